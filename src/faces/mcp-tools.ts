/** The tools of the server: the commands of those names, with their JSON as structured content. */
import type { McpServer, ToolAnnotations } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Context } from '../commands/context.ts';
import { confinedPath } from './mcp-paths.ts';
import { toolResult } from './mcp-results.ts';
import { runInput, type RunTool } from './mcp-run.ts';

const path = z.string().min(1).max(1024);
const runFolder = path.describe('Folder of the run, such as campaigns/review/runs/r1.');

const validateInput = z.strictObject({
  paths: z
    .array(path)
    .max(200)
    .default([])
    .describe('Campaigns, runs, control files, or folders of them. Default: everything in the repository.'),
  lint: z.boolean().default(false).describe('Also prove that fixture and rubric measure something.'),
});
const previewInput = z.strictObject({
  path: path.describe('A campaign file, or the folder of one.'),
  requireWithinBudget: z.boolean().default(false).describe('Report a worst case above the ceilings as a failure.'),
});
const runFolderInput = z.strictObject({ run: runFolder });

const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
/** Spends, and adds to a record that is only ever added to. */
const SPENDS: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
};

export interface ToolsOptions {
  readonly server: McpServer;
  readonly context: Context;
  readonly run: RunTool;
  /** Whether the session can be asked in the middle of a call. */
  readonly pushes: boolean;
  readonly onFault: (error: unknown) => void;
}

export function registerTools({ server, context, run, pushes, onFault }: ToolsOptions): void {
  const inside = (given: string): Promise<string> => confinedPath(context.cwd, given);

  server.registerTool(
    'validate',
    {
      title: 'Validate records',
      description:
        'Checks campaigns, runs and control files of the evidence repository: strict parse, hashes, instructions in git. Sends nothing, writes nothing.',
      inputSchema: validateInput,
      annotations: READS,
    },
    ({ paths, lint }) =>
      toolResult(async () => {
        // Without a path, too, it is the server's own repository that is looked at.
        const confined = await Promise.all((paths.length === 0 ? ['.'] : paths).map(inside));
        const { validateCommand } = await import('../commands/validate.ts');
        const named = paths.length === 0 ? [] : confined;
        return validateCommand({ paths: named, fileOnly: false, campaign: null, lint }, context);
      }, onFault),
  );

  server.registerTool(
    'preview',
    {
      title: 'Preview a campaign',
      description:
        'Shows what a campaign would send and at most cost: schedule, hashes, worst case against each ceiling. Sends nothing.',
      inputSchema: previewInput,
      annotations: READS,
    },
    ({ path: given, requireWithinBudget }) =>
      toolResult(async () => {
        const { previewCommand } = await import('../commands/preview.ts');
        return previewCommand({ path: await inside(given), requireWithinBudget }, context);
      }, onFault),
  );

  server.registerTool(
    'verify',
    {
      title: 'Verify signed evidence',
      description: 'Checks the signed evidence of a run against its files and the trust root, offline, in named steps.',
      inputSchema: runFolderInput,
      annotations: READS,
    },
    ({ run: given }) =>
      toolResult(async () => {
        const { verifyCommand } = await import('../commands/verify.ts');
        return verifyCommand({ run: await inside(given) }, context);
      }, onFault),
  );

  server.registerTool(
    'status',
    {
      title: 'Status of a run',
      description: 'Shows how far a run is: state, what is pending or unknown, totals against the ceilings.',
      inputSchema: runFolderInput,
      annotations: READS,
    },
    ({ run: given }) =>
      toolResult(async () => {
        const { statusCommand } = await import('../commands/status.ts');
        return statusCommand({ run: await inside(given) }, context);
      }, onFault),
  );

  server.registerTool(
    'run',
    {
      title: 'Run a campaign',
      description:
        'Executes a campaign, or goes on with a run that stopped; never sends anything twice. With the gateway mcp-sampling this client answers each request over Sampling, with the receipt aar.model-receipt.v1. Needs an approval when requests leave the machine.',
      inputSchema: runInput,
      annotations: SPENDS,
    },
    (input, ctx) => (pushes ? run.push(server, input, ctx) : run.park(server, input, ctx)),
  );
}
