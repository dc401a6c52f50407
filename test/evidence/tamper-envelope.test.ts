/** Every byte of an envelope is flipped, cut off and added to; every such file is refused. */

import { expect, test } from 'vitest';
import { openEvidence, verifyEvidence } from '../../src/evidence/verify.ts';
import { createRun } from '../support/bundle.ts';
import { failed, sign, verifyWithNode } from '../support/evidence.ts';

const SIGNED = { ...sign(createRun()), verifySignature: verifyWithNode };

function refusedIn(envelope: Uint8Array): string | undefined {
  const { ok, verdict, steps } = verifyEvidence({ ...SIGNED, envelope });
  expect(ok).toBe(false);
  expect(verdict).toBeNull();
  return failed(steps)[0]?.name;
}

function flipped(bytes: Uint8Array, index: number, bit: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[index] = bytes[index]! ^ (1 << bit);
  return copy;
}

test('the untouched envelope holds', () => {
  expect(verifyEvidence(SIGNED).ok).toBe(true);
});

test('a flipped bit in any byte', { timeout: 600_000 }, () => {
  const steps = new Map<string | undefined, number>();
  for (let index = 0; index < SIGNED.envelope.length; index += 1) {
    // The lowest bit mostly leads from one base64 digit to another: the flip that a form check alone would miss.
    const step = refusedIn(flipped(SIGNED.envelope, index, 0));
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  // Most of the file is payload, so most flips must have got as far as the signature; none got beyond it.
  expect(new Set(steps.keys())).toEqual(new Set(['envelope-form', 'key-trusted', 'signature']));
  expect(steps.get('signature')).toBeGreaterThan(SIGNED.envelope.length / 2);
});

test('each bit of every sixty-first byte', { timeout: 600_000 }, () => {
  for (let index = 0; index < SIGNED.envelope.length; index += 61) {
    for (let bit = 0; bit < 8; bit += 1) refusedIn(flipped(SIGNED.envelope, index, bit));
  }
});

test('cut off anywhere', () => {
  for (let length = 0; length < SIGNED.envelope.length; length += 41) {
    expect(refusedIn(SIGNED.envelope.subarray(0, length))).toBe('envelope-form');
  }
  expect(refusedIn(SIGNED.envelope.subarray(0, -1))).toBe('envelope-form');
  expect(refusedIn(SIGNED.envelope.subarray(1))).toBe('envelope-form');
});

test('with any byte added at its end or its beginning', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    expect(refusedIn(Uint8Array.from([...SIGNED.envelope, byte]))).toBe('envelope-form');
    expect(refusedIn(Uint8Array.from([byte, ...SIGNED.envelope]))).toBe('envelope-form');
  }
});

test('a flipped bit in any byte of the SSH signature beside it', () => {
  const { sshSignature } = SIGNED;
  for (let index = 0; index < sshSignature.length; index += 1) {
    const { opened, steps } = openEvidence({ ...SIGNED, sshSignature: flipped(sshSignature, index, 0) });
    expect(opened).toBeNull();
    expect(failed(steps).map(({ name }) => name)).toEqual(['ssh-signature']);
  }
});
