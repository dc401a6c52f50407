/** The repository that a command works in: found from a path, its policy read, its campaigns and runs opened whole. */
import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { EquipoiseError, type Parsed } from '../../protocol/findings.ts';
import { quote } from '../../protocol/quote.ts';
import { kindOf, readRecord } from '../../repository/files.ts';
import { openGit, type Git } from '../../repository/git.ts';
import { CAMPAIGN_FILE, POLICY_FILE, RUNS_FOLDER, SIZE_LIMITS } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import type { Policy } from '../../repository/policy.ts';
import { readPolicyFile } from '../../repository/read-policy.ts';
import { loadCampaign, type LoadedCampaign, type Place } from '../../repository/records.ts';
import type { Context } from '../context.ts';
import { refusal } from './findings.ts';

/** A path as the user would write it: relative to where they are, with `/`; absolute only if they wrote it so. */
export function shownPath(context: Context, path: string, like?: string): string {
  const absolute = resolve(context.cwd, path);
  const shown = like !== undefined && isAbsolute(like) ? absolute : relative(context.cwd, absolute);
  return shown === '' ? '.' : shown.split(sep).join('/');
}

/** Joins a shown folder and a name; `.` is left out. */
export function shownChild(folder: string, name: string): string {
  return folder === '.' ? name : `${folder.replace(/\/+$/u, '')}/${name}`;
}

/** Opens the repository around `path` (default: where the user is), runs `work` and ends git whatever happens. */
export async function withGit<T>(context: Context, path: string, work: (git: Git) => Promise<T>): Promise<T> {
  const git = await openGit(path, (name) => context.env(name));
  try {
    return await work(git);
  } finally {
    git.close();
  }
}

/** A folder of the repository by an absolute path whose links are resolved; null when it lies elsewhere. */
export function folderIn(git: Git, absolute: string): string | null {
  const path = relative(git.root, absolute);
  if (path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) return null;
  return path.split(sep).join('/');
}

/** The policy in the work tree. A repository without one is not an evidence repository yet. */
export async function readPolicy(git: Git, context: Context): Promise<Parsed<Policy>> {
  const shown = shownPath(context, resolve(git.root, POLICY_FILE));
  const read = await readRecord(git.root, POLICY_FILE, SIZE_LIMITS.control);
  if (read.ok) return readPolicyFile(read.bytes, shown);
  if (read.problem !== 'file-missing') return { ok: false, findings: [fileFinding(shown, read.problem, read.message)] };
  const message = 'This repository has no policy, which says where packages lie. Create one: equipoise init';
  return { ok: false, findings: [fileFinding(shown, 'policy-missing', message)] };
}

/** As `readPolicy`; throws when there is none or it has errors. */
export async function requirePolicy(git: Git, context: Context): Promise<Policy> {
  const policy = await readPolicy(git, context);
  if (!policy.ok) throw refusal('The policy cannot be used.', policy.findings);
  return policy.value;
}

export interface OpenCampaign {
  readonly git: Git;
  readonly policy: Policy;
  readonly loaded: LoadedCampaign;
}

/** Opens the campaign that `path` names (its folder, or its campaign.json), every hash checked, and works with it. */
export async function withCampaign<T>(
  context: Context,
  path: string,
  work: (open: OpenCampaign) => Promise<T>,
): Promise<T> {
  const named = basename(path) === CAMPAIGN_FILE ? dirname(path) : path;
  const place = await realFolder(context, named, 'a campaign folder such as campaigns/ID');
  return withGit(context, place, async (git) => {
    const policy = await requirePolicy(git, context);
    return work({
      git,
      policy,
      loaded: await requireCampaign(placeOf(git, place, shownPath(context, named, named)), policy),
    });
  });
}

export interface OpenRun {
  readonly git: Git;
  readonly policy: Policy;
  readonly campaign: Place;
  readonly run: Place;
}

/** Finds a run folder (`campaigns/ID/runs/RUN`) and the campaign it belongs to; neither is read yet. */
export async function withRun<T>(context: Context, path: string, work: (open: OpenRun) => Promise<T>): Promise<T> {
  const folder = await realFolder(context, path, 'a run folder such as campaigns/ID/runs/RUN');
  const campaignFolder = dirname(dirname(folder));
  if (
    basename(dirname(folder)) !== RUNS_FOLDER ||
    (await kindOf(resolve(campaignFolder, CAMPAIGN_FILE))) === 'missing'
  ) {
    throw new EquipoiseError(
      'not-a-run-folder',
      `${quote(path)} is not a run folder: give one such as campaigns/ID/runs/RUN, beneath the campaign it belongs to.`,
      2,
    );
  }
  return withGit(context, folder, async (git) => {
    const policy = await requirePolicy(git, context);
    const shown = shownPath(context, resolve(context.cwd, path, '..', '..'), path);
    return work({
      git,
      policy,
      campaign: placeOf(git, campaignFolder, shown),
      run: placeOf(git, folder, shownPath(context, path, path)),
    });
  });
}

/** Loads a campaign whole; throws with everything that is wrong with it. */
export async function requireCampaign(place: Place, policy: Policy): Promise<LoadedCampaign> {
  const parsed = await loadCampaign(place, policy);
  if (!parsed.ok) throw refusal('The campaign has errors.', parsed.findings);
  return parsed.value;
}

function placeOf(git: Git, absolute: string, shown: string): Place {
  const folder = folderIn(git, absolute);
  if (folder === null)
    throw new EquipoiseError('outside-repository', `${quote(shown)} is the repository itself, not a folder in it.`, 2);
  return { git, folder, shown };
}

/** The folder itself. A link is refused: what it leads to could lie outside the repository or change between reads. */
async function realFolder(context: Context, path: string, expected: string): Promise<string> {
  const absolute = resolve(context.cwd, path);
  const kind = await kindOf(absolute);
  if (kind === 'folder') return realpathSync.native(absolute);
  const what = { symlink: 'is a symbolic link', missing: 'does not exist', file: 'is a file', other: 'is no folder' }[
    kind
  ];
  throw new EquipoiseError('no-such-folder', `${quote(path)} ${what}; give ${expected}.`, 2);
}
