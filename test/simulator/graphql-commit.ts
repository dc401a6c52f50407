/** `createCommitOnBranch`: a commit signed by GitHub on top of exactly the head that the caller saw, or `STALE_DATA`. */
import { atLeast, WEB_FLOW, type Token } from './accounts.ts';
import { afterRefChange, SIGNATURE } from './effects.ts';
import { commitNode, GraphqlError, type Node } from './graphql.ts';
import type { Repo } from './model.ts';
import { nodeId, type Json } from './render-basics.ts';
import type { State } from './state.ts';

const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

interface Target {
  readonly repo: Repo;
  readonly branch: string;
}

function target(state: State, token: Token, input: Json, path: readonly string[]): Target {
  const branch = object(input['branch']);
  const fullName = branch['repositoryNameWithOwner'];
  const name = branch['branchName'];
  const repo = typeof fullName === 'string' ? state.repo(fullName) : null;
  if (repo === null || typeof name !== 'string' || !state.sees(repo, token)) {
    throw new GraphqlError('NOT_FOUND', 'Could not resolve to a Repository with that name.', path);
  }
  const role = token.account.app !== null || atLeast(state.role(repo, token.account), 'write');
  if (token.permissions.contents !== 'write' || !state.reaches(repo, token) || !role) {
    throw new GraphqlError('FORBIDDEN', 'Resource not accessible by integration', path);
  }
  return { repo, branch: name };
}

/** Every file is a plain one: this mutation knows no modes and no links. */
function changedTree(repo: Repo, head: string, input: Json, path: readonly string[]): string {
  const changes = object(input['fileChanges']);
  const list = (name: string): Json[] => (Array.isArray(changes[name]) ? changes[name].map(object) : []);
  const additions = list('additions').map(({ path: file, contents }) => ({
    path: String(file),
    mode: '100644',
    sha: repo.store.writeBlob(Buffer.from(String(contents), 'base64')),
  }));
  const deletions = list('deletions').map(({ path: file }) => ({ path: String(file), mode: '0', sha: null }));
  for (const { path: file } of [...additions, ...deletions]) {
    if (file === '' || /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/u.test(file)) {
      throw new GraphqlError('UNPROCESSABLE', `A path was requested for ${file} that is malformed`, path);
    }
  }
  for (const { path: file } of deletions) {
    if (repo.store.entry(head, file) === null) {
      throw new GraphqlError('UNPROCESSABLE', `A path was requested for deletion which does not exist: ${file}`, path);
    }
  }
  return repo.store.changeTree(head, [...deletions, ...additions]);
}

export function createCommitOnBranch(state: State, token: Token, given: unknown, path: readonly string[]): Node {
  const input = object(given);
  const { repo, branch } = target(state, token, input, path);
  const ref = `refs/heads/${branch}`;
  const head = repo.store.ref(ref);
  // The branch has to exist; this mutation makes none.
  if (head === null) throw new GraphqlError('NOT_FOUND', `Branch "${branch}" does not exist.`, path);
  const expected = input['expectedHeadOid'];
  if (expected !== head) {
    throw new GraphqlError(
      'STALE_DATA',
      `Expected branch to point to "${String(expected)}" but it did not. Pull and try again.`,
      path,
    );
  }
  const message = object(input['message']);
  const headline = message['headline'];
  if (typeof headline !== 'string' || headline === '') {
    throw new GraphqlError('UNPROCESSABLE', 'A commit message headline is required', path);
  }
  const body = typeof message['body'] === 'string' && message['body'] !== '' ? `\n\n${message['body']}` : '';
  const author = state.person(token.account);
  const sha = repo.store.writeCommit({
    tree: changedTree(repo, head, input, path),
    parents: [head],
    author,
    committer: { name: WEB_FLOW.name, email: WEB_FLOW.email, date: author.date },
    message: `${headline}${body}`,
    signature: SIGNATURE,
  });
  repo.store.updateRef(ref, sha, head);
  afterRefChange(state, repo, { ref, before: head, after: sha }, token.account);
  return {
    __typename: 'CreateCommitOnBranchPayload',
    clientMutationId: input['clientMutationId'] ?? null,
    commit: commitNode(state, repo, repo.store.commit(sha)),
    ref: {
      __typename: 'Ref',
      id: nodeId('Ref', `${repo.id}:${ref}`),
      name: branch,
      prefix: 'refs/heads/',
      target: commitNode(state, repo, repo.store.commit(sha)),
    },
  };
}
