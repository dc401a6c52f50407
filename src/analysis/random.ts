/**
 * The random numbers of the bootstrap: the ChaCha20 key stream (RFC 8439) whose key is the seed.
 *
 * A 64-hex seed is a ChaCha20 key as it stands, so nothing has to be expanded or mixed, seeds that differ in one bit give
 * unrelated streams, and any language (`openssl enc -chacha20` too) reproduces the draws.
 */
import { EquipoiseError } from '../protocol/findings.ts';

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
/** Word indices of the four column and the four diagonal quarter rounds. */
const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const word = (state: Uint32Array, index: number): number => state[index] ?? 0;

/** `state[target] ^= state[a] += state[b]`, rotated left by `bits`: one line of the RFC's quarter round. */
function mix(state: Uint32Array, a: number, b: number, target: number, bits: number): void {
  state[a] = word(state, a) + word(state, b);
  const mixed = word(state, target) ^ word(state, a);
  state[target] = (mixed << bits) | (mixed >>> (32 - bits));
}

/** One 64-byte key stream block as 16 little-endian words. */
export function chachaBlock(key: Uint32Array, counter: number, nonce: readonly [number, number, number]): Uint32Array {
  const start = Uint32Array.of(...SIGMA, ...key, counter, ...nonce);
  const state = start.slice();
  for (let double = 0; double < 10; double += 1) {
    for (const [a, b, c, d] of ROUNDS) {
      mix(state, a, b, d, 16);
      mix(state, c, d, b, 12);
      mix(state, a, b, d, 8);
      mix(state, c, d, b, 7);
    }
  }
  return state.map((value, index) => value + word(start, index));
}

function keyOf(seed: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/u.test(seed)) {
    throw new EquipoiseError('seed-invalid', 'The seed of the analysis must be 64 lower-case hex digits.', 1);
  }
  const bytes = Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(seed.slice(index * 2, index * 2 + 2), 16),
  );
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4, true));
}

/** Values of one draw: half a word of the key stream, low half first. */
const DRAW = 2 ** 16;

/** A stream of whole numbers drawn evenly from 0 … bound-1. */
export interface RandomStream {
  /** @param bound 1 to 65,536 */
  below(bound: number): number;
}

/** @param seed 64 lower-case hex digits @throws EquipoiseError `seed-invalid` */
export function randomStream(seed: string): RandomStream {
  const key = keyOf(seed);
  let block = chachaBlock(key, 0, [0, 0, 0]);
  let blocks = 1;
  let half = 0;
  const next = (): number => {
    if (half === 2 * block.length) {
      block = chachaBlock(key, blocks, [0, 0, 0]);
      blocks += 1;
      half = 0;
    }
    const value = (word(block, half >> 1) >>> (16 * (half & 1))) & (DRAW - 1);
    half += 1;
    return value;
  };
  return {
    below(bound) {
      // The topmost, incomplete stretch is drawn again: without that, low indices would come up more often.
      const limit = DRAW - (DRAW % bound);
      let value = next();
      while (value >= limit) value = next();
      return value % bound;
    },
  };
}
