/** The approvals of a pull request as GitHub tells them now, and what follows for a campaign of it. */
import {
  headPushers,
  listCommits,
  listReviews,
  permissionOf,
  type Permission,
  type PullRequest,
} from '../../github/api.ts';
import {
  approvingAccounts,
  decideApproval,
  type ApprovalDecision,
  type ApprovalInput,
} from '../../github/approvals.ts';
import { sha256Hex } from '../../protocol/digest.ts';
import type { Policy } from '../../repository/policy.ts';
import { refuse } from './refusals.ts';
import type { World } from './world.ts';

/** Everything that the decision needs, asked once. */
export type ApprovalFacts = Omit<ApprovalInput, 'policy'>;

export async function readApprovals({ client }: World, pull: PullRequest): Promise<ApprovalFacts> {
  const reviews = await listReviews(client, pull.number);
  const commits = await listCommits(client, pull.number);
  const pushers = await headPushers(client, pull);
  const permissions = new Map<number, Permission>();
  for (const account of approvingAccounts(reviews)) permissions.set(account.id, await permissionOf(client, account));
  return { pull, reviews, commits, pushers, permissions };
}

export function decide(facts: ApprovalFacts, policy: Policy, campaignSha256: string): ApprovalDecision {
  const { minimum, userIds, nameCampaign } = policy.approvers;
  const namedSha256 = nameCampaign === true ? campaignSha256 : null;
  return decideApproval({ ...facts, policy: { minimum, userIds, runLabel: policy.labels.run, namedSha256 } });
}

export interface Approved {
  readonly approvals: ApprovalDecision['approvals'];
  /** When the last of the reviews that count was submitted, and when the approval ends. */
  readonly approvedAt: Date;
  readonly expiresAt: Date;
}

/** @throws EquipoiseError with every reason, when the approvals do not suffice or no longer count */
export function requireApproved(facts: ApprovalFacts, policy: Policy, campaignSha256: string, now: Date): Approved {
  const decision = decide(facts, policy, campaignSha256);
  if (!decision.approved) {
    throw refuse('approvals-missing', decision.refusals.map(({ code, message }) => `${message} (${code})`).join(' '));
  }
  const { approvals } = decision;
  const times = facts.reviews
    .filter((review) => approvals.some(({ reviewId }) => reviewId === review.id))
    .map(({ submittedAt }) => Date.parse(submittedAt ?? ''));
  const last = Math.max(...times);
  // A review without a time cannot be told to be recent.
  if (!Number.isFinite(last)) throw refuse('approval-expired');
  const approvedAt = new Date(last);
  const expiresAt = new Date(last + policy.grantLifetimeHours * 3_600_000);
  if (expiresAt <= now) throw refuse('approval-expired', `It ended at ${expiresAt.toISOString()}.`);
  return { approvals, approvedAt, expiresAt };
}

/** One approval is one run: the id follows from what was approved, so that a second run of it meets the first. */
export function runIdOf(pullRequest: number, headSha: string, campaignSha256: string): string {
  return `pr${pullRequest}-${sha256Hex(`${headSha}:${campaignSha256}`).slice(0, 12)}`;
}
