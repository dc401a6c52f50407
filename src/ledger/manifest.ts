/**
 * `manifest.<role>.json`: one arm of a run on one page. What was asked, who answered, what it used, and whether that
 * can be proved.
 *
 * The route that was asked for and the routes that answered stand apart, so that a drifted run can be written down as
 * what it is. Retries and waste are told; neither hides in a status. What cannot be proved is inadmissible, with every
 * reason.
 */
import * as z from 'zod';

import { campaignSchema, ROLES } from '../protocol/campaign.ts';
import { parseDocument, type Report } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { portablePath } from '../protocol/safe-path.ts';
import { described, packageId, text } from '../protocol/scalars.ts';
import { modelRouteBindingSchema } from '../route/binding.ts';
import { effectiveRouteSchema } from './events.ts';
import { counter, decimalUsd, gitCommit, identifier, positive, routeValue, sha256, slug, timestamp } from './fields.ts';

export const RUN_MANIFEST_VERSION = 'equipoise.run-manifest.v1';

/** From best to worst; a manifest has the worst of its requests. */
export const PROOF_STATUSES = ['verified', 'unproven', 'unverifiable', 'drifted'] as const;
export type ProofStatus = (typeof PROOF_STATUSES)[number];

export const INADMISSIBLE_CODES = [
  'run-unfinished',
  'synthetic',
  'fallback-allowed',
  'fallback-used',
  'route-drifted',
  'route-unverifiable',
  'route-unproven',
  'outcome-unknown',
  'usage-not-reported',
  'usage-over-cap',
  'cache-forbidden',
] as const;
export type InadmissibleCode = (typeof INADMISSIBLE_CODES)[number];

const { shape } = modelRouteBindingSchema;
const { category, randomization } = campaignSchema.shape;

const routeSchema = z.strictObject({
  requested: described(
    z.strictObject({
      profileId: described(routeValue, 'Profile of the binding.'),
      providerDriver: described(routeValue, 'Driver that makes the calls.'),
      provider: described(routeValue, 'Provider asked for.'),
      model: described(routeValue, 'Immutable model id asked for.'),
      reasoningEffort: described(routeValue.nullable(), 'Effort asked for, or null.'),
    }),
    'The route that was asked for.',
  ),
  effective: described(
    z
      .array(
        z.strictObject({
          ...effectiveRouteSchema.shape,
          answers: described(positive, 'Answers that name exactly this route.'),
        }),
      )
      .max(100),
    'Every route that an answer names, in the order of their first answers.',
  ),
  profileDigest: described(shape.profile_digest, 'Digest of the route profile.'),
  catalogDigest: described(shape.catalog_digest, 'Digest of the route catalog at admission.'),
  fallbackPolicy: described(z.enum(['none', 'explicit']), 'Whether another route may answer.'),
  cachePolicy: described(z.enum(['disabled', 'run-scoped', 'provider-managed']), 'Which prompt caching is allowed.'),
  proof: described(
    z.strictObject({
      status: described(z.enum(PROOF_STATUSES), 'The worst of the requests below.'),
      verified: described(counter, 'Requests whose answer names exactly the route that was asked for.'),
      drifted: described(counter, 'Requests whose answer names another route.'),
      unverifiable: described(counter, 'Requests whose answer does not say enough to tell.'),
      unproven: described(counter, 'Requests without an answer.'),
    }),
    'Whether the answers prove the route, request by request.',
  ),
});

const budgetsSchema = z.strictObject({
  requests: described(counter, 'Requests of this arm in the schedule.'),
  maxAttemptsPerRequest: described(positive, 'Attempts that one request may have.'),
  timeoutMsPerRequest: described(positive, 'Milliseconds that one attempt may take.'),
  maxInputTokensPerRequest: described(positive, 'Input tokens that one attempt may use.'),
  maxOutputTokensPerRequest: described(positive, 'Output tokens that one attempt may use.'),
});

const orderSchema = z.strictObject({
  strategy: described(randomization.shape.strategy, 'How the first arm of each pair is drawn.'),
  seed: described(sha256, 'Public seed of the order.'),
  scheduleSha256: described(sha256, "Hash of the schedule's canonical JSON."),
  firstInPairs: described(counter, 'Pairs that this arm opens.'),
});

const attemptsSchema = z.strictObject({
  sent: described(counter, 'Attempts written down as dispatched.'),
  received: described(counter, 'Attempts with a complete answer.'),
  failed: described(counter, 'Attempts that certainly failed.'),
  indeterminate: described(counter, 'Attempts that may have been sent and have no complete answer.'),
  inFlight: described(counter, 'Attempts whose end is not recorded.'),
  retries: described(counter, 'Attempts beyond the first of their request.'),
  wasted: described(counter, 'Attempts that cost something without giving a score.'),
});

const usageSchema = z.strictObject({
  inputTokens: described(counter, 'Input tokens charged.'),
  outputTokens: described(counter, 'Output tokens charged.'),
  totalTokens: described(counter, 'Sum of input and output tokens.'),
  costUsd: described(decimalUsd, 'Exact cost in US dollars as decimal text.'),
  wastedCostUsd: described(decimalUsd, 'What of it gave no score.'),
  providerReported: described(counter, 'Attempts that the provider counted.'),
  atReservation: described(counter, 'Attempts that nobody counted, charged in full.'),
});

const artifactsSchema = z.strictObject({
  outputsSha256: described(sha256, 'Hash of the canonical JSON of [{requestId, outputSha256}], in schedule order.'),
  outputs: described(counter, 'Answers in it.'),
  journalEvents: described(positive, 'Events of the journal.'),
  journalHeadSha256: described(sha256, "SHA-256 of the journal's last line, line feed included."),
  scoresSha256: described(sha256, 'SHA-256 of the bytes of scores.json.'),
  usageLedgerSha256: described(sha256, 'SHA-256 of the bytes of usage.jsonl.'),
});

export const manifestSchema = z
  .strictObject({
    schemaVersion: described(z.literal(RUN_MANIFEST_VERSION), 'Format of this file.'),
    runId: identifier,
    campaignId: identifier,
    campaignSha256: sha256,
    admissionSha256: sha256,
    category,
    role: z.enum(ROLES),
    synthetic: described(z.boolean(), 'True when no model was asked: the answers were made up.'),
    contender: described(
      z.strictObject({
        id: described(identifier, 'Name of the arm.'),
        packageId: described(packageId, 'Package that holds the instruction.'),
        skillPath: described(portablePath, 'Path of the instruction inside the package.'),
        reviewedCommit: described(gitCommit, 'Commit at which it was reviewed.'),
        instructionSha256: described(sha256, 'SHA-256 of the instruction at that commit.'),
      }),
      'What was tried: an instruction at a reviewed commit.',
    ),
    fixture: described(
      z.strictObject({
        id: described(identifier, 'Name of the fixture.'),
        version: described(text(64), 'Version of the fixture, for people.'),
        sha256: described(sha256, 'SHA-256 of the bytes of fixture.json.'),
      }),
      'The task.',
    ),
    oracle: described(
      z.strictObject({ sha256: described(sha256, 'SHA-256 of the bytes of rubric.json.') }),
      'How answers are judged.',
    ),
    route: described(routeSchema, 'The route that was asked for, the routes that answered, and what that proves.'),
    budgets: described(budgetsSchema, 'What the arm may use; the same for both arms.'),
    order: described(orderSchema, 'Who goes first.'),
    attempts: described(attemptsSchema, 'Every attempt of the arm, by outcome.'),
    usage: described(usageSchema, 'What the arm used.'),
    status: described(z.enum(['running', 'paused', 'completed', 'cancelled']), 'How the run stands.'),
    statusReason: described(slug.nullable(), 'Why it paused or was given up, or null.'),
    startedAt: described(timestamp, 'When the run was admitted.'),
    updatedAt: described(timestamp, 'When its last event was written down.'),
    completedAt: described(timestamp.nullable(), 'When it came to its end, or null.'),
    artifacts: described(artifactsSchema, 'What the run left behind, by digest.'),
    admissible: described(z.boolean(), 'Whether the arm proves all that paired evidence must prove.'),
    reasons: described(
      z
        .array(
          z.strictObject({
            code: described(z.enum(INADMISSIBLE_CODES), 'Stable name of the reason.'),
            requests: described(counter, 'Requests it concerns; 0 when it concerns the whole run.'),
            message: described(z.string().min(1).max(512), 'The reason in a sentence.'),
          }),
        )
        .max(INADMISSIBLE_CODES.length),
      'Everything that speaks against it; empty exactly when it is admissible.',
    ),
  })
  .meta({ title: 'Run manifest', description: 'One arm of a run: what was asked, who answered, what can be proved.' });

export type Manifest = z.infer<typeof manifestSchema>;

/** Strictly parses a run manifest. That it follows from the journal is for those to check who have the journal. */
export function parseManifest(bytes: Uint8Array, file: string): Parsed<Manifest> {
  return parseDocument(manifestSchema, bytes, file, checkManifest);
}

function checkManifest({ admissible, reasons, usage }: Manifest, report: Report): void {
  if (admissible !== (reasons.length === 0)) {
    const message = 'A manifest is admissible exactly when no reason speaks against it.';
    report.error(['admissible'], 'admissible-mismatch', message);
  }
  const sum = usage.inputTokens + usage.outputTokens;
  if (usage.totalTokens !== sum) {
    report.error(['usage', 'totalTokens'], 'usage-total-mismatch', `Input and output make ${sum} tokens together.`);
  }
}
