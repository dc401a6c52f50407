/**
 * A receipt that somebody hands in for a lost answer, held against the attempt that it claims to answer.
 *
 * A receipt is not signed by the provider, so that it proves only that it is of one piece and speaks of exactly this
 * attempt over exactly the admitted route. It settles what was charged, and it can never bring a score: it has no text,
 * and a text handed in beside it could be chosen.
 */
import { canonicalJson } from '../protocol/canonical.ts';
import type { Report } from '../protocol/document.ts';
import { costUsd, formatUsd } from '../protocol/money.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import { checkBoundReceipt, type BoundReceipt, type ModelUsageRecord } from '../route/receipt.ts';
import { FINISH_REASONS, type AnswerRecord, type JournalUsage, type RejectionCode } from './events.ts';
import type { RunPlan } from './plan.ts';
import type { AttemptState } from './state.ts';

/** Reports everything that speaks against the receipt, each under its field. */
export function checkReceiptClaim(
  bound: BoundReceipt,
  attempt: Pick<AttemptState, 'attempt' | 'providerRequestId'>,
  binding: ModelRouteBinding,
  report: Report,
): void {
  checkBoundReceipt(bound, report);
  const { receipt, usage } = bound;
  if (receipt.provider_response_id !== attempt.providerRequestId) {
    const message = `The receipt answers another request; the lost attempt was sent as ${attempt.providerRequestId}.`;
    report.error(['receipt', 'provider_response_id'], 'receipt-other-attempt', message);
  }
  for (const [field, admitted] of Object.entries(binding)) {
    const found = receipt.requested[field as keyof ModelRouteBinding];
    if (canonicalJson(found) === canonicalJson(admitted)) continue;
    const message = `The run was admitted with ${String(admitted)} here; the receipt is for another route.`;
    report.error(['receipt', 'requested', field], 'receipt-other-binding', message);
  }
  if (usage.retry_ordinal !== attempt.attempt - 1) {
    const message = `The lost attempt was number ${attempt.attempt}, so that ${attempt.attempt - 1} came before it.`;
    report.error(['usage', 'retry_ordinal'], 'receipt-other-attempt', message);
  }
  checkTokens(usage, binding, report);
}

function checkTokens(usage: ModelUsageRecord, binding: ModelRouteBinding, report: Report): void {
  const refuse = (field: keyof ModelUsageRecord, code: string, message: string): void =>
    report.error(['usage', field], code, message);
  const read = usage.cache_read_tokens ?? 0;
  const written = usage.cache_write_tokens ?? 0;
  if (binding.cache_policy === 'disabled') {
    const message = 'The route allows no cache, and the receipt reports its use.';
    if (read > 0) refuse('cache_read_tokens', 'cache-forbidden', message);
    if (written > 0) refuse('cache_write_tokens', 'cache-forbidden', message);
  }
  const code = 'usage-inconsistent';
  if (usage.input_tokens === 0) refuse('input_tokens', code, 'A prompt is never empty; it has input tokens.');
  if (read + written > usage.input_tokens)
    refuse('input_tokens', code, 'Tokens read from or written to a cache are input tokens; there are more of them.');
  if ((usage.reasoning_tokens ?? 0) > usage.output_tokens)
    refuse('reasoning_tokens', code, 'Reasoning tokens are output tokens; there are more of them.');
}

/** The answer that a receipt without a complaint stands for: paid, and never scored. */
export function answerOfReceipt({ receipt, usage, outputSha256 }: BoundReceipt, plan: RunPlan): AnswerRecord {
  const { effective, fallback_chain: fallbacks } = receipt;
  const reported = usage.accounting_source === 'provider_reported';
  const charged = reported ? reportedUsage(usage) : reservedUsage(plan);
  const { worstAttempt, campaign } = plan;
  const over = charged.inputTokens > worstAttempt.inputTokens || charged.outputTokens > worstAttempt.outputTokens;
  const rejection: RejectionCode = over
    ? 'usage-over-cap'
    : fallbacks.length > 0
      ? 'fallback-used'
      : reported
        ? 'output-unavailable'
        : 'usage-missing';
  return {
    outputSha256,
    finishReason: FINISH_REASONS.find((known) => known === receipt.finish_reason) ?? 'other',
    effective: {
      provider: effective.provider,
      model: effective.model,
      reasoningEffort: effective.reasoning_effort,
    },
    usage: charged,
    costUsd: formatUsd(costUsd(charged.inputTokens, charged.outputTokens, campaign.budget)),
    rejection,
    providerResponseId: null,
    systemFingerprint: null,
  };
}

function reportedUsage(usage: ModelUsageRecord): JournalUsage {
  return {
    accountingSource: 'provider_reported',
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    totalTokens: usage.total_tokens,
    cacheReadTokens: usage.cache_read_tokens,
    cacheWriteTokens: usage.cache_write_tokens,
    reasoningTokens: usage.reasoning_tokens,
  };
}

/** Nobody but the provider may lower a charge: an estimate leaves it where it is. */
function reservedUsage({ worstAttempt: { inputTokens, outputTokens } }: RunPlan): JournalUsage {
  return {
    accountingSource: 'reserved',
    inputTokens,
    outputTokens,
    totalTokens: inputTokens + outputTokens,
    cacheReadTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
  };
}
