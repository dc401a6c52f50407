/** The journal's answers in the shape the analysis takes: arm against arm, pair by pair, none left out. */
import type { ArmResult, PairResult } from '../analysis/types.ts';
import type { Campaign, Role } from '../protocol/campaign.ts';
import { formatUsd, sumUsd } from '../protocol/money.ts';
import { caseForPair, type Fixture } from '../trial/fixture.ts';
import { totalDurationMs } from './derive-run.ts';
import { scoreEntry } from './derive-scores.ts';
import { planRun } from './plan.ts';
import { isSettled, type RequestState, type RunState } from './state.ts';

/** One entry a scheduled pair, in order; an arm that has not come to an end is null. */
export function derivePairs(state: RunState, campaign: Campaign, fixture: Fixture): PairResult[] {
  return planRun(campaign).pairs.map(([first, second], pairIndex) => {
    const arm = (role: Role): ArmResult | null => {
      const request = state.requests.get(first.role === role ? first.requestId : second.requestId);
      return request === undefined || !isSettled(request) ? null : armResult(request);
    };
    return {
      pairIndex,
      caseId: caseForPair(fixture, pairIndex).id,
      firstRole: first.role,
      baseline: arm('baseline'),
      candidate: arm('candidate'),
    };
  });
}

function armResult(request: RequestState): ArmResult {
  const { eligible, reason, total, dimensions, safetyFailures } = scoreEntry(request);
  const charges = request.attempts.map((attempt) => attempt.charged);
  return {
    eligible,
    reason,
    score: total,
    dimensions,
    safetyFailures,
    inputTokens: charges.reduce((sum, charge) => sum + charge.inputTokens, 0),
    outputTokens: charges.reduce((sum, charge) => sum + charge.outputTokens, 0),
    costUsd: formatUsd(sumUsd(charges.map((charge) => charge.costUsd))),
    durationMs: totalDurationMs(request),
    attempts: request.attempts.length,
  };
}
