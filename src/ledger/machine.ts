/**
 * The state machine of a run: takes one event after the other, refuses what may not follow, and keeps what the events
 * add up to. The replay of a journal and the executor that writes one drive the same machine, so that nothing can be
 * written that could not be read back.
 *
 * Each event costs constant time: two hundred requests with all their retries replay in linear time.
 */
import { grantLimits, type AdmissionContext } from './admission.ts';
import { Ceilings } from './ceilings.ts';
import { checkAdmitted } from './check-admitted.ts';
import { checkReceived, checkScored } from './check-answer.ts';
import { checkDispatched } from './check-dispatched.ts';
import { checkReconciled } from './check-reconciled.ts';
import { checkCharged, checkWitness, unknownRequest, type SettlingEvent } from './check-settled.ts';
import type { EventOf, JournalEvent, PauseReason } from './events.ts';
import { checkPhase, checkPlace, type LastEvent } from './order.ts';
import type { RunPlan } from './plan.ts';
import { RequestRecord } from './request-record.ts';
import { isDone, type RequestState, type RunState, type RunStatus, type TornTail } from './state.ts';
import { violation, type Violation } from './violation.ts';

export class RunMachine {
  readonly plan: RunPlan;
  readonly admission: AdmissionContext | null;
  readonly #ceilings: Ceilings;
  readonly #requests = new Map<string, RequestRecord>();
  readonly #providerRequestIds = new Set<string>();
  /** Attempts that were under way when their process ended: nobody can report on them any more. */
  readonly #orphans = new Set<string>();
  #inFlight = 0;
  /** Requests that a complete run consists of. */
  #done = 0;
  readonly #reconciliations: EventOf<'reconciled'>[] = [];
  #idleLookups = 0;
  #onlyCancel = false;
  #startedPairs = 0;
  /** The event just taken, when it was an answer: only then may a score follow. */
  #unscored: EventOf<'received'> | null = null;
  #status: RunStatus = 'planned';
  #admitted: EventOf<'admitted'> | null = null;
  #last: LastEvent | null = null;
  #pauseReason: PauseReason | null = null;
  #cancelled: EventOf<'cancelled'> | null = null;
  #generation = 0;
  #overCap = false;

  constructor(plan: RunPlan, admission: AdmissionContext | null = null) {
    this.plan = plan;
    this.admission = admission;
    this.#ceilings = new Ceilings(admission === null ? plan.limits : grantLimits(admission.value.grant));
    for (const scheduled of plan.schedule) {
      this.#requests.set(scheduled.requestId, new RequestRecord(scheduled));
    }
  }

  get status(): RunStatus {
    return this.#status;
  }

  get overCap(): boolean {
    return this.#overCap;
  }

  request(requestId: string): RequestState | undefined {
    return this.#requests.get(requestId);
  }

  /** The state as it is now. Its map is the live one and moves on with the next event. */
  state(torn: TornTail | null = null): RunState {
    return {
      status: this.#status,
      runId: this.#admitted?.runId ?? '',
      admitted: this.#admitted,
      requests: this.#requests,
      totals: this.#ceilings.spent,
      inFlight: this.#ceilings.inFlight,
      limits: this.#ceilings.limits,
      lastSequence: this.#last?.sequence ?? -1,
      lastDigest: this.#last?.digest ?? null,
      lastAt: this.#last?.at ?? null,
      pauseReason: this.#pauseReason,
      cancelReason: this.#cancelled?.reason ?? null,
      cancelFileSha256: this.#cancelled?.fileSha256 ?? null,
      reconciliations: this.#reconciliations,
      onlyCancel: this.#onlyCancel,
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
    const phase = {
      status: this.#status,
      inFlight: this.#inFlight,
      orphans: this.#orphans.size,
      onlyCancel: this.#onlyCancel,
    };
    const misplaced = [...checkPlace(event, this.#last), ...checkPhase(event, phase)];
    if (misplaced.length > 0) return misplaced;
    const refused = this.#take(event);
    if (refused.length > 0) return refused;
    const isAnswer = event.event === 'received' || (event.event === 'reconciled' && event.answer !== null);
    this.#unscored = isAnswer ? (this.#requests.get(event.requestId)?.received ?? null) : null;
    this.#last = { sequence: event.sequence, at: event.at, digest };
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
      case 'reconciled':
        return this.#reconcile(event);
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
        this.#cancelled = event;
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
      const message = `Sending this attempt could cross the ceiling for ${over.join(', ')}.`;
      return [violation('reserved', 'journal-ceiling', message)];
    }
    this.#providerRequestIds.add(event.providerRequestId);
    if (scheduled.position === 1 && event.attempt === 1) this.#startedPairs += 1;
    this.#inFlight += 1;
    request.dispatch(event, worstAttempt);
    return [];
  }

  #settle(event: SettlingEvent): Violation[] {
    const request = this.#requests.get(event.requestId);
    if (request === undefined) return unknownRequest(event.requestId);
    const attempt = request.attempts.at(-1);
    if (request.outcome !== 'in-flight' || attempt?.attempt !== event.attempt) {
      const message = `Attempt ${event.attempt} of request ${event.requestId} is not in flight, so it cannot end.`;
      return [violation('attempt', 'journal-not-in-flight', message)];
    }
    const problems = [
      ...checkWitness(event, this.#orphans.has(event.requestId)),
      ...(event.event === 'received' ? checkReceived(event, this.plan, this.admission) : []),
      ...(event.event === 'indeterminate' ? checkCharged(event, attempt) : []),
    ];
    if (problems.length > 0) return problems;
    this.#orphans.delete(event.requestId);
    this.#inFlight -= 1;
    this.#ceilings.settle(attempt.reserved, request.settle(event, this.plan.maxAttempts));
    this.#note(request);
    return [];
  }

  /** Keeps count of what has come to its end. */
  #note(request: RequestRecord): void {
    if (isDone(request, this.plan)) this.#done += 1;
    if (request.received?.rejection === 'usage-over-cap') this.#overCap = true;
  }

  #reconcile(event: EventOf<'reconciled'>): Violation[] {
    const request = this.#requests.get(event.requestId);
    if (request === undefined) return unknownRequest(event.requestId);
    const problems = checkReconciled(event, request, this.plan, this.admission, {
      generation: this.#generation,
      overCap: this.#overCap,
      expiresAt: this.admission?.value.grant.expiresAt ?? null,
      idleLookups: this.#idleLookups,
    });
    if (problems.length > 0) return problems;
    this.#generation = event.generation;
    this.#reconciliations.push(event);
    const { before, after } = request.reconcile(event);
    this.#ceilings.restate(before, after);
    this.#note(request);
    if (request.outcome === 'indeterminate') this.#idleLookups += 1;
    if (request.outcome === 'abandoned' && !isDone(request, this.plan)) this.#onlyCancel = true;
    return [];
  }

  #score(event: EventOf<'scored'>): Violation[] {
    const request = this.#requests.get(event.requestId);
    if (request === undefined) return unknownRequest(event.requestId);
    const received = this.#unscored;
    if (received?.requestId !== event.requestId) {
      const message = 'A score stands directly after the answer it belongs to; written later it could be chosen.';
      return [violation('event', 'journal-score-place', message)];
    }
    const problems = checkScored(event, received, this.plan.campaign.category);
    if (problems.length > 0) return problems;
    request.scored = event;
    return [];
  }

  #resume(event: EventOf<'resumed'>): Violation[] {
    if (event.generation <= this.#generation) {
      const message = `Lock generation ${event.generation} does not come after ${this.#generation}: a stale holder wrote this.`;
      return [violation('generation', 'journal-generation', message)];
    }
    this.#generation = event.generation;
    this.#status = 'running';
    this.#pauseReason = null;
    if (this.#inFlight > 0) {
      for (const [id, request] of this.#requests) if (request.outcome === 'in-flight') this.#orphans.add(id);
    }
    return [];
  }

  #complete(): Violation[] {
    const open = this.plan.schedule.length - this.#done;
    if (open > 0) {
      const message = `${open} of ${this.plan.schedule.length} requests are neither answered nor exhausted.`;
      return [violation('event', 'journal-incomplete', message)];
    }
    if (this.#overCap) {
      const message = 'A provider counted more tokens than the cap allows; such a run is never complete.';
      return [violation('event', 'journal-over-cap', message)];
    }
    this.#status = 'completed';
    return [];
  }
}
