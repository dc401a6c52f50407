/**
 * Untrusted text inside messages: escaped, so that it can forge neither lines nor terminal or log commands, and cut,
 * so that a hostile value cannot fill the screen.
 */

const MAX_QUOTED = 60;
const MAX_PATH = 200;

/** Everything that is not plainly visible: controls, formats such as direction marks, odd spaces, lone surrogates. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;
const PLAIN_KEY = /^[A-Za-z_$][A-Za-z0-9_$-]{0,63}$/;

/** A short, safe description of a value: quoted text, a number, `null`, or what kind of thing it is. */
export function quote(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoteText(value);
    case 'number':
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `an array of ${value.length}` : 'an object';
    default:
      return 'nothing';
  }
}

function quoteText(text: string): string {
  const cut = text.length > MAX_QUOTED;
  const shown = cut ? text.slice(0, MAX_QUOTED) : text;
  const escaped = shown.replace(/["\\]/g, '\\$&').replace(INVISIBLE, escapeCharacter);
  return cut ? `"${escaped}…" (${text.length} characters)` : `"${escaped}"`;
}

function escapeCharacter(char: string): string {
  if (char === '\n') return '\\n';
  if (char === '\r') return '\\r';
  if (char === '\t') return '\\t';
  const code = char.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** A field path such as `candidates[0].skillPath`; keys that are not plain words are quoted. Empty for the document. */
export function formatPath(path: readonly PropertyKey[]): string {
  let out = '';
  for (const step of path) {
    if (typeof step === 'number') out += `[${step}]`;
    else if (PLAIN_KEY.test(String(step))) out += out === '' ? String(step) : `.${String(step)}`;
    else out += `[${quoteText(String(step))}]`;
    if (out.length > MAX_PATH) return `${out.slice(0, MAX_PATH)}…`;
  }
  return out;
}
