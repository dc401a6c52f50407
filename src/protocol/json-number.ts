/**
 * Which JSON number literals survive being read: exactly those whose decimal value the double's shortest text spells.
 *
 * A reader that keeps decimals and one that keeps doubles must see the same number, or one file means two things.
 */

export interface NumberProblem {
  readonly code: string;
  readonly message: string;
}

const INTEGER = /^-?[0-9]+$/;
const PARTS = /^-?([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/;

/** Null for a literal that is safe, else why it is not. `value` is `Number(literal)`. Linear in the literal's length. */
export function numberProblem(literal: string, value: number): NumberProblem | null {
  // Up to 15 digits every integer is exact: the common case ends here.
  if (literal.length <= 15 && INTEGER.test(literal) && value !== 0) return null;
  if (!Number.isFinite(value)) {
    return { code: 'number-overflow', message: 'The number is beyond the range of a double (about 1.8e308).' };
  }
  const digits = decimal(literal);
  if (digits === null) {
    if (!literal.startsWith('-')) return null;
    return { code: 'negative-zero', message: 'The number is negative zero, which readers disagree about; write 0.' };
  }
  if (INTEGER.test(literal) && !Number.isSafeInteger(value)) {
    return { code: 'unsafe-integer', message: 'The integer is beyond 2^53 - 1, where doubles skip numbers.' };
  }
  const shortest = String(value);
  if (shortest !== literal && digits !== decimal(shortest)) {
    const message = `The number loses digits when it is read (it becomes ${shortest}); write it with at most 15 digits.`;
    return { code: 'lossy-number', message };
  }
  return null;
}

/**
 * A canonical spelling of a literal's magnitude, `digits e exponent` without zeros at either end; null for zero.
 * Exponents stay exact for every literal that can be read: they are far below 2^53, and a literal with a longer
 * exponent is either zero, an overflow, or an underflow that differs from any double's text anyway.
 */
function decimal(literal: string): string | null {
  const parts = PARTS.exec(literal);
  if (parts === null) throw new TypeError('Not a JSON number.');
  const [, whole = '', fraction = '', exponent = '0'] = parts;
  const all = whole + fraction;
  let start = 0;
  while (start < all.length && all.charCodeAt(start) === 0x30) start += 1;
  if (start === all.length) return null;
  let end = all.length;
  while (all.charCodeAt(end - 1) === 0x30) end -= 1;
  const scale = Number(exponent) - fraction.length + (all.length - end);
  return `${all.slice(start, end)}e${scale}`;
}
