/**
 * Gets a tool in a fixed version: from an earlier time, from its own package registry, or else whatever is on the PATH.
 *
 * They are kept in the user's cache, outside of the repository, because `npm ci` empties `node_modules`.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export type Obtained =
  | { readonly ok: true; readonly path: string }
  /** Why there is none. */
  | { readonly ok: false; readonly reason: string };

export interface Recipe {
  readonly name: string;
  readonly version: string;
  /** Programs that the installation needs. */
  readonly needs: readonly string[];
  /** Commands that install the tool; `folder` is empty and theirs. */
  steps(folder: string): readonly (readonly string[])[];
  /** The program, relative to the folder. */
  readonly program: string;
  readonly environment?: (folder: string) => Readonly<Record<string, string>>;
}

/** Long enough to compile a large tool on a small machine. */
const INSTALL_TIME_MS = 15 * 60 * 1000;

function cacheFolder(): string {
  const base = process.env['XDG_CACHE_HOME'] ?? '';
  return join(base === '' ? join(homedir(), '.cache') : base, 'equipoise-conformance');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

export function obtain(recipe: Recipe, offline: boolean): Obtained {
  const folder = join(cacheFolder(), `${recipe.name}-${recipe.version}`);
  const path = join(folder, recipe.program);
  if (isProgram(path)) return { ok: true, path };
  const reason = offline ? 'not installed, and asked to stay offline' : install(recipe, folder);
  if (reason === null) return { ok: true, path };
  const found = onPath(recipe.name);
  return found === null ? { ok: false, reason } : { ok: true, path: found };
}

/** Returns why it did not work; null: the tool is in `folder`. */
function install(recipe: Recipe, folder: string): string | null {
  const missing = recipe.needs.filter((name) => onPath(name) === null);
  if (missing.length > 0) return `not installed, and installing it needs ${missing.join(', ')}`;
  mkdirSync(cacheFolder(), { recursive: true });
  // Built aside and moved as a whole: an installation that was cut off is never taken for one.
  const aside = mkdtempSync(join(cacheFolder(), `${recipe.name}-`));
  try {
    for (const [command = '', ...args] of recipe.steps(aside)) {
      const { status, error } = spawnSync(command, args, {
        env: { ...process.env, ...recipe.environment?.(aside) },
        stdio: 'ignore',
        timeout: INSTALL_TIME_MS,
      });
      if (status !== 0) {
        const why = error === undefined ? `exit code ${String(status)}` : error.message;
        return `version ${recipe.version} could not be installed (${[command, ...args].slice(0, 3).join(' ')}: ${why})`;
      }
    }
    if (!isProgram(join(aside, recipe.program))) return `its installation left no ${recipe.program}`;
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
    return null;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
