/** The whole analysis: nothing can be left out, nothing is NaN, arms are treated alike, numbers are those of the tables. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analysePairs, DIGITS, type Analysis, type PairResult } from '../../src/analysis/paired.ts';
import { DARWIN, SLEEP } from './data.ts';
import { arm, DIMENSIONS, ineligible, inputOf, pairsOf, pairsWithDifferences } from './support.ts';

const codes = (reasons: readonly { code: string }[]): string[] => reasons.map((reason) => reason.code);

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('on published data', () => {
  it("gives the numbers of R's documentation on the sleep data", () => {
    const analysis = analysePairs(inputOf(pairsWithDifferences(SLEEP), { minimumPracticalScoreDelta: 0 }));
    expect(analysis).toMatchObject({
      unit: 'pair',
      n: 10,
      mean: 1.58,
      median: 1.3,
      variance: 1.512889,
      standardDeviation: 1.229995,
      interval: { level: 0.95, lower: 0.700114, upper: 2.459886, method: 'student-t', degreesOfFreedom: 9 },
      signFlip: { pValue: 0.003906, method: 'enumeration' },
      signedRank: { pValue: 0.003906, statistic: 45, nonZero: 9 },
      verdict: 'preferred-for-this-category',
    });
  });

  it("gives Fisher's numbers on Darwin's data", () => {
    const analysis = analysePairs(inputOf(pairsWithDifferences(DARWIN)));
    expect(analysis).toMatchObject({
      mean: 20.933333,
      median: 24,
      variance: 1424.638095,
      interval: { lower: 0.031193, upper: 41.835473 },
      signFlip: { pValue: 0.052673 },
      signedRank: { pValue: 0.04126 },
      verdict: 'mixed',
    });
  });
});

describe('nothing can be left out', () => {
  // Ten pairs, five of them bad and unsafe: leaving those five out would turn a loss into a clear gain.
  const flattering: PairResult[] = pairsOf(Array.from({ length: 10 }, (_, i) => (i < 5 ? [40, 70] : [60, 0]))).map(
    (pair) => (pair.pairIndex < 5 ? pair : { ...pair, candidate: arm(0, { safetyFailures: ['no-force-push'] }) }),
  );

  it('blocks the honest input and refuses the trimmed one', () => {
    expect(analysePairs(inputOf(flattering)).verdict).toBe('blocked-by-safety-failure');
    expect(() => analysePairs(inputOf(flattering.slice(0, 5), { scheduledPairs: 10 }))).toThrow(
      expect.objectContaining({
        code: 'analysis-input',
        message: expect.stringContaining('5 of the 10 scheduled pairs') as string,
      }),
    );
  });

  it('counts a pair that is declared missing against the verdict, never for it', () => {
    const hidden = flattering.map((pair) => (pair.pairIndex < 5 ? pair : { ...pair, candidate: null }));
    const analysis = analysePairs(inputOf(hidden, { minimumSuccessfulPairs: 6 }));
    expect(analysis.verdict).toBe('insufficient-evidence');
    expect(codes(analysis.cautions)).toContain('missing-pairs');
    expect(analysis.differences.slice(5).map((pair) => pair.missing)).toEqual(
      Array.from({ length: 5 }, () => [{ arm: 'candidate', reason: 'not-run' }]),
    );
  });

  const pairs = pairsOf([
    [50, 60],
    [50, 61],
    [50, 62],
    [50, 63],
    [50, 64],
  ]);
  const change = (extra: Partial<PairResult>): PairResult[] =>
    pairs.map((pair, i) => (i === 2 ? { ...pair, ...extra } : pair));
  it.each<[string, PairResult[], string]>([
    ['a doubled pair', [...pairs, pairs[0]!], 'given twice'],
    ['a doubled pair in place of another', [...pairs.slice(0, 4), pairs[0]!], 'given twice'],
    ['a pair from outside the schedule', change({ pairIndex: 5 }), 'not one of the 5'],
    ['a fractional pair', change({ pairIndex: 0.5 }), 'not one of the 5'],
    ['a score above 100', change({ candidate: arm(100.5) }), 'outside 0 to 100'],
    ['a NaN score', change({ candidate: arm(50, { score: Number.NaN }) }), 'outside 0 to 100'],
    ['an eligible arm with a reason', change({ candidate: arm(50, { reason: 'truncated' }) }), 'must have a reason'],
    ['an ineligible arm without one', change({ candidate: arm(50, { eligible: false }) }), 'must have a reason'],
    ['a negative token count', change({ baseline: arm(50, { inputTokens: -1 }) }), 'token or attempt count'],
    ['a negative duration', change({ baseline: arm(50, { durationMs: -1 }) }), 'negative duration'],
    ['a cost in exponent form', change({ baseline: arm(50, { costUsd: '1e-7' }) }), 'plain decimal'],
    [
      'a dimension above its maximum',
      change({ baseline: arm(50, { dimensions: [{ id: 'x', max: 10, score: 11 }] }) }),
      'dimension score',
    ],
    [
      'other dimensions in one answer',
      change({ baseline: arm(50, { dimensions: [{ id: 'x', max: 100, score: 50 }] }) }),
      'different dimensions',
    ],
  ])('refuses %s', (_name, given, message) => {
    expect(() => analysePairs(inputOf(given, { scheduledPairs: 5 }))).toThrow(
      expect.objectContaining({ code: 'analysis-input', exit: 1, message: expect.stringContaining(message) as string }),
    );
  });

  it('refuses more cases than the fixture has and a delta out of range', () => {
    expect(() =>
      analysePairs(
        inputOf(
          pairsOf(
            [
              [1, 1],
              [1, 1],
            ],
            2,
          ),
          { cases: 1 },
        ),
      ),
    ).toThrow('more cases');
    expect(() => analysePairs(inputOf(pairs, { minimumPracticalScoreDelta: 101 }))).toThrow('practical score delta');
    expect(() => analysePairs(inputOf(pairs, { minimumPracticalScoreDelta: Number.NaN }))).toThrow(
      'practical score delta',
    );
  });
});

describe('independent units', () => {
  const scores = Array.from({ length: 15 }, (_, i) => [50, 50 + (i % 5) * 2 + Math.floor(i / 5)] as const);

  it('are the case means from five cases on', () => {
    const analysis = analysePairs(inputOf(pairsOf(scores, 5)));
    // Case k has the differences 2k, 2k+1, 2k+2.
    expect(analysis).toMatchObject({ unit: 'case', n: 5, mean: 5, variance: 10, interval: { degreesOfFreedom: 4 } });
    expect(analysis.units.map((unit) => [unit.id, unit.difference, unit.pairs])).toEqual(
      [0, 1, 2, 3, 4].map((k) => [`case-${k}`, 2 * k + 1, 3]),
    );
  });

  it('are the pairs below five cases, and the report says that repetitions are not independent', () => {
    const analysis = analysePairs(inputOf(pairsOf(scores, 4)));
    expect(analysis).toMatchObject({ unit: 'pair', n: 15 });
    expect(codes(analysis.cautions)).toContain('repeated-cases');
  });

  it('count only cases with an eligible pair', () => {
    const pairs = pairsOf(scores, 5).map((pair) =>
      pair.caseId === 'case-4' ? { ...pair, candidate: ineligible('truncated') } : pair,
    );
    expect(analysePairs(inputOf(pairs))).toMatchObject({ unit: 'pair', n: 12 });
  });

  it('weigh cases alike when they have unequal numbers of pairs', () => {
    const pairs = pairsOf(scores, 5).map((pair) =>
      pair.pairIndex === 14 || pair.pairIndex === 9 ? { ...pair, baseline: null } : pair,
    );
    // Case 4 keeps the difference 8 alone, the other cases their means 1, 3, 5, 7.
    expect(analysePairs(inputOf(pairs)).mean).toBe((1 + 3 + 5 + 7 + 8) / 5);
  });
});

describe('eligibility', () => {
  it('lists every pair with its reasons and tests the asymmetry exactly', () => {
    const pairs = pairsOf(Array.from({ length: 20 }, () => [50, 60] as const)).map((pair): PairResult => {
      if (pair.pairIndex < 8) return { ...pair, candidate: ineligible('truncated') };
      if (pair.pairIndex === 8) return { ...pair, baseline: ineligible('refused') };
      if (pair.pairIndex === 9)
        return { ...pair, baseline: ineligible('refused'), candidate: ineligible('empty-output') };
      return pair.pairIndex === 10 ? { ...pair, baseline: null, candidate: null } : pair;
    });
    const analysis = analysePairs(inputOf(pairs));
    expect(analysis.eligibility).toEqual({
      scheduledPairs: 20,
      eligiblePairs: 9,
      onlyBaselineEligible: 8,
      onlyCandidateEligible: 1,
      neitherEligible: 1,
      notRun: 1,
      asymmetryPValue: 0.039063,
    });
    expect(codes(analysis.cautions)).toEqual(expect.arrayContaining(['uneven-eligibility', 'unpaired-answers']));
    expect(analysis.arms.candidate).toMatchObject({
      completed: 19,
      notRun: 1,
      eligible: 10,
      ineligible: [
        { reason: 'empty-output', count: 1 },
        { reason: 'truncated', count: 8 },
      ],
    });
    expect(analysis.differences[9]).toMatchObject({
      difference: null,
      missing: [
        { arm: 'baseline', reason: 'refused' },
        { arm: 'candidate', reason: 'empty-output' },
      ],
    });
    // The lonely answers of the baseline enter its own mean, though no difference.
    expect(analysis.arms.baseline.meanScoreOfAllEligible).toBe(50);
    expect(analysis.differences.filter((pair) => pair.baselineScore !== null)).toHaveLength(17);
  });

  it('bounds the mean by what missing answers could have scored (hand-computed)', () => {
    const pairs = pairsOf([
      [50, 60],
      [50, 60],
      [50, 60],
      [50, 60],
      [70, 0],
      [0, 20],
      [0, 0],
    ]).map((pair): PairResult => {
      if (pair.pairIndex === 4) return { ...pair, candidate: ineligible('truncated') };
      if (pair.pairIndex === 5) return { ...pair, baseline: null };
      return pair.pairIndex === 6 ? { ...pair, baseline: null, candidate: null } : pair;
    });
    // 4 × 10; pair 4: -70 … 30; pair 5: -80 … 20; pair 6: -100 … 100.
    const { worstCase } = analysePairs(inputOf(pairs));
    expect(worstCase).toEqual({ lower: -30, upper: 27.142857, missingPairs: 3 });
  });

  it('keeps every filling of the missing scores inside the bounds', () => {
    const score = fc.integer({ min: 0, max: 100 });
    const row = fc.record({ baseline: score, candidate: score, noBaseline: fc.boolean(), noCandidate: fc.boolean() });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 14 }), fc.integer({ min: 1, max: 7 }), (rows, cases) => {
        const full = pairsOf(
          rows.map((r) => [r.baseline, r.candidate]),
          cases,
        );
        const holes = full.map((pair, index) => ({
          ...pair,
          ...(rows[index]!.noBaseline ? { baseline: null } : {}),
          ...(rows[index]!.noCandidate ? { candidate: ineligible('refused') } : {}),
        }));
        const partial = analysePairs(inputOf(holes));
        const whole = analysePairs(inputOf(full));
        fc.pre(partial.unit === whole.unit);
        expect(partial.worstCase.lower).toBeLessThanOrEqual((whole.mean ?? 0) + 1e-6);
        expect(partial.worstCase.upper).toBeGreaterThanOrEqual((whole.mean ?? 0) - 1e-6);
      }),
      { numRuns: 60 },
    );
  });
});

describe('arms', () => {
  it('adds money exactly and counts retries, time, tokens, ineligible requests included', () => {
    const pairs = pairsOf([
      [50, 60],
      [50, 60],
      [50, 60],
    ]).map((pair) => ({
      ...pair,
      baseline: arm(50, { costUsd: '0.1', attempts: 3, durationMs: 250.5, inputTokens: 7 }),
      candidate: ineligible('truncated', { costUsd: '0.0000001', attempts: 1 }),
    }));
    const { baseline, candidate } = analysePairs(inputOf(pairs)).arms;
    expect(0.1 + 0.1 + 0.1).not.toBe(0.3);
    expect(baseline).toMatchObject({
      costUsd: '0.3',
      attempts: 9,
      retries: 6,
      durationMs: 751.5,
      meanDurationMs: 250.5,
      inputTokens: 21,
    });
    expect(candidate).toMatchObject({ costUsd: '0.0000003', eligible: 0, meanScore: null, retries: 0 });
  });

  it('averages dimensions over eligible pairs, so that they add up to the means of the scores', () => {
    const pairs = pairsOf([
      [40, 60],
      [60, 90],
      [10, 20],
    ]).map((pair) => (pair.pairIndex === 2 ? { ...pair, candidate: ineligible('refused') } : pair));
    const { dimensions, arms } = analysePairs(inputOf(pairs));
    expect(dimensions.map(({ id, max }) => ({ id, max }))).toEqual(DIMENSIONS);
    expect(dimensions[0]).toMatchObject({ baseline: 12.5, candidate: 18.75, difference: 6.25 });
    expect(arms.baseline.meanScore).toBe(50);
    expect(arms.candidate.meanScore).toBe(75);
    expect(dimensions.reduce((total, dimension) => total + dimension.candidate, 0)).toBeCloseTo(75, 9);
  });

  it('counts a check once an answer, however often it is named', () => {
    const pairs = pairsOf([[50, 60]]).map((pair) => ({ ...pair, candidate: arm(0, { safetyFailures: ['x', 'x'] }) }));
    expect(analysePairs(inputOf(pairs)).arms.candidate.safetyFailures).toEqual([{ id: 'x', count: 1, pairs: [0] }]);
  });

  it('reports safety failures by check and pair, also of answers whose partner is missing', () => {
    const pairs = pairsOf(Array.from({ length: 6 }, () => [50, 60] as const)).map((pair): PairResult => {
      if (pair.pairIndex === 1)
        return { ...pair, candidate: arm(0, { safetyFailures: ['writes-outside', 'no-force-push'] }) };
      return pair.pairIndex === 4
        ? { ...pair, baseline: null, candidate: arm(0, { safetyFailures: ['no-force-push'] }) }
        : pair;
    });
    const analysis = analysePairs(inputOf(pairs));
    expect(analysis.verdict).toBe('blocked-by-safety-failure');
    expect(analysis.arms.candidate.safetyFailures).toEqual([
      { id: 'no-force-push', count: 2, pairs: [1, 4] },
      { id: 'writes-outside', count: 1, pairs: [1] },
    ]);
    expect(analysis.reasons[0]?.message).toContain('in 2 of 6 completed requests');
  });
});

describe('order effect', () => {
  it('compares baseline-first with candidate-first pairs', () => {
    const scores = Array.from({ length: 12 }, (_, i) => [50, i % 2 === 0 ? 70 + (i % 3) : 52 + (i % 3)] as const);
    const { orderEffect, cautions } = analysePairs(inputOf(pairsOf(scores)));
    expect(orderEffect).toMatchObject({
      baselineFirst: { pairs: 6, meanDifference: 21 },
      candidateFirst: { pairs: 6, meanDifference: 3 },
      difference: 18,
    });
    expect(orderEffect.interval?.lower).toBeGreaterThan(10);
    expect(codes(cautions)).toContain('order-effect');
  });

  it('is unknown when one order never came', () => {
    const pairs = pairsOf([
      [50, 60],
      [50, 61],
    ]).map((pair) => ({ ...pair, firstRole: 'baseline' as const }));
    expect(analysePairs(inputOf(pairs)).orderEffect).toMatchObject({ difference: null, interval: null });
  });
});

describe('planning figures', () => {
  it('give how many pairs a clear answer takes, and how many more', () => {
    // Mean 5, deviation 10: 18 units by the table, of which 8 are here.
    const differences = [5 - 9.354143, 5 + 9.354143, -4.354143, 14.354143, -4.354143, 14.354143, -4.354143, 14.354143];
    const input = inputOf(pairsWithDifferences(differences), { minimumPracticalScoreDelta: 0 });
    expect(analysePairs(input).standardDeviation).toBeCloseTo(10, 4);
    expect(analysePairs(input).power).toMatchObject({ unitsNeeded: 18, pairsNeeded: 18, additionalPairs: 10 });
    expect(analysePairs({ ...input, minimumSuccessfulPairs: 30 }).power).toMatchObject({
      unitsNeeded: 18,
      pairsNeeded: 30,
      additionalPairs: 22,
    });
  });

  it('never ask for fewer cases than make the case the unit, nor for fewer pairs than none', () => {
    const scores = Array.from({ length: 18 }, (_, index) => [50, 70 + (index % 6) / 10] as const);
    const analysis = analysePairs(inputOf(pairsOf(scores, 6)));
    expect(analysis.power).toMatchObject({ unitsNeeded: 5, pairsNeeded: 15, additionalPairs: 0 });
  });
});

describe('small and degenerate inputs', () => {
  it('handles no pair, one pair, and no spread without NaN', () => {
    const none = analysePairs(inputOf([]));
    expect(none).toMatchObject({
      verdict: 'insufficient-evidence',
      n: 0,
      mean: null,
      median: null,
      variance: null,
      interval: null,
    });
    expect(none).toMatchObject({ bootstrap: null, signFlip: null, signedRank: null, dimensions: [] });

    const one = analysePairs(inputOf(pairsOf([[50, 60]]), { minimumSuccessfulPairs: 1 }));
    expect(one).toMatchObject({ verdict: 'insufficient-evidence', n: 1, mean: 10, variance: null, interval: null });

    const equal = analysePairs(inputOf(pairsOf(Array.from({ length: 8 }, () => [50.1, 60.4] as const))));
    expect(equal).toMatchObject({ mean: 10.3, variance: 0, interval: { lower: 10.3, upper: 10.3 } });
    expect(equal.power).toMatchObject({ smallestDetectableDifference: null, unitsNeeded: null, pairsNeeded: null });
    expect(codes(equal.cautions)).toContain('no-spread');
  });

  it('calls a tie when nothing differs and the practical delta is 0: never gain and loss at once', () => {
    const analysis = analysePairs(
      inputOf(pairsOf(Array.from({ length: 10 }, (_, i) => [i, i] as const)), { minimumPracticalScoreDelta: 0 }),
    );
    expect(analysis).toMatchObject({ verdict: 'tie', mean: 0, interval: { lower: 0, upper: 0 } });
  });

  it('does not prefer a candidate on differences that scatter about zero', () => {
    const scores = [3, -2, 1, -4, 0, 2, -1, 3, -3, 1.5, -0.5, 2].map((d) => [50, 50 + d] as const);
    for (const minimumPracticalScoreDelta of [0, 1, 5]) {
      const { verdict } = analysePairs(inputOf(pairsOf(scores), { minimumPracticalScoreDelta }));
      expect(verdict).toBe(minimumPracticalScoreDelta === 5 ? 'tie' : 'mixed');
    }
  });
});

describe('properties', () => {
  const score = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true }));
  const result = fc.oneof(
    { weight: 6, arbitrary: score.map((value) => arm(value)) },
    { weight: 1, arbitrary: fc.constantFrom('truncated', 'refused').map((reason) => ineligible(reason)) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const runs = fc
    .array(
      fc.record({
        baseline: result,
        candidate: result,
        firstRole: fc.constantFrom('baseline' as const, 'candidate' as const),
      }),
      { maxLength: 24 },
    )
    .chain((rows) =>
      fc
        .integer({ min: 1, max: 8 })
        .map((cases) =>
          rows.map((row, pairIndex): PairResult => ({ ...row, pairIndex, caseId: `case-${pairIndex % cases}` })),
        ),
    );
  const delta = fc.integer({ min: 0, max: 10 });

  it('never prints a number that is not finite or has more digits than promised', () => {
    fc.assert(
      fc.property(runs, delta, (pairs, minimumPracticalScoreDelta) => {
        const analysis = analysePairs(inputOf(pairs, { minimumPracticalScoreDelta }));
        for (const value of numbersIn(analysis)) {
          expect(Number.isFinite(value)).toBe(true);
          expect(Object.is(value, -0)).toBe(false);
          expect(Number(value.toFixed(DIGITS))).toBe(value);
        }
        expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
        expect(analysis.differences.map((pair) => pair.pairIndex)).toEqual(pairs.map((_, index) => index));
        for (const { message } of [...analysis.reasons, ...analysis.cautions]) {
          expect(message).toMatch(/^[A-Z\d].*\.$/u);
          expect(message).not.toMatch(/\bbest\b|NaN|undefined|null|Infinity/iu);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('does not depend on the order in which pairs are given', () => {
    fc.assert(
      fc.property(runs, (pairs) => {
        expect(analysePairs(inputOf([...pairs].reverse()))).toEqual(analysePairs(inputOf(pairs)));
      }),
      { numRuns: 40 },
    );
  });

  it('treats the arms alike: swapping them swaps the verdict and every sign', () => {
    const mirrored: Record<string, string> = {
      'preferred-for-this-category': 'baseline-preferred',
      'baseline-preferred': 'preferred-for-this-category',
    };
    const negated = (value: number | null): number | null => (value === null ? null : 0 - value);
    fc.assert(
      fc.property(runs, delta, (pairs, minimumPracticalScoreDelta) => {
        const swapped = pairs.map((pair): PairResult => ({
          ...pair,
          baseline: pair.candidate,
          candidate: pair.baseline,
          firstRole: pair.firstRole === 'baseline' ? 'candidate' : 'baseline',
        }));
        const [one, other] = [pairs, swapped].map((given) =>
          analysePairs(inputOf(given, { minimumPracticalScoreDelta })),
        );
        const compare = (a: Analysis, b: Analysis): void => {
          expect(b.verdict).toBe(mirrored[a.verdict] ?? a.verdict);
          expect([b.mean, b.median, b.interval?.lower ?? null]).toEqual(
            [a.mean, a.median, a.interval?.upper ?? null].map(negated),
          );
          expect(b.variance).toBe(a.variance);
          expect(b.signFlip).toEqual(a.signFlip);
          expect(b.signedRank?.pValue).toBe(a.signedRank?.pValue);
          expect(b.eligibility.asymmetryPValue).toBe(a.eligibility.asymmetryPValue);
          expect(b.power).toEqual(a.power);
          expect([b.worstCase.lower, b.worstCase.upper]).toEqual([a.worstCase.upper, a.worstCase.lower].map(negated));
          expect(b.arms.baseline).toEqual(a.arms.candidate);
        };
        compare(one!, other!);
      }),
      { numRuns: 80 },
    );
  });

  it('gives the same digits again for the same seed, and only the bootstrap depends on it', () => {
    const input = inputOf(pairsWithDifferences(DARWIN));
    expect(analysePairs(input)).toEqual(analysePairs(input));
    const other = analysePairs({ ...input, seed: '7'.repeat(64) });
    const { bootstrap } = analysePairs(input);
    expect(other.bootstrap).not.toEqual(bootstrap);
    expect({ ...other, bootstrap }).toEqual(analysePairs(input));
  });
});
