/**
 * `sign`: the third job of a run. It holds the signing key and can reach no model. Lays the run out as it was recorded,
 * recomputes and signs it, verifies its own signature as a stranger would, and commits the evidence.
 *
 * Evidence goes to the branch of the pull request while that is in this repository and still at the approved commit, else to a
 * branch of its own with a pull request. The run's ref keeps everything until then, so that no failed push loses what was paid for.
 */
import { readFile } from 'node:fs/promises';
import {
  ACTIONS_AUTHOR,
  commitOnBranch,
  createPullRequest,
  createRef,
  findPullRequests,
  getPullRequest,
  getRef,
  type NewFile,
} from '../../github/api.ts';
import { placeComment, renderComment } from '../../github/comment.ts';
import type { Step } from '../../evidence/steps.ts';
import { sha256Hex } from '../../protocol/digest.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { fetchCommits } from '../../repository/fetch.ts';
import { writeFileAtomic } from '../../repository/write-file.ts';
import { findMergeBase } from '../../repository/merge-base.ts';
import {
  CAMPAIGN_FILE,
  FIXTURE_FILE,
  inRoot,
  RUBRIC_FILE,
  RUN_FILES,
  runFolder,
  runRef,
  SIZE_LIMITS,
} from '../../repository/layout.ts';
import type { LoadedCampaign } from '../../repository/records.ts';
import { reportCommand } from '../report.ts';
import { signCommand } from '../sign.ts';
import { refuse } from '../support/refusals.ts';
import { evidenceBranch, layOut, stateOf } from '../support/run-on-ref.ts';
import { requireAuthority, requireDispatch, type World } from '../support/world.ts';
import { verifyCommand } from '../verify.ts';
import { withAdmitted, type Admitted } from './admitted.ts';
import { outcome, type WorkflowResult } from './outcome.ts';
import { approvalDoubt } from './still-approved.ts';

export interface LandRequest {
  readonly runRef: string;
  /** Full id of the commit that the run was executed to. */
  readonly runCommit: string;
}

/** Means nothing to a shell, to Markdown or to the runner. */
const PLAIN_BRANCH = /^[A-Za-z0-9][A-Za-z0-9._%/-]{0,199}$/u;

interface Evidence {
  /** Folder of the run, from the root of the repository. */
  readonly folder: string;
  readonly files: readonly NewFile[];
  readonly envelopeSha256: string;
  readonly verdict: string | null;
  readonly summary: string;
}

interface Landed {
  readonly commit: string;
  readonly branch: string;
  /** Number of the pull request that carries it when that is not the one that asked. */
  readonly pullRequest: number | null;
}

export async function landCommand(request: LandRequest, world: World): Promise<WorkflowResult> {
  requireAuthority('signer', world.context);
  requireDispatch(world.workflow);
  return withAdmitted(world, request.runRef, async (admitted) => {
    const { run, loaded } = admitted;
    const { admission } = run;
    // Whoever may push can move the ref between the jobs; what is signed is what was executed.
    if (run.commit !== request.runCommit) throw refuse('run-moved');
    if (stateOf(run, loaded.campaign).status !== 'completed') throw refuse('run-unfinished');
    const earlier = await landedBefore(world, admitted);
    if (earlier !== null) {
      const message = `The evidence of run ${admission.runId} has been committed before.`;
      return outcome({ ok: true, message, outputs: outputsOf(admitted, earlier, null) });
    }
    const evidence = await makeEvidence(world, admitted);
    const notices: string[] = [];
    // What was paid for is not thrown away; without an approval it waits apart for somebody to look at it.
    const doubt = await approvalDoubt(world, admitted);
    if (doubt !== null)
      notices.push(`The approval no longer stands, so the evidence lies on a branch of its own: ${doubt}`);
    const landed = doubt === null ? await land(world, admitted, evidence) : await landApart(world, admitted, evidence);
    try {
      await tell(world, admitted, evidence);
    } catch (error) {
      if (!(error instanceof EquipoiseError)) throw error;
      notices.push(`The comment was not written: ${error.message} [${error.code}]`);
    }
    return outcome({
      ok: true,
      message: `The evidence of run ${admission.runId} is committed. Verdict: ${evidence.verdict ?? 'none'}.`,
      outputs: outputsOf(admitted, landed, evidence.verdict),
      summary: evidence.summary,
      notices,
    });
  });
}

function outputsOf({ run }: Admitted, landed: Landed, verdict: string | null): WorkflowResult['outputs'] {
  const { campaignId, runId } = run.admission;
  return {
    ok: true,
    'run-id': runId,
    'run-ref': runRef(campaignId, runId),
    'evidence-commit': landed.commit,
    // A stranger named the branch of the pull request; a later step may paste this output into a script.
    ...(PLAIN_BRANCH.test(landed.branch) ? { 'evidence-branch': landed.branch } : {}),
    ...(landed.pullRequest === null ? {} : { 'evidence-pull-request': landed.pullRequest }),
    ...(verdict === null ? {} : { verdict }),
  };
}

interface SignJson {
  readonly ok: boolean;
  readonly steps: readonly Step[];
  readonly verdict: string | null;
}

async function makeEvidence({ workflow }: World, { run, workspace, inside }: Admitted): Promise<Evidence> {
  const folder = await layOut(run, workspace.folder);
  const signed = (await signCommand({ run: folder, key: null, repositoryId: workflow.repository.id }, inside))
    .json as SignJson;
  requireSteps(signed);
  requireSteps((await verifyCommand({ run: folder }, inside)).json as SignJson);
  const names = [...run.files.keys(), RUN_FILES.sshSignature, RUN_FILES.evidence];
  const files = await Promise.all(
    names.map(async (name) => ({
      path: `${folder}/${name}`,
      bytes: await readFile(inRoot(workspace.folder, `${folder}/${name}`)),
    })),
  );
  const envelope = files.at(-1)?.bytes ?? new Uint8Array();
  const report = await reportCommand({ run: folder, html: null, format: 'markdown' }, inside);
  return { folder, files, envelopeSha256: sha256Hex(envelope), verdict: signed.verdict, summary: report.text };
}

/** Steps are sentences of ours; the first that failed says what does not add up. */
function requireSteps({ ok, steps }: SignJson): void {
  if (ok) return;
  const failed = steps.find((step) => !step.ok);
  throw refuse('evidence-invalid', failed === undefined ? '' : `${failed.name}: ${failed.detail}`);
}

async function land(world: World, admitted: Admitted, evidence: Evidence): Promise<Landed> {
  const { client, workflow } = world;
  const { grant } = admitted.run;
  const headline = headlineOf(admitted);
  // Asked once more: signing took a while, and the branch is somebody else's.
  const pull = await getPullRequest(client, grant.pullRequest);
  const { head } = pull;
  if (pull.state === 'open' && head.repository?.id === workflow.repository.id && head.sha === grant.headCommit) {
    const commit = { branch: head.ref, expectedHead: head.sha, headline, additions: evidence.files };
    const result = await commitOnBranch(client, commit).catch(refusedBranch);
    if (result.kind === 'committed') return { commit: result.sha, branch: head.ref, pullRequest: null };
  }
  return landApart(world, admitted, evidence);
}

function headlineOf({ run }: Admitted): string {
  return `Evidence of run ${run.admission.runId}`;
}

/** A branch whose rules let nobody in, or that has just been deleted, is no reason to keep evidence back. */
function refusedBranch(error: unknown): { readonly kind: 'stale' } {
  const refused = ['github-forbidden', 'github-refused', 'github-not-found'];
  if (error instanceof EquipoiseError && refused.includes(error.code)) return { kind: 'stale' };
  throw error;
}

/** On a branch of its own, from the default branch, with the campaign beside it: what the run is about must not get lost. */
async function landApart(world: World, admitted: Admitted, evidence: Evidence): Promise<Landed> {
  const { client } = world;
  const headline = headlineOf(admitted);
  const branch = evidenceBranch(admitted.run.admission.campaignId, admitted.run.admission.runId);
  await createRef(client, `refs/heads/${branch}`, admitted.baseCommit);
  const expectedHead = await getRef(client, `refs/heads/${branch}`);
  if (expectedHead === null) throw refuse('evidence-not-landed');
  if (!(await isOfBase(world, admitted, expectedHead))) {
    throw refuse('evidence-not-landed', `The branch ${branch} holds something else; delete it first.`);
  }
  const result = await commitOnBranch(client, {
    branch,
    expectedHead,
    headline,
    additions: [...campaignFiles(admitted.loaded), ...evidence.files],
  });
  if (result.kind === 'stale') throw refuse('evidence-not-landed');
  const pullRequest = await openEvidencePull(world, branch, result.sha, headline, admitted.run.grant.pullRequest);
  return { commit: result.sha, branch, pullRequest };
}

/** An earlier attempt may have made the branch from an older commit of the default branch; anything else is somebody's. */
async function isOfBase({ remote, parent, context }: World, admitted: Admitted, tip: string): Promise<boolean> {
  const { baseCommit } = admitted;
  if (tip === baseCommit) return true;
  const environment = (name: string): string | undefined => context.env(name);
  try {
    return (await findMergeBase({ ...remote, base: baseCommit, head: tip, parent, environment })) === tip;
  } catch (error) {
    if (error instanceof EquipoiseError && error.code === 'merge-base-missing') return false;
    throw error;
  }
}

async function openEvidencePull(
  { client, workflow }: World,
  branch: string,
  sha: string,
  title: string,
  asked: number,
): Promise<number | null> {
  const created = await createPullRequest(client, {
    title,
    body: `Signed evidence of the run that pull request #${asked} asked for. It could not be committed to the branch of that pull request, which lies in another repository or has moved.`,
    head: branch,
    base: workflow.repository.defaultBranch,
  });
  if (created !== 'exists') return created;
  const { id, name } = workflow.repository;
  const [owner = ''] = name.split('/');
  const head = { owner, branch, repositoryId: id, sha };
  return (await findPullRequests(client, head, workflow.repository.defaultBranch))[0] ?? null;
}

/** Where the evidence of this run already lies: an earlier attempt may have been cut off after it had committed. */
async function landedBefore(world: World, admitted: Admitted): Promise<Landed | null> {
  const { client, workflow } = world;
  const { pull, run } = admitted;
  const apart = evidenceBranch(run.admission.campaignId, run.admission.runId);
  const tip = await getRef(client, `refs/heads/${apart}`);
  const ownHead = pull.head.repository?.id === workflow.repository.id ? pull.head.sha : null;
  for (const [branch, commit] of [
    [pull.head.ref, ownHead],
    [apart, tip],
  ] as const) {
    if (commit === null || commit === run.grant.headCommit || !(await holdsEvidence(world, admitted, commit))) continue;
    if (branch !== apart) return { commit, branch, pullRequest: null };
    const title = headlineOf(admitted);
    return { commit, branch, pullRequest: await openEvidencePull(world, branch, commit, title, run.grant.pullRequest) };
  }
  return null;
}

/**
 * Whether a commit holds this very run with evidence that verifies. A file of that name proves nothing: whoever may push to a
 * branch can put one there, to keep the true one away.
 */
async function holdsEvidence(world: World, admitted: Admitted, commit: string): Promise<boolean> {
  const { remote, context } = world;
  const { run, loaded, workspace, inside } = admitted;
  const environment = (name: string): string | undefined => context.env(name);
  const git = await fetchCommits({ ...remote, commits: [commit], into: workspace.folder, environment });
  try {
    const folder = runFolder(loaded.campaign.campaignId, run.admission.runId);
    const known = [
      ...campaignFiles(loaded),
      ...[...run.files].map(([name, bytes]) => ({ path: `${folder}/${name}`, bytes })),
    ];
    for (const { path, bytes } of known) {
      const read = await git.readBlob(commit, path, bytes.length);
      if (!read.ok || !read.bytes.equals(bytes)) return false;
    }
    await layOut(run, workspace.folder);
    for (const name of [RUN_FILES.sshSignature, RUN_FILES.evidence]) {
      const read = await git.readBlob(commit, `${folder}/${name}`, SIZE_LIMITS.evidence);
      if (!read.ok) return false;
      await writeFileAtomic(inRoot(workspace.folder, `${folder}/${name}`), read.bytes, { replace: true });
    }
    return ((await verifyCommand({ run: folder }, inside)).json as SignJson).ok;
  } finally {
    git.close();
  }
}

function campaignFiles({ place, bytes }: LoadedCampaign): readonly NewFile[] {
  return [
    { path: `${place.folder}/${CAMPAIGN_FILE}`, bytes: bytes.campaign },
    { path: `${place.folder}/${FIXTURE_FILE}`, bytes: bytes.fixture },
    { path: `${place.folder}/${RUBRIC_FILE}`, bytes: bytes.rubric },
  ];
}

async function tell(world: World, { run, loaded, policy }: Admitted, evidence: Evidence): Promise<void> {
  const { campaign, campaignSha256 } = loaded;
  const text = renderComment({
    headSha: run.grant.headCommit,
    status: { kind: 'completed', workflowRunId: world.workflow.runId, evidenceSha256: evidence.envelopeSha256 },
    campaigns: [
      {
        campaignId: campaign.campaignId,
        campaignSha256,
        pairs: campaign.trials.pairs,
        maxRequests: run.grant.ceilings.maxRequests,
        maxCostUsd: run.grant.ceilings.maxCostUsd,
      },
    ],
    approval: null,
    minimumApprovals: policy.approvers.minimum,
  });
  await placeComment(world.client, run.grant.pullRequest, text, ACTIONS_AUTHOR);
}
