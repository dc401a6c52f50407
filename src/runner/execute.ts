/**
 * Executes a run: pairs start in schedule order, a few at a time, each only when its whole worst case fits the ceilings;
 * whatever ends the run early, requests under way are awaited and recorded before it pauses.
 */
import { performance } from 'node:perf_hooks';
import type { AttemptOutcome, AttemptRequest } from '../gateway/broker.ts';
import { RateLimiter } from '../gateway/rate-limit.ts';
import { createCalls } from '../ledger/calls.ts';
import { Ceilings, times } from '../ledger/ceilings.ts';
import type { EventBody } from '../ledger/events.ts';
import { isDone, isSettled, type RunState } from '../ledger/state.ts';
import { summarizeRun, type RunSummary } from '../ledger/summary.ts';
import type { Role } from '../protocol/campaign.ts';
import type { ScheduledRequest } from '../protocol/schedule.ts';
import type { Fixture } from '../trial/fixture.ts';
import type { Scorer } from '../trial/scoring.ts';
import { RunRecordRefresher, writeDerivedFiles } from './files.ts';
import { Health } from './health.ts';
import type { OpenRun } from './open.ts';
import { systemSleep, type Sleep } from './pacing.ts';
import { ProgressMeter, type RunProgress } from './progress.ts';
import { runRequest, type RequestTools } from './requests.ts';
import { Stop } from './stop.ts';
import { interruptedEvents } from './take-up.ts';

export interface ExecuteOptions {
  readonly run: OpenRun;
  readonly fixture: Fixture;
  readonly scorer: Scorer;
  /** Verified instruction texts; empty for an empty instruction. */
  readonly instructions: Readonly<Record<Role, string>>;
  /** Makes one attempt, as `Broker.attempt`. */
  readonly attempt: (request: AttemptRequest) => Promise<AttemptOutcome>;
  /** Pairs under way at once, if fewer than admitted. */
  readonly concurrency?: number;
  /** Aborted to stop: nothing new is sent, requests under way are awaited, the run pauses. */
  readonly signal: AbortSignal;
  /** Aborted to stop at once: requests under way are given up as indeterminate. */
  readonly abortSignal?: AbortSignal;
  readonly onProgress?: (progress: RunProgress) => void;
  readonly sleep?: Sleep;
  /** Milliseconds from any fixed point; never steps. */
  readonly monotonic?: () => number;
}

/**
 * Runs until the run is complete, paused or broken, and writes the derived files.
 *
 * @throws what made the run impossible to go on (a full disk, a lost lock, a fault of ours), after requests under way were
 * awaited and everything that could be recorded was.
 */
export async function executeRun(options: ExecuteOptions): Promise<RunSummary> {
  const { run } = options;
  if (hasWork(run.state(), run)) await new Execution(options).go();
  else await writeDerivedFiles(run);
  return summarizeRun(run.state(), run.plan.campaign);
}

/** Whether anything is to be sent or written down; a run that cannot go on is not stirred. */
function hasWork(state: RunState, run: OpenRun): boolean {
  if (state.status === 'running') return true;
  if (state.status !== 'paused' || state.overCap || state.onlyCancel) return false;
  const requests = [...state.requests.values()];
  // A fault can pause a run whose last answer was already in; all that is left is to say that it is complete.
  if (requests.every((request) => isDone(request, run.plan))) return true;
  return !requests.every(isSettled) && run.writer.time() < run.admission.grant.expiresAt;
}

class Execution {
  readonly #options: ExecuteOptions;
  readonly #run: OpenRun;
  readonly #stop = new Stop();
  readonly #ceilings: Ceilings;
  readonly #meter: ProgressMeter;
  readonly #refresher: RunRecordRefresher;
  readonly #tools: RequestTools;
  readonly #active = new Set<Promise<void>>();
  #wakeFeeder: () => void = () => undefined;

  constructor(options: ExecuteOptions) {
    const { run, fixture, instructions } = options;
    const { plan, admission } = run;
    const monotonic = options.monotonic ?? (() => performance.now());
    const sleep = options.sleep ?? systemSleep;
    this.#options = options;
    this.#run = run;
    // The first send waits for its own line, and so for these, which stand before it.
    for (const body of interruptedEvents(run)) run.writer.record(body).catch(() => undefined);
    const { limits, totals } = run.state();
    this.#ceilings = new Ceilings(limits, totals);
    this.#meter = new ProgressMeter(run.writer.machine, monotonic);
    this.#refresher = new RunRecordRefresher(run, monotonic);
    this.#tools = {
      run,
      calls: createCalls({
        campaign: plan.campaign,
        fixture,
        instructions,
        binding: admission.binding,
        runId: admission.runId,
      }),
      attempt: options.attempt,
      score: (caseId, output) => options.scorer.score(caseId, output),
      ceilings: this.#ceilings,
      limiter: new RateLimiter({ monotonic, random: Math.random, sleep }),
      health: new Health(),
      stop: this.#stop,
      abort: options.abortSignal ?? new AbortController().signal,
      sleep,
      onOutcome: (request, settled) => this.#onOutcome(request, settled),
    };
  }

  async go(): Promise<void> {
    const signals = [this.#options.signal, this.#tools.abort];
    const onAbort = (): void => this.#stop.request('aborted');
    for (const signal of signals) signal.addEventListener('abort', onAbort);
    if (signals.some(({ aborted }) => aborted)) onAbort();
    // A process can die between such an answer and the pause that follows from it.
    if (this.#run.writer.machine.overCap) this.#stop.request('usage-over-cap');
    this.#stop.signal.addEventListener('abort', () => this.#report());
    try {
      this.#report();
      await this.#feed();
      await Promise.all(this.#active);
    } finally {
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
    }
    await this.#finish();
  }

  /** Starts pairs in order, each when there is room for it. */
  async #feed(): Promise<void> {
    const admitted = this.#run.admission.concurrency;
    const concurrency = Math.max(1, Math.min(this.#options.concurrency ?? admitted, admitted));
    for (const pair of this.#run.plan.pairs) {
      if (pair.every(({ requestId }) => this.#isSettled(requestId))) continue;
      while (!this.#stop.isRequested() && (this.#active.size >= concurrency || !this.#reserve(pair))) {
        if (this.#active.size === 0) this.#stop.request('ceiling-reached');
        else await this.#change();
      }
      if (this.#stop.isRequested()) return;
      await this.#start(pair);
    }
  }

  /** Sets the worst case of what a pair may still send aside; false when it does not fit now. */
  #reserve(pair: readonly ScheduledRequest[]): boolean {
    const { maxAttempts, worstAttempt } = this.#run.plan;
    const attempts = pair.reduce((sum, { requestId }) => {
      const request = this.#run.writer.machine.request(requestId);
      return request === undefined || isSettled(request) ? sum : sum + maxAttempts - request.attempts.length;
    }, 0);
    const pairIndex = pair[0]?.pairIndex ?? 0;
    return this.#ceilings.hold(pairIndex, times(worstAttempt, attempts)).length === 0;
  }

  /** Resolves when the pair's first line has its place in the journal: only then may the next pair begin. */
  #start(pair: readonly ScheduledRequest[]): Promise<void> {
    return new Promise((started) => {
      const work = this.#runPair(pair, started)
        .catch((error: unknown) => this.#stop.fail('internal-error', error))
        .finally(() => {
          this.#ceilings.release(pair[0]?.pairIndex ?? 0);
          this.#active.delete(work);
          started();
          this.#wakeFeeder();
        });
      this.#active.add(work);
    });
  }

  async #runPair(pair: readonly ScheduledRequest[], onStarted: () => void): Promise<void> {
    for (const scheduled of pair) {
      if (!this.#isSettled(scheduled.requestId)) await runRequest(this.#tools, scheduled, onStarted);
      // Position 2 is for when position 1 has ended; otherwise the pair is left as it is for a later resume.
      if (!this.#isSettled(scheduled.requestId)) return;
    }
  }

  #onOutcome(scheduled: ScheduledRequest, settled: boolean): void {
    if (settled) this.#meter.settled(scheduled.pairIndex);
    this.#refresher.tick();
    this.#report();
    this.#wakeFeeder();
  }

  #report(): void {
    try {
      this.#options.onProgress?.(this.#meter.read(this.#stop.reason));
    } catch {
      // A terminal that went away must not cost the answers that are on their way.
    }
  }

  /** Resolves when room may have come free. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeFeeder = resolve;
    });
  }

  #isSettled(requestId: string): boolean {
    const request = this.#run.writer.machine.request(requestId);
    return request !== undefined && isSettled(request);
  }

  async #finish(): Promise<void> {
    const { writer } = this.#run;
    await this.#refresher.settle();
    try {
      // Durable after all lines before it, those of earlier failed writes included.
      await writer.record(this.#lastEvent());
      await writeDerivedFiles(this.#run);
    } catch (error) {
      this.#stop.fail('storage-failed', error);
    }
    this.#report();
    if (this.#stop.error !== null) throw this.#stop.error;
  }

  #lastEvent(): EventBody {
    const requests = [...this.#run.state().requests.values()];
    if (this.#run.writer.machine.overCap) return { event: 'paused', reason: 'usage-over-cap' };
    if (this.#stop.error === null && requests.every((request) => isDone(request, this.#run.plan)))
      return { event: 'completed' };
    return { event: 'paused', reason: this.#stop.reason ?? 'indeterminate-requests' };
  }
}
