/** How a report writes numbers: fixed digits, a real minus sign, grouped thousands, a dash for what does not exist. */
import { displayUsd, usd } from '../protocol/money.ts';

/** Stands for a number that cannot be worked out. */
export const NONE = '–';

const minus = (text: string): string => text.replace('-', '\u2212');
const isZero = (text: string): boolean => Number(text) === 0;

/** A sentence of the analysis, which is plain ASCII, with the minus signs and apostrophes of this report. */
export function typographic(sentence: string): string {
  return sentence.replace(/(?<![\w.)-])-(?=\d)/gu, '\u2212').replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
}

/** Score points: `72.50`. */
export function points(value: number | null): string {
  if (value === null) return NONE;
  const text = value.toFixed(2);
  return isZero(text) ? '0.00' : minus(text);
}

/** Difference of score points: `+4.20`, `−0.50`, `0.00`. */
export function signedPoints(value: number | null): string {
  const text = points(value);
  return value !== null && value > 0 && text !== '0.00' ? `+${text}` : text;
}

export function range(interval: { readonly lower: number; readonly upper: number } | null): string {
  return interval === null ? NONE : `${signedPoints(interval.lower)} to ${signedPoints(interval.upper)}`;
}

/** `12,345`. */
export function whole(value: number): string {
  return value.toFixed(0).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** `1 pair`, `1,200 tokens`. */
export function counted(count: number, noun: string): string {
  return `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Exact US dollars with at least six decimals: `$0.001230`. */
export function money(decimal: string): string {
  return displayUsd(usd(decimal));
}

/** Share of a ceiling: `12.3 %`, `< 0.1 %`; a ceiling of 0 has no share. */
export function share(part: number, whole: number): string {
  if (whole === 0) return NONE;
  const percent = (100 * part) / whole;
  return percent > 0 && percent < 0.1 ? '< 0.1 %' : `${percent.toFixed(1)} %`;
}

export function probability(value: number): string {
  return value < 0.001 ? '< 0.001' : value.toFixed(3);
}

/** `850 ms`, `12.4 s`, `3 min 05 s`, `2 h 10 min`. */
export function duration(milliseconds: number | null): string {
  if (milliseconds === null) return NONE;
  if (milliseconds < 999.5) return `${milliseconds.toFixed(0)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return minutes < 60
    ? `${minutes} min ${two(seconds % 60)} s`
    : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}
