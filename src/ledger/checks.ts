/**
 * What one event must say to be believed, given the campaign: amounts are recomputed, never taken over, so that no
 * edited journal can carry a cheaper answer, a smaller reservation or a score that its answer does not allow.
 */
import type { Category } from '../protocol/campaign.ts';
import { costUsd, formatUsd, usd } from '../protocol/money.ts';
import { CATEGORY_DIMENSIONS } from '../trial/dimensions.ts';
import type { Amount } from './ceilings.ts';
import type { ChargeRecord, EventOf } from './events.ts';
import type { AdmissionContext } from './machine.ts';
import type { RunPlan } from './plan.ts';
import type { RequestState } from './state.ts';

/** One reason why an event may not stand; `field` names the part of the event. */
export interface Violation {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export function violation(field: string, code: string, message: string): Violation {
  return { field, code, message };
}

/** A recorded charge of one attempt as an amount. */
export function amountOf(record: ChargeRecord): Amount {
  return {
    requests: 1,
    inputTokens: record.inputTokens,
    outputTokens: record.outputTokens,
    costUsd: usd(record.costUsd),
  };
}

export function recordOf(amount: Amount): ChargeRecord {
  return { inputTokens: amount.inputTokens, outputTokens: amount.outputTokens, costUsd: formatUsd(amount.costUsd) };
}

export function sameAmount(a: Amount, b: Amount): boolean {
  return a.inputTokens === b.inputTokens && a.outputTokens === b.outputTokens && a.costUsd.eq(b.costUsd);
}

/** Collects the fields that differ from what they must be. */
class Comparison {
  readonly problems: Violation[] = [];

  equal(field: string, found: unknown, expected: unknown, code: string, what: string): void {
    if (found !== expected)
      this.problems.push(violation(field, code, `${what} is ${show(found)}, expected ${show(expected)}.`));
  }

  unless(holds: boolean, field: string, code: string, message: string): void {
    if (!holds) this.problems.push(violation(field, code, message));
  }
}

export function checkAdmitted(
  event: EventOf<'admitted'>,
  plan: RunPlan,
  admission: AdmissionContext | null,
): Violation[] {
  const check = new Comparison();
  const { campaign } = plan;
  check.equal('campaignId', event.campaignId, campaign.campaignId, 'journal-other-campaign', 'The campaign');
  check.equal(
    'campaignSha256',
    event.campaignSha256,
    plan.campaignSha256,
    'journal-other-campaign',
    "The campaign's SHA-256",
  );
  check.equal(
    'scheduleSha256',
    event.scheduleSha256,
    plan.scheduleSha256,
    'journal-other-schedule',
    "The schedule's SHA-256",
  );
  check.equal(
    'fixtureSha256',
    event.fixtureSha256,
    campaign.fixture.fixtureSha256,
    'journal-other-fixture',
    "The fixture's SHA-256",
  );
  check.equal(
    'rubricSha256',
    event.rubricSha256,
    campaign.fixture.rubricSha256,
    'journal-other-rubric',
    "The rubric's SHA-256",
  );
  if (admission !== null) checkAdmission(check, event, plan, admission);
  return check.problems;
}

function checkAdmission(
  check: Comparison,
  event: EventOf<'admitted'>,
  plan: RunPlan,
  admission: AdmissionContext,
): void {
  const { value, sha256 } = admission;
  const code = 'journal-other-admission';
  check.equal('admissionSha256', event.admissionSha256, sha256, code, "The admission's SHA-256");
  check.equal('runId', event.runId, value.runId, code, 'The run');
  check.equal('driver', event.driver, value.driver.id, code, 'The driver');
  check.equal('synthetic', event.synthetic, value.driver.synthetic, code, 'The mark of made-up answers');
  check.equal('generation', event.generation, value.generation, code, 'The lock generation');
  for (const field of ['campaignId', 'campaignSha256', 'scheduleSha256', 'fixtureSha256', 'rubricSha256'] as const) {
    check.unless(value[field] === event[field], field, code, `The admission names another ${field} than the journal.`);
  }
  check.equal('binding.model', value.binding.model, plan.campaign.model.version, code, 'The bound model');
  check.equal('binding.provider', value.binding.provider, plan.campaign.model.provider, code, 'The bound provider');
  const { ceilings, approvedAt } = value.grant;
  const { budget } = plan.campaign;
  check.unless(
    event.at >= approvedAt,
    'at',
    'journal-before-grant',
    `The run was admitted at ${event.at}, before its approval of ${approvedAt}.`,
  );
  const within =
    ceilings.maxRequests <= budget.maxRequests &&
    ceilings.maxInputTokens <= budget.maxInputTokens &&
    ceilings.maxOutputTokens <= budget.maxOutputTokens &&
    usd(ceilings.maxCostUsd).lte(usd(budget.maxCostUsd));
  check.unless(within, 'admissionSha256', 'grant-over-budget', "The grant's ceilings are above those of the campaign.");
}

/** What the machine knows when an attempt is about to be sent. */
export interface DispatchContext {
  /** Pairs of which something was sent; they start in order, so the next one has this index. */
  readonly startedPairs: number;
  /** Position 1 of the same pair. */
  readonly first: RequestState | undefined;
  readonly overCap: boolean;
  readonly repeatedId: boolean;
  readonly expiresAt: string | null;
}

export function checkDispatched(
  event: EventOf<'dispatched'>,
  request: RequestState,
  plan: RunPlan,
  context: DispatchContext,
): Violation[] {
  const check = new Comparison();
  const { pairIndex, position, requestId } = request.scheduled;
  if (request.outcome !== 'pending') {
    const told = request.outcome === 'in-flight' ? 'has an attempt in flight' : `is settled (${request.outcome})`;
    return [
      violation('requestId', 'journal-second-dispatch', `Request ${requestId} ${told}; it may not be sent again.`),
    ];
  }
  check.equal('attempt', event.attempt, request.attempts.length + 1, 'journal-attempt', 'The attempt');
  check.unless(
    event.attempt <= plan.maxAttempts,
    'attempt',
    'journal-attempt',
    `The campaign allows ${plan.maxAttempts} attempt(s) a request.`,
  );
  if (position === 1) {
    const due = request.attempts.length > 0 || pairIndex === context.startedPairs;
    check.unless(
      due,
      'requestId',
      'journal-pair-order',
      `Pair ${pairIndex} may not start before pair ${context.startedPairs}: pairs start in schedule order.`,
    );
  } else {
    const settled = context.first !== undefined && isSettled(context.first);
    check.unless(
      settled,
      'requestId',
      'journal-position-order',
      `Position 2 of pair ${pairIndex} may not be sent before position 1 is settled.`,
    );
  }
  check.unless(
    sameAmount(amountOf(event.reserved), plan.worstAttempt),
    'reserved',
    'journal-reservation',
    'The reservation is not the worst case of one attempt under this campaign.',
  );
  check.unless(
    !context.repeatedId,
    'providerRequestId',
    'journal-repeated-id',
    'This provider request id was sent before.',
  );
  check.unless(
    !context.overCap,
    'event',
    'journal-over-cap',
    'A provider counted more tokens than the cap allows; nothing may be sent after that.',
  );
  check.unless(
    context.expiresAt === null || event.at < context.expiresAt,
    'at',
    'journal-grant-expired',
    `The grant ended at ${String(context.expiresAt)}.`,
  );
  return check.problems;
}

export function isSettled(request: RequestState): boolean {
  return request.outcome === 'received' || request.outcome === 'exhausted' || request.outcome === 'indeterminate';
}

export function checkReceived(
  event: EventOf<'received'>,
  plan: RunPlan,
  admission: AdmissionContext | null,
): Violation[] {
  const check = new Comparison();
  const { usage, rejection } = event;
  const { worstAttempt } = plan;
  check.equal(
    'usage.totalTokens',
    usage.totalTokens,
    usage.inputTokens + usage.outputTokens,
    'journal-usage',
    'The token total',
  );
  const price = costUsd(usage.inputTokens, usage.outputTokens, plan.campaign.budget);
  check.equal('costUsd', event.costUsd, formatUsd(price), 'journal-cost', 'The cost');
  if (usage.accountingSource === 'reserved') {
    const full = usage.inputTokens === worstAttempt.inputTokens && usage.outputTokens === worstAttempt.outputTokens;
    check.unless(
      full,
      'usage',
      'journal-charge',
      'An answer without usable usage is charged exactly what was reserved for it.',
    );
    check.unless(
      rejection !== null,
      'rejection',
      'journal-usage',
      'An answer without usable usage cannot be a good one.',
    );
  } else {
    const claimsNone = rejection === 'usage-missing' || rejection === 'usage-inconsistent';
    check.unless(
      !claimsNone,
      'usage',
      'journal-usage',
      'The answer is rejected for its usage but counts as reported by the provider.',
    );
    const over = usage.inputTokens > worstAttempt.inputTokens || usage.outputTokens > worstAttempt.outputTokens;
    check.unless(
      over === (rejection === 'usage-over-cap'),
      'rejection',
      'journal-over-cap',
      'An answer is rejected as usage-over-cap exactly when a token count is above its cap.',
    );
  }
  if (rejection === null) checkGoodAnswer(check, event, plan, admission);
  return check.problems;
}

function checkGoodAnswer(
  check: Comparison,
  event: EventOf<'received'>,
  plan: RunPlan,
  admission: AdmissionContext | null,
): void {
  const { effective, finishReason } = event;
  const { model } = plan.campaign;
  const binding = admission?.value.binding ?? null;
  check.equal(
    'effective.model',
    effective?.model ?? null,
    binding?.model ?? model.version,
    'journal-route',
    'The model that answered',
  );
  check.equal(
    'effective.provider',
    effective?.provider ?? null,
    binding?.provider ?? model.provider,
    'journal-route',
    'The provider that answered',
  );
  if (binding !== null) {
    check.equal(
      'effective.reasoningEffort',
      effective?.reasoningEffort ?? null,
      binding.reasoning_effort,
      'journal-route',
      'The reasoning effort',
    );
  }
  const whole = finishReason === 'stop' || finishReason === 'other';
  check.unless(
    whole,
    'finishReason',
    'journal-finish',
    `An answer that ended by "${finishReason}" cannot be a good one.`,
  );
}

export function checkScored(event: EventOf<'scored'>, received: EventOf<'received'>, category: Category): Violation[] {
  const check = new Comparison();
  check.equal('outputSha256', event.outputSha256, received.outputSha256, 'journal-score', 'The scored output');
  check.equal('reason', event.reason, received.rejection, 'journal-score', 'The reason');
  check.equal('eligible', event.eligible, received.rejection === null, 'journal-score', 'Eligibility');
  check.equal(
    'parse === not-scored',
    event.parse === 'not-scored',
    received.rejection !== null,
    'journal-score',
    'Whether the answer stays unscored',
  );
  const sum = event.dimensions.reduce((total, dimension) => total + dimension.score, 0);
  if (event.parse === 'not-scored') {
    check.equal(
      'dimensions',
      event.dimensions.length,
      0,
      'journal-score',
      'The number of dimensions of an unscored answer',
    );
    check.equal(
      'safetyFailures',
      event.safetyFailures.length,
      0,
      'journal-score',
      'The number of safety failures of an unscored answer',
    );
  } else {
    const wanted = CATEGORY_DIMENSIONS[category].map(({ id, max }) => `${id}:${max}`).join(' ');
    const found = event.dimensions.map(({ id, max }) => `${id}:${max}`).join(' ');
    check.equal('dimensions', found, wanted, 'journal-score', 'The list of dimensions');
    check.unless(
      event.dimensions.every(({ score, max }) => score <= max),
      'dimensions',
      'journal-score',
      'A dimension has more points than its maximum.',
    );
    if (event.parse === 'malformed')
      check.equal('total', sum, 0, 'journal-score', 'The score of an answer off its contract');
  }
  check.unless(
    Math.abs(sum - event.total) < 1e-9,
    'total',
    'journal-score',
    `The total is ${event.total}, its dimensions add up to ${sum}.`,
  );
  return check.problems;
}

function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}
