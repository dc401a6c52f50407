/**
 * The paired analysis of one run: every scheduled pair goes in, differences are candidate minus baseline, the Student-t interval
 * of the mean over independent units decides, all else informs. Pure: the same input gives the same bytes on any machine.
 */
import { armSummary, dimensionMeans } from './arms.ts';
import { bcaInterval, RESAMPLES } from './bootstrap.ts';
import { cautionsOf } from './cautions.ts';
import {
  CASES_AS_UNITS,
  eligibilityOf,
  independentUnits,
  orderEffectOf,
  pairDifferences,
  worstCaseOf,
} from './differences.ts';
import { signedRankTest, signFlipTest } from './exact-tests.ts';
import { checkInput } from './input.ts';
import { smallestDetectable, unitsForClarity } from './power.ts';
import { mean, median, round, roundOrNull, studentInterval, variance } from './statistics.ts';
import { decide } from './verdict.ts';
import type {
  Analysis,
  AnalysisInput,
  ArmSummary,
  DimensionMeans,
  OrderEffect,
  PairDifference,
  Power,
} from './types.ts';

export type * from './types.ts';
export { VERDICTS } from './types.ts';
export { DIGITS } from './statistics.ts';

type Estimates = Pick<
  Analysis,
  'mean' | 'median' | 'variance' | 'standardDeviation' | 'interval' | 'bootstrap' | 'signFlip' | 'signedRank'
>;

function estimatesOf(values: readonly number[], seed: string): Estimates {
  const spread = variance(values);
  const student = studentInterval(values);
  const bca = bcaInterval(values, seed);
  const [flip, rank] = [signFlipTest(values), signedRankTest(values)];
  const ends = ({ lower, upper }: { lower: number; upper: number }) => ({
    level: 0.95 as const,
    lower: round(lower),
    upper: round(upper),
  });
  return {
    mean: roundOrNull(mean(values)),
    median: roundOrNull(median(values)),
    variance: roundOrNull(spread),
    standardDeviation: roundOrNull(spread === null ? null : Math.sqrt(spread)),
    interval: student && { ...ends(student), method: 'student-t', degreesOfFreedom: values.length - 1 },
    bootstrap: bca && { ...ends(bca), method: 'bca', resamples: RESAMPLES },
    signFlip: flip && { ...flip, pValue: round(flip.pValue) },
    signedRank: rank && { ...rank, pValue: round(rank.pValue) },
  };
}

/** Planning needs a spread; where all differences are equal there is none to plan with. */
function powerOf(
  values: readonly number[],
  input: AnalysisInput,
  { unit, eligiblePairs }: { readonly unit: 'case' | 'pair'; readonly eligiblePairs: number },
): Power {
  const [centre, spread] = [mean(values), variance(values)];
  const deviation = spread === null || spread === 0 ? null : Math.sqrt(spread);
  const delta = input.minimumPracticalScoreDelta;
  // With fewer cases the case would no longer be the unit.
  const atLeast = unit === 'case' ? CASES_AS_UNITS : 2;
  const unitsNeeded = centre === null ? null : unitsForClarity(centre, deviation, delta, atLeast);
  const pairsNeeded =
    unitsNeeded === null
      ? null
      : Math.max(input.minimumSuccessfulPairs, Math.ceil((unitsNeeded * eligiblePairs) / values.length));
  return {
    smallestDetectableDifference: roundOrNull(smallestDetectable(deviation, values.length, delta)),
    unitsNeeded,
    pairsNeeded,
    additionalPairs: pairsNeeded === null ? null : Math.max(0, pairsNeeded - eligiblePairs),
  };
}

const roundedArm = (arm: ArmSummary): ArmSummary => ({
  ...arm,
  meanScore: roundOrNull(arm.meanScore),
  meanScoreOfAllEligible: roundOrNull(arm.meanScoreOfAllEligible),
  durationMs: round(arm.durationMs),
  meanDurationMs: roundOrNull(arm.meanDurationMs),
});

const roundedDimension = (dimension: DimensionMeans): DimensionMeans => ({
  ...dimension,
  baseline: round(dimension.baseline),
  candidate: round(dimension.candidate),
  difference: round(dimension.difference),
});

const roundedPair = (pair: PairDifference): PairDifference => ({
  ...pair,
  baselineScore: roundOrNull(pair.baselineScore),
  candidateScore: roundOrNull(pair.candidateScore),
  difference: roundOrNull(pair.difference),
});

const roundedOrder = ({ baselineFirst, candidateFirst, difference, interval }: OrderEffect): OrderEffect => ({
  baselineFirst: { ...baselineFirst, meanDifference: roundOrNull(baselineFirst.meanDifference) },
  candidateFirst: { ...candidateFirst, meanDifference: roundOrNull(candidateFirst.meanDifference) },
  difference: roundOrNull(difference),
  interval: interval && { lower: round(interval.lower), upper: round(interval.upper) },
});

/**
 * Analyses a run. Pairs may come in any order; the result is in schedule order.
 * @throws EquipoiseError `analysis-input` when a scheduled pair is missing or doubled or a number cannot be true;
 * `seed-invalid` when the seed is not 64 lower-case hex digits
 */
export function analysePairs(input: AnalysisInput): Analysis {
  checkInput(input);
  const pairs = [...input.pairs].sort((a, b) => a.pairIndex - b.pairIndex);
  const delta = input.minimumPracticalScoreDelta;
  const differences = pairDifferences(pairs);
  const { unit, units } = independentUnits(differences);
  const values = units.map(({ difference }) => difference);
  const eligibility = eligibilityOf(pairs);
  const estimates = estimatesOf(values, input.seed);
  const arms = { baseline: armSummary(pairs, 'baseline'), candidate: armSummary(pairs, 'candidate') };
  const { eligiblePairs } = eligibility;
  const { minimumSuccessfulPairs } = input;
  const worst = worstCaseOf(differences, unit);

  const decision = decide({
    ...{ eligiblePairs, minimumSuccessfulPairs, unit, n: units.length, interval: estimates.interval, delta },
    ...arms,
  });
  const analysis = {
    category: input.category,
    minimumSuccessfulPairs,
    minimumPracticalScoreDelta: delta,
    ...decision,
    unit,
    n: units.length,
    ...estimates,
    units: units.map((entry) => ({ ...entry, difference: round(entry.difference) })),
    differences: differences.map(roundedPair),
    arms: { baseline: roundedArm(arms.baseline), candidate: roundedArm(arms.candidate) },
    dimensions: dimensionMeans(pairs).map(roundedDimension),
    orderEffect: roundedOrder(orderEffectOf(differences)),
    eligibility: { ...eligibility, asymmetryPValue: round(eligibility.asymmetryPValue) },
    worstCase: { ...worst, lower: round(worst.lower), upper: round(worst.upper) },
    power: powerOf(values, input, { unit, eligiblePairs }),
  };
  return { ...analysis, cautions: cautionsOf(analysis) };
}
