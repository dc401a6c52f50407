/**
 * What of a published JSON Schema the bundles need: its constraints. Words for people stay in `schemas/`, and a part that
 * stands in it twice becomes one definition, for every kilobyte is read and compiled at each start of the command line.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const WORDS = new Set(['$schema', '$id', 'title', 'description', 'examples']);
/** Keywords whose value is a map from names to schemas: its keys are no keywords. */
const MAPS = new Set(['properties', '$defs']);
/** Keywords whose value is data. */
const DATA = new Set(['const', 'enum', 'required']);
/** Shorter parts are not worth a reference. */
const WORTH = 60;

/** An equivalent schema without words and repetitions. */
export function leanSchema(schema: Json): Json {
  const bare = withoutWords(schema);
  const counts = new Map<string, number>();
  visit(bare, (part) => {
    const text = JSON.stringify(part);
    if (text.length > WORTH) counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  const repeated = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
  const names = new Map(repeated.map((text, index) => [text, `repeated${index}`]));
  const shared = repeated.map((text): [string, Json] => [
    names.get(text) ?? '',
    refer(JSON.parse(text) as Json, names, true),
  ]);
  const root = refer(bare, names, true) as Record<string, Json>;
  return { ...root, $defs: { ...(root['$defs'] as Record<string, Json> | undefined), ...Object.fromEntries(shared) } };
}

function map(schema: Json, change: (part: Json) => Json): Json {
  if (Array.isArray(schema)) return schema.map(change);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]): [string, Json] => {
      if (DATA.has(key)) return [key, value];
      if (!MAPS.has(key)) return [key, change(value)];
      return [
        key,
        Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, change(part as Json)])),
      ];
    }),
  );
}

function withoutWords(schema: Json): Json {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return map(schema, withoutWords);
  return map(Object.fromEntries(Object.entries(schema).filter(([key]) => !WORDS.has(key))), withoutWords);
}

function visit(schema: Json, see: (part: Json) => void): void {
  map(schema, (part) => {
    if (isSchema(part)) see(part);
    visit(part, see);
    return part;
  });
}

function isSchema(part: Json): boolean {
  return typeof part === 'object' && part !== null && ('type' in part || 'oneOf' in part);
}

function refer(schema: Json, names: ReadonlyMap<string, string>, inside = false): Json {
  const name = !inside && isSchema(schema) ? names.get(JSON.stringify(schema)) : undefined;
  return name === undefined ? map(schema, (part) => refer(part, names)) : { $ref: `#/$defs/${name}` };
}
