/**
 * What each category is scored on: the dimensions and their weights, which the evaluation protocol fixes. They sum to
 * 100 in every category; a score of one dimension is between 0 and its `max`, in points.
 */

import type { Category } from '../protocol/campaign.ts';

export interface Dimension {
  /** Kebab-case, stable: it stands in scores, evidence and reports. */
  readonly id: string;
  /** Points for a perfect answer. */
  readonly max: number;
}

export const CATEGORY_DIMENSIONS = {
  'workflow-adherence': [
    { id: 'constraint-recall', max: 25 },
    { id: 'plan-to-action-consistency', max: 20 },
    { id: 'safe-scope', max: 20 },
    { id: 'verification-quality', max: 20 },
    { id: 'honest-completion-report', max: 15 },
  ],
  'code-review-coverage': [
    { id: 'seeded-defect-recall', max: 45 },
    { id: 'precision', max: 20 },
    { id: 'severity-calibration', max: 15 },
    { id: 'actionable-evidence', max: 10 },
    { id: 'regression-test-advice', max: 10 },
  ],
  'documentation-retrieval': [
    { id: 'source-and-version', max: 30 },
    { id: 'supported-facts', max: 30 },
    { id: 'citation-traceability', max: 20 },
    { id: 'uncertainty-handling', max: 10 },
    { id: 'no-invented-api', max: 10 },
  ],
  'browser-test-planning': [
    { id: 'critical-path-coverage', max: 25 },
    { id: 'stable-locators', max: 20 },
    { id: 'accessible-and-responsive-cases', max: 20 },
    { id: 'isolation-and-setup', max: 15 },
    { id: 'failure-diagnostics', max: 10 },
    { id: 'no-brittle-timing', max: 10 },
  ],
} as const satisfies Record<Category, readonly Dimension[]>;

/** Ids of the dimensions of one category. */
export type DimensionId<C extends Category> = (typeof CATEGORY_DIMENSIONS)[C][number]['id'];

/** Categories that can be asked and scored; the others are refused with a finding. */
export const SCORED_CATEGORIES = ['workflow-adherence', 'code-review-coverage'] as const satisfies readonly Category[];
export type ScoredCategory = (typeof SCORED_CATEGORIES)[number];

/** Null for a category that can be scored, else the sentence of the finding. */
export function unsupportedCategory(category: Category): string | null {
  if (SCORED_CATEGORIES.some((known) => known === category)) return null;
  return `The category "${category}" is part of the protocol but not yet supported; supported are ${SCORED_CATEGORIES.map((known) => `"${known}"`).join(' and ')}.`;
}
