/**
 * What a campaign fixes before a run starts, worked out once: the schedule, the worst case of one attempt, the retry
 * cap, the prices and the ceilings. The executor and the replay of a journal both start from here.
 */
import { campaignSha256, type Campaign } from '../protocol/campaign.ts';
import { costUsd, usd } from '../protocol/money.ts';
import { buildSchedule, scheduleSha256, type ScheduledRequest } from '../protocol/schedule.ts';
import type { Amount } from './ceilings.ts';

export interface RunPlan {
  readonly campaign: Campaign;
  readonly campaignSha256: string;
  readonly scheduleSha256: string;
  readonly schedule: readonly ScheduledRequest[];
  /** Position 1 and position 2 of each pair. */
  readonly pairs: readonly (readonly [ScheduledRequest, ScheduledRequest])[];
  /** Most that one attempt can cost: both token caps at the campaign's prices. */
  readonly worstAttempt: Amount;
  /** 1 + maxRetriesPerRequest. */
  readonly maxAttempts: number;
  /** The campaign's budget. */
  readonly limits: Amount;
}

const plans = new WeakMap<Campaign, RunPlan>();

/** The plan of a parsed campaign, which is never changed in place: worked out once for each. */
export function planRun(campaign: Campaign): RunPlan {
  const known = plans.get(campaign);
  if (known !== undefined) return known;
  const plan = makePlan(campaign);
  plans.set(campaign, plan);
  return plan;
}

function makePlan(campaign: Campaign): RunPlan {
  const schedule = buildSchedule(campaign);
  const pairs: [ScheduledRequest, ScheduledRequest][] = [];
  for (let index = 0; index + 1 < schedule.length; index += 2) {
    const [first, second] = schedule.slice(index, index + 2);
    if (first !== undefined && second !== undefined) pairs.push([first, second]);
  }
  const { maxInputTokensPerRequest: input, maxOutputTokensPerRequest: output } = campaign.sampling;
  const { budget } = campaign;
  return {
    campaign,
    campaignSha256: campaignSha256(campaign),
    scheduleSha256: scheduleSha256(schedule),
    schedule,
    pairs,
    worstAttempt: { requests: 1, inputTokens: input, outputTokens: output, costUsd: costUsd(input, output, budget) },
    maxAttempts: 1 + campaign.trials.maxRetriesPerRequest,
    limits: {
      requests: budget.maxRequests,
      inputTokens: budget.maxInputTokens,
      outputTokens: budget.maxOutputTokens,
      costUsd: usd(budget.maxCostUsd),
    },
  };
}
