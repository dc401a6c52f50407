/**
 * Reads objects from one long-lived `git cat-file --batch`: a process for each object costs milliseconds, a line on
 * an open pipe microseconds.
 *
 * Objects are asked for by full object id only. Nothing a stranger wrote (a path, a ref) is ever put on git's
 * command line or into its revision syntax: trees are walked here, entry by entry, in `git.ts`.
 */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { EquipoiseError } from '../protocol/findings.ts';
import { gitFailure } from './git-errors.ts';
import { startGit } from './git-spawn.ts';

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';

export type ObjectRead =
  | { readonly kind: 'found'; readonly type: ObjectType; readonly bytes: Buffer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-large'; readonly type: ObjectType; readonly size: number };

interface Waiting {
  readonly oid: string;
  readonly maxBytes: number;
  readonly resolve: (read: ObjectRead) => void;
  readonly reject: (error: Error) => void;
}

interface Body {
  readonly type: ObjectType;
  readonly size: number;
}

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const HEADER = /^[0-9a-f]+ (blob|tree|commit|tag) ([0-9]+)$/u;
const LINE_FEED = 0x0a;

export interface ObjectReaderOptions {
  readonly cwd: string;
  readonly flags: readonly string[];
  readonly environment: Record<string, string>;
}

export class ObjectReader {
  readonly #options: ObjectReaderOptions;
  #child: ChildProcessWithoutNullStreams | null = null;
  #queue: Waiting[] = [];
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;
  #body: Body | null = null;
  #stderr = '';

  constructor(options: ObjectReaderOptions) {
    this.#options = options;
  }

  /** One object's bytes. An object over `maxBytes` is not held in memory: git is stopped before it sends the rest. */
  read(oid: string, maxBytes: number): Promise<ObjectRead> {
    if (!OBJECT_ID.test(oid)) throw new TypeError('an object id is 40 or 64 lowercase hexadecimal digits');
    return new Promise((resolve, reject) => {
      this.#queue.push({ oid, maxBytes, resolve, reject });
      this.#start()?.stdin.write(`${oid}\n`);
    });
  }

  /** Ends the child. Reads still waiting are refused. */
  close(): void {
    this.#stop(new EquipoiseError('git-closed', 'The git process was closed while a read was under way.', 3));
  }

  /** Null when it could not be started: who waits is told. */
  #start(): ChildProcessWithoutNullStreams | null {
    if (this.#child !== null) return this.#child;
    const { cwd, flags, environment } = this.#options;
    const child = startGit({ args: [...flags, 'cat-file', '--batch'], cwd, environment }, (error) => {
      if (this.#child === child) this.#stop(gitFailure(error, '', cwd));
    });
    if (child === null) return null;
    this.#child = child;
    this.#stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (this.#child === child) this.#take(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (this.#stderr.length < 4096) this.#stderr += chunk.toString('utf8');
    });
    // EPIPE when git ended early: the close event below says why.
    child.stdin.on('error', () => undefined);
    child.on('close', () => {
      if (this.#child === child) this.#stop(gitFailure(null, this.#stderr, cwd));
    });
    return child;
  }

  #stop(error: Error): void {
    const child = this.#child;
    const waiting = this.#queue;
    this.#forget();
    child?.kill('SIGKILL');
    for (const one of waiting) one.reject(error);
  }

  #forget(): void {
    this.#child = null;
    this.#queue = [];
    this.#buffered = [];
    this.#bufferedBytes = 0;
    this.#body = null;
  }

  #take(chunk: Buffer): void {
    this.#buffered.push(chunk);
    this.#bufferedBytes += chunk.length;
    while (this.#queue.length > 0) {
      if (this.#body === null && !this.#takeHeader()) return;
      if (this.#body !== null && !this.#takeBody(this.#body)) return;
    }
  }

  /** Returns false when more bytes are needed. */
  #takeHeader(): boolean {
    const bytes = this.#joined();
    const end = bytes.indexOf(LINE_FEED);
    if (end < 0) return false;
    const line = bytes.subarray(0, end).toString('latin1');
    this.#rest(bytes.subarray(end + 1));
    const waiting = this.#queue[0];
    if (waiting === undefined) return false;
    if (line === `${waiting.oid} missing`) {
      this.#answer({ kind: 'missing' });
      return true;
    }
    const header = HEADER.exec(line);
    if (header === null) {
      this.#stop(new EquipoiseError('git-answer', 'git gave an answer that this program does not understand.', 3));
      return false;
    }
    const type = header[1] as ObjectType;
    const size = Number(header[2]);
    if (size > waiting.maxBytes) {
      this.#refuseLarge({ kind: 'too-large', type, size });
      return false;
    }
    this.#body = { type, size };
    return true;
  }

  #takeBody(body: Body): boolean {
    if (this.#bufferedBytes < body.size + 1) return false;
    const bytes = this.#joined();
    // A copy: the joined buffer may be a slice of a pooled one that is kept alive by it.
    const content = Buffer.from(bytes.subarray(0, body.size));
    this.#rest(bytes.subarray(body.size + 1));
    this.#body = null;
    this.#answer({ kind: 'found', type: body.type, bytes: content });
    return true;
  }

  /** The rest of an oversized object is never read; what was asked after it is asked again of a new child. */
  #refuseLarge(read: ObjectRead): void {
    const child = this.#child;
    const [first, ...later] = this.#queue;
    this.#forget();
    child?.kill('SIGKILL');
    first?.resolve(read);
    if (later.length === 0) return;
    this.#queue = later;
    const next = this.#start();
    for (const one of later) next?.stdin.write(`${one.oid}\n`);
  }

  #answer(read: ObjectRead): void {
    this.#queue.shift()?.resolve(read);
  }

  #joined(): Buffer {
    const bytes = this.#buffered.length === 1 ? this.#buffered[0] : Buffer.concat(this.#buffered);
    return bytes ?? Buffer.alloc(0);
  }

  #rest(bytes: Buffer): void {
    this.#buffered = bytes.length === 0 ? [] : [bytes];
    this.#bufferedBytes = bytes.length;
  }
}
