/** Folders that survive a loss of power, and the kinds of errors that files give. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolders } from '../repository/folders.ts';

/**
 * Creates a folder with its parents and syncs every folder that got a new entry. A run folder that a loss of power
 * could take away would take the record of what was sent with it, and the run would be sent again.
 */
export async function createFolder(path: string): Promise<void> {
  const first = await makeFolders(path);
  if (first === undefined) return;
  const top = dirname(first);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === top || folder === dirname(folder)) return;
  }
}

/** Makes new entries of a folder durable. Windows cannot open folders; there it is left to the system. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const handle = await open(path, constants.O_RDONLY);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EINVAL', 'EACCES'].includes(errorCode(error))) throw error;
  }
}

/** The system's name of an error, such as `ENOSPC`; `unknown` for anything else. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unknown';
  return typeof error.code === 'string' ? error.code : 'unknown';
}
