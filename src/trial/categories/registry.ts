/**
 * The categories that can be scored. A new one is a scorer in a file of its own, a member of the rubric's union and a
 * branch in each switch here; the compiler points at whatever is missing.
 */

import type { Report } from '../../protocol/document.ts';
import type { ScoredCategory } from '../dimensions.ts';
import type { FixtureCase } from '../fixture.ts';
import type { Rubric } from '../rubric.ts';
import { codeReviewCoverage } from './code-review-coverage.ts';
import type { CaseScore, CategoryScorer, Decide } from './types.ts';
import { workflowAdherence } from './workflow-adherence.ts';

/** One case with its rubric entry and the scorer of its category, whatever that category is. */
export interface BoundCase {
  readonly caseId: string;
  check(report: Report): void;
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
    check: (report) => scorer.checkCase(entry, fixtureCase, report),
    lint: (report) => scorer.lintCase(entry, fixtureCase, report),
    score: (answer) => {
      const read = scorer.answer.safeParse(answer);
      return read.success ? scorer.score(entry, read.data) : null;
    },
    compose: (decide) => scorer.compose(entry, fixtureCase, decide),
    uninformed: () => scorer.uninformed(fixtureCase),
  };
}
