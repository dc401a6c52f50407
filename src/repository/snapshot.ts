/**
 * Folders of a commit as plain files, written by us from git objects. Git's own checkout would make links, run filters and obey
 * `.gitattributes`; here only regular files with harmless names come into being, and everything else is a finding.
 */
import { writeFile } from 'node:fs/promises';
import { EquipoiseError, type Finding } from '../protocol/findings.ts';
import { portablePathProblem } from '../protocol/safe-path.ts';
import { quote } from '../protocol/quote.ts';
import { makeFolders } from './folders.ts';
import { grouped, nameText, parseTree, shownName, type RawEntry } from './git-tree.ts';
import type { Git } from './git.ts';
import { inRoot, SIZE_LIMITS } from './layout.ts';
import { fileFinding } from './place.ts';
import { foldedName, isLeftOut, nameProblem, shownTreePath } from './tree-name.ts';

export interface TreeFile {
  /** From the root, with `/`. */
  readonly path: string;
  /** Id of the blob. */
  readonly oid: string;
}

export interface TreeListing {
  /** Regular files with harmless names, in path order. */
  readonly files: readonly TreeFile[];
  readonly findings: readonly Finding[];
}

export interface SnapshotCaps {
  /** Entries looked at, folders included. */
  readonly maxEntries: number;
  /** Folders above a file. */
  readonly maxDepth: number;
  readonly maxFileBytes: number;
  readonly maxTotalBytes: number;
}

export const SNAPSHOT_CAPS: SnapshotCaps = {
  maxEntries: 20_000,
  maxDepth: 12,
  maxFileBytes: SIZE_LIMITS.journal,
  maxTotalBytes: 512 * 1024 * 1024,
};

export interface SnapshotOptions {
  /** Full id. */
  readonly commit: string;
  /** Folders from the root such as `.equipoise` or `campaigns/a`; one that is not there holds nothing. */
  readonly prefixes: readonly string[];
  readonly caps?: Partial<SnapshotCaps>;
}

/** The regular files below the prefixes; throws (exit 1) when the commit itself cannot be read. */
export async function listTree(git: Git, { commit, prefixes, caps }: SnapshotOptions): Promise<TreeListing> {
  const root = await git.rootTree(commit);
  if (!root.ok) throw new EquipoiseError(root.problem, `${root.message}.`, 1);
  const walk = new Walk(git, { ...SNAPSHOT_CAPS, ...caps });
  for (const prefix of prefixes) {
    const tree = await walk.find(root.tree, prefix.split('/'));
    if (tree !== null) await walk.enter(tree, prefix, 1);
  }
  return { files: walk.files, findings: walk.told() };
}

/** Findings beyond this are counted, not listed: a hostile tree must not buy megabytes of messages. */
const MOST_FINDINGS = 200;

class Walk {
  readonly files: TreeFile[] = [];
  readonly #findings: Finding[] = [];
  /** Trees on the way to a prefix, by folded name: many prefixes lead through the same few. */
  readonly #indexes = new Map<string, Map<string, RawEntry[]>>();
  readonly #git: Git;
  readonly #caps: SnapshotCaps;
  #entries = 0;

  constructor(git: Git, caps: SnapshotCaps) {
    this.#git = git;
    this.#caps = caps;
  }

  /** The tree at a path of plain names, or null when there is none; a link or file on the way is a finding. */
  async find(root: string, segments: readonly string[]): Promise<string | null> {
    let tree = root;
    for (const [index, segment] of segments.entries()) {
      const path = segments.slice(0, index + 1).join('/');
      const twins = (await this.#index(tree, path)).get(foldedName(segment)) ?? [];
      if (twins.length > 1) this.#twins(path, twins);
      const entry = twins.find(({ name }) => name.equals(Buffer.from(segment)));
      if (entry === undefined) return null;
      if (entry.mode !== '40000') {
        this.#refuseMode(path, entry.mode);
        return null;
      }
      tree = entry.oid;
    }
    return tree;
  }

  async #index(tree: string, path: string): Promise<Map<string, RawEntry[]>> {
    let index = this.#indexes.get(tree);
    if (index === undefined) {
      const entries = (await this.#read(tree, path)) ?? [];
      index = grouped(entries, ({ name }) => foldedName(shownName(name)));
      this.#indexes.set(tree, index);
    }
    return index;
  }

  /** All findings, or the first and how many there are. */
  told(): Finding[] {
    const more = this.#findings.length - MOST_FINDINGS;
    if (more <= 0) return this.#findings;
    const [first] = this.#findings;
    const rest = fileFinding(first?.file ?? '.', 'tree-more', `There are ${more} more findings about names and kinds.`);
    return [...this.#findings.slice(0, MOST_FINDINGS), rest];
  }

  async enter(tree: string, folder: string, depth: number): Promise<void> {
    const entries = await this.#read(tree, folder);
    if (entries === null) return;
    const before = this.#entries;
    this.#entries += entries.length;
    if (this.#entries > this.#caps.maxEntries) {
      if (before <= this.#caps.maxEntries) {
        const message = `There are more than ${this.#caps.maxEntries} entries; the rest is not looked at.`;
        this.#report(folder, 'tree-too-many', message);
      }
      return;
    }
    const groups = grouped(entries, ({ name }) => foldedName(shownName(name)));
    for (const entry of entries) {
      const name = nameText(entry.name);
      const path = `${folder}/${name ?? shownName(entry.name)}`;
      const problem = nameProblem(name);
      if (problem !== null) {
        this.#report(path, 'tree-name', `This name ${problem}; rename it.`);
        continue;
      }
      const twins = groups.get(foldedName(shownName(entry.name))) ?? [];
      if (twins.length > 1) {
        if (twins[0] === entry) this.#twins(path, twins);
        continue;
      }
      await this.#take(entry, path, depth);
    }
  }

  async #take(entry: RawEntry, path: string, depth: number): Promise<void> {
    if (entry.mode === '40000') {
      if (depth < this.#caps.maxDepth) return this.enter(entry.oid, path, depth + 1);
      this.#report(path, 'tree-too-deep', `Folders are nested more than ${this.#caps.maxDepth} deep; flatten them.`);
    } else if (entry.mode !== '100644') {
      this.#refuseMode(path, entry.mode);
    } else if (!isLeftOut(path.slice(path.lastIndexOf('/') + 1))) {
      const problem = portablePathProblem(path);
      if (problem === null) this.files.push({ path, oid: entry.oid });
      else this.#report(path, 'tree-name', problem);
    }
  }

  async #read(tree: string, path: string): Promise<RawEntry[] | null> {
    const bytes = await this.#git.readTree(tree);
    const entries = bytes === null ? null : parseTree(bytes);
    if (entries === null)
      this.#report(path, 'tree-damaged', 'This folder cannot be read: it is missing, or too large.');
    return entries;
  }

  #twins(path: string, twins: readonly RawEntry[]): void {
    const names = twins.slice(0, 5).map(({ name }) => quote(shownName(name)));
    const message = `${names.join(' and ')} are one name on some systems; none of them is used. Rename all but one.`;
    this.#report(path, 'tree-twins', message);
  }

  #refuseMode(path: string, mode: string): void {
    if (mode === '120000') this.#report(path, 'tree-symlink', 'This is a symbolic link; put the file itself here.');
    else if (mode === '160000') this.#report(path, 'tree-submodule', 'This is a submodule; put plain files here.');
    else if (mode === '100755')
      this.#report(path, 'tree-executable', 'This file is executable; records are not: git update-index --chmod=-x');
    else if (mode.startsWith('100')) this.#report(path, 'tree-mode', 'This file has a mode that no git writes today.');
    else this.#report(path, 'tree-mode', 'This is not the kind of entry that belongs here.');
  }

  #report(path: string, code: string, message: string): void {
    this.#findings.push(fileFinding(shownTreePath(path), code, message));
  }
}

export interface Snapshot {
  /** What was written, in path order. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Writes the regular files below the prefixes into `folder` (absolute, ours, links resolved), with mode 0644. What has a
 * finding is not written. Never replaces a file.
 */
export async function writeSnapshot(git: Git, options: SnapshotOptions, folder: string): Promise<Snapshot> {
  const caps = { ...SNAPSHOT_CAPS, ...options.caps };
  const listing = await listTree(git, options);
  const findings = [...listing.findings];
  const files: string[] = [];
  let total = 0;
  for (const { path, oid } of listing.files) {
    const room = Math.min(caps.maxFileBytes, caps.maxTotalBytes - total);
    const read = await git.readObject(oid, room);
    if (read.kind === 'too-large') {
      const message = `This file has ${read.size} bytes; at most ${caps.maxFileBytes} each and ${caps.maxTotalBytes} in all are accepted.`;
      findings.push(fileFinding(path, 'tree-too-large', message));
      continue;
    }
    if (read.kind === 'missing' || read.type !== 'blob') {
      findings.push(fileFinding(path, 'tree-damaged', 'The content of this file is missing.'));
      continue;
    }
    total += read.bytes.length;
    const target = inRoot(folder, path);
    await makeFolders(inRoot(folder, path.slice(0, path.lastIndexOf('/'))));
    await writeFile(target, read.bytes, { flag: 'wx', mode: 0o644 });
    files.push(path);
  }
  return { files, findings };
}
