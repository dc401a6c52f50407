/** The category `workflow-adherence`: does a plan do what its constraints demand, in order, and nothing beyond? */

import type { CategoryScorer } from './types.ts';
import { workflowAnswer } from './workflow-answer-schema.ts';
import type { WorkflowAnswer } from './workflow-answer.ts';
import { checkWorkflowCase } from './workflow-checks.ts';
import { composePlan, uninformedPlans } from './workflow-compose.ts';
import { lintWorkflowCase } from './workflow-lint.ts';
import { workflowCase } from './workflow-rubric-schema.ts';
import type { WorkflowCase } from './workflow-rubric.ts';
import { scoreWorkflow } from './workflow-scoring.ts';

export const workflowAdherence: CategoryScorer<'workflow-adherence', WorkflowCase, WorkflowAnswer> = {
  category: 'workflow-adherence',
  entry: workflowCase,
  answer: workflowAnswer,
  checkCase: checkWorkflowCase,
  score: scoreWorkflow,
  compose: composePlan,
  uninformed: uninformedPlans,
  lintCase: lintWorkflowCase,
};
