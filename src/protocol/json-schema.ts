/**
 * Whether a value satisfies one of the published schemas (`schemas/*.schema.json`), and nothing more: no messages, no
 * compiler. zod, which the schemas are generated from, says what is wrong with a value; but loading it and building its
 * schemas takes longer than everything else that a short command does, and a sound file needs no words.
 *
 * Only the keywords that those schemas use are known (draft 2020-12). Tests hold the answers against zod's and ajv's on
 * thousands of documents, and refuse a schema with any other keyword.
 */

import { isObject } from './plain-object.ts';

export interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly oneOf?: readonly JsonSchema[];
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: boolean | JsonSchema;
}

/** Keywords that are looked at, or that say nothing about values. A schema with any other is not for `conform`. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...['$schema', '$id', '$defs', 'title', 'description', 'examples'],
  ...['$ref', 'oneOf', 'type', 'const', 'enum', 'pattern', 'minimum', 'maximum', 'items', 'minItems', 'maxItems'],
  ...['properties', 'required', 'propertyNames', 'additionalProperties'],
]);

const DEFINITION = '#/$defs/';
const patterns = new Map<string, RegExp>();

/** Stands for a value that the schema refuses; no JSON value is equal to it. */
const REFUSED = Symbol('refused');

/**
 * The value with its keys in the schema's order, as zod returns it; null when the schema refuses it. The order is part of
 * the result: a prompt holds the text of a contract, and both readings of a file must lead to one prompt.
 *
 * @param schema a whole published schema
 * @throws TypeError when the schema uses what is not known here
 */
export function conform(schema: JsonSchema, value: unknown): { readonly value: unknown } | null {
  const conforming = check(schema, value, schema.$defs ?? {});
  return conforming === REFUSED ? null : { value: conforming };
}

type Definitions = Readonly<Record<string, JsonSchema>>;

function check(schema: JsonSchema, value: unknown, definitions: Definitions): unknown {
  if (schema.$ref !== undefined) return check(definitionOf(schema.$ref, definitions), value, definitions);
  if (schema.oneOf !== undefined) return checkOneOf(schema.oneOf, value, definitions);
  if ('const' in schema) return value === schema.const ? value : REFUSED;
  if (schema.enum !== undefined) return schema.enum.includes(value) ? value : REFUSED;
  switch (schema.type) {
    case 'array':
      return Array.isArray(value) ? checkArray(schema, value, definitions) : REFUSED;
    case 'object':
      return isObject(value) ? checkObject(schema, value, definitions) : REFUSED;
    default:
      return isScalar(schema, value) ? value : REFUSED;
  }
}

function definitionOf(reference: string, definitions: Definitions): JsonSchema {
  const found = reference.startsWith(DEFINITION) ? definitions[reference.slice(DEFINITION.length)] : undefined;
  if (found === undefined) throw new TypeError(`The schema has no ${reference}.`);
  return found;
}

function isScalar(schema: JsonSchema, value: unknown): boolean {
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && (schema.pattern === undefined || compiled(schema.pattern).test(value));
    case 'integer':
      return Number.isInteger(value) && within(schema, value as number);
    case 'number':
      return Number.isFinite(value) && within(schema, value as number);
    case 'boolean':
      return typeof value === 'boolean';
    default:
      throw new TypeError(`The type ${String(schema.type)} is not known here.`);
  }
}

function within({ minimum, maximum }: JsonSchema, value: number): boolean {
  return (minimum === undefined || value >= minimum) && (maximum === undefined || value <= maximum);
}

function compiled(source: string): RegExp {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(source, 'u');
  patterns.set(source, pattern);
  return pattern;
}

function checkOneOf(options: readonly JsonSchema[], value: unknown, definitions: Definitions): unknown {
  let found: unknown = REFUSED;
  for (const option of options) {
    const conforming = check(option, value, definitions);
    if (conforming === REFUSED) continue;
    if (found !== REFUSED) return REFUSED;
    found = conforming;
  }
  return found;
}

function checkArray(schema: JsonSchema, value: readonly unknown[], definitions: Definitions): unknown {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems || value.length > maxItems) return REFUSED;
  if (items === undefined) return value;
  const result: unknown[] = [];
  for (const item of value) {
    const conforming = check(items, item, definitions);
    if (conforming === REFUSED) return REFUSED;
    result.push(conforming);
  }
  return result;
}

function checkObject(schema: JsonSchema, value: Readonly<Record<string, unknown>>, definitions: Definitions): unknown {
  const { properties = {}, required, propertyNames, additionalProperties = true } = schema;
  if (required !== undefined) for (const name of required) if (!Object.hasOwn(value, name)) return REFUSED;
  const names = Object.keys(value);
  // No reader of ours lets this key through; assigned below, it would become the prototype.
  if (names.includes('__proto__')) return REFUSED;
  if (propertyNames !== undefined && names.some((name) => check(propertyNames, name, definitions) === REFUSED)) {
    return REFUSED;
  }
  const others = names.filter((name) => !Object.hasOwn(properties, name));
  if (others.length > 0 && additionalProperties === false) return REFUSED;
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) continue;
    const conforming = check(field, value[name], definitions);
    if (conforming === REFUSED) return REFUSED;
    result[name] = conforming;
  }
  for (const name of others) {
    const conforming =
      typeof additionalProperties === 'boolean' ? value[name] : check(additionalProperties, value[name], definitions);
    if (conforming === REFUSED) return REFUSED;
    result[name] = conforming;
  }
  return result;
}
