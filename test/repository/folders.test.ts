/** Folders are made with their parents, and what cannot be made is an error at once. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolders } from '../../src/repository/folders.ts';
import { temporaryFolder } from '../support/repo.ts';

it('makes what is missing and says where it began', async () => {
  const root = temporaryFolder();
  expect(await makeFolders(join(root, 'a', 'b', 'c'))).toBe(join(root, 'a'));
  expect(await makeFolders(join(root, 'a', 'b', 'd'))).toBe(join(root, 'a', 'b', 'd'));
  expect(await makeFolders(join(root, 'a', 'b'))).toBeUndefined();
  expect(statSync(join(root, 'a', 'b', 'c')).isDirectory()).toBe(true);
});

it('makes the same folders from many places at once', async () => {
  const root = temporaryFolder();
  await Promise.all(Array.from({ length: 20 }, (_, index) => makeFolders(join(root, 'x', 'y', String(index % 3)))));
  expect(statSync(join(root, 'x', 'y', '2')).isDirectory()).toBe(true);
});

it('refuses a file in the way', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'file'), '');
  await expect(makeFolders(join(root, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolders(join(root, 'file', 'below'))).rejects.toMatchObject({ code: 'EEXIST' });
});

it.runIf(existsSync('/proc/self'))('ends where the system makes no folders', async () => {
  await expect(makeFolders('/proc/no-such/folder')).rejects.toMatchObject({ code: 'ENOENT' });
});
