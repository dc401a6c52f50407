import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

import {
  createPromptSizer,
  estimatePromptTokens,
  estimateTextTokens,
  promptSizeBounds,
} from '../../src/gateway/prompt-size.ts';

const count = (text: string): number => countTokens(text, { disallowedSpecial: new Set() });
/** Framing of one message, as the module documents it. */
const FRAME = 7;

describe('bounds', () => {
  const awkward = fc.string({
    unit: fc.constantFrom(
      ...[
        'a',
        'Z',
        'é',
        'e\u0301',
        '\u0301',
        '漢',
        '1',
        '٣',
        "'",
        "'s",
        "'ll",
        '’',
        ' ',
        '\n',
        '\t',
        '-',
        '<|endoftext|>',
        '🙂',
        '\ud800',
      ],
    ),
    maxLength: 60,
  });

  test.each([fc.string({ unit: 'grapheme', maxLength: 80 }), awkward, fc.lorem({ maxCount: 60 })])(
    'hold for every text (%#)',
    (texts) => {
      fc.assert(
        fc.property(texts, (text) => {
          const { atLeast, atMost } = promptSizeBounds([text]);
          const tokens = count(text) + FRAME;
          expect(atLeast).toBeLessThanOrEqual(tokens);
          expect(atMost).toBeGreaterThanOrEqual(tokens);
          expect(estimatePromptTokens([text])).toBeLessThanOrEqual(tokens);
          expect(estimateTextTokens(text)).toBeLessThanOrEqual(Math.max(1, tokens - FRAME));
        }),
        { numRuns: 500 },
      );
    },
  );

  test('are close enough to be of use on prose', () => {
    const prose = 'Read every changed file before you judge it, and cite the line that proves your point. '.repeat(20);
    expect(promptSizeBounds([prose]).atLeast / count(prose)).toBeGreaterThan(0.75);
  });
});

describe('the sizer', () => {
  const prose = 'Read the file. '.repeat(50);

  test('loads the tokenizer only where the bounds leave room for doubt, and counts each text once', async () => {
    let loads = 0;
    let counted = 0;
    const sizer = createPromptSizer(() => {
      loads += 1;
      return Promise.resolve((text) => {
        counted += text.length;
        return count(text);
      });
    });
    expect(await sizer.fits([prose], 10_000)).toBe(true);
    expect(await sizer.fits([prose], 50)).toBe(false);
    expect(loads).toBe(0);
    const exact = count(prose) + FRAME;
    expect(await sizer.fits([prose], exact + 5)).toBe(true);
    expect(await sizer.fits([prose], exact - 5)).toBe(false);
    expect(counted).toBe(prose.length);
  });

  test('agrees with the library on whole prompts, and takes control tokens for text', async () => {
    const sizer = createPromptSizer();
    const texts = [`${prose}<|endoftext|>`, '漢字かな交じり文。'.repeat(30)];
    const exact = texts.reduce((sum, text) => sum + count(text), 3 + 4 * texts.length);
    expect(await sizer.fits(texts, Math.ceil(exact * 1.01))).toBe(true);
    expect(await sizer.fits(texts, Math.floor(exact * 0.99))).toBe(false);
  });

  test('hands over short pieces, because the library takes quadratic time for long ones', async () => {
    const pieces: string[] = [];
    const sizer = createPromptSizer(() =>
      Promise.resolve((text) => {
        pieces.push(text);
        return 1;
      }),
    );
    const texts = ['漢'.repeat(3000), `${'🙂'.repeat(1000)} ${' '.repeat(3000)}`, `${'word '.repeat(500)}end`];
    await sizer.fits(texts, 5000);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(400);
    expect(pieces.join('')).toBe(texts.join(''));
    // No character is torn apart, and words stay whole where there is white space to cut at.
    expect(pieces.filter((piece) => /[\ud800-\udbff]$/u.test(piece))).toEqual([]);
    expect(pieces.filter((piece) => /\w$/u.test(piece) && !/(?:word|end)$/u.test(piece))).toEqual([]);
  });
});
