/** What a person sees of a run while it goes on. Told after every event that changes it; never a source of state. */
import type { Amount, CeilingName } from '../ledger/ceilings.ts';
import type { PauseReason } from '../ledger/events.ts';
import type { RunMachine } from '../ledger/machine.ts';
import { isSettled } from '../ledger/state.ts';
import { formatUsd } from '../protocol/money.ts';

/** One ceiling: settled, reserved by attempts under way, and the limit. US dollars as plain decimals, else counts. */
export interface Meter<T> {
  readonly spent: T;
  readonly reserved: T;
  readonly ceiling: T;
}

export interface RunProgress {
  /** Pairs of which both requests are settled. */
  readonly pairsDone: number;
  readonly pairsTotal: number;
  readonly requestsDone: number;
  readonly requestsTotal: number;
  readonly requests: Meter<number>;
  readonly inputTokens: Meter<number>;
  readonly outputTokens: Meter<number>;
  readonly costUsd: Meter<string>;
  /** Milliseconds since this process took the run up. */
  readonly elapsedMs: number;
  /** Milliseconds to the end at the pace so far; null before the first answer. */
  readonly etaMs: number | null;
  /** Set while requests under way are awaited and nothing new is sent. */
  readonly stopping: PauseReason | null;
}

export class ProgressMeter {
  readonly #machine: RunMachine;
  readonly #monotonic: () => number;
  readonly #startedAt: number;
  readonly #settledBefore: number;
  readonly #settledOfPair: number[];
  #settled = 0;
  #pairsDone = 0;

  constructor(machine: RunMachine, monotonic: () => number) {
    this.#machine = machine;
    this.#monotonic = monotonic;
    this.#startedAt = monotonic();
    this.#settledOfPair = machine.plan.pairs.map(() => 0);
    for (const { requestId, pairIndex } of machine.plan.schedule) {
      const request = machine.request(requestId);
      if (request !== undefined && isSettled(request)) this.settled(pairIndex);
    }
    this.#settledBefore = this.#settled;
  }

  /** Counts a request of a pair that has just been settled. */
  settled(pairIndex: number): void {
    const count = (this.#settledOfPair[pairIndex] ?? 0) + 1;
    this.#settledOfPair[pairIndex] = count;
    this.#settled += 1;
    if (count === 2) this.#pairsDone += 1;
  }

  read(stopping: PauseReason | null): RunProgress {
    const { plan } = this.#machine;
    const { totals, inFlight, limits } = this.#machine.state();
    const meter = (name: Exclude<CeilingName, 'costUsd'>): Meter<number> => ({
      spent: totals[name],
      reserved: inFlight[name],
      ceiling: limits[name],
    });
    const cost = (amount: Amount): string => formatUsd(amount.costUsd);
    const elapsedMs = this.#monotonic() - this.#startedAt;
    const settledNow = this.#settled - this.#settledBefore;
    const left = plan.schedule.length - this.#settled;
    return {
      pairsDone: this.#pairsDone,
      pairsTotal: plan.pairs.length,
      requestsDone: this.#settled,
      requestsTotal: plan.schedule.length,
      requests: meter('requests'),
      inputTokens: meter('inputTokens'),
      outputTokens: meter('outputTokens'),
      costUsd: { spent: cost(totals), reserved: cost(inFlight), ceiling: cost(limits) },
      elapsedMs: Math.round(elapsedMs),
      etaMs: settledNow === 0 ? null : Math.round((elapsedMs / settledNow) * left),
      stopping,
    };
  }
}
