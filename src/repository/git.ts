/**
 * The git repository as a source of reviewed bytes: commits by name, files by commit and path.
 *
 * A file is found by walking tree objects from the commit, so that its mode is known and no path is ever interpreted
 * by git: a symbolic link or a submodule on the way is refused, `..` is only a name that no tree has. The work tree
 * is never read.
 */
import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { gitFailure, notARepository, oneLine } from './git-errors.ts';
import { gitEnvironment, HARDENED_FLAGS, refProblem, type EnvironmentLookup } from './git-environment.ts';
import type { ObjectRead, ObjectReader } from './git-objects.ts';
import { readSources, type FetchedSources } from './git-sources.ts';
import { StoredObjects } from './stored-objects.ts';

export type BlobProblem =
  | 'clone-shallow'
  | 'commit-missing'
  | 'not-a-commit'
  | 'path-missing'
  | 'symlink'
  | 'submodule'
  | 'directory'
  | 'too-large'
  | 'damaged';

export type BlobRead =
  | { readonly ok: true; readonly bytes: Buffer; readonly executable: boolean }
  | { readonly ok: false; readonly problem: BlobProblem; readonly message: string };

export type RootTree = { readonly ok: true; readonly tree: string } | (BlobRead & { readonly ok: false });

/** A commit or tree above this size is not one that people review. */
const TREE_LIMIT = 8 * 1024 * 1024;
/** Trees are asked for again and again by campaigns of one commit; ids name their content, so a copy is never stale. */
const CACHE_LIMIT = 32 * 1024 * 1024;

interface TreeEntry {
  readonly mode: string;
  readonly oid: string;
}

/**
 * The root of the work tree that holds `start`: the nearest folder upward with a `.git` entry (a folder, or a file in
 * linked work trees). Found without starting git, since every command needs it; git checks it again when it reads.
 */
export function findRoot(start: string): string | null {
  let folder: string;
  try {
    folder = realpathSync.native(start);
  } catch {
    return null;
  }
  for (;;) {
    if (isGit(join(folder, '.git'))) return folder;
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}

function isGit(path: string): boolean {
  try {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    return entry !== undefined && (!entry.isFile() || entry.size > 0);
  } catch {
    return false;
  }
}

/** Opens the repository that holds `start`; throws `not-a-repository` (exit 3) when there is none. */
export function openGit(start: string, environment: EnvironmentLookup): Promise<Git> {
  const root = findRoot(start);
  return root === null ? Promise.reject(notARepository(start)) : Promise.resolve(new Git(root, environment));
}

export class Git {
  /** Absolute path of the work tree's root, symbolic links resolved. */
  readonly root: string;
  readonly #environment: Record<string, string>;
  readonly #stored: StoredObjects;
  #objects: Promise<ObjectReader> | null = null;
  readonly #trees = new Map<string, Promise<Buffer | null>>();
  #cachedBytes = 0;
  #sources: Promise<FetchedSources | null> | null = null;

  constructor(root: string, environment: EnvironmentLookup) {
    this.root = root;
    this.#environment = gitEnvironment(environment, dirname(root));
    this.#stored = new StoredObjects(root);
  }

  /** Ends the child process, if one was started. Reads still waiting are refused. */
  close(): void {
    this.#stored.close();
    void this.#objects?.then((reader) => {
      reader.close();
    });
  }

  /** The full id of the commit that `ref` names; throws `ref-invalid` (exit 2) or `ref-unknown` (exit 1). */
  async resolveCommit(ref: string): Promise<string> {
    const problem = refProblem(ref);
    if (problem !== null) {
      throw new EquipoiseError(
        'ref-invalid',
        `${quote(ref)} names no commit: ${problem}. Give a branch, a tag or a commit id.`,
        2,
      );
    }
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
    const { code, stdout, stderr } = await this.#run(args);
    const oid = stdout.trim();
    if (code === 0 && /^[0-9a-f]{40}$/u.test(oid)) return oid;
    if (code === 0 && /^[0-9a-f]{64}$/u.test(oid)) {
      throw new EquipoiseError(
        'sha256-repository',
        'This repository uses SHA-256 object ids; campaigns name commits by 40 digits (SHA-1).',
        3,
      );
    }
    // 1: no such commit, even where git says more about it. 128: git cannot work here at all.
    if (code !== 1) throw gitFailure(null, stderr, this.root);
    throw new EquipoiseError(
      'ref-unknown',
      `${quote(ref)} names no commit in ${oneLine(this.root)}.${await this.#shallowHint()}`,
      1,
    );
  }

  /** The commit that is checked out, or null in a repository without a commit. */
  async head(): Promise<string | null> {
    const { code, stdout, stderr } = await this.#run(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
    if (code === 0) return stdout.trim();
    if (code !== 1) throw gitFailure(null, stderr, this.root);
    return null;
  }

  /** The file `path` (portable, relative to the root) as commit `commit` (40 digits) has it. */
  async readBlob(commit: string, path: string, maxBytes: number): Promise<BlobRead> {
    const rootTree = await this.#treeOfCommit(commit);
    if (typeof rootTree !== 'string') return rootTree;
    const segments = path.split('/');
    let tree = rootTree;
    for (const [index, segment] of segments.entries()) {
      const shown = quote(segments.slice(0, index + 1).join('/'));
      const bytes = await this.#tree(tree);
      if (bytes === null) return refuse('damaged', `a folder above ${shown} is missing from the repository`);
      const entry = findEntry(bytes, segment, tree.length / 2);
      if (entry === null) return refuse('path-missing', `commit ${commit} has no ${shown}`);
      if (entry.mode === '120000')
        return refuse('symlink', `${shown} is a symbolic link at commit ${commit}; name the file itself`);
      if (entry.mode === '160000')
        return refuse('submodule', `${shown} is a submodule at commit ${commit}; name a file of this repository`);
      const last = index === segments.length - 1;
      if (entry.mode === '40000') {
        if (last) return refuse('directory', `${shown} is a folder at commit ${commit}; name a file in it`);
        tree = entry.oid;
        continue;
      }
      // Old trees may carry 100664; git itself treats every 100xxx as a file, this program only the two it writes.
      if (entry.mode !== '100644' && entry.mode !== '100755')
        return refuse('damaged', `${shown} has the unknown mode ${entry.mode}`);
      if (!last) return refuse('path-missing', `${shown} is a file at commit ${commit}, not a folder`);
      return this.#blob(entry, shown, maxBytes);
    }
    return refuse('path-missing', 'the path is empty');
  }

  /** The id of a commit's root tree. */
  async rootTree(commit: string): Promise<RootTree> {
    const tree = await this.#treeOfCommit(commit);
    return typeof tree === 'string' ? { ok: true, tree } : tree;
  }

  /** The bytes of a tree; null when it is missing, too large or no tree. */
  readTree(oid: string): Promise<Buffer | null> {
    return this.#tree(oid);
  }

  /** An object by its id: from git's files, else from git, which is started for what they do not tell, and loaded then. */
  async readObject(oid: string, maxBytes: number): Promise<ObjectRead> {
    const stored = this.#stored.read(oid, maxBytes);
    if (stored !== null) return stored;
    this.#objects ??= this.#startGit();
    return (await this.#objects).read(oid, maxBytes);
  }

  /** Which commits were fetched from where, in a repository that this program made; null in any other. */
  sources(): Promise<FetchedSources | null> {
    this.#sources ??= readSources(this.root);
    return this.#sources;
  }

  async #startGit(): Promise<ObjectReader> {
    const { ObjectReader } = await import('./git-objects.ts');
    return new ObjectReader({ cwd: this.root, flags: HARDENED_FLAGS, environment: this.#environment });
  }

  async #blob(entry: TreeEntry, shown: string, maxBytes: number): Promise<BlobRead> {
    const read = await this.readObject(entry.oid, maxBytes);
    if (read.kind === 'too-large') {
      return refuse('too-large', `${shown} has ${read.size} bytes; at most ${maxBytes} are accepted`);
    }
    if (read.kind === 'missing' || read.type !== 'blob') {
      return refuse(
        'damaged',
        `the content of ${shown} is missing from this clone; run: git fetch --refetch --no-filter`,
      );
    }
    return { ok: true, bytes: read.bytes, executable: entry.mode === '100755' };
  }

  async #treeOfCommit(commit: string): Promise<string | (BlobRead & { ok: false })> {
    const read = await this.readObject(commit, TREE_LIMIT);
    if (read.kind === 'missing') {
      const hint = await this.#shallowHint();
      if (hint !== '') return refuse('clone-shallow', `commit ${commit} is not in this clone.${hint}`);
      return refuse(
        'commit-missing',
        `commit ${commit} is not in this repository; fetch the branch that holds it, or name another commit`,
      );
    }
    const found =
      read.kind === 'found' ? /^tree ([0-9a-f]{40,64})\n/u.exec(read.bytes.toString('latin1', 0, 80)) : null;
    if (read.type !== 'commit' || found?.[1] === undefined) {
      return refuse('not-a-commit', `${commit} is a ${read.type}, not a commit`);
    }
    return found[1];
  }

  #tree(oid: string): Promise<Buffer | null> {
    const cached = this.#trees.get(oid);
    if (cached !== undefined) return cached;
    const reading = this.#readTree(oid);
    this.#trees.set(oid, reading);
    return reading;
  }

  async #readTree(oid: string): Promise<Buffer | null> {
    const read = await this.readObject(oid, TREE_LIMIT);
    if (read.kind !== 'found' || read.type !== 'tree') return null;
    this.#cachedBytes += read.bytes.length;
    if (this.#cachedBytes > CACHE_LIMIT) {
      this.#trees.clear();
      this.#cachedBytes = 0;
    }
    return read.bytes;
  }

  async #shallowHint(): Promise<string> {
    const { stdout } = await this.#run(['rev-parse', '--is-shallow-repository']);
    return stdout.trim() === 'true' ? ' This clone is shallow: run git fetch --unshallow, then try again.' : '';
  }

  async #run(args: readonly string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const { tryGit } = await import('./git-run.ts');
    return tryGit({ cwd: this.root, args: [...HARDENED_FLAGS, ...args], environment: this.#environment });
  }
}

function refuse(problem: BlobProblem, message: string): BlobRead & { ok: false } {
  return { ok: false, problem, message };
}

/** A tree is a row of `mode SP name NUL id`; names are bytes, compared as such: git keeps NFC and NFD names apart. */
function findEntry(tree: Buffer, name: string, idBytes: number): TreeEntry | null {
  const wanted = Buffer.from(name, 'utf8');
  let at = 0;
  while (at < tree.length) {
    const space = tree.indexOf(0x20, at);
    const end = tree.indexOf(0x00, space + 1);
    if (space < 0 || end < 0 || end + 1 + idBytes > tree.length) return null;
    if (tree.subarray(space + 1, end).equals(wanted)) {
      return {
        mode: tree.toString('latin1', at, space),
        oid: tree.toString('hex', end + 1, end + 1 + idBytes),
      };
    }
    at = end + 1 + idBytes;
  }
  return null;
}
