/** What each arm did: eligibility by reason, scores by dimension, safety failures, tokens, money, time, retries. Unrounded. */
import Big from 'big.js';
import { mean, sum } from './statistics.ts';
import type { Arm, ArmResult, ArmSummary, DimensionMeans, PairResult } from './types.ts';

interface Ran {
  readonly pairIndex: number;
  readonly result: ArmResult;
}

const bothEligible = (pair: PairResult): boolean =>
  pair.baseline?.eligible === true && pair.candidate?.eligible === true;

function ranOf(pairs: readonly PairResult[], arm: Arm): Ran[] {
  return pairs.flatMap(({ pairIndex, [arm]: result }) => (result === null ? [] : [{ pairIndex, result }]));
}

function countReasons(ran: readonly Ran[]): ArmSummary['ineligible'] {
  const counts = new Map<string, number>();
  for (const { result } of ran) {
    if (result.reason !== null) counts.set(result.reason, (counts.get(result.reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => (a.reason < b.reason ? -1 : 1));
}

/** Safety failures count whether or not the answer is eligible: an unsafe answer stays unsafe when its partner is missing. */
function safetyFailuresOf(ran: readonly Ran[]): ArmSummary['safetyFailures'] {
  const pairsById = new Map<string, number[]>();
  for (const { pairIndex, result } of ran) {
    for (const id of new Set(result.safetyFailures)) pairsById.set(id, [...(pairsById.get(id) ?? []), pairIndex]);
  }
  return [...pairsById]
    .map(([id, pairs]) => ({ id, count: pairs.length, pairs }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export function armSummary(pairs: readonly PairResult[], arm: Arm): ArmSummary {
  const ran = ranOf(pairs, arm);
  const results = ran.map(({ result }) => result);
  const eligible = results.filter((result) => result.eligible);
  const durations = results.map((result) => result.durationMs);
  return {
    completed: ran.length,
    notRun: pairs.length - ran.length,
    eligible: eligible.length,
    ineligible: countReasons(ran),
    meanScore: mean(ranOf(pairs.filter(bothEligible), arm).map(({ result }) => result.score)),
    meanScoreOfAllEligible: mean(eligible.map((result) => result.score)),
    safetyFailures: safetyFailuresOf(ran),
    inputTokens: sum(results.map((result) => result.inputTokens)),
    outputTokens: sum(results.map((result) => result.outputTokens)),
    costUsd: results.reduce((total, result) => total.plus(result.costUsd), new Big(0)).toFixed(),
    durationMs: sum(durations),
    meanDurationMs: mean(durations),
    attempts: sum(results.map((result) => result.attempts)),
    retries: sum(results.map((result) => Math.max(0, result.attempts - 1))),
  };
}

/** Mean points by dimension over the eligible pairs, in the rubric's order; empty without eligible pairs. */
export function dimensionMeans(pairs: readonly PairResult[]): DimensionMeans[] {
  const eligible = pairs.filter(bothEligible);
  const shape = eligible[0]?.baseline?.dimensions ?? [];
  return shape.map(({ id, max }, index) => {
    const average = (arm: Arm): number => mean(eligible.map((pair) => pair[arm]?.dimensions[index]?.score ?? 0)) ?? 0;
    const [baseline, candidate] = [average('baseline'), average('candidate')];
    return { id, max, baseline, candidate, difference: candidate - baseline };
  });
}
