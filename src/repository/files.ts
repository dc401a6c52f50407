/**
 * Files of the work tree: read with a cap and without following links, written whole or not at all.
 *
 * A checkout can hold a symbolic link out of the repository, a named pipe that never ends, or a file larger than
 * memory; and a crash can come between any two bytes that are written.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, lstat, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { makeFolders } from './folders.ts';
import { oneLine } from './git-errors.ts';

export type FileProblem = 'file-missing' | 'file-symlink' | 'file-not-regular' | 'file-too-large' | 'file-unreadable';

export type FileRead =
  | { readonly ok: true; readonly bytes: Buffer }
  /** `message`: a sentence without the file's name, for a finding that names it. */
  | { readonly ok: false; readonly problem: FileProblem; readonly message: string };

const PROBLEMS: Readonly<Record<string, FileRead & { ok: false }>> = {
  ENOENT: { ok: false, problem: 'file-missing', message: 'The file does not exist.' },
  ENOTDIR: { ok: false, problem: 'file-missing', message: 'The file does not exist.' },
  ELOOP: symlink(),
  EMLINK: symlink(),
  EISDIR: { ok: false, problem: 'file-not-regular', message: 'This is a folder, not a file.' },
  // A socket, or a named pipe without a writer.
  ENXIO: { ok: false, problem: 'file-not-regular', message: 'This is neither a file nor a folder.' },
};

function symlink(): FileRead & { ok: false } {
  return {
    ok: false,
    problem: 'file-symlink',
    message: 'This is a symbolic link. Records must be files of their own: a link can point outside the repository.',
  };
}

/** Reads a regular file of at most `maxBytes`. The last part of `path` may not be a symbolic link. */
export async function readFileCapped(path: string, maxBytes: number): Promise<FileRead> {
  try {
    // NONBLOCK: opening a named pipe must not wait for a writer that never comes.
    const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const status = await handle.stat();
      if (status.isDirectory()) return problemOf('EISDIR');
      if (!status.isFile()) return problemOf('ENXIO');
      if (status.size > maxBytes) return tooLarge(status.size, maxBytes);
      // One byte more than the size it had: a file that grows meanwhile is seen, not cut.
      const buffer = Buffer.alloc(status.size + 1);
      let length = 0;
      for (;;) {
        const { bytesRead } = await handle.read(buffer, length, buffer.length - length, null);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length) break;
      }
      if (length === buffer.length)
        return { ok: false, problem: 'file-unreadable', message: 'The file grew while it was read; try again.' };
      return { ok: true, bytes: buffer.subarray(0, length) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    return problemOf((error as NodeJS.ErrnoException).code);
  }
}

/**
 * As `readFileCapped`, for a file of a repository: no folder between `root` and the file may be a symbolic link
 * either. `root` is absolute with its own links resolved (as `Git.root` is).
 */
export async function readRecord(root: string, path: string, maxBytes: number): Promise<FileRead> {
  const file = resolve(root, path);
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw new TypeError('a record lies under its root');
  const folder = dirname(file);
  try {
    if ((await realpath(folder)) !== folder) return symlink();
  } catch (error) {
    return problemOf((error as NodeJS.ErrnoException).code);
  }
  return readFileCapped(file, maxBytes);
}

/** What lies at `path` itself, links not followed. */
export async function kindOf(path: string): Promise<'file' | 'folder' | 'symlink' | 'other' | 'missing'> {
  try {
    const status = await lstat(path);
    if (status.isSymbolicLink()) return 'symlink';
    if (status.isDirectory()) return 'folder';
    return status.isFile() ? 'file' : 'other';
  } catch {
    return 'missing';
  }
}

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

function tooLarge(size: number, maxBytes: number): FileRead {
  return {
    ok: false,
    problem: 'file-too-large',
    message: `The file has ${size} bytes; at most ${maxBytes} are accepted.`,
  };
}

function problemOf(code: string | undefined): FileRead & { ok: false } {
  const known = code === undefined ? undefined : PROBLEMS[code];
  return (
    known ?? { ok: false, problem: 'file-unreadable', message: `The file cannot be read (${code ?? 'unknown error'}).` }
  );
}
