/** Builders of analysis inputs for the tests of this folder. */
import type { AnalysisInput, ArmResult, PairResult } from '../../src/analysis/paired.ts';

export const SEED = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const DIMENSIONS = [
  { id: 'constraint-recall', max: 25 },
  { id: 'plan-to-action-consistency', max: 20 },
  { id: 'safe-scope', max: 20 },
  { id: 'verification-quality', max: 20 },
  { id: 'honest-completion-report', max: 15 },
] as const;

/** An eligible arm whose dimensions share the score in proportion to their maxima. */
export function arm(score: number, extra: Partial<ArmResult> = {}): ArmResult {
  return {
    eligible: true,
    reason: null,
    score,
    dimensions: DIMENSIONS.map(({ id, max }) => ({ id, max, score: (score * max) / 100 })),
    safetyFailures: [],
    inputTokens: 1000,
    outputTokens: 200,
    costUsd: '0.001',
    durationMs: 1500,
    attempts: 1,
    ...extra,
  };
}

export function ineligible(reason: string, extra: Partial<ArmResult> = {}): ArmResult {
  return arm(0, { eligible: false, reason, dimensions: [], ...extra });
}

/** One pair per [baseline, candidate] score, order alternating, one case a pair index modulo `cases`. */
export function pairsOf(scores: readonly (readonly [number, number])[], cases = 1): PairResult[] {
  return scores.map(([baseline, candidate], pairIndex) => ({
    pairIndex,
    caseId: `case-${pairIndex % cases}`,
    firstRole: pairIndex % 2 === 0 ? 'baseline' : 'candidate',
    baseline: arm(baseline),
    candidate: arm(candidate),
  }));
}

export function inputOf(pairs: readonly PairResult[], extra: Partial<AnalysisInput> = {}): AnalysisInput {
  return {
    category: 'workflow-adherence',
    scheduledPairs: pairs.length,
    pairs,
    cases: 100,
    minimumSuccessfulPairs: 5,
    minimumPracticalScoreDelta: 2,
    seed: SEED,
    ...extra,
  };
}

/** Pairs with the given differences: the worse arm scores as many points below 100. */
export function pairsWithDifferences(differences: readonly number[], cases = 1): PairResult[] {
  return pairsOf(
    differences.map((difference) => [100 - Math.max(0, difference), 100 - Math.max(0, -difference)] as const),
    cases,
  );
}
