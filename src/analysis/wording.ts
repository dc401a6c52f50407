/** How sentences of the analysis write numbers and lists. */
import { DIGITS } from './statistics.ts';

/** Pairs or ids a sentence names before it says "and N more". */
const LISTED = 10;

/** `1 pair`, `2 pairs`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `3, 7 and 9`; beyond ten, `…, 12 and 5 more`. */
export function listed(items: readonly (string | number)[]): string {
  const shown = items.slice(0, LISTED).map(String);
  const last = items.length > LISTED ? `${items.length - LISTED} more` : shown.pop();
  return shown.length === 0 ? (last ?? '') : `${shown.join(', ')} and ${last ?? ''}`;
}

/**
 * A number with two decimals, or with as many (up to `DIGITS`) as tell it from the numbers it is compared with in the
 * same sentence: "0.99999 is below 1", never "1.00 is below 1".
 */
export function figure(value: number, ...against: readonly number[]): string {
  const different = against.filter((other) => other !== value);
  for (let digits = 2; digits < DIGITS; digits += 1) {
    const text = value.toFixed(digits);
    if (different.every((other) => other.toFixed(digits) !== text))
      return Number(text) === 0 ? (0).toFixed(digits) : text;
  }
  return value.toFixed(DIGITS);
}

/** The same with a sign for differences: `+1.20`, `-0.50`, `0.00`. */
export function signed(value: number, ...against: readonly number[]): string {
  const text = figure(value, ...against);
  return value > 0 && Number(text) > 0 ? `+${text}` : text;
}
