/**
 * Where the commits of a made repository were fetched from. One object store takes commits of several repositories, and
 * an id alone does not say which repository vouches for it.
 */
import { join } from 'node:path';
import * as z from 'zod';
import { parseDocument } from '../protocol/document.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { readFileCapped, writeFileAtomic } from './files.ts';

/** Inside the repository's own folder, where no commit can put a file. */
const SOURCES_FILE = 'equipoise-sources.json';
const SCHEMA_VERSION = 'equipoise.fetched-sources.v1';
const MAX_BYTES = 4 * 1024 * 1024;

const sourcesSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  /** Source (`.` or `owner/name`) to full commit ids. */
  commits: z.record(z.string().max(200), z.array(z.string().regex(/^[0-9a-f]{40}$/u)).max(10_000)),
});

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
    const commits = Object.fromEntries([...this.#commits].map(([source, ids]) => [source, [...ids].sort()]));
    const text = `${JSON.stringify({ schemaVersion: SCHEMA_VERSION, commits }, null, 2)}\n`;
    await writeFileAtomic(join(root, '.git', SOURCES_FILE), text, { replace: true });
  }
}

/** Null in a repository that this program did not make. */
export async function readSources(root: string): Promise<FetchedSources | null> {
  const path = join(root, '.git', SOURCES_FILE);
  const read = await readFileCapped(path, MAX_BYTES);
  if (!read.ok && read.problem === 'file-missing') return null;
  const parsed = read.ok
    ? parseDocument(sourcesSchema, read.bytes, SOURCES_FILE, undefined, { maxBytes: MAX_BYTES })
    : null;
  if (parsed?.ok !== true) {
    throw new EquipoiseError('workspace-damaged', `${path} says where commits came from, and cannot be read.`, 3);
  }
  const sources = new FetchedSources();
  for (const [source, commits] of Object.entries(parsed.value.commits)) sources.add(source, commits);
  return sources;
}
