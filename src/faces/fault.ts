/** What nobody foresaw, as a result that gives nothing away. */
import type { CommandResult } from '../commands/context.ts';

/**
 * A full disk, a missing permission, a fault of ours. The message of a system error is safe to show (code, call and
 * path); any other could quote what it choked on, so only its class is named.
 */
export function faultResult(error: unknown): CommandResult {
  const system = error instanceof Error && 'code' in error && 'syscall' in error;
  const code = system ? String(error.code) : 'internal-fault';
  const kind = error instanceof Error ? error.name : typeof error;
  const message = system
    ? `The machine refused: ${error.message}. Nothing already recorded is lost; mend the cause and run the command again.`
    : `An unexpected ${kind} ended the command; this is a fault of Equipoise. Nothing already recorded is lost. ` +
      'Run it again with EQUIPOISE_DEBUG=1 to see where, and please report it.';
  return { exit: 3, json: { ok: false, error: { code, message }, findings: [] }, text: `error  ${message}` };
}
