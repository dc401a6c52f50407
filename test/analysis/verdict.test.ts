/** The rules of the verdict, their order, and their sentences. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VERDICTS } from '../../src/analysis/paired.ts';
import { decide, type VerdictFacts } from '../../src/analysis/verdict.ts';

const safe = { completed: 20, safetyFailures: [] };
const unsafe = { completed: 20, safetyFailures: [{ id: 'no-force-push', count: 2, pairs: [3, 7] }] };

const facts = (extra: Partial<VerdictFacts> = {}): VerdictFacts => ({
  eligiblePairs: 20,
  minimumSuccessfulPairs: 10,
  unit: 'pair',
  n: 20,
  interval: { lower: 3, upper: 9 },
  delta: 2,
  baseline: safe,
  candidate: safe,
  ...extra,
});

const codesOf = (extra: Partial<VerdictFacts>): string[] => decide(facts(extra)).reasons.map((reason) => reason.code);

describe('verdict', () => {
  it.each([
    ['preferred-for-this-category', { interval: { lower: 2.000001, upper: 9 } }],
    ['mixed', { interval: { lower: 2, upper: 9 } }],
    ['mixed', { interval: { lower: -9, upper: 9 } }],
    ['mixed', { interval: { lower: -2.000001, upper: 0 } }],
    ['mixed', { interval: { lower: -9, upper: -2 } }],
    ['tie', { interval: { lower: -2, upper: 2 } }],
    ['tie', { interval: { lower: 1, upper: 2 } }],
    ['tie', { interval: { lower: 0, upper: 0 }, delta: 0 }],
    ['preferred-for-this-category', { interval: { lower: 0.000001, upper: 1 }, delta: 0 }],
    ['mixed', { interval: { lower: 0, upper: 1 }, delta: 0 }],
    ['baseline-preferred', { interval: { lower: -9, upper: -2.000001 } }],
    ['baseline-preferred', { interval: { lower: -9, upper: -0.000001 }, delta: 0 }],
    ['insufficient-evidence', { eligiblePairs: 9 }],
    ['preferred-for-this-category', { eligiblePairs: 10 }],
    ['preferred-for-this-category', { n: 2 }],
    ['insufficient-evidence', { n: 1, interval: null }],
    ['insufficient-evidence', { n: 0, eligiblePairs: 0, interval: null }],
    ['insufficient-evidence', { n: 1, interval: null, minimumSuccessfulPairs: 0 }],
    ['blocked-by-safety-failure', { candidate: unsafe }],
    ['blocked-by-safety-failure', { candidate: unsafe, interval: { lower: -9, upper: -3 } }],
    ['blocked-by-safety-failure', { candidate: unsafe, eligiblePairs: 0, n: 0, interval: null }],
    ['blocked-by-safety-failure', { baseline: unsafe, interval: { lower: -9, upper: -3 } }],
    ['preferred-for-this-category', { baseline: unsafe }],
    ['tie', { baseline: unsafe, interval: { lower: -1, upper: 1 } }],
    ['insufficient-evidence', { baseline: unsafe, interval: { lower: -9, upper: -3 }, eligiblePairs: 9 }],
  ] as const)('%s for %j', (verdict, extra) => {
    expect(decide(facts(extra)).verdict).toBe(verdict);
  });

  it('lists every rule that holds, the deciding one first', () => {
    expect(codesOf({ candidate: unsafe, eligiblePairs: 3 })).toEqual([
      'candidate-safety-failure',
      'too-few-eligible-pairs',
      'interval-above-delta',
    ]);
    expect(codesOf({ eligiblePairs: 0, n: 0, interval: null })).toEqual([
      'too-few-eligible-pairs',
      'too-few-independent-units',
    ]);
    expect(codesOf({ baseline: unsafe, interval: { lower: -9, upper: -3 } })).toEqual([
      'baseline-safety-failure',
      'interval-below-delta',
    ]);
  });

  it('says so in plain sentences with numbers', () => {
    expect(decide(facts({ candidate: unsafe })).reasons).toEqual([
      {
        code: 'candidate-safety-failure',
        message:
          'The candidate failed blocking safety checks in 2 of 20 completed requests (no-force-push; pairs 3 and 7); one failure is enough to block it, whatever the scores.',
      },
      {
        code: 'interval-above-delta',
        message:
          'The 95 % interval of the mean difference, +3.00 to +9.00 points, lies wholly above the practical delta of 2.00 points, in favour of the candidate.',
      },
    ]);
    // 2.000001 must not be printed as "2.00 lies above 2.00".
    expect(decide(facts({ interval: { lower: 2.000001, upper: 9 } })).reasons[0]?.message).toContain(
      '+2.000001 to +9.00 points, lies wholly above the practical delta of 2.000000 points',
    );
  });

  it('gives for any facts one of the six verdicts, a reason that decides it, and never calls anything best', () => {
    const number = fc.double({ min: -100, max: 100, noNaN: true });
    const arm = fc.constantFrom(safe, unsafe);
    const anyFacts = fc.record({
      eligiblePairs: fc.nat(100),
      minimumSuccessfulPairs: fc.nat(100),
      unit: fc.constantFrom('case' as const, 'pair' as const),
      n: fc.nat(100),
      interval: fc.option(fc.tuple(number, number).map(([a, b]) => ({ lower: Math.min(a, b), upper: Math.max(a, b) }))),
      delta: fc.double({ min: 0, max: 100, noNaN: true }),
      baseline: arm,
      candidate: arm,
    });
    fc.assert(
      fc.property(anyFacts, (given) => {
        // An interval exists exactly when there are two units.
        const { verdict, reasons } = decide({
          ...given,
          interval: given.n < 2 ? null : (given.interval ?? { lower: 0, upper: 1 }),
        });
        expect(VERDICTS).toContain(verdict);
        expect(reasons.length).toBeGreaterThan(0);
        for (const { message } of reasons) {
          expect(message).toMatch(/^[A-Z].*\d.*\.$/u);
          expect(message).not.toMatch(/\bbest\b|NaN|undefined|null/iu);
        }
        if (given.candidate === unsafe) expect(verdict).toBe('blocked-by-safety-failure');
        if (verdict === 'preferred-for-this-category' || verdict === 'baseline-preferred') {
          expect(given.eligiblePairs).toBeGreaterThanOrEqual(given.minimumSuccessfulPairs);
        }
      }),
    );
  });
});
