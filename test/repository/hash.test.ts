/** The two implementations of SHA-256 agree. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { fileSha256 } from '../../src/repository/hash.ts';

it('hashes as the portable implementation does', () => {
  expect(fileSha256(new Uint8Array())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 4096 }), (bytes) => {
      expect(fileSha256(bytes)).toBe(sha256Hex(bytes));
    }),
  );
});
