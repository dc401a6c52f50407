/**
 * Signing keys as people keep them: PKCS#8 or a bare seed for the secret half, SPKI for the public half.
 *
 * Every decoder is total: it returns a value or one sentence saying what is wrong, and that sentence never repeats
 * any part of what was read, because what was read may be a secret in the wrong place.
 *
 * Sources: RFC 8410 (Ed25519 in SPKI and PKCS#8), RFC 7468 (PEM).
 */

import { sha256Hex } from '../protocol/digest.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { concatBytes, equalBytes, hexBytes } from './bytes.ts';
import { PUBLIC_KEY_BYTES, publicKeyOf, publicKeyProblem, SEED_BYTES } from './ed25519.ts';

export { publicKeyProblem, signMessage, verifySignature, type VerifySignature } from './ed25519.ts';

export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string };

export interface PublicKey {
  /** 32 bytes, accepted by `publicKeyProblem`. */
  readonly raw: Uint8Array;
  /** Lower-case hex SHA-256 of the SPKI DER encoding, 64 characters. */
  readonly keyId: string;
}

export interface SigningKey extends PublicKey {
  /** 32 secret bytes. */
  readonly seed: Uint8Array;
}

/** SEQUENCE { SEQUENCE { OID 1.3.101.112 }, BIT STRING of 32 bytes }: the only DER form of an Ed25519 public key. */
const SPKI_PREFIX = Uint8Array.of(0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00);
/** SEQUENCE { 0, SEQUENCE { OID 1.3.101.112 }, OCTET STRING { OCTET STRING of 32 bytes } }, as OpenSSL and Node write it. */
const PKCS8_PREFIX = Uint8Array.of(0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20);

const PUBLIC_KEY_HINT = 'expected an Ed25519 public key, SPKI as PEM ("-----BEGIN PUBLIC KEY-----") or as base64 DER';
const PRIVATE_KEY_HINT =
  'expected an Ed25519 private key: PKCS#8 PEM ("-----BEGIN PRIVATE KEY-----"), its base64 DER, or a 32-byte seed in hex or base64';

/** SPKI DER, 44 bytes. */
export function spkiDer(raw: Uint8Array): Uint8Array {
  return concatBytes(SPKI_PREFIX, raw);
}

/** SPKI PEM with a final line feed, byte for byte what `openssl pkey -pubout` prints. */
export function spkiPem(raw: Uint8Array): string {
  return pem('PUBLIC KEY', spkiDer(raw));
}

/** PKCS#8 PEM with a final line feed, byte for byte what `openssl genpkey -algorithm ed25519` prints. */
export function pkcs8Pem(seed: Uint8Array): string {
  return pem('PRIVATE KEY', concatBytes(PKCS8_PREFIX, seed));
}

/** Name of a key: lower-case hex SHA-256 of its SPKI DER. */
export function keyIdOf(raw: Uint8Array): string {
  return sha256Hex(spkiDer(raw));
}

/** The key pair of a 32-byte seed; null when the seed has another length. */
export function signingKeyFromSeed(seed: Uint8Array): SigningKey | null {
  if (seed.length !== SEED_BYTES) return null;
  const raw = publicKeyOf(seed);
  return { seed: Uint8Array.from(seed), raw, keyId: keyIdOf(raw) };
}

/** Reads a public key that is about to be trusted: SPKI as PEM or base64 DER, strict about both the text and the point. */
export function decodePublicKey(text: string): Decoded<PublicKey> {
  const trimmed = trim(text);
  if (trimmed.includes('PRIVATE KEY')) {
    // node:crypto would quietly derive the public half. A secret where a public key belongs is an accident to stop.
    return refuse('this is a private key; it must not stand here, and having stood here it must be replaced');
  }
  const der = trimmed.startsWith('-----') ? derOfPem('PUBLIC KEY', trimmed) : decodeBase64(trimmed);
  if (der === null) return refuse(PUBLIC_KEY_HINT);
  const raw = withoutPrefix(SPKI_PREFIX, der, PUBLIC_KEY_BYTES);
  if (raw === null) return refuse(`${PUBLIC_KEY_HINT}; this is another kind of key or another encoding`);
  const problem = publicKeyProblem(raw);
  return problem === null
    ? { ok: true, value: { raw, keyId: keyIdOf(raw) } }
    : refuse(`unsafe Ed25519 public key: ${problem}`);
}

/** Reads a private key as it stands in a secret: PKCS#8 PEM, base64 of its DER, or the seed in hex or base64. */
export function decodePrivateKey(text: string): Decoded<SigningKey> {
  const trimmed = trim(text);
  if (trimmed === '') return refuse(`the key is empty; ${PRIVATE_KEY_HINT}`);
  if (trimmed.startsWith('-----')) {
    const foreign = /^-----BEGIN ((?:ENCRYPTED|OPENSSH|RSA|EC|DSA) PRIVATE KEY|PUBLIC KEY|CERTIFICATE)-----/u.exec(
      trimmed,
    );
    if (foreign !== null) return refuse(`this is a PEM "${foreign[1] ?? ''}"; ${PRIVATE_KEY_HINT}`);
    return fromPkcs8(derOfPem('PRIVATE KEY', trimmed));
  }
  const seed = trimmed.length === SEED_BYTES * 2 ? hexBytes(trimmed) : null;
  const bytes = seed ?? decodeBase64(trimmed);
  const key = bytes === null ? null : signingKeyFromSeed(bytes);
  return key === null ? fromPkcs8(bytes) : { ok: true, value: key };
}

function fromPkcs8(der: Uint8Array | null): Decoded<SigningKey> {
  const seed = der === null ? null : withoutPrefix(PKCS8_PREFIX, der, SEED_BYTES);
  const key = seed === null ? null : signingKeyFromSeed(seed);
  return key === null
    ? refuse(`this is not a key in a form known here; ${PRIVATE_KEY_HINT}`)
    : { ok: true, value: key };
}

function withoutPrefix(prefix: Uint8Array, der: Uint8Array, bodyLength: number): Uint8Array | null {
  if (der.length !== prefix.length + bodyLength || !equalBytes(der.subarray(0, prefix.length), prefix)) return null;
  return der.slice(prefix.length);
}

/** Every Ed25519 key in DER is short enough for one base64 line, so that a PEM text of ours has three lines. */
function pem(label: string, der: Uint8Array): string {
  return `-----BEGIN ${label}-----\n${encodeBase64(der)}\n-----END ${label}-----\n`;
}

function derOfPem(label: string, text: string): Uint8Array | null {
  const [begin, body, end, ...rest] = text.split('\n');
  if (begin !== `-----BEGIN ${label}-----` || end !== `-----END ${label}-----` || rest.length > 0) return null;
  return decodeBase64(body ?? '');
}

/** A pasted secret often gains a line end or carriage returns; neither is part of the key. */
function trim(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t\n]+/u, '')
    .trimEnd();
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
