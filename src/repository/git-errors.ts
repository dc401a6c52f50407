/** What git says when it cannot work, as sentences that tell a person what to do. All are of the machine: exit code 3. */
import { EquipoiseError } from '../protocol/findings.ts';

/** Untrusted or foreign text for a message: one line, no control characters, no more than `max` characters. */
export function oneLine(text: string, max = 200): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max)}…`;
}

/** `error` is what starting the child threw, `stderr` what git wrote, `cwd` where it ran. */
export function gitFailure(error: { readonly code?: unknown } | null, stderr: string, cwd: string): EquipoiseError {
  if (error?.code === 'ENOENT') {
    return new EquipoiseError(
      'git-missing',
      'git was not found. Install git 2.30 or newer and make sure that it is on PATH.',
      3,
    );
  }
  if (error !== null) {
    return new EquipoiseError(
      'git-failed',
      `git could not be started (${typeof error.code === 'string' ? error.code : 'unknown error'}).`,
      3,
    );
  }
  if (stderr.includes('not a git repository')) return notARepository(cwd);
  if (stderr.includes('dubious ownership') || stderr.includes('unsafe repository')) {
    return new EquipoiseError(
      'git-ownership',
      `git refuses ${oneLine(cwd)} because it belongs to another user. If you trust it, run: git config --global --add safe.directory ${oneLine(cwd)}`,
      3,
    );
  }
  if (/transport '.*' not allowed|promisor remote/u.test(stderr)) {
    return new EquipoiseError(
      'clone-partial',
      'This clone is partial and lacks an object that is needed. Nothing is fetched on its own; run: git fetch --refetch --no-filter',
      3,
    );
  }
  const said = oneLine(stderr);
  return new EquipoiseError('git-failed', said === '' ? 'git ended without an answer.' : `git failed: ${said}`, 3);
}

export function notARepository(cwd: string): EquipoiseError {
  return new EquipoiseError(
    'not-a-repository',
    `${oneLine(cwd)} is not inside a git repository. Go into one, or make one first: git init`,
    3,
  );
}
