/** The strict reader: what it accepts is what every JSON reader agrees on; everything else has a code and a place. */

import { describe, expect, test } from 'vitest';
import { readStrictJson } from '../../src/protocol/strict-json.ts';
import type { StrictLimits } from '../../src/protocol/strict-json.ts';
import { codesOf, utf8, valueOf } from './helpers.ts';

const read = (text: string, limits?: StrictLimits) => readStrictJson(utf8(text), 'f.json', limits);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('refuses, with a code and a place', () => {
  test.each<[what: string, text: string, code: string, place: string]>([
    ['nothing', '', 'syntax', '1:1'],
    ['white space only', ' \n ', 'syntax', '2:2'],
    ['a word', 'hello', 'syntax', '1:1'],
    ['a misspelt word', '[tru]', 'syntax', '1:2'],
    ['NaN', '[NaN]', 'syntax', '1:2'],
    ['Infinity', '[-Infinity]', 'syntax', '1:3'],
    ['a trailing comma in an array', '[1,]', 'syntax', '1:4'],
    ['a trailing comma in an object', '{"a":1,}', 'syntax', '1:8'],
    ['a missing comma', '[1 2]', 'syntax', '1:4'],
    ['a missing colon', '{"a" 1}', 'syntax', '1:6'],
    ['a bare key', '{a:1}', 'syntax', '1:2'],
    ['single quotes', "['a']", 'syntax', '1:2'],
    ['an open array', '[1,\n', 'syntax', '2:1'],
    ['an open object', '{"a":', 'syntax', '1:6'],
    ['an open text', '["ab', 'syntax', '1:5'],
    ['an open escape', '["ab\\', 'syntax', '1:5'],
    ['a comment', '[1, // x\n2]', 'syntax', '1:5'],
    ['a vertical tab as white space', '[\u000b1]', 'syntax', '1:2'],
    ['a no-break space as white space', '[\u00a01]', 'syntax', '1:2'],
    ['a second value', '{} {}', 'trailing-text', '1:4'],
    ['a NUL at the end', '1\u0000', 'trailing-text', '1:2'],
    ['an unknown escape', '["\\x41"]', 'syntax', '1:3'],
    ['a short unicode escape', '["\\u12"]', 'syntax', '1:3'],
    ['a signed unicode escape', '["\\u+123"]', 'syntax', '1:3'],
    ['a raw control character', '["a\tb"]', 'control-character', '1:4'],
    ['a raw line break', '["a\nb"]', 'control-character', '1:4'],
    ['a raw NUL', '["\u0000"]', 'control-character', '1:3'],
    ['a control character after an escape', '["\\n\u0001"]', 'control-character', '1:5'],
    ['a leading zero', '[01]', 'syntax', '1:2'],
    ['a plus sign', '[+1]', 'syntax', '1:2'],
    ['a bare point', '[.5]', 'syntax', '1:2'],
    ['an open fraction', '[1.]', 'syntax', '1:2'],
    ['an open exponent', '[1e]', 'syntax', '1:2'],
    ['an open signed exponent', '[1e+]', 'syntax', '1:2'],
    ['a bare minus', '[-]', 'syntax', '1:3'],
    ['hexadecimal', '[0x10]', 'syntax', '1:3'],
    ['two equal keys', '{"a":1,\n "a":2}', 'duplicate-key', '2:2'],
    ['two equal keys, one escaped', '{"a":1,"\\u0061":2}', 'duplicate-key', '1:8'],
    ['two equal keys deep down', '[{"x":[{"b":1,"b":1}]}]', 'duplicate-key', '1:15'],
    ['two __proto__ keys', '{"__proto__":1,"__proto__":2}', 'duplicate-key', '1:16'],
    ['a lone high surrogate', '["\\ud800"]', 'lone-surrogate', '1:3'],
    ['a lone low surrogate', '["\\udc00x"]', 'lone-surrogate', '1:3'],
    ['two high surrogates', '["\\ud800\\ud800\\udc00"]', 'lone-surrogate', '1:3'],
    ['a high surrogate before another escape', '["\\ud800\\n"]', 'lone-surrogate', '1:3'],
    ['a high surrogate before a private character', '["\\ud800\\ue000"]', 'lone-surrogate', '1:3'],
    ['a lone surrogate in a key', '{"\\ud800":1}', 'lone-surrogate', '1:3'],
    ['negative zero', '[-0]', 'negative-zero', '1:2'],
    ['negative zero with a fraction', '[-0.0]', 'negative-zero', '1:2'],
    ['negative zero with an exponent', '[-0e5]', 'negative-zero', '1:2'],
    ['an integer beyond 2^53 - 1', '[9007199254740992]', 'unsafe-integer', '1:2'],
    ['a negative integer beyond 2^53 - 1', '[-9007199254740993]', 'unsafe-integer', '1:2'],
    ['overflow', '[1e309]', 'number-overflow', '1:2'],
    ['negative overflow', '[-1e400]', 'number-overflow', '1:2'],
    ['underflow', '[1e-400]', 'lossy-number', '1:2'],
    ['negative underflow', '[-1e-400]', 'lossy-number', '1:2'],
    ['an absurd exponent', `[1e-${'9'.repeat(400)}]`, 'lossy-number', '1:2'],
    ['a fraction with too many digits', '[0.1000000000000000055511151231257827]', 'lossy-number', '1:2'],
    ['an integral fraction that rounds', '[9007199254740993.0]', 'lossy-number', '1:2'],
    ['nesting', nested(33), 'too-deep', '1:33'],
  ])('%s', (_what, text, code, place) => {
    const parsed = read(text);
    expect(parsed.ok).toBe(false);
    expect(parsed.findings.map((finding) => `${finding.code} ${finding.line}:${finding.column}`)).toEqual([
      `${code} ${place}`,
    ]);
  });
});

describe('accepts', () => {
  test.each<[what: string, text: string]>([
    ['a bare scalar', ' "x" '],
    ['every escape', '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\uD83D\\uDE00"'],
    ['zero with an absurd exponent', '0e99999999999999999999'],
    ['an exponent', '1e2'],
    ['a trailing zero', '0.10'],
    ['many trailing zeros', `0.5${'0'.repeat(100_000)}`],
    ['zeros cancelled by an exponent', `1${'0'.repeat(400)}e-400`],
    ['the largest safe integer', '9007199254740991'],
    ['the largest double', '1.7976931348623157e308'],
    ['the smallest double', '5e-324'],
    ['a large power of ten', '1e22'],
    ['empty containers', '[{},[],""]'],
    ['an empty key', '{"":1}'],
    ['keys that differ by normal form', '{"\u00e9":1,"e\u0301":2}'],
    ['nesting at the limit', nested(32)],
    ['U+2028 in a text', '"\u2028"'],
  ])('%s', (_what, text) => {
    expect(valueOf(read(text)).value).toEqual(JSON.parse(text));
  });
});

test('"__proto__" is an own property and changes nothing else', () => {
  const { value } = valueOf(read('{"__proto__":{"admin":true},"constructor":1}'));
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect((value as { admin?: boolean }).admin).toBeUndefined();
});

describe('bytes', () => {
  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...utf8(part)] : part)));

  test.each<[what: string, input: Uint8Array, code: string, place: string]>([
    ['a byte order mark', bytes([0xef, 0xbb, 0xbf], '{}'), 'byte-order-mark', '1:1'],
    ['UTF-16', bytes([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), 'not-utf8', '1:1'],
    ['Latin-1', bytes('{\n "caf', [0xe9], '": 1}'), 'not-utf8', '2:6'],
    ['Latin-1 after real replacement characters', bytes('["\ufffd\ufffd', [0xe9], '"]'), 'not-utf8', '1:5'],
    ['a cut sequence', bytes('["', [0xe2, 0x82]), 'not-utf8', '1:3'],
    ['an overlong slash', bytes('["', [0xc0, 0xaf], '"]'), 'not-utf8', '1:3'],
    ['an encoded surrogate', bytes('["', [0xed, 0xa0, 0x80], '"]'), 'not-utf8', '1:3'],
    ['beyond Unicode', bytes('["', [0xf5, 0x80, 0x80, 0x80], '"]'), 'not-utf8', '1:3'],
  ])('refuses %s', (_what, input, code, place) => {
    const parsed = readStrictJson(input, 'f.json');
    expect(parsed.findings.map((finding) => `${finding.code} ${finding.line}:${finding.column}`)).toEqual([
      `${code} ${place}`,
    ]);
  });

  test('a byte order mark inside a text is a character', () => {
    expect(valueOf(read('"\ufeff"')).value).toBe('\ufeff');
  });
});

describe('limits', () => {
  test('size counts bytes and is checked first', () => {
    expect(codesOf(read('"éé"', { maxBytes: 5 }))).toEqual(['too-large']);
    expect(read('"éé"', { maxBytes: 6 }).ok).toBe(true);
    expect(codesOf(read('!'.repeat(10), { maxBytes: 9 }))).toEqual(['too-large']);
    expect(codesOf(read(' '.repeat(1024 * 1024) + '1'))).toEqual(['too-large']);
  });

  test('depth can be set but never beyond what the reader can hold', () => {
    expect(read(nested(3), { maxDepth: 3 }).ok).toBe(true);
    expect(codesOf(read(nested(3), { maxDepth: 2 }))).toEqual(['too-deep']);
    expect(codesOf(read(nested(500_000), { maxDepth: 1_000_000 }))).toEqual(['too-deep']);
    expect(codesOf(read('{"a":'.repeat(100_000)))).toEqual(['too-deep']);
  });

  test('values and keys', () => {
    expect(read('[1,2,3]', { maxValues: 4 }).ok).toBe(true);
    expect(codesOf(read('[1,2,3,4]', { maxValues: 4 }))).toEqual(['too-many-values']);
    expect(codesOf(read(`[${'{},'.repeat(60_000)}1]`))).toEqual(['too-many-values']);
    const members = (count: number) => `{${Array.from({ length: count }, (_, index) => `"${index}":0`).join(',')}}`;
    expect(read(members(10_000)).ok).toBe(true);
    expect(codesOf(read(members(10_001)))).toEqual(['too-many-keys']);
  });

  test('a megabyte of digits is one number', () => {
    expect(codesOf(read('9'.repeat(1_000_000)))).toEqual(['number-overflow']);
    expect(codesOf(read(`0.${'3'.repeat(1_000_000)}`))).toEqual(['lossy-number']);
    expect(codesOf(read(`1e-${'3'.repeat(1_000_000)}`))).toEqual(['lossy-number']);
    expect(codesOf(read(`"${'\\'.repeat(1_000_001)}`))).toEqual(['syntax']);
  });
});

describe('reports as much as can be read', () => {
  test('every problem that does not end the reading, in order, with its field', () => {
    const parsed = read('{"a":-0,\n"b":[1e400,{"c":"\\udfff","c":1}],\r\n"a":2,"d":12345678901234567890}');
    expect(parsed.findings.map(({ code, line, column, field }) => [code, line, column, field])).toEqual([
      ['negative-zero', 1, 6, 'a'],
      ['number-overflow', 2, 6, 'b[0]'],
      ['lone-surrogate', 2, 18, 'b[1].c'],
      ['duplicate-key', 2, 26, 'b[1].c'],
      ['duplicate-key', 3, 1, 'a'],
      ['unsafe-integer', 3, 11, 'd'],
    ]);
  });

  test('a syntax error ends it and names where it stands', () => {
    const parsed = read('{"a":{"b":1,"b":2,"c":[1,{"d":-0},{x}]}}');
    expect(parsed.findings.map(({ code, field }) => [code, field])).toEqual([
      ['duplicate-key', 'a.b'],
      ['negative-zero', 'a.c[1].d'],
      ['syntax', 'a.c[2]'],
    ]);
  });

  test('a syntax error between two values belongs to what holds them', () => {
    expect(read('{"a":[1 2]}').findings.map((finding) => finding.field)).toEqual(['a']);
    expect(read('{"a":{"b":1 "c":2}}').findings.map((finding) => finding.field)).toEqual(['a']);
    expect(read('[[1],[2] 3]').findings.map((finding) => finding.field)).toEqual(['']);
  });

  test('a hundred problems are listed, the rest counted, the end always shown', () => {
    const many = read(`[${'-0,'.repeat(999)}-0]`);
    expect(many.findings).toHaveLength(101);
    expect(many.findings.at(-1)).toMatchObject({ code: 'more-findings', severity: 'error' });
    expect(many.findings.at(-1)?.message).toContain('900 ');
    const broken = read(`[${'-0,'.repeat(999)}-`);
    expect(codesOf(broken).slice(-2)).toEqual(['syntax', 'more-findings']);
  });

  test('messages never carry the text of the file unescaped', () => {
    const parsed = read('{"\\u001b[31m\\r\\n::error::x\u202e":1,"\\u001b[31m\\r\\n::error::x\u202e":2}');
    expect(parsed.findings[0]?.message).toMatch(/^[\x20-\x7e]*$/);
    expect(parsed.findings[0]?.field).toMatch(/^[\x20-\x7e]*$/);
  });
});

describe('positions', () => {
  const text = '{\r\n  "a": [1,\n\t{ "é😀": "x" }],\r  "\\u0062": null,\n\n"": {"": 3}}';
  const document = valueOf(read(text));

  test.each<[path: (string | number)[], value: string, key: string]>([
    [[], '1:1', '1:1'],
    [['a'], '2:8', '2:3'],
    [['a', 0], '2:9', '2:9'],
    [['a', 1], '3:2', '3:2'],
    [['a', 1, 'é😀'], '3:11', '3:4'],
    [['b'], '4:13', '4:3'],
    [[''], '6:5', '6:1'],
    [['', ''], '6:10', '6:6'],
  ])('%j', (path, value, key) => {
    const at = document.locate(path);
    const keyAt = document.locateKey(path);
    expect(`${at.line}:${at.column}`).toBe(value);
    expect(`${keyAt.line}:${keyAt.column}`).toBe(key);
  });

  test('a missing path is its closest ancestor', () => {
    expect(document.locate(['a', 1, 'missing', 3])).toEqual(document.locate(['a', 1]));
    expect(document.locate(['b', 'missing'])).toEqual(document.locate(['b']));
    expect(document.locate(['missing'])).toEqual({ line: 1, column: 1 });
  });
});
