/**
 * `usage.jsonl` from the journal: one row an attempt that has ended, in schedule order, wasted ones included. A ledger
 * without its failures and its unknowns would make a dear run look cheap.
 */
import type { Campaign } from '../protocol/campaign.ts';
import { canonicalJson } from '../protocol/canonical.ts';
import { formatUsd } from '../protocol/money.ts';
import type { BoundReceipt } from '../route/receipt.ts';
import { USAGE_ROW_VERSION, type UsageRow } from '../route/usage.ts';
import type { Admission } from './admission.ts';
import { deriveReceipt } from './receipts.ts';
import type { AttemptState, RequestState, RunState } from './state.ts';

/** An attempt that has ended: its row, and the receipt whose digest the row carries. */
export interface Call {
  readonly request: RequestState;
  readonly row: UsageRow;
  readonly receipt: BoundReceipt | null;
}

export function deriveUsage(state: RunState, campaign: Campaign, admission: Admission): UsageRow[] {
  return deriveCalls(state, campaign, admission).map(({ row }) => row);
}

/** As `deriveUsage`, with each row's request and receipt. */
export function deriveCalls(state: RunState, campaign: Campaign, admission: Admission): Call[] {
  const { binding } = admission;
  const requested = {
    profileId: binding.profile_id,
    providerDriver: binding.provider_driver,
    provider: binding.provider,
    model: binding.model,
    version: campaign.model.version,
    reasoningEffort: binding.reasoning_effort,
  };
  const calls: Call[] = [];
  for (const request of state.requests.values()) {
    for (const attempt of request.attempts) {
      const received = attempt.outcome === 'received' ? request.received : null;
      const wasted = isWasted(request, attempt);
      const receipt = received && deriveReceipt({ received, attempt, wasted }, binding);
      const row = usageRow(state.runId, requested, request, attempt, receipt);
      if (row !== null) calls.push({ request, row, receipt });
    }
  }
  return calls;
}

/** One canonical JSON object a line. */
export function encodeUsage(rows: readonly UsageRow[]): string {
  return rows.map((row) => `${canonicalJson(row)}\n`).join('');
}

function usageRow(
  runId: string,
  requested: UsageRow['requested'],
  request: RequestState,
  attempt: AttemptState,
  receipt: BoundReceipt | null,
): UsageRow | null {
  if (attempt.outcome === 'in-flight') return null;
  const received = attempt.outcome === 'received' ? request.received : null;
  const { charged } = attempt;
  return {
    schemaVersion: USAGE_ROW_VERSION,
    runId,
    requestId: request.scheduled.requestId,
    pairIndex: request.scheduled.pairIndex,
    attempt: attempt.attempt,
    providerRequestId: attempt.providerRequestId,
    outcome: attempt.outcome,
    code: attempt.code,
    requested,
    effective: received?.effective ?? null,
    accountingSource: received?.usage.accountingSource ?? (attempt.outcome === 'indeterminate' ? 'reserved' : 'none'),
    inputTokens: charged.inputTokens,
    outputTokens: charged.outputTokens,
    totalTokens: charged.inputTokens + charged.outputTokens,
    cacheReadTokens: received?.usage.cacheReadTokens ?? null,
    cacheWriteTokens: received?.usage.cacheWriteTokens ?? null,
    reasoningTokens: received?.usage.reasoningTokens ?? null,
    costUsd: formatUsd(charged.costUsd),
    durationMs: attempt.durationMs ?? 0,
    startedAt: attempt.dispatchedAt,
    // Nobody saw the end of an attempt whose process died; the moment of the resume says nothing about it.
    completedAt: attempt.code === 'interrupted' ? null : attempt.settledAt,
    retryOrdinal: attempt.attempt - 1,
    wasted: isWasted(request, attempt),
    fallbackChain: [],
    systemFingerprint: received?.systemFingerprint ?? null,
    receiptDigest: receipt?.digest ?? null,
  };
}

/** Paid for, and no score came of it. A certain failure costs nothing, so it wastes nothing. */
export function isWasted(request: RequestState, attempt: AttemptState): boolean {
  if (attempt.outcome === 'received') return request.scored?.eligible !== true;
  return attempt.outcome === 'indeterminate';
}
