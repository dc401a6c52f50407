/** A campaign in a few lines, for a reviewer who decides whether to approve it. */

import { previewBudget } from './budget.ts';
import { candidateOf } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { buildSchedule, scheduleSha256 } from './schedule.ts';

export interface CampaignSummary {
  readonly protocolVersion: string;
  readonly campaignId: string;
  readonly category: string;
  /** `provider/model@version`. */
  readonly providerModel: string;
  readonly baselineId: string;
  readonly candidateId: string;
  readonly pairs: number;
  readonly scheduledRequests: number;
  /** The schedule's real balance; the strategy's name promises none. */
  readonly baselineFirstPairs: number;
  readonly candidateFirstPairs: number;
  readonly campaignSha256: string;
  readonly scheduleSha256: string;
  readonly worstCaseRequests: number;
  readonly worstCaseInputTokens: number;
  readonly worstCaseOutputTokens: number;
  readonly worstCaseCostUsd: number;
  readonly withinBudget: boolean;
  readonly blockers: readonly string[];
}

export function summarizeCampaign(campaign: Campaign): CampaignSummary {
  const preview = previewBudget(campaign);
  const schedule = buildSchedule(campaign);
  const { provider, model, version } = campaign.model;
  const baselineFirst = schedule.filter((request) => request.position === 1 && request.role === 'baseline').length;
  return {
    protocolVersion: campaign.protocolVersion,
    campaignId: campaign.campaignId,
    category: campaign.category,
    providerModel: `${provider}/${model}@${version}`,
    baselineId: candidateOf(campaign, 'baseline').id,
    candidateId: candidateOf(campaign, 'candidate').id,
    pairs: campaign.trials.pairs,
    scheduledRequests: schedule.length,
    baselineFirstPairs: baselineFirst,
    candidateFirstPairs: campaign.trials.pairs - baselineFirst,
    campaignSha256: preview.campaignSha256,
    scheduleSha256: scheduleSha256(schedule),
    worstCaseRequests: preview.worstCaseRequests,
    worstCaseInputTokens: preview.worstCaseInputTokens,
    worstCaseOutputTokens: preview.worstCaseOutputTokens,
    worstCaseCostUsd: preview.worstCaseCostUsd,
    withinBudget: preview.withinBudget,
    blockers: preview.blockers,
  };
}

/** The summary as eight lines without a final newline. Every value in it is validated, so none can forge a line. */
export function formatSummary(summary: CampaignSummary): string {
  return [
    `Campaign: ${summary.campaignId} (${summary.protocolVersion})`,
    `Scope: ${summary.category}; ${summary.baselineId} vs ${summary.candidateId}`,
    `Model: ${summary.providerModel}`,
    `Schedule: ${summary.pairs} pairs / ${summary.scheduledRequests} requests; first position ${summary.baselineFirstPairs} baseline, ${summary.candidateFirstPairs} candidate`,
    `Worst case: ${summary.worstCaseRequests} requests, ${summary.worstCaseInputTokens} input tokens, ${summary.worstCaseOutputTokens} output tokens, $${summary.worstCaseCostUsd.toFixed(6)}`,
    `Budget: ${summary.withinBudget ? 'within declared ceilings' : `blocked: ${summary.blockers.join('; ')}`}`,
    `Campaign SHA-256: ${summary.campaignSha256}`,
    `Schedule SHA-256: ${summary.scheduleSha256}`,
  ].join('\n');
}
