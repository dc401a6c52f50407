/**
 * The receipt of an answer, worked out from the journal and the admitted binding. Nothing of it is written down twice:
 * the journal has the answer's route, usage and output hash, and the digest over them stands in the usage row.
 */
import { ROUTE_SCHEMA_VERSION } from '../route/profile.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import {
  bindReceipt,
  receiptDigest,
  RECEIPT_SCHEMA_VERSION,
  routeDrift,
  USAGE_SCHEMA_VERSION,
  type BoundReceipt,
  type EffectiveModelRoute,
  type ModelUsageRecord,
} from '../route/receipt.ts';
import type { EventOf } from './events.ts';
import type { AttemptState } from './state.ts';

/** What a receipt is made from: an answer and the attempt it answers. */
export interface Answer {
  readonly received: Pick<EventOf<'received'>, 'effective' | 'rejection' | 'finishReason' | 'usage' | 'outputSha256'>;
  readonly attempt: Pick<AttemptState, 'attempt' | 'providerRequestId'>;
  /** Paid for, and no score came of it. */
  readonly wasted: boolean;
}

/** The route that answered in the contract's form; null when the answer names none. */
export function effectiveRouteOf(
  received: Pick<EventOf<'received'>, 'effective'>,
  binding: ModelRouteBinding,
): EffectiveModelRoute | null {
  const { effective } = received;
  if (effective === null) return null;
  return {
    schema_version: ROUTE_SCHEMA_VERSION,
    provider_driver: binding.provider_driver,
    provider: effective.provider,
    model: effective.model,
    reasoning_effort: effective.reasoningEffort,
  };
}

/**
 * The bound receipt of an answer; null where there is nothing a receipt could truthfully say, because the answer names
 * no route, came over another one, or came by a fallback whose chain nobody knows.
 *
 * The contract's `provider_response_id` is our own provider request id, so that a receipt answers one attempt of one
 * run and no other. `lookup_supported` is false: a journal says nothing about what a driver could look up later, and
 * false promises nothing.
 */
export function deriveReceipt(answer: Answer, binding: ModelRouteBinding): BoundReceipt | null {
  const { received, attempt } = answer;
  const effective = effectiveRouteOf(received, binding);
  if (effective === null || routeDrift(binding, effective) !== null) return null;
  if (received.rejection === 'fallback-used') return null;
  const content = {
    requested: binding,
    effective,
    finish_reason: received.finishReason,
    provider_response_id: attempt.providerRequestId,
    fallback_chain: [],
    lookup_supported: false,
  };
  const receipt = {
    schema_version: RECEIPT_SCHEMA_VERSION,
    ...content,
    receipt_digest: receiptDigest(content),
  } as const;
  return bindReceipt(receipt, usageRecord(answer), received.outputSha256);
}

function usageRecord({ received, attempt, wasted }: Answer): ModelUsageRecord {
  const { usage } = received;
  return {
    schema_version: USAGE_SCHEMA_VERSION,
    // Charged at the reservation: an upper bound that nobody measured.
    accounting_source: usage.accountingSource === 'reserved' ? 'estimated' : 'provider_reported',
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    cache_read_tokens: usage.cacheReadTokens,
    cache_write_tokens: usage.cacheWriteTokens,
    reasoning_tokens: usage.reasoningTokens,
    total_tokens: usage.totalTokens,
    retry_ordinal: attempt.attempt - 1,
    wasted,
  };
}
