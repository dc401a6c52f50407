/**
 * A run on a ref of a server's repository, so that a job whose machine is lost leaves everything to the next one. Each commit
 * holds the whole run: journal, the files beside it and the lock, all of one moment. A line counts as written when the
 * push that carries it has been done; moving the ref by compare-and-swap is what keeps a second holder out.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { RECONCILIATIONS_FOLDER, RUN_FILES, runRef, SIZE_LIMITS } from '../repository/layout.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { retrying } from '../repository/fetch.ts';
import type { EnvironmentLookup } from '../repository/git-environment.ts';
import { RemoteRef } from '../repository/git-ref.ts';
import type { Remote } from '../repository/git-remote.ts';
import { LockHeldError } from './lock.ts';
import { systemSleep, type Sleep } from './pacing.ts';
import {
  encodeLock,
  isSameHolder,
  LOCK_FILE,
  readLock,
  type RunRefLock,
  type WorkflowHolder,
} from './store-gitref-lock.ts';
import { SEAL_FILE, type Sealer } from './seal.ts';
import { RefWriter } from './store-gitref-writer.ts';
import { RUN_FILE_LIMITS } from './store-local.ts';
import type { ReconciliationFileName, RunFileName, RunStore } from './store.ts';

export type { RunRefLock, WorkflowHolder } from './store-gitref-lock.ts';

export interface RunRefPlace {
  readonly remote: Remote;
  readonly campaignId: string;
  readonly runId: string;
  readonly environment: EnvironmentLookup;
  /** Folder for temporary files, outside every repository. */
  readonly parent: string;
}

export interface GitRefStoreOptions extends RunRefPlace {
  readonly holder: WorkflowHolder;
  /** Whether a workflow run that holds the run still goes on. Only asked about others. */
  readonly isAlive: (holder: WorkflowHolder) => Promise<boolean>;
  /** `absent`: the run must be a new one. `present`: it must be there. Default: either. */
  readonly expect?: 'absent' | 'present' | 'either';
  /** Marks what is written; null or absent: what was marked before is carried along as it is. */
  readonly sealer?: Sealer | null;
  /** Looks at the run before it is taken, and throws to leave it alone. */
  readonly judge?: (found: RunRef) => void;
  readonly now: () => Date;
  /** Milliseconds from any fixed point; never steps. */
  readonly monotonic?: () => number;
  readonly sleep?: Sleep;
  /** Least time between the starts of two pushes; default one second. */
  readonly intervalMs?: number;
  /** How long a server that is away is waited for before lines count as not written; default ten minutes. */
  readonly patienceMs?: number;
}

export interface RunRef {
  /** Full id of the commit that the ref is at. */
  readonly commit: string;
  readonly lock: RunRefLock;
  /** The files of the run folder by name, `journal.jsonl` among them; lock and seal are none of them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Bytes of the seal, if there is one. Whether it holds is for those to say who have the secret. */
  readonly seal: Uint8Array | null;
}

/** A run on a ref, held exclusively. */
export interface RunRefStore extends RunStore {
  /** The commit that the ref was last brought to by this store, as far as the server has confirmed it. */
  readonly commit: string | null;
}

const INTERVAL_MS = 1000;
const PATIENCE_MS = 10 * 60_000;
/** The lock of a holder that could not let go is taken over once its workflow run has ended: nothing waits for it. */
const CLOSE_PATIENCE_MS = 15_000;
const TAKES = 5;

function limitOf(path: string): number | null {
  if (path === RUN_FILES.journal) return SIZE_LIMITS.journal;
  if (path === LOCK_FILE || path === SEAL_FILE || path.startsWith(`${RECONCILIATIONS_FOLDER}/`))
    return SIZE_LIMITS.reconciliation;
  return Object.hasOwn(RUN_FILE_LIMITS, path) ? RUN_FILE_LIMITS[path as keyof typeof RUN_FILE_LIMITS] : null;
}

function whereOf({ remote, campaignId, runId }: RunRefPlace): string {
  return `${runRef(campaignId, runId)} of ${remote.repository}`;
}

function openRef({ remote, campaignId, runId, environment, parent }: RunRefPlace): Promise<RemoteRef> {
  return RemoteRef.open({ remote, ref: runRef(campaignId, runId), environment, parent });
}

/** The run as its ref has it, held or not; null when there is none. Throws `run-ref-damaged` (exit 1). */
export async function readRunRef(place: RunRefPlace): Promise<RunRef | null> {
  const remote = await openRef(place);
  try {
    return await readAt(remote, whereOf(place));
  } finally {
    await remote.close();
  }
}

async function readAt(remote: RemoteRef, where: string): Promise<RunRef | null> {
  const commit = await retrying(() => remote.lookUp());
  if (commit === null) return null;
  const files = await remote.readFiles(commit, limitOf);
  const lock = readLock(files.get(LOCK_FILE), where);
  const seal = files.get(SEAL_FILE) ?? null;
  files.delete(LOCK_FILE);
  files.delete(SEAL_FILE);
  return { commit, lock, files, seal };
}

/**
 * Takes the run, at once or not at all, creating its ref when there is none. Close the store in the end.
 *
 * @throws LockHeldError (exit 3) while a living workflow run has it; EquipoiseError `run-exists` or `run-missing` (exit 1) when
 * it is not what was expected; RemoteError when the server cannot be reached or says no.
 */
export async function openGitRefStore(options: GitRefStoreOptions): Promise<RunRefStore> {
  const remote = await openRef(options);
  try {
    for (let take = 1; take <= TAKES; take += 1) {
      const found = await readAt(remote, whereOf(options));
      await refuse(found, options);
      if (found !== null) options.judge?.(found);
      const store = new GitRefStore(remote, found, options);
      if (await store.take()) return store;
    }
    throw new LockHeldError(`Too many want the run in ${whereOf(options)}; try again.`, remote.ref, null);
  } catch (error) {
    await remote.close();
    throw error;
  }
}

async function refuse(found: RunRef | null, options: GitRefStoreOptions): Promise<void> {
  const { expect = 'either', holder, isAlive } = options;
  const where = whereOf(options);
  if (found === null) {
    if (expect !== 'present') return;
    throw new EquipoiseError('run-missing', `There is no ${where}; the run was never admitted.`, 1);
  }
  if (expect === 'absent') throw new EquipoiseError('run-exists', `There already is a run in ${where}.`, 1);
  const { holder: other, takenAt } = found.lock;
  if (other === null || isSameHolder(other, holder) || !(await isAlive(other))) return;
  const who = `workflow run ${other.workflowRunId} (attempt ${other.runAttempt}) since ${takenAt}`;
  const message = `The run in ${where} is held by ${who}. Wait for it to end, or cancel it.`;
  throw new LockHeldError(message, runRef(options.campaignId, options.runId), null);
}

class GitRefStore implements RunRefStore {
  readonly where: string;
  readonly #remote: RemoteRef;
  readonly #writer: RefWriter;
  readonly #now: () => Date;
  readonly #sealer: Sealer | null;
  readonly #foundSeal: Uint8Array | null;
  /** Everything but journal, lock and seal. */
  readonly #files = new Map<string, Uint8Array>();
  #journal: Uint8Array[] = [];
  #lock: Omit<RunRefLock, 'schemaVersion'>;

  constructor(remote: RemoteRef, found: RunRef | null, options: GitRefStoreOptions) {
    const { now, holder } = options;
    this.where = whereOf(options);
    this.#remote = remote;
    this.#now = now;
    this.#sealer = options.sealer ?? null;
    this.#foundSeal = found?.seal ?? null;
    for (const [name, bytes] of found?.files ?? []) {
      if (name === RUN_FILES.journal) this.#journal = [bytes];
      else this.#files.set(name, bytes);
    }
    const generation = (found?.lock.generation ?? 0) + 1;
    this.#lock = { generation, holder, takenAt: now().toISOString() };
    this.#writer = new RefWriter({
      remote,
      where: this.where,
      at: found?.commit ?? null,
      // Two holders that take the same run in the same second must not make the same commit.
      message: `Run ${options.runId}, holder ${randomUUID()}\n`,
      files: () => this.#all(),
      now,
      monotonic: options.monotonic ?? (() => performance.now()),
      sleep: options.sleep ?? systemSleep,
      intervalMs: options.intervalMs ?? INTERVAL_MS,
      patienceMs: options.patienceMs ?? PATIENCE_MS,
    });
  }

  /** False when somebody else moved the ref first. */
  async take(): Promise<boolean> {
    try {
      await this.#writer.submit();
      return true;
    } catch (error) {
      if (this.#writer.lost !== null) return false;
      throw error;
    }
  }

  get commit(): string | null {
    return this.#writer.confirmed;
  }

  get generation(): number {
    return this.#lock.generation;
  }

  async outrank(generation: number): Promise<void> {
    if (this.#lock.generation > generation) return;
    this.#lock = { ...this.#lock, generation: generation + 1, takenAt: this.#now().toISOString() };
    await this.#writer.submit();
  }

  readJournal(): Promise<Uint8Array> {
    return Promise.resolve(Buffer.concat(this.#journal));
  }

  cutJournal(offset: number): Promise<void> {
    this.#journal = [Buffer.concat(this.#journal).subarray(0, offset)];
    return this.#writer.submit();
  }

  append(lines: string): Promise<void> {
    if (this.#writer.lost === null) this.#journal.push(Buffer.from(lines, 'utf8'));
    return this.#writer.submit();
  }

  read(name: RunFileName): Promise<Uint8Array | null> {
    return Promise.resolve(this.#files.get(name) ?? null);
  }

  replace(name: RunFileName, text: string): Promise<void> {
    this.#files.set(name, Buffer.from(text, 'utf8'));
    return this.#writer.submit();
  }

  listReconciliations(): Promise<readonly string[]> {
    const folder = `${RECONCILIATIONS_FOLDER}/`;
    const names = [...this.#files.keys()].filter((name) => name.startsWith(folder));
    return Promise.resolve(names.map((name) => name.slice(folder.length)));
  }

  remove(name: ReconciliationFileName): Promise<void> {
    this.#files.delete(name);
    return this.#writer.submit();
  }

  /** Writes what is still to be written, gives the lock up and removes what was made on this machine. */
  async close(): Promise<void> {
    this.#writer.hurry(CLOSE_PATIENCE_MS);
    try {
      await this.#writer.settle();
      if (this.#writer.lost === null) {
        this.#lock = { ...this.#lock, holder: null };
        await this.#writer.submit();
      }
    } catch {
      // Whoever waited for lines has been told; the lock of a holder that has ended is taken over.
    } finally {
      await this.#remote.close();
    }
  }

  #all(): Map<string, Uint8Array> {
    const files = new Map(this.#files);
    if (this.#journal.length > 0) {
      this.#journal = [Buffer.concat(this.#journal)];
      files.set(RUN_FILES.journal, this.#journal[0] ?? Buffer.alloc(0));
    }
    const seal = this.#sealer?.seal(files) ?? this.#foundSeal;
    if (seal !== null) files.set(SEAL_FILE, seal);
    return files.set(LOCK_FILE, encodeLock(this.#lock));
  }
}
