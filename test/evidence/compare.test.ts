/** Differences are named by field, and there are none exactly when the canonical JSON is equal. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonDifferences } from '../../src/evidence/compare.ts';
import { canonicalJson } from '../../src/protocol/canonical.ts';

describe('differences of two JSON values', () => {
  test.each<[unknown, unknown, readonly string[]]>([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, []],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }, ['a.b[1]']],
    [{ a: { b: [1, 2] } }, { a: { b: [1] } }, ['a.b']],
    [{ a: 1 }, {}, ['a']],
    [{}, { a: 1 }, ['a']],
    [{ a: null }, {}, ['a']],
    [{ a: [] }, { a: {} }, ['a']],
    [{ a: '1' }, { a: 1 }, ['a']],
    [1, 2, ['']],
    [{ toString: 1 }, {}, ['toString']],
    [JSON.parse('{"__proto__":1}'), {}, ['__proto__']],
  ])('%j and %j', (found, expected, fields) => {
    expect(jsonDifferences(found, expected).map(({ field }) => field)).toEqual(fields);
  });

  test('show both values, escaped and cut', () => {
    const [difference] = jsonDifferences({ a: `x\n${'y'.repeat(500)}` }, { a: 0 });
    expect(difference!.found).toMatch(/^"x\\n/u);
    expect(difference!.found.length).toBeLessThan(120);
    expect(difference!.expected).toBe('0');
  });

  test('are at most as many as asked for', () => {
    const many = Array.from({ length: 50 }, (_, index) => index);
    expect(
      jsonDifferences(
        many,
        many.map((value) => value + 1),
        4,
      ),
    ).toHaveLength(4);
  });

  test('are none exactly when the canonical JSON is equal', () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(jsonDifferences(a, structuredClone(a))).toEqual([]);
        expect(jsonDifferences(a, b).length === 0).toBe(canonicalJson(a) === canonicalJson(b));
      }),
    );
  });
});
