/** Documents close to valid ones: the places where two validators could disagree. */

import * as fc from 'fast-check';

type Path = readonly (string | number)[];

const EDGE_TEXTS = [
  '',
  ' ',
  'a',
  ' a',
  'a ',
  'A',
  'a/b',
  'a//b',
  '../a',
  './a',
  '~/a',
  'C:/a',
  'a\nb',
  'a\u0000',
  'a\u0085',
  'a\u2028',
  'é',
  '\u{1f600}',
  '\ufeffa',
  'sk-12345678',
  'api_key',
  'password: x',
  'https://a.example/v1',
  '2026-02-29T00:00:00.000Z',
  '2024-02-29T00:00:00.000Z',
  '2024-02-29T00:00:00Z',
  '0.10',
  '0.1',
  '1e3',
  '-1',
  '__proto__',
  'a'.repeat(40),
  'a'.repeat(64),
  `sha256:${'a'.repeat(64)}`,
];
/** Around the lengths that the formats bound. */
const LENGTHS = [24, 40, 48, 64, 120, 128, 256, 300, 500, 512, 1000, 2000, 4000].flatMap((length) => [length - 1, length, length + 1]);
const UNITS = ['x', '\u{1f600}'];
const LONG_TEXTS = LENGTHS.flatMap((length) => UNITS.map((unit) => unit.repeat(length)));
const EDGE_NUMBERS = [0, 1, -1, 0.5, 1e-7, 1e21, 2 ** 53 - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e308];

const text = fc.oneof(
  fc.constantFrom(...EDGE_TEXTS),
  fc.constantFrom(...LONG_TEXTS),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const number = fc.oneof(fc.constantFrom(...EDGE_NUMBERS), fc.integer({ min: -2, max: 2_000_001 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}), fc.jsonValue({ maxDepth: 2 }));

/** What a value can become: something like it, or anything else. */
const change = fc.record({
  pick: fc.nat(),
  kind: fc.constantFrom('near', 'near', 'near', 'near', 'replace', 'remove', 'add', 'repeat', 'swap'),
  near: fc.nat(),
  text,
  number,
  anything,
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** A valid document with one to three changes. */
export function mutated(samples: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([sample, changes]) => changes.reduce<unknown>((document, each) => apply(structuredClone(document), each), sample));
}

function apply(document: unknown, step: Change): unknown {
  const paths = [...walk(document, [])];
  const path = paths[step.pick % paths.length] ?? [];
  const last = path.at(-1);
  if (last === undefined) return step.kind === 'replace' ? step.anything : add(document, step);
  const parent = at(document, path.slice(0, -1)) as Record<string | number, unknown>;
  const value = parent[last];
  switch (step.kind) {
    case 'remove':
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else Reflect.deleteProperty(parent, last);
      break;
    case 'repeat':
      if (Array.isArray(parent)) parent.push(...Array.from({ length: 1 + (step.near % 70) }, () => structuredClone(value)));
      break;
    case 'swap': {
      const other = paths[step.near % paths.length] ?? [];
      parent[last] = structuredClone(at(document, other));
      break;
    }
    case 'add':
      add(value, step);
      break;
    case 'replace':
      parent[last] = step.anything;
      break;
    case 'near':
      parent[last] = nearby(value, step);
  }
  return document;
}

function add(target: unknown, step: Change): unknown {
  if (Array.isArray(target)) target.push(step.anything);
  else if (typeof target === 'object' && target !== null) defined(target, step.text, step.anything);
  return target;
}

function nearby(value: unknown, step: Change): unknown {
  const choose = <T>(...options: readonly T[]) => options[step.near % options.length];
  switch (typeof value) {
    case 'string':
      return choose<unknown>(step.text, value + value, value.slice(1), `${value}\n`, value.toUpperCase(), value.replace(/.$/u, ''), step.text);
    case 'number':
      return choose<unknown>(step.number, value + 1, value - 1, value + 0.5, -value - 1, value * 10, String(value), step.number);
    case 'boolean':
      return choose<unknown>(!value, null, 1, 'true');
    default:
      return choose<unknown>(null, step.anything, value);
  }
}

function at(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], document);
}

/** One change of a sample: what was done, and the document to look at before the next is asked for. */
export interface Edge {
  readonly what: string;
  readonly document: unknown;
}

/**
 * Every single change of a sample that lies on an edge: each scalar replaced by each edge text or number (and by the
 * bounds, constants and names that the schema itself states, one off included), each value by one of another kind, each
 * field removed, each object given one more. Of an array only the first entries.
 */
export function* sweep(original: unknown, schema: unknown): Generator<Edge> {
  // Boxed, so that the whole document is a field like any other.
  const box = structuredClone({ document: original });
  const stated = [...new Set(valuesOf(schema))];
  const bounds = stated.filter((value) => typeof value === 'number').flatMap((bound) => [bound - 1, bound, bound + 1, bound + 0.5]);
  const texts = new Set([...EDGE_TEXTS, ...stated.filter((value) => typeof value === 'string'), ...LONG_TEXTS]);
  const numbers = new Set([...EDGE_NUMBERS, ...bounds]);
  const kinds: readonly unknown[] = [null, true, false, 0, 1.5, '', [], {}, [null], { a: 1 }];
  // Long documents repeat themselves: one entry of each array is enough there.
  const paths = [...walk(box, [], 2)];
  for (const path of (paths.length > 150 ? [...walk(box, [], 1)] : paths).slice(1)) {
    const parent = at(box, path.slice(0, -1)) as Record<string | number, unknown>;
    const last = path.at(-1) ?? '';
    const value = parent[last];
    const edges: Iterable<unknown> = typeof value === 'string' ? texts : typeof value === 'number' ? numbers : [];
    for (const to of [...edges, ...kinds, ...reshaped(value)]) {
      parent[last] = to;
      yield { what: `${path.slice(1).join('.')}: ${JSON.stringify(to).slice(0, 100)}`, document: box.document };
    }
    parent[last] = value;
  }
}

/** An object or array with one entry more, or without one of its entries. */
function* reshaped(value: unknown): Generator {
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    yield [...items, 1];
    yield [...items, ...items];
    for (const index of items.keys()) yield items.toSpliced(index, 1);
  } else if (typeof value === 'object' && value !== null) {
    yield defined({ ...value }, 'extra', 1);
    yield defined({ ...value }, '__proto__', 1);
    for (const key of Object.keys(value)) yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
}

/** Defined, not assigned: "__proto__" must arrive as the own property that a parser would make of it. */
function defined(target: object, key: string, value: unknown): object {
  return Object.defineProperty<object>(target, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Bounds, constants and names that a schema states anywhere. */
function* valuesOf(schema: unknown): Generator {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (Array.isArray(value) && key === 'enum') yield* value as unknown[];
    else if (['const', 'minimum', 'maximum', 'minLength', 'maxLength'].includes(key)) yield value;
    else yield* valuesOf(value);
  }
}

function* walk(value: unknown, path: Path, most = Infinity): Generator<Path> {
  yield path;
  if (Array.isArray(value)) for (const [index, item] of (value as unknown[]).slice(0, most).entries()) yield* walk(item, [...path, index], most);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* walk(item, [...path, key], most);
  }
}
