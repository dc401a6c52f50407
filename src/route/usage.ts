/**
 * A row of `usage.jsonl`: one attempt, with the route that was asked for, the route that answered, and what it used.
 * Failed and lost attempts have rows too, so that an honest ledger can be read off the file.
 */

import * as z from 'zod';
import { decimalUsd, identifier, timestamp, wholeNumber } from '../protocol/scalars.ts';
import { counter, opaqueToken, routeDigest, routeValue } from './scalars.ts';

export const USAGE_ROW_VERSION = 'equipoise.usage-row.v1';

const optionalCounter = counter.nullable();

export const usageRowSchema = z
  .strictObject({
    schemaVersion: z.literal(USAGE_ROW_VERSION).meta({ description: 'Format of this row.' }),
    runId: identifier.meta({ description: 'Run the attempt belongs to.' }),
    requestId: identifier.meta({ description: 'Request of the schedule.' }),
    pairIndex: wholeNumber(0, 99).meta({ description: 'Pair of the request, from 0.' }),
    attempt: wholeNumber(1, 4).meta({ description: 'Attempt at the request, from 1.' }),
    providerRequestId: opaqueToken.meta({ description: 'Deterministic id under which the attempt was sent.' }),
    outcome: z
      .enum(['received', 'failed', 'indeterminate'])
      .meta({ description: 'A complete answer; a certain failure; or sent, perhaps, without a complete answer.' }),
    code: identifier.nullable().meta({ description: 'Why the answer was rejected or the attempt failed; else null.' }),
    requested: z
      .strictObject({
        profileId: routeValue.meta({ description: 'Profile of the binding.' }),
        providerDriver: routeValue.meta({ description: 'Driver that made the call.' }),
        provider: routeValue.meta({ description: 'Provider asked.' }),
        model: routeValue.meta({ description: 'Immutable model id asked for.' }),
        version: routeValue.meta({ description: 'Model version of the campaign.' }),
        reasoningEffort: routeValue.nullable().meta({ description: 'Effort asked for, or null.' }),
      })
      .meta({ description: 'The route that was asked for.' }),
    effective: z
      .strictObject({
        provider: routeValue.meta({ description: 'Provider that answered.' }),
        model: routeValue.meta({ description: 'Model id that the answer names.' }),
        reasoningEffort: routeValue.nullable().meta({ description: 'Effort that the answer names, or null.' }),
      })
      .nullable()
      .meta({ description: 'The route that answered, or null when no answer names one.' }),
    accountingSource: z
      .enum(['provider_reported', 'reserved', 'none'])
      .meta({ description: 'Who counted: the provider, nobody (the reservation is charged), or there was no cost.' }),
    inputTokens: counter.meta({ description: 'Input tokens charged.' }),
    outputTokens: counter.meta({ description: 'Output tokens charged.' }),
    totalTokens: counter.meta({ description: 'Sum of input and output tokens.' }),
    cacheReadTokens: optionalCounter.meta({ description: 'Input tokens read from a cache, or null if not reported.' }),
    cacheWriteTokens: optionalCounter.meta({
      description: 'Input tokens written to a cache, or null if not reported.',
    }),
    reasoningTokens: optionalCounter.meta({
      description: 'Output tokens spent on reasoning, or null if not reported.',
    }),
    costUsd: decimalUsd.meta({ description: 'Exact cost in US dollars as decimal text.' }),
    durationMs: counter.meta({ description: 'Milliseconds from dispatch to outcome.' }),
    startedAt: timestamp.meta({ description: 'When the attempt was written down as dispatched.' }),
    completedAt: timestamp.nullable().meta({ description: 'When its outcome was written down, or null.' }),
    retryOrdinal: wholeNumber(0, 3).meta({ description: 'Retries before this attempt.' }),
    wasted: z.boolean().meta({ description: 'True when the attempt cost something and no score came of it.' }),
    fallbackChain: z.array(z.never()).max(0).meta({ description: 'Always empty: a trial allows no fallback.' }),
    systemFingerprint: opaqueToken.nullable().meta({ description: "The provider's name for its backend, or null." }),
    receiptDigest: routeDigest.nullable().meta({
      description:
        'Digest that binds route, output and usage of an answer that came over the bound route; null for anything else.',
    }),
  })
  .meta({ title: 'Usage row', description: 'One attempt: its route, outcome, usage and cost.' });

export type UsageRow = z.infer<typeof usageRowSchema>;
