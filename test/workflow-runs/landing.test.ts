/** Where signed evidence goes, what keeps it from being made, and that no failure on the way loses a run that was paid for. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { pkcs8Pem } from '../../src/evidence/keys.ts';
import type { StepResult } from '../simulator/runner.ts';
import { secretForms } from '../support/canary.ts';
import { equipoise } from '../support/dist.ts';
import { keyOf } from '../support/evidence.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import { failureOf } from './model-stage.ts';
import { output, setStage, type Stage, type StageOptions } from './stage.ts';

const LONG = { timeout: 300_000 };
const TRUST = '.equipoise/trust.json';
/** The first GraphQL request of `sign` reads who made the commits of the pull request; the next one commits. */
const COMMITTING = 1;

interface Executed {
  readonly stage: Stage;
  readonly executed: StepResult;
  /** Folder of the run, and the branch for its evidence when the pull request's own cannot take it. */
  readonly folder: string;
  readonly apart: string;
}

/** A run that is complete and waits for its signature. */
async function execute(options: StageOptions = {}): Promise<Executed> {
  const stage = await setStage(options);
  stage.approve();
  stage.dispatch();
  const executed = await stage.execute(output(await stage.authorize(), 'run-ref')).done;
  const runId = output(executed, 'run-id');
  return {
    stage,
    executed,
    folder: `campaigns/${stage.campaignId}/runs/${runId}`,
    apart: `equipoise/evidence/${stage.campaignId}/${runId}`,
  };
}

const branchesOf = ({ repo }: Stage): object => Object.fromEntries(repo.refs());

function clone({ repo }: Stage, branch: string): string {
  const folder = temporaryFolder();
  execFileSync('git', ['clone', '-q', '--branch', branch, repo.repo.store.path, folder], { env: GIT_ENVIRONMENT });
  return folder;
}

describe('a signer that is not to be believed', () => {
  let made: Executed;
  beforeAll(async () => {
    made = await execute();
  }, 120_000);
  afterAll(() => made.stage.github.close());

  /** Signs, demands that it is refused, and that nothing was committed anywhere. */
  async function refused(given: Parameters<Stage['sign']>[1] = {}): Promise<string> {
    const { stage, executed } = made;
    const before = branchesOf(stage);
    const step = await stage.sign(executed, given);
    expect(branchesOf(stage)).toEqual(before);
    expect([...step.outputs.keys()].filter((name) => name.startsWith('evidence-'))).toEqual([]);
    return failureOf(step);
  }
  const withTrust = async (
    change: (key: Record<string, unknown>) => void,
    work: () => Promise<void>,
  ): Promise<void> => {
    const { repo, owner } = made.stage;
    const before = repo.read('main', TRUST).toString('utf8');
    const trust = JSON.parse(before) as { keys: Record<string, unknown>[] };
    for (const key of trust.keys) change(key);
    repo.commit({ files: { [TRUST]: `${JSON.stringify(trust, null, 2)}\n` }, author: owner });
    await work();
    repo.commit({ files: { [TRUST]: before }, author: owner });
  };

  it('has a key that trust.json does not name', LONG, async () => {
    const other = pkcs8Pem(keyOf(5).seed);
    const message = await refused({ env: { EQUIPOISE_SIGNING_KEY: other }, secrets: [other] });
    expect(message).toContain('[evidence-invalid]');
    expect(message).toContain(keyOf(5).keyId);
  });

  it('has something that is no key, which is not repeated', LONG, async () => {
    const text = 'this is-no-key-7f3a';
    const step = await made.stage.sign(made.executed, { env: { EQUIPOISE_SIGNING_KEY: text } });
    expect(failureOf(step)).toContain('[key-unusable]');
    expect(step.raw).not.toContain(text);
  });

  it('has no key', LONG, async () => {
    expect(await refused({ env: { EQUIPOISE_SIGNING_KEY: '' } })).toContain('[key-missing]');
  });

  it('has a key that was revoked on the default branch', LONG, async () => {
    await withTrust(
      (key) => {
        key['revoked'] = { at: '2026-07-16T12:30:00.000Z', reason: 'Lost.' };
      },
      async () => {
        const message = await refused();
        expect(message).toContain('[evidence-invalid]');
        expect(message).toContain('revoked');
      },
    );
  });

  it('has a key that was retired', LONG, async () => {
    await withTrust(
      (key) => {
        key['validUntil'] = '2026-08-01T00:00:00.000Z';
      },
      async () => {
        const message = await refused();
        expect(message).toContain('[evidence-invalid]');
        expect(message).toContain('retired');
      },
    );
  });

  it('holds the key of a gateway as well', LONG, async () => {
    expect(await refused({ env: { OPENAI_API_KEY: 'sk-of-a-gateway-0000' } })).toContain('[authorities-merged]');
  });

  it('and one that is fine signs the same run afterwards', LONG, async () => {
    const { stage, executed, folder } = made;
    const signed = await stage.sign(executed);
    expect(signed).toMatchObject({ conclusion: 'success' });
    expect(equipoise(['verify', folder], { cwd: clone(stage, 'campaign') })).toMatchObject({ code: 0 });
    // And the key that made the signature is in nothing that came of it.
    const objects = stage.repo.repo.store.bytes(['cat-file', '--batch-all-objects', '--batch']).toString('latin1');
    const left = [JSON.stringify([signed.raw, signed.summary, [...signed.outputs], stage.pull.comments]), objects].join(
      '',
    );
    const body = stage.signingKey.replace(/-----[^-]+-----|\s/gu, '');
    const seed = Buffer.from(body, 'base64').subarray(-32).toString('hex');
    // The first half of the body is the same for every key of its kind.
    const forms = [...Object.values(secretForms(body.slice(body.length / 2))), ...Object.values(secretForms(seed))];
    expect(forms.filter((form) => left.includes(form))).toEqual([]);
  });
});

describe('evidence', () => {
  let made: Executed | null = null;
  afterEach(async () => {
    await made?.stage.github.close();
    made = null;
  });

  /** Demands that the evidence lies on its own branch, with the campaign beside it and nothing else, and verifies in a clone. */
  function expectApart({ stage, folder, apart }: Executed, signed: StepResult): void {
    const { repo } = stage;
    expect(signed).toMatchObject({ conclusion: 'success' });
    expect(output(signed, 'evidence-branch')).toBe(apart);
    expect(output(signed, 'evidence-commit')).toBe(repo.head(apart));
    const pull = stage.github.pull(repo, Number(output(signed, 'evidence-pull-request')));
    expect(pull.pull).toMatchObject({ headBranch: apart, baseBranch: 'main', state: 'open' });
    const changed = repo.repo.store.text('diff', '--name-only', 'main', apart).split('\n');
    expect(changed).toContain(`${folder}/evidence.dsse.json`);
    expect(changed).toEqual(expect.arrayContaining(Object.keys(stage.files)));
    expect(changed.filter((path) => !path.startsWith(`${folder}/`) && !Object.hasOwn(stage.files, path))).toEqual([]);
    const folderOfClone = clone(stage, apart);
    for (const file of ['policy', 'trust', 'routes'])
      expect(readFileSync(`${folderOfClone}/.equipoise/${file}.json`)).toEqual(
        repo.read('main', `.equipoise/${file}.json`),
      );
    expect(equipoise(['verify', folder], { cwd: folderOfClone })).toMatchObject({ code: 0 });
  }

  it('of a branch that has moved goes to one of its own, once', LONG, async () => {
    made = await execute();
    const { stage, executed } = made;
    stage.source.commit({ branch: 'campaign', files: { 'README.md': 'Moved on.\n' }, author: stage.author });
    const moved = stage.repo.head('campaign');
    const signed = await stage.sign(executed);
    expectApart(made, signed);
    expect(stage.repo.head('campaign')).toBe(moved);

    const branches = branchesOf(stage);
    const again = await stage.sign(executed);
    expect(again).toMatchObject({ conclusion: 'success' });
    expect(again.log).toContain('committed before');
    expect(branchesOf(stage)).toEqual(branches);
    for (const name of ['evidence-commit', 'evidence-branch', 'evidence-pull-request'])
      expect(output(again, name)).toBe(output(signed, name));
  });

  it('of a run whose approval was taken back since waits on one of its own', LONG, async () => {
    made = await execute();
    const { stage, executed } = made;
    for (const review of stage.pull.pull.reviews) stage.pull.dismiss(review);
    const before = stage.repo.head('campaign');
    const signed = await stage.sign(executed);
    expectApart(made, signed);
    expect(stage.repo.head('campaign')).toBe(before);
    expect(signed.annotations.map(({ message }) => message).join(' ')).toMatch(/no longer stands.*approvals-missing/u);
  });

  it('of a fork goes to a branch of this repository', LONG, async () => {
    made = await execute({ fork: true });
    const { stage, executed } = made;
    const fork = stage.source.head('campaign');
    expectApart(made, await stage.sign(executed));
    expect(stage.source.head('campaign')).toBe(fork);
  });

  it('of a branch whose rules let nobody in goes to one of its own', LONG, async () => {
    made = await execute();
    const { stage, executed } = made;
    stage.github.fault({
      method: 'POST',
      path: /^\/graphql$/u,
      kind: { type: 'status', status: 403 },
      after: COMMITTING,
      times: 1,
    });
    expectApart(made, await stage.sign(executed));
    expect(stage.repo.head('campaign')).toBe(stage.pull.headSha);
  });

  it('of a branch that was deleted with its pull request closed is not lost', LONG, async () => {
    made = await execute();
    const { stage, executed } = made;
    stage.pull.close(stage.owner);
    stage.repo.deleteBranch('campaign', stage.owner);
    expectApart(made, await stage.sign(executed));
  });

  it('survives a server that fails while it is committed: started again, it lands once', LONG, async () => {
    made = await execute();
    const { stage, executed, folder } = made;
    stage.github.fault({
      method: 'POST',
      path: /^\/graphql$/u,
      kind: { type: 'status', status: 502 },
      after: COMMITTING,
    });
    expect(failureOf(await stage.sign(executed))).toMatch(/\[github-/u);
    expect(stage.repo.head('campaign')).toBe(stage.pull.headSha);
    stage.github.clearFaults();
    const signed = await stage.sign(executed);
    expect(signed).toMatchObject({ conclusion: 'success' });
    expect(output(signed, 'evidence-branch')).toBe('campaign');
    expect(equipoise(['verify', folder], { cwd: clone(stage, 'campaign') })).toMatchObject({ code: 0 });
  });

  it('whose commit was made and whose answer was lost is found, and not committed twice', LONG, async () => {
    made = await execute();
    const { stage, executed } = made;
    const lost = { type: 'status', status: 502 } as const;
    stage.github.fault({ method: 'POST', path: /^\/graphql$/u, kind: lost, carriedOut: true, after: COMMITTING });
    expect(await stage.sign(executed)).toMatchObject({ conclusion: 'failure' });
    const landed = stage.repo.head('campaign');
    stage.github.clearFaults();
    const again = await stage.sign(executed);
    expect(again).toMatchObject({ conclusion: 'success' });
    expect(again.log).toContain('committed before');
    expect(output(again, 'evidence-commit')).toBe(landed);
    expect(stage.repo.head('campaign')).toBe(landed);
  });

  it('is not kept away by something that only looks like it', LONG, async () => {
    made = await execute();
    const { stage, executed, folder, apart } = made;
    const fake = { [`${folder}/evidence.dsse.json`]: '{"payload":""}\n', [`${folder}/run.json`]: '{}\n' };
    stage.source.commit({ branch: 'campaign', files: fake, author: stage.author });
    // And a branch in the place of the evidence, with rules of its own.
    stage.repo.commit({ branch: apart, files: { ...fake, [TRUST]: '{}\n' }, author: stage.author });
    const planted = stage.repo.head(apart);
    const refused = await stage.sign(executed);
    expect(failureOf(refused)).toContain('[evidence-not-landed]');
    expect(stage.repo.head(apart)).toBe(planted);
    stage.repo.deleteBranch(apart, stage.owner);
    expectApart(made, await stage.sign(executed));
  });
});
