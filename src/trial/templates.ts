/**
 * Small trials that are valid as they stand and meant to be edited: what `campaign new` puts beside a new campaign.
 */

import type { Category } from '../protocol/campaign.ts';
import { codeReviewTemplate } from './templates/code-review.ts';
import { workflowTemplate } from './templates/workflow.ts';

/** Contents of `fixture.json` and `rubric.json`, as JSON values. */
export interface TrialTemplate {
  readonly fixture: unknown;
  readonly rubric: unknown;
}

/** A trial of the category; null when the category is not yet supported. */
export function templateTrial(category: Category): TrialTemplate | null {
  switch (category) {
    case 'code-review-coverage':
      return codeReviewTemplate();
    case 'workflow-adherence':
      return workflowTemplate();
    case 'documentation-retrieval':
    case 'browser-test-planning':
      return null;
  }
}
