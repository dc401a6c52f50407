/**
 * Real git repositories in temporary folders, the same bytes (and so the same commit ids) on every machine.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

export interface TestRepo {
  /** Absolute path of the work tree, links resolved. */
  readonly root: string;
  /** Runs git in the repository and returns what it printed, trimmed. */
  git(...args: string[]): string;
  /** Writes a file of the work tree. */
  write(path: string, content: string | Uint8Array, mode?: number): void;
  /** Writes the files, commits everything and returns the commit's id. */
  commit(files: Readonly<Record<string, string | Uint8Array>>, message?: string): string;
  /** Path of a file in the work tree. */
  path(...parts: string[]): string;
  /** Removes the work tree before the test file ends. */
  remove(): void;
}

/** Everything git needs from the environment of a test, and nothing of the developer's own settings. */
export const GIT_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'A Tester',
  GIT_AUTHOR_EMAIL: 'tester@example.com',
  GIT_AUTHOR_DATE: '2026-07-16T12:00:00Z',
  GIT_COMMITTER_NAME: 'A Tester',
  GIT_COMMITTER_EMAIL: 'tester@example.com',
  GIT_COMMITTER_DATE: '2026-07-16T12:00:00Z',
  LC_ALL: 'C',
};

const temporary: string[] = [];
afterAll(() => {
  for (const folder of temporary.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder outside any repository, links resolved; gone when the test file has ended. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'equipoise-test-')));
  temporary.push(folder);
  return folder;
}

export function createRepo(): TestRepo {
  const repo = openRepo(temporaryFolder());
  repo.git('init', '--quiet', '--initial-branch=main');
  repo.git('config', 'core.autocrlf', 'false');
  return repo;
}

/** A repository that is already in `root`. */
export function openRepo(root: string): TestRepo {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      env: { ...GIT_ENVIRONMENT },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const path = (...parts: string[]): string => join(root, ...parts);
  const write = (name: string, content: string | Uint8Array, mode?: number): void => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), content);
    if (mode !== undefined) chmodSync(path(name), mode);
  };
  return {
    root,
    git,
    path,
    write,
    commit(files, message = 'A commit') {
      for (const [name, content] of Object.entries(files)) write(name, content);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
