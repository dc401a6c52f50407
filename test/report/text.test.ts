/** Text in which every character shows, and numbers as people read them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counted,
  duration,
  money,
  NONE,
  points,
  probability,
  range,
  share,
  signedPoints,
  typographic,
  whole,
} from '../../src/report/format.ts';
import { visible } from '../../src/report/text.ts';

describe('visible text', () => {
  it.each([
    ['a\nb\tc\rd', 'a\\nb\\tc\\rd'],
    ['\u001b[31m', '\\u001b[31m'],
    ['\u202egnp', '\\u202egnp'],
    ['\u200b\ufeff\u00a0\u2028', '\\u200b\\ufeff\\u00a0\\u2028'],
    ['\u{e0001}', '\\u{e0001}'],
    ['\ud800', '\\ud800'],
    ['plain – “text” with é and 日本', 'plain – “text” with é and 日本'],
  ])('%j becomes %j', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it('leaves no invisible character in any text, and cuts long ones between characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visible(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
    expect(visible('😀'.repeat(5), 3)).toBe('😀😀😀…');
    expect(visible('x'.repeat(5000)).length).toBe(2001);
  });
});

describe('numbers', () => {
  it('writes points with two decimals, a real minus sign, and no negative zero', () => {
    expect([points(72.5), points(-0.001), points(-3.456), points(null)]).toEqual(['72.50', '0.00', '−3.46', NONE]);
    expect([signedPoints(4.2), signedPoints(-0.5), signedPoints(0), signedPoints(0.004)]).toEqual([
      '+4.20',
      '−0.50',
      '0.00',
      '0.00',
    ]);
    expect(range({ lower: -1, upper: 2.5 })).toBe('−1.00 to +2.50');
    expect(range(null)).toBe(NONE);
  });

  it('groups thousands and counts nouns', () => {
    expect([0, 999, 1000, 1_234_567].map(whole)).toEqual(['0', '999', '1,000', '1,234,567']);
    expect([counted(1, 'pair'), counted(0, 'pair'), counted(1200, 'token')]).toEqual([
      '1 pair',
      '0 pairs',
      '1,200 tokens',
    ]);
  });

  it('shows money exactly, however small', () => {
    expect([money('0'), money('1.5'), money('0.0000004')]).toEqual(['$0.000000', '$1.500000', '$0.0000004']);
  });

  it('shows shares, probabilities and durations in one way each', () => {
    expect([share(1, 3), share(1, 1e6), share(0, 5), share(3, 0)]).toEqual(['33.3 %', '< 0.1 %', '0.0 %', NONE]);
    expect([probability(0.0004), probability(0.03125), probability(1)]).toEqual(['< 0.001', '0.031', '1.000']);
    expect([0, 850.4, 999.6, 59_949, 59_951, 185_000, 7_830_000].map(duration)).toEqual([
      '0 ms',
      '850 ms',
      '1.0 s',
      '59.9 s',
      '1 min 00 s',
      '3 min 05 s',
      '2 h 10 min',
    ]);
    expect(duration(null)).toBe(NONE);
  });

  it('sets the minus signs of a sentence and leaves hyphens alone', () => {
    expect(typographic('between -0.69 and +7.65 (-1) in no-2-things, 2026-07-16')).toBe(
      'between −0.69 and +7.65 (−1) in no-2-things, 2026-07-16',
    );
    expect(typographic("the model's 'word'")).toBe("the model’s 'word'");
  });
});
