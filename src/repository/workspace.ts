/**
 * The repository that a job on a server works in instead of a checkout: a temporary one, into which the needed commits were
 * fetched as objects, and whose work tree is a snapshot that we wrote: the control plane as the base has it, campaigns as the
 * head has them. Commands for a local repository work on it unchanged.
 */
import { parseCampaign } from '../protocol/campaign.ts';
import { EquipoiseError, type Finding } from '../protocol/findings.ts';
import { fetchCommits, type FetchLimits } from './fetch.ts';
import { readRecord } from './files.ts';
import { gitEnvironment, HARDENED_FLAGS, type EnvironmentLookup } from './git-environment.ts';
import { RemoteError, type Remote } from './git-remote.ts';
import { runGit } from './git-run.ts';
import { makeScratch } from './git-scratch.ts';
import { FetchedSources } from './git-sources.ts';
import type { Git } from './git.ts';
import { NO_INSTRUCTION_PATH } from './instructions.ts';
import { CAMPAIGN_FILE, CAMPAIGNS_FOLDER, CONTROL_FOLDER, POLICY_FILE, SIZE_LIMITS } from './layout.ts';
import { findMergeBase } from './merge-base.ts';
import { parsePolicy, type Policy } from './policy.ts';
import { THIS_REPOSITORY } from './policy-rules.ts';
import { writeSnapshot, type SnapshotCaps } from './snapshot.ts';

export interface WorkspaceOptions extends Remote {
  /** Full id: who may decide is read from here. */
  readonly baseCommit: string;
  /** Full id: what is decided about is read from here. */
  readonly headCommit: string;
  /** Names of folders in `campaigns/`; null: all. */
  readonly campaigns: readonly string[] | null;
  /** Whether the commits that the campaigns review are fetched too, from wherever the base's policy says. */
  readonly packages: boolean;
  /** Whether the commit that the head forked from is worked out and fetched; default no. */
  readonly forkPoint?: boolean;
  readonly environment: EnvironmentLookup;
  /** Folder for temporary files, outside every checkout. */
  readonly parent: string;
  readonly limits?: FetchLimits;
  readonly caps?: Partial<SnapshotCaps>;
  readonly wait?: (ms: number) => Promise<void>;
}

export interface Workspace {
  readonly git: Git;
  /** Absolute path, links resolved. */
  readonly folder: string;
  /** What the snapshot holds, in path order. */
  readonly files: readonly string[];
  /** What the two commits hold that a snapshot may not. */
  readonly findings: readonly Finding[];
  /** The commit that the head forked from, if asked for: what `changedPaths` compares the head with. */
  readonly forkPoint: string | null;
  /** Ends git and removes the folder. */
  close(): Promise<void>;
}

/** More than any pull request that people can review. */
const MOST_SOURCES = 16;
const MOST_COMMITS = 512;

/**
 * Makes the workspace; close it in the end.
 *
 * @throws RemoteError when the server cannot be reached, says no, or does not have the base or the head. A reviewed commit that
 * is not to be had is no error here: the campaign that names it then has a finding.
 */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const { server, repository, token, baseCommit, headCommit, campaigns, environment, parent, wait } = options;
  const scratch = await makeScratch({ parent, environment, bare: false });
  let git: Git | null = null;
  const close = async (): Promise<void> => {
    git?.close();
    await scratch.remove();
  };
  try {
    const remote: Remote = { server, repository, token };
    const fetching = {
      into: scratch.folder,
      environment,
      ...(options.limits === undefined ? {} : { limits: options.limits }),
      ...(wait === undefined ? {} : { wait }),
    };
    const forkPoint =
      options.forkPoint === true
        ? await findMergeBase({ ...remote, ...fetching, base: baseCommit, head: headCommit, parent })
        : null;
    const own = [...new Set([baseCommit, headCommit, ...(forkPoint === null ? [] : [forkPoint])])];
    git = await fetchCommits({ ...remote, ...fetching, commits: own });
    const caps = options.caps === undefined ? {} : { caps: options.caps };
    const folders = campaigns?.map((name) => `${CAMPAIGNS_FOLDER}/${plainName(name)}`) ?? [CAMPAIGNS_FOLDER];
    const control = await writeSnapshot(git, { commit: baseCommit, prefixes: [CONTROL_FOLDER], ...caps }, git.root);
    const data = await writeSnapshot(git, { commit: headCommit, prefixes: folders, ...caps }, git.root);
    const files = [...control.files, ...data.files];

    const sources = new FetchedSources();
    sources.add(THIS_REPOSITORY, own);
    if (options.packages) await fetchPackages(git, files, { remote, fetching, sources });
    await sources.write(git.root);
    await setHead(git.root, headCommit, environment);
    const findings = [...control.findings, ...data.findings];
    return { git, folder: git.root, files, findings, forkPoint, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A folder's name comes from a tree or an input; nothing else than one segment may be looked up. */
function plainName(name: string): string {
  if (name !== '' && name !== '.' && name !== '..' && !/[/\\\0]/u.test(name)) return name;
  throw new EquipoiseError('campaign-unknown', 'A campaign is named by its folder in campaigns/, without a path.', 2);
}

interface PackageTools {
  readonly remote: Remote;
  readonly fetching: {
    readonly into: string;
    readonly environment: EnvironmentLookup;
    readonly limits?: FetchLimits;
    readonly wait?: (ms: number) => Promise<void>;
  };
  readonly sources: FetchedSources;
}

/** Fetches what the campaigns of the snapshot review, source by source; only the base's policy says what a source is. */
async function fetchPackages(git: Git, files: readonly string[], tools: PackageTools): Promise<void> {
  const policy = await readPolicy(git);
  if (policy === null) return;
  const wanted = await reviewedCommits(git, files, policy);
  const commits = [...wanted.values()].reduce((sum, ids) => sum + ids.size, 0);
  if (wanted.size > MOST_SOURCES || commits > MOST_COMMITS) {
    const message = `The campaigns review ${commits} commits of ${wanted.size} repositories; at most ${MOST_COMMITS} of ${MOST_SOURCES} are fetched at once.`;
    throw new EquipoiseError('packages-too-many', message, 1);
  }
  for (const [source, ids] of wanted) {
    const repository = source === THIS_REPOSITORY ? tools.remote.repository : source;
    tools.sources.add(source, await fetchKnown({ ...tools.remote, repository }, [...ids], tools));
  }
}

/** Fetches those of the commits that are to be had, and says which. */
async function fetchKnown(remote: Remote, commits: readonly string[], { fetching }: PackageTools): Promise<string[]> {
  const left = new Set(commits);
  while (left.size > 0) {
    try {
      const git = await fetchCommits({ ...remote, ...fetching, commits: [...left] });
      git.close();
      return [...left];
    } catch (error) {
      const missing = error instanceof RemoteError ? missingAmong(error, left) : [];
      if (missing.length === 0) throw error;
      for (const commit of missing) left.delete(commit);
    }
  }
  return [];
}

/** The commits that an error says are not to be had: one of them, or all of a repository that cannot be seen. */
function missingAmong(error: RemoteError, commits: ReadonlySet<string>): readonly string[] {
  // A server asks for a password where it will not say whether there is such a repository.
  if (error.problem === 'not-found' || error.problem === 'unauthorized') return [...commits];
  if (error.problem !== 'commit-missing') return [];
  return [...commits].filter((commit) => error.message.includes(commit));
}

async function readPolicy(git: Git): Promise<Policy | null> {
  const read = await readRecord(git.root, POLICY_FILE, SIZE_LIMITS.control);
  const parsed = read.ok ? parsePolicy(read.bytes, POLICY_FILE) : null;
  return parsed?.ok === true ? parsed.value : null;
}

/** Source to commits. Campaigns that cannot be read name none; their findings come when they are validated. */
async function reviewedCommits(git: Git, files: readonly string[], policy: Policy): Promise<Map<string, Set<string>>> {
  const wanted = new Map<string, Set<string>>();
  for (const path of files) {
    const parts = path.split('/');
    if (parts.length !== 3 || parts[0] !== CAMPAIGNS_FOLDER || parts[2] !== CAMPAIGN_FILE) continue;
    const read = await readRecord(git.root, path, SIZE_LIMITS.campaign);
    const parsed = read.ok ? parseCampaign(read.bytes, path) : null;
    if (parsed?.ok !== true) continue;
    for (const { packageId, reviewedCommit, skillPath } of parsed.value.candidates) {
      const known = Object.hasOwn(policy.packages, packageId) ? policy.packages[packageId] : undefined;
      if (known === undefined || skillPath === NO_INSTRUCTION_PATH) continue;
      const commits = wanted.get(known) ?? new Set();
      wanted.set(known, commits.add(reviewedCommit));
    }
  }
  return wanted;
}

/** `HEAD` is the pull request's commit, for commands that say where a run was approved. No file follows from it. */
async function setHead(cwd: string, commit: string, lookup: EnvironmentLookup): Promise<void> {
  await runGit({
    cwd,
    args: [...HARDENED_FLAGS, 'update-ref', '--no-deref', 'HEAD', commit],
    environment: gitEnvironment(lookup, null),
  });
}
