/** The second signature: what we write is what ssh-keygen writes and verifies. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { signingKeyFromSeed, verifySignature } from '../../src/evidence/keys.ts';
import { openSshPublicKey, signSsh, SSHSIG_NAMESPACE, sshSignatureProblem } from '../../src/evidence/sshsig.ts';
import { allowedSigners, trustedKey, TRUST_SCHEMA_VERSION, type TrustRoot } from '../../src/evidence/trust.ts';
import { missingTools, testWithTools } from '../support/tools.ts';

const KEY = signingKeyFromSeed(Uint8Array.from({ length: 32 }, (_, index) => index))!;
const OTHER = signingKeyFromSeed(new Uint8Array(32).fill(7))!;
const MESSAGE = new TextEncoder().encode('DSSEv1 29 http://example.com/HelloWorld 11 hello world');
const FOLDER = mkdtempSync(join(tmpdir(), 'equipoise-sshsig-'));
const TRUST: TrustRoot = {
  schemaVersion: TRUST_SCHEMA_VERSION,
  keys: [
    { ...trustedKey(KEY.raw, '2026-01-01T00:00:00.000Z'), validUntil: '2026-06-01T00:00:00.000Z' },
    {
      ...trustedKey(OTHER.raw, '2026-01-01T00:00:00.000Z'),
      revoked: { at: '2026-02-01T00:00:00.000Z', reason: 'The laptop was lost.' },
    },
  ],
};

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
}

/** Exit code of `ssh-keygen -Y verify` with our allowed_signers. */
function sshKeygenVerify(
  signature: Uint8Array,
  message: Uint8Array,
  principal: string,
  ...options: string[]
): number | null {
  const args = ['-Y', 'verify', '-f', write('allowed_signers', allowedSigners(TRUST)), '-I', principal];
  args.push('-n', SSHSIG_NAMESPACE, '-s', write('message.sshsig', signature), ...options);
  return spawnSync('ssh-keygen', args, { input: message }).status;
}

describe('without a neighbour', () => {
  test('holds for its key and message only', () => {
    const file = signSsh(MESSAGE, KEY);
    expect(sshSignatureProblem(file, MESSAGE, KEY.raw, verifySignature)).toBeNull();
    expect(sshSignatureProblem(file, MESSAGE.subarray(1), KEY.raw, verifySignature)).toMatch(/does not hold/u);
    expect(sshSignatureProblem(file, MESSAGE, OTHER.raw, verifySignature)).toMatch(/not an SSH signature of this key/u);
  });

  test('no byte of the file can change', () => {
    const file = signSsh(MESSAGE, KEY);
    for (let index = 0; index < file.length; index += 1) {
      const damaged = Uint8Array.from(file);
      damaged[index] = file[index]! ^ 1;
      expect(sshSignatureProblem(damaged, MESSAGE, KEY.raw, verifySignature)).not.toBeNull();
    }
  });

  test.each([
    ['nothing', new Uint8Array(0)],
    ['half of it', signSsh(MESSAGE, KEY).subarray(0, 100)],
    ['a second line feed', Uint8Array.of(...signSsh(MESSAGE, KEY), 10)],
    ['an empty blob', new TextEncoder().encode('-----BEGIN SSH SIGNATURE-----\n-----END SSH SIGNATURE-----\n')],
  ])('%s is refused', (_, file) => {
    expect(sshSignatureProblem(file, MESSAGE, KEY.raw, verifySignature)).toMatch(/not an SSH signature/u);
  });

  test('allowed_signers leaves revoked keys out', () => {
    expect(allowedSigners(TRUST)).toContain(`${KEY.keyId} namespaces="evidence@equipoise"`);
    expect(allowedSigners(TRUST)).not.toContain(OTHER.keyId);
  });
});

describe('with ssh-keygen', () => {
  const missing = missingTools('ssh-keygen');
  const inTime = ['-O', 'verify-time=20260301000000Z'];

  testWithTools(missing, 'our signature verifies in the time of the key, and nothing else does', () => {
    const file = signSsh(MESSAGE, KEY);
    expect(sshKeygenVerify(file, MESSAGE, KEY.keyId, ...inTime)).toBe(0);
    expect(sshKeygenVerify(file, MESSAGE.subarray(1), KEY.keyId, ...inTime)).not.toBe(0);
    expect(sshKeygenVerify(file, MESSAGE, OTHER.keyId, ...inTime)).not.toBe(0);
    expect(sshKeygenVerify(signSsh(MESSAGE, OTHER), MESSAGE, OTHER.keyId, ...inTime)).not.toBe(0);
    expect(sshKeygenVerify(file, MESSAGE, KEY.keyId, '-O', 'verify-time=20251231235959Z')).not.toBe(0);
    expect(sshKeygenVerify(file, MESSAGE, KEY.keyId, '-O', 'verify-time=20260601000001Z')).not.toBe(0);
    const revoked = write('revoked.pub', `${openSshPublicKey(KEY.raw)}\n`);
    expect(sshKeygenVerify(file, MESSAGE, KEY.keyId, ...inTime, '-r', revoked)).not.toBe(0);
  });

  testWithTools(
    missing,
    'a signature that ssh-keygen makes with its own key passes here, byte for byte in our form',
    () => {
      const path = join(FOLDER, 'id');
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', path]);
      const [type, blob] = execFileSync('ssh-keygen', ['-y', '-f', path], { encoding: 'utf8' }).trim().split(' ');
      const raw = Uint8Array.from(Buffer.from(blob!, 'base64').subarray(-32));
      expect(openSshPublicKey(raw)).toBe(`${type!} ${blob!}`);
      const made = spawnSync('ssh-keygen', ['-Y', 'sign', '-f', path, '-n', SSHSIG_NAMESPACE], { input: MESSAGE });
      expect(sshSignatureProblem(Uint8Array.from(made.stdout), MESSAGE, raw, verifySignature)).toBeNull();
      const elsewhere = spawnSync('ssh-keygen', ['-Y', 'sign', '-f', path, '-n', 'file'], { input: MESSAGE });
      expect(sshSignatureProblem(Uint8Array.from(elsewhere.stdout), MESSAGE, raw, verifySignature)).not.toBeNull();
    },
  );
});
