/**
 * The rubric (`rubric.json`): what is right in each case of one fixture. It is bound to the campaign by the SHA-256 of
 * its exact bytes, and no part of it is ever shown to a model.
 */

import * as z from 'zod';
import type { Category } from '../protocol/campaign.ts';
import { parseDocument, rule } from '../protocol/document.ts';
import type { Rule } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { identifier, text } from '../protocol/scalars.ts';
import { readStrictJson } from '../protocol/strict-json.ts';
import { codeReviewCase } from './categories/code-review-rubric-schema.ts';
import { checkEntry } from './categories/registry.ts';
import { within } from './categories/types.ts';
import { workflowCase } from './categories/workflow-rubric-schema.ts';
import { unsupportedCategory } from './dimensions.ts';
import type { Fixture, FixtureCase } from './fixture.ts';
import { RUBRIC_LIMITS, checkCoverage, checkIdentity, type RubricIdentity } from './rubric-rules.ts';
import { slug } from './text-schema.ts';

export const RUBRIC_SCHEMA_VERSION = 'equipoise.rubric.v1';

const header = {
  schemaVersion: z.literal(RUBRIC_SCHEMA_VERSION),
  fixtureId: identifier.meta({ description: 'The fixture that this rubric judges.' }),
  fixtureVersion: text(64).meta({ description: 'Its version.' }),
};

export const rubricSchema = z
  .discriminatedUnion('category', [
    z.strictObject({
      ...header,
      category: z.literal('code-review-coverage'),
      cases: z.array(codeReviewCase).min(1).max(100),
    }),
    z.strictObject({
      ...header,
      category: z.literal('workflow-adherence'),
      cases: z.array(workflowCase).min(1).max(100),
    }),
  ])
  .meta({
    id: 'Rubric',
    title: 'Equipoise rubric',
    description: 'Expected answers of every case of one fixture, grouped under the dimensions of its category.',
  });

export type Rubric = z.infer<typeof rubricSchema>;

/**
 * Strictly parses the bytes of a `rubric.json` and checks it against its fixture: every case is judged once, everything
 * named exists, and nothing depends on the order of an answer. All findings at once.
 */
export function parseRubric(bytes: Uint8Array, file: string, fixture: Fixture): Parsed<Rubric> {
  const parsed = parseDocument(rubricSchema, bytes, file, rulesFor(fixture), RUBRIC_LIMITS);
  return parsed.ok ? parsed : (unsupported(bytes, file) ?? parsed);
}

/**
 * The case of the fixture that a rubric entry judges.
 *
 * @throws RangeError when there is none, which the rubric's parser has refused before
 */
export function judgedCase(fixture: Fixture, caseId: string): FixtureCase {
  const found = fixture.cases.find((entry) => entry.id === caseId);
  if (found === undefined) throw new RangeError(`The fixture has no case "${caseId}".`);
  return found;
}

/** A rubric of a category that has no scorer yet is not a malformed rubric, and must not be reported as one. */
function unsupported(bytes: Uint8Array, file: string): Parsed<Rubric> | null {
  const read = readStrictJson(bytes, file, RUBRIC_LIMITS);
  if (!read.ok || typeof read.value.value !== 'object' || read.value.value === null) return null;
  const category: unknown = Reflect.get(read.value.value, 'category');
  const message = isKnown(category) ? unsupportedCategory(category) : null;
  if (message === null) return null;
  const place = read.value.locate(['category']);
  return {
    ok: false,
    findings: [{ severity: 'error', code: 'category-not-supported', file, ...place, field: 'category', message }],
  };
}

function isKnown(value: unknown): value is Category {
  return value === 'documentation-retrieval' || value === 'browser-test-planning';
}

/** Each looks only at what it needs, so that one malformed entry does not hide what is wrong with the others. */
function rulesFor(fixture: Fixture): Rule[] {
  const equal = (field: keyof RubricIdentity): Rule =>
    rule(z.looseObject({ [field]: z.string() }), (rubric, report) => {
      checkIdentity({ [field]: rubric[field] }, fixture, report);
    });
  return [
    equal('fixtureId'),
    equal('fixtureVersion'),
    equal('category'),
    rule(z.looseObject({ cases: z.array(z.looseObject({ caseId: slug })) }), ({ cases }, report) => {
      checkCoverage(cases, fixture, report);
    }),
    rule(z.looseObject({ category: z.literal(fixture.category), cases: z.array(z.unknown()) }), ({ cases }, report) => {
      cases.forEach((entry, index) => checkEntry(fixture, entry, within(report, ['cases', index])));
    }),
  ];
}
