/** `run`: what it refuses before anything is sent, what it sends to a real server, and how it goes on after a stop. */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { CampaignNewRequest } from '../../src/commands/campaign-new.ts';
import type { CommandResult } from '../../src/commands/context.ts';
import { routesAddCommand } from '../../src/commands/routes.ts';
import { runCommand, type RunRequest } from '../../src/commands/run.ts';
import { statusCommand, type StatusReport } from '../../src/commands/status.ts';
import { validateCommand, type ValidateReport } from '../../src/commands/validate.ts';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { CANARY, canaryForms, everythingIn } from '../support/canary.ts';
import { chatModel } from '../support/chat-model.ts';
import { refusalReply } from '../support/chat-wire.ts';
import { testContext, type TestContextOptions } from '../support/context.ts';
import { evidenceRepo, NO_LIMITS, RUN_REQUEST, type EvidenceRepo } from '../support/evidence-repo.ts';
import { startGatewayServer, type GatewayServer, type Script } from '../support/gateway-server.ts';
import { temporaryFolder } from '../support/repo.ts';

const RUN = 'campaigns/review/runs/run-1';
const MODEL: Partial<CampaignNewRequest> = {
  model: 'local/llama@llama-4-2026-01-01',
  limits: {
    ...NO_LIMITS,
    pairs: 6,
    maxRetriesPerRequest: 0,
    inputUsdPerMillionTokens: 1,
    outputUsdPerMillionTokens: 2,
  },
};
const ROUTE = {
  driver: 'openai-chat',
  model: 'local/llama-4-2026-01-01',
  id: null,
  effort: null,
  maxOutputTokens: null,
  cachePolicy: null,
};

let servers: GatewayServer[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(script: Script): Promise<GatewayServer> {
  const server = await startGatewayServer({ script });
  servers.push(server);
  return server;
}

async function modelRepo(): Promise<EvidenceRepo> {
  const repo = await evidenceRepo(MODEL);
  await routesAddCommand(ROUTE, testContext({ cwd: repo.root }));
  return repo;
}

function honestModel(repo: EvidenceRepo): Script {
  const fixture = parseFixture(readFileSync(repo.path('campaigns/review/fixture.json')), 'fixture.json');
  if (!fixture.ok) throw new Error('fixture');
  const rubric = parseRubric(readFileSync(repo.path('campaigns/review/rubric.json')), 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error('rubric');
  return chatModel({ trial: { fixture: fixture.value, rubric: rubric.value }, seed: 'seed' });
}

function run(
  repo: EvidenceRepo,
  request: Partial<RunRequest> = {},
  options: Partial<TestContextOptions> = {},
): Promise<CommandResult> {
  return runCommand({ ...RUN_REQUEST, ...request }, testContext({ cwd: repo.root, ...options }));
}

const chat = (server: { origin: string }): Partial<RunRequest> => ({
  gateway: 'openai-chat',
  baseUrl: `${server.origin}/v1`,
});

describe('before anything is sent', () => {
  const refusals: readonly (readonly [
    what: string,
    request: Partial<RunRequest>,
    options: Partial<TestContextOptions>,
    expected: object,
  ])[] = [
    ['a run id that is no identifier', { runId: '../evil' }, {}, { exit: 2 }],
    ['a gateway that does not exist', { gateway: 'telepathy' }, {}, { exit: 2 }],
    ['a server for the synthetic gateway', { baseUrl: 'http://127.0.0.1:1' }, {}, { exit: 2 }],
    ['a campaign that does not exist', { campaign: 'campaigns/gone' }, {}, { exit: 2 }],
    [
      'a server that the policy does not name',
      { gateway: 'openai-chat', baseUrl: 'https://evil.example/v1', approve: true },
      { env: { OPENAI_API_KEY: 'k' } },
      { exit: 1, code: 'origin-not-allowed' },
    ],
    [
      'plain http to elsewhere',
      { gateway: 'openai-chat', baseUrl: 'http://api.openai.com/v1', approve: true },
      {},
      { exit: 2, code: 'gateway-url' },
    ],
    [
      'a remote server without a key',
      { gateway: 'openai-chat', approve: true },
      {},
      { exit: 3, code: 'credential-missing' },
    ],
    [
      'a key with a line end',
      { gateway: 'openai-chat', approve: true },
      { env: { OPENAI_API_KEY: 'sk-1\n' } },
      { exit: 3, code: 'credential-unusable' },
    ],
    [
      'certificate checks that are off',
      { gateway: 'openai-chat', approve: true },
      { env: { OPENAI_API_KEY: 'k', NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
      { exit: 3, code: 'environment-unsafe' },
    ],
    [
      'both secrets in one process',
      {},
      { env: { OPENAI_API_KEY: 'k', EQUIPOISE_SIGNING_KEY: 's' } },
      { exit: 3, code: 'two-secrets' },
    ],
    ['a route that does not exist', { profile: 'gone' }, {}, { exit: 1, code: 'route-not-found' }],
    ['a route of another model', { profile: 'synthetic' }, {}, { exit: 1, code: 'route-mismatch' }],
    ['more at once than the policy allows', { concurrency: 33 }, {}, { exit: 2 }],
    ['none at once', { concurrency: 0 }, {}, { exit: 2 }],
    [
      'what leaves the machine without a yes',
      { gateway: 'openai-chat' },
      { env: { OPENAI_API_KEY: 'k' } },
      { exit: 2, code: 'approval-missing' },
    ],
  ];
  it.each(refusals)('refuses %s', async (_, request, options, expected) => {
    const repo = await modelRepo();
    await expect(run(repo, request, options)).rejects.toMatchObject(expected);
    expect(existsSync(repo.path('campaigns/review/runs'))).toBe(false);
  });

  it('refuses a campaign that can exceed its own ceilings', async () => {
    const repo = await evidenceRepo();
    repo.edit('campaigns/review/campaign.json', (campaign) =>
      Object.assign(campaign['budget'] as object, { maxRequests: 23 }),
    );
    await expect(run(repo)).rejects.toMatchObject({ exit: 1, code: 'over-budget' });
  });

  it('refuses a campaign whose instruction is not what was reviewed', async () => {
    const repo = await evidenceRepo();
    repo.edit('campaigns/review/campaign.json', (campaign) =>
      Object.assign((campaign['candidates'] as object[])[0]!, { instructionSha256: 'a'.repeat(64) }),
    );
    await expect(run(repo)).rejects.toMatchObject({ exit: 1, findings: [{ code: 'instruction-hash' }] });
  });

  it('refuses a linked folder for its records', async () => {
    const repo = await evidenceRepo();
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, repo.path('campaigns/review/runs'));
    await expect(run(repo)).rejects.toMatchObject({ exit: 1, code: 'not-a-run-folder' });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('names the command that adds the missing route', async () => {
    const repo = await evidenceRepo(MODEL);
    const remote = { gateway: 'openai-chat', approve: true };
    await expect(run(repo, remote, { env: { OPENAI_API_KEY: 'k' } })).rejects.toThrow(
      'equipoise routes add --driver openai-chat --model local/llama-4-2026-01-01',
    );
  });
});

describe('a run', () => {
  it('asks a real server, and the credential goes there and nowhere else', async () => {
    const repo = await modelRepo();
    const server = await serve(honestModel(repo));
    const context = testContext({ cwd: repo.root, env: { OPENAI_API_KEY: CANARY } });
    const result = await runCommand({ ...RUN_REQUEST, ...chat(server) }, context);
    expect(result).toMatchObject({
      exit: 0,
      json: { status: 'completed', synthetic: false, pairs: { total: 6, complete: 6 } },
    });
    expect(server.requests).toHaveLength(12);
    expect(new Set(server.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${CANARY}`]));
    const files = readdirSync(repo.path(RUN)).map((name) => readFileSync(repo.path(RUN, name), 'utf8'));
    expect(canaryForms([everythingIn(result), ...context.printed, ...context.warned, ...files].join('\n'))).toEqual([]);
    for (const file of files) {
      expect(file).not.toContain(server.origin);
      expect(file).not.toContain('Read every changed line');
    }
    expect(await validateCommand({ paths: [], fileOnly: false, campaign: null }, context)).toMatchObject({ exit: 0 });
  });

  it('needs no reviewed route for a server on this machine, and freezes the one it took', async () => {
    const repo = await evidenceRepo(MODEL);
    const server = await serve(honestModel(repo));
    expect(await run(repo, chat(server))).toMatchObject({ exit: 0, json: { status: 'completed' } });
    expect(JSON.parse(repo.readText(`${RUN}/admission.json`))).toMatchObject({
      binding: { provider_driver: 'openai-chat', provider: 'local', model: 'llama-4-2026-01-01' },
    });
  });

  it('rehearses a campaign for a real model offline, and says so', async () => {
    const repo = await evidenceRepo(MODEL);
    const result = await run(repo);
    expect(result).toMatchObject({ exit: 0, json: { status: 'completed', synthetic: true } });
    expect(result.text).toContain('synthetic');
    const admission = JSON.parse(repo.readText(`${RUN}/admission.json`)) as object;
    expect(admission).toMatchObject({
      driver: { id: 'synthetic', synthetic: true },
      binding: { model: 'llama-4-2026-01-01' },
    });
  });

  it('pauses when it is interrupted, resumes under the same id and sends nothing twice', async () => {
    const repo = await modelRepo();
    const honest = honestModel(repo);
    const interrupt = new AbortController();
    const server = await serve((request) => {
      if (request.index === 5) interrupt.abort();
      return honest(request);
    });
    const paused = await run(repo, { ...chat(server), concurrency: 1 }, { signal: interrupt.signal });
    expect(paused).toMatchObject({ exit: 1, json: { status: 'paused', pauseReason: 'aborted' } });
    const sent = server.requests.length;
    expect(sent).toBeLessThan(12);

    const context = testContext({ cwd: repo.root });
    const status = (await statusCommand({ run: RUN }, context)).json as StatusReport;
    expect(status).toMatchObject({ ...(paused.json as RunSummary), signed: false });
    expect(status.pending).toHaveLength(12 - sent);
    expect((await validateCommand({ paths: [RUN], fileOnly: false, campaign: null }, context)).exit).toBe(0);

    const done = await run(repo, chat(server), { now: '2026-07-16T13:00:00.000Z' });
    expect(done).toMatchObject({ exit: 0, json: { status: 'completed', pairs: { complete: 6 } } });
    expect(server.requests).toHaveLength(12);
    expect([...server.counts().values()].every((count) => count === 1)).toBe(true);
    const again = await run(repo, chat(server), { now: '2026-07-16T14:00:00.000Z' });
    expect(again).toMatchObject({ exit: 0, json: done.json });
    expect(server.requests).toHaveLength(12);
  });

  it('does not go on over another route or gateway', async () => {
    const repo = await modelRepo();
    const server = await serve(() => refusalReply(401));
    expect(await run(repo, { ...chat(server), concurrency: 1 })).toMatchObject({
      exit: 1,
      json: { status: 'paused', pauseReason: 'provider-refused' },
    });
    const sent = server.requests.length;
    const status = await statusCommand({ run: RUN }, testContext({ cwd: repo.root }));
    expect(status.text).toContain('unauthorized');
    await expect(run(repo)).rejects.toMatchObject({ exit: 1, code: 'run-mismatch' });
    expect(server.requests).toHaveLength(sent);
  });

  it('approves on a terminal, in view of server, model and worst case', async () => {
    const repo = await evidenceRepo({ ...MODEL, model: 'openai/gpt@gpt-2026-01-01' });
    await routesAddCommand({ ...ROUTE, model: 'openai/gpt-2026-01-01' }, testContext({ cwd: repo.root }));
    const questions: string[] = [];
    const context = testContext({ cwd: repo.root, env: { OPENAI_API_KEY: 'k' } });
    const confirm = (question: string): Promise<boolean> => {
      questions.push(question);
      return Promise.resolve(false);
    };
    await expect(runCommand({ ...RUN_REQUEST, gateway: 'openai-chat' }, { ...context, confirm })).rejects.toMatchObject(
      { code: 'approval-missing' },
    );
    expect(questions).toHaveLength(1);
    for (const part of ['https://api.openai.com', 'openai/gpt-2026-01-01', '12 requests', '$'])
      expect(questions[0]).toContain(part);
  });

  it('shows one line on a terminal and few lines anywhere else', async () => {
    const repo = await evidenceRepo();
    const quiet = testContext({ cwd: repo.root });
    await runCommand(RUN_REQUEST, quiet);
    expect(quiet.printed).toEqual([]);
    expect(quiet.warned.length).toBeLessThanOrEqual(10);
    const live = testContext({ cwd: repo.root, isTTY: true });
    await runCommand({ ...RUN_REQUEST, runId: 'run-2' }, live);
    expect(live.warned).toEqual([]);
    expect(live.printed.some((text) => text.includes('pairs 6/6'))).toBe(true);
    expect(live.printed.join('')).not.toContain('\n');
    expect(live.printed.at(-1)).toBe('\r\u001b[2K');
  });
});

describe('records of a run', () => {
  async function findings(repo: EvidenceRepo): Promise<string[]> {
    const result = await validateCommand(
      { paths: [], fileOnly: false, campaign: null },
      testContext({ cwd: repo.root }),
    );
    return (result.json as ValidateReport).findings.map(({ severity, code, file }) => `${severity} ${code} ${file}`);
  }

  it.each(['run.json', 'usage.jsonl', 'scores.json', 'manifest.candidate.json'])(
    'are refused when %s is not what the journal adds up to',
    async (name) => {
      const repo = await evidenceRepo();
      await run(repo);
      expect(await findings(repo)).toEqual([]);
      writeFileSync(
        repo.path(RUN, name),
        repo.readText(`${RUN}/${name}`).replace(/"(?:costUsd|total|durationMs)": ?\d*/u, (text) => `${text} `),
      );
      expect(await findings(repo)).toEqual([`error not-derived ${RUN}/${name}`]);
    },
  );

  it('are refused when a line of the journal is gone', async () => {
    const repo = await evidenceRepo();
    await run(repo);
    const lines = repo.readText(`${RUN}/journal.jsonl`).split('\n');
    writeFileSync(repo.path(RUN, 'journal.jsonl'), lines.filter((_, index) => index !== 3).join('\n'));
    const found = await findings(repo);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => text.startsWith('error ') && text.endsWith(`${RUN}/journal.jsonl`))).toBe(true);
  });

  it('may lag behind the journal while a run is not finished', async () => {
    const repo = await evidenceRepo();
    await run(repo);
    const lines = repo.readText(`${RUN}/journal.jsonl`).split('\n');
    writeFileSync(repo.path(RUN, 'journal.jsonl'), `${lines.slice(0, 8).join('\n')}\n{"torn`);
    const found = await findings(repo);
    expect(found.every((text) => text.startsWith('warning '))).toBe(true);
    expect(found).toContain(`warning not-derived ${RUN}/run.json`);
  });

  it('are checked one by one without a repository too', async () => {
    const repo = await evidenceRepo();
    await run(repo);
    const folder = temporaryFolder();
    const context = testContext({ cwd: folder });
    const request = { fileOnly: true, campaign: repo.path('campaigns/review/campaign.json') };
    expect(await validateCommand({ ...request, paths: [repo.path(RUN, 'run.json')] }, context)).toMatchObject({
      exit: 0,
      json: { ok: true, campaigns: [{ campaignId: 'review' }], findings: [] },
    });
    expect(await validateCommand({ ...request, paths: [repo.path(RUN, 'scores.json')] }, context)).toMatchObject({
      exit: 1,
    });
  });
});
