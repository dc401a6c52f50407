/**
 * Manifests and ledger rows of the paired evaluation. Every probe of the original's schemas is repeated: where the
 * original refuses we refuse, where it accepts we accept, but for the seven that no honest record says.
 */

import { describe, expect, test } from 'vitest';
import type { Parsed } from '../../src/protocol/findings.ts';
import {
  MANIFEST_VERSION,
  parseRunManifest,
  parseUsageLedgerRow,
  type RunManifest,
  type UsageLedgerRow,
} from '../../src/route/aar-prime.ts';
import { codesOf, edited, jsonBytes, utf8, valueOf } from '../protocol/helpers.ts';
import { golden } from './helpers.ts';

const digest = `sha256:${'a'.repeat(64)}`;
const ref = (path: string) => ({ path, sha256: 'b'.repeat(64) });

const MANIFEST: RunManifest = {
  schema_version: MANIFEST_VERSION,
  run_id: 'run-aar-synthetic-001',
  case_id: 'S01',
  arm: 'aar',
  track: 'paired',
  attempt: 1,
  contender: { name: 'aar', version: '0.3.0a2', launch_digest: digest, adapter_version: null },
  fixture: ref('fixtures/s01.json'),
  oracle: ref('oracles/s01.json'),
  route: golden.benchmark_adapter.route_fragment,
  budgets: { wall_time_seconds: 900, provider_total_tokens: 80_000, model_requests: null },
  status: 'succeeded',
  order_seed: 'seed',
  started_at: '2026-07-16T12:00:00Z',
  completed_at: '2026-07-16T12:05:00.5+00:00',
  artifact_manifest: ref('artifacts.json'),
  usage_ledger: ref('usage.jsonl'),
  inadmissible_reason: null,
};
const ROW: UsageLedgerRow = golden.benchmark_adapter.usage_row;

const manifest = (value: unknown) => parseRunManifest(jsonBytes(value), 'manifest.json');
const row = (value: unknown) => parseUsageLedgerRow(jsonBytes(value), 'usage.jsonl');
const places = (parsed: Parsed<unknown>) => parsed.findings.map(({ field }) => field);

function changed(base: object, changes: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(changes).reduce<unknown>((value, [path, to]) => edited(value, path, to), base);
}

test('the plain documents, and those with nothing optional, are accepted as they are', () => {
  expect(valueOf(manifest(MANIFEST))).toEqual(MANIFEST);
  expect(valueOf(row(ROW))).toEqual(ROW);
  const bare = changed(MANIFEST, {
    ...{ status: 'planned', order_seed: undefined, started_at: undefined, completed_at: undefined },
    ...{ artifact_manifest: undefined, usage_ledger: undefined, inadmissible_reason: undefined },
    ...{ 'contender.adapter_version': undefined, 'budgets.model_requests': undefined, 'route.cache_scope': undefined },
  });
  expect(valueOf(manifest(bare))).toEqual(bare);
});

/** Stricter than the original, on purpose: what it lets pass here is what makes a record worthless. */
const STRICTER = new Set([
  'succeeded without artifact_manifest/usage_ledger accepted',
  'inadmissible without reason accepted',
  'path traversal in digestRef accepted',
  'usage total != input+output accepted',
  'usage run_id empty accepted',
  'date-time format not asserted by default',
  'completed before started accepted',
]);

const PROBES: Readonly<Record<string, readonly [parsed: Parsed<unknown>, codes: readonly string[]]>> = {
  'succeeded without artifact_manifest/usage_ledger accepted': [
    manifest(changed(MANIFEST, { artifact_manifest: undefined, usage_ledger: null })),
    ['success-unproven', 'success-unproven'],
  ],
  'inadmissible without reason accepted': [
    manifest(changed(MANIFEST, { status: 'inadmissible', inadmissible_reason: ' ' })),
    ['reason-missing'],
  ],
  'inadmissible because effort drifted cannot be expressed': [
    manifest(
      changed(MANIFEST, {
        ...{ status: 'inadmissible', inadmissible_reason: 'The effort drifted.' },
        'route.effective_effort': 'high',
      }),
    ),
    ['wrong-value'],
  ],
  'planned must already claim a verified effective route': [
    manifest(
      changed(MANIFEST, {
        ...{ status: 'planned', 'route.effective_provider': undefined, 'route.effective_model': undefined },
        ...{ 'route.effective_effort': undefined, 'route.proof_status': undefined },
      }),
    ),
    ['missing-field', 'missing-field', 'missing-field', 'missing-field'],
  ],
  'path traversal in digestRef accepted': [
    manifest(changed(MANIFEST, { 'fixture.path': '../../etc/passwd', 'usage_ledger.path': 'runs/../usage.jsonl' })),
    ['invalid-path', 'invalid-path'],
  ],
  'usage total != input+output accepted': [row({ ...ROW, total_tokens: 30 }), ['usage-total-mismatch']],
  'usage run_id empty accepted': [row({ ...ROW, run_id: '' }), ['invalid-run-id']],
  'booleans as integers': [manifest({ ...MANIFEST, attempt: true }), ['wrong-type']],
  '1.0 as integer accepted': [
    parseUsageLedgerRow(utf8(JSON.stringify(ROW).replace('"attempt":1,', '"attempt":1.0,')), 'usage.jsonl'),
    [],
  ],
  'date-time format not asserted by default': [
    manifest({ ...MANIFEST, started_at: 'yesterday', completed_at: '2026-02-30T12:00:00Z' }),
    ['invalid-date-time', 'invalid-date-time'],
  ],
  'completed before started accepted': [
    // By an hour, although its text sorts behind the other.
    manifest({ ...MANIFEST, completed_at: '2026-07-16T13:00:00+02:00' }),
    ['completed-before-started'],
  ],
};

describe('probes of the original', () => {
  test('none is left out', () => {
    expect(Object.keys(PROBES).sort()).toEqual(Object.keys(golden.schema_probes).sort());
  });

  test.each(Object.entries(golden.schema_probes))('%s', (name, errors) => {
    const [parsed, codes] = PROBES[name]!;
    expect(codesOf(parsed)).toEqual(codes);
    expect(parsed.ok).toBe(codes.length === 0);
    if (STRICTER.has(name)) expect([errors.length, parsed.ok]).toEqual([0, false]);
    else expect(parsed.ok).toBe(errors.length === 0);
  });

  test('a refusal stands at the same field as the original’s', () => {
    expect(places(PROBES['inadmissible because effort drifted cannot be expressed']![0])).toEqual([
      'route.effective_effort',
    ]);
  });
});

describe('constants and bounds', () => {
  test.each<[path: string, to: unknown]>([
    ['schema_version', 'aar-prime.run-manifest.v2'],
    ['run_id', 'short-1'],
    ['run_id', 'has/slash-001'],
    ['run_id', 'x'.repeat(129)],
    ['case_id', 'S05'],
    ['arm', 'baseline'],
    ['track', 'solo'],
    ['attempt', 0],
    ['contender.launch_digest', 'a'.repeat(64)],
    ['contender.tool_policy_digest', 'none'],
    ['fixture.sha256', digest],
    ['fixture.path', ''],
    ['oracle.path', '/abs'],
    ['route.requested_provider', 'openai'],
    ['route.requested_model', 'gpt-5.6'],
    ['route.requested_effort', 'high'],
    ['route.effective_provider', 'openai'],
    ['route.effective_model', 'gpt-5.6'],
    ['route.proof_status', 'drifted'],
    ['route.route_policy_digest', 'b'.repeat(64)],
    ['budgets.wall_time_seconds', 1801],
    ['budgets.wall_time_seconds', 0],
    ['budgets.provider_total_tokens', 80_001],
    ['budgets.model_requests', 0],
    ['status', 'completed'],
    ['inadmissible_reason', 'x'.repeat(513)],
    ['endpoint', 'https://example.com'],
    ['route.endpoint', 'https://example.com'],
  ])('manifest %s: %j', (path, to) => {
    expect(manifest(edited(MANIFEST, path, to)).ok).toBe(false);
  });

  test.each<[path: string, to: unknown]>([
    ['schema_version', 'aar-prime.usage-row.v2'],
    ['run_id', 'run 00001'],
    ['arm', 'candidate'],
    ['request_index', 0],
    ['purpose', 'other'],
    ['provider', 'openai'],
    ['model', 'gpt-5.6'],
    ['reasoning_effort_requested', 'high'],
    ['reasoning_effort_effective', null],
    ['input_tokens', -1],
    ['input_tokens', 21.5],
    ['reasoning_tokens', -1],
    ['cost_usd', -0.1],
    ['attempt', 0],
    ['used_in_final_artifact', 1],
    ['started_at', '2026-07-16'],
    ['receipt_digest', 'a'.repeat(64)],
    ['api_key', 'x'],
  ])('row %s: %j', (path, to) => {
    expect(row(edited(ROW, path, to)).ok).toBe(false);
  });

  test('everything wrong is told at once', () => {
    const parsed = row({ ...ROW, run_id: '', total_tokens: 1, model: 'x', extra: 1 });
    expect(new Set(places(parsed))).toEqual(new Set(['run_id', 'total_tokens', 'model', 'extra']));
  });
});
