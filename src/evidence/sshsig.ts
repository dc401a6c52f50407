/**
 * A second signature over the same bytes, in the form that `ssh-keygen -Y verify` reads.
 *
 * OpenSSH is on nearly every machine, so this is the check a stranger can make without jq or base64 tricks. The message
 * is the DSSE pre-authentication encoding. SSHSIG signs its own preamble, namespace and a hash of the message, so that
 * neither signature can ever pass for the other, although one key makes both.
 *
 * Source: OpenSSH PROTOCOL.sshsig; RFC 4251 (string encoding), RFC 8709 (ssh-ed25519); ssh-keygen(1), ALLOWED SIGNERS.
 */

import { sha512 } from '@noble/hashes/sha2.js';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { concatBytes, equalBytes, utf8Bytes } from './bytes.ts';
import { signMessage, SIGNATURE_BYTES, type VerifySignature } from './ed25519.ts';
import type { SigningKey } from './keys.ts';

/** Keeps a signature over evidence from being taken for one over anything else, such as a git commit. */
export const SSHSIG_NAMESPACE = 'evidence@equipoise';

const KEY_TYPE = 'ssh-ed25519';
const HASH = 'sha512';
const BEGIN = '-----BEGIN SSH SIGNATURE-----';
const END = '-----END SSH SIGNATURE-----';
/** What ssh-keygen itself writes. */
const LINE_LENGTH = 70;

/** One line of a public key file: `ssh-ed25519 AAAA…`, followed by the comment when there is one. */
export function openSshPublicKey(raw: Uint8Array, comment?: string): string {
  const line = `${KEY_TYPE} ${encodeBase64(publicKeyBlob(raw))}`;
  return comment === undefined ? line : `${line} ${comment}`;
}

/** Armoured SSHSIG file over `message`, deterministic, with a final line feed. */
export function signSsh(message: Uint8Array, key: SigningKey): Uint8Array {
  return armour(key.raw, signMessage(signedData(message), key.seed));
}

/**
 * Checks an armoured SSHSIG file against one trusted key. Null when it holds; otherwise one sentence.
 * As with the envelope, only one spelling is accepted: the file is written again from what it says and compared.
 */
export function sshSignatureProblem(
  file: Uint8Array,
  message: Uint8Array,
  publicKey: Uint8Array,
  verifySignature: VerifySignature,
): string | null {
  const signature = signatureIn(file);
  if (signature === null || !equalBytes(armour(publicKey, signature), file)) {
    return `it is not an SSH signature of this key in namespace ${SSHSIG_NAMESPACE} with ${HASH}, in the form ssh-keygen writes`;
  }
  return verifySignature(publicKey, signedData(message), signature) ? null : 'it does not hold for the signed payload';
}

/** The last 64 bytes of the blob are the raw signature; everything before them is fixed by key and namespace. */
function signatureIn(file: Uint8Array): Uint8Array | null {
  const lines = new TextDecoder().decode(file).split('\n');
  if (lines[0] !== BEGIN || lines.at(-2) !== END) return null;
  const blob = decodeBase64(lines.slice(1, -2).join(''));
  return blob === null || blob.length < SIGNATURE_BYTES ? null : blob.slice(-SIGNATURE_BYTES);
}

function armour(publicKey: Uint8Array, signature: Uint8Array): Uint8Array {
  const blob = concatBytes(
    utf8Bytes('SSHSIG'),
    uint32(1),
    sshString(publicKeyBlob(publicKey)),
    sshText(SSHSIG_NAMESPACE),
    sshText(''),
    sshText(HASH),
    sshString(concatBytes(sshText(KEY_TYPE), sshString(signature))),
  );
  const lines = encodeBase64(blob).match(new RegExp(`.{1,${LINE_LENGTH}}`, 'gu')) ?? [];
  return utf8Bytes([BEGIN, ...lines, END, ''].join('\n'));
}

function signedData(message: Uint8Array): Uint8Array {
  return concatBytes(
    utf8Bytes('SSHSIG'),
    sshText(SSHSIG_NAMESPACE),
    sshText(''),
    sshText(HASH),
    sshString(sha512(message)),
  );
}

function publicKeyBlob(raw: Uint8Array): Uint8Array {
  return concatBytes(sshText(KEY_TYPE), sshString(raw));
}

function sshText(text: string): Uint8Array {
  return sshString(utf8Bytes(text));
}

function sshString(bytes: Uint8Array): Uint8Array {
  return concatBytes(uint32(bytes.length), bytes);
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
}
