/** Elementary statistics against published tables; each reference is named where it stands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIGITS,
  mean,
  median,
  nanoPoints,
  round,
  roundOrNull,
  studentInterval,
  sum,
  tQuantile,
  variance,
  welchInterval,
} from '../../src/analysis/statistics.ts';
import { SLEEP } from './data.ts';

describe('Student t quantile', () => {
  it.each([
    // Two-sided 95 %, to the digits that Student-t tables with twelve decimals print.
    [0.975, 1, 12.706204736175],
    [0.975, 2, 4.302652729749],
    [0.975, 4, 2.776445105198],
    [0.975, 9, 2.262157162798],
    [0.975, 29, 2.045229642133],
    [0.975, 100, 1.983971518524],
    // One-sided 80 % (SciPy 1.17, stats.t.ppf), which the power figures use.
    [0.8, 4, 0.940964577235],
    [0.8, 29, 0.854191985882],
  ])('p = %f, df = %i', (probability, degreesOfFreedom, expected) => {
    expect(tQuantile(probability, degreesOfFreedom)).toBeCloseTo(expected, 11);
    expect(tQuantile(1 - probability, degreesOfFreedom)).toBeCloseTo(-expected, 11);
  });
});

describe('mean and variance against the certified values of NIST StRD (univariate summary statistics)', () => {
  const alternating = (first: number, low: number, high: number): number[] => [
    first,
    ...Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? low : high)),
  ];
  it.each([
    ['NumAcc1', [10_000_001, 10_000_003, 10_000_002], 10_000_002, 1],
    ['NumAcc2', alternating(1.2, 1.1, 1.3), 1.2, 0.1],
    ['NumAcc3', alternating(1_000_000.2, 1_000_000.1, 1_000_000.3), 1_000_000.2, 0.1],
    ['NumAcc4', alternating(10_000_000.2, 10_000_000.1, 10_000_000.3), 10_000_000.2, 0.1],
  ])('%s', (_name, values, certifiedMean, certifiedDeviation) => {
    expect(mean(values)).toBeCloseTo(certifiedMean, 8);
    expect(Math.sqrt(variance(values) ?? Number.NaN)).toBeCloseTo(certifiedDeviation, 8);
  });
});

describe('intervals', () => {
  it("gives the paired 95 % interval that R's documentation prints for the sleep data", () => {
    // t.test(extra ~ group, paired = TRUE): mean 1.58, interval 0.7001142 to 2.4598858.
    expect(mean(SLEEP)).toBeCloseTo(1.58, 12);
    expect(studentInterval(SLEEP)?.lower).toBeCloseTo(0.7001142367230175, 12);
    expect(studentInterval(SLEEP)?.upper).toBeCloseTo(2.459885763276982, 12);
  });

  it('gives Welch intervals as SciPy 1.17 does', () => {
    const interval = welchInterval([1, 2, 3, 4, 9], [2, 2.5, 3.5]);
    expect(interval?.lower).toBeCloseTo(-2.68331935248137, 10);
    expect(interval?.upper).toBeCloseTo(4.949986019148037, 10);
  });

  it('has none where there is nothing to estimate from, and never NaN', () => {
    expect(studentInterval([])).toBeNull();
    expect(studentInterval([3])).toBeNull();
    expect(welchInterval([1], [1, 2])).toBeNull();
    expect(welchInterval([1, 1], [2, 2])).toBeNull();
    const equal = studentInterval([0.1, 0.1, 0.1]);
    expect(equal?.lower).toBe(equal?.upper);
    expect(equal?.upper).toBeCloseTo(0.1, 15);
  });
});

describe('sums, medians, rounding', () => {
  it('keeps what plain addition loses', () => {
    expect(sum([1, 1e100, 1, -1e100])).toBe(2);
    expect(sum(Array.from({ length: 10 }, () => 0.1))).toBe(1);
  });

  it('takes the middle value, or the mean of the middle two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([9, 1, 5, 2])).toBe(3.5);
    expect(median([])).toBeNull();
  });

  it('has no variance below two values and exactly none for equal values', () => {
    expect(variance([4])).toBeNull();
    expect(variance([0.1, 0.1, 0.1])).toBe(0);
    expect(variance([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(32 / 7, 14);
  });

  it('rounds halves away from zero, symmetrically, and never prints -0', () => {
    expect(round(0.0000005)).toBe(0.000001);
    expect(round(-0.0000005)).toBe(-0.000001);
    expect(Object.is(round(-1e-9), 0)).toBe(true);
    fc.assert(fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (x) => round(x) + round(-x) === 0));
    fc.assert(
      fc.property(
        fc.double({ min: -100, max: 100, noNaN: true }),
        (x) => Math.abs(round(x) - x) <= 0.51 * 10 ** -DIGITS,
      ),
    );
    expect(roundOrNull(Number.NaN)).toBeNull();
    expect(roundOrNull(Number.POSITIVE_INFINITY)).toBeNull();
  });

  it('makes equal differences equal integers', () => {
    expect(3.3 - 2.2).not.toBe(1.1);
    expect(nanoPoints([3.3 - 2.2, 1.1])).toEqual([1.1e9, 1.1e9]);
  });
});
