/**
 * What every HTTP driver must do, whatever its protocol: one suite, run over each of them with a wire of its own.
 *
 * Each row is an answer of the server, faults included, and what the driver must make of it. Throughout, a request that
 * was not announced by `onSend` must never arrive, none may arrive twice, and the planted credential must not come out.
 */
import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { CredentialSource } from '../../src/gateway/credential.ts';
import type { Driver, DriverCall, DriverResult } from '../../src/gateway/driver.ts';
import { parseGatewayBase, type GatewayBase } from '../../src/gateway/origin.ts';
import { CANARY, canaryForms, everythingIn } from './canary.ts';
import { startGatewayServer, type GatewayServer, type Reply, type SeenRequest } from './gateway-server.ts';

export interface ScriptedAnswer {
  readonly text: string;
  readonly model: string | null;
  readonly finish: 'stop' | 'length' | 'refusal';
  readonly input: number;
  readonly output: number;
  readonly usage: 'reported' | 'missing' | 'negative';
  readonly id: string;
}

export interface Wire {
  readonly create: (options: {
    readonly base: GatewayBase;
    readonly credential: CredentialSource;
    readonly maxBodyBytes: number;
  }) => Driver;
  /** The JSON body of a complete answer. */
  readonly answer: (answer: ScriptedAnswer) => unknown;
  /** The JSON body of an error. */
  readonly error: (code: string | null, message: string) => unknown;
  /** The credential as it arrived at the server. */
  readonly credentialOf: (request: SeenRequest) => string | undefined;
}

export const MODEL = 'model-1-2026-07-16';
export const REQUEST_ID = `aar-${'0123456789ab'.repeat(4)}`;
const MAX_BODY_BYTES = 256 * 1024;

const plain: ScriptedAnswer = {
  text: '{"findings":[]}',
  model: MODEL,
  finish: 'stop',
  input: 120,
  output: 30,
  usage: 'reported',
  id: 'resp-1',
};

const received = (more: object = {}): object => ({
  kind: 'received',
  output: plain.text,
  finishReason: 'stop',
  model: MODEL,
  usage: { inputTokens: 120, outputTokens: 30 },
  ...more,
});
const failed = (code: string, retryable: boolean, stopsRun = false, more: object = {}): object => ({
  kind: 'failed',
  code,
  retryable,
  stopsRun,
  ...more,
});
const lost = (code: string): object => ({ kind: 'indeterminate', code });

export function driverCall(more: Partial<DriverCall> = {}): DriverCall {
  return {
    providerRequestId: REQUEST_ID,
    model: MODEL,
    reasoningEffort: null,
    messages: [
      { role: 'system', content: 'Review with care.' },
      { role: 'user', content: 'Review this.' },
    ],
    responseSchema: { type: 'object' },
    temperature: 0,
    topP: 1,
    maxOutputTokens: 500,
    deadlineMs: Date.now() + 20_000,
    signal: new AbortController().signal,
    onSend: () => undefined,
    trial: { caseId: 'case-1', pairIndex: 0 },
    ...more,
  };
}

export function driverConformance(name: string, wire: Wire): void {
  describe(`${name} conforms`, () => {
    const servers: GatewayServer[] = [];
    const drivers: Driver[] = [];
    let printed = '';

    beforeEach(() => {
      printed = '';
      for (const stream of [process.stdout, process.stderr]) {
        vi.spyOn(stream, 'write').mockImplementation((chunk) => {
          printed += String(chunk);
          return true;
        });
      }
      // The test runner takes the console over before it reaches the streams.
      for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
        vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
          printed += parts.map((part) => everythingIn(part)).join(' ');
        });
      }
    });
    afterEach(async () => {
      await Promise.all(drivers.splice(0).map((driver) => driver.close()));
      await Promise.all(servers.splice(0).map((server) => server.close()));
    });
    afterAll(() => {
      vi.restoreAllMocks();
    });

    const serve = async (reply: Reply | ((request: SeenRequest) => Reply)): Promise<GatewayServer> => {
      const server = await startGatewayServer({
        script: (seen) => (typeof reply === 'function' ? reply(seen) : reply),
      });
      servers.push(server);
      return server;
    };
    const driverFor = (origin: string, credential: CredentialSource = () => CANARY): Driver => {
      const base = parseGatewayBase(`${origin}/v1`);
      const driver = wire.create({ base, credential, maxBodyBytes: MAX_BODY_BYTES });
      drivers.push(driver);
      return driver;
    };
    /** One call, with everything checked that holds for every call. */
    const run = async (
      server: GatewayServer,
      driver: Driver,
      more: Partial<DriverCall> = {},
    ): Promise<DriverResult> => {
      let sends = 0;
      const before = server.requests.length;
      const result = await driver.send(
        driverCall({
          ...more,
          onSend: () => {
            sends += 1;
            more.onSend?.();
          },
        }),
      );
      const arrived = server.requests.length - before;
      expect(sends, 'onSend is called once at most').toBeLessThanOrEqual(1);
      expect(arrived, 'what arrives was announced').toBeLessThanOrEqual(sends);
      expect(canaryForms(everythingIn(result)), 'result').toEqual([]);
      expect(canaryForms(printed), 'streams').toEqual([]);
      expect(printed, 'a driver prints nothing').toBe('');
      if (result.kind !== 'failed') expect(sends, 'an answer or a doubt needs a send').toBe(1);
      return result;
    };
    const json = (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): Reply => ({
      kind: 'answer',
      status,
      headers,
      body: JSON.stringify(body),
    });
    const answer = (more: Partial<ScriptedAnswer> = {}): unknown => wire.answer({ ...plain, ...more });
    const encoded = (coding: string, body: Uint8Array): Reply => ({
      kind: 'answer',
      status: 200,
      headers: { 'content-encoding': coding },
      body,
    });
    const body = Buffer.from(JSON.stringify(answer()));
    const padded = JSON.stringify(answer({ text: 'x'.repeat(5000) }));

    const rows: readonly (readonly [string, Reply, object])[] = [
      ['a complete answer', json(answer()), received()],
      ['an answer that takes longer than an idle connection lives', { ...answerAfter(1300) }, received()],
      ['gzip', encoded('gzip', gzipSync(body)), received()],
      ['deflate', encoded('deflate', deflateSync(body)), received()],
      ['brotli', encoded('br', brotliCompressSync(body)), received()],
      ['another model', json(answer({ model: 'model-2' })), received({ model: 'model-2' })],
      ['no model', json(answer({ model: null })), received({ model: null })],
      ['no usage', json(answer({ usage: 'missing' })), received({ usage: null })],
      ['nonsense usage', json(answer({ usage: 'negative' })), received({ usage: 'inconsistent' })],
      ['a truncated answer', json(answer({ finish: 'length' })), received({ finishReason: 'length' })],
      ['a refusal', json(answer({ finish: 'refusal' })), received({ finishReason: 'refusal' })],
      ['an empty answer', json(answer({ text: '' })), received({ finishReason: 'empty', output: '' })],
      ['status 400', json(wire.error(null, 'No.'), 400), failed('bad-request', false)],
      ['status 400 for content', json(wire.error('content_filter', 'No.'), 400), failed('content-blocked', false)],
      ['status 401', json(wire.error(null, 'No.'), 401), failed('unauthorized', false, true)],
      ['status 402', json(wire.error(null, 'No.'), 402), failed('quota-exhausted', false, true)],
      ['status 403', json(wire.error(null, 'No.'), 403), failed('forbidden', false, true)],
      ['status 404', json(wire.error(null, 'No.'), 404), failed('not-found', false, true)],
      ['status 408', json(wire.error(null, 'No.'), 408), failed('request-timeout', true)],
      ['status 409', json(wire.error(null, 'No.'), 409), failed('conflict', true)],
      ['status 413', json(wire.error(null, 'No.'), 413), failed('payload-too-large', false)],
      ['status 418', json(wire.error(null, 'No.'), 418), failed('bad-request', false)],
      ['status 422', json(wire.error(null, 'No.'), 422), failed('bad-request', false)],
      ['status 429', json(wire.error(null, 'No.'), 429), failed('rate-limited', true, false, { retryAfterMs: null })],
      [
        'status 429 with seconds',
        json(wire.error(null, 'No.'), 429, { 'retry-after': '7' }),
        failed('rate-limited', true, false, { retryAfterMs: 7000 }),
      ],
      [
        'status 429 with a date, seen from the answer',
        json(wire.error(null, 'No.'), 429, {
          date: 'Thu, 16 Jul 2026 12:00:00 GMT',
          'retry-after': 'Thu, 16 Jul 2026 12:01:30 GMT',
        }),
        failed('rate-limited', true, false, { retryAfterMs: 90_000 }),
      ],
      [
        'status 429 for an empty account',
        json(wire.error('insufficient_quota', 'No.'), 429, { 'retry-after': '7' }),
        failed('quota-exhausted', false, true, { retryAfterMs: null }),
      ],
      ['status 500', json(wire.error(null, 'No.'), 500), failed('provider-error', true)],
      [
        'status 500 that begs an SDK to retry',
        json(wire.error(null, 'No.'), 500, { 'x-should-retry': 'true', 'retry-after-ms': '1' }),
        failed('provider-error', true, false, { retryAfterMs: 1 }),
      ],
      ['status 502', json(wire.error(null, 'No.'), 502), failed('provider-unavailable', true)],
      ['status 503', json(wire.error(null, 'No.'), 503), failed('provider-unavailable', true)],
      ['status 529', json(wire.error(null, 'No.'), 529), failed('provider-unavailable', true)],
      ['status 504, which gives up on a request that was passed on', json({}, 504), lost('deadline-after-send')],
      [
        'a refusal in an unknown coding',
        { ...json('?', 429, { 'content-encoding': 'zz' }) },
        failed('rate-limited', true),
      ],
      ['a cut before headers', { kind: 'cut-before-headers' }, lost('connection-lost')],
      ['a cut after headers', { kind: 'cut-after-headers' }, lost('connection-lost')],
      ['a cut in a measured body', { kind: 'cut-mid-body', body: padded, chunked: false }, lost('connection-lost')],
      ['a cut in a chunked body', { kind: 'cut-mid-body', body: padded, chunked: true }, lost('connection-lost')],
      [
        'a cut in an error body',
        { kind: 'raw', bytes: 'HTTP/1.1 500 No\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"err' },
        lost('connection-lost'),
      ],
      ['malformed JSON', { kind: 'answer', status: 200, body: '{"choices": [tru' }, lost('response-malformed')],
      ['JSON of another shape', json({ hello: 'world' }), lost('response-malformed')],
      ['JSON that is no object', json(null), lost('response-malformed')],
      ['an empty body', { kind: 'answer', status: 200, body: '' }, lost('response-malformed')],
      ['status 204', { kind: 'answer', status: 204, body: '' }, lost('response-malformed')],
      [
        'a web page',
        { kind: 'answer', status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Log in</p>' },
        lost('response-malformed'),
      ],
      [
        'an answer that says it is a web page',
        { ...json(answer(), 200, { 'content-type': 'text/html' }) },
        lost('response-malformed'),
      ],
      [
        'an answer of a more special JSON type',
        json(answer(), 200, { 'content-type': 'Application/vnd.example+JSON; charset=utf-8' }),
        received(),
      ],
      ['an unknown coding', encoded('zz', body), lost('response-malformed')],
      ['a chain of codings', encoded('gzip, gzip', gzipSync(gzipSync(body))), lost('response-malformed')],
      ['bytes that are not gzip', encoded('gzip', body), lost('response-malformed')],
      ['truncated gzip', encoded('gzip', gzipSync(body).subarray(0, 40)), lost('response-malformed')],
      ['a gzip bomb', encoded('gzip', gzipSync(Buffer.alloc(20 * 1024 * 1024, 32))), lost('response-too-large')],
      [
        'a brotli bomb',
        encoded('br', brotliCompressSync(Buffer.alloc(20 * 1024 * 1024, 32))),
        lost('response-too-large'),
      ],
      ['a flood', { kind: 'flood' }, lost('response-too-large')],
      ['something that is not HTTP', { kind: 'raw', bytes: 'hello\r\n\r\n' }, lost('response-malformed')],
      [
        'headers without end',
        { kind: 'raw', bytes: `HTTP/1.1 200 OK\r\nx-filler: ${'a'.repeat(100_000)}\r\n\r\n{}` },
        lost('response-malformed'),
      ],
      [
        'an upgrade nobody asked for',
        { kind: 'raw', bytes: 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: tcp\r\n\r\n' },
        lost('response-malformed'),
      ],
      ['the credential in the text', json(answer({ text: CANARY })), lost('response-malformed')],
      ['the credential as the id', json(answer({ id: CANARY })), lost('response-malformed')],
      ['the credential as the model', json(answer({ model: CANARY })), lost('response-malformed')],
      [
        'the credential in base64',
        json(answer({ text: Buffer.from(`k=${CANARY}`).toString('base64') })),
        lost('response-malformed'),
      ],
      [
        'the credential in an error',
        json(wire.error(CANARY, `Bad key ${CANARY}`), 401),
        failed('unauthorized', false, true),
      ],
      ['the credential in malformed JSON', { kind: 'answer', status: 200, body: CANARY }, lost('response-malformed')],
      [
        'the credential in headers',
        json(answer(), 200, { 'x-request-id': encodeURIComponent(CANARY), 'x-echo': `Bearer ${CANARY}` }),
        received(),
      ],
    ];

    function answerAfter(delayMs: number): Reply {
      return { kind: 'answer', status: 200, body: JSON.stringify(wire.answer(plain)), delayMs };
    }

    test.each(rows)('%s', async (_title, reply, expected) => {
      const server = await serve(reply);
      const result = await run(server, driverFor(server.origin));
      expect(result).toMatchObject(expected);
      expect(server.counts()).toEqual(new Map([[REQUEST_ID, 1]]));
    });

    test.each([301, 302, 307, 308])('redirect %i is refused and not followed', async (status) => {
      const other = await serve(json(answer()));
      const server = await serve({ kind: 'answer', status, headers: { location: `${other.origin}/v1` }, body: '' });
      expect(await run(server, driverFor(server.origin))).toMatchObject(failed('redirect-refused', false, true));
      expect(other.connections).toBe(0);
    });

    test('redirect 303 says that the request was carried out', async () => {
      const other = await serve(json(answer()));
      const server = await serve({ kind: 'answer', status: 303, headers: { location: other.origin }, body: '' });
      expect(await run(server, driverFor(server.origin))).toMatchObject(lost('response-malformed'));
      expect(other.connections).toBe(0);
    });

    test.each<Reply>([{ kind: 'hang-before-headers' }, { kind: 'hang-mid-body', body: padded }, { kind: 'drip' }])(
      'the deadline ends $kind',
      async (reply) => {
        const server = await serve(reply);
        const result = await run(server, driverFor(server.origin), { deadlineMs: Date.now() + 300 });
        expect(result).toMatchObject(lost('deadline-after-send'));
      },
    );

    test('an abort after the send leaves a doubt', async () => {
      const abort = new AbortController();
      const server = await serve(() => {
        abort.abort();
        return { kind: 'hang-before-headers' };
      });
      expect(await run(server, driverFor(server.origin), { signal: abort.signal })).toMatchObject(lost('aborted'));
      expect(server.requests).toHaveLength(1);
    });

    test('an abort before the send, and a deadline that has passed, send nothing', async () => {
      const server = await serve(json(answer()));
      const driver = driverFor(server.origin);
      expect(await run(server, driver, { signal: AbortSignal.abort() })).toMatchObject(
        failed('aborted-before-send', true),
      );
      expect(await run(server, driver, { deadlineMs: Date.now() - 1 })).toMatchObject(
        failed('deadline-before-send', true),
      );
      expect(server.connections).toBe(0);
    });

    test('a server that is not there is a certain failure', async () => {
      const server = await serve(json(answer()));
      const driver = driverFor(server.origin);
      await server.close();
      expect(await run(server, driver)).toMatchObject(failed('connect-failed', true));
    });

    test.each(['a\nb', 'a\rb', 'a\0b', 'a b', 'ключ', '', '\u007f', 'x'.repeat(9000)])(
      'the unusable credential %j is not sent, nor shown',
      async (ending) => {
        const server = await serve(json(answer()));
        const credential = ending === '' ? '' : `${CANARY}${ending}`;
        const result = await run(
          server,
          driverFor(server.origin, () => credential),
        );
        expect(result).toMatchObject(failed('credential-missing', false, true));
        expect(server.connections).toBe(0);
      },
    );

    test('a credential source that throws is a certain failure', async () => {
      const server = await serve(json(answer()));
      const driver = driverFor(server.origin, () => {
        throw new Error(`no key, not even ${CANARY}`);
      });
      expect(await run(server, driver)).toMatchObject(failed('credential-missing', false, true));
    });

    test('the credential is resolved for each call, and left out where there is none', async () => {
      const server = await serve(json(answer()));
      const keys = ['first-key-000000000', 'second-key-00000000', null];
      let asked = 0;
      const driver = driverFor(server.origin, () => keys[asked++] ?? null);
      expect(asked).toBe(0);
      for (const key of keys) {
        expect(await run(server, driver)).toMatchObject(received());
        expect(wire.credentialOf(server.requests.at(-1)!)).toBe(key ?? undefined);
      }
    });

    test('an onSend that throws stops the request before its first byte', async () => {
      const server = await serve(json(answer()));
      const result = await run(server, driverFor(server.origin), {
        onSend: () => {
          throw new Error(CANARY);
        },
      });
      expect(result).toMatchObject(failed('driver-fault-before-send', false, true));
      expect(server.requests).toHaveLength(0);
    });

    test('nothing about this machine or its environment goes out', async () => {
      const server = await serve(json(answer()));
      await run(server, driverFor(server.origin));
      const { headers } = server.requests[0]!;
      expect(Object.keys(headers).filter((header) => /stainless|organization|project|cookie/u.test(header))).toEqual(
        [],
      );
      expect(headers['user-agent']).toBe('equipoise');
    });
  });
}
