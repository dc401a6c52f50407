/**
 * The scalar types of the protocol as zod schemas that JSON Schema can express without loss.
 *
 * Every rule here is a type, a bound or one regular expression with the `u` flag, because ajv compiles patterns so and
 * because zod drops refinements when it writes JSON Schema. What a pattern cannot say is a semantic check elsewhere.
 * The patterns run in linear time: they are anchored, and their look-aheads do not nest repetitions (the protocol's
 * first implementation takes seconds for a package id of 60,000 characters).
 */

import * as z from 'zod';

/** What a pattern means to a person: the finding's code and a sentence about a value that does not match. */
export interface PatternRule {
  readonly code: string;
  /** Says what is expected and what to do, for exactly this value. */
  readonly explain: (value: string) => string;
}

const rules = new Map<string, PatternRule>();

/** The rule registered for a pattern (as zod reports it, `/source/flags`), if it is one of ours. */
export function patternRule(pattern: string): PatternRule | undefined {
  return rules.get(pattern);
}

/**
 * A string schema that is exactly one pattern, with its explanation. The pattern must carry the `u` flag.
 */
export function patterned(pattern: RegExp, rule: PatternRule): z.ZodString {
  rules.set(String(pattern), rule);
  return z.string().regex(pattern);
}

/**
 * Characters that change how the surrounding text is read: control characters (Cc), line and paragraph separators,
 * and the marks that reorder text. In a summary, a log or a review they can forge lines or hide what is there.
 */
export const CONTROLS = String.raw`\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069`;

const CONTROL = new RegExp(`[${CONTROLS}]`, 'u');
/** Case is spelt out because JSON Schema patterns have no `i` flag. */
const IDENTIFIER_SECRET = String.raw`\b(?:[Ss][Kk]-|[Aa][Pp][Ii][_\-]?[Kk][Ee][Yy])`;
const TEXT_SECRET = String.raw`\b(?:[Ss][Kk]-[A-Za-z0-9_\-]{8,}|[Bb][Ee][Aa][Rr][Ee][Rr]\s+\S+|[Pp][Aa][Ss][Ss][Ww][Oo][Rr][Dd]\s*[=:])`;

const IDENTIFIER_CREDENTIAL = new RegExp(IDENTIFIER_SECRET, 'u');
const TEXT_CREDENTIAL = new RegExp(TEXT_SECRET, 'u');

const NO_CREDENTIAL = 'It looks like a credential; these files are public, so remove it (and revoke it if it is real).';

/** 1 to 128 letters, digits, `.`, `_`, `/` and `-`, starting with a letter or digit, without `..`, `//` or a credential. */
export const IDENTIFIER_PATTERN = new RegExp(
  String.raw`^(?!.*\.\.)(?!.*\/\/)(?!.*${IDENTIFIER_SECRET})[A-Za-z0-9][A-Za-z0-9._\/\-]{0,127}$`,
  'u',
);

/** Identifier of a campaign, fixture, candidate, provider, model, run or failure. */
export const identifier = patterned(IDENTIFIER_PATTERN, { code: 'invalid-identifier', explain: explainIdentifier });

function explainIdentifier(value: string): string {
  if (value.length > 128) return `It has ${value.length} characters; an identifier has at most 128.`;
  if (IDENTIFIER_CREDENTIAL.test(value)) return NO_CREDENTIAL;
  if (value.includes('..') || value.includes('//')) return 'An identifier contains neither ".." nor "//".';
  return 'An identifier has 1 to 128 ASCII letters, digits, ".", "_", "/" or "-" and starts with a letter or digit.';
}

/**
 * Trimmed, non-empty text of at most `max` code points without control characters or anything like a credential.
 *
 * The protocol counts UTF-16 units where JSON Schema counts code points; `shortText` (text-length.ts) closes the gap.
 */
export function text(max = 256): z.ZodString {
  const pattern = new RegExp(String.raw`^(?!\s)(?!.*${TEXT_SECRET})[^${CONTROLS}]{1,${max}}(?<!\s)$`, 'u');
  return patterned(pattern, { code: 'invalid-text', explain: (value) => explainText(value, max) });
}

function explainText(value: string, max: number): string {
  if (value === '') return 'It must not be empty.';
  if (CONTROL.test(value)) return 'Control characters, line breaks and direction marks are not allowed; remove them.';
  if (value !== value.trim()) return 'Remove the white space at its beginning or end.';
  if (TEXT_CREDENTIAL.test(value)) return NO_CREDENTIAL;
  return `It has ${Array.from(value).length} characters; at most ${max} are allowed.`;
}

const LEAP_DAY = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29';
const OTHER_DAY =
  '[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))';
/** Pattern source of a day that exists, `YYYY-MM-DD`. */
export const CALENDAR_DAY = `(?:${LEAP_DAY}|${OTHER_DAY})`;
/** `YYYY-MM-DDThh:mm:ss.sssZ` and a day that exists; the very texts that `Date.prototype.toISOString` writes. */
export const TIMESTAMP_PATTERN = new RegExp(
  String.raw`^${CALENDAR_DAY}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z$`,
  'u',
);

/**
 * UTC timestamp with milliseconds and a four-digit year, so that texts sort as times do. The expanded years that
 * `toISOString` writes outside 0000 to 9999 are refused.
 */
export const timestamp = patterned(TIMESTAMP_PATTERN, {
  code: 'invalid-timestamp',
  explain: () => 'A timestamp is UTC with milliseconds, such as "2026-07-16T12:00:00.000Z", on a day that exists.',
});

/** 64 lower-case hex digits. */
export const sha256 = patterned(/^[0-9a-f]{64}$/u, {
  code: 'invalid-sha256',
  explain: (value) => explainHex(value, 64, 'A SHA-256'),
});

/** Full Git commit id: 40 lower-case hex digits. Abbreviations and branch names are not immutable. */
export const gitCommit = patterned(/^[0-9a-f]{40}$/u, {
  code: 'invalid-commit',
  explain: (value) => explainHex(value, 40, 'A reviewed commit'),
});

function explainHex(value: string, digits: number, what: string): string {
  const wanted = `${what} has exactly ${digits} lower-case hex digits`;
  if (value.length !== digits) return `${wanted}; this has ${value.length} characters.`;
  return /^[0-9a-fA-F]+$/.test(value) ? `${wanted}; write the letters in lower case.` : `${wanted}.`;
}

/** Lower-case letters, digits and inner hyphens, of any length. */
export const packageId = patterned(/^(?!-)[a-z0-9-]+(?<!-)$/u, {
  code: 'invalid-package-id',
  explain: () =>
    'A package id has lower-case ASCII letters, digits and hyphens and neither starts nor ends with a hyphen.',
});

/** A schema with what it means and examples; both go into the JSON Schema that editors complete from. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  ...examples: unknown[]
): Schema {
  return schema.meta(examples.length === 0 ? { description } : { description, examples });
}

/** Whole number between two bounds, both included and at most 2^53 - 1. */
export function wholeNumber(min: number, max: number = Number.MAX_SAFE_INTEGER): z.ZodInt {
  return z.int().min(min).max(max);
}

/** Finite number of at least 0 and at most `max`, if given. */
export function finiteNumber(max?: number): z.ZodNumber {
  const base = z.number().min(0);
  return max === undefined ? base : base.max(max);
}

/**
 * Exact amount of US dollars as our own files carry it: plain decimal text without sign, exponent or trailing zeros.
 */
export const decimalUsd = patterned(/^(?:0|[1-9][0-9]{0,329})(?:\.[0-9]{0,399}[1-9])?$/u, {
  code: 'invalid-amount',
  explain: () => 'An amount is plain decimal text such as "0.000245", without sign, exponent or trailing zeros.',
});

export { IDENTIFIER_SECRET, TEXT_SECRET, NO_CREDENTIAL, CONTROL };
