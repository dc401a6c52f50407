/** Runs that are kept on git refs of the server: finding one, taking it, and laying its files out in a workspace. */
import { rm } from 'node:fs/promises';
import { getRef, workflowRunIsAlive } from '../../github/api.ts';
import { parseAdmission, type Admission } from '../../ledger/admission.ts';
import { replayJournal } from '../../ledger/journal.ts';
import type { RunState } from '../../ledger/state.ts';
import type { Campaign } from '../../protocol/campaign.ts';
import { sha256Hex } from '../../protocol/digest.ts';
import { writeFileAtomic } from '../../repository/write-file.ts';
import { RemoteRef } from '../../repository/git-ref.ts';
import { inRoot, RUN_FILES, runFolder, runRef, SIZE_LIMITS } from '../../repository/layout.ts';
import { retrying } from '../../repository/fetch.ts';
import { Sealer } from '../../runner/seal.ts';
import {
  openGitRefStore,
  type GitRefStoreOptions,
  readRunRef,
  type RunRef,
  type RunRefPlace,
  type RunRefStore,
} from '../../runner/store-gitref.ts';
import { HTTP_DRIVERS, isHttpDriver } from './http-drivers.ts';
import { refuse } from './refusals.ts';
import type { World } from './world.ts';

/** The grant of a run that was approved in a pull request. */
export type PullRequestGrant = Extract<Admission['grant'], { kind: 'pull-request-approval' }>;

export interface RunOnRef {
  readonly ref: string;
  /** Full id of the commit that the ref was at. */
  readonly commit: string;
  readonly files: RunRef['files'];
  readonly seal: RunRef['seal'];
  readonly admission: Admission;
  readonly admissionSha256: string;
  readonly grant: PullRequestGrant;
}

export function placeOf({ remote, parent, context }: World, campaignId: string, runId: string): RunRefPlace {
  return { remote, campaignId, runId, parent, environment: (name) => context.env(name) };
}

/** Reads the run at a ref. What it says of itself must be what the ref is for. */
export async function readRunAt(world: World, ref: string): Promise<RunOnRef> {
  const { remote, parent, context } = world;
  const environment = (name: string): string | undefined => context.env(name);
  const remoteRef = await RemoteRef.open({ remote, ref, parent, environment });
  let bytes: Uint8Array | undefined;
  try {
    const commit = await retrying(() => remoteRef.lookUp());
    if (commit === null) throw refuse('run-unknown');
    bytes = (await remoteRef.readFiles(commit, () => SIZE_LIMITS.journal)).get(RUN_FILES.admission);
  } finally {
    await remoteRef.close();
  }
  if (bytes === undefined) throw refuse('run-unknown');
  const parsed = parseAdmission(bytes, RUN_FILES.admission);
  if (!parsed.ok) throw refuse('run-other');
  const { campaignId, runId } = parsed.value;
  if (runRef(campaignId, runId) !== ref) throw refuse('run-other');
  const found = await readRunRef(placeOf(world, campaignId, runId));
  if (found === null) throw refuse('run-unknown');
  return describe(ref, found);
}

function describe(ref: string, { files, commit, seal }: RunRef): RunOnRef {
  const bytes = files.get(RUN_FILES.admission);
  const parsed = bytes === undefined ? null : parseAdmission(bytes, RUN_FILES.admission);
  if (bytes === undefined || parsed?.ok !== true) throw refuse('run-other');
  const { grant } = parsed.value;
  if (grant.kind !== 'pull-request-approval') throw refuse('run-other');
  return { ref, commit, files, seal, admission: parsed.value, admissionSha256: sha256Hex(bytes), grant };
}

/** The state of the run, replayed from its journal under its admission. */
export function stateOf({ files, admission, admissionSha256 }: RunOnRef, campaign: Campaign): RunState {
  const journal = files.get(RUN_FILES.journal) ?? new Uint8Array();
  const replayed = replayJournal(journal, campaign, {
    file: RUN_FILES.journal,
    admission: { value: admission, sha256: admissionSha256 },
    tornTail: 'report',
  });
  if (!replayed.ok) throw refuse('evidence-invalid', 'The journal cannot be replayed.');
  return replayed.value;
}

export interface FoundRun {
  /** Completed or cancelled: nothing more will be sent on its account. */
  readonly ended: boolean;
  readonly completed: boolean;
  /** Whether it has been admitted: its first job may have died before that. */
  readonly admitted: boolean;
  /** Id of the living workflow run that holds it; null when nobody does. */
  readonly holder: number | null;
}

/** Whether the run of an approval is there already, and whether anybody is at it; null when there is none. */
export async function findRun(world: World, campaign: Campaign, runId: string): Promise<FoundRun | null> {
  const found = await readRunRef(placeOf(world, campaign.campaignId, runId));
  if (found === null) return null;
  const { holder } = found.lock;
  const alive = holder !== null && (await workflowRunIsAlive(world.client, holder));
  const ref = runRef(campaign.campaignId, runId);
  // A ref without an admission is one whose first job died before it wrote anything: that can be taken up.
  const state = found.files.has(RUN_FILES.admission) ? stateOf(describe(ref, found), campaign) : null;
  return {
    ended: state !== null && hasEnded(state),
    completed: state?.status === 'completed',
    admitted: state !== null,
    holder: alive ? holder.workflowRunId : null,
  };
}

export function hasEnded({ status }: RunState): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Whether the evidence of a run lies on a branch of its own. */
export async function hasLanded({ client }: World, campaignId: string, runId: string): Promise<boolean> {
  return (await getRef(client, `refs/heads/${evidenceBranch(campaignId, runId)}`)) !== null;
}

/** Branch for evidence that cannot go to the branch of its pull request. */
export function evidenceBranch(campaignId: string, runId: string): string {
  return runRef(campaignId, runId).replace('refs/equipoise/runs/', 'equipoise/evidence/');
}

/** Takes the run for this workflow run, against every other that is alive. */
export function takeRun(
  world: World,
  campaignId: string,
  runId: string,
  options: Pick<GitRefStoreOptions, 'sealer' | 'judge'> & { readonly expect: 'present' | 'either' },
): Promise<RunRefStore> {
  const { workflow, client, context } = world;
  return openGitRefStore({
    ...placeOf(world, campaignId, runId),
    holder: { workflowRunId: workflow.runId, runAttempt: workflow.runAttempt },
    isAlive: (holder) => workflowRunIsAlive(client, holder),
    ...options,
    now: () => context.now(),
  });
}

/**
 * What a job that holds the gateway's key marks the run with; null where there is no key. Made-up answers need no mark: they
 * are called so, and say nothing about a model.
 */
export function sealerOf({ context }: World, { admission: { driver }, ref }: RunOnRef): Sealer | null {
  if (!isHttpDriver(driver.id)) return null;
  const secret = context.env(HTTP_DRIVERS[driver.id].credentialVariable) ?? '';
  return secret === '' ? null : new Sealer(secret, ref);
}

/**
 * Throws unless nothing has been sent for the run yet, its answers are made up, or a job that held the same key wrote all that
 * the ref has: whoever may push could have put it there.
 */
export function requireSealed(
  { files, seal }: Pick<RunRef, 'files' | 'seal'>,
  driver: Admission['driver'],
  sealer: Sealer | null,
): void {
  const journal = files.get(RUN_FILES.journal) ?? new Uint8Array();
  // The first line is the admission's own, written by the job that holds no key.
  const begun = journal.indexOf(0x0a) !== journal.lastIndexOf(0x0a);
  if (begun && !driver.synthetic && sealer?.holds(seal, files) !== true) throw refuse('run-unsealed');
}

/** Writes the run's files to where they belong in the work tree under `root`; returns the folder, relative to it. */
export async function layOut({ files, admission }: RunOnRef, root: string): Promise<string> {
  const folder = runFolder(admission.campaignId, admission.runId);
  // Whatever a pull request put in the place of its own run is not what was recorded.
  await rm(inRoot(root, folder), { recursive: true, force: true });
  for (const [name, bytes] of files) {
    await writeFileAtomic(inRoot(root, `${folder}/${name}`), bytes, { replace: true });
  }
  return folder;
}
