/** Whether the approval that a run was admitted under still stands: asked before anything is sent, meanwhile, and at the end. */
import { getPullRequest } from '../../github/api.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { readApprovals, requireApproved } from '../support/approval.ts';
import { refuse } from '../support/refusals.ts';
import type { World } from '../support/world.ts';
import type { Admitted } from './admitted.ts';

/** The approval that the admission was made from must still be one: same head, and enough of those reviews still count. */
export async function requireStillApproved(
  world: World,
  { run: { grant, admission }, policy }: Admitted,
): Promise<void> {
  const pull = await getPullRequest(world.client, grant.pullRequest);
  if (pull.state !== 'open') throw refuse('pull-request-closed');
  if (pull.head.sha !== grant.headCommit) throw refuse('head-moved');
  const now = world.context.now();
  if (grant.expiresAt <= now.toISOString()) throw refuse('approval-expired', `It ended at ${grant.expiresAt}.`);
  const facts = await readApprovals(world, pull);
  const { approvals } = requireApproved(facts, policy, admission.campaignSha256, now);
  const given = grant.approvals.every(({ reviewId, userId }) =>
    facts.reviews.some(({ id, user }) => id === reviewId && user?.id === userId),
  );
  if (!given) throw refuse('run-other');
  const left = grant.approvals.filter(({ userId }) => approvals.some((one) => one.userId === userId));
  if (left.length < policy.approvers.minimum) {
    throw refuse('approvals-missing', 'Too few of the people who approved the run still do.');
  }
}

/** Why it no longer stands; null when it does. Throws when that cannot be found out now: a later attempt may. */
export async function approvalDoubt(world: World, admitted: Admitted): Promise<string | null> {
  try {
    await requireStillApproved(world, admitted);
    return null;
  } catch (error) {
    if (!(error instanceof EquipoiseError) || error.exit !== 1) throw error;
    return `${error.message} [${error.code}]`;
  }
}
