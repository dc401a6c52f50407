/** Bodies of the Responses protocol, as one document and as a stream of events, for the scripted server. */
import { createOpenAiResponsesDriver } from '../../src/gateway/drivers/openai-responses.ts';
import type { ScriptedAnswer } from './driver-cases.ts';
import type { Wire } from './driver-conformance.ts';
import { refusalBody } from './chat-wire.ts';

export interface ResponseParts {
  readonly id?: unknown;
  readonly status?: string;
  readonly model?: unknown;
  readonly output?: unknown;
  readonly usage?: unknown;
  readonly more?: object;
}

export function messageItem(...content: object[]): object {
  return { id: 'msg-1', type: 'message', role: 'assistant', status: 'completed', content };
}

export function outputText(text: string): object {
  return { type: 'output_text', text, annotations: [] };
}

/** `usage` as the protocol spells it. */
export function responsesUsage(
  input: number,
  output: number,
  details: { readonly cached?: number; readonly written?: number; readonly reasoning?: number } = {},
): Record<string, unknown> {
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: details.cached ?? 0, cache_write_tokens: details.written ?? 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: details.reasoning ?? 0 },
    total_tokens: input + output,
  };
}

/** A believable response; `status` decides what else is there. */
export function responseBody(parts: ResponseParts = {}): Record<string, unknown> {
  const { id = 'resp-1', status = 'completed', model = 'model-1-2026-07-16' } = parts;
  return {
    id,
    object: 'response',
    created_at: 1_780_000_000,
    status,
    error: null,
    incomplete_details: null,
    model,
    output: parts.output ?? [
      { id: 'rs-1', type: 'reasoning', summary: [] },
      messageItem(outputText('{"findings":[]}')),
    ],
    reasoning: { effort: null, summary: null },
    store: true,
    ...('usage' in parts ? { usage: parts.usage } : { usage: responsesUsage(120, 30) }),
    ...parts.more,
  };
}

/** The stream in which a response comes: announced first, whole at the end. */
export function responseStream(response: Record<string, unknown>, final = endOf(response['status'])): string {
  const begun = { ...response, status: 'in_progress', output: [], usage: null, error: null, incomplete_details: null };
  return streamOf([
    { type: 'response.created', response: begun },
    { type: 'response.in_progress', response: begun },
    { type: 'response.output_text.delta', item_id: 'msg-1', output_index: 0, content_index: 0, delta: '{' },
    { type: final, response },
  ]);
}

export function streamOf(events: readonly ({ readonly type: string } & Readonly<Record<string, unknown>>)[]): string {
  return events
    .map((event, index) => `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: index })}\n\n`)
    .join('');
}

function endOf(status: unknown): string {
  return status === 'incomplete' || status === 'failed' ? `response.${status}` : 'response.completed';
}

function scripted(answer: ScriptedAnswer): Record<string, unknown> {
  const { finish, text, input, output, usage: kind } = answer;
  const usage = responsesUsage(input, kind === 'negative' ? -1 : output, {
    cached: answer.cacheRead,
    written: answer.cacheWrite,
    reasoning: answer.reasoning,
  });
  return responseBody({
    id: answer.id,
    status: finish === 'length' ? 'incomplete' : 'completed',
    model: answer.model,
    output: [messageItem(finish === 'refusal' ? { type: 'refusal', refusal: text } : outputText(text))],
    usage:
      kind === 'missing' ? null : kind === 'contradictory' ? { ...usage, total_tokens: input + output + 1 } : usage,
    more: { incomplete_details: finish === 'length' ? { reason: 'max_output_tokens' } : null },
  });
}

export const RESPONSES_WIRE: Wire = {
  create: (options) => createOpenAiResponsesDriver({ ...options, now: Date.now }),
  answer: scripted,
  stream: (answer) => responseStream(scripted(answer)),
  error: refusalBody,
  credentialOf: ({ headers }) => headers.authorization?.replace(/^Bearer /u, ''),
};
