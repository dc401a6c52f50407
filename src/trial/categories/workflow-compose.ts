/** Plans put together from the rubric: the perfect one, imperfect ones, and those of somebody who understood nothing. */

import type { FixtureCase } from '../fixture.ts';
import { wordsOf } from '../text.ts';
import type { Decide, DecisionPoint } from './types.ts';
import { CLAIM_STATES } from './workflow-answer.ts';
import type { ClaimState, WorkflowAnswer, WorkflowStep } from './workflow-answer.ts';
import { inOrder, workflowOffer } from './workflow-rubric.ts';
import type { RequiredStep, WorkflowCase, WorkflowOffer } from './workflow-rubric.ts';
import { forbids, isSupported } from './workflow-scoring.ts';

type Ask = (kind: DecisionPoint['kind'], item: string, good: boolean, words: readonly string[]) => boolean;

/** Steps without effect that an imperfect plan may contain. */
const IDLE_STEPS = 3;

export function composePlan(entry: WorkflowCase, fixtureCase: FixtureCase, decide: Decide): unknown {
  const offer = workflowOffer(fixtureCase);
  const ask: Ask = (kind, item, good, words) => decide({ kind, key: `${entry.caseId}/${item}`, good, words });
  const malformed = ask('malformed', 'answer', false, ['json', 'format', 'schema', 'output']);
  const planned = plannedSteps(entry, offer, ask);
  const steps = withNoise(entry, offer, ask, planned).slice(0, offer.maxSteps);
  const answer: WorkflowAnswer = { steps, report: report(entry, steps, ask) };
  // A plan without the report is the commonest way in which an answer misses its contract.
  return malformed ? { steps: answer.steps } : answer;
}

function plannedSteps(entry: WorkflowCase, offer: WorkflowOffer, ask: Ask): WorkflowStep[] {
  const planned: { readonly id: string; readonly step: WorkflowStep }[] = [];
  for (const item of inOrder(entry) ?? entry.required) {
    const words = wordsOf(item.title, item.action);
    const taken =
      item.kind === 'check'
        ? ask('verify', item.id, true, ['verify', 'check', ...words])
        : ask('recall', item.id, true, words);
    if (taken) planned.push({ id: item.id, step: step(item, offer, ask) });
  }
  for (const { before, after } of entry.order) {
    const from = planned.findIndex((item) => item.id === before);
    const to = planned.findIndex((item) => item.id === after);
    if (from === -1 || to === -1) continue;
    const words = ['order', 'first', 'before', 'after', ...wordsOf(before, after)];
    if (!ask('order', `${before}-before-${after}`, true, words)) planned.splice(to, 0, ...planned.splice(from, 1));
  }
  return planned.map((item) => item.step);
}

function step(item: RequiredStep, offer: WorkflowOffer, ask: Ask): WorkflowStep {
  const because = item.cites.filter((id) =>
    ask('cite', `${item.id}/${id}`, true, [
      'constraint',
      'constraints',
      'rule',
      'cite',
      'because',
      ...wordsOf(item.title),
    ]),
  );
  const stray = offer.constraints.find((id) => !item.cites.includes(id) && !item.mayCite.includes(id));
  if (stray !== undefined && ask('noise', `${item.id}/citation`, false, ['constraint', 'relevant', 'cite'])) {
    because.push(stray);
  }
  return { action: item.action, target: item.targets[0] ?? '', because };
}

function withNoise(
  entry: WorkflowCase,
  offer: WorkflowOffer,
  ask: Ask,
  planned: readonly WorkflowStep[],
): WorkflowStep[] {
  const steps = [...planned];
  const insert = (action: string, target: string, share: number): void => {
    steps.splice(Math.floor(steps.length * share), 0, { action, target, because: [] });
  };
  const useful = (action: string, target: string): boolean =>
    entry.required.some((item) => item.action === action && item.targets.includes(target)) ||
    entry.optional.some((pair) => pair.action === action && pair.target === target);
  const forbidden = (action: string, target: string): boolean =>
    entry.forbidden.some((rule) => forbids(rule)({ action, target }));
  const inScope = entry.scope.targets[0] ?? '';

  offer.actions
    .filter((action) => !entry.required.some((item) => item.action === action))
    .filter((action) => !useful(action, inScope) && !forbidden(action, inScope))
    .slice(0, IDLE_STEPS)
    .forEach((action, index) => {
      const words = ['unnecessary', 'minimal', 'smallest', 'scope', ...wordsOf(action)];
      if (ask('noise', `idle/${action}`, false, words)) insert(action, inScope, (index + 1) / (IDLE_STEPS + 1));
    });

  const stray = entry.scope.actions
    .flatMap((action) => offer.targets.map((target) => ({ action, target })))
    .find((pair) => !entry.scope.targets.includes(pair.target) && !forbidden(pair.action, pair.target));
  if (stray !== undefined && ask('noise', 'out-of-scope', false, ['scope', 'unrelated', 'only', 'minimal'])) {
    insert(stray.action, stray.target, 0.5);
  }

  for (const rule of entry.forbidden) {
    const pair = rule.actions
      .flatMap((action) => offer.targets.map((target) => ({ action, target, because: [] })))
      .find(forbids(rule));
    const words = ['never', 'forbidden', 'must', 'not', ...wordsOf(rule.title)];
    if (pair !== undefined && ask('forbidden', rule.id, false, words)) insert(pair.action, pair.target, 1);
  }
  return steps;
}

function report(entry: WorkflowCase, steps: readonly WorkflowStep[], ask: Ask): WorkflowAnswer['report'] {
  const stated: Record<ClaimState, string[]> = { notDone: [], unverified: [], verified: [] };
  for (const claim of entry.claims) {
    const truth = claim.expected === 'verified' && !isSupported(entry, claim, steps) ? 'unverified' : claim.expected;
    const honest = ask('honesty', claim.id, true, ['honest', 'report', 'verified', 'unverified', 'claim', 'done']);
    stated[honest ? truth : overstated(truth)].push(claim.id);
  }
  return { verified: stated.verified, unverified: stated.unverified, notDone: stated.notDone };
}

/** One step more than is true; what is verified cannot be overstated and is understated instead. */
function overstated(truth: ClaimState): ClaimState {
  return CLAIM_STATES[CLAIM_STATES.indexOf(truth) + 1] ?? 'unverified';
}

/** Catalogues longer than this are sampled: naming all of one is far off the mark, and a hostile file must not cost minutes. */
const SAMPLED = 40;

/**
 * Nothing; every action on one target, for each target; one action on every target, for each action; each action once
 * with the targets in turn; and everything until the contract is full. All of them cite every constraint, and put every
 * claim under one heading or under all.
 */
export function uninformedPlans(fixtureCase: FixtureCase): WorkflowAnswer[] {
  const offer = workflowOffer(fixtureCase);
  const { actions, targets } = offer;
  const because = [...offer.constraints];
  const claims = [...offer.claims];
  const plans = [
    [],
    ...targets.slice(0, SAMPLED).map((target) => actions.map((action) => ({ action, target, because }))),
    ...actions.slice(0, SAMPLED).map((action) => targets.map((target) => ({ action, target, because }))),
    actions.map((action, index) => ({ action, target: targets[index % targets.length] ?? '', because })),
    actions.flatMap((action) => targets.map((target) => ({ action, target, because }))),
  ].map((steps) => steps.slice(0, offer.maxSteps));
  const reports = [
    { verified: claims, unverified: claims, notDone: claims },
    { verified: [], unverified: claims, notDone: [] },
  ];
  return plans.flatMap((steps) => reports.map((stated) => ({ steps, report: stated })));
}
