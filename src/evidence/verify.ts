/**
 * Verifies signed evidence offline, in named steps and a fixed order.
 *
 * First the envelope is opened: is it in its one spelling, is its key trusted, does the signature hold. Only then is
 * its payload read at all. Then the files are held against it: are they the very bytes that were signed, do they add
 * up, and does everything the signer claimed follow from them. A verdict is given only when every step held.
 */

import type { Verdict } from '../analysis/paired.ts';
import { safeSegment } from '../protocol/safe-segment.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { subjectsOf, type RunBundle, type RunPlace, type Subject } from './bundle.ts';
import { jsonDifferences } from './compare.ts';
import { decodeEnvelope, preAuthenticationEncoding, type Envelope } from './dsse.ts';
import { examineRun, type RunFacts } from './examine.ts';
import { verifySignature as referenceVerify, type Decoded, type VerifySignature } from './keys.ts';
import { buildStatement } from './predicate.ts';
import { sshSignatureProblem } from './sshsig.ts';
import { APPROVED_BY, decodeStatement, type Statement } from './statement.ts';
import { didNotRun, fail, parsedValue, StepLog, type Held, type Step } from './steps.ts';
import { parseTrust, rawKeyOf, validityProblem, type TrustedKey, type TrustRoot } from './trust.ts';

export interface EnvelopeInput {
  /** Bytes of evidence.dsse.json. */
  readonly envelope: Uint8Array;
  /** Bytes of trust.json, from a place that the evidence's author cannot write: the base branch, or a pinned copy. */
  readonly trust: Uint8Array;
  /** Bytes of evidence.sshsig when it lies beside the envelope. */
  readonly sshSignature?: Uint8Array | null;
  /** Another implementation of Ed25519, such as node:crypto for many envelopes. The reference is the default. */
  readonly verifySignature?: VerifySignature;
}

export interface VerificationInput extends EnvelopeInput {
  readonly bundle: RunBundle;
  /** Folders in which the files lie; null when they were handed over without any. */
  readonly place?: RunPlace | null;
}

export interface OpenedEvidence {
  readonly statement: Statement;
  readonly keyId: string;
  /** SHA-256 of the trust.json that was believed. */
  readonly trustSha256: string;
}

export interface Opening {
  readonly steps: readonly Step[];
  /** null unless every step held. */
  readonly opened: OpenedEvidence | null;
}

export interface Verification {
  readonly ok: boolean;
  readonly steps: readonly Step[];
  /** Key whose signature holds; null when none does. */
  readonly keyId: string | null;
  /** null unless `ok`. */
  readonly verdict: Verdict | null;
  /** What was signed; null unless `ok`. */
  readonly statement: Statement | null;
}

/** Verifies one envelope against the files of its run. Total: any bytes give steps, never an exception. */
export function verifyEvidence(input: VerificationInput): Verification {
  const log = new StepLog();
  const opened = open(log, input);
  return check(log, opened, input.bundle, input.place ?? null);
}

/** The first half: what an envelope says, once its signature by a trusted key holds. */
export function openEvidence(input: EnvelopeInput): Opening {
  const log = new StepLog();
  const opened = open(log, input);
  return { steps: log.steps, opened: log.ok ? opened : null };
}

/** The second half: holds files against an opened envelope. */
export function checkEvidence(opened: OpenedEvidence, bundle: RunBundle, place: RunPlace | null = null): Verification {
  return check(new StepLog(), opened, bundle, place);
}

interface TrustedEnvelope {
  readonly envelope: Envelope;
  readonly key: TrustedKey;
  readonly raw: Uint8Array;
}

function open(log: StepLog, input: EnvelopeInput): OpenedEvidence | null {
  const verifySignature = input.verifySignature ?? referenceVerify;
  const trust = log.run('trust-root', () => readTrust(input.trust));
  const envelope = log.run('envelope-form', () => readEnvelope(input.envelope));
  const signer = log.run('key-trusted', trust && envelope && (() => findKey(trust, envelope)));
  const signed = log.run('signature', signer && (() => checkSignature(signer, verifySignature)));
  const statement = log.run('statement-form', signed && (() => readStatement(signed.envelope)));
  log.run('key-validity', signed && statement && (() => checkValidity(signed.key, statement)));
  log.run('ssh-signature', signed && (() => checkSsh(signed, input.sshSignature ?? null, verifySignature)));
  return signed && statement && { statement, keyId: signed.key.keyId, trustSha256: sha256Hex(input.trust) };
}

function check(log: StepLog, opened: OpenedEvidence | null, bundle: RunBundle, place: RunPlace | null): Verification {
  log.run('place', opened && (() => checkPlace(opened.statement, place)));
  const same = log.run('subjects', opened && (() => checkSubjects(opened.statement, bundle)));
  const facts = log.run('recomputation', same && (() => recompute(bundle)));
  const equal = log.run('predicate', opened && facts && (() => checkPredicate(opened, facts, bundle)));
  const verdict = log.run('verdict', equal && log.ok ? () => readVerdict(equal) : null);
  return {
    ok: log.ok,
    steps: log.steps,
    keyId: opened?.keyId ?? null,
    verdict: log.ok ? verdict : null,
    statement: log.ok ? equal : null,
  };
}

function readTrust(bytes: Uint8Array): Held<TrustRoot> {
  const trust = parsedValue(parseTrust(bytes, 'trust.json'));
  const { length } = trust.keys;
  return { value: trust, detail: `${length} key${length === 1 ? '' : 's'}, SHA-256 ${sha256Hex(bytes)}` };
}

function readEnvelope(bytes: Uint8Array): Held<Envelope> {
  const envelope = required(decodeEnvelope(bytes), 'The envelope is refused: ');
  return { value: envelope, detail: `one signature over ${envelope.payload.length} bytes of ${envelope.payloadType}` };
}

/** The key id of the envelope is only a hint where to look; what is believed is the key of trust.json. */
function findKey(trust: TrustRoot, envelope: Envelope): Held<TrustedEnvelope> {
  const key = trust.keys.find(({ keyId }) => keyId === envelope.keyId);
  if (key === undefined) fail(`trust.json does not name the key ${envelope.keyId}.`);
  if (key.revoked !== null) {
    fail(
      `The key ${key.keyId} was revoked at ${key.revoked.at}. Its signatures count for nothing, whatever time they claim.`,
    );
  }
  const raw = rawKeyOf(key);
  if (raw === null) fail(`trust.json has no usable public key for ${key.keyId}.`);
  return { value: { envelope, key, raw }, detail: `key ${key.keyId}` };
}

function checkSignature(signer: TrustedEnvelope, verifySignature: VerifySignature): Held<TrustedEnvelope> {
  const { envelope, key, raw } = signer;
  const message = preAuthenticationEncoding(envelope.payloadType, envelope.payload);
  if (!verifySignature(raw, message, envelope.signature)) {
    fail(`The signature is not one by the key ${key.keyId} over this payload: either was changed.`);
  }
  return { value: signer, detail: 'Ed25519 over the DSSE encoding of type and payload' };
}

function readStatement(envelope: Envelope): Held<Statement> {
  const statement = required(decodeStatement(envelope.payload), 'The signed payload is refused: ');
  const { campaignId, runId } = statement.predicate;
  return { value: statement, detail: `in-toto Statement v1 about run ${runId} of campaign ${campaignId}` };
}

function checkValidity(key: TrustedKey, statement: Statement): Held<true> {
  const { createdAt } = statement.predicate;
  const problem = validityProblem(key, createdAt);
  if (problem !== null) fail(`By the signer's own clock it was ${problem}.`);
  return { value: true, detail: `signed at ${createdAt} by the signer's own clock, within the validity of its key` };
}

function checkSsh(signed: TrustedEnvelope, file: Uint8Array | null, verifySignature: VerifySignature): Held<true> {
  if (file === null) return { value: true, detail: 'none beside the envelope; it is optional' };
  const { envelope, raw } = signed;
  const message = preAuthenticationEncoding(envelope.payloadType, envelope.payload);
  const problem = sshSignatureProblem(file, message, raw, verifySignature);
  if (problem !== null) fail(`evidence.sshsig is refused: ${problem}.`);
  return { value: true, detail: 'evidence.sshsig is by the same key over the same bytes' };
}

/** A whole run folder, envelope included, can be copied elsewhere; there it would count for another campaign or twice. */
function checkPlace(statement: Statement, place: RunPlace | null): Held<true> {
  if (place === null) return { value: true, detail: 'not asked: the files were handed over without their folders' };
  const { campaignId, runId } = statement.predicate;
  if (safeSegment(campaignId) !== place.campaignFolder || safeSegment(runId) !== place.runFolder) {
    fail(`The evidence is of run ${runId} of campaign ${campaignId}; it does not belong into the folder it lies in.`);
  }
  return { value: true, detail: 'lies in the folder of its campaign and run' };
}

function checkSubjects(statement: Statement, bundle: RunBundle): Held<readonly Subject[]> {
  const found = subjectsOf(bundle);
  const changed = found.filter(({ digest }, index) => digest.sha256 !== statement.subject[index]?.digest.sha256);
  const missing = statement.subject.slice(found.length);
  if (changed.length > 0 || missing.length > 0) {
    fail(`Not the bytes that were signed: ${[...changed, ...missing].map(({ name }) => name).join(', ')}.`);
  }
  return { value: found, detail: `all ${found.length} files have the SHA-256 that was signed` };
}

function recompute(bundle: RunBundle): Held<RunFacts> {
  const { steps, facts } = examineRun(bundle);
  if (facts === null) {
    const failed = steps.filter((step) => !step.ok && !didNotRun(step));
    fail(failed.map(({ name, detail }) => `${name}: ${detail}`).join(' '));
  }
  return { value: facts, detail: `${steps.length} checks: ${steps.map(({ name }) => name).join(', ')}` };
}

function checkPredicate(opened: OpenedEvidence, facts: RunFacts, bundle: RunBundle): Held<Statement> {
  const { statement } = opened;
  const { createdAt, producer, repository, trustRoot } = statement.predicate;
  const rebuilt = buildStatement(facts, bundle, { createdAt, producer, repository, trustSha256: trustRoot.sha256 });
  const differences = jsonDifferences(statement, rebuilt);
  if (differences.length > 0) {
    const shown = differences.map(({ field, found, expected }) => `${field} is ${found}, the files give ${expected}`);
    fail(`The signer claimed what does not follow from the files: ${shown.join('; ')}.`);
  }
  const since = trustRoot.sha256 === opened.trustSha256 ? 'unchanged since' : 'changed since';
  return { value: statement, detail: `every signed number follows from the files; trust.json ${since}` };
}

function readVerdict(statement: Statement): Held<Verdict> {
  const { verdict, approval, synthetic, pairs, audit } = statement.predicate;
  const marks = [
    `${pairs.successful} of ${pairs.scheduled} pairs`,
    APPROVED_BY[approval.grant.kind],
    ...(synthetic ? ['synthetic: no model was asked, and this can never support a promotion'] : []),
    audit.status,
  ];
  return { value: verdict.value, detail: `${verdict.value} (${marks.join('; ')})` };
}

function required<T>(decoded: Decoded<T>, prefix: string): T {
  return decoded.ok ? decoded.value : fail(`${prefix}${decoded.problem}`);
}
