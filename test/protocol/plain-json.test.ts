/** The quick reading of JSON against the reader that finds everything: it may give up, and must never let anything pass. */

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonReader } from '../../src/protocol/json-reader.ts';
import { readPlainJson, readPlainText } from '../../src/protocol/plain-json.ts';
import { utf8 } from './helpers.ts';

const DEPTH = 32;
const VALUES = 50_000;

const quick = (text: string, depth = DEPTH, values = VALUES) => readPlainText(text, depth, values);

/** What the reader makes of a text in which it finds nothing; null when there is anything to say. */
function careful(text: string, depth = DEPTH, values = VALUES): { readonly value: unknown } | null {
  const reader = new JsonReader(text, depth, values);
  const value = reader.readDocument();
  return reader.broken || reader.problemCount > 0 || reader.protoKeys.length > 0 ? null : { value };
}

describe('a document in its usual spelling', () => {
  it.each([
    '{"a":1,"b":[true,false,null,"x"]}',
    ' {\n  "a" : 1 ,\r\n\t"b" : [ ]\n}\n',
    '"a \\" b \\\\ c \\n é \u{1f600} \u2028"',
    '[0,1.5,-2,1e-7,9007199254740991]',
    '"braces { } [ ] , : in a text"',
    '"white \\t space   kept"',
  ])('is read at once: %s', (text) => {
    expect(quick(text)).not.toBeNull();
    expect(quick(text)).toEqual(careful(text));
  });

  it('is read at once however it is laid out', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 1, 2, '\t'), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const read = quick(text);
        if (careful(text) === null || /\d{16}|\\u|"__proto__"|e\+/u.test(text)) return;
        expect(read).not.toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe('whatever somebody may want to hide', () => {
  it.each([
    ['two equal keys', '{"a":1,"a":2}'],
    ['two equal keys, one spelt with an escape', '{"a":1,"\\u0061":2}'],
    ['negative zero', '[-0]'],
    ['a number that loses digits', '[0.10000000000000000001]'],
    ['an unsafe integer', '[9007199254740993]'],
    ['an unsafe integer that survives', '[9007199254740992]'],
    ['an overflow', '[1e400]'],
    ['half a surrogate pair', '["\\ud800"]'],
    ['half a surrogate pair in capitals', '["\\uD800"]'],
    ['the key that schemas overlook', '{"__proto__":{"a":1}}'],
    ['the same, nested', '{"a":[{"__proto__":1}]}'],
    ['a second document', '{} {}'],
    ['no document', ''],
    ['a trailing comma', '[1,]'],
    ['a comment', '[1] // one'],
    ['a byte order mark', '\ufeff{}'],
    ['a space that JSON does not know', '[1,\u00a02]'],
  ])('%s is left to the reader', (_what, text) => {
    expect(quick(text)).toBeNull();
  });

  it('passes only what the careful reader reads as the same value, over thousands of broken documents', () => {
    const piece = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"b"',
        '"__proto__"',
        '"\\u0061"',
        '"\\ud83d"',
        '"\ud83d\ude00"',
        '"\\""',
      ],
      ...[
        '0',
        '-0',
        '1',
        '1.0',
        '1e5',
        '0.1',
        '9007199254740992',
        '1e400',
        'true',
        'null',
        ' ',
        '\n',
        '\\',
        '"',
        '\u2028',
      ],
    );
    let passed = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.jsonValue({ maxDepth: 3 }), fc.nat(), (pieces, value, at) => {
        const whole = JSON.stringify(value);
        const cut = at % (whole.length + 1);
        for (const text of [pieces.join(''), whole.slice(0, cut) + pieces.slice(0, 2).join('') + whole.slice(cut)]) {
          const read = quick(text, 4, 40);
          if (read === null) continue;
          passed += 1;
          expect(read).toEqual(careful(text, 4, 40));
        }
      }),
      { numRuns: 4000 },
    );
    expect(passed).toBeGreaterThan(200);
  });
});

describe('bounds', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it('are those of the careful reader, to the level and the value', () => {
    for (const depth of [1, 2, 5, 32]) {
      expect(quick(nested(depth), depth)).not.toBeNull();
      expect(quick(nested(depth + 1), depth)).toBeNull();
      expect(careful(nested(depth), depth)).not.toBeNull();
      expect(careful(nested(depth + 1), depth)).toBeNull();
    }
    const list = (length: number): string => JSON.stringify(Array.from({ length }, () => 0));
    expect(quick(list(9), DEPTH, 10)).not.toBeNull();
    expect(quick(list(10), DEPTH, 10)).toBeNull();
    expect(careful(list(10), DEPTH, 10)).toBeNull();
  });

  it('leave an object of very many keys to the reader, and a nesting that ends the stack', () => {
    const keys = (count: number): string =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 0])));
    expect(quick(keys(9000))).not.toBeNull();
    expect(quick(keys(10_001))).toBeNull();
    expect(quick(nested(500_000))).toBeNull();
  });

  it('do not end the stack of the expression that leaves out the white space', () => {
    const text = JSON.stringify(
      { a: 'x y'.repeat(1_500_000), b: '\\"'.repeat(500_000), c: ' '.repeat(1_000_000) },
      null,
      2,
    );
    expect(quick(text)).toEqual({ value: JSON.parse(text) as unknown });
  });
});

describe('bytes', () => {
  it('are UTF-8, without a mark, within the limit', () => {
    expect(readPlainJson(utf8('{"é":1}'))).toEqual({ value: { é: 1 } });
    expect(readPlainJson(Uint8Array.from([0x22, 0xff, 0x22]))).toBeNull();
    expect(readPlainJson(Uint8Array.from([0xef, 0xbb, 0xbf, 0x31]))).toBeNull();
    expect(readPlainJson(utf8('"abc"'), { maxBytes: 4 })).toBeNull();
    expect(readPlainJson(utf8('"abc"'), { maxBytes: 5 })).toEqual({ value: 'abc' });
  });
});
