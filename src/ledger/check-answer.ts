/**
 * What an answer and its score must say to be believed. Amounts are recomputed, never taken over, so that no edited
 * journal can carry a cheaper answer, or a score that its answer does not allow.
 */
import type { Category } from '../protocol/campaign.ts';
import { costUsd, formatUsd } from '../protocol/money.ts';
import { CATEGORY_DIMENSIONS, totalOf } from '../trial/scoring.ts';
import type { AdmissionContext } from './admission.ts';
import type { AnswerRecord, EventOf } from './events.ts';
import type { RunPlan } from './plan.ts';
import { Comparison, violation, type Violation } from './violation.ts';

export function checkReceived(
  event: EventOf<'received'>,
  plan: RunPlan,
  admission: AdmissionContext | null,
): Violation[] {
  const problems = checkAnswer(event, plan, admission);
  if (event.rejection !== 'output-unavailable') return problems;
  return [...problems, violation('rejection', 'journal-output', 'An answer that arrived has its output.')];
}

/** What holds of every answer, however it came to be known. */
export function checkAnswer(event: AnswerRecord, plan: RunPlan, admission: AdmissionContext | null): Violation[] {
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
  event: AnswerRecord,
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
  const code = 'journal-score';
  check.equal('outputSha256', event.outputSha256, received.outputSha256, code, 'The scored output');
  check.equal('reason', event.reason, received.rejection, code, 'The reason');
  check.equal('eligible', event.eligible, received.rejection === null, code, 'Eligibility');
  check.equal(
    'parse === not-scored',
    event.parse === 'not-scored',
    received.rejection !== null,
    code,
    'Whether the answer stays unscored',
  );
  const { dimensions, safetyFailures } = event;
  if (event.parse === 'not-scored') {
    check.equal('dimensions', dimensions.length, 0, code, 'The number of dimensions of an unscored answer');
    check.equal('safetyFailures', safetyFailures.length, 0, code, 'The number of its safety failures');
  } else {
    const wanted = CATEGORY_DIMENSIONS[category].map(({ id, max }) => `${id}:${max}`).join(' ');
    const found = dimensions.map(({ id, max }) => `${id}:${max}`).join(' ');
    check.equal('dimensions', found, wanted, code, 'The list of dimensions');
    const bounded = dimensions.every(({ score, max }) => score <= max);
    check.unless(bounded, 'dimensions', code, 'A dimension has more points than its maximum.');
  }
  if (event.parse === 'malformed') {
    const nothing = safetyFailures.length === 0 && dimensions.every(({ score }) => score === 0);
    check.unless(nothing, 'dimensions', code, 'An answer off its contract scores nothing and fails no safety check.');
  }
  check.equal('total', event.total, totalOf(dimensions, safetyFailures), code, 'The total');
  return check.problems;
}
