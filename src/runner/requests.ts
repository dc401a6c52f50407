/**
 * One request from its first attempt to its end: reserve, write down, send, write down what came of it.
 *
 * The order is the safety: `dispatched` is durable before the first byte may leave, so that a crash at any point leaves
 * either no trace and nothing sent, or a request that is known to be unknown.
 */
import type { AttemptOutcome, AttemptRequest } from '../gateway/broker.ts';
import type { RateLimiter } from '../gateway/rate-limit.ts';
import type { Calls, PreparedCall } from '../ledger/calls.ts';
import { times, type Ceilings } from '../ledger/ceilings.ts';
import { recordOf } from '../ledger/charge.ts';
import { isSettled, type RequestState } from '../ledger/state.ts';
import type { ScheduledRequest } from '../protocol/schedule.ts';
import type { AnswerScore } from '../trial/scoring.ts';
import type { Health } from './health.ts';
import type { OpenRun } from './open.ts';
import { scoredEvent, settlingEvent, unscoredEvent } from './outcome.ts';
import { backoffMs, isLimited, patienceMs, type Sleep } from './pacing.ts';
import type { Stop } from './stop.ts';

export interface RequestTools {
  readonly run: OpenRun;
  readonly calls: Calls;
  /** Makes one attempt; never throws. */
  readonly attempt: (request: AttemptRequest) => Promise<AttemptOutcome>;
  readonly score: (caseId: string, output: string) => AnswerScore;
  readonly ceilings: Ceilings;
  readonly limiter: RateLimiter;
  readonly health: Health;
  readonly stop: Stop;
  /** Ends requests under way. */
  readonly abort: AbortSignal;
  readonly sleep: Sleep;
  /** Called after every event that ends an attempt; `settled` when it ended the request too. */
  readonly onOutcome: (request: ScheduledRequest, settled: boolean) => void;
}

/**
 * Sends a request until it is settled or the run stops. `onStarted` is called when its first line has its place in the
 * journal, or when it turns out that none will be written.
 */
export async function runRequest(
  tools: RequestTools,
  scheduled: ScheduledRequest,
  onStarted: () => void,
): Promise<void> {
  const { run, stop, limiter } = tools;
  const patience = patienceMs(run.plan.campaign.trials.timeoutMsPerRequest);
  let waitMs = 0;
  while (!stop.isRequested() && stateOf(tools, scheduled).outcome === 'pending') {
    if (waitMs > 0) await tools.sleep(waitMs, stop.signal);
    if (limiter.waitMs() > patience) stop.request('rate-limited');
    const permit = stop.isRequested() ? null : await limiter.enter(stop.signal);
    if (permit === null) break;
    const outcome = await attemptOnce(tools, scheduled, onStarted).catch((error: unknown) => {
      permit.leave(false, null);
      throw error;
    });
    const known = outcome?.kind === 'indeterminate' ? null : outcome;
    permit.leave(outcome !== null && isLimited(outcome), known?.retryAfterMs ?? null);
    if (outcome === null) break;
    const retries = outcome.kind === 'failed' && outcome.retryable && !isLimited(outcome);
    waitMs = retries ? backoffMs(stateOf(tools, scheduled).attempts.length, scheduled.requestId) : 0;
  }
  onStarted();
}

/** One attempt; null when the run had to stop before it was written down. */
async function attemptOnce(
  tools: RequestTools,
  scheduled: ScheduledRequest,
  onStarted: () => void,
): Promise<AttemptOutcome | null> {
  const { run, stop, ceilings } = tools;
  const { writer, plan } = run;
  const at = writer.time();
  if (at >= run.admission.grant.expiresAt) {
    stop.request('grant-expired');
    return null;
  }
  const attempt = stateOf(tools, scheduled).attempts.length + 1;
  const call = tools.calls.prepare(scheduled, attempt);
  const over = ceilings.dispatch(scheduled.pairIndex, plan.worstAttempt);
  if (over.length > 0) throw new Error(`Pair ${scheduled.pairIndex} has no reservation left for ${over.join(', ')}.`);
  const key = { requestId: scheduled.requestId, attempt };
  const { providerRequestId } = call;
  const durable = writer.record(
    { event: 'dispatched', ...key, providerRequestId, reserved: recordOf(plan.worstAttempt) },
    at,
  );
  onStarted();
  const outcome = (await isDurable(stop, durable)) ? await send(tools, scheduled, call) : NOT_SENT;
  const received = outcome.kind === 'received' ? outcome : null;
  keep(stop, writer.record(settlingEvent(key, outcome, plan.worstAttempt)));
  settle(tools, scheduled);
  // In the same turn as the answer's line, so that both reach the disk in one write.
  if (received !== null) {
    const score = received.rejection === null ? tools.score(call.caseId, received.output) : null;
    const { requestId } = scheduled;
    keep(
      stop,
      writer.record(score === null ? unscoredEvent(requestId, received) : scoredEvent(requestId, received, score)),
    );
  }
  const after = stateOf(tools, scheduled);
  const reason = tools.health.after(outcome, after.outcome === 'exhausted');
  if (reason !== null) stop.request(reason);
  tools.onOutcome(scheduled, isSettled(after));
  return outcome;
}

const NOT_SENT: AttemptOutcome = {
  kind: 'failed',
  code: 'aborted-before-send',
  retryable: true,
  stopsRun: false,
  retryAfterMs: null,
  durationMs: 0,
};

/** Whether a request may be sent on the strength of its line. */
async function isDurable(stop: Stop, durable: Promise<void>): Promise<boolean> {
  try {
    await durable;
  } catch (error) {
    stop.fail('storage-failed', error);
  }
  // One that waited for the disk while another broke its cap, or the disk failed, has not been sent and is not sent now.
  return stop.error === null && stop.reason !== 'usage-over-cap';
}

/** Watches a write whose outcome nothing waits for. */
function keep(stop: Stop, durable: Promise<void>): void {
  durable.catch((error: unknown) => stop.fail('storage-failed', error));
}

async function send(tools: RequestTools, scheduled: ScheduledRequest, call: PreparedCall): Promise<AttemptOutcome> {
  const { providerRequestId, messages, responseSchema, caseId } = call;
  const trial = { caseId, pairIndex: scheduled.pairIndex };
  try {
    return await tools.attempt({ providerRequestId, messages, responseSchema, trial, signal: tools.abort });
  } catch (error) {
    // A gateway that breaks its word may have sent before it threw.
    tools.stop.fail('internal-error', error);
    const charged = recordOf(tools.run.plan.worstAttempt);
    return { kind: 'indeterminate', code: 'driver-fault-after-send', charged, durationMs: 0 };
  }
}

/** Moves the attempt's reservation to what it was charged, and gives back what the request will not need. */
function settle(tools: RequestTools, scheduled: ScheduledRequest): void {
  const { ceilings, run } = tools;
  const request = stateOf(tools, scheduled);
  const last = request.attempts.at(-1);
  if (last === undefined) return;
  ceilings.settle(last.reserved, last.charged);
  if (!isSettled(request)) return;
  const unused = run.plan.maxAttempts - request.attempts.length;
  ceilings.shrink(scheduled.pairIndex, times(run.plan.worstAttempt, unused));
}

function stateOf(tools: RequestTools, scheduled: ScheduledRequest): RequestState {
  const request = tools.run.writer.machine.request(scheduled.requestId);
  if (request === undefined) throw new Error(`Request ${scheduled.requestId} is not in the plan.`);
  return request;
}
