/** Canonical JSON against RFC 8785's own examples and an independent implementation. */

import canonicalize from 'canonicalize';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalBytes, canonicalJson } from '../../src/protocol/canonical.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';

describe('RFC 8785', () => {
  test('the example of section 3.2.2', () => {
    const input = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    expect(canonicalJson(JSON.parse(input))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  test('keys sort by UTF-16 code unit (section 3.2.3)', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];
    const text = canonicalJson(Object.fromEntries(keys.map((key) => [key, null])));
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33'];
    expect(Object.keys(JSON.parse(text) as object).filter((key) => key !== '1')).toEqual(
      sorted.filter((key) => key !== '1'),
    );
    expect(text).toBe(`{${sorted.map((key) => `${JSON.stringify(key)}:null`).join(',')}}`);
  });

  test.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('the number with the bits %s is %s (appendix B)', (bits, text) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0x${bits}`));
    expect(canonicalJson(view.getFloat64(0))).toBe(text);
  });
});

const jsonValue = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 });

test('agrees with the package "canonicalize" on any JSON value', () => {
  fc.assert(
    fc.property(jsonValue, (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
    { numRuns: 2000 },
  );
});

test('reads back as the same value, whatever order its keys came in', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), jsonValue), (object) => {
      const reversed = Object.fromEntries(Object.entries(object).reverse());
      const text = canonicalJson(object);
      expect(canonicalJson(reversed)).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(new TextDecoder().decode(canonicalBytes(object))).toBe(text);
    }),
  );
});

test('a key "toJSON" or "__proto__" is a key like any other', () => {
  expect(canonicalJson(JSON.parse('{"toJSON":"x","b":1,"__proto__":{"z":1,"a":2},"a":2}'))).toBe(
    '{"__proto__":{"a":2,"z":1},"a":2,"b":1,"toJSON":"x"}',
  );
});

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;

test.each([
  ['undefined', undefined],
  ['an undefined property', { a: undefined }],
  ['an undefined element', [undefined]],
  ['a hole', new Array(1)],
  ['NaN', NaN],
  ['infinity', [Infinity]],
  ['a bigint', 1n],
  ['a symbol', Symbol('s')],
  ['a function', { toJSON: () => 'x' }],
  ['a date', new Date(0)],
  ['a map', new Map([['a', 1]])],
  ['bytes', new Uint8Array(2)],
  ['a lone surrogate', 'a\ud800b'],
  ['a lone surrogate in a key', { 'a\udc00': 1 }],
  ['a cycle', cyclic],
])('refuses %s', (_what, value) => {
  expect(() => canonicalJson(value)).toThrow(TypeError);
});

test('SHA-256 of a text and of its bytes are one (FIPS 180 example)', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Hex(new TextEncoder().encode('é€😀'))).toBe(sha256Hex('é€😀'));
});
