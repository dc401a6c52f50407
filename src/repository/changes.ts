/**
 * What a pull request changes, from two trees: which campaigns, which control files, which evidence. Folders with equal ids are
 * equal, so only what differs is read; a renamed file is one that went and one that came.
 *
 * Compare the head with the commit that its branch forked from: against the tip of the base branch, everything that others
 * merged meanwhile would look like taken back.
 */
import { EquipoiseError, type Finding } from '../protocol/findings.ts';
import { grouped, parseTree, shownName, type RawEntry } from './git-tree.ts';
import type { Git } from './git.ts';
import {
  CAMPAIGN_FILE,
  CAMPAIGNS_FOLDER,
  CONTROL_FOLDER,
  FIXTURE_FILE,
  RUBRIC_FILE,
  RUN_FILES,
  RUNS_FOLDER,
} from './layout.ts';
import { fileFinding } from './place.ts';
import { foldedName, shownTreePath } from './tree-name.ts';

export interface FileChange {
  readonly path: string;
  readonly kind: 'added' | 'changed' | 'removed';
}

export interface CampaignChange {
  /** Name of the folder in `campaigns/`. */
  readonly name: string;
  /** Whether the head still has the folder. */
  readonly present: boolean;
  /** Whether anything but runs differs. */
  readonly definition: boolean;
  /** Names of the run folders that differ. */
  readonly runs: readonly string[];
}

export interface Changes {
  readonly campaigns: readonly CampaignChange[];
  /** Files of the control plane: `.equipoise/` and CODEOWNERS. */
  readonly control: readonly FileChange[];
  /** Everything that differs in `campaigns/`. */
  readonly data: readonly FileChange[];
  /** Whether anything else differs. */
  readonly elsewhere: boolean;
  readonly findings: readonly Finding[];
}

/** Who must review what is decided by these, wherever the server looks for them. */
const CODEOWNERS: ReadonlySet<string> = new Set(['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS']);
const DEFINITION: ReadonlySet<string> = new Set([CAMPAIGN_FILE, FIXTURE_FILE, RUBRIC_FILE]);
const MOST_CHANGES = 20_000;
const MOST_DEPTH = 16;
/** A change with one is refused; nobody reads more of them. */
const MOST_FINDINGS = 200;
const FOLDER = '40000';

/** Compares two commits (full ids); throws (exit 1) when one of them cannot be read. */
export async function changedPaths(git: Git, base: string, head: string): Promise<Changes> {
  const comparison = new Comparison(git);
  const [before, after] = [await rootOf(git, base), await rootOf(git, head)];
  await comparison.compare(before, after, '', 0);
  const { changes } = comparison;
  const control = changes.filter(({ path }) => path.startsWith(`${CONTROL_FOLDER}/`) || CODEOWNERS.has(path));
  const data = changes.filter(({ path }) => path.startsWith(`${CAMPAIGNS_FOLDER}/`));
  const present = await foldersOf(git, await treeAt(git, after, [CAMPAIGNS_FOLDER]));
  const inFolders = data.filter(({ path }) => path.split('/').length > 2);
  const campaigns = [...grouped(inFolders, ({ path }) => path.split('/')[1] ?? '')].map(([name, files]) =>
    campaignChange(name, present.has(name), files),
  );
  const findings = [...comparison.findings, ...(await evidenceFindings(git, before, data))];
  const [firstControl] = control;
  if (firstControl !== undefined && data.length > 0) {
    const message =
      'This change touches who may decide (.equipoise, CODEOWNERS) together with what is decided (campaigns). Make two pull requests of it, the rules first.';
    findings.unshift(fileFinding(shown(firstControl.path), 'control-and-data', message));
  }
  return { campaigns, control, data, elsewhere: comparison.elsewhere, findings };
}

async function rootOf(git: Git, commit: string): Promise<string> {
  const root = await git.rootTree(commit);
  if (!root.ok) throw new EquipoiseError(root.problem, `${root.message}.`, 1);
  return root.tree;
}

class Comparison {
  readonly changes: FileChange[] = [];
  readonly findings: Finding[] = [];
  elsewhere = false;
  readonly #git: Git;
  #full = false;

  constructor(git: Git) {
    this.#git = git;
  }

  /** `null` for a side that has no such folder. */
  async compare(before: string | null, after: string | null, folder: string, depth: number): Promise<void> {
    const [old, now] = [await this.#entries(before, folder), await this.#entries(after, folder)];
    for (const [name, { name: bytes }] of new Map([...old, ...now])) {
      const [was, is] = [old.get(name), now.get(name)];
      if (was?.oid === is?.oid && was?.mode === is?.mode) continue;
      if (this.#full) return;
      const path = `${folder}${shownName(bytes)}`;
      if (is !== undefined && isAlias(path)) {
        const message = 'Some systems take this name for a folder that this repository keeps apart; rename it.';
        this.findings.push(fileFinding(shown(path), 'tree-twins', message));
      }
      if (!isWatched(path)) {
        this.elsewhere = true;
        continue;
      }
      await this.#differs(was, is, path, depth);
    }
  }

  async #differs(was: RawEntry | undefined, is: RawEntry | undefined, path: string, depth: number): Promise<void> {
    const [oldFolder, newFolder] = [folderId(was), folderId(is)];
    if (oldFolder !== null || newFolder !== null) {
      if (depth >= MOST_DEPTH) {
        this.#tooLarge(path);
        return;
      }
      await this.compare(oldFolder, newFolder, `${path}/`, depth + 1);
    }
    const [oldFile, newFile] = [was !== undefined && oldFolder === null, is !== undefined && newFolder === null];
    if (!oldFile && !newFile) return;
    if (!leads(path)) {
      if (this.changes.length >= MOST_CHANGES) {
        this.#tooLarge(path);
        return;
      }
      this.changes.push({ path, kind: oldFile && newFile ? 'changed' : newFile ? 'added' : 'removed' });
    } else if (isFileAtFolder(path)) {
      this.changes.push({ path: `${path}/`, kind: newFile ? 'added' : 'removed' });
    } else {
      this.elsewhere = true;
    }
  }

  /** By the name's bytes, so that two names that look alike stay two. */
  async #entries(tree: string | null, folder: string): Promise<Map<string, RawEntry>> {
    if (tree === null) return new Map();
    const bytes = await this.#git.readTree(tree);
    const entries = bytes === null ? null : parseTree(bytes);
    if (entries === null) {
      this.findings.push(
        fileFinding(
          shown(folder === '' ? '.' : folder.slice(0, -1)),
          'tree-damaged',
          'This folder cannot be read: it is missing, or too large.',
        ),
      );
      return new Map();
    }
    return new Map(entries.map((entry) => [entry.name.toString('latin1'), entry]));
  }

  #tooLarge(path: string): void {
    if (this.#full) return;
    this.#full = true;
    const message = `The change holds more than ${MOST_CHANGES} files, or deeper folders than anybody reviews; split it.`;
    this.findings.push(fileFinding(shown(path), 'change-too-large', message));
  }
}

function folderId(entry: RawEntry | undefined): string | null {
  return entry?.mode === FOLDER ? entry.oid : null;
}

/** Whether a name in the root is one of ours but for case or Unicode form. */
function isAlias(path: string): boolean {
  return [CONTROL_FOLDER, CAMPAIGNS_FOLDER].some((ours) => path !== ours && foldedName(path) === ours);
}

/** Whether anything at or below a path matters here. */
function isWatched(path: string): boolean {
  const top = path.split('/')[0] ?? '';
  return top === CONTROL_FOLDER || top === CAMPAIGNS_FOLDER || CODEOWNERS.has(path) || leads(path);
}

/** Whether a path is only on the way to a watched one. */
function leads(path: string): boolean {
  return path === '.github' || path === 'docs' || isFileAtFolder(path);
}

/** A file or link where one of our folders belongs stands for the whole folder. */
function isFileAtFolder(path: string): boolean {
  return path === CONTROL_FOLDER || path === CAMPAIGNS_FOLDER;
}

function shown(path: string): string {
  return shownTreePath(path.endsWith('/') ? path.slice(0, -1) : path);
}

function campaignChange(name: string, present: boolean, files: readonly FileChange[]): CampaignChange {
  const runs = new Set<string>();
  let definition = false;
  for (const { path } of files) {
    const [, , folder, run, file] = path.split('/');
    if (folder === RUNS_FOLDER && run !== undefined && file !== undefined) runs.add(run);
    else definition = true;
  }
  return { name, present, definition, runs: [...runs].sort() };
}

/** Once a run is signed, its files and the campaign it is about are history: more may come, nothing may change or go. */
async function evidenceFindings(git: Git, base: string, data: readonly FileChange[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const campaigns = await foldersOf(git, await treeAt(git, base, [CAMPAIGNS_FOLDER]));
  const signed = new Map<string, ReadonlySet<string>>();
  for (const { path, kind } of data) {
    if (kind === 'added') continue;
    const [, name = '', folder = '', run = ''] = path.split('/');
    const runs = signed.get(name) ?? (await signedRuns(git, campaigns.get(name)));
    signed.set(name, runs);
    const done = kind === 'changed' ? 'changed' : 'removed';
    if (folder === RUNS_FOLDER && runs.has(run)) {
      const message = `This belongs to a run whose evidence is signed, and is ${done}. Evidence only grows: restore the file.`;
      findings.push(fileFinding(shown(path), 'evidence-changed', message));
    } else if (DEFINITION.has(path.split('/').slice(2).join('/')) && runs.size > 0) {
      const message = `This campaign has signed evidence, which is about this file as it was, and the file is ${done}. Restore it, and make a new campaign.`;
      findings.push(fileFinding(shown(path), 'campaign-frozen', message));
    }
    if (findings.length === MOST_FINDINGS) break;
  }
  return findings;
}

/** Names of the runs of a campaign's folder that hold evidence. */
async function signedRuns(git: Git, campaign: string | undefined): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  if (campaign === undefined) return found;
  for (const [name, oid] of await foldersOf(git, await treeAt(git, campaign, [RUNS_FOLDER]))) {
    const files = (await entriesOf(git, oid)) ?? [];
    if (files.some((file) => file.name.toString('latin1') === RUN_FILES.evidence)) found.add(name);
  }
  return found;
}

/** Name to id of the folders of a tree; none when there is no tree. */
async function foldersOf(git: Git, tree: string | null): Promise<ReadonlyMap<string, string>> {
  const entries = tree === null ? null : await entriesOf(git, tree);
  const folders = (entries ?? []).filter(({ mode }) => mode === FOLDER);
  return new Map(folders.map(({ name, oid }) => [shownName(name), oid]));
}

async function treeAt(git: Git, root: string, path: readonly string[]): Promise<string | null> {
  let tree = root;
  for (const segment of path) {
    const entry = (await entriesOf(git, tree))?.find(({ name }) => shownName(name) === segment);
    if (entry?.mode !== FOLDER) return null;
    tree = entry.oid;
  }
  return tree;
}

async function entriesOf(git: Git, tree: string): Promise<RawEntry[] | null> {
  const bytes = await git.readTree(tree);
  return bytes === null ? null : parseTree(bytes);
}
