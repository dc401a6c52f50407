/**
 * Reading an answer of the Messages protocol, as a stranger's data: what is missing is null, what is malformed is never
 * guessed at, and nothing but the named fields is looked at.
 */
import * as z from 'zod';

import type { FinishReason } from '../../ledger/events.ts';
import type { DriverReceived, ReportedUsage } from '../driver.ts';

const count = z.int().min(0);

const usageSchema = z.object({
  input_tokens: count,
  output_tokens: count,
  cache_creation_input_tokens: count.nullish(),
  cache_read_input_tokens: count.nullish(),
  cache_creation: z
    .object({ ephemeral_5m_input_tokens: count.nullish(), ephemeral_1h_input_tokens: count.nullish() })
    .nullish(),
  output_tokens_details: z.object({ thinking_tokens: count.nullish() }).nullish(),
});

const answerSchema = z.object({
  type: z.literal('message'),
  id: z.unknown().optional(),
  model: z.unknown().optional(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.unknown().optional(),
  usage: z.unknown().optional(),
});

/** The tier that campaigns are priced for; asked for as `standard_only`. */
const STANDARD_TIER = 'standard';

/** Null when the value is not a message of this protocol. */
export function readMessage(value: unknown): Omit<DriverReceived, 'retryAfterMs'> | null {
  const parsed = answerSchema.safeParse(value);
  if (!parsed.success) return null;
  const { id, model, content, stop_reason: reason, usage } = parsed.data;
  const output = content.map((block) => (block.type === 'text' ? (block.text ?? '') : '')).join('');
  const tier = tierOf(usage);
  return {
    kind: 'received',
    output,
    finishReason: finishReason(reason, output),
    model: typeof model === 'string' ? model : null,
    // The protocol has no field for it, and the effort is not repeated: the origin that was called stands for the provider.
    provider: null,
    reasoningEffort: null,
    usage: readUsage(usage),
    providerResponseId: typeof id === 'string' ? id : null,
    systemFingerprint: tier === null ? null : `tier-${tier}`,
    ...(tier === null ? {} : { serviceTier: { asked: STANDARD_TIER, served: tier } }),
  };
}

function finishReason(reason: unknown, output: string): FinishReason {
  switch (reason) {
    case 'refusal':
      return 'refusal';
    // A paused turn is half an answer that its asker may have continued; asking on would be another request.
    case 'max_tokens':
    case 'model_context_window_exceeded':
    case 'pause_turn':
      return 'length';
    case 'end_turn':
    case 'stop_sequence':
      return output.trim() === '' ? 'empty' : 'stop';
    default:
      return output.trim() === '' ? 'empty' : 'other';
  }
}

function readUsage(value: unknown): ReportedUsage | 'inconsistent' | null {
  if (value === undefined || value === null) return null;
  const parsed = usageSchema.safeParse(value);
  if (!parsed.success) return 'inconsistent';
  const usage = parsed.data;
  const read = usage.cache_read_input_tokens ?? null;
  const written = usage.cache_creation_input_tokens ?? null;
  const parts = usage.cache_creation;
  const sum = (parts?.ephemeral_5m_input_tokens ?? 0) + (parts?.ephemeral_1h_input_tokens ?? 0);
  if (parts !== undefined && parts !== null && sum !== (written ?? 0)) return 'inconsistent';
  return {
    // Here cached tokens are counted beside the input, which everybody else counts them in.
    inputTokens: usage.input_tokens + (read ?? 0) + (written ?? 0),
    outputTokens: usage.output_tokens,
    totalTokens: null,
    cacheReadTokens: read,
    cacheWriteTokens: written,
    // Thinking is counted in the output.
    reasoningTokens: usage.output_tokens_details?.thinking_tokens ?? null,
  };
}

function tierOf(usage: unknown): string | null {
  const tier = usage !== null && typeof usage === 'object' && 'service_tier' in usage ? usage.service_tier : null;
  return typeof tier === 'string' ? tier : null;
}
