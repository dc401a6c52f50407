/** The envelope has exactly one spelling, and what is signed is the DSSE encoding of type and payload. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBase64, encodeBase64 } from '../../src/evidence/base64.ts';
import {
  decodeEnvelope,
  encodeEnvelope,
  preAuthenticationEncoding,
  STATEMENT_PAYLOAD_TYPE,
  type Envelope,
} from '../../src/evidence/dsse.ts';

const utf8 = new TextEncoder();
const ENVELOPE: Envelope = {
  payloadType: STATEMENT_PAYLOAD_TYPE,
  payload: utf8.encode('{"_type":"x"}!'),
  keyId: 'ab'.repeat(32),
  signature: Uint8Array.from({ length: 64 }, (_, index) => 255 - index * 3),
};
const TEXT = new TextDecoder().decode(encodeEnvelope(ENVELOPE));
/** 14 bytes: the last base64 group holds two bytes, and the digit before the padding has two spare bits. */
const PAYLOAD = encodeBase64(ENVELOPE.payload);
const SIG = encodeBase64(ENVELOPE.signature);

describe('pre-authentication encoding', () => {
  test('the vector of the DSSE specification', () => {
    const pae = preAuthenticationEncoding('http://example.com/HelloWorld', utf8.encode('hello world'));
    expect(new TextDecoder().decode(pae)).toBe('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
  });

  test('lengths are bytes, not characters, and an empty body keeps its blank', () => {
    const pae = preAuthenticationEncoding('é', new Uint8Array(0));
    expect(new TextDecoder().decode(pae)).toBe('DSSEv1 2 é 0 ');
  });

  test('different pairs of type and body never give the same bytes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (typeA, bodyA, typeB, bodyB) => {
        const a = preAuthenticationEncoding(typeA, utf8.encode(bodyA));
        const b = preAuthenticationEncoding(typeB, utf8.encode(bodyB));
        expect(Buffer.compare(a, b) === 0).toBe(typeA === typeB && bodyA === bodyB);
      }),
    );
  });
});

describe('one spelling', () => {
  test('a written envelope is read back, and is one line of JSON in canonical order', () => {
    expect(decodeEnvelope(encodeEnvelope(ENVELOPE))).toEqual({ ok: true, value: ENVELOPE });
    expect(TEXT).toBe(
      `{"payload":"${PAYLOAD}","payloadType":"application/vnd.in-toto+json",` +
        `"signatures":[{"keyid":"${ENVELOPE.keyId}","sig":"${SIG}"}]}\n`,
    );
  });

  test.each([
    ['nothing', ''],
    ['no last line feed', TEXT.trimEnd()],
    ['a second line feed', `${TEXT}\n`],
    ['a carriage return', TEXT.replace('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['a blank', TEXT.replace('":"', '": "')],
    ['indented', `${JSON.stringify(JSON.parse(TEXT), null, 2)}\n`],
    ['fields in another order', TEXT.replace(/^\{("payload":"[^"]*"),("payloadType":"[^"]*")/u, '{$2,$1')],
    ['keyid and sig in another order', TEXT.replace(/("keyid":"[^"]*"),("sig":"[^"]*")/u, '$2,$1')],
    ['an extra field', TEXT.replace(/\}\n$/u, ',"x":1}\n')],
    ['an extra field in the signature', TEXT.replace('"}]', '","x":1}]')],
    ['a field twice', TEXT.replace('{"payload"', '{"payload":"","payload"')],
    ['a field twice, equal', TEXT.replace('{"payload"', `{"payload":"${PAYLOAD}","payload"`)],
    ['a __proto__ field', TEXT.replace('{"payload"', '{"__proto__":{},"payload"')],
    ['a field missing', TEXT.replace(/"payloadType":"[^"]*",/u, '')],
    ['an escaped letter', TEXT.replace('"payload"', '"payloa\\u0064"')],
    ['an escaped slash', TEXT.replace('application/', 'application\\/')],
    ['another payload type', TEXT.replace('in-toto', 'in-toty')],
    ['no signature', TEXT.replace(/\[.*\]/u, '[]')],
    ['two signatures', TEXT.replace(/\[(.*)\]/u, '[$1,$1]')],
    ['the signature as an object', TEXT.replace(/\[(.*)\]/u, '$1')],
    ['an array', `[${TEXT.trimEnd()}]\n`],
    ['a keyid in upper case', TEXT.replace(ENVELOPE.keyId, ENVELOPE.keyId.toUpperCase())],
    ['a short keyid', TEXT.replace(ENVELOPE.keyId, ENVELOPE.keyId.slice(0, 8))],
    ['a keyid that is a number', TEXT.replace(`"${ENVELOPE.keyId}"`, '1')],
    ['a payload that is null', TEXT.replace(`"${PAYLOAD}"`, 'null')],
    ['a signature that is null', TEXT.replace(`"${SIG}"`, 'null')],
    ['base64 without padding', TEXT.replace(PAYLOAD, PAYLOAD.replace('=', ''))],
    ['base64 with too much padding', TEXT.replace(PAYLOAD, PAYLOAD.replace('=', '=='))],
    ['base64 with spare bits set', TEXT.replace(PAYLOAD, nextDigitBeforePadding(PAYLOAD))],
    ['base64 with an escaped line feed', TEXT.replace(PAYLOAD, `${PAYLOAD.slice(0, 4)}\\n${PAYLOAD.slice(4)}`)],
    ['base64 with blanks', TEXT.replace(PAYLOAD, `    ${PAYLOAD}`)],
    ['URL-safe base64', TEXT.replace(SIG, SIG.replaceAll('+', '-').replaceAll('/', '_'))],
    ['bytes after the padding', TEXT.replace(PAYLOAD, `${PAYLOAD}QQ==`)],
    ['a signature of 63 bytes', TEXT.replace(SIG, encodeBase64(ENVELOPE.signature.subarray(1)))],
    ['a signature of 65 bytes', TEXT.replace(SIG, encodeBase64(Uint8Array.from([...ENVELOPE.signature, 0])))],
  ])('%s is refused', (_, text) => {
    expect(text).not.toBe(TEXT);
    const decoded = decodeEnvelope(utf8.encode(text));
    expect(decoded.ok ? '' : decoded.problem).not.toBe('');
    expect(decoded.ok).toBe(false);
  });

  test('bytes that are not UTF-8 are refused', () => {
    expect(decodeEnvelope(Uint8Array.of(...encodeEnvelope(ENVELOPE), 0xff)).ok).toBe(false);
  });

  test('whatever is read is written back as the same bytes', () => {
    fc.assert(
      fc.property(fc.nat({ max: TEXT.length - 1 }), fc.nat({ max: 255 }), (index, value) => {
        const bytes = encodeEnvelope(ENVELOPE);
        bytes[index] = value;
        const decoded = decodeEnvelope(bytes);
        if (decoded.ok) expect(Buffer.compare(encodeEnvelope(decoded.value), bytes)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('base64', () => {
  test('agrees with Node on canonical text and refuses every spelling that Node merely tolerates', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(encodeBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
      }),
    );
    for (const tolerated of ['QQ', 'Q Q==', 'QQ==!!', 'QR==', 'Q===', 'QQ=', '=', 'QQ==QQ==', 'Q-==', 'QQ==\n']) {
      expect(decodeBase64(tolerated)).toBeNull();
    }
  });
});

function nextDigitBeforePadding(text: string): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return text.replace(/.(?==+$)/u, (digit) => digits[digits.indexOf(digit) + 1] ?? '!');
}
