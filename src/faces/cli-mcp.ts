/** The command `mcp`. Its module, and with it the SDK, is loaded when it is chosen. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { EXIT_CODES, type Choose } from './cli-flags.ts';

export function declareMcpCommand(program: Command, choose: Choose): void {
  program
    .command('mcp')
    .description(
      'serve validate, preview, verify, status and run to an MCP client over stdin and stdout; runs may ask the client for answers',
    )
    .exitOverride()
    .addHelpText(
      'after',
      `\nExamples:\n  $ equipoise mcp \n\nA client starts it, in the evidence repository:\n  { "command": "equipoise", "args": ["mcp"] }\n\nStdout is the protocol; messages go to stderr. See docs/mcp.md.\n\n${EXIT_CODES}`,
    )
    .action(() => {
      choose({
        // Stdout is not ours to print a result on.
        json: false,
        run: async (context) => (await import('./mcp.ts')).serveMcp(context, dirname(fileURLToPath(import.meta.url))),
      });
    });
}
