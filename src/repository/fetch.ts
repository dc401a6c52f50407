/**
 * Brings commits of a server's repository into a repository of ours: objects alone, by full id, without history. Nothing is
 * checked out, no submodule is followed, no ref or configuration is written.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as timer } from 'node:timers/promises';
import { RemoteError, runRemote, type Remote } from './git-remote.ts';
import { Git } from './git.ts';
import type { EnvironmentLookup } from './git-environment.ts';

export interface FetchOptions extends Remote {
  /** Full ids, 40 digits. */
  readonly commits: readonly string[];
  /** Absolute path of the repository that takes the objects. */
  readonly into: string;
  readonly environment: EnvironmentLookup;
  /** Commits of history below each; default 1, the commit alone. */
  readonly depth?: number;
  readonly limits?: FetchLimits;
  /** Waits between tries; for tests. */
  readonly wait?: (ms: number) => Promise<void>;
}

export interface FetchLimits {
  /** Most bytes that the repository may hold while it is filled; default 2 GiB. */
  readonly maxBytes?: number;
  /** Default ten minutes, each try. */
  readonly timeoutMs?: number;
}

const TRIES = 4;
const FIRST_WAIT_MS = 1000;
const MAX_BYTES = 2 * 1024 * 1024 * 1024;
const COMMIT = /^[0-9a-f]{40}$/u;

/** Checked as it arrives, but for what old programs wrote into many honest repositories. */
export const FETCH_SETTINGS: readonly string[] = [
  'fetch.fsckObjects=true',
  ...['zeroPaddedFilemode', 'badTimezone', 'missingSpaceBeforeDate', 'missingSpaceBeforeEmail', 'badDateOverflow'].map(
    (name) => `fetch.fsck.${name}=warn`,
  ),
  'fetch.writeCommitGraph=false',
  'fetch.recurseSubmodules=false',
  // One pack stays one file, however many objects a stranger put into it.
  'fetch.unpackLimit=1',
];

/**
 * Fetches commits and opens the repository they are in; close it in the end.
 *
 * @throws RemoteError `commit-missing` (exit 1) when the server does not have one of them; others (exit 3) when it cannot be
 * reached, which is tried a few times, or says no.
 */
export async function fetchCommits(options: FetchOptions): Promise<Git> {
  const { commits, into, environment } = options;
  if (!commits.every((commit) => COMMIT.test(commit))) throw new TypeError('a commit is named by 40 digits');
  if (commits.length > 0) {
    await retrying(() => fetchObjects(options, [...new Set(commits)], [`--depth=${options.depth ?? 1}`]), options.wait);
  }
  return new Git(into, environment);
}

/** One `git fetch` by id, with flags of the caller's. */
export async function fetchObjects(
  { server, repository, token, into, environment, limits = {} }: Omit<FetchOptions, 'commits'>,
  ids: readonly string[],
  flags: readonly string[],
): Promise<void> {
  const maxBytes = limits.maxBytes ?? MAX_BYTES;
  const isTooLarge = async (): Promise<boolean> => (await sizeOfObjects(into)) > maxBytes;
  await runRemote({
    remote: { server, repository, token },
    cwd: into,
    environment,
    settings: FETCH_SETTINGS,
    args: (url) => [
      ...['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', ...flags],
      ...['--stdin', url],
    ],
    stdin: ids.map((id) => `${id}\n`).join(''),
    ...(limits.timeoutMs === undefined ? {} : { timeoutMs: limits.timeoutMs }),
    isTooLarge,
  });
  // A pack that came faster than anybody looked.
  if (await isTooLarge()) {
    throw new RemoteError('too-large', `${repository} sends more than a workspace may hold; nothing of it is used.`, 3);
  }
}

/** Tries again what may work a moment later. */
export async function retrying<T>(work: () => Promise<T>, wait: (ms: number) => Promise<unknown> = timer): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RemoteError) || !error.transient || attempt === TRIES) throw error;
      await wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }
}

/** Bytes of all packs, those still arriving included. */
async function sizeOfObjects(folder: string): Promise<number> {
  let total = 0;
  for (const objects of [join(folder, '.git', 'objects', 'pack'), join(folder, 'objects', 'pack')]) {
    const names = await readdir(objects).catch(() => []);
    for (const name of names) {
      // A temporary name can be gone by now.
      total += await stat(join(objects, name)).then(
        ({ size }) => size,
        () => 0,
      );
    }
  }
  return total;
}
