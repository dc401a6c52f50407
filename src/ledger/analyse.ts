/**
 * From a replayed run to its analysis. What is signed and what is reported both come from here, so that they cannot
 * disagree about which pairs, thresholds or seed were meant. Apart from the derived files, because it loads statistics.
 */
import { analysePairs, type Analysis } from '../analysis/paired.ts';
import { campaignSha256, type Campaign } from '../protocol/campaign.ts';
import type { Fixture } from '../trial/fixture.ts';
import { derivePairs } from './derive-pairs.ts';
import type { RunState } from './state.ts';

export function analyseRun(state: RunState, campaign: Campaign, fixture: Fixture): Analysis {
  const { minimumSuccessfulPairs, minimumPracticalScoreDelta } = campaign.decision;
  return analysePairs({
    category: campaign.category,
    scheduledPairs: campaign.trials.pairs,
    pairs: derivePairs(state, campaign, fixture),
    cases: fixture.cases.length,
    minimumSuccessfulPairs,
    minimumPracticalScoreDelta,
    seed: campaignSha256(campaign),
  });
}
