/**
 * Refs and commits. Two of these calls compare and swap on the server: a ref is created only where there is none (a lock), and a
 * commit is put on a branch only if the branch is where the caller saw it (a journal). Losing such a race is a result, not an error.
 */
import * as z from 'zod';
import { gitCommit } from '../protocol/scalars.ts';
import type { GitHubClient } from './client.ts';

const GIT = '/repos/{owner}/{repo}/git';
const refAnswer = z.object({ object: z.object({ sha: gitCommit }) });
const created = z.object({ sha: gitCommit });

/** @param ref full name, such as `refs/equipoise/lock/one`. */
export async function createRef(client: GitHubClient, ref: string, sha: string): Promise<'created' | 'exists'> {
  const result = await client.write(
    'create a ref',
    `POST ${GIT}/refs`,
    { ref, sha },
    refAnswer,
    ({ status, message }) =>
      status === 422 && message === 'Reference already exists' ? ('exists' as const) : undefined,
  );
  return result === 'exists' ? result : 'created';
}

/** The object that a ref names, or null when there is no such ref. */
export async function getRef(client: GitHubClient, ref: string): Promise<string | null> {
  const answer = await client.find('read a ref', `${GIT}/ref/{ref}`, { ref: short(ref) }, refAnswer);
  return answer?.object.sha ?? null;
}

/**
 * Moves a ref forward. GitHub refuses when the new commit does not descend from what the ref names at that moment; a commit whose
 * only parent is what the caller saw therefore gets there only if nobody else moved the ref meanwhile.
 */
export async function updateRef(
  client: GitHubClient,
  ref: string,
  sha: string,
): Promise<'updated' | 'not-fast-forward' | 'missing'> {
  const route = `PATCH ${GIT}/refs/{ref}`;
  const result = await client.write(
    'move a ref',
    route,
    { ref: short(ref), sha, force: false },
    refAnswer,
    ({ status, message }) => {
      if (status === 422 && message === 'Update is not a fast forward') return 'not-fast-forward' as const;
      if (status === 422 && message === 'Reference does not exist') return 'missing' as const;
      return undefined;
    },
  );
  return typeof result === 'string' ? result : 'updated';
}

export async function deleteRef(client: GitHubClient, ref: string): Promise<'deleted' | 'missing'> {
  const route = `DELETE ${GIT}/refs/{ref}`;
  const result = await client.write('delete a ref', route, { ref: short(ref) }, z.unknown(), ({ status, message }) =>
    status === 422 && message === 'Reference does not exist' ? ('missing' as const) : undefined,
  );
  return result === 'missing' ? 'missing' : 'deleted';
}

function short(ref: string): string {
  return ref.replace(/^refs\//u, '');
}

export interface NewFile {
  /** Portable path from the root of the repository. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes a commit that no ref names yet; its id. GitHub signs it when the token is an App's, because no author is given.
 *
 * @param base commit whose files it keeps, or null for a commit of nothing but `files`.
 */
export async function createCommit(
  client: GitHubClient,
  given: {
    readonly base: string | null;
    readonly parents: readonly string[];
    readonly files: readonly NewFile[];
    readonly message: string;
  },
): Promise<string> {
  const entries: { path: string; mode: string; type: string; sha: string }[] = [];
  for (const { path, bytes } of given.files) {
    const content = Buffer.from(bytes).toString('base64');
    const blob = await client.write('write a file', `POST ${GIT}/blobs`, { content, encoding: 'base64' }, created);
    entries.push({ path, mode: '100644', type: 'blob', sha: blob.sha });
  }
  const tree = await client.write(
    'write a folder',
    `POST ${GIT}/trees`,
    { tree: entries, ...(given.base === null ? {} : { base_tree: given.base }) },
    created,
  );
  const { message, parents } = given;
  const commit = await client.write(
    'write a commit',
    `POST ${GIT}/commits`,
    { message, parents, tree: tree.sha },
    created,
  );
  return commit.sha;
}

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const committed = z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: gitCommit }) }) });

export type CommitResult = { readonly kind: 'committed'; readonly sha: string } | { readonly kind: 'stale' };

/** Puts a commit, signed by GitHub, on a branch that is exactly at `expectedHead`. */
export async function commitOnBranch(
  client: GitHubClient,
  given: {
    /** Name without `refs/heads/`; the branch has to exist. */
    readonly branch: string;
    readonly expectedHead: string;
    readonly headline: string;
    readonly body?: string;
    readonly additions: readonly NewFile[];
    readonly deletions?: readonly string[];
  },
): Promise<CommitResult> {
  const { owner, repo } = client.repository;
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: given.branch },
    expectedHeadOid: given.expectedHead,
    message: { headline: given.headline, body: given.body ?? '' },
    fileChanges: {
      additions: given.additions.map(({ path, bytes }) => ({ path, contents: Buffer.from(bytes).toString('base64') })),
      deletions: (given.deletions ?? []).map((path) => ({ path })),
    },
  };
  const result = await client.mutate('commit to a branch', COMMIT, { input }, committed, ({ types }) =>
    types.includes('STALE_DATA') ? ('stale' as const) : undefined,
  );
  if (result === 'stale') return { kind: 'stale' };
  return { kind: 'committed', sha: result.createCommitOnBranch.commit.oid };
}

/** Number of the new pull request, or `exists` when the branch has one already. */
export async function createPullRequest(
  client: GitHubClient,
  given: { readonly title: string; readonly body: string; readonly head: string; readonly base: string },
): Promise<number | 'exists'> {
  const refusal = z.object({ errors: z.array(z.object({ message: z.string().optional() })) });
  const route = 'POST /repos/{owner}/{repo}/pulls';
  const numbered = z.object({ number: z.int().positive() });
  const result = await client.write('open a pull request', route, { ...given }, numbered, ({ status, details }) => {
    const parsed = refusal.safeParse(details);
    const exists =
      parsed.success &&
      parsed.data.errors.some(({ message }) => message?.startsWith('A pull request already exists') === true);
    return status === 422 && exists ? ('exists' as const) : undefined;
  });
  return result === 'exists' ? result : result.number;
}
