/**
 * The run record (`run.json`): which requests of a schedule have ended, how, and what they used (protocol section 8).
 * It holds hashes and bounded numbers only, never a prompt or an output. The run's journal is the source; this file is
 * derived from it so that any reader of the protocol can resume or check a run.
 */

import * as z from 'zod';
import { campaignSha256, PROTOCOL_VERSION } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { checkValue, parseDocument } from './document.ts';
import type { Report } from './document.ts';
import { EquipoiseError } from './findings.ts';
import type { Parsed } from './findings.ts';
import { checkRunRecord } from './run-check.ts';
import { finiteNumber, identifier, sha256, text, timestamp, wholeNumber } from './scalars.ts';
import { buildSchedule, scheduleSha256 } from './schedule.ts';
import type { ScheduledRequest } from './schedule.ts';

export const RUN_STATUSES = ['planned', 'running', 'paused', 'completed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

const usageFields = {
  requestId: identifier,
  attempts: wholeNumber(1, 4),
  inputTokens: wholeNumber(0, 8_000_000),
  outputTokens: wholeNumber(0, 8_000_000),
  durationMs: finiteNumber(),
  reportedCostUsd: finiteNumber(),
};

export const runCompletionSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ ...usageFields, outcome: z.literal('succeeded'), outputSha256: sha256 }),
  z.strictObject({ ...usageFields, outcome: z.literal('exhausted'), failureCode: identifier }),
]);

export const runRecordSchema = z.strictObject({
  schemaVersion: z.literal(1),
  protocolVersion: z.literal(PROTOCOL_VERSION),
  runId: identifier,
  campaignId: identifier,
  campaignSha256: sha256,
  scheduleSha256: sha256,
  createdAt: timestamp,
  updatedAt: timestamp,
  status: z.enum(RUN_STATUSES),
  completed: z.array(runCompletionSchema),
  uncertainty: text(1000),
  safetyBoundary: text(1000),
});

export type RunCompletion = z.infer<typeof runCompletionSchema>;
export type RunRecord = z.infer<typeof runRecordSchema>;

/** Said by every run record that we write before the first answer. */
export const RUN_UNCERTAINTY = 'A planned run: no model has answered yet, so nothing can be said about either arm.';
/** Said by every run record that we write. */
export const RUN_SAFETY_BOUNDARY =
  'This record holds hashes, counts and bounded usage; prompts, outputs, credentials and instruction text never enter it.';

/** Strictly parses a `run.json` against the campaign it claims to run; all findings at once. */
export function parseRunRecord(bytes: Uint8Array, file: string, campaign: Campaign): Parsed<RunRecord> {
  const check = (run: RunRecord, report: Report) => checkRunRecord(run, campaign, report);
  return parseDocument(runRecordSchema, bytes, file, check);
}

/**
 * The record of a run that has been planned and not started.
 *
 * @throws EquipoiseError (exit 2) when the run id or the timestamp is not one.
 */
export function createRunRecord(campaign: Campaign, runId: string, createdAt: string): RunRecord {
  const record: RunRecord = {
    schemaVersion: 1,
    protocolVersion: PROTOCOL_VERSION,
    runId,
    campaignId: campaign.campaignId,
    campaignSha256: campaignSha256(campaign),
    scheduleSha256: scheduleSha256(buildSchedule(campaign)),
    createdAt,
    updatedAt: createdAt,
    status: 'planned',
    completed: [],
    uncertainty: RUN_UNCERTAINTY,
    safetyBoundary: RUN_SAFETY_BOUNDARY,
  };
  const checked = checkValue(runRecordSchema, record, 'run.json');
  if (!checked.ok) {
    const reasons = checked.findings.map((finding) => `${finding.field}: ${finding.message}`).join(' ');
    throw new EquipoiseError('invalid-run', `The run cannot be planned. ${reasons}`, 2, checked.findings);
  }
  return record;
}

/**
 * The requests that have not ended, in schedule order: the schedule is recomputed, and a caller's idea of the next
 * index is never asked for. None once the run is completed or cancelled.
 */
export function pendingRequests(run: RunRecord, campaign: Campaign): ScheduledRequest[] {
  if (run.status === 'completed' || run.status === 'cancelled') return [];
  const ended = new Set(run.completed.map((completion) => completion.requestId));
  return buildSchedule(campaign).filter((request) => !ended.has(request.requestId));
}
