/**
 * A run that was authorized, as the later jobs take it up: its admission read from the ref, everything it names fetched and
 * checked again. Nothing is taken over from the job before but the name of the ref.
 */
import { getPullRequest, type PullRequest } from '../../github/api.ts';
import { campaignFolder } from '../../repository/layout.ts';
import type { Policy } from '../../repository/policy.ts';
import type { LoadedCampaign } from '../../repository/records.ts';
import { openWorkspace, type Workspace } from '../../repository/workspace.ts';
import type { Context } from '../context.ts';
import { using } from '../support/pull-view.ts';
import { refuse } from '../support/refusals.ts';
import { readPolicy, requireCampaign } from '../support/repository.ts';
import { readRunAt, type RunOnRef } from '../support/run-on-ref.ts';
import { baseCommitOf, type World } from '../support/world.ts';

export interface Admitted {
  readonly run: RunOnRef;
  readonly pull: PullRequest;
  readonly baseCommit: string;
  readonly policy: Policy;
  readonly loaded: LoadedCampaign;
  readonly workspace: Workspace;
  /** The context, inside the workspace. */
  readonly inside: Context;
}

export async function withAdmitted<T>(world: World, ref: string, work: (admitted: Admitted) => Promise<T>): Promise<T> {
  const { remote, parent, context, client } = world;
  const run = await readRunAt(world, ref);
  const { grant, admission } = run;
  const pull = await getPullRequest(client, grant.pullRequest);
  const baseCommit = await baseCommitOf(world);
  const folder = campaignFolder(admission.campaignId);
  const workspace = await openWorkspace({
    ...remote,
    parent,
    baseCommit,
    headCommit: grant.headCommit,
    campaigns: [folder.slice(folder.lastIndexOf('/') + 1)],
    packages: true,
    environment: (name) => context.env(name),
  });
  return using(workspace, async () => {
    const inside = { ...context, cwd: workspace.folder };
    const policy = await readPolicy(workspace.git, inside);
    if (!policy.ok) throw refuse('policy-invalid');
    const loaded = await requireCampaign({ git: workspace.git, folder, shown: folder }, policy.value);
    if (loaded.campaignSha256 !== admission.campaignSha256) throw refuse('run-other');
    return work({ run, pull, baseCommit, policy: policy.value, loaded, workspace, inside });
  });
}
