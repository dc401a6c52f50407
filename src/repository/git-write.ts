/**
 * The few git commands that write: a new repository, and a commit of given files. Used where the tool makes a
 * repository of its own; a user's repository is never written to through git.
 */
import { execFile } from 'node:child_process';
import { EquipoiseError } from '../protocol/findings.ts';
import { gitEnvironment, HARDENED_FLAGS, type EnvironmentLookup } from './git-environment.ts';

export interface CommitOptions {
  readonly message: string;
  readonly name: string;
  readonly email: string;
  readonly at: Date;
}

/** Makes `folder` a git repository whose files stay as they are, whatever the machine's line-ending settings. */
export async function initRepository(folder: string, environment: EnvironmentLookup): Promise<void> {
  await run(folder, ['init', '--quiet', '--initial-branch=main', '.'], environment, {});
  await run(folder, ['config', 'core.autocrlf', 'false'], environment, {});
}

/** Commits everything under `folder` and resolves to the commit's id. */
export async function commitAll(
  folder: string,
  { message, name, email, at }: CommitOptions,
  environment: EnvironmentLookup,
): Promise<string> {
  const when = `${Math.floor(at.getTime() / 1000)} +0000`;
  await run(folder, ['add', '--all', '.'], environment, {});
  await run(folder, ['-c', 'commit.gpgSign=false', 'commit', '--quiet', '--no-verify', '-m', message], environment, {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: when,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: when,
  });
  return (await run(folder, ['rev-parse', 'HEAD'], environment, {})).trim();
}

function run(
  cwd: string,
  args: readonly string[],
  environment: EnvironmentLookup,
  extra: Readonly<Record<string, string>>,
): Promise<string> {
  const env = { ...gitEnvironment(environment, null), ...extra };
  return new Promise((resolve, reject) => {
    execFile('git', [...HARDENED_FLAGS, ...args], { cwd, env, windowsHide: true }, (error, stdout) => {
      if (error === null) resolve(stdout);
      else if (error.code === 'ENOENT')
        reject(
          new EquipoiseError('git-missing', 'git was not found. Install git and make sure that it is on PATH.', 3),
        );
      else reject(new EquipoiseError('git-failed', `git ${args[0] ?? ''} failed in ${cwd}.`, 3));
    });
  });
}
