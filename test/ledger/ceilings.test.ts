/** The four ceilings: nothing that is reserved first can be overspent, and what is given back can be used again. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, Ceilings, exceeded, NOTHING, subtract, times, type Amount } from '../../src/ledger/ceilings.ts';
import { usd } from '../../src/protocol/money.ts';

const attempt: Amount = { requests: 1, inputTokens: 100, outputTokens: 50, costUsd: usd('0.1') };
const limits = times(attempt, 12);

const plain = (amount: Amount): unknown => ({ ...amount, costUsd: amount.costUsd.toFixed() });

describe('ceilings', () => {
  it('are over by anything at all, and not by what only binary fractions make of it', () => {
    const three = times(attempt, 3);
    expect(exceeded(three, { ...three, costUsd: usd('0.3') })).toEqual([]);
    expect(exceeded({ ...three, costUsd: usd('0.300000000000000001') }, three)).toEqual(['costUsd']);
    expect(exceeded(add(three, attempt), three)).toEqual(['requests', 'inputTokens', 'outputTokens', 'costUsd']);
  });

  it('hold whole pairs or nothing', () => {
    const ceilings = new Ceilings(limits, times(attempt, 5));
    expect(ceilings.hold(0, times(attempt, 4))).toEqual([]);
    expect(ceilings.hold(1, times(attempt, 4))).toEqual(['requests', 'inputTokens', 'outputTokens', 'costUsd']);
    expect(plain(ceilings.held)).toEqual(plain(times(attempt, 4)));
    ceilings.release(0);
    expect(ceilings.hold(1, times(attempt, 7))).toEqual([]);
    expect(() => ceilings.hold(1, attempt)).toThrow('already held');
  });

  it('let a pair send no more than was held for it', () => {
    const ceilings = new Ceilings(limits);
    ceilings.hold(0, times(attempt, 2));
    expect(ceilings.dispatch(0, attempt)).toEqual([]);
    expect(ceilings.dispatch(0, attempt)).toEqual([]);
    expect(ceilings.dispatch(0, attempt)).toHaveLength(4);
  });

  it('are never crossed by any order of holds, sends, settlements and releases', () => {
    const step = fc.record({
      pair: fc.nat(4),
      count: fc.integer({ min: 1, max: 8 }),
      action: fc.constantFrom('hold', 'send', 'send', 'settle', 'shrink', 'release'),
      share: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const ceilings = new Ceilings(limits);
        const held = new Map<number, number>();
        let flying = 0;
        for (const { pair, count, action, share } of steps) {
          const left = held.get(pair);
          if (action === 'hold' && left === undefined) {
            if (ceilings.hold(pair, times(attempt, count)).length === 0) held.set(pair, count);
          } else if (action === 'send') {
            const sent = ceilings.dispatch(pair, attempt).length === 0;
            if (sent) flying += 1;
            // Whoever has a reservation may use it, whatever else is going on.
            if (left !== undefined) expect(sent).toBe(left > 0);
            if (left !== undefined && sent) held.set(pair, left - 1);
          } else if (action === 'settle' && flying > 0) {
            flying -= 1;
            const charged = { ...attempt, inputTokens: share, outputTokens: share / 2, costUsd: usd(share).div(1000) };
            ceilings.settle(attempt, charged);
          } else if (action === 'shrink' && left !== undefined && left > 0) {
            ceilings.shrink(pair, attempt);
            held.set(pair, left - 1);
          } else if (action === 'release') {
            ceilings.release(pair);
            held.delete(pair);
          }
          const committed = add(add(ceilings.spent, ceilings.inFlight), ceilings.held);
          expect(exceeded(committed, limits)).toEqual([]);
          expect(plain(ceilings.inFlight)).toEqual(plain(times(attempt, flying)));
          const reserved = [...held.values()].reduce((sum, each) => sum + each, 0);
          expect(plain(ceilings.held)).toEqual(plain(times(attempt, reserved)));
        }
      }),
    );
  });

  it('add and subtract without loss', () => {
    expect(plain(subtract(add(limits, attempt), limits))).toEqual(plain(attempt));
    expect(plain(times(attempt, 0))).toEqual(plain(NOTHING));
  });
});
