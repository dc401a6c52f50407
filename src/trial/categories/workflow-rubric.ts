/**
 * The rubric of `workflow-adherence`: the steps that the task and its constraints demand, in which order, citing what;
 * what must not be touched; and what may honestly be claimed afterwards.
 */

import * as z from 'zod';
import { text, wholeNumber } from '../../protocol/scalars.ts';
import { choicesAt, maxItemsAt } from '../contract.ts';
import type { FixtureCase } from '../fixture.ts';
import { patternText } from '../patterns.ts';
import { slug, title } from '../text.ts';
import { CLAIM_STATES } from './workflow-answer.ts';

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

export type WorkflowCase = z.infer<typeof workflowCase>;
export type RequiredStep = WorkflowCase['required'][number];
export type CheckStep = Extract<RequiredStep, { kind: 'check' }>;
export type Forbidden = WorkflowCase['forbidden'][number];
export type Claim = WorkflowCase['claims'][number];

/** What a contract of this category offers. */
export interface WorkflowOffer {
  readonly actions: readonly string[];
  readonly targets: readonly string[];
  readonly constraints: readonly string[];
  readonly claims: readonly string[];
  readonly maxSteps: number;
  readonly maxCitations: number;
  /** Of the shortest of the three lists of claims. */
  readonly maxClaims: number;
}

export function workflowOffer(fixtureCase: FixtureCase): WorkflowOffer {
  const contract = fixtureCase.responseSchema;
  return {
    actions: choicesAt(contract, ['steps', '*', 'action']),
    targets: choicesAt(contract, ['steps', '*', 'target']),
    constraints: choicesAt(contract, ['steps', '*', 'because', '*']),
    // A claim that cannot be put under every heading could not be answered wrongly.
    claims: CLAIM_STATES.map((state) => choicesAt(contract, ['report', state, '*'])).reduce((common, offered) =>
      common.filter((id) => offered.includes(id)),
    ),
    maxSteps: maxItemsAt(contract, ['steps']),
    maxCitations: maxItemsAt(contract, ['steps', '*', 'because']),
    maxClaims: Math.min(...CLAIM_STATES.map((state) => maxItemsAt(contract, ['report', state]))),
  };
}

/** Every claim that any heading of the report offers. */
export function allClaims(fixtureCase: FixtureCase): string[] {
  const offered = CLAIM_STATES.flatMap((state) => choicesAt(fixtureCase.responseSchema, ['report', state, '*']));
  return [...new Set(offered)];
}

/** Required steps so that every one comes after those that `order` puts before it; null when they form a circle. */
export function inOrder(entry: WorkflowCase): RequiredStep[] | null {
  const waiting = [...entry.required];
  const sorted: RequiredStep[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((step) =>
      predecessors(entry, step).every((id) => !waiting.some((other) => other.id === id)),
    );
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (step === undefined) return null;
    sorted.push(step);
  }
  return sorted;
}

/** Ids that come before the step: by an order relation, or because it is a check and they are what it covers. */
export function predecessors(entry: WorkflowCase, step: RequiredStep): string[] {
  const before = entry.order.filter((relation) => relation.after === step.id).map((relation) => relation.before);
  return step.kind === 'check' ? [...before, ...step.covers] : before;
}
