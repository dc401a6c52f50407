/**
 * Paths in the input of a tool. Whoever writes them is a model, and a model writes what it has read: they are confined to
 * the repository that the server was started in, links included.
 */
import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { notARepository } from '../repository/git-errors.ts';
import { findRoot } from '../repository/git.ts';

/** The repository around `cwd`, links resolved. @throws EquipoiseError when there is none */
export async function repositoryRoot(cwd: string): Promise<string> {
  const root = findRoot(cwd);
  if (root === null) throw notARepository(cwd);
  return realpath(root);
}

/**
 * The path as a command takes it, relative to `cwd`.
 *
 * @throws EquipoiseError `path-outside` (exit 2) when it leads out of the repository, by itself or through a link
 */
export async function confinedPath(cwd: string, given: string): Promise<string> {
  const root = await repositoryRoot(cwd);
  // Node throws for NUL where the path is used, with an error that is no refusal.
  if (given.includes('\0')) throw outside(given);
  const absolute = resolve(await realpath(cwd), given);
  if (!isWithin(root, absolute) || !isWithin(root, await realOf(absolute))) throw outside(given);
  const shown = relative(await realpath(cwd), absolute);
  return shown === '' ? '.' : shown.split(sep).join('/');
}

function outside(given: string): EquipoiseError {
  const message = `${quote(given)} leads out of the repository that this server was started in; name a path inside it, such as campaigns/ID.`;
  return new EquipoiseError('path-outside', message, 2);
}

function isWithin(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Where a path really leads, as far as it exists. */
async function realOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : realOf(parent);
  }
}
