/** What a rubric must satisfy beyond its schema: it fits its fixture, part by part. */

import type { Report } from '../protocol/document.ts';
import { quote } from '../protocol/quote.ts';
import type { StrictLimits } from '../protocol/strict-limits.ts';
import { checkCodeReviewCase } from './categories/code-review-rubric.ts';
import { within } from './categories/types.ts';
import { checkWorkflowCase } from './categories/workflow-checks.ts';
import type { Fixture, FixtureCase } from './fixture.ts';
import type { Rubric } from './rubric-parser.ts';

/** Largest rubric file, in bytes. */
export const MAX_RUBRIC_BYTES = 2 * 1024 * 1024;
export const RUBRIC_LIMITS: StrictLimits = { maxBytes: MAX_RUBRIC_BYTES };

/** The fields that say which fixture a rubric belongs to. */
export type RubricIdentity = Record<'fixtureId' | 'fixtureVersion' | 'category', string>;

/** All of them, for a rubric that its schema accepts. */
export function checkRubric(rubric: Rubric, fixture: Fixture, report: Report): void {
  checkIdentity(rubric, fixture, report);
  checkCoverage(rubric.cases, fixture, report);
  if (rubric.category === 'code-review-coverage') checkEntries(rubric.cases, checkCodeReviewCase, fixture, report);
  else checkEntries(rubric.cases, checkWorkflowCase, fixture, report);
}

function checkEntries<C extends { readonly caseId: string }>(
  entries: readonly C[],
  check: (entry: C, fixtureCase: FixtureCase, report: Report) => void,
  fixture: Fixture,
  report: Report,
): void {
  entries.forEach((entry, index) => {
    const fixtureCase = fixture.cases.find((known) => known.id === entry.caseId);
    if (fixtureCase !== undefined) check(entry, fixtureCase, within(report, ['cases', index]));
  });
}

/** Whichever of these fields are given are those of the fixture. */
export function checkIdentity(given: Partial<RubricIdentity>, fixture: Fixture, report: Report): void {
  const wanted: RubricIdentity = { fixtureId: fixture.id, fixtureVersion: fixture.version, category: fixture.category };
  for (const field of ['fixtureId', 'fixtureVersion', 'category'] as const) {
    const found = given[field];
    if (found === undefined || found === wanted[field]) continue;
    const message = `The rubric says ${quote(found)}, the fixture ${quote(wanted[field])}; they must be equal.`;
    report.error([field], 'other-fixture', message);
  }
}

/** Every case of the fixture is judged, once. */
export function checkCoverage(cases: readonly { readonly caseId: string }[], fixture: Fixture, report: Report): void {
  const caseIds = cases.map((entry) => entry.caseId);
  caseIds.forEach((caseId, index) => {
    const path = ['cases', index, 'caseId'];
    if (caseIds.indexOf(caseId) !== index) {
      report.error(path, 'duplicate-case-id', `The case "${caseId}" is judged twice.`);
    } else if (!fixture.cases.some((known) => known.id === caseId)) {
      report.error(path, 'unknown-case', `The fixture has no case "${caseId}".`);
    }
  });
  for (const entry of fixture.cases) {
    if (caseIds.includes(entry.id)) continue;
    report.error(['cases'], 'unjudged-case', `The case "${entry.id}" of the fixture has no entry; add one.`);
  }
}
