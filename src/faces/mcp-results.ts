/** Commands' results as results of tools: what `--json` prints is the structured content, what a person reads is the text. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { CommandResult } from '../commands/context.ts';
import { failureResult } from '../commands/support/findings.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { faultResult } from './fault.ts';

/**
 * Runs a command for a tool. A refusal and a fault become results that say so: what a tool throws, the SDK would show
 * to the client as it is, whatever it quotes.
 *
 * Findings (exit 1) are what was asked for; a call that is wrong, a machine that cannot, and a refusal are errors.
 */
export async function toolResult(
  work: () => Promise<CommandResult>,
  onFault: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    const result = await work();
    return shown(result, result.exit > 1);
  } catch (error) {
    if (error instanceof EquipoiseError) return shown(failureResult(error, false), true);
    onFault(error);
    return shown(faultResult(error), true);
  }
}

function shown({ json, text }: CommandResult, isError: boolean): CallToolResult {
  const value = typeof json === 'object' && json !== null ? { ...json } : { value: json };
  return { content: [{ type: 'text', text: text === '' ? 'Done.' : text }], structuredContent: value, isError };
}
