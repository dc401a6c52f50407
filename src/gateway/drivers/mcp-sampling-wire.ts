/**
 * MCP Sampling as the routing contract lays it out: what is asked of the client, and the receipt that its answer must
 * carry. Field names are the contract's; nothing beyond them is accepted.
 *
 * A Sampling answer alone proves nothing: the client may ask any model and need not say what it cost. The receipt in the
 * result's `_meta` names provider, model, effort, tokens, retries and fallbacks of exactly one request of ours.
 */
import * as z from 'zod';

import type { EffectiveRoute, FinishReason } from '../../ledger/events.ts';
import { counter, opaqueToken, routeValue } from '../../route/scalars.ts';
import type { PromptMessage } from '../../trial/prompt.ts';
import type { DriverCall, DriverReceived, DriverResult } from '../driver.ts';

/** Key of the request's `metadata`. It travels there and not in `_meta`, which newer sessions strip from requests. */
export const REQUEST_METADATA = 'aar.model-request.v1';
/** Key of the result's `_meta`, and the `schema_version` of what stands there. */
export const RECEIPT_METADATA = 'aar.model-receipt.v1';

/** Parameters of `sampling/createMessage`. */
export interface SamplingParams {
  messages: { role: 'user'; content: { type: 'text'; text: string } }[];
  maxTokens: number;
  temperature: number;
  includeContext: 'none';
  metadata: { [REQUEST_METADATA]: { provider_request_id: string } };
}

/**
 * What the client is asked for: one user message, no context of other servers, and the name under which the answer is
 * expected. `maxTokens` is the cap of the binding, or the campaign's where that is lower: by it the ceilings are reserved.
 */
export function samplingParams(call: DriverCall): SamplingParams {
  return {
    messages: [{ role: 'user', content: { type: 'text', text: samplingText(call.messages) } }],
    maxTokens: call.maxOutputTokens,
    temperature: call.temperature,
    includeContext: 'none',
    metadata: { [REQUEST_METADATA]: { provider_request_id: call.providerRequestId } },
  };
}

/** The contract has one user text: the system text stands in front of the task, an empty line between them. */
export function samplingText(messages: readonly PromptMessage[]): string {
  const of = (role: PromptMessage['role']): string[] =>
    messages.filter((message) => message.role === role).map(({ content }) => content);
  return [...of('system'), ...of('user')].join('\n\n');
}

const optional = <T extends z.ZodType>(schema: T): z.ZodOptional<z.ZodNullable<T>> => schema.nullable().optional();

const routeEntrySchema = z.strictObject({
  provider: routeValue,
  model: routeValue,
  reasoning_effort: optional(routeValue),
});

export const samplingReceiptSchema = z.strictObject({
  schema_version: z.literal(RECEIPT_METADATA),
  provider_request_id: opaqueToken,
  provider: routeValue,
  model: routeValue,
  reasoning_effort: optional(routeValue),
  finish_reason: routeValue,
  input_tokens: counter,
  output_tokens: counter,
  cache_read_tokens: optional(counter),
  cache_write_tokens: optional(counter),
  reasoning_tokens: optional(counter),
  total_tokens: counter,
  /** Attempts that the client made by itself before this answer. */
  retry_count: counter,
  /** Routes that were tried before the one that answered. */
  fallback_chain: z.array(routeEntrySchema).max(64),
});
export type SamplingReceipt = z.infer<typeof samplingReceiptSchema>;

/** Longest answer, in characters. */
export const MAX_TEXT = 1_048_576;

/**
 * The checks that a result must pass before its receipt is believed, in the contract's order and words. Those that come
 * after them (route, fallback, cache, usage) are the broker's judgement of every answer, whoever gave it.
 */
export const SAMPLING_CHECKS = {
  message: 'sampling result must be one assistant text response',
  text: 'sampling result text is invalid',
  metadata: 'sampling result has no AAR receipt metadata',
  schema: 'sampling receipt schema is invalid',
  identity: 'sampling receipt identity does not match the provider call',
  model: 'sampling result model does not match its receipt',
} as const;
export type SamplingCheck = keyof typeof SAMPLING_CHECKS;

/** A result as far as it could be read. `failed` names the first check that it does not pass; null: all six. */
export interface SamplingReading {
  readonly failed: SamplingCheck | null;
  /** null when there is no text, or none that can be kept. */
  readonly text: string | null;
  /** The receipt, if it is well-formed and answers this very call, whatever else is wrong. */
  readonly receipt: SamplingReceipt | null;
  /** The model that the result names beside its receipt. */
  readonly model: string | null;
  readonly stopReason: string | null;
}

const messageSchema = z.object({
  role: z.literal('assistant'),
  content: z.object({ type: z.literal('text'), text: z.unknown() }),
  model: z.string(),
});

export function readSamplingResult(result: unknown, providerRequestId: string): SamplingReading {
  const message = messageSchema.safeParse(result);
  const rest = z
    .object({ model: z.unknown(), stopReason: z.unknown(), _meta: z.unknown() })
    .partial()
    .safeParse(result);
  const { model, stopReason, _meta: meta } = rest.success ? rest.data : {};
  const given = message.success ? message.data.content.text : null;
  const text = typeof given === 'string' && isKeepable(given) ? given : null;
  const entry = metadataOf(meta);
  const parsed = samplingReceiptSchema.safeParse(entry);
  const own = parsed.success && parsed.data.provider_request_id === providerRequestId ? parsed.data : null;
  const failures: readonly (readonly [SamplingCheck, boolean])[] = [
    ['message', !message.success],
    ['text', text === null],
    ['metadata', entry === undefined],
    ['schema', !parsed.success],
    ['identity', own === null],
    ['model', own?.model !== model],
  ];
  return {
    failed: failures.find(([, fails]) => fails)?.[0] ?? null,
    text,
    receipt: own,
    model: typeof model === 'string' ? model : null,
    stopReason: typeof stopReason === 'string' ? stopReason : null,
  };
}

function metadataOf(meta: unknown): unknown {
  if (typeof meta !== 'object' || meta === null || !Object.hasOwn(meta, RECEIPT_METADATA)) return undefined;
  return (meta as Record<string, unknown>)[RECEIPT_METADATA] ?? undefined;
}

/** Whether a text can be hashed and scored as it is: not endless, and no half of a surrogate pair, which UTF-8 cannot hold. */
function isKeepable(text: string): boolean {
  return !/\p{Surrogate}/u.test(text) && (text.length <= MAX_TEXT || Array.from(text).length <= MAX_TEXT);
}

/**
 * What a result is to the broker.
 *
 * Where the receipt is this call's own, its usage is charged and the broker judges the route it names. Without one the
 * route is not proven and the full reservation is charged: somebody answered, so the request is over, and a client that
 * writes no receipts is stopped after a few of them like any other route that drifts. What cannot be kept, or answers
 * another call, is no answer to this one.
 */
export function samplingOutcome(reading: SamplingReading, boundModel: string): DriverResult {
  const { failed, text, receipt, model } = reading;
  if (failed === 'text') return { kind: 'indeterminate', code: 'response-malformed' };
  if (failed === 'identity') return { kind: 'indeterminate', code: 'identity-mismatch' };
  const common = {
    kind: 'received',
    output: text ?? '',
    providerResponseId: null,
    systemFingerprint: null,
    retryAfterMs: null,
  } as const;
  if (receipt === null) {
    const finish = finishReason(reading.stopReason ?? 'other', null, text);
    return { ...common, finishReason: finish, model: null, provider: null, reasoningEffort: null, usage: null };
  }
  return {
    ...common,
    finishReason: finishReason(receipt.finish_reason, reading.stopReason, text),
    // Of two names the one that is not the bound model decides: a receipt does not clear an answer that contradicts it.
    model: failed === 'model' && receipt.model === boundModel ? model : receipt.model,
    provider: receipt.provider,
    reasoningEffort: receipt.reasoning_effort ?? null,
    usage: usageOf(receipt),
    ...(receipt.fallback_chain.length === 0 ? {} : { fallbackChain: receipt.fallback_chain.map(routeOf) }),
  };
}

/** A client's own retries cost what no receipt tells: the counts of the last attempt are then not the bill. */
function usageOf(receipt: SamplingReceipt): DriverReceived['usage'] {
  if (receipt.retry_count > 0) return 'inconsistent';
  return {
    inputTokens: receipt.input_tokens,
    outputTokens: receipt.output_tokens,
    totalTokens: receipt.total_tokens,
    cacheReadTokens: receipt.cache_read_tokens ?? null,
    cacheWriteTokens: receipt.cache_write_tokens ?? null,
    reasoningTokens: receipt.reasoning_tokens ?? null,
  };
}

function routeOf({ provider, model, reasoning_effort }: z.infer<typeof routeEntrySchema>): EffectiveRoute {
  return { provider, model, reasoningEffort: reasoning_effort ?? null };
}

const LENGTH = new Set(['length', 'max_tokens', 'maxTokens', 'max_output_tokens']);
const REFUSAL = new Set(['refusal', 'content_filter', 'contentFilter', 'safety']);
const STOP = new Set(['stop', 'end_turn', 'endTurn', 'stop_sequence', 'stopSequence', 'completed', 'complete']);

/** The receipt's word and, beside it, the result's own: if either says that the answer was cut or refused, it was. */
function finishReason(word: string, beside: string | null, text: string | null): FinishReason {
  const words = beside === null ? [word] : [word, beside];
  if (words.some((one) => REFUSAL.has(one))) return 'refusal';
  if (words.some((one) => LENGTH.has(one))) return 'length';
  if (text === null || text.trim() === '') return 'empty';
  return STOP.has(word) ? 'stop' : 'other';
}
