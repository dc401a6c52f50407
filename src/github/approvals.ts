/**
 * Whether a pull request's head commit is approved: a pure function of what GitHub said, so that every refusal can be tested.
 *
 * A label asks; it never approves. What approves is the latest review of a person (comments left aside) that is an approval, of
 * exactly the head commit, by somebody who has write permission now and had no hand in that commit: not the author of the pull
 * request, not author, co-author or committer of any of its commits, not who pushed the head. What cannot be known refuses.
 */
import type { PullCommit, Pushers } from './people.ts';
import type { Account, Permission, PullRequest, Review } from './pulls.ts';

export interface ApprovalPolicy {
  /** How many people have to approve, at least one. */
  readonly minimum: number;
  /** Numeric ids of those who may; empty: everybody with write permission. */
  readonly userIds: readonly number[];
  /** Label that asks for the run. */
  readonly runLabel: string;
  /** SHA-256 of the campaign that the body of an approving review must name; null: it need not name any. */
  readonly namedSha256: string | null;
}

export interface ApprovalInput {
  readonly pull: Pick<PullRequest, 'state' | 'draft' | 'author' | 'labels'> & {
    readonly head: Pick<PullRequest['head'], 'sha'>;
  };
  readonly reviews: readonly Review[];
  readonly commits: readonly PullCommit[];
  readonly pushers: Pushers;
  /** What each reviewer may do in the repository now, by numeric id; nothing for those who are not in it. */
  readonly permissions: ReadonlyMap<number, Permission>;
  readonly policy: ApprovalPolicy;
}

export type RefusalCode =
  // Of the pull request as a whole: nobody's review counts while one of these stands.
  | 'pull-request-closed'
  | 'pull-request-draft'
  | 'run-label-missing'
  | 'head-not-listed'
  | 'commit-unascribed'
  | 'pusher-unknown'
  | 'approvals-missing'
  // Of one review: it does not count, others may.
  | 'changes-requested'
  | 'review-dismissed'
  | 'review-state-unknown'
  | 'review-of-lost-commit'
  | 'review-of-other-commit'
  | 'reviewer-gone'
  | 'reviewer-not-a-person'
  | 'reviewer-is-author'
  | 'reviewer-is-committer'
  | 'reviewer-is-pusher'
  | 'reviewer-not-listed'
  | 'reviewer-without-permission'
  | 'campaign-not-named';

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence of ours, with numbers at most. */
  readonly message: string;
  /** The review that does not count; null when the whole pull request is meant. */
  readonly reviewId: number | null;
}

export interface Approval {
  readonly reviewId: number;
  readonly userId: number;
}

export interface ApprovalDecision {
  readonly approved: boolean;
  /** Reviews that count, by review id. */
  readonly approvals: readonly Approval[];
  readonly refusals: readonly Refusal[];
}

export function decideApproval(input: ApprovalInput): ApprovalDecision {
  const whole = refusalsOfPull(input);
  const approvals: Approval[] = [];
  const single: Refusal[] = [];
  for (const review of latestReviews(input.reviews)) {
    const refusal = refusalOfReview(review, input);
    if (typeof refusal === 'number') approvals.push({ reviewId: review.id, userId: refusal });
    else single.push(refusal);
  }
  const { minimum } = input.policy;
  if (approvals.length < Math.max(1, minimum)) {
    const found = approvals.length === 1 ? '1 approval counts' : `${approvals.length} approvals count`;
    whole.push(ofPull('approvals-missing', `${found}; the policy asks for ${minimum} at least.`));
  }
  return { approved: whole.length === 0, approvals, refusals: [...whole, ...single] };
}

/** Accounts whose permission the decision needs: those whose latest review is an approval. */
export function approvingAccounts(reviews: readonly Review[]): Account[] {
  return latestReviews(reviews).flatMap(({ state, user }) => (state === 'APPROVED' && user !== null ? [user] : []));
}

/**
 * The latest review of each account that is neither a comment nor still being written, in the order of their ids. Reviews by
 * accounts that are gone cannot be told apart and all stand.
 */
function latestReviews(reviews: readonly Review[]): Review[] {
  const latest = new Map<string, Review>();
  for (const review of reviews) {
    if (review.state === 'COMMENTED' || review.state === 'PENDING') continue;
    const key = review.user === null ? `review ${review.id}` : `account ${review.user.id}`;
    const other = latest.get(key);
    if (other === undefined || isLater(review, other)) latest.set(key, review);
  }
  return [...latest.values()].sort((a, b) => a.id - b.id);
}

/** A review that was begun early and submitted late has a low id, so the moment of submission goes first. */
function isLater(a: Review, b: Review): boolean {
  const [left, right] = [Date.parse(a.submittedAt ?? ''), Date.parse(b.submittedAt ?? '')];
  if (Number.isNaN(left) || Number.isNaN(right) || left === right) return a.id > b.id;
  return left > right;
}

function refusalsOfPull({ pull, commits, pushers, policy }: ApprovalInput): Refusal[] {
  const found: Refusal[] = [];
  if (pull.state !== 'open') found.push(ofPull('pull-request-closed', 'The pull request is closed.'));
  if (pull.draft) found.push(ofPull('pull-request-draft', 'The pull request is a draft.'));
  const wanted = policy.runLabel.toLowerCase();
  if (!pull.labels.some((label) => label.toLowerCase() === wanted)) {
    found.push(ofPull('run-label-missing', 'Nobody has asked for the run: the label that asks for it is not set.'));
  }
  if (!commits.some(({ sha }) => sha === pull.head.sha)) {
    found.push(
      ofPull('head-not-listed', 'The head commit is not among the commits of the pull request; it has moved.'),
    );
  }
  for (const { sha, unascribed } of commits) {
    if (unascribed === 0) continue;
    const message = `Commit ${sha} names ${unascribed === 1 ? 'an author or committer' : `${unascribed} people`} without an account, so it cannot be told who wrote it.`;
    found.push(ofPull('commit-unascribed', message));
  }
  if (!pushers.known) {
    found.push(ofPull('pusher-unknown', 'GitHub does not tell who pushed the head commit. Push it again.'));
  }
  return found;
}

/** Why a review does not count, or the id of the account whose approval it is. */
function refusalOfReview(review: Review, input: ApprovalInput): Refusal | number {
  const { pull, commits, pushers, permissions, policy } = input;
  const { user } = review;
  const refuse = (code: RefusalCode, message: string): Refusal => ({ code, message, reviewId: review.id });
  const who = user === null ? 'an account that is gone' : `account ${user.id}`;
  const it = `Review ${review.id} by ${who}`;
  if (review.state === 'CHANGES_REQUESTED') return refuse('changes-requested', `${it} asks for changes.`);
  if (review.state === 'DISMISSED') return refuse('review-dismissed', `${it} was dismissed.`);
  if (review.state !== 'APPROVED') return refuse('review-state-unknown', `${it} is not an approval.`);
  if (user === null) return refuse('reviewer-gone', `${it} counts for nobody.`);
  if (review.commitId === null) {
    return refuse('review-of-lost-commit', `${it} approves a commit that GitHub no longer has.`);
  }
  if (review.commitId !== pull.head.sha) {
    return refuse('review-of-other-commit', `${it} approves commit ${review.commitId}, which is not the head.`);
  }
  if (user.type !== 'User' || user.login.endsWith('[bot]')) {
    return refuse('reviewer-not-a-person', `${it} is not by a person.`);
  }
  if (user.id === pull.author.id) return refuse('reviewer-is-author', `${it} is by the author of the pull request.`);
  if (commits.some(({ accountIds }) => accountIds.includes(user.id))) {
    return refuse('reviewer-is-committer', `${it} is by an author, co-author or committer of one of its commits.`);
  }
  if (pushers.known && pushers.accountIds.includes(user.id)) {
    return refuse('reviewer-is-pusher', `${it} is by the account that pushed the head commit.`);
  }
  if (policy.userIds.length > 0 && !policy.userIds.includes(user.id)) {
    return refuse('reviewer-not-listed', `${it} is by somebody whom the policy does not list as an approver.`);
  }
  const permission = permissions.get(user.id) ?? 'none';
  if (permission !== 'write' && permission !== 'admin') {
    return refuse('reviewer-without-permission', `${it} is by somebody without write permission.`);
  }
  if (policy.namedSha256 !== null && !names(review.body, policy.namedSha256)) {
    return refuse('campaign-not-named', `${it} does not name the SHA-256 of the campaign (${policy.namedSha256}).`);
  }
  return user.id;
}

/** The whole hash as a word of its own; a longer run of digits that contains it names something else. */
function names(body: string, sha256: string): boolean {
  return body
    .toLowerCase()
    .split(/[^0-9a-z]+/u)
    .includes(sha256);
}

function ofPull(code: RefusalCode, message: string): Refusal {
  return { code, message, reviewId: null };
}
