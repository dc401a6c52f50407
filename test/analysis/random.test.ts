/** The seeded stream against RFC 8439 and against the law of large numbers. */
import { describe, expect, it } from 'vitest';
import { chachaBlock, randomStream } from '../../src/analysis/random.ts';

const hexOf = (words: Uint32Array): string =>
  [...words]
    .flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24])
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const ZEROS = '0'.repeat(64);

describe('ChaCha20 key stream', () => {
  it('reproduces RFC 8439, section 2.3.2', () => {
    const key = Uint32Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404);
    expect(hexOf(chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('reproduces RFC 8439, appendix A.1, vectors 1 and 2', () => {
    expect(hexOf(chachaBlock(new Uint32Array(8), 0, [0, 0, 0]))).toMatch(
      /^76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1a/u,
    );
    expect(hexOf(chachaBlock(new Uint32Array(8), 1, [0, 0, 0]))).toMatch(
      /^9f07e7be5551387a98ba977c732d080dcb0f29a048e36569/u,
    );
  });
});

describe('draws', () => {
  it('reads the stream in order, low half word first, and goes on to the next block', () => {
    const random = randomStream(ZEROS);
    const drawn = Array.from({ length: 34 }, () => random.below(65_536));
    expect(drawn.slice(0, 3)).toEqual([0xb876, 0xade0, 0xf1a0]);
    expect(drawn.slice(32)).toEqual([0x079f, 0xbee7]);
  });

  it('takes the seed as the key: first bytes first', () => {
    const one = randomStream(`01${'0'.repeat(62)}`);
    const block = chachaBlock(Uint32Array.of(1, 0, 0, 0, 0, 0, 0, 0), 0, [0, 0, 0]);
    expect(one.below(65_536)).toBe((block[0] ?? 0) & 0xffff);
  });

  it('draws every index about equally often, also where 65,536 is no multiple of the bound', () => {
    const random = randomStream('ab'.repeat(32));
    const [bound, draws] = [40_000, 400_000];
    let low = 0;
    for (let index = 0; index < draws; index += 1) if (random.below(bound) < bound / 2) low += 1;
    // Five standard deviations of a fair coin. Without redrawing, the lower half would come up in 70 % of the draws.
    expect(Math.abs(low - draws / 2)).toBeLessThan((5 * Math.sqrt(draws)) / 2);
  });

  it.each(['', 'g'.repeat(64), 'A'.repeat(64), '0'.repeat(63)])('refuses the seed %j', (seed) => {
    expect(() => randomStream(seed)).toThrow(expect.objectContaining({ code: 'seed-invalid' }));
  });
});
