/** Pull requests as far as an approval depends on them: where the head lies, who wrote it, who pushed it, who reviewed it. */
import * as z from 'zod';
import { EquipoiseError } from '../protocol/findings.ts';
import { gitCommit } from '../protocol/scalars.ts';
import type { GitHubClient } from './client.ts';

const accountId = z.int().positive();
const account = z.object({ id: accountId, login: z.string(), type: z.string() });

export interface Account {
  readonly id: number;
  readonly login: string;
  /** `User` for people; everything else is not one. */
  readonly type: string;
}

export interface PullRequest {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  readonly draft: boolean;
  readonly author: Account;
  readonly head: {
    readonly sha: string;
    /** Branch name. */
    readonly ref: string;
    /** Null when the fork is gone. */
    readonly repository: { readonly id: number; readonly fullName: string } | null;
  };
  readonly base: { readonly sha: string; readonly ref: string; readonly repositoryId: number };
  readonly labels: readonly string[];
  readonly changedFiles: number;
}

const repository = z.object({ id: accountId, full_name: z.string() });
const pullRequest = z.object({
  number: z.int().positive(),
  state: z.enum(['open', 'closed']),
  merged: z.boolean(),
  draft: z.boolean().optional(),
  user: account,
  head: z.object({ sha: gitCommit, ref: z.string(), repo: repository.nullable() }),
  base: z.object({ sha: gitCommit, ref: z.string(), repo: repository }),
  labels: z.array(z.object({ name: z.string() })),
  changed_files: z.int().nonnegative(),
});

const PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';

export async function getPullRequest(client: GitHubClient, number: number): Promise<PullRequest> {
  const pull = await client.read(`read pull request ${number}`, PULL, { pull_number: number }, pullRequest);
  const { repo } = pull.head;
  return {
    number: pull.number,
    state: pull.state,
    merged: pull.merged,
    draft: pull.draft ?? false,
    author: pull.user,
    head: {
      sha: pull.head.sha,
      ref: pull.head.ref,
      repository: repo === null ? null : { id: repo.id, fullName: repo.full_name },
    },
    base: { sha: pull.base.sha, ref: pull.base.ref, repositoryId: pull.base.repo.id },
    labels: pull.labels.map(({ name }) => name),
    changedFiles: pull.changed_files,
  };
}

const listed = z.object({
  number: z.int().positive(),
  head: z.object({ sha: gitCommit, repo: repository.nullable() }),
  base: z.object({ ref: z.string() }),
});

/**
 * Numbers of the open pull requests to `base` whose head is exactly this commit of this branch. A workflow that another one started
 * learns nothing more about a fork's pull request than that.
 *
 * @param head owner and branch, and the numeric id of the repository that the branch lies in.
 * @param base branch of this repository; the same head may go to several.
 */
export async function findPullRequests(
  client: GitHubClient,
  head: { readonly owner: string; readonly branch: string; readonly repositoryId: number; readonly sha: string },
  base: string,
): Promise<number[]> {
  const { items } = await client.list(
    'list open pull requests',
    '/repos/{owner}/{repo}/pulls',
    { state: 'open', head: `${head.owner}:${head.branch}` },
    listed,
    100,
  );
  return items
    .filter((pull) => pull.head.sha === head.sha && pull.head.repo?.id === head.repositoryId && pull.base.ref === base)
    .map(({ number }) => number);
}

export interface Review {
  readonly id: number;
  /** Null when the account is gone. */
  readonly user: Account | null;
  readonly state: string;
  /** Null when GitHub no longer has the commit. */
  readonly commitId: string | null;
  /** ISO 8601; null while the review is pending. */
  readonly submittedAt: string | null;
  /** Untrusted text; looked into for a hash, never shown. */
  readonly body: string;
}

const review = z.object({
  id: accountId,
  user: account.nullable(),
  state: z.string(),
  commit_id: gitCommit.nullable(),
  submitted_at: z.string().optional(),
  body: z.string().nullable(),
});

const MOST_REVIEWS = 1000;

/** All reviews, oldest first. Which of them counts is decided in `approvals.ts`. */
export async function listReviews(client: GitHubClient, number: number): Promise<Review[]> {
  const purpose = `list the reviews of pull request ${number}`;
  const { items, complete } = await client.list(
    purpose,
    `${PULL}/reviews`,
    { pull_number: number },
    review,
    MOST_REVIEWS,
  );
  // One that is left out might be the one that takes an approval back.
  if (!complete) throw tooMany(number, 'reviews', MOST_REVIEWS);
  return items.map((one) => ({
    id: one.id,
    user: one.user,
    state: one.state,
    commitId: one.commit_id,
    submittedAt: one.submitted_at ?? null,
    body: one.body ?? '',
  }));
}

export interface ChangedFile {
  readonly path: string;
  readonly status: string;
  /** Path before a rename. */
  readonly previousPath: string | null;
}

const changedFile = z.object({
  filename: z.string(),
  status: z.string(),
  previous_filename: z.string().optional(),
});

/** GitHub lists no more than these. */
const MOST_FILES = 3000;

/** All files that the pull request changes; throws when GitHub does not list them all. */
export async function listPullFiles(
  client: GitHubClient,
  pull: Pick<PullRequest, 'number' | 'changedFiles'>,
): Promise<ChangedFile[]> {
  const purpose = `list the files of pull request ${pull.number}`;
  const parameters = { pull_number: pull.number };
  const { items, complete } = await client.list(purpose, `${PULL}/files`, parameters, changedFile, MOST_FILES);
  if (!complete || items.length !== pull.changedFiles) throw tooMany(pull.number, 'files', MOST_FILES);
  return items.map(({ filename, status, previous_filename }) => ({
    path: filename,
    status,
    previousPath: previous_filename ?? null,
  }));
}

function tooMany(number: number, what: string, most: number): EquipoiseError {
  return new EquipoiseError(
    `github-too-many-${what}`,
    `Pull request ${number} has more ${what} than can be read (${most}), or they changed meanwhile. Make a smaller one.`,
    1,
  );
}

export type Permission = 'admin' | 'write' | 'read' | 'none';

const permissionAnswer = z.object({
  permission: z.enum(['admin', 'write', 'read', 'none']),
  user: z.object({ id: accountId }).nullable(),
});

/**
 * What an account may do in the repository now. GitHub asks by login, and a login can have been given up and taken by somebody else
 * since the review; `none` unless the answer is about the same numeric id.
 */
export async function permissionOf(client: GitHubClient, user: Pick<Account, 'id' | 'login'>): Promise<Permission> {
  const answer = await client.find(
    `read the permission of account ${user.id}`,
    '/repos/{owner}/{repo}/collaborators/{username}/permission',
    { username: user.login },
    permissionAnswer,
  );
  return answer?.user?.id === user.id ? answer.permission : 'none';
}
