/**
 * The four ceilings of a run: requests, input tokens, output tokens, US dollars. Spend is bounded before it happens:
 * a pair starts only when the worst case of both its requests with every retry fits, an attempt is sent only when its
 * own worst case fits, and what was set aside is settled by what was reported.
 *
 * A plain object without clock or files, so that the executor and the replay of a journal apply the same rule.
 */
import { Big } from '../protocol/money.ts';

/** `costUsd` in US dollars. One attempt is one request. */
export interface Amount {
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: Big;
}

export const CEILINGS = ['requests', 'inputTokens', 'outputTokens', 'costUsd'] as const;
export type CeilingName = (typeof CEILINGS)[number];

export const NOTHING: Amount = { requests: 0, inputTokens: 0, outputTokens: 0, costUsd: new Big(0) };

export function add(a: Amount, b: Amount): Amount {
  return {
    requests: a.requests + b.requests,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    costUsd: a.costUsd.plus(b.costUsd),
  };
}

export function subtract(a: Amount, b: Amount): Amount {
  return {
    requests: a.requests - b.requests,
    inputTokens: a.inputTokens - b.inputTokens,
    outputTokens: a.outputTokens - b.outputTokens,
    costUsd: a.costUsd.minus(b.costUsd),
  };
}

/** An amount `count` times; `count` is a non-negative integer. */
export function times(a: Amount, count: number): Amount {
  return {
    requests: a.requests * count,
    inputTokens: a.inputTokens * count,
    outputTokens: a.outputTokens * count,
    costUsd: a.costUsd.times(count),
  };
}

/** The ceilings that an amount exceeds, by anything at all. */
export function exceeded(amount: Amount, limits: Amount): CeilingName[] {
  const over: CeilingName[] = [];
  if (amount.requests > limits.requests) over.push('requests');
  if (amount.inputTokens > limits.inputTokens) over.push('inputTokens');
  if (amount.outputTokens > limits.outputTokens) over.push('outputTokens');
  if (amount.costUsd.gt(limits.costUsd)) over.push('costUsd');
  return over;
}

/**
 * Spent, in flight and held amounts against the limits. Every method that takes room returns the names of the ceilings
 * that stand in the way; an empty list means that it was done, any other that nothing changed.
 */
export class Ceilings {
  readonly limits: Amount;
  #spent: Amount;
  #inFlight: Amount = NOTHING;
  #held: Amount = NOTHING;
  readonly #holds = new Map<number, Amount>();

  constructor(limits: Amount, spent: Amount = NOTHING) {
    this.limits = limits;
    this.#spent = spent;
  }

  /** Settled charges. */
  get spent(): Amount {
    return this.#spent;
  }

  /** Reservations of attempts that are under way. */
  get inFlight(): Amount {
    return this.#inFlight;
  }

  /** Worst case of what started pairs may still send. */
  get held(): Amount {
    return this.#held;
  }

  /** Sets the worst case of a whole pair aside, before any of it is sent. */
  hold(pairIndex: number, worst: Amount): CeilingName[] {
    if (this.#holds.has(pairIndex)) throw new Error(`Pair ${pairIndex} is already held.`);
    const over = exceeded(add(this.#committed(), worst), this.limits);
    if (over.length === 0) {
      this.#holds.set(pairIndex, worst);
      this.#held = add(this.#held, worst);
    }
    return over;
  }

  /** Moves the worst case of one attempt from its pair's hold (from free room when there is none) into flight. */
  dispatch(pairIndex: number, attempt: Amount): CeilingName[] {
    const hold = this.#holds.get(pairIndex);
    if (hold !== undefined) {
      const over = exceeded(attempt, hold);
      if (over.length > 0) return over;
      this.#holds.set(pairIndex, subtract(hold, attempt));
      this.#held = subtract(this.#held, attempt);
    } else {
      const over = exceeded(add(this.#committed(), attempt), this.limits);
      if (over.length > 0) return over;
    }
    this.#inFlight = add(this.#inFlight, attempt);
    return [];
  }

  /** Ends an attempt: its reservation leaves the flight and what it really cost is spent. */
  settle(reserved: Amount, charged: Amount): void {
    this.#inFlight = subtract(this.#inFlight, reserved);
    this.#spent = add(this.#spent, charged);
  }

  /** Corrects a settled charge: what was charged for want of knowledge, and what it is now known to have been. */
  restate(charged: Amount, known: Amount): void {
    this.#spent = add(subtract(this.#spent, charged), known);
  }

  /** Gives back the part of a pair's hold that one of its requests will no longer need. */
  shrink(pairIndex: number, unused: Amount): void {
    const hold = this.#holds.get(pairIndex);
    if (hold === undefined) return;
    this.#holds.set(pairIndex, subtract(hold, unused));
    this.#held = subtract(this.#held, unused);
  }

  /** Gives back all that is left of a pair's hold. */
  release(pairIndex: number): void {
    const hold = this.#holds.get(pairIndex);
    if (hold === undefined) return;
    this.#holds.delete(pairIndex);
    this.#held = subtract(this.#held, hold);
  }

  #committed(): Amount {
    return add(add(this.#spent, this.#inFlight), this.#held);
  }
}
