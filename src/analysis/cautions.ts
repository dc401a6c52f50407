/**
 * What a reader must bear in mind beside the verdict. No caution decides; each states its numbers, and none is left out because
 * the verdict is welcome.
 */
import { CASES_AS_UNITS } from './differences.ts';
import { safetySentence } from './verdict.ts';
import { counted, figure, listed, signed } from './wording.ts';
import type { Analysis, Reason } from './types.ts';

/** Below this chance under fairness, an imbalance is pointed out. */
const NOTABLE = 0.05;
/** Fewer units than this, and the Student-t interval leans on normality that nobody can check. */
const FEW_UNITS = 10;

/** An analysis before its cautions, with all numbers rounded. */
export type Uncautioned = Omit<Analysis, 'cautions'>;

function missingPairs({ eligibility, worstCase }: Uncautioned): string | null {
  if (worstCase.missingPairs === 0) return null;
  const range = `${signed(worstCase.lower)} and ${signed(worstCase.upper)}`;
  const sign = worstCase.lower > 0 || worstCase.upper < 0 ? 'would keep its sign' : 'could have either sign';
  return `${worstCase.missingPairs} of ${counted(eligibility.scheduledPairs, 'scheduled pair')} gave no difference; whatever the missing answers would have scored, the mean over all pairs lies between ${range} points and ${sign}.`;
}

function unevenEligibility({ eligibility }: Uncautioned): string | null {
  const { onlyBaselineEligible, onlyCandidateEligible, asymmetryPValue } = eligibility;
  if (asymmetryPValue >= NOTABLE) return null;
  return `Missing answers are unevenly spread: in ${counted(onlyBaselineEligible, 'pair')} just the baseline is eligible, in ${onlyCandidateEligible} just the candidate (exact McNemar p = ${figure(asymmetryPValue, NOTABLE)}).`;
}

function orderMatters({ orderEffect: { interval, difference } }: Uncautioned): string | null {
  if (interval === null || difference === null || (interval.lower <= 0 && interval.upper >= 0)) return null;
  return `The order of asking may matter: baseline-first pairs differ from candidate-first pairs by ${signed(difference)} points (95 % interval ${signed(interval.lower, 0)} to ${signed(interval.upper, 0)}).`;
}

function repeatedCases({ unit, n, differences }: Uncautioned): string | null {
  const cases = new Set(differences.filter((pair) => pair.difference !== null).map((pair) => pair.caseId)).size;
  if (unit === 'case' || n <= cases) return null;
  return `${counted(n, 'pair')} come from only ${counted(cases, 'case')} (fewer than ${CASES_AS_UNITS}); repetitions of one case tell of the model's chance, not of other cases.`;
}

function noSpread({ n, variance, mean }: Uncautioned): string | null {
  if (n < 2 || variance !== 0 || mean === null) return null;
  return `All ${n} differences equal ${signed(mean)} points: with no spread the interval shows no uncertainty, though there is some.`;
}

function fewUnits({ unit, n }: Uncautioned): string | null {
  if (n < 2 || n >= FEW_UNITS) return null;
  return `With ${n} independent ${unit}s the interval rests on the assumption that differences are roughly normal.`;
}

type Side = 'above' | 'below' | 'within' | 'across';

function sideOf({ lower, upper }: { lower: number; upper: number }, delta: number): Side {
  if (lower > delta) return 'above';
  if (upper < -delta) return 'below';
  return lower >= -delta && upper <= delta ? 'within' : 'across';
}

function methodsDisagree(analysis: Uncautioned): string | null {
  const { interval, bootstrap, minimumPracticalScoreDelta: delta } = analysis;
  if (interval === null || bootstrap === null || sideOf(interval, delta) === sideOf(bootstrap, delta)) return null;
  return `The bootstrap interval, ${signed(bootstrap.lower, delta, -delta)} to ${signed(bootstrap.upper, delta, -delta)} points, would place the difference otherwise than the Student-t interval that decides.`;
}

function permutationDisagrees({ verdict, signFlip }: Uncautioned): string | null {
  const preference = verdict === 'preferred-for-this-category' || verdict === 'baseline-preferred';
  if (!preference || signFlip === null || signFlip.pValue < NOTABLE) return null;
  return `The sign-flip test, which assumes no distribution, finds so one-sided a result not unusual (p = ${figure(signFlip.pValue, NOTABLE)}).`;
}

function baselineUnsafe({ arms }: Uncautioned): string | null {
  return arms.baseline.safetyFailures.length === 0 ? null : `${safetySentence('baseline', arms.baseline)}.`;
}

function unpairedAnswers({ differences }: Uncautioned): string | null {
  const lonely = differences.filter(
    (pair) => pair.difference === null && (pair.baselineScore ?? pair.candidateScore) !== null,
  );
  if (lonely.length === 0) return null;
  const pairs = listed(lonely.map((pair) => pair.pairIndex));
  return `${counted(lonely.length, 'eligible answer')} without an eligible partner (${lonely.length === 1 ? 'pair' : 'pairs'} ${pairs}) cannot enter the mean difference; the report lists them.`;
}

const CAUTIONS: readonly (readonly [code: string, sentence: (analysis: Uncautioned) => string | null])[] = [
  ['missing-pairs', missingPairs],
  ['uneven-eligibility', unevenEligibility],
  ['unpaired-answers', unpairedAnswers],
  ['baseline-unsafe', baselineUnsafe],
  ['order-effect', orderMatters],
  ['repeated-cases', repeatedCases],
  ['no-spread', noSpread],
  ['few-units', fewUnits],
  ['bootstrap-disagrees', methodsDisagree],
  ['sign-flip-disagrees', permutationDisagrees],
];

export function cautionsOf(analysis: Uncautioned): Reason[] {
  return CAUTIONS.flatMap(([code, sentence]) => {
    const message = sentence(analysis);
    return message === null ? [] : [{ code, message }];
  });
}
