/**
 * The interval as one line of characters, for places without graphics: where it lies, where zero is, how wide the practical
 * delta. Shared by the terminal and, in a code block, by Markdown.
 */
import type { Analysis } from '../analysis/paired.ts';
import { signedPoints } from './format.ts';

const WIDTH = 61;

/** Puts `text` centred at a column, unless it would touch what is there. */
function place(line: string[], text: string, column: number): void {
  const start = Math.max(0, Math.min(line.length - text.length, column - Math.floor(text.length / 2)));
  const free = line.slice(Math.max(0, start - 1), start + text.length + 1).every((char) => char === ' ');
  if (free) Array.from(text).forEach((char, index) => (line[start + index] = char));
}

/** Three lines: what either side means, the strip, its numbers. null without an interval. */
export function intervalStrip({ mean, interval, minimumPracticalScoreDelta: delta }: Analysis): string[] | null {
  if (mean === null || interval === null) return null;
  // Symmetric about zero: equal distances from "no difference" look equal on both sides.
  const reach = Math.max(Math.abs(interval.lower), Math.abs(interval.upper), delta * 1.5, 0.5) * 1.05;
  const column = (value: number): number => Math.round(((value + reach) / (2 * reach)) * (WIDTH - 1));
  const strip = Array.from({ length: WIDTH }, () => '·');
  const paint = (from: number, to: number, char: string): void => {
    strip.fill(char, column(from), column(to) + 1);
  };
  if (delta > 0) paint(-delta, delta, '░');
  strip[column(0)] = '┼';
  paint(interval.lower, interval.upper, '━');
  strip[column(interval.lower)] = '┣';
  strip[column(interval.upper)] = '┫';
  strip[column(mean)] = '●';

  const numbers = Array.from({ length: WIDTH }, () => ' ');
  // The ends matter more than the zero, which has a mark of its own.
  for (const value of [mean, interval.lower, interval.upper, 0]) {
    place(numbers, value === 0 ? '0' : signedPoints(value), column(value));
  }
  const sides = '◀ favours the baseline'.padEnd(WIDTH - 23) + 'favours the candidate ▶';
  return [sides, strip.join(''), numbers.join('').trimEnd()];
}

/** What the signs mean. */
export function stripKey({ minimumPracticalScoreDelta: delta }: Analysis): string {
  const band = delta === 0 ? '' : ', ░ differences too small to matter';
  return `● mean difference, ┣━┫ 95 % interval${band}`;
}
