/**
 * The `openai-chat` driver: the Chat Completions protocol, as OpenAI and many compatible servers speak it (OpenRouter,
 * LiteLLM, vLLM, llama.cpp, Ollama), through the official SDK on the guarded fetch.
 */
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

import type { CredentialSource } from '../credential.ts';
import type { Driver, DriverCall, DriverResult } from '../driver.ts';
import { ConnectionPool } from '../guarded-fetch.ts';
import type { GatewayBase } from '../origin.ts';
import { DEFAULT_MAX_BODY_BYTES, ProviderExchange, type ProviderEndpoint } from '../provider-exchange.ts';
import { readChatAnswer } from './openai-chat-answer.ts';
import {
  dialectOf,
  openAiCaller,
  samplingFields,
  STANDARD_TIER,
  type OpenAiCaller,
  type OpenAiDialect,
} from './openai-client.ts';

export type { OpenAiDialect } from './openai-client.ts';

export const OPENAI_CHAT_DRIVER_ID = 'openai-chat';
/** The environment variable that the faces read the API key from. */
export const OPENAI_CHAT_CREDENTIAL_VARIABLE = 'OPENAI_API_KEY';

export interface OpenAiChatOptions {
  readonly base: GatewayBase;
  readonly credential: CredentialSource;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /**
   * Default: by origin; `openai` for OpenAI and Azure OpenAI. There the cap is `max_completion_tokens` (`max_tokens` is
   * refused by its newer models); elsewhere `max_tokens`, which all servers know: several ignore the newer name in silence,
   * and an ignored cap is the worst of the outcomes.
   */
  readonly dialect?: OpenAiDialect;
  /**
   * How the response contract goes on the wire beside the prompt, which states it in any case. `json_schema` (default) is
   * sent with `strict: false`: OpenAI's strict mode refuses schemas outside its subset, and servers with guided decoding
   * follow the schema either way. `json_object` and `none` are for servers that refuse it.
   */
  readonly responseFormat?: 'json_schema' | 'json_object' | 'none';
  /** Cap on a response body, raw and decoded, in bytes. Default 8 MiB. */
  readonly maxBodyBytes?: number;
  /** PEM certificates to trust in place of the public ones. */
  readonly ca?: string;
}

interface Setup {
  readonly dialect: OpenAiDialect;
  readonly responseFormat: 'json_schema' | 'json_object' | 'none';
  /** OpenRouter tries other hosts of a model by itself unless it is told not to. */
  readonly openRouter: boolean;
}

export function createOpenAiChatDriver(options: OpenAiChatOptions): Driver {
  const endpoint: ProviderEndpoint = {
    pool: new ConnectionPool(options.ca === undefined ? {} : { ca: options.ca }),
    base: options.base,
    credential: options.credential,
    credentialHeaders: (credential) => ({ authorization: `Bearer ${credential}` }),
    maxBodyBytes: options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES,
    now: options.now,
  };
  const setup: Setup = {
    dialect: options.dialect ?? dialectOf(options.base.origin),
    responseFormat: options.responseFormat ?? 'json_schema',
    openRouter: new URL(options.base.origin).hostname === 'openrouter.ai',
  };
  const caller = openAiCaller(options.base.baseUrl);
  return {
    id: OPENAI_CHAT_DRIVER_ID,
    version: '1',
    synthetic: false,
    lookupSupported: false,
    reportsReasoningEffort: false,
    sendsResponseSchema: setup.responseFormat === 'json_schema',
    send: (call) => send(caller, endpoint, call, setup),
    close: () => {
      endpoint.pool.close();
      return Promise.resolve();
    },
  };
}

async function send(
  caller: OpenAiCaller,
  endpoint: ProviderEndpoint,
  call: DriverCall,
  setup: Setup,
): Promise<DriverResult> {
  const exchange = new ProviderExchange(endpoint, call, {
    // OpenAI logs the first; servers and proxies that know the second refuse to run one key twice.
    'x-client-request-id': call.providerRequestId,
    'idempotency-key': call.providerRequestId,
  });
  try {
    const body = chatRequest(call, setup);
    const answer = readChatAnswer(
      await caller(exchange, (client) => client.chat.completions.create(body)),
      body.service_tier ?? null,
    );
    if (answer === null) return exchange.noAnswer();
    // LiteLLM counts the other deployments that it tried before, and does not name them.
    const fallbacks = Number(exchange.header('x-litellm-attempted-fallbacks') ?? 0);
    return {
      ...answer,
      ...(fallbacks > 0 ? { fallbackChain: 'undisclosed' } : {}),
      retryAfterMs: exchange.retryAfterMs,
    };
  } catch {
    // The SDK's errors quote bodies and URLs. What happened is known to the exchange.
    return exchange.noAnswer();
  }
}

export function chatRequest(call: DriverCall, setup: Setup): ChatCompletionCreateParamsNonStreaming {
  const { dialect, responseFormat } = setup;
  const cap: Record<string, number> = {
    [dialect === 'openai' ? 'max_completion_tokens' : 'max_tokens']: call.maxOutputTokens,
  };
  const strictRoute = setup.openRouter && call.fallbackPolicy !== 'explicit';
  return {
    model: call.model,
    messages: call.messages.map(({ role, content }) => ({ role, content })),
    stream: false,
    ...cap,
    ...samplingFields(call, dialect),
    ...(call.reasoningEffort === null ? {} : { reasoning_effort: effort(call.reasoningEffort) }),
    ...(dialect === 'openai' ? { service_tier: STANDARD_TIER } : {}),
    ...(strictRoute ? { provider: { allow_fallbacks: false } } : {}),
    ...(responseFormat === 'json_schema'
      ? {
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', schema: call.responseSchema, strict: false },
          },
        }
      : {}),
    ...(responseFormat === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
  };
}

type Effort = NonNullable<ChatCompletionCreateParamsNonStreaming['reasoning_effort']>;

/** The SDK lists today's efforts; servers have others, and the route's value goes out as it is. */
function effort(value: string): Effort {
  return value as Effort;
}
