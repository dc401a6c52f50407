/** Fragments: the original adapter's values, and its refusals, each by name and all at once. */

import { describe, expect, test } from 'vitest';
import { parseUsageLedgerRow, PAIRED_ROUTE } from '../../src/route/aar-prime.ts';
import { bindRoute, type ModelRouteBinding } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import {
  armFragments,
  REFUSAL_CODES,
  type ArmCalls,
  type FragmentCall,
  type RefusalCode,
} from '../../src/route/fragments.ts';
import { modelRouteProfileSchema, type ModelRouteProfile } from '../../src/route/profile.ts';
import { receiptDigest, type ModelRouteReceipt, type ModelUsageRecord } from '../../src/route/receipt.ts';
import { jsonBytes, valueOf } from '../protocol/helpers.ts';
import { golden } from './helpers.ts';

const { receipt, route_fragment: route, usage_row: row } = golden.benchmark_adapter;

const USAGE: ModelUsageRecord = {
  schema_version: 'aar.model-usage.v1',
  accounting_source: 'provider_reported',
  input_tokens: 21,
  output_tokens: 8,
  cache_read_tokens: null,
  cache_write_tokens: null,
  reasoning_tokens: 5,
  total_tokens: 29,
  retry_ordinal: 0,
  wasted: false,
};
const CALL: FragmentCall = {
  ...{ outcome: 'received', attempt: 1, receipt, usage: USAGE },
  ...{ costUsd: null, startedAt: null, completedAt: null },
};
const ARM: ArmCalls = {
  ...{ runId: 'run-aar-synthetic-001', arm: 'aar', binding: receipt.requested },
  ...{ finished: true, synthetic: false, calls: [CALL] },
};

test('the golden receipt gives the golden fragments', () => {
  expect(armFragments(ARM)).toEqual({ ok: true, fragments: { route, usageRows: [row] }, refusals: [] });
});

test('cost, times, arm and index are filled in', () => {
  const times = { startedAt: '2026-07-16T12:00:00.000Z', completedAt: '2026-07-16T12:00:01.000Z' };
  const { fragments } = armFragments({ ...ARM, arm: 'prime', calls: [CALL, { ...CALL, costUsd: 0.000245, ...times }] });
  const second = fragments?.usageRows[1];
  expect(second).toEqual({
    ...{ ...row, arm: 'prime', request_index: 2, cost_usd: 0.000245 },
    ...{ started_at: times.startedAt, completed_at: times.completedAt },
  });
  expect(valueOf(parseUsageLedgerRow(jsonBytes(second), 'usage.jsonl'))).toEqual(second);
});

const PROFILE = modelRouteProfileSchema.strip().parse(receipt.requested);

/** A sound receipt over another route. */
function over(change: Partial<ModelRouteProfile>, effective: Partial<ModelRouteReceipt['effective']> = {}): ArmCalls {
  const binding = bindRoute(issueCatalog([{ ...PROFILE, ...change }]), PROFILE.profile_id);
  return { ...ARM, binding, calls: [{ ...CALL, receipt: receiptFor(binding, effective) }] };
}

function receiptFor(
  requested: ModelRouteBinding,
  effective: Partial<ModelRouteReceipt['effective']> = {},
  change: Partial<ModelRouteReceipt> = {},
): ModelRouteReceipt {
  const { schema_version, provider_driver, provider, model, reasoning_effort } = requested;
  const route = { schema_version, provider_driver, provider, model, reasoning_effort, ...effective };
  const made = { ...receipt, requested, effective: route, ...change };
  return { ...made, receipt_digest: receiptDigest(made) };
}

const call = (change: Partial<FragmentCall>): ArmCalls => ({ ...ARM, calls: [CALL, { ...CALL, ...change }] });
const usage = (change: Partial<ModelUsageRecord>): ArmCalls => call({ usage: { ...USAGE, ...change } });
const none = { receipt: null, usage: null };

/** One cause each, with all the codes that it brings. */
const REFUSED: readonly (readonly [what: string, arm: ArmCalls, codes: readonly RefusalCode[]])[] = [
  ['a short run id', { ...ARM, runId: 'run-1' }, ['run-id']],
  ['a run id with a slash', { ...ARM, runId: 'team/run-0001' }, ['run-id']],
  ['an unfinished run', { ...ARM, finished: false }, ['run-unfinished']],
  ['made-up answers', { ...ARM, synthetic: true }, ['synthetic']],
  ['no calls', { ...ARM, calls: [] }, ['no-answers']],
  ['another provider', over({ provider: 'openai' }), ['requested-route', 'effective-route']],
  ['another model', over({ model: 'gpt-5.6-sol' }), ['requested-route', 'effective-route']],
  ['another effort', over({ reasoning_effort: 'high' }), ['requested-route', 'effective-route']],
  ['no effort', over({ reasoning_effort: null }), ['requested-route', 'effective-route']],
  [
    'the right answer to the wrong question',
    over({ reasoning_effort: 'high' }, { reasoning_effort: 'max' }),
    ['requested-route', 'effective-route'],
  ],
  ['drift to another provider', over({}, { provider: 'openai' }), ['effective-route']],
  ['drift to another model', over({}, { model: 'gpt-5.6' }), ['effective-route']],
  ['drift to less effort', over({}, { reasoning_effort: 'high' }), ['effective-route']],
  ['drift to another driver', over({}, { provider_driver: 'other' }), ['effective-route']],
  ['a route that may fall back', over({ fallback_policy: 'explicit' }), ['fallback-policy']],
  [
    'a fallback',
    call({ receipt: receiptFor(receipt.requested, {}, { fallback_chain: [receipt.effective] }) }),
    ['fallback-used'],
  ],
  ['an altered receipt', call({ receipt: { ...receipt, finish_reason: 'length' } }), ['receipt-altered']],
  [
    'a receipt of another binding',
    call({ receipt: over({ max_output_tokens: 1 }).calls[0]!.receipt }),
    ['receipt-altered'],
  ],
  [
    'a profile that does not have its digest',
    {
      ...ARM,
      binding: { ...receipt.requested, max_output_tokens: 9 },
      calls: [{ ...CALL, receipt: receiptFor({ ...receipt.requested, max_output_tokens: 9 }) }],
    },
    ['receipt-altered'],
  ],
  ['a certain failure', call({ outcome: 'failed', ...none }), ['attempt-failed']],
  ['an unknown outcome', call({ outcome: 'indeterminate', ...none }), ['outcome-unknown']],
  ['an answer without proof', call(none), ['route-unproven']],
  ['a retry of ours', call({ attempt: 2, usage: { ...USAGE, retry_ordinal: 1 } }), ['retried']],
  ['a retry inside the provider call', usage({ retry_ordinal: 1 }), ['retried']],
  ['waste', usage({ wasted: true }), ['wasted']],
  ['an estimate', usage({ accounting_source: 'estimated' }), ['usage-not-reported']],
  ['a reference count', usage({ accounting_source: 'reference' }), ['usage-not-reported']],
  ['no usage at all', call({ usage: null }), ['usage-not-reported']],
  ['a total that is no sum', usage({ total_tokens: 30 }), ['usage-total']],
];

describe('refuses', () => {
  test.each(REFUSED)('%s', (_what, arm, codes) => {
    const { ok, fragments, refusals } = armFragments(arm);
    expect({ ok, fragments, codes: refusals.map(({ code }) => code) }).toEqual({ ok: false, fragments: null, codes });
    for (const { message } of refusals) expect(message).toMatch(/^[A-Z0-9].*\.$/u);
  });

  test('everything at once, each reason once', () => {
    const arm: ArmCalls = {
      ...{ runId: 'run-1', arm: 'aar', finished: false, synthetic: true },
      binding: over({ fallback_policy: 'explicit', model: 'other' }).binding,
      calls: REFUSED.flatMap((entry) => entry[1].calls),
    };
    const outer = (['records', 'unfair'] as const).map((code) => ({ code, message: 'From elsewhere.' }));
    const codes = armFragments(arm, outer).refusals.map(({ code }) => code);
    expect(codes).toEqual(REFUSAL_CODES.filter((code) => code !== 'no-answers'));
  });

  test('says what was asked for and how many calls are concerned', () => {
    expect(armFragments(over({ reasoning_effort: null })).refusals[0]?.message).toBe(
      'The run asked for openai-codex / gpt-5.6-luna / no effort, not for openai-codex / gpt-5.6-luna / max.',
    );
    expect(armFragments(usage({ wasted: true })).refusals[0]?.message).toBe(
      '1 of 2 calls cost tokens and gave no score.',
    );
  });

  test('every code of the list has a case here', () => {
    const seen = new Set(REFUSED.flatMap(([, , codes]) => codes));
    expect(REFUSAL_CODES.filter((code) => !seen.has(code))).toEqual(['records', 'unfair']);
    expect(PAIRED_ROUTE).toEqual({ provider: 'openai-codex', model: 'gpt-5.6-luna', effort: 'max' });
  });
});
