/**
 * From pairs to the independent units whose mean is tested, and what is missing on the way: differences, units, eligibility,
 * worst-case bounds, order effect. Unrounded; paired.ts rounds.
 */
import { mcnemarTest } from './exact-tests.ts';
import { mean, welchInterval } from './statistics.ts';
import type { Arm, ArmResult, Eligibility, OrderEffect, PairDifference, PairResult, Unit, WorstCase } from './types.ts';

/**
 * Fewer cases than this and the case means are too few for an interval: then pairs are the units, and a caution says that
 * repetitions of one case are not independent of each other.
 */
export const CASES_AS_UNITS = 5;
const MAX_SCORE = 100;

const scoreOf = (result: ArmResult | null): number | null => (result?.eligible === true ? result.score : null);

function missingArms(pair: PairResult): { arm: Arm; reason: string }[] {
  return (['baseline', 'candidate'] as const).flatMap((arm) => {
    const result = pair[arm];
    if (result === null) return [{ arm, reason: 'not-run' }];
    return result.reason === null ? [] : [{ arm, reason: result.reason }];
  });
}

/** One entry a scheduled pair, in schedule order; candidate minus baseline where both arms are eligible. */
export function pairDifferences(pairs: readonly PairResult[]): PairDifference[] {
  return pairs.map((pair) => {
    const [baselineScore, candidateScore] = [scoreOf(pair.baseline), scoreOf(pair.candidate)];
    return {
      pairIndex: pair.pairIndex,
      caseId: pair.caseId,
      firstRole: pair.firstRole,
      baselineScore,
      candidateScore,
      difference: baselineScore === null || candidateScore === null ? null : candidateScore - baselineScore,
      missing: missingArms(pair),
    };
  });
}

function byCase<T extends { readonly caseId: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.caseId, [...(groups.get(item.caseId) ?? []), item]);
  return groups;
}

/** Cases in order of first appearance with the mean over their eligible pairs, or the eligible pairs themselves. */
export function independentUnits(differences: readonly PairDifference[]): { unit: 'case' | 'pair'; units: Unit[] } {
  const eligible = differences.flatMap((pair) =>
    pair.difference === null ? [] : [{ ...pair, difference: pair.difference }],
  );
  const cases = byCase(eligible);
  if (cases.size < CASES_AS_UNITS) {
    const units = eligible.map(({ pairIndex, difference }) => ({ id: String(pairIndex), difference, pairs: 1 }));
    return { unit: 'pair', units };
  }
  const units = [...cases].map(([id, pairs]) => ({
    id,
    difference: mean(pairs.map((pair) => pair.difference)) ?? 0,
    pairs: pairs.length,
  }));
  return { unit: 'case', units };
}

export function eligibilityOf(pairs: readonly PairResult[]): Eligibility {
  const counts = { both: 0, baseline: 0, candidate: 0, neither: 0, notRun: 0 };
  for (const { baseline, candidate } of pairs) {
    if (baseline === null || candidate === null) counts.notRun += 1;
    else if (baseline.eligible && candidate.eligible) counts.both += 1;
    else if (baseline.eligible) counts.baseline += 1;
    else if (candidate.eligible) counts.candidate += 1;
    else counts.neither += 1;
  }
  return {
    scheduledPairs: pairs.length,
    eligiblePairs: counts.both,
    onlyBaselineEligible: counts.baseline,
    onlyCandidateEligible: counts.candidate,
    neitherEligible: counts.neither,
    notRun: counts.notRun,
    asymmetryPValue: mcnemarTest(counts.baseline, counts.candidate),
  };
}

/** Least and greatest difference a pair could have had: a missing score may be anything from 0 to 100. */
function extremes(pair: PairDifference): { caseId: string; lower: number; upper: number } {
  const [baseline, candidate] = [pair.baselineScore, pair.candidateScore];
  return {
    caseId: pair.caseId,
    lower: (candidate ?? 0) - (baseline ?? MAX_SCORE),
    upper: (candidate ?? MAX_SCORE) - (baseline ?? 0),
  };
}

/**
 * Bounds of the mean over all scheduled pairs, weighted as the analysis weights them (case means, or pairs). They assume nothing
 * about why a pair is missing, so a flattering pattern of failures cannot hide inside them.
 */
export function worstCaseOf(differences: readonly PairDifference[], unit: 'case' | 'pair'): WorstCase {
  const bounds = differences.map(extremes);
  const groups = unit === 'case' ? [...byCase(bounds).values()] : bounds.map((bound) => [bound]);
  const overall = (side: 'lower' | 'upper'): number =>
    mean(groups.map((group) => mean(group.map((bound) => bound[side])) ?? 0)) ?? 0;
  return {
    lower: overall('lower'),
    upper: overall('upper'),
    missingPairs: differences.filter((pair) => pair.difference === null).length,
  };
}

export function orderEffectOf(differences: readonly PairDifference[]): OrderEffect {
  const first = (arm: Arm): number[] =>
    differences.flatMap((pair) => (pair.firstRole === arm && pair.difference !== null ? [pair.difference] : []));
  const [baselineFirst, candidateFirst] = [first('baseline'), first('candidate')];
  const [meanB, meanC] = [mean(baselineFirst), mean(candidateFirst)];
  return {
    baselineFirst: { pairs: baselineFirst.length, meanDifference: meanB },
    candidateFirst: { pairs: candidateFirst.length, meanDifference: meanC },
    difference: meanB === null || meanC === null ? null : meanB - meanC,
    interval: welchInterval(baselineFirst, candidateFirst),
  };
}
