import { spawnSync } from 'node:child_process';
import dns from 'node:dns';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  ConnectionPool,
  guardedFetch,
  TransportError,
  type GuardedFetchOptions,
  type GuardedRequest,
} from '../../src/gateway/guarded-fetch.ts';
import { CANARY, canaryForms, everythingIn } from '../support/canary.ts';
import { answerReply, chatBody } from '../support/chat-wire.ts';
import { startGatewayServer, type Reply } from '../support/gateway-server.ts';
import { missingTools, testWithTools } from '../support/tools.ts';

const POST: GuardedRequest = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"secret":1}' };

type LookupDone = (error: null, addresses: { address: string; family: number }[]) => void;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function pool(ca?: string): ConnectionPool {
  const made = new ConnectionPool(ca === undefined ? {} : { ca });
  cleanups.push(() => made.close());
  return made;
}

function options(origin: string, more: Partial<GuardedFetchOptions> = {}): GuardedFetchOptions {
  return {
    allowedOrigins: [origin],
    maxBodyBytes: 100_000,
    deadlineMs: Date.now() + 20_000,
    now: Date.now,
    signal: new AbortController().signal,
    onSend: () => undefined,
    ...more,
  };
}

/** The outcome of an exchange that must not bring an answer, after a look for the canary in the whole error. */
async function outcomeOf(work: Promise<Response>): Promise<TransportError['outcome']> {
  const error: unknown = await work.then(
    () => new Error('There was an answer.'),
    (reason: unknown) => reason,
  );
  expect(canaryForms(everythingIn(error))).toEqual([]);
  if (!(error instanceof TransportError)) throw error;
  return error.outcome;
}

/** A server that counts connections and bytes, and does nothing else unless told. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

async function byteCounter(onConnection: () => void = () => undefined) {
  const seen = { connections: 0, bytes: 0 };
  const server = createTcpServer((socket) => {
    seen.connections += 1;
    cleanups.push(() => socket.destroy());
    socket.on('data', (chunk) => (seen.bytes += chunk.byteLength));
    socket.on('error', () => undefined);
    onConnection();
  });
  return { seen, origin: `http://127.0.0.1:${await listen(server)}` };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

describe('what was sent', () => {
  test('is nothing at all until onSend has returned', async () => {
    const { seen, origin } = await byteCounter();
    const refusing = options(origin, {
      onSend: () => {
        throw new Error(CANARY);
      },
    });
    const outcome = await outcomeOf(guardedFetch(pool(), refusing)(origin, POST));
    await settled();
    expect(outcome).toMatchObject({ kind: 'failed', code: 'driver-fault-before-send' });
    expect(seen).toEqual({ connections: 1, bytes: 0 });
  });

  test('is nothing when the call is aborted while connecting', async () => {
    const abort = new AbortController();
    const { seen, origin } = await byteCounter();
    const work = guardedFetch(pool(), options(origin, { signal: abort.signal }))(origin, POST);
    abort.abort();
    expect(await outcomeOf(work)).toMatchObject({ kind: 'failed', code: 'aborted-before-send', retryable: true });
    await settled();
    expect(seen.bytes).toBe(0);
  });

  test('is the request once onSend has returned, so that a cut is a doubt', async () => {
    const { seen, origin } = await byteCounter();
    let sends = 0;
    const work = guardedFetch(pool(), options(origin, { deadlineMs: Date.now() + 300, onSend: () => (sends += 1) }));
    expect(await outcomeOf(work(origin, POST))).toEqual({ kind: 'indeterminate', code: 'deadline-after-send' });
    expect(sends).toBe(1);
    expect(seen.bytes).toBeGreaterThan(POST.body.length);
  });

  test('has a deadline that may be years away', async () => {
    const server = await startGatewayServer({ script: () => answerReply(chatBody()) });
    cleanups.push(() => server.close());
    const deadlineMs = Date.now() + 10 * 365 * 86_400_000;
    const response = await guardedFetch(pool(), options(server.origin, { deadlineMs }))(server.origin, POST);
    expect(response.status).toBe(200);
  });

  test('shows the pieces of an answer as they come, and of nothing else', async () => {
    const replies: Reply[] = [
      { kind: 'cut-mid-body', body: 'abcdef', chunked: true },
      { kind: 'answer', status: 500, body: 'abcdef' },
      { kind: 'answer', status: 200, headers: { 'content-encoding': 'gzip' }, body: gzipSync('abcdef') },
    ];
    const shown: string[] = [];
    for (const reply of replies) {
      const server = await startGatewayServer({ script: () => reply });
      cleanups.push(() => server.close());
      let text = '';
      const onBody = (chunk: Uint8Array): void => void (text += Buffer.from(chunk).toString());
      await guardedFetch(pool(), options(server.origin, { onBody }))(server.origin, POST).catch(() => null);
      shown.push(text);
    }
    expect(shown).toEqual(['abc', '', '']);
  });

  test('is not sent again when a kept connection turns out to be closed', async () => {
    const server = await startGatewayServer({
      script: ({ index }) => (index === 1 ? answerReply(chatBody()) : { kind: 'cut-before-headers' }),
    });
    cleanups.push(() => server.close());
    const connections = pool();
    const first = await guardedFetch(connections, options(server.origin))(server.origin, POST);
    expect(first.status).toBe(200);
    const second = guardedFetch(connections, options(server.origin))(server.origin, POST);
    expect(await outcomeOf(second)).toEqual({ kind: 'indeterminate', code: 'connection-lost' });
    expect(server.connections).toBe(1);
    expect(server.requests).toHaveLength(2);
  });

  test('goes over a new connection when the server has closed the kept one', async () => {
    let close = (): void => undefined;
    const server = createTcpServer((socket) => {
      cleanups.push(() => socket.destroy());
      close = () => socket.destroy();
      socket.on('error', () => undefined);
      socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}'));
    });
    const origin = `http://127.0.0.1:${await listen(server)}`;
    const connections = pool();
    for (let round = 0; round < 2; round += 1) {
      const response = await guardedFetch(connections, options(origin))(origin, POST);
      expect(await response.text()).toBe('{}');
      close();
      await settled();
    }
  });
});

describe('where it may go', () => {
  test.each([
    'https://api.example.com.evil.test/v1',
    'https://api.example.com@evil.test/v1',
    'https://user:secret@api.example.com/v1',
    'https://api.example.com:8443/v1',
    'http://api.example.com/v1',
    'http://10.0.0.1/v1',
    'file:///etc/passwd',
    '//api.example.com/v1',
    'not a url',
    '',
  ])('not to %j', async (url) => {
    const allowedOrigins = ['https://api.example.com', 'http://api.example.com', 'http://10.0.0.1', 'null'];
    const work = guardedFetch(pool(), options('', { allowedOrigins }))(url, POST);
    expect(await outcomeOf(work)).toEqual({
      kind: 'failed',
      code: 'origin-refused',
      retryable: false,
      stopsRun: true,
      retryAfterMs: null,
    });
  });

  test('to localhost, when that is the loopback', async () => {
    const server = await startGatewayServer({ script: () => answerReply(chatBody()) });
    cleanups.push(() => server.close());
    const origin = `http://localhost:${server.port}`;
    const response = await guardedFetch(pool(), options(origin))(`${origin}/v1`, POST);
    expect(response.status).toBe(200);
  });

  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

  testWithTools(
    outside === undefined ? ['a network interface'] : [],
    'not to a localhost that is another machine',
    async () => {
      const seen = { connections: 0, bytes: 0 };
      const server = createTcpServer((socket) => {
        seen.connections += 1;
        socket.on('data', (chunk) => (seen.bytes += chunk.byteLength));
        socket.on('error', () => undefined);
      });
      await new Promise<void>((resolve) => server.listen(0, outside, resolve));
      cleanups.push(() => server.close());
      // A resolver under somebody else's control.
      vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: unknown, done: LookupDone) =>
        done(null, [{ address: outside ?? '', family: 4 }])) as unknown as typeof dns.lookup);
      const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      const outcome = await outcomeOf(guardedFetch(pool(), options(origin))(origin, POST));
      expect(outcome).toMatchObject({ kind: 'failed', code: 'origin-refused', stopsRun: true });
      await settled();
      expect(seen).toEqual({ connections: 1, bytes: 0 });
    },
  );

  test('not with a header that the platform refuses, and without repeating it', async () => {
    const { seen, origin } = await byteCounter();
    const request = { ...POST, headers: { authorization: `Bearer ${CANARY}\r\nx-evil: 1` } };
    expect(await outcomeOf(guardedFetch(pool(), options(origin))(origin, request))).toMatchObject({
      code: 'driver-fault-before-send',
    });
    expect(seen.connections).toBe(0);
  });

  test('a name that does not resolve is a certain failure', async () => {
    const origin = 'https://gateway.invalid';
    const work = guardedFetch(pool(), options(origin, { deadlineMs: Date.now() + 5000 }))(origin, POST);
    const outcome = await outcomeOf(work);
    // A resolver that never answers ends by the deadline, also before the send.
    expect(['connect-failed', 'deadline-before-send']).toContain(outcome.code);
    expect(outcome.kind).toBe('failed');
  });
});

describe('over TLS', () => {
  const missing = missingTools('openssl');

  function certificate(name: string): { cert: string; key: string } {
    const folder = mkdtempSync(join(tmpdir(), 'equipoise-tls-'));
    cleanups.push(() => rmSync(folder, { recursive: true }));
    const key = join(folder, 'key.pem');
    const cert = join(folder, 'cert.pem');
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', cert],
    ]);
    expect(made.status, made.stderr.toString()).toBe(0);
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  }

  /** Counts decrypted bytes and answers each request with `{}`. */
  async function tlsServer(tlsOptions: TlsOptions) {
    const seen = { connections: 0, bytes: 0 };
    const server = createTlsServer(tlsOptions, (socket) => {
      seen.connections += 1;
      cleanups.push(() => socket.destroy());
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => {
        seen.bytes += chunk.byteLength;
        if (chunk.toString().includes(POST.body)) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');
      });
    });
    server.on('tlsClientError', () => undefined);
    return { seen, origin: `https://localhost:${await listen(server)}` };
  }

  testWithTools(missing, 'the handshake comes first, then onSend, then the first byte', async () => {
    const identity = certificate('localhost');
    const { seen, origin } = await tlsServer(identity);
    const connections = pool(identity.cert);
    const refusing = options(origin, {
      onSend: () => {
        throw new Error(CANARY);
      },
    });
    expect(await outcomeOf(guardedFetch(connections, refusing)(origin, POST))).toMatchObject({ kind: 'failed' });
    await settled();
    expect(seen.bytes).toBe(0);
    const before = seen.connections;
    for (let round = 0; round < 2; round += 1) {
      const response = await guardedFetch(connections, options(origin))(origin, POST);
      expect(await response.text()).toBe('{}');
    }
    expect(seen.connections, 'the second request reuses the connection').toBe(before + 1);
  });

  testWithTools(
    missing,
    'a certificate that is not trusted, or for another name, ends it before the send',
    async () => {
      const identity = certificate('other.test');
      const { seen, origin } = await tlsServer(identity);
      const before = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
      process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
      cleanups.push(() => {
        if (before === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
        else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = before;
      });
      for (const connections of [pool(), pool(identity.cert)]) {
        const outcome = await outcomeOf(guardedFetch(connections, options(origin))(origin, POST));
        expect(outcome).toMatchObject({ kind: 'failed', code: 'connect-failed', retryable: false, stopsRun: true });
      }
      expect(seen.bytes).toBe(0);
    },
  );

  testWithTools(missing, 'an old protocol version is refused before the send', async () => {
    const identity = certificate('localhost');
    const { seen, origin } = await tlsServer({
      ...identity,
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    const outcome = await outcomeOf(guardedFetch(pool(identity.cert), options(origin))(origin, POST));
    expect(outcome).toMatchObject({ kind: 'failed', code: 'connect-failed' });
    expect(seen.bytes).toBe(0);
  });

  test('a handshake that is never answered ends by the deadline, before the send', async () => {
    const { origin } = await byteCounter();
    const secure = origin.replace('http:', 'https:');
    const work = guardedFetch(pool(), options(secure, { deadlineMs: Date.now() + 300 }))(secure, POST);
    expect(await outcomeOf(work)).toMatchObject({ kind: 'failed', code: 'deadline-before-send', retryable: true });
  });
});
