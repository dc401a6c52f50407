/** Exact tests against published values and against brute force. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mcnemarTest, signedRankTest, signFlipTest } from '../../src/analysis/exact-tests.ts';
import { DARWIN, SLEEP } from './data.ts';

/** Share of all sign patterns for which `holds`. */
function bruteForce(sizes: readonly number[], holds: (sum: number) => boolean): number {
  let sums = [0];
  for (const size of sizes) sums = sums.flatMap((partial) => [partial + size, partial - size]);
  return sums.filter(holds).length / sums.length;
}

describe('sign-flip test', () => {
  it("finds the 1,726 of 32,768 sign patterns of Fisher's own count on Darwin's data", () => {
    expect(signFlipTest(DARWIN)).toEqual({ pValue: 1726 / 32_768, method: 'enumeration', resolution: null });
  });

  it('equals 1 of 256 on the sleep data (nine positive differences, one zero: 4 of 1,024 patterns)', () => {
    expect(signFlipTest(SLEEP)?.pValue).toBe(4 / 1024);
  });

  it('agrees with brute force on whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 10 }), (values) => {
        const observed = Math.abs(values.reduce((a, b) => a + b, 0));
        expect(signFlipTest(values)?.pValue).toBeCloseTo(
          bruteForce(values, (sum) => Math.abs(sum) >= observed),
          12,
        );
      }),
    );
  });

  it('counts sums that are equal but for rounding as equal', () => {
    // 1/3 + 1/3 - 2/3 = 0 in truth: every pattern reaches the observed |sum| of 0.
    expect(signFlipTest([1 / 3, 1 / 3, -2 / 3])?.pValue).toBe(1);
    // In thirds: |±1 ±1 ±2 ±2| reaches 2 in 12 of 16 patterns, though 2/3 rounds up and 1/3 down.
    expect(signFlipTest([-1 / 3, -1 / 3, 2 / 3, 2 / 3])?.pValue).toBe(12 / 16);
    expect(signFlipTest([3.3 - 2.2, -1.1])?.pValue).toBe(1);
  });

  it('goes on exactly beyond twenty differences', () => {
    const values = Array.from({ length: 21 }, (_, index) => ((index * 37) % 19) - 7);
    const observed = Math.abs(values.reduce((a, b) => a + b, 0));
    const test = signFlipTest(values);
    expect(test).toMatchObject({ method: 'lattice', resolution: 1 });
    expect(test?.pValue).toBeCloseTo(
      bruteForce(values, (sum) => Math.abs(sum) >= observed),
      12,
    );
    // All of 100 differences positive: two patterns of 2^100 are as extreme.
    expect(signFlipTest(Array.from({ length: 100 }, () => 0.5))).toMatchObject({ pValue: 2 ** -99, resolution: 0.5 });
  });

  it('rounds to hundredths of a point where the grid would be too fine, and says so', () => {
    const thirds = Array.from({ length: 30 }, (_, index) => ((index * 7) % 23) / 3 - 2.7);
    const hundredths = thirds.map((value) => Math.round(value * 100) / 100);
    expect(signFlipTest(thirds)).toMatchObject({ method: 'lattice', resolution: 0.01 });
    expect(signFlipTest(thirds)?.pValue).toBeCloseTo(signFlipTest(hundredths)?.pValue ?? Number.NaN, 12);
  });

  it('finds nothing unusual in no difference at all', () => {
    expect(signFlipTest([])).toBeNull();
    expect(signFlipTest([5])?.pValue).toBe(1);
    expect(signFlipTest([0, 0, 0])?.pValue).toBe(1);
    expect(signFlipTest(Array.from({ length: 30 }, () => 0))?.pValue).toBe(1);
  });
});

describe('Wilcoxon signed-rank test', () => {
  it("gives R's published result on the depression data of Hollander and Wolfe (V = 40, two-sided p = 0.03906)", () => {
    const first = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
    const second = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
    const differences = first.map((value, index) => value - second[index]!);
    expect(signedRankTest(differences)).toEqual({ pValue: 0.0390625, statistic: 40, nonZero: 9 });
  });

  it('gives W+ = 96 and p = 0.041260 on the data of Darwin (SciPy 1.17, exact)', () => {
    expect(signedRankTest(DARWIN)).toEqual({ pValue: 0.041259765625, statistic: 96, nonZero: 15 });
  });

  it('drops zeros and ranks ties at their mean (sleep data: 1.3 twice, one zero; 2 of 512 patterns)', () => {
    expect(signedRankTest(SLEEP)).toEqual({ pValue: 0.00390625, statistic: 45, nonZero: 9 });
    // Magnitudes 1, 1, 2: ranks 1.5, 1.5, 3; W+ = 4.5 of 6.
    expect(signedRankTest([1, -1, 2])?.statistic).toBe(4.5);
  });

  it('agrees with brute force over the mean ranks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 9 }), (values) => {
        const nonZero = values.filter((value) => value !== 0);
        const sizes = nonZero.map(Math.abs);
        const sorted = [...sizes].sort((a, b) => a - b);
        const ranks = sizes.map((size) => (sorted.indexOf(size) + sorted.lastIndexOf(size)) / 2 + 1);
        const signedSum = ranks.reduce((sum, rank, index) => sum + Math.sign(nonZero[index]!) * rank, 0);
        const expected = bruteForce(ranks, (sum) => Math.abs(sum) >= Math.abs(signedSum));
        expect(signedRankTest(values)?.pValue).toBeCloseTo(expected, 12);
      }),
    );
  });

  it('finds nothing unusual in no difference at all', () => {
    expect(signedRankTest([])).toBeNull();
    expect(signedRankTest([0, 0])).toEqual({ pValue: 1, statistic: 0, nonZero: 0 });
  });
});

describe('McNemar test', () => {
  it.each([
    // SciPy 1.17, stats.binomtest(b, b + c, 0.5)
    [1, 8, 0.0390625],
    [0, 5, 0.0625],
    [3, 3, 1],
    [9, 2, 0.0654296875],
    [0, 0, 1],
  ])('%i against %i', (first, second, expected) => {
    expect(mcnemarTest(first, second)).toBeCloseTo(expected, 14);
    expect(mcnemarTest(second, first)).toBeCloseTo(expected, 14);
  });
});
