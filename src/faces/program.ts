/** The command line: flags become one typed request, which `carryOut` turns into output and an exit code. */
import { CommanderError } from 'commander';
import type { ExitCode } from '../commands/context.ts';
import { carryOut, print } from './carry-out.ts';
import { buildProgram } from './cli-commands.ts';
import type { Pending } from './cli-flags.ts';

/** Runs one command line (without `node` and the script's name) and resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  const chosen: { pending: Pending | null } = { pending: null };
  const program = buildProgram((pending) => {
    chosen.pending = pending;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return usage(error, argv);
    throw error;
  }
  return chosen.pending === null ? 2 : carryOut(chosen.pending);
}

/** Help and version are fine; anything else is wrong usage, which the parser has explained on stderr already. */
async function usage(error: CommanderError, argv: readonly string[]): Promise<ExitCode> {
  if (error.exitCode === 0) return 0;
  if (!argv.includes('--json')) return 2;
  const message = error.message.replace(/^error: /u, '');
  return print({ exit: 2, json: { ok: false, error: { code: 'usage', message }, findings: [] }, text: '' }, true, true);
}
