/**
 * Canonical JSON (RFC 8785): the text whose hash names a campaign, a schedule or a route.
 *
 * Keys are ordered by UTF-16 code unit (RFC 8785, 3.2.3). The protocol's first implementation orders them with the
 * locale of the machine, which gives other hashes under Czech or Slovak settings; for every key of the protocol the
 * two orders are equal, so the hashes are too.
 */

/** Deeper values are refused: nothing of ours nests further, and the writer recurses. */
const MAX_DEPTH = 256;

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * The RFC 8785 text of a JSON value.
 *
 * @throws TypeError for what JSON cannot carry: undefined (also as a property), functions, symbols, bigints, NaN and
 * infinities, lone surrogates, holes in arrays, class instances, cycles and nesting beyond 256 levels. Dropping such
 * a value silently would let two different objects share a hash.
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

/** UTF-8 bytes of {@link canonicalJson}. */
export function canonicalBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(canonicalJson(value));
}

function write(value: unknown, depth: number): string {
  switch (typeof value) {
    case 'string':
      return writeString(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`Canonical JSON cannot carry the number ${String(value)}.`);
      // ECMAScript's number text is what RFC 8785 (3.2.2.3) demands; negative zero comes out as 0.
      return String(value === 0 ? 0 : value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (depth >= MAX_DEPTH) throw new TypeError('Canonical JSON: the value is cyclic or nested too deeply.');
      return Array.isArray(value) ? writeArray(value, depth + 1) : writeObject(value, depth + 1);
    default:
      throw new TypeError(`Canonical JSON cannot carry a value of type ${typeof value}.`);
  }
}

function writeString(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new TypeError('Canonical JSON cannot carry a lone surrogate.');
  return JSON.stringify(text);
}

function writeArray(items: readonly unknown[], depth: number): string {
  let out = '[';
  // Counted, not iterated: a hole must reach write() as undefined and be refused.
  for (let index = 0; index < items.length; index += 1) out += (index === 0 ? '' : ',') + write(items[index], depth);
  return `${out}]`;
}

function writeObject(object: object, depth: number): string {
  const prototype: unknown = Object.getPrototypeOf(object);
  // A Date, Map or class instance would be written as the bare object of its fields.
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError('Canonical JSON can carry plain objects only.');
  }
  const record = object as Readonly<Record<string, unknown>>;
  let out = '{';
  let first = true;
  // The default sort compares UTF-16 code units, which is the order of RFC 8785.
  for (const key of Object.keys(record).sort()) {
    out += `${first ? '' : ','}${writeString(key)}:${write(record[key], depth)}`;
    first = false;
  }
  return `${out}}`;
}
