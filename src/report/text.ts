/**
 * The last line of defence shared by all media: text in which every character is plainly visible.
 *
 * Escaping for Markdown or HTML does not stop direction marks that reorder a line, escape sequences that drive a terminal, or line
 * breaks that forge a row. They are written out as `\u202e` instead, and over-long text is cut, before any medium escapes it.
 */

const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** More than any sentence of ours takes with ten ids in it. */
const MAX_LENGTH = 2000;

function spelled(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  return NAMED[char] ?? (code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`);
}

export function visible(text: string, max: number = MAX_LENGTH): string {
  const characters = Array.from(text);
  const cut = characters.length > max ? `${characters.slice(0, max).join('')}…` : text;
  return cut.replace(INVISIBLE, spelled);
}
