/** From what the gateway reports and the scorer says to events of the journal. */
import { recordOf } from '../ledger/charge.ts';
import type { Amount } from '../ledger/ceilings.ts';
import type { EventBodyOf } from '../ledger/events.ts';
import type { AttemptOutcome, AttemptReceived } from '../gateway/broker.ts';
import type { AnswerScore } from '../trial/scoring.ts';

interface AttemptKey {
  readonly requestId: string;
  readonly attempt: number;
}

/** What a score needs to know of its answer. */
type Answer = Pick<AttemptReceived, 'outputSha256' | 'rejection'>;

/** The event that ends an attempt. `reserved` is what was set aside for it. */
export function settlingEvent(
  { requestId, attempt }: AttemptKey,
  outcome: AttemptOutcome,
  reserved: Amount,
): EventBodyOf<'received' | 'failed' | 'indeterminate'> {
  const durationMs = Math.max(0, Math.round(outcome.durationMs));
  switch (outcome.kind) {
    case 'received': {
      const { outputSha256, finishReason, effective, usage, costUsd, rejection } = outcome;
      const { providerResponseId, systemFingerprint } = outcome;
      return {
        event: 'received',
        requestId,
        attempt,
        durationMs,
        outputSha256,
        finishReason,
        effective,
        usage,
        costUsd,
        rejection,
        providerResponseId,
        systemFingerprint,
      };
    }
    case 'failed':
      return { event: 'failed', requestId, attempt, durationMs, code: outcome.code, retryable: outcome.retryable };
    case 'indeterminate': {
      const providerResponseId = outcome.providerResponseId ?? null;
      return {
        event: 'indeterminate',
        requestId,
        attempt,
        durationMs,
        code: outcome.code,
        charged: recordOf(reserved),
        ...(providerResponseId === null ? {} : { providerResponseId }),
      };
    }
  }
}

/** The score of a good answer. */
export function scoredEvent(requestId: string, received: Answer, score: AnswerScore): EventBodyOf<'scored'> {
  return {
    event: 'scored',
    requestId,
    outputSha256: received.outputSha256,
    parse: score.parse,
    dimensions: score.dimensions.map(({ id, max, score: points }) => ({ id, max, score: points })),
    total: score.total,
    safetyFailures: [...score.safetyFailures],
    eligible: true,
    reason: null,
  };
}

/** The line that says that a rejected answer stays unscored. */
export function unscoredEvent(requestId: string, received: Answer): EventBodyOf<'scored'> {
  return {
    event: 'scored',
    requestId,
    outputSha256: received.outputSha256,
    parse: 'not-scored',
    dimensions: [],
    total: 0,
    safetyFailures: [],
    eligible: false,
    reason: received.rejection,
  };
}
