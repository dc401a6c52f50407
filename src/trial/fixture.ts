/**
 * The fixture (`fixture.json`): the synthetic cases that both arms are given. The one reviewed place for prompts.
 *
 * A fixture is bound to its campaign by the SHA-256 of its exact bytes; pair *i* uses case *i* mod *n*.
 */

import * as z from 'zod';
import { CATEGORIES } from '../protocol/campaign.ts';
import { parseDocument, rule } from '../protocol/document.ts';
import type { Report } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { portablePath } from '../protocol/safe-path.ts';
import { identifier, text } from '../protocol/scalars.ts';
import { validate } from '../protocol/validate.ts';
import { answerShape } from './categories/shapes.ts';
import { checkShape } from './contract-shape.ts';
import { responseContract } from './contract.ts';
import { unsupportedCategory } from './dimensions.ts';
import { MAX_BLOCK, block, slug, unicodeProblem } from './text.ts';

export const FIXTURE_SCHEMA_VERSION = 'equipoise.fixture.v1';

/** All text of one case in UTF-16 units: far below any model's context, far above what a reviewer will read. */
const MAX_CASE_TEXT = 200_000;
/** Largest fixture file, in bytes. */
export const MAX_FIXTURE_BYTES = 4 * 1024 * 1024;

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
  return parseDocument(fixtureSchema, bytes, file, RULES, { maxBytes: MAX_FIXTURE_BYTES });
}

/** Each looks only at what it needs, so that one malformed case does not hide what is wrong with the others. */
const RULES = [
  rule(z.looseObject({ category: fixtureSchema.shape.category }), ({ category }, report) => {
    const unsupported = unsupportedCategory(category);
    if (unsupported !== null) report.error(['category'], 'category-not-supported', unsupported);
  }),
  rule(z.looseObject({ cases: z.array(z.looseObject({ id: slug })) }), ({ cases }, report) => {
    const ids = cases.map((entry) => entry.id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;
      report.error(['cases', index, 'id'], 'duplicate-case-id', `Two cases are called "${id}"; rename one of them.`);
    });
  }),
  rule(
    z.looseObject({ category: fixtureSchema.shape.category, cases: z.array(z.unknown()) }),
    ({ category, cases }, report) => {
      const shape = answerShape(category);
      cases.forEach((entry, index) => {
        const parsed = validate(fixtureCase, entry);
        if (!parsed.success) return;
        checkTexts(parsed.data, report, ['cases', index]);
        if (shape !== null) checkShape(parsed.data.responseSchema, shape, report, ['cases', index, 'responseSchema']);
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

function checkTexts(entry: FixtureCase, report: Report, path: readonly PropertyKey[]): void {
  let total = entry.prompt.length;
  checkText(entry.prompt, report, [...path, 'prompt']);
  const names = new Set<string>();
  entry.files.forEach((file, index) => {
    const filePath = [...path, 'files', index];
    // Folded, because a reviewer takes two names that differ by case for one.
    const name = file.path.normalize('NFC').toLowerCase();
    if (names.has(name)) {
      report.error([...filePath, 'path'], 'duplicate-file', 'Two files of this case have the same path, case aside.');
    }
    names.add(name);
    total += file.content.length;
    checkText(file.path, report, [...filePath, 'path']);
    checkText(file.content, report, [...filePath, 'content']);
  });
  if (total > MAX_CASE_TEXT) {
    report.error(path, 'case-too-large', `The case has ${total} characters; at most ${MAX_CASE_TEXT} are allowed.`);
  }
}

/** Forms in which providers issue keys. Seeded fakes are fine; a real one is public as soon as it is pushed. */
const CREDENTIAL =
  /\b(?:sk-[A-Za-z0-9_-]{20,200}|gh[pousr]_[A-Za-z0-9]{30,200}|github_pat_[A-Za-z0-9_]{30,200}|AKIA[0-9A-Z]{16}|xox[abp]-[A-Za-z0-9-]{20,200})|-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----/u;

function checkText(value: string, report: Report, path: readonly PropertyKey[]): void {
  const problem = unicodeProblem(value);
  if (problem !== null) report.error(path, 'not-normalised', problem);
  if (CREDENTIAL.test(value)) {
    report.warning(
      path,
      'possible-credential',
      'Something in here has the form of a real credential; if it is one, remove and revoke it, else make it look fake.',
    );
  }
}
