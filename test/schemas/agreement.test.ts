/**
 * The published schemas against the code: ajv on `schemas/*.schema.json` and zod on its source must give one answer on
 * every document, or an editor accepts what the command line refuses. Where `validate` itself goes by a published schema
 * (`conform`), so must that, on the schema as it is and on the one that the bundles hold.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { leanSchema, type Json } from '../../scripts/lean-schema.ts';
import { generateSchema, renderSchema, SCHEMAS } from '../../scripts/schema-registry.ts';
import { conform, KEYWORDS, type JsonSchema } from '../../src/protocol/json-schema.ts';
import { validate as validateSource } from '../../src/protocol/validate.ts';
import { mutated, sweep } from './mutations.ts';
import { samplesOf } from './samples.ts';

const names = Object.keys(SCHEMAS);

function compile(name: string) {
  const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true, validateSchema: true });
  addFormatsModule.default(ajv);
  return ajv.compile(generateSchema(name));
}

/** Formats that `conform` knows every keyword of; the first four are those that commands read by it. */
const SATISFIABLE = ['campaign', 'fixture', 'rubric', 'policy'];

/** ajv's answer, and an error when `conform` has another one. */
function compileAll(name: string): ReturnType<typeof compile> {
  const byAjv = compile(name);
  if (!SATISFIABLE.includes(name)) return byAjv;
  const published = generateSchema(name) as JsonSchema;
  const bundled = leanSchema(published as Json) as JsonSchema;
  const all = (document: unknown): boolean => {
    const accepted = byAjv(document);
    // What no file can hold, since it is no JSON, is nothing to agree on.
    const json: unknown = JSON.parse(JSON.stringify(document));
    const text = JSON.stringify(json);
    // The reader refuses this key before anybody is asked.
    if (text.includes('"__proto__":')) return accepted;
    const expected = byAjv(json) ? JSON.stringify(SCHEMAS[name]!.parse(json)) : undefined;
    for (const [what, schema] of Object.entries({ published, bundled })) {
      // Keys in zod's order too: a prompt holds the text of a contract.
      if (JSON.stringify(conform(schema, json)?.value) !== expected) throw new Error(`${what}: differs on ${text}`);
    }
    return accepted;
  };
  return Object.assign(all, byAjv);
}

describe.each(names)('%s', (name) => {
  const validate = compileAll(name);
  const source = SCHEMAS[name]!;

  test('says what it is and what every field means', () => {
    const schema = generateSchema(name);
    const ajv = new Ajv2020({ strict: false });
    expect(Object.keys(schema).slice(0, 4)).toEqual(['$schema', '$id', 'title', 'description']);
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(String(schema['$id'])).toBe(`https://equipoise.dev/schemas/${name}.schema.json`);
    for (const [path, field] of fieldsOf(schema, '')) {
      expect(field['description'] ?? field['$ref'], path).toMatch(/./);
      for (const example of (field['examples'] as unknown[] | undefined) ?? []) {
        expect(ajv.validate({ ...field, $defs: schema['$defs'] }, example), `${path}: ${String(example)}`).toBe(true);
      }
    }
  });

  test('accepts its samples, as the code does', () => {
    const samples = samplesOf(name);
    expect(samples).not.toHaveLength(0);
    for (const sample of samples) {
      expect(validate(sample), JSON.stringify(validate.errors)).toBe(true);
      expect(source.safeParse(sample).error).toBeUndefined();
    }
  });

  test('agrees with the code on every edge, one at a time', () => {
    expect([...disagreeing(name, validate)]).toEqual([]);
  });

  test('agrees with the code on documents with several changes', () => {
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(mutated(samplesOf(name)), (document) => {
        const accepted = validate(document);
        verdicts[accepted ? 'accepted' : 'refused'] += 1;
        return agree(source, accepted, document);
      }),
      { numRuns: 800 },
    );
    // A generator whose documents all share one fate would compare nothing.
    expect(verdicts.accepted).toBeGreaterThan(40);
    expect(verdicts.refused).toBeGreaterThan(40);
  });
});

describe('the schemas that commands go by', () => {
  test.each(SATISFIABLE)('%s has no keyword that is not known there', (name) => {
    for (const schema of [generateSchema(name), leanSchema(generateSchema(name) as Json)]) {
      expect([...keywordsOf(schema)].filter((keyword) => !KEYWORDS.has(keyword))).toEqual([]);
    }
  });

  test.each(SATISFIABLE)('%s is a third as long in the bundles, and says nothing twice', (name) => {
    const lean = leanSchema(generateSchema(name) as Json);
    expect(JSON.stringify(lean).length).toBeLessThan(renderSchema(name).length / 2);
    expect(JSON.stringify(lean)).not.toMatch(/"(?:title|description|examples)":"/u);
  });

  test('an unknown keyword, type or definition is an error and no acceptance', () => {
    expect(() => conform({ type: 'tuple' }, [])).toThrow(TypeError);
    expect(() => conform({}, 1)).toThrow(TypeError);
    expect(() => conform({ $ref: '#/$defs/other' }, 1)).toThrow(TypeError);
    expect([...keywordsOf({ type: 'object', patternProperties: { a: {} } })]).toContain('patternProperties');
  });
});

describe('the comparison notices a schema that is a little wrong', () => {
  const text = JSON.stringify(generateSchema('campaign'));
  test.each<[what: string, find: string, put: string]>([
    ['a bound one too high', '"maximum":100,', '"maximum":101,'],
    ['a bound left out', '"minimum":5,', ''],
    ['open objects', '"additionalProperties":false', '"additionalProperties":true'],
    ['an optional field', '"required":["schemaVersion",', '"required":['],
    ['one category more', '"browser-test-planning"]', '"browser-test-planning",""]'],
    ['a length one too short', '{1,64}', '{1,63}'],
    ['a pattern without its rule against credentials', String.raw`(?!.*\\b(?:[Ss]`, String.raw`(?!.*\\b(?:[S]`],
  ])('%s', (_what, find, put) => {
    expect(text).toContain(find);
    const wrong = new Ajv2020({ strict: false }).compile(JSON.parse(text.replace(find, put)) as object);
    expect(disagreeing('campaign', wrong).next().done).toBe(false);
  });
});

describe('scripts/schemas.ts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'equipoise-schemas-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  // The scripts are TypeScript, which needs the Node 24 that the development dependencies bring.
  const node = join(import.meta.dirname, '../../node_modules/.bin/node');
  const script = join(import.meta.dirname, '../../scripts/schemas.ts');
  const check = () => spawnSync(node, [script, '--check', '--out', folder], { encoding: 'utf8' });

  test('writes every schema, finds drift and orphans, and mends both', () => {
    execFileSync(node, [script, '--out', folder]);
    for (const name of names) expect(readFileSync(join(folder, `${name}.schema.json`), 'utf8')).toBe(renderSchema(name));

    writeFileSync(join(folder, 'run.schema.json'), renderSchema('run').replace('"title"', '"titel"'));
    writeFileSync(join(folder, 'old.schema.json'), '{}');
    rmSync(join(folder, 'campaign.schema.json'));
    const drifted = check();
    expect(drifted.status).toBe(1);
    for (const file of ['run', 'old', 'campaign']) expect(drifted.stderr).toContain(`schemas/${file}.schema.json`);

    execFileSync(node, [script, '--out', folder]);
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.schema.json`).sort());
    expect(check()).toMatchObject({ status: 0 });
  });
});

/**
 * Whether a compiled schema gives the code's own answer. A key `__proto__` in a map is the one exception: zod passes
 * over it, ajv does not, and the code's reader refuses it before either is asked.
 */
function agree(source: z.ZodType, accepted: boolean, document: unknown): boolean {
  const byCode = validateSource(source, document).success;
  return accepted === byCode || (byCode && JSON.stringify(document).includes('"__proto__":'));
}

/** Changes of a sample after which the code and a compiled schema differ. */
function* disagreeing(name: string, validate: (document: unknown) => boolean): Generator<string> {
  const source = SCHEMAS[name]!;
  const schema = generateSchema(name);
  for (const sample of samplesOf(name)) {
    for (const { what, document } of sweep(sample, schema)) {
      const accepted = validate(document);
      if (!agree(source, accepted, document)) yield `${what} ${accepted ? 'ajv accepts' : 'zod accepts'}`;
    }
  }
}

/** Every keyword of a schema, wherever it is nested; names of properties and definitions are none. */
function* keywordsOf(schema: unknown): Generator<string> {
  if (Array.isArray(schema)) for (const each of schema) yield* keywordsOf(each);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    yield keyword;
    if (keyword === 'properties' || keyword === '$defs') yield* keywordsOf(Object.values(value as object));
    else if (!['const', 'enum', 'examples', 'required'].includes(keyword)) yield* keywordsOf(value);
  }
}

type Fields = Generator<[path: string, field: Record<string, unknown>]>;

/** Every property of every object in a schema, wherever it is nested. */
function* fieldsOf(schema: unknown, path: string): Fields {
  if (Array.isArray(schema)) for (const each of schema) yield* fieldsOf(each, path);
  if (typeof schema !== 'object' || schema === null) return;
  const { properties, $defs, ...rest } = schema as Record<string, Record<string, unknown>>;
  for (const [name, field] of Object.entries(properties ?? {})) {
    yield [`${path}.${name}`, field as Record<string, unknown>];
    yield* fieldsOf(field, `${path}.${name}`);
  }
  for (const [name, each] of Object.entries($defs ?? {})) yield* fieldsOf(each, `${path}#${name}`);
  for (const key of ['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', 'additionalProperties']) yield* fieldsOf(rest[key], path);
}
