/**
 * Where the commits of a made repository were fetched from. One object store takes commits of several repositories, and
 * an id alone does not say which repository vouches for it.
 */
import { join } from 'node:path';
import { EquipoiseError } from '../protocol/findings.ts';
import { readFileCapped } from './files.ts';

/** Inside the repository's own folder, where no commit can put a file. */
const SOURCES_FILE = 'equipoise-sources.json';
const MAX_BYTES = 4 * 1024 * 1024;

export class FetchedSources {
  readonly #commits = new Map<string, Set<string>>();

  add(source: string, commits: readonly string[]): void {
    const known = this.#commits.get(source) ?? new Set();
    for (const commit of commits) known.add(commit);
    this.#commits.set(source, known);
  }

  has(source: string, commit: string): boolean {
    return this.#commits.get(source)?.has(commit) === true;
  }

  /** Keeps it in the repository at `root`. */
  async write(root: string): Promise<void> {
    const { formatSources } = await import('./git-sources-format.ts');
    const { writeFileAtomic } = await import('./write-file.ts');
    const text = formatSources(new Map([...this.#commits].map(([source, ids]) => [source, [...ids].sort()])));
    await writeFileAtomic(join(root, '.git', SOURCES_FILE), text, { replace: true });
  }
}

/** Null in a repository that this program did not make. */
export async function readSources(root: string): Promise<FetchedSources | null> {
  const path = join(root, '.git', SOURCES_FILE);
  const read = await readFileCapped(path, MAX_BYTES);
  if (!read.ok && read.problem === 'file-missing') return null;
  const { parseSources } = await import('./git-sources-format.ts');
  const commits = read.ok ? parseSources(read.bytes, MAX_BYTES) : null;
  if (commits === null) {
    throw new EquipoiseError('workspace-damaged', `${path} says where commits came from, and cannot be read.`, 3);
  }
  const sources = new FetchedSources();
  for (const [source, ids] of commits) sources.add(source, ids);
  return sources;
}
