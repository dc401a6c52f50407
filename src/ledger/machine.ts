/**
 * The state machine of a run: takes one event after the other, refuses what may not follow, and keeps what the events
 * add up to. The replay of a journal and the executor that writes one drive the same machine, so that nothing can be
 * written that could not be read back.
 *
 * Each event costs constant time: two hundred requests with all their retries replay in linear time.
 */
import type { Admission } from './admission.ts';
import { grantLimits } from './admission.ts';
import { add, Ceilings, NOTHING, type Amount } from './ceilings.ts';
import {
  amountOf,
  checkAdmitted,
  checkDispatched,
  checkReceived,
  checkScored,
  sameAmount,
  violation,
  type Violation,
} from './checks.ts';
import type { EventOf, FailureCode, JournalEvent, PauseReason } from './events.ts';
import type { RunPlan } from './plan.ts';
import type { AttemptState, RequestOutcome, RequestState, RunState, RunStatus, TornTail } from './state.ts';

export interface AdmissionContext {
  readonly value: Admission;
  /** Hex SHA-256 of the exact bytes of `admission.json`. */
  readonly sha256: string;
}

interface Request extends RequestState {
  outcome: RequestOutcome;
  readonly attempts: AttemptState[];
  received: EventOf<'received'> | null;
  scored: EventOf<'scored'> | null;
}

export class RunMachine {
  readonly plan: RunPlan;
  readonly admission: AdmissionContext | null;
  readonly #ceilings: Ceilings;
  readonly #requests = new Map<string, Request>();
  readonly #providerRequestIds = new Set<string>();
  /** Attempts that were under way when their process ended: nobody can report on them any more. */
  readonly #orphans = new Set<string>();
  #inFlight = 0;
  #settledWithAnswer = 0;
  #startedPairs = 0;
  #unscored: EventOf<'received'> | null = null;
  #status: RunStatus = 'planned';
  #admitted: EventOf<'admitted'> | null = null;
  #last: { readonly sequence: number; readonly at: string; readonly digest: string } | null = null;
  #pauseReason: PauseReason | null = null;
  #cancelReason: string | null = null;
  #generation = 0;
  #overCap = false;

  constructor(plan: RunPlan, admission: AdmissionContext | null = null) {
    this.plan = plan;
    this.admission = admission;
    this.#ceilings = new Ceilings(admission === null ? plan.limits : grantLimits(admission.value.grant));
    for (const scheduled of plan.schedule) {
      this.#requests.set(scheduled.requestId, {
        scheduled,
        outcome: 'pending',
        attempts: [],
        received: null,
        scored: null,
      });
    }
  }

  get status(): RunStatus {
    return this.#status;
  }

  get overCap(): boolean {
    return this.#overCap;
  }

  get totals(): Amount {
    return this.#ceilings.spent;
  }

  /** A request of the campaign. */
  request(requestId: string): RequestState | undefined {
    return this.#requests.get(requestId);
  }

  /** The state as it is now. The map is the live one: read it before the next event, or take what is needed. */
  state(torn: TornTail | null = null): RunState {
    return {
      status: this.#status,
      runId: this.#admitted?.runId ?? '',
      admitted: this.#admitted,
      requests: this.#requests,
      totals: this.#ceilings.spent,
      inFlight: this.#ceilings.inFlight,
      lastSequence: this.#last?.sequence ?? -1,
      lastDigest: this.#last?.digest ?? null,
      lastAt: this.#last?.at ?? null,
      pauseReason: this.#pauseReason,
      cancelReason: this.#cancelReason,
      generation: this.#generation,
      overCap: this.#overCap,
      torn,
    };
  }

  /**
   * Takes the next event; `digest` is that of its line. Returns what forbids it; the state is unchanged unless the list
   * is empty.
   */
  apply(event: JournalEvent, digest: string): Violation[] {
    const problems = [...this.#checkPlace(event), ...this.#checkPhase(event)];
    if (problems.length > 0) return problems;
    const refused = this.#take(event);
    if (refused.length > 0) return refused;
    this.#unscored = event.event === 'received' ? event : null;
    this.#last = { sequence: event.sequence, at: event.at, digest };
    return [];
  }

  #checkPlace(event: JournalEvent): Violation[] {
    const problems: Violation[] = [];
    const sequence = (this.#last?.sequence ?? -1) + 1;
    if (event.sequence !== sequence) {
      problems.push(
        violation(
          'sequence',
          'journal-sequence',
          `The event has number ${event.sequence}, number ${sequence} is due here.`,
        ),
      );
    }
    if (event.previous !== (this.#last?.digest ?? null)) {
      problems.push(
        violation(
          'previous',
          'journal-chain',
          'The event does not name the digest of the line before it; a line was changed, moved, added or taken out.',
        ),
      );
    }
    if (this.#last !== null && event.at < this.#last.at) {
      problems.push(
        violation(
          'at',
          'journal-time',
          `The event is dated ${event.at}, before the one that precedes it (${this.#last.at}).`,
        ),
      );
    }
    return problems;
  }

  /** What may follow what, whatever it says. */
  #checkPhase(event: JournalEvent): Violation[] {
    const refuse = (message: string): Violation[] => [violation('event', 'journal-order', message)];
    if ((event.event === 'admitted') !== (this.#status === 'planned')) {
      return refuse(
        event.event === 'admitted'
          ? 'A run is admitted once, by its first event.'
          : `The first event is "admitted", not "${event.event}".`,
      );
    }
    if (this.#status === 'completed' || this.#status === 'cancelled')
      return refuse(`Nothing may follow the end of a ${this.#status} run.`);
    if (this.#status === 'paused' && event.event !== 'resumed' && event.event !== 'cancelled') {
      return refuse(`A paused run is first resumed or cancelled; "${event.event}" may not follow.`);
    }
    const ends = event.event === 'paused' || event.event === 'completed' || event.event === 'cancelled';
    if (ends && this.#inFlight > 0)
      return refuse(`"${event.event}" may not stand while ${this.#inFlight} attempt(s) are in flight.`);
    if (event.event === 'dispatched' && this.#orphans.size > 0) {
      return refuse(
        `${this.#orphans.size} attempt(s) were interrupted; each is recorded as indeterminate before anything is sent.`,
      );
    }
    return [];
  }

  #take(event: JournalEvent): Violation[] {
    switch (event.event) {
      case 'admitted':
        return this.#admit(event);
      case 'dispatched':
        return this.#dispatch(event);
      case 'received':
      case 'failed':
      case 'indeterminate':
        return this.#settle(event);
      case 'scored':
        return this.#score(event);
      case 'paused':
        this.#status = 'paused';
        this.#pauseReason = event.reason;
        return [];
      case 'resumed':
        return this.#resume(event);
      case 'completed':
        return this.#complete();
      case 'cancelled':
        this.#status = 'cancelled';
        this.#pauseReason = null;
        this.#cancelReason = event.reason;
        return [];
    }
  }

  #admit(event: EventOf<'admitted'>): Violation[] {
    const problems = checkAdmitted(event, this.plan, this.admission);
    if (problems.length > 0) return problems;
    this.#admitted = event;
    this.#generation = event.generation;
    this.#status = 'running';
    return [];
  }

  #dispatch(event: EventOf<'dispatched'>): Violation[] {
    const request = this.#requests.get(event.requestId);
    if (request === undefined) return unknownRequest(event.requestId);
    const { scheduled } = request;
    const [first] = this.plan.pairs[scheduled.pairIndex] ?? [];
    const problems = checkDispatched(event, request, this.plan, {
      startedPairs: this.#startedPairs,
      first: first === undefined ? undefined : this.#requests.get(first.requestId),
      overCap: this.#overCap,
      repeatedId: this.#providerRequestIds.has(event.providerRequestId),
      expiresAt: this.admission?.value.grant.expiresAt ?? null,
    });
    if (problems.length > 0) return problems;
    const { worstAttempt } = this.plan;
    const over = this.#ceilings.dispatch(scheduled.pairIndex, worstAttempt);
    if (over.length > 0) {
      return [
        violation(
          'reserved',
          'journal-ceiling',
          `Sending this attempt could cross the ceiling(s) for ${over.join(', ')}.`,
        ),
      ];
    }
    this.#providerRequestIds.add(event.providerRequestId);
    if (scheduled.position === 1 && event.attempt === 1) this.#startedPairs += 1;
    this.#inFlight += 1;
    request.outcome = 'in-flight';
    request.attempts.push({
      attempt: event.attempt,
      providerRequestId: event.providerRequestId,
      reserved: worstAttempt,
      dispatchedAt: event.at,
      outcome: 'in-flight',
      code: null,
      durationMs: null,
      settledAt: null,
      charged: NOTHING,
    });
    return [];
  }

  #settle(event: EventOf<'received' | 'failed' | 'indeterminate'>): Violation[] {
    const request = this.#requests.get(event.requestId);
    if (request === undefined) return unknownRequest(event.requestId);
    const attempt = request.attempts.at(-1);
    if (request.outcome !== 'in-flight' || attempt?.attempt !== event.attempt) {
      return [
        violation(
          'attempt',
          'journal-not-in-flight',
          `Attempt ${event.attempt} of request ${event.requestId} is not in flight, so it cannot end.`,
        ),
      ];
    }
    const orphan = this.#orphans.has(event.requestId);
    if (orphan !== (event.event === 'indeterminate' && event.code === 'interrupted')) {
      return [
        violation(
          'event',
          'journal-interrupted',
          orphan
            ? 'An attempt that its process did not live to see the end of is indeterminate, code interrupted.'
            : 'Only an attempt of an earlier process can have been interrupted.',
        ),
      ];
    }
    const problems =
      event.event === 'received'
        ? checkReceived(event, this.plan, this.admission)
        : event.event === 'indeterminate'
          ? checkCharged(event, attempt)
          : [];
    if (problems.length > 0) return problems;
    this.#orphans.delete(event.requestId);
    this.#inFlight -= 1;
    const charged = this.#outcomeOf(event, request);
    const spent = { ...charged, requests: 1 };
    this.#ceilings.settle(attempt.reserved, spent);
    request.attempts[request.attempts.length - 1] = {
      ...attempt,
      outcome: event.event,
      code: codeOf(event),
      durationMs: event.durationMs,
      settledAt: event.at,
      charged: spent,
    };
    return [];
  }

  #outcomeOf(event: EventOf<'received' | 'failed' | 'indeterminate'>, request: Request): Amount {
    switch (event.event) {
      case 'received':
        request.outcome = 'received';
        request.received = event;
        if (event.rejection === 'usage-over-cap') this.#overCap = true;
        this.#settledWithAnswer += 1;
        return amountOf({
          inputTokens: event.usage.inputTokens,
          outputTokens: event.usage.outputTokens,
          costUsd: event.costUsd,
        });
      case 'failed':
        request.outcome = event.attempt >= this.plan.maxAttempts ? 'exhausted' : 'pending';
        if (request.outcome === 'exhausted') this.#settledWithAnswer += 1;
        return NOTHING;
      case 'indeterminate':
        request.outcome = 'indeterminate';
        return amountOf(event.charged);
    }
  }

  #score(event: EventOf<'scored'>): Violation[] {
    const request = this.#requests.get(event.requestId);
    if (request === undefined) return unknownRequest(event.requestId);
    const received = this.#unscored;
    if (received?.requestId !== event.requestId) {
      return [
        violation(
          'event',
          'journal-score-place',
          'A score stands directly after the answer it belongs to; written later it could be chosen.',
        ),
      ];
    }
    const problems = checkScored(event, received, this.plan.campaign.category);
    if (problems.length > 0) return problems;
    request.scored = event;
    return [];
  }

  #resume(event: EventOf<'resumed'>): Violation[] {
    if (event.generation <= this.#generation) {
      return [
        violation(
          'generation',
          'journal-generation',
          `Lock generation ${event.generation} does not come after ${this.#generation}; a stale holder wrote this.`,
        ),
      ];
    }
    this.#generation = event.generation;
    this.#status = 'running';
    this.#pauseReason = null;
    // A process that died left these behind. The scan costs no more than the requests of the campaign per resume.
    if (this.#inFlight > 0) {
      for (const [id, request] of this.#requests) if (request.outcome === 'in-flight') this.#orphans.add(id);
    }
    return [];
  }

  #complete(): Violation[] {
    const open = this.plan.schedule.length - this.#settledWithAnswer;
    if (open > 0)
      return [
        violation(
          'event',
          'journal-incomplete',
          `${open} of ${this.plan.schedule.length} requests are neither answered nor exhausted; the run cannot be complete.`,
        ),
      ];
    if (this.#overCap)
      return [
        violation(
          'event',
          'journal-over-cap',
          'A provider counted more tokens than the cap allows; the run cannot be complete.',
        ),
      ];
    this.#status = 'completed';
    return [];
  }
}

function unknownRequest(requestId: string): Violation[] {
  return [violation('requestId', 'journal-unknown-request', `Request ${requestId} is not in the campaign's schedule.`)];
}

function checkCharged(event: EventOf<'indeterminate'>, attempt: AttemptState): Violation[] {
  if (sameAmount(amountOf(event.charged), attempt.reserved)) return [];
  return [
    violation(
      'charged',
      'journal-charge',
      'An attempt of unknown outcome is charged exactly what was reserved for it.',
    ),
  ];
}

function codeOf(event: EventOf<'received' | 'failed' | 'indeterminate'>): FailureCode | null {
  return event.event === 'received' ? event.rejection : event.code;
}

/** Spent plus in flight: what the run can have cost so far at most. */
export function worstSoFar(state: RunState): Amount {
  return add(state.totals, state.inFlight);
}
