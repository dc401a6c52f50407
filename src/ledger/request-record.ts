/** One request as the machine moves it on. That an event may stand is settled before; here it only takes effect. */
import type { ScheduledRequest } from '../protocol/schedule.ts';
import { NOTHING, type Amount } from './ceilings.ts';
import { amountOf } from './charge.ts';
import { answerFound } from './check-reconciled.ts';
import type { SettlingEvent } from './check-settled.ts';
import type { EventOf } from './events.ts';
import type { AttemptState, RequestOutcome, RequestState } from './state.ts';

export class RequestRecord implements RequestState {
  readonly scheduled: ScheduledRequest;
  readonly attempts: AttemptState[] = [];
  outcome: RequestOutcome = 'pending';
  received: EventOf<'received'> | null = null;
  reconciled: EventOf<'reconciled'> | null = null;
  scored: EventOf<'scored'> | null = null;

  constructor(scheduled: ScheduledRequest) {
    this.scheduled = scheduled;
  }

  dispatch({ attempt, providerRequestId, at }: EventOf<'dispatched'>, reserved: Amount): void {
    this.outcome = 'in-flight';
    this.attempts.push({
      attempt,
      providerRequestId,
      reserved,
      dispatchedAt: at,
      outcome: 'in-flight',
      code: null,
      durationMs: null,
      settledAt: null,
      providerResponseId: null,
      charged: NOTHING,
    });
  }

  /** Ends the attempt under way; returns what it is charged, as one attempt whatever it cost. */
  settle(event: SettlingEvent, maxAttempts: number): Amount {
    const charged = { ...this.#end(event, maxAttempts), requests: 1 };
    this.#amend({
      outcome: event.event,
      code: event.event === 'received' ? event.rejection : event.code,
      durationMs: event.durationMs,
      settledAt: event.at,
      providerResponseId: event.event === 'failed' ? null : (event.providerResponseId ?? null),
      charged,
    });
    return charged;
  }

  #end(event: SettlingEvent, maxAttempts: number): Amount {
    switch (event.event) {
      case 'received':
        return this.#receive(event);
      case 'failed':
        this.outcome = event.attempt >= maxAttempts ? 'exhausted' : 'pending';
        return NOTHING;
      case 'indeterminate':
        this.outcome = 'indeterminate';
        return amountOf(event.charged);
    }
  }

  /** Settles the lost attempt; returns its charge as it was and as it is now known. */
  reconcile(event: EventOf<'reconciled'>): { readonly before: Amount; readonly after: Amount } {
    this.reconciled = event;
    const lost = this.attempts.at(-1);
    const before = lost?.charged ?? NOTHING;
    const received = lost === undefined ? null : answerFound(event, lost);
    if (received !== null) {
      const charged = this.#receive(received);
      const { rejection: code, providerResponseId } = received;
      this.#amend({ outcome: 'received', code, settledAt: event.at, providerResponseId, charged });
      return { before, after: charged };
    }
    // The charge stays, also for a replay: the lost attempt may have been answered and billed all the same.
    if (event.outcome === 'replay') this.outcome = 'pending';
    if (event.outcome === 'abandoned') this.outcome = 'abandoned';
    return { before, after: before };
  }

  #receive(received: EventOf<'received'>): Amount {
    const { usage, costUsd } = received;
    this.outcome = 'received';
    this.received = received;
    return amountOf({ inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, costUsd });
  }

  #amend(change: Partial<AttemptState>): void {
    const last = this.attempts.at(-1);
    if (last !== undefined) this.attempts[this.attempts.length - 1] = { ...last, ...change };
  }
}
