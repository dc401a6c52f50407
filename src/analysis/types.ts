/**
 * What the analysis takes and gives: plain, JSON-able shapes without behaviour.
 *
 * Units: scores are points from 0 to 100, a difference is candidate minus baseline in points, money is US dollars as
 * a plain decimal string, durations are milliseconds. A number that cannot be worked out (no variance from one pair,
 * no interval from none) is `null`, never NaN.
 */

export type Arm = 'baseline' | 'candidate';

/** What one arm of one pair came to. An arm that was never run is `null` in its pair, not an `ArmResult`. */
export interface ArmResult {
  /** Whether the answer counts. An answer off its contract counts, with score 0; a truncated or refused one does not. */
  readonly eligible: boolean;
  /** Stable code of why the arm is ineligible; null when it is eligible. */
  readonly reason: string | null;
  /** Points, 0 to 100; meaningless (and ignored) when ineligible. */
  readonly score: number;
  readonly dimensions: readonly { readonly id: string; readonly max: number; readonly score: number }[];
  /** Ids of the blocking safety checks that the answer failed. */
  readonly safetyFailures: readonly string[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars, plain decimal. */
  readonly costUsd: string;
  readonly durationMs: number;
  readonly attempts: number;
}

export interface PairResult {
  /** Zero-based, as in the schedule. */
  readonly pairIndex: number;
  readonly caseId: string;
  /** The arm that was asked first. */
  readonly firstRole: Arm;
  readonly baseline: ArmResult | null;
  readonly candidate: ArmResult | null;
}

export interface AnalysisInput {
  readonly category: string;
  /** Pairs that the campaign schedules. `pairs` must hold each of 0 … scheduledPairs-1 exactly once. */
  readonly scheduledPairs: number;
  readonly pairs: readonly PairResult[];
  /** Cases in the fixture. */
  readonly cases: number;
  readonly minimumSuccessfulPairs: number;
  /** Points; 0 to 100. */
  readonly minimumPracticalScoreDelta: number;
  /** 64 lower-case hex digits (the campaign's SHA-256): seeds the bootstrap, so that any machine gets the same digits. */
  readonly seed: string;
}

export const VERDICTS = [
  'preferred-for-this-category',
  'baseline-preferred',
  'tie',
  'mixed',
  'insufficient-evidence',
  'blocked-by-safety-failure',
] as const;

export type Verdict = (typeof VERDICTS)[number];

/** A stable code for machines and one plain sentence with its numbers for people. */
export interface Reason {
  readonly code: string;
  readonly message: string;
}

export interface Interval {
  readonly level: 0.95;
  readonly lower: number;
  readonly upper: number;
  readonly method: 'student-t';
  readonly degreesOfFreedom: number;
}

export interface BootstrapInterval {
  readonly level: 0.95;
  readonly lower: number;
  readonly upper: number;
  readonly method: 'bca';
  readonly resamples: number;
}

export interface SignFlipTest {
  /** Two-sided. */
  readonly pValue: number;
  /** `enumeration` visits every sign pattern; `lattice` counts them on a grid of `resolution` points. */
  readonly method: 'enumeration' | 'lattice';
  /** Grid width in points of the lattice method, null for enumeration. */
  readonly resolution: number | null;
}

export interface SignedRankTest {
  /** Two-sided. */
  readonly pValue: number;
  /** Sum of the ranks of the positive differences (W+, also called V), zeros dropped and ties at their mean rank. */
  readonly statistic: number;
  readonly nonZero: number;
}

/** One independent unit of the analysis: a pair, or a case with the mean over its eligible pairs. */
export interface Unit {
  /** Case id, or the pair index as decimal text. */
  readonly id: string;
  readonly difference: number;
  readonly pairs: number;
}

export interface PairDifference {
  readonly pairIndex: number;
  readonly caseId: string;
  readonly firstRole: Arm;
  readonly baselineScore: number | null;
  readonly candidateScore: number | null;
  /** null when one arm or both are ineligible or were never run; then `missing` says why. */
  readonly difference: number | null;
  readonly missing: readonly { readonly arm: Arm; readonly reason: string }[];
}

export interface ArmSummary {
  /** Requests of this arm that ended in any way (eligible or not). */
  readonly completed: number;
  readonly notRun: number;
  readonly eligible: number;
  readonly ineligible: readonly { readonly reason: string; readonly count: number }[];
  /** Mean score over the eligible pairs (both arms eligible). */
  readonly meanScore: number | null;
  /** Mean score over every eligible answer of this arm, paired or not. */
  readonly meanScoreOfAllEligible: number | null;
  readonly safetyFailures: readonly {
    readonly id: string;
    readonly count: number;
    readonly pairs: readonly number[];
  }[];
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: string;
  /** Sum over completed requests. */
  readonly durationMs: number;
  readonly meanDurationMs: number | null;
  readonly attempts: number;
  /** Attempts beyond the first of each request. */
  readonly retries: number;
}

/** Means over the eligible pairs. */
export interface DimensionMeans {
  readonly id: string;
  readonly max: number;
  readonly baseline: number;
  readonly candidate: number;
  readonly difference: number;
}

export interface OrderEffect {
  readonly baselineFirst: { readonly pairs: number; readonly meanDifference: number | null };
  readonly candidateFirst: { readonly pairs: number; readonly meanDifference: number | null };
  /** Mean difference of baseline-first pairs minus that of candidate-first pairs; null when either group is empty. */
  readonly difference: number | null;
  /** Welch's 95 % interval of `difference`; null when a group has fewer than two pairs or neither varies. */
  readonly interval: { readonly lower: number; readonly upper: number } | null;
}

export interface Eligibility {
  readonly scheduledPairs: number;
  /** Pairs with both arms eligible: the ones that give a difference. */
  readonly eligiblePairs: number;
  readonly onlyBaselineEligible: number;
  readonly onlyCandidateEligible: number;
  readonly neitherEligible: number;
  /** Pairs with at least one arm never run: they say nothing about either arm and stay out of the asymmetry test. */
  readonly notRun: number;
  /** Exact two-sided McNemar test on the pairs where just one arm is eligible. */
  readonly asymmetryPValue: number;
}

/** Bounds of the mean difference over all scheduled pairs, whatever the missing answers would have scored. */
export interface WorstCase {
  readonly lower: number;
  readonly upper: number;
  readonly missingPairs: number;
}

export interface Power {
  /**
   * Smallest true mean difference (points) that a trial of this size and spread would have shown to be above the practical
   * delta in 80 % of repetitions; null without a variance.
   */
  readonly smallestDetectableDifference: number | null;
  /** Independent units needed for the interval to clear the practical delta or to fit in it, mean and spread unchanged. */
  readonly unitsNeeded: number | null;
  /** The same in eligible pairs, at as many pairs a unit as now. */
  readonly pairsNeeded: number | null;
  /** pairsNeeded minus the eligible pairs at hand, never negative. */
  readonly additionalPairs: number | null;
}

/** The whole result. Every number is rounded once, at the end, to `DIGITS` decimals (statistics.ts). */
export interface Analysis {
  readonly category: string;
  readonly minimumSuccessfulPairs: number;
  readonly minimumPracticalScoreDelta: number;
  readonly verdict: Verdict;
  /** Every rule that holds, the deciding one first. */
  readonly reasons: readonly Reason[];
  /** What a reader must bear in mind; no caution decides. */
  readonly cautions: readonly Reason[];
  /** The independent unit: `case` when at least five cases have eligible pairs, else `pair`. */
  readonly unit: 'case' | 'pair';
  /** Independent units. */
  readonly n: number;
  readonly mean: number | null;
  readonly median: number | null;
  readonly variance: number | null;
  readonly standardDeviation: number | null;
  readonly interval: Interval | null;
  readonly bootstrap: BootstrapInterval | null;
  readonly signFlip: SignFlipTest | null;
  readonly signedRank: SignedRankTest | null;
  readonly units: readonly Unit[];
  readonly differences: readonly PairDifference[];
  readonly arms: { readonly baseline: ArmSummary; readonly candidate: ArmSummary };
  readonly dimensions: readonly DimensionMeans[];
  readonly orderEffect: OrderEffect;
  readonly eligibility: Eligibility;
  readonly worstCase: WorstCase;
  readonly power: Power;
}
