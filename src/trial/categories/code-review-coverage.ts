/** The category `code-review-coverage`: does a review find the defects of a diff, and nothing else? */

import { codeReviewAnswer } from './code-review-answer-schema.ts';
import type { CodeReviewAnswer } from './code-review-answer.ts';
import { composeReview, uninformedReviews } from './code-review-compose.ts';
import { lintCodeReviewCase } from './code-review-lint.ts';
import { checkCodeReviewCase } from './code-review-rubric.ts';
import { codeReviewCase } from './code-review-rubric-schema.ts';
import type { CodeReviewCase } from './code-review-rubric.ts';
import { scoreCodeReview } from './code-review-scoring.ts';
import type { CategoryScorer } from './types.ts';

export const codeReviewCoverage: CategoryScorer<'code-review-coverage', CodeReviewCase, CodeReviewAnswer> = {
  category: 'code-review-coverage',
  entry: codeReviewCase,
  answer: codeReviewAnswer,
  checkCase: checkCodeReviewCase,
  score: scoreCodeReview,
  compose: composeReview,
  uninformed: uninformedReviews,
  lintCase: lintCodeReviewCase,
};
