/**
 * Executes docs/verify-by-hand.md as written, in a real repository with real evidence; then again after each kind of
 * tampering, which the page must notice.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { trustedKey } from '../../src/evidence/trust.ts';
import { canonicalJson } from '../../src/protocol/canonical.ts';
import type { Campaign } from '../../src/protocol/campaign.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { createRun, EXAMPLE_INSTRUCTIONS, type BundleOptions, type Fate, type TestRun } from '../support/bundle.ts';
import { KEY, keyOf, sign, TRUST, trustOf, VALID_FROM } from '../support/evidence.ts';
import { createRepo, GIT_ENVIRONMENT, temporaryFolder, type TestRepo } from '../support/repo.ts';
import { missingTools, testWithTools } from '../support/tools.ts';

const PAGE = readFileSync(new URL('../../docs/verify-by-hand.md', import.meta.url), 'utf8');
const BLOCKS = [...PAGE.matchAll(/^```sh\n([^]*?)^```$/gmu)].map(([, block]) => block!);
const SKILL = 'skills/review/SKILL.md';
const CAMPAIGN = 'campaigns/demo';
const RUN = `${CAMPAIGN}/runs/run-1`;

const repos: TestRepo[] = [];
afterAll(() => repos.forEach((repo) => repo.remove()));

/** A repository with both instructions in its history, trust.json on main, and one signed run. */
function repository(
  trust = TRUST,
  key = KEY,
  campaign: (campaign: Campaign) => Campaign = (same) => same,
  options: BundleOptions = {},
): TestRepo {
  const repo = createRepo();
  repos.push(repo);
  const baseline = repo.commit({ [SKILL]: EXAMPLE_INSTRUCTIONS.baseline });
  const candidate = repo.commit({ [SKILL]: EXAMPLE_INSTRUCTIONS.candidate });
  const run = createRun({ ...options, campaign: (plain) => campaign(at(plain, baseline, candidate)) });
  repo.commit({ '.equipoise/trust.json': trust, ...filesOf(run), ...signatureOf(run, key) });
  return repo;
}

function at(campaign: Campaign, baseline: string, candidate: string): Campaign {
  const commits = { baseline, candidate };
  return {
    ...campaign,
    candidates: campaign.candidates.map((arm) => ({ ...arm, reviewedCommit: commits[arm.role] })),
  };
}

function filesOf({ bundle }: TestRun): Record<string, Uint8Array> {
  return {
    [`${CAMPAIGN}/campaign.json`]: bundle.campaign,
    [`${CAMPAIGN}/fixture.json`]: bundle.fixture,
    [`${CAMPAIGN}/rubric.json`]: bundle.rubric,
    [`${RUN}/admission.json`]: bundle.admission,
    [`${RUN}/journal.jsonl`]: bundle.journal,
    [`${RUN}/run.json`]: bundle.run,
    [`${RUN}/usage.jsonl`]: bundle.usage,
    [`${RUN}/scores.json`]: bundle.scores,
    [`${RUN}/manifest.baseline.json`]: bundle.manifests.baseline,
    [`${RUN}/manifest.candidate.json`]: bundle.manifests.candidate,
    ...Object.fromEntries(bundle.reconciliations.map(({ name, bytes }) => [`${RUN}/reconciliations/${name}`, bytes])),
  };
}

function signatureOf(run: TestRun, key = KEY): Record<string, Uint8Array> {
  const { envelope, sshSignature } = sign(run, key, trustOf(trustedKey(key.raw, VALID_FROM)));
  return { [`${RUN}/evidence.dsse.json`]: envelope, [`${RUN}/evidence.sshsig`]: sshSignature };
}

/** All blocks of the page in one bash, as a reader would paste them. */
function follow(repo: TestRepo, blocks: readonly string[] = BLOCKS): { code: number | null; out: string } {
  const script = [...blocks, 'rm -r "$work"'].join('\n');
  const { status, stdout, stderr } = spawnSync('bash', [], {
    cwd: repo.root,
    input: script,
    encoding: 'utf8',
    env: { ...GIT_ENVIRONMENT, TMPDIR: repo.root },
  });
  return { code: status, out: stdout + stderr };
}

function edit(repo: TestRepo, path: string, change: (text: string) => string): TestRepo {
  const before = readFileSync(repo.path(path), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  repo.write(path, after);
  return repo;
}

test('each of the seven numbered sections has commands, and every command block is run', () => {
  const sections = PAGE.split(/^## /mu).filter((section) => /^[1-7]\. /u.test(section));
  expect(sections).toHaveLength(7);
  for (const section of sections) expect(section).toMatch(/^```sh$/mu);
  expect(PAGE.match(/^```/gmu)).toHaveLength(2 * BLOCKS.length);
});

describe('followed as written', () => {
  const missing = missingTools('bash', 'git', 'openssl', 'jq', 'sha256sum', 'base64', 'ssh-keygen', 'node');

  testWithTools(missing, 'good evidence passes to the last line', () => {
    const { code, out } = follow(repository());
    expect(out).toContain('Signature Verified Successfully');
    expect(out.match(/: OK$/gmu)).toHaveLength(12);
    expect(out).toContain('preferred-for-this-category: 5 of 5 pairs; synthetic: true');
    expect(out).toContain(`Good "evidence@equipoise" signature for ${KEY.keyId}`);
    expect(code).toBe(0);
  });

  testWithTools(missing, 'evidence by a key that has been retired since passes too', () => {
    const retired = { ...trustedKey(KEY.raw, VALID_FROM), validUntil: '2026-07-16T13:00:01.000Z' };
    const { code, out } = follow(repository(trustOf(retired)));
    expect(out).toContain('Good "evidence@equipoise" signature');
    expect(code).toBe(0);
  });

  testWithTools(missing, 'without evidence.sshsig the page ends early and well', () => {
    const repo = repository();
    rmSync(repo.path(RUN, 'evidence.sshsig'));
    const { code, out } = follow(repo);
    expect(out).toContain('no evidence.sshsig');
    expect(code).toBe(0);
  });

  const entry = trustedKey(KEY.raw, VALID_FROM);
  testWithTools(missing, 'a key that is revoked, unknown, renamed or out of its time is refused', () => {
    const roots = [
      trustOf({ ...entry, revoked: { at: VALID_FROM, reason: 'Lost.' } }),
      trustOf(trustedKey(keyOf(3).raw, VALID_FROM)),
      trustOf({ ...entry, publicKey: trustedKey(keyOf(3).raw, VALID_FROM).publicKey }),
      trustOf({ ...entry, validFrom: '2026-07-16T13:00:00.001Z' }),
      trustOf({ ...entry, validUntil: '2026-07-16T13:00:00.000Z' }),
    ];
    for (const trust of roots) expect(follow(repository(trust)).code).not.toBe(0);
  });

  testWithTools(missing, 'tampering is noticed, in the section that is about it', () => {
    const repo = repository();
    const good = new Map(
      ['campaign.json', 'fixture.json', 'rubric.json'].map((name) => [
        `${CAMPAIGN}/${name}`,
        readFileSync(repo.path(CAMPAIGN, name)),
      ]),
    );
    const records = ['admission.json', 'journal.jsonl', 'run.json', 'usage.jsonl', 'scores.json'];
    for (const name of [...records, 'manifest.baseline.json', 'manifest.candidate.json']) {
      good.set(`${RUN}/${name}`, readFileSync(repo.path(RUN, name)));
    }
    for (const [path, bytes] of good) {
      const { code, out } = follow(edit(repo, path, (text) => text.replace(/1/u, '2')));
      expect(out).toContain(`${path}: FAILED`);
      expect(code).not.toBe(0);
      repo.write(path, bytes);
    }
    const envelope = `${RUN}/evidence.dsse.json`;
    const untouched = readFileSync(repo.path(envelope));
    const forged = edit(repo, envelope, (text) =>
      text.replace(/"payload":"(.*?)"/u, (_, payload: string) => {
        const better = Buffer.from(payload, 'base64').toString().replace('"synthetic":true', '"synthetic":false');
        return `"payload":"${Buffer.from(better).toString('base64')}"`;
      }),
    );
    expect(follow(forged).out).toMatch(/Signature Verification Failure/u);
    expect(follow(forged).code).not.toBe(0);
    repo.write(envelope, untouched);
    const foreign = createRun({ runId: 'run-2' });
    for (const [path, bytes] of Object.entries({ ...filesOf(foreign), ...signatureOf(foreign) }))
      repo.write(path, bytes);
    expect(follow(repo).code).not.toBe(0);
  });

  testWithTools(
    missing,
    'a run whose lost requests were settled passes, and fails with any file of that changed',
    () => {
      const fates: readonly Fate[] = ['found', 'receipted', 'replayed', 'given-up'];
      const fate = ({ pairIndex }: { readonly pairIndex: number }): Fate => fates[pairIndex] ?? 'good';
      const repo = repository(TRUST, KEY, (same) => same, { pairs: 6, fate });
      const folder = `${RUN}/reconciliations`;
      const names = readdirSync(repo.path(folder)).sort();
      expect(names.length).toBeGreaterThan(10);
      const whole = follow(repo);
      expect(whole.out.match(/: OK$/gmu)).toHaveLength(12 + names.length);
      expect(whole.out).toContain(`Good "evidence@equipoise" signature for ${KEY.keyId}`);
      expect(whole.code).toBe(0);

      const [first = '', second = ''] = names;
      const bytes = readFileSync(repo.path(folder, first));
      const spoil: readonly (() => void)[] = [
        () => repo.write(`${folder}/${first}`, bytes.toString('utf8').replace('attempt', 'Attempt')),
        () => rmSync(repo.path(folder, first)),
        () => repo.write(`${folder}/9999-00000000.json`, '{}\n'),
        () => repo.write(`${folder}/${first.replace('.json', 'x.json')}`, bytes),
        () => renameSync(repo.path(folder, first), repo.path(folder, '0001-ffffffff.json')),
        () => repo.write(`${folder}/${first}`, readFileSync(repo.path(folder, second))),
        () => rmSync(repo.path(folder), { recursive: true }),
      ];
      for (const change of spoil) {
        const copy = temporaryFolder();
        cpSync(repo.root, copy, { recursive: true });
        change();
        const { code, out } = follow(repo);
        expect([change.toString(), out.includes('"evidence@equipoise" signature'), code === 0]).toEqual([
          change.toString(),
          false,
          false,
        ]);
        rmSync(repo.path(folder), { recursive: true, force: true });
        cpSync(join(copy, folder), repo.path(folder), { recursive: true });
      }
      expect(follow(repo).code).toBe(0);
    },
  );

  testWithTools(missing, 'another SSH signature fails in the last section', () => {
    const repo = repository();
    const other = signatureOf(createRun({ runId: 'run-2' }))[`${RUN}/evidence.sshsig`]!;
    repo.write(`${RUN}/evidence.sshsig`, other);
    const { code, out } = follow(repo);
    expect(out).toContain('Signature Verified Successfully');
    expect(out).toMatch(/Signature verification failed/u);
    expect(code).not.toBe(0);
  });

  testWithTools(
    missing,
    'jq’s spelling is canonical where the page says so, and JavaScript’s where jq’s is not',
    () => {
      const hash = (repo: TestRepo, command: string): string => {
        const script = `set -euo pipefail; campaign=${CAMPAIGN}\n${command}`;
        return spawnSync('bash', [], { cwd: repo.root, input: script, encoding: 'utf8' }).stdout.slice(0, 64);
      };
      const javascript = BLOCKS.find((block) => block.includes('node -e'))!;
      const jq = 'jq -cjS . "$campaign/campaign.json" | sha256sum';
      const tiny = repository(TRUST, KEY, (campaign) => ({
        ...campaign,
        budget: { ...campaign.budget, inputUsdPerMillionTokens: 0.000001 },
      }));
      const plain = repository();
      for (const repo of [plain, tiny]) {
        const campaign: unknown = JSON.parse(readFileSync(repo.path(CAMPAIGN, 'campaign.json'), 'utf8'));
        expect(hash(repo, javascript)).toBe(sha256Hex(canonicalJson(campaign)));
      }
      expect(hash(plain, jq)).toBe(hash(plain, javascript));
    },
  );
});
