/**
 * Brings what a run consists of to its ref: everything that came since the last push goes into one commit, so that many lines
 * cost one push, and the server is asked no more often than it may be.
 *
 * A push that failed is tried again, and what came meanwhile goes along. A commit whose fate is unknown stays the parent of
 * the next: should it have arrived after all, the ref stands at a commit of ours, and the way goes on from there. A ref that
 * stands anywhere else has been taken by somebody else, for good.
 */
import { setImmediate as immediately } from 'node:timers/promises';
import { EquipoiseError } from '../protocol/findings.ts';
import type { RemoteRef } from '../repository/git-ref.ts';
import { RemoteError } from '../repository/git-remote.ts';
import { JournalWriteError } from './journal-file.ts';
import type { Sleep } from './pacing.ts';

export interface RefWriterOptions {
  readonly remote: RemoteRef;
  /** For messages. */
  readonly where: string;
  /** Where the ref was seen; null when there was none. */
  readonly at: string | null;
  /** Commit messages; tells commits of this holder from equal ones of another. */
  readonly message: string;
  /** All files as they are to be, taken when a commit is made. */
  readonly files: () => ReadonlyMap<string, Uint8Array>;
  readonly now: () => Date;
  /** Milliseconds from any fixed point; never steps. */
  readonly monotonic: () => number;
  readonly sleep: Sleep;
  /** Least time between the starts of two pushes. */
  readonly intervalMs: number;
  /** How long a server that is away is waited for. */
  readonly patienceMs: number;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: JournalWriteError) => void;
}

const FIRST_BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 30_000;
/** Tries of what is not known to pass by itself. */
const REFUSALS = 3;

export class RefWriter {
  readonly #options: RefWriterOptions;
  readonly #never = new AbortController().signal;
  /** The ref is known to have been here. */
  #confirmed: string | null;
  /** The last commit made. */
  #tip: string | null;
  /** Commits made since, any of which may have arrived. */
  readonly #unconfirmed = new Set<string>();
  #waiting: Waiting[] = [];
  #dirty = false;
  #running: Promise<void> | null = null;
  #lost: JournalWriteError | null = null;
  #startedAt = Number.NEGATIVE_INFINITY;
  #patienceMs: number;

  constructor(options: RefWriterOptions) {
    this.#options = options;
    this.#confirmed = options.at;
    this.#tip = options.at;
    this.#patienceMs = options.patienceMs;
  }

  /** Set once the run belongs to somebody else. */
  get lost(): JournalWriteError | null {
    return this.#lost;
  }

  /** The commit at which the server is known to have had the ref last. */
  get confirmed(): string | null {
    return this.#confirmed;
  }

  /** Says that the files have changed; resolves when the server has them as they are now. */
  submit(): Promise<void> {
    if (this.#lost !== null) return Promise.reject(this.#lost);
    this.#dirty = true;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** From now on a server that is away is waited for no longer than this. */
  hurry(patienceMs: number): void {
    this.#patienceMs = Math.min(this.#patienceMs, patienceMs);
  }

  /** Waits for pushes under way. */
  async settle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // One turn of the event loop: what one answer leads to is written at once.
    await immediately();
    while (this.#waiting.length > 0) {
      const batch: Waiting[] = [];
      try {
        await this.#deliver(batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const failure = this.#failure(error);
        if (failure.final) {
          this.#lost = failure;
          batch.push(...this.#waiting.splice(0));
        }
        for (const { reject } of batch) reject(failure);
      }
    }
    this.#running = null;
  }

  async #deliver(batch: Waiting[]): Promise<void> {
    const { monotonic, sleep } = this.#options;
    const since = monotonic();
    for (let attempt = 1, refusals = 0; ; attempt += 1) {
      await this.#pace();
      batch.push(...this.#waiting.splice(0));
      try {
        await this.#commit();
        if (await this.#push()) return;
      } catch (error) {
        if (!(error instanceof RemoteError)) throw error;
        if (!error.transient) refusals += 1;
        if (refusals >= REFUSALS || monotonic() - since >= this.#patienceMs) throw error;
        await sleep(Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1)), this.#never);
      }
    }
  }

  async #pace(): Promise<void> {
    const { intervalMs, monotonic, sleep } = this.#options;
    for (;;) {
      const left = this.#startedAt + intervalMs - monotonic();
      if (left <= 0) break;
      await sleep(left, this.#never);
    }
    this.#startedAt = monotonic();
  }

  async #commit(): Promise<void> {
    if (!this.#dirty) return;
    const { remote, message, files, now } = this.#options;
    this.#dirty = false;
    try {
      this.#tip = await remote.commit({ parent: this.#tip, files: files(), message, at: now() });
      this.#unconfirmed.add(this.#tip);
    } catch (error) {
      this.#dirty = true;
      throw error;
    }
  }

  /** False when an earlier commit of ours turned out to have arrived, so that the next try starts from there. */
  async #push(): Promise<boolean> {
    const tip = this.#tip;
    if (tip === null || tip === this.#confirmed) return true;
    const at = await this.#options.remote.push(this.#confirmed, tip);
    if (at !== null && at !== tip && this.#unconfirmed.has(at)) {
      this.#confirmed = at;
      return false;
    }
    if (at !== tip) {
      throw new JournalWriteError(
        `${this.#options.where} was taken by somebody else; the run is no longer ours.`,
        true,
      );
    }
    this.#confirmed = tip;
    this.#unconfirmed.clear();
    return true;
  }

  #failure(error: unknown): JournalWriteError {
    if (error instanceof JournalWriteError) return error;
    const reason = error instanceof EquipoiseError ? ` ${error.message}` : '';
    return new JournalWriteError(
      `${this.#options.where} cannot be written.${reason} Nothing more is sent; resume the run when it can be.`,
      false,
    );
  }
}
