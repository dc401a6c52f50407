import Anthropic from '@anthropic-ai/sdk';
import { afterEach, describe, expect, test, vi } from 'vitest';

import type { Driver, DriverReceived } from '../../src/gateway/driver.ts';
import {
  createAnthropicMessagesDriver,
  type AnthropicMessagesOptions,
} from '../../src/gateway/drivers/anthropic-messages.ts';
import { parseGatewayBase } from '../../src/gateway/origin.ts';
import { codeReviewContract } from '../../src/trial/categories/code-review-answer.ts';
import { driverCall, driverConformance, MODEL, REQUEST_ID } from '../support/driver-conformance.ts';
import { startGatewayServer, type GatewayServer } from '../support/gateway-server.ts';
import { messageBody, messageUsage, MESSAGES_WIRE, type MessageParts } from '../support/messages-wire.ts';

driverConformance('anthropic-messages', MESSAGES_WIRE);

const open: { server: GatewayServer; driver: Driver }[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const { server, driver } of open.splice(0)) {
    await driver.close();
    await server.close();
  }
});

async function start(
  body: unknown,
  more: Partial<AnthropicMessagesOptions> = {},
  path = '',
  headers: Record<string, string> = {},
): Promise<{ server: GatewayServer; driver: Driver }> {
  const server = await startGatewayServer({
    script: () => ({ kind: 'answer', status: 200, headers, body: JSON.stringify(body) }),
  });
  const base = parseGatewayBase(`${server.origin}${path}`);
  const driver = createAnthropicMessagesDriver({
    base,
    credential: () => 'key-0123456789abcdef',
    now: Date.now,
    ...more,
  });
  open.push({ server, driver });
  return { server, driver };
}

const sentBody = (server: GatewayServer): Record<string, unknown> =>
  server.requests[0]?.json as Record<string, unknown>;

describe('anthropic-messages asks', () => {
  test('for exactly what the campaign fixes, without a cache and at the standard tier', async () => {
    const { server, driver } = await start(messageBody());
    const responseSchema = { type: 'object', properties: { n: { type: 'integer', minimum: 1 } }, required: ['n'] };
    await driver.send(
      driverCall({ temperature: 1, topP: 1, maxOutputTokens: 77, reasoningEffort: 'xhigh', responseSchema }),
    );
    expect(server.requests[0]?.path).toBe('/v1/messages');
    expect(sentBody(server)).toEqual({
      model: MODEL,
      max_tokens: 77,
      system: 'Review with care.',
      messages: [{ role: 'user', content: 'Review this.' }],
      service_tier: 'standard_only',
      output_config: {
        effort: 'xhigh',
        format: {
          type: 'json_schema',
          schema: {
            type: 'object',
            properties: { n: { type: 'integer', description: '{minimum: 1}' } },
            additionalProperties: false,
            required: ['n'],
          },
        },
      },
    });
  });

  test('without a system prompt where there is no instruction', async () => {
    const { server, driver } = await start(messageBody());
    await driver.send(driverCall({ messages: [{ role: 'user', content: 'Review this.' }] }));
    expect(sentBody(server)).not.toHaveProperty('system');
  });

  test.each([
    [1, 1, '2026-10-21', {}],
    [0, 1, '2023-06-01', { temperature: 0 }],
    [1, 0.9, '2023-06-01', { top_p: 0.9 }],
    [0.5, 0.9, '2023-06-01', { temperature: 0.5, top_p: 0.9 }],
  ])('temperature %d and top-p %d by version %s', async (temperature, topP, version, fields) => {
    const { server, driver } = await start(messageBody());
    await driver.send(driverCall({ temperature, topP }));
    expect(server.requests[0]?.headers['anthropic-version']).toBe(version);
    const { temperature: t, top_p: p } = sentBody(server);
    expect({ ...(t === undefined ? {} : { temperature: t }), ...(p === undefined ? {} : { top_p: p }) }).toEqual(
      fields,
    );
  });

  test.each([
    ['', '/v1/messages'],
    ['/', '/v1/messages'],
    ['/v1', '/v1/messages'],
    ['/anthropic/', '/anthropic/v1/messages'],
  ])('below the base %j at %s', async (base, path) => {
    const { server, driver } = await start(messageBody(), {}, base);
    await driver.send(driverCall());
    expect(server.requests[0]?.path).toBe(path);
  });

  test('with its contract in the subset that the API takes, and without one that cannot be brought into it', async () => {
    const contract = codeReviewContract([{ path: 'src/a.ts', lines: 9 }], ['logic', 'style'], 5);
    const first = await start(messageBody());
    await first.driver.send(driverCall({ responseSchema: contract }));
    const format = JSON.stringify(sentBody(first.server)['output_config']);
    expect(format).toContain('"additionalProperties":false');
    expect(format).toContain('src/a.ts');
    for (const keyword of ['"minimum":', '"maximum":', '"maxLength":', '"maxItems":'])
      expect(format).not.toContain(keyword);

    const second = await start(messageBody());
    await second.driver.send(driverCall({ responseSchema: { properties: {} } }));
    expect(sentBody(second.server)).not.toHaveProperty('output_config');

    const third = await start(messageBody(), { responseFormat: 'none' });
    expect(third.driver.sendsResponseSchema).toBe(false);
    await third.driver.send(driverCall());
    expect(sentBody(third.server)).not.toHaveProperty('output_config');
  });

  test('as the official SDK does: the same address, version, body and credential', async () => {
    const { server, driver } = await start(messageBody());
    await driver.send(driverCall({ temperature: 1, topP: 1 }));
    const client = new Anthropic({ baseURL: server.origin, apiKey: 'key-0123456789abcdef', maxRetries: 0 });
    const message = await client.messages.create(sentBody(server) as never);
    expect(message).toMatchObject({ content: [{ text: '{"findings":[]}' }] });
    const [ours, theirs] = server.requests;
    expect(ours?.path).toBe(theirs?.path);
    expect(ours?.json).toEqual(theirs?.json);
    for (const header of ['anthropic-version', 'content-type', 'accept'])
      expect([header, ours?.headers[header]]).toEqual([header, theirs?.headers[header]]);
    expect(ours?.headers['x-api-key']).toBe('key-0123456789abcdef');
    expect(ours?.headers['x-client-request-id']).toBe(REQUEST_ID);
  });

  test('nobody else, whatever the variables that the SDK reads say', async () => {
    for (const [name, value] of Object.entries({
      ANTHROPIC_BASE_URL: 'http://127.0.0.1:1',
      ANTHROPIC_API_KEY: 'key-of-the-environment',
      ANTHROPIC_AUTH_TOKEN: 'key-of-the-environment',
      ANTHROPIC_CUSTOM_HEADERS: 'x-custom: key-of-the-environment',
    }))
      vi.stubEnv(name, value);
    const { server, driver } = await start(messageBody());
    expect(await driver.send(driverCall())).toMatchObject({ kind: 'received' });
    expect(JSON.stringify(server.requests)).not.toMatch(/key-of-the-environment|x-custom/u);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('anthropic-messages reads', () => {
  const text = (value: string): object => ({ type: 'text', text: value, citations: null });

  test.each<[string, MessageParts, Partial<DriverReceived>]>([
    ['end_turn', {}, { finishReason: 'stop', providerResponseId: 'msg_1', provider: null, reasoningEffort: null }],
    ['stop_sequence', { stopReason: 'stop_sequence' }, { finishReason: 'stop' }],
    ['max_tokens', { stopReason: 'max_tokens' }, { finishReason: 'length' }],
    ['a full context window', { stopReason: 'model_context_window_exceeded' }, { finishReason: 'length' }],
    ['a paused turn', { stopReason: 'pause_turn' }, { finishReason: 'length' }],
    ['a refusal', { stopReason: 'refusal', content: [] }, { finishReason: 'refusal', output: '' }],
    ['a call of a tool', { stopReason: 'tool_use' }, { finishReason: 'other' }],
    ['a reason that is new', { stopReason: 'tired' }, { finishReason: 'other' }],
    ['no reason', { stopReason: null }, { finishReason: 'other' }],
    [
      'nothing but a call of a tool',
      { stopReason: 'tool_use', content: [{ type: 'tool_use', id: 't', name: 'x', input: {} }] },
      { finishReason: 'empty', output: '' },
    ],
    [
      'text in blocks, thinking aside',
      { content: [{ type: 'thinking', thinking: 'hm', signature: 's' }, text('é\u2028'), text('\n ')] },
      { output: 'é\u2028\n ', finishReason: 'stop' },
    ],
    [
      'cached tokens, which stand beside the input',
      {
        usage: messageUsage(48, 20, {
          cache_read_input_tokens: 64,
          cache_creation_input_tokens: 8,
          cache_creation: { ephemeral_5m_input_tokens: 3, ephemeral_1h_input_tokens: 5 },
          output_tokens_details: { thinking_tokens: 12 },
        }),
      },
      {
        usage: {
          inputTokens: 120,
          outputTokens: 20,
          totalTokens: null,
          cacheReadTokens: 64,
          cacheWriteTokens: 8,
          reasoningTokens: 12,
        },
      },
    ],
    [
      'usage of the barest',
      { usage: { input_tokens: 3, output_tokens: 2 } },
      {
        usage: {
          inputTokens: 3,
          outputTokens: 2,
          totalTokens: null,
          cacheReadTokens: null,
          cacheWriteTokens: null,
          reasoningTokens: null,
        },
        systemFingerprint: null,
      },
    ],
    ['half of a usage', { usage: { input_tokens: 3 } }, { usage: 'inconsistent' }],
    [
      'cache parts without their sum',
      { usage: messageUsage(3, 2, { cache_creation: { ephemeral_5m_input_tokens: 1 } }) },
      { usage: 'inconsistent' },
    ],
    [
      'the tier that served it',
      { usage: messageUsage(3, 2, { service_tier: 'priority' }) },
      { serviceTier: { asked: 'standard', served: 'priority' }, systemFingerprint: 'tier-priority' },
    ],
  ])('%s', async (_title, parts, expected) => {
    const { driver } = await start(messageBody(parts));
    expect(await driver.send(driverCall())).toMatchObject({ kind: 'received', ...expected });
  });

  test.each([
    ['an error on a 200', { type: 'error', error: { type: 'overloaded_error', message: 'No.' } }],
    ['no content', { ...messageBody(), content: undefined }],
    ['content of another kind', { ...messageBody(), content: 'text' }],
  ])('%s as a doubt', async (_title, body) => {
    const { driver } = await start(body);
    expect(await driver.send(driverCall())).toEqual({ kind: 'indeterminate', code: 'response-malformed' });
  });

  test('how long nothing is left, also from an answer', async () => {
    const { driver } = await start(messageBody(), {}, '', {
      date: 'Thu, 16 Jul 2026 12:00:00 GMT',
      'anthropic-ratelimit-requests-remaining': '0',
      'anthropic-ratelimit-requests-reset': '2026-07-16T12:00:31Z',
    });
    expect(await driver.send(driverCall())).toMatchObject({ kind: 'received', retryAfterMs: 31_000 });
  });
});
