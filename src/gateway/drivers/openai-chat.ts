/**
 * The `openai-chat` driver: the Chat Completions protocol, as OpenAI and many compatible servers speak it (OpenRouter,
 * LiteLLM, vLLM, llama.cpp, Ollama), through the official SDK on the guarded fetch.
 *
 * The SDK's own retries, timeout, logging and environment variables are off: retries are the ledger's, the deadline is
 * the exchange's, its log would print prompts, and a variable must not be able to change where a request goes.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

import type { CredentialSource } from '../credential.ts';
import type { Driver, DriverCall, DriverResult } from '../driver.ts';
import { ConnectionPool } from '../guarded-fetch.ts';
import type { GatewayBase } from '../origin.ts';
import { ProviderExchange, type ProviderEndpoint } from '../provider-exchange.ts';
import { readChatAnswer } from './openai-chat-answer.ts';

export const OPENAI_CHAT_DRIVER_ID = 'openai-chat';
/** The environment variable that the faces read the API key from. */
export const OPENAI_CHAT_CREDENTIAL_VARIABLE = 'OPENAI_API_KEY';

/**
 * `openai`: OpenAI's own rules. The cap is `max_completion_tokens` (`max_tokens` is refused by its newer models), and a
 * temperature or top-p of 1, its default, is left out (the newer models refuse the very parameter).
 * `compatible`: everybody else's. The cap is `max_tokens`, which all servers know; several ignore the newer name in silence,
 * and an ignored cap is the worst of the outcomes. Sampling is always explicit, since defaults differ by server and model.
 */
export type OpenAiDialect = 'openai' | 'compatible';

export interface OpenAiChatOptions {
  readonly base: GatewayBase;
  readonly credential: CredentialSource;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Default: by origin; `openai` for OpenAI and Azure OpenAI. */
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

const DEFAULT_MAX_BODY_BYTES = 8 * 1024 * 1024;
/** The longest timer there is: the exchange ends by its own deadline, always earlier. */
const NEVER_MS = 2 ** 31 - 1;

export function createOpenAiChatDriver(options: OpenAiChatOptions): Driver {
  const endpoint: ProviderEndpoint = {
    pool: new ConnectionPool(options.ca === undefined ? {} : { ca: options.ca }),
    base: options.base,
    credential: options.credential,
    credentialHeaders: (credential) => ({ authorization: `Bearer ${credential}` }),
    maxBodyBytes: options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES,
    now: options.now,
  };
  const dialect = options.dialect ?? dialectOf(options.base.origin);
  const responseFormat = options.responseFormat ?? 'json_schema';
  let client: Promise<OpenAI> | undefined;
  return {
    id: OPENAI_CHAT_DRIVER_ID,
    version: '1',
    synthetic: false,
    lookupSupported: false,
    reportsReasoningEffort: false,
    sendsResponseSchema: responseFormat === 'json_schema',
    send: (call) => {
      client ??= createClient(options.base.baseUrl);
      return send(client, endpoint, call, chatRequest(call, dialect, responseFormat));
    },
    close: () => {
      endpoint.pool.close();
      return Promise.resolve();
    },
  };
}

function dialectOf(origin: string): OpenAiDialect {
  const { hostname } = new URL(origin);
  return hostname === 'api.openai.com' || hostname.endsWith('.openai.azure.com') ? 'openai' : 'compatible';
}

async function send(
  client: Promise<OpenAI>,
  endpoint: ProviderEndpoint,
  call: DriverCall,
  body: ChatCompletionCreateParamsNonStreaming,
): Promise<DriverResult> {
  const exchange = new ProviderExchange(endpoint, call, {
    // OpenAI logs the first; servers and proxies that know the second refuse to run one key twice.
    'x-client-request-id': call.providerRequestId,
    'idempotency-key': call.providerRequestId,
  });
  try {
    const { completions } = (await client).chat;
    const answer = readChatAnswer(await currentExchange.run(exchange, () => completions.create(body)));
    return answer === null ? exchange.noAnswer() : { ...answer, retryAfterMs: exchange.retryAfterMs };
  } catch {
    // The SDK's errors quote bodies and URLs. What happened is known to the exchange.
    return exchange.noAnswer();
  }
}

/** The exchange that a call of the SDK belongs to: a client is costly to make, and its `fetch` is the client's, not the call's. */
const currentExchange = new AsyncLocalStorage<ProviderExchange>();

async function createClient(baseURL: string): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  return new Client({
    baseURL,
    // Never sent: the exchange sets the header. The SDK refuses to work without one.
    apiKey: 'held-by-the-exchange',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: NEVER_MS,
    logLevel: 'off',
    fetch: (input, init) => {
      const exchange = currentExchange.getStore();
      return exchange === undefined ? Promise.reject(new Error('No exchange.')) : exchange.fetch(input, init);
    },
  });
}

function chatRequest(
  call: DriverCall,
  dialect: OpenAiDialect,
  responseFormat: 'json_schema' | 'json_object' | 'none',
): ChatCompletionCreateParamsNonStreaming {
  const cap: Record<string, number> = {
    [dialect === 'openai' ? 'max_completion_tokens' : 'max_tokens']: call.maxOutputTokens,
  };
  const explicit = (value: number): boolean => dialect === 'compatible' || value !== 1;
  return {
    model: call.model,
    messages: call.messages.map(({ role, content }) => ({ role, content })),
    stream: false,
    ...cap,
    ...(explicit(call.temperature) ? { temperature: call.temperature } : {}),
    ...(explicit(call.topP) ? { top_p: call.topP } : {}),
    ...(call.reasoningEffort === null ? {} : { reasoning_effort: effort(call.reasoningEffort) }),
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
