/**
 * A pull request as it is at this moment: what it changes, read as git objects, validated under the policy of the default
 * branch, and the campaigns that it asks to be run. Every job that decides anything makes this view for itself.
 */
import { getPullRequest, type PullRequest } from '../../github/api.ts';
import type { Finding, Parsed } from '../../protocol/findings.ts';
import { changedPaths, type Changes } from '../../repository/changes.ts';
import { CAMPAIGNS_FOLDER, CONTROL_FOLDER, RUN_FILES, RUNS_FOLDER } from '../../repository/layout.ts';
import type { Policy } from '../../repository/policy.ts';
import { loadCampaign, type LoadedCampaign } from '../../repository/records.ts';
import { openWorkspace, type Workspace } from '../../repository/workspace.ts';
import type { Remote } from '../../repository/git-remote.ts';
import type { Context } from '../context.ts';
import { validateCommand, type ValidateReport } from '../validate.ts';
import { hasErrors } from './findings.ts';
import { refuse } from './refusals.ts';
import { readPolicy } from './repository.ts';
import { baseCommitOf, type World } from './world.ts';

export interface PullView {
  readonly pull: PullRequest;
  readonly baseCommit: string;
  readonly policy: Policy;
  readonly report: ValidateReport;
  /** Valid campaigns that the pull request adds or changes and that have no signed run yet. */
  readonly asked: readonly LoadedCampaign[];
  readonly workspace: Workspace;
  /** The context, inside the workspace. */
  readonly inside: Context;
}

/** Makes the view, runs `work` on it and removes what was fetched. */
export async function withPullView<T>(world: World, number: number, work: (view: PullView) => Promise<T>): Promise<T> {
  const pull = await getPullRequest(world.client, number);
  const { repository } = world.workflow;
  if (pull.state !== 'open') throw refuse('pull-request-closed');
  if (pull.base.repositoryId !== repository.id || pull.base.ref !== repository.defaultBranch)
    throw refuse('wrong-base');
  const baseCommit = await baseCommitOf(world);
  return withChange(
    { ...world, baseCommit, headCommit: pull.head.sha },
    async ({ workspace, inside, report, changes, policy }) => {
      if (!policy.ok) throw refuse('policy-invalid');
      const asked = hasErrors(report.findings) ? [] : await askedCampaigns(workspace, changes, policy.value);
      return work({ pull, baseCommit, policy: policy.value, report, asked, workspace, inside });
    },
  );
}

export interface ChangeRequest {
  readonly remote: Remote;
  readonly parent: string;
  readonly context: Context;
  readonly baseCommit: string;
  readonly headCommit: string;
}

export interface ChangeView {
  readonly workspace: Workspace;
  readonly inside: Context;
  readonly changes: Changes;
  readonly report: ValidateReport;
  /** Of the base, whatever the change does to it. */
  readonly policy: Parsed<Policy>;
}

/** What lies between two commits, validated: the head's campaigns under the base's rules, the head's rules as such. */
export async function withChange<T>(request: ChangeRequest, work: (view: ChangeView) => Promise<T>): Promise<T> {
  const { remote, parent, context, baseCommit, headCommit } = request;
  const options = { ...remote, baseCommit, headCommit, parent, environment: (name: string) => context.env(name) };
  const { changes, policy } = await using(
    await openWorkspace({ ...options, campaigns: [], packages: false, forkPoint: true }),
    async ({ git, forkPoint, folder }) => {
      if (forkPoint === null) throw refuse('history-unrelated');
      return {
        changes: await changedPaths(git, forkPoint, headCommit),
        policy: await readPolicy(git, { ...context, cwd: folder }),
      };
    },
  );
  const campaigns = changes.campaigns.filter(({ present }) => present).map(({ name }) => name);
  // Changed rules are what is looked at then, so they come from the head; nothing is decided under them.
  const rules = changes.control.length > 0 && changes.data.length === 0 ? headCommit : baseCommit;
  const workspace = await openWorkspace({ ...options, baseCommit: rules, campaigns, packages: true });
  return using(workspace, async () => {
    const inside = { ...context, cwd: workspace.folder };
    const paths = [
      ...campaigns.map((name) => `${CAMPAIGNS_FOLDER}/${name}`),
      ...changes.control
        .filter(({ path, kind }) => kind !== 'removed' && path.startsWith(`${CONTROL_FOLDER}/`))
        .map(({ path }) => path),
    ];
    const findings = [...changes.findings, ...workspace.findings];
    return work({ workspace, inside, changes, policy, report: await validated(paths, findings, inside) });
  });
}

async function validated(
  paths: readonly string[],
  before: readonly Finding[],
  inside: Context,
): Promise<ValidateReport> {
  if (paths.length === 0) return { ok: !hasErrors(before), campaigns: [], findings: before };
  const result = await validateCommand({ paths, fileOnly: false, campaign: null }, inside);
  const report = result.json as ValidateReport;
  const findings = [...before, ...report.findings];
  return { ok: !hasErrors(findings), campaigns: report.campaigns, findings };
}

async function askedCampaigns(workspace: Workspace, changes: Changes, policy: Policy): Promise<LoadedCampaign[]> {
  const asked: LoadedCampaign[] = [];
  for (const { name, present, definition } of changes.campaigns) {
    const folder = `${CAMPAIGNS_FOLDER}/${name}`;
    if (!present || !definition || hasSignedRun(workspace, folder)) continue;
    const loaded = await loadCampaign({ git: workspace.git, folder, shown: folder }, policy);
    if (loaded.ok) asked.push(loaded.value);
  }
  return asked;
}

function hasSignedRun({ files }: Workspace, folder: string): boolean {
  return files.some((path) => path.startsWith(`${folder}/${RUNS_FOLDER}/`) && path.endsWith(`/${RUN_FILES.evidence}`));
}

export async function using<T>(workspace: Workspace, work: (workspace: Workspace) => Promise<T>): Promise<T> {
  try {
    return await work(workspace);
  } finally {
    await workspace.close();
  }
}
