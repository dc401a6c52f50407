/**
 * When an attempt may be sent. Waits that the server asks of everybody are the route's shared limiter's part; here is
 * the back-off of a single request, and the patience of a run: how long it waits at all before it pauses instead.
 */
import { setTimeout as timer } from 'node:timers/promises';
import type { AttemptOutcome } from '../gateway/broker.ts';
import type { CertainFailureCode } from '../ledger/events.ts';

/** Resolves after `ms` milliseconds, or early (without throwing) when the signal aborts. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

export const systemSleep: Sleep = async (ms, signal) => {
  await timer(ms, undefined, { signal }).catch(() => undefined);
};

const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8000;
/** Limits by the minute are common; a run that paused for each of them would be a nuisance. */
const LEAST_PATIENCE_MS = 120_000;

/** Refusals that say "too much at once", whose wait the shared limiter knows. */
const LIMITED: ReadonlySet<CertainFailureCode> = new Set(['rate-limited', 'provider-unavailable']);

export function isLimited(outcome: AttemptOutcome): boolean {
  return outcome.kind === 'failed' && LIMITED.has(outcome.code);
}

/**
 * Milliseconds that a request waits on its own account after a failed attempt (1 for the first). Doubles each time,
 * between half and all of the full step: which part follows from the request's id, so that requests that failed
 * together come back apart.
 */
export function backoffMs(attempt: number, requestId: string): number {
  const full = Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));
  const share = Number.parseInt(requestId.slice(0, 4), 16) / 0xffff;
  return Math.round(full * (0.5 + share / 2));
}

/** The longest wait, in milliseconds, that is still waited: the time one request may take, or two minutes. */
export function patienceMs(timeoutMsPerRequest: number): number {
  return Math.max(timeoutMsPerRequest, LEAST_PATIENCE_MS);
}
