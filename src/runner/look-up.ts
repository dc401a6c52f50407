/**
 * Asks the provider for a lost answer and judges what it gives as any other answer is judged. A look-up has a deadline
 * of its own: that the call's has passed is what lost the answer in the first place.
 */
import type { Driver, DriverLookup, DriverLookupResult } from '../gateway/driver.ts';
import { judgeAnswer } from '../gateway/judge.ts';
import type { AnswerRecord } from '../ledger/events.ts';
import type { LookupFailureCode, ReconciliationResult } from '../ledger/reconciliation.ts';
import type { AttemptState } from '../ledger/state.ts';
import type { Campaign } from '../protocol/campaign.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { costUsd, formatUsd } from '../protocol/money.ts';
import type { ModelRouteBinding } from '../route/binding.ts';

export interface LookUpOptions {
  readonly driver: Driver;
  readonly binding: ModelRouteBinding;
  readonly campaign: Campaign;
  readonly now: () => Date;
  readonly signal: AbortSignal;
}

export interface LookUp {
  readonly result: ReconciliationResult;
  /** Text of the answer that was found; null when there is none to score. */
  readonly output: string | null;
}

/** How long after its deadline a driver may take to say what happened, in milliseconds. */
const GRACE_MS = 500;

/** Never throws. */
export async function lookUp(attempt: AttemptState, options: LookUpOptions): Promise<LookUp> {
  const { driver, binding, campaign, now, signal } = options;
  const { timeoutMsPerRequest } = campaign.trials;
  const { providerRequestId, providerResponseId } = attempt;
  const found = await askWithin(
    driver,
    {
      providerRequestId,
      providerResponseId,
      model: binding.model,
      reasoningEffort: binding.reasoning_effort,
      deadlineMs: now().getTime() + timeoutMsPerRequest,
      signal,
    },
    timeoutMsPerRequest + GRACE_MS,
  );
  switch (found.kind) {
    case 'pending':
    case 'absent':
      return idle(found.kind, null);
    case 'unknown':
      return idle('failed', found.code);
    case 'found':
      break;
  }
  const { answer } = found;
  // A look-up that comes back with another answer has found nothing, whatever the driver thinks of it.
  if (providerResponseId !== null && answer.providerResponseId !== providerResponseId)
    return idle('failed', 'identity-mismatch');
  const judged = judgeAnswer(answer, { binding, alias: campaign.model.model, caps: campaign.sampling });
  const { effective, usage, rejection } = judged;
  const record: AnswerRecord = {
    outputSha256: sha256Hex(answer.output),
    finishReason: answer.finishReason,
    effective,
    usage,
    costUsd: formatUsd(costUsd(usage.inputTokens, usage.outputTokens, campaign.budget)),
    rejection,
    providerResponseId: judged.providerResponseId,
    systemFingerprint: judged.systemFingerprint,
  };
  return {
    result: { method: 'lookup', outcome: 'received', code: null, reason: null, receipt: null, answer: record },
    output: rejection === null ? answer.output : null,
  };
}

function idle(outcome: 'pending' | 'absent' | 'failed', code: LookupFailureCode | null): LookUp {
  return { result: { method: 'lookup', outcome, code, reason: null, receipt: null, answer: null }, output: null };
}

/** Asks, and answers for a driver that throws or outlives its deadline. */
async function askWithin(driver: Driver, request: DriverLookup, limitMs: number): Promise<DriverLookupResult> {
  if (driver.lookup === undefined) return { kind: 'unknown', code: 'driver-fault-before-send' };
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<DriverLookupResult>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unknown', code: 'deadline-after-send' }), limitMs);
  });
  try {
    return await Promise.race([driver.lookup(request), overdue]);
  } catch {
    return { kind: 'unknown', code: 'driver-fault-after-send' };
  } finally {
    clearTimeout(timer);
  }
}
