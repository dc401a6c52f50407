/** What makes a planning case easier than it looks. */

import type { Report } from '../../protocol/document.ts';
import type { FixtureCase } from '../fixture.ts';
import { holds, visibleText } from '../visible.ts';
import { predecessors, workflowOffer } from './workflow-rubric.ts';
import type { WorkflowCase, WorkflowOffer } from './workflow-rubric.ts';

export function lintWorkflowCase(entry: WorkflowCase, fixtureCase: FixtureCase, report: Report): void {
  const offer = workflowOffer(fixtureCase);
  const visible = visibleText(fixtureCase);
  lintCatalogue(entry, offer, report);
  lintCitations(entry, offer, report);
  if (isPlanOrder(entry, offer.actions)) {
    report.warning(
      ['order'],
      'catalogue-in-plan-order',
      'The catalogue lists the actions in an order that satisfies every relation, so copying it is a plan; sort it otherwise.',
    );
  }
  if (entry.forbidden.length === 0) {
    report.warning(['forbidden'], 'nothing-forbidden', 'No step is forbidden, so the case cannot show an unsafe plan.');
  }
  entry.required.forEach((step, index) => {
    if (holds(visible, step.title)) {
      report.error(
        ['required', index, 'title'],
        'answer-in-prompt',
        'These very words stand in what the model reads; reword either.',
      );
    }
    if (step.id.includes('-') && step.id !== step.action && holds(visible, step.id)) {
      report.warning(
        ['required', index, 'id'],
        'answer-in-prompt',
        'The id of the step stands in what the model reads; rename it.',
      );
    }
  });
}

function lintCatalogue(entry: WorkflowCase, offer: WorkflowOffer, report: Report): void {
  const needed = new Set(entry.required.map((step) => step.action));
  const known = new Set([
    ...needed,
    ...entry.optional.map((pair) => pair.action),
    ...entry.forbidden.flatMap((rule) => rule.actions),
  ]);
  if (needed.size * 2 > offer.actions.length) {
    report.error(
      ['required'],
      'catalogue-too-small',
      `${needed.size} of ${offer.actions.length} actions on offer are needed; offer at least twice as many, or naming them all is half a plan.`,
    );
  }
  const idle = offer.actions.filter((action) => !known.has(action)).length;
  if (idle < 2) {
    report.warning(
      ['required'],
      'no-distractors',
      `${idle} of the actions on offer are useless; offer some that a careless reader would take.`,
    );
  }
  if (offer.targets.length < 3) {
    report.warning(['scope'], 'few-targets', 'There are hardly any targets to choose from, so scope measures nothing.');
  }
}

function lintCitations(entry: WorkflowCase, offer: WorkflowOffer, report: Report): void {
  const demanded = entry.required.reduce((sum, step) => sum + step.cites.length, 0);
  const accepted = entry.required.reduce((sum, step) => sum + new Set([...step.mayCite, ...step.cites]).size, 0);
  const all = entry.required.length * offer.constraints.length;
  // What citing every constraint on every required step gets: it must be too little to be believed.
  if (demanded * 4 > demanded + (all - accepted)) {
    report.error(
      ['required'],
      'citations-guessable',
      `Citing every constraint at every step is right in ${demanded} of ${demanded + all - accepted} cases (at most one in four); offer more constraints or demand fewer citations.`,
    );
  }
  const used = new Set(entry.required.flatMap((step) => [...step.cites, ...step.mayCite]));
  if (offer.constraints.every((id) => used.has(id))) {
    report.warning(
      ['required'],
      'constraints-all-used',
      'Every constraint on offer is cited somewhere; add some that do not bind.',
    );
  }
}

/** Whether taking the actions in the order of the catalogue keeps every relation (a plan of few relations may by chance). */
function isPlanOrder(entry: WorkflowCase, actions: readonly string[]): boolean {
  const place = (id: string): number => actions.indexOf(entry.required.find((step) => step.id === id)?.action ?? '');
  const relations = entry.required.flatMap((step) => predecessors(entry, step).map((id) => [id, step.id] as const));
  return relations.length >= 3 && relations.every(([before, after]) => place(before) < place(after));
}
