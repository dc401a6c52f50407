/**
 * The statement that is signed: in-toto Statement v1 with our own predicate about one evaluation run.
 *
 * The payload is the canonical JSON (RFC 8785) of the statement, so that one statement has one payload. The schema
 * fixes every field; that the numbers are the right ones is shown by working them out again from the run's files.
 *
 * Source: in-toto attestation framework, Statement v1; what the predicate must disclose: protocol sections 9 and 11.
 */

import * as z from 'zod';
import { VERDICTS, type Analysis } from '../analysis/paired.ts';
import { admissionSchema, grantSchema, type Grant } from '../ledger/admission.ts';
import { MAX_RECONCILIATIONS } from '../ledger/reconciliation.ts';
import { counter, duration, points, routeValue, slug } from '../ledger/fields.ts';
import { campaignSchema, ROLES } from '../protocol/campaign.ts';
import { canonicalBytes } from '../protocol/canonical.ts';
import { parseDocument } from '../protocol/document.ts';
import {
  decimalUsd,
  finiteNumber,
  gitCommit,
  identifier,
  patterned,
  sha256,
  text,
  timestamp,
  wholeNumber,
} from '../protocol/scalars.ts';
import { SUBJECT_NAMES, subjectNameAt, type Subject } from './bundle.ts';
import { equalBytes } from './bytes.ts';
import { MAX_ENVELOPE_BYTES } from './dsse.ts';
import type { Decoded } from './keys.ts';
import { describeFindings } from './steps.ts';

export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'https://equipoise.dev/predicates/evaluation-run/v1';

const { category, model, sampling, trials, fixture, candidates } = campaignSchema.shape;
const sentence = z.string().min(1).max(2000);

const producerSchema = z
  .strictObject({
    name: z.literal('equipoise'),
    version: text(64).meta({ description: 'Version of the program that signed.' }),
    distSha256: sha256.nullable().meta({ description: 'SHA-256 of the bundled program; null when run from source.' }),
    actionCommit: gitCommit
      .nullable()
      .meta({ description: 'Commit of the action that signed; null on a command line.' }),
    node: text(64).meta({ description: 'Version of Node.js.' }),
    platform: text(64).nullable().meta({ description: 'Operating system and processor, such as linux-x64.' }),
  })
  .meta({ description: 'The program that recomputed and signed.' });

const armScoreSchema = z.strictObject({
  pairIndex: counter,
  eligible: z.boolean(),
  reason: identifier.nullable().meta({ description: 'Why the answer does not count; null when it does.' }),
  total: points,
  dimensions: z.record(slug, points).meta({ description: 'Points by dimension.' }),
  safetyFailures: z.array(slug),
});

const failureSchema = z.strictObject({
  role: z.enum(ROLES),
  outcome: z.enum(['received', 'failed', 'indeterminate']),
  code: identifier,
  attempts: counter,
});

/** How lost requests were settled; only where there were any, since it concerns few runs. */
const reconciliationsSchema = z.strictObject({
  lookups: counter.meta({ description: 'Answers that the provider was asked for again and gave.' }),
  receipts: counter.meta({ description: 'Answers that are known by a receipt alone, and not scored.' }),
  replays: counter.meta({ description: 'Requests that a person decided to send once more.' }),
  abandoned: counter.meta({ description: 'Requests that a person gave up.' }),
  unsettled: counter.meta({ description: 'Look-ups that settled nothing.' }),
});

const reconciliationName = patterned(/^reconciliation-[0-9]{4}$/u, {
  code: 'invalid-subject',
  explain: () => 'A reconciliation file is named "reconciliation-" and its number with four digits.',
});

const safetySchema = z.array(z.strictObject({ id: slug, count: counter, pairs: z.array(counter) }));

export const predicateSchema = z
  .strictObject({
    kind: z.literal('run-completed'),
    campaignId: identifier,
    runId: identifier,
    campaignSha256: sha256,
    scheduleSha256: sha256,
    category,
    synthetic: z
      .boolean()
      .meta({ description: 'True: the answers were made up by a built-in driver; no model was asked.' }),
    fixture,
    candidates,
    model,
    sampling,
    trials,
    route: admissionSchema.shape.binding.meta({ description: 'The route binding frozen at admission.' }),
    driver: routeValue,
    approval: z
      .strictObject({ admissionSha256: sha256, grant: grantSchema })
      .meta({ description: 'Who approved, what, until when. Accounts by numeric id alone.' }),
    startedAt: timestamp,
    completedAt: timestamp,
    requests: z.strictObject({
      scheduled: counter,
      succeeded: counter,
      failed: counter,
      indeterminate: counter,
      notRun: counter,
    }),
    pairs: z.strictObject({ scheduled: counter, successful: counter, failed: counter, notRun: counter }),
    usage: z.strictObject({
      attempts: counter,
      retries: counter,
      inputTokens: counter,
      outputTokens: counter,
      costUsd: decimalUsd,
      durationMs: duration,
      chargedAtReservation: counter.meta({ description: 'Attempts without a usable count, charged in full.' }),
    }),
    reconciliations: reconciliationsSchema
      .optional()
      .meta({ description: 'How lost requests were settled; absent when none was.' }),
    failures: z.array(failureSchema).meta({ description: 'Attempts that failed or were rejected, by arm and code.' }),
    scores: z.strictObject({ baseline: z.array(armScoreSchema), candidate: z.array(armScoreSchema) }),
    safetyFailures: z.strictObject({ baseline: safetySchema, candidate: safetySchema }),
    minimumSuccessfulPairs: counter,
    minimumPracticalScoreDelta: finiteNumber(100),
    analysis: z.looseObject({}).meta({ description: 'The whole paired analysis, every number.' }),
    verdict: z.strictObject({
      value: z.enum(VERDICTS),
      reasons: z.array(z.strictObject({ code: slug, message: sentence })),
    }),
    audit: z
      .strictObject({ status: z.literal('not-audited') })
      .meta({ description: 'No person has audited this evidence; a later audit is an envelope of its own.' }),
    scope: sentence,
    uncertainty: sentence,
    repository: z
      .strictObject({ id: wholeNumber(1).meta({ description: 'Numeric id; it survives renames.' }) })
      .nullable(),
    trustRoot: z.strictObject({ sha256 }).meta({ description: 'Exact bytes of trust.json as the signer read it.' }),
    producer: producerSchema,
    createdAt: timestamp.meta({ description: "When it was signed, by the signer's own clock." }),
  })
  .meta({ title: 'Evaluation run', description: 'What one completed run of one campaign came to.' });

const subjectSchema = z.strictObject({
  name: z.union([z.enum(SUBJECT_NAMES), reconciliationName]),
  digest: z.strictObject({ sha256 }),
});

export const statementSchema = z
  .strictObject({
    _type: z.literal(STATEMENT_TYPE),
    subject: z
      .array(subjectSchema)
      .min(SUBJECT_NAMES.length)
      .max(SUBJECT_NAMES.length + MAX_RECONCILIATIONS),
    predicateType: z.literal(PREDICATE_TYPE),
    predicate: predicateSchema,
  })
  .meta({ title: 'Evaluation run statement', description: 'In-toto Statement v1 about one evaluation run.' });

export type Producer = z.infer<typeof producerSchema>;
export type Predicate = Omit<z.infer<typeof predicateSchema>, 'analysis'> & { readonly analysis: Analysis };
export type Statement = Omit<z.infer<typeof statementSchema>, 'predicate' | 'subject'> & {
  readonly subject: readonly Subject[];
  readonly predicate: Predicate;
};

/** How each kind of grant reads. Nobody may take one person's own word for an independent approval. */
export const APPROVED_BY: Readonly<Record<Grant['kind'], string>> = {
  'local-self-approval': 'approved by the person who ran it',
  'pull-request-approval': 'approved in a pull request by reviewers other than its author',
};

/** What only the signer knows and nobody can work out again. Everything else in a statement follows from the files. */
export type SigningContext = Pick<Predicate, 'createdAt' | 'producer' | 'repository'> & {
  /** SHA-256 of the exact bytes of trust.json. */
  readonly trustSha256: string;
};

/** The payload of a statement. */
export function encodeStatement(statement: Statement): Uint8Array {
  return canonicalBytes(statement);
}

/** Reads a payload: strict JSON, exactly our fields, subjects in their order, and no other spelling than the canonical one. */
export function decodeStatement(payload: Uint8Array): Decoded<Statement> {
  const limits = { maxBytes: MAX_ENVELOPE_BYTES };
  const parsed = parseDocument(statementSchema, payload, 'payload', undefined, limits);
  if (!parsed.ok) return { ok: false, problem: describeFindings(parsed.findings) };
  const { value } = parsed;
  if (!value.subject.every((subject, index) => subject.name === subjectNameAt(index))) {
    const problem = `The subjects must be ${SUBJECT_NAMES.join(', ')}, then the reconciliations by number, in this order.`;
    return { ok: false, problem };
  }
  if (!equalBytes(canonicalBytes(value), payload)) {
    return { ok: false, problem: 'The payload is not the canonical JSON (RFC 8785) of its statement.' };
  }
  // `analysis` is an open object to the schema; verification compares it with the recomputed one before it is used.
  return { ok: true, value: value as unknown as Statement };
}
