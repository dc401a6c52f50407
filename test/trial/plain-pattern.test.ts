/** Expressions that the language's own engine runs, held against RE2. */

import * as fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { plainPattern } from '../../src/trial/plain-pattern.ts';

describe('a plain expression', () => {
  it.each([
    'src/generated/.*',
    'migrations/00[0-4][01]_.*',
    '(build|vendor)/.*',
    'config/environments/production\\.yml',
    '^ab+$',
    'a(b|c|d)(e|f)g?',
    '(((a|b)|c)|d|e)',
    '\\bword\\b',
    '(?:a|b|)c',
    '\\d\\d-\\w',
    '',
  ])('is %s', (source) => {
    expect(plainPattern(source)).not.toBeNull();
  });

  it.each([
    ['a repeated group', '(ab)*'],
    ['a counted repetition', 'a{2}'],
    ['two repetitions', 'a*b*'],
    ['two optional characters', 'a?b?'],
    ['more ways through it than a few', '(a|a)(b|b)(c|c)(d|d)'],
    ['the same in one group', '(a|b|c|d|e|f|g|h|i|j|k|l|m)'],
    ['the same, nested', '((a|b)|(c|(d|e)))((a|b)|c)'],
    ['a repeated repetition', 'a**'],
    ['a lazy repetition', 'a*?'],
    ['a repeated boundary', '\\b*'],
    ['a flag', '(?i)a'],
    ['a look-ahead', 'a(?=b)'],
    ['a back-reference', '(a)\\1'],
    ['a class of what is not', '[^a]'],
    ['a class with an escape', '[\\d]'],
    ['a range that runs backwards', '[z-a]'],
    ['white space, which the two see differently', '\\s'],
    ['a letter of another script', 'é'],
    ['an open group', '(a'],
    ['a closed one', 'a)'],
    ['a brace', 'a{'],
    ['a lonely backslash', 'a\\'],
    ['a property', '\\pL'],
  ])('is not %s', (_what, source) => {
    expect(plainPattern(source)).toBeNull();
  });

  it('is over at once for every text that a rubric can hold, whoever wrote it', () => {
    // The most ways, the repetition where it hurts most, and a text on which all of them fail at its very end.
    const sources = [
      '(a|a|a)(a|a)(a|a)a*b',
      '(.|.|.)(.|.)(.|.).*b',
      '(a|a|a|a|a|a|a|a|a|a|a|a)a*b',
      'a*(a|a|a)(a|a)(a|a)b',
    ];
    for (const source of sources) {
      const plain = plainPattern(source);
      expect(plain, source).not.toBeNull();
      expect(plain?.test('a'.repeat(4200))).toBe(false);
    }
    // What took for ever before ways were counted is RE2's.
    for (const source of [
      `${'(a|a)'.repeat(38)}b`,
      `${'a?'.repeat(66)}${'a'.repeat(66)}b`,
      `${String.raw`(.|\w|[a-z])`.repeat(15)}0`,
    ]) {
      expect(plainPattern(source)).toBeNull();
    }
  });

  it('means what it means to RE2, over thousands of expressions and texts', () => {
    const part = fc.constantFrom(
      ...[
        'a',
        'b',
        'ab',
        '.',
        '\\.',
        '\\/',
        '\\d',
        '\\w',
        '[ab]',
        '[a-c0]',
        '[a_ ]',
        '-',
        '/',
        '_',
        ' ',
        '|',
        '(',
        '(?:',
        ')',
      ],
      ...['?', '*', '+', '^', '$', '\\b', '\\(', 'a?', '.*', '[0-9]+', '\\w*', 'é', '{2}', '\\s', '"', '#', '&', '~'],
    );
    const text = fc.string({
      unit: fc.constantFrom(
        ...[
          'a',
          'b',
          'c',
          '.',
          '/',
          '0',
          '9',
          '_',
          ' ',
          '-',
          '\n',
          '\r',
          '\u2028',
          'é',
          '\u{1f600}',
          '(',
          '"',
          '#',
          '&',
          '~',
        ],
      ),
      maxLength: 12,
    });
    let compared = 0;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.array(text, { minLength: 1, maxLength: 6 }), (parts, texts) => {
        const source = parts.join('');
        const plain = plainPattern(source);
        if (plain === null) return;
        // What is plain is an expression for RE2 too: otherwise its own message would be lost.
        const re2 = RE2JS.compile(source);
        const whole = new RegExp(`^(?:${plain.source})$`, 'u');
        for (const each of texts) {
          compared += 1;
          expect([plain.test(each), whole.test(each)], `${source} on ${JSON.stringify(each)}`).toEqual([
            re2.test(each),
            re2.testExact(each),
          ]);
        }
      }),
      { numRuns: 8000 },
    );
    expect(compared).toBeGreaterThan(3000);
  });
});
