/**
 * Every byte of every signed file is flipped. Verification refuses each, because the bytes are not those that were
 * signed; and the signer refuses each too, because what it recomputes no longer adds up.
 */

import { describe, expect, test } from 'vitest';
import { SUBJECT_NAMES, subjectBytes, type RunBundle, type SubjectName } from '../../src/evidence/bundle.ts';
import { examineRun } from '../../src/evidence/examine.ts';
import { checkEvidence, openEvidence, verifyEvidence } from '../../src/evidence/verify.ts';
import { createRun } from '../support/bundle.ts';
import { failed, onlyFailure, sign, verifyWithNode } from '../support/evidence.ts';

const SIGNED = { ...sign(createRun()), verifySignature: verifyWithNode };
const { bundle, place } = SIGNED;

function replaced(name: SubjectName, bytes: Uint8Array): RunBundle {
  switch (name) {
    case 'instruction-baseline':
      return { ...bundle, instructions: { ...bundle.instructions, baseline: bytes } };
    case 'instruction-candidate':
      return { ...bundle, instructions: { ...bundle.instructions, candidate: bytes } };
    case 'manifest-baseline':
      return { ...bundle, manifests: { ...bundle.manifests, baseline: bytes } };
    case 'manifest-candidate':
      return { ...bundle, manifests: { ...bundle.manifests, candidate: bytes } };
    default:
      return { ...bundle, [name]: bytes };
  }
}

function flipped(bytes: Uint8Array, index: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  copy[index] = bytes[index]! ^ 1;
  return copy;
}

describe.each(SUBJECT_NAMES)('%s', (name) => {
  const bytes = subjectBytes(bundle, name);

  test('a flipped bit in any byte fails verification, naming the file', { timeout: 600_000 }, () => {
    // The envelope is opened once; it is the same for every flip, and its own flips have a test of their own.
    const { opened } = openEvidence(SIGNED);
    const expected = `Not the bytes that were signed: ${name}.`;
    for (let index = 0; index < bytes.length; index += 1) {
      const result = checkEvidence(opened!, replaced(name, flipped(bytes, index)), place);
      if (result.ok || result.verdict !== null || failed(result.steps)[0]?.detail !== expected) {
        expect.fail(`byte ${index} of ${name}: ${JSON.stringify(result.steps)}`);
      }
    }
    expect(checkEvidence(opened!, replaced(name, Uint8Array.from(bytes)), place).ok).toBe(true);
  });

  test('in one piece: flipped, cut, extended, emptied, exchanged', () => {
    const changes = [
      flipped(bytes, Math.floor(bytes.length / 2)),
      bytes.subarray(0, -1),
      Uint8Array.from([...bytes, 0x0a]),
      new Uint8Array(0),
      subjectBytes(bundle, name === 'campaign' ? 'rubric' : 'campaign'),
    ];
    for (const change of changes) {
      const { steps } = verifyEvidence({ ...SIGNED, bundle: replaced(name, change) });
      expect(onlyFailure(steps, 'subjects')).toBe(`Not the bytes that were signed: ${name}.`);
    }
  });

  test('a flipped bit is refused by the signer as well', { timeout: 600_000 }, () => {
    const step = Math.max(1, Math.floor(bytes.length / 150));
    for (let index = 0; index < bytes.length; index += step) {
      const { facts, steps } = examineRun(replaced(name, flipped(bytes, index)));
      if (facts !== null) expect.fail(`byte ${index} of ${name} was changed and nothing was noticed`);
      expect(failed(steps).length).toBeGreaterThan(0);
    }
  });
});
