/**
 * Counts the steps of a computation without a clock: every step of an iterator, every element that a list method looks
 * at, every byte that is searched, copied or decoded. Enough to see a scan inside a loop, however fast the machine is.
 */

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Cost = (self: unknown, args: readonly unknown[], result: unknown) => number;

const one: Cost = () => 1;
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if ('length' in value && typeof value.length === 'number') return value.length;
  return 1;
};
const whole: Cost = (self) => 1 + sizeOf(self);
const input: Cost = (_, args) => sizeOf(args[0]);
const made: Cost = (_, __, result) => sizeOf(result);
const searched: Cost = (self, args, result) =>
  (typeof result === 'number' && result >= 0 ? result : sizeOf(self)) - (typeof args[1] === 'number' ? args[1] : 0);

const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;
const iteratorOf = (iterable: Iterable<unknown>): object =>
  Object.getPrototypeOf(iterable[Symbol.iterator]()) as object;

const PATCHES: readonly (readonly [owner: object, names: readonly string[], cost: Cost])[] = [
  [iteratorOf([]), ['next'], one],
  [iteratorOf(new Map()), ['next'], one],
  [iteratorOf(new Set()), ['next'], one],
  [Array.prototype, ['map', 'filter', 'every', 'some', 'reduce', 'forEach', 'find', 'findIndex', 'flatMap'], whole],
  [Array.prototype, ['includes', 'indexOf', 'join', 'concat', 'sort'], whole],
  [Array.prototype, ['slice', 'splice'], made],
  [typedArray, ['indexOf', 'lastIndexOf'], searched],
  [typedArray, ['slice', 'set', 'fill'], whole],
  [Map.prototype, ['get', 'set', 'has'], one],
  [Set.prototype, ['has', 'add', 'delete'], one],
  [TextDecoder.prototype, ['decode'], input],
  [JSON, ['parse'], input],
];

/** Steps that `work` takes. */
export function countOperations(work: () => void): number {
  let steps = 0;
  const restore: (() => void)[] = [];
  for (const [owner, names, cost] of PATCHES) {
    const methods = owner as Record<string, Method>;
    for (const name of names) {
      const original = methods[name];
      if (original === undefined) throw new Error(`there is no ${name}`);
      Object.defineProperty(owner, name, {
        configurable: true,
        writable: true,
        value(this: unknown, ...args: unknown[]): unknown {
          const result = Reflect.apply(original, this, args);
          steps += cost(this, args, result);
          return result;
        },
      });
      restore.push(() => {
        Object.defineProperty(owner, name, { configurable: true, writable: true, value: original });
      });
    }
  }
  try {
    work();
  } finally {
    for (const undo of restore) undo();
  }
  return steps;
}
