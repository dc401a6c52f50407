/** What a rubric entry of `workflow-adherence` must satisfy beyond its format. */

import type { Report } from '../../protocol/document.ts';
import { quote } from '../../protocol/quote.ts';
import type { FixtureCase } from '../fixture.ts';
import { compilePattern } from '../patterns.ts';
import { ROOM_PER_ITEM, checkUnique } from './types.ts';
import { allClaims, inOrder, workflowOffer } from './workflow-rubric.ts';
import type { WorkflowCase, WorkflowOffer } from './workflow-rubric.ts';
import { forbids } from './workflow-scoring.ts';

type Path = readonly PropertyKey[];

/** Everything that the entry names is on offer, and it can be scored without contradiction. */
export function checkWorkflowCase(entry: WorkflowCase, fixtureCase: FixtureCase, report: Report): void {
  const offer = workflowOffer(fixtureCase);
  checkUnique(entry.required, 'required', report);
  checkUnique(entry.forbidden, 'forbidden', report);
  checkUnique(entry.claims, 'claims', report);
  checkRequired(entry, offer, report);
  checkOptional(entry, offer, report);
  checkOrder(entry, report);
  offered(entry.scope.actions, offer.actions, ['scope', 'actions'], 'action', report);
  offered(entry.scope.targets, offer.targets, ['scope', 'targets'], 'target', report);
  checkForbidden(entry, offer, report);
  checkClaims(entry, fixtureCase, offer, report);
  checkRoom(entry, offer, report);
}

/** A contract that is too tight refuses right answers, and gives away how many items are right. */
function checkRoom(entry: WorkflowCase, offer: WorkflowOffer, report: Report): void {
  const steps = ROOM_PER_ITEM * entry.required.length + entry.optional.length;
  const limits = [
    [
      ['required'],
      offer.maxSteps,
      steps,
      `steps, because ${entry.required.length} are required and ${entry.optional.length} optional`,
    ],
    [['required'], offer.maxCitations, offer.constraints.length, 'constraints at a step, which is all there are'],
    [['claims'], offer.maxClaims, entry.claims.length, 'claims under each heading, which is all there are'],
  ] as const;
  for (const [path, allowed, needed, what] of limits) {
    if (allowed >= needed) continue;
    report.error(
      path,
      'contract-too-tight',
      `The contract of the case must allow at least ${needed} ${what}; it allows ${allowed}.`,
    );
  }
}

/** Reports the values that the contract does not offer or that the list holds twice. */
function offered(values: readonly string[], on: readonly string[], path: Path, what: string, report: Report): void {
  values.forEach((value, index) => {
    if (!on.includes(value)) {
      report.error(
        [...path, index],
        `unknown-${what}`,
        `The contract of the case does not offer the ${what} ${quote(value)}.`,
      );
    } else if (values.indexOf(value) !== index) {
      report.error([...path, index], `duplicate-${what}`, `The ${what} ${quote(value)} stands here twice.`);
    }
  });
}

function checkRequired(entry: WorkflowCase, offer: WorkflowOffer, report: Report): void {
  const owners = new Map<string, string>();
  entry.required.forEach((step, index) => {
    const path = ['required', index];
    if (!offer.actions.includes(step.action)) {
      report.error(
        [...path, 'action'],
        'unknown-action',
        `The contract of the case does not offer the action ${quote(step.action)}.`,
      );
    }
    offered(step.targets, offer.targets, [...path, 'targets'], 'target', report);
    offered(step.cites, offer.constraints, [...path, 'cites'], 'constraint', report);
    offered(step.mayCite, offer.constraints, [...path, 'mayCite'], 'constraint', report);
    for (const target of step.targets) {
      const key = pairKey(step.action, target);
      const owner = owners.get(key);
      if (owner !== undefined) {
        report.error(
          [...path, 'targets'],
          'steps-not-distinct',
          `One step could be both "${owner}" and "${step.id}"; give them different actions or targets, so that order cannot decide.`,
        );
      }
      owners.set(key, step.id);
    }
    const outside = step.targets.find(
      (target) => entry.scope.actions.includes(step.action) && !entry.scope.targets.includes(target),
    );
    if (outside !== undefined) {
      report.error(
        [...path, 'targets'],
        'required-outside-scope',
        `The step is required, but its target ${quote(outside)} is not among the targets of "scope".`,
      );
    }
    if (step.kind !== 'check') return;
    step.covers.forEach((id, at) => {
      if (entry.required.some((other) => other.id === id && other.kind === 'change')) return;
      report.error([...path, 'covers', at], 'unknown-change', `"${id}" is not a required step of kind "change".`);
    });
  });
  if (!entry.required.some((step) => step.kind === 'check')) {
    report.error(
      ['required'],
      'no-check',
      'No required step is a check, so verification could not be scored; add one.',
    );
  }
  if (!entry.required.some((step) => step.cites.length > 0)) {
    report.error(
      ['required'],
      'no-citation',
      'No required step cites a constraint, so recall could not be scored; add one.',
    );
  }
}

function checkOptional(entry: WorkflowCase, offer: WorkflowOffer, report: Report): void {
  const seen = new Set<string>();
  entry.optional.forEach((pair, index) => {
    const path = ['optional', index];
    if (!offer.actions.includes(pair.action)) {
      report.error(
        [...path, 'action'],
        'unknown-action',
        `The contract of the case does not offer the action ${quote(pair.action)}.`,
      );
    }
    if (!offer.targets.includes(pair.target)) {
      report.error(
        [...path, 'target'],
        'unknown-target',
        `The contract of the case does not offer the target ${quote(pair.target)}.`,
      );
    }
    if (entry.scope.actions.includes(pair.action) && !entry.scope.targets.includes(pair.target)) {
      report.error(
        path,
        'optional-outside-scope',
        'The step is allowed here but lies outside "scope"; decide for one.',
      );
    }
    const key = pairKey(pair.action, pair.target);
    if (seen.has(key)) report.error(path, 'duplicate-step', 'This step is listed twice.');
    seen.add(key);
  });
}

function checkOrder(entry: WorkflowCase, report: Report): void {
  entry.order.forEach((relation, index) => {
    for (const end of ['before', 'after'] as const) {
      if (entry.required.some((step) => step.id === relation[end])) continue;
      report.error(['order', index, end], 'unknown-step', `"${relation[end]}" is not the id of a required step.`);
    }
  });
  if (inOrder(entry) === null) {
    report.error(
      ['order'],
      'circular-order',
      'The relations, together with what checks cover, form a circle, so no plan could satisfy them.',
    );
  }
}

function checkForbidden(entry: WorkflowCase, offer: WorkflowOffer, report: Report): void {
  const wanted = [
    ...entry.required.flatMap((step) => step.targets.map((target) => ({ action: step.action, target, what: step.id }))),
    ...entry.optional.map((pair) => ({ ...pair, what: 'an optional step' })),
  ];
  entry.forbidden.forEach((rule, index) => {
    const path = ['forbidden', index];
    offered(rule.actions, offer.actions, [...path, 'actions'], 'action', report);
    if (rule.targetPattern !== undefined) {
      const compiled = compilePattern(rule.targetPattern);
      if (!compiled.ok) {
        report.error([...path, 'targetPattern'], 'unsupported-pattern', compiled.message);
        return;
      }
      if (!offer.targets.some((target) => compiled.pattern.matches(target))) {
        report.error(
          [...path, 'targetPattern'],
          'pattern-matches-nothing',
          'The expression matches none of the targets on offer as a whole, so the check could never fail.',
        );
      }
    }
    const test = forbids(rule);
    const clash = wanted.find((step) => test(step));
    if (clash !== undefined) {
      report.error(
        path,
        'forbidden-but-wanted',
        `The check would fail for ${quote(clash.what)}, which the rubric wants.`,
      );
    }
  });
}

function checkClaims(entry: WorkflowCase, fixtureCase: FixtureCase, offer: WorkflowOffer, report: Report): void {
  for (const id of allClaims(fixtureCase)) {
    if (!offer.claims.includes(id)) {
      report.error(
        ['claims'],
        'claim-not-offered-everywhere',
        `The contract must offer the claim ${quote(id)} under "verified", "unverified" and "notDone" alike.`,
      );
    } else if (!entry.claims.some((claim) => claim.id === id)) {
      report.error(
        ['claims'],
        'unjudged-claim',
        `The contract offers the claim ${quote(id)}; say what is expected of it.`,
      );
    }
  }
  if (new Set(entry.claims.map((claim) => claim.expected)).size < 2) {
    report.error(
      ['claims'],
      'claims-one-sided',
      'Every claim belongs under the same heading, so a report could be right without having looked; add others.',
    );
  }
  entry.claims.forEach((claim, index) => {
    const path = ['claims', index];
    if (!allClaims(fixtureCase).includes(claim.id)) {
      report.error(
        [...path, 'id'],
        'unknown-claim',
        `The contract of the case does not offer the claim "${claim.id}".`,
      );
    }
    if (claim.expected !== 'verified') return;
    claim.verifiedBy.forEach((id, at) => {
      if (entry.required.some((step) => step.id === id && step.kind === 'check')) return;
      report.error([...path, 'verifiedBy', at], 'unknown-check', `"${id}" is not a required step of kind "check".`);
    });
  });
}

/** A line feed stands in neither part, so two pairs never share a key. */
export function pairKey(action: string, target: string): string {
  return `${action}\n${target}`;
}
