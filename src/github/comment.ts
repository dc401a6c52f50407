/**
 * The one comment that stands on a pull request and is edited in place. It is made of validated ids, hashes and numbers and of our
 * own sentences; no title, branch, name or text of anybody gets into it, and nothing is ever read back out of it.
 */
import { EquipoiseError } from '../protocol/findings.ts';
import { gitCommit, identifier, sha256 } from '../protocol/scalars.ts';
import { COMMENT_LIMIT, markdownCode, markdownText } from '../report/markdown.ts';
import type { ApprovalDecision } from './approvals.ts';
import type { GitHubClient } from './client.ts';
import { createComment, editComment, findComment, type CommentAuthor } from './conversation.ts';

/** The first line of every comment of ours. */
export const COMMENT_MARKER = '<!-- equipoise:gate:v1 -->';

export interface CommentCampaign {
  readonly campaignId: string;
  readonly campaignSha256: string;
  readonly pairs: number;
  readonly maxRequests: number;
  /** Plain decimal text, US dollars. */
  readonly maxCostUsd: string;
}

export type CommentStatus =
  | { readonly kind: 'invalid'; readonly errors: number; readonly warnings: number }
  /** The campaigns that it was about have left the pull request. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'waiting' }
  /** The head moved while the run was asked for; the label was taken away. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'dispatched' }
  /** Approved, but GitHub did not start the run for certain. */
  | { readonly kind: 'not-started' }
  /** The run of this approval is over, and its evidence is not on this branch. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'running'; readonly workflowRunId: number }
  | { readonly kind: 'paused'; readonly workflowRunId: number }
  | { readonly kind: 'completed'; readonly workflowRunId: number; readonly evidenceSha256: string };

export interface CommentModel {
  readonly headSha: string;
  readonly status: CommentStatus;
  readonly campaigns: readonly CommentCampaign[];
  /** Null while there is nothing to approve. */
  readonly approval: ApprovalDecision | null;
  /** Approvals that the policy asks for. */
  readonly minimumApprovals: number;
}

const MOST_ROWS = 50;
const AMOUNT = /^\d{1,15}(?:\.\d{1,30})?$/u;

/** @throws EquipoiseError (exit 3) when a value is not the id, hash or number that it should be. */
export function renderComment(model: CommentModel): string {
  if (!gitCommit.safeParse(model.headSha).success) throw unfit('head commit');
  const sections = [
    COMMENT_MARKER,
    `## Equipoise: ${headline(model.status)}`,
    sentence(model.status),
    `Head commit ${markdownCode(model.headSha, false)}.`,
    ...(model.campaigns.length === 0 ? [] : [campaigns(model.campaigns)]),
    ...(model.approval === null ? [] : [approval(model.approval, model.minimumApprovals)]),
  ];
  const text = `${sections.join('\n\n')}\n`;
  if (text.length > COMMENT_LIMIT) throw unfit('length');
  return text;
}

/**
 * Makes the comment on the pull request read `text`: edits ours if there is one, leaves it alone if it reads so already, posts it
 * otherwise, or not at all when only one that is there matters. Returns its id.
 */
export async function placeComment(
  client: GitHubClient,
  number: number,
  text: string,
  author: CommentAuthor,
  missing: 'post' | 'leave' = 'post',
): Promise<{ readonly id: number | null; readonly change: 'created' | 'edited' | 'unchanged' }> {
  const own = await findComment(client, number, COMMENT_MARKER, author);
  if (own === null && missing === 'leave') return { id: null, change: 'unchanged' };
  if (own === null) return { id: await createComment(client, number, text), change: 'created' };
  // GitHub may store line ends as its forms send them.
  if (own.body.replaceAll('\r\n', '\n').trimEnd() === text.trimEnd()) return { id: own.id, change: 'unchanged' };
  await editComment(client, own.id, text);
  return { id: own.id, change: 'edited' };
}

function headline(status: CommentStatus): string {
  switch (status.kind) {
    case 'invalid':
      return 'not valid yet';
    case 'empty':
      return 'nothing to run';
    case 'waiting':
      return 'waiting for approval';
    case 'moved':
      return 'the head has moved';
    case 'dispatched':
      return 'approved, about to run';
    case 'not-started':
      return 'approved, but not started';
    case 'ended':
      return 'the run has ended';
    case 'running':
      return 'running';
    case 'paused':
      return 'paused';
    case 'completed':
      return 'completed';
  }
}

function sentence(status: CommentStatus): string {
  switch (status.kind) {
    case 'invalid':
      return `${count(status.errors, 'error')} and ${count(status.warnings, 'warning')} were found. They are annotated in the changed files; nothing can run before they are mended.`;
    case 'empty':
      return 'The pull request holds no campaign any more.';
    case 'waiting':
      return 'Everything is valid. Nothing runs before it is approved as described below.';
    case 'moved':
      return 'The pull request changed after the run was asked for, so the request is void: the label was removed. Review the new head commit and set the label again.';
    case 'dispatched':
      return 'Approved for exactly this commit. The run checks everything again before anything is sent.';
    case 'not-started':
      return 'Approved for exactly this commit, but GitHub did not say that the run has been started; the log of the gate says why. Set the run label again to try again.';
    case 'ended':
      return 'The run of this approval has ended, and one approval is one run. When it is complete and its evidence was not committed, start the run workflow again with the same inputs: nothing is sent for it. To run anew, change the campaign and have it approved.';
    case 'running':
      return `Running in workflow run ${id(status.workflowRunId)}.`;
    case 'paused':
      return `Paused in workflow run ${id(status.workflowRunId)}: what is certain is recorded, and nothing is sent twice when it is resumed.`;
    case 'completed':
      if (!sha256.safeParse(status.evidenceSha256).success) throw unfit('evidence hash');
      return `Completed in workflow run ${id(status.workflowRunId)}. The signed evidence has SHA-256 ${markdownCode(status.evidenceSha256, false)}. It informs a human decision and promotes nothing by itself.`;
  }
}

function campaigns(list: readonly CommentCampaign[]): string {
  const rows = list.slice(0, MOST_ROWS).map((campaign) => {
    if (!identifier.safeParse(campaign.campaignId).success) throw unfit('campaign id');
    if (!sha256.safeParse(campaign.campaignSha256).success) throw unfit('campaign hash');
    if (!AMOUNT.test(campaign.maxCostUsd)) throw unfit('amount');
    return `| ${markdownCode(campaign.campaignId, true)} | ${markdownCode(campaign.campaignSha256, true)} | ${whole(campaign.pairs)} | ${whole(campaign.maxRequests)} | ${campaign.maxCostUsd} |`;
  });
  const more = list.length > MOST_ROWS ? `\n\nAnd ${list.length - MOST_ROWS} more.` : '';
  return [
    '| Campaign | SHA-256 | Pairs | Requests at most | US dollars at most |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
  ]
    .join('\n')
    .concat(more);
}

function approval({ approved, approvals, refusals }: ApprovalDecision, minimum: number): string {
  const lines = [
    `### Approval\n`,
    `${whole(approvals.length)} of ${whole(minimum)} needed. An approval is a review of exactly the head commit by somebody with write permission who did not write, commit or push it; the label only asks.`,
    '',
    ...approvals
      .slice(0, MOST_ROWS)
      .map(({ reviewId, userId }) => `- Review ${id(reviewId)} by account ${id(userId)} counts.`),
    ...(approvals.length > MOST_ROWS ? [`- And ${approvals.length - MOST_ROWS} more that count.`] : []),
    ...refusals
      .slice(0, MOST_ROWS)
      .map(({ code, message }) => `- ${markdownText(message)} ${markdownCode(code, false)}`),
    ...(refusals.length > MOST_ROWS ? [`- And ${refusals.length - MOST_ROWS} more.`] : []),
  ];
  return `${lines.join('\n').trimEnd()}${approved ? '\n\nApproved.' : ''}`;
}

function count(value: number, word: string): string {
  return `${whole(value)} ${word}${value === 1 ? '' : 's'}`;
}

/** A number of GitHub's as it is written in addresses. */
function id(value: number): string {
  if (!Number.isSafeInteger(value) || value < 1) throw unfit('id');
  return String(value);
}

function whole(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw unfit('number');
  return String(value);
}

function unfit(what: string): EquipoiseError {
  return new EquipoiseError('comment-unfit', `The comment cannot be written: its ${what} is not valid.`, 3);
}
