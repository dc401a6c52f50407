/** What verification demands: right key, right bytes, right numbers, right place, each in a step of its own. */

import { describe, expect, test } from 'vitest';
import { decodeEnvelope, encodeEnvelope, preAuthenticationEncoding } from '../../src/evidence/dsse.ts';
import { signMessage, type SigningKey } from '../../src/evidence/keys.ts';
import { signStatement, signStatementSsh } from '../../src/evidence/sign.ts';
import { signSsh } from '../../src/evidence/sshsig.ts';
import { decodeStatement, type Statement } from '../../src/evidence/statement.ts';
import { trustedKey, type TrustedKey } from '../../src/evidence/trust.ts';
import { checkEvidence, openEvidence, verifyEvidence } from '../../src/evidence/verify.ts';
import type { ScheduledRequest } from '../../src/protocol/schedule.ts';
import { createRun, type Fate, type TestRun } from '../support/bundle.ts';
import { KEY, keyOf, onlyFailure, sign, trustOf, VALID_FROM, verifyWithNode } from '../support/evidence.ts';

const RUN = createRun();
const SIGNED = sign(RUN);
const OTHER = keyOf(10);
const ENTRY = trustedKey(KEY.raw, VALID_FROM);
const STATEMENT = statementOf(SIGNED.envelope);
const STEPS = [
  ...['trust-root', 'envelope-form', 'key-trusted', 'signature', 'statement-form', 'key-validity', 'ssh-signature'],
  ...['place', 'subjects', 'recomputation', 'predicate', 'verdict'],
];

function statementOf(envelope: Uint8Array): Statement {
  const decoded = decodeEnvelope(envelope);
  const statement = decoded.ok ? decodeStatement(decoded.value.payload) : decoded;
  if (!statement.ok) throw new Error(statement.problem);
  return statement.value;
}

/** An envelope over any payload, signed with the trusted key: what a dishonest holder of the key could make. */
function forge(payload: unknown, key: SigningKey = KEY): Uint8Array {
  const body = new TextEncoder().encode(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const payloadType = 'application/vnd.in-toto+json';
  const signature = signMessage(preAuthenticationEncoding(payloadType, body), key.seed);
  return encodeEnvelope({ payloadType, payload: body, keyId: key.keyId, signature });
}

/** The statement with one part of its predicate replaced, honestly signed by the trusted key. */
function claim(change: Partial<Statement['predicate']>): Uint8Array {
  return signStatement({ ...STATEMENT, predicate: { ...STATEMENT.predicate, ...change } }, KEY);
}

/** What is signed about a run, after verification. */
function predicateOf(run: TestRun): Statement['predicate'] {
  const { steps, statement } = verifyEvidence(sign(run));
  expect(steps.filter(({ ok }) => !ok)).toEqual([]);
  return statement!.predicate;
}

/** One candidate answer of pair 2 comes to this end. */
function lose(fate: Fate): (request: ScheduledRequest) => Fate {
  return ({ pairIndex, role }) => (pairIndex === 2 && role === 'candidate' ? fate : 'good');
}

describe('evidence that holds', () => {
  test('passes every step, in the fixed order, and gives key and verdict', () => {
    const result = verifyEvidence(SIGNED);
    expect(result.steps.filter(({ ok }) => !ok)).toEqual([]);
    expect(result.steps.map(({ name }) => name)).toEqual(STEPS);
    expect(result).toMatchObject({ ok: true, keyId: KEY.keyId, verdict: 'preferred-for-this-category' });
    expect(result.statement).toEqual(STATEMENT);
  });

  test('says that it is synthetic, self-approved and not audited', () => {
    const verdict = verifyEvidence(SIGNED).steps.at(-1)!.detail;
    expect(verdict).toMatch(/synthetic: no model was asked/u);
    expect(verdict).toMatch(/approved by the person who ran it/u);
    expect(verdict).toMatch(/not-audited/u);
    expect(verifyEvidence(sign(createRun({ synthetic: false }))).steps.at(-1)!.detail).not.toMatch(/synthetic/u);
  });

  test('passes with node:crypto as with the reference', () => {
    expect(verifyEvidence({ ...SIGNED, verifySignature: verifyWithNode })).toEqual(verifyEvidence(SIGNED));
  });

  test('passes without an SSH signature and without folders, and says so', () => {
    const { bundle, envelope, trust } = SIGNED;
    const { ok, steps } = verifyEvidence({ bundle, envelope, trust });
    expect(ok).toBe(true);
    expect(steps.find(({ name }) => name === 'ssh-signature')!.detail).toMatch(/none beside the envelope/u);
    expect(steps.find(({ name }) => name === 'place')!.detail).toMatch(/not asked/u);
  });

  test('passes in its two halves as in one', () => {
    const { opened, steps } = openEvidence(SIGNED);
    const second = checkEvidence(opened!, SIGNED.bundle, SIGNED.place);
    expect([...steps, ...second.steps]).toEqual(verifyEvidence(SIGNED).steps);
    expect(second.verdict).toBe('preferred-for-this-category');
  });

  test('stays valid when trust.json gains a key, and says that it changed', () => {
    const grown = trustOf(ENTRY, trustedKey(OTHER.raw, VALID_FROM));
    const { ok, steps } = verifyEvidence({ ...SIGNED, trust: grown });
    expect(ok).toBe(true);
    expect(steps.find(({ name }) => name === 'predicate')!.detail).toMatch(/changed since/u);
  });

  test('holds for a run with retries, which it counts', () => {
    const predicate = predicateOf(createRun({ fate: ({ pairIndex }) => (pairIndex === 1 ? 'retried' : 'good') }));
    expect(predicate.usage).toMatchObject({ attempts: 12, retries: 2, chargedAtReservation: 0 });
    expect(predicate.failures).toEqual([
      { role: 'baseline', outcome: 'failed', code: 'rate-limited', attempts: 1 },
      { role: 'candidate', outcome: 'failed', code: 'rate-limited', attempts: 1 },
    ]);
    expect(predicate.requests).toEqual({ scheduled: 10, succeeded: 10, failed: 0, indeterminate: 0, notRun: 0 });
    expect(predicate.pairs).toEqual({ scheduled: 5, successful: 5, failed: 0, notRun: 0 });
  });

  test('holds for a run with an exhausted request, which costs its pair', () => {
    const predicate = predicateOf(createRun({ pairs: 6, fate: lose('exhausted') }));
    expect(predicate.requests).toEqual({ scheduled: 12, succeeded: 11, failed: 1, indeterminate: 0, notRun: 0 });
    expect(predicate.pairs).toEqual({ scheduled: 6, successful: 5, failed: 1, notRun: 0 });
    expect(predicate.failures).toEqual([{ role: 'candidate', outcome: 'failed', code: 'rate-limited', attempts: 2 }]);
    expect(predicate.scores.candidate[2]).toMatchObject({ pairIndex: 2, eligible: false, reason: 'rate-limited' });
    expect(predicate.scores.baseline).toHaveLength(6);
  });

  test('holds for a run with a truncated answer, which is paid for and does not count', () => {
    const predicate = predicateOf(createRun({ pairs: 6, fate: lose('truncated') }));
    expect(predicate.requests).toMatchObject({ succeeded: 12, failed: 0 });
    expect(predicate.pairs).toMatchObject({ successful: 5, failed: 1 });
    expect(predicate.failures).toEqual([{ role: 'candidate', outcome: 'received', code: 'truncated', attempts: 1 }]);
  });

  test('holds for a run with a safety failure, which blocks the candidate', () => {
    const run = createRun({ fate: lose('unsafe') });
    expect(predicateOf(run)).toMatchObject({
      verdict: { value: 'blocked-by-safety-failure' },
      safetyFailures: { baseline: [], candidate: [{ id: 'forbidden-action', count: 1, pairs: [2] }] },
    });
  });

  test('holds for a run from which nothing can be concluded', () => {
    const predicate = predicateOf(createRun({ fate: () => 'truncated' }));
    expect(predicate.verdict.value).toBe('insufficient-evidence');
    expect(predicate.pairs).toEqual({ scheduled: 5, successful: 0, failed: 5, notRun: 0 });
  });

  test('holds where ids and folders have different names', () => {
    expect(predicateOf(createRun({ campaignId: 'Demo/One', runId: 'Run.A' }))).toMatchObject({
      campaignId: 'Demo/One',
      runId: 'Run.A',
    });
  });

  test('a run of 100 pairs stays far below the size limit of an envelope', () => {
    const signed = sign(
      createRun({ pairs: 100, fate: ({ pairIndex }) => (pairIndex % 2 === 0 ? 'good' : 'exhausted') }),
    );
    expect(signed.envelope.length).toBeLessThan(512 * 1024);
  });
});

describe('the key', () => {
  test.each<[string, string, Uint8Array]>([
    ['trust.json is not readable', 'trust-root', new TextEncoder().encode('{}')],
    ['trust.json names no key', 'key-trusted', trustOf()],
    ['trust.json names another key', 'key-trusted', trustOf(trustedKey(OTHER.raw, VALID_FROM))],
    [
      'the key is revoked',
      'key-trusted',
      trustOf({ ...ENTRY, revoked: { at: '2027-01-01T00:00:00.000Z', reason: 'Lost.' } }),
    ],
    ['the key is not valid yet', 'key-validity', trustOf({ ...ENTRY, validFrom: '2026-07-17T00:00:00.000Z' })],
    ['the key is retired', 'key-validity', trustOf({ ...ENTRY, validUntil: '2026-07-16T13:00:00.000Z' })],
  ])('%s', (_, step, trust) => {
    const result = verifyEvidence({ ...SIGNED, trust });
    onlyFailure(result.steps, step);
    expect(result).toMatchObject({ ok: false, verdict: null, statement: null });
    expect(result.steps.map(({ name }) => name)).toEqual(STEPS);
  });

  test('a revoked key is not believed even for a time before its revocation', () => {
    const revoked: TrustedKey = { ...ENTRY, revoked: { at: '2026-12-31T00:00:00.000Z', reason: 'Stolen.' } };
    const detail = onlyFailure(verifyEvidence({ ...SIGNED, trust: trustOf(revoked) }).steps, 'key-trusted');
    expect(detail).toMatch(/whatever time they claim/u);
  });

  test('another trusted key’s name on the envelope does not help: the hint is no authority', () => {
    const decoded = decodeEnvelope(SIGNED.envelope);
    if (!decoded.ok) throw new Error(decoded.problem);
    const envelope = encodeEnvelope({ ...decoded.value, keyId: OTHER.keyId });
    const trust = trustOf(ENTRY, trustedKey(OTHER.raw, VALID_FROM));
    const result = verifyEvidence({ ...SIGNED, envelope, trust });
    expect(onlyFailure(result.steps, 'signature')).toMatch(/either was changed/u);
    expect(result.keyId).toBeNull();
  });

  test('a signature by an unknown key over an honest statement is refused', () => {
    onlyFailure(verifyEvidence({ ...SIGNED, envelope: signStatement(STATEMENT, OTHER) }).steps, 'key-trusted');
  });
});

describe('the statement', () => {
  test.each<[string, unknown]>([
    ['not JSON', 'hello'],
    ['not canonical', JSON.stringify(STATEMENT, null, 1)],
    ['another statement type', { ...STATEMENT, _type: 'https://in-toto.io/Statement/v0.1' }],
    ['another predicate type', { ...STATEMENT, predicateType: 'https://example.com/x' }],
    ['an extra field', { ...STATEMENT, extra: 1 }],
    ['an extra field in the predicate', { ...STATEMENT, predicate: { ...STATEMENT.predicate, prompt: 'x' } }],
    ['a subject less', { ...STATEMENT, subject: STATEMENT.subject.slice(1) }],
    ['a subject twice', { ...STATEMENT, subject: [STATEMENT.subject[0], ...STATEMENT.subject.slice(0, -1)] }],
    ['subjects in another order', { ...STATEMENT, subject: [...STATEMENT.subject].reverse() }],
    ['a repeated key', JSON.stringify(STATEMENT).replace('{"_type"', '{"_type":"x","_type"')],
    [
      'an audit that never happened',
      { ...STATEMENT, predicate: { ...STATEMENT.predicate, audit: { status: 'audited' } } },
    ],
  ])('is refused when it is %s, although the trusted key signed it', (_, payload) => {
    onlyFailure(verifyEvidence({ ...SIGNED, envelope: forge(payload), sshSignature: null }).steps, 'statement-form');
  });

  test('is accepted when forged without a change, so that the refusals above mean something', () => {
    expect(verifyEvidence({ ...SIGNED, envelope: signStatement(STATEMENT, KEY) }).ok).toBe(true);
  });
});

describe('the claims of a dishonest signer', () => {
  test.each<[string, Partial<Statement['predicate']>]>([
    ['verdict.value', { verdict: { ...STATEMENT.predicate.verdict, value: 'tie' } }],
    ['verdict.reasons', { verdict: { ...STATEMENT.predicate.verdict, reasons: [] } }],
    ['usage.costUsd', { usage: { ...STATEMENT.predicate.usage, costUsd: '0.01' } }],
    ['pairs.successful', { pairs: { ...STATEMENT.predicate.pairs, successful: 4 } }],
    ['synthetic', { synthetic: false }],
    ['minimumPracticalScoreDelta', { minimumPracticalScoreDelta: 1 }],
    ['model.version', { model: { ...STATEMENT.predicate.model, version: 'other-2' } }],
    [
      'scores.candidate[0].total',
      {
        scores: {
          ...STATEMENT.predicate.scores,
          candidate: STATEMENT.predicate.scores.candidate.map((score, index) =>
            index === 0 ? { ...score, total: 99 } : score,
          ),
        },
      },
    ],
    ['analysis.mean', { analysis: { ...STATEMENT.predicate.analysis, mean: 50 } }],
    ['analysis.extra', { analysis: Object.assign({}, STATEMENT.predicate.analysis, { extra: 1 }) }],
    ['safetyFailures.candidate', { safetyFailures: { baseline: [], candidate: [{ id: 'x', count: 1, pairs: [0] }] } }],
    [
      'approval.grant.expiresAt',
      {
        approval: {
          ...STATEMENT.predicate.approval,
          grant: { ...STATEMENT.predicate.approval.grant, expiresAt: '2026-08-01T00:00:00.000Z' },
        },
      },
    ],
    ['scope', { scope: 'Best of all.' }],
    ['uncertainty', { uncertainty: 'None.' }],
  ])('%s is named', (field, change) => {
    const detail = onlyFailure(
      verifyEvidence({ ...SIGNED, envelope: claim(change), sshSignature: null }).steps,
      'predicate',
    );
    expect(detail).toContain(`${field} is `);
  });

  test('signs for its own clock, program and repository alone', () => {
    const envelope = claim({ repository: { id: 42 }, createdAt: '2026-07-16T14:00:00.000Z' });
    expect(verifyEvidence({ ...SIGNED, envelope, sshSignature: null }).ok).toBe(true);
  });
});

describe('replay', () => {
  const otherRun = createRun({ runId: 'run-2' });
  const otherCampaign = createRun({ campaignId: 'demo-2' });

  test('the envelope of one run beside the files of another', () => {
    for (const other of [otherRun, otherCampaign]) {
      expect(onlyFailure(verifyEvidence({ ...SIGNED, bundle: other.bundle }).steps, 'subjects')).toMatch(/journal/u);
    }
  });

  test('a whole run folder, envelope included, copied to another place', () => {
    for (const { place } of [otherRun, otherCampaign]) {
      expect(onlyFailure(verifyEvidence({ ...SIGNED, place }).steps, 'place')).toMatch(/does not belong/u);
    }
  });

  test('two subjects exchanged, in the files and in the statement', () => {
    const { bundle } = SIGNED;
    const { baseline, candidate } = bundle.instructions;
    const swapped = { ...bundle, instructions: { baseline: candidate, candidate: baseline } };
    const detail = onlyFailure(verifyEvidence({ ...SIGNED, bundle: swapped }).steps, 'subjects');
    expect(detail).toMatch(/instruction-baseline, instruction-candidate/u);
    const subject = STATEMENT.subject.map((entry, index, all) => {
      return { ...entry, digest: all[index === 3 ? 4 : index === 4 ? 3 : index]!.digest };
    });
    const signed = {
      ...SIGNED,
      bundle: swapped,
      envelope: signStatement({ ...STATEMENT, subject }, KEY),
      sshSignature: null,
    };
    expect(onlyFailure(verifyEvidence(signed).steps, 'recomputation')).toMatch(/^inputs: .*baseline instruction/u);
  });

  test('an SSH signature of another run, key or namespace', () => {
    const foreign = [
      sign(otherRun).sshSignature,
      signStatementSsh(STATEMENT, OTHER),
      signSsh(new TextEncoder().encode('something else'), KEY),
      new Uint8Array(0),
    ];
    for (const sshSignature of foreign) {
      onlyFailure(verifyEvidence({ ...SIGNED, sshSignature }).steps, 'ssh-signature');
    }
  });
});
