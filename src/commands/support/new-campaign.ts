/** From a few choices to a whole campaign: every default in one place, every hash computed, the order balanced. */
import { Big, costUsd, usd, usdToNumber } from '../../protocol/money.ts';
import { PROTOCOL_VERSION, type Campaign, type CandidateReference, type Category } from '../../protocol/campaign.ts';
import { firstPositions } from '../../repository/records.ts';

export interface CampaignChoices {
  readonly campaignId: string;
  readonly createdAt: string;
  readonly category: Category;
  readonly fixture: Campaign['fixture'];
  readonly baseline: Omit<CandidateReference, 'role'>;
  readonly candidate: Omit<CandidateReference, 'role'>;
  readonly model: Campaign['model'];
  readonly limits: CampaignLimits;
}

/** What people choose by number. Every one has a default but the input cap, which follows from the prompts. */
export interface CampaignLimits {
  readonly pairs: number;
  readonly maxRetriesPerRequest: number;
  readonly timeoutMsPerRequest: number;
  readonly temperature: number;
  readonly topP: number;
  readonly maxInputTokensPerRequest: number;
  readonly maxOutputTokensPerRequest: number;
  readonly inputUsdPerMillionTokens: number;
  readonly outputUsdPerMillionTokens: number;
  /** null: exactly the worst case, so that it can never be crossed and nothing more is granted. */
  readonly maxCostUsd: number | null;
  /** null: four fifths of the pairs, at least five. */
  readonly minimumSuccessfulPairs: number | null;
  readonly minimumPracticalScoreDelta: number;
}

export const DEFAULT_LIMITS = {
  pairs: 20,
  maxRetriesPerRequest: 1,
  timeoutMsPerRequest: 120_000,
  temperature: 1,
  topP: 1,
  maxOutputTokensPerRequest: 4000,
  maxCostUsd: null,
  minimumSuccessfulPairs: null,
  minimumPracticalScoreDelta: 5,
} as const satisfies Partial<CampaignLimits>;

/** Tries before an unbalanced order is accepted; one in six random seeds balances 20 pairs, one in twelve 100. */
const SEED_TRIES = 500;

/**
 * @param randomSeed 64 hex digits, new ones at each call. Seeds are drawn until both arms come first equally often
 *   (or, with an odd number of pairs, differ by one): all balanced orders stay equally likely.
 */
export function composeCampaign(choices: CampaignChoices, randomSeed: () => string): Campaign {
  const { limits } = choices;
  const requests = limits.pairs * 2 * (1 + limits.maxRetriesPerRequest);
  const maxInputTokens = requests * limits.maxInputTokensPerRequest;
  const maxOutputTokens = requests * limits.maxOutputTokensPerRequest;
  const rates = {
    inputUsdPerMillionTokens: limits.inputUsdPerMillionTokens,
    outputUsdPerMillionTokens: limits.outputUsdPerMillionTokens,
  };
  const campaign: Campaign = {
    schemaVersion: 1,
    protocolVersion: PROTOCOL_VERSION,
    campaignId: choices.campaignId,
    createdAt: choices.createdAt,
    category: choices.category,
    fixture: choices.fixture,
    candidates: [
      { role: 'baseline', ...choices.baseline },
      { role: 'candidate', ...choices.candidate },
    ],
    model: choices.model,
    sampling: {
      temperature: limits.temperature,
      topP: limits.topP,
      maxInputTokensPerRequest: limits.maxInputTokensPerRequest,
      maxOutputTokensPerRequest: limits.maxOutputTokensPerRequest,
    },
    trials: {
      pairs: limits.pairs,
      maxRetriesPerRequest: limits.maxRetriesPerRequest,
      timeoutMsPerRequest: limits.timeoutMsPerRequest,
    },
    randomization: { strategy: 'paired-balanced-sha256-v1', seed: randomSeed(), concealCandidateLabels: true },
    isolation: {
      toolPolicy: 'none',
      networkPolicy: 'disabled',
      candidatePolicy: 'instructions-as-data',
      fixturePolicy: 'synthetic-only',
    },
    budget: {
      maxRequests: requests,
      maxInputTokens,
      maxOutputTokens,
      maxCostUsd: limits.maxCostUsd ?? ceilingOf(maxInputTokens, maxOutputTokens, rates),
      ...rates,
    },
    decision: {
      minimumSuccessfulPairs: limits.minimumSuccessfulPairs ?? Math.max(5, Math.ceil(limits.pairs * 0.8)),
      minimumPracticalScoreDelta: limits.minimumPracticalScoreDelta,
      promotionPolicy: 'signed-evidence-plus-human-approval',
    },
  };
  return withBalancedSeed(campaign, randomSeed);
}

function withBalancedSeed(campaign: Campaign, randomSeed: () => string): Campaign {
  let seeded = campaign;
  for (let tries = 1; tries < SEED_TRIES; tries += 1) {
    const { baselineFirst, candidateFirst } = firstPositions(seeded);
    if (Math.abs(baselineFirst - candidateFirst) <= 1) return seeded;
    seeded = { ...seeded, randomization: { ...seeded.randomization, seed: randomSeed() } };
  }
  return seeded;
}

/** The worst case in dollars as a number that is not below it: what six decimals cannot say is rounded up. */
function ceilingOf(
  inputTokens: number,
  outputTokens: number,
  rates: Pick<Campaign['budget'], 'inputUsdPerMillionTokens' | 'outputUsdPerMillionTokens'>,
): number {
  const exact = costUsd(inputTokens, outputTokens, rates);
  const number = usdToNumber(exact.round(6, Big.roundUp));
  return usd(number).gte(exact) ? number : usdToNumber(exact.plus('0.000001').round(6, Big.roundUp));
}
