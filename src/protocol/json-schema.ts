/**
 * Whether a value satisfies one of the published schemas (`schemas/*.schema.json`), and nothing more: no messages, no
 * compiler. zod, which the schemas are generated from, says what is wrong with a value; but loading it and building its
 * schemas takes longer than everything else that a short command does, and a sound file needs no words.
 *
 * Only the keywords that those schemas use are known (draft 2020-12). Tests hold the answers against zod's and ajv's on
 * thousands of documents, and refuse a schema with any other keyword.
 */

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

/** Keywords that are looked at, or that say nothing about values. A schema with any other is not for `satisfies`. */
export const KEYWORDS: ReadonlySet<string> = new Set([
  ...['$schema', '$id', '$defs', 'title', 'description', 'examples'],
  ...['$ref', 'oneOf', 'type', 'const', 'enum', 'pattern', 'minimum', 'maximum', 'items', 'minItems', 'maxItems'],
  ...['properties', 'required', 'propertyNames', 'additionalProperties'],
]);

const DEFINITION = '#/$defs/';
const patterns = new Map<string, RegExp>();

/**
 * @param schema a whole published schema
 * @throws TypeError when the schema uses what is not known here
 */
export function satisfies(schema: JsonSchema, value: unknown): boolean {
  return check(schema, value, schema.$defs ?? {});
}

type Definitions = Readonly<Record<string, JsonSchema>>;

function check(schema: JsonSchema, value: unknown, definitions: Definitions): boolean {
  if (schema.$ref !== undefined) return check(definitionOf(schema.$ref, definitions), value, definitions);
  if (schema.oneOf !== undefined) {
    return schema.oneOf.filter((each) => check(each, value, definitions)).length === 1;
  }
  if ('const' in schema) return value === schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && (schema.pattern === undefined || compiled(schema.pattern).test(value));
    case 'integer':
      return Number.isInteger(value) && within(schema, value as number);
    case 'number':
      return Number.isFinite(value) && within(schema, value as number);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && checkArray(schema, value, definitions);
    case 'object':
      return isObject(value) && checkObject(schema, value, definitions);
    default:
      throw new TypeError(`The type ${String(schema.type)} is not known here.`);
  }
}

function definitionOf(reference: string, definitions: Definitions): JsonSchema {
  const found = reference.startsWith(DEFINITION) ? definitions[reference.slice(DEFINITION.length)] : undefined;
  if (found === undefined) throw new TypeError(`The schema has no ${reference}.`);
  return found;
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

function checkArray(schema: JsonSchema, value: readonly unknown[], definitions: Definitions): boolean {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems || value.length > maxItems) return false;
  return items === undefined || value.every((item) => check(items, item, definitions));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkObject(schema: JsonSchema, value: Readonly<Record<string, unknown>>, definitions: Definitions): boolean {
  const { properties, required, propertyNames, additionalProperties = true } = schema;
  if (required !== undefined) for (const name of required) if (!Object.hasOwn(value, name)) return false;
  for (const name of Object.keys(value)) {
    if (propertyNames !== undefined && !check(propertyNames, name, definitions)) return false;
    const known = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
    const field = known ?? additionalProperties;
    if (typeof field === 'boolean' ? !field : !check(field, value[name], definitions)) return false;
  }
  return true;
}
