/**
 * The journal as a file that only grows. Appends that arrive while a write is under way wait for it and then share one
 * write and one sync, so that many requests at once cost few syncs, and each still is durable before it is sent.
 */
import { constants, fstatSync, writeSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as immediately } from 'node:timers/promises';
import { EquipoiseError } from '../protocol/findings.ts';
import { errorCode, syncFolder } from './folders.ts';

/** The lines are not durable. `final`: and never will be, because the journal belongs to somebody else now. */
export class JournalWriteError extends EquipoiseError {
  readonly final: boolean;

  constructor(message: string, final: boolean) {
    super(final ? 'journal-lost' : 'journal-unwritable', message, 3);
    this.final = final;
  }
}

interface Waiting {
  readonly bytes: Buffer;
  readonly resolve: () => void;
  readonly reject: (error: JournalWriteError) => void;
}

export class JournalFile {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #stillHeld: () => boolean;
  /** Bytes up to here are durable. */
  #offset: number;
  #queue: Waiting[] = [];
  /** Lines of failed writes, in order: the next write begins with them. */
  #backlog: Buffer[] = [];
  /** A write failed half-way, so that the file may be longer than what is durable. */
  #partial = false;
  #writing: Promise<void> | null = null;
  #lost: JournalWriteError | null = null;

  private constructor(path: string, handle: FileHandle, offset: number, stillHeld: () => boolean) {
    this.#path = path;
    this.#handle = handle;
    this.#offset = offset;
    this.#stillHeld = stillHeld;
  }

  /** Opens the journal, creating it when there is none. `stillHeld` is asked before every write. */
  static async open(path: string, stillHeld: () => boolean): Promise<JournalFile> {
    const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    let handle: FileHandle;
    try {
      handle = await open(path, flags, 0o644);
    } catch (error) {
      throw new EquipoiseError('journal-unopenable', `${path} cannot be opened (${errorCode(error)}).`, 3);
    }
    const status = await handle.stat();
    if (!status.isFile()) {
      await handle.close();
      throw new EquipoiseError('journal-unopenable', `${path} is not a regular file.`, 3);
    }
    await syncFolder(dirname(path));
    return new JournalFile(path, handle, status.size, stillHeld);
  }

  async read(maxBytes: number): Promise<Uint8Array> {
    if (this.#offset > maxBytes) {
      const message = `${this.#path} has ${this.#offset} bytes; a run writes at most ${maxBytes}.`;
      throw new EquipoiseError('journal-too-large', message, 1);
    }
    const bytes = Buffer.alloc(this.#offset);
    let length = 0;
    while (length < bytes.length) {
      const { bytesRead } = await this.#handle.read(bytes, length, bytes.length - length, length);
      if (bytesRead === 0) break;
      length += bytesRead;
    }
    return bytes.subarray(0, length);
  }

  /** Discards everything from `offset` on. */
  async cut(offset: number): Promise<void> {
    await this.#handle.truncate(offset);
    await this.#handle.sync();
    this.#offset = offset;
  }

  /** See `RunStore.append`. */
  append(lines: string): Promise<void> {
    if (this.#lost !== null) return Promise.reject(this.#lost);
    return new Promise((resolve, reject) => {
      this.#queue.push({ bytes: Buffer.from(lines, 'utf8'), resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  /** Waits for writes under way and closes the file. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#handle.close();
  }

  async #write(): Promise<void> {
    // One turn of the event loop: an answer, its score and the send that follows from it then share one sync.
    await immediately();
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      this.#backlog.push(...batch.map(({ bytes }) => bytes));
      try {
        await this.#commit();
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const failure = this.#failure(error);
        if (failure.final) this.#lost = failure;
        for (const { reject } of batch) reject(failure);
      }
    }
    this.#writing = null;
  }

  async #commit(): Promise<void> {
    if (this.#lost !== null) throw this.#lost;
    if (!this.#stillHeld()) {
      throw new JournalWriteError(`The lock of the run was taken away; ${this.#path} is no longer ours.`, true);
    }
    if (fstatSync(this.#handle.fd).size !== this.#offset && !this.#partial) {
      throw new JournalWriteError(`${this.#path} was changed by somebody else while the run was under way.`, true);
    }
    const data = Buffer.concat(this.#backlog);
    this.#partial = true;
    // Written at a fixed offset and always from the last durable byte on: after a failed sync the kernel may have dropped
    // what it could not write, so that only writing it again makes a later sync mean something. A few kilobytes into the
    // page cache take less time than a way through the thread pool; the sync, which waits for the disk, goes there.
    let written = 0;
    while (written < data.length) {
      written += writeSync(this.#handle.fd, data, written, data.length - written, this.#offset + written);
    }
    await this.#handle.datasync();
    this.#partial = false;
    this.#offset += data.length;
    this.#backlog = [];
  }

  #failure(error: unknown): JournalWriteError {
    if (error instanceof JournalWriteError) return error;
    const code = errorCode(error);
    const advice = code === 'ENOSPC' || code === 'EDQUOT' ? ' Make room' : ' See to the disk';
    return new JournalWriteError(
      `${this.#path} cannot be written (${code}). Nothing more is sent.${advice}, then resume the run.`,
      false,
    );
  }
}
