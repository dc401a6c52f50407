/** The zod sources and the JSON Schemas generated from them accept the same documents. */

import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fixtureSchema } from '../../src/trial/fixture.ts';
import { rubricSchema } from '../../src/trial/rubric.ts';
import { templateTrial } from '../../src/trial/templates.ts';
import { editable } from './support/trials.ts';

function validator(schema: z.ZodType): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true });
  return ajv.compile(z.toJSONSchema(schema));
}

/** Values near what fields hold: wrong types, edges, look-alikes. */
const replacement = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    0,
    1,
    -1,
    1.5,
    100,
    101,
    1e21,
    '',
    ' ',
    'a',
    'A-b',
    'low',
    'a\nb',
    'a\u200B',
    '\u{1F600}'.repeat(130),
    '\u{1F600}'.repeat(257),
    null,
    [],
    {},
  ),
  fc.string({ maxLength: 300 }),
);

type Json = Record<string, unknown> | unknown[];

/** All containers of a document with their keys. */
function places(value: unknown): { holder: Json; key: string | number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [
    { holder: value as Json, key },
    ...places((value as Record<string | number, unknown>)[key]),
  ]);
}

function mutate(document: unknown, where: number, kind: number, value: unknown): unknown {
  const all = places(document);
  const place = all[where % all.length];
  if (place === undefined) return value;
  const holder = place.holder as Record<string | number, unknown>;
  if (kind === 0) holder[place.key] = value;
  else if (kind === 1) Object.defineProperty(holder, 'extra', { value, enumerable: true });
  else if (kind === 2 && Array.isArray(holder)) holder.splice(Number(place.key), 1);
  else if (kind === 2) Reflect.deleteProperty(holder, place.key);
  else if (Array.isArray(place.holder)) place.holder.push(...place.holder.slice(0, 30));
  return document;
}

describe.each([
  ['fixture', fixtureSchema],
  ['rubric', rubricSchema],
] as const)('the schema of a %s', (part, schema) => {
  const byAjv = validator(schema);

  it('accepts the templates', () => {
    for (const category of ['code-review-coverage', 'workflow-adherence'] as const) {
      expect(byAjv(templateTrial(category)?.[part])).toBe(true);
    }
  });

  it('agrees with the zod source on changed documents', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        fc.constantFrom('code-review-coverage' as const, 'workflow-adherence' as const),
        fc.nat(),
        fc.integer({ min: 0, max: 3 }),
        replacement,
        (category, where, kind, value) => {
          const document = editable(mutate(editable(templateTrial(category)?.[part]), where, kind, value));
          const byZod = schema.safeParse(document).success;
          if (byZod) accepted += 1;
          expect(byAjv(document)).toBe(byZod);
        },
      ),
      { numRuns: 600 },
    );
    expect(accepted).toBeGreaterThan(20);
    expect(accepted).toBeLessThan(550);
  });
});
