/** Writes: refs as locks, commits that compare and swap, labels, comments, check runs, dispatches, pull requests. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addLabel,
  ACTIONS_AUTHOR,
  commitOnBranch,
  completeCheckRun,
  createCheckRun,
  createComment,
  createCommit,
  createPullRequest,
  createRef,
  deleteRef,
  dispatchWorkflow,
  findComment,
  getRef,
  removeLabel,
  updateRef,
  type GitHubClient,
} from '../../src/github/api.ts';
import { codeOf, connect, setStage, type Stage } from './support.ts';

let stage: Stage;
let client: GitHubClient;
beforeEach(async () => {
  stage = await setStage();
  client = await connect(stage);
});

const LOCK = 'refs/equipoise/locks/one';
const file = (path: string, text: string): { path: string; bytes: Uint8Array } => ({ path, bytes: Buffer.from(text) });

describe('a ref as a lock', () => {
  it('is won by exactly one of many at once', async () => {
    const sha = stage.repo.head();
    const clients = await Promise.all(Array.from({ length: 8 }, () => connect(stage)));
    const results = await Promise.all(clients.map((one) => createRef(one, LOCK, sha)));
    expect(results.filter((result) => result === 'created')).toHaveLength(1);
    expect(results.filter((result) => result === 'exists')).toHaveLength(7);
    expect(await getRef(client, LOCK)).toBe(sha);
    expect([await deleteRef(client, LOCK), await deleteRef(client, LOCK)]).toEqual(['deleted', 'missing']);
    expect(await getRef(client, LOCK)).toBeNull();
  });

  it('moves forward by commits of its own, once per state', async () => {
    const files = [file('holder.json', '{}')];
    const first = await createCommit(client, { base: null, parents: [], files, message: 'Lock' });
    const commit = stage.repo.commitOf(first);
    expect({ parents: commit.parents, signed: commit.signature !== null }).toEqual({ parents: [], signed: true });
    await createRef(client, LOCK, first);
    const [a, b] = await Promise.all(
      ['a', 'b'].map((text) =>
        createCommit(client, { base: first, parents: [first], files: [file('journal', text)], message: text }),
      ),
    );
    expect(await updateRef(client, LOCK, a!)).toBe('updated');
    expect(await updateRef(client, LOCK, b!)).toBe('not-fast-forward');
    expect(await updateRef(client, 'refs/equipoise/none', a!)).toBe('missing');
    expect(stage.repo.read(LOCK, 'journal').toString()).toBe('a');
    expect(stage.repo.read(LOCK, 'holder.json').toString()).toBe('{}');
  });

  it('is not taken without the permission, which is an error and no result', async () => {
    const reader = await connect(stage, { permissions: { contents: 'read' } });
    expect(await codeOf(createRef(reader, LOCK, stage.repo.head()))).toBe('github-forbidden');
    expect(await codeOf(createRef(client, LOCK, '0'.repeat(40)))).toBe('github-refused');
  });
});

describe('a commit on a branch', () => {
  it('is signed by GitHub, lands on the head that was seen, and loses every other race', async () => {
    const head = stage.repo.head();
    const given = (text: string): Parameters<typeof commitOnBranch>[1] => ({
      branch: 'main',
      expectedHead: head,
      headline: 'Record a run',
      body: 'Run 1',
      additions: [file('campaigns/one/runs/r/journal.jsonl', text)],
      deletions: ['README.md'],
    });
    const results = await Promise.all(['a', 'b', 'c'].map((text) => commitOnBranch(client, given(text))));
    const won = results.flatMap((result) => (result.kind === 'committed' ? [result.sha] : []));
    expect([won.length, results.filter(({ kind }) => kind === 'stale').length]).toEqual([1, 2]);
    const commit = stage.repo.commitOf('main');
    expect(commit).toMatchObject({ sha: won[0], parents: [head], message: 'Record a run\n\nRun 1' });
    expect(commit.committer.email).toBe('noreply@github.com');
    expect(() => stage.repo.read('main', 'README.md')).toThrow('no file');
  });

  it('needs the branch, the permission and a well-formed path', async () => {
    const given = { branch: 'nowhere', expectedHead: stage.repo.head(), headline: 'x', additions: [file('a', 'a')] };
    expect(await codeOf(commitOnBranch(client, given))).toBe('github-not-found');
    const reader = await connect(stage, { permissions: { contents: 'read' } });
    expect(await codeOf(commitOnBranch(reader, { ...given, branch: 'main' }))).toBe('github-forbidden');
    const climbing = { ...given, branch: 'main', additions: [file('../a', 'a')] };
    expect(await codeOf(commitOnBranch(client, climbing))).toBe('github-refused');
  });

  it('whose answer is lost is not sent again', async () => {
    const head = stage.repo.head();
    stage.github.fault({ path: /^\/graphql$/u, kind: { type: 'cut' }, times: 1, carriedOut: true });
    const given = { branch: 'main', expectedHead: head, headline: 'x', additions: [file('a', 'a')] };
    expect(await codeOf(commitOnBranch(client, given))).toBe('github-outcome-unknown');
    expect(await getRef(client, 'refs/heads/main')).not.toBe(head);
    expect(await commitOnBranch(client, given)).toEqual({ kind: 'stale' });
  });
});

describe('labels', () => {
  it('are added and removed; one that is not there is a result', async () => {
    await addLabel(client, 1, 'equipoise:run');
    expect(stage.pull.labels).toEqual(['equipoise:run']);
    expect(await removeLabel(client, 1, 'equipoise:run')).toBe(true);
    expect(await removeLabel(client, 1, 'equipoise:run')).toBe(false);
    expect(await codeOf(removeLabel(client, 9, 'equipoise:run'))).toBe('github-not-found');
  });
});

describe('comments', () => {
  const MARKER = '<!-- ours -->';

  it('are found by marker, account and App together, behind any number of others', async () => {
    const { pull, author, github } = stage;
    pull.comment(author, `${MARKER}\nforged`);
    pull.comment(github.bot('other'), `${MARKER}\nforged by a bot`);
    for (let index = 0; index < 150; index += 1) pull.comment(author, 'noise');
    expect(await findComment(client, 1, MARKER, ACTIONS_AUTHOR)).toBeNull();
    const id = await createComment(client, 1, `${MARKER}\nreal`);
    expect(await findComment(client, 1, MARKER, ACTIONS_AUTHOR)).toEqual({ id, body: `${MARKER}\nreal` });
    expect(await findComment(client, 1, MARKER, { ...ACTIONS_AUTHOR, appId: null })).toBeNull();
    expect(await findComment(client, 1, MARKER, { ...ACTIONS_AUTHOR, userId: author.id })).toBeNull();
    expect(await findComment(client, 1, 'real', ACTIONS_AUTHOR)).toBeNull();
  });

  it('that cannot all be read are not added to: ours may be among the others', async () => {
    const { pull, author } = stage;
    for (let index = 0; index <= 5000; index += 1) pull.comment(author, 'noise');
    expect(await codeOf(findComment(client, 1, MARKER, ACTIONS_AUTHOR))).toBe('github-too-many-comments');
  });

  it('that are too long are not sent', async () => {
    expect(await codeOf(createComment(client, 1, 'x'.repeat(65_537)))).toBe('comment-too-long');
    expect(stage.github.requests).toHaveLength(0);
    await createComment(client, 1, 'x'.repeat(65_536));
  });
});

describe('check runs', () => {
  it('take annotations in requests of fifty and end with the last of them', async () => {
    const id = await createCheckRun(client, { name: 'equipoise', headSha: stage.pull.headSha, externalId: 'x' });
    expect(stage.repo.checkRuns).toMatchObject([{ status: 'in_progress', externalId: 'x' }]);
    const annotations = Array.from({ length: 101 }, (_, index) => ({
      path: 'campaigns/one/campaign.json',
      line: index + 1,
      level: 'failure' as const,
      title: 'invalid-field',
      message: `Finding ${index}.`,
    }));
    await completeCheckRun(client, id, { conclusion: 'failure', title: 't', summary: 's', annotations });
    expect(stage.repo.checkRuns[0]).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect(stage.repo.checkRuns[0]?.annotations.map(({ start_line }) => start_line)).toEqual(
      annotations.map(({ line }) => line),
    );
    const patches = stage.github.requests.filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => (body as { status: string }).status)).toEqual([
      'in_progress',
      'in_progress',
      'completed',
    ]);
  });

  it('without annotations end in one request', async () => {
    const id = await createCheckRun(client, { name: 'equipoise', headSha: stage.pull.headSha });
    await completeCheckRun(client, id, { conclusion: 'success', title: 't', summary: 's', annotations: [] });
    expect(stage.repo.checkRuns[0]).toMatchObject({ conclusion: 'success', annotations: [] });
    expect(stage.github.requests).toHaveLength(2);
  });
});

describe('a workflow', () => {
  it('is dispatched with its inputs, as the bot', async () => {
    const inputs = { pr: '1', headSha: stage.pull.headSha };
    await dispatchWorkflow(client, { workflow: 'run.yml', ref: 'main', inputs });
    expect(stage.repo.dispatches).toMatchObject([
      { workflow: 'run.yml', inputs, actor: { login: 'github-actions[bot]' } },
    ]);
    const other = dispatchWorkflow(client, { workflow: 'no.yml', ref: 'main', inputs });
    expect(await codeOf(other)).toBe('github-not-found');
  });
});

describe('a pull request', () => {
  it('is opened once', async () => {
    stage.repo.commit({ branch: 'evidence', files: { 'x.txt': 'x' }, author: stage.owner });
    const given = { title: 'Evidence', body: 'Of a run.', head: 'evidence', base: 'main' };
    expect(await createPullRequest(client, given)).toBe(2);
    expect(await createPullRequest(client, given)).toBe('exists');
    expect(await codeOf(createPullRequest(client, { ...given, head: 'nowhere' }))).toBe('github-refused');
  });
});
