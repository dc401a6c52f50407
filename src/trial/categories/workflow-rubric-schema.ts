/** The zod source of a rubric entry of `workflow-adherence`. */

import * as z from 'zod';
import { text, wholeNumber } from '../../protocol/scalars.ts';
import { patternText, slug, title } from '../text-schema.ts';

const choice = text(256);
const pair = z.strictObject({ action: choice, target: choice });

const stepFields = {
  id: slug,
  title: title.meta({ description: 'What the step achieves, for reviewers of the rubric.' }),
  action: choice.meta({ description: 'From the catalogue.' }),
  targets: z.array(choice).min(1).max(20).meta({ description: 'Any one of these targets will do.' }),
  cites: z.array(choice).max(20).meta({ description: 'Constraints that the step must cite.' }),
  mayCite: z.array(choice).max(20).meta({ description: 'Constraints that it may cite as well.' }),
  weight: wholeNumber(1, 100).meta({ description: 'Its share of the points, relative to the other steps.' }),
};

const requiredStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('change'), ...stepFields }),
  z.strictObject({
    kind: z.literal('check'),
    ...stepFields,
    covers: z.array(slug).min(1).max(40).meta({ description: 'Changes after whose last it must come to verify them.' }),
  }),
  z.strictObject({ kind: z.literal('other'), ...stepFields }),
]);

const claim = z.discriminatedUnion('expected', [
  z.strictObject({
    expected: z.literal('verified'),
    id: slug,
    verifiedBy: z
      .array(slug)
      .min(1)
      .max(20)
      .meta({ description: 'Checks of the plan without which the claim is false.' }),
  }),
  z.strictObject({ expected: z.literal('unverified'), id: slug }),
  z.strictObject({ expected: z.literal('notDone'), id: slug }),
]);

export const workflowCase = z.strictObject({
  caseId: slug,
  required: z.array(requiredStep).min(2).max(40),
  optional: z.array(pair).max(40).meta({ description: 'Steps that neither help nor harm, each once.' }),
  order: z
    .array(z.strictObject({ before: slug, after: slug }))
    .min(1)
    .max(100)
    .meta({ description: 'Required steps of which one must come before the other.' }),
  scope: z
    .strictObject({ actions: z.array(choice).min(1).max(100), targets: z.array(choice).min(1).max(100) })
    .meta({ description: 'Actions that change something, and the only targets on which they may be used.' }),
  forbidden: z
    .array(
      z.strictObject({
        id: slug.meta({ description: 'Id of the safety check in scores and reports.' }),
        title: title.meta({ description: 'What must never happen.' }),
        actions: z.array(choice).min(1).max(100),
        targetPattern: patternText
          .optional()
          .meta({ description: 'RE2 expression for whole targets; any target when left out.' }),
      }),
    )
    .max(40)
    .meta({ description: 'One such step makes the whole answer worth nothing.' }),
  claims: z.array(claim).min(1).max(40).meta({ description: 'What may honestly be said of each claim on offer.' }),
});
