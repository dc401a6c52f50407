/** A run in one small object: what `run` and `status` print for machines. Works on any state, finished or not. */
import type { Campaign } from '../protocol/campaign.ts';
import { formatUsd } from '../protocol/money.ts';
import { add, NOTHING, type Amount } from './ceilings.ts';
import { isWasted } from './derive-usage.ts';
import { planRun } from './plan.ts';
import { isDone, type RequestOutcome, type RequestState, type RunState, type RunStatus } from './state.ts';

/** `requests` counts attempts. `costUsd` is a plain decimal of US dollars. */
export interface AmountSummary {
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: string;
}

export interface RunSummary {
  readonly runId: string;
  readonly campaignId: string;
  readonly campaignSha256: string;
  readonly status: RunStatus;
  readonly pauseReason: string | null;
  /** `complete`: both requests answered, or without an answer after every attempt. `eligible`: both scored, so that the pair gives a difference. */
  readonly pairs: { readonly total: number; readonly complete: number; readonly eligible: number };
  /** `pending` includes requests that are in flight. */
  readonly requests: {
    readonly scheduled: number;
    readonly received: number;
    readonly exhausted: number;
    readonly indeterminate: number;
    /** Of unknown outcome, and given up by a person. */
    readonly abandoned: number;
    readonly pending: number;
  };
  readonly totals: AmountSummary;
  /** Reserved by attempts whose end is not recorded. */
  readonly inFlight: AmountSummary;
  readonly ceilings: AmountSummary;
  /** Paid for without a score: rejected answers and attempts of unknown outcome. */
  readonly wasted: AmountSummary;
  /** Answers were made up by the synthetic driver. */
  readonly synthetic: boolean;
  /** Reconciliations, look-ups that settled nothing included. */
  readonly reconciliations: number;
  /** A request with attempts left was abandoned: nothing is left but to cancel the run. */
  readonly onlyCancel: boolean;
}

export function summarizeRun(state: RunState, campaign: Campaign): RunSummary {
  const plan = planRun(campaign);
  const requests = [...state.requests.values()];
  const count = (outcome: RequestOutcome): number => requests.filter((request) => request.outcome === outcome).length;
  const both = (holds: (request: RequestState | undefined) => boolean): number =>
    plan.pairs.filter((pair) => pair.every(({ requestId }) => holds(state.requests.get(requestId)))).length;
  return {
    runId: state.runId,
    campaignId: campaign.campaignId,
    campaignSha256: plan.campaignSha256,
    status: state.status,
    pauseReason: state.pauseReason,
    pairs: {
      total: plan.pairs.length,
      complete: both((request) => request !== undefined && isDone(request, plan)),
      eligible: both((request) => request?.scored?.eligible === true),
    },
    requests: {
      scheduled: requests.length,
      received: count('received'),
      exhausted: count('exhausted'),
      indeterminate: count('indeterminate'),
      abandoned: count('abandoned'),
      pending: count('pending') + count('in-flight'),
    },
    totals: summarizeAmount(state.totals),
    inFlight: summarizeAmount(state.inFlight),
    ceilings: summarizeAmount(state.limits),
    wasted: summarizeAmount(requests.map(wastedBy).reduce(add, NOTHING)),
    synthetic: state.admitted?.synthetic ?? false,
    reconciliations: state.reconciliations.length,
    onlyCancel: state.onlyCancel,
  };
}

export function summarizeAmount(amount: Amount): AmountSummary {
  return { ...amount, costUsd: formatUsd(amount.costUsd) };
}

function wastedBy(request: RequestState): Amount {
  return request.attempts
    .filter((attempt) => isWasted(request, attempt))
    .map((attempt) => attempt.charged)
    .reduce(add, NOTHING);
}
