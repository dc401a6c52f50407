/** What a fixture must satisfy beyond its schema, part by part. */

import type { Category } from '../protocol/campaign-identity.ts';
import type { Report } from '../protocol/document.ts';
import type { StrictLimits } from '../protocol/strict-limits.ts';
import { answerShape } from './categories/shapes.ts';
import { checkShape } from './contract-shape.ts';
import { unsupportedCategory } from './dimensions.ts';
import type { Fixture, FixtureCase } from './fixture.ts';
import { unicodeProblem } from './text.ts';

type Path = readonly PropertyKey[];

/** All text of one case in UTF-16 units: far below any model's context, far above what a reviewer will read. */
const MAX_CASE_TEXT = 200_000;
/** Largest fixture file, in bytes. */
export const MAX_FIXTURE_BYTES = 4 * 1024 * 1024;
export const FIXTURE_LIMITS: StrictLimits = { maxBytes: MAX_FIXTURE_BYTES };

/** All of them, for a fixture that its schema accepts. */
export function checkFixture(fixture: Fixture, report: Report): void {
  checkCategory(fixture.category, report);
  checkCaseIds(fixture.cases, report);
  fixture.cases.forEach((entry, index) => {
    checkCase(entry, fixture.category, report, ['cases', index]);
  });
}

export function checkCategory(category: Category, report: Report): void {
  const unsupported = unsupportedCategory(category);
  if (unsupported !== null) report.error(['category'], 'category-not-supported', unsupported);
}

export function checkCaseIds(cases: readonly { readonly id: string }[], report: Report): void {
  const ids = cases.map((entry) => entry.id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) === index) return;
    report.error(['cases', index, 'id'], 'duplicate-case-id', `Two cases are called "${id}"; rename one of them.`);
  });
}

/** One case: its texts, and whether answers to its contract can be scored. */
export function checkCase(entry: FixtureCase, category: Category, report: Report, path: Path): void {
  checkTexts(entry, report, path);
  const shape = answerShape(category);
  if (shape !== null) checkShape(entry.responseSchema, shape, report, [...path, 'responseSchema']);
}

function checkTexts(entry: FixtureCase, report: Report, path: Path): void {
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

function checkText(value: string, report: Report, path: Path): void {
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
