/**
 * The `anthropic-messages` driver: the Messages protocol, by the official SDK's published types on the bare exchange.
 *
 * The SDK itself would add nothing but risk here: it looks for credentials in variables and profile files, prints warnings
 * about models, and refuses requests whose answer it expects to take long. A test compares what goes out with what it sends.
 */
import type { MessageCreateParamsNonStreaming, OutputConfig } from '@anthropic-ai/sdk/resources/messages';

import type { CredentialSource } from '../credential.ts';
import type { Driver, DriverCall, DriverResult } from '../driver.ts';
import { ConnectionPool } from '../guarded-fetch.ts';
import type { GatewayBase } from '../origin.ts';
import { DEFAULT_MAX_BODY_BYTES, ProviderExchange, type ProviderEndpoint } from '../provider-exchange.ts';
import { readMessage } from './anthropic-messages-answer.ts';

export const ANTHROPIC_MESSAGES_DRIVER_ID = 'anthropic-messages';
/** The environment variable that the faces read the API key from. */
export const ANTHROPIC_MESSAGES_CREDENTIAL_VARIABLE = 'ANTHROPIC_API_KEY';

export interface AnthropicMessagesOptions {
  /** With or without the protocol's `/v1` at the end. */
  readonly base: GatewayBase;
  readonly credential: CredentialSource;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /**
   * How the response contract goes on the wire beside the prompt, which states it in any case. `json_schema` (default):
   * as the API's structured output, in the subset of JSON Schema that it accepts. `none`: not at all.
   */
  readonly responseFormat?: 'json_schema' | 'none';
  /** Cap on a response body, raw and decoded, in bytes. Default 8 MiB. */
  readonly maxBodyBytes?: number;
  /** PEM certificates to trust in place of the public ones. */
  readonly ca?: string;
}

/**
 * From the newer version on, requests that name a temperature or top-p are refused, even at their default of 1. A campaign
 * that fixes another value is asked in the older version, where models that still sample by request take it, and the
 * others refuse the request with status 400, at no cost.
 */
const VERSION = '2026-10-21';
const VERSION_WITH_SAMPLING = '2023-06-01';

export function createAnthropicMessagesDriver(options: AnthropicMessagesOptions): Driver {
  const endpoint: ProviderEndpoint = {
    pool: new ConnectionPool(options.ca === undefined ? {} : { ca: options.ca }),
    base: options.base,
    credential: options.credential,
    credentialHeaders: (credential) => ({ 'x-api-key': credential }),
    maxBodyBytes: options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES,
    now: options.now,
  };
  const responseFormat = options.responseFormat ?? 'json_schema';
  return {
    id: ANTHROPIC_MESSAGES_DRIVER_ID,
    version: '1',
    synthetic: false,
    lookupSupported: false,
    reportsReasoningEffort: false,
    sendsResponseSchema: responseFormat === 'json_schema',
    send: (call) => send(endpoint, call, responseFormat === 'json_schema'),
    close: () => {
      endpoint.pool.close();
      return Promise.resolve();
    },
  };
}

async function send(endpoint: ProviderEndpoint, call: DriverCall, withSchema: boolean): Promise<DriverResult> {
  const sampling = samplingFields(call);
  const exchange = new ProviderExchange(endpoint, call, {
    'anthropic-version': sampling === null ? VERSION : VERSION_WITH_SAMPLING,
    'x-client-request-id': call.providerRequestId,
    'idempotency-key': call.providerRequestId,
  });
  try {
    const format = withSchema ? await outputFormat(call.responseSchema) : null;
    const response = await exchange.fetch(messagesUrl(endpoint.base), {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ ...messagesRequest(call, format), ...sampling }),
    });
    const answer = readMessage(await response.json());
    return answer === null ? exchange.noAnswer() : { ...answer, retryAfterMs: exchange.retryAfterMs };
  } catch {
    return exchange.noAnswer();
  }
}

function messagesUrl({ baseUrl }: GatewayBase): string {
  return baseUrl.endsWith('/v1') ? `${baseUrl}/messages` : `${baseUrl}/v1/messages`;
}

function samplingFields({ temperature, topP }: DriverCall): { temperature?: number; top_p?: number } | null {
  if (temperature === 1 && topP === 1) return null;
  // Several models refuse the two together, and one at its default says nothing.
  return { ...(temperature === 1 ? {} : { temperature }), ...(topP === 1 ? {} : { top_p: topP }) };
}

function messagesRequest(call: DriverCall, format: OutputConfig['format'] | null): MessageCreateParamsNonStreaming {
  const system = call.messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const outputConfig: OutputConfig = {
    ...(call.reasoningEffort === null ? {} : { effort: effort(call.reasoningEffort) }),
    ...(format === null || format === undefined ? {} : { format }),
  };
  return {
    model: call.model,
    max_tokens: call.maxOutputTokens,
    ...(system.length === 0 ? {} : { system: system.join('\n\n') }),
    messages: call.messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => ({ role: 'user' as const, content })),
    service_tier: 'standard_only',
    ...(Object.keys(outputConfig).length === 0 ? {} : { output_config: outputConfig }),
  };
}

/**
 * The contract in the subset that the API accepts, by the SDK's own rewriting: what the subset lacks goes into descriptions.
 * null for a contract that cannot be rewritten; the prompt states it all the same.
 */
async function outputFormat(schema: Readonly<Record<string, unknown>>): Promise<OutputConfig['format'] | null> {
  const { transformJSONSchema } = await import('@anthropic-ai/sdk/lib/transform-json-schema');
  try {
    return { type: 'json_schema', schema: transformJSONSchema(schema) };
  } catch {
    return null;
  }
}

type Effort = NonNullable<OutputConfig['effort']>;

/** The types list today's efforts; the route's value goes out as it is. */
function effort(value: string): Effort {
  return value as Effort;
}
