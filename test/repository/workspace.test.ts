/**
 * What a job on a server works in: fetched objects and a snapshot, over a real git server. The token goes to that server and
 * nowhere else, and what the server refuses, withholds or redirects is said without its words.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validateCommand, type ValidateReport } from '../../src/commands/validate.ts';
import { changedPaths } from '../../src/repository/changes.ts';
import { fetchCommits } from '../../src/repository/fetch.ts';
import { remoteUrl } from '../../src/repository/git-remote.ts';
import { makeScratch } from '../../src/repository/git-scratch.ts';
import { findMergeBase } from '../../src/repository/merge-base.ts';
import { openWorkspace, type Workspace, type WorkspaceOptions } from '../../src/repository/workspace.ts';
import { CANARY, canaryForms, everythingIn } from '../support/canary.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, SKILL, type EvidenceRepo } from '../support/evidence-repo.ts';
import { startGitServer, type BareRepository, type GitServer } from '../support/git-http-server.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import { blob, campaignCommit, commit, file, folder, tree, type Plumbing } from './support/hostile-tree.ts';

const REPOSITORY = 'octo/evidence';
const environment = (name: string): string | undefined => GIT_ENVIRONMENT[name];
const wait = (): Promise<void> => Promise.resolve();

let server: GitServer;
let bare: BareRepository;
let parent: string;
let open: Workspace[];

beforeEach(async () => {
  server = await startGitServer(CANARY);
  bare = server.create(REPOSITORY);
  parent = temporaryFolder();
  open = [];
});
afterEach(async () => {
  for (const workspace of open) await workspace.close();
  await server.close();
});

const plumbing = (): Plumbing => ({ gitFolder: bare.path, git: (...args) => bare.git(...args) });

async function opened(
  change: Partial<WorkspaceOptions> & Pick<WorkspaceOptions, 'baseCommit' | 'headCommit'>,
): Promise<Workspace> {
  const options = { server: server.url, repository: REPOSITORY, token: CANARY, campaigns: null, packages: true };
  const workspace = await openWorkspace({ ...options, environment, parent, wait, ...change });
  open.push(workspace);
  return workspace;
}

async function failure(work: Promise<unknown>): Promise<{ code: string; exit: number; message: string }> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(canaryForms(everythingIn(error))).toEqual([]);
  return error as { code: string; exit: number; message: string };
}

/** A pull request: the control plane on `main`, a campaign on a branch. */
async function pullRequest(): Promise<{ repo: EvidenceRepo; base: string; head: string }> {
  const repo = await evidenceRepo();
  repo.git('add', '.equipoise', '.gitattributes');
  repo.git('commit', '--quiet', '--message', 'Control plane');
  const base = repo.git('rev-parse', 'HEAD');
  const head = repo.commit({});
  repo.git('push', '--quiet', bare.path, `${base}:refs/heads/main`, `${head}:refs/pull/1/head`);
  return { repo, base, head };
}

async function validate(workspace: Workspace): Promise<ValidateReport> {
  const context = testContext({ cwd: workspace.folder });
  return (await validateCommand({ paths: [], fileOnly: false, campaign: null }, context)).json as ValidateReport;
}

describe('a workspace', () => {
  it('lets the commands of a local repository work, and is gone when closed', async () => {
    const { repo, base, head } = await pullRequest();
    const workspace = await opened({ baseCommit: base, headCommit: head, forkPoint: true });
    expect(workspace.findings).toEqual([]);
    expect(workspace.forkPoint).toBe(base);
    expect(workspace.files).toContain('.equipoise/policy.json');
    expect(workspace.files).toContain('campaigns/review/campaign.json');
    expect(readdirSync(workspace.folder).sort()).toEqual(['.equipoise', '.git', 'campaigns']);
    expect(statSync(workspace.folder).mode & 0o777).toBe(0o700);
    const report = await validate(workspace);
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report.campaigns.map(({ campaignId }) => campaignId)).toEqual(['review']);
    expect(await workspace.git.head()).toBe(head);
    expect(await workspace.git.readBlob(repo.candidateCommit, SKILL, 1 << 20)).toMatchObject({ ok: true });
    const found = await changedPaths(workspace.git, base, head);
    expect(found).toMatchObject({ campaigns: [{ name: 'review', present: true }], control: [], findings: [] });
    await workspace.close();
    expect(readdirSync(parent)).toEqual([]);
  });

  it('has the base’s rules, whatever the head says, and only the campaigns asked for', async () => {
    const { repo, base } = await pullRequest();
    const weaker = repo.commit({
      '.equipoise/policy.json': '{"weaker": true}',
      '.equipoise/new.json': '{}',
      'campaigns/other/campaign.json': '{}',
    });
    repo.git('push', '--quiet', bare.path, `${weaker}:refs/pull/1/head`);
    const workspace = await opened({ baseCommit: base, headCommit: weaker, campaigns: ['review', 'none'] });
    const policy = readFileSync(join(workspace.folder, '.equipoise/policy.json'), 'utf8');
    expect(policy).toBe(repo.git('show', `${base}:.equipoise/policy.json`) + '\n');
    expect(workspace.files.filter((path) => /new|other/u.test(path))).toEqual([]);
    const sneaky = opened({ baseCommit: base, headCommit: weaker, campaigns: ['../.git'] });
    expect(await failure(sneaky)).toMatchObject({ code: 'campaign-unknown', exit: 2 });
  });

  it('works when the branch is gone, and says which commit is gone altogether', async () => {
    const { base, head } = await pullRequest();
    bare.git('update-ref', '-d', 'refs/pull/1/head');
    expect((await opened({ baseCommit: base, headCommit: head })).files).toContain('campaigns/review/campaign.json');
    const gone = 'a'.repeat(40);
    const refused = await failure(opened({ baseCommit: base, headCommit: gone }));
    expect(refused).toMatchObject({ code: 'commit-missing', exit: 1 });
    expect(refused.message).toContain(gone);
    expect(readdirSync(parent)).toHaveLength(1);
  });

  it('reads packages of other repositories, each only from where the policy says', async () => {
    const { repo, base } = await pullRequest();
    const skills = server.create('octo/skills');
    repo.git('push', '--quiet', skills.path, 'v2:refs/heads/main');
    const policy = JSON.parse(repo.readText('.equipoise/policy.json')) as { packages: Record<string, string> };
    const [name = ''] = Object.keys(policy.packages);
    const elsewhere = async (source: string): Promise<string[]> => {
      repo.edit('.equipoise/policy.json', (value) => (value['packages'] = { [name]: source }));
      const from = repo.commit({});
      repo.git('push', '--quiet', '--force', bare.path, `${from}:refs/heads/main`);
      const workspace = await opened({ baseCommit: from, headCommit: from });
      return (await validate(workspace)).findings
        .filter(({ severity }) => severity === 'error')
        .map(({ code }) => code);
    };
    expect(await elsewhere('octo/skills')).toEqual([]);
    // The commits are in this repository's store, but the repository that is named does not have them.
    server.create('octo/empty');
    expect(await elsewhere('octo/empty')).toEqual(['instruction-commit-missing', 'instruction-commit-missing']);
    expect(await elsewhere('octo/none')).toEqual(['instruction-commit-missing', 'instruction-commit-missing']);
    expect(base).not.toBe('');
  });

  it('writes what is harmless of a hostile head and tells of the rest; objects that no git writes never arrive', async () => {
    const content = blob(plumbing(), '/etc/passwd');
    const base = commit(plumbing(), tree(plumbing(), []));
    const links = campaignCommit(plumbing(), [
      file('campaign.json', content, '120000'),
      file('exec', content, '100755'),
      file('good', content),
      file('sub', '1'.repeat(40), '160000'),
    ]);
    const workspace = await opened({ baseCommit: base, headCommit: links });
    expect(workspace.findings.map(({ code }) => code).sort()).toEqual([
      'tree-executable',
      'tree-submodule',
      'tree-symlink',
    ]);
    expect(workspace.files).toEqual(['campaigns/a/good']);
    for (const name of ['..', '.git', '.']) {
      const evil = campaignCommit(plumbing(), [folder(name, tree(plumbing(), [file('x', content)]))]);
      const refused = await failure(opened({ baseCommit: base, headCommit: evil }));
      expect(refused, name).toMatchObject({ code: 'objects-refused', exit: 1 });
    }
  });

  it('takes no more than it may hold, and lies in no repository', async () => {
    const big = commit(plumbing(), tree(plumbing(), [file('big', blob(plumbing(), Buffer.from(randomText(400_000))))]));
    const limits = { maxBytes: 50_000 };
    expect(await failure(opened({ baseCommit: big, headCommit: big, limits }))).toMatchObject({
      code: 'remote-too-large',
    });
    const { repo } = await pullRequest();
    const within = opened({ baseCommit: big, headCommit: big, parent: repo.root });
    expect(await failure(within)).toMatchObject({ code: 'workspace-in-repository', exit: 3 });
  });
});

/** Text that does not compress, the same every time. */
function randomText(length: number): string {
  let state = 1;
  let text = '';
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647;
    text += state.toString(36);
  }
  return text;
}

describe('the token', () => {
  it.runIf(process.platform === 'linux')(
    'is in no argument, no file and no error, and goes to its server alone',
    async () => {
      const { base, head } = await pullRequest();
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => (release = resolve));
      let seen = '';
      server.fault = (_, number) => {
        if (number !== 1) return null;
        seen = readdirSync('/proc')
          .filter((name) => /^[0-9]+$/u.test(name))
          .map((pid) => readQuietly(`/proc/${pid}/cmdline`))
          .join('\n');
        release();
        return { kind: 'hold', until };
      };
      const workspace = await opened({ baseCommit: base, headCommit: head, forkPoint: true });
      expect(seen).toContain('fetch');
      expect(seen).toContain(server.url);
      expect(canaryForms(seen)).toEqual([]);
      const secret = Buffer.from(`x-access-token:${CANARY}`).toString('base64');
      expect(server.requests.every(({ authorization }) => authorization === `Basic ${secret}`)).toBe(true);
      const files = readdirSync(workspace.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      expect(files.length).toBeGreaterThan(10);
      for (const { parentPath, name } of files) {
        const text = readFileSync(join(parentPath, name)).toString('latin1');
        expect([canaryForms(text), text.includes(secret)], name).toEqual([[], false]);
      }
    },
  );

  it('stays at home when the server redirects, by whatever status', async () => {
    const other = await startGitServer();
    other.create(REPOSITORY);
    for (const status of [301, 302, 307, 308]) {
      server.fault = ({ url }) => ({ kind: 'status', status, location: `${other.url}${url}` });
      const refused = await failure(opened({ baseCommit: 'a'.repeat(40), headCommit: 'a'.repeat(40) }));
      expect(refused, String(status)).toMatchObject({ code: 'remote-redirected', exit: 3 });
    }
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it.each([
    ['a wrong token', { token: 'wrong' }, 'remote-unauthorized'],
    ['no token', { token: null }, 'remote-unauthorized'],
    ['a token with a line end', { token: `${CANARY}\n` }, 'token-invalid'],
    ['an empty token', { token: '' }, 'token-invalid'],
    ['another repository', { repository: 'octo/none' }, 'remote-not-found'],
    ['a repository that is a path', { repository: '../evidence' }, 'repository-invalid'],
    ['plain http to another machine', { server: 'http://example.com' }, 'server-invalid'],
    ['a file', { server: 'file:///etc' }, 'server-invalid'],
    ['a helper', { server: 'ext::sh -c id' }, 'server-invalid'],
    ['a name and a password', { server: 'https://user:pw@example.com' }, 'server-invalid'],
  ])('and the address: %s is refused', async (_, change, code) => {
    const refused = await failure(opened({ baseCommit: 'a'.repeat(40), headCommit: 'a'.repeat(40), ...change }));
    expect(refused.code).toBe(code);
  });

  it('has a fixed form of address', () => {
    expect(remoteUrl({ server: 'https://github.com', repository: 'octo/evidence', token: null })).toBe(
      'https://github.com/octo/evidence',
    );
  });
});

describe('a fetch', () => {
  it('is tried again while the server fails, and given up in the end', async () => {
    const { base } = await pullRequest();
    const waits: number[] = [];
    const waiting = (ms: number): Promise<void> => Promise.resolve(void waits.push(ms));
    server.fault = (_, number) =>
      number < 2 ? { kind: 'status', status: 503 } : number === 2 ? { kind: 'cut' } : null;
    const workspace = await opened({ baseCommit: base, headCommit: base, packages: false, wait: waiting });
    expect(workspace.files).toContain('.equipoise/policy.json');
    expect(waits).toEqual([1000, 2000, 4000]);
    server.fault = () => ({ kind: 'status', status: 500 });
    expect(await failure(opened({ baseCommit: base, headCommit: base }))).toMatchObject({
      code: 'remote-server-error',
      exit: 3,
      message: expect.stringContaining('(500)') as string,
    });
  });

  it('ends when the server does not', async () => {
    const never = new Promise<void>(() => undefined);
    server.fault = () => ({ kind: 'hold', until: never });
    const limits = { timeoutMs: 300 };
    const work = opened({ baseCommit: 'a'.repeat(40), headCommit: 'a'.repeat(40), limits });
    expect(await failure(work)).toMatchObject({ code: 'remote-timeout', exit: 3 });
  });

  it('brings a commit without its history', async () => {
    const { repo, head } = await pullRequest();
    const scratch = await makeScratch({ parent, environment, bare: true });
    const git = await fetchCommits({
      ...{ server: server.url, repository: REPOSITORY, token: CANARY, environment },
      ...{ commits: [head], into: scratch.folder },
    });
    expect((await git.rootTree(head)).ok).toBe(true);
    expect(await git.rootTree(repo.baselineCommit)).toMatchObject({ ok: false });
    expect(readdirSync(join(scratch.folder, 'refs', 'heads'))).toEqual([]);
    git.close();
    await scratch.remove();
  });
});

describe('the commit that a branch forked from', () => {
  it('is found near and far, and missed where there is none', async () => {
    const root = tree(plumbing(), []);
    const fork = commit(plumbing(), root);
    const grow = (from: string, count: number, label: string): string => {
      let tip = from;
      for (let n = 0; n < count; n += 1) {
        tip = commit(plumbing(), tree(plumbing(), [file(`${label}${n}`, blob(plumbing(), ''))]), tip);
      }
      return tip;
    };
    const options = { server: server.url, repository: REPOSITORY, token: CANARY, environment, parent, wait };
    const [near, far] = [grow(fork, 3, 'n'), grow(fork, 120, 'f')];
    expect(await findMergeBase({ ...options, base: near, head: near })).toBe(near);
    expect(await findMergeBase({ ...options, base: far, head: near })).toBe(fork);
    expect(await findMergeBase({ ...options, base: fork, head: near })).toBe(fork);
    const stranger = commit(plumbing(), tree(plumbing(), [file('x', blob(plumbing(), 'x'))]));
    expect(await failure(findMergeBase({ ...options, base: stranger, head: near }))).toMatchObject({
      code: 'merge-base-missing',
      exit: 1,
    });
    expect(readdirSync(parent)).toEqual([]);
  });
});

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
