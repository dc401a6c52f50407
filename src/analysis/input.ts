/**
 * Refuses an input from which anything is missing. A run's scores could be flattered by leaving out the pairs that went badly;
 * here every scheduled pair must be present exactly once, so that leaving one out is not a smaller analysis but an error.
 */
import { EquipoiseError } from '../protocol/findings.ts';
import type { AnalysisInput, Arm, ArmResult } from './types.ts';

const MAX_SCORE = 100;

function refuse(message: string): never {
  throw new EquipoiseError('analysis-input', message, 1);
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isScore = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= MAX_SCORE;

function checkArm(result: ArmResult, arm: Arm, pairIndex: number): void {
  const where = `The ${arm} of pair ${pairIndex}`;
  if (result.eligible !== (result.reason === null)) {
    refuse(`${where} must have a reason when it is ineligible, and none when it is eligible.`);
  }
  if (result.eligible && !isScore(result.score)) refuse(`${where} has a score outside 0 to ${MAX_SCORE}.`);
  for (const dimension of result.dimensions) {
    if (!isScore(dimension.max) || !(dimension.score >= 0 && dimension.score <= dimension.max)) {
      refuse(`${where} has a dimension score outside its range.`);
    }
  }
  if (![result.inputTokens, result.outputTokens, result.attempts].every(isCount)) {
    refuse(`${where} has a token or attempt count that is not a whole number from 0.`);
  }
  if (!(Number.isFinite(result.durationMs) && result.durationMs >= 0)) refuse(`${where} has a negative duration.`);
  if (!/^\d+(?:\.\d+)?$/u.test(result.costUsd))
    refuse(`${where} has a cost that is not a plain decimal of US dollars.`);
}

/** The eligible answers of a campaign are scored on one set of dimensions; a mean over differing sets would mean nothing. */
function checkDimensions(input: AnalysisInput): void {
  const shapes = new Set<string>();
  for (const { baseline, candidate } of input.pairs) {
    for (const result of [baseline, candidate]) {
      if (result?.eligible === true) shapes.add(JSON.stringify(result.dimensions.map(({ id, max }) => [id, max])));
    }
  }
  if (shapes.size > 1) refuse('The eligible answers are scored on different dimensions.');
}

/** @throws EquipoiseError `analysis-input` when a pair is missing, doubled or out of range, or a number cannot be true */
export function checkInput(input: AnalysisInput): void {
  const { pairs, scheduledPairs, cases, minimumSuccessfulPairs, minimumPracticalScoreDelta: delta } = input;
  if (!isCount(scheduledPairs) || !isCount(cases) || !isCount(minimumSuccessfulPairs)) {
    refuse('Scheduled pairs, cases and the minimum of successful pairs must be whole numbers from 0.');
  }
  if (!isScore(delta)) refuse(`The practical score delta must lie from 0 to ${MAX_SCORE}.`);

  const seen = new Set<number>();
  for (const { pairIndex, baseline, candidate } of pairs) {
    if (!isCount(pairIndex) || pairIndex >= scheduledPairs) {
      refuse(`Pair ${pairIndex} is not one of the ${scheduledPairs} scheduled pairs.`);
    }
    if (seen.has(pairIndex)) refuse(`Pair ${pairIndex} is given twice.`);
    seen.add(pairIndex);
    if (baseline !== null) checkArm(baseline, 'baseline', pairIndex);
    if (candidate !== null) checkArm(candidate, 'candidate', pairIndex);
  }
  const missing = Array.from({ length: scheduledPairs }, (_, index) => index).filter((index) => !seen.has(index));
  if (missing.length > 0) {
    refuse(`${missing.length} of the ${scheduledPairs} scheduled pairs are left out (first: pair ${missing[0] ?? 0}).`);
  }
  if (new Set(pairs.map((pair) => pair.caseId)).size > cases) {
    refuse(`The pairs name more cases than the ${cases} of the fixture.`);
  }
  checkDimensions(input);
}
