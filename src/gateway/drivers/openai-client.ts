/**
 * The official OpenAI SDK on the guarded fetch, for all drivers of its protocols.
 *
 * The SDK's own retries, timeout, logging and environment variables are off: retries are the ledger's, the deadline is
 * the exchange's, its log would print prompts, and a variable must not be able to change where a request goes.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import type { OpenAI } from 'openai';

import type { ProviderExchange } from '../provider-exchange.ts';

/** The longest timer there is: the exchange ends by its own deadline, always earlier. */
const NEVER_MS = 2 ** 31 - 1;

/** The exchange that a call of the SDK belongs to: a client is costly to make, and its `fetch` is the client's, not the call's. */
const currentExchange = new AsyncLocalStorage<ProviderExchange>();

/** Runs one call of the SDK on one exchange. */
export type OpenAiCaller = <T>(exchange: ProviderExchange, call: (client: OpenAI) => Promise<T>) => Promise<T>;

/** A caller that loads the SDK and makes its client when it is first needed. */
export function openAiCaller(baseURL: string): OpenAiCaller {
  let client: Promise<OpenAI> | undefined;
  return async (exchange, call) => {
    client ??= createClient(baseURL);
    const ready = await client;
    return await currentExchange.run(exchange, () => call(ready));
  };
}

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

/**
 * `openai`: OpenAI's own rules. `compatible`: everybody else's.
 *
 * OpenAI's newer models refuse the very parameters of sampling, so that a value of 1, its default, is left out; elsewhere
 * sampling is always explicit, since defaults differ by server and model.
 */
export type OpenAiDialect = 'openai' | 'compatible';

export function dialectOf(origin: string): OpenAiDialect {
  const { hostname } = new URL(origin);
  return hostname === 'api.openai.com' || hostname.endsWith('.openai.azure.com') ? 'openai' : 'compatible';
}

/** `temperature` and `top_p` as a dialect wants them. */
export function samplingFields(
  sampling: { readonly temperature: number; readonly topP: number },
  dialect: OpenAiDialect,
): { temperature?: number; top_p?: number } {
  const explicit = (value: number): boolean => dialect === 'compatible' || value !== 1;
  return {
    ...(explicit(sampling.temperature) ? { temperature: sampling.temperature } : {}),
    ...(explicit(sampling.topP) ? { top_p: sampling.topP } : {}),
  };
}

/**
 * The tier that campaigns are priced for. It is asked for by name because an account can be set to another one, and only
 * of OpenAI: other servers refuse the parameter or have tiers of their own.
 */
export const STANDARD_TIER = 'default';
