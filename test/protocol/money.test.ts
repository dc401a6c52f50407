/** Exact money and the budget preview at its edges. */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { previewBudget } from '../../src/protocol/budget.ts';
import {
  Big,
  costUsd,
  displayUsd,
  formatUsd,
  roundToMicroUsd,
  sumUsd,
  usd,
  usdToNumber,
} from '../../src/protocol/money.ts';
import { decimalUsd } from '../../src/protocol/scalars.ts';
import { formatSummary, summarizeCampaign } from '../../src/protocol/summary.ts';
import { campaignWith } from './helpers.ts';

const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true });

describe('amounts', () => {
  test('a number means the decimal that its text spells', () => {
    expect(sumUsd([usd(0.1), usd(0.1), usd(0.1)]).eq(usd(0.3))).toBe(true);
    expect(sumUsd([]).eq(0)).toBe(true);
    expect(formatUsd(usd(1e-7))).toBe('0.0000001');
    expect(formatUsd(usd(-0))).toBe('0');
    expect(formatUsd(usd('-0'))).toBe('0');
    expect(usd('0.000245').toString()).toBe('0.000245');
  });

  test('text and number come back as they were, and our own files accept the text', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const text = formatUsd(usd(value));
        expect(text).toMatch(/^\d+(?:\.\d+)?$/);
        expect(usd(text).eq(usd(value))).toBe(true);
        expect(usdToNumber(usd(text))).toBe(value === 0 ? 0 : value);
        expect(decimalUsd.safeParse(text).success).toBe(true);
      }),
    );
  });

  test.each([NaN, Infinity, -Infinity, '', '1e5', '.5', '5.', '+1', ' 1', '01', '0x1', 'NaN', '1,5', '9'.repeat(2000)])(
    '%j is no amount',
    (value) => {
      expect(() => usd(value)).toThrow(RangeError);
    },
  );

  test.each(['-1', '1.50', '00', '1e3', '', '1.', '.1', '1 ', '0.0'])(
    '%j is not how our files write an amount',
    (text) => {
      expect(decimalUsd.safeParse(text).success).toBe(false);
    },
  );

  test('a cost is exact for any rates and counts', () => {
    const tokens = fc.nat({ max: 1_600_000_000 });
    fc.assert(
      fc.property(tokens, tokens, amount, amount, (input, output, inRate, outRate) => {
        const rates = { inputUsdPerMillionTokens: inRate, outputUsdPerMillionTokens: outRate };
        const cost = costUsd(input, output, rates);
        // The same sum over integers: both rates as multiples of one power of ten.
        expect(
          cost.times(1_000_000).eq(new Big(input).times(new Big(inRate)).plus(new Big(output).times(new Big(outRate)))),
        ).toBe(true);
        expect(decimalUsd.safeParse(formatUsd(cost)).success).toBe(true);
      }),
    );
    expect(formatUsd(costUsd(1, 1, { inputUsdPerMillionTokens: 0.15, outputUsdPerMillionTokens: 0.6 }))).toBe(
      '0.00000075',
    );
  });

  test('rounding is half up at the sixth decimal', () => {
    expect(roundToMicroUsd(usd('0.0000005')).toString()).toBe('0.000001');
    expect(roundToMicroUsd(usd('0.00000049999')).toString()).toBe('0');
    expect(roundToMicroUsd(usd('1.0000015')).toString()).toBe('1.000002');
  });

  test('what is shown tells an amount from its ceiling', () => {
    expect(displayUsd(usd(0.1))).toBe('$0.100000');
    expect(displayUsd(usd('0.0000004'))).toBe('$0.0000004');
    expect(displayUsd(usd(1e308))).toBe('$1.000000000e+308');
  });
});

describe('budget preview', () => {
  test('a worst case of $0.0000004 is over a ceiling of 0, although it shows as 0', () => {
    // 20 requests of one input token at $0.02 a million.
    const campaign = campaignWith({
      'sampling.maxInputTokensPerRequest': 1,
      'budget.inputUsdPerMillionTokens': 0.02,
      'budget.outputUsdPerMillionTokens': 0,
      'budget.maxCostUsd': 0,
    });
    const preview = previewBudget(campaign);
    expect(preview).toMatchObject({ worstCaseCostUsd: 0, withinBudget: false });
    expect(preview.blockers).toEqual(['cost: worst case $0.0000004, ceiling $0.000000']);
  });

  test('a worst case equal to its ceilings is within them', () => {
    const campaign = campaignWith({
      'budget.maxRequests': 20,
      'budget.maxInputTokens': 20_000,
      'budget.maxOutputTokens': 10_000,
      'budget.inputUsdPerMillionTokens': 5,
      'budget.outputUsdPerMillionTokens': 20,
      'budget.maxCostUsd': 0.3,
    });
    expect(previewBudget(campaign)).toMatchObject({ worstCaseCostUsd: 0.3, withinBudget: true, blockers: [] });
  });

  test('totals beyond the doubles saturate and still compare exactly', () => {
    const campaign = campaignWith({
      'sampling.maxInputTokensPerRequest': 2_000_000,
      'budget.maxInputTokens': 1_000_000_000,
      'budget.inputUsdPerMillionTokens': 1e308,
      'budget.maxCostUsd': 1.7976931348623157e308,
    });
    const summary = summarizeCampaign(campaign);
    expect(summary.worstCaseCostUsd).toBe(Number.MAX_VALUE);
    expect(summary.blockers).toEqual(['cost: worst case $4.000000000e+309, ceiling $1.797693135e+308']);
    expect(formatSummary(summary).split('\n')).toHaveLength(8);
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
  });
});
