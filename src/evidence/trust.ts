/**
 * `.equipoise/trust.json`: which keys may sign evidence, since when, until when, and which are revoked.
 *
 * The file is always read from the base branch. Retiring and revoking are different acts. A retired key has a
 * `validUntil`, and what it signed before stays good. A revoked key is believed for nothing, whatever date its
 * signatures claim: the time in an envelope is the signer's own word, and whoever holds a stolen key can write any time.
 */

import * as z from 'zod';
import { sha256Hex } from '../protocol/digest.ts';
import { parseDocument, type Report } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { sha256, text, timestamp } from '../protocol/scalars.ts';
import { utf8Bytes } from './bytes.ts';
import { decodePublicKey, keyIdOf, spkiPem } from './keys.ts';
import { openSshPublicKey, SSHSIG_NAMESPACE } from './sshsig.ts';

export const TRUST_SCHEMA_VERSION = 'equipoise.trust.v1';

const trustedKeySchema = z
  .strictObject({
    keyId: sha256.describe('Lower-case hex SHA-256 of the SPKI DER encoding of the key. Recomputed and compared.'),
    algorithm: z.literal('Ed25519').describe('The only signature algorithm.'),
    publicKey: z
      .string()
      .min(1)
      .max(256)
      .describe('Ed25519 public key: SPKI as PEM, as `openssl pkey -pubout` prints it, or as base64 of the DER.'),
    label: text(80)
      .optional()
      .describe('A note for people, for example which environment holds the key. Never used to decide.'),
    validFrom: timestamp.describe('First moment at which a signature by this key may claim to be made.'),
    validUntil: timestamp.nullable().describe('Moment from which the key is retired; null while it is in use.'),
    revoked: z
      .strictObject({
        at: timestamp.describe('When the key was revoked.'),
        reason: text(200).describe('Why, for people.'),
      })
      .nullable()
      .describe('Not null: no signature by this key is believed, whatever time it claims.'),
  })
  .describe('One signing key.');

export const trustSchema = z
  .strictObject({
    schemaVersion: z.literal(TRUST_SCHEMA_VERSION),
    keys: z.array(trustedKeySchema).max(64).describe('The signing keys, each once.'),
  })
  .describe('The public keys whose signatures on evidence this repository believes.');

export type TrustRoot = z.infer<typeof trustSchema>;
export type TrustedKey = TrustRoot['keys'][number];

/** Reads trust.json; every key is decoded, checked as a curve point and compared with its name. */
export function parseTrust(bytes: Uint8Array, file: string): Parsed<TrustRoot> {
  return parseDocument(trustSchema, bytes, file, checkTrust);
}

/** The file for a trust root: two-space JSON and a line feed. */
export function encodeTrust(root: TrustRoot): Uint8Array {
  return utf8Bytes(`${JSON.stringify(root, null, 2)}\n`);
}

/** SHA-256 of the exact bytes of trust.json, as an envelope names the trust root that its signer believed. */
export function trustSha256(bytes: Uint8Array): string {
  return sha256Hex(bytes);
}

/** The raw 32 bytes of a key of a parsed trust root. */
export function rawKeyOf(key: TrustedKey): Uint8Array | null {
  const decoded = decodePublicKey(key.publicKey);
  return decoded.ok ? decoded.value.raw : null;
}

/** A new entry for a key that starts to sign at `validFrom`. */
export function trustedKey(raw: Uint8Array, validFrom: string, label?: string): TrustedKey {
  return {
    keyId: keyIdOf(raw),
    algorithm: 'Ed25519',
    publicKey: spkiPem(raw),
    ...(label === undefined ? {} : { label }),
    validFrom,
    validUntil: null,
    revoked: null,
  };
}

/**
 * An `allowed_signers` file for ssh-keygen: one line a key, principal = key id. Revoked keys are left out.
 * The moments are written in UTC and rounded inward to whole seconds, the finest that ssh-keygen reads.
 */
export function allowedSigners(root: TrustRoot): string {
  const lines = root.keys.flatMap((key) => {
    const raw = rawKeyOf(key);
    if (raw === null || key.revoked !== null) return [];
    const options = [`namespaces="${SSHSIG_NAMESPACE}"`, `valid-after="${sshTime(key.validFrom, 999)}"`];
    if (key.validUntil !== null) options.push(`valid-before="${sshTime(key.validUntil, 0)}"`);
    return [`${key.keyId} ${options.join(',')} ${openSshPublicKey(raw)}\n`];
  });
  return lines.join('');
}

/** Why a signature that claims to be made at `createdAt` lies outside the time of this key; null when it does not. */
export function validityProblem(key: TrustedKey, createdAt: string): string | null {
  const at = Date.parse(createdAt);
  if (at < Date.parse(key.validFrom)) return `signed at ${createdAt}, before the key became valid at ${key.validFrom}`;
  if (key.validUntil !== null && at >= Date.parse(key.validUntil)) {
    return `signed at ${createdAt}, but the key was retired at ${key.validUntil}`;
  }
  return null;
}

function checkTrust(root: TrustRoot, report: Report): void {
  const seen = new Map<string, number>();
  root.keys.forEach((key, index) => {
    const decoded = decodePublicKey(key.publicKey);
    if (!decoded.ok) {
      report.error(['keys', index, 'publicKey'], 'trust-key-refused', `The public key is refused: ${decoded.problem}.`);
    } else if (decoded.value.keyId !== key.keyId) {
      report.error(
        ['keys', index, 'keyId'],
        'trust-key-id',
        `keyId must be the SHA-256 of the key's SPKI DER: ${decoded.value.keyId}, found ${key.keyId}.`,
      );
    }
    const earlier = seen.get(key.keyId);
    if (earlier !== undefined) {
      // A second entry could carry a longer validity or no revocation; which one holds must not depend on order.
      report.error(
        ['keys', index, 'keyId'],
        'trust-key-twice',
        `Key ${key.keyId} already stands at keys[${earlier}]; keep one entry.`,
      );
    }
    seen.set(key.keyId, index);
    if (key.validUntil !== null && Date.parse(key.validUntil) <= Date.parse(key.validFrom)) {
      report.error(['keys', index, 'validUntil'], 'trust-validity', 'validUntil must be later than validFrom.');
    }
  });
}

function sshTime(timestamp: string, addMilliseconds: number): string {
  const rounded = new Date(Date.parse(timestamp) + addMilliseconds).toISOString();
  return `${rounded.slice(0, 19).replaceAll(/[-:T]/gu, '')}Z`;
}
