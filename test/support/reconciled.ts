/** Reconciliations for tests: the line of the journal and the file that it names, and receipts that fit an attempt. */
import type { NamedFile } from '../../src/ledger/check-reconciliations.ts';
import { encodeJsonFile } from '../../src/ledger/derive.ts';
import type { AnswerRecord, EventBodyOf } from '../../src/ledger/events.ts';
import { reconciliationName } from '../../src/ledger/reconciliation-name.ts';
import {
  RECONCILIATION_VERSION,
  type Reconciliation,
  type ReconciliationResult,
} from '../../src/ledger/reconciliation.ts';
import type { RunPlan } from '../../src/ledger/plan.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import type { ModelRouteBinding } from '../../src/route/binding.ts';
import {
  bindReceipt,
  receiptDigest,
  RECEIPT_SCHEMA_VERSION,
  USAGE_SCHEMA_VERSION,
  type BoundReceipt,
  type ModelRouteReceipt,
  type ModelUsageRecord,
} from '../../src/route/receipt.ts';
import { ROUTE_SCHEMA_VERSION } from '../../src/route/profile.ts';

export interface Place {
  readonly plan: RunPlan;
  readonly runId: string;
  readonly number: number;
  readonly requestId: string;
  readonly attempt: number;
  readonly providerRequestId: string;
  readonly at: string;
  readonly generation: number;
}

export function reconciled(
  place: Place,
  result: ReconciliationResult,
): { readonly body: EventBodyOf<'reconciled'>; readonly file: NamedFile } {
  const { plan, runId, number, requestId, attempt, providerRequestId, at, generation } = place;
  const { method, outcome, code, reason, receipt, answer } = result;
  const text = encodeJsonFile({
    schemaVersion: RECONCILIATION_VERSION,
    runId,
    campaignSha256: plan.campaignSha256,
    number,
    requestId,
    attempt,
    providerRequestId,
    providerResponseId: null,
    at,
    method,
    outcome,
    code,
    reason,
    receipt,
    answer,
  } satisfies Reconciliation);
  const fileSha256 = sha256Hex(text);
  return {
    body: { event: 'reconciled', requestId, attempt, generation, method, outcome, fileSha256, answer },
    file: { name: reconciliationName(number, requestId), bytes: new TextEncoder().encode(text) },
  };
}

const NOTHING = { code: null, reason: null, receipt: null, answer: null };

export function lookedUp(answer: AnswerRecord): ReconciliationResult {
  return { ...NOTHING, method: 'lookup', outcome: 'received', answer };
}

export function idleLookUp(outcome: 'pending' | 'absent' | 'failed'): ReconciliationResult {
  return { ...NOTHING, method: 'lookup', outcome, code: outcome === 'failed' ? 'provider-unavailable' : null };
}

export function decided(
  outcome: 'abandoned' | 'replay',
  reason = 'The console shows no such request.',
): ReconciliationResult {
  return { ...NOTHING, method: 'decision', outcome, reason };
}

/** What a receipt is made of, for one lost attempt. */
export interface Claim {
  readonly binding: ModelRouteBinding;
  readonly providerRequestId: string;
  readonly attempt: number;
  readonly outputSha256: string;
  readonly usage?: Partial<ModelUsageRecord>;
}

export function receiptFor({ binding, providerRequestId, attempt, outputSha256, usage = {} }: Claim): BoundReceipt {
  const content = {
    requested: binding,
    effective: {
      schema_version: ROUTE_SCHEMA_VERSION,
      provider_driver: binding.provider_driver,
      provider: binding.provider,
      model: binding.model,
      reasoning_effort: binding.reasoning_effort,
    },
    finish_reason: 'stop',
    provider_response_id: providerRequestId,
    fallback_chain: [],
    lookup_supported: false,
  } satisfies Omit<ModelRouteReceipt, 'schema_version' | 'receipt_digest'>;
  return bindReceipt(
    { schema_version: RECEIPT_SCHEMA_VERSION, ...content, receipt_digest: receiptDigest(content) },
    {
      schema_version: USAGE_SCHEMA_VERSION,
      accounting_source: 'provider_reported',
      input_tokens: 900,
      output_tokens: 200,
      cache_read_tokens: null,
      cache_write_tokens: null,
      reasoning_tokens: null,
      total_tokens: 1100,
      retry_ordinal: attempt - 1,
      wasted: false,
      ...usage,
    },
    outputSha256,
  );
}
