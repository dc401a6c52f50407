/**
 * `scores.json` from the journal: one entry a request, in schedule order, whatever became of it, so that none can be
 * left out. It names neither arm; who was who follows from the campaign.
 */
import * as z from 'zod';

import { planRun } from './plan.ts';
import type { Campaign } from '../protocol/campaign.ts';
import { parseDocument } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { ABANDONED, failureCode, UNSCORED } from './codes.ts';
import { scoredDimensionSchema } from './events.ts';
import { counter, identifier, points, requestId, sha256, slug } from './fields.ts';
import type { RequestState, RunState } from './state.ts';

export const SCORES_SCHEMA_VERSION = 'equipoise.scores.v1';

const scoreEntrySchema = z.strictObject({
  requestId,
  pairIndex: counter,
  outcome: z.enum(['pending', 'received', 'exhausted', 'indeterminate', 'abandoned']),
  outputSha256: sha256.nullable(),
  parse: z.enum(['ok', 'malformed', 'not-scored']),
  dimensions: z.array(scoredDimensionSchema).max(16),
  total: points,
  safetyFailures: z.array(slug).max(64),
  eligible: z.boolean(),
  reason: failureCode
    .nullable()
    .meta({ description: 'Why the answer does not count; null for one that does and for a pending one.' }),
});

export const scoresFileSchema = z.strictObject({
  schemaVersion: z.literal(SCORES_SCHEMA_VERSION),
  runId: identifier,
  campaignSha256: sha256,
  scheduleSha256: sha256,
  requests: z.array(scoreEntrySchema).max(200),
});

export type ScoreEntry = z.infer<typeof scoreEntrySchema>;
export type ScoresFile = z.infer<typeof scoresFileSchema>;

export function parseScores(bytes: Uint8Array, file: string): Parsed<ScoresFile> {
  return parseDocument(scoresFileSchema, bytes, file);
}

export function deriveScores(state: RunState, campaign: Campaign): ScoresFile {
  const plan = planRun(campaign);
  return {
    schemaVersion: SCORES_SCHEMA_VERSION,
    runId: state.runId,
    campaignSha256: plan.campaignSha256,
    scheduleSha256: plan.scheduleSha256,
    requests: [...state.requests.values()].map(scoreEntry),
  };
}

/** What a request scored, or why it did not. */
export function scoreEntry(request: RequestState): ScoreEntry {
  const { scheduled, outcome, received, scored } = request;
  const base = {
    requestId: scheduled.requestId,
    pairIndex: scheduled.pairIndex,
    outcome: outcome === 'in-flight' ? ('pending' as const) : outcome,
    outputSha256: received?.outputSha256 ?? null,
  };
  if (scored !== null) {
    const { parse, dimensions, total, safetyFailures, eligible, reason } = scored;
    return { ...base, parse, dimensions, total, safetyFailures, eligible, reason };
  }
  return {
    ...base,
    parse: 'not-scored',
    dimensions: [],
    total: 0,
    safetyFailures: [],
    eligible: false,
    reason: reasonOf(request),
  };
}

function reasonOf(request: RequestState): ScoreEntry['reason'] {
  switch (request.outcome) {
    case 'pending':
    case 'in-flight':
      return null;
    case 'received':
      return request.received?.rejection ?? UNSCORED;
    case 'abandoned':
      return ABANDONED;
    case 'exhausted':
    case 'indeterminate':
      return request.attempts.at(-1)?.code ?? null;
  }
}
