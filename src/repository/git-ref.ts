/**
 * A small set of files kept as commits on one ref of a server's repository, moved by compare-and-swap: a push that expects
 * the ref where it was last seen. Objects are made in a bare repository of our own; no file of a work tree is involved.
 *
 * A push whose answer is lost may have been done, or be done a moment later. What the server says the ref is now decides, not
 * what git printed.
 */
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { fetchCommits } from './fetch.ts';
import { gitEnvironment, HARDENED_FLAGS, type EnvironmentLookup } from './git-environment.ts';
import { RemoteError, runRemote, type Remote } from './git-remote.ts';
import { runGit } from './git-run.ts';
import { makeScratch, type Scratch } from './git-scratch.ts';
import { nameText, parseTree } from './git-tree.ts';
import type { Git } from './git.ts';

export interface RefOptions {
  readonly remote: Remote;
  /** Full name of the ref. */
  readonly ref: string;
  readonly environment: EnvironmentLookup;
  /** Folder for temporary files, outside every repository. */
  readonly parent: string;
}

export interface CommitRequest {
  /** Full id; null for the first commit. */
  readonly parent: string | null;
  /** All files, by path from the root. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly message: string;
  readonly at: Date;
}

/** Null: no such file may be in the tree. Otherwise its largest size in bytes. */
export type FileLimit = (path: string) => number | null;

const MOST_FILES = 4096;
const PUSH_TIMEOUT_MS = 120_000;
const LOOKUP_TIMEOUT_MS = 60_000;
const WHO = 'equipoise <equipoise@users.noreply.localhost>';

export class RemoteRef {
  readonly ref: string;
  readonly #remote: Remote;
  readonly #scratch: Scratch;
  readonly #environment: EnvironmentLookup;
  #git: Git | null = null;
  #commits = 0;

  private constructor({ remote, ref, environment }: RefOptions, scratch: Scratch) {
    this.ref = ref;
    this.#remote = remote;
    this.#scratch = scratch;
    this.#environment = environment;
  }

  /** Close it in the end. Nothing is asked of the server yet. */
  static async open(options: RefOptions): Promise<RemoteRef> {
    if (!/^refs\/[A-Za-z0-9._%/-]{1,300}$/u.test(options.ref)) throw new TypeError('a ref has a plain name');
    const { parent, environment } = options;
    return new RemoteRef(options, await makeScratch({ parent, environment, bare: true }));
  }

  /** Where the ref is on the server; null when there is none. */
  async lookUp(): Promise<string | null> {
    const out = await this.#run((url) => ['ls-remote', '--quiet', url, this.ref], LOOKUP_TIMEOUT_MS);
    // The argument is a pattern that also fits longer names.
    const line = out.split('\n').find((one) => one.endsWith(`\t${this.ref}`));
    const oid = line?.slice(0, line.indexOf('\t')) ?? null;
    if (oid !== null && !/^[0-9a-f]{40}$/u.test(oid)) throw new RemoteError('failed', 'The server names no commit.', 3);
    return oid;
  }

  /**
   * The files of a commit on the server: regular ones, at most one folder deep.
   *
   * @throws EquipoiseError `run-ref-damaged` (exit 1) for anything else in it.
   */
  async readFiles(commit: string, limitOf: FileLimit): Promise<Map<string, Buffer>> {
    this.#git ??= await fetchCommits({ ...this.#remote, ...this.#into(), commits: [] });
    const fetched = await fetchCommits({ ...this.#remote, ...this.#into(), commits: [commit] });
    fetched.close();
    const root = await this.#git.rootTree(commit);
    if (!root.ok) throw this.#damaged(root.message);
    const files = new Map<string, Buffer>();
    await this.#readTree(root.tree, '', limitOf, files);
    return files;
  }

  async #readTree(tree: string, folder: string, limitOf: FileLimit, files: Map<string, Buffer>): Promise<void> {
    const bytes = await this.#git?.readTree(tree);
    const entries = bytes === undefined || bytes === null ? null : parseTree(bytes);
    if (entries === null || files.size + entries.length > MOST_FILES) throw this.#damaged('a folder cannot be read');
    for (const { mode, name, oid } of entries) {
      const text = nameText(name);
      const path = `${folder}${text ?? ''}`;
      if (text === null || text === '') throw this.#damaged('a name is no text');
      if (mode === '40000' && folder === '') {
        await this.#readTree(oid, `${path}/`, limitOf, files);
        continue;
      }
      const limit = mode === '100644' ? limitOf(path) : null;
      if (limit === null) throw this.#damaged(`${quote(path)} does not belong into a run`);
      const read = await this.#git?.readObject(oid, limit);
      if (read?.kind !== 'found' || read.type !== 'blob') throw this.#damaged(`${quote(path)} is missing or too large`);
      files.set(path, read.bytes);
    }
  }

  /** Makes a commit of exactly these files and resolves to its id. The server does not know it yet. */
  async commit({ parent, files, message, at }: CommitRequest): Promise<string> {
    this.#commits += 1;
    const body = Buffer.from(message, 'utf8');
    const stream: Uint8Array[] = [
      Buffer.from(
        [
          `commit refs/equipoise/made/${this.#commits}`,
          'mark :1',
          `committer ${WHO} ${Math.floor(at.getTime() / 1000)} +0000`,
          `data ${body.length}`,
          message,
          ...(parent === null ? [] : [`from ${parent}`, 'deleteall']),
          '',
        ].join('\n'),
      ),
    ];
    for (const [path, bytes] of files) {
      if (!/^[A-Za-z0-9][A-Za-z0-9._/-]*$/u.test(path)) throw new TypeError('a file of a ref has a plain name');
      stream.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
    }
    stream.push(Buffer.from('get-mark :1\ndone\n'));
    const out = await runGit({
      cwd: this.#scratch.folder,
      args: [...HARDENED_FLAGS, 'fast-import', '--quiet', '--done', '--date-format=raw'],
      environment: gitEnvironment(this.#environment, null),
      stdin: stream,
    });
    const oid = out.trim();
    if (/^[0-9a-f]{40}$/u.test(oid)) return oid;
    throw new EquipoiseError('git-answer', 'git gave an answer that this program does not understand.', 3);
  }

  /**
   * Moves the ref on the server from `from` (null: it must not exist) to `to`. Resolves to where it is then: `to` when that was
   * done, another commit (or null) when it is neither there nor where it was expected.
   *
   * @throws RemoteError when the ref is still where it was, as far as anybody knows.
   */
  async push(from: string | null, to: string): Promise<string | null> {
    try {
      const lease = `--force-with-lease=${this.ref}:${from ?? ''}`;
      await this.#run(
        (url) => ['push', '--quiet', '--no-verify', '--no-signed', lease, url, `${to}:${this.ref}`],
        PUSH_TIMEOUT_MS,
      );
      return to;
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      const now = await this.lookUp();
      if (now !== from) return now;
      // Refused while the ref is where it was expected: a rule of the server, or another push that had it for a moment.
      throw error.problem === 'failed'
        ? new RemoteError('rejected', `${this.#remote.repository} does not let ${this.ref} be written.`, 3)
        : error;
    }
  }

  /** Ends git and removes what was made here. */
  async close(): Promise<void> {
    this.#git?.close();
    await this.#scratch.remove();
  }

  #into(): { readonly into: string; readonly environment: EnvironmentLookup } {
    return { into: this.#scratch.folder, environment: this.#environment };
  }

  #run(args: (url: string) => readonly string[], timeoutMs: number): Promise<string> {
    const { folder } = this.#scratch;
    return runRemote({ remote: this.#remote, cwd: folder, environment: this.#environment, args, timeoutMs });
  }

  #damaged(reason: string): EquipoiseError {
    const message = `${this.ref} of ${this.#remote.repository} does not hold a run as this program writes it: ${reason}.`;
    return new EquipoiseError('run-ref-damaged', message, 1);
  }
}
