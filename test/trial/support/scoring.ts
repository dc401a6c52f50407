/** Scoring in tests, always through the whole path: text, strict JSON, ajv, category. */

import { compileContract } from '../../../src/trial/response-contract.ts';
import { scoreAnswer } from '../../../src/trial/scoring.ts';
import type { AnswerScore } from '../../../src/trial/scoring.ts';
import { onlyCase } from './trials.ts';
import type { Trial } from './trials.ts';

export type ScoreOf = (answer: unknown) => AnswerScore;

/** Scores JSON values as answers to the trial's only case. */
export async function scorerOf(trial: Trial): Promise<ScoreOf> {
  const score = await textScorerOf(trial);
  return (answer) => score(JSON.stringify(answer));
}

export async function textScorerOf(trial: Trial): Promise<(text: string) => AnswerScore> {
  const fixtureCase = onlyCase(trial);
  const conforms = await compileContract(fixtureCase.responseSchema);
  return (text) => scoreAnswer(trial.rubric, fixtureCase, text, conforms);
}

/** No dimension of the first score is higher than in the second, and the total is not either. */
export function notAbove(first: AnswerScore, second: AnswerScore): boolean {
  const limits = new Map(second.dimensions.map((dimension) => [dimension.id, dimension.score]));
  return (
    first.total <= second.total &&
    first.dimensions.every((dimension) => dimension.score <= (limits.get(dimension.id) ?? -1))
  );
}
