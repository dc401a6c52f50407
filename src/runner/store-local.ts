/** A run in a local folder: journal with shared syncs, files replaced as a whole, an exclusive lock. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { kindOf, readFileCapped } from '../repository/files.ts';
import { writeFileAtomic } from '../repository/write-file.ts';
import { RECONCILIATIONS_FOLDER, RUN_FILES, SIZE_LIMITS } from '../repository/layout.ts';
import { createFolder, errorCode } from './folders.ts';
import { JournalFile } from './journal-file.ts';
import { acquireLock, type RunLock } from './lock.ts';
import type { ReconciliationFileName, RunFileName, RunStore } from './store.ts';

export const RUN_FILE_LIMITS: Readonly<Record<Exclude<RunFileName, ReconciliationFileName>, number>> = {
  'admission.json': SIZE_LIMITS.admission,
  'run.json': SIZE_LIMITS.run,
  'usage.jsonl': SIZE_LIMITS.usage,
  'scores.json': SIZE_LIMITS.scores,
  'manifest.baseline.json': SIZE_LIMITS.manifest,
  'manifest.candidate.json': SIZE_LIMITS.manifest,
  'cancellation.json': SIZE_LIMITS.reconciliation,
};

function isReconciliation(name: RunFileName): name is ReconciliationFileName {
  return name.startsWith(`${RECONCILIATIONS_FOLDER}/`);
}

class LocalStore implements RunStore {
  readonly where: string;
  readonly #lock: RunLock;
  readonly #journal: JournalFile;

  constructor(folder: string, lock: RunLock, journal: JournalFile) {
    this.where = folder;
    this.#lock = lock;
    this.#journal = journal;
  }

  get generation(): number {
    return this.#lock.generation;
  }

  outrank(generation: number): Promise<void> {
    return this.#lock.outrank(generation);
  }

  readJournal(): Promise<Uint8Array> {
    return this.#journal.read(SIZE_LIMITS.journal);
  }

  cutJournal(offset: number): Promise<void> {
    return this.#journal.cut(offset);
  }

  append(lines: string): Promise<void> {
    return this.#journal.append(lines);
  }

  async read(name: RunFileName): Promise<Uint8Array | null> {
    return readRunFile(this.where, name, isReconciliation(name) ? SIZE_LIMITS.reconciliation : RUN_FILE_LIMITS[name]);
  }

  async replace(name: RunFileName, text: string): Promise<void> {
    this.#requireHeld(name);
    if (isReconciliation(name)) await createFolder(join(this.where, RECONCILIATIONS_FOLDER));
    await writeFileAtomic(join(this.where, name), text, { replace: true });
  }

  async listReconciliations(): Promise<readonly string[]> {
    const folder = join(this.where, RECONCILIATIONS_FOLDER);
    const kind = await kindOf(folder);
    if (kind !== 'folder' && kind !== 'missing') {
      // Through a link, files of elsewhere would be removed as leftovers, and ours written there.
      const message = `${quote(folder)} is not a folder (${kind}); put a folder of this run in its place, or remove it.`;
      throw new EquipoiseError('reconciliations-not-a-folder', message, 1);
    }
    try {
      return await readdir(folder);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  async remove(name: ReconciliationFileName): Promise<void> {
    this.#requireHeld(name);
    await rm(join(this.where, name), { force: true });
  }

  #requireHeld(name: RunFileName): void {
    if (this.#lock.stillHeld()) return;
    const message = `The lock of the run was taken away; ${join(this.where, name)} is no longer ours.`;
    throw new EquipoiseError('journal-lost', message, 3);
  }

  async close(): Promise<void> {
    await this.#journal.close();
    await this.#lock.release();
  }
}

/**
 * Takes a run folder, creating it when there is none. `folder` is absolute.
 *
 * @throws LockHeldError while another process has it.
 */
export async function openLocalStore(folder: string, now: () => Date): Promise<RunStore> {
  await createFolder(folder);
  const lock = await acquireLock(folder, now);
  try {
    const journal = await JournalFile.open(join(folder, RUN_FILES.journal), () => lock.stillHeld());
    return new LocalStore(folder, lock, journal);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * A file of a run folder, or null when there is none. Links are not followed.
 *
 * @throws EquipoiseError (exit 1) for anything that is no regular file, or larger than `maxBytes`.
 */
export async function readRunFile(folder: string, name: string, maxBytes: number): Promise<Uint8Array | null> {
  const read = await readFileCapped(join(folder, name), maxBytes);
  if (read.ok) return read.bytes;
  if (read.problem === 'file-missing') return null;
  throw new EquipoiseError(read.problem, `${join(folder, name)}: ${read.message}`, 1);
}
