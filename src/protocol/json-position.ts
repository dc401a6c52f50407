/**
 * Positions in a JSON text, worked out only when there is something to say.
 *
 * The text has been read before, so this walk may assume that it is JSON (or stop where it is not): it keeps, for
 * every value and key, the offset at which it starts.
 */

/** 1-based line and column; columns count UTF-16 code units, as editors and annotations do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

interface Node {
  readonly offset: number;
  readonly keyOffset: number;
  /** Children by key or index; the first of two equal keys. */
  readonly children: Map<string, Node> | null;
}

export class PositionIndex {
  readonly #text: string;
  #lineStarts: readonly number[] | null = null;
  #root: Node | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** The place of an offset. Lines end with LF, CRLF or CR. */
  place(offset: number): Place {
    this.#lineStarts ??= lineStarts(this.#text);
    const starts = this.#lineStarts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  locate(path: readonly PropertyKey[]): Place {
    return this.place(this.#find(path).offset);
  }

  locateKey(path: readonly PropertyKey[]): Place {
    return this.place(this.#find(path).keyOffset);
  }

  #find(path: readonly PropertyKey[]): Node {
    this.#root ??= buildTree(this.#text);
    let node = this.#root;
    for (const step of path) {
      const child = node.children?.get(String(step));
      if (child === undefined) break;
      node = child;
    }
    return node;
  }
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  return starts;
}

interface OpenNode extends Node {
  readonly children: Map<string, Node>;
  readonly isArray: boolean;
  /** Key of the member whose value comes next, and where that key starts. */
  key: string;
  keyAt: number;
}

/** Builds the tree of offsets without recursion. */
function buildTree(text: string): Node {
  const open: OpenNode[] = [];
  let root: Node | null = null;
  let expectKey = false;
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    const parent = open.at(-1);
    if (' \t\r\n:'.includes(char)) {
      at += 1;
    } else if (char === ',') {
      expectKey = parent?.isArray === false;
      at += 1;
    } else if (char === ']' || char === '}') {
      open.pop();
      expectKey = false;
      at += 1;
    } else if (expectKey && parent !== undefined) {
      const end = stringEnd(text, at);
      parent.key = JSON.parse(text.slice(at, end)) as string;
      parent.keyAt = at;
      expectKey = false;
      at = end;
    } else {
      const node = startNode(text, at, parent);
      attach(parent, node);
      root ??= node;
      if (isOpen(node)) {
        open.push(node);
        expectKey = !node.isArray;
        at += 1;
      } else {
        at = char === '"' ? stringEnd(text, at) : wordEnd(text, at);
      }
    }
  }
  return root ?? { offset: 0, keyOffset: 0, children: null };
}

function startNode(text: string, offset: number, parent: OpenNode | undefined): Node | OpenNode {
  const keyOffset = parent?.isArray === false ? parent.keyAt : offset;
  const char = text.charAt(offset);
  if (char !== '{' && char !== '[') return { offset, keyOffset, children: null };
  return { offset, keyOffset, children: new Map(), isArray: char === '[', key: '', keyAt: offset };
}

function isOpen(node: Node | OpenNode): node is OpenNode {
  return node.children !== null;
}

function attach(parent: OpenNode | undefined, node: Node): void {
  if (parent === undefined) return;
  const key = parent.isArray ? String(parent.children.size) : parent.key;
  if (!parent.children.has(key)) parent.children.set(key, node);
}

/** Offset behind the closing quote of the string that starts at `start`. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const char = text.charAt(at);
    if (char === '"' || char === '') return at + 1;
    at += char === '\\' ? 2 : 1;
  }
}

/** Offset behind a number, `true`, `false` or `null`. */
function wordEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && !' \t\r\n,]}'.includes(text.charAt(at))) at += 1;
  return at;
}
