/** Key codecs against OpenSSL's and Node's own output, and what must never be taken for a key. */

import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  decodePrivateKey,
  decodePublicKey,
  keyIdOf,
  pkcs8Pem,
  signingKeyFromSeed,
  spkiDer,
  spkiPem,
} from '../../src/evidence/keys.ts';
import { RFC_8032, SMALL_ORDER_ENCODINGS } from './ed25519-vectors.ts';
import { missingTools, testWithTools } from '../support/tools.ts';

const SEED = Uint8Array.from(Buffer.from(RFC_8032[0]!.seed, 'hex'));
const KEY = signingKeyFromSeed(SEED)!;

function problemOf(decoded: { ok: boolean; problem?: string }): string {
  expect(decoded.ok).toBe(false);
  return decoded.problem ?? '';
}

describe('key id', () => {
  test('is the SHA-256 of the SPKI DER: the fingerprint that the protocol’s first implementation prints for RFC 8032 TEST 1', () => {
    expect(KEY.keyId).toBe('06e3fd8fda29bb60ab59557de61edb0aecdb231134be30e75b455f8e1b792fa9');
    expect(keyIdOf(KEY.raw)).toBe(KEY.keyId);
  });
});

describe('public keys', () => {
  test('PEM and DER equal what Node writes', () => {
    const node = createPublicKey({ key: Buffer.from(spkiDer(KEY.raw)), format: 'der', type: 'spki' });
    expect(node.asymmetricKeyType).toBe('ed25519');
    expect(spkiPem(KEY.raw)).toBe(node.export({ format: 'pem', type: 'spki' }));
  });

  test.each([
    ['PEM', spkiPem(KEY.raw)],
    ['PEM without its last line feed', spkiPem(KEY.raw).trimEnd()],
    ['PEM with carriage returns', spkiPem(KEY.raw).replaceAll('\n', '\r\n')],
    ['base64 DER', Buffer.from(spkiDer(KEY.raw)).toString('base64')],
  ])('%s is read', (_, text) => {
    expect(decodePublicKey(text)).toEqual({ ok: true, value: { raw: KEY.raw, keyId: KEY.keyId } });
  });

  test.each([
    ['nothing', ''],
    [
      'an RSA key',
      generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'pem', type: 'spki' }),
    ],
    ['an X25519 key', generateKeyPairSync('x25519').publicKey.export({ format: 'pem', type: 'spki' })],
    ['an Ed448 key', generateKeyPairSync('ed448').publicKey.export({ format: 'pem', type: 'spki' })],
    [
      'a P-256 key',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'pem', type: 'spki' }),
    ],
    ['the bare 32 bytes', Buffer.from(KEY.raw).toString('base64')],
    ['base64 without padding', Buffer.from(spkiDer(KEY.raw)).toString('base64').replace(/=+$/u, '')],
    ['URL-safe base64', Buffer.from(spkiDer(Buffer.alloc(32, 0xff))).toString('base64url')],
    ['a byte after the key', Buffer.from([...spkiDer(KEY.raw), 0]).toString('base64')],
    ['a blank inside the base64', spkiPem(KEY.raw).replace('MCow', 'MCow ')],
    ['text before the PEM', `key: ${spkiPem(KEY.raw)}`],
    ['two keys', spkiPem(KEY.raw) + spkiPem(KEY.raw)],
  ])('%s is refused', (_, text) => {
    expect(problemOf(decodePublicKey(String(text)))).toMatch(/expected an Ed25519 public key/u);
  });

  test('a private key in the place of a public one is refused, where node:crypto would take it', () => {
    const pem = pkcs8Pem(SEED);
    expect(createPublicKey(pem).asymmetricKeyType).toBe('ed25519');
    const problem = problemOf(decodePublicKey(pem));
    expect(problem).toMatch(/private key/u);
    expect(problem).not.toContain(pem.split('\n')[1]);
  });

  test.each(SMALL_ORDER_ENCODINGS)('small-order point %s is refused', (encoding) => {
    const der = Buffer.from(spkiDer(Buffer.from(encoding, 'hex'))).toString('base64');
    expect(problemOf(decodePublicKey(der))).toMatch(/unsafe Ed25519 public key/u);
  });
});

describe('private keys', () => {
  test('PKCS#8 equals what Node writes', () => {
    expect(pkcs8Pem(SEED)).toBe(createPrivateKey(pkcs8Pem(SEED)).export({ format: 'pem', type: 'pkcs8' }));
  });

  test.each([
    ['PKCS#8 PEM', pkcs8Pem(SEED)],
    ['PKCS#8 PEM with carriage returns and no last line feed', pkcs8Pem(SEED).trimEnd().replaceAll('\n', '\r\n')],
    ['PKCS#8 base64 DER', pkcs8Pem(SEED).split('\n')[1]!],
    ['hex seed', Buffer.from(SEED).toString('hex')],
    ['upper-case hex seed with a line feed', `${Buffer.from(SEED).toString('hex').toUpperCase()}\n`],
    ['base64 seed', Buffer.from(SEED).toString('base64')],
  ])('%s is read', (_, text) => {
    expect(decodePrivateKey(text)).toEqual({ ok: true, value: KEY });
  });

  test.each([
    ['nothing', '  \n', /empty/u],
    ['a public key', spkiPem(KEY.raw), /"PUBLIC KEY"/u],
    [
      'an OpenSSH key',
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----',
      /"OPENSSH/u,
    ],
    ['an RSA key', rsaPem(), /expected an Ed25519 private key/u],
    [
      'an X25519 key',
      generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' }),
      /expected an Ed25519/u,
    ],
    ['31 bytes', Buffer.from(SEED.subarray(1)).toString('hex'), /expected an Ed25519 private key/u],
    ['a seed with a stray digit', `${Buffer.from(SEED).toString('hex')}0`, /expected an Ed25519 private key/u],
  ])('%s is refused without repeating it', (_, text, pattern) => {
    const secret = String(text).trim();
    const problem = problemOf(decodePrivateKey(String(text)));
    expect(problem).toMatch(pattern);
    for (const line of secret.split('\n').filter((part) => part.length > 8 && !part.startsWith('-----'))) {
      expect(problem).not.toContain(line);
    }
  });

  test('a seed of another length gives no key', () => {
    expect(signingKeyFromSeed(SEED.subarray(1))).toBeNull();
  });
});

function rsaPem(): string {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString();
}

testWithTools(missingTools('openssl'), 'a key made by openssl is read, and its public half equals openssl’s', () => {
  const pem = execFileSync('openssl', ['genpkey', '-algorithm', 'ed25519'], { encoding: 'utf8' });
  const decoded = decodePrivateKey(pem);
  if (!decoded.ok) throw new Error(decoded.problem);
  expect(pkcs8Pem(decoded.value.seed)).toBe(pem);
  expect(spkiPem(decoded.value.raw)).toBe(
    execFileSync('openssl', ['pkey', '-pubout'], { input: pem, encoding: 'utf8' }),
  );
});
