/**
 * The elementary statistics: compensated sums, mean, median, sample variance, Student-t quantile and interval, and the one
 * rounding rule of the analysis.
 *
 * The t quantile is @stdlib's (relative error about 1e-15 against the tables); a home-made one would have to be proved.
 */
import tQuantileOf from '@stdlib/stats-base-dists-t-quantile';

/**
 * Decimals of every number in an `Analysis`. Six decimals of a score point are far below what any rubric can resolve and far
 * above what `Math.log` or `Math.pow` of two JavaScript engines may disagree on, so that any machine gets the same digits.
 */
export const DIGITS = 6;

/** Rounds to `DIGITS` decimals, halves away from zero (so that swapping the arms only swaps the signs), never to -0. */
export function round(value: number): number {
  const scale = 10 ** DIGITS;
  const magnitude = Math.round(Math.abs(value) * scale) / scale;
  return magnitude === 0 ? 0 : Math.sign(value) * magnitude;
}

/** `round` for a number that may be missing; a number that is not finite counts as missing. */
export function roundOrNull(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : round(value);
}

/** Neumaier's compensated sum: the result does not depend on the order of the terms in any digit we print. */
export function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Unbiased sample variance (divisor n-1), in two passes; null below two values. Equal values have exactly 0. */
export function variance(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  // 0.1 three times has a mean one rounding away from 0.1; without this line equal scores would show a spread.
  if (values.every((value) => value === values[0])) return 0;
  return sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1);
}

/**
 * Quantile of Student's t distribution.
 * @param probability 0 to 1 @param degreesOfFreedom above 0
 */
export function tQuantile(probability: number, degreesOfFreedom: number): number {
  return tQuantileOf(probability, degreesOfFreedom);
}

/** Two-sided 95 % Student-t interval of the mean; null below two values. */
export function studentInterval(values: readonly number[]): { lower: number; upper: number } | null {
  const centre = mean(values);
  const spread = variance(values);
  if (centre === null || spread === null) return null;
  const half = spread === 0 ? 0 : tQuantile(0.975, values.length - 1) * Math.sqrt(spread / values.length);
  return { lower: centre - half, upper: centre + half };
}

/** Welch's two-sided 95 % interval of mean(first) - mean(second); null when a group is below two values or neither varies. */
export function welchInterval(
  first: readonly number[],
  second: readonly number[],
): { lower: number; upper: number } | null {
  const [meanA, meanB, varianceA, varianceB] = [mean(first), mean(second), variance(first), variance(second)];
  if (meanA === null || meanB === null || varianceA === null || varianceB === null) return null;
  const [a, b] = [varianceA / first.length, varianceB / second.length];
  if (a + b === 0) return null;
  const degreesOfFreedom = (a + b) ** 2 / (a ** 2 / (first.length - 1) + b ** 2 / (second.length - 1));
  const half = tQuantile(0.975, degreesOfFreedom) * Math.sqrt(a + b);
  return { lower: meanA - meanB - half, upper: meanA - meanB + half };
}

/** Billionths of a point. */
const NANO = 1e9;

/**
 * Differences as whole nano-points. Rank and permutation tests ask whether two sums are *equal*; on floating-point scores
 * (3.3-2.2 is not 1.1) that question needs integers. 100 differences of 100 points stay below 2^53.
 */
export function nanoPoints(values: readonly number[]): number[] {
  return values.map((value) => Math.round(value * NANO));
}
