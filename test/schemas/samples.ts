/** Valid documents of every format that has a published schema: where mutation starts. */

import { defaultPolicy } from '../../src/repository/policy.ts';
import { bindReceipt, modelUsageRecordSchema } from '../../src/route/receipt.ts';
import { baseCampaign } from '../protocol/helpers.ts';
import { golden } from '../route/helpers.ts';
import { qualificationSamples } from '../ledger/support/qualification.ts';
import { createRun } from '../support/bundle.ts';
import type { Fate } from '../support/bundle.ts';
import { sign, TRUST } from '../support/evidence.ts';
import { exampleFixture, exampleRubric } from '../support/example-trial.ts';

const FATES: readonly Fate[] = ['good', 'retried', 'exhausted', 'truncated', 'unsafe'];
const LOST: readonly Fate[] = ['found', 'receipted', 'replayed', 'given-up'];
const createBundle = () => createRun({ fate: (request) => FATES[request.pairIndex] ?? 'good' }).bundle;

/** A run in which requests were lost and then settled in every way there is. */
const createReconciled = () => createRun({ fate: (request) => LOST[request.pairIndex] ?? 'good' });

const parse = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
const lines = (bytes: Uint8Array): unknown[] => new TextDecoder().decode(bytes).trimEnd().split('\n').map((line) => JSON.parse(line) as unknown);

/** One journal line of each kind of event. */
function oneOfEach(events: readonly unknown[]): unknown[] {
  return [...new Map(events.map((event) => [(event as { event: string }).event, event])).values()];
}

function statement(run = createRun()): unknown {
  const envelope = parse(sign(run).envelope) as { payload: string };
  return JSON.parse(atob(envelope.payload));
}

const usage = () => modelUsageRecordSchema.parse({
  schema_version: 'aar.model-usage.v1',
  accounting_source: 'provider_reported',
  input_tokens: 9,
  output_tokens: 1,
  total_tokens: 10,
});

const reference = (path: string) => ({ path, sha256: 'a'.repeat(64) });
const pairedManifest = {
  schema_version: 'aar-prime.run-manifest.v1',
  run_id: 'run-aar-synthetic-001',
  case_id: 'S01',
  arm: 'aar',
  track: 'paired',
  attempt: 1,
  contender: { name: 'aar', version: '0.3.0a2', launch_digest: `sha256:${'b'.repeat(64)}`, adapter_version: null },
  fixture: reference('fixtures/s01.json'),
  oracle: reference('oracles/s01.json'),
  route: golden.benchmark_adapter.route_fragment,
  budgets: { wall_time_seconds: 600, provider_total_tokens: 80_000, model_requests: 20 },
  status: 'succeeded',
  started_at: '2026-07-16T12:00:00.000Z',
  completed_at: '2026-07-16T12:05:00.000Z',
  artifact_manifest: reference('artifacts.json'),
  usage_ledger: reference('usage.jsonl'),
};

/** By name of the schema; made when asked for. */
export const SAMPLES: Readonly<Record<string, () => readonly unknown[]>> = {
  admission: () => [parse(createBundle().admission)],
  campaign: () => [baseCampaign(), parse(createBundle().campaign)],
  cancellation: () => [
    {
      schemaVersion: 'equipoise.cancellation.v1',
      runId: 'run-1',
      campaignSha256: 'a'.repeat(64),
      at: '2026-07-16T13:00:00.000Z',
      code: 'operator',
      reason: 'The server is gone for good.',
    },
  ],
  fixture: () => [exampleFixture()],
  'journal-event': () =>
    oneOfEach([...lines(createBundle().journal), ...lines(createReconciled().bundle.journal), ...lines(createRun({ ending: 'paused' }).bundle.journal)]),
  manifest: () => Object.values(createBundle().manifests).map(parse),
  'model-route-catalog': () => [golden.upstream_fixture.catalog, golden.cases[2]?.catalog],
  'run-manifest': () => [pairedManifest],
  'usage-ledger-row': () => [golden.benchmark_adapter.usage_row],
  policy: () => [defaultPolicy('example-skills')],
  qualification: () => qualificationSamples(),
  receipt: () => [bindReceipt(golden.upstream_fixture.receipt, usage(), 'a'.repeat(64))],
  reconciliation: () => createReconciled().bundle.reconciliations.slice(0, 5).map(({ bytes }) => parse(bytes)),
  rubric: () => [exampleRubric()],
  run: () => [parse(createBundle().run)],
  scores: () => [parse(createBundle().scores)],
  statement: () => [statement(), statement(createReconciled())],
  trust: () => [parse(TRUST)],
  'usage-row': () => lines(createBundle().usage).slice(0, 6),
};

/** Samples of a format; a format without any cannot be compared. */
export function samplesOf(name: string): readonly unknown[] {
  const make = SAMPLES[name];
  if (make === undefined) throw new Error(`There is no sample of the format ${name}; add one to SAMPLES.`);
  return make();
}
