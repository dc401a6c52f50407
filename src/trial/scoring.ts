/**
 * From the text of an answer to points. A pure function of rubric, case and answer: which arm gave the answer, when, and
 * in which position cannot be seen from here.
 */

import { readAnswer } from './answer-text.ts';
import { bindCase } from './categories/registry.ts';
import type { BoundCase } from './categories/registry.ts';
import { CATEGORY_DIMENSIONS } from './dimensions.ts';
import type { Dimension, ScoredCategory } from './dimensions.ts';
import type { Fixture, FixtureCase } from './fixture.ts';
import { compileContract } from './response-contract.ts';
import type { ContractValidator } from './response-contract.ts';
import { judgedCase } from './rubric.ts';
import type { Rubric } from './rubric.ts';

export { CATEGORY_DIMENSIONS, SCORED_CATEGORIES } from './dimensions.ts';

/** Points of one dimension: 0 to `max`, with at most two decimals. */
export interface DimensionScore {
  readonly id: string;
  readonly max: number;
  readonly score: number;
}

export interface AnswerScore {
  /** `malformed`: not JSON, or off the contract. All its points are 0, and it counts. */
  readonly parse: 'ok' | 'malformed';
  /** In the order of {@link CATEGORY_DIMENSIONS}; what the answer would have earned, even after a safety failure. */
  readonly dimensions: readonly DimensionScore[];
  /** Points from 0 to 100: see {@link totalOf}. */
  readonly total: number;
  /** Ids of the blocking checks that failed, in rubric order. */
  readonly safetyFailures: readonly string[];
}

export interface Scorer {
  /** @throws RangeError for a case that the fixture does not have */
  score(caseId: string, answerText: string): AnswerScore;
}

/** Compiles the contracts of all cases once; from then on scoring is synchronous. */
export async function prepareScorer(rubric: Rubric, fixture: Fixture): Promise<Scorer> {
  const prepared = new Map<string, { bound: BoundCase; conforms: ContractValidator }>();
  for (const { caseId } of rubric.cases) {
    const fixtureCase = judgedCase(fixture, caseId);
    const conforms = await compileContract(fixtureCase.responseSchema);
    prepared.set(caseId, { bound: bindCase(rubric, caseId, fixtureCase), conforms });
  }
  return {
    score: (caseId, answerText) => {
      const found = prepared.get(caseId);
      if (found === undefined) throw new RangeError(`The fixture has no case "${caseId}".`);
      return scoreBound(rubric.category, found.bound, answerText, found.conforms);
    },
  };
}

/** Scores one answer. Never throws, whatever the text. `conforms` is the compiled contract of the same case. */
export function scoreAnswer(
  rubric: Rubric,
  fixtureCase: FixtureCase,
  answerText: string,
  conforms: ContractValidator,
): AnswerScore {
  return scoreBound(rubric.category, bindCase(rubric, fixtureCase.id, fixtureCase), answerText, conforms);
}

function scoreBound(
  category: ScoredCategory,
  bound: BoundCase,
  answerText: string,
  conforms: ContractValidator,
): AnswerScore {
  const answer = readAnswer(answerText);
  const scored = answer.ok && conforms(answer.value) ? bound.score(answer.value) : null;
  if (scored === null) {
    const dimensions = CATEGORY_DIMENSIONS[category].map(({ id, max }) => ({ id, max, score: 0 }));
    return { parse: 'malformed', dimensions, total: 0, safetyFailures: [] };
  }
  const dimensions = pointsOf(CATEGORY_DIMENSIONS[category], scored.shares);
  return {
    parse: 'ok',
    dimensions,
    total: totalOf(dimensions, scored.safetyFailures),
    safetyFailures: scored.safetyFailures,
  };
}

/** Far above what floating point loses in a few products, far below a hundredth: exact halves always round up. */
const HALF_UP = 1e-7;

function pointsOf(dimensions: readonly Dimension[], shares: Readonly<Record<string, number>>): DimensionScore[] {
  return dimensions.map(({ id, max }) => ({
    id,
    max,
    score: Math.round(max * (shares[id] ?? 0) * 100 + HALF_UP) / 100,
  }));
}

/**
 * The total that follows from dimension scores: their sum, counted in whole hundredths so that anybody who adds up the
 * published figures gets exactly this number; 0 after any safety failure.
 */
export function totalOf(dimensions: readonly DimensionScore[], safetyFailures: readonly string[]): number {
  if (safetyFailures.length > 0) return 0;
  const hundredths = dimensions.reduce((sum, { score }) => sum + Math.round(score * 100), 0);
  return Math.min(10_000, hundredths) / 100;
}
