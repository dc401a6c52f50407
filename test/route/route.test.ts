/** Routes name models, never endpoints or credentials; digests name routes; receipts prove them. */

import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/protocol/document.ts';
import { EquipoiseError } from '../../src/protocol/findings.ts';
import { aarDigest } from '../../src/route/aar-json.ts';
import { bindRoute, checkBinding, staleBinding } from '../../src/route/binding.ts';
import { issueCatalog, parseRouteCatalog } from '../../src/route/catalog.ts';
import { modelRouteProfileSchema } from '../../src/route/profile.ts';
import {
  bindReceipt,
  checkBoundReceipt,
  checkReceipt,
  checkUsage,
  modelUsageRecordSchema,
  routeDrift,
} from '../../src/route/receipt.ts';
import { providerRequestId } from '../../src/route/request-id.ts';
import { routeValue } from '../../src/route/scalars.ts';
import { usageRowSchema } from '../../src/route/usage.ts';
import { codesOf, edited, jsonBytes, utf8, valueOf } from '../protocol/helpers.ts';
import { golden } from './helpers.ts';

const { catalog, binding, receipt } = golden.upstream_fixture;
const [profile] = catalog.profiles;
const parse = (value: unknown) => parseRouteCatalog(jsonBytes(value), 'routes.json');

/** Codes of the errors that a semantic check reports. */
function errorsOf(check: (report: Report) => void): string[] {
  const codes: string[] = [];
  const ignore = () => undefined;
  check({ error: (_path, code) => void codes.push(code), warning: ignore, notice: ignore });
  return codes;
}

describe('route values', () => {
  test.each([
    'openai-codex',
    'gpt-5.6-luna',
    'accounts/fireworks/models/llama-v3p1:free',
    'qwen2.5-coder:7b-instruct-q4_K_M',
    'model~1+lora',
    'ask-mini',
    'a',
    'x'.repeat(128),
  ])('%s is one', (value) => {
    expect(routeValue.safeParse(value).success).toBe(true);
  });

  test.each([
    ['an address', 'https://evil.example/v1'],
    ['an address with one slash', 'http:/evil.example'],
    ['an address without a scheme', 'evil.example//v1'],
    ['another scheme', 'file:/etc/passwd'],
    ['a key', 'sk-live-0123456789'],
    ['a key behind a prefix', 'openai/sk-live-0123456789'],
    ['a key in capitals', 'SK-LIVE'],
    ['the word', 'my/api_key'],
    ['a GitHub token', `ghp_${'a1'.repeat(18)}`],
    ['a fine-grained GitHub token', 'github_pat_11AAAAAAA'],
    ['an AWS key id', 'AKIAIOSFODNN7EXAMPLE'],
    ['a Google key', `AIza${'Sy'.repeat(17)}`],
    ['a Slack token', 'xoxb-123456789012'],
    ['a JSON web token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x'],
    ['a line break', 'model\n'],
    ['a space', 'a model'],
    ['nothing', ''],
    ['too much', 'x'.repeat(129)],
  ])('%s is none', (_what, value) => {
    const finding = parse(edited(catalog, 'profiles.0.model', value)).findings.find(
      (each) => each.field === 'profiles[0].model',
    );
    expect(finding?.code).toBe('invalid-route-value');
    expect(finding?.message).not.toContain('\n');
  });
});

describe('catalog', () => {
  test('defaults of the contract are filled in and digested with the rest', () => {
    const sparse = structuredClone(catalog) as unknown as { profiles: Record<string, unknown>[] };
    for (const name of ['reasoning_effort', 'fallback_policy', 'cache_policy'])
      Reflect.deleteProperty(sparse.profiles[0]!, name);
    expect(valueOf(parse(sparse))).toEqual(catalog);
  });

  test.each<[what: string, changed: unknown, code: string]>([
    ['an altered profile', edited(catalog, 'profiles.0.max_output_tokens', 257), 'catalog-digest-mismatch'],
    ['another digest', edited(catalog, 'catalog_digest', `sha256:${'0'.repeat(64)}`), 'catalog-digest-mismatch'],
    ['a digest without its prefix', edited(catalog, 'catalog_digest', '0'.repeat(64)), 'invalid-digest'],
    ['no profiles', edited(catalog, 'profiles', []), 'wrong-length'],
    ['a secret field', edited(catalog, 'profiles.0.api_key', 'x'), 'unknown-field'],
    ['no output tokens', edited(catalog, 'profiles.0.max_output_tokens', 0), 'out-of-range'],
    ['half a token', edited(catalog, 'profiles.0.max_output_tokens', 1.5), 'wrong-type'],
    ['a true for a number', edited(catalog, 'profiles.0.max_output_tokens', true), 'wrong-type'],
  ])('refuses %s', (_what, changed, code) => {
    expect(codesOf(parse(changed))).toContain(code);
  });

  test('refuses unsorted and duplicate profiles, each where it stands', () => {
    const [a, z] = golden.cases[2]?.catalog.profiles ?? [];
    const unsorted = { ...catalog, profiles: [z, a] };
    expect(codesOf(parse(unsorted))).toEqual(expect.arrayContaining(['unsorted-profiles', 'catalog-digest-mismatch']));
    const twice = parse({ ...catalog, profiles: [a, a] });
    expect(twice.findings.find((finding) => finding.code === 'duplicate-profile')?.field).toBe(
      'profiles[1].profile_id',
    );
  });

  test('sorts by code point, not by language', () => {
    const ids = ['a-b', 'a.b', 'B', 'a', 'a0', 'Z'];
    const made = issueCatalog(ids.map((profile_id) => ({ ...profile!, profile_id })));
    expect(made.profiles.map((each) => each.profile_id)).toEqual(['B', 'Z', 'a', 'a-b', 'a.b', 'a0']);
    expect(valueOf(parse(made))).toEqual(made);
  });

  test('cannot be issued of nothing, too much, or one name twice', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...profile!, profile_id: `p${index}` }));
    expect(issueCatalog(many(64)).profiles).toHaveLength(64);
    for (const profiles of [[], many(65), [profile!, profile!]])
      expect(() => issueCatalog(profiles)).toThrow(EquipoiseError);
  });

  test('a repeated key cannot hide a profile', () => {
    const text = JSON.stringify(catalog).replace('"profiles":', '"profiles":[],"profiles":');
    expect(codesOf(parseRouteCatalog(utf8(text), 'routes.json'))).toEqual(['duplicate-key']);
  });
});

describe('binding', () => {
  test('names what the catalog has when the profile is missing', () => {
    expect(() => bindRoute(catalog, 'nope')).toThrow(
      'The route catalog has no profile "nope"; it has reference-fake-v1.',
    );
  });

  test('an altered binding is found', () => {
    expect(errorsOf((report) => checkBinding(binding, report))).toEqual([]);
    expect(errorsOf((report) => checkBinding({ ...binding, model: 'other' }, report))).toEqual([
      'profile-digest-mismatch',
    ]);
  });

  test('goes stale when its profile or any other changes', () => {
    const other = { ...profile!, profile_id: 'another' };
    const changed = { ...profile!, max_output_tokens: 1 };
    expect(staleBinding(binding, catalog)).toBeNull();
    expect(staleBinding(binding, issueCatalog([profile!, other]))).toMatch(/catalog changed/);
    expect(staleBinding(binding, issueCatalog([changed]))).toMatch(/profile changed/);
    expect(staleBinding(binding, issueCatalog([other]))).toMatch(/no longer/);
  });
});

describe('request ids', () => {
  const identity = {
    operation: { type: 'run', value: 'run-1' },
    idempotencyKey: 'k-1',
    request: { prompt: 'x' },
    route: binding,
  };

  test('every part of the identity changes the id', () => {
    const ids = [
      identity,
      { ...identity, operation: { type: 'operation', value: 'run-1' } },
      { ...identity, operation: { type: 'run', value: 'run-2' } },
      { ...identity, idempotencyKey: 'k-2' },
      { ...identity, request: { prompt: 'y' } },
      { ...identity, route: { ...binding, model: 'other' } },
    ].map(providerRequestId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^aar-[0-9a-f]{48}$/);
  });

  test.each([0.5, 1e21, 2 ** 53, NaN, { deep: [1, { x: 0.1 }] }, '\ud800', undefined])('%j has no digest', (value) => {
    expect(() => aarDigest(value)).toThrow(TypeError);
  });
});

describe('receipts', () => {
  const usage = modelUsageRecordSchema.parse({
    schema_version: 'aar.model-usage.v1',
    accounting_source: 'provider_reported',
    input_tokens: 9,
    output_tokens: 1,
    total_tokens: 10,
  });

  test('golden receipts are sound', () => {
    for (const each of [receipt, golden.benchmark_adapter.receipt])
      expect(errorsOf((report) => checkReceipt(each, report))).toEqual([]);
  });

  test.each(['provider_driver', 'provider', 'model', 'reasoning_effort'] as const)('drift in %s is named', (field) => {
    const effective = { ...receipt.effective, [field]: 'other' };
    expect(routeDrift(binding, effective)).toEqual({ field, requested: binding[field], effective: 'other' });
    expect(errorsOf((report) => checkReceipt({ ...receipt, effective }, report))).toEqual([
      'route-drift',
      'receipt-digest-mismatch',
    ]);
  });

  test('fallback under a policy of none', () => {
    const fallen = { ...receipt, fallback_chain: [receipt.effective] };
    expect(errorsOf((report) => checkReceipt(fallen, report))).toEqual([
      'fallback-forbidden',
      'receipt-digest-mismatch',
    ]);
  });

  test('totals must add up', () => {
    expect(errorsOf((report) => checkUsage(usage, report))).toEqual([]);
    expect(errorsOf((report) => checkUsage({ ...usage, total_tokens: 11 }, report))).toEqual(['usage-total-mismatch']);
  });

  test('neither output nor usage can change under a bound receipt', () => {
    const bound = bindReceipt(receipt, usage, 'a'.repeat(64));
    expect(errorsOf((report) => checkBoundReceipt(bound, report))).toEqual([]);
    const swapped = { ...bound, outputSha256: 'b'.repeat(64) };
    const recounted = { ...bound, usage: { ...usage, input_tokens: 1, total_tokens: 2 } };
    const rerouted = { ...bound, receipt: golden.benchmark_adapter.receipt };
    for (const forged of [swapped, recounted, rerouted]) {
      expect(errorsOf((report) => checkBoundReceipt(forged, report))).toEqual(['bound-digest-mismatch']);
    }
  });
});

test('profiles are whole: no field of another kind, no extra', () => {
  expect(modelRouteProfileSchema.safeParse({ ...profile, fallback_policy: 'any' }).success).toBe(false);
  expect(modelRouteProfileSchema.safeParse({ ...profile, endpoint: 'x' }).success).toBe(false);
  expect(modelRouteProfileSchema.safeParse({ ...profile, reasoning_effort: '' }).success).toBe(false);
});

test('a usage row has no room for a fallback or an unknown field', () => {
  const row = {
    schemaVersion: 'equipoise.usage-row.v1',
    runId: 'run-1',
    requestId: '4588c6d908f4905e2d0fb367',
    pairIndex: 0,
    attempt: 1,
    providerRequestId: `aar-${'0'.repeat(48)}`,
    outcome: 'received',
    code: null,
    requested: { profileId: 'p', providerDriver: 'd', provider: 'p', model: 'm', version: 'm', reasoningEffort: null },
    effective: { provider: 'p', model: 'm', reasoningEffort: null },
    accountingSource: 'provider_reported',
    inputTokens: 9,
    outputTokens: 1,
    totalTokens: 10,
    cacheReadTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
    costUsd: '0.000245',
    durationMs: 12,
    startedAt: '2026-07-16T12:00:00.000Z',
    completedAt: null,
    retryOrdinal: 0,
    wasted: false,
    fallbackChain: [],
    systemFingerprint: null,
    receiptDigest: null,
  };
  expect(usageRowSchema.parse(row)).toEqual(row);
  for (const wrong of [
    { fallbackChain: [{}] },
    { prompt: 'x' },
    { costUsd: '1e-3' },
    { attempt: 5 },
    { outcome: 'maybe' },
  ]) {
    expect(usageRowSchema.safeParse({ ...row, ...wrong }).success).toBe(false);
  }
});
