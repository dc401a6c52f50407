/** Files written whole or not at all: a crash can come between any two bytes. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { makeFolders } from './folders.ts';
import { oneLine } from './git-errors.ts';

export interface WriteOptions {
  /** Permission bits of the new file; default 0o644. */
  readonly mode?: number;
  /** Whether an existing file is replaced; if not, `file-exists` (exit 1) is thrown. */
  readonly replace: boolean;
}

/**
 * Writes a file so that a reader, at any moment and after any crash, finds the old one or the new one whole. Missing
 * folders are created.
 */
export async function writeFileAtomic(path: string, bytes: Uint8Array | string, options: WriteOptions): Promise<void> {
  const folder = dirname(path);
  try {
    await makeFolders(folder);
  } catch (error) {
    throw unwritable(folder, error as NodeJS.ErrnoException);
  }
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx', options.mode ?? 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (options.replace) await rename(temporary, path);
    else await linkExclusively(temporary, path);
  } catch (error) {
    throw writeFailure(path, error as NodeJS.ErrnoException);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(folder);
}

/** A hard link, unlike a rename, fails where a file already is. Some file systems have none: there it is copied. */
async function linkExclusively(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** Makes a rename in `folder` survive a loss of power. Windows cannot open folders; there it is left to the system. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EISDIR' && code !== 'EPERM' && code !== 'EINVAL') throw error;
  }
}

function writeFailure(path: string, error: NodeJS.ErrnoException): EquipoiseError {
  if (error.code === 'EEXIST') {
    return new EquipoiseError('file-exists', `${oneLine(path)} already exists and is not overwritten.`, 1);
  }
  return unwritable(path, error);
}

function unwritable(path: string, error: NodeJS.ErrnoException): EquipoiseError {
  return new EquipoiseError(
    'file-unwritable',
    `${oneLine(path)} cannot be written (${error.code ?? 'unknown error'}).`,
    3,
  );
}
