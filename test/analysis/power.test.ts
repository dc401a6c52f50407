/** Planning figures against hand computation and against the definition. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfWidth, smallestDetectable, unitsForClarity } from '../../src/analysis/power.ts';

describe('smallest detectable difference', () => {
  it('is delta plus (t.975 + t.80) standard errors', () => {
    // df 29: (2.045229642 + 0.854191986) * 8 / sqrt(30) = 4.234821..., by hand.
    expect(smallestDetectable(8, 30, 2)).toBeCloseTo(2 + (2.045229642133 + 0.854191985882) * (8 / Math.sqrt(30)), 10);
  });

  it('needs a spread', () => {
    expect(smallestDetectable(null, 30, 2)).toBeNull();
    expect(smallestDetectable(8, 1, 2)).toBeNull();
  });
});

describe('units for a clear answer', () => {
  it('finds the smallest number by definition', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -50, max: 50, noNaN: true }),
        fc.double({ min: 0.5, max: 40, noNaN: true }),
        fc.integer({ min: 0, max: 10 }),
        (mean, deviation, delta) => {
          const clear = (units: number): boolean => {
            const half = halfWidth(deviation, units);
            return mean - half > delta || mean + half < -delta || (mean - half >= -delta && mean + half <= delta);
          };
          const needed = unitsForClarity(mean, deviation, delta);
          if (needed === null) expect(clear(1_000_000)).toBe(false);
          else {
            expect(clear(needed)).toBe(true);
            expect(needed === 2 || !clear(needed - 1)).toBe(true);
          }
        },
      ),
    );
  });

  it('knows a textbook case: mean 5, deviation 10, delta 0 takes 18 (t.975 at 17 is 2.1098, half-width 4.97)', () => {
    expect(unitsForClarity(5, 10, 0)).toBe(18);
    expect(halfWidth(10, 18)).toBeCloseTo((2.109815577833 * 10) / Math.sqrt(18), 9);
    expect(halfWidth(10, 17)).toBeGreaterThan(5);
  });

  it('has no answer on the edge itself or without a spread', () => {
    expect(unitsForClarity(2, 10, 2)).toBeNull();
    expect(unitsForClarity(5, null, 2)).toBeNull();
  });
});
