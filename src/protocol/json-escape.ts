/** Escapes inside JSON texts, with the two halves of a surrogate pair taken together. */

export interface Escape {
  readonly text: string;
  /** Offset behind the escape. */
  readonly end: number;
  /** True for half of a surrogate pair, which is no character: readers replace it, keep it or fail. */
  readonly lone: boolean;
}

const SIMPLE: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const HEX4 = /^[0-9a-fA-F]{4}$/;

/** Decodes the escape whose backslash stands at `at`; null when it is not one. */
export function readEscape(text: string, at: number): Escape | null {
  const kind = text.charAt(at + 1);
  if (kind !== 'u') {
    const simple = Object.hasOwn(SIMPLE, kind) ? SIMPLE[kind] : undefined;
    return simple === undefined ? null : { text: simple, end: at + 2, lone: false };
  }
  const unit = hexUnit(text, at);
  if (unit === null) return null;
  if (unit < 0xd800 || unit > 0xdfff) return { text: String.fromCharCode(unit), end: at + 6, lone: false };
  if (unit <= 0xdbff) {
    const low = text.startsWith('\\u', at + 6) ? hexUnit(text, at + 6) : null;
    if (low !== null && low >= 0xdc00 && low <= 0xdfff) {
      return { text: String.fromCharCode(unit, low), end: at + 12, lone: false };
    }
  }
  return { text: String.fromCharCode(unit), end: at + 6, lone: true };
}

function hexUnit(text: string, at: number): number | null {
  const digits = text.slice(at + 2, at + 6);
  return HEX4.test(digits) ? Number.parseInt(digits, 16) : null;
}
