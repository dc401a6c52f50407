/** The implementation that the faces hand over gives what the portable one gives. */
import fc from 'fast-check';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import '../../src/faces/node-context.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';

it('hashes as the portable implementation does', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4096 }), (bytes) => {
      expect(sha256Hex(bytes)).toBe(bytesToHex(sha256(bytes)));
    }),
  );
  // A view into a larger buffer is hashed as what it shows.
  const buffer = new Uint8Array(64).map((_, index) => index);
  expect(sha256Hex(buffer.subarray(8, 16))).toBe(bytesToHex(sha256(buffer.slice(8, 16))));
});
