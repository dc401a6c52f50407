import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Driver, DriverReceived } from '../../src/gateway/driver.ts';
import { createOpenAiChatDriver, type OpenAiChatOptions } from '../../src/gateway/drivers/openai-chat.ts';
import { parseGatewayBase } from '../../src/gateway/origin.ts';
import { answerReply, CHAT_WIRE, chatBody, chatUsage, type ChatAnswer } from '../support/chat-wire.ts';
import { driverCall, driverConformance, MODEL, REQUEST_ID } from '../support/driver-conformance.ts';
import { startGatewayServer, type GatewayServer } from '../support/gateway-server.ts';

driverConformance('openai-chat', CHAT_WIRE);

describe('openai-chat', () => {
  const open: { server: GatewayServer; driver: Driver }[] = [];
  afterEach(async () => {
    for (const { server, driver } of open.splice(0)) {
      await driver.close();
      await server.close();
    }
  });

  async function start(body: unknown, more: Partial<OpenAiChatOptions> = {}, headers: Record<string, string> = {}) {
    const server = await startGatewayServer({ script: () => answerReply(body, headers) });
    const base = parseGatewayBase(`${server.origin}/v1/`);
    const driver = createOpenAiChatDriver({ base, credential: () => null, now: Date.now, ...more });
    open.push({ server, driver });
    return { server, driver };
  }
  async function answerTo(body: unknown): Promise<DriverReceived> {
    const { driver } = await start(body);
    const result = await driver.send(driverCall());
    if (result.kind !== 'received') throw new Error(JSON.stringify(result));
    return result;
  }

  test('asks for exactly what the campaign fixes, without a sign of arm or case', async () => {
    const { server, driver } = await start(chatBody());
    await driver.send(driverCall({ temperature: 0.2, topP: 0.9, maxOutputTokens: 77 }));
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.json).toEqual({
      model: MODEL,
      messages: driverCall().messages,
      stream: false,
      temperature: 0.2,
      top_p: 0.9,
      max_tokens: 77,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', schema: { type: 'object' }, strict: false },
      },
    });
    expect(request?.headers['x-client-request-id']).toBe(REQUEST_ID);
    expect(request?.headers['idempotency-key']).toBe(REQUEST_ID);
    expect(request?.headers.authorization).toBeUndefined();
    expect(JSON.stringify(request)).not.toMatch(/case-1|baseline|candidate/u);
  });

  test('takes nothing from the variables that the SDK reads by itself', async () => {
    const variables = {
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      OPENAI_API_KEY: 'key-of-the-environment',
      OPENAI_ADMIN_KEY: 'key-of-the-environment',
      OPENAI_ORG_ID: 'org',
      OPENAI_PROJECT_ID: 'project',
      OPENAI_CUSTOM_HEADERS: 'x-custom: 1\nauthorization: Bearer key-of-the-environment',
      OPENAI_LOG: 'debug',
    };
    const printed = (['debug', 'info', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(() => undefined),
    );
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const { server, driver } = await start(chatBody());
    expect(await driver.send(driverCall())).toMatchObject({ kind: 'received' });
    vi.unstubAllEnvs();
    expect(JSON.stringify(server.requests)).not.toMatch(/key-of-the-environment|x-custom|openai-organization|project/u);
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });

  test('speaks the dialect of OpenAI where asked: its cap, and no parameters at their defaults', async () => {
    const { server, driver } = await start(chatBody(), { dialect: 'openai' });
    await driver.send(driverCall({ temperature: 1, topP: 1, reasoningEffort: 'max' }));
    expect(server.requests[0]?.json).toMatchObject({
      max_completion_tokens: 500,
      reasoning_effort: 'max',
      service_tier: 'default',
    });
    for (const absent of ['max_tokens', 'temperature', 'top_p'])
      expect(server.requests[0]?.json).not.toHaveProperty(absent);
  });

  test('notes which tier served, where it asked for one', async () => {
    const body = { ...chatBody(), service_tier: 'priority' };
    const asked = await start(body, { dialect: 'openai' });
    expect(await asked.driver.send(driverCall())).toMatchObject({
      serviceTier: { asked: 'default', served: 'priority' },
    });
    const other = await start(body);
    expect(await other.driver.send(driverCall())).not.toHaveProperty('serviceTier');
  });

  test.each([
    ['json_object', { type: 'json_object' }],
    ['none', undefined],
  ] as const)('sends the response format %s', async (responseFormat, expected) => {
    const { server, driver } = await start(chatBody(), { responseFormat });
    await driver.send(driverCall());
    expect(driver.sendsResponseSchema).toBe(false);
    expect((server.requests[0]?.json as Record<string, unknown>)['response_format']).toEqual(expected);
  });

  test.each<[ChatAnswer, Partial<DriverReceived>]>([
    [
      { text: 'x', finishReason: 'tool_calls' },
      { finishReason: 'other', output: 'x' },
    ],
    [
      { text: null, finishReason: 'tool_calls' },
      { finishReason: 'empty', output: '' },
    ],
    [{ text: 'x', finishReason: null }, { finishReason: 'other' }],
    [
      { text: ' \n', finishReason: 'stop' },
      { finishReason: 'empty', output: ' \n' },
    ],
    [
      { text: null, finishReason: 'length' },
      { finishReason: 'length', output: '' },
    ],
    [
      { text: 'half', finishReason: 'error' },
      { finishReason: 'length', output: 'half' },
    ],
    [
      { text: null, refusal: 'I will not.' },
      { finishReason: 'refusal', output: 'I will not.' },
    ],
    [{ fingerprint: 'fp_1' }, { systemFingerprint: 'fp_1', providerResponseId: 'chatcmpl-1' }],
    [{ fingerprint: 7, id: null }, { systemFingerprint: null }],
  ])('reads %j', async (answer, expected) => {
    expect(await answerTo(chatBody(answer))).toMatchObject(expected);
  });

  test('joins content that comes in parts, and keeps text as it is', async () => {
    const body = chatBody({ text: 'x' }) as { choices: [{ message: { content: unknown } }] };
    body.choices[0].message.content = [
      { type: 'text', text: 'é\u2028' },
      { type: 'other' },
      { type: 'text', text: '\n ' },
    ];
    expect((await answerTo(body)).output).toBe('é\u2028\n ');
  });

  test.each([
    ['nothing', undefined, null],
    ['null', null, null],
    ['a fraction', chatUsage(1.5, 2), 'inconsistent'],
    ['text', chatUsage('1' as unknown as number, 2), 'inconsistent'],
    ['half of it', { prompt_tokens: 3 }, 'inconsistent'],
    ['beyond what JSON numbers carry', chatUsage(2 ** 60, 2), 'inconsistent'],
    ['no total', { prompt_tokens: 3, completion_tokens: 2 }, { inputTokens: 3, outputTokens: 2, totalTokens: null }],
    ['a wrong total', { ...chatUsage(3, 2), total_tokens: 9 }, { inputTokens: 3, outputTokens: 2, totalTokens: 9 }],
    [
      'details',
      chatUsage(100, 20, {
        prompt_tokens_details: { cached_tokens: 64, cache_write_tokens: 8 },
        completion_tokens_details: { reasoning_tokens: 12 },
      }),
      { inputTokens: 100, outputTokens: 20, cacheReadTokens: 64, cacheWriteTokens: 8, reasoningTokens: 12 },
    ],
    [
      "DeepSeek's cache",
      chatUsage(100, 20, { prompt_cache_hit_tokens: 64 }),
      { inputTokens: 100, cacheReadTokens: 64 },
    ],
    [
      'reasoning beside the completion',
      {
        prompt_tokens: 100,
        completion_tokens: 20,
        total_tokens: 150,
        completion_tokens_details: { reasoning_tokens: 30 },
      },
      { inputTokens: 100, outputTokens: 50, totalTokens: 150, reasoningTokens: 30 },
    ],
  ])('normalises usage: %s', async (_title, usage, expected) => {
    const { usage: read } = await answerTo(chatBody({ usage }));
    if (typeof expected === 'object' && expected !== null) expect(read).toMatchObject(expected);
    else expect(read).toBe(expected);
  });

  test.each([
    ['no choices', { ...chatBody(), choices: [] }],
    ['choices of another kind', { ...chatBody(), choices: 'none' }],
    ['no message', { ...chatBody(), choices: [{ finish_reason: 'stop' }] }],
    ['an error in place of choices', { error: { code: 502, message: 'upstream' } }],
  ])('%s on a 200 leaves a doubt', async (_title, body) => {
    const { driver } = await start(body);
    expect(await driver.send(driverCall())).toEqual({ kind: 'indeterminate', code: 'response-malformed' });
  });

  test('passes on how long nothing is left', async () => {
    const { driver } = await start(
      chatBody(),
      {},
      {
        'x-ratelimit-remaining-requests': '0',
        'x-ratelimit-reset-requests': '1m2s',
        'x-ratelimit-remaining-tokens': '5000',
        'x-ratelimit-reset-tokens': '9m',
      },
    );
    expect(await driver.send(driverCall())).toMatchObject({ kind: 'received', retryAfterMs: 62_000 });
  });

  test('many calls at once share connections and none is lost', async () => {
    const { server, driver } = await start(chatBody());
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on('warning', note);
    const { signal } = new AbortController();
    const results = [];
    for (let round = 0; round < 3; round += 1) {
      results.push(
        ...(await Promise.all(
          Array.from({ length: 15 }, (_, index) =>
            driver.send(
              driverCall({ signal, providerRequestId: `aar-${String(round * 15 + index).padStart(48, '0')}` }),
            ),
          ),
        )),
      );
    }
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', note);
    expect(results.filter((result) => result.kind === 'received')).toHaveLength(45);
    expect([...server.counts().values()]).toEqual(Array.from({ length: 45 }, () => 1));
    expect(server.connections).toBeLessThanOrEqual(30);
    // One signal for a whole run is normal and no leak.
    expect(warnings).toEqual([]);
  });
});
