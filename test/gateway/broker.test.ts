import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createBroker, type AttemptRequest, type BrokerOptions } from '../../src/gateway/broker.ts';
import type { Driver, DriverCall, DriverReceived, DriverResult, ReportedUsage } from '../../src/gateway/driver.ts';
import { createOpenAiChatDriver } from '../../src/gateway/drivers/openai-chat.ts';
import { parseGatewayBase } from '../../src/gateway/origin.ts';
import { journalUsageSchema, receivedSchema } from '../../src/ledger/events.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { EquipoiseError } from '../../src/protocol/findings.ts';
import { bindRoute, type ModelRouteBinding } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { ROUTE_SCHEMA_VERSION, type ModelRouteProfile } from '../../src/route/profile.ts';
import { answerReply, chatBody, chatUsage } from '../support/chat-wire.ts';
import { startGatewayServer } from '../support/gateway-server.ts';

const MODEL = 'model-1-2026-07-16';
const REQUEST_ID = `aar-${'0123456789ab'.repeat(4)}`;

function binding(more: Partial<ModelRouteProfile> = {}): ModelRouteBinding {
  const profile: ModelRouteProfile = {
    schema_version: ROUTE_SCHEMA_VERSION,
    profile_id: 'main',
    provider_driver: 'scripted',
    provider: 'example',
    model: MODEL,
    reasoning_effort: null,
    max_output_tokens: 500,
    fallback_policy: 'none',
    cache_policy: 'disabled',
    ...more,
  };
  return bindRoute(issueCatalog([profile]), 'main');
}

const USAGE: ReportedUsage = {
  inputTokens: 100,
  outputTokens: 20,
  totalTokens: 120,
  cacheReadTokens: null,
  cacheWriteTokens: null,
  reasoningTokens: null,
};
const ANSWER: DriverReceived = {
  kind: 'received',
  output: '{"findings":[]}',
  finishReason: 'stop',
  model: MODEL,
  provider: null,
  reasoningEffort: null,
  usage: USAGE,
  providerResponseId: 'resp-1',
  systemFingerprint: 'fp_1',
  retryAfterMs: null,
};

interface Scripted {
  readonly driver: Driver;
  readonly calls: DriverCall[];
}

function scripted(
  reply: (call: DriverCall) => DriverResult | Promise<DriverResult>,
  more: Partial<Driver> = {},
): Scripted {
  const calls: DriverCall[] = [];
  const driver: Driver = {
    id: 'scripted',
    version: '1',
    synthetic: false,
    lookupSupported: false,
    reportsReasoningEffort: true,
    sendsResponseSchema: false,
    send: async (call) => {
      calls.push(call);
      return await reply(call);
    },
    close: () => Promise.resolve(),
    ...more,
  };
  return { driver, calls };
}

const REQUEST: AttemptRequest = {
  providerRequestId: REQUEST_ID,
  messages: [{ role: 'user', content: 'Review this.' }],
  responseSchema: { type: 'object' },
  trial: { caseId: 'case-1', pairIndex: 0 },
  signal: new AbortController().signal,
};

function optionsFor(driver: Driver, more: Partial<BrokerOptions> = {}): BrokerOptions {
  let ticks = 0;
  return {
    driver,
    binding: binding(),
    alias: 'model-one',
    sampling: { temperature: 0, topP: 1, maxInputTokensPerRequest: 1000, maxOutputTokensPerRequest: 500 },
    timeoutMsPerRequest: 5000,
    rates: { inputUsdPerMillionTokens: 2, outputUsdPerMillionTokens: 6 },
    notAfterMs: null,
    clock: { now: () => 1_000_000, monotonic: () => (ticks += 7) },
    ...more,
  };
}

async function attempt(answer: Partial<DriverReceived>, more: Partial<BrokerOptions> = {}) {
  const { driver } = scripted((call) => {
    call.onSend();
    return { ...ANSWER, ...answer };
  });
  const outcome = await createBroker(optionsFor(driver, more)).attempt(REQUEST);
  if (outcome.kind !== 'received') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe('a good answer', () => {
  test('is priced exactly and bound to its output', async () => {
    expect(await attempt({})).toEqual({
      kind: 'received',
      output: ANSWER.output,
      outputSha256: sha256Hex(ANSWER.output),
      finishReason: 'stop',
      effective: { provider: 'example', model: MODEL, reasoningEffort: null },
      usage: { ...USAGE, accountingSource: 'provider_reported', totalTokens: 120 },
      costUsd: '0.00032',
      rejection: null,
      stopsRun: false,
      providerResponseId: 'resp-1',
      systemFingerprint: 'fp_1',
      durationMs: 7,
      retryAfterMs: null,
    });
  });

  test('is asked for with what the campaign and the route fix, and the deadline is total', async () => {
    const { driver, calls } = scripted(() => ANSWER);
    await createBroker(
      optionsFor(driver, { binding: binding({ max_output_tokens: 300, reasoning_effort: 'max' }) }),
    ).attempt(REQUEST);
    expect(calls[0]).toMatchObject({
      providerRequestId: REQUEST_ID,
      model: MODEL,
      reasoningEffort: 'max',
      messages: REQUEST.messages,
      temperature: 0,
      topP: 1,
      maxOutputTokens: 300,
      deadlineMs: 1_005_000,
    });
  });

  test('in words that no UTF-8 can hold is still bound by a hash', async () => {
    expect((await attempt({ output: '\ud800' })).outputSha256).toBe(sha256Hex('\ufffd'));
  });
});

describe('turned down: the route', () => {
  test.each([
    [{ model: 'model-2-2026-07-16' }, 'route-drift'],
    [{ model: 'model-1-2026-07-17' }, 'route-drift'],
    [{ model: MODEL.toUpperCase() }, 'route-drift'],
    [{ model: `${MODEL} ` }, 'route-drift'],
    [{ model: '' }, 'route-drift'],
    [{ model: 'model-one' }, 'route-unverifiable'],
    [{ model: 'model-1' }, 'route-unverifiable'],
    [{ model: 'model' }, 'route-unverifiable'],
    [{ model: 'mod' }, 'route-drift'],
    [{ model: null }, 'route-unverifiable'],
    [{ provider: 'other' }, 'route-drift'],
    [{ reasoningEffort: 'high' }, 'route-drift'],
  ])('%j is %s', async (answer, rejection) => {
    expect(await attempt(answer)).toMatchObject({ rejection, stopsRun: false, costUsd: '0.00032' });
  });

  test('an effort that was asked for must be confirmed', async () => {
    const route = binding({ reasoning_effort: 'max' });
    expect((await attempt({ reasoningEffort: 'max' }, { binding: route })).rejection).toBeNull();
    expect((await attempt({ reasoningEffort: 'high' }, { binding: route })).rejection).toBe('route-drift');
    expect((await attempt({ reasoningEffort: null }, { binding: route })).rejection).toBe('route-unverifiable');
  });

  test('names that are no route values are not written down', async () => {
    for (const model of [
      'sk-live-0123456789abcdef',
      'a model',
      'https://evil.example/v1',
      'x'.repeat(500),
      'm\u0000',
    ]) {
      expect(await attempt({ model })).toMatchObject({ rejection: 'route-drift', effective: null });
    }
    expect(await attempt({ providerResponseId: 'a b', systemFingerprint: '<script>' })).toMatchObject({
      providerResponseId: null,
      systemFingerprint: null,
      rejection: null,
    });
  });
});

describe('turned down: the bill', () => {
  const full = {
    accountingSource: 'reserved',
    inputTokens: 1000,
    outputTokens: 500,
    totalTokens: 1500,
    cacheReadTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
  };

  test.each<[DriverReceived['usage'], string]>([
    [null, 'usage-missing'],
    ['inconsistent', 'usage-inconsistent'],
    [{ ...USAGE, totalTokens: 121 }, 'usage-inconsistent'],
    [{ ...USAGE, totalTokens: 0 }, 'usage-inconsistent'],
    [{ ...USAGE, inputTokens: 0, totalTokens: 20 }, 'usage-inconsistent'],
    [{ ...USAGE, outputTokens: 0, totalTokens: 100 }, 'usage-inconsistent'],
    [{ ...USAGE, cacheReadTokens: 60, cacheWriteTokens: 41 }, 'usage-inconsistent'],
    [{ ...USAGE, reasoningTokens: 21 }, 'usage-inconsistent'],
  ])('%j is %s and charged in full', async (usage, rejection) => {
    expect(await attempt({ usage })).toMatchObject({ rejection, usage: full, costUsd: '0.005', stopsRun: false });
  });

  test.each([
    [{ inputTokens: 1001, outputTokens: 20, totalTokens: 1021 }, '0.002122'],
    [{ inputTokens: 100, outputTokens: 501, totalTokens: 601 }, '0.003206'],
  ])('%j is over its cap, charged as reported, and stops the run', async (counts, costUsd) => {
    expect(await attempt({ usage: { ...USAGE, ...counts } })).toMatchObject({
      rejection: 'usage-over-cap',
      usage: { ...counts, accountingSource: 'provider_reported' },
      costUsd,
      stopsRun: true,
    });
  });

  test('exactly the caps, and an answer without a total, are fine', async () => {
    const usage = { ...USAGE, inputTokens: 1000, outputTokens: 500, totalTokens: null };
    expect(await attempt({ usage })).toMatchObject({ rejection: null, usage: { totalTokens: 1500 } });
  });

  test('cached tokens count against the cache policy', async () => {
    const usage = { ...USAGE, cacheReadTokens: 64 };
    expect(await attempt({ usage })).toMatchObject({ rejection: 'cache-forbidden' });
    const managed = binding({ cache_policy: 'provider-managed' });
    expect(await attempt({ usage }, { binding: managed })).toMatchObject({
      rejection: null,
      usage: { cacheReadTokens: 64 },
    });
    expect(await attempt({ usage: { ...USAGE, cacheReadTokens: 0 } })).toMatchObject({ rejection: null });
  });
});

describe('turned down: the text', () => {
  test.each<[Partial<DriverReceived>, string | null]>([
    [{ finishReason: 'length' }, 'truncated'],
    [{ finishReason: 'refusal' }, 'refused'],
    [{ finishReason: 'empty', output: '' }, 'empty-output'],
    [{ finishReason: 'stop', output: ' \n' }, 'empty-output'],
    [{ finishReason: 'other' }, null],
    [{ finishReason: 'stop', output: 'not JSON' }, null],
  ])('%j is %s', async (answer, rejection) => {
    expect(await attempt(answer)).toMatchObject({ rejection, costUsd: '0.00032' });
  });

  test('weighs less than the bill, which weighs less than the route, which weighs less than the caps', async () => {
    const wrong = { finishReason: 'length', usage: null, model: 'other' } as const;
    expect(await attempt({ ...wrong, model: MODEL, usage: USAGE })).toMatchObject({ rejection: 'truncated' });
    expect(await attempt({ ...wrong, model: MODEL })).toMatchObject({ rejection: 'usage-missing' });
    expect(await attempt(wrong)).toMatchObject({ rejection: 'route-drift', usage: { accountingSource: 'reserved' } });
    const over = { ...USAGE, inputTokens: 5000, totalTokens: null };
    expect(await attempt({ ...wrong, usage: over })).toMatchObject({ rejection: 'usage-over-cap', stopsRun: true });
  });
});

test('whatever a driver reports, the outcome fits the journal', async () => {
  const token = fc.oneof(fc.constant(null), fc.string({ unit: 'binary', maxLength: 12 }), fc.constant(MODEL));
  const tokens = fc.oneof(fc.nat(1200), fc.constant(Number.MAX_SAFE_INTEGER));
  const usage = fc.oneof(
    fc.constantFrom<DriverReceived['usage']>(null, 'inconsistent'),
    fc.record({
      inputTokens: tokens,
      outputTokens: tokens,
      totalTokens: fc.option(tokens),
      cacheReadTokens: fc.option(tokens),
      cacheWriteTokens: fc.option(tokens),
      reasoningTokens: fc.option(tokens),
    }),
  );
  const answers = fc.record({
    output: fc.string({ unit: 'binary', maxLength: 20 }),
    finishReason: fc.constantFrom('stop', 'length', 'refusal', 'empty', 'other'),
    model: token,
    provider: token,
    reasoningEffort: token,
    providerResponseId: token,
    systemFingerprint: token,
    usage,
  });
  const { shape } = receivedSchema;
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      const outcome = await attempt(answer);
      expect(journalUsageSchema.safeParse(outcome.usage).success).toBe(true);
      for (const key of [
        'effective',
        'costUsd',
        'rejection',
        'providerResponseId',
        'systemFingerprint',
        'durationMs',
      ] as const) {
        expect(shape[key].safeParse(outcome[key]).success, key).toBe(true);
      }
      const reported = outcome.usage.accountingSource === 'provider_reported';
      const over = outcome.usage.inputTokens > 1000 || outcome.usage.outputTokens > 500;
      expect(over).toBe(outcome.rejection === 'usage-over-cap');
      if (!reported) expect(outcome.rejection).not.toBeNull();
    }),
  );
});

describe('before the send', () => {
  test('a prompt over its cap is not sent', async () => {
    const { driver, calls } = scripted(() => ANSWER);
    const broker = createBroker(optionsFor(driver));
    const messages = [{ role: 'user', content: 'word '.repeat(1200) }] as const;
    expect(await broker.attempt({ ...REQUEST, messages })).toMatchObject({
      kind: 'failed',
      code: 'prompt-over-cap',
      retryable: false,
      stopsRun: true,
    });
    expect(calls).toHaveLength(0);
  });

  test('the schema counts where it goes on the wire', async () => {
    const responseSchema = { type: 'object', description: 'word '.repeat(1200) };
    for (const sendsResponseSchema of [true, false]) {
      const { driver, calls } = scripted(() => ANSWER, { sendsResponseSchema });
      await createBroker(optionsFor(driver)).attempt({ ...REQUEST, responseSchema });
      expect(calls).toHaveLength(sendsResponseSchema ? 0 : 1);
    }
  });

  test('nothing goes out after the grant has ended, or after an abort', async () => {
    const { driver, calls } = scripted(() => ANSWER);
    expect(await createBroker(optionsFor(driver, { notAfterMs: 1_000_000 })).attempt(REQUEST)).toMatchObject({
      code: 'grant-expired',
      stopsRun: true,
    });
    expect(await createBroker(optionsFor(driver)).attempt({ ...REQUEST, signal: AbortSignal.abort() })).toMatchObject({
      code: 'aborted-before-send',
      retryable: true,
      stopsRun: false,
    });
    expect(calls).toHaveLength(0);
  });

  test('a broker is not made for another driver, nor for an effort that cannot be confirmed', () => {
    const { driver } = scripted(() => ANSWER, { id: 'other' });
    expect(() => createBroker(optionsFor(driver))).toThrow(EquipoiseError);
    const silent = scripted(() => ANSWER, { reportsReasoningEffort: false }).driver;
    expect(() => createBroker(optionsFor(silent, { binding: binding({ reasoning_effort: 'max' }) }))).toThrow(
      /effort/u,
    );
    expect(() => createBroker(optionsFor(silent))).not.toThrow();
  });
});

describe('without an answer', () => {
  test('certain failures pass through, doubts are charged in full', async () => {
    const failed = scripted(() => ({
      kind: 'failed',
      code: 'rate-limited',
      retryable: true,
      stopsRun: false,
      retryAfterMs: 70,
    }));
    expect(await createBroker(optionsFor(failed.driver)).attempt(REQUEST)).toEqual({
      kind: 'failed',
      code: 'rate-limited',
      retryable: true,
      stopsRun: false,
      retryAfterMs: 70,
      durationMs: 7,
    });
    const doubtful = createBroker(
      optionsFor(scripted(() => ({ kind: 'indeterminate', code: 'connection-lost' })).driver),
    );
    const charged = { inputTokens: 1000, outputTokens: 500, costUsd: '0.005' };
    expect(await doubtful.attempt(REQUEST)).toEqual({
      kind: 'indeterminate',
      code: 'connection-lost',
      providerResponseId: null,
      charged,
      durationMs: 7,
    });
    expect(doubtful.reservation).toEqual(charged);
  });

  test('a driver that throws is believed only about what it had announced', async () => {
    const before = scripted(() => Promise.reject(new Error('sk-secret')));
    expect(await createBroker(optionsFor(before.driver)).attempt(REQUEST)).toMatchObject({
      kind: 'failed',
      code: 'driver-fault-before-send',
      stopsRun: true,
    });
    const after = scripted((call) => {
      call.onSend();
      throw new Error('sk-secret');
    });
    expect(await createBroker(optionsFor(after.driver)).attempt(REQUEST)).toMatchObject({
      kind: 'indeterminate',
      code: 'driver-fault-after-send',
    });
  });

  test('a driver that outlives its deadline is not waited for', async () => {
    const forever = (announce: boolean) =>
      scripted((call) => {
        if (announce) call.onSend();
        return new Promise<DriverResult>(() => undefined);
      }).driver;
    const short = { timeoutMsPerRequest: 20 };
    expect(await createBroker(optionsFor(forever(true), short)).attempt(REQUEST)).toMatchObject({
      kind: 'indeterminate',
      code: 'deadline-after-send',
    });
    expect(await createBroker(optionsFor(forever(false), short)).attempt(REQUEST)).toMatchObject({
      kind: 'failed',
      code: 'deadline-before-send',
    });
  });
});

test('the broker, the real driver and a server together', async () => {
  const server = await startGatewayServer({ script: () => answerReply(chatBody({ usage: chatUsage(90, 10) })) });
  const driver = createOpenAiChatDriver({
    base: parseGatewayBase(`${server.origin}/v1`),
    credential: () => 'key-0123456789abcdef',
    now: Date.now,
  });
  let announced = 0;
  const broker = createBroker(
    optionsFor(driver, {
      binding: binding({ provider_driver: 'openai-chat' }),
      clock: { now: Date.now, monotonic: () => performance.now() },
    }),
  );
  const outcome = await broker.attempt({ ...REQUEST, onSend: () => (announced += 1) });
  expect(outcome).toMatchObject({ kind: 'received', rejection: null, costUsd: '0.00024' });
  expect(announced).toBe(1);
  await broker.close();
  await server.close();
});
