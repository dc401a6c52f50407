/**
 * Expressions so plain that the engine of the language itself reads them as RE2 does: literal characters, `.`, simple
 * classes, groups, a few alternatives, and at most one repetition of a single character. Most rubrics hold no other, and
 * loading RE2's algorithm takes as long as everything else that their validation does.
 *
 * That engine tries every way through an expression one after another, and a stranger wrote it: `(a|a)(a|a)…` has as many
 * as a power of two. So the ways are counted, and an expression with more than a few is left to RE2. With those few, and
 * one repetition, a text of a rubric's size is done in some ten thousand steps. (`patterns.ts` uses RE2 for everything
 * once it is loaded, as it is wherever answers are scored.)
 */

/** Characters that mean themselves in both languages, also after a backslash where both allow one. */
const LITERAL = String.raw`[A-Za-z0-9 _\-/:;,=<>@#%&~!"'${'`'}]`;
const ESCAPED = String.raw`\\[.*+?()\[\]{}|^$\\/]`;
/** ASCII in both, unlike `\s`. A boundary takes no repetition, so it is listed apart. */
const CLASS_ESCAPE = String.raw`\\[dw]`;
const CLASS = String.raw`\[(?:[A-Za-z0-9_]-[A-Za-z0-9_]|[A-Za-z0-9_ /.,:])+\]`;
const TOKEN = new RegExp(
  String.raw`(?<single>\.|${LITERAL}|${ESCAPED}|${CLASS_ESCAPE}|${CLASS})(?<repeat>[*+?]?)|(?<other>\\b|\((?:\?:)?|\)|\||\^|\$)`,
  'y',
);
const REPETITION = /^[*+?{]/;

/** Ways through an expression: alternatives add up, what follows one another multiplies. */
const MAX_WAYS = 12;

/** An open group, or the expression itself. */
interface Level {
  /** Of the alternatives that are over. */
  ways: number;
  /** Of the alternative that is being read, as far as it has been read. */
  here: number;
}

/** The expression in the language's own terms; null when it is not plain. */
export function plainPattern(source: string): RegExp | null {
  let translated = '';
  let repetitions = 0;
  let level: Level = { ways: 0, here: 1 };
  const outer: Level[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source);
    if (token === null) return null;
    const { single, repeat = '', other } = token.groups ?? {};
    if (repeat !== '') repetitions += 1;
    if (other === '|') level = { ways: level.ways + level.here, here: 1 };
    else if (other === ')') {
      const around = outer.pop();
      if (around === undefined) return null;
      level = { ways: around.ways, here: around.here * (level.ways + level.here) };
    } else if (other?.startsWith('(') === true) {
      outer.push(level);
      level = { ways: 0, here: 1 };
    }
    if (repetitions > 1 || level.ways + level.here > MAX_WAYS) return null;
    // RE2's dot leaves out the line feed alone; the language's leaves out three more line ends.
    translated += other ?? `${single === '.' ? String.raw`[^\n]` : (single ?? '')}${repeat}`;
    // What follows a group could repeat it.
    if (other !== undefined && REPETITION.test(source.slice(TOKEN.lastIndex))) return null;
  }
  if (outer.length > 0) return null;
  try {
    return new RegExp(translated, 'u');
  } catch {
    // A range that runs backwards and the like: RE2 has the words for it.
    return null;
  }
}
