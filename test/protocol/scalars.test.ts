/** Scalars, paths and names against independent descriptions of the same rules. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestName } from '../../src/protocol/closest.ts';
import { formatPath, quote } from '../../src/protocol/document.ts';
import { portablePath, portablePathProblem } from '../../src/protocol/safe-path.ts';
import { safeSegment } from '../../src/protocol/safe-segment.ts';
import { gitCommit, identifier, packageId, patternRule, sha256, text, timestamp } from '../../src/protocol/scalars.ts';

/** Texts that come close to a rule's edges far more often than random ones. */
const near = (...pieces: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 6 })
    .map((parts) => parts.join(''));

const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

describe('patterns are the rules of the original, plus the stricter ones', () => {
  const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
    schema.safeParse(value).success;

  test('identifier', () => {
    const rule = (value: string) =>
      /^[A-Za-z0-9][A-Za-z0-9._/-]{0,127}$/.test(value) &&
      !value.includes('..') &&
      !value.includes('//') &&
      !/\b(?:sk-|api[_-]?key|bearer\s|token=|password=)/i.test(value);
    const value = near(
      'a',
      '.',
      '/',
      '-',
      '_',
      'sk-',
      'SK-',
      'Api_Key',
      'apikey',
      'bearer ',
      'token=',
      '\n',
      'x'.repeat(127),
    );
    fc.assert(
      fc.property(value, (each) => accepts(identifier, each) === rule(each)),
      { numRuns: 5000 },
    );
  });

  test('text', () => {
    const schema = text(64);
    const rule = (value: string) =>
      value !== '' &&
      value === value.trim() &&
      Array.from(value).length <= 64 &&
      !/\b(?:sk-[A-Za-z0-9_-]{8,}|bearer\s+\S+|password\s*[=:])/i.test(value) &&
      !CONTROL.test(value);
    const value = near(
      ' ',
      'a',
      '\ufeff',
      '\u00a0',
      'sk-',
      '12345678',
      'Bearer',
      'PASSWORD',
      ':',
      '=',
      '\u2028',
      '\u{1f600}',
      'x'.repeat(63),
    );
    fc.assert(
      fc.property(value, (each) => accepts(schema, each) === rule(each)),
      { numRuns: 5000 },
    );
  });

  test('portable path, and its explanation', () => {
    const rule = (value: string) =>
      accepts(text(512), value) &&
      !value.includes('\\') &&
      !/^(?:~|[A-Za-z]:)/.test(value) &&
      !value.split('/').some((segment) => ['', '.', '..'].includes(segment));
    const value = near('/', 'a', '.', '..', './', '~', 'C:', '\\', 'b/', ' ', '\n', 'sk-12345678', 'x'.repeat(511));
    fc.assert(
      fc.property(value, (each) => {
        const expected = rule(each);
        return accepts(portablePath, each) === expected && (portablePathProblem(each) === null) === expected;
      }),
      { numRuns: 5000 },
    );
  });

  test('package id', () => {
    const value = near('-', 'a', '0', 'A', '_', '\n');
    fc.assert(
      fc.property(value, (each) => accepts(packageId, each) === /^[a-z0-9]+(?:[a-z0-9-]*[a-z0-9])?$/.test(each)),
      { numRuns: 3000 },
    );
  });

  test('timestamp is what toISOString writes for four-digit years', () => {
    const two = fc.integer({ min: 0, max: 61 }).map((part) => String(part).padStart(2, '0'));
    const year = fc.integer({ min: 0, max: 9999 }).map((part) => String(part).padStart(4, '0'));
    const leap = fc.constantFrom('1900', '2000', '2023', '2024', '2100', '0000', '0400');
    const day = fc.oneof(
      fc.tuple(two, two).map((parts) => parts.join('-')),
      fc.constantFrom('02-28', '02-29', '02-30', '04-31', '12-31'),
    );
    const stamp = fc
      .tuple(fc.oneof(year, leap), day, two, two, two)
      .map(([years, date, hours, minutes, seconds]) => `${years}-${date}T${hours}:${minutes}:${seconds}.000Z`);
    const canonical = (value: string) => {
      const time = Date.parse(value);
      return !Number.isNaN(time) && new Date(time).toISOString() === value && /^\d{4}-/.test(value);
    };
    fc.assert(
      fc.property(stamp, (each) => accepts(timestamp, each) === canonical(each)),
      { numRuns: 5000 },
    );
    const real = fc.date({
      noInvalidDate: true,
      min: new Date('0000-01-01'),
      max: new Date('9999-12-31T23:59:59.999Z'),
    });
    fc.assert(fc.property(real, (date) => accepts(timestamp, date.toISOString())));
  });

  test('hashes and commits', () => {
    expect(accepts(sha256, 'a'.repeat(64))).toBe(true);
    expect(accepts(gitCommit, 'a'.repeat(40))).toBe(true);
    for (const bad of ['a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(64)}\n`])
      expect(accepts(sha256, bad)).toBe(false);
  });

  test('every rule explains any value that it refuses', () => {
    const schemas = [identifier, text(10), portablePath, packageId, timestamp, sha256, gitCommit];
    const value = near('a', 'sk-12345678', '/', '..', ' ', '\n', '-', 'x'.repeat(600));
    fc.assert(
      fc.property(fc.constantFrom(...schemas), value, (schema, each) => {
        const result = schema.safeParse(each);
        for (const issue of result.error?.issues ?? []) {
          const rule =
            issue.code === 'invalid_format' && issue.pattern !== undefined ? patternRule(issue.pattern) : undefined;
          expect(rule?.explain(each)).toMatch(/^[A-Z].*\.$/);
        }
      }),
    );
  });
});

describe('safe segments', () => {
  const id = fc.oneof(
    near('a', 'A', '/', '.', 'con', 'CON', 'nul.', 'COM1', '-', 'é', 'e\u0301', '~', 'x'.repeat(119)),
    fc.string({ unit: 'binary' }),
  );
  /** What the most forgiving file system makes of a name. */
  const folded = (name: string) => name.normalize('NFC').toLowerCase();

  test('different identifiers never meet, whatever the file system folds', () => {
    const pairs = fc.oneof(
      fc.tuple(id, id),
      id.map((each) => [each, each.toUpperCase()] as const),
      id.map((each) => [each, each.toLowerCase()] as const),
      id.map((each) => [each, each.normalize('NFD')] as const),
      id.map((each) => [each, safeSegment(each)] as const),
      id.map((each) => [each, each.replaceAll('/', '-')] as const),
    );
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        if (a !== b) expect(folded(safeSegment(a))).not.toBe(folded(safeSegment(b)));
      }),
      { numRuns: 5000 },
    );
  });

  test('a segment is a plain short name everywhere', () => {
    fc.assert(
      fc.property(id, (each) => {
        const segment = safeSegment(each);
        expect(segment).toMatch(/^[a-z0-9][a-z0-9._~-]{0,119}$/);
        expect(segment).not.toMatch(/\.$/);
        expect(segment).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/);
      }),
      { numRuns: 3000 },
    );
  });

  test.each(['review-v2', 'a', 'a.b_c-1', '0', 'console', 'com10x'])('%s names itself', (each) => {
    expect(safeSegment(each)).toBe(each);
  });
});

describe('quoting', () => {
  test('shows what is visible and escapes the rest', () => {
    expect(quote('plain é 😀')).toBe('"plain é 😀"');
    expect(quote('a"b\\c\n\r\t\u0000\u001b\u00a0\u200b\u202e\ufeff\ud800\u{e0001}')).toBe(
      String.raw`"a\"b\\c\n\r\t\u0000\u001b\u00a0\u200b\u202e\ufeff\ud800\u{e0001}"`,
    );
    expect(quote('x'.repeat(61))).toBe(`"${'x'.repeat(60)}…" (61 characters)`);
    expect([null, true, 1.5, [1, 2], { a: 1 }, undefined].map(quote)).toEqual([
      'null',
      'true',
      '1.5',
      'an array of 2',
      'an object',
      'nothing',
    ]);
  });

  test('formats paths', () => {
    expect(formatPath([])).toBe('');
    expect(formatPath(['candidates', 0, 'skillPath'])).toBe('candidates[0].skillPath');
    expect(formatPath(['a.b', 'c'])).toBe('["a.b"].c');
    expect(formatPath(Array.from({ length: 100 }, () => 'abcdef')).length).toBeLessThanOrEqual(201);
  });
});

describe('closest name', () => {
  const known = ['maxCostUsd', 'maxRequests', 'pairs', 'id'];
  test.each([
    ['maxCostUSD', 'maxCostUsd'],
    ['maxcostusd', 'maxCostUsd'],
    ['maxReqeusts', 'maxRequests'],
    ['pair', 'pairs'],
    ['prais', null],
    ['apirs', 'pairs'],
    ['ID', 'id'],
    ['ix', null],
    ['entirely', null],
    ['x'.repeat(100_000), null],
  ])('%s: %s', (word, expected) => {
    expect(closestName(word, known)).toBe(expected);
  });
});
