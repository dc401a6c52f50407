/**
 * The records of a paired AAR-versus-Prime evaluation: run manifest and usage-ledger row, with the field names and
 * constants of the contract. Whatever is accepted here is accepted by the contract's own schemas.
 *
 * Those schemas let pass what no honest record says: a success without artifacts or ledger, an inadmissible run
 * without a reason, totals that are no sums, an end before its start, days that do not exist, paths that climb out of
 * their folder. All of that is refused here, by the schema where a schema can say it, else by a rule beside it.
 */

import * as z from 'zod';
import { parseDocument, rule, type Report, type Rule } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { portablePath } from '../protocol/safe-path.ts';
import { CALENDAR_DAY, described, patterned, sha256, wholeNumber } from '../protocol/scalars.ts';
import { counter, positiveCounter, routeDigest } from './scalars.ts';

export const MANIFEST_VERSION = 'aar-prime.run-manifest.v1';
export const LEDGER_ROW_VERSION = 'aar-prime.usage-row.v1';

/** The one route that the paired evaluation is about; without any fallback. */
export const PAIRED_ROUTE = { provider: 'openai-codex', model: 'gpt-5.6-luna', effort: 'max' } as const;

export const ARMS = ['aar', 'prime'] as const;
export type Arm = (typeof ARMS)[number];

export const pairedRunId = patterned(/^[A-Za-z0-9._-]{8,128}$/u, {
  code: 'invalid-run-id',
  explain: () => 'A run id of the paired evaluation has 8 to 128 ASCII letters, digits, ".", "_" or "-".',
});

const dateTime = patterned(
  new RegExp(
    String.raw`^${CALENDAR_DAY}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+\-](?:[01][0-9]|2[0-3]):[0-5][0-9])$`,
    'u',
  ),
  {
    code: 'invalid-date-time',
    explain: () => 'A date-time is RFC 3339 with its offset, such as "2026-07-16T12:00:00Z", on a day that exists.',
  },
);

const shortReason = patterned(/^[\s\S]{0,512}$/u, {
  code: 'text-too-long',
  explain: (value) => `It has ${Array.from(value).length} characters; at most 512 are allowed.`,
});

const provider = z.literal(PAIRED_ROUTE.provider);
const model = z.literal(PAIRED_ROUTE.model);
const effort = z.literal(PAIRED_ROUTE.effort);
const startedAt = described(dateTime.nullable().optional(), 'When it started, or null.');
const completedAt = described(dateTime.nullable().optional(), 'When it ended, or null.');

function digestRef(description: string): z.ZodObject<{ path: z.ZodString; sha256: z.ZodString }> {
  return z
    .strictObject({
      path: described(portablePath, 'Where the bytes lie, relative, with "/" and without "..".'),
      sha256: described(sha256, 'SHA-256 of the bytes: 64 hex digits without a prefix.'),
    })
    .meta({ description });
}

export const pairedRouteSchema = z.strictObject({
  requested_provider: described(provider, 'Provider asked for.'),
  requested_model: described(model, 'Model asked for.'),
  requested_effort: described(effort, 'Reasoning effort asked for.'),
  effective_provider: described(provider, 'Provider that answered.'),
  effective_model: described(model, 'Model that answered.'),
  effective_effort: described(effort, 'Reasoning effort that the answers name.'),
  route_policy_digest: described(routeDigest, 'Digest of the route profile.'),
  proof_status: described(z.literal('verified'), 'Receipts prove the effective route.'),
  cache_scope: described(z.string().nullable().optional(), 'Which prompt caching the route allows.'),
});

export const runManifestSchema = z
  .strictObject({
    schema_version: described(z.literal(MANIFEST_VERSION), 'Format of the manifest.'),
    run_id: described(pairedRunId, 'Name of the run.'),
    case_id: described(z.enum(['S01', 'S02', 'S03', 'S04', 'X-AAR-01', 'X-PRIME-01']), 'Case that was run.'),
    arm: described(z.enum(ARMS), 'Which harness ran it.'),
    track: described(z.enum(['paired', 'native', 'architecture-probe']), 'Rules that the run was under.'),
    attempt: described(positiveCounter, 'Attempt at the case, from 1.'),
    contender: described(
      z.strictObject({
        name: described(z.string(), 'Name of the contender.'),
        version: described(z.string(), 'Immutable version of the contender.'),
        launch_digest: described(routeDigest, 'Digest of what was launched.'),
        adapter_version: described(z.string().nullable().optional(), 'Version of its adapter, or null.'),
        tool_policy_digest: described(routeDigest.nullable().optional(), 'Digest of its tool policy, or null.'),
      }),
      'The harness that ran the case.',
    ),
    fixture: digestRef('The task.'),
    oracle: digestRef('How the result is judged.'),
    route: described(pairedRouteSchema, 'The route that was asked for and the route that answered.'),
    budgets: described(
      z.strictObject({
        wall_time_seconds: described(wholeNumber(1, 1800), 'Most seconds.'),
        provider_total_tokens: described(wholeNumber(1, 80_000), 'Most tokens, input and output together.'),
        model_requests: described(positiveCounter.nullable().optional(), 'Most requests, or null.'),
      }),
      'What the run may use.',
    ),
    status: described(
      z.enum(['planned', 'running', 'succeeded', 'failed', 'timed_out', 'cancelled', 'indeterminate', 'inadmissible']),
      'How the run stands.',
    ),
    order_seed: described(z.string().optional(), 'Seed of the run order.'),
    started_at: startedAt,
    completed_at: completedAt,
    artifact_manifest: digestRef('What the run made; a success has one.').nullable().optional(),
    usage_ledger: digestRef('What the run used; a success has one.').nullable().optional(),
    inadmissible_reason: described(
      shortReason.nullable().optional(),
      'Why the run does not count; an inadmissible one says so.',
    ),
  })
  .meta({
    title: 'Run manifest of a paired evaluation',
    description: 'One run of one case by one harness, with the route its receipts prove.',
  });

export const usageLedgerRowSchema = z
  .strictObject({
    schema_version: described(z.literal(LEDGER_ROW_VERSION), 'Format of the row.'),
    run_id: described(pairedRunId, 'Run that the request belongs to.'),
    arm: described(z.enum(ARMS), 'Which harness made the request.'),
    request_index: described(positiveCounter, 'Number of the request in its run and arm, from 1.'),
    purpose: described(z.enum(['primary', 'coordination', 'verification', 'retry', 'recovery']), 'What it was for.'),
    provider: described(provider, 'Provider that answered.'),
    model: described(model, 'Model that answered.'),
    reasoning_effort_requested: described(effort, 'Reasoning effort asked for.'),
    reasoning_effort_effective: described(effort, 'Reasoning effort that the answer names.'),
    input_tokens: described(counter, 'Input tokens.'),
    output_tokens: described(counter, 'Output tokens.'),
    total_tokens: described(counter, 'Sum of input and output tokens.'),
    reasoning_tokens: described(counter.nullable().optional(), 'Output tokens spent on reasoning, or null.'),
    cache_read_tokens: described(counter.nullable().optional(), 'Input tokens read from a cache, or null.'),
    cache_write_tokens: described(counter.nullable().optional(), 'Input tokens written to a cache, or null.'),
    cost_usd: described(z.number().min(0).nullable().optional(), 'Cost in US dollars, or null.'),
    attempt: described(positiveCounter, 'Attempt at the request, from 1.'),
    used_in_final_artifact: described(z.boolean(), 'Whether the result came of this answer.'),
    started_at: startedAt,
    completed_at: completedAt,
    receipt_digest: described(routeDigest, 'Digest of the receipt of the route.'),
  })
  .meta({
    title: 'Usage-ledger row of a paired evaluation',
    description: 'One provider-reported request of one run, with the digest of its receipt.',
  });

export type PairedRoute = z.infer<typeof pairedRouteSchema>;
export type RunManifest = z.infer<typeof runManifestSchema>;
export type UsageLedgerRow = z.infer<typeof usageLedgerRowSchema>;

const ordered = rule(
  z.object({ started_at: dateTime, completed_at: dateTime }),
  ({ started_at, completed_at }, report) => {
    // Offsets differ, so that the texts do not sort as the times do.
    if (Date.parse(completed_at) >= Date.parse(started_at)) return;
    report.error(['completed_at'], 'completed-before-started', `It cannot end before it started at ${started_at}.`);
  },
);

const MANIFEST_RULES: readonly Rule[] = [
  ordered,
  rule(
    z.object({
      status: z.literal('succeeded'),
      artifact_manifest: z.unknown().optional(),
      usage_ledger: z.unknown().optional(),
    }),
    ({ artifact_manifest, usage_ledger }, report) => {
      needs(report, 'artifact_manifest', artifact_manifest, 'name what it made');
      needs(report, 'usage_ledger', usage_ledger, 'name the ledger of what it used');
    },
  ),
  rule(
    z.object({ status: z.literal('inadmissible'), inadmissible_reason: z.string().nullable().optional() }),
    ({ inadmissible_reason }, report) => {
      if ((inadmissible_reason ?? '').trim() !== '') return;
      report.error(['inadmissible_reason'], 'reason-missing', 'An inadmissible run says why it does not count.');
    },
  ),
];

function needs(report: Report, field: string, value: unknown, what: string): void {
  if (value !== undefined && value !== null) return;
  report.error([field], 'success-unproven', `A run that succeeded must ${what}; add ${field}.`);
}

const ROW_RULES: readonly Rule[] = [
  ordered,
  rule(
    z.object({ input_tokens: counter, output_tokens: counter, total_tokens: counter }),
    ({ input_tokens, output_tokens, total_tokens }, report) => {
      const sum = input_tokens + output_tokens;
      if (total_tokens === sum) return;
      report.error(['total_tokens'], 'usage-total-mismatch', `Input and output make ${sum} tokens together.`);
    },
  ),
];

/** Strictly parses a run manifest of the paired evaluation; all findings at once. */
export function parseRunManifest(bytes: Uint8Array, file: string): Parsed<RunManifest> {
  return parseDocument(runManifestSchema, bytes, file, MANIFEST_RULES);
}

/** Strictly parses one row of a usage ledger of the paired evaluation; all findings at once. */
export function parseUsageLedgerRow(bytes: Uint8Array, file: string): Parsed<UsageLedgerRow> {
  return parseDocument(usageLedgerRowSchema, bytes, file, ROW_RULES);
}
