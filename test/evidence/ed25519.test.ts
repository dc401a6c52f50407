/** One answer everywhere: the reference verifier and node:crypto agree on every key that may be trusted. */

import { createPublicKey, verify as nodeVerify } from 'node:crypto';
import { Point } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicKeyOf, publicKeyProblem, signMessage, verifySignature } from '../../src/evidence/ed25519.ts';
import { spkiDer } from '../../src/evidence/keys.ts';
import { RFC_8032, SMALL_ORDER_ENCODINGS, SPECCHECK, WYCHEPROOF, WYCHEPROOF_KEY } from './ed25519-vectors.ts';

const ORDER = Point.CURVE().n;
const TORSION = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05');

function hex(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'hex'));
}

function node(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.from(spkiDer(publicKey)), format: 'der', type: 'spki' });
  return nodeVerify(null, message, key, signature);
}

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * index)) & 255n));
}

function toBigInt(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** A signature by the holder of the scalar `a` whose R is any point `r·B + T`, made as an attacker would make it. */
function craft(a: bigint, r: bigint, torsion: Point, message: Uint8Array): { key: Uint8Array; signature: Uint8Array } {
  const key = Point.BASE.multiply(a).toBytes();
  const commitment = Point.BASE.multiply(r).add(torsion).toBytes();
  const challenge = toBigInt(sha512(Uint8Array.from([...commitment, ...key, ...message]))) % ORDER;
  return { key, signature: Uint8Array.from([...commitment, ...littleEndian((r + challenge * a) % ORDER)]) };
}

function isPointWhenReadLeniently(encoding: Uint8Array): boolean {
  try {
    Point.fromBytes(encoding, true);
    return true;
  } catch {
    return false;
  }
}

describe('known answers', () => {
  test.each(RFC_8032)('RFC 8032 $name', ({ seed, publicKey, message, signature }) => {
    expect(Buffer.from(publicKeyOf(hex(seed))).toString('hex')).toBe(publicKey);
    expect(Buffer.from(signMessage(hex(message), hex(seed))).toString('hex')).toBe(signature);
    expect(verifySignature(hex(publicKey), hex(message), hex(signature))).toBe(true);
    expect(node(hex(publicKey), hex(message), hex(signature))).toBe(true);
  });

  test.each(WYCHEPROOF)('Wycheproof $tcId', ({ message, signature, valid }) => {
    expect(publicKeyProblem(hex(WYCHEPROOF_KEY))).toBeNull();
    expect(verifySignature(hex(WYCHEPROOF_KEY), hex(message), hex(signature))).toBe(valid);
    expect(node(hex(WYCHEPROOF_KEY), hex(message), hex(signature))).toBe(valid);
  });

  test('a signature of another length is refused, not an error', () => {
    const [first] = WYCHEPROOF;
    const good = hex(first!.signature);
    for (const bad of [good.subarray(0, 63), Uint8Array.from([...good, 0]), new Uint8Array(0), good.subarray(0, 32)]) {
      expect(verifySignature(hex(WYCHEPROOF_KEY), hex(first!.message), bad)).toBe(false);
    }
  });
});

describe('keys that may be trusted', () => {
  test.each(SMALL_ORDER_ENCODINGS)('small order is refused: %s', (encoding) => {
    expect(publicKeyProblem(hex(encoding))).not.toBeNull();
  });

  test('a point with a small-order part is refused, for each of the seven such parts', () => {
    let part = TORSION;
    for (let index = 1; index < 8; index += 1) {
      const mixed = Point.BASE.multiply(12345n).add(part).toBytes();
      expect(publicKeyProblem(mixed)).toMatch(/outside the prime-order subgroup/u);
      part = part.add(TORSION);
    }
    expect(part.is0()).toBe(true);
  });

  test('bytes off the curve and of the wrong length are refused', () => {
    // y = 2 has no x on the curve.
    expect(publicKeyProblem(littleEndian(2n))).toMatch(/not a reduced encoding/u);
    expect(publicKeyProblem(new Uint8Array(31))).toMatch(/has 32 bytes, this one has 31/u);
  });

  test('an unreduced encoding of a point is refused', () => {
    const p = Point.CURVE().p;
    // Nineteen values of y fit twice into 255 bits; the lenient decoder tells which of them are points at all.
    const unreduced = Array.from({ length: 19 }, (_, y) => littleEndian(BigInt(y) + p)).filter(
      isPointWhenReadLeniently,
    );
    expect(unreduced.length).toBeGreaterThan(2);
    for (const encoding of unreduced) expect(publicKeyProblem(encoding)).toMatch(/not a reduced encoding/u);
  });

  test('every key made from a seed is accepted', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (seed) => {
        expect(publicKeyProblem(publicKeyOf(seed))).toBeNull();
      }),
      { numRuns: 25 },
    );
  });
});

describe('agreement of the reference and node:crypto', () => {
  test.each(SPECCHECK)('$what', ({ publicKey, message, signature }) => {
    const [key, text, sig] = [hex(publicKey), hex(message), hex(signature)];
    if (publicKeyProblem(key) === null) {
      expect(verifySignature(key, text, sig)).toBe(node(key, text, sig));
    } else {
      // Verifiers disagree on such a key; it never gets as far as a signature check.
      expect(verifySignature(key, text, sig)).toBe(false);
    }
  });

  test('a sound key with a small-order part in R: both refuse, although the equation with the cofactor holds', () => {
    const message = new TextEncoder().encode('equipoise');
    let torsion = TORSION;
    for (let index = 1; index < 8; index += 1) {
      const { key, signature } = craft(987654321n, 1234567n + BigInt(index), torsion, message);
      expect(publicKeyProblem(key)).toBeNull();
      expect(node(key, message, signature)).toBe(false);
      expect(verifySignature(key, message, signature)).toBe(false);
      torsion = torsion.add(TORSION);
    }
    const clean = craft(987654321n, 1234567n, Point.ZERO, message);
    expect(node(clean.key, message, clean.signature)).toBe(true);
    expect(verifySignature(clean.key, message, clean.signature)).toBe(true);
  });

  test('S + L is refused by both', () => {
    const message = new TextEncoder().encode('equipoise');
    const { key, signature } = craft(31337n, 4242n, Point.ZERO, message);
    const shifted = littleEndian(toBigInt(signature.subarray(32)) + ORDER);
    const malleable = Uint8Array.from([...signature.subarray(0, 32), ...shifted]);
    expect(verifySignature(key, message, malleable)).toBe(false);
    expect(node(key, message, malleable)).toBe(false);
  });

  test('good and damaged signatures of any key over any message', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.uint8Array({ maxLength: 200 }),
        fc.nat({ max: 511 }),
        fc.boolean(),
        (seed, message, bit, damage) => {
          const key = publicKeyOf(seed);
          const signature = signMessage(message, seed);
          if (damage) signature[bit >> 3] = signature[bit >> 3]! ^ (1 << (bit & 7));
          expect(verifySignature(key, message, signature)).toBe(!damage);
          expect(node(key, message, signature)).toBe(!damage);
        },
      ),
      { numRuns: 60 },
    );
  });
});
