/** The ten conditions of a fair comparison: all hold for a clean run, and each is broken by what it is about. */

import { describe, expect, test } from 'vitest';
import { examineRun, type RunParts } from '../../src/evidence/examine.ts';
import { CONDITION_IDS, fairnessConditions, type ConditionId } from '../../src/evidence/fairness.ts';
import type { RunBundle } from '../../src/evidence/bundle.ts';
import type { AttemptState, RequestState, RunState } from '../../src/ledger/state.ts';
import { usd } from '../../src/protocol/money.ts';
import { pairedRun, rebound } from '../support/paired-run.ts';

const { bundle } = pairedRun();
const { parts } = examineRun(bundle);
const { campaign, fixture, admission, state } = parts;
if (campaign === null || fixture === null || admission === null || state === null) throw new Error('a sound run');

const broken = (files: RunBundle, of: RunParts): ConditionId[] =>
  fairnessConditions(files, of)
    .filter(({ ok }) => !ok)
    .map(({ id }) => id);

function breaks(change: { bundle?: Partial<RunBundle>; parts?: Partial<RunParts> }): ConditionId[] {
  return broken({ ...bundle, ...change.bundle }, { ...parts, ...change.parts });
}

/** The run with the request of one place put through a change. */
function withRequest(
  index: number,
  change: (request: RequestState) => RequestState,
  of: RunState = state!,
): { state: RunState } {
  const requests = [...of.requests].map(([id, request], at) => [id, at === index ? change(request) : request] as const);
  return { state: { ...of, requests: new Map(requests) } };
}

const withAttempt = (change: Partial<AttemptState>) =>
  withRequest(0, (request) => ({
    ...request,
    attempts: request.attempts.map((attempt) => ({ ...attempt, ...change })),
  }));

const withReceived = (change: Partial<NonNullable<RequestState['received']>>) =>
  withRequest(0, (request) => ({ ...request, received: request.received && { ...request.received, ...change } }));

test('a clean run meets all ten, in their order, each with a sentence', () => {
  const conditions = fairnessConditions(bundle, parts);
  expect(conditions.map(({ id }) => id)).toEqual(CONDITION_IDS);
  expect(conditions).toHaveLength(10);
  expect(conditions.filter(({ ok }) => !ok)).toEqual([]);
  for (const { detail } of conditions) expect(detail).toMatch(/^[A-Z].*\.$/u);
});

const otherBytes = new TextEncoder().encode('{}\n');
const tokens = { inputTokens: 1, outputTokens: 1, requests: 1, costUsd: usd('0.1') };

/** One cause each. Where it breaks two conditions, both are about it. */
const CAUSES: readonly (readonly [what: string, change: Parameters<typeof breaks>[0], ids: readonly ConditionId[]])[] =
  [
    ['another fixture file', { bundle: { fixture: otherBytes } }, ['same-fixture-and-oracle']],
    ['another rubric file', { bundle: { rubric: otherBytes } }, ['same-fixture-and-oracle']],
    [
      'an admission of another rubric',
      { parts: { admission: { ...admission, rubricSha256: 'a'.repeat(64) } } },
      ['same-fixture-and-oracle'],
    ],
    [
      'a prompt that nobody pinned',
      { parts: withAttempt({ providerRequestId: `aar-${'0'.repeat(48)}` }) },
      ['same-prompt-and-scoring'],
    ],
    [
      'another instruction than the reviewed one',
      { bundle: { instructions: { ...bundle.instructions, candidate: otherBytes } } },
      ['same-prompt-and-scoring', 'immutable-contenders'],
    ],
    [
      'answers scored by different dimensions',
      {
        parts: withRequest(0, (request) => ({
          ...request,
          scored: request.scored && { ...request.scored, dimensions: [] },
        })),
      },
      ['same-prompt-and-scoring'],
    ],
    ['a larger budget for one', { parts: withAttempt({ reserved: tokens }) }, ['same-budgets']],
    [
      'more attempts for one',
      {
        parts: withRequest(0, (request) => ({
          ...request,
          attempts: [1, 2, 3].map((attempt) => ({ ...request.attempts[0]!, attempt })),
        })),
      },
      ['same-prompt-and-scoring', 'same-budgets'],
    ],
    ['a tool call', { parts: withReceived({ finishReason: 'other' }) }, ['same-tool-policy']],
    [
      'a cache that is disabled',
      { parts: withReceived({ usage: { ...cachedUsage(), cacheReadTokens: 5 } }) },
      ['same-cache-and-order'],
    ],
    [
      'another order than the admitted',
      { parts: { admission: { ...admission, scheduleSha256: 'a'.repeat(64) } } },
      ['same-cache-and-order'],
    ],
    [
      'a pair sent the other way round',
      { parts: withAttempt({ dispatchedAt: '2026-07-16T23:00:00.000Z' }) },
      ['same-cache-and-order'],
    ],
    [
      'usage that nobody reported',
      { parts: withReceived({ usage: { ...cachedUsage(), accountingSource: 'reserved' } }) },
      ['usage-for-every-attempt'],
    ],
    ['an answer that names no route', { parts: withReceived({ effective: null }) }, ['route-evidence']],
    [
      'a request that is still pending',
      { parts: withRequest(9, (request) => ({ ...request, outcome: 'pending' })) },
      ['same-outcome-classes'],
    ],
    [
      'an attempt in flight',
      {
        parts: withRequest(0, (request) => ({
          ...request,
          outcome: 'in-flight',
          attempts: request.attempts.map((attempt) => ({ ...attempt, outcome: 'in-flight' })),
        })),
      },
      ['usage-for-every-attempt', 'route-evidence', 'same-outcome-classes', 'no-hidden-fallback-or-retry'],
    ],
    ['a fallback', { parts: withAttempt({ code: 'fallback-used' }) }, ['no-hidden-fallback-or-retry']],
    [
      'an attempt that is left out',
      {
        parts: withRequest(0, (request) => ({
          ...request,
          attempts: request.attempts.map((attempt) => ({ ...attempt, attempt: 2 })),
        })),
      },
      ['same-prompt-and-scoring', 'no-hidden-fallback-or-retry'],
    ],
    [
      'no attempts at all',
      {
        parts: {
          state: {
            ...state,
            requests: new Map([...state.requests].map(([id, request]) => [id, { ...request, attempts: [] }])),
          },
        },
      },
      ['usage-for-every-attempt', 'route-evidence'],
    ],
  ];

function cachedUsage(): NonNullable<RequestState['received']>['usage'] {
  const [first] = state!.requests.values();
  const usage = first?.received?.usage;
  if (usage === undefined) throw new Error('the first request was answered');
  return usage;
}

describe('is broken by', () => {
  test.each(CAUSES)('%s', (_what, change, ids) => {
    expect(breaks(change)).toEqual(ids);
  });

  test('a route that may fall back', () => {
    const { bundle: loose } = pairedRun({}, { fallback_policy: 'explicit' });
    const open = { ...parts, admission: rebound(admission, { fallback_policy: 'explicit' }) };
    // Another binding gives other request ids: the ids of a run are those of its route.
    expect(broken(bundle, open)).toContain('no-hidden-fallback-or-retry');
    expect(examineRun(loose).steps.find(({ name }) => name === 'admission')?.ok).toBe(false);
  });

  test('every condition has a cause here', () => {
    const seen = new Set(CAUSES.flatMap(([, , ids]) => ids));
    expect(CONDITION_IDS.filter((id) => !seen.has(id))).toEqual([]);
  });

  test('records that do not hold: nothing is checked, nothing passes', () => {
    for (const missing of ['campaign', 'fixture', 'admission', 'state'] as const)
      expect(breaks({ parts: { [missing]: null } })).toEqual(CONDITION_IDS);
  });
});

test('a cache is no difference where the route allows it to both', () => {
  const run = pairedRun(
    { answer: (answer) => ({ ...answer, usage: { ...answer.usage, cacheReadTokens: 5 } }) },
    { cache_policy: 'provider-managed' },
  );
  expect(broken(run.bundle, examineRun(run.bundle).parts)).toEqual([]);
});
