/** Expressions of rubrics: linear or refused. */

import { describe, expect, it } from 'vitest';
import '../../src/trial/pattern-engine.ts';
import { compilePattern, patternOf } from '../../src/trial/patterns.ts';

const message = (source: string): string => {
  const result = compilePattern(source);
  return result.ok ? '' : result.message;
};

describe('a pattern', () => {
  it('finds within a text and matches the whole of one', () => {
    const pattern = patternOf('(?i)retr(y|ies)');
    expect(pattern.find('It RETRIES for ever')).toBe(true);
    expect(pattern.matches('It retries')).toBe(false);
    expect(pattern.matches('retry')).toBe(true);
    expect(patternOf('src/generated/.*').matches('src/generated/a.ts')).toBe(true);
    expect(patternOf('src/generated/.*').matches('not/src/generated/a.ts')).toBe(false);
  });

  it.each(['a(?=b)', 'a(?!b)', '(?<=a)b', '(?<!a)b'])('refuses look-around: %s', (source) => {
    expect(message(source)).toMatch(/Look-ahead and look-behind/);
  });

  it.each(['(a)\\1', '(?<n>a)\\k<n>'])('refuses back-references: %s', (source) => {
    expect(message(source)).toMatch(/Back-references/);
  });

  it.each(['(?>a)', 'a++', 'a{2}+'])('refuses what only backtracking needs: %s', (source) => {
    expect(message(source)).toMatch(/Atomic groups/);
  });

  it.each(['(', '[z-a]', 'a**', '\\C', 'a{1001}', '((a{100}){100}){100}'])('refuses %s as no expression', (source) => {
    expect(message(source)).toMatch(/RE2 syntax/);
  });

  it('refuses an expression whose program is too large to run often', () => {
    expect(message('(?:abcdefghijklmnopqrstuvwxyz){90}')).toMatch(/too large/);
    expect(message('(?:abcdefghijklmnopqrstuvwxyz){9}')).toBe('');
  });

  it('escapes what it quotes', () => {
    expect(message('(\u001B[31m')).not.toContain('\u001B');
  });

  // A backtracking engine does not end on any of these within the lifetime of the test run.
  it.each(['^(a+)+$', '^(a|aa)+$', '(a*)*b', '^(.*a){20}$', '(x+x+)+y'])('runs %s on long hostile texts', (source) => {
    const text = `${'a'.repeat(20_000)}x${'x'.repeat(20_000)}!`;
    expect(patternOf(source).matches(text)).toBe(false);
  });

  it('is the same when it is asked for again, also after many others', () => {
    const first = patternOf('abc');
    expect(patternOf('abc')).toBe(first);
    for (let index = 0; index < 600; index += 1) patternOf(`x${index}`);
    expect(patternOf('abc').find('xabcx')).toBe(true);
  });
});
