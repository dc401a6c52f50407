/** Rows of the benchmark's table, and the two ways of measuring: alternating rounds, and repetition until steady. */
import { performance } from 'node:perf_hooks';

export interface Row {
  readonly name: string;
  /** What it is compared with. */
  readonly against: string;
  /** Milliseconds, medians. */
  readonly ours: number;
  readonly theirs: number;
  /** Most the ratio should be; null where there is no aim. */
  readonly aim: number | null;
}

export const HEADER =
  '| measured | against | ours, ms | theirs, ms | ratio | aim |\n| --- | --- | ---: | ---: | ---: | ---: |';

export function formatRow({ name, against, ours, theirs, aim }: Row): string {
  const digits = (value: number): string => value.toFixed(value < 10 ? 3 : 1);
  return `| ${name} | ${against} | ${digits(ours)} | ${digits(theirs)} | ${(ours / theirs).toFixed(2)} | ${aim === null ? '–' : `≤ ${aim.toFixed(1)}`} |`;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Medians of both sides, measured in turns so that a busy moment of the machine falls on both. */
export async function inTurns(
  rounds: number,
  ours: () => unknown,
  theirs: () => unknown,
): Promise<{ ours: number; theirs: number }> {
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timed(ours));
    times.theirs.push(await timed(theirs));
  }
  return { ours: median(times.ours), theirs: median(times.theirs) };
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
