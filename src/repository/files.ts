/**
 * Files of the work tree, read with a cap and without following links: a checkout can hold a symbolic link out of the
 * repository, a named pipe that never ends, or a file larger than memory. (`write-file.ts` writes.)
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';

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

/**
 * Reads a regular file of at most `maxBytes`. The last part of `path` may not be a symbolic link.
 *
 * It is read here and now: records are small, and the five trips through Node's pool of threads take ten times longer than
 * the reading itself.
 */
export function readFileCapped(path: string, maxBytes: number): Promise<FileRead> {
  return Promise.resolve(readFileNow(path, maxBytes));
}

/** As `readFileCapped`, for a caller that cannot wait. */
export function readFileNow(path: string, maxBytes: number): FileRead {
  try {
    // NONBLOCK: opening a named pipe must not wait for a writer that never comes.
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      const status = fstatSync(file);
      if (status.isDirectory()) return problemOf('EISDIR');
      if (!status.isFile()) return problemOf('ENXIO');
      if (status.size > maxBytes) return tooLarge(status.size, maxBytes);
      // One byte more than the size it had: a file that grows meanwhile is seen, not cut.
      const buffer = Buffer.alloc(status.size + 1);
      let length = 0;
      for (;;) {
        const bytesRead = readSync(file, buffer, length, buffer.length - length, null);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length) break;
      }
      if (length === buffer.length)
        return { ok: false, problem: 'file-unreadable', message: 'The file grew while it was read; try again.' };
      return { ok: true, bytes: buffer.subarray(0, length) };
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return problemOf((error as NodeJS.ErrnoException).code);
  }
}

/**
 * As `readFileCapped`, for a file of a repository: no folder between `root` and the file may be a symbolic link
 * either. `root` is absolute with its own links resolved (as `Git.root` is).
 */
export function readRecord(root: string, path: string, maxBytes: number): Promise<FileRead> {
  return Promise.resolve(readRecordNow(root, path, maxBytes));
}

function readRecordNow(root: string, path: string, maxBytes: number): FileRead {
  const file = resolve(root, path);
  if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) throw new TypeError('a record lies under its root');
  const folder = dirname(file);
  try {
    if (realpathSync.native(folder) !== folder) return symlink();
  } catch (error) {
    return problemOf((error as NodeJS.ErrnoException).code);
  }
  return readFileNow(file, maxBytes);
}

type FileKind = 'file' | 'folder' | 'symlink' | 'other' | 'missing';

/** What lies at `path` itself, links not followed. */
export function kindOf(path: string): Promise<FileKind> {
  return Promise.resolve(kindNow(path));
}

function kindNow(path: string): FileKind {
  try {
    const status = lstatSync(path, { throwIfNoEntry: false });
    if (status === undefined) return 'missing';
    if (status.isSymbolicLink()) return 'symlink';
    if (status.isDirectory()) return 'folder';
    return status.isFile() ? 'file' : 'other';
  } catch {
    return 'missing';
  }
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
