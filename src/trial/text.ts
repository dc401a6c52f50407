/** What the checks and the scorers ask of texts. */

/** Null, or why a text reads differently from what its bytes say. */
export function unicodeProblem(value: string): string | null {
  return value === value.normalize('NFC')
    ? null
    : 'It is not in Unicode normal form C, so that equal-looking texts differ; normalise it.';
}

/**
 * The lower-case words of some texts, each once, in order of appearance: letters and digits, at least three of them.
 * Used to relate an item to what an instruction talks about.
 */
export function wordsOf(...texts: readonly string[]): string[] {
  const found = texts.flatMap((value) => value.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return [...new Set(found)];
}
