/**
 * What a trial of this size could have seen, and how large one would have to be. Planning figures from the observed spread:
 * they are no evidence themselves.
 */
import { tQuantile } from './statistics.ts';

const POWER = 0.8;
const MOST_UNITS = 1_000_000;

/** Half the width of the 95 % Student-t interval of `units` values with this standard deviation, in its unit. */
export function halfWidth(standardDeviation: number, units: number): number {
  return standardDeviation === 0 ? 0 : (tQuantile(0.975, units - 1) * standardDeviation) / Math.sqrt(units);
}

/**
 * Smallest true mean difference above the practical delta that `units` independent units show with 80 % power: delta plus
 * (t.975 + t.80) standard errors. null below two units.
 */
export function smallestDetectable(standardDeviation: number | null, units: number, delta: number): number | null {
  if (standardDeviation === null || units < 2) return null;
  const errors = tQuantile(0.975, units - 1) + tQuantile(POWER, units - 1);
  return delta + (errors * standardDeviation) / Math.sqrt(units);
}

/**
 * Fewest units (`atLeast` to a million) at which the interval would clear ±delta or fit inside it, were mean and spread to stay as
 * they are; null when no number would do (the mean lies on the delta itself) or when there is no spread to plan with.
 */
export function unitsForClarity(
  meanDifference: number,
  standardDeviation: number | null,
  delta: number,
  atLeast = 2,
): number | null {
  if (standardDeviation === null) return null;
  const distance = Math.abs(meanDifference);
  const clear = (units: number): boolean => {
    const half = halfWidth(standardDeviation, units);
    return distance - half > delta || distance + half <= delta;
  };
  if (!clear(MOST_UNITS)) return null;
  // The half-width only shrinks with more units, so the answer can be bisected.
  let [tooFew, enough] = [atLeast - 1, MOST_UNITS];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (clear(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
