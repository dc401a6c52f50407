/**
 * The pass that reads a JSON text: builds the value and notes what is wrong, each problem with its offset and path.
 *
 * It recurses once a level, and its caller bounds the levels. What cannot be read ends it; what can be read but must
 * not be trusted (two equal keys, a number that loses digits, half a character) is noted, and the reading goes on.
 */

import { readEscape } from './json-escape.ts';
import { numberProblem } from './json-number.ts';
import { quote } from './quote.ts';
import { MAX_KEYS } from './strict-limits.ts';

/** More problems than this are counted, not listed, so that a hostile file cannot buy megabytes of messages. */
const MAX_PROBLEMS = 100;

/** Something wrong that does not end the reading. */
export interface JsonProblem {
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

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Reads one text once. */
export class JsonReader {
  readonly problems: JsonProblem[] = [];
  problemCount = 0;
  /** Paths of keys `__proto__`: sound JSON, but schemas for maps pass over such a key without a word. */
  readonly protoKeys: (readonly PropertyKey[])[] = [];
  /** True once the text turned out not to be JSON. */
  broken = false;
  readonly #text: string;
  readonly #maxDepth: number;
  readonly #maxValues: number;
  /** Keys and indexes from the root to the value being read; only the first `#depth` entries count. */
  readonly #path: (string | number)[] = [];
  #depth = 0;
  #at = 0;
  #values = 0;

  constructor(text: string, maxDepth: number, maxValues: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
    this.#maxValues = maxValues;
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
    this.#values += 1;
    if (this.#values > this.#maxValues) {
      this.#stop('too-many-values', `The file holds more than ${this.#maxValues} values; split or shorten it.`);
    }
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

  /** Steps into an array or object and returns its level. */
  #enter(): number {
    if (this.#depth >= this.#maxDepth) {
      this.#stop('too-deep', `The value is nested more than ${this.#maxDepth} levels deep.`);
    }
    this.#at += 1;
    return this.#depth;
  }

  #array(): unknown[] {
    const level = this.#enter();
    const items: unknown[] = [];
    let char = this.#skipSpace();
    if (char !== CLOSE_ARRAY) {
      for (;;) {
        this.#path[level] = items.length;
        this.#depth = level + 1;
        items.push(this.#value(char));
        this.#depth = level;
        const after = this.#skipSpace();
        if (after === CLOSE_ARRAY) break;
        if (after !== COMMA) this.#syntax('"," or "]"');
        this.#at += 1;
        char = this.#skipSpace();
      }
    }
    this.#at += 1;
    return items;
  }

  #object(): Record<string, unknown> {
    const level = this.#enter();
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
    return object;
  }

  #member(object: Record<string, unknown>, level: number): void {
    const start = this.#at;
    const key = this.#string();
    this.#path[level] = key;
    this.#depth = level + 1;
    if (Object.hasOwn(object, key)) {
      const message = `The key ${quote(key)} appears more than once in this object; keep one.`;
      this.#problem('duplicate-key', message, start);
    }
    if (this.#skipSpace() !== COLON) this.#syntax('":"');
    this.#at += 1;
    const value = this.#value(this.#skipSpace());
    this.#depth = level;
    if (key === '__proto__') {
      if (this.protoKeys.length < MAX_PROBLEMS) this.protoKeys.push(this.#path.slice(0, level + 1));
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
    const escape = readEscape(this.#text, at);
    if (escape === null) return this.#syntax('an escape such as \\n or \\u0041', at);
    this.#at = escape.end;
    if (escape.lone) {
      const message = 'A text contains half of a surrogate pair, which is no character; remove it.';
      this.#problem('lone-surrogate', message, at);
    }
    return escape.text;
  }
}

function codePointAt(text: string, offset: number): string {
  return String.fromCodePoint(text.codePointAt(offset) ?? 0xfffd);
}
