/**
 * The rubric of `workflow-adherence`: the steps that the task and its constraints demand, in which order, citing what;
 * what must not be touched; and what may honestly be claimed afterwards.
 */

import type * as z from 'zod';
import { choicesAt, maxItemsAt } from '../contract.ts';
import type { FixtureCase } from '../fixture.ts';
import { CLAIM_STATES } from './workflow-answer.ts';
import type { workflowCase } from './workflow-rubric-schema.ts';

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
