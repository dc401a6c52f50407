/**
 * One bare repository on disk, worked on with git's plumbing. Synchronous on purpose: a request that checks a ref and then moves it
 * is one step, as it is on a server that locks, and tests can drive the state without awaiting it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDiff, type FileChange } from './git-diff.ts';
import { readLoose, readLooseRef, writeLoose } from './loose-objects.ts';

export const ZERO = '0'.repeat(40);

/** Nothing of the developer's own settings. */
export const GIT_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  LC_ALL: 'C',
};

export interface Person {
  readonly name: string;
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly date: string;
}

export interface CommitObject {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly committer: Person;
  readonly message: string;
  readonly signature: string | null;
  /** What a signature would cover. */
  readonly payload: string;
}

export interface TreeEntry {
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly sha: string;
  /** Null for trees and submodules. */
  readonly size: number | null;
  readonly path: string;
}

/** Files to write (text or bytes), to link, or to remove. */
export type Change = string | Uint8Array | null | { readonly symlink: string } | { readonly executable: string };

export class GitStore {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  static create(path: string): GitStore {
    mkdirSync(path, { recursive: true });
    const store = new GitStore(path);
    store.text('init', '--quiet', '--bare', '--initial-branch=main', '.');
    appendFileSync(
      join(path, 'config'),
      // As on github.com: any object may be asked for by id, and pull request refs are not for pushing.
      '[uploadpack]\nallowAnySHA1InWant = true\nallowFilter = true\n[receive]\nhideRefs = refs/pull\n[http]\nreceivepack = true\n[gc]\nauto = 0\n',
    );
    return store;
  }

  bytes(args: readonly string[], input?: Uint8Array | string, env: Readonly<Record<string, string>> = {}): Buffer {
    return execFileSync('git', [...args], {
      cwd: this.path,
      env: { ...GIT_ENVIRONMENT, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 512 * 1024 * 1024,
      ...(input === undefined ? {} : { input }),
    });
  }

  text(...args: string[]): string {
    return this.bytes(args).toString('utf8').trim();
  }

  /** The exit code alone. */
  succeeds(...args: string[]): boolean {
    return spawnSync('git', args, { cwd: this.path, env: { ...GIT_ENVIRONMENT }, stdio: 'ignore' }).status === 0;
  }

  /** All refs below a prefix, by full name. */
  refs(prefix = 'refs/'): Map<string, string> {
    const out = this.text('for-each-ref', '--format=%(objectname) %(refname)', prefix);
    return new Map(
      out
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [line.slice(41), line.slice(0, 40)]),
    );
  }

  ref(name: string): string | null {
    const loose = readLooseRef(this.path, name);
    if (loose !== null) return loose;
    const result = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', name], {
      cwd: this.path,
      env: { ...GIT_ENVIRONMENT },
      encoding: 'utf8',
    });
    return result.status === 0 ? result.stdout.trim() : null;
  }

  validRef(name: string): boolean {
    return this.succeeds('check-ref-format', name);
  }

  /** Moves a ref only if it is what the caller saw; `ZERO` as `before`: only if it does not exist. */
  updateRef(name: string, after: string, before: string): boolean {
    return this.succeeds('update-ref', name, after, before);
  }

  deleteRef(name: string, before: string): boolean {
    return this.succeeds('update-ref', '-d', name, before);
  }

  type(sha: string): string | null {
    const loose = readLoose(this.path, sha);
    if (loose !== null) return loose.type;
    const result = spawnSync('git', ['cat-file', '-t', sha], {
      cwd: this.path,
      env: { ...GIT_ENVIRONMENT },
      encoding: 'utf8',
    });
    return result.status === 0 ? result.stdout.trim() : null;
  }

  /** The commit that a branch, a tag or an id names. */
  commitId(name: string): string | null {
    if (readLoose(this.path, name)?.type === 'commit') return name;
    return this.ref(`${name}^{commit}`);
  }

  blob(sha: string): Buffer {
    return readLoose(this.path, sha)?.bytes ?? this.bytes(['cat-file', 'blob', sha]);
  }

  writeBlob(content: Uint8Array | string): string {
    return writeLoose(this.path, 'blob', content);
  }

  tree(sha: string, recursive: boolean): TreeEntry[] {
    const out = this.bytes(['ls-tree', '-z', '--long', ...(recursive ? ['-r', '-t'] : []), sha]).toString('utf8');
    return out
      .split('\0')
      .filter((line) => line !== '')
      .map((line) => {
        const match = /^(\d+) (blob|tree|commit) ([0-9a-f]{40}) +(\d+|-)\t([\s\S]+)$/u.exec(line);
        if (match === null) throw new Error(`ls-tree said ${line}`);
        const [, mode = '', type, id = '', size, path = ''] = match;
        return { mode, type: type as TreeEntry['type'], sha: id, size: size === '-' ? null : Number(size), path };
      });
  }

  entry(commit: string, path: string): TreeEntry | null {
    const segments = path.split('/').filter((part) => part !== '');
    let entry: TreeEntry = { mode: '040000', type: 'tree', sha: this.commit(commit).tree, size: null, path: '' };
    for (const segment of segments) {
      if (entry.type !== 'tree') return null;
      const found = this.tree(entry.sha, false).find((one) => one.path === segment);
      if (found === undefined) return null;
      entry = found;
    }
    return { ...entry, path: segments.join('/') };
  }

  /** A tree as `mktree` makes it of exactly these entries. */
  makeTree(entries: readonly { mode: string; type: string; sha: string; path: string }[]): string {
    const input = entries.map(({ mode, type, sha, path }) => `${mode} ${type} ${sha}\t${path}\0`).join('');
    return this.bytes(['mktree', '-z', '--missing'], input).toString('latin1').trim();
  }

  /** A tree that differs from `base` by the given files; a null id removes. */
  changeTree(
    base: string | null,
    changes: readonly { readonly path: string; readonly mode: string; readonly sha: string | null }[],
  ): string {
    const index = `${this.path}/index.${process.pid}.${Math.random().toString(36).slice(2)}`;
    const env = { GIT_INDEX_FILE: index };
    if (base !== null) this.bytes(['read-tree', base], undefined, env);
    const input = changes
      .map(({ path, mode, sha }) => (sha === null ? `0 ${ZERO}\t${path}\0` : `${mode} ${sha}\t${path}\0`))
      .join('');
    this.bytes(['update-index', '-z', '--add', '--index-info'], input, env);
    const tree = this.bytes(['write-tree', '--missing-ok'], undefined, env).toString('latin1').trim();
    rmSync(index, { force: true });
    return tree;
  }

  /** A tree that differs from `base` by files given with their content. */
  writeFiles(base: string | null, files: Readonly<Record<string, Change>>): string {
    return this.changeTree(
      base,
      Object.entries(files).map(([path, change]) => {
        if (change === null) return { path, mode: '0', sha: null };
        if (typeof change === 'string' || change instanceof Uint8Array) {
          return { path, mode: '100644', sha: this.writeBlob(change) };
        }
        if ('symlink' in change) return { path, mode: '120000', sha: this.writeBlob(change.symlink) };
        return { path, mode: '100755', sha: this.writeBlob(change.executable) };
      }),
    );
  }

  writeCommit(commit: {
    readonly tree: string;
    readonly parents: readonly string[];
    readonly author: Person;
    readonly committer: Person;
    readonly message: string;
    readonly signature?: string;
  }): string {
    const stamp = ({ name, email, date }: Person): string =>
      `${name} <${email}> ${Math.floor(Date.parse(date) / 1000)} +0000`;
    const lines = [
      `tree ${commit.tree}`,
      ...commit.parents.map((parent) => `parent ${parent}`),
      `author ${stamp(commit.author)}`,
      `committer ${stamp(commit.committer)}`,
      ...(commit.signature === undefined ? [] : [`gpgsig ${commit.signature.split('\n').join('\n ')}`]),
    ];
    const content = `${lines.join('\n')}\n\n${commit.message}`;
    return writeLoose(this.path, 'commit', content);
  }

  commit(sha: string): CommitObject {
    const bytes = readLoose(this.path, sha)?.bytes ?? this.bytes(['cat-file', 'commit', sha]);
    const raw = bytes.toString('utf8');
    const split = raw.indexOf('\n\n');
    const message = raw.slice(split + 2);
    // A line that begins with a space continues the header before it.
    const headers = raw.slice(0, split).split(/\n(?! )/u);
    const values = (name: string): string[] =>
      headers.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
    const person = (name: string): Person => {
      const match = /^(.*) <(.*)> (\d+) [+-]\d{4}$/u.exec(values(name)[0] ?? '');
      const date = new Date(Number(match?.[3] ?? 0) * 1000).toISOString().replace('.000Z', 'Z');
      return { name: match?.[1] ?? '', email: match?.[2] ?? '', date };
    };
    return {
      sha,
      tree: values('tree')[0] ?? '',
      parents: values('parent'),
      author: person('author'),
      committer: person('committer'),
      message,
      signature: values('gpgsig')[0]?.replaceAll('\n ', '\n') ?? null,
      payload: `${headers.filter((line) => !line.startsWith('gpgsig ')).join('\n')}\n\n${message}`,
    };
  }

  isAncestor(ancestor: string, descendant: string): boolean {
    return this.succeeds('merge-base', '--is-ancestor', ancestor, descendant);
  }

  mergeBase(a: string, b: string): string | null {
    const result = spawnSync('git', ['merge-base', a, b], {
      cwd: this.path,
      env: { ...GIT_ENVIRONMENT },
      encoding: 'utf8',
    });
    return result.status === 0 ? result.stdout.trim() : null;
  }

  /** Commits of `to` that `from` does not have, oldest first. */
  between(from: string, to: string): string[] {
    return this.text('rev-list', '--reverse', '--topo-order', `${from}..${to}`)
      .split('\n')
      .filter((line) => line !== '');
  }

  /** The tree of the merge of two commits, or null when they conflict. */
  mergeTree(base: string, head: string): string | null {
    const result = spawnSync('git', ['merge-tree', '--write-tree', base, head], {
      cwd: this.path,
      env: { ...GIT_ENVIRONMENT },
      encoding: 'utf8',
    });
    return result.status === 0 ? (result.stdout.split('\n')[0] ?? null) : null;
  }

  /** Takes the objects of a commit over from another repository on disk. */
  fetchFrom(other: GitStore, sha: string): void {
    if (this.type(sha) === null) this.text('fetch', '--quiet', '--no-tags', other.path, sha);
  }

  changes(from: string, to: string): FileChange[] {
    const raw = this.bytes(['diff-tree', '-r', '-z', '-M', '--raw', '--numstat', '--no-abbrev', from, to]).toString(
      'utf8',
    );
    return parseDiff(raw);
  }
}
