/**
 * The rubric (`rubric.json`): what is right in each case of one fixture. It is bound to the campaign by the SHA-256 of
 * its exact bytes, and no part of it is ever shown to a model.
 */

import * as z from 'zod';
import type { Category } from '../protocol/campaign.ts';
import { parseDocument, quote } from '../protocol/document.ts';
import type { Report } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { identifier, text } from '../protocol/scalars.ts';
import { readStrictJson } from '../protocol/strict-json.ts';
import { codeReviewCase } from './categories/code-review-rubric.ts';
import { bindCase } from './categories/registry.ts';
import { within } from './categories/types.ts';
import { workflowCase } from './categories/workflow-rubric.ts';
import { unsupportedCategory } from './dimensions.ts';
import type { Fixture, FixtureCase } from './fixture.ts';

export const RUBRIC_SCHEMA_VERSION = 'equipoise.rubric.v1';
/** Largest rubric file, in bytes. */
export const MAX_RUBRIC_BYTES = 2 * 1024 * 1024;

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
  const parsed = parseDocument(rubricSchema, bytes, file, (rubric, report) => checkRubric(rubric, fixture, report), {
    maxBytes: MAX_RUBRIC_BYTES,
  });
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
  const read = readStrictJson(bytes, file, { maxBytes: MAX_RUBRIC_BYTES });
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

function checkRubric(rubric: Rubric, fixture: Fixture, report: Report): void {
  const header = [
    ['fixtureId', rubric.fixtureId, fixture.id],
    ['fixtureVersion', rubric.fixtureVersion, fixture.version],
    ['category', rubric.category, fixture.category],
  ] as const;
  for (const [field, found, expected] of header) {
    if (found === expected) continue;
    report.error(
      [field],
      'other-fixture',
      `The rubric says ${quote(found)}, the fixture ${quote(expected)}; they must be equal.`,
    );
  }
  const judged = new Set<string>();
  rubric.cases.forEach((entry, index) => {
    const path = ['cases', index];
    if (judged.has(entry.caseId)) {
      report.error([...path, 'caseId'], 'duplicate-case-id', `The case "${entry.caseId}" is judged twice.`);
    }
    judged.add(entry.caseId);
    const fixtureCase = fixture.cases.find((known) => known.id === entry.caseId);
    if (fixtureCase === undefined) {
      report.error([...path, 'caseId'], 'unknown-case', `The fixture has no case "${entry.caseId}".`);
    } else if (rubric.category === fixture.category) {
      bindCase(rubric, entry.caseId, fixtureCase).check(within(report, path));
    }
  });
  for (const entry of fixture.cases) {
    if (judged.has(entry.id)) continue;
    report.error(['cases'], 'unjudged-case', `The case "${entry.id}" of the fixture has no entry; add one.`);
  }
}
