import { afterEach, expect, test } from 'vitest';

import { ConnectionPool, TransportError } from '../../src/gateway/guarded-fetch.ts';
import { parseGatewayBase } from '../../src/gateway/origin.ts';
import { ProviderExchange, type ExchangeOptions } from '../../src/gateway/provider-exchange.ts';
import { CANARY, canaryForms, everythingIn } from '../support/canary.ts';
import { driverCall } from '../support/driver-conformance.ts';
import { startGatewayServer, type GatewayServer, type Reply } from '../support/gateway-server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(
  reply: Reply,
  options: ExchangeOptions = {},
): Promise<{ server: GatewayServer; exchange: ProviderExchange; url: string }> {
  const server = await startGatewayServer({ script: () => reply });
  cleanups.push(() => server.close());
  const pool = new ConnectionPool();
  cleanups.push(() => pool.close());
  const endpoint = {
    pool,
    base: parseGatewayBase(server.origin),
    credential: () => CANARY,
    credentialHeaders: (credential: string) => ({ authorization: `Bearer ${credential}` }),
    maxBodyBytes: 10_000,
    now: Date.now,
  };
  return { server, exchange: new ProviderExchange(endpoint, driverCall(), {}, options), url: `${server.origin}/v1` };
}

const POST = { method: 'POST', body: '{}' };

async function thrown(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => null,
    (error: unknown) => error,
  );
}

test('an SDK that retries by itself sends nothing a second time', async () => {
  const { server, exchange, url } = await start({ kind: 'answer', status: 500, body: '{}' });
  await thrown(exchange.fetch(url, POST));
  expect(await thrown(exchange.fetch(url, POST))).toBeInstanceOf(TransportError);
  expect(server.requests).toHaveLength(1);
  expect(exchange.noAnswer()).toMatchObject({ kind: 'failed', code: 'provider-error' });
});

test('what an SDK makes of a good answer does not unmake the send', async () => {
  const { exchange, url } = await start({ kind: 'answer', status: 200, body: '{}' });
  expect(exchange.noAnswer()).toMatchObject({ kind: 'failed', code: 'driver-fault-before-send' });
  expect((await exchange.fetch(url, POST)).status).toBe(200);
  expect(exchange.noAnswer()).toEqual({ kind: 'indeterminate', code: 'response-malformed' });
});

test('an SDK that points elsewhere, or sends something else than text, is stopped before the send', async () => {
  for (const [input, init] of [
    ['https://elsewhere.example/v1', POST],
    [undefined, { ...POST, body: new Uint8Array(3) }],
    [undefined, { method: 'POST' }],
  ] as const) {
    const { server, exchange, url } = await start({ kind: 'answer', status: 200, body: '{}' });
    const error = await thrown(exchange.fetch(input ?? url, init));
    expect(error).toBeInstanceOf(TransportError);
    expect(exchange.noAnswer()).toMatchObject({ kind: 'failed', stopsRun: true });
    expect(server.connections).toBe(0);
  }
});

test('what it throws at an SDK holds a code and nothing of the credential', async () => {
  for (const reply of [
    { kind: 'answer', status: 401, body: `{"error":{"code":${JSON.stringify(CANARY)}}}` },
    { kind: 'answer', status: 200, body: JSON.stringify({ echo: CANARY }) },
    { kind: 'raw', bytes: `${CANARY}\r\n\r\n` },
  ] satisfies Reply[]) {
    const { exchange, url } = await start(reply);
    const error = await thrown(exchange.fetch(url, POST));
    expect(error).toBeInstanceOf(TransportError);
    expect(canaryForms(everythingIn(error) + everythingIn(exchange))).toEqual([]);
  }
});

test('a look-up goes out as GET without a body, and as nothing else', async () => {
  const get = await start({ kind: 'answer', status: 200, body: '{"id":1}' }, { method: 'GET' });
  const response = await get.exchange.fetch(get.url, { method: 'get' });
  expect(await response.json()).toEqual({ id: 1 });
  expect(get.server.requests[0]).toMatchObject({ method: 'GET', path: '/v1', text: '' });
  expect(get.exchange.status).toBe(200);
  for (const [options, init] of [
    [{ method: 'GET' }, POST],
    [{}, { method: 'GET' }],
    [{}, { ...POST, method: 'PUT' }],
  ] as const) {
    const { server, exchange, url } = await start({ kind: 'answer', status: 200, body: '{}' }, options);
    expect(await thrown(exchange.fetch(url, init))).toBeInstanceOf(TransportError);
    expect(exchange.noAnswer()).toMatchObject({ kind: 'failed', code: 'driver-fault-before-send' });
    expect(server.connections).toBe(0);
  }
});

test('events are an answer only where they were asked for', async () => {
  const reply: Reply = {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    body: 'data: {}\n\n',
  };
  const asked = await start(reply, { events: true });
  const response = await asked.exchange.fetch(asked.url, POST);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe('data: {}\n\n');
  const other = await start(reply);
  await thrown(other.exchange.fetch(other.url, POST));
  expect(other.exchange.noAnswer()).toEqual({ kind: 'indeterminate', code: 'response-malformed' });
});

const nameOf = (beginning: string): string | null => /name=([^;]*);/u.exec(beginning)?.[1] ?? null;

test.each([
  ['name=resp_1;', { providerResponseId: 'resp_1' }],
  ['nothing of a name', {}],
  ['name=no token;', {}],
  [`name=resp_1;${JSON.stringify(CANARY)}`, {}],
])('a doubt has the name that the beginning %j tells', async (beginning, more) => {
  const body = beginning + ' '.repeat(beginning.length + 10);
  const { exchange, url } = await start({ kind: 'cut-mid-body', body, chunked: true }, { responseId: nameOf });
  await thrown(exchange.fetch(url, POST));
  expect(exchange.noAnswer()).toEqual({ kind: 'indeterminate', code: 'connection-lost', ...more });
});

test('a refusal has no name, and only one in JSON has a status', async () => {
  const page = { 'content-type': 'text/html' };
  for (const [headers, status] of [
    [{}, 404],
    [page, null],
  ] as const) {
    const { exchange, url } = await start(
      { kind: 'answer', status: 404, headers, body: 'name=resp_1;' },
      { responseId: nameOf },
    );
    await thrown(exchange.fetch(url, POST));
    expect(exchange.noAnswer()).toMatchObject({ kind: 'failed', code: 'not-found' });
    expect(exchange.noAnswer()).not.toHaveProperty('providerResponseId');
    expect(exchange.status).toBe(status);
  }
});
