/**
 * The fixture (`fixture.json`): the synthetic cases that both arms are given. The one reviewed place for prompts.
 *
 * A fixture is bound to its campaign by the SHA-256 of its exact bytes; pair *i* uses case *i* mod *n*.
 */

import * as z from 'zod';
import { CATEGORIES } from '../protocol/campaign.ts';
import { parseDocument, rule } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { portablePath } from '../protocol/safe-path.ts';
import { identifier, text } from '../protocol/scalars.ts';
import { validate } from '../protocol/validate.ts';
import { responseContract } from './contract-schema.ts';
import { FIXTURE_LIMITS, checkCaseIds, checkCase, checkCategory } from './fixture-rules.ts';
import { MAX_BLOCK, block, slug } from './text-schema.ts';

export const FIXTURE_SCHEMA_VERSION = 'equipoise.fixture.v1';

const fixtureFile = z.strictObject({
  path: portablePath.meta({ description: 'How answers name the file.' }),
  content: block(MAX_BLOCK, 0).meta({ description: 'The whole text; lines are separated by line feeds.' }),
});

const fixtureCase = z.strictObject({
  id: slug.meta({ description: 'Names the case in the rubric and in reports.' }),
  prompt: block(20_000).meta({ description: 'The task, as both arms read it.' }),
  files: z.array(fixtureFile).max(40).meta({ description: 'Shown to the model with numbered lines.' }),
  responseSchema: responseContract,
});

export const fixtureSchema = z
  .strictObject({
    schemaVersion: z.literal(FIXTURE_SCHEMA_VERSION),
    id: identifier.meta({ description: 'Name of the fixture; the campaign repeats it.' }),
    version: text(64).meta({ description: 'Version of the fixture; the campaign repeats it.' }),
    category: z.enum(CATEGORIES).meta({ description: 'Decides what answers look like and how they are scored.' }),
    synthetic: z.literal(true).meta({ description: 'States that nothing in here is real.' }),
    cases: z.array(fixtureCase).min(1).max(100).meta({ description: 'Pair i uses case i modulo their number.' }),
  })
  .meta({
    id: 'Fixture',
    title: 'Equipoise fixture',
    description: 'Synthetic cases of one category, with the contract that answers must satisfy.',
  });

export type Fixture = z.infer<typeof fixtureSchema>;
export type FixtureCase = Fixture['cases'][number];

/** Strictly parses the bytes of a `fixture.json`; all findings at once. */
export function parseFixture(bytes: Uint8Array, file: string): Parsed<Fixture> {
  return parseDocument(fixtureSchema, bytes, file, RULES, FIXTURE_LIMITS);
}

/** Each looks only at what it needs, so that one malformed case does not hide what is wrong with the others. */
const RULES = [
  rule(z.looseObject({ category: fixtureSchema.shape.category }), ({ category }, report) => {
    checkCategory(category, report);
  }),
  rule(z.looseObject({ cases: z.array(z.looseObject({ id: slug })) }), ({ cases }, report) => {
    checkCaseIds(cases, report);
  }),
  rule(
    z.looseObject({ category: fixtureSchema.shape.category, cases: z.array(z.unknown()) }),
    ({ category, cases }, report) => {
      cases.forEach((entry, index) => {
        const parsed = validate(fixtureCase, entry);
        if (parsed.success) checkCase(parsed.data, category, report, ['cases', index]);
      });
    },
  ),
];

/**
 * The case that a pair uses.
 *
 * @throws RangeError when `pairIndex` is not a whole number of at least 0
 */
export function caseForPair(fixture: Fixture, pairIndex: number): FixtureCase {
  const found = fixture.cases[pairIndex % fixture.cases.length];
  if (found === undefined) throw new RangeError(`There is no pair ${pairIndex}.`);
  return found;
}
