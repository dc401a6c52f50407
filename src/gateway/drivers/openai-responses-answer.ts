/**
 * Reading what the Responses protocol answers, as a stranger's data: a whole response, a stream of events that ends in
 * one, or the beginning of either. What is missing is null, what is malformed is never guessed at.
 */
import * as z from 'zod';

import type { FinishReason } from '../../ledger/events.ts';
import type { DriverFailed, DriverReceived, ReportedUsage } from '../driver.ts';
import { failureByCode } from '../refusal.ts';
import { eventData } from './event-stream.ts';

const count = z.int().min(0);
const text = z.string();

const usageSchema = z.object({
  input_tokens: count,
  output_tokens: count,
  total_tokens: count.nullish(),
  input_tokens_details: z.object({ cached_tokens: count.nullish(), cache_write_tokens: count.nullish() }).nullish(),
  output_tokens_details: z.object({ reasoning_tokens: count.nullish() }).nullish(),
});

const partSchema = z.object({ type: text.optional(), text: text.optional(), refusal: text.optional() });
const itemSchema = z.object({
  type: text,
  phase: z.unknown().optional(),
  content: z.array(partSchema).nullish(),
});

const responseSchema = z.object({
  id: z.unknown().optional(),
  status: z.enum(['completed', 'incomplete', 'failed', 'cancelled', 'in_progress', 'queued']),
  model: z.unknown().optional(),
  output: z.array(itemSchema).nullish(),
  error: z.object({ code: z.unknown().optional() }).nullish(),
  incomplete_details: z.object({ reason: z.unknown().optional() }).nullish(),
  reasoning: z.object({ effort: z.unknown().optional() }).nullish(),
  service_tier: z.unknown().optional(),
  metadata: z.record(text, z.unknown()).nullish(),
  usage: z.unknown().optional(),
});
type RawResponse = z.infer<typeof responseSchema>;

/** The key of a response's metadata under which a request repeats its own id. */
export const REQUEST_ID_KEY = 'request_id';

type Answer = Omit<DriverReceived, 'retryAfterMs'>;

export type ResponseReading =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly requestId: string | null }
  /** The provider says that it failed, and bills nothing for it. */
  | { readonly kind: 'failed'; readonly failure: DriverFailed; readonly id: string | null }
  | { readonly kind: 'pending'; readonly id: string | null };

/** Null when the value is not a response of this protocol. `askedTier`: see the reader of Chat Completions. */
export function readResponse(value: unknown, askedTier: string | null): ResponseReading | null {
  const parsed = responseSchema.safeParse(value);
  if (!parsed.success) return null;
  const raw = parsed.data;
  const id = typeof raw.id === 'string' ? raw.id : null;
  if (raw.status === 'queued' || raw.status === 'in_progress') return { kind: 'pending', id };
  if (raw.status === 'failed' && !bills(raw.usage)) {
    return { kind: 'failed', failure: failureByCode(raw.error?.code), id };
  }
  const requestId = raw.metadata?.[REQUEST_ID_KEY];
  return {
    kind: 'answer',
    answer: answerOf(raw, id, askedTier),
    requestId: typeof requestId === 'string' ? requestId : null,
  };
}

/** The response in which a stream of events ends; null when it does not come to its end, or comes to several. */
export function finalResponse(stream: string): unknown {
  const ends = Array.from(events(stream)).filter(({ type }) => FINAL_EVENTS.has(type));
  return ends.length === 1 ? (ends[0]?.response ?? null) : null;
}

const FINAL_EVENTS: ReadonlySet<string> = new Set([
  'response.completed',
  'response.incomplete',
  'response.failed',
  'response.cancelled',
]);

/** The provider's error that ends a stream before any response was announced; null when the stream is something else. */
export function streamError(stream: string): DriverFailed | null {
  const [first, second] = events(stream);
  return first?.type === 'error' && second === undefined ? failureByCode(first.code) : null;
}

/** The id of the response that the beginning of a stream, or of a JSON body, announces; null when it came to none. */
export function announcedId(beginning: string): string | null {
  const [first] = events(beginning);
  if (first !== undefined) return responseId(first.response);
  // In a JSON body the id comes first. Elsewhere it could be anybody's, text of the model included.
  return /^\s*\{\s*"id"\s*:\s*"([A-Za-z0-9._~-]{1,128})"/u.exec(beginning)?.[1] ?? null;
}

interface StreamEvent {
  readonly type: string;
  readonly response: unknown;
  readonly code: unknown;
}

const eventSchema = z.object({
  type: text,
  response: z.unknown().optional(),
  code: z.unknown().optional(),
  error: z.object({ code: z.unknown().optional() }).nullish(),
});

/**
 * Events that are none of this protocol, an end mark such as `[DONE]` among them. A stream with more is none of it either:
 * a million of them would keep the process, and every other request, from its deadlines.
 */
const MAX_UNREADABLE = 100;

function* events(stream: string): Generator<StreamEvent, void, undefined> {
  let unreadable = 0;
  for (const data of eventData(stream)) {
    const parsed = eventSchema.safeParse(parsedJson(data));
    if (parsed.success) {
      const { type, response, code, error } = parsed.data;
      yield { type, response, code: code ?? error?.code };
    } else {
      unreadable += 1;
      if (unreadable > MAX_UNREADABLE) return;
    }
  }
}

function parsedJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function responseId(response: unknown): string | null {
  return response !== null && typeof response === 'object' && 'id' in response && typeof response.id === 'string'
    ? response.id
    : null;
}

function answerOf(raw: RawResponse, id: string | null, askedTier: string | null): Answer {
  const { output, refusal } = spoken(raw);
  const effort = raw.reasoning?.effort;
  const tier = raw.service_tier;
  return {
    kind: 'received',
    output: output === '' ? refusal : output,
    finishReason: finishReason(raw, output, refusal),
    model: typeof raw.model === 'string' ? raw.model : null,
    provider: null,
    reasoningEffort: typeof effort === 'string' ? effort : null,
    usage: readUsage(raw.usage),
    providerResponseId: id,
    // The protocol has none; the tier is what an answer says about the machinery that gave it.
    systemFingerprint: typeof tier === 'string' ? `tier-${tier}` : null,
    ...(askedTier !== null && typeof tier === 'string' ? { serviceTier: { asked: askedTier, served: tier } } : {}),
  };
}

/** What the model said to us: all messages but those that it marks as comments on its own work. */
function spoken(raw: RawResponse): { output: string; refusal: string } {
  const parts = (raw.output ?? [])
    .filter(({ type, phase }) => type === 'message' && phase !== 'commentary')
    .flatMap(({ content }) => content ?? []);
  return {
    output: parts.map((part) => (part.type === 'output_text' ? (part.text ?? '') : '')).join(''),
    refusal: parts.map((part) => (part.type === 'refusal' ? (part.refusal ?? '') : '')).join(''),
  };
}

function finishReason(raw: RawResponse, output: string, refusal: string): FinishReason {
  if (raw.incomplete_details?.reason === 'content_filter' || refusal !== '') return 'refusal';
  if (raw.status === 'failed') return 'empty';
  // Cancelled, and whatever else keeps an answer from its end, leaves half of one.
  if (raw.status !== 'completed') return 'length';
  return output.trim() === '' ? 'empty' : 'stop';
}

/** Whether usage was counted. A failure that cost something must not look free. */
function bills(usage: unknown): boolean {
  const read = readUsage(usage);
  return read === 'inconsistent' || (read !== null && read.inputTokens + read.outputTokens > 0);
}

function readUsage(value: unknown): ReportedUsage | 'inconsistent' | null {
  if (value === undefined || value === null) return null;
  const parsed = usageSchema.safeParse(value);
  if (!parsed.success) return 'inconsistent';
  const usage = parsed.data;
  return {
    // Cached tokens are counted in the input, tokens of reasoning in the output.
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    totalTokens: usage.total_tokens ?? null,
    cacheReadTokens: usage.input_tokens_details?.cached_tokens ?? null,
    cacheWriteTokens: usage.input_tokens_details?.cache_write_tokens ?? null,
    reasoningTokens: usage.output_tokens_details?.reasoning_tokens ?? null,
  };
}
