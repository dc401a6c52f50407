/** Trees that no checkout would make, written with git's plumbing: any name, any mode, missing objects too. */
import { deflateSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  readonly mode: string;
  readonly name: string | Uint8Array;
  readonly oid: string;
}

/** The least of a repository: a folder that holds `objects`, and git in it. */
export interface Plumbing {
  /** The git folder. */
  readonly gitFolder: string;
  git(...args: string[]): string;
}

/** Writes an object without git's opinion of it. */
export function writeObject({ gitFolder }: Plumbing, type: string, body: Uint8Array): string {
  const bytes = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body]);
  const oid = createHash('sha1').update(bytes).digest('hex');
  const folder = join(gitFolder, 'objects', oid.slice(0, 2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, oid.slice(2)), deflateSync(bytes));
  return oid;
}

export function blob(plumbing: Plumbing, content: string | Uint8Array = 'content\n'): string {
  return writeObject(plumbing, 'blob', Buffer.from(content));
}

/** In the order given, which git would sort. */
export function tree(plumbing: Plumbing, entries: readonly Entry[]): string {
  const rows = entries.map(({ mode, name, oid }) =>
    Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.from([0]), Buffer.from(oid, 'hex')]),
  );
  return writeObject(plumbing, 'tree', Buffer.concat(rows));
}

export function file(name: string | Uint8Array, oid: string, mode = '100644'): Entry {
  return { mode, name, oid };
}

export function folder(name: string | Uint8Array, oid: string): Entry {
  return { mode: '40000', name, oid };
}

export function commit(plumbing: Plumbing, root: string, ...parents: string[]): string {
  const who = 'A Tester <tester@example.com> 1784203200 +0000';
  const lines = [`tree ${root}`, ...parents.map((one) => `parent ${one}`), `author ${who}`, `committer ${who}`];
  return writeObject(plumbing, 'commit', Buffer.from(`${lines.join('\n')}\n\nA commit\n`));
}

/** A commit whose `campaigns/a` holds these entries. */
export function campaignCommit(plumbing: Plumbing, entries: readonly Entry[]): string {
  const root = tree(plumbing, [folder('campaigns', tree(plumbing, [folder('a', tree(plumbing, entries))]))]);
  return commit(plumbing, root);
}
