/** The file in which a made repository keeps where its commits came from. Few commands meet one: loaded when they do. */
import * as z from 'zod';
import { parseDocument } from '../protocol/document.ts';

const SCHEMA_VERSION = 'equipoise.fetched-sources.v1';

const sourcesSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  /** Source (`.` or `owner/name`) to full commit ids. */
  commits: z.record(z.string().max(200), z.array(z.string().regex(/^[0-9a-f]{40}$/u)).max(10_000)),
});

/** Commit ids by source; null when the bytes are not such a file. */
export function parseSources(bytes: Uint8Array, maxBytes: number): ReadonlyMap<string, readonly string[]> | null {
  const parsed = parseDocument(sourcesSchema, bytes, '', undefined, { maxBytes });
  return parsed.ok ? new Map(Object.entries(parsed.value.commits)) : null;
}

export function formatSources(commits: ReadonlyMap<string, readonly string[]>): string {
  const file = { schemaVersion: SCHEMA_VERSION, commits: Object.fromEntries(commits) };
  return `${JSON.stringify(file, null, 2)}\n`;
}
