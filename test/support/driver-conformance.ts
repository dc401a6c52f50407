/**
 * What every driver must do, whatever its protocol: one suite, run over each of them with a wire of its own.
 *
 * The table of `driver-cases.ts` goes through the driver and through the broker's rules around it, so that what is asserted
 * is what a run would write down. Throughout, a request that was not announced by `onSend` must never arrive, none may
 * arrive twice, and the planted credential must not come out.
 */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createBroker, type AttemptOutcome, type Broker, type BrokerOptions } from '../../src/gateway/broker.ts';
import type { CredentialSource } from '../../src/gateway/credential.ts';
import type { Driver, DriverCall, DriverResult } from '../../src/gateway/driver.ts';
import { parseGatewayBase, type GatewayBase } from '../../src/gateway/origin.ts';
import { costUsd, formatUsd } from '../../src/protocol/money.ts';
import { bindRoute } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { ROUTE_SCHEMA_VERSION, type ModelRouteProfile } from '../../src/route/profile.ts';
import { CANARY, canaryForms, everythingIn } from './canary.ts';
import {
  ALIAS,
  ANSWER_CASES,
  CAPS,
  DRIVER_CASES,
  MODEL,
  PLAIN,
  type CaseKit,
  type DriverCase,
  type Outcome,
  type ScriptedAnswer,
} from './driver-cases.ts';
import { startGatewayServer, type GatewayServer, type Reply, type SeenRequest } from './gateway-server.ts';

export { MODEL } from './driver-cases.ts';
export const REQUEST_ID = `aar-${'0123456789ab'.repeat(4)}`;
const MAX_BODY_BYTES = 256 * 1024;
const RATES = { inputUsdPerMillionTokens: 2, outputUsdPerMillionTokens: 6 };

export interface Wire {
  readonly create: (options: {
    readonly base: GatewayBase;
    readonly credential: CredentialSource;
    readonly maxBodyBytes: number;
  }) => Driver;
  /** A complete answer as one JSON document. */
  readonly answer: (answer: ScriptedAnswer) => unknown;
  /** The same as a stream of events, where the driver asks for one. */
  readonly stream?: (answer: ScriptedAnswer) => string;
  /** The JSON body of an error. */
  readonly error: (code: string | null, message: string) => unknown;
  /** The credential as it arrived at the server. */
  readonly credentialOf: (request: SeenRequest) => string | undefined;
}

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

/** The broker that the table was written for. */
export function conformanceBroker(driver: Driver, row: DriverCase, more: Partial<BrokerOptions> = {}): Broker {
  const profile: ModelRouteProfile = {
    schema_version: ROUTE_SCHEMA_VERSION,
    profile_id: 'main',
    provider_driver: driver.id,
    provider: 'example',
    model: MODEL,
    reasoning_effort: null,
    max_output_tokens: CAPS.maxOutputTokensPerRequest,
    fallback_policy: 'none',
    cache_policy: row.cachePolicy ?? 'disabled',
  };
  return createBroker({
    driver,
    binding: bindRoute(issueCatalog([profile]), 'main'),
    alias: ALIAS,
    sampling: { temperature: 0, topP: 1, ...CAPS },
    timeoutMsPerRequest: 20_000,
    rates: RATES,
    notAfterMs: null,
    clock: { now: Date.now, monotonic: () => performance.now() },
    ...more,
  });
}

/** Checks what the broker makes of a case against the table, and what it charges to the last digit. */
export function expectOutcome(outcome: AttemptOutcome, row: DriverCase, reservation: Broker['reservation']): void {
  const { expected, actual } = { expected: row.outcome, actual: outcomeOf(outcome) };
  expect(actual).toEqual(expected);
  switch (outcome.kind) {
    case 'failed':
      return;
    case 'indeterminate':
      expect(outcome.charged).toEqual(reservation);
      return;
    case 'received': {
      const { usage } = outcome;
      const answer = { ...PLAIN, ...row.answer };
      const tokens =
        expected.charged === 'reported'
          ? { inputTokens: answer.input, outputTokens: answer.output }
          : { inputTokens: reservation.inputTokens, outputTokens: reservation.outputTokens };
      expect(usage).toMatchObject({ ...tokens, totalTokens: tokens.inputTokens + tokens.outputTokens });
      expect(outcome.costUsd).toBe(formatUsd(costUsd(tokens.inputTokens, tokens.outputTokens, RATES)));
    }
  }
}

function outcomeOf(outcome: AttemptOutcome): Outcome {
  switch (outcome.kind) {
    case 'received':
      return {
        kind: 'received',
        code: outcome.rejection,
        retried: false,
        charged: outcome.usage.accountingSource === 'provider_reported' ? 'reported' : 'reservation',
        eligible: outcome.rejection === null,
        stopsRun: outcome.stopsRun,
      };
    case 'failed':
      return {
        kind: 'failed',
        code: outcome.code,
        retried: outcome.retryable,
        charged: 'nothing',
        eligible: false,
        stopsRun: outcome.stopsRun,
      };
    case 'indeterminate':
      return {
        kind: 'indeterminate',
        code: outcome.code,
        retried: false,
        charged: 'reservation',
        eligible: false,
        stopsRun: false,
      };
  }
}

/** One attempt through the broker, and what the driver inside reported. */
async function attemptThrough(
  driver: Driver,
  row: DriverCase,
  more: Partial<BrokerOptions>,
  call: { readonly signal?: AbortSignal; readonly onSend?: () => void; readonly prompt?: string } = {},
): Promise<{ outcome: AttemptOutcome; result: DriverResult | null; reservation: Broker['reservation'] }> {
  let result: DriverResult | null = null;
  const spied: Driver = {
    ...driver,
    send: async (inner) => {
      result = await driver.send(inner);
      return result;
    },
  };
  const broker = conformanceBroker(spied, row, more);
  const { messages, responseSchema, trial } = driverCall();
  const outcome = await broker.attempt({
    providerRequestId: REQUEST_ID,
    messages: call.prompt === undefined ? messages : [{ role: 'user', content: call.prompt }],
    responseSchema,
    trial,
    signal: call.signal ?? new AbortController().signal,
    onSend: call.onSend ?? (() => undefined),
  });
  return { outcome, result, reservation: broker.reservation };
}

/**
 * The cases that do not depend on a transport, for a driver of any.
 *
 * @param answering a fresh driver whose next call is answered so; `sends` counts what really went out
 */
export function answerConformance(
  name: string,
  answering: (
    answer: ScriptedAnswer,
  ) => Promise<{ readonly driver: Driver; readonly sends: () => number; readonly close: () => Promise<void> }>,
  /** Titles of cases that the protocol cannot express. */
  except: readonly string[] = [],
): void {
  describe(`${name} conforms as to answers`, () => {
    test.each(ANSWER_CASES.filter(({ title }) => !except.includes(title)).map((row) => [row.title, row] as const))(
      '%s',
      async (_title, row) => {
        const { driver, sends, close } = await answering({ ...PLAIN, ...row.answer });
        try {
          const { outcome, result, reservation } = await attemptThrough(driver, row, {});
          expectOutcome(outcome, row, reservation);
          expect(result).toMatchObject(row.result ?? {});
          expect(sends()).toBe(1);
        } finally {
          await close();
        }
      },
    );
  });
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
    const kit: CaseKit = {
      text: (answer) => wire.stream?.({ ...PLAIN, ...answer }) ?? JSON.stringify(wire.answer({ ...PLAIN, ...answer })),
      answer: (answer, headers = {}) => ({
        kind: 'answer',
        status: 200,
        headers: { ...(wire.stream === undefined ? {} : { 'content-type': 'text/event-stream' }), ...headers },
        body: kit.text(answer),
      }),
      json: (answer, headers = {}) => ({
        kind: 'answer',
        status: 200,
        headers,
        body: JSON.stringify(wire.answer({ ...PLAIN, ...answer })),
      }),
      refuse: (status, code = null, headers = {}) => ({
        kind: 'answer',
        status,
        headers,
        body: JSON.stringify(wire.error(code, code === null ? 'No.' : `No, ${code}.`)),
      }),
    };
    /** What holds for every call, whatever came of it. */
    const expectNothingLeaked = (value: unknown): void => {
      expect(canaryForms(everythingIn(value)), 'result').toEqual([]);
      expect(canaryForms(printed), 'streams').toEqual([]);
      expect(printed, 'a driver prints nothing').toBe('');
    };

    /** One attempt of a case in its situation. */
    const attempt = async (row: DriverCase, server: GatewayServer, status = 307): Promise<void> => {
      const abort = new AbortController();
      const credential = row.situation === 'credential-unusable' ? `${CANARY}\n` : CANARY;
      const driver = driverFor(server.origin, () => credential);
      const more: Partial<BrokerOptions> = {
        ...(row.situation === 'deadline-after-send' ? { timeoutMsPerRequest: 300 } : {}),
        ...(row.situation === 'deadline-before-send' ? { timeoutMsPerRequest: -1 } : {}),
        ...(row.situation === 'grant-expired' ? { notAfterMs: Date.now() - 1 } : {}),
      };
      if (row.situation === 'abort-before-send') abort.abort();
      if (row.situation === 'server-gone') await server.close();
      let sends = 0;
      const { outcome, result, reservation } = await attemptThrough(driver, row, more, {
        signal: abort.signal,
        onSend: () => {
          sends += 1;
          if (row.situation === 'abort-after-send') setTimeout(() => abort.abort(), 50);
        },
        ...(row.situation === 'prompt-over-cap' ? { prompt: 'word '.repeat(2000) } : {}),
      });
      expect(sends, 'onSend is called once at most').toBeLessThanOrEqual(1);
      expect(server.requests.length, 'what arrives was announced, and once').toBeLessThanOrEqual(sends);
      if (outcome.kind !== 'failed') expect(sends, 'an answer or a doubt needs a send').toBe(1);
      if (row.section === 'unsent') expect(sends + server.connections, 'nothing went out').toBe(0);
      expectOutcome(outcome, row, reservation);
      // What the broker turns down by itself never reaches the driver.
      if (result !== null) expect(result, String(status)).toMatchObject(row.result ?? {});
      if (outcome.kind === 'indeterminate') {
        const known = row.named === true && driver.lookupSupported;
        expect(outcome.providerResponseId ?? null, 'the name of the lost answer').toBe(known ? PLAIN.id : null);
      }
      expectNothingLeaked([outcome, result]);
    };

    const cases = DRIVER_CASES.filter(({ drivers: only }) => only === undefined || only.includes(name));
    test.each(cases.map((row) => [row.section, row.title, row] as const))('%s: %s', async (_section, _title, row) => {
      if (row.situation === 'redirect') {
        for (const status of [301, 302, 307, 308]) {
          const other = await serve(kit.answer());
          const location = `${other.origin}/v1`;
          await attempt(row, await serve({ kind: 'answer', status, headers: { location }, body: '' }), status);
          expect(other.connections).toBe(0);
        }
        return;
      }
      const server = await serve(
        row.situation === 'abort-after-send'
          ? { kind: 'hang-before-headers' }
          : (row.reply?.(kit) ?? kit.answer(row.answer ?? {})),
      );
      await attempt(row, server);
    });

    test.each(['a\nb', 'a\rb', 'a\0b', 'a b', 'ключ', '', '\u007f', 'x'.repeat(9000)])(
      'the unusable credential %j is not sent, nor shown',
      async (ending) => {
        const server = await serve(kit.answer());
        const credential = ending === '' ? '' : `${CANARY}${ending}`;
        const result = await driverFor(server.origin, () => credential).send(driverCall());
        expect(result).toMatchObject({ kind: 'failed', code: 'credential-missing', retryable: false, stopsRun: true });
        expect(server.connections).toBe(0);
        expectNothingLeaked(result);
      },
    );

    test('a credential source that throws is a certain failure', async () => {
      const server = await serve(kit.answer());
      const result = await driverFor(server.origin, () => {
        throw new Error(`no key, not even ${CANARY}`);
      }).send(driverCall());
      expect(result).toMatchObject({ kind: 'failed', code: 'credential-missing', stopsRun: true });
      expectNothingLeaked(result);
    });

    test('the credential is resolved for each call, and left out where there is none', async () => {
      const server = await serve(kit.answer());
      const keys = ['first-key-000000000', 'second-key-00000000', null];
      let asked = 0;
      const driver = driverFor(server.origin, () => keys[asked++] ?? null);
      expect(asked).toBe(0);
      for (const key of keys) {
        expect(await driver.send(driverCall())).toMatchObject({ kind: 'received', output: PLAIN.text });
        expect(wire.credentialOf(server.requests.at(-1)!)).toBe(key ?? undefined);
      }
    });

    test('an onSend that throws stops the request before its first byte', async () => {
      const server = await serve(kit.answer());
      const onSend = (): void => {
        throw new Error(CANARY);
      };
      const result = await driverFor(server.origin).send(driverCall({ onSend }));
      expect(result).toMatchObject({ kind: 'failed', code: 'driver-fault-before-send', stopsRun: true });
      expect(server.requests).toHaveLength(0);
      expectNothingLeaked(result);
    });

    test('nothing about this machine, its environment, the arm or the case goes out', async () => {
      const server = await serve(kit.answer());
      await driverFor(server.origin).send(driverCall());
      const { headers } = server.requests[0]!;
      expect(Object.keys(headers).filter((header) => /stainless|organization|project|cookie/u.test(header))).toEqual(
        [],
      );
      expect(headers['user-agent']).toBe('equipoise');
      expect(headers['x-client-request-id']).toBe(REQUEST_ID);
      expect(JSON.stringify(server.requests)).not.toMatch(/case-1|baseline|candidate/u);
    });
  });
}
