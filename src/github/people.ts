/**
 * Who is behind a pull request's commits, and who put the head commit where it is: the people whose approval of it does not count.
 *
 * Addresses in commits are claims. An address that belongs to nobody may be anybody's, so it is counted as unascribed, and whoever
 * decides refuses. GitHub itself appears as committer of what people do on its pages; that is believed only with its own signature.
 */
import * as z from 'zod';
import { EquipoiseError } from '../protocol/findings.ts';
import { gitCommit } from '../protocol/scalars.ts';
import type { GitHubClient } from './client.ts';
import { headArrivals } from './head-activity.ts';
import type { PullRequest } from './pulls.ts';

export interface PullCommit {
  readonly sha: string;
  /** Numeric ids of author, co-authors and committer. */
  readonly accountIds: readonly number[];
  /** How many of them belong to no account. */
  readonly unascribed: number;
}

const person = z.object({ user: z.object({ databaseId: z.int().positive() }).nullable() });
const page = z.object({
  repository: z.object({
    pullRequest: z.object({
      commits: z.object({
        totalCount: z.int().nonnegative(),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
        nodes: z.array(
          z.object({
            commit: z.object({
              oid: gitCommit,
              committedViaWeb: z.boolean(),
              signature: z.object({ isValid: z.boolean(), wasSignedByGitHub: z.boolean() }).nullable(),
              authors: z.object({ totalCount: z.int().nonnegative(), nodes: z.array(person) }),
              committer: person.nullable(),
            }),
          }),
        ),
      }),
    }),
  }),
});
type Commit = z.infer<typeof page>['repository']['pullRequest']['commits']['nodes'][number]['commit'];

/** REST names author and committer only; co-authors are ascribed to accounts here alone. */
const COMMITS = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      commits(first: 50, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          commit {
            oid
            committedViaWeb
            signature { isValid wasSignedByGitHub }
            authors(first: 50) { totalCount nodes { user { databaseId } } }
            committer { user { databaseId } }
          }
        }
      }
    }
  }
}`;

/** GitHub shows no more commits of a pull request than these. */
const MOST_COMMITS = 250;

/** All commits of a pull request, oldest first; throws when GitHub does not show them all. */
export async function listCommits(client: GitHubClient, number: number): Promise<PullCommit[]> {
  const found: PullCommit[] = [];
  let after: string | null = null;
  for (;;) {
    const variables = { ...client.repository, number, after };
    const answer: z.infer<typeof page> = await client.query(
      `list the commits of pull request ${number}`,
      COMMITS,
      variables,
      page,
    );
    const { totalCount, nodes, pageInfo } = answer.repository.pullRequest.commits;
    found.push(...nodes.map(({ commit }) => peopleOf(commit)));
    if (totalCount >= MOST_COMMITS || found.length > totalCount) throw tooManyCommits(number);
    if (!pageInfo.hasNextPage) {
      if (found.length !== totalCount) throw tooManyCommits(number);
      return found;
    }
    after = pageInfo.endCursor;
  }
}

function peopleOf(commit: Commit): PullCommit {
  const byGitHub = commit.committedViaWeb && commit.signature?.isValid === true && commit.signature.wasSignedByGitHub;
  const people = [...commit.authors.nodes, ...(byGitHub ? [] : [commit.committer])];
  const ids = people.flatMap((one) => one?.user?.databaseId ?? []);
  const hidden = Math.max(0, commit.authors.totalCount - commit.authors.nodes.length);
  return { sha: commit.oid, accountIds: [...new Set(ids)], unascribed: people.length - ids.length + hidden };
}

function tooManyCommits(number: number): EquipoiseError {
  return new EquipoiseError(
    'github-too-many-commits',
    `Pull request ${number} has ${MOST_COMMITS} commits or more, or they changed meanwhile; who wrote it cannot be told. Make a smaller one.`,
    1,
  );
}

/** Accounts that brought the head commit to the head branch; `known` is false when GitHub does not tell. */
export type Pushers = { readonly known: true; readonly accountIds: readonly number[] } | { readonly known: false };

/**
 * Everybody whose push made the branch point at exactly the head commit. The time of a push proves nothing about what it brought;
 * a commit can also be pushed, taken away and pushed again by somebody else, and then both are pushers.
 */
export async function headPushers(client: GitHubClient, pull: Pick<PullRequest, 'head'>): Promise<Pushers> {
  const arrivals = await headArrivals(client, pull);
  if (arrivals === null) return { known: false };
  const ids = arrivals.flatMap(({ actorId }) => actorId ?? []);
  // A push by an account that is gone could have been anybody's.
  if (arrivals.length === 0 || ids.length !== arrivals.length) return { known: false };
  return { known: true, accountIds: [...new Set(ids)] };
}
