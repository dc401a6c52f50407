/** BCa intervals against SciPy 1.17 (`scipy.stats.bootstrap`, method BCa, 400,000 resamples, three seeds). */
import { describe, expect, it } from 'vitest';
import { bcaInterval, normalCdf, normalQuantile, RESAMPLES } from '../../src/analysis/bootstrap.ts';
import { DARWIN, SLEEP } from './data.ts';
import { SEED } from './support.ts';

const SKEWED = [0, 0, 0, 1, 2, 2, 3, 5, 8, 30];

describe('BCa bootstrap of the mean', () => {
  it.each([
    // [name, values, SciPy's lower and upper end, spread of SciPy's own ends over seeds at 400,000 resamples, times two]
    ['sleep', SLEEP, 1.05, 2.63, 0.021],
    ['Darwin', DARWIN, -1.66, 36.31, 0.4],
    ['skewed', SKEWED, 1.77, 15.27, 0.4],
  ])('%s agrees with SciPy within Monte-Carlo error', (_name, values, lower, upper, tolerance) => {
    const interval = bcaInterval(values, SEED, 200_000);
    expect(Math.abs((interval?.lower ?? Number.NaN) - lower)).toBeLessThan(tolerance);
    expect(Math.abs((interval?.upper ?? Number.NaN) - upper)).toBeLessThan(tolerance);
  });

  it('is bias-corrected and accelerated: on skewed data it lies right of the symmetric Student interval', () => {
    const interval = bcaInterval(SKEWED, SEED);
    expect(interval?.lower).toBeGreaterThan(1);
    expect(interval?.upper).toBeGreaterThan(12);
  });

  it('depends on the seed and on nothing else', () => {
    const values = DARWIN.map((value) => value / 7);
    expect(bcaInterval(values, SEED)).toEqual(bcaInterval([...values], SEED, RESAMPLES));
    expect(bcaInterval(values, SEED)).not.toEqual(bcaInterval(values, '1'.repeat(64)));
  });

  it('has no interval below two values and a point for equal values', () => {
    expect(bcaInterval([], SEED)).toBeNull();
    expect(bcaInterval([1], SEED)).toBeNull();
    expect(bcaInterval([2, 2, 2], SEED)).toEqual({ lower: 2, upper: 2 });
  });

  it('is finite for two values', () => {
    const interval = bcaInterval([1, 5], SEED);
    expect(interval?.lower).toBeGreaterThanOrEqual(1);
    expect(interval?.upper).toBeLessThanOrEqual(5);
  });
});

describe('normal distribution', () => {
  it.each([
    // SciPy 1.17, stats.norm.cdf
    [-3, 0.0013498980316300933],
    [-1.96, 0.024997895148220435],
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [2, 0.9772498680518208],
  ])('z = %f', (z, probability) => {
    expect(normalCdf(z)).toBeCloseTo(probability, 14);
    expect(normalQuantile(probability)).toBeCloseTo(z, 12);
  });
});
