/** Bodies of the Messages protocol for the scripted server. */
import { createAnthropicMessagesDriver } from '../../src/gateway/drivers/anthropic-messages.ts';
import type { ScriptedAnswer } from './driver-cases.ts';
import type { Wire } from './driver-conformance.ts';

export interface MessageParts {
  readonly id?: unknown;
  readonly model?: unknown;
  readonly content?: unknown;
  readonly stopReason?: unknown;
  readonly usage?: unknown;
}

/** `usage` as the protocol spells it: cached tokens stand beside the input. */
export function messageUsage(input: number, output: number, more: object = {}): Record<string, unknown> {
  return {
    input_tokens: input,
    output_tokens: output,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    cache_creation: { ephemeral_5m_input_tokens: 0, ephemeral_1h_input_tokens: 0 },
    service_tier: 'standard',
    ...more,
  };
}

export function messageBody(parts: MessageParts = {}): Record<string, unknown> {
  const { id = 'msg_1', model = 'model-1-2026-07-16', stopReason = 'end_turn' } = parts;
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: parts.content ?? [{ type: 'text', text: '{"findings":[]}', citations: null }],
    stop_reason: stopReason,
    stop_sequence: null,
    ...('usage' in parts ? { usage: parts.usage } : { usage: messageUsage(120, 30) }),
  };
}

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const;

function scripted(answer: ScriptedAnswer): Record<string, unknown> {
  const { text, input, output, cacheRead, cacheWrite, reasoning, usage: kind } = answer;
  const usage = messageUsage(input - cacheRead - cacheWrite, kind === 'negative' ? -1 : output, {
    cache_read_input_tokens: cacheRead,
    cache_creation_input_tokens: cacheWrite,
    cache_creation: {
      ephemeral_5m_input_tokens: kind === 'contradictory' ? cacheWrite + 1 : cacheWrite,
      ephemeral_1h_input_tokens: 0,
    },
    output_tokens_details: { thinking_tokens: reasoning },
  });
  return messageBody({
    id: answer.id,
    model: answer.model,
    content: [{ type: 'text', text, citations: null }],
    stopReason: STOP_REASONS[answer.finish],
    usage: kind === 'missing' ? undefined : usage,
  });
}

export const MESSAGES_WIRE: Wire = {
  create: (options) => createAnthropicMessagesDriver({ ...options, now: Date.now }),
  answer: scripted,
  error: (code, message) => ({
    type: 'error',
    error: { type: 'api_error', message, details: code === null ? null : { error_code: code } },
    request_id: 'req_1',
  }),
  credentialOf: ({ headers }) => {
    const key = headers['x-api-key'];
    return typeof key === 'string' ? key : undefined;
  },
};
