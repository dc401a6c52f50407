/**
 * US dollars in exact decimal arithmetic.
 *
 * Binary floating point makes three times 0.1 larger than 0.3, and rounding before a comparison lets a cost pass that
 * is over its ceiling; here an amount over a ceiling by anything is over. Amounts are `Big` in code, plain decimal
 * text in our own files and plain numbers only in the files whose format is not ours (campaign and run).
 */

import { Big } from 'big.js';

export { Big };

/** Longest plain decimal text of an amount that a finite double rate and token counts can produce, with room. */
const MAX_TEXT = 1400;
const PLAIN_DECIMAL = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

const ONE_MILLIONTH = new Big('0.000001');

/** What a provider charges, in US dollars per million tokens. */
export interface TokenRates {
  readonly inputUsdPerMillionTokens: number;
  readonly outputUsdPerMillionTokens: number;
}

/**
 * An exact amount. A number means the decimal that its shortest text spells (0.1 is one tenth); a string is plain
 * decimal text such as `"0.000245"`.
 *
 * @throws RangeError for NaN, infinities, and text that is not a plain decimal.
 */
export function usd(value: number | string): Big {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`Not an amount of money: ${String(value)}.`);
    // `Big` keeps the sign of -0, which would print as "-0".
    return new Big(value === 0 ? 0 : value);
  }
  if (value.length > MAX_TEXT || !PLAIN_DECIMAL.test(value)) throw new RangeError('Not a plain decimal amount.');
  const amount = new Big(value);
  return amount.eq(0) ? new Big(0) : amount;
}

/** Exact price of a number of input and output tokens. Token counts are non-negative integers. */
export function costUsd(inputTokens: number, outputTokens: number, rates: TokenRates): Big {
  const input = usd(inputTokens).times(usd(rates.inputUsdPerMillionTokens));
  const output = usd(outputTokens).times(usd(rates.outputUsdPerMillionTokens));
  // Multiplying by a millionth is exact; a division would be rounded.
  return input.plus(output).times(ONE_MILLIONTH);
}

/** Exact sum; nothing is rounded on the way. */
export function sumUsd(values: Iterable<Big>): Big {
  let total = new Big(0);
  for (const value of values) total = total.plus(value);
  return total;
}

/** Plain decimal text without exponent or trailing zeros, as our own files carry it: `"0.000245"`. */
export function formatUsd(amount: Big): string {
  return amount.eq(0) ? '0' : amount.toFixed();
}

/**
 * Nearest double of an amount, for the number fields of campaign previews and run records. An amount beyond the
 * doubles saturates at `Number.MAX_VALUE`, because JSON has no infinity; comparisons never use this value.
 */
export function usdToNumber(amount: Big): number {
  const value = Number(amount.toString());
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}

/** The amount rounded half up to six decimals, the precision in which the protocol prints money. */
export function roundToMicroUsd(amount: Big): Big {
  return amount.round(6, Big.roundHalfUp);
}

/**
 * Text of an amount for people: at least six decimals and all the digits that tell it from its ceiling
 * (`$0.0000004`), or scientific notation where the plain text would fill the screen.
 */
export function displayUsd(amount: Big): string {
  const rounded = amount.toFixed(6);
  const text = amount.eq(rounded) ? rounded : formatUsd(amount);
  return `$${text.length > 40 ? amount.toExponential(9) : text}`;
}
