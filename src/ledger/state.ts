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
  /** What was charged: nothing for a certain failure, the reservation where no usable usage came. */
  readonly charged: Amount;
}

/**
 * `pending` has no attempt under way (it may have failed ones); `received`, `exhausted` and `indeterminate` are
 * settled: the pair's second request may follow, and nothing is sent for this one again.
 */
export type RequestOutcome = 'pending' | 'in-flight' | 'received' | 'exhausted' | 'indeterminate';

export interface RequestState {
  readonly scheduled: ScheduledRequest;
  readonly outcome: RequestOutcome;
  readonly attempts: readonly AttemptState[];
  readonly received: EventOf<'received'> | null;
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
  /** Lock generation of the last holder; 0 while planned. */
  readonly generation: number;
  /** A provider counted more than the cap: nothing may be sent any more. */
  readonly overCap: boolean;
  readonly torn: TornTail | null;
}

/** Whether nothing more will be sent for a request, so that its pair may go on. */
export function isSettled(request: RequestState): boolean {
  return request.outcome === 'received' || request.outcome === 'exhausted' || request.outcome === 'indeterminate';
}
