/** The simulated GitHub over plain HTTP: what it answers, whom it refuses, and that every operation fits GitHub's description. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Contract } from './contract.ts';
import type { Account, PullRequest, Repository, SimulatedGitHub } from './github.ts';
import { ROUTES } from './routes.ts';
import { newGitHub, request, type Answered } from './support.ts';

let github: SimulatedGitHub;
let owner: Account;
let author: Account;
let reviewer: Account;
let repo: Repository;
let pull: PullRequest;
let root: string;

beforeEach(async () => {
  github = await newGitHub();
  [owner, author, reviewer] = [github.user('octo'), github.user('author'), github.user('reviewer')];
  repo = github.createRepository(owner, 'skills', {
    files: { 'README.md': '# Skills\n', 'a/b.txt': 'one\ntwo\n' },
    workflows: ['run.yml'],
  });
  repo.grant(reviewer, 'write');
  repo.commit({ branch: 'topic', files: { 'a/b.txt': 'one\nthree\n', 'new.txt': 'new\n' }, author });
  pull = repo.openPullRequest({ author, branch: 'topic', title: 'A campaign' });
  root = `/repos/${repo.fullName}`;
});

const as = (account: Account): { token: string } => ({ token: github.token(account) });
const get = (path: string, account: Account | null = null): Promise<Answered> =>
  request(github, 'GET', path, account === null ? {} : as(account));
const send = (method: string, path: string, account: Account, body: unknown = {}): Promise<Answered> =>
  request(github, method, path, { ...as(account), body });

describe('the API description', () => {
  it('has every operation that is served, and nothing else', () => {
    const { description } = new Contract();
    expect(Object.keys(description.operations)).toEqual(ROUTES.map(({ operation }) => operation).sort());
    expect(description.source).toMatchObject({ package: '@octokit/openapi', version: '23.0.2' });
  });

  it('refuses a missing field, an invented one, a foreign status and an unknown operation', () => {
    const contract = new Contract();
    const label = { id: 1, node_id: 'x', url: 'http://a/b', name: 'n', description: null, color: 'c', default: true };
    const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
    const operation = 'GET /repos/{owner}/{repo}/issues/{issue_number}/labels';
    expect(contract.check(operation, 200, bytes([label]))).toBeNull();
    expect(contract.check(operation, 200, bytes([{ ...label, name: undefined }]))).toContain('name');
    expect(contract.check(operation, 200, bytes([{ ...label, colour: 'red' }]))).toContain('additional properties');
    expect(contract.check(operation, 200, bytes([{ ...label, id: '1' }]))).toContain('integer');
    expect(contract.check(operation, 202, bytes([]))).toContain('no status 202');
    expect(contract.check('GET /nowhere', 200, bytes([]))).toContain('no such operation');
  });
});

describe('reading', () => {
  it('answers every read of a public repository to anybody, in the published shape', async () => {
    const review = pull.review(reviewer, 'APPROVED');
    const comment = pull.comment(author, 'Hello');
    pull.label(reviewer, 'equipoise:run');
    const head = pull.headSha;
    const run = repo.startRun({ workflow: 'run.yml', actor: owner });
    const blob = repo.repo.store.entry(head, 'new.txt')?.sha ?? '';
    const paths = [
      root,
      '/users/author',
      `/user/${author.id}`,
      `${root}/activity?ref=refs/heads/topic`,
      `${root}/pulls?head=octo:topic`,
      `${root}/pulls/1`,
      `${root}/pulls/1/files`,
      `${root}/pulls/1/commits`,
      `${root}/pulls/1/reviews`,
      `${root}/pulls/1/reviews/${review.id}`,
      `${root}/issues/1/labels`,
      `${root}/issues/1/events`,
      `${root}/actions/runs/${run.id}`,
      `${root}/issues/1/comments`,
      `${root}/issues/comments/${comment.id}`,
      `${root}/git/blobs/${blob}`,
      `${root}/git/trees/${head}?recursive=1`,
      `${root}/git/commits/${head}`,
      `${root}/git/ref/heads/topic`,
      `${root}/git/ref/heads%2Ftopic`,
      `${root}/git/matching-refs/heads/`,
      `${root}/contents/a/b.txt?ref=topic`,
      `${root}/contents/a?ref=topic`,
      `${root}/compare/main...topic`,
      `${root}/commits?sha=topic&path=new.txt`,
      `${root}/commits/topic`,
      `${root}/commits/${head}/check-runs`,
    ];
    const statuses = await Promise.all(paths.map(async (path) => [path, (await get(path)).status] as const));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    expect((await get(`${root}/pulls/1`)).body).toMatchObject({
      head: { sha: head, ref: 'topic', repo: { id: repo.id } },
      user: { id: author.id, type: 'User' },
      labels: [{ name: 'equipoise:run' }],
      commits: 1,
      changed_files: 2,
      mergeable: true,
      merge_commit_sha: pull.mergeSha,
    });
    expect((await get(`${root}/issues/1/events`)).body).toMatchObject([
      { event: 'labeled', label: { name: 'equipoise:run' }, actor: { id: reviewer.id } },
    ]);
    run.status = 'completed';
    run.attempt = 2;
    expect((await get(`${root}/actions/runs/${run.id}`)).body).toMatchObject({ status: 'completed', run_attempt: 2 });
    expect((await get(`${root}/pulls/1/files`)).body).toMatchObject([
      { filename: 'a/b.txt', status: 'modified', additions: 1, deletions: 1 },
      { filename: 'new.txt', status: 'added', additions: 1, deletions: 0 },
    ]);
    expect((await get(`${root}/contents/new.txt?ref=topic`)).body).toMatchObject({ content: 'bmV3Cg==\n' });
    expect((await get(`${root}/activity?ref=refs/heads/topic`)).body).toMatchObject([
      { after: head, activity_type: 'branch_creation', actor: { id: author.id } },
    ]);
  });

  it('pages, links to the other pages, and says with an ETag that nothing changed', async () => {
    for (let index = 0; index < 7; index += 1) pull.comment(author, `Comment ${index}`);
    const second = await get(`${root}/issues/1/comments?per_page=3&page=2`);
    expect(second.body).toMatchObject([{ body: 'Comment 3' }, { body: 'Comment 4' }, { body: 'Comment 5' }]);
    const link = second.headers.get('link') ?? '';
    expect(link).toContain(`page=3>; rel="next"`);
    expect(link).toContain(`page=1>; rel="prev"`);
    expect(link).toContain(`page=3>; rel="last"`);
    const etag = second.headers.get('etag') ?? '';
    const again = await request(github, 'GET', `${root}/issues/1/comments?per_page=3&page=2`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(Number(again.headers.get('x-ratelimit-remaining'))).toBeLessThan(5000);
  });

  it('hides a private repository from everybody without a role, and answers 401 to a token that is not one', async () => {
    const secret = github.createRepository(owner, 'secret', { private: true });
    const path = `/repos/${secret.fullName}`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path, author)).status).toBe(404);
    secret.grant(author, 'read');
    expect((await get(path, author)).status).toBe(200);
    expect((await request(github, 'GET', root, { token: 'ghs_nobody' })).status).toBe(401);
    const token = github.token(author);
    github.revoke(token);
    expect((await request(github, 'GET', root, { token })).status).toBe(401);
    const narrow = github.token(author, { permissions: { contents: 'read' } });
    expect((await request(github, 'GET', `${path}/pulls`, { token: narrow })).status).toBe(403);
  });
});

describe('roles and permissions', () => {
  it('reports the role that an account has at that moment', async () => {
    const path = `${root}/collaborators/author/permission`;
    expect((await get(path)).status).toBe(401);
    expect((await get(path, author)).status).toBe(403);
    expect((await get(path, reviewer)).body).toMatchObject({ permission: 'read', role_name: 'read' });
    repo.grant(author, 'maintain');
    expect((await get(path, reviewer)).body).toMatchObject({
      permission: 'write',
      role_name: 'maintain',
      user: { id: author.id },
    });
  });

  it('lets triage label and nobody below; a token without the permission does nothing', async () => {
    const path = `${root}/issues/1/labels`;
    expect((await send('POST', path, author, { labels: ['x'] })).status).toBe(403);
    repo.grant(author, 'triage');
    expect((await send('POST', path, author, { labels: ['x', 'y'] })).body).toMatchObject([
      { name: 'x' },
      { name: 'y' },
    ]);
    expect((await send('DELETE', `${path}/x`, author)).body).toMatchObject([{ name: 'y' }]);
    expect((await send('DELETE', `${path}/x`, author)).status).toBe(404);
    const token = github.actionsToken(repo, { contents: 'write', issues: 'read' });
    const refused = await request(github, 'POST', path, { token, body: { labels: ['z'] } });
    expect(refused).toMatchObject({ status: 403, body: { message: 'Resource not accessible by integration' } });
    expect(github.lastEvent('pull_request', 'labeled').payload).toMatchObject({
      label: { name: 'y' },
      sender: { id: author.id },
      pull_request: { number: 1, head: { sha: pull.headSha } },
    });
  });

  it('refuses approval of one’s own pull request and takes anybody else’s', async () => {
    const path = `${root}/pulls/1/reviews`;
    expect((await send('POST', path, author, { event: 'APPROVE' })).status).toBe(422);
    const actions = github.actionsToken(repo, { pull_requests: 'write' });
    expect((await request(github, 'POST', path, { token: actions, body: { event: 'APPROVE' } })).status).toBe(422);
    const stranger = github.user('stranger');
    const given = await send('POST', path, stranger, { event: 'APPROVE' });
    expect(given.body).toMatchObject({ state: 'APPROVED', commit_id: pull.headSha, user: { id: stranger.id } });
    const { id } = given.body as { id: number };
    expect((await send('PUT', `${path}/${id}/dismissals`, stranger, { message: 'no' })).status).toBe(403);
    expect((await send('PUT', `${path}/${id}/dismissals`, reviewer, { message: 'no' })).body).toMatchObject({
      state: 'DISMISSED',
    });
    expect((await send('PUT', `${path}/${id}/dismissals`, reviewer, { message: 'no' })).status).toBe(422);
  });
});

describe('comments', () => {
  it('are written by readers, edited by their author, and never longer than GitHub allows', async () => {
    const stranger = github.user('stranger');
    const path = `${root}/issues/1/comments`;
    const made = await send('POST', path, stranger, { body: 'x'.repeat(65_536) });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: number };
    expect((await send('POST', path, stranger, { body: 'x'.repeat(65_537) })).status).toBe(422);
    expect((await send('PATCH', `${root}/issues/comments/${id}`, author, { body: 'mine' })).status).toBe(403);
    expect((await send('PATCH', `${root}/issues/comments/${id}`, stranger, { body: 'other' })).status).toBe(200);
    const token = github.actionsToken(repo, { issues: 'write' });
    const bot = await request(github, 'POST', path, { token, body: { body: 'by a bot' } });
    expect(bot.body).toMatchObject({ user: { type: 'Bot' }, performed_via_github_app: { slug: 'github-actions' } });
    github.fault({ method: 'POST', path: /\/comments$/u, kind: { type: 'status', status: 403 } });
    expect((await request(github, 'POST', path, { token, body: { body: 'again' } })).status).toBe(403);
  });
});

describe('git data', () => {
  it('makes blobs, trees, commits and refs; an App’s commits are signed, a person’s are not', async () => {
    const token = github.actionsToken(repo, { contents: 'write' });
    const post = async (path: string, body: unknown): Promise<{ sha: string }> => {
      const answer = await request(github, 'POST', `${root}/git/${path}`, { token, body });
      expect(answer.status).toBe(201);
      return answer.body as { sha: string };
    };
    const blob = await post('blobs', { content: 'aGk=', encoding: 'base64' });
    const tree = await post('trees', {
      base_tree: 'main',
      tree: [
        { path: 'deep/er/hi.txt', mode: '100644', type: 'blob', sha: blob.sha },
        { path: 'a/b.txt', mode: '100644', type: 'blob', sha: null },
      ],
    });
    const commit = { message: 'A record', tree: tree.sha, parents: [repo.head('main')] };
    expect(await post('commits', commit)).toMatchObject({ verification: { verified: true } });
    const made = await post('commits', { ...commit, author: { name: 'X', email: 'x@example.com' } });
    expect(made).toMatchObject({ verification: { verified: false, reason: 'unsigned' } });
    await post('refs', { ref: 'refs/heads/record', sha: made.sha });
    expect(repo.read('record', 'deep/er/hi.txt').toString()).toBe('hi');
    expect(repo.repo.store.entry(repo.head('record'), 'a/b.txt')).toBeNull();
  });

  it('creates a ref once, moves it forward only, and deletes it', async () => {
    const [main, topic] = [repo.head('main'), repo.head('topic')];
    const refs = `${root}/git/refs`;
    expect((await send('POST', refs, reviewer, { ref: 'refs/equipoise/lock', sha: main })).status).toBe(201);
    expect(await send('POST', refs, reviewer, { ref: 'refs/equipoise/lock', sha: topic })).toMatchObject({
      status: 422,
      body: { message: 'Reference already exists' },
    });
    const path = `${refs}/equipoise/lock`;
    expect((await send('PATCH', path, reviewer, { sha: topic })).status).toBe(200);
    expect(await send('PATCH', path, reviewer, { sha: main })).toMatchObject({
      status: 422,
      body: { message: 'Update is not a fast forward' },
    });
    expect((await send('PATCH', path, reviewer, { sha: main, force: true })).status).toBe(200);
    expect((await send('DELETE', path, reviewer)).status).toBe(204);
    expect((await send('DELETE', path, reviewer)).status).toBe(422);
    expect((await get(`${root}/git/ref/equipoise/lock`)).status).toBe(404);
    expect((await send('POST', refs, author, { ref: 'refs/heads/mine', sha: main })).status).toBe(403);
    expect((await send('POST', refs, reviewer, { ref: 'refs/pull/9/head', sha: main })).status).toBe(422);
  });
});

describe('check runs and dispatches', () => {
  it('are for Apps, take fifty annotations a request, and end with a conclusion', async () => {
    const path = `${root}/check-runs`;
    const run = { name: 'gate', head_sha: pull.headSha };
    expect((await send('POST', path, reviewer, run)).status).toBe(403);
    const token = github.actionsToken(repo, { checks: 'write' });
    const made = await request(github, 'POST', path, { token, body: { ...run, status: 'in_progress' } });
    expect(made.body).toMatchObject({ status: 'in_progress', conclusion: null, app: { slug: 'github-actions' } });
    const { id } = made.body as { id: number };
    const annotation = { path: 'new.txt', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'No.' };
    const output = (count: number): unknown => ({
      conclusion: 'failure',
      output: { title: 't', summary: 's', annotations: Array.from({ length: count }, () => annotation) },
    });
    expect((await request(github, 'PATCH', `${path}/${id}`, { token, body: output(51) })).status).toBe(422);
    const ended = await request(github, 'PATCH', `${path}/${id}`, { token, body: output(50) });
    expect(ended.body).toMatchObject({ status: 'completed', conclusion: 'failure', output: { annotations_count: 50 } });
    expect((await get(`${path}/${id}`)).status).toBe(200);
    expect((await get(`${path}/${id}/annotations?per_page=100`)).body).toHaveLength(50);
    const other = github.token(github.bot('other'), { repositories: [repo] });
    expect((await request(github, 'PATCH', `${path}/${id}`, { token: other, body: output(1) })).status).toBe(403);
  });

  it('records a dispatch and the event that the workflow would get', async () => {
    const token = github.actionsToken(repo, { actions: 'write' });
    const path = `${root}/actions/workflows/run.yml/dispatches`;
    const body = { ref: 'main', inputs: { pr: '1', headSha: pull.headSha } };
    expect((await request(github, 'POST', path, { token, body })).status).toBe(204);
    expect(repo.dispatches).toMatchObject([{ workflow: 'run.yml', ref: 'main', inputs: { pr: '1' } }]);
    expect(github.lastEvent('workflow_dispatch').payload).toMatchObject({
      ref: 'refs/heads/main',
      inputs: { pr: '1' },
    });
    const details = { ...body, return_run_details: true };
    expect((await request(github, 'POST', path, { token, body: details })).status).toBe(200);
    expect((await request(github, 'POST', path, { token, body: { ref: 'nowhere' } })).status).toBe(422);
    expect((await send('POST', `${root}/actions/workflows/none.yml/dispatches`, owner, body)).status).toBe(404);
    expect((await send('POST', path, author, body)).status).toBe(403);
  });
});
