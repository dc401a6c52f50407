/**
 * `equipoise mcp`: a server of the Model Context Protocol over stdin and stdout, for one client.
 *
 * Stdout is the protocol's alone. The server ends when its client closes stdin, or on Ctrl-C; either way runs under way
 * write down what is known and pause before the process goes.
 */
import { join } from 'node:path';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { CommandResult, Context } from '../commands/context.ts';
import { registerResources } from './mcp-resources.ts';
import { RunTool } from './mcp-run.ts';
import { registerTools } from './mcp-tools.ts';

const INSTRUCTIONS =
  'Equipoise runs paired trials of two versions of an instruction in the git repository that this server was started in. ' +
  'Start with `validate` and `preview`; `run` spends and needs an approval; `status` and `verify` read what a run left. ' +
  'Reports and JSON Schemas are resources.';

/** More elements in the input of one call than any tool takes. */
const MAX_INPUT_ELEMENTS = 1000;

/** @param bundleFolder folder of the running `index.js`, or of this file when run from source */
export async function serveMcp(given: Context, bundleFolder: string): Promise<CommandResult> {
  const out = given.err.bind(given);
  const context: Context = { ...given, out, err: out, isTTY: false, colour: false };
  const onFault = (error: unknown): void => {
    // A message may quote what it choked on: told to whoever asked for it, and never to the client.
    if ((context.env('EQUIPOISE_DEBUG') ?? '') !== '' && error instanceof Error) out(`${error.stack ?? error.name}\n`);
  };
  const run = new RunTool(context, onFault);
  const transport = new StdioServerTransport();
  const handle = serveStdio(
    ({ era }) => {
      const server = new McpServer(
        { name: 'equipoise', title: 'Equipoise', version: context.version },
        {
          instructions: INSTRUCTIONS,
          maxToolInputElements: MAX_INPUT_ELEMENTS,
          requestState: { verify: run.codec.verify.bind(run.codec) },
          // Older sessions are asked directly; a call of theirs that ended with questions would be a fault of ours.
          inputRequired: { legacyShim: false },
        },
      );
      registerTools({ server, context, run, pushes: era === 'legacy', onFault });
      registerResources({ server, context, schemas: join(bundleFolder, '..', '..', 'schemas'), onFault });
      return server;
    },
    { transport, onerror: onFault },
  );
  const closed = new Promise<void>((resolve) => {
    const inner = transport.onclose;
    transport.onclose = () => {
      inner?.();
      run.close();
      resolve();
    };
  });
  const onSignal = (): void => {
    // A turn later the results of the last calls are written, which closing would throw away.
    void run.drain().then(() => setImmediate(() => void handle.close()));
  };
  context.signal.addEventListener('abort', onSignal, { once: true });
  await closed;
  await run.drain();
  return { exit: 0, json: null, text: '' };
}
