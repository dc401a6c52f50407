/** JSON values inside a longer text, for the check that no answer stands in a question. */

/** More values than this in one text are not looked at; a task has no use for them. */
const MAX_VALUES = 200;
const MAX_LENGTH = 50_000;

/**
 * The values of all JSON objects and arrays that stand in the text, also inside others. Every opening bracket is tried
 * with the bracket that closes it; brackets inside JSON strings do not count, as a JSON reader would see it.
 */
export function jsonTexts(text: string): unknown[] {
  const values: unknown[] = [];
  let budget = MAX_LENGTH * MAX_VALUES;
  for (let start = 0; start < text.length && values.length < MAX_VALUES && budget > 0; start += 1) {
    if (!'{['.includes(text.charAt(start))) continue;
    const end = closing(text, start);
    budget -= (end ?? Math.min(text.length, start + MAX_LENGTH)) - start;
    if (end === null) continue;
    try {
      values.push(JSON.parse(text.slice(start, end)));
    } catch {
      // Brackets that hold no JSON are ordinary text.
    }
  }
  return values;
}

/** Index after the bracket that closes the one at `start`; null when none does. */
function closing(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  const limit = Math.min(text.length, start + MAX_LENGTH);
  for (let at = start; at < limit; at += 1) {
    const char = text.charAt(at);
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
