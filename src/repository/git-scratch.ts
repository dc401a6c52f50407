/**
 * Repositories of our own in temporary folders: made empty, without templates, for this user alone, and removed whole. Nothing
 * of a checkout is used, so nothing that a checkout holds can have a say.
 */
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { oneLine } from './git-errors.ts';
import { gitEnvironment, HARDENED_FLAGS, type EnvironmentLookup } from './git-environment.ts';
import { findRoot } from './git.ts';
import { runGit } from './git-run.ts';

export interface Scratch {
  /** Absolute, links resolved, mode 0700. */
  readonly folder: string;
  remove(): Promise<void>;
}

export interface ScratchOptions {
  /** Folder for temporary files, outside every repository. */
  readonly parent: string;
  readonly environment: EnvironmentLookup;
  readonly bare: boolean;
}

/** Makes an empty repository; throws `workspace-in-repository` (exit 3) when the temporary folder lies in one. */
export async function makeScratch({ parent, environment, bare }: ScratchOptions): Promise<Scratch> {
  const within = findRoot(parent);
  if (within !== null) {
    const message = `The temporary folder ${oneLine(parent)} lies inside the repository ${oneLine(within)}; name one outside.`;
    throw new EquipoiseError('workspace-in-repository', message, 3);
  }
  let folder: string;
  try {
    // mkdtemp makes it with mode 0700.
    folder = await realpath(await mkdtemp(join(parent, 'equipoise-')));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new EquipoiseError('file-unwritable', `No folder can be made in ${oneLine(parent)} (${code}).`, 3);
  }
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    const kind = bare ? ['--bare'] : ['--initial-branch=main'];
    await runGit({
      cwd: folder,
      args: [...HARDENED_FLAGS, 'init', '--quiet', '--template=', '--object-format=sha1', ...kind, '.'],
      environment: gitEnvironment(environment, parent),
    });
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
