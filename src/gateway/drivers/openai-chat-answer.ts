/**
 * Reading a Chat Completions answer of any compatible server, as a stranger's data: what is missing is null, what is
 * malformed is never guessed at, and nothing but the named fields is looked at.
 */
import * as z from 'zod';

import type { FinishReason } from '../../ledger/events.ts';
import type { DriverReceived, ReportedUsage } from '../driver.ts';

const count = z.int().min(0);
const text = z.string();

const usageSchema = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count.nullish(),
  prompt_tokens_details: z.object({ cached_tokens: count.nullish(), cache_write_tokens: count.nullish() }).nullish(),
  completion_tokens_details: z.object({ reasoning_tokens: count.nullish() }).nullish(),
  /** DeepSeek's name for cached tokens. */
  prompt_cache_hit_tokens: count.nullish(),
});

const messageSchema = z.object({
  /** A few servers answer with a list of parts, as requests may have it. */
  content: z.union([text, z.array(z.object({ text: text.optional() }))]).nullish(),
  refusal: text.nullish(),
});

const answerSchema = z.object({
  id: z.unknown().optional(),
  model: z.unknown().optional(),
  system_fingerprint: z.unknown().optional(),
  service_tier: z.unknown().optional(),
  /** OpenRouter's name for the host that ran the model. */
  provider: z.unknown().optional(),
  choices: z.tuple([z.object({ message: messageSchema, finish_reason: z.unknown().optional() })], z.unknown()),
  usage: z.unknown().optional(),
});

/**
 * Null when the value is not a Chat Completions answer with at least one choice.
 *
 * @param askedTier the tier of service that was asked for; null when none was, and whatever the answer says of it is the
 *   server's own affair
 */
export function readChatAnswer(
  value: unknown,
  askedTier: string | null = null,
): Omit<DriverReceived, 'retryAfterMs'> | null {
  const parsed = answerSchema.safeParse(value);
  if (!parsed.success) return null;
  const { id, model, system_fingerprint: fingerprint, service_tier: tier, provider: upstream } = parsed.data;
  const { choices, usage } = parsed.data;
  const [{ message, finish_reason: reason }] = choices;
  const content =
    typeof message.content === 'string'
      ? message.content
      : (message.content ?? []).map((part) => part.text ?? '').join('');
  const refusal = message.refusal ?? '';
  return {
    kind: 'received',
    // A refusal in its own field is what the model said; its hash is then on record.
    output: content === '' ? refusal : content,
    finishReason: finishReason(reason, content, refusal),
    model: typeof model === 'string' ? model : null,
    // The protocol has no field for it, and the effort is not repeated: the origin that was called stands for the provider.
    provider: null,
    reasoningEffort: null,
    usage: readUsage(usage),
    providerResponseId: typeof id === 'string' ? id : null,
    systemFingerprint: typeof fingerprint === 'string' ? fingerprint : null,
    ...(typeof upstream === 'string' ? { upstreamProvider: upstream } : {}),
    ...(askedTier !== null && typeof tier === 'string' ? { serviceTier: { asked: askedTier, served: tier } } : {}),
  };
}

function finishReason(reason: unknown, content: string, refusal: string): FinishReason {
  if (reason === 'content_filter' || refusal !== '') return 'refusal';
  // Routers say `error` when the answer broke off upstream.
  if (reason === 'length' || reason === 'error') return 'length';
  if (content.trim() === '') return 'empty';
  return reason === 'stop' ? 'stop' : 'other';
}

function readUsage(value: unknown): ReportedUsage | 'inconsistent' | null {
  if (value === undefined || value === null) return null;
  const parsed = usageSchema.safeParse(value);
  if (!parsed.success) return 'inconsistent';
  const usage = parsed.data;
  const total = usage.total_tokens ?? null;
  const reasoning = usage.completion_tokens_details?.reasoning_tokens ?? null;
  const sum = usage.prompt_tokens + usage.completion_tokens;
  // Most providers count reasoning inside the completion; xAI counts it beside it, and only its total tells.
  const beside = reasoning !== null && total !== null && total !== sum && total === sum + reasoning;
  return {
    inputTokens: usage.prompt_tokens,
    outputTokens: usage.completion_tokens + (beside ? reasoning : 0),
    totalTokens: total,
    cacheReadTokens: usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens ?? null,
    cacheWriteTokens: usage.prompt_tokens_details?.cache_write_tokens ?? null,
    reasoningTokens: reasoning,
  };
}
