import { afterEach, describe, expect, test } from 'vitest';

import type { Driver, DriverLookup, DriverReceived, DriverResult } from '../../src/gateway/driver.ts';
import {
  createOpenAiResponsesDriver,
  type OpenAiResponsesOptions,
} from '../../src/gateway/drivers/openai-responses.ts';
import { judgeAnswer } from '../../src/gateway/judge.ts';
import { parseGatewayBase } from '../../src/gateway/origin.ts';
import { bindRoute } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { ROUTE_SCHEMA_VERSION } from '../../src/route/profile.ts';
import { CANARY, canaryForms, everythingIn } from '../support/canary.ts';
import { ALIAS, CAPS, MODEL } from '../support/driver-cases.ts';
import { driverCall, driverConformance, REQUEST_ID } from '../support/driver-conformance.ts';
import { startGatewayServer, type GatewayServer, type Reply } from '../support/gateway-server.ts';
import { LOOKUP_CASES, LOST_ID, LOST_REQUEST_ID } from '../support/lookup-cases.ts';
import {
  messageItem,
  outputText,
  responseBody,
  RESPONSES_WIRE,
  responsesUsage,
  responseStream,
  streamOf,
  type ResponseParts,
} from '../support/responses-wire.ts';

driverConformance('openai-responses', RESPONSES_WIRE);

const open: { server: GatewayServer; driver: Driver }[] = [];
afterEach(async () => {
  for (const { server, driver } of open.splice(0)) {
    await driver.close();
    await server.close();
  }
});

async function start(
  reply: Reply,
  more: Partial<OpenAiResponsesOptions> = {},
): Promise<{ server: GatewayServer; driver: Driver }> {
  const server = await startGatewayServer({ script: () => reply });
  const base = parseGatewayBase(`${server.origin}/v1/`);
  const driver = createOpenAiResponsesDriver({ base, credential: () => null, now: Date.now, ...more });
  open.push({ server, driver });
  return { server, driver };
}

const stream = (text: string): Reply => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  body: text,
});
const streamed = (parts: ResponseParts = {}): Reply => stream(responseStream(responseBody(parts)));

async function resultOf(reply: Reply, more: Partial<OpenAiResponsesOptions> = {}): Promise<DriverResult> {
  const { driver } = await start(reply, more);
  return await driver.send(driverCall());
}

describe('openai-responses asks', () => {
  test('for exactly what the campaign fixes, as a stream that is stored', async () => {
    const { server, driver } = await start(streamed());
    await driver.send(driverCall({ temperature: 0.2, topP: 0.9, maxOutputTokens: 77, reasoningEffort: 'max' }));
    const [request] = server.requests;
    expect(request?.method).toBe('POST');
    expect(request?.path).toBe('/v1/responses');
    expect(request?.json).toEqual({
      model: MODEL,
      input: driverCall().messages,
      stream: true,
      store: true,
      temperature: 0.2,
      top_p: 0.9,
      max_output_tokens: 77,
      reasoning: { effort: 'max' },
      metadata: { request_id: REQUEST_ID },
      text: { format: { type: 'json_schema', name: 'answer', schema: { type: 'object' }, strict: false } },
    });
    expect(request?.headers.accept).toBe('text/event-stream, application/json');
    expect(request?.headers['accept-encoding']).toBe('identity');
    expect(request?.headers.authorization).toBeUndefined();
  });

  test('OpenAI for its standard tier, and names no parameter at its default', async () => {
    const { server, driver } = await start(streamed(), { dialect: 'openai' });
    await driver.send(driverCall({ temperature: 1, topP: 1 }));
    const body = server.requests[0]?.json as Record<string, unknown>;
    expect(body).toMatchObject({ service_tier: 'default', stream_options: { include_obfuscation: false } });
    for (const absent of ['temperature', 'top_p', 'reasoning']) expect(body).not.toHaveProperty(absent);
  });

  test.each([
    ['json_object', { format: { type: 'json_object' } }],
    ['none', undefined],
  ] as const)('with the response format %s', async (responseFormat, expected) => {
    const { server, driver } = await start(streamed(), { responseFormat });
    await driver.send(driverCall());
    expect(driver.sendsResponseSchema).toBe(false);
    expect((server.requests[0]?.json as Record<string, unknown>)['text']).toEqual(expected);
  });
});

describe('openai-responses reads', () => {
  test.each<[string, ResponseParts, Partial<DriverReceived>]>([
    ['the effort that was used', { more: { reasoning: { effort: 'xhigh' } } }, { reasoningEffort: 'xhigh' }],
    ['no effort', { more: { reasoning: null } }, { reasoningEffort: null }],
    [
      'text in parts and in several messages, comments on its own work aside',
      {
        output: [
          { ...messageItem(outputText('let me see')), phase: 'commentary' },
          messageItem(outputText('é\u2028'), outputText('\n ')),
          { ...messageItem(outputText('end')), phase: 'final_answer' },
        ],
      },
      { output: 'é\u2028\n end', finishReason: 'stop' },
    ],
    [
      'a refusal in its own part',
      { output: [messageItem({ type: 'refusal', refusal: 'I will not.' })] },
      { output: 'I will not.', finishReason: 'refusal' },
    ],
    [
      'a call of a tool in place of text',
      { output: [{ type: 'function_call', name: 'x' }] },
      { finishReason: 'empty' },
    ],
    ['no output', { output: [] }, { output: '', finishReason: 'empty' }],
    [
      'an end by a content filter',
      { status: 'incomplete', more: { incomplete_details: { reason: 'content_filter' } } },
      { finishReason: 'refusal' },
    ],
    [
      'an end for a reason that is new',
      { status: 'incomplete', more: { incomplete_details: { reason: 'tired' } } },
      { finishReason: 'length' },
    ],
    [
      'a failure that cost something, which is paid for',
      { status: 'failed', output: [], usage: responsesUsage(120, 3), more: { error: { code: 'server_error' } } },
      {
        output: '',
        finishReason: 'empty',
        usage: expect.objectContaining({ inputTokens: 120, outputTokens: 3 }) as never,
      },
    ],
    ['the tier that served it', { more: { service_tier: 'flex' } }, { systemFingerprint: 'tier-flex' }],
    [
      'details of usage',
      { usage: responsesUsage(100, 20, { cached: 64, written: 8, reasoning: 12 }) },
      {
        usage: {
          inputTokens: 100,
          outputTokens: 20,
          totalTokens: 120,
          cacheReadTokens: 64,
          cacheWriteTokens: 8,
          reasoningTokens: 12,
        },
      },
    ],
    ['half of a usage', { usage: { input_tokens: 3 } }, { usage: 'inconsistent' }],
    ['usage that is text', { usage: { ...responsesUsage(3, 2), input_tokens: '3' } }, { usage: 'inconsistent' }],
  ])('%s', async (_title, parts, expected) => {
    expect(await resultOf(streamed(parts))).toMatchObject({ kind: 'received', ...expected });
    expect(await resultOf({ kind: 'answer', status: 200, body: JSON.stringify(responseBody(parts)) })).toMatchObject({
      kind: 'received',
      ...expected,
    });
  });

  test('another tier than the one that was asked for, where one was', async () => {
    const reply = streamed({ more: { service_tier: 'priority' } });
    expect(await resultOf(reply, { dialect: 'openai' })).toMatchObject({
      serviceTier: { asked: 'default', served: 'priority' },
    });
    expect(await resultOf(reply)).not.toHaveProperty('serviceTier');
  });

  test.each([
    ['server_error', { code: 'provider-error', retryable: true, stopsRun: false }],
    ['rate_limit_exceeded', { code: 'rate-limited', retryable: true, stopsRun: false }],
    ['invalid_prompt', { code: 'bad-request', retryable: false, stopsRun: false }],
    ['bio_policy', { code: 'content-blocked', retryable: false, stopsRun: false }],
    ['data_residency_mismatch', { code: 'forbidden', retryable: false, stopsRun: true }],
    ['insufficient_quota', { code: 'quota-exhausted', retryable: false, stopsRun: true }],
    ['something_new', { code: 'provider-error', retryable: true, stopsRun: false }],
    [7, { code: 'provider-error', retryable: true, stopsRun: false }],
  ])('the failure %j as a refusal that costs nothing', async (code, expected) => {
    const parts = { status: 'failed', output: [], usage: null, more: { error: { code, message: 'No.' } } };
    expect(await resultOf(streamed(parts))).toEqual({ kind: 'failed', ...expected, retryAfterMs: null });
    // The same before a response was announced at all.
    const event = { type: 'error', code, message: 'No.', param: null };
    expect(await resultOf(stream(streamOf([event])))).toEqual({ kind: 'failed', ...expected, retryAfterMs: null });
  });

  const begun = {
    type: 'response.created',
    response: responseBody({ status: 'in_progress', output: [], usage: null }),
  };
  test.each([
    ['a stream that stops short of its end', streamOf([begun]), LOST_ID],
    ['an error after the response was announced', streamOf([begun, { type: 'error', code: 'server_error' }]), LOST_ID],
    ['an end without its last line', responseStream(responseBody()).trimEnd(), LOST_ID],
    [
      'two ends',
      responseStream(responseBody()) + streamOf([{ type: 'response.completed', response: responseBody() }]),
      LOST_ID,
    ],
    ['an end without a response', streamOf([begun, { type: 'response.completed' }]), LOST_ID],
    ['a stream of nothing', '', null],
    ['a stream of comments', ': keep-alive\n\n', null],
    ['a name that no journal can hold', streamOf([{ ...begun, response: { id: 'a b' } }]), null],
  ])('%s as a doubt', async (_title, text, id) => {
    expect(await resultOf(stream(text))).toEqual({
      kind: 'indeterminate',
      code: 'connection-lost',
      ...(id === null ? {} : { providerResponseId: id }),
    });
  });

  test('a response that only begins, in one document, as a doubt with its name', async () => {
    const body = JSON.stringify(responseBody({ status: 'in_progress', output: [], usage: null }));
    expect(await resultOf({ kind: 'answer', status: 200, body })).toEqual({
      kind: 'indeterminate',
      code: 'response-malformed',
      providerResponseId: LOST_ID,
    });
  });

  test("somebody else's answer as a doubt without a name", async () => {
    const more = { metadata: { request_id: `aar-${'f'.repeat(48)}` } };
    expect(await resultOf(streamed({ more }))).toEqual({ kind: 'indeterminate', code: 'identity-mismatch' });
    expect(await resultOf(streamed({ more: { metadata: { request_id: REQUEST_ID } } }))).toMatchObject({
      kind: 'received',
    });
  });

  test('no name out of what the model says', async () => {
    const body = JSON.stringify({ output: [{ content: '{"id":"resp-evil"' }], id: 'resp-1', tail: 'x'.repeat(5000) });
    expect(await resultOf({ kind: 'cut-mid-body', body, chunked: true })).toEqual({
      kind: 'indeterminate',
      code: 'connection-lost',
    });
  });
});

describe('openai-responses looks up', () => {
  const lookup = (more: Partial<DriverLookup> = {}): DriverLookup => ({
    providerRequestId: LOST_REQUEST_ID,
    providerResponseId: LOST_ID,
    model: MODEL,
    reasoningEffort: null,
    deadlineMs: Date.now() + 20_000,
    signal: new AbortController().signal,
    ...more,
  });
  const profile = {
    schema_version: ROUTE_SCHEMA_VERSION,
    profile_id: 'main',
    provider_driver: 'openai-responses',
    provider: 'openai',
    model: MODEL,
    reasoning_effort: null,
    max_output_tokens: 500,
    fallback_policy: 'none',
    cache_policy: 'disabled',
  } as const;
  const context = { binding: bindRoute(issueCatalog([profile]), 'main'), alias: ALIAS, caps: CAPS };

  test.each(LOOKUP_CASES.map((row) => [row.title, row] as const))('%s', async (_title, row) => {
    const { server, driver } = await start(row.reply, { credential: () => CANARY });
    const result = await driver.lookup!(lookup());
    expect(result).toMatchObject({ kind: row.kind, ...row.result });
    if (result.kind === 'unknown') expect(result.code).toBe(row.code);
    if (result.kind === 'found') expect(judgeAnswer(result.answer, context).rejection).toBe(row.code);
    expect(server.requests).toHaveLength(1);
    const [request] = server.requests;
    expect(request).toMatchObject({ method: 'GET', path: `/v1/responses/${LOST_ID}`, text: '' });
    expect(request?.headers.authorization).toBe(`Bearer ${CANARY}`);
    expect(request?.headers['content-length']).toBeUndefined();
    expect(canaryForms(everythingIn(result))).toEqual([]);
  });

  test.each([null, '', 'a b', '../models', '/models', `r${'x'.repeat(200)}`])('nothing by the name %j', async (id) => {
    const { server, driver } = await start(streamed());
    expect(await driver.lookup!(lookup({ providerResponseId: id }))).toEqual({
      kind: 'unknown',
      code: 'driver-fault-before-send',
    });
    expect(server.connections).toBe(0);
  });

  test('under one address, whatever the name holds', async () => {
    const { server, driver } = await start(streamed());
    await driver.lookup!(lookup({ providerResponseId: 'a/../../models' }));
    expect(server.requests[0]?.path).toBe('/v1/responses/a%2F..%2F..%2Fmodels');
  });

  test('within a deadline of its own, until it is told to stop', async () => {
    const { driver } = await start({ kind: 'hang-before-headers' });
    expect(await driver.lookup!(lookup({ deadlineMs: Date.now() + 200 }))).toEqual({
      kind: 'unknown',
      code: 'deadline-after-send',
    });
    expect(await driver.lookup!(lookup({ signal: AbortSignal.abort() }))).toEqual({
      kind: 'unknown',
      code: 'aborted-before-send',
    });
  });

  test('what it lost itself: the connection breaks while the model works, and the answer is found afterwards', async () => {
    const body = responseBody({ more: { metadata: { request_id: REQUEST_ID } } });
    const server = await startGatewayServer({
      script: ({ method, path }) => {
        if (method === 'POST') return { kind: 'cut-mid-body', body: responseStream(body), chunked: true };
        if (path !== `/v1/responses/${LOST_ID}`) return { kind: 'answer', status: 404, body: '{"error":{}}' };
        return { kind: 'answer', status: 200, body: JSON.stringify(body) };
      },
    });
    const base = parseGatewayBase(`${server.origin}/v1`);
    const driver = createOpenAiResponsesDriver({ base, credential: () => 'k', now: Date.now });
    open.push({ server, driver });
    const result = await driver.send(driverCall());
    if (result.kind !== 'indeterminate') throw new Error(result.kind);
    expect(result.code).toBe('connection-lost');
    const found = await driver.lookup!(lookup({ providerResponseId: result.providerResponseId ?? null }));
    expect(found).toMatchObject({ kind: 'found', answer: { output: '{"findings":[]}' } });
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});
