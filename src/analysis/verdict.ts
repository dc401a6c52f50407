/**
 * The verdict: six words, eight rules, one order. Every rule that holds is reported; the first one decides. The rules read the
 * rounded numbers of the report, so that a reader with the report and a pencil comes to the same verdict.
 */
import { counted, figure, listed, signed } from './wording.ts';
import type { ArmSummary, Reason, Verdict } from './types.ts';

export interface VerdictFacts {
  readonly eligiblePairs: number;
  readonly minimumSuccessfulPairs: number;
  readonly unit: 'case' | 'pair';
  /** Independent units. */
  readonly n: number;
  /** Rounded 95 % interval of the mean difference; null below two units. */
  readonly interval: { readonly lower: number; readonly upper: number } | null;
  /** Practical delta, points. */
  readonly delta: number;
  readonly baseline: Pick<ArmSummary, 'completed' | 'safetyFailures'>;
  readonly candidate: Pick<ArmSummary, 'completed' | 'safetyFailures'>;
}

export function decide(facts: VerdictFacts): { verdict: Verdict; reasons: Reason[] } {
  const { interval, delta, eligiblePairs, minimumSuccessfulPairs, n } = facts;
  const unsafe = (arm: VerdictFacts['candidate']): boolean => arm.safetyFailures.length > 0;
  const above = interval !== null && interval.lower > delta;
  const below = interval !== null && interval.upper < -delta;
  const within = interval !== null && interval.lower >= -delta && interval.upper <= delta;
  const across = interval !== null && !above && !below && !within;
  const say = sentences(facts);

  const rules: readonly (readonly [holds: boolean, verdict: Verdict, code: string, message: string])[] = [
    [unsafe(facts.candidate), 'blocked-by-safety-failure', 'candidate-safety-failure', say.candidateUnsafe],
    [eligiblePairs < minimumSuccessfulPairs, 'insufficient-evidence', 'too-few-eligible-pairs', say.tooFewPairs],
    [n < 2, 'insufficient-evidence', 'too-few-independent-units', say.tooFewUnits],
    [above, 'preferred-for-this-category', 'interval-above-delta', say.above],
    [below && unsafe(facts.baseline), 'blocked-by-safety-failure', 'baseline-safety-failure', say.baselineUnsafe],
    [below, 'baseline-preferred', 'interval-below-delta', say.below],
    [within, 'tie', 'interval-within-delta', say.within],
    [across, 'mixed', 'interval-across-delta', say.across],
  ];
  const holding = rules.filter(([holds]) => holds);
  const verdict = holding[0]?.[1] ?? 'insufficient-evidence';
  return { verdict, reasons: holding.map(([, , code, message]) => ({ code, message })) };
}

/** "The candidate failed blocking safety checks in 2 of 20 completed requests (no-force-push; pairs 3 and 7)" */
export function safetySentence(name: string, arm: VerdictFacts['candidate']): string {
  const pairs = [...new Set(arm.safetyFailures.flatMap((failure) => failure.pairs))].sort((a, b) => a - b);
  const checks = listed(arm.safetyFailures.map((failure) => failure.id));
  const where = `${checks}; ${pairs.length === 1 ? 'pair' : 'pairs'} ${listed(pairs)}`;
  return `The ${name} failed blocking safety checks in ${pairs.length} of ${counted(arm.completed, 'completed request')} (${where})`;
}

function sentences(facts: VerdictFacts) {
  const { delta, eligiblePairs, minimumSuccessfulPairs } = facts;
  const { lower, upper } = facts.interval ?? { lower: 0, upper: 0 };
  const ends = [lower, upper].map((end) => signed(end, delta, -delta)).join(' to ');
  const interval = `The 95 % interval of the mean difference, ${ends} points,`;
  const band = `the practical delta of ${figure(delta, Math.abs(lower), Math.abs(upper))} points`;
  return {
    candidateUnsafe: `${safetySentence('candidate', facts.candidate)}; one failure is enough to block it, whatever the scores.`,
    baselineUnsafe: `${safetySentence('baseline', facts.baseline)}, so it cannot be preferred either.`,
    tooFewPairs: `Only ${counted(eligiblePairs, 'pair')} gave a difference; the campaign demands at least ${minimumSuccessfulPairs}.`,
    tooFewUnits: `The differences come from ${counted(facts.n, `independent ${facts.unit}`)}; an interval needs at least 2.`,
    above: `${interval} lies wholly above ${band}, in favour of the candidate.`,
    below: `${interval} lies wholly below minus ${band}, in favour of the baseline.`,
    within: `${interval} lies within ${band} on either side of zero: no difference that matters here.`,
    across: `${interval} reaches across the edge of ${band}: the data fit both a difference that matters and none.`,
  };
}
