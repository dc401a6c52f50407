/** What the answers of each category look like, as far as a fixture is concerned. */

import type { Category } from '../../protocol/campaign.ts';
import type { Shape } from '../contract-shape.ts';
import { codeReviewShape } from './code-review-answer.ts';
import { workflowShape } from './workflow-answer.ts';

/** The structure that response contracts of the category must describe; null for a category without a scorer. */
export function answerShape(category: Category): Shape | null {
  switch (category) {
    case 'code-review-coverage':
      return codeReviewShape;
    case 'workflow-adherence':
      return workflowShape;
    case 'documentation-retrieval':
    case 'browser-test-planning':
      return null;
  }
}
