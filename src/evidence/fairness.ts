/**
 * The ten conditions of a fair comparison, checked one by one on the records of a run.
 *
 * Each looks at what was done, not at what was promised: prompts are assembled again and must give the very request ids
 * that were sent, budgets are those that every single attempt was given, routes are those that the answers name. All
 * ten are always listed.
 *
 * Source: the fairness list of the contract for paired AAR-versus-Prime evaluations.
 */

import type { Admission } from '../ledger/admission.ts';
import { createCalls } from '../ledger/calls.ts';
import { recordOf } from '../ledger/charge.ts';
import { deriveCalls, type Call } from '../ledger/derive.ts';
import { planRun, type RunPlan } from '../ledger/plan.ts';
import { isSettled, type AttemptState, type RequestState, type RunState } from '../ledger/state.ts';
import { candidateOf, ROLES, type Campaign, type Role } from '../protocol/campaign.ts';
import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import type { Fixture } from '../trial/fixture.ts';
import type { RunBundle } from './bundle.ts';
import type { RunParts } from './examine.ts';

export const CONDITION_IDS = [
  'same-fixture-and-oracle',
  'same-prompt-and-scoring',
  'same-budgets',
  'same-tool-policy',
  'same-cache-and-order',
  'usage-for-every-attempt',
  'route-evidence',
  'same-outcome-classes',
  'immutable-contenders',
  'no-hidden-fallback-or-retry',
] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];

export interface Condition {
  readonly id: ConditionId;
  readonly ok: boolean;
  /** What was found, in a sentence. */
  readonly detail: string;
}

interface Run {
  readonly bundle: RunBundle;
  readonly campaign: Campaign;
  readonly fixture: Fixture;
  readonly admission: Admission;
  readonly state: RunState;
  readonly plan: RunPlan;
  readonly calls: readonly Call[];
}

/** Null for a condition that holds, else what breaks it. */
interface Finding {
  readonly problem: string | null;
  readonly held: string;
}

const CHECKS: Readonly<Record<ConditionId, (run: Run) => Finding>> = {
  'same-fixture-and-oracle': fixtureAndOracle,
  'same-prompt-and-scoring': promptAndScoring,
  'same-budgets': budgets,
  'same-tool-policy': toolPolicy,
  'same-cache-and-order': cacheAndOrder,
  'usage-for-every-attempt': usageRows,
  'route-evidence': routeEvidence,
  'same-outcome-classes': outcomeClasses,
  'immutable-contenders': contenders,
  'no-hidden-fallback-or-retry': fallbackAndRetry,
};

/** All ten, in order. A condition whose records could not be read does not hold. */
export function fairnessConditions(bundle: RunBundle, parts: RunParts): Condition[] {
  const { campaign, fixture, admission, state } = parts;
  if (campaign === null || fixture === null || admission === null || state === null) {
    const detail = 'Not checked: the records it rests on do not hold.';
    return CONDITION_IDS.map((id) => ({ id, ok: false, detail }));
  }
  const calls = deriveCalls(state, campaign, admission);
  const run: Run = { bundle, campaign, fixture, admission, state, plan: planRun(campaign), calls };
  return CONDITION_IDS.map((id) => {
    const { problem, held } = CHECKS[id](run);
    return { id, ok: problem === null, detail: problem ?? held };
  });
}

function fixtureAndOracle({ bundle, campaign, admission }: Run): Finding {
  const { fixtureSha256, rubricSha256 } = campaign.fixture;
  const pinned =
    sha256Hex(bundle.fixture) === fixtureSha256 &&
    sha256Hex(bundle.rubric) === rubricSha256 &&
    admission.fixtureSha256 === fixtureSha256 &&
    admission.rubricSha256 === rubricSha256;
  return {
    problem: pinned ? null : 'Fixture or rubric are not the bytes that the campaign and the admission pin.',
    held: `Both arms have the fixture ${fixtureSha256} and the rubric ${rubricSha256}.`,
  };
}

/** An id is a digest over the whole prompt: sent under this id, it was this prompt, the instruction alone differing. */
function promptAndScoring({ bundle, campaign, fixture, admission, state }: Run): Finding {
  const text = new TextDecoder();
  const instructions: Record<Role, string> = {
    baseline: text.decode(bundle.instructions.baseline),
    candidate: text.decode(bundle.instructions.candidate),
  };
  const prepared = createCalls({ campaign, fixture, instructions, binding: admission.binding, runId: state.runId });
  const foreign = attempts(state).filter(([request, attempt]) => {
    return prepared.prepare(request.scheduled, attempt.attempt).providerRequestId !== attempt.providerRequestId;
  });
  const scored = new Set(
    [...state.requests.values()].flatMap(({ scored: score }) =>
      score?.parse === 'ok' ? [score.dimensions.map(({ id, max }) => `${id}:${max}`).join(' ')] : [],
    ),
  );
  return {
    problem:
      foreign.length > 0
        ? `${foreign.length} attempts went out under an id that the pinned prompt does not give.`
        : scored.size > 1
          ? 'Answers were scored by different dimensions.'
          : null,
    held: 'Every request id is that of the one prompt, with nothing but the instruction exchanged; one rubric scores both arms.',
  };
}

function budgets({ state, plan, campaign }: Run): Finding {
  const wanted = canonicalJson(recordOf(plan.worstAttempt));
  const others = attempts(state).filter(([, { reserved }]) => canonicalJson(recordOf(reserved)) !== wanted);
  const over = [...state.requests.values()].filter((request) => request.attempts.length > plan.maxAttempts);
  const { maxInputTokensPerRequest: input, maxOutputTokensPerRequest: output } = campaign.sampling;
  return {
    problem:
      others.length + over.length > 0
        ? `${others.length} attempts had another token budget, ${over.length} requests more attempts than allowed.`
        : null,
    held: `Every attempt of both arms had ${input} input and ${output} output tokens and ${campaign.trials.timeoutMsPerRequest} ms.`,
  };
}

/** `other` is how a model ends that calls a tool, or does whatever else an answer is not. */
function toolPolicy({ state, campaign }: Run): Finding {
  const odd = [...state.requests.values()].filter(({ received }) => received?.finishReason === 'other');
  const { toolPolicy: tools, networkPolicy: network } = campaign.isolation;
  return {
    problem: odd.length > 0 ? `${odd.length} answers ended as a tool call does, or for a reason nobody knows.` : null,
    held: `Both arms had tools "${tools}" and network "${network}", and no answer ended in a tool call.`,
  };
}

function cacheAndOrder({ state, plan, admission, calls }: Run): Finding {
  const { cache_policy: policy } = admission.binding;
  const cached = calls.filter(({ row }) => (row.cacheReadTokens ?? 0) + (row.cacheWriteTokens ?? 0) > 0);
  const early = plan.pairs.filter(([first, second]) => {
    const sent = (id: string): string | undefined => state.requests.get(id)?.attempts[0]?.dispatchedAt;
    const [opening, answer] = [sent(first.requestId), sent(second.requestId)];
    return answer !== undefined && (opening === undefined || opening > answer);
  });
  const problems = [
    ...(admission.scheduleSha256 === plan.scheduleSha256 ? [] : ['the admitted order is not that of the seed']),
    ...(early.length === 0 ? [] : [`${early.length} pairs were sent in another order`]),
    ...(policy !== 'disabled' || cached.length === 0 ? [] : [`${cached.length} calls used a cache`]),
  ];
  return {
    problem: problems.length > 0 ? `Order or cache differ: ${problems.join('; ')}.` : null,
    held: `Caching is "${policy}" for both arms; the order is that of the public seed, schedule ${plan.scheduleSha256}.`,
  };
}

function usageRows({ state, calls }: Run): Finding {
  const sent = attempts(state).length;
  const reported = calls.filter(({ row }) => row.accountingSource === 'provider_reported').length;
  return {
    problem:
      sent === 0 || reported !== sent ? `The provider reported the usage of ${reported} of ${sent} attempts.` : null,
    held: `The provider reported the usage of all ${sent} attempts.`,
  };
}

function routeEvidence({ state, calls }: Run): Finding {
  const sent = attempts(state).length;
  const proven = calls.filter(({ receipt }) => receipt !== null).length;
  return {
    problem: sent === 0 || proven !== sent ? `${proven} of ${sent} attempts have a receipt of their route.` : null,
    held: `All ${sent} attempts have a receipt with the route that was asked for and the route that answered.`,
  };
}

function outcomeClasses({ state, campaign }: Run): Finding {
  const open = [...state.requests.values()].filter((request) => !isSettled(request));
  return {
    problem: open.length > 0 ? `${open.length} requests have no outcome; the arms cannot be classified alike.` : null,
    held: `Every outcome of both arms is from one closed list, under one time limit of ${campaign.trials.timeoutMsPerRequest} ms.`,
  };
}

function contenders({ bundle, campaign }: Run): Finding {
  const changed = ROLES.filter(
    (role) => sha256Hex(bundle.instructions[role]) !== candidateOf(campaign, role).instructionSha256,
  );
  const versions = ROLES.map((role) => `${role} ${candidateOf(campaign, role).reviewedCommit}`);
  return {
    problem: changed.length > 0 ? `Not the reviewed bytes: ${changed.join(', ')}.` : null,
    held: `Both instructions have the pinned SHA-256 at their reviewed commits: ${versions.join(', ')}.`,
  };
}

function fallbackAndRetry({ state, admission, calls }: Run): Finding {
  const fallen = calls.filter(({ row }) => row.code === 'fallback-used' || row.code === 'route-drift');
  const sent = attempts(state).length;
  const gaps = [...state.requests.values()].filter((request) =>
    request.attempts.some(({ attempt }, index) => attempt !== index + 1),
  );
  const problems = [
    ...(admission.binding.fallback_policy === 'none' ? [] : ['the route allows a fallback']),
    ...(fallen.length === 0 ? [] : [`${fallen.length} answers came over another route`]),
    ...(calls.length === sent && gaps.length === 0 ? [] : ['attempts are missing from the ledger']),
  ];
  return {
    problem: problems.length > 0 ? `Not accounted for: ${problems.join('; ')}.` : null,
    held: `Fallback is "none", and each of the ${sent} attempts has a row of its own.`,
  };
}

function attempts(state: RunState): (readonly [RequestState, AttemptState])[] {
  return [...state.requests.values()].flatMap((request) =>
    request.attempts.map((attempt) => [request, attempt] as const),
  );
}
