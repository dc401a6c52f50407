/**
 * What every command line ends in: the chosen command runs in the world as Node shows it, its result is printed and
 * becomes the exit code (0 fine, 1 findings, 2 usage, 3 environment).
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandResult, ExitCode } from '../commands/context.ts';
import { failureResult } from '../commands/support/findings.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import type { Pending } from './cli-flags.ts';
import { nodeContext } from './node-context.ts';
import { deliver, writeTo } from './terminal.ts';

export async function carryOut(pending: Pending): Promise<ExitCode> {
  const { json } = pending;
  let colour = false;
  try {
    const context = nodeContext(dirname(fileURLToPath(import.meta.url)), json);
    colour = context.colour;
    return await print(await pending.run(context), json, false);
  } catch (error) {
    if (error instanceof EquipoiseError) return print(failureResult(error, colour), json, true);
    if ((process.env['EQUIPOISE_DEBUG'] ?? '') !== '' && error instanceof Error)
      writeTo('stderr', `${error.stack ?? error.message}\n`);
    const { faultResult } = await import('./fault.ts');
    return print(faultResult(error), json, true);
  }
}

/** A result that reached nobody (a full disk behind stdout) is no result; a reader that went away has seen enough. */
export async function print(result: CommandResult, json: boolean, failed: boolean): Promise<ExitCode> {
  const text = json ? `${JSON.stringify(result.json, null, 2)}\n` : result.text === '' ? '' : `${result.text}\n`;
  if (text === '') return result.exit;
  const problem = await deliver(json || !failed ? 'stdout' : 'stderr', text);
  if (problem === null) return result.exit;
  writeTo('stderr', `error  The output could not be written (${problem}). What the command did is done.\n`);
  return 3;
}
