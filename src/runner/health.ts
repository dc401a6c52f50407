/**
 * Watches what comes back and says when going on would only burn attempts or money: a server that refuses everybody,
 * answers from another model, or is down.
 */
import type { AttemptOutcome } from '../gateway/broker.ts';
import type { PauseReason } from '../ledger/events.ts';

/** Rejections for the route in a row after which the route, not the request, is at fault. */
export const DRIFTS_IN_A_ROW = 3;
/** Requests in a row that used up every attempt. Each is lost to the trial for good, so an outage must not eat them all. */
export const EXHAUSTED_IN_A_ROW = 5;

const ROUTE_FAULTS: ReadonlySet<string> = new Set(['route-drift', 'route-unverifiable', 'fallback-used']);

export class Health {
  #drifts = 0;
  #exhausted = 0;

  /** Why the run must stop after this outcome; null when it may go on. */
  after(outcome: AttemptOutcome, exhausted: boolean): PauseReason | null {
    switch (outcome.kind) {
      case 'received':
        this.#exhausted = 0;
        if (outcome.rejection === 'usage-over-cap') return 'usage-over-cap';
        this.#drifts = outcome.rejection !== null && ROUTE_FAULTS.has(outcome.rejection) ? this.#drifts + 1 : 0;
        return this.#drifts >= DRIFTS_IN_A_ROW ? 'route-drift-persistent' : null;
      case 'failed':
        if (exhausted) this.#exhausted += 1;
        if (outcome.code === 'grant-expired') return 'grant-expired';
        if (outcome.stopsRun) return 'provider-refused';
        return this.#exhausted >= EXHAUSTED_IN_A_ROW ? 'failures-persistent' : null;
      case 'indeterminate':
        return null;
    }
  }
}
