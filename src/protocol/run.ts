/**
 * The run record (`run.json`): which requests of a schedule have ended, how, and what they used (protocol section 8).
 * It holds hashes and bounded numbers only, never a prompt or an output. The run's journal is the source; this file is
 * derived from it so that any reader of the protocol can resume or check a run.
 */

import * as z from 'zod';
import { campaignSha256, PROTOCOL_VERSION } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { checkValue, parseDocument } from './document.ts';
import { EquipoiseError } from './findings.ts';
import type { Parsed } from './findings.ts';
import { runRules } from './run-rules.ts';
import * as s from './scalars.ts';
import { buildSchedule, scheduleSha256 } from './schedule.ts';
import type { ScheduledRequest } from './schedule.ts';

export const RUN_STATUSES = ['planned', 'running', 'paused', 'completed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

const { described } = s;
const sampleSha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
/** Four attempts at the largest cap a campaign may set. */
const tokens = s.wholeNumber(0, 8_000_000);

const usageFields = {
  requestId: described(s.identifier, 'Request of the schedule.', '4588c6d908f4905e2d0fb367'),
  attempts: described(s.wholeNumber(1, 4), 'Attempts used, retries included.', 1),
  inputTokens: described(tokens, 'Input tokens of all attempts.', 812),
  outputTokens: described(tokens, 'Output tokens of all attempts.', 164),
  durationMs: described(s.finiteNumber(), 'Milliseconds of all attempts.', 2350),
  reportedCostUsd: described(s.finiteNumber(), 'Cost of all attempts in US dollars.', 0.0026),
};

const succeededSchema = z
  .strictObject({
    ...usageFields,
    outcome: described(z.literal('succeeded'), 'An answer arrived.'),
    outputSha256: described(
      s.sha256,
      "SHA-256 of the answer's text in UTF-8; the text itself is not kept.",
      sampleSha256,
    ),
  })
  .meta({ title: 'Request with an answer', description: 'A request that got a complete answer.' });

const exhaustedSchema = z
  .strictObject({
    ...usageFields,
    outcome: described(z.literal('exhausted'), 'Every attempt failed.'),
    failureCode: described(s.identifier, 'Category of the last failure, never text from a provider.', 'rate-limited'),
  })
  .meta({ title: 'Exhausted request', description: 'A request whose every allowed attempt certainly failed.' });

export const runCompletionSchema = z.discriminatedUnion('outcome', [succeededSchema, exhaustedSchema]);

export const runRecordSchema = z
  .strictObject({
    schemaVersion: described(z.literal(1), 'Format of this file.'),
    protocolVersion: described(z.literal(PROTOCOL_VERSION), 'Protocol that this run follows.'),
    runId: described(s.identifier, 'Name of the run; also the name of its folder.', 'run-001'),
    campaignId: described(s.identifier, 'Campaign of the run.', 'review-skill-v2'),
    campaignSha256: described(s.sha256, "Hash of the campaign's canonical JSON.", sampleSha256),
    scheduleSha256: described(s.sha256, "Hash of the schedule's canonical JSON.", sampleSha256),
    createdAt: described(s.timestamp, 'When the run was planned.', '2026-07-16T12:01:00.000Z'),
    updatedAt: described(s.timestamp, 'When this record was last written.', '2026-07-16T12:09:30.125Z'),
    status: described(z.enum(RUN_STATUSES), 'How far the run is; completed and cancelled are final.'),
    // A schedule has at most 100 pairs, and no request may end twice.
    completed: described(z.array(runCompletionSchema).max(200), 'The requests that have ended, in any order.'),
    uncertainty: described(s.text(1000), 'What this record cannot tell.'),
    safetyBoundary: described(s.text(1000), 'What this record never holds.'),
  })
  .meta({ title: 'Run record', description: "Progress and usage of one run of a campaign's schedule." });

export type RunCompletion = z.infer<typeof runCompletionSchema>;
export type RunRecord = z.infer<typeof runRecordSchema>;

/** Said by every run record that we write before the first answer. */
export const RUN_UNCERTAINTY = 'A planned run: no model has answered yet, so nothing can be said about either arm.';
/** Said by every run record that we write. */
export const RUN_SAFETY_BOUNDARY =
  'This record holds hashes, counts and bounded usage; prompts, outputs, credentials and instruction text never enter it.';

/** Strictly parses a `run.json` against the campaign it claims to run; all findings at once. */
export function parseRunRecord(bytes: Uint8Array, file: string, campaign: Campaign): Parsed<RunRecord> {
  return parseDocument(runRecordSchema, bytes, file, runRules(campaign), { maxValues: 5000 });
}

/**
 * The record of a run that has been planned and not started.
 *
 * @throws EquipoiseError `invalid-run` (exit 2) when the run id or the timestamp is not one.
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
  return checked.value;
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
