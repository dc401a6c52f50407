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
  /** Those that count and have not ended. */
  readonly approvals: ApprovalDecision['approvals'];
  /** When the oldest of the newest reviews that the policy needs was submitted, and when it ends. */
  readonly approvedAt: Date;
  readonly expiresAt: Date;
}

/** @throws EquipoiseError with every reason, when the approvals do not suffice or no longer count */
export function requireApproved(facts: ApprovalFacts, policy: Policy, campaignSha256: string, now: Date): Approved {
  const decision = decide(facts, policy, campaignSha256);
  if (!decision.approved) {
    throw refuse('approvals-missing', decision.refusals.map(({ code, message }) => `${message} (${code})`).join(' '));
  }
  const lifetime = policy.grantLifetimeHours * 3_600_000;
  const submitted = new Map(facts.reviews.map(({ id, submittedAt }) => [id, Date.parse(submittedAt ?? '')]));
  // A review without a time cannot be told to be recent.
  const dated = decision.approvals
    .map((approval) => ({ approval, at: submitted.get(approval.reviewId) ?? Number.NaN }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((a, b) => b.at - a.at);
  // A young review does not make an old one younger: as many as the policy asks for have to count at the same time.
  const decisive = dated[Math.max(1, policy.approvers.minimum) - 1];
  if (decisive === undefined) throw refuse('approval-expired');
  const ends = decisive.at + lifetime;
  if (ends <= now.getTime()) throw refuse('approval-expired', `It ended at ${new Date(ends).toISOString()}.`);
  return {
    approvals: dated.filter(({ at }) => at + lifetime > now.getTime()).map(({ approval }) => approval),
    // GitHub's clock may be ahead of this machine's, and nothing may seem to be admitted before it was approved.
    approvedAt: new Date(Math.min(decisive.at, now.getTime())),
    expiresAt: new Date(ends),
  };
}

/** One approval is one run: the id follows from what was approved, so that a second run of it meets the first. */
export function runIdOf(pullRequest: number, headSha: string, campaignSha256: string): string {
  return `pr${pullRequest}-${sha256Hex(`${headSha}:${campaignSha256}`).slice(0, 12)}`;
}
