/**
 * What a journal adds up to: the state of a run, its requests and their attempts. Read-only for everyone but the
 * ledger, which moves it one event at a time.
 */
import type { ScheduledRequest } from '../protocol/schedule.ts';
import type { Amount } from './ceilings.ts';
import type { EventOf, FailureCode, PauseReason } from './events.ts';

export type RunStatus = 'planned' | 'running' | 'paused' | 'completed' | 'cancelled';

export interface AttemptState {
  /** 1 for the first send of a request. */
  readonly attempt: number;
  readonly providerRequestId: string;
  /** Worst case set aside before the send. */
  readonly reserved: Amount;
  readonly dispatchedAt: string;
  readonly outcome: 'in-flight' | 'received' | 'failed' | 'indeterminate';
  /** Failure or rejection code; null while in flight and for a good answer. */
  readonly code: FailureCode | null;
  /** Milliseconds; null while in flight and for an attempt whose end nobody saw. */
  readonly durationMs: number | null;
  readonly settledAt: string | null;
  /** The provider's name for a lost answer, where it is known. */
  readonly providerResponseId: string | null;
  /** What was charged: nothing for a certain failure, the reservation where no usable usage came. */
  readonly charged: Amount;
}

/**
 * `pending` has no attempt under way (it may have failed ones); all after `in-flight` are settled: the pair's second
 * request may follow, and nothing is sent for this one again. Only an indeterminate request can be reconciled, which
 * makes it `received`, `abandoned` or, for a replay that a person decided on, `pending` once more.
 */
export type RequestOutcome = 'pending' | 'in-flight' | 'received' | 'exhausted' | 'indeterminate' | 'abandoned';

export interface RequestState {
  readonly scheduled: ScheduledRequest;
  readonly outcome: RequestOutcome;
  readonly attempts: readonly AttemptState[];
  /** The answer, also one that was found by a reconciliation. */
  readonly received: EventOf<'received'> | null;
  /** The last reconciliation, whatever it came to. */
  readonly reconciled: EventOf<'reconciled'> | null;
  /** null also for a received answer whose score never reached the disk. */
  readonly scored: EventOf<'scored'> | null;
}

/** A last line that was not written to its end, or cannot be read. Its bytes count for nothing. */
export interface TornTail {
  /** Bytes before this offset are good. */
  readonly offset: number;
  readonly bytes: number;
  /** 1-based. */
  readonly line: number;
  /**
   * `unterminated`: no line feed, as a crash in the middle of a write leaves it; it was never acknowledged, so it may
   * be cut off. `unreadable`: a whole line that is no event; it may have been acknowledged, so a person must look.
   */
  readonly kind: 'unterminated' | 'unreadable';
}

export interface RunState {
  readonly status: RunStatus;
  /** Empty while planned. */
  readonly runId: string;
  readonly admitted: EventOf<'admitted'> | null;
  /** All requests of the campaign, in schedule order. */
  readonly requests: ReadonlyMap<string, RequestState>;
  /** Settled: attempts sent, and what they were charged. */
  readonly totals: Amount;
  /** Reserved by attempts whose end is not recorded. Charged in full if the run is resumed without them. */
  readonly inFlight: Amount;
  /** The ceilings: those of the grant when the admission is known, else those of the campaign. */
  readonly limits: Amount;
  /** -1 while planned. */
  readonly lastSequence: number;
  readonly lastDigest: string | null;
  readonly lastAt: string | null;
  readonly pauseReason: PauseReason | null;
  readonly cancelReason: string | null;
  /** SHA-256 of the file that says why the run was cancelled, where there is one. */
  readonly cancelFileSha256: string | null;
  /** In the order of the journal; each has a reviewable file. */
  readonly reconciliations: readonly EventOf<'reconciled'>[];
  /** A request was abandoned that had attempts left: it can never be complete, and neither can the run. */
  readonly onlyCancel: boolean;
  /** Lock generation of the last holder; 0 while planned. */
  readonly generation: number;
  /** A provider counted more than the cap: nothing may be sent any more. */
  readonly overCap: boolean;
  readonly torn: TornTail | null;
}

/** Whether nothing more will be sent for a request, so that its pair may go on. */
export function isSettled({ outcome }: RequestState): boolean {
  return outcome !== 'pending' && outcome !== 'in-flight';
}

/**
 * Whether a request is what a complete run consists of: answered, or without an answer after every attempt that the
 * campaign allows. One that was abandoned earlier has no place in the protocol's run record.
 */
export function isDone(
  { outcome, attempts }: RequestState,
  { maxAttempts }: { readonly maxAttempts: number },
): boolean {
  if (outcome === 'abandoned') return attempts.length >= maxAttempts;
  return outcome === 'received' || outcome === 'exhausted';
}
