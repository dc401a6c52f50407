/**
 * The worst case of a campaign against its four ceilings (protocol section 6): every request fails until its last
 * retry and fills both token caps. Pure arithmetic; nothing is sent.
 */

import { campaignSha256 } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { costUsd, displayUsd, roundToMicroUsd, usd, usdToNumber } from './money.ts';

export interface BudgetPreview {
  readonly protocolVersion: string;
  readonly campaignId: string;
  readonly campaignSha256: string;
  readonly scheduledPairs: number;
  readonly scheduledRequests: number;
  readonly worstCaseRequests: number;
  readonly worstCaseInputTokens: number;
  readonly worstCaseOutputTokens: number;
  /** Rounded half up to six decimals; saturates at `Number.MAX_VALUE`. */
  readonly worstCaseCostUsd: number;
  /** True when there is no blocker. */
  readonly withinBudget: boolean;
  /** One sentence for each ceiling that the worst case exceeds: requests, input, output, cost, in this order. */
  readonly blockers: readonly string[];
  readonly safetyBoundary: string;
}

const SAFETY_BOUNDARY = 'Arithmetic on the campaign alone: nothing was sent, executed, resolved or read besides it.';

/**
 * The preview. Its cost is exact until it is shown: a worst case that is over the ceiling by less than the last
 * shown digit is still over.
 */
export function previewBudget(campaign: Campaign): BudgetPreview {
  const { budget, sampling, trials } = campaign;
  const scheduledRequests = trials.pairs * 2;
  const requests = scheduledRequests * (1 + trials.maxRetriesPerRequest);
  const inputTokens = requests * sampling.maxInputTokensPerRequest;
  const outputTokens = requests * sampling.maxOutputTokensPerRequest;
  const cost = costUsd(inputTokens, outputTokens, budget);
  const maxCost = usd(budget.maxCostUsd);

  const blockers: string[] = [];
  const block = (what: string, worst: number, ceiling: number) => {
    if (worst > ceiling) blockers.push(`${what}: worst case ${worst}, ceiling ${ceiling}`);
  };
  block('requests', requests, budget.maxRequests);
  block('input tokens', inputTokens, budget.maxInputTokens);
  block('output tokens', outputTokens, budget.maxOutputTokens);
  if (cost.gt(maxCost)) blockers.push(`cost: worst case ${displayUsd(cost)}, ceiling ${displayUsd(maxCost)}`);

  return {
    protocolVersion: campaign.protocolVersion,
    campaignId: campaign.campaignId,
    campaignSha256: campaignSha256(campaign),
    scheduledPairs: trials.pairs,
    scheduledRequests,
    worstCaseRequests: requests,
    worstCaseInputTokens: inputTokens,
    worstCaseOutputTokens: outputTokens,
    worstCaseCostUsd: usdToNumber(roundToMicroUsd(cost)),
    withinBudget: blockers.length === 0,
    blockers,
    safetyBoundary: SAFETY_BOUNDARY,
  };
}
