/** Checking a signature: the reference (@noble/ed25519) against raw `node:crypto` on the same message. */
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { verifySignature } from '../../src/evidence/keys.ts';
import { inTurns, type Row } from './table.ts';

const MESSAGES = 50;
const ROUNDS = 9;

export async function signatures(): Promise<Row[]> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const message = Buffer.alloc(20_000, 'equipoise');
  const signature = sign(null, message, privateKey);
  const raw = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32));
  const spki = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
  const check = (valid: boolean): void => {
    if (!valid) throw new Error('the benchmark signature does not verify');
  };
  const times = await inTurns(
    ROUNDS,
    () => {
      for (let index = 0; index < MESSAGES; index += 1) check(verifySignature(raw, message, signature));
    },
    () => {
      for (let index = 0; index < MESSAGES; index += 1) check(verify(null, message, spki, signature));
    },
  );
  return [{ name: `${MESSAGES} signatures, reference`, against: 'node:crypto', ...times, aim: null }];
}
