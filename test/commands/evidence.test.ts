/** `sign`, `verify`, `status` and `report`: what they refuse, and that a tampered record ends in a failed step. */
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult } from '../../src/commands/context.ts';
import { keysGenerateCommand } from '../../src/commands/keys.ts';
import { reportCommand, type ReportJson } from '../../src/commands/report.ts';
import { runCommand } from '../../src/commands/run.ts';
import { signCommand } from '../../src/commands/sign.ts';
import { statusCommand } from '../../src/commands/status.ts';
import type { StepsReport } from '../../src/commands/support/steps.ts';
import { verifyCommand } from '../../src/commands/verify.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, RUN_REQUEST, SKILL } from '../support/evidence-repo.ts';
import { createRepo, openRepo, temporaryFolder, type TestRepo } from '../support/repo.ts';

const RUN = 'campaigns/review/runs/run-1';
const RECORDS = [
  'admission.json',
  'journal.jsonl',
  'manifest.baseline.json',
  'manifest.candidate.json',
  'run.json',
  'scores.json',
  'usage.jsonl',
];
const INPUTS = ['campaign.json', 'fixture.json', 'rubric.json'];

let completed: string;
let signed: string;
let key: string;

beforeAll(async () => {
  const repo = await evidenceRepo();
  const context = testContext({ cwd: repo.root });
  key = join(temporaryFolder(), 'key.pem');
  await keysGenerateCommand({ out: key, label: null }, context);
  await runCommand(RUN_REQUEST, context);
  completed = repo.root;
  signed = temporaryFolder();
  cpSync(completed, signed, { recursive: true });
  await signCommand({ run: RUN, key }, testContext({ cwd: signed }));
});

function copyOf(root: string): TestRepo {
  const copy = temporaryFolder();
  cpSync(root, copy, { recursive: true });
  return openRepo(copy);
}

const sign = (root: string, env: Record<string, string> = {}, keyFile: string | null = key): Promise<CommandResult> =>
  signCommand({ run: RUN, key: keyFile }, testContext({ cwd: root, env }));
const verify = (root: string, run = RUN): Promise<CommandResult> => verifyCommand({ run }, testContext({ cwd: root }));

function failed(result: CommandResult): string[] {
  const report = result.json as StepsReport;
  expect(Object.keys(report)).toEqual(['ok', 'steps', 'keyId', 'verdict']);
  return report.steps.filter(({ ok }) => !ok).map(({ name }) => name);
}

describe('sign', () => {
  it('takes the key from the environment as well', async () => {
    const repo = copyOf(completed);
    const result = await sign(repo.root, { EQUIPOISE_SIGNING_KEY: readFileSync(key, 'utf8') }, null);
    expect(result).toMatchObject({ exit: 0, json: { ok: true } });
    expect(failed(await verify(repo.root))).toEqual([]);
  });

  it.each([
    ['no key', {}, null, 'key-missing'],
    ['a key that is none', { EQUIPOISE_SIGNING_KEY: 'hunter2-hunter2' }, null, 'key-unusable'],
    ['a key file that does not exist', {}, '/nonexistent/key.pem', 'file-missing'],
  ])('refuses %s, and repeats nothing of it', async (_, env, keyFile, code) => {
    const repo = copyOf(completed);
    const attempt = sign(repo.root, env, keyFile);
    await expect(attempt).rejects.toMatchObject({ exit: 2, code });
    await expect(attempt).rejects.not.toThrow(/hunter2/u);
    expect(existsSync(repo.path(RUN, 'evidence.dsse.json'))).toBe(false);
  });

  it('does not start beside the key of a model server', async () => {
    const repo = copyOf(completed);
    await expect(sign(repo.root, { OPENAI_API_KEY: 'x' })).rejects.toMatchObject({ exit: 3, code: 'two-secrets' });
    await expect(sign(repo.root, { OPENAI_API_KEY: 'x', EQUIPOISE_SIGNING_KEY: 'y' }, null)).rejects.toMatchObject({
      code: 'two-secrets',
    });
    expect(existsSync(repo.path(RUN, 'evidence.dsse.json'))).toBe(false);
  });

  it('signs with no key that the trust root does not name', async () => {
    const repo = copyOf(completed);
    writeFileSync(repo.path('.equipoise/trust.json'), '{"schemaVersion": "equipoise.trust.v1", "keys": []}');
    expect(failed(await sign(repo.root))).toContain('signing-key');
    expect(existsSync(repo.path(RUN, 'evidence.dsse.json'))).toBe(false);
  });

  it.each([...RECORDS, ...INPUTS])('signs nothing when %s was edited', async (name) => {
    const repo = copyOf(completed);
    const path = repo.path(RECORDS.includes(name) ? RUN : 'campaigns/review', name);
    const text = readFileSync(path, 'utf8');
    // Another digit somewhere in the middle: still the same kind of file.
    const at = text.slice(text.length / 2).search(/[0-9]/u) + Math.floor(text.length / 2);
    writeFileSync(path, `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`);
    const result = await sign(repo.root);
    expect(result).toMatchObject({ exit: 1, json: { ok: false, verdict: null } });
    expect(existsSync(repo.path(RUN, 'evidence.dsse.json'))).toBe(false);
  });

  it('warns of a key that others can read', async () => {
    const repo = copyOf(completed);
    const open = join(temporaryFolder(), 'open.pem');
    writeFileSync(open, readFileSync(key));
    chmodSync(open, 0o644);
    const context = testContext({ cwd: repo.root });
    await signCommand({ run: RUN, key: open }, context);
    expect(context.warned.join('')).toContain('chmod 600');
  });
});

describe('verify', () => {
  it('holds on a fresh clone, and from anywhere in it', async () => {
    const repo = copyOf(signed);
    repo.commit({}, 'Evidence');
    const clone = join(temporaryFolder(), 'clone');
    repo.git('clone', '--quiet', repo.root, clone);
    expect(failed(await verify(clone))).toEqual([]);
    expect(
      failed(await verifyCommand({ run: 'run-1' }, testContext({ cwd: join(clone, 'campaigns/review/runs') }))),
    ).toEqual([]);
    expect(failed(await verifyCommand({ run: join(clone, RUN) }, testContext({ cwd: temporaryFolder() })))).toEqual([]);
  });

  it.each([...RECORDS, ...INPUTS])('fails when a byte is added to %s', async (name) => {
    const repo = copyOf(signed);
    const path = repo.path(RECORDS.includes(name) ? RUN : 'campaigns/review', name);
    writeFileSync(path, `${readFileSync(path, 'utf8')} `);
    const result = await verify(repo.root);
    expect(result).toMatchObject({ exit: 1, json: { ok: false, verdict: null } });
    expect(failed(result)).toContain('subjects');
  });

  it.each([
    ...RECORDS.map((name) => `${RUN}/${name}`),
    ...INPUTS.slice(1).map((name) => `campaigns/review/${name}`),
    '.equipoise/trust.json',
  ])('says which record is missing: %s', async (path) => {
    const repo = copyOf(signed);
    rmSync(repo.path(path));
    const result = await verify(repo.root);
    expect(result.exit).toBe(1);
    expect(failed(result)).toEqual(['records']);
    expect((result.json as StepsReport).steps[0]?.detail).toContain(path);
  });

  it('fails for evidence that lies in the place of another run', async () => {
    const repo = copyOf(signed);
    renameSync(repo.path(RUN), repo.path('campaigns/review/runs/run-2'));
    expect(failed(await verify(repo.root, 'campaigns/review/runs/run-2'))).toContain('place');
  });

  it('fails for a run that is not signed', async () => {
    expect(failed(await verify(completed))).toEqual(['envelope']);
  });

  it('needs the reviewed commits, and says how to get them', async () => {
    const repo = copyOf(signed);
    repo.commit({}, 'Evidence');
    repo.commit({ later: '1' });
    const clone = join(temporaryFolder(), 'clone');
    repo.git('clone', '--quiet', '--depth', '1', `file://${repo.root}`, clone);
    const result = await verify(clone);
    expect(result.exit).toBe(3);
    expect(failed(result)).toEqual(['records']);
    expect(result.text).toContain('git fetch --unshallow');
  });

  it('reads instructions from git, whatever the work tree says', async () => {
    const repo = copyOf(signed);
    writeFileSync(repo.path(SKILL), 'changed');
    expect(failed(await verify(repo.root))).toEqual([]);
  });
});

describe('a folder that is no run', () => {
  it.each(['.', 'campaigns', 'campaigns/review', 'campaigns/review/runs', 'gone', 'campaigns/review/campaign.json'])(
    'is a wrong call for every command: %s',
    async (run) => {
      const context = testContext({ cwd: completed });
      await expect(verifyCommand({ run }, context)).rejects.toMatchObject({ exit: 2 });
      await expect(signCommand({ run, key }, context)).rejects.toMatchObject({ exit: 2 });
      await expect(statusCommand({ run }, context)).rejects.toMatchObject({ exit: 2 });
      await expect(reportCommand({ run, html: null, format: 'markdown' }, context)).rejects.toMatchObject({ exit: 2 });
    },
  );

  it('outside a repository is the machine’s fault', async () => {
    const folder = temporaryFolder();
    cpSync(join(completed, 'campaigns'), join(folder, 'campaigns'), { recursive: true });
    await expect(verify(folder)).rejects.toMatchObject({ exit: 3, code: 'not-a-repository' });
    const empty = createRepo();
    cpSync(join(completed, 'campaigns'), empty.path('campaigns'), { recursive: true });
    await expect(verify(empty.root)).rejects.toMatchObject({ findings: [{ code: 'policy-missing' }] });
  });
});

describe('report', () => {
  const report = async (root: string, format: 'markdown' | 'terminal' = 'markdown'): Promise<CommandResult> =>
    reportCommand({ run: RUN, html: null, format }, testContext({ cwd: root }));

  it('says whether the run is signed, and whether the evidence holds', async () => {
    expect((await report(completed)).json).toMatchObject({ verification: null, synthetic: true, status: 'completed' });
    expect((await report(signed)).json).toMatchObject({ verification: { ok: true } });
    const repo = copyOf(signed);
    writeFileSync(repo.path(RUN, 'scores.json'), `${readFileSync(repo.path(RUN, 'scores.json'), 'utf8')} `);
    const broken = await report(repo.root);
    expect(broken).toMatchObject({ exit: 1, json: { verification: { ok: false } } });
    expect(broken.text).toContain('Do not rely on this report');
  });

  it('accounts for every request, by outcome and arm', async () => {
    const { outcomes } = (await report(completed)).json as ReportJson;
    expect(outcomes.reduce((sum, { baseline }) => sum + baseline, 0)).toBe(6);
    expect(outcomes.reduce((sum, { candidate }) => sum + candidate, 0)).toBe(6);
  });

  it('gives the same text every time, and plain text for a terminal', async () => {
    expect((await report(signed)).text).toBe((await report(signed)).text);
    expect((await report(signed, 'terminal')).text).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('has nothing to say about a run that was never admitted', async () => {
    const repo = copyOf(completed);
    for (const name of RECORDS) rmSync(repo.path(RUN, name));
    await expect(report(repo.root)).rejects.toMatchObject({ exit: 1, findings: [{ code: 'file-missing' }] });
    expect((await statusCommand({ run: RUN }, testContext({ cwd: repo.root }))).json).toMatchObject({
      status: 'planned',
      runId: '',
    });
  });
});
