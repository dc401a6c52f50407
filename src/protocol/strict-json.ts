/**
 * The strict JSON reader: for every file that a stranger can write.
 *
 * `JSON.parse` keeps the last of two equal keys, rounds long numbers, turns 1e400 into infinity and forgets where
 * things stood; two programs can then read different campaigns out of bytes with one hash. This reader accepts only
 * I-JSON (RFC 7493) on which all readers agree, and refuses the rest with a place.
 *
 * One linear pass builds the value. Positions cost nothing until somebody asks: a problem keeps its offset, and line
 * and column (json-position.ts) are worked out afterwards.
 */

import type { Finding, Parsed } from './findings.ts';
import { PositionIndex } from './json-position.ts';
import type { Place } from './json-position.ts';
import { numberProblem } from './json-number.ts';
import { formatPath, quote } from './quote.ts';

export interface StrictLimits {
  /** Largest document in bytes; 1 MiB unless told. */
  readonly maxBytes?: number;
  /** Deepest nesting of arrays and objects; 32 unless told, never more than 256. */
  readonly maxDepth?: number;
}

export interface JsonDocument {
  /** Plain objects, arrays and scalars; a key `__proto__` is an own property like any other. */
  readonly value: unknown;
  /** Where the value at a path starts, or its closest ancestor that exists. 1-based; columns in UTF-16 code units. */
  locate(path: readonly PropertyKey[]): Place;
  /** Where the key at a path starts; like `locate` for array elements and the whole document. */
  locateKey(path: readonly PropertyKey[]): Place;
}

/** A document as far as it could be read, with everything found wrong on the way. */
export interface StrictReading {
  /** Null when the text is not JSON at all. Otherwise the value, even if findings forbid its use. */
  readonly document: JsonDocument | null;
  readonly findings: readonly Finding[];
}

const DEFAULT_MAX_BYTES = 1024 * 1024;
const DEFAULT_MAX_DEPTH = 32;
/** The reader recurses once a level; this keeps every caller's limit far from the stack's end. */
const ABSOLUTE_MAX_DEPTH = 256;
/** Larger objects are refused: engines hash number-like keys predictably, and colliding ones cost quadratic time. */
const MAX_KEYS = 10_000;
/** More problems than this are counted, not listed, so that a hostile file cannot buy megabytes of messages. */
const MAX_PROBLEMS = 100;

/** Reads a document that must be flawless. */
export function readStrictJson(bytes: Uint8Array, file: string, limits: StrictLimits = {}): Parsed<JsonDocument> {
  const { document, findings } = scanStrictJson(bytes, file, limits);
  if (document === null || findings.length > 0) return { ok: false, findings };
  return { ok: true, value: document, findings };
}

/** Reads on past what is wrong but can be read, so that a schema's findings can stand beside it. */
export function scanStrictJson(bytes: Uint8Array, file: string, limits: StrictLimits = {}): StrictReading {
  const maxBytes = limits.maxBytes ?? DEFAULT_MAX_BYTES;
  if (bytes.length > maxBytes) {
    return refuse(file, 'too-large', `The file has ${bytes.length} bytes; at most ${maxBytes} are read.`);
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    return refuse(file, 'byte-order-mark', 'The file starts with a byte order mark; save it as UTF-8 without one.');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuseEncoding(bytes, file);
  }
  const reader = new Reader(text, Math.min(limits.maxDepth ?? DEFAULT_MAX_DEPTH, ABSOLUTE_MAX_DEPTH));
  const value = reader.readDocument();
  const positions = new PositionIndex(text);
  return {
    document: reader.broken
      ? null
      : { value, locate: (path) => positions.locate(path), locateKey: (path) => positions.locateKey(path) },
    findings: reader.problems.length === 0 ? [] : toFindings(reader, positions, file),
  };
}

function refuse(file: string, code: string, message: string, place: Place = { line: 1, column: 1 }): StrictReading {
  return { document: null, findings: [{ severity: 'error', code, file, ...place, field: '', message }] };
}

function refuseEncoding(bytes: Uint8Array, file: string): StrictReading {
  // The replacement character marks the spot: everything before the first one that the bytes do not spell is sound.
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let offset = lenient.indexOf('\uFFFD');
  let byte = encoder.encode(lenient.slice(0, offset)).length;
  while (bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd) {
    const next = lenient.indexOf('\uFFFD', offset + 1);
    byte += encoder.encode(lenient.slice(offset, next)).length;
    offset = next;
  }
  const place = new PositionIndex(lenient).place(offset);
  return refuse(file, 'not-utf8', 'The bytes here are not UTF-8; save the file as UTF-8.', place);
}

function toFindings(reader: Reader, positions: PositionIndex, file: string): Finding[] {
  const findings = reader.problems.map((problem): Finding => ({
    severity: 'error',
    code: problem.code,
    file,
    ...positions.place(problem.offset),
    field: formatPath(problem.path),
    message: problem.message,
  }));
  const unlisted = reader.problemCount - findings.length;
  if (unlisted > 0) {
    const message = `${unlisted} more problems of this kind are not listed; mend these first.`;
    findings.push({ severity: 'error', code: 'more-problems', file, line: 1, column: 1, field: '', message });
  }
  return findings;
}

interface Problem {
  readonly code: string;
  readonly offset: number;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Ends the reading of a text that is not JSON. */
class SyntaxStop extends Error {}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_U = 0x75;

const SIMPLE_ESCAPES: ReadonlyMap<number, string> = new Map([
  [QUOTE, '"'],
  [BACKSLASH, '\\'],
  [0x2f, '/'],
  [0x62, '\b'],
  [0x66, '\f'],
  [0x6e, '\n'],
  [0x72, '\r'],
  [0x74, '\t'],
]);

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const HEX4 = /^[0-9a-fA-F]{4}$/;

class Reader {
  readonly problems: Problem[] = [];
  problemCount = 0;
  /** True once the text turned out not to be JSON. */
  broken = false;
  readonly #text: string;
  readonly #maxDepth: number;
  /** Keys and indexes from the root to the value being read; only the first `#depth` entries count. */
  readonly #path: (string | number)[] = [];
  #depth = 0;
  #at = 0;

  constructor(text: string, maxDepth: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
  }

  readDocument(): unknown {
    try {
      const value = this.#value(this.#skipSpace());
      if (!Number.isNaN(this.#skipSpace())) {
        this.#stop('trailing-text', 'Something follows the end of the JSON value; a file holds exactly one value.');
      }
      return value;
    } catch (error) {
      if (!(error instanceof SyntaxStop)) throw error;
      this.broken = true;
      return undefined;
    }
  }

  #problem(code: string, message: string, offset: number): void {
    this.problemCount += 1;
    if (this.problems.length >= MAX_PROBLEMS) return;
    this.problems.push({ code, offset, path: this.#path.slice(0, this.#depth), message });
  }

  #stop(code: string, message: string, offset = this.#at): never {
    // The end of reading is always listed, however many problems came before.
    this.problems.splice(MAX_PROBLEMS - 1);
    this.#problem(code, message, offset);
    throw new SyntaxStop();
  }

  #syntax(expected: string, offset = this.#at): never {
    const found = offset >= this.#text.length ? 'the end of the file' : quote(codePointAt(this.#text, offset));
    this.#stop('syntax', `Found ${found} where ${expected} is expected.`, offset);
  }

  /** Moves to the next character that is not white space and returns it; NaN at the end of the text. */
  #skipSpace(): number {
    const text = this.#text;
    let at = this.#at;
    let char = text.charCodeAt(at);
    while (char === 0x20 || char === 0x0a || char === 0x0d || char === 0x09) {
      at += 1;
      char = text.charCodeAt(at);
    }
    this.#at = at;
    return char;
  }

  #value(char: number): unknown {
    switch (char) {
      case QUOTE:
        return this.#string();
      case OPEN_OBJECT:
        return this.#object();
      case OPEN_ARRAY:
        return this.#array();
      case 0x74:
        return this.#word('true', true);
      case 0x66:
        return this.#word('false', false);
      case 0x6e:
        return this.#word('null', null);
      default:
        if (char === MINUS || (char >= ZERO && char <= NINE)) return this.#number();
        return this.#syntax('a value');
    }
  }

  #word<T>(word: string, value: T): T {
    if (!this.#text.startsWith(word, this.#at)) this.#syntax('a value');
    this.#at += word.length;
    return value;
  }

  #enter(): void {
    if (this.#depth >= this.#maxDepth) {
      this.#stop('too-deep', `The value is nested more than ${this.#maxDepth} levels deep.`);
    }
    this.#depth += 1;
    this.#at += 1;
  }

  #array(): unknown[] {
    this.#enter();
    const level = this.#depth - 1;
    const items: unknown[] = [];
    let char = this.#skipSpace();
    if (char !== CLOSE_ARRAY) {
      for (;;) {
        this.#path[level] = items.length;
        items.push(this.#value(char));
        const after = this.#skipSpace();
        if (after === CLOSE_ARRAY) break;
        if (after !== COMMA) this.#syntax('"," or "]"');
        this.#at += 1;
        char = this.#skipSpace();
      }
    }
    this.#at += 1;
    this.#depth -= 1;
    return items;
  }

  #object(): Record<string, unknown> {
    this.#enter();
    const level = this.#depth - 1;
    const object: Record<string, unknown> = {};
    let char = this.#skipSpace();
    if (char !== CLOSE_OBJECT) {
      for (let count = 1; ; count += 1) {
        if (char !== QUOTE) this.#syntax('a key in double quotes');
        if (count > MAX_KEYS) this.#stop('too-many-keys', `An object has more than ${MAX_KEYS} keys.`);
        this.#member(object, level);
        const after = this.#skipSpace();
        if (after === CLOSE_OBJECT) break;
        if (after !== COMMA) this.#syntax('"," or "}"');
        this.#at += 1;
        char = this.#skipSpace();
      }
    }
    this.#at += 1;
    this.#depth -= 1;
    return object;
  }

  #member(object: Record<string, unknown>, level: number): void {
    const start = this.#at;
    // A problem inside the key itself is reported on the object.
    this.#depth = level;
    const key = this.#string();
    this.#depth = level + 1;
    this.#path[level] = key;
    if (Object.hasOwn(object, key)) {
      const message = `The key ${quote(key)} appears more than once in this object; keep one.`;
      this.#problem('duplicate-key', message, start);
    }
    if (this.#skipSpace() !== COLON) this.#syntax('":"');
    this.#at += 1;
    const value = this.#value(this.#skipSpace());
    if (key === '__proto__') {
      // Assignment would replace the prototype instead.
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    } else {
      object[key] = value;
    }
  }

  #number(): number {
    const start = this.#at;
    NUMBER.lastIndex = start;
    const literal = NUMBER.exec(this.#text)?.[0];
    if (literal === undefined) this.#syntax('a digit', start + 1);
    this.#at = start + literal.length;
    const next = this.#text.charCodeAt(this.#at);
    // "01", "1.", "1e": the grammar stopped early at something that still belongs to the number.
    if ((next >= ZERO && next <= NINE) || next === 0x2e || next === 0x65 || next === 0x45) {
      this.#stop('syntax', 'This is not a JSON number: no leading zeros, digits after "." and after "e".', start);
    }
    const value = Number(literal);
    const problem = numberProblem(literal, value);
    if (problem !== null) this.#problem(problem.code, problem.message, start);
    return value;
  }

  #string(): string {
    const text = this.#text;
    const start = this.#at + 1;
    let at = start;
    for (;;) {
      const char = text.charCodeAt(at);
      if (char === QUOTE) {
        this.#at = at + 1;
        return text.slice(start, at);
      }
      if (char === BACKSLASH) return this.#escapedString(start, at);
      // NaN at the end of the text fails this comparison too.
      if (!(char >= 0x20)) this.#badStringCharacter(at);
      at += 1;
    }
  }

  #badStringCharacter(at: number): never {
    if (at >= this.#text.length) this.#syntax('the closing quote of a text', at);
    this.#stop('control-character', 'A text contains a raw control character; write it as an escape.', at);
  }

  /** The slow path of a string, from its first backslash on. */
  #escapedString(start: number, firstEscape: number): string {
    const text = this.#text;
    let out = text.slice(start, firstEscape);
    let from = firstEscape;
    let at = firstEscape;
    for (;;) {
      const char = text.charCodeAt(at);
      if (char === QUOTE) {
        this.#at = at + 1;
        return out + text.slice(from, at);
      }
      if (char === BACKSLASH) {
        out += text.slice(from, at) + this.#escape(at);
        at = this.#at;
        from = at;
      } else if (char >= 0x20) {
        at += 1;
      } else {
        this.#badStringCharacter(at);
      }
    }
  }

  /** Decodes the escape at `at` and leaves `#at` behind it. */
  #escape(at: number): string {
    const kind = this.#text.charCodeAt(at + 1);
    if (kind !== LETTER_U) {
      const simple = SIMPLE_ESCAPES.get(kind);
      if (simple === undefined) this.#syntax('an escape such as \\n or \\u0041', Math.min(at + 1, this.#text.length));
      this.#at = at + 2;
      return simple;
    }
    const unit = this.#hexUnit(at);
    this.#at = at + 6;
    if (unit < 0xd800 || unit > 0xdfff) return String.fromCharCode(unit);
    if (unit <= 0xdbff && this.#text.startsWith('\\u', at + 6)) {
      const low = this.#hexUnit(at + 6);
      if (low >= 0xdc00 && low <= 0xdfff) {
        this.#at = at + 12;
        return String.fromCharCode(unit, low);
      }
    }
    this.#problem('lone-surrogate', 'A text contains half of a surrogate pair, which is no character; remove it.', at);
    return String.fromCharCode(unit);
  }

  #hexUnit(at: number): number {
    const digits = this.#text.slice(at + 2, at + 6);
    if (!HEX4.test(digits)) this.#syntax('an escape of four hex digits such as \\u0041', at);
    return Number.parseInt(digits, 16);
  }
}

function codePointAt(text: string, offset: number): string {
  return String.fromCodePoint(text.codePointAt(offset) ?? 0xfffd);
}
