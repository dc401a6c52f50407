/**
 * What each provider protocol looks like on the wire, for the embedded server of `preflight`: as little of it as its
 * driver reads. A driver without a wire cannot pass, so one that is added is rehearsed too.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** An answer in the words that all protocols share. */
export interface WireAnswer {
  readonly model: string;
  readonly text: string;
  readonly finish: 'stop' | 'length';
  /** null: the answer does not say what it used. */
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
}

export interface Wire {
  /** JSON body of a complete answer. */
  readonly answer: (answer: WireAnswer) => unknown;
  /** JSON body of a refusal. */
  readonly refusal: (message: string) => unknown;
  /** The credential as it came in; null when none did. */
  readonly credentialOf: (headers: IncomingHttpHeaders) => string | null;
}

const ID = 'answer-1';

const chat: Wire = {
  answer: ({ model, text, finish, usage }) => ({
    id: ID,
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: finish }],
    ...(usage === null
      ? {}
      : {
          usage: {
            prompt_tokens: usage.inputTokens,
            completion_tokens: usage.outputTokens,
            total_tokens: usage.inputTokens + usage.outputTokens,
          },
        }),
  }),
  refusal: (message) => ({ error: { message, type: 'error', param: null, code: null } }),
  credentialOf: bearer,
};

const responses: Wire = {
  answer: ({ model, text, finish, usage }) => ({
    id: ID,
    object: 'response',
    created_at: 0,
    status: finish === 'stop' ? 'completed' : 'incomplete',
    incomplete_details: finish === 'stop' ? null : { reason: 'max_output_tokens' },
    error: null,
    model,
    output: [
      {
        id: 'message-1',
        type: 'message',
        role: 'assistant',
        status: finish === 'stop' ? 'completed' : 'incomplete',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    reasoning: { effort: null, summary: null },
    ...(usage === null
      ? {}
      : {
          usage: {
            input_tokens: usage.inputTokens,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: usage.outputTokens,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: usage.inputTokens + usage.outputTokens,
          },
        }),
  }),
  refusal: chat.refusal,
  credentialOf: bearer,
};

const messages: Wire = {
  answer: ({ model, text, finish, usage }) => ({
    id: ID,
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text, citations: null }],
    stop_reason: finish === 'stop' ? 'end_turn' : 'max_tokens',
    stop_sequence: null,
    ...(usage === null
      ? {}
      : {
          usage: {
            input_tokens: usage.inputTokens,
            output_tokens: usage.outputTokens,
            cache_creation_input_tokens: 0,
            cache_read_input_tokens: 0,
          },
        }),
  }),
  refusal: (message) => ({ type: 'error', error: { type: 'error', message } }),
  credentialOf: ({ 'x-api-key': key }) => (typeof key === 'string' ? key : null),
};

function bearer({ authorization }: IncomingHttpHeaders): string | null {
  return authorization?.startsWith('Bearer ') === true ? authorization.slice('Bearer '.length) : null;
}

const WIRES: Readonly<Record<string, Wire>> = {
  'openai-chat': chat,
  'openai-responses': responses,
  'anthropic-messages': messages,
};

/** The wire of a driver; null when it has none here. */
export function wireOf(driver: string): Wire | null {
  return Object.hasOwn(WIRES, driver) ? (WIRES[driver] ?? null) : null;
}
