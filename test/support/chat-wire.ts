/** Bodies of the Chat Completions protocol, good and bad, for the scripted server. */
import { createOpenAiChatDriver } from '../../src/gateway/drivers/openai-chat.ts';
import type { ScriptedAnswer } from './driver-cases.ts';
import type { Wire } from './driver-conformance.ts';
import type { Reply } from './gateway-server.ts';

export interface ChatAnswer {
  readonly text?: string | null;
  readonly model?: string | undefined;
  readonly finishReason?: string | null;
  readonly refusal?: string;
  readonly usage?: unknown;
  readonly id?: unknown;
  readonly fingerprint?: unknown;
}

/** `usage` as the protocol spells it. */
export function chatUsage(input: number, output: number, more: object = {}): object {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output, ...more };
}

/** A believable body of a complete answer. */
export function chatBody(answer: ChatAnswer = {}): Record<string, unknown> {
  const { text = '{"findings":[]}', model = 'model-1-2026-07-16', finishReason = 'stop' } = answer;
  return {
    id: answer.id ?? 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_780_000_000,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text, refusal: answer.refusal ?? null },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    ...('usage' in answer ? { usage: answer.usage } : { usage: chatUsage(120, 30) }),
    ...('fingerprint' in answer ? { system_fingerprint: answer.fingerprint } : {}),
  };
}

export function answerReply(body: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { kind: 'answer', status: 200, headers, body: JSON.stringify(body) };
}

export function refusalReply(
  status: number,
  error: { readonly code?: string | null; readonly message?: string } = {},
  headers: Readonly<Record<string, string>> = {},
): Reply {
  const body = refusalBody(error.code ?? null, error.message ?? 'No.');
  return { kind: 'answer', status, headers, body: JSON.stringify(body) };
}

/** An error as OpenAI's protocols spell it. */
export function refusalBody(code: string | null, message: string): object {
  return { error: { message, type: 'error', param: null, code } };
}

function scripted(answer: ScriptedAnswer): Record<string, unknown> {
  const { text, model, finish, input, output, id, usage: kind } = answer;
  const usage = chatUsage(input, kind === 'negative' ? -1 : output, {
    prompt_tokens_details: { cached_tokens: answer.cacheRead, cache_write_tokens: answer.cacheWrite },
    completion_tokens_details: { reasoning_tokens: answer.reasoning },
    ...(kind === 'contradictory' ? { total_tokens: input + output + 1 } : {}),
  });
  return {
    ...chatBody({
      text,
      finishReason: finish === 'refusal' ? 'content_filter' : finish,
      id,
      usage: kind === 'missing' ? undefined : usage,
    }),
    model: model ?? undefined,
  };
}

export const CHAT_WIRE: Wire = {
  create: (options) => createOpenAiChatDriver({ ...options, now: Date.now }),
  answer: scripted,
  error: refusalBody,
  credentialOf: ({ headers }) => headers.authorization?.replace(/^Bearer /u, ''),
};
