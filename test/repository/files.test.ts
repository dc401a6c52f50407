/** Files are read with a cap and without following links; what is written is there whole or not at all. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { kindOf, readFileCapped, readRecord } from '../../src/repository/files.ts';
import { writeFileAtomic } from '../../src/repository/write-file.ts';
import { temporaryFolder } from '../support/repo.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const at = (...parts: string[]): string => join(folder, ...parts);

async function problemOf(path: string, maxBytes = 100): Promise<string> {
  const read = await readFileCapped(path, maxBytes);
  return read.ok ? 'none' : read.problem;
}

describe('reading', () => {
  it('returns exact bytes up to the cap and refuses one byte more', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 239, 187, 191]);
    writeFileSync(at('a'), bytes);
    expect(await readFileCapped(at('a'), 7)).toEqual({ ok: true, bytes });
    expect(await problemOf(at('a'), 6)).toBe('file-too-large');
    writeFileSync(at('empty'), '');
    expect(await readFileCapped(at('empty'), 0)).toEqual({ ok: true, bytes: Buffer.alloc(0) });
  });

  it('refuses a file of a terabyte at once', async () => {
    writeFileSync(at('huge'), '');
    truncateSync(at('huge'), 1024 ** 4);
    expect(await problemOf(at('huge'), 1024 ** 2)).toBe('file-too-large');
  });

  it('follows no link and waits for no pipe', async () => {
    writeFileSync(at('target'), 'secret');
    symlinkSync(at('target'), at('link'));
    symlinkSync(at('nowhere'), at('dangling'));
    execFileSync('mkfifo', [at('pipe')]);
    mkdirSync(at('folder'));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at('socket'), resolve));
    expect(await problemOf(at('link'))).toBe('file-symlink');
    expect(await problemOf(at('dangling'))).toBe('file-symlink');
    expect(await problemOf(at('pipe'))).toBe('file-not-regular');
    expect(await problemOf(at('folder'))).toBe('file-not-regular');
    expect(await problemOf(at('socket'))).toBe('file-not-regular');
    expect(await problemOf('/dev/zero')).toBe('file-not-regular');
    expect(await problemOf(at('gone'))).toBe('file-missing');
    expect(await problemOf(at('target', 'below'))).toBe('file-missing');
    await new Promise((resolve) => server.close(resolve));
  });

  it('refuses a record behind a linked folder, wherever the link stands', async () => {
    mkdirSync(at('real', 'deep'), { recursive: true });
    writeFileSync(at('real', 'deep', 'a.json'), '{}');
    symlinkSync(at('real'), at('linked'));
    symlinkSync(at('real', 'deep'), at('real', 'inner'));
    const read = async (path: string): Promise<string> => {
      const result = await readRecord(folder, path, 100);
      return result.ok ? 'none' : result.problem;
    };
    expect(await read('real/deep/a.json')).toBe('none');
    expect(await read('linked/deep/a.json')).toBe('file-symlink');
    expect(await read('real/inner/a.json')).toBe('file-symlink');
    expect(await read('gone/a.json')).toBe('file-missing');
    await expect(read('../outside')).rejects.toThrow(TypeError);
  });

  it('says what lies at a path', async () => {
    writeFileSync(at('file'), '');
    symlinkSync(folder, at('link'));
    expect(await Promise.all(['file', 'link', '.', 'gone'].map((name) => kindOf(at(name))))).toEqual([
      'file',
      'symlink',
      'folder',
      'missing',
    ]);
    expect(await kindOf('/dev/null')).toBe('other');
  });
});

describe('writing', () => {
  it('makes folders, leaves nothing behind, and keeps the mode it was told', async () => {
    await writeFileAtomic(at('new', 'deep', 'key.pem'), 'secret', { mode: 0o600, replace: false });
    expect(readFileSync(at('new', 'deep', 'key.pem'), 'utf8')).toBe('secret');
    expect(statSync(at('new', 'deep', 'key.pem')).mode & 0o777).toBe(0o600);
    expect(readdirSync(at('new', 'deep'))).toEqual(['key.pem']);
  });

  it('overwrites only when told, and a link never through it', async () => {
    writeFileSync(at('a'), 'old');
    await expect(writeFileAtomic(at('a'), 'new', { replace: false })).rejects.toMatchObject({
      code: 'file-exists',
      exit: 1,
    });
    expect(readFileSync(at('a'), 'utf8')).toBe('old');
    await writeFileAtomic(at('a'), 'new', { replace: true });
    expect(readFileSync(at('a'), 'utf8')).toBe('new');
    symlinkSync(at('a'), at('link'));
    await writeFileAtomic(at('link'), 'other', { replace: true });
    expect(readFileSync(at('a'), 'utf8')).toBe('new');
    expect(await kindOf(at('link'))).toBe('file');
    symlinkSync(at('nowhere'), at('dangling'));
    await expect(writeFileAtomic(at('dangling'), 'x', { replace: false })).rejects.toMatchObject({
      code: 'file-exists',
    });
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('says when a place cannot be written', async () => {
    writeFileSync(at('file'), '');
    await expect(writeFileAtomic(at('file', 'below'), 'x', { replace: true })).rejects.toMatchObject({
      code: 'file-unwritable',
      exit: 3,
    });
  });
});
