/**
 * Regular expressions of rubrics, run by RE2's algorithm: in time linear in the text, whatever the expression. A
 * backtracking engine needs seconds for `^(a+)+$` on 28 characters, and a rubric is written by a stranger.
 */

import { quote } from '../protocol/quote.ts';
import { plainPattern } from './plain-pattern.ts';

/** Linear time still means text length times program size; this bounds the second factor. */
const MAX_PROGRAM = 2000;

export interface Pattern {
  /** Whether the expression matches anywhere in the text. */
  readonly find: (text: string) => boolean;
  /** Whether it matches the whole text. */
  readonly matches: (text: string) => boolean;
}

export type Compiled =
  { readonly ok: true; readonly pattern: Pattern } | { readonly ok: false; readonly message: string };

/** A compiled expression and the size of its program; null for what is not RE2 syntax. */
export type Engine = (source: string) => (Pattern & { readonly size: number }) | null;

let engine: Engine | null = null;

/** Called once, by `pattern-engine.ts`. */
export function useEngine(given: Engine): void {
  engine = given;
  compiledBefore.clear();
}

/** Thrown for an expression that only RE2's algorithm reads, while it is not loaded: import `pattern-engine.ts`. */
export class EngineMissing extends Error {}

const compiledBefore = new Map<string, Pattern>();
/** More than any rubric holds; beyond it the cache starts anew rather than growing with every rubric of a process. */
const MAX_KEPT = 500;

/**
 * Compiles RE2 syntax; refuses, with a sentence for the author, what has no linear-time meaning. Compiled once, because
 * the same few are used for every answer.
 */
export function compilePattern(source: string): Compiled {
  const known = compiledBefore.get(source);
  if (known !== undefined) return { ok: true, pattern: known };
  const compiled = engine === null ? withoutEngine(source) : engine(source);
  if (compiled === null) return { ok: false, message: explain(source) };
  if (compiled.size > MAX_PROGRAM) {
    return { ok: false, message: 'The expression is too large once its repetitions are written out; lower them.' };
  }
  const pattern: Pattern = { find: compiled.find, matches: compiled.matches };
  if (compiledBefore.size >= MAX_KEPT) compiledBefore.clear();
  compiledBefore.set(source, pattern);
  return { ok: true, pattern };
}

/** Enough for the validation of most rubrics. The program of an expression without counts is no longer than itself. */
function withoutEngine(source: string): Pattern & { readonly size: number } {
  const plain = plainPattern(source);
  if (plain === null) throw new EngineMissing(source);
  const whole = new RegExp(`^(?:${plain.source})$`, 'u');
  return { size: source.length, find: (text) => plain.test(text), matches: (text) => whole.test(text) };
}

/**
 * A pattern of a parsed rubric.
 *
 * @throws TypeError for one that does not compile, which the rubric's parser has refused before
 */
export function patternOf(source: string): Pattern {
  const result = compilePattern(source);
  if (!result.ok) throw new TypeError(`A parsed rubric holds only valid expressions: ${result.message}`);
  return result.pattern;
}

function explain(source: string): string {
  if (/\(\?(?:=|!|<=|<!)/.test(source)) {
    return 'Look-ahead and look-behind are not available, because they cannot be run in linear time; rewrite the expression without them.';
  }
  if (/\\(?:[1-9]|k<)/.test(source)) {
    return 'Back-references are not available, because they cannot be run in linear time; rewrite the expression without them.';
  }
  if (/\(\?>|[*+?}]\+/.test(source)) {
    return 'Atomic groups and possessive repetitions are not available and not needed: matching never backtracks.';
  }
  return `${quote(source)} is not an expression in RE2 syntax; see https://github.com/google/re2/wiki/Syntax.`;
}
