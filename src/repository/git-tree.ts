/** Tree objects as they are: rows of `mode SP name NUL id`, names as bytes, nothing interpreted. */

export interface RawEntry {
  /** As stored, such as `100644`, `40000`. */
  readonly mode: string;
  readonly name: Buffer;
  readonly oid: string;
}

const ID_BYTES = 20;

/** All entries in stored order; null when the bytes are no tree. SHA-1 ids. */
export function parseTree(tree: Buffer): RawEntry[] | null {
  const entries: RawEntry[] = [];
  let at = 0;
  while (at < tree.length) {
    const space = tree.indexOf(0x20, at);
    const end = tree.indexOf(0x00, space + 1);
    if (space < 0 || end < 0 || end + 1 + ID_BYTES > tree.length) return null;
    const id = end + 1;
    entries.push({
      mode: tree.toString('latin1', at, space),
      name: tree.subarray(space + 1, end),
      oid: tree.toString('hex', id, id + ID_BYTES),
    });
    at = id + ID_BYTES;
  }
  return entries;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A name as text; null when it is not UTF-8. */
export function nameText(name: Buffer): string | null {
  try {
    return UTF8.decode(name);
  } catch {
    return null;
  }
}

/** A name for a message even when it is no text: undecodable bytes become U+FFFD. */
export function shownName(name: Buffer): string {
  return name.toString('utf8');
}

/** The items by a key, both in the order they came. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
