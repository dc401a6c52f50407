/**
 * Cuts GitHub's published API description down to what the tests' simulated GitHub answers.
 *
 *     node scripts/github-openapi.ts <folder of the unpacked package @octokit/openapi>
 *
 * The package is too large to depend on, so its answers' schemas for exactly the simulator's operations are kept in
 * `test/simulator/openapi.json`, with the package's version and the digest of the file they were taken from. OpenAPI 3.0 is
 * turned into plain JSON Schema; an object that lists its properties is closed, so that an invented field is noticed too.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { DESCRIPTION_PATH, type Description } from '../test/simulator/contract.ts';
import { ROUTES } from '../test/simulator/routes.ts';

type Json = Record<string, unknown>;

const REF = '#/components/schemas/';
const KEPT_FORMATS = new Set(['date-time', 'uri']);
const KEPT = [
  'type',
  'enum',
  'required',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
];
/** GitHub answers null here although its description has no null: the repository of a fork that was deleted. */
const MAY_BE_NULL: readonly (readonly string[])[] = [
  ['pull-request', 'properties', 'head', 'properties', 'repo'],
  ['pull-request-simple', 'properties', 'head', 'properties', 'repo'],
];

const object = (value: unknown): Json => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('Expected an object.');
  return value as Json;
};

function main(): Promise<void> {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Give the folder of the unpacked package @octokit/openapi.');
  const manifest = object(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const bytes = readFileSync(join(folder, 'generated/api.github.com.json'));
  const api = object(JSON.parse(bytes.toString('utf8')));
  const components = object(api['components']);
  const schemas = object(components['schemas']);
  for (const path of MAY_BE_NULL) allowNull(schemas, path);
  const reader = new Reader(schemas, object(components['responses']));
  const operations = Object.fromEntries(
    ROUTES.map(({ operation }) => {
      const [method = '', path = ''] = operation.split(' ');
      const found = object(object(api['paths'])[path])[method.toLowerCase()];
      if (found === undefined) throw new Error(`The description has no ${operation}.`);
      return [operation, reader.statuses(object(object(found)['responses']))] as const;
    }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  for (const name of ['basic-error', 'validation-error']) reader.schema({ $ref: `${REF}${name}` });
  const description: Description = {
    source: {
      package: String(manifest['name']),
      version: String(manifest['version']),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
    operations: operations,
    $defs: reader.definitions(),
  };
  return write(description);
}

async function write(description: Description): Promise<void> {
  const options = await resolveConfig(DESCRIPTION_PATH);
  writeFileSync(DESCRIPTION_PATH, await format(JSON.stringify(description), { ...options, parser: 'json' }));
  console.log(
    `${Object.keys(description.operations).length} operations, ${Object.keys(description.$defs).length} schemas`,
  );
}

function allowNull(schemas: Json, path: readonly string[]): void {
  let holder: Json = schemas;
  for (const step of path.slice(0, -1)) holder = object(holder[step]);
  const last = path.at(-1) ?? '';
  holder[last] = { nullable: true, oneOf: [object(holder[last])] };
}

/** Turns schemas of OpenAPI 3.0 into JSON Schema and collects the named ones that they lead to. */
class Reader {
  readonly #schemas: Json;
  readonly #responses: Json;
  readonly #found = new Map<string, Json>();

  constructor(schemas: Json, responses: Json) {
    this.#schemas = schemas;
    this.#responses = responses;
  }

  statuses(responses: Json): Record<string, Json | null> {
    return Object.fromEntries(
      Object.entries(responses).map(([status, given]) => {
        let response = object(given);
        const ref = response['$ref'];
        if (typeof ref === 'string') response = object(this.#responses[ref.slice('#/components/responses/'.length)]);
        const content = response['content'];
        if (content === undefined) return [status, null];
        const json = object(content)['application/json'];
        return [status, json === undefined ? null : this.schema(object(object(json)['schema']))];
      }),
    );
  }

  definitions(): Record<string, Json> {
    return Object.fromEntries([...this.#found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  schema(given: Json): Json {
    const ref = given['$ref'];
    if (typeof ref === 'string') {
      const name = ref.slice(REF.length);
      if (!this.#found.has(name)) {
        // Taken note of before its own references are followed: schemas lead back to themselves.
        this.#found.set(name, {});
        this.#found.set(name, this.schema(object(this.#schemas[name])));
      }
      return { $ref: `github#/$defs/${name}` };
    }
    const schema = this.#plain(given);
    if (given['nullable'] !== true) return schema;
    if (typeof schema['type'] !== 'string') return { anyOf: [schema, { type: 'null' }] };
    const values = schema['enum'];
    return {
      ...schema,
      type: [schema['type'], 'null'],
      ...(Array.isArray(values) && !values.includes(null) ? { enum: [...(values as unknown[]), null] } : {}),
    };
  }

  #plain(given: Json): Json {
    const schema: Json = {};
    for (const key of KEPT) if (given[key] !== undefined) schema[key] = given[key];
    if (typeof given['format'] === 'string' && KEPT_FORMATS.has(given['format'])) schema['format'] = given['format'];
    for (const key of ['allOf', 'anyOf', 'oneOf']) {
      const parts = given[key];
      if (Array.isArray(parts)) schema[key] = parts.map((part) => this.schema(object(part)));
    }
    if (given['items'] !== undefined) schema['items'] = this.schema(object(given['items']));
    const { properties, additionalProperties } = given;
    if (properties !== undefined) {
      schema['properties'] = Object.fromEntries(
        Object.entries(object(properties)).map(([name, property]) => [name, this.schema(object(property))]),
      );
      if (given['allOf'] === undefined && given['anyOf'] === undefined) schema['additionalProperties'] = false;
    }
    if (typeof additionalProperties === 'object')
      schema['additionalProperties'] = this.schema(object(additionalProperties));
    else if (additionalProperties !== undefined) schema['additionalProperties'] = additionalProperties;
    return schema;
  }
}

await main();
