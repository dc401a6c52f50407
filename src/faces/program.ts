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
import { faultResult } from './fault.ts';
import { nodeContext, writeTo } from './node-context.ts';

/** Runs one command line (without `node` and the script's name) and resolves to the exit code. */
export async function main(argv: readonly string[]): Promise<ExitCode> {
  // Failed writes are dealt with where they are made; without a listener Node would end the process with a stack.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);

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
  const { pending } = chosen;
  if (pending === null) return 2;

  const { json } = pending;
  let colour = false;
  try {
    const context = nodeContext(dirname(fileURLToPath(import.meta.url)), json);
    colour = context.colour;
    return await print(await pending.run(context), json, false);
  } catch (error) {
    if (error instanceof EquipoiseError) return print(failureResult(error, colour), json, true);
    if ((process.env['EQUIPOISE_DEBUG'] ?? '') !== '' && error instanceof Error)
      writeTo(process.stderr, `${error.stack ?? error.message}\n`);
    return print(faultResult(error), json, true);
  }
}

/** Help and version are fine; anything else is wrong usage, which the parser has explained on stderr already. */
async function usage(error: CommanderError, argv: readonly string[]): Promise<ExitCode> {
  if (error.exitCode === 0) return 0;
  if (!argv.includes('--json')) return 2;
  const message = error.message.replace(/^error: /u, '');
  return print({ exit: 2, json: { ok: false, error: { code: 'usage', message }, findings: [] }, text: '' }, true, true);
}

/** A result that reached nobody (a full disk behind stdout) is no result; a reader that went away has seen enough. */
async function print(result: CommandResult, json: boolean, failed: boolean): Promise<ExitCode> {
  const text = json ? `${JSON.stringify(result.json, null, 2)}\n` : result.text === '' ? '' : `${result.text}\n`;
  if (text === '') return result.exit;
  const problem = await delivered(json || !failed ? process.stdout : process.stderr, text);
  if (problem === null) return result.exit;
  writeTo(process.stderr, `error  The output could not be written (${problem}). What the command did is done.\n`);
  return 3;
}

function delivered(stream: NodeJS.WriteStream, text: string): Promise<string | null> {
  if (stream.destroyed) return Promise.resolve(null);
  return new Promise((done) => {
    stream.write(text, (error) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : null;
      done(code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' ? null : code);
    });
  });
}
