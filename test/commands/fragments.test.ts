/** `fragments` on real run folders: what is emitted, what is refused, and that all reasons come at once. */
import { afterAll, expect, it } from 'vitest';
import { fragmentsCommand, type FragmentsReport } from '../../src/commands/fragments.ts';
import { CONDITION_IDS } from '../../src/evidence/fairness.ts';
import type { Campaign } from '../../src/protocol/campaign.ts';
import { defaultPolicy } from '../../src/repository/policy.ts';
import { parseRunManifest, parseUsageLedgerRow } from '../../src/route/aar-prime.ts';
import type { ModelRouteProfile } from '../../src/route/profile.ts';
import { buildProgram } from '../../src/faces/cli-commands.ts';
import type { Pending } from '../../src/faces/cli-flags.ts';
import { jsonBytes, valueOf } from '../protocol/helpers.ts';
import { EXAMPLE_INSTRUCTIONS, type BundleOptions } from '../support/bundle.ts';
import { testContext } from '../support/context.ts';
import { TRUST } from '../support/evidence.ts';
import { pairedRun } from '../support/paired-run.ts';
import { createRepo, type TestRepo } from '../support/repo.ts';

const SKILL = 'skills/review/SKILL.md';

const repos: TestRepo[] = [];
afterAll(() => repos.forEach((repo) => repo.remove()));

interface Place {
  readonly repo: TestRepo;
  readonly run: string;
}

/** A repository with one run of that make in it. */
function place(options: BundleOptions = {}, profile: Partial<ModelRouteProfile> = {}): Place {
  const repo = createRepo();
  repos.push(repo);
  const baseline = repo.commit({ [SKILL]: EXAMPLE_INSTRUCTIONS.baseline });
  const commits = { baseline, candidate: repo.commit({ [SKILL]: EXAMPLE_INSTRUCTIONS.candidate }) };
  const campaign = (plain: Campaign): Campaign => {
    const candidates = plain.candidates.map((arm) => ({ ...arm, reviewedCommit: commits[arm.role] }));
    return (options.campaign ?? ((same) => same))({ ...plain, candidates });
  };
  const { bundle, place: folders } = pairedRun({ ...options, campaign }, profile);
  const home = `campaigns/${folders.campaignFolder}`;
  const run = `${home}/runs/${folders.runFolder}`;
  repo.commit({
    '.equipoise/policy.json': jsonBytes(defaultPolicy('example-skills')),
    '.equipoise/trust.json': TRUST,
    ...{ [`${home}/campaign.json`]: bundle.campaign, [`${home}/fixture.json`]: bundle.fixture },
    ...{ [`${home}/rubric.json`]: bundle.rubric, [`${run}/admission.json`]: bundle.admission },
    ...{ [`${run}/journal.jsonl`]: bundle.journal, [`${run}/run.json`]: bundle.run },
    ...{ [`${run}/usage.jsonl`]: bundle.usage, [`${run}/scores.json`]: bundle.scores },
    [`${run}/manifest.baseline.json`]: bundle.manifests.baseline,
    [`${run}/manifest.candidate.json`]: bundle.manifests.candidate,
  });
  return { repo, run };
}

async function fragments({ repo, run }: Place, arm: 'aar' | 'prime' | null = null) {
  const result = await fragmentsCommand({ run, arm }, testContext({ cwd: repo.root }));
  return { ...result, report: result.json as FragmentsReport };
}

const codesOf = (report: FragmentsReport) => report.arms.map(({ refusals }) => refusals.map(({ code }) => code));

it('emits both arms of a clean run, and what it emits makes valid records', async () => {
  const { exit, report, text } = await fragments(place());
  expect(exit).toBe(0);
  expect(report.conditions.map(({ id, ok }) => [id, ok])).toEqual(CONDITION_IDS.map((id) => [id, true]));
  expect(report.arms.map(({ arm, role, ok }) => [arm, role, ok])).toEqual([
    ['aar', 'candidate', true],
    ['prime', 'baseline', true],
  ]);
  for (const { arm, route, usageRows } of report.arms) {
    expect(usageRows.map(({ request_index: index }) => index)).toEqual([1, 2, 3, 4, 5]);
    for (const row of usageRows) {
      expect(valueOf(parseUsageLedgerRow(jsonBytes(row), 'usage.jsonl'))).toEqual(row);
      expect(row).toMatchObject({ arm, run_id: 'paired-run-1', attempt: 1, used_in_final_artifact: true });
      // 900 to 904 input tokens at 0.5 and 200 or 260 output tokens at 3 dollars a million.
      expect(row.cost_usd).toBeCloseTo((row.input_tokens * 0.5 + row.output_tokens * 3) / 1_000_000, 12);
      expect(row.started_at! < row.completed_at!).toBe(true);
    }
    const manifest = {
      ...{ schema_version: 'aar-prime.run-manifest.v1', run_id: 'paired-run-1', case_id: 'S01', arm, track: 'paired' },
      ...{ attempt: 1, route, status: 'running', budgets: { wall_time_seconds: 60, provider_total_tokens: 6000 } },
      contender: { name: arm, version: '1', launch_digest: `sha256:${'a'.repeat(64)}` },
      fixture: { path: 'fixture.json', sha256: 'a'.repeat(64) },
      oracle: { path: 'rubric.json', sha256: 'b'.repeat(64) },
    };
    expect(valueOf(parseRunManifest(jsonBytes(manifest), 'manifest.json')).route).toEqual(route);
  }
  const digests = report.arms.flatMap(({ usageRows }) => usageRows.map((row) => row.receipt_digest));
  expect(new Set(digests).size).toBe(10);
  expect(text).toContain('ok    arm aar');
});

it('emits one arm alone when the command line asks for it', async () => {
  const { repo, run } = place();
  const chosen: Pending[] = [];
  const line = ['fragments', run, '--arm', 'prime', '--json'];
  await buildProgram((pending) => void chosen.push(pending)).parseAsync(line, { from: 'user' });
  expect(chosen).toMatchObject([{ json: true }]);
  const { exit, json } = await chosen[0]!.run(testContext({ cwd: repo.root }));
  expect(exit).toBe(0);
  expect((json as FragmentsReport).arms.map(({ arm, ok }) => [arm, ok])).toEqual([['prime', true]]);
});

it.each<[what: string, options: BundleOptions, profile: Partial<ModelRouteProfile>, codes: string[]]>([
  ['a short name', { runId: 'run-1' }, {}, ['run-id']],
  ['the synthetic driver', { synthetic: true }, {}, ['synthetic']],
  ['another effort', {}, { reasoning_effort: 'high' }, ['requested-route', 'effective-route']],
  [
    'another model',
    { campaign: (plain) => ({ ...plain, model: { ...plain.model, version: 'gpt-5.6-sol' } }) },
    { model: 'gpt-5.6-sol' },
    ['requested-route', 'effective-route'],
  ],
])('refuses both arms for %s', async (_what, options, profile, codes) => {
  const { exit, report } = await fragments(place(options, profile));
  expect(exit).toBe(1);
  expect(codesOf(report)).toEqual([codes, codes]);
  expect(report.arms.every(({ route, usageRows }) => route === null && usageRows.length === 0)).toBe(true);
});

it('a retry of one arm is told, and makes the comparison unfair for both', async () => {
  const fate: BundleOptions['fate'] = ({ role, pairIndex }) =>
    role === 'candidate' && pairIndex === 2 ? 'retried' : 'good';
  const { report, text } = await fragments(place({ fate }));
  expect(codesOf(report)).toEqual([['unfair', 'attempt-failed', 'retried'], ['unfair']]);
  expect(report.conditions.filter(({ ok }) => !ok).map(({ id }) => id)).toEqual([
    'usage-for-every-attempt',
    'route-evidence',
  ]);
  expect(text).toContain('1 of 6 calls repeated an earlier call');
  expect(text).toContain('[retried]');
});

it('a wasted answer and a drifted one are refused where they are', async () => {
  const answer: BundleOptions['answer'] = (received, { role, pairIndex }) => {
    if (role !== 'candidate' || pairIndex !== 2) return received;
    const effective = received.effective && { ...received.effective, reasoningEffort: 'high' };
    return { ...received, effective, rejection: 'route-drift' };
  };
  const fate: BundleOptions['fate'] = ({ role, pairIndex }) =>
    role === 'baseline' && pairIndex === 3 ? 'truncated' : 'good';
  const { report } = await fragments(place({ answer, fate }));
  expect(codesOf(report)).toEqual([
    ['unfair', 'route-unproven'],
    ['unfair', 'wasted'],
  ]);
});

it('a paused run with a lost request: every reason at once', async () => {
  const fate: BundleOptions['fate'] = ({ position }) => (position === 1 ? 'lost' : 'good');
  const { report } = await fragments(place({ fate, ending: 'paused', runId: 'r' }, { reasoning_effort: null }));
  const lost = codesOf(report).find((codes) => codes.includes('outcome-unknown'));
  expect(lost).toEqual(['unfair', 'run-id', 'run-unfinished', 'requested-route', 'outcome-unknown']);
});

it('records that were edited give nothing, whatever they say', async () => {
  const where = place();
  where.repo.write(`${where.run}/usage.jsonl`, '');
  const { exit, report } = await fragments(where);
  expect(exit).toBe(1);
  expect(codesOf(report)).toEqual([['records'], ['records']]);
  where.repo.write(`${where.run}/journal.jsonl`, 'nonsense\n');
  const second = await fragments(where);
  expect(codesOf(second.report)).toEqual([
    ['records', 'unfair'],
    ['records', 'unfair'],
  ]);
  expect(second.report.conditions.map(({ id, ok }) => [id, ok])).toEqual(CONDITION_IDS.map((id) => [id, false]));
});
