/**
 * Exact tests that assume no distribution: sign-flip permutation, Wilcoxon signed rank with ties and zeros, McNemar. All are
 * two-sided and inform; none decides the verdict.
 */
import { nanoPoints } from './statistics.ts';
import type { SignFlipTest, SignedRankTest } from './types.ts';

/** Up to here every sign pattern is visited (2^19 by symmetry, some milliseconds). */
const ENUMERATED = 20;
/** Cells of the largest grid the lattice method fills; beyond it the differences are first rounded to hundredths of a point. */
const LATTICE_CELLS = 1_000_000;
const HUNDREDTH = 1e7;

const total = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Share of the sign patterns whose |sum| reaches the observed one, visited in Gray-code order: one flip a step. */
function enumerate(points: readonly number[]): number {
  const observed = Math.abs(total(points));
  // Thirds of a point are rounded to nano-points: sums that are equal in truth may differ by half a nano-point a term.
  const reach = observed - points.length;
  const signs = points.map(() => 1);
  let current = total(points);
  let reached = 0;
  const patterns = 2 ** (points.length - 1);
  for (let step = 1; step <= patterns; step += 1) {
    if (Math.abs(current) >= reach) reached += 1;
    const flip = 31 - Math.clz32(step & -step);
    const sign = signs[flip] ?? 1;
    current -= 2 * sign * (points[flip] ?? 0);
    signs[flip] = -sign;
  }
  return reached / patterns;
}

/** Distribution of the sum of a random subset of `sizes` (whole numbers), by dynamic programming: index = sum. */
function subsetSums(sizes: readonly number[]): Float64Array {
  const chance = new Float64Array(total(sizes) + 1);
  chance[0] = 1;
  let filled = 0;
  for (const size of sizes) {
    filled += size;
    for (let at = filled; at >= 0; at -= 1) {
      chance[at] = ((chance[at] ?? 0) + (at >= size ? (chance[at - size] ?? 0) : 0)) / 2;
    }
  }
  return chance;
}

/** Chance that a sum is at least as far from the middle of its (symmetric) distribution as `observed`. */
function tails(chance: Float64Array, observed: number): number {
  const span = chance.length - 1;
  const distance = Math.abs(2 * observed - span);
  let share = 0;
  chance.forEach((value, at) => {
    if (Math.abs(2 * at - span) >= distance) share += value;
  });
  return Math.min(1, share);
}

/**
 * Sign-flip permutation test of the hypothesis that differences are as likely to be d as -d; null without differences. Up to
 * 20 differences every pattern is visited; beyond, patterns are counted on the grid of the differences' greatest common
 * divisor, or of 0.01 points where that grid is too fine, which is exact for differences rounded to it.
 */
export function signFlipTest(differences: readonly number[]): SignFlipTest | null {
  if (differences.length === 0) return null;
  const points = nanoPoints(differences);
  if (points.length <= ENUMERATED) return { pValue: enumerate(points), method: 'enumeration', resolution: null };

  const common = points.map(Math.abs).reduce(divisor);
  if (common === 0) return { pValue: 1, method: 'lattice', resolution: null };
  const fine = total(points.map(Math.abs)) / common <= LATTICE_CELLS;
  const grid = fine ? common : HUNDREDTH;
  const cells = points.map((point) => Math.sign(point) * Math.round(Math.abs(point) / grid));
  const chance = subsetSums(cells.map(Math.abs));
  const positive = total(cells.filter((cell) => cell > 0));
  return { pValue: tails(chance, positive), method: 'lattice', resolution: grid / 1e9 };
}

/** Ranks of the magnitudes, doubled so that the mean rank of a tie stays a whole number. */
function doubledRanks(magnitudes: readonly number[]): number[] {
  return magnitudes.map((magnitude) => {
    const below = magnitudes.filter((other) => other < magnitude).length;
    const tied = magnitudes.filter((other) => other === magnitude).length;
    return 2 * below + tied + 1;
  });
}

/**
 * Wilcoxon signed-rank test, zeros dropped and ties at their mean rank; the null distribution is exact given the ties (every
 * sign pattern over the mean ranks). null without differences.
 */
export function signedRankTest(differences: readonly number[]): SignedRankTest | null {
  if (differences.length === 0) return null;
  const points = nanoPoints(differences).filter((point) => point !== 0);
  const ranks = doubledRanks(points.map(Math.abs));
  const positive = total(ranks.filter((_, index) => (points[index] ?? 0) > 0));
  return { pValue: tails(subsetSums(ranks), positive), statistic: positive / 2, nonZero: points.length };
}

/** Exact two-sided McNemar test: chance of so uneven a split of the discordant pairs under a fair coin. 1 without any. */
export function mcnemarTest(onlyFirst: number, onlySecond: number): number {
  return tails(subsetSums(Array.from({ length: onlyFirst + onlySecond }, () => 1)), onlyFirst);
}
