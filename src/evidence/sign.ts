/**
 * Signs a run: recomputes all of it, refuses what does not add up, and signs its own numbers.
 *
 * The signer never copies a claim out of a file. It also refuses a key that no verifier would believe, and verifies
 * its own signature before handing it out: a fault while signing can leak the key.
 */

import type { Verdict } from '../analysis/paired.ts';
import type { RunBundle, RunPlace } from './bundle.ts';
import { encodeEnvelope, preAuthenticationEncoding, STATEMENT_PAYLOAD_TYPE } from './dsse.ts';
import { examineRun } from './examine.ts';
import { signMessage, type SigningKey, type VerifySignature } from './keys.ts';
import { buildStatement } from './predicate.ts';
import { signSsh } from './sshsig.ts';
import { encodeStatement, type SigningContext, type Statement } from './statement.ts';
import { fail, parsedValue, StepLog, type Held, type Step } from './steps.ts';
import { parseTrust, trustSha256, validityProblem } from './trust.ts';
import { verifyEvidence } from './verify.ts';

export interface SigningInput {
  readonly bundle: RunBundle;
  /** Folders in which the files lie; null when they were handed over without any. */
  readonly place: RunPlace | null;
  /** Bytes of trust.json. */
  readonly trust: Uint8Array;
  readonly key: SigningKey;
  readonly context: Omit<SigningContext, 'trustSha256'>;
  readonly verifySignature?: VerifySignature;
}

export interface Signing {
  readonly ok: boolean;
  readonly steps: readonly Step[];
  readonly keyId: string;
  /** null unless `ok`. */
  readonly verdict: Verdict | null;
  /** Bytes of evidence.dsse.json; null unless `ok`. */
  readonly envelope: Uint8Array | null;
  /** Bytes of evidence.sshsig; null unless `ok`. */
  readonly sshSignature: Uint8Array | null;
}

/** Envelope file of a statement. */
export function signStatement(statement: Statement, key: SigningKey): Uint8Array {
  const payload = encodeStatement(statement);
  const signature = signMessage(preAuthenticationEncoding(STATEMENT_PAYLOAD_TYPE, payload), key.seed);
  return encodeEnvelope({ payloadType: STATEMENT_PAYLOAD_TYPE, payload, keyId: key.keyId, signature });
}

/** SSHSIG file of a statement, over the same bytes as its envelope. */
export function signStatementSsh(statement: Statement, key: SigningKey): Uint8Array {
  return signSsh(preAuthenticationEncoding(STATEMENT_PAYLOAD_TYPE, encodeStatement(statement)), key);
}

/** Examines and signs one run. The steps are those of `examineRun`, then `signing-key` and `self-check`. */
export function signRun(input: SigningInput): Signing {
  const { bundle, place, trust, key, context } = input;
  const { steps, facts } = examineRun(bundle, place);
  const log = new StepLog();
  for (const step of steps) log.add(step);
  const usable = log.run('signing-key', () => checkKey(trust, key, context.createdAt));
  const statement = facts && buildStatement(facts, bundle, { ...context, trustSha256: trustSha256(trust) });
  const signed = log.run('self-check', statement && usable && (() => signAndCheck(input, statement)));
  const { ok } = log;
  return {
    ok,
    steps: log.steps,
    keyId: key.keyId,
    verdict: ok ? (statement?.predicate.verdict.value ?? null) : null,
    envelope: ok ? (signed?.envelope ?? null) : null,
    sshSignature: ok ? (signed?.sshSignature ?? null) : null,
  };
}

function checkKey(trust: Uint8Array, key: SigningKey, createdAt: string): Held<true> {
  const entry = parsedValue(parseTrust(trust, 'trust.json')).keys.find(({ keyId }) => keyId === key.keyId);
  if (entry === undefined)
    fail(`trust.json does not name the key ${key.keyId}, so nobody would believe its signature.`);
  if (entry.revoked !== null) fail(`The key ${key.keyId} was revoked at ${entry.revoked.at}.`);
  const problem = validityProblem(entry, createdAt);
  if (problem !== null) fail(`The key cannot sign now: it would be ${problem}.`);
  return { value: true, detail: `key ${key.keyId} is in trust.json and valid at ${createdAt}` };
}

function signAndCheck(
  input: SigningInput,
  statement: Statement,
): Held<{ envelope: Uint8Array; sshSignature: Uint8Array }> {
  const envelope = signStatement(statement, input.key);
  const sshSignature = signStatementSsh(statement, input.key);
  const { ok, steps } = verifyEvidence({ ...input, envelope, sshSignature });
  if (!ok) {
    const failed = steps.find((step) => !step.ok);
    fail(`The fresh signature does not verify and was thrown away. ${failed?.name ?? ''}: ${failed?.detail ?? ''}`);
  }
  return {
    value: { envelope, sshSignature },
    detail: `the signature verifies; verdict ${statement.predicate.verdict.value}`,
  };
}
