/**
 * What `validate` was asked to look at: paths as people and shells give them, sorted into campaigns, runs and control
 * files, each once. A path that is none of these is a finding: a check that silently looked at nothing is worse than
 * none.
 */
import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Finding } from '../../protocol/findings.ts';
import { quote } from '../../protocol/quote.ts';
import { kindOf } from '../../repository/files.ts';
import { findRoot } from '../../repository/git.ts';
import {
  CAMPAIGN_FILE,
  CAMPAIGNS_FOLDER,
  CONTROL_FOLDER,
  FIXTURE_FILE,
  POLICY_FILE,
  ROUTES_FILE,
  RUBRIC_FILE,
  RUN_FILES,
  RUNS_FOLDER,
  TRUST_FILE,
} from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import type { Context } from '../context.ts';
import { shownChild, shownPath } from './repository.ts';

const CAMPAIGN_FILES: readonly string[] = [CAMPAIGN_FILE, FIXTURE_FILE, RUBRIC_FILE];
const CONTROL_FILES: readonly string[] = [POLICY_FILE, ROUTES_FILE, TRUST_FILE];

export interface CampaignTarget {
  /** Absolute, links resolved. */
  readonly folder: string;
  readonly shown: string;
  /** Names of the run folders to look at; null: all there are. */
  runs: Set<string> | null;
}

export interface RootTargets {
  /** Absolute, links resolved. */
  readonly root: string;
  /** Campaigns by absolute folder. */
  readonly campaigns: Map<string, CampaignTarget>;
  /** Control files, relative to the root. */
  readonly control: Set<string>;
}

export interface Targets {
  readonly roots: readonly RootTargets[];
  readonly findings: readonly Finding[];
}

/** Sorts the paths; without one, everything in the repository around the current folder. */
export async function findTargets(context: Context, paths: readonly string[]): Promise<Targets> {
  const collector = new Collector(context);
  if (paths.length > 0) for (const path of paths) await collector.addPath(path);
  else await collector.addRepository(context.cwd);
  return { roots: [...collector.roots.values()], findings: collector.findings };
}

class Collector {
  readonly roots = new Map<string, RootTargets>();
  readonly findings: Finding[] = [];
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  async addRepository(start: string): Promise<void> {
    const root = findRoot(start);
    const targets = this.#rootTargets(root, shownPath(this.#context, start));
    if (root === null || targets === null) return;
    for (const file of CONTROL_FILES) targets.control.add(file);
    const folder = join(root, CAMPAIGNS_FOLDER);
    const shown = shownPath(this.#context, folder);
    const kind = await kindOf(folder);
    if (kind === 'folder') this.#addCampaignsOf(folder, shown, root);
    // A link here would hide every campaign from the check and still show them to a reader.
    else if (kind !== 'missing') this.#error(shown, 'file-not-regular', 'Campaigns lie in a folder of their own here.');
    if (targets.campaigns.size > 0) return;
    // A repository that was only just set up is sound, and must still not look as if something had been tried.
    const message = 'There is no campaign yet; to make one: equipoise campaign new';
    this.findings.push(fileFinding(shown, 'no-campaign', message, 'notice'));
  }

  async addPath(given: string): Promise<void> {
    const absolute = resolve(this.#context.cwd, given);
    const shown = shownPath(this.#context, given, given);
    const kind = await kindOf(absolute);
    if (kind === 'folder') await this.#addFolder(realpathSync.native(absolute), shown);
    else if (kind === 'file') await this.#addFile(realpathSync.native(absolute), shown);
    else if (kind === 'missing') this.#error(shown, 'file-missing', 'There is nothing at this path.');
    else if (kind === 'symlink') this.#error(shown, 'file-symlink', 'This is a symbolic link; name what it leads to.');
    else this.#error(shown, 'file-not-regular', 'This is neither a file nor a folder.');
  }

  async #addFolder(folder: string, shown: string): Promise<void> {
    if ((await kindOf(join(folder, CAMPAIGN_FILE))) !== 'missing') this.#addCampaign(folder, shown, null);
    else if (await isRunFolder(folder)) this.#addRun(folder, shown);
    else if (await isRunFolder(join(folder, 'any'))) {
      this.#addCampaign(dirname(folder), shownPath(this.#context, dirname(folder), shown), null);
    } else if (basename(folder) === CONTROL_FOLDER) this.#addControl(folder, shown, CONTROL_FILES);
    else if (findRoot(folder) === folder) await this.addRepository(folder);
    else if (this.#addCampaignsOf(folder, shown, findRoot(folder)) === 0) {
      this.#error(shown, 'nothing-found', 'There is no campaign in this folder.');
    }
  }

  async #addFile(file: string, shown: string): Promise<void> {
    const folder = dirname(file);
    const name = basename(file);
    const shownFolder = shown.includes('/') ? dirname(shown) : '.';
    const isRunFile = Object.values(RUN_FILES).some((known) => known === name);
    const control = CONTROL_FILES.filter((known) => basename(known) === name && basename(folder) === CONTROL_FOLDER);
    if (CAMPAIGN_FILES.includes(name)) this.#addCampaign(folder, shownFolder, null);
    else if (isRunFile && (await isRunFolder(folder))) this.#addRun(folder, shownFolder);
    else if (control.length > 0) this.#addControl(folder, shownFolder, control);
    else {
      this.#error(
        shown,
        'unknown-record',
        `No record of an evidence repository is called ${quote(name)}. To check a campaign file of another name on its own: --file-only.`,
      );
    }
  }

  #addControl(folder: string, shown: string, files: readonly string[]): void {
    const root = this.#rootTargets(findRoot(folder), shown);
    for (const file of files) root?.control.add(file);
  }

  /** Every folder in `folder` is a campaign; links among them are refused, files (a README) are not looked at. */
  #addCampaignsOf(folder: string, shown: string, root: string | null): number {
    const entries = readdirSync(folder, { withFileTypes: true });
    const twins = new Map<string, string>();
    let found = 0;
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const child = shownChild(shown, entry.name);
      if (entry.isSymbolicLink())
        this.#error(child, 'file-symlink', 'This is a symbolic link; a campaign lies in a folder of its own.');
      if (!entry.isDirectory()) continue;
      found += 1;
      // Two folders that some file systems take for one would be one campaign to one reader and two to another.
      const folded = entry.name.normalize('NFC').toLowerCase();
      const twin = twins.get(folded);
      if (twin !== undefined) {
        this.#error(
          child,
          'folder-twin',
          `Apart from case or Unicode form this is the name of ${quote(twin)} too; rename one of them.`,
        );
      }
      twins.set(folded, entry.name);
      this.#addCampaign(join(folder, entry.name), child, null, root);
    }
    return found;
  }

  #addRun(folder: string, shown: string): void {
    const campaign = dirname(dirname(folder));
    const target = this.#addCampaign(campaign, shownPath(this.#context, campaign, shown), new Set());
    target?.runs?.add(basename(folder));
  }

  #addCampaign(folder: string, shown: string, runs: Set<string> | null, known?: string | null): CampaignTarget | null {
    const root = this.#rootTargets(known === undefined ? findRoot(folder) : known, shown);
    if (root === null) return null;
    if (root.root === folder) {
      this.#error(shown, 'campaign-folder', 'This is the root of a repository; a campaign lies in campaigns/ID.');
      return null;
    }
    const target = root.campaigns.get(folder) ?? { folder, shown, runs };
    if (runs === null) target.runs = null;
    root.campaigns.set(folder, target);
    return target;
  }

  #rootTargets(root: string | null, shown: string): RootTargets | null {
    if (root !== null) {
      const targets = this.roots.get(root) ?? { root, campaigns: new Map(), control: new Set() };
      this.roots.set(root, targets);
      return targets;
    }
    this.#error(
      shown,
      'not-a-repository',
      'This is not inside a git repository, which holds the instructions. To check the file on its own: --file-only.',
    );
    return null;
  }

  #error(file: string, code: string, message: string): void {
    this.findings.push(fileFinding(file, code, message));
  }
}

async function isRunFolder(folder: string): Promise<boolean> {
  const runs = dirname(folder);
  return basename(runs) === RUNS_FOLDER && (await kindOf(join(dirname(runs), CAMPAIGN_FILE))) !== 'missing';
}
