/** Which field names a zod schema knows at a path, for "did you mean". */

import type * as z from 'zod';

type Schema = z.core.$ZodTypes;

/** Names of the fields of the object (or of every alternative of a union) that stands at `path`; possibly none. */
export function knownFields(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let current = alternatives(schema as Schema);
  for (const step of path) current = current.flatMap((each) => children(each, step)).flatMap(alternatives);
  return [
    ...new Set(current.flatMap((each) => (each._zod.def.type === 'object' ? Object.keys(each._zod.def.shape) : []))),
  ];
}

/** A schema without its wrappers; a union as all of its alternatives. */
function alternatives(schema: Schema): Schema[] {
  const { def } = schema._zod;
  switch (def.type) {
    case 'union':
      return def.options.flatMap((option) => alternatives(option as Schema));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return alternatives(def.innerType as Schema);
    case 'lazy':
      return alternatives(def.getter() as Schema);
    case 'pipe':
      return alternatives(def.in as Schema);
    default:
      return [schema];
  }
}

function children(schema: Schema, step: PropertyKey): Schema[] {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object': {
      const name = String(step);
      return Object.hasOwn(def.shape, name) ? [def.shape[name] as Schema] : [];
    }
    case 'array':
      return [def.element as Schema];
    case 'record':
      return [def.valueType as Schema];
    case 'tuple': {
      const item = def.items[Number(step)] ?? def.rest;
      return item === null ? [] : [item as Schema];
    }
    default:
      return [];
  }
}
