/**
 * Expressions so plain that the engine of the language itself reads them as RE2 does: literal characters, `.`, simple
 * classes, groups, alternatives, and at most one open-ended repetition of a single character. Most rubrics hold no other,
 * and loading RE2's algorithm takes as long as everything else that their validation does.
 *
 * Only texts of a rubric's own size are matched so (`patterns.ts` uses RE2 whenever it is loaded, as it is wherever
 * answers are scored). With one repetition the time is at most quadratic in a text of some hundred characters.
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

/** The expression in the language's own terms; null when it is not plain. */
export function plainPattern(source: string): RegExp | null {
  let translated = '';
  let repetitions = 0;
  let depth = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source);
    if (token === null) return null;
    const { single, repeat = '', other } = token.groups ?? {};
    if (repeat === '*' || repeat === '+') repetitions += 1;
    if (other?.startsWith('(') === true) depth += 1;
    if (other === ')') depth -= 1;
    if (depth < 0 || repetitions > 1) return null;
    // RE2's dot leaves out the line feed alone; the language's leaves out three more line ends.
    translated += other ?? `${single === '.' ? String.raw`[^\n]` : (single ?? '')}${repeat}`;
    // What follows a group could repeat it.
    if (other !== undefined && /^[*+?{]/.test(source.slice(TOKEN.lastIndex))) return null;
  }
  if (depth !== 0) return null;
  try {
    return new RegExp(translated, 'u');
  } catch {
    // A range that runs backwards and the like: RE2 has the words for it.
    return null;
  }
}
