/** Pull requests, their people and their files, as the simulated GitHub tells of them. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  findPullRequests,
  getPullRequest,
  headPushers,
  listCommits,
  listPullFiles,
  listReviews,
  permissionOf,
  type GitHubClient,
} from '../../src/github/api.ts';
import { WEB_FLOW } from '../simulator/github.ts';
import { codeOf, connect, setStage, type Stage } from './support.ts';

let stage: Stage;
let client: GitHubClient;
beforeEach(async () => {
  stage = await setStage();
  client = await connect(stage);
});

describe('a pull request', () => {
  it('is read with numeric ids, and its head follows its branch', async () => {
    const { pull, author, reviewer, repo } = stage;
    pull.label(reviewer, 'equipoise:run');
    const seen = await getPullRequest(client, 1);
    expect(seen).toEqual({
      number: 1,
      state: 'open',
      merged: false,
      draft: false,
      author: { id: author.id, login: 'author', type: 'User' },
      head: { sha: pull.headSha, ref: 'topic', repository: { id: repo.id, fullName: 'octo/skills' } },
      base: { sha: repo.head('main'), ref: 'main', repositoryId: repo.id },
      labels: ['equipoise:run'],
      changedFiles: 1,
    });
    const sha = repo.commit({ branch: 'topic', files: { 'x.txt': 'x' }, author });
    expect((await getPullRequest(client, 1)).head.sha).toBe(sha);
  });

  it('of a fork is found by branch, repository and commit, and by nothing less', async () => {
    const { github, author, repo } = stage;
    const fork = github.fork(repo, author);
    const sha = fork.commit({ branch: 'topic', files: { 'y.txt': 'y' }, author });
    repo.openPullRequest({ author, branch: 'topic', from: fork });
    const head = { owner: 'author', branch: 'topic', repositoryId: fork.id, sha };
    expect(await findPullRequests(client, head, 'main')).toEqual([2]);
    expect(await findPullRequests(client, { ...head, owner: 'octo' }, 'main')).toEqual([]);
    expect(await findPullRequests(client, { ...head, repositoryId: repo.id }, 'main')).toEqual([]);
    expect(await findPullRequests(client, { ...head, sha: stage.pull.headSha }, 'main')).toEqual([]);
    expect(await findPullRequests(client, head, 'elsewhere')).toEqual([]);
    github.deleteRepository(fork);
    expect((await getPullRequest(client, 2)).head.repository).toBeNull();
  });

  it('lists every file, renames with both paths, and throws when GitHub counts others', async () => {
    const { repo, author } = stage;
    repo.commit({ branch: 'topic', files: { 'README.md': null, 'docs/README.md': '# skills\n' }, author });
    const seen = await getPullRequest(client, 1);
    expect(await listPullFiles(client, seen)).toEqual([
      { path: 'campaigns/one/campaign.json', status: 'added', previousPath: null },
      { path: 'docs/README.md', status: 'renamed', previousPath: 'README.md' },
    ]);
    repo.commit({ branch: 'topic', files: { 'more.txt': 'x' }, author });
    expect(await codeOf(listPullFiles(client, seen))).toBe('github-too-many-files');
  });
});

describe('reviews', () => {
  it('come with state, commit, person and body; what is lost is null', async () => {
    const { pull, reviewer, github } = stage;
    const gone = github.user('gone');
    pull.review(reviewer, 'APPROVED', { body: 'approve-run' });
    pull.review(gone, 'CHANGES_REQUESTED', { commit: null });
    github.deleteAccount(gone);
    expect(await listReviews(client, 1)).toMatchObject([
      {
        state: 'APPROVED',
        commitId: pull.headSha,
        user: { id: reviewer.id, login: 'reviewer', type: 'User' },
        body: 'approve-run',
      },
      { state: 'CHANGES_REQUESTED', commitId: null, user: null },
    ]);
  });
});

describe('the people of a commit', () => {
  const people = async (): Promise<unknown> => (await listCommits(client, 1)).slice(1);

  it('are its author, committer and co-authors, by the accounts of their addresses', async () => {
    const { repo, author, reviewer, owner } = stage;
    const sha = repo.commit({ branch: 'topic', files: { a: '1' }, author, committer: owner, coAuthors: [reviewer] });
    expect(await people()).toEqual([{ sha, accountIds: [author.id, reviewer.id, owner.id], unascribed: 0 }]);
  });

  it('are counted when their address belongs to nobody', async () => {
    const { repo, author } = stage;
    const nobody = { name: 'Nobody', email: 'nobody@example.com' };
    const sha = repo.commit({ branch: 'topic', files: { a: '1' }, author, committer: nobody, coAuthors: [nobody] });
    expect(await people()).toEqual([{ sha, accountIds: [author.id], unascribed: 2 }]);
  });

  it('do not include GitHub when it signed, and do when somebody only wrote its address', async () => {
    const { repo, author, pull } = stage;
    const forged = repo.commit({ branch: 'topic', files: { a: '1' }, author, committer: WEB_FLOW });
    const { commitOnBranch } = await import('../../src/github/api.ts');
    const own = await connect(stage, { token: stage.github.token(stage.reviewer) });
    const made = await commitOnBranch(own, {
      branch: 'topic',
      expectedHead: forged,
      headline: 'From a form',
      additions: [{ path: 'b', bytes: Buffer.from('2') }],
    });
    expect(made).toEqual({ kind: 'committed', sha: pull.headSha });
    expect(await people()).toEqual([
      { sha: forged, accountIds: [author.id, WEB_FLOW.id], unascribed: 0 },
      { sha: pull.headSha, accountIds: [stage.reviewer.id], unascribed: 0 },
    ]);
  });

  it('are read over several pages, and not at all when there are more than GitHub shows', async () => {
    const { repo, author } = stage;
    const tree = repo.commitOf('topic').tree;
    let tip = repo.head('topic');
    const extend = (count: number): void => {
      const at = { name: author.name, email: author.email, date: '2026-11-02T00:00:00Z' };
      for (let index = 0; index < count; index += 1) {
        tip = repo.repo.store.writeCommit({ tree, parents: [tip], author: at, committer: at, message: `c${index}\n` });
      }
      repo.forcePush('topic', tip, author);
    };
    extend(119);
    const commits = await listCommits(client, 1);
    expect({ count: commits.length, last: commits.at(-1)?.sha }).toEqual({ count: 120, last: tip });
    extend(140);
    expect(await codeOf(listCommits(client, 1))).toBe('github-too-many-commits');
  });
});

describe('who pushed the head', () => {
  const pushers = async (): Promise<unknown> => headPushers(client, await getPullRequest(client, 1));

  it('is whoever made the branch point at exactly that commit, not whoever wrote it', async () => {
    const { repo, author, reviewer, owner } = stage;
    expect(await pushers()).toEqual({ known: true, accountIds: [author.id] });
    const sha = repo.commit({ branch: 'topic', files: { a: '1' }, author, pusher: reviewer });
    expect(await pushers()).toEqual({ known: true, accountIds: [reviewer.id] });
    // Taken away and brought back by somebody else: both brought it.
    repo.forcePush('topic', repo.head('main'), owner);
    repo.forcePush('topic', sha, owner);
    expect(await pushers()).toEqual({ known: true, accountIds: [owner.id, reviewer.id] });
  });

  it('of a fork is asked of the fork', async () => {
    const { github, repo, author, reviewer } = stage;
    const fork = github.fork(repo, author);
    fork.commit({ branch: 'mine', files: { z: '1' }, author, pusher: reviewer });
    repo.openPullRequest({ author, branch: 'mine', from: fork });
    const seen = await getPullRequest(client, 2);
    expect(await headPushers(client, seen)).toEqual({ known: true, accountIds: [reviewer.id] });
    github.deleteRepository(fork);
    expect(await headPushers(client, seen)).toEqual({ known: false });
    expect(await headPushers(client, await getPullRequest(client, 2))).toEqual({ known: false });
  });

  it('is unknown when the account is gone or the push was never recorded', async () => {
    const { github, repo, author } = stage;
    const passing = github.user('passing');
    repo.commit({ branch: 'topic', files: { a: '1' }, author, pusher: passing });
    github.deleteAccount(passing);
    expect(await pushers()).toEqual({ known: false });
    repo.repo.activity.splice(0);
    expect(await pushers()).toEqual({ known: false });
  });

  it('is not guessed when the service fails', async () => {
    stage.github.fault({ path: /\/activity/u, kind: { type: 'status', status: 500 } });
    expect(await codeOf(pushers())).toBe('github-unavailable');
  });
});

describe('a permission', () => {
  it('is that of now, and of the account, not of whoever has its name', async () => {
    const { repo, reviewer, author, owner, github } = stage;
    expect(await permissionOf(client, reviewer)).toBe('write');
    repo.grant(reviewer, 'triage');
    expect(await permissionOf(client, reviewer)).toBe('read');
    repo.grant(reviewer, 'maintain');
    expect(await permissionOf(client, reviewer)).toBe('write');
    expect(await permissionOf(client, owner)).toBe('admin');
    expect(await permissionOf(client, { id: author.id, login: 'reviewer' })).toBe('none');
    github.deleteAccount(reviewer);
    expect(await permissionOf(client, reviewer)).toBe('none');
  });
});
