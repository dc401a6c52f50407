/**
 * The `mcp-sampling` driver: each request goes to the client of an MCP session, which asks a model of its own choosing
 * and answers with a receipt. The credential is the session; there is no other.
 *
 * What is known before the request is handed to the session is a certain failure. From then on only an answer ends the
 * uncertainty: a timeout, a cancellation, a closed session and a lost generation all leave a request that may have been
 * paid for. A part of the time limit is kept back, so that giving a request up is told to the client in time.
 */
import type { CertainFailureCode, IndeterminateCode } from '../../ledger/events.ts';
import type { Driver, DriverCall, DriverFailed, DriverResult } from '../driver.ts';
import type { SamplingLease, SamplingReply } from './mcp-sampling-session.ts';
import { readSamplingResult, samplingOutcome, samplingParams } from './mcp-sampling-wire.ts';

export const MCP_SAMPLING_DRIVER_ID = 'mcp-sampling';

export interface McpSamplingOptions {
  readonly lease: SamplingLease;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Milliseconds of each time limit that are kept for cancelling: 1 to 10,000; default 1,000. */
  readonly cleanupMs?: number;
}

const DEFAULT_CLEANUP_MS = 1000;
const MAX_CLEANUP_MS = 10_000;

/** @throws RangeError for a `cleanupMs` out of its bounds */
export function createMcpSamplingDriver({ lease, now, cleanupMs = DEFAULT_CLEANUP_MS }: McpSamplingOptions): Driver {
  if (!Number.isSafeInteger(cleanupMs) || cleanupMs < 1 || cleanupMs > MAX_CLEANUP_MS) {
    throw new RangeError(`cleanupMs is a whole number from 1 to ${MAX_CLEANUP_MS}.`);
  }
  return {
    id: MCP_SAMPLING_DRIVER_ID,
    version: '1',
    synthetic: false,
    // A session remembers nothing: what it lost stays lost.
    lookupSupported: false,
    reportsReasoningEffort: true,
    // Sampling has no field for it; the prompt states the contract.
    sendsResponseSchema: false,
    send: (call) => send(call, lease, now, cleanupMs),
    // The lease belongs to whoever bound it.
    close: () => Promise.resolve(),
  };
}

/** Why waiting ended before an answer came; in both words, since it depends on whether anything was sent. */
interface End {
  readonly before: DriverFailed;
  readonly after: IndeterminateCode;
}

const EXPIRED: End = { before: failed('deadline-before-send', true, false), after: 'deadline-after-send' };
const ABORTED: End = { before: failed('aborted-before-send', true, false), after: 'aborted' };

async function send(
  call: DriverCall,
  lease: SamplingLease,
  now: () => number,
  cleanupMs: number,
): Promise<DriverResult> {
  const { sampler } = lease;
  if (sampler === null) return failed('connect-failed', false, true);
  if (call.signal.aborted) return ABORTED.before;
  const remainingMs = call.deadlineMs - now();
  if (remainingMs <= 0) return EXPIRED.before;
  // No retry helps: the campaign's time limit is too short for what this gateway has to keep back.
  if (remainingMs <= cleanupMs) return failed('deadline-before-send', false, true);

  const wait = new Wait(call.signal, lease, remainingMs - cleanupMs);
  const progress = { sent: false };
  const request = {
    providerRequestId: call.providerRequestId,
    params: samplingParams(call),
    deadlineMs: call.deadlineMs - cleanupMs,
    signal: wait.signal,
    onSend: () => {
      call.onSend();
      progress.sent = true;
    },
  };
  try {
    const work = sampler.sample(request);
    // Nobody else listens once the cleanup is over.
    work.catch(() => undefined);
    const reply = await Promise.race([work, wait.ended.then(() => within(work, cleanupMs))]);
    if (reply?.kind === 'answered') {
      return samplingOutcome(readSamplingResult(reply.result, call.providerRequestId), call.model);
    }
    return unanswered(reply, wait.end, progress.sent);
  } catch {
    return progress.sent
      ? { kind: 'indeterminate', code: 'driver-fault-after-send' }
      : failed('driver-fault-before-send', false, true);
  } finally {
    wait.dispose();
  }
}

/** What a request came to that was not answered; `reply` is null when even its cancelling was not. */
function unanswered(
  reply: Exclude<SamplingReply, { kind: 'answered' }> | null,
  end: End | null,
  sent: boolean,
): DriverResult {
  if (reply?.kind === 'failed' && (end === null || sent)) return failed(reply.code, reply.retryable, !reply.retryable);
  if (end !== null) return sent ? { kind: 'indeterminate', code: end.after } : end.before;
  return { kind: 'indeterminate', code: reply?.kind === 'lost' ? reply.code : 'driver-fault-after-send' };
}

function failed(code: CertainFailureCode, retryable: boolean, stopsRun: boolean): DriverFailed {
  return { kind: 'failed', code, retryable, stopsRun, retryAfterMs: null };
}

/** Everything that can end the wait for an answer; the first thing that does is kept. */
class Wait {
  readonly ended: Promise<void>;
  end: End | null = null;
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #dispose: () => void;

  constructor(signal: AbortSignal, lease: SamplingLease, waitMs: number) {
    let over: () => void = () => undefined;
    this.ended = new Promise((resolve) => {
      over = resolve;
    });
    const finish = (end: End): void => {
      if (this.end !== null) return;
      this.end = end;
      this.#controller.abort();
      over();
    };
    const onAbort = (): void => finish(ABORTED);
    this.#timer = setTimeout(() => finish(EXPIRED), waitMs);
    signal.addEventListener('abort', onAbort, { once: true });
    const unlisten = lease.onRetired((after) => finish({ before: failed('connect-failed', false, true), after }));
    this.#dispose = () => {
      signal.removeEventListener('abort', onAbort);
      unlisten();
    };
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#dispose();
  }
}

/** The value if it comes in time, else null. */
async function within<T>(work: Promise<T>, limitMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
