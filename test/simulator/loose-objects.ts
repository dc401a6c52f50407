/**
 * Git's loose objects, written and read without starting git: tests make thousands of them. They are the same files that git
 * writes, and git checks them in the tests.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

const place = (repository: string, sha: string): string => join(repository, 'objects', sha.slice(0, 2), sha.slice(2));

export function writeLoose(repository: string, type: 'blob' | 'commit', content: Uint8Array | string): string {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
  const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
  const sha = createHash('sha1').update(whole).digest('hex');
  const path = place(repository, sha);
  if (existsSync(path)) return sha;
  mkdirSync(dirname(path), { recursive: true });
  // A reader in another process sees the whole object or none.
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, deflateSync(whole, { level: 1 }), { mode: 0o444 });
  renameSync(temporary, path);
  return sha;
}

/** Null when there is no such file: the object may still lie in a pack. */
export function readLoose(repository: string, sha: string): { readonly type: string; readonly bytes: Buffer } | null {
  const path = place(repository, sha);
  if (!/^[0-9a-f]{40}$/u.test(sha) || !existsSync(path)) return null;
  const whole = inflateSync(readFileSync(path));
  const end = whole.indexOf(0);
  return { type: whole.toString('latin1', 0, whole.indexOf(0x20)), bytes: whole.subarray(end + 1) };
}

/** What a ref's own file says; null when there is none: the ref may still be packed. */
export function readLooseRef(repository: string, name: string): string | null {
  if (!/^refs\/[\w/-]+$/u.test(name)) return null;
  const path = join(repository, name);
  try {
    const text = readFileSync(path, 'latin1').trim();
    return /^[0-9a-f]{40}$/u.test(text) ? text : null;
  } catch {
    return null;
  }
}
