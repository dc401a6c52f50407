/**
 * The command line: flags become one typed request, a command turns it into one typed result, and here the result is
 * printed and becomes the exit code (0 fine, 1 findings, 2 usage, 3 environment).
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import type { CommandResult, ExitCode } from '../commands/context.ts';
import { failureResult } from '../commands/support/findings.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { buildProgram } from './cli-commands.ts';
import type { Pending } from './cli-flags.ts';
import { nodeContext, writeTo } from './node-context.ts';

/** Runs one command line (without `node` and the script's name) and resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  // `equipoise … | head` closes our stdout early; what the command did is done and its exit code stands.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

  const chosen: { pending: Pending | null } = { pending: null };
  const program = buildProgram((pending) => {
    chosen.pending = pending;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
  const { pending } = chosen;
  if (pending === null) return 2;

  const { json } = pending;
  const context = nodeContext(dirname(fileURLToPath(import.meta.url)), json);
  try {
    return print(await pending.run(context), json, false);
  } catch (error) {
    if (error instanceof EquipoiseError) return print(failureResult(error, context.colour), json, true);
    if ((process.env['EQUIPOISE_DEBUG'] ?? '') !== '' && error instanceof Error)
      writeTo(process.stderr, `${error.stack ?? error.message}\n`);
    return print(faultResult(error), json, true);
  }
}

function print(result: CommandResult, json: boolean, failed: boolean): ExitCode {
  if (json) writeTo(process.stdout, `${JSON.stringify(result.json, null, 2)}\n`);
  else if (result.text !== '') writeTo(failed ? process.stderr : process.stdout, `${result.text}\n`);
  return result.exit;
}

/**
 * What nobody foresaw: a full disk, a missing permission, a fault of ours. The message of a system error is safe to
 * show (code, call and path); any other could quote what it choked on, so only its class is named.
 */
function faultResult(error: unknown): CommandResult {
  const system = error instanceof Error && 'code' in error && 'syscall' in error;
  const code = system ? String(error.code) : 'internal-fault';
  const kind = error instanceof Error ? error.name : typeof error;
  const message = system
    ? `The machine refused: ${error.message}. Nothing already recorded is lost; mend the cause and run the command again.`
    : `An unexpected ${kind} ended the command; this is a fault of Equipoise. Nothing already recorded is lost. ` +
      'Run it again with EQUIPOISE_DEBUG=1 to see where, and please report it.';
  return { exit: 3, json: { ok: false, error: { code, message }, findings: [] }, text: `error  ${message}` };
}
