/** Reads the part of GraphQL that clients of GitHub write: one operation, variables, arguments, aliases, inline fragments. */

export interface Field {
  readonly kind: 'field';
  readonly alias: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly selections: readonly Selection[];
}

export interface Fragment {
  readonly kind: 'fragment';
  readonly type: string;
  readonly selections: readonly Selection[];
}

export type Selection = Field | Fragment;

export interface Operation {
  readonly type: 'query' | 'mutation';
  readonly selections: readonly Selection[];
}

export class GraphqlSyntaxError extends Error {}

const TOKEN = /[\s,]+|#[^\n]*|(\.\.\.|[!$():=@[\]{|}]|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?|[_A-Za-z]\w*)/uy;

function tokens(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new GraphqlSyntaxError(`Unexpected character at ${at}.`);
    if (match[1] !== undefined) found.push(match[1]);
  }
  return found;
}

/** @param variables values of `$name`; one that is declared but neither given nor defaulted is null. */
export function parseGraphql(text: string, variables: Readonly<Record<string, unknown>>): Operation {
  return new Parser(tokens(text), variables).operation();
}

class Parser {
  readonly #tokens: readonly string[];
  readonly #variables: Readonly<Record<string, unknown>>;
  readonly #declared = new Set<string>();
  #at = 0;

  constructor(found: readonly string[], variables: Readonly<Record<string, unknown>>) {
    this.#tokens = found;
    this.#variables = variables;
  }

  operation(): Operation {
    const type = this.#peek() === '{' ? 'query' : this.#next();
    if (type !== 'query' && type !== 'mutation') throw new GraphqlSyntaxError(`Unexpected ${type}.`);
    if (this.#peek() !== '{' && this.#peek() !== '(') this.#next();
    if (this.#peek() === '(') this.#declarations();
    const selections = this.#selections();
    if (this.#at < this.#tokens.length) throw new GraphqlSyntaxError('One operation per request.');
    return { type, selections };
  }

  /** `($name: Type! = default, …)`; types are believed, and a value that must be there is checked. */
  #declarations(): void {
    this.#expect('(');
    while (this.#peek() !== ')') {
      this.#expect('$');
      const name = this.#next();
      this.#declared.add(name);
      this.#expect(':');
      let required = false;
      while (/^[[\]!\w]/u.test(this.#peek())) required = this.#next() === '!';
      if (required && (this.#variables[name] ?? null) === null) {
        throw new GraphqlSyntaxError(`Variable $${name} was provided invalid value`);
      }
    }
    this.#expect(')');
  }

  #selections(): Selection[] {
    this.#expect('{');
    const found: Selection[] = [];
    while (this.#peek() !== '}') {
      if (this.#peek() === '...') {
        this.#next();
        this.#expect('on');
        found.push({ kind: 'fragment', type: this.#next(), selections: this.#selections() });
        continue;
      }
      const first = this.#next();
      const aliased = this.#peek() === ':';
      if (aliased) this.#next();
      const name = aliased ? this.#next() : first;
      const args = this.#peek() === '(' ? this.#arguments() : {};
      const selections = this.#peek() === '{' ? this.#selections() : [];
      found.push({ kind: 'field', alias: first, name, args, selections });
    }
    this.#expect('}');
    return found;
  }

  #arguments(): Record<string, unknown> {
    this.#expect('(');
    const found: Record<string, unknown> = {};
    while (this.#peek() !== ')') {
      const name = this.#next();
      this.#expect(':');
      found[name] = this.#value();
    }
    this.#expect(')');
    return found;
  }

  #value(): unknown {
    const token = this.#next();
    if (token === '$') {
      const name = this.#next();
      if (!this.#declared.has(name)) throw new GraphqlSyntaxError(`Variable $${name} is used but not declared.`);
      return this.#variables[name] ?? null;
    }
    if (token === '[') {
      const items: unknown[] = [];
      while (this.#peek() !== ']') items.push(this.#value());
      this.#next();
      return items;
    }
    if (token === '{') {
      const object: Record<string, unknown> = {};
      while (this.#peek() !== '}') {
        const name = this.#next();
        this.#expect(':');
        object[name] = this.#value();
      }
      this.#next();
      return object;
    }
    if (token.startsWith('"') || /^-?\d/u.test(token)) return JSON.parse(token);
    if (token === 'true' || token === 'false') return token === 'true';
    // An enum value is its name.
    return token === 'null' ? null : token;
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new GraphqlSyntaxError('Unexpected end of document.');
    this.#at += 1;
    return token;
  }

  #expect(wanted: string): void {
    const token = this.#next();
    if (token !== wanted) throw new GraphqlSyntaxError(`Expected ${wanted}, found ${token}.`);
  }
}
