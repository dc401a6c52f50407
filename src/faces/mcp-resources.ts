/** The resources of the server: the published JSON Schemas, and the report of each run in Markdown. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import type { Context } from '../commands/context.ts';
import { failureResult } from '../commands/support/findings.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { CAMPAIGNS_FOLDER, RUNS_FOLDER } from '../repository/layout.ts';
import { faultResult } from './fault.ts';
import { confinedPath, repositoryRoot } from './mcp-paths.ts';

const SCHEMA_SUFFIX = '.schema.json';
/** Names of folders and schemas as this project makes them. */
const SEGMENT = /^[A-Za-z0-9_~%][A-Za-z0-9._~%+-]*$/u;

export interface ResourcesOptions {
  readonly server: McpServer;
  readonly context: Context;
  /** Folder of the published schemas. */
  readonly schemas: string;
  readonly onFault: (error: unknown) => void;
}

export function registerResources({ server, context, schemas, onFault }: ResourcesOptions): void {
  server.registerResource(
    'schema',
    new ResourceTemplate('equipoise://schemas/{name}', {
      list: async () => ({
        resources: (await namesIn(schemas))
          .filter((name) => name.endsWith(SCHEMA_SUFFIX))
          .map((file) => file.slice(0, -SCHEMA_SUFFIX.length))
          .map((name) => ({ uri: `equipoise://schemas/${name}`, name, mimeType: 'application/schema+json' })),
      }),
    }),
    { title: 'JSON Schemas', description: 'JSON Schemas of every file of an evidence repository.' },
    async (uri, { name }) => {
      if (typeof name !== 'string' || !SEGMENT.test(name)) throw new ResourceNotFoundError(uri.href);
      try {
        const text = await readFile(join(schemas, `${name}${SCHEMA_SUFFIX}`), 'utf8');
        return { contents: [{ uri: uri.href, mimeType: 'application/schema+json', text }] };
      } catch {
        throw new ResourceNotFoundError(uri.href);
      }
    },
  );

  server.registerResource(
    'report',
    new ResourceTemplate('equipoise://campaigns/{campaign}/runs/{run}/report', {
      list: async () => ({
        resources: (await runsOf(context)).map(({ campaign, run }) => ({
          uri: `equipoise://campaigns/${campaign}/runs/${run}/report`,
          name: `${campaign}/${run}`,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    { title: 'Reports', description: 'What a run came to, recomputed from its records.', mimeType: 'text/markdown' },
    async (uri, { campaign, run }) => {
      const names = [campaign, run];
      if (!names.every((name) => typeof name === 'string' && SEGMENT.test(name))) {
        throw new ResourceNotFoundError(uri.href);
      }
      const text = await reportText(context, names.join(`/${RUNS_FOLDER}/`), onFault);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
}

async function reportText(context: Context, run: string, onFault: (error: unknown) => void): Promise<string> {
  try {
    const root = await repositoryRoot(context.cwd);
    const folder = await confinedPath(context.cwd, join(root, CAMPAIGNS_FOLDER, run));
    const { reportCommand } = await import('../commands/report.ts');
    return (await reportCommand({ run: folder, html: null, format: 'markdown' }, context)).text;
  } catch (error) {
    // The SDK would show any message to the client as it is.
    if (error instanceof EquipoiseError) throw new Error(failureResult(error, false).text, { cause: error });
    onFault(error);
    throw new Error(faultResult(error).text, { cause: error });
  }
}

async function runsOf({ cwd }: Context): Promise<{ campaign: string; run: string }[]> {
  const campaigns = join(await repositoryRoot(cwd), CAMPAIGNS_FOLDER);
  const found: { campaign: string; run: string }[] = [];
  for (const campaign of await namesIn(campaigns)) {
    for (const run of await namesIn(join(campaigns, campaign, RUNS_FOLDER))) found.push({ campaign, run });
  }
  return found;
}

/** Plain names in a folder, sorted; none when it cannot be read. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => SEGMENT.test(name)).sort();
  } catch {
    return [];
  }
}
