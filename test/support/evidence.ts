/** Keys, trust and signatures for tests about evidence. */

import { createPublicKey, verify as nodeVerify, type KeyObject } from 'node:crypto';
import { expect } from 'vitest';
import { signingKeyFromSeed, spkiDer, type SigningKey, type VerifySignature } from '../../src/evidence/keys.ts';
import { signRun, type Signing } from '../../src/evidence/sign.ts';
import type { SigningContext } from '../../src/evidence/statement.ts';
import type { Step } from '../../src/evidence/steps.ts';
import { encodeTrust, trustedKey, TRUST_SCHEMA_VERSION, type TrustedKey } from '../../src/evidence/trust.ts';
import type { VerificationInput } from '../../src/evidence/verify.ts';
import type { TestRun } from './bundle.ts';

export const SIGNED_AT = '2026-07-16T13:00:00.000Z';
export const VALID_FROM = '2026-01-01T00:00:00.000Z';

/** A key pair from one byte. */
export function keyOf(byte: number): SigningKey {
  const key = signingKeyFromSeed(new Uint8Array(32).fill(byte));
  if (key === null) throw new Error('32 bytes make a seed');
  return key;
}

export const KEY = keyOf(9);

export function trustOf(...keys: readonly TrustedKey[]): Uint8Array {
  return encodeTrust({ schemaVersion: TRUST_SCHEMA_VERSION, keys: [...keys] });
}

export const TRUST = trustOf(trustedKey(KEY.raw, VALID_FROM));

export const CONTEXT: Omit<SigningContext, 'trustSha256'> = {
  createdAt: SIGNED_AT,
  repository: null,
  producer: {
    name: 'equipoise',
    version: '0.1.0',
    distSha256: null,
    actionCommit: null,
    node: '20.19.0',
    platform: 'linux-x64',
  },
};

export interface SignedRun extends VerificationInput {
  readonly sshSignature: Uint8Array;
}

/** Signs a run that must be fit for it. */
export function sign(run: TestRun, key = KEY, trust = TRUST): SignedRun {
  const { envelope, sshSignature, steps } = signRun({ ...run, key, trust, context: CONTEXT });
  if (envelope === null || sshSignature === null) throw new Error(JSON.stringify(failed(steps), null, 2));
  return { bundle: run.bundle, place: run.place, trust, envelope, sshSignature };
}

export function trySign(run: TestRun, key = KEY, trust = TRUST): Signing {
  return signRun({ ...run, key, trust, context: CONTEXT });
}

/** The steps that really failed, without those that merely did not run. */
export function failed(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ ok, detail }) => !ok && !detail.startsWith('not run: '));
}

/** Demands that exactly one step failed, and gives its sentence. */
export function onlyFailure(steps: readonly Step[], name: string): string {
  const failures = failed(steps);
  expect(failures.map((step) => step.name)).toEqual([name]);
  return failures[0]?.detail ?? '';
}

const keyObjects = new Map<string, KeyObject>();

/** The same check by node:crypto. */
export const verifyWithNode: VerifySignature = (publicKey, message, signature) => {
  const name = Buffer.from(publicKey).toString('hex');
  let key = keyObjects.get(name);
  if (key === undefined) {
    key = createPublicKey({ key: Buffer.from(spkiDer(publicKey)), format: 'der', type: 'spki' });
    keyObjects.set(name, key);
  }
  return nodeVerify(null, message, key, signature);
};
