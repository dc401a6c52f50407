/** `equipoise mcp` as a client sees it, over a real pipe and in both generations of the protocol: tools and resources. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewCommand } from '../../src/commands/preview.ts';
import { runCommand } from '../../src/commands/run.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, RUN_REQUEST, type EvidenceRepo } from '../support/evidence-repo.ts';
import { call, CAMPAIGN, CLI_SOURCE, closeClients, connect, MODES } from '../support/mcp-client.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';

let repo: EvidenceRepo;
beforeAll(async () => {
  repo = await evidenceRepo();
  await runCommand(RUN_REQUEST, testContext({ cwd: repo.root }));
});
afterAll(closeClients);

describe.each(MODES)('a session of $name', ({ name, mode }) => {
  let client: Client;
  beforeAll(async () => {
    ({ client } = await connect({ cwd: repo.root, mode }));
  });
  afterAll(closeClients);

  it('offers five tools and the resources, in that protocol', async () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(name);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(['validate', 'preview', 'verify', 'status', 'run']);
    for (const tool of tools) expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map((tool) => tool.name)).toEqual([
      'run',
    ]);
  });

  it('gives what --json prints as structured content', async () => {
    const context = testContext({ cwd: repo.root });
    const json = async (work: Promise<{ json: unknown }>): Promise<unknown> =>
      JSON.parse(JSON.stringify((await work).json)) as unknown;

    const validated = await call(client, 'validate', {});
    const expected = await json(validateCommand({ paths: [], fileOnly: false, campaign: null }, context));
    expect(validated).toMatchObject({ isError: false, structuredContent: expected });

    const previewed = await call(client, 'preview', { path: CAMPAIGN });
    expect(previewed.structuredContent).toEqual(
      await json(previewCommand({ path: CAMPAIGN, requireWithinBudget: false }, context)),
    );
    expect(previewed.content[0]?.text).toContain('Worst case');

    const status = await call(client, 'status', { run: `${CAMPAIGN}/runs/run-1` });
    expect(status).toMatchObject({ isError: false, structuredContent: { state: 'completed', synthetic: true } });
  });

  it('findings are an answer, a refusal is an error', async () => {
    // Nothing is signed here, which is what was asked.
    expect(await call(client, 'verify', { run: `${CAMPAIGN}/runs/run-1` })).toMatchObject({
      isError: false,
      structuredContent: { ok: false },
    });
    expect(await call(client, 'validate', { paths: ['campaigns/gone'] })).toMatchObject({
      isError: false,
      structuredContent: { ok: false, findings: [{ code: 'file-missing' }] },
    });
    expect(await call(client, 'status', { run: 'campaigns/gone/runs/r' })).toMatchObject({
      isError: true,
      structuredContent: { ok: false, error: { code: 'no-such-folder' } },
    });
    const wrong = await call(client, 'preview', { path: CAMPAIGN, extra: 1 }).catch((error: unknown) => ({
      isError: error instanceof Error,
    }));
    expect(wrong).toMatchObject({ isError: true });
  });

  it('runs the synthetic gateway, which asks nobody', async () => {
    const runId = `synthetic-${name}`;
    expect(await call(client, 'run', { campaign: CAMPAIGN, runId, gateway: 'synthetic' })).toMatchObject({
      isError: false,
      structuredContent: { status: 'completed', synthetic: true, runId },
    });
  });

  it('stays in its repository', async () => {
    const outside = temporaryFolder();
    symlinkSync(outside, repo.path(`link-${name}`));
    const paths = [
      '..',
      '../elsewhere',
      outside,
      '/etc/passwd',
      `link-${name}`,
      `link-${name}/x`,
      'a\u0000b',
      'x/../../y',
    ];
    for (const path of paths) {
      for (const [tool, args] of [
        ['validate', { paths: [path] }],
        ['preview', { path }],
        ['status', { run: path }],
        ['verify', { run: path }],
        ['run', { campaign: path, runId: 'r', gateway: 'synthetic' }],
      ] as const) {
        expect({ path, tool, ...(await call(client, tool, args)) }).toMatchObject({
          isError: true,
          structuredContent: { error: { code: 'path-outside' } },
        });
      }
    }
    // An absolute path into it, and a way out and back in, are inside.
    for (const path of [repo.path(CAMPAIGN), `campaigns/../${CAMPAIGN}`]) {
      expect(await call(client, 'preview', { path })).toMatchObject({ isError: false });
    }
  });

  it('reads schemas and reports, and nothing else', async () => {
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toContain('equipoise://schemas/campaign');
    expect(uris).toContain('equipoise://campaigns/review/runs/run-1/report');
    const textOf = async (uri: string): Promise<string> => {
      const [content] = (await client.readResource({ uri })).contents;
      return content !== undefined && 'text' in content ? content.text : '';
    };
    const published = readFileSync(resolve(import.meta.dirname, '../../schemas/campaign.schema.json'), 'utf8');
    expect(await textOf('equipoise://schemas/campaign')).toBe(published);
    expect(await textOf('equipoise://campaigns/review/runs/run-1/report')).toContain('Every scheduled pair');
    for (const uri of [
      'equipoise://schemas/..%2f..%2fpackage',
      'equipoise://schemas/gone',
      'equipoise://campaigns/..%2f..%2fx/runs/run-1/report',
      'equipoise://campaigns/review/runs/gone/report',
      'equipoise://else',
    ]) {
      await expect(client.readResource({ uri }), uri).rejects.toThrow();
    }
  });

  it('says so when it was started outside any repository', async () => {
    const { client: outside } = await connect({ cwd: temporaryFolder(), mode });
    for (const [tool, args] of [
      ['validate', {}],
      ['run', { campaign: 'campaigns/x', runId: 'r' }],
    ] as const) {
      expect(await call(outside, tool, args)).toMatchObject({
        isError: true,
        structuredContent: { error: { code: 'not-a-repository' } },
      });
    }
  });
});

it('works from a folder within the repository, and no further than the repository', async () => {
  mkdirSync(repo.path('docs'), { recursive: true });
  const { client } = await connect({ cwd: repo.path('docs'), mode: 'legacy' });
  expect(await call(client, 'preview', { path: `../${CAMPAIGN}` })).toMatchObject({ isError: false });
  expect(await call(client, 'preview', { path: `../../${CAMPAIGN}` })).toMatchObject({ isError: true });
});

it('writes nothing but the protocol on stdout, and ends with its client', async () => {
  const child = spawn(process.execPath, [CLI_SOURCE, 'mcp'], { cwd: repo.root, env: { ...GIT_ENVIRONMENT } });
  let stdout = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString('utf8');
  });
  const ended = once(child, 'close');
  const send = (message: object): void => void child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  child.stdin.write('this is no JSON\n');
  send({
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  });
  send({ method: 'notifications/initialized' });
  send({
    id: 2,
    method: 'tools/call',
    params: {
      name: 'run',
      arguments: { campaign: CAMPAIGN, runId: 'raw', gateway: 'synthetic' },
      _meta: { progressToken: 'p' },
    },
  });
  while (!stdout.includes('"id":2')) await new Promise((tick) => setTimeout(tick, 5));
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
  const messages = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { jsonrpc: string; method?: string });
  expect(messages.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
  expect(messages.filter(({ method }) => method === 'notifications/progress').length).toBeGreaterThan(2);
});

it('is loaded by no other command', () => {
  const src = resolve(import.meta.dirname, '../../src');
  const seen = new Set<string>();
  const packages = new Set<string>();
  const waiting = [resolve(src, 'cli.ts'), resolve(src, 'faces/program.ts'), resolve(src, 'action.ts')];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022);
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      if (statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
      const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (specifier.startsWith('.')) waiting.push(resolve(dirname(path), specifier));
      else packages.add(specifier);
    }
  }
  const names = [...seen].map((path) => relative(src, path));
  expect(names).toContain('faces/cli-mcp.ts');
  expect(names.filter((name) => name.startsWith('faces/mcp'))).toEqual([]);
  expect([...packages].filter((name) => name.startsWith('@modelcontextprotocol/'))).toEqual([]);
});
