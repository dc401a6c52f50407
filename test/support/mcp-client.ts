/** The official client on the other side of a real pipe, with a model that answers well and signs for it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  Client,
  withInputRequired,
  type ClientCapabilities,
  type InputRequiredResult,
} from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import * as z from 'zod';
import type { CampaignNewRequest } from '../../src/commands/campaign-new.ts';
import { routesAddCommand } from '../../src/commands/routes.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import { referenceAnswer } from '../../src/trial/reference-answer.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { testContext } from './context.ts';
import { evidenceRepo, NO_LIMITS, type EvidenceRepo } from './evidence-repo.ts';
import { GIT_ENVIRONMENT } from './repo.ts';
import { RECEIPT, receiptOf } from './sampling.ts';

export const LEGACY = 'legacy';
export const MODERN = { pin: '2026-07-28' } as const;
export const MODES = [
  { name: '2025-11-25', mode: LEGACY },
  { name: '2026-07-28', mode: MODERN },
] as const;
type Mode = typeof LEGACY | typeof MODERN;

export const CLI_SOURCE = resolve(import.meta.dirname, '../../src/cli.ts');
export const CAMPAIGN = 'campaigns/review';

/** A repository with a campaign for a model that answers over Sampling, and its reviewed route. */
export async function samplingRepo(limits: Partial<CampaignNewRequest['limits']> = {}): Promise<EvidenceRepo> {
  const repo = await evidenceRepo({
    model: `${RECEIPT.provider}/luna@${RECEIPT.model}`,
    limits: {
      ...NO_LIMITS,
      pairs: 6,
      maxRetriesPerRequest: 1,
      inputUsdPerMillionTokens: 1,
      outputUsdPerMillionTokens: 2,
      ...limits,
    },
  });
  const route = {
    driver: 'mcp-sampling',
    model: `${RECEIPT.provider}/${RECEIPT.model}`,
    id: null,
    effort: RECEIPT.reasoning_effort,
    maxOutputTokens: null,
    cachePolicy: 'disabled',
  } as const;
  await routesAddCommand(route, testContext({ cwd: repo.root }));
  return repo;
}

export interface Seen {
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export type Answer = (seen: Seen, index: number) => unknown;

/** Answers every case perfectly, with a receipt of the call. */
export function goodModel(repo: EvidenceRepo, receipt: object = {}): Answer {
  const fixture = parseFixture(readFileSync(repo.path(CAMPAIGN, 'fixture.json')), 'fixture.json');
  if (!fixture.ok) throw new Error('fixture');
  const rubric = parseRubric(readFileSync(repo.path(CAMPAIGN, 'rubric.json')), 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error('rubric');
  return ({ id, params }) => {
    const text = promptOf(params);
    const fixtureCase = fixture.value.cases.find((one) => text.endsWith(assemblePrompt(one, '')[0]?.content ?? '\0'));
    if (fixtureCase === undefined) throw new Error('not a prompt of this fixture');
    return {
      role: 'assistant',
      content: { type: 'text', text: JSON.stringify(referenceAnswer(rubric.value, fixtureCase)) },
      model: RECEIPT.model,
      stopReason: 'endTurn',
      _meta: { 'aar.model-receipt.v1': receiptOf({ provider_request_id: id, ...receipt }) },
    };
  };
}

const paramsSchema = z.object({
  messages: z.tuple([
    z.object({ role: z.literal('user'), content: z.object({ type: z.literal('text'), text: z.string() }) }),
  ]),
  metadata: z.object({ 'aar.model-request.v1': z.object({ provider_request_id: z.string() }) }),
});

export function promptOf(params: unknown): string {
  return paramsSchema.parse(params).messages[0].content.text;
}

export function idOf(params: unknown): string {
  return paramsSchema.parse(params).metadata['aar.model-request.v1'].provider_request_id;
}

export interface ConnectOptions {
  readonly cwd: string;
  readonly mode: Mode;
  /** null: a client without Sampling. */
  readonly answer?: Answer | null;
  /** null: a client that cannot ask its user. */
  readonly user?: ((question: string) => boolean) | null;
  readonly autoFulfill?: boolean;
  /** More of the server's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Connected {
  readonly client: Client;
  readonly transport: StdioClientTransport;
  /** What was sampled, in order. */
  readonly seen: Seen[];
  /** What the user was asked. */
  readonly questions: string[];
  /** What the server wrote on stderr. */
  readonly stderr: () => string;
}

const open: Client[] = [];

/** For `afterEach`: ends every server. */
export async function closeClients(): Promise<void> {
  await Promise.all(open.splice(0).map((client) => client.close()));
}

export async function connect(options: ConnectOptions): Promise<Connected> {
  const { answer = null, user = null } = options;
  const seen: Seen[] = [];
  const questions: string[] = [];
  const capabilities: ClientCapabilities = {
    ...(answer === null ? {} : { sampling: {} }),
    ...(user === null ? {} : { elicitation: { form: {} } }),
  };
  const client = new Client(
    { name: 'test', version: '1' },
    {
      capabilities,
      versionNegotiation: { mode: options.mode },
      inputRequired: { autoFulfill: options.autoFulfill ?? true },
    },
  );
  if (answer !== null) {
    client.setRequestHandler('sampling/createMessage', async ({ params }) => {
      const one = { id: idOf(params), params };
      seen.push(one);
      return (await answer(one, seen.length - 1)) as never;
    });
  }
  if (user !== null) {
    client.setRequestHandler('elicitation/create', ({ params }) => {
      questions.push(params.message);
      return { action: 'accept', content: { approve: user(params.message) } };
    });
  }
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [CLI_SOURCE, 'mcp'],
    cwd: options.cwd,
    env: { ...GIT_ENVIRONMENT, ...options.env },
    stderr: 'pipe',
  });
  let stderr = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  await client.connect(transport);
  open.push(client);
  return { client, transport, seen, questions, stderr: () => stderr };
}

export const callSchema = z.looseObject({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});
export type Call = z.infer<typeof callSchema>;

export async function call(client: Client, name: string, args: Record<string, unknown>, options = {}): Promise<Call> {
  return callSchema.parse(await client.callTool({ name, arguments: args }, options));
}

/** One round by hand: the result, or what the client is to fetch. */
export function round(
  client: Client,
  args: Record<string, unknown>,
  back: { inputResponses?: Record<string, unknown>; requestState?: string } = {},
): Promise<Call | InputRequiredResult> {
  return client.request(
    { method: 'tools/call', params: { name: 'run', arguments: args, ...back } },
    withInputRequired(callSchema),
    {
      allowInputRequired: true,
    },
  );
}

export interface JournalLine {
  readonly event: string;
  readonly requestId?: string;
  readonly providerRequestId?: string;
  readonly code?: string;
  readonly rejection?: string | null;
  readonly reason?: string | null;
}

export function journalOf(repo: EvidenceRepo, runId: string): JournalLine[] {
  return repo
    .readText(`${CAMPAIGN}/runs/${runId}/journal.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalLine);
}

/** What the journal says was sent. */
export function dispatchedIn(journal: readonly JournalLine[]): string[] {
  return journal.flatMap(({ event, providerRequestId }) =>
    event === 'dispatched' && providerRequestId !== undefined ? [providerRequestId] : [],
  );
}

/** Resolves when it is so; a test's own time limit ends a wait in vain. */
export async function eventually(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((tick) => setTimeout(tick, 10));
}
