/** The strict reader against `JSON.parse` and exact arithmetic, on generated, mutated and hostile texts. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberProblem } from '../../src/protocol/json-number.ts';
import { readStrictJson } from '../../src/protocol/strict-json.ts';
import { codesOf, utf8, valueOf } from './helpers.ts';

const read = (text: string) => readStrictJson(utf8(text), 'f.json');

/** What every reader agrees on: any text, and numbers that are not negative zero or integers beyond 2^53 - 1. */
const number = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .filter((value) => !Object.is(value, -0) && !(/^-?\d+$/.test(String(value)) && !Number.isSafeInteger(value)));
const scalar = fc.oneof(fc.string({ unit: 'binary' }), number, fc.maxSafeInteger(), fc.boolean(), fc.constant(null));
const key = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', 'constructor', 'toJSON', '0', '', 'a'),
);
const { value: iJson } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

/** Any spelling of the same value: white space between tokens, escapes inside texts. */
const space = fc.infiniteStream(fc.constantFrom('', '', ' ', '\n', '\r\n', '\t', '\r'));
const spelt = fc.tuple(iJson, space).map(([value, spaces]) => {
  const next = () => spaces.next().value as string;
  const text = JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"|[[\]{}:,]/g, (token) => `${next()}${token}${next()}`);
  return { value, text };
});

describe('on I-JSON', () => {
  test('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(spelt, ({ value, text }) => {
        const document = valueOf(read(text));
        expect(document.value).toEqual(JSON.parse(text));
        expect(JSON.stringify(document.value)).toBe(JSON.stringify(value));
      }),
      { numRuns: 3000 },
    );
  });

  test('locates every value and key at its own text', () => {
    fc.assert(
      fc.property(spelt, ({ text }) => {
        const document = valueOf(read(text));
        for (const [path, value] of walk(document.value, [])) {
          expect(text.slice(offsetOf(text, document.locate(path)))).toSatisfy((rest: string) =>
            rest.startsWith(
              typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[' : '{') : JSON.stringify(value),
            ),
          );
          const last = path.at(-1);
          const keyText = text.slice(offsetOf(text, document.locateKey(path)));
          if (typeof last === 'string') expect(keyText.startsWith(JSON.stringify(last))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Refusals of texts that `JSON.parse` reads, after which the reading goes on. */
const NOTED = new Set([
  'duplicate-key',
  'lone-surrogate',
  'negative-zero',
  'unsafe-integer',
  'number-overflow',
  'lossy-number',
  'more-findings',
]);

function agrees(text: string): void {
  const parsed = read(text);
  const lenient = leniently(text);
  if (parsed.ok) {
    expect(lenient).toEqual({ value: parsed.value.value });
    return;
  }
  const endings = codesOf(parsed).filter((code) => !NOTED.has(code));
  if (lenient === null) expect(endings).toHaveLength(1);
  else expect(endings.filter((code) => code !== 'too-deep')).toEqual([]);
}

const SEEDS = [
  '{"schemaVersion":1,"list":[1,-2.5e-3,true,null,"\\u00e9\\ud83d\\ude00"],"a":{"b":{}}}',
  '{"__proto__":{"a":1},"__proto__":2,"constructor":{"prototype":[]}}',
  '[-0,0.0,-0.0e1,1e400,1e-400,9007199254740993,0.1000000000000000055,01,1.,.5,+1]',
  '["\\ud800","\\udc00\\ud800","\\u12","\\x","\u0001","a\\',
  '{"a":1,"a":2,"\\u0061":3}',
  '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]',
  '\ufeff{}',
  '{"a":1}}',
  '[1,]',
  '"\u2028\u0085\ud83d\ude00"',
];

describe('on anything else', () => {
  test.each(SEEDS)('agrees with JSON.parse, or is stricter for a known reason: %j', (text) => {
    agrees(text);
  });

  test('the same after any small damage', () => {
    const snippet = fc.constantFrom(
      ...Array.from('{}[]",:\\-+.eE0123456789 \n\t\u0000ux'),
      '\\ud83d',
      '\\u',
      '"a":',
      'null',
      '1e',
      '__proto__',
      'é',
      '😀',
    );
    const damage = fc.record({ at: fc.nat(), remove: fc.nat({ max: 3 }), insert: fc.oneof(fc.constant(''), snippet) });
    const text = fc.oneof(
      fc.constantFrom(...SEEDS),
      spelt.map((each) => each.text),
    );
    fc.assert(
      fc.property(text, fc.array(damage, { minLength: 1, maxLength: 4 }), (base, damages) => {
        let damaged = base;
        for (const { at, remove, insert } of damages) {
          const start = at % (damaged.length + 1);
          damaged = damaged.slice(0, start) + insert + damaged.slice(start + remove);
        }
        // Half a pair cannot be encoded in UTF-8 at all.
        fc.pre(!/\p{Surrogate}/u.test(damaged));
        agrees(damaged);
      }),
      { numRuns: 5000 },
    );
  });

  test('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const parsed = readStrictJson(bytes, 'f.json');
        if (!parsed.ok) expect(parsed.findings.length).toBeGreaterThan(0);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('numbers against exact rationals', () => {
  const digits = fc.stringMatching(/^[0-9]{1,25}$/);
  const literal = fc
    .tuple(
      fc.boolean(),
      fc.oneof(digits, fc.constantFrom('0', '1', '5', '9007199254740993')),
      fc.option(digits),
      fc.option(fc.integer({ min: -40, max: 40 })),
    )
    .map(([minus, whole, fraction, exponent]) => {
      const head = `${minus ? '-' : ''}${whole.replace(/^0+(?=\d)/, '')}`;
      return `${head}${fraction === null ? '' : `.${fraction}`}${exponent === null ? '' : `e${exponent}`}`;
    });

  test('a literal passes exactly when the text of its double is the same rational', () => {
    fc.assert(
      fc.property(literal, (text) => {
        const value = Number(text);
        const same = sameRational(text, String(value));
        const isZero = value === 0 && same;
        const expected = isZero
          ? !text.startsWith('-')
          : same && !(/^-?\d+$/.test(text) && !Number.isSafeInteger(value));
        expect(numberProblem(text, value) === null).toBe(expected);
      }),
      { numRuns: 5000 },
    );
  });

  test('the text of every double passes', () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(numberProblem(String(value), value)).toBeNull();
        expect(numberProblem(value.toExponential(), value)).toBeNull();
      }),
      { numRuns: 5000 },
    );
  });
});

/** Compares two decimal literals as integers over a common power of ten. */
function sameRational(a: string, b: string): boolean {
  const [left, right] = [rational(a), rational(b)];
  const scale = Math.min(left.exponent, right.exponent);
  const lift = (part: { digits: bigint; exponent: number }) => part.digits * 10n ** BigInt(part.exponent - scale);
  return lift(left) === lift(right);
}

function rational(text: string): { digits: bigint; exponent: number } {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const magnitude = BigInt(whole.replace('-', '') + fraction);
  return { digits: text.startsWith('-') ? -magnitude : magnitude, exponent: Number(exponent) - fraction.length };
}

function leniently(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function* walk(value: unknown, path: (string | number)[]): Generator<[path: (string | number)[], value: unknown]> {
  yield [path, value];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* walk(item, [...path, name]);
  }
}

/** The other way round: line and column to offset, with lines split independently of the code under test. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  return lines.slice(0, line - 1).reduce((sum, each) => sum + each.length, 0) + column - 1;
}
