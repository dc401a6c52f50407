/**
 * The envelope: DSSE v1 with one Ed25519 signature, in exactly one spelling.
 *
 * The signature covers the pre-authentication encoding of payload type and payload, never the JSON around them. DSSE
 * lets a verifier read that JSON liberally; in a repository that would give one signature many files, which breaks
 * counting, de-duplication and every hash of the file. So a file is read, written again, and refused unless both byte
 * strings are equal: key order, spacing, base64 spelling, extra fields and the final line feed have no freedom left.
 *
 * Source: DSSE v1.0.2, protocol.md and envelope.md.
 */

import { canonicalJson } from '../protocol/canonical.ts';
import { readStrictJson } from '../protocol/strict-json.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { concatBytes, equalBytes, utf8Bytes } from './bytes.ts';
import { SIGNATURE_BYTES } from './ed25519.ts';
import type { Decoded } from './keys.ts';

/** Payload type of every in-toto statement. */
export const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** An envelope larger than this is refused unread; 100 pairs with all their scores need less than a tenth of it. */
export const MAX_ENVELOPE_BYTES = 1024 * 1024;

export interface Envelope {
  readonly payloadType: string;
  readonly payload: Uint8Array;
  /** Hint only: names the key to try. DSSE does not authenticate it. */
  readonly keyId: string;
  /** 64 bytes. */
  readonly signature: Uint8Array;
}

/** The bytes that are signed: "DSSEv1", then type and body, each behind its length in bytes, one blank between all. */
export function preAuthenticationEncoding(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = utf8Bytes(payloadType);
  return concatBytes(utf8Bytes(`DSSEv1 ${type.length} `), type, utf8Bytes(` ${payload.length} `), payload);
}

/** The file: canonical JSON (RFC 8785) and one line feed. */
export function encodeEnvelope({ payload, payloadType, keyId, signature }: Envelope): Uint8Array {
  return fileOf(encodeBase64(payload), payloadType, keyId, encodeBase64(signature));
}

/** `payload` and `sig` in canonical base64. */
function fileOf(payload: string, payloadType: string, keyid: string, sig: string): Uint8Array {
  return utf8Bytes(`${canonicalJson({ payload, payloadType, signatures: [{ keyid, sig }] })}\n`);
}

/** Reads an envelope file; the sentence says which rule of its one spelling is broken. */
export function decodeEnvelope(bytes: Uint8Array): Decoded<Envelope> {
  const document = readStrictJson(bytes, 'envelope', { maxBytes: MAX_ENVELOPE_BYTES, maxDepth: 4 });
  if (!document.ok) return refuse(document.findings[0]?.message ?? 'it is not JSON');
  const root = record(document.value.value, ['payload', 'payloadType', 'signatures']);
  if (root === null) return refuse('it must be an object with exactly the fields payload, payloadType and signatures');
  const { payload: payloadText, payloadType, signatures } = root;
  if (typeof payloadType !== 'string' || payloadType !== STATEMENT_PAYLOAD_TYPE) {
    return refuse(`payloadType must be "${STATEMENT_PAYLOAD_TYPE}"`);
  }
  if (!Array.isArray(signatures) || signatures.length !== 1) return refuse('it must hold exactly one signature');
  const entry = record(signatures[0], ['keyid', 'sig']);
  if (entry === null) return refuse('the signature must be an object with exactly the fields keyid and sig');
  const keyId = entry['keyid'];
  if (typeof keyId !== 'string' || !/^[0-9a-f]{64}$/u.test(keyId)) {
    return refuse('keyid must be 64 lower-case hex digits: the SHA-256 of the SPKI DER of the key');
  }
  const payload = base64Field(payloadText);
  if (payload === null) return refuse('payload must be canonical standard base64 with padding');
  const sig = base64Field(entry['sig']);
  if (sig === null) return refuse('sig must be canonical standard base64 with padding');
  const { length } = sig.bytes;
  if (length !== SIGNATURE_BYTES) return refuse(`sig must hold ${SIGNATURE_BYTES} bytes, found ${length}`);
  if (!equalBytes(fileOf(payload.text, payloadType, keyId, sig.text), bytes)) {
    return refuse('it is not in its canonical form: fields in order, no blanks, one line feed at the end');
  }
  return { ok: true, value: { payloadType, payload: payload.bytes, keyId, signature: sig.bytes } };
}

function base64Field(value: unknown): { readonly text: string; readonly bytes: Uint8Array } | null {
  const bytes = typeof value === 'string' ? decodeBase64(value) : null;
  return typeof value !== 'string' || bytes === null ? null : { text: value, bytes };
}

/** The object with exactly these keys; null for anything else. */
function record(value: unknown, keys: readonly string[]): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const own = Object.keys(value);
  return own.length === keys.length && keys.every((key) => Object.hasOwn(value, key))
    ? (value as Record<string, unknown>)
    : null;
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
