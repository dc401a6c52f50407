/** Labels, and the one comment of ours. */
import * as z from 'zod';
import { EquipoiseError } from '../protocol/findings.ts';
import { COMMENT_LIMIT } from '../report/markdown.ts';
import type { GitHubClient } from './client.ts';

const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';

export async function addLabel(client: GitHubClient, number: number, label: string): Promise<void> {
  const parameters = { issue_number: number, labels: [label] };
  await client.write(`label pull request ${number}`, `POST ${ISSUE}/labels`, parameters, z.array(z.unknown()));
}

/** False when the label was not there. */
export async function removeLabel(client: GitHubClient, number: number, label: string): Promise<boolean> {
  const result = await client.write(
    `remove a label from pull request ${number}`,
    `DELETE ${ISSUE}/labels/{name}`,
    { issue_number: number, name: label },
    z.array(z.unknown()),
    ({ status, message }) => (status === 404 && message === 'Label does not exist' ? ('missing' as const) : undefined),
  );
  return result !== 'missing';
}

/** Who writes our comments: the account behind the token and, for a bot, its App. */
export interface CommentAuthor {
  readonly userId: number;
  readonly appId: number | null;
}

/** `GITHUB_TOKEN` on github.com: github-actions[bot] and its App. */
export const ACTIONS_AUTHOR: CommentAuthor = { userId: 41898282, appId: 15368 };

export interface OwnComment {
  readonly id: number;
  readonly body: string;
}

const comment = z.object({
  id: z.int().positive(),
  body: z.string().optional(),
  user: z.object({ id: z.int().positive() }).nullable(),
  performed_via_github_app: z.object({ id: z.int().positive() }).nullable().optional(),
});

const MOST_COMMENTS = 5000;

/**
 * The oldest comment that begins with the marker and is ours. Anybody can post the marker; a comment of somebody else that we took
 * for ours and edited would be theirs to edit again.
 */
export async function findComment(
  client: GitHubClient,
  number: number,
  marker: string,
  author: CommentAuthor,
): Promise<OwnComment | null> {
  const purpose = `list the comments of pull request ${number}`;
  const parameters = { issue_number: number };
  const { items, complete } = await client.list(purpose, `${ISSUE}/comments`, parameters, comment, MOST_COMMENTS);
  const own = items.find(
    ({ body, user, performed_via_github_app: app }) =>
      user?.id === author.userId && (app?.id ?? null) === author.appId && body?.startsWith(marker) === true,
  );
  if (own !== undefined) return { id: own.id, body: own.body ?? '' };
  if (complete) return null;
  // Ours may be among those that were not read, and there must be one at most.
  throw new EquipoiseError(
    'github-too-many-comments',
    `Pull request ${number} has more than ${MOST_COMMENTS} comments, and none of those is ours.`,
    3,
  );
}

const written = z.object({ id: z.int().positive() });

/** The new comment's id. */
export async function createComment(client: GitHubClient, number: number, body: string): Promise<number> {
  const parameters = { issue_number: number, body: fitting(body) };
  const { id } = await client.write(`comment on pull request ${number}`, `POST ${ISSUE}/comments`, parameters, written);
  return id;
}

export async function editComment(client: GitHubClient, commentId: number, body: string): Promise<void> {
  const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
  await client.write('edit a comment', route, { comment_id: commentId, body: fitting(body) }, written);
}

function fitting(body: string): string {
  if (body.length <= COMMENT_LIMIT) return body;
  throw new EquipoiseError(
    'comment-too-long',
    `A comment of ${body.length} characters is longer than GitHub accepts (${COMMENT_LIMIT}).`,
    3,
  );
}
