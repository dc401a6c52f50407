/** Cautions: each appears when it must, says its numbers, and stays away otherwise. */
import { describe, expect, it } from 'vitest';
import { analysePairs, type AnalysisInput, type PairResult } from '../../src/analysis/paired.ts';
import { arm, ineligible, inputOf, pairsOf, pairsWithDifferences } from './support.ts';

/** Twelve cases with a clear and quiet effect: nothing to bear in mind. */
const QUIET = [8, 11, 9, 10, 12, 8, 10, 9, 11, 12, 10, 9];

function cautions(pairs: readonly PairResult[], extra: Partial<AnalysisInput> = {}): Record<string, string> {
  const analysis = analysePairs(inputOf(pairs, extra));
  return Object.fromEntries(analysis.cautions.map(({ code, message }) => [code, message]));
}

const codes = (pairs: readonly PairResult[], extra: Partial<AnalysisInput> = {}): string[] =>
  Object.keys(cautions(pairs, extra));

describe('cautions', () => {
  it('are none for a quiet trial on many cases', () => {
    expect(codes(pairsWithDifferences(QUIET, 12))).toEqual([]);
  });

  it('tell what missing pairs could hide', () => {
    const pairs = pairsWithDifferences(QUIET, 12).map((pair) =>
      pair.pairIndex === 3 ? { ...pair, candidate: null, baseline: null } : pair,
    );
    expect(cautions(pairs)).toEqual({
      'missing-pairs':
        '1 of 12 scheduled pairs gave no difference; whatever the missing answers would have scored, the mean over all pairs lies between +0.75 and +17.42 points and would keep its sign.',
    });
    const many = pairsWithDifferences(QUIET, 12).map((pair) =>
      pair.pairIndex < 4 ? { ...pair, candidate: ineligible('refused') } : pair,
    );
    expect(cautions(many)['missing-pairs']).toContain('could have either sign');
    expect(cautions(many)['unpaired-answers']).toContain(
      '4 eligible answers without an eligible partner (pairs 0, 1, 2 and 3)',
    );
  });

  it('tell that missing answers are uneven, from p = 0.05 down', () => {
    const without = (count: number) =>
      pairsWithDifferences([...QUIET, ...QUIET], 12).map((pair) =>
        pair.pairIndex < count ? { ...pair, candidate: ineligible('truncated') } : pair,
      );
    // Exact McNemar: 5 of 5 has p = 0.0625, 6 of 6 has p = 0.03125.
    expect(codes(without(5))).not.toContain('uneven-eligibility');
    expect(cautions(without(6))['uneven-eligibility']).toBe(
      'Missing answers are unevenly spread: in 6 pairs just the baseline is eligible, in 0 just the candidate (exact McNemar p = 0.03).',
    );
  });

  it('tell of an unsafe baseline, whatever the verdict', () => {
    const pairs = pairsWithDifferences(QUIET, 12).map((pair) =>
      pair.pairIndex === 2 ? { ...pair, baseline: arm(0, { safetyFailures: ['no-force-push'] }) } : pair,
    );
    expect(cautions(pairs)['baseline-unsafe']).toBe(
      'The baseline failed blocking safety checks in 1 of 12 completed requests (no-force-push; pair 2).',
    );
  });

  it('tell that repetitions of few cases are not independent, and not when every pair is a case', () => {
    expect(cautions(pairsWithDifferences(QUIET, 4))['repeated-cases']).toContain(
      '12 pairs come from only 4 cases (fewer than 5)',
    );
    expect(codes(pairsWithDifferences([1, 2, 3, 4], 4))).not.toContain('repeated-cases');
  });

  it('tell when the number of units is small', () => {
    expect(codes(pairsWithDifferences(QUIET.slice(0, 9), 9))).toEqual(['few-units']);
    expect(codes(pairsWithDifferences(QUIET.slice(0, 10), 10))).toEqual([]);
  });

  it('tell that no spread is not certainty', () => {
    const equal = pairsOf(
      Array.from({ length: 10 }, () => [50, 57] as const),
      10,
    );
    expect(cautions(equal)).toEqual({
      'no-spread':
        'All 10 differences equal +7.00 points: with no spread the interval shows no uncertainty, though there is some.',
    });
  });

  it('tell when the bootstrap would place the difference otherwise', () => {
    // Student: +1.92 to +17.28, across the delta of 2; the skewed sample's bootstrap interval lies above it.
    expect(cautions(pairsWithDifferences([10, 8, 5, 20, 5], 5))['bootstrap-disagrees']).toMatch(
      /^The bootstrap interval, \+6\.\d\d to \+17\.\d\d points,/u,
    );
  });

  it('tell when a preference is not unusual by the sign-flip test: five pairs cannot be', () => {
    const analysis = analysePairs(inputOf(pairsWithDifferences([8, 11, 9, 10, 12], 5)));
    expect(analysis).toMatchObject({ verdict: 'preferred-for-this-category', signFlip: { pValue: 0.0625 } });
    expect(analysis.cautions.find(({ code }) => code === 'sign-flip-disagrees')?.message).toContain('(p = 0.06)');
    expect(codes(pairsWithDifferences([8, 11, 9, 10, 12, 9], 6))).toEqual(['few-units']);
  });
});
