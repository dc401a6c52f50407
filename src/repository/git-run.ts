/** Runs one local git command to its end, with bytes on its input if need be. */
import { gitFailure } from './git-errors.ts';
import { startGit } from './git-spawn.ts';

export interface GitCommand {
  readonly cwd: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly stdin?: readonly Uint8Array[];
}

/** What the command printed; throws EquipoiseError (exit 3) when it fails. */
export async function runGit(command: GitCommand): Promise<string> {
  const { code, stdout, stderr } = await tryGit(command);
  if (code === 0) return stdout;
  throw gitFailure(null, stderr, command.cwd);
}

/** As `runGit`, leaving it to the caller what an exit code means. */
export function tryGit({
  cwd,
  args,
  environment,
  stdin = [],
}: GitCommand): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = startGit({ args, cwd, environment }, (error) => reject(gitFailure(error, '', cwd)));
    if (child === null) return;
    const out: Buffer[] = [];
    let stderr = '';
    child.stdout.on('data', (part: Buffer) => out.push(part));
    child.stderr.on('data', (part: Buffer) => {
      if (stderr.length < 4096) stderr += part.toString('utf8');
    });
    child.stdin.on('error', () => undefined);
    child.on('close', (code) => resolve({ code, stdout: Buffer.concat(out).toString('utf8'), stderr }));
    for (const part of stdin) child.stdin.write(part);
    child.stdin.end();
  });
}
