/**
 * SHA-256, the one hash of the protocol, as lower-case hex.
 *
 * The implementation is @noble/hashes: synchronous, and the same in Node and in a browser, so that a page can verify
 * what a runner wrote.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Hex SHA-256 of bytes, or of the UTF-8 encoding of a text.
 *
 * A lone surrogate in a text is encoded as U+FFFD, as every UTF-8 encoder does; hash bytes when that matters.
 */
export function sha256Hex(data: Uint8Array | string): string {
  return bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data));
}
