/**
 * Ed25519 with one answer everywhere.
 *
 * Implementations differ on odd keys and odd signatures: with or without the cofactor, small-order keys, encodings
 * that are not reduced. A signature that one verifier accepts and another refuses is worthless as evidence. Two rules
 * close the gap for every key that passes them:
 *
 * 1. The public key is a reduced encoding of a point of the prime-order subgroup, and not the identity.
 * 2. The R half of a signature is a reduced encoding of a point of that subgroup.
 *
 * The second rule is needed too: the holder of a sound key can add a small-order point to R, and the equation with the
 * cofactor then still holds while the one without it fails. Under both rules the two equations agree, so that
 * `@noble/ed25519` (portable, runs in a browser), node:crypto, OpenSSL and OpenSSH give the same answer.
 *
 * Sources: RFC 8032; Chalkias, Garillot, Nikolaenko, "Taming the many EdDSAs" (2020).
 */

import { etc, getPublicKey, hashes, Point, sign, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

// The library leaves the synchronous hash unset; without it every call below would throw.
hashes.sha512 = sha512;

export const PUBLIC_KEY_BYTES = 32;
export const SEED_BYTES = 32;
export const SIGNATURE_BYTES = 64;

/**
 * Checks an Ed25519 signature: the raw 32-byte public key (already accepted by `publicKeyProblem`), the message, and
 * the signature of any length. Must return false, never throw, for a signature of the wrong length.
 */
export type VerifySignature = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

/** The subgroup test costs as much as a signature, and an audit meets the same few keys thousands of times. */
const examined = new Map<string, string | null>();
const MAX_EXAMINED = 64;

/** Why 32 bytes cannot be a trusted public key (rule 1 above); null when they can. */
export function publicKeyProblem(raw: Uint8Array): string | null {
  if (raw.length !== PUBLIC_KEY_BYTES) {
    return `an Ed25519 public key has ${PUBLIC_KEY_BYTES} bytes, this one has ${raw.length}`;
  }
  const name = etc.bytesToHex(raw);
  const known = examined.get(name);
  if (known !== undefined) return known;
  const problem = pointProblem(raw);
  if (examined.size >= MAX_EXAMINED) examined.clear();
  examined.set(name, problem);
  return problem;
}

function pointProblem(raw: Uint8Array): string | null {
  const point = decodePoint(raw);
  if (point === null) return 'the bytes are not a reduced encoding of a point on the curve';
  if (point.isSmallOrder()) return 'the point has small order, so that anyone can sign for it';
  if (!point.isTorsionFree())
    return 'the point lies outside the prime-order subgroup, so that verifiers disagree on it';
  return null;
}

/** The reference verifier. False for a key or a signature that breaks one of the two rules above. */
export const verifySignature: VerifySignature = (publicKey, message, signature) => {
  if (signature.length !== SIGNATURE_BYTES || publicKeyProblem(publicKey) !== null) return false;
  if (!verify(signature, message, publicKey, { zip215: false })) return false;
  // The library multiplies by the cofactor, which forgives a small-order part in R; OpenSSL does not.
  return decodePoint(signature.subarray(0, PUBLIC_KEY_BYTES))?.isTorsionFree() ?? false;
};

/** Deterministic signature (RFC 8032 section 5.1.6) with a 32-byte seed. */
export function signMessage(message: Uint8Array, seed: Uint8Array): Uint8Array {
  return sign(message, seed);
}

/** The public key of a 32-byte seed. */
export function publicKeyOf(seed: Uint8Array): Uint8Array {
  return getPublicKey(seed);
}

function decodePoint(bytes: Uint8Array): Point | null {
  try {
    return Point.fromBytes(bytes, false);
  } catch {
    return null;
  }
}
