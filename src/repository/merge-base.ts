/**
 * The commit that a branch forked from, worked out from commits alone: history is fetched without trees or files, a little
 * deeper each time, into a repository that is thrown away.
 */
import { EquipoiseError } from '../protocol/findings.ts';
import { fetchObjects, retrying } from './fetch.ts';
import { gitEnvironment, HARDENED_FLAGS, type EnvironmentLookup } from './git-environment.ts';
import { gitFailure } from './git-errors.ts';
import type { Remote } from './git-remote.ts';
import { tryGit } from './git-run.ts';
import { makeScratch } from './git-scratch.ts';

export interface MergeBaseOptions extends Remote {
  /** Full ids. */
  readonly base: string;
  readonly head: string;
  readonly environment: EnvironmentLookup;
  /** Folder for temporary files. */
  readonly parent: string;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Most branches fork within the first; a branch that lags further behind costs one more fetch each. */
const DEPTHS = [50, 400, 3200, 25_600];

/** Throws `merge-base-missing` (exit 1) when the two have no common commit within reach. */
export async function findMergeBase(options: MergeBaseOptions): Promise<string> {
  const { base, head, environment, parent } = options;
  if (base === head) return base;
  const scratch = await makeScratch({ parent, environment, bare: true });
  try {
    for (const depth of DEPTHS) {
      const flags = [`--depth=${depth}`, '--filter=tree:0'];
      await retrying(() => fetchObjects({ ...options, into: scratch.folder }, [base, head], flags), options.wait);
      const found = await mergeBase(scratch.folder, base, head, environment);
      if (found !== null) return found;
    }
  } finally {
    await scratch.remove();
  }
  const message = `Commits ${base} and ${head} have no common one in their last ${DEPTHS.at(-1) ?? 0}; bring the branch up to date.`;
  throw new EquipoiseError('merge-base-missing', message, 1);
}

async function mergeBase(cwd: string, base: string, head: string, lookup: EnvironmentLookup): Promise<string | null> {
  const { code, stdout, stderr } = await tryGit({
    cwd,
    args: [...HARDENED_FLAGS, 'merge-base', base, head],
    environment: gitEnvironment(lookup, null),
  });
  const found = stdout.trim();
  if (code === 0 && /^[0-9a-f]{40}$/u.test(found)) return found;
  if (code === 1) return null;
  throw gitFailure(null, stderr, cwd);
}
