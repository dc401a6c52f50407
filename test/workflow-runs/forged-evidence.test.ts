/** Evidence that a pull request brings and that is not what it says: `validate` and `verify` refuse it alike. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';
import { signCommand } from '../../src/commands/sign.ts';
import { pkcs8Pem } from '../../src/evidence/keys.ts';
import { trustedKey, type TrustRoot } from '../../src/evidence/trust.ts';
import type { Change } from '../simulator/github.ts';
import { testContext } from '../support/context.ts';
import { equipoise } from '../support/dist.ts';
import { keyOf, VALID_FROM } from '../support/evidence.ts';
import { RUN_REQUEST } from '../support/evidence-repo.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import { setStage, type Stage } from './stage.ts';

const LONG = { timeout: 120_000 };
const CAMPAIGN = 'campaigns/review';
const RUN = `${CAMPAIGN}/runs/run-1`;
const ENVELOPE = `${RUN}/evidence.dsse.json`;

type Files = Record<string, Change>;

let stage: Stage;
/** A true run, signed for this repository by its own key. */
let honest: Record<string, string>;
let main = '';

function clone(branch: string): string {
  const folder = temporaryFolder();
  const from = stage.repo.repo.store.path;
  execFileSync('git', ['clone', '-q', '--branch', branch, from, folder], { env: GIT_ENVIRONMENT });
  return folder;
}

function filesBelow(root: string, folder: string): Record<string, string> {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.lock'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]),
  );
}

/** Runs the campaign on made-up answers in a clone of the default branch, and signs it as told. */
async function signedRun(
  pem: string,
  options: { readonly repositoryId?: number; readonly prepare?: (root: string) => void; readonly run?: string } = {},
): Promise<Record<string, string>> {
  const root = clone('main');
  for (const [path, text] of Object.entries(stage.files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  options.prepare?.(root);
  const env = { EQUIPOISE_SIGNING_KEY: pem };
  await runCommand({ ...RUN_REQUEST, runId: options.run ?? 'run-1' }, testContext({ cwd: root }));
  const run = `${CAMPAIGN}/runs/${options.run ?? 'run-1'}`;
  const { repositoryId } = options;
  const signed = await signCommand(
    { run, key: null, ...(repositoryId === undefined ? {} : { repositoryId }) },
    testContext({ cwd: root, env, now: '2026-07-16T13:00:00.000Z' }),
  );
  if (signed.exit !== 0) throw new Error(signed.text);
  return filesBelow(root, run);
}

const moved = (files: Record<string, string>, from: string, to: string): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(from, to), text]));

beforeAll(async () => {
  stage = await setStage();
  main = stage.repo.head('main');
  honest = await signedRun(stage.signingKey, { repositoryId: stage.repo.id });
}, 120_000);
afterAll(() => stage.github.close());

/** What `validate` says of a pull request that makes these changes to the default branch as it is. */
async function validated(files: Files): Promise<{ readonly codes: string; readonly conclusion: string }> {
  stage.source.commit({ branch: 'campaign', parent: stage.repo.head('main'), files, author: stage.author });
  const step = await stage.validate();
  const codes = step.annotations.filter(({ level }) => level === 'error').map(({ message }) => message);
  return { codes: codes.join('\n'), conclusion: step.conclusion };
}

/** Whether `verify` believes the run on the branch of the pull request. */
const verified = (run = RUN): boolean => equipoise(['verify', run], { cwd: clone('campaign') }).code === 0;

describe('evidence that a pull request adds', () => {
  it('is accepted when it is true', LONG, async () => {
    expect(await validated({ ...stage.files, ...honest })).toEqual({ codes: '', conclusion: 'success' });
    expect(verified()).toBe(true);
  });

  it('is refused when its author signed it, with a key that the default branch does not name', LONG, async () => {
    const key = keyOf(5);
    const forged = await signedRun(pkcs8Pem(key.seed), {
      repositoryId: stage.repo.id,
      prepare: (root) => {
        const path = join(root, '.equipoise/trust.json');
        const trust = JSON.parse(readFileSync(path, 'utf8')) as TrustRoot;
        writeFileSync(path, JSON.stringify({ ...trust, keys: [...trust.keys, trustedKey(key.raw, VALID_FROM)] }));
      },
    });
    const { codes, conclusion } = await validated({ ...stage.files, ...forged });
    expect(conclusion).toBe('failure');
    expect(codes).toContain('[evidence-refused]');
    expect(codes).toContain(key.keyId);
    expect(verified()).toBe(false);
  });

  it('is refused together with the trust root that would believe it', LONG, async () => {
    const trust = stage.repo.read('main', '.equipoise/trust.json').toString('utf8');
    const { codes } = await validated({ ...stage.files, ...honest, '.equipoise/trust.json': `${trust.trimEnd()} \n` });
    expect(codes).toContain('[control-and-data]');
  });

  it('is refused in the folder of another run', LONG, async () => {
    const { codes } = await validated({ ...stage.files, ...moved(honest, 'run-1', 'run-2') });
    expect(codes).toContain('[evidence-refused]');
    expect(verified(`${CAMPAIGN}/runs/run-2`)).toBe(false);
  });

  it('is refused in the folder of another campaign', LONG, async () => {
    const other = 'campaigns/another';
    const { codes } = await validated({ ...moved({ ...stage.files, ...honest }, CAMPAIGN, other) });
    expect(codes).toContain('[evidence-refused]');
    expect(verified(`${other}/runs/run-1`)).toBe(false);
  });

  it('is refused when it is of another run, envelope and all, in the place of the true one', LONG, async () => {
    const second = await signedRun(stage.signingKey, { repositoryId: stage.repo.id, run: 'run-2' });
    const envelope = second[`${CAMPAIGN}/runs/run-2/evidence.dsse.json`] ?? '';
    const { codes } = await validated({ ...stage.files, ...honest, [ENVELOPE]: envelope });
    expect(codes).toContain('[evidence-refused]');
    expect(verified()).toBe(false);
  });

  it('is refused when it was signed for another repository', LONG, async () => {
    const foreign = await signedRun(stage.signingKey, { repositoryId: stage.repo.id + 1 });
    const { codes } = await validated({ ...stage.files, ...foreign });
    expect(codes).toContain('[evidence-refused]');
    expect(codes).toContain(`${stage.repo.id + 1}`);
  });

  it.each([
    ['a score', `${RUN}/scores.json`, (text: string) => text.replace(/"total": \d+/u, '"total": 100')],
    ['a line of the journal', `${RUN}/journal.jsonl`, (text: string) => text.replace(/\n[^\n]+\n$/u, '\n')],
    ['the envelope', ENVELOPE, (text: string) => text.replace(/"sig":"./u, '"sig":"_')],
    [
      'the approval',
      `${RUN}/admission.json`,
      (text: string) => text.replace('local-self-approval', 'pull-request-approval'),
    ],
  ])('is refused with %s edited', LONG, async (_, path, edit) => {
    const before = honest[path] ?? '';
    expect(edit(before)).not.toBe(before);
    const { conclusion } = await validated({ ...stage.files, ...honest, [path]: edit(before) });
    expect(conclusion).toBe('failure');
    expect(verified()).toBe(false);
  });
});

describe('evidence that is committed', () => {
  beforeAll(() => {
    stage.repo.commit({ files: { ...stage.files, ...honest }, author: stage.owner });
    expect(stage.repo.head('main')).not.toBe(main);
  });

  it.each<[string, string, Files]>([
    ['removed', 'evidence-changed', { [ENVELOPE]: null }],
    ['removed with its run', 'evidence-changed', { [ENVELOPE]: null, [`${RUN}/run.json`]: null }],
    ['edited', 'evidence-changed', { [`${RUN}/scores.json`]: '{}\n' }],
    ['cut from its question', 'campaign-frozen', { [`${CAMPAIGN}/rubric.json`]: '{}\n' }],
    ['replaced by a link', 'evidence-changed', { [ENVELOPE]: { symlink: 'run.json' } }],
  ])('cannot be %s', LONG, async (_, code, files) => {
    const { codes, conclusion } = await validated(files);
    expect(conclusion).toBe('failure');
    expect(codes).toContain(`[${code}]`);
    expect(verified()).toBe(false);
  });
});
