/**
 * SHA-256, the one hash of the protocol, as lower-case hex.
 *
 * The implementation is @noble/hashes: synchronous, and the same in Node and in a browser, so that a page can verify
 * what a runner wrote. A face that has a faster one hands it over; a test holds the two equal.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

type Sha256 = (data: Uint8Array) => string;

let hash: Sha256 = (data) => bytesToHex(sha256(data));

/** Replaces the implementation: bytes in, 64 lower-case hex digits out. Called once, before anything is hashed. */
export function useSha256(faster: Sha256): void {
  hash = faster;
}

/**
 * Hex SHA-256 of bytes, or of the UTF-8 encoding of a text.
 *
 * A lone surrogate in a text is encoded as U+FFFD, as every UTF-8 encoder does; hash bytes when that matters.
 */
export function sha256Hex(data: Uint8Array | string): string {
  return hash(typeof data === 'string' ? utf8ToBytes(data) : data);
}
