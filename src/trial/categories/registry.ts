/**
 * The categories that can be scored. A new one is a scorer in a file of its own, a member of the rubric's union and a
 * branch in each switch here; the compiler points at whatever is missing.
 */

import type { Report } from '../../protocol/document.ts';
import { validate } from '../../protocol/validate.ts';
import type { ScoredCategory } from '../dimensions.ts';
import type { Fixture, FixtureCase } from '../fixture.ts';
import type { Rubric } from '../rubric.ts';
import { codeReviewCoverage } from './code-review-coverage.ts';
import type { CaseScore, CategoryScorer, Decide } from './types.ts';
import { workflowAdherence } from './workflow-adherence.ts';

/** One case with its rubric entry and the scorer of its category, whatever that category is. */
export interface BoundCase {
  readonly caseId: string;
  lint(report: Report): void;
  /** Null when the value is not an answer of this category at all. */
  score(answer: unknown): CaseScore | null;
  compose(decide: Decide): unknown;
  uninformed(): readonly unknown[];
}

/**
 * Binds the rubric's entry for a case.
 *
 * @throws RangeError when the rubric has no entry for it, which the rubric's parser has refused before
 */
export function bindCase(rubric: Rubric, caseId: string, fixtureCase: FixtureCase): BoundCase {
  switch (rubric.category) {
    case 'code-review-coverage':
      return bind(codeReviewCoverage, entryOf(rubric.cases, caseId), fixtureCase);
    case 'workflow-adherence':
      return bind(workflowAdherence, entryOf(rubric.cases, caseId), fixtureCase);
  }
}

/**
 * Reports, relative to the entry, what a rubric's entry gets wrong about its case. An entry that is malformed or judges
 * no case of the fixture is passed over: the schema and the coverage check speak about those.
 */
export function checkEntry(fixture: Fixture, entry: unknown, report: Report): void {
  switch (fixture.category) {
    case 'code-review-coverage':
      check(codeReviewCoverage, fixture, entry, report);
      return;
    case 'workflow-adherence':
      check(workflowAdherence, fixture, entry, report);
      return;
    case 'documentation-retrieval':
    case 'browser-test-planning':
      return;
  }
}

function check<K extends ScoredCategory, C extends { readonly caseId: string }, A>(
  scorer: CategoryScorer<K, C, A>,
  fixture: Fixture,
  value: unknown,
  report: Report,
): void {
  const entry = validate(scorer.entry, value);
  const fixtureCase = entry.success ? fixture.cases.find((known) => known.id === entry.data.caseId) : undefined;
  if (entry.success && fixtureCase !== undefined) scorer.checkCase(entry.data, fixtureCase, report);
}

function entryOf<C extends { readonly caseId: string }>(cases: readonly C[], caseId: string): C {
  const found = cases.find((entry) => entry.caseId === caseId);
  if (found === undefined) throw new RangeError(`The rubric does not judge the case "${caseId}".`);
  return found;
}

function bind<K extends ScoredCategory, C extends { readonly caseId: string }, A>(
  scorer: CategoryScorer<K, C, A>,
  entry: C,
  fixtureCase: FixtureCase,
): BoundCase {
  return {
    caseId: entry.caseId,
    lint: (report) => scorer.lintCase(entry, fixtureCase, report),
    score: (answer) => {
      const read = scorer.answer.safeParse(answer);
      return read.success ? scorer.score(entry, read.data) : null;
    },
    compose: (decide) => scorer.compose(entry, fixtureCase, decide),
    uninformed: () => scorer.uninformed(fixtureCase),
  };
}
