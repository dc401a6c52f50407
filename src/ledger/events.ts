/**
 * What a run writes down: one event a line, content-free, each line naming the digest of the line before. The journal
 * is the only state of a run; every other file of the run directory follows from it and the campaign.
 *
 * No event can hold a prompt, an output, a header or a provider's error text: outputs appear as SHA-256, failures as
 * one of a closed list of codes.
 */
import * as z from 'zod';

import {
  cancelReason,
  certainFailureCode,
  indeterminateCode,
  pauseReason,
  reconcileMethod,
  reconcileOutcome,
  rejectionCode,
} from './codes.ts';
import {
  counter,
  decimalUsd,
  duration,
  identifier,
  opaqueToken,
  points,
  positive,
  providerRequestId,
  requestId,
  routeValue,
  sha256,
  slug,
  timestamp,
} from './fields.ts';

export {
  ABANDONED,
  CERTAIN_FAILURE_CODES,
  FAILURE_CODES,
  INDETERMINATE_CODES,
  PAUSE_REASONS,
  REJECTION_CODES,
  UNSCORED,
  type CancelReason,
  type CertainFailureCode,
  type FailureCode,
  type IndeterminateCode,
  type PauseReason,
  type ReconcileMethod,
  type ReconcileOutcome,
  type RejectionCode,
} from './codes.ts';

export const JOURNAL_SCHEMA_VERSION = 'equipoise.journal.v1';

/** Tokens and money set aside for one attempt, or charged for one whose answer never came. */
export const chargeSchema = z.strictObject({ inputTokens: counter, outputTokens: counter, costUsd: decimalUsd });
export type ChargeRecord = z.infer<typeof chargeSchema>;

/** What one answer used. `reserved`: the provider reported nothing usable and the reservation was charged instead. */
export const journalUsageSchema = z.strictObject({
  accountingSource: z.enum(['provider_reported', 'reserved']),
  inputTokens: counter,
  outputTokens: counter,
  totalTokens: counter,
  cacheReadTokens: counter.nullable(),
  cacheWriteTokens: counter.nullable(),
  reasoningTokens: counter.nullable(),
});
export type JournalUsage = z.infer<typeof journalUsageSchema>;

/** The route that answered, as the provider named it; null in the event when the answer named none. */
export const effectiveRouteSchema = z.strictObject({
  provider: routeValue,
  model: routeValue,
  reasoningEffort: routeValue.nullable(),
});
export type EffectiveRoute = z.infer<typeof effectiveRouteSchema>;

export const FINISH_REASONS = ['stop', 'length', 'refusal', 'empty', 'other'] as const;
export type FinishReason = (typeof FINISH_REASONS)[number];

export const scoredDimensionSchema = z.strictObject({ id: slug, max: positive, score: points });

const envelope = {
  schemaVersion: z.literal(JOURNAL_SCHEMA_VERSION),
  sequence: counter,
  at: timestamp,
  previous: sha256.nullable(),
};
const attemptOf = { requestId, attempt: positive };

export const admittedSchema = z.strictObject({
  ...envelope,
  event: z.literal('admitted'),
  runId: identifier,
  campaignId: identifier,
  campaignSha256: sha256,
  scheduleSha256: sha256,
  fixtureSha256: sha256,
  rubricSha256: sha256,
  admissionSha256: sha256,
  driver: routeValue,
  synthetic: z.boolean(),
  generation: positive,
});

/** Written and synced before the request may leave the machine. */
export const dispatchedSchema = z.strictObject({
  ...envelope,
  event: z.literal('dispatched'),
  ...attemptOf,
  providerRequestId,
  reserved: chargeSchema,
});

/** What a complete answer was, apart from its text. */
export const answerSchema = z.strictObject({
  outputSha256: sha256,
  finishReason: z.enum(FINISH_REASONS),
  effective: effectiveRouteSchema.nullable(),
  usage: journalUsageSchema,
  costUsd: decimalUsd,
  rejection: rejectionCode.nullable(),
  providerResponseId: opaqueToken.nullable(),
  systemFingerprint: opaqueToken.nullable(),
});
export type AnswerRecord = z.infer<typeof answerSchema>;

export const receivedSchema = z.strictObject({
  ...envelope,
  event: z.literal('received'),
  ...attemptOf,
  durationMs: duration,
  ...answerSchema.shape,
});

export const failedSchema = z.strictObject({
  ...envelope,
  event: z.literal('failed'),
  ...attemptOf,
  durationMs: duration,
  code: certainFailureCode,
  retryable: z.boolean(),
});

export const indeterminateSchema = z.strictObject({
  ...envelope,
  event: z.literal('indeterminate'),
  ...attemptOf,
  /** null when the process died and nobody saw the end. */
  durationMs: duration.nullable(),
  code: indeterminateCode,
  charged: chargeSchema,
  /** The provider's name for the lost answer, where enough came back to know it: what a look-up asks for. */
  providerResponseId: opaqueToken.nullable().optional(),
});

/**
 * What became of a request of unknown outcome, after the fact. The reviewable file with that hash has the evidence or
 * the reason; the journal has neither.
 */
export const reconciledSchema = z.strictObject({
  ...envelope,
  event: z.literal('reconciled'),
  ...attemptOf,
  generation: positive,
  method: reconcileMethod,
  outcome: reconcileOutcome,
  fileSha256: sha256,
  answer: answerSchema.nullable().meta({ description: 'The answer that was found; null for every other outcome.' }),
});

/** Follows its answer's line (`received` or `reconciled`) directly: a score that could be written later could be chosen later. */
export const scoredSchema = z.strictObject({
  ...envelope,
  event: z.literal('scored'),
  requestId,
  outputSha256: sha256,
  parse: z.enum(['ok', 'malformed', 'not-scored']),
  dimensions: z.array(scoredDimensionSchema).max(16),
  total: points,
  safetyFailures: z.array(slug).max(64),
  eligible: z.boolean(),
  reason: rejectionCode.nullable(),
});

export const pausedSchema = z.strictObject({ ...envelope, event: z.literal('paused'), reason: pauseReason });
/** `discardedBytes`: length of the torn last line that was cut off before this line was written; 0 as a rule. */
export const resumedSchema = z.strictObject({
  ...envelope,
  event: z.literal('resumed'),
  generation: positive,
  discardedBytes: counter,
});
export const completedSchema = z.strictObject({ ...envelope, event: z.literal('completed') });
/** `fileSha256`: the file in which a person says why. */
export const cancelledSchema = z.strictObject({
  ...envelope,
  event: z.literal('cancelled'),
  reason: cancelReason,
  fileSha256: sha256.optional(),
});

export const journalEventSchema = z.discriminatedUnion('event', [
  admittedSchema,
  dispatchedSchema,
  receivedSchema,
  failedSchema,
  indeterminateSchema,
  scoredSchema,
  reconciledSchema,
  pausedSchema,
  resumedSchema,
  completedSchema,
  cancelledSchema,
]);

export type JournalEvent = z.infer<typeof journalEventSchema>;
export type EventName = JournalEvent['event'];
export type EventOf<N extends EventName> = Extract<JournalEvent, { event: N }>;

type Body<E> = E extends unknown ? Omit<E, keyof typeof envelope> : never;
/** An event before it has a place in the chain. */
export type EventBody = Body<JournalEvent>;
export type EventBodyOf<N extends EventName> = Extract<EventBody, { event: N }>;
