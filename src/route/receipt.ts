/**
 * Receipts: what an answer proves about the route it took.
 *
 * The contract's receipt digest covers the route and the provider's response id, but neither the answer nor its
 * tokens: both can change under the same digest. Our own record therefore binds the receipt to the hash of the output
 * and to the usage with a digest of its own.
 */

import * as z from 'zod';
import type { Report } from '../protocol/document.ts';
import { described, sha256 } from '../protocol/scalars.ts';
import { aarDigest } from './aar-json.ts';
import { checkBinding, modelRouteBindingSchema } from './binding.ts';
import type { ModelRouteBinding } from './binding.ts';
import { ROUTE_SCHEMA_VERSION } from './profile.ts';
import { counter, routeDigest, routeValue } from './scalars.ts';

export const RECEIPT_SCHEMA_VERSION = 'aar.model-response.v1';
export const USAGE_SCHEMA_VERSION = 'aar.model-usage.v1';

export const effectiveModelRouteSchema = z.strictObject({
  schema_version: described(z.literal(ROUTE_SCHEMA_VERSION), 'Format of the route contract.'),
  provider_driver: described(routeValue, 'Driver that made the call.'),
  provider: described(routeValue, 'Provider that answered.'),
  model: described(routeValue, 'Model id that the answer names.'),
  reasoning_effort: described(routeValue.nullable().default(null), 'Effort that the answer names, or null.'),
});

export type EffectiveModelRoute = z.infer<typeof effectiveModelRouteSchema>;

export const modelUsageRecordSchema = z.strictObject({
  schema_version: described(z.literal(USAGE_SCHEMA_VERSION), 'Format of the usage record.'),
  accounting_source: described(z.enum(['reference', 'provider_reported', 'estimated']), 'Who counted the tokens.'),
  input_tokens: described(counter, 'Input tokens.'),
  output_tokens: described(counter, 'Output tokens.'),
  cache_read_tokens: described(counter.nullable().default(null), 'Input tokens read from a cache, if reported.'),
  cache_write_tokens: described(counter.nullable().default(null), 'Input tokens written to a cache, if reported.'),
  reasoning_tokens: described(counter.nullable().default(null), 'Output tokens spent on reasoning, if reported.'),
  total_tokens: described(counter, 'Sum of input and output tokens.'),
  retry_ordinal: described(counter.default(0), 'Retries before this call; 0 for the first.'),
  wasted: described(z.boolean().default(false), 'Whether the answer was paid for and not used.'),
});

export type ModelUsageRecord = z.infer<typeof modelUsageRecordSchema>;

export const modelRouteReceiptSchema = z.strictObject({
  schema_version: described(z.literal(RECEIPT_SCHEMA_VERSION), 'Format of the receipt.'),
  requested: described(modelRouteBindingSchema, 'The route that was asked for.'),
  effective: described(effectiveModelRouteSchema, 'The route that answered.'),
  finish_reason: described(routeValue, 'Why the answer ended.'),
  provider_response_id: described(
    routeValue.nullable().default(null),
    'The provider request id that it answers, or null.',
  ),
  fallback_chain: described(z.array(effectiveModelRouteSchema).max(64).default([]), 'Routes that were tried before.'),
  lookup_supported: described(z.boolean().default(false), 'Whether the driver can look an answer up again.'),
  receipt_digest: described(routeDigest, 'Digest over every other field but schema_version.'),
});

export type ModelRouteReceipt = z.infer<typeof modelRouteReceiptSchema>;

/** Digest over everything but `schema_version` and the digest itself. */
export function receiptDigest(receipt: Omit<ModelRouteReceipt, 'schema_version' | 'receipt_digest'>): string {
  return aarDigest({
    requested: receipt.requested,
    effective: receipt.effective,
    finish_reason: receipt.finish_reason,
    provider_response_id: receipt.provider_response_id,
    fallback_chain: receipt.fallback_chain,
    lookup_supported: receipt.lookup_supported,
  });
}

/** Null when the answer came over the bound route, else the first field that differs and both of its values. */
export function routeDrift(requested: ModelRouteBinding, effective: EffectiveModelRoute): RouteDrift | null {
  for (const field of ['provider_driver', 'provider', 'model', 'reasoning_effort'] as const) {
    if (requested[field] !== effective[field])
      return { field, requested: requested[field], effective: effective[field] };
  }
  return null;
}

export interface RouteDrift {
  readonly field: 'provider_driver' | 'provider' | 'model' | 'reasoning_effort';
  readonly requested: string | null;
  readonly effective: string | null;
}

/** Semantic checks of a receipt: its digests, no drift, no fallback where the binding allows none. */
export function checkReceipt(receipt: ModelRouteReceipt, report: Report, path: readonly PropertyKey[] = []): void {
  checkBinding(receipt.requested, report, [...path, 'requested']);
  const drift = routeDrift(receipt.requested, receipt.effective);
  if (drift !== null) {
    const message = `The answer came from ${String(drift.effective)} where ${String(drift.requested)} was asked for.`;
    report.error([...path, 'effective', drift.field], 'route-drift', message);
  }
  if (receipt.requested.fallback_policy === 'none' && receipt.fallback_chain.length > 0) {
    const message = 'The binding allows no fallback, but the receipt lists some.';
    report.error([...path, 'fallback_chain'], 'fallback-forbidden', message);
  }
  const digest = receiptDigest(receipt);
  if (receipt.receipt_digest !== digest) {
    report.error([...path, 'receipt_digest'], 'receipt-digest-mismatch', `The receipt has the digest ${digest}.`);
  }
}

/** Semantic check of a usage record: the total is the sum of input and output. */
export function checkUsage(usage: ModelUsageRecord, report: Report, path: readonly PropertyKey[] = []): void {
  const sum = usage.input_tokens + usage.output_tokens;
  if (usage.total_tokens !== sum) {
    report.error([...path, 'total_tokens'], 'usage-total-mismatch', `Input and output make ${sum} tokens together.`);
  }
}

export const boundReceiptSchema = z
  .strictObject({
    schemaVersion: described(z.literal('equipoise.receipt.v1'), 'Format of this record.'),
    receipt: described(modelRouteReceiptSchema, 'The receipt of the route.'),
    usage: described(modelUsageRecordSchema, 'What the answer used.'),
    outputSha256: described(sha256, "SHA-256 of the answer's text in UTF-8."),
    digest: described(routeDigest, 'Digest over the receipt digest, the usage and the output hash.'),
  })
  .meta({ title: 'Bound receipt', description: 'A route receipt tied to one output and its usage.' });

export type BoundReceipt = z.infer<typeof boundReceiptSchema>;

/** Ties a receipt to the output it is a receipt for and to the tokens it cost. */
export function bindReceipt(receipt: ModelRouteReceipt, usage: ModelUsageRecord, outputSha256: string): BoundReceipt {
  const digest = boundDigest(receipt, usage, outputSha256);
  return { schemaVersion: 'equipoise.receipt.v1', receipt, usage, outputSha256, digest };
}

/** Semantic checks of a bound receipt: those of its parts, and that nothing was exchanged after it was made. */
export function checkBoundReceipt(bound: BoundReceipt, report: Report): void {
  checkReceipt(bound.receipt, report, ['receipt']);
  checkUsage(bound.usage, report, ['usage']);
  const digest = boundDigest(bound.receipt, bound.usage, bound.outputSha256);
  if (bound.digest !== digest) {
    report.error(['digest'], 'bound-digest-mismatch', `Receipt, usage and output have the digest ${digest} together.`);
  }
}

function boundDigest(receipt: ModelRouteReceipt, usage: ModelUsageRecord, outputSha256: string): string {
  return aarDigest({ receipt_digest: receipt.receipt_digest, usage, output_sha256: outputSha256 });
}
