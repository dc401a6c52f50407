/** Who answered in place of whom: what a router tells, what a route allows, and what may count in a pair. */
import { afterEach, describe, expect, test } from 'vitest';

import { createBroker, type AttemptReceived } from '../../src/gateway/broker.ts';
import type { Driver, DriverCall, DriverReceived } from '../../src/gateway/driver.ts';
import { chatRequest, createOpenAiChatDriver } from '../../src/gateway/drivers/openai-chat.ts';
import { parseGatewayBase } from '../../src/gateway/origin.ts';
import { bindRoute, type ModelRouteBinding } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { ROUTE_SCHEMA_VERSION } from '../../src/route/profile.ts';
import { answerReply, chatBody } from '../support/chat-wire.ts';
import { ALIAS, CAPS, MODEL } from '../support/driver-cases.ts';
import { driverCall, REQUEST_ID } from '../support/driver-conformance.ts';
import { startGatewayServer } from '../support/gateway-server.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function binding(policy: 'none' | 'explicit', provider = 'openai'): ModelRouteBinding {
  const profile = {
    schema_version: ROUTE_SCHEMA_VERSION,
    profile_id: 'main',
    provider_driver: 'openai-chat',
    provider,
    model: MODEL,
    reasoning_effort: null,
    max_output_tokens: 500,
    fallback_policy: policy,
    cache_policy: 'disabled',
  } as const;
  return bindRoute(issueCatalog([profile]), 'main');
}

const ASKED = { provider: 'openai', model: MODEL, reasoningEffort: null };

async function attempt(
  route: ModelRouteBinding,
  body: object,
  options: {
    readonly pairedEvidence?: boolean;
    readonly headers?: Record<string, string>;
    readonly more?: object;
  } = {},
): Promise<AttemptReceived> {
  const server = await startGatewayServer({ script: () => answerReply(body, options.headers) });
  cleanups.push(() => server.close());
  const base = parseGatewayBase(`${server.origin}/v1`);
  const real = createOpenAiChatDriver({ base, credential: () => null, now: Date.now });
  cleanups.push(() => real.close());
  const driver: Driver = {
    ...real,
    send: async (call) => {
      const result = await real.send(call);
      return result.kind === 'received' ? { ...result, ...options.more } : result;
    },
  };
  const outcome = await brokerOf(driver, route, options.pairedEvidence).attempt({
    providerRequestId: REQUEST_ID,
    messages: driverCall().messages,
    responseSchema: {},
    trial: { caseId: 'case-1', pairIndex: 0 },
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'received') throw new Error(outcome.code);
  return outcome;
}

function brokerOf(driver: Driver, route: ModelRouteBinding, pairedEvidence?: boolean): ReturnType<typeof createBroker> {
  return createBroker({
    driver,
    binding: route,
    alias: ALIAS,
    sampling: { temperature: 0, topP: 1, ...CAPS },
    timeoutMsPerRequest: 20_000,
    rates: { inputUsdPerMillionTokens: 2, outputUsdPerMillionTokens: 6 },
    notAfterMs: null,
    clock: { now: Date.now, monotonic: () => performance.now() },
    ...(pairedEvidence === undefined ? {} : { pairedEvidence }),
  });
}

describe('a route that forbids fallbacks', () => {
  test('turns an answer down that tells of one, and keeps what it tells', async () => {
    const chain = [{ provider: 'openai', model: 'model-0', reasoningEffort: null }];
    expect(await attempt(binding('none'), chatBody(), { more: { fallbackChain: chain } })).toMatchObject({
      rejection: 'fallback-used',
      fallbackChain: chain,
      usage: { accountingSource: 'provider_reported' },
    });
    const headers = { 'x-litellm-attempted-fallbacks': '2' };
    expect(await attempt(binding('none'), chatBody(), { headers })).toMatchObject({
      rejection: 'fallback-used',
      fallbackChain: 'undisclosed',
    });
  });

  test.each(['0', '', 'none', '-1'])('reads the count of fallbacks %j as none', async (count) => {
    const headers = { 'x-litellm-attempted-fallbacks': count };
    const outcome = await attempt(binding('none'), chatBody(), { headers });
    expect(outcome.rejection).toBeNull();
    expect(outcome).not.toHaveProperty('fallbackChain');
  });

  test('calls another model drift, whatever chain came with it', async () => {
    const more = { fallbackChain: [ASKED] };
    expect(await attempt(binding('none'), chatBody({ model: 'model-2' }), { more })).toMatchObject({
      rejection: 'route-drift',
    });
  });

  test('leaves it to a router which host runs the model', async () => {
    expect(await attempt(binding('none', 'openrouter'), { ...chatBody(), provider: 'Some Host' })).toMatchObject({
      rejection: null,
      effective: { provider: 'openrouter', model: MODEL },
    });
  });
});

describe('a route that allows fallbacks', () => {
  test('is refused for pairs before anything is sent', () => {
    const driver = createOpenAiChatDriver({
      base: parseGatewayBase('http://127.0.0.1:9/v1'),
      credential: () => null,
      now: Date.now,
    });
    cleanups.push(() => driver.close());
    expect(() => brokerOf(driver, binding('explicit'))).toThrow(/fallback policy is "none"/u);
    expect(() => brokerOf(driver, binding('explicit'), false)).not.toThrow();
  });

  test.each<[string, object, Partial<DriverReceived>, object]>([
    ['the route itself', chatBody(), {}, { rejection: null, effective: ASKED }],
    [
      'the route itself, by the name of its host',
      { ...chatBody(), provider: 'OpenAI' },
      {},
      { rejection: null, effective: ASKED },
    ],
    [
      'another model, so that the one asked for came before',
      chatBody({ model: 'model-2' }),
      {},
      { rejection: null, effective: { ...ASKED, model: 'model-2' }, fallbackChain: [ASKED] },
    ],
    [
      'another host, as the router spells it',
      { ...chatBody(), provider: 'Google AI Studio' },
      {},
      { rejection: null, effective: { ...ASKED, provider: 'google-ai-studio' }, fallbackChain: [ASKED] },
    ],
    [
      'a chain that the answer tells',
      chatBody({ model: 'model-2' }),
      { fallbackChain: [ASKED, { ...ASKED, model: 'model-3' }] },
      { rejection: null, fallbackChain: [ASKED, { ...ASKED, model: 'model-3' }] },
    ],
    ['no model at all', { ...chatBody(), model: undefined }, {}, { rejection: 'route-unverifiable', effective: null }],
  ])('outside pairs takes %s', async (_title, body, more, expected) => {
    const outcome = await attempt(binding('explicit'), body, { pairedEvidence: false, more });
    expect(outcome).toMatchObject(expected);
    if (!('fallbackChain' in expected)) expect(outcome).not.toHaveProperty('fallbackChain');
  });
});

describe('what a router is told', () => {
  const setup = { dialect: 'compatible', responseFormat: 'none', openRouter: true } as const;
  const told = (more: Partial<DriverCall>, openRouter = true): unknown =>
    (chatRequest(driverCall(more), { ...setup, openRouter }) as unknown as Record<string, unknown>)['provider'];

  test('OpenRouter: no other host, unless the route allows it', () => {
    expect(told({})).toEqual({ allow_fallbacks: false });
    expect(told({ fallbackPolicy: 'none' })).toEqual({ allow_fallbacks: false });
    expect(told({ fallbackPolicy: 'explicit' })).toBeUndefined();
    expect(told({}, false)).toBeUndefined();
  });
});

test('another tier of service is turned down: the prices are not its', async () => {
  const tier = (served: string): object => ({ serviceTier: { asked: 'default', served } });
  expect(await attempt(binding('none'), chatBody(), { more: tier('priority') })).toMatchObject({
    rejection: 'route-drift',
  });
  expect(await attempt(binding('none'), chatBody(), { more: tier('default') })).toMatchObject({ rejection: null });
});
