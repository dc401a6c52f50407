/** trust.json decides whom to believe, so every way to make it say two things at once is refused. */

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signingKeyFromSeed, spkiDer } from '../../src/evidence/keys.ts';
import {
  encodeTrust,
  parseTrust,
  rawKeyOf,
  trustedKey,
  trustSha256,
  TRUST_SCHEMA_VERSION,
  validityProblem,
  type TrustedKey,
} from '../../src/evidence/trust.ts';

const KEY = signingKeyFromSeed(new Uint8Array(32).fill(1))!;
const OTHER = signingKeyFromSeed(new Uint8Array(32).fill(2))!;
const ENTRY = trustedKey(KEY.raw, '2026-01-01T00:00:00.000Z', 'runner');

function file(...keys: readonly unknown[]): Uint8Array {
  return new TextEncoder().encode(JSON.stringify({ schemaVersion: TRUST_SCHEMA_VERSION, keys }));
}

function without(entry: TrustedKey, field: keyof TrustedKey): unknown {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
}

function codes(bytes: Uint8Array): readonly string[] {
  return parseTrust(bytes, 'trust.json').findings.map((finding) => `${finding.code} ${finding.field}`);
}

describe('a trust root', () => {
  test('is written and read back', () => {
    const root = {
      schemaVersion: TRUST_SCHEMA_VERSION,
      keys: [ENTRY, trustedKey(OTHER.raw, ENTRY.validFrom)],
    } as const;
    const bytes = encodeTrust({ ...root, keys: [...root.keys] });
    const parsed = parseTrust(bytes, 'trust.json');
    expect(parsed).toEqual({ ok: true, value: root, findings: [] });
    expect(rawKeyOf(ENTRY)).toEqual(KEY.raw);
    expect(trustSha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('may hold no key, and a key as base64 DER', () => {
    expect(codes(file())).toEqual([]);
    expect(codes(file({ ...ENTRY, publicKey: Buffer.from(spkiDer(KEY.raw)).toString('base64') }))).toEqual([]);
  });

  test('names each key by its own digest', () => {
    expect(codes(file({ ...ENTRY, keyId: OTHER.keyId }))).toEqual(['trust-key-id keys[0].keyId']);
  });

  test('holds each key once, so that a second entry cannot lift a revocation', () => {
    const revoked = { ...ENTRY, revoked: { at: ENTRY.validFrom, reason: 'Lost.' } };
    expect(codes(file(revoked, ENTRY))).toEqual(['trust-key-twice keys[1].keyId']);
  });

  test('refuses a key that anyone can sign for', () => {
    const identity = Uint8Array.from({ length: 32 }, (_, index) => (index === 0 ? 1 : 0));
    expect(codes(file({ ...ENTRY, publicKey: Buffer.from(spkiDer(identity)).toString('base64') }))).toEqual([
      'trust-key-refused keys[0].publicKey',
    ]);
  });

  test('refuses a validity that ends before it begins', () => {
    expect(codes(file({ ...ENTRY, validUntil: ENTRY.validFrom }))).toEqual(['trust-validity keys[0].validUntil']);
  });

  test.each<[string, (entry: TrustedKey) => unknown]>([
    ['another algorithm', (entry) => ({ ...entry, algorithm: 'Ed25519ph' })],
    ['an unknown field', (entry) => ({ ...entry, revokedAt: null })],
    ['a missing revocation', (entry) => without(entry, 'revoked')],
    ['a missing end', (entry) => without(entry, 'validUntil')],
    ['a time without milliseconds', (entry) => ({ ...entry, validFrom: '2026-01-01T00:00:00Z' })],
    ['a key id in upper case', (entry) => ({ ...entry, keyId: entry.keyId.toUpperCase() })],
    ['a revocation without a reason', (entry) => ({ ...entry, revoked: { at: entry.validFrom } })],
  ])('refuses %s', (_, change) => {
    expect(parseTrust(file(change(ENTRY)), 'trust.json').ok).toBe(false);
  });

  test('reports every fault at once', () => {
    const faults = codes(
      file({ ...ENTRY, keyId: OTHER.keyId, validUntil: ENTRY.validFrom }, { ...ENTRY, keyId: OTHER.keyId }),
    );
    expect(faults).toHaveLength(4);
  });
});

describe('validity', () => {
  const key = { ...ENTRY, validUntil: '2026-06-01T00:00:00.000Z' };
  test.each([
    ['2025-12-31T23:59:59.999Z', /before the key became valid/u],
    ['2026-01-01T00:00:00.000Z', null],
    ['2026-05-31T23:59:59.999Z', null],
    ['2026-06-01T00:00:00.000Z', /retired/u],
  ])('a signature made at %s', (at, problem) => {
    if (problem === null) expect(validityProblem(key, at)).toBeNull();
    else expect(validityProblem(key, at)).toMatch(problem);
  });

  test('a key without an end stays valid', () => {
    expect(validityProblem(ENTRY, '2099-01-01T00:00:00.000Z')).toBeNull();
  });
});
