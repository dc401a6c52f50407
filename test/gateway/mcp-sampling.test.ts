/**
 * MCP Sampling behind the broker: what the client is asked, what its answer must prove, and what is known about a request
 * at every point where it can end without one.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { createBroker, type AttemptOutcome, type AttemptRequest } from '../../src/gateway/broker.ts';
import { createMcpSamplingDriver } from '../../src/gateway/drivers/mcp-sampling.ts';
import {
  SamplingSession,
  type Sampler,
  type SamplingReply,
  type SamplingRequest,
} from '../../src/gateway/drivers/mcp-sampling-session.ts';
import {
  MAX_TEXT,
  readSamplingResult,
  samplingParams,
  SAMPLING_CHECKS,
  type SamplingCheck,
} from '../../src/gateway/drivers/mcp-sampling-wire.ts';
import { bindRoute, type ModelRouteBinding } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { ROUTE_SCHEMA_VERSION, type ModelRouteProfile } from '../../src/route/profile.ts';
import { driverCall } from '../support/driver-conformance.ts';
import { RECEIPT, receiptOf, samplingResult } from '../support/sampling.ts';

const MODEL = RECEIPT.model;
const ID = RECEIPT.provider_request_id;
const CAPS = { maxInputTokensPerRequest: 1000, maxOutputTokensPerRequest: 64 };

function binding(more: Partial<ModelRouteProfile> = {}): ModelRouteBinding {
  const profile: ModelRouteProfile = {
    schema_version: ROUTE_SCHEMA_VERSION,
    profile_id: 'sampling',
    provider_driver: 'mcp-sampling',
    provider: RECEIPT.provider,
    model: MODEL,
    reasoning_effort: 'max',
    max_output_tokens: 64,
    fallback_policy: 'none',
    cache_policy: 'disabled',
    ...more,
  };
  return bindRoute(issueCatalog([profile]), profile.profile_id);
}

interface Options {
  readonly profile?: Partial<ModelRouteProfile>;
  readonly timeoutMs?: number;
  readonly cleanupMs?: number;
  readonly request?: Partial<AttemptRequest>;
  readonly session?: SamplingSession;
  /** Called with the lease's way out before anything is sent. */
  readonly before?: (session: SamplingSession, retire: () => void) => void;
  /** Added to the clock after the broker has set the deadline. */
  readonly lateMs?: number;
}

/** One attempt of the real broker over the real driver; only the client is scripted. */
async function attempt(
  sample: (request: SamplingRequest, retire: () => void) => Promise<SamplingReply>,
  options: Options = {},
): Promise<AttemptOutcome> {
  const session = options.session ?? new SamplingSession();
  const sampler: Sampler = { sample: (request) => sample(request, () => session.unbind(lease)) };
  const lease = session.bind('the run', sampler);
  options.before?.(session, () => session.unbind(lease));
  const driver = createMcpSamplingDriver({
    lease,
    now: () => Date.now() + (options.lateMs ?? 0),
    ...(options.cleanupMs === undefined ? {} : { cleanupMs: options.cleanupMs }),
  });
  const broker = createBroker({
    driver,
    binding: binding(options.profile),
    alias: null,
    sampling: { temperature: 0, topP: 1, ...CAPS },
    timeoutMsPerRequest: options.timeoutMs ?? 20_000,
    rates: { inputUsdPerMillionTokens: 1, outputUsdPerMillionTokens: 1 },
    notAfterMs: null,
    clock: { now: Date.now, monotonic: () => performance.now() },
  });
  return broker.attempt({
    providerRequestId: ID,
    messages: [{ role: 'user', content: 'Return exactly QUALIFIED.' }],
    responseSchema: {},
    trial: { caseId: 'case', pairIndex: 0 },
    signal: new AbortController().signal,
    ...options.request,
  });
}

const answering =
  (result: unknown): ((request: SamplingRequest) => Promise<SamplingReply>) =>
  ({ onSend }) => {
    onSend();
    return Promise.resolve({ kind: 'answered', result });
  };
/** Sends and never answers, not even when it is given up. */
const silent = ({ onSend }: SamplingRequest): Promise<SamplingReply> => {
  onSend();
  return new Promise(() => undefined);
};

const reported = { accountingSource: 'provider_reported', inputTokens: 11, outputTokens: 3, totalTokens: 14 };
const reservation = { accountingSource: 'reserved', inputTokens: 1000, outputTokens: 64, totalTokens: 1064 };

describe('the request', () => {
  it('is one user text, capped, without context, with the id in its metadata', () => {
    const call = driverCall({ providerRequestId: ID, maxOutputTokens: 64, temperature: 0 });
    expect(samplingParams(call)).toEqual({
      messages: [{ role: 'user', content: { type: 'text', text: 'Review with care.\n\nReview this.' } }],
      maxTokens: 64,
      temperature: 0,
      includeContext: 'none',
      metadata: { 'aar.model-request.v1': { provider_request_id: ID } },
    });
  });

  it('is nothing but the task where there is no instruction', () => {
    const { messages } = samplingParams(driverCall({ messages: [{ role: 'user', content: 'Do it.' }] }));
    expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: 'Do it.' } }]);
  });
});

describe('the exchange of the original', () => {
  const { request_metadata: metadata, result } = (
    JSON.parse(readFileSync(resolve(import.meta.dirname, '../vectors/aar-golden.json'), 'utf8')) as {
      mcp_sampling_exchange: { request_metadata: object; result: object };
    }
  ).mcp_sampling_exchange;

  it('has our metadata, and its answer is ours', async () => {
    expect(samplingParams(driverCall({ providerRequestId: ID })).metadata).toEqual(metadata);
    expect(await attempt(answering(result))).toMatchObject({
      kind: 'received',
      output: 'QUALIFIED',
      rejection: null,
      usage: { inputTokens: 9, outputTokens: 1 },
    });
  });
});

describe('a good answer', () => {
  it('is received, with the route and the tokens of its receipt', async () => {
    expect(await attempt(answering(samplingResult()))).toMatchObject({
      kind: 'received',
      output: 'QUALIFIED',
      finishReason: 'stop',
      rejection: null,
      effective: { provider: RECEIPT.provider, model: MODEL, reasoningEffort: 'max' },
      usage: reported,
      costUsd: '0.000014',
    });
  });

  it('may leave out or null what is optional', async () => {
    for (const optional of ['reasoning_effort', 'cache_read_tokens', 'cache_write_tokens', 'reasoning_tokens']) {
      for (const value of [null, undefined]) {
        const result = JSON.parse(JSON.stringify(samplingResult({ [optional]: value }))) as unknown;
        expect(
          await attempt(answering(result), {
            profile: { reasoning_effort: optional === 'reasoning_effort' ? null : 'max' },
          }),
        ).toMatchObject({ rejection: null });
      }
    }
  });

  it.each([
    ['length', undefined, 'truncated'],
    ['stop', 'maxTokens', 'truncated'],
    ['content_filter', undefined, 'refused'],
    ['end_turn', 'endTurn', null],
  ])('that ended with %s and %s is %s', async (finish_reason, stopReason, rejection) => {
    const result = { ...samplingResult({ finish_reason }), ...(stopReason === undefined ? {} : { stopReason }) };
    expect(await attempt(answering(result))).toMatchObject({ kind: 'received', rejection, usage: reported });
  });
});

describe('the ten checks', () => {
  const text = (value: unknown): object => ({ ...samplingResult(), content: { type: 'text', text: value } });
  const rows: readonly (readonly [what: string, check: SamplingCheck | null, result: unknown, outcome: object])[] = [
    ['no object', 'message', null, { rejection: 'route-unverifiable', usage: reservation }],
    [
      'a user message',
      'message',
      { ...samplingResult(), role: 'user' },
      { rejection: 'empty-output', usage: reported },
    ],
    [
      'an image',
      'message',
      { ...samplingResult(), content: { type: 'image', data: '', mimeType: 'image/png' } },
      { rejection: 'empty-output', usage: reported },
    ],
    [
      'a list of texts',
      'message',
      { ...samplingResult(), content: [{ type: 'text', text: 'QUALIFIED' }] },
      { rejection: 'empty-output', usage: reported },
    ],
    ['a text that is none', 'text', text(7), { kind: 'indeterminate', code: 'response-malformed' }],
    ['half a surrogate pair', 'text', text('a\ud800'), { kind: 'indeterminate', code: 'response-malformed' }],
    ['an endless text', 'text', text('x'.repeat(MAX_TEXT + 1)), { kind: 'indeterminate', code: 'response-malformed' }],
    [
      'no metadata',
      'metadata',
      { ...samplingResult(), _meta: undefined },
      { rejection: 'route-unverifiable', usage: reservation },
    ],
    [
      'metadata of somebody else',
      'metadata',
      { ...samplingResult(), _meta: { 'other/receipt': RECEIPT } },
      { rejection: 'route-unverifiable', usage: reservation },
    ],
    ...[
      { schema_version: 'aar.model-receipt.v2' },
      { retry_count: undefined },
      { fallback_chain: undefined },
      { total_tokens: '14' },
      { input_tokens: -1 },
      { input_tokens: 1.5 },
      { extra: true },
      { provider: 'https://evil.example/v1' },
      { fallback_chain: [{ provider: 'p', model: 'm', more: 1 }] },
    ].map(
      (change) =>
        [
          `a receipt with ${JSON.stringify(change)}`,
          'schema',
          samplingResult(change),
          { rejection: 'route-unverifiable', usage: reservation },
        ] as const,
    ),
    [
      "another call's receipt",
      'identity',
      samplingResult({ provider_request_id: `aar-${'0'.repeat(48)}` }),
      { kind: 'indeterminate', code: 'identity-mismatch' },
    ],
    [
      'a result that names another model than its receipt',
      'model',
      { ...samplingResult(), model: 'other-1' },
      { rejection: 'route-drift', usage: reported },
    ],
    [
      'a receipt that names another model than its result',
      'model',
      { ...samplingResult({ model: 'other-1' }), model: MODEL },
      { rejection: 'route-drift', usage: reported },
    ],
    ['another provider', null, samplingResult({ provider: 'other' }), { rejection: 'route-drift', usage: reported }],
    [
      'another model',
      null,
      { ...samplingResult({ model: 'other-1' }), model: 'other-1' },
      { rejection: 'route-drift', usage: reported },
    ],
    [
      'another effort',
      null,
      samplingResult({ reasoning_effort: 'low' }),
      { rejection: 'route-drift', usage: reported },
    ],
    [
      'no effort',
      null,
      samplingResult({ reasoning_effort: null }),
      { rejection: 'route-unverifiable', usage: reported },
    ],
    [
      'a fallback',
      null,
      samplingResult({ fallback_chain: [{ provider: 'p', model: 'm' }] }),
      { rejection: 'fallback-used', usage: reported },
    ],
    ['a read cache', null, samplingResult({ cache_read_tokens: 5 }), { rejection: 'cache-forbidden', usage: reported }],
    ['a written cache', null, samplingResult({ cache_write_tokens: 1 }), { rejection: 'cache-forbidden' }],
    [
      'a total that is no sum',
      null,
      samplingResult({ total_tokens: 15 }),
      { rejection: 'usage-inconsistent', usage: reservation },
    ],
    [
      "the client's own retries",
      null,
      samplingResult({ retry_count: 1 }),
      { rejection: 'usage-inconsistent', usage: reservation },
    ],
    [
      'more tokens than the cap',
      null,
      samplingResult({ output_tokens: 65, total_tokens: 76 }),
      { rejection: 'usage-over-cap', stopsRun: true },
    ],
  ];

  it.each(rows)('%s', async (_, check, result, outcome) => {
    expect(readSamplingResult(result, ID).failed).toBe(check);
    expect(await attempt(answering(result))).toMatchObject({ kind: 'received', ...outcome });
  });

  it('are made in this order: of several faults the first is named', () => {
    const order: readonly SamplingCheck[] = ['message', 'text', 'metadata', 'schema', 'identity', 'model'];
    expect(Object.keys(SAMPLING_CHECKS)).toEqual(order);
    const faults: Readonly<Record<SamplingCheck, (result: Record<string, unknown>) => Record<string, unknown>>> = {
      message: (result) => ({ ...result, role: 'user' }),
      text: (result) => ({ ...result, content: { type: 'text', text: null } }),
      metadata: (result) => ({ ...result, _meta: {} }),
      schema: (result) => ({ ...result, _meta: { 'aar.model-receipt.v1': receiptOf({ retry_count: -1 }) } }),
      identity: (result) => ({ ...result, _meta: { 'aar.model-receipt.v1': receiptOf({ provider_request_id: 'x' }) } }),
      model: (result) => ({ ...result, model: 'other' }),
    };
    // Each later fault first, so that an earlier one lies on top of it.
    order.forEach((first, index) => {
      const result = order
        .slice(index)
        .reverse()
        .reduce((made, name) => faults[name](made), { ...samplingResult() });
      expect(readSamplingResult(result, ID).failed).toBe(first);
    });
  });
});

describe('before anything is sent', () => {
  const certain = async (options: Options, code: string, retryable: boolean): Promise<void> => {
    const sample = vi.fn(silent);
    const outcome = await attempt(sample, options);
    expect(outcome).toMatchObject({
      kind: 'failed',
      code,
      retryable,
      stopsRun: !retryable && code !== 'aborted-before-send',
    });
    expect(sample).not.toHaveBeenCalled();
  };

  it('a closed session fails for certain', () =>
    certain({ before: (session) => session.close() }, 'connect-failed', false));
  it('a lost generation fails for certain', () =>
    certain({ before: (_, retire) => retire() }, 'connect-failed', false));
  it('a deadline that is over fails for certain', () => certain({ lateMs: 30_000 }, 'deadline-before-send', true));
  it('a deadline that leaves no time for cancelling fails for certain', () =>
    certain({ timeoutMs: 1000 }, 'deadline-before-send', false));
  it('keeps back what it was told to', async () => {
    await certain({ timeoutMs: 5000, cleanupMs: 5000 }, 'deadline-before-send', false);
    expect(await attempt(answering(samplingResult()), { timeoutMs: 5000, cleanupMs: 10 })).toMatchObject({
      rejection: null,
    });
  });
  it.each([0, 10_001, 1.5, Number.NaN])('refuses to keep back %s ms', (cleanupMs) => {
    const lease = new SamplingSession().bind('the run', { sample: silent });
    expect(() => createMcpSamplingDriver({ lease, now: Date.now, cleanupMs })).toThrow(RangeError);
  });

  it('an abort while the request still waits to leave is certain', async () => {
    const controller = new AbortController();
    const outcome = attempt(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () =>
            resolve({ kind: 'failed', code: 'aborted-before-send', retryable: true }),
          );
          controller.abort();
        }),
      { request: { signal: controller.signal } },
    );
    expect(await outcome).toMatchObject({ kind: 'failed', code: 'aborted-before-send', retryable: true });
  });

  it('a session without a way back to the client is certain', async () => {
    const reply: SamplingReply = { kind: 'failed', code: 'connect-failed', retryable: false };
    expect(await attempt(() => Promise.resolve(reply))).toMatchObject({ kind: 'failed', code: 'connect-failed' });
  });

  it('a sampler that breaks before it sends has sent nothing', async () => {
    expect(await attempt(() => Promise.reject(new Error('secret')))).toMatchObject({
      kind: 'failed',
      code: 'driver-fault-before-send',
    });
  });
});

describe('once it is sent', () => {
  const lost = (code: string): object => ({
    kind: 'indeterminate',
    code,
    charged: { inputTokens: 1000, outputTokens: 64, costUsd: '0.001064' },
  });

  it('silence until the deadline is unknown, and the client is told to stop before it', async () => {
    const told: boolean[] = [];
    const outcome = await attempt(
      ({ onSend, signal }) => {
        onSend();
        signal.addEventListener('abort', () => told.push(true));
        return new Promise(() => undefined);
      },
      { timeoutMs: 1000, cleanupMs: 900 },
    );
    expect({ outcome, told }).toMatchObject({ outcome: lost('deadline-after-send'), told: [true] });
  });

  it('an answer that comes while the request is being cancelled is an answer', async () => {
    const outcome = await attempt(
      ({ onSend, signal }) => {
        onSend();
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ kind: 'answered', result: samplingResult() }));
        });
      },
      { timeoutMs: 1000, cleanupMs: 900 },
    );
    expect(outcome).toMatchObject({ kind: 'received', rejection: null });
  });

  it('a cancellation that is never answered ends with the cleanup', async () => {
    const controller = new AbortController();
    const outcome = attempt(
      (request) => {
        queueMicrotask(() => controller.abort());
        return silent(request);
      },
      { request: { signal: controller.signal }, cleanupMs: 5 },
    );
    expect(await outcome).toMatchObject(lost('aborted'));
  });

  it('a closed session is unknown', async () => {
    const session = new SamplingSession();
    const outcome = attempt(
      (request) => {
        queueMicrotask(() => session.close());
        return silent(request);
      },
      { session, cleanupMs: 5 },
    );
    expect(await outcome).toMatchObject(lost('connection-lost'));
  });

  it('a lost generation is unknown', async () => {
    const outcome = attempt(
      (request, retire) => {
        queueMicrotask(retire);
        return silent(request);
      },
      { cleanupMs: 5 },
    );
    expect(await outcome).toMatchObject(lost('interrupted'));
  });

  it('a sampler that breaks may have sent', async () => {
    const outcome = await attempt(({ onSend }) => {
      onSend();
      return Promise.reject(new Error('secret'));
    });
    expect(outcome).toMatchObject(lost('driver-fault-after-send'));
  });

  it("a client's refusal is certain all the same", async () => {
    const outcome = await attempt(({ onSend }) => {
      onSend();
      return Promise.resolve({ kind: 'failed', code: 'forbidden', retryable: false });
    });
    expect(outcome).toMatchObject({ kind: 'failed', code: 'forbidden', stopsRun: true });
  });
});

describe('leases', () => {
  const sampler: Sampler = { sample: silent };

  it('are one at a time by each name', () => {
    const session = new SamplingSession();
    session.bind('a', sampler);
    expect(session.bind('b', sampler).generation).toBe(2);
    expect(() => session.bind('a', sampler)).toThrow(/under way/u);
  });

  it('never come alive again: a name that is bound anew has a new generation', () => {
    const session = new SamplingSession();
    const first = session.bind('a', sampler);
    session.unbind(first);
    const second = session.bind('a', sampler);
    expect({ first: first.sampler, second: second.sampler }).toEqual({ first: null, second: sampler });
    expect(second.generation).toBeGreaterThan(first.generation);
    expect([session.isLive('a', first.generation), session.isLive('a', second.generation)]).toEqual([false, true]);
    // Late unbinding of what is retired does not touch its successor.
    session.unbind(first);
    expect([second.sampler, session.isLive('a', second.generation)]).toEqual([sampler, true]);
  });

  it('end with the session, which binds nothing more', () => {
    const session = new SamplingSession();
    const codes: string[] = [];
    const lease = session.bind('a', sampler);
    lease.onRetired((code) => codes.push(code));
    const unlisten = lease.onRetired(() => codes.push('not listening any more'));
    unlisten();
    session.close();
    expect({ codes, sampler: lease.sampler }).toEqual({ codes: ['connection-lost'], sampler: null });
    expect(() => session.bind('a', sampler)).toThrow(/closed/u);
  });
});
