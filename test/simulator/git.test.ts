/** The simulated GitHub as git and GraphQL see it, and the events that follow from pushes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import type { Account, PullRequest, Repository, SimulatedGitHub } from './github.ts';
import { GraphqlSyntaxError, parseGraphql } from './graphql-parse.ts';
import { newGitHub, request } from './support.ts';

let github: SimulatedGitHub;
let owner: Account;
let author: Account;
let repo: Repository;
let pull: PullRequest;

beforeEach(async () => {
  github = await newGitHub();
  [owner, author] = [github.user('octo'), github.user('author')];
  repo = github.createRepository(owner, 'skills');
  repo.grant(author, 'write');
  repo.commit({ branch: 'topic', files: { 'a.txt': 'one\n' }, author });
  pull = repo.openPullRequest({ author, branch: 'topic' });
});

/** git in its own process: the server answers from this one meanwhile. */
async function git(cwd: string, ...args: string[]): Promise<{ code: number | null; out: string }> {
  const { spawn } = await import('node:child_process');
  const child = spawn('git', args, { cwd, env: { ...GIT_ENVIRONMENT, GIT_TERMINAL_PROMPT: '0' } });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })));
}

const address = (to: Repository, token: string): string => to.cloneUrl.replace('://', `://x-access-token:${token}@`);

describe('smart HTTP', () => {
  it('clones, and a push moves the pull request and leaves an event and an activity behind', async () => {
    const folder = temporaryFolder();
    const before = pull.headSha;
    const token = github.token(author);
    expect((await git(folder, 'clone', '--quiet', '--branch', 'topic', address(repo, token), 'w')).code).toBe(0);
    const work = join(folder, 'w');
    execFileSync('git', ['commit', '--quiet', '--allow-empty', '-m', 'pushed'], {
      cwd: work,
      env: { ...GIT_ENVIRONMENT },
    });
    expect(await git(work, 'push', '--quiet', 'origin', 'HEAD:topic')).toMatchObject({ code: 0 });
    expect(pull.headSha).not.toBe(before);
    expect(repo.refs('refs/pull/').get('refs/pull/1/head')).toBe(pull.headSha);
    const event = github.lastEvent('pull_request', 'synchronize');
    expect(event.payload).toMatchObject({ before, after: pull.headSha, sender: { id: author.id } });
    expect(JSON.parse(readFileSync(event.path, 'utf8'))).toEqual(event.payload);
    expect(repo.activity.at(-1)).toMatchObject({ type: 'push', before, after: pull.headSha, actor: { id: author.id } });
    execFileSync('git', ['commit', '--quiet', '--amend', '--allow-empty', '-m', 'other'], {
      cwd: work,
      env: { ...GIT_ENVIRONMENT },
    });
    expect((await git(work, 'push', '--quiet', 'origin', 'HEAD:topic')).code).not.toBe(0);
    expect((await git(work, 'push', '--quiet', '--force', 'origin', 'HEAD:topic')).code).toBe(0);
    expect(repo.activity.at(-1)).toMatchObject({ type: 'force_push', after: pull.headSha });
  });

  it('fetches one commit by its id, of a fork’s pull request too, and takes no push to pull request refs', async () => {
    const fork = github.fork(repo, author);
    const sha = fork.commit({ branch: 'mine', files: { 'b.txt': 'two\n' }, author });
    repo.openPullRequest({ author, branch: 'mine', from: fork });
    const folder = temporaryFolder();
    await git(folder, 'init', '--quiet');
    expect(await git(folder, 'fetch', '--quiet', '--depth=1', repo.cloneUrl, sha)).toMatchObject({ code: 0 });
    expect((await git(folder, 'cat-file', '-p', `${sha}:b.txt`)).out).toBe('two\n');
    const pushed = await git(folder, 'push', '--quiet', address(repo, github.token(author)), `${sha}:refs/pull/1/head`);
    expect(pushed.code).not.toBe(0);
    expect(repo.refs('refs/pull/').get('refs/pull/1/head')).toBe(pull.headSha);
  });

  it('asks who it is before it shows what is private or takes a push, and checks the role', async () => {
    const hidden = github.createRepository(owner, 'hidden', { private: true });
    const folder = temporaryFolder();
    const listing = async (url: string): Promise<number | null> =>
      (await git(folder, 'ls-remote', '--quiet', url)).code;
    expect(await listing(repo.cloneUrl)).toBe(0);
    expect(await listing(hidden.cloneUrl)).not.toBe(0);
    expect(await listing(address(hidden, github.token(author)))).not.toBe(0);
    expect(await listing(address(hidden, github.token(owner)))).toBe(0);
    await git(folder, 'clone', '--quiet', repo.cloneUrl, 'w');
    const push = async (token: string): Promise<number | null> =>
      (await git(join(folder, 'w'), 'push', '--quiet', address(repo, token), 'HEAD:refs/heads/new')).code;
    expect(await push(github.token(github.user('stranger')))).not.toBe(0);
    expect(await push(github.token(author, { permissions: { contents: 'read' } }))).not.toBe(0);
    expect(await push(github.actionsToken(repo, { contents: 'write' }))).toBe(0);
  });
});

describe('pull requests', () => {
  it('have a test merge until there is a conflict, and are merged by a commit of GitHub’s', async () => {
    const merge = repo.repo.store.commit(pull.mergeSha ?? '');
    expect(merge.parents).toEqual([repo.head('main'), pull.headSha]);
    repo.commit({ files: { 'a.txt': 'other\n' }, author: owner });
    expect(pull.mergeSha).toBeNull();
    const seen = await request(github, 'GET', '/repos/octo/skills/pulls/1');
    expect(seen.body).toMatchObject({ mergeable: false, mergeable_state: 'dirty' });
    repo.commit({ branch: 'fine', files: { 'c.txt': 'c\n' }, author });
    const fine = repo.openPullRequest({ author, branch: 'fine' });
    const sha = fine.merge(owner);
    expect(repo.head('main')).toBe(sha);
    expect(repo.commitOf('main').committer.email).toBe('noreply@github.com');
    expect(repo.activity.at(-1)).toMatchObject({ type: 'pr_merge', after: sha });
    const merged = await request(github, 'GET', '/repos/octo/skills/pulls/2');
    expect(merged.body).toMatchObject({ state: 'closed', merged: true, merge_commit_sha: sha });
  });

  it('close when their branch is deleted, and stop following it', () => {
    const head = pull.headSha;
    repo.deleteBranch('topic', author);
    expect(pull.pull.state).toBe('closed');
    repo.commit({ branch: 'topic', files: { x: 'y' }, author });
    expect(pull.headSha).toBe(head);
  });

  it('start a workflow whose event names them only when they are of this repository', () => {
    const fork = github.fork(repo, author);
    fork.commit({ branch: 'mine', files: { 'b.txt': 'two\n' }, author });
    const other = repo.openPullRequest({ author, branch: 'mine', from: fork });
    const run = { name: 'validate', conclusion: 'success', actor: author } as const;
    const own = github.completeWorkflow(repo, { ...run, pull });
    expect(own.payload['workflow_run']).toMatchObject({ head_sha: pull.headSha, pull_requests: [{ number: 1 }] });
    const foreign = github.completeWorkflow(repo, { ...run, pull: other, attempt: 2 });
    expect(foreign.payload['workflow_run']).toMatchObject({
      head_sha: other.headSha,
      head_repository: { id: fork.id },
      pull_requests: [],
      run_attempt: 2,
    });
  });
});

describe('GraphQL', () => {
  const ask = async (query: string, variables: unknown = {}, token = github.token(author)): Promise<unknown> =>
    (await request(github, 'POST', '/graphql', { token, body: { query, variables } })).body;

  it('answers exactly what is selected and refuses what a type does not have', async () => {
    const query =
      'query ($n: Int!) { repository(owner: "octo", name: "skills") { pullRequest(number: $n) { oid: headRefOid __typename } } }';
    expect(await ask(query, { n: 1 })).toEqual({
      data: { repository: { pullRequest: { oid: pull.headSha, __typename: 'PullRequest' } } },
    });
    expect(await ask(query)).toMatchObject({ errors: [{ message: expect.stringContaining('$n') as string }] });
    expect(await ask(query.replace('headRefOid', 'headSha'), { n: 1 })).toMatchObject({
      errors: [{ message: "Field 'headSha' doesn't exist on type 'PullRequest'" }],
    });
    expect(await ask('{ repository(owner: "octo", name: "none") { id } }')).toMatchObject({
      data: { repository: null },
      errors: [{ type: 'NOT_FOUND' }],
    });
    const scalar = '{ repository(owner: "octo", name: "skills") { databaseId { x } } }';
    expect(await ask(scalar)).toMatchObject({ errors: [{ message: expect.stringContaining('scalars') as string }] });
  });

  it('commits only on the head that was expected, and says so in GitHub’s words', async () => {
    const head = repo.head('main');
    const mutation =
      'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
    const input = (expectedHeadOid: string): unknown => ({
      input: {
        branch: { repositoryNameWithOwner: 'octo/skills', branchName: 'main' },
        expectedHeadOid,
        message: { headline: 'x' },
        fileChanges: { additions: [{ path: 'n.txt', contents: Buffer.from('n').toString('base64') }] },
      },
    });
    expect(await ask(mutation, input('0'.repeat(40)))).toMatchObject({
      data: { createCommitOnBranch: null },
      errors: [{ type: 'STALE_DATA', path: ['createCommitOnBranch'] }],
    });
    expect(repo.head('main')).toBe(head);
    await ask(mutation, input(head));
    expect(repo.read('main', 'n.txt').toString()).toBe('n');
    const seen = await request(github, 'GET', `/repos/octo/skills/git/commits/${repo.head('main')}`);
    expect(seen.body).toMatchObject({ verification: { verified: true, reason: 'valid' }, parents: [{ sha: head }] });
  });

  it.each(['query { a', 'query { a(b: $c) }', 'subscription { a }', '{ a } { b }', '{ a ? }'])('refuses %s', (text) => {
    expect(() => parseGraphql(text, {})).toThrow(GraphqlSyntaxError);
  });

  it('reads values of every kind', () => {
    const { selections } = parseGraphql(
      '{ f(a: 1, b: "x\\n", c: [true, null], d: { e: OPEN }) { ... on T { g } } }',
      {},
    );
    expect(selections).toMatchObject([
      {
        name: 'f',
        args: { a: 1, b: 'x\n', c: [true, null], d: { e: 'OPEN' } },
        selections: [{ kind: 'fragment', type: 'T', selections: [{ name: 'g' }] }],
      },
    ]);
  });
});

describe('the objects', () => {
  it('are ones that git itself finds no fault with', () => {
    repo.commit({ branch: 'topic', files: { 'd/e.txt': 'x', l: { symlink: 'd' }, run: { executable: '#!' } }, author });
    const check = spawnSync('git', ['fsck', '--strict', '--no-dangling'], {
      cwd: repo.repo.store.path,
      encoding: 'utf8',
    });
    expect({ status: check.status, out: check.stdout + check.stderr }).toEqual({ status: 0, out: '' });
  });
});
