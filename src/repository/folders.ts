/**
 * Making a folder with its parents. Node's own recursive `mkdir` spins for ever where the system answers "no such file" for
 * a folder whose parent is there, as procfs does: a wrong path must be an error, not a process that never ends.
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes `path` and what is missing above it; resolves to the topmost folder that was made, or undefined when none was.
 *
 * @throws the system's error, also when something other than a folder is in the way
 */
export async function makeFolders(path: string): Promise<string | undefined> {
  const missing: string[] = [];
  for (let folder = resolve(path); !(await isFolder(folder)); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) {
    try {
      await mkdir(folder);
    } catch (error) {
      // Another process may have made it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !(await isFolder(folder))) throw error;
    }
  }
  return missing[0];
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}
