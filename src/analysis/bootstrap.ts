/**
 * Bias-corrected and accelerated bootstrap interval of the mean (Efron 1987; Efron and Tibshirani 1993, chapter 14). It
 * informs; the Student-t interval decides.
 */
import erfc from '@stdlib/math-base-special-erfc';
import erfcinv from '@stdlib/math-base-special-erfcinv';
import { mean, nanoPoints, sum } from './statistics.ts';
import { randomStream } from './random.ts';

/** Enough for two stable digits of a 95 % interval (Efron and Tibshirani recommend 1,000 to 2,000), cheap enough to verify. */
export const RESAMPLES = 2000;

export const normalCdf = (z: number): number => erfc(-z / Math.SQRT2) / 2;
export const normalQuantile = (p: number): number => -Math.SQRT2 * erfcinv(2 * p);

/** Sample quantile by linear interpolation (type 7 of Hyndman and Fan, the default of R and NumPy). */
function quantile(sorted: Float64Array, probability: number): number {
  const place = (sorted.length - 1) * probability;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Skewness of the leave-one-out means, over six; 0 without a spread. */
function acceleration(values: readonly number[], centre: number): number {
  const pulls = values.map((value) => value - centre);
  const squares = sum(pulls.map((pull) => pull ** 2));
  return squares === 0 ? 0 : sum(pulls.map((pull) => pull ** 3)) / (6 * squares ** 1.5);
}

/**
 * Two-sided 95 % BCa interval of the mean of `values`, in their unit; null below two values.
 * @param seed 64 lower-case hex digits: the same seed and values give the same interval, digit for digit
 */
export function bcaInterval(
  values: readonly number[],
  seed: string,
  resamples: number = RESAMPLES,
): { lower: number; upper: number } | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  if (values.every((value) => value === values[0])) return { lower: centre, upper: centre };

  // Whole numbers: a resample that equals the sample must not fall beside it by a rounding error of summation order.
  const points = nanoPoints(values);
  const observed = points.reduce((total, point) => total + point, 0);
  const random = randomStream(seed);
  const totals = new Float64Array(resamples);
  let below = 0;
  for (let index = 0; index < resamples; index += 1) {
    const total = points.reduce((partial) => partial + (points[random.below(points.length)] ?? 0), 0);
    totals[index] = total;
    // A resample equal to the sample counts half on either side, as SciPy does.
    if (total < observed) below += 1;
    else if (total === observed) below += 0.5;
  }
  totals.sort();

  const bias = normalQuantile(below / resamples);
  const skew = acceleration(values, centre);
  const bound = (probability: number): number => {
    const shifted = bias + normalQuantile(probability);
    const adjusted = normalCdf(bias + shifted / (1 - skew * shifted));
    return quantile(totals, adjusted) / values.length / 1e9;
  };
  const [lower, upper] = [bound(0.025), bound(0.975)];
  return Number.isFinite(lower) && Number.isFinite(upper) ? { lower, upper } : null;
}
