/** `qualify`: one request, on disk before it leaves and never sent twice; what proves a route, and what does not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommandResult } from '../../src/commands/context.ts';
import { qualifyCommand, type QualifyReport, type QualifyRequest } from '../../src/commands/qualify.ts';
import { routesAddCommand } from '../../src/commands/routes.ts';
import { parseQualification, type Qualification } from '../../src/ledger/qualification.ts';
import { CANARY, canaryForms } from '../support/canary.ts';
import { chatBody, chatUsage, answerReply, refusalReply, type ChatAnswer } from '../support/chat-wire.ts';
import { testContext, type TestContextOptions } from '../support/context.ts';
import { cleanEnvironment, ROOT } from '../support/dist.ts';
import { evidenceRepo, initialisedRepo, NO_LIMITS } from '../support/evidence-repo.ts';
import { startGatewayServer, type GatewayServer, type Script } from '../support/gateway-server.ts';
import type { TestRepo } from '../support/repo.ts';

const MODEL = 'model-1-2026-07-16';
const FOLDER = '.equipoise/qualifications';
const REQUEST: QualifyRequest = {
  profile: 'a-route',
  gateway: null,
  baseUrl: null,
  campaign: null,
  inputPrice: null,
  outputPrice: null,
  yes: false,
};
const PRICES = { inputPrice: 1.25, outputPrice: 10 };

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

const says = (answer: ChatAnswer = {}): Script => {
  const whole = { text: '{"answer":"QUALIFIED."}', model: MODEL, usage: chatUsage(20, 4), ...answer };
  return () => answerReply(chatBody(whole));
};

async function withRoute(repo: TestRepo): Promise<TestRepo> {
  await routesAddCommand(
    {
      driver: 'openai-chat',
      model: `example/${MODEL}`,
      id: 'a-route',
      effort: null,
      maxOutputTokens: 4000,
      cachePolicy: null,
    },
    testContext({ cwd: repo.root }),
  );
  return repo;
}

const routeRepo = async (): Promise<TestRepo> => withRoute(await initialisedRepo());

async function qualify(
  repo: TestRepo,
  request: Partial<QualifyRequest>,
  options: Partial<TestContextOptions> = {},
): Promise<CommandResult & { report: QualifyReport }> {
  const result = await qualifyCommand({ ...REQUEST, ...request }, testContext({ cwd: repo.root, ...options }));
  return { ...result, report: result.json as QualifyReport };
}

const at = (server: GatewayServer): Partial<QualifyRequest> => ({ baseUrl: `${server.origin}/v1` });

function stored(repo: TestRepo, path: string): Qualification {
  const parsed = parseQualification(readFileSync(repo.path(path)), path);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
  return parsed.value;
}

const files = (repo: TestRepo): string[] => (existsSync(repo.path(FOLDER)) ? readdirSync(repo.path(FOLDER)) : []);

describe('a route that answers as itself', () => {
  it('is proven, priced exactly, and kept without content', async () => {
    const repo = await routeRepo();
    const server = await serve(says());
    const { exit, report, text } = await qualify(
      repo,
      { ...at(server), ...PRICES, yes: true },
      {
        env: { OPENAI_API_KEY: CANARY },
      },
    );
    expect(exit).toBe(0);
    expect(Object.keys(report)).toEqual(['ok', 'path', 'qualification', 'unfinished']);
    expect(report).toMatchObject({ ok: true, unfinished: [] });
    expect(report.path).toMatch(/^\.equipoise\/qualifications\/a-route-20260716T1200000\d{2}Z\.json$/u);
    expect(stored(repo, report.path)).toEqual(report.qualification);
    expect(report.qualification).toMatchObject({
      status: 'received',
      proven: true,
      asAsked: true,
      costUsd: '0.000065',
      reserved: { inputTokens: 1000, outputTokens: 2048, costUsd: '0.02173' },
      receipt: {
        receipt: { effective: { model: MODEL }, provider_response_id: report.qualification.providerRequestId },
      },
    });
    expect(server.requests.map(({ id }) => id)).toEqual([report.qualification.providerRequestId]);
    expect(server.requests[0]?.json).toMatchObject({
      model: MODEL,
      max_tokens: 2048,
      messages: [{ role: 'user', content: 'Return exactly QUALIFIED.' }],
    });
    const kept = readFileSync(repo.path(report.path), 'utf8');
    expect(kept).not.toMatch(/QUALIFIED|127\.0\.0\.1|Return exactly/u);
    expect(canaryForms(kept + text)).toEqual([]);
  });

  it('is on disk as dispatched when the request arrives', async () => {
    const repo = await routeRepo();
    const seen: Qualification[] = [];
    const server = await serve((request) => {
      const [name = ''] = files(repo);
      seen.push(stored(repo, `${FOLDER}/${name}`));
      return says()(request);
    });
    const { report } = await qualify(repo, at(server));
    expect(seen).toMatchObject([{ status: 'dispatched', providerRequestId: report.qualification.providerRequestId }]);
  });

  it.each([
    ['bare text', { text: ' QUALIFIED.\n' }, { asAsked: true, rejection: null }],
    ['other text', { text: 'Hello!' }, { asAsked: false, rejection: null }],
    ['a cut-off answer', { text: 'QUAL', finishReason: 'length' }, { asAsked: false, rejection: 'truncated' }],
    ['silence', { text: '', usage: chatUsage(20, 0) }, { asAsked: false, rejection: 'empty-output' }],
  ])('is proven by %s as well: who answered and at what cost is beyond doubt', async (_what, answer, expected) => {
    const repo = await routeRepo();
    const { exit, report } = await qualify(repo, at(await serve(says(answer))));
    expect(report.qualification).toMatchObject({ proven: true, ...expected });
    expect(exit).toBe(0);
  });
});

describe('a route that is not proven', () => {
  it.each<[what: string, script: Script, expected: object]>([
    ['another model', says({ model: 'model-2' }), { status: 'received', rejection: 'route-drift', receipt: null }],
    ['no model', () => answerReply({ ...chatBody(), model: null }), { status: 'received', receipt: null }],
    ['a family name', says({ model: 'model-1' }), { rejection: 'route-unverifiable', receipt: null }],
    ['no usage', says({ usage: undefined }), { rejection: 'usage-missing', costUsd: '0.02173' }],
    ['usage that does not add up', says({ usage: { ...chatUsage(20, 4), total_tokens: 5 } }), { costUsd: '0.02173' }],
    ['more than the cap', says({ usage: chatUsage(20, 5000) }), { rejection: 'usage-over-cap' }],
    ['a wrong key', () => refusalReply(401), { status: 'failed', code: 'unauthorized', retryable: false }],
    ['too many requests', () => refusalReply(429), { status: 'failed', code: 'rate-limited', retryable: true }],
    ['a lost connection', () => ({ kind: 'cut-before-headers' }), { status: 'indeterminate', code: 'connection-lost' }],
    ['half an answer', () => ({ kind: 'answer', status: 200, body: '{"choices' }), { status: 'indeterminate' }],
  ])('%s', async (_what, script, expected) => {
    const repo = await routeRepo();
    const server = await serve(script);
    const { exit, report } = await qualify(repo, { ...at(server), ...PRICES, yes: true });
    expect(exit).toBe(1);
    expect(report.ok).toBe(false);
    expect(report.qualification).toMatchObject({ proven: false, ...expected });
    expect(stored(repo, report.path)).toEqual(report.qualification);
    expect(server.requests).toHaveLength(1);
  });

  it('a server that is not there: nothing was sent, and the file says so', async () => {
    const repo = await routeRepo();
    const server = await serve(says());
    await server.close();
    servers = [];
    const { exit, report } = await qualify(repo, at(server));
    expect(exit).toBe(1);
    expect(report.qualification).toMatchObject({ status: 'failed', code: 'connect-failed' });
  });
});

describe('never twice', () => {
  it('refuses the same request again before anything is sent', async () => {
    const repo = await routeRepo();
    const server = await serve(says());
    const frozen = { ...testContext({ cwd: repo.root }), now: () => new Date('2026-07-16T12:00:00.000Z') };
    const request = { ...REQUEST, ...at(server) };
    expect(await qualifyCommand(request, frozen)).toMatchObject({ exit: 0 });
    await expect(qualifyCommand(request, frozen)).rejects.toMatchObject({ code: 'file-exists' });
    expect(server.requests).toHaveLength(1);
  });

  it('leaves a request that is known to be unknown when the process is killed, and sends another under a new id', async () => {
    const repo = await routeRepo();
    const hanging = await serve(() => ({ kind: 'hang-before-headers' }));
    const cli = resolve(ROOT, 'src/cli.ts');
    const child = spawn(
      process.execPath,
      [cli, 'qualify', '--profile', 'a-route', '--base-url', `${hanging.origin}/v1`],
      {
        cwd: repo.root,
        env: cleanEnvironment(),
        stdio: 'ignore',
      },
    );
    const ended = once(child, 'close');
    while (hanging.requests.length === 0 && child.exitCode === null) await new Promise((wait) => setTimeout(wait, 20));
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const [name = ''] = files(repo);
    const lost = stored(repo, `${FOLDER}/${name}`);
    expect(lost).toMatchObject({ status: 'dispatched', providerRequestId: hanging.requests[0]?.id });

    const server = await serve(says());
    const { report, text } = await qualify(repo, at(server));
    expect(report.unfinished).toEqual([`${FOLDER}/${name}`]);
    expect(text).toContain('ended unseen');
    expect(server.requests.map(({ id }) => id)).not.toContain(lost.providerRequestId);
    expect(stored(repo, `${FOLDER}/${name}`)).toEqual(lost);
  }, 30_000);
});

describe('before anything is sent', () => {
  const REMOTE = { env: { OPENAI_API_KEY: 'a-key-for-tests' } };
  it.each<[what: string, request: Partial<QualifyRequest>, options: Partial<TestContextOptions>, expected: object]>([
    ['a profile that is not there', { profile: 'other' }, {}, { exit: 1, code: 'route-not-found' }],
    ['the synthetic route', { profile: 'synthetic' }, {}, { exit: 2, code: 'route-synthetic' }],
    ['another gateway', { gateway: 'anthropic-messages' }, {}, { exit: 2, code: 'route-mismatch' }],
    ['half a price', { inputPrice: 1 }, REMOTE, { exit: 2, code: 'usage' }],
    ['two sources of prices', { ...PRICES, campaign: 'campaigns/review' }, REMOTE, { exit: 2, code: 'usage' }],
    ['a remote route without prices', { yes: true }, REMOTE, { exit: 2, code: 'usage' }],
    ['a remote route without a yes', PRICES, REMOTE, { exit: 2, code: 'approval-missing' }],
    ['a remote route without a key', { ...PRICES, yes: true }, {}, { exit: 3, code: 'credential-missing' }],
    [
      'a server that the policy does not name',
      { ...PRICES, yes: true, baseUrl: 'https://evil.example/v1' },
      REMOTE,
      { exit: 1, code: 'origin-not-allowed' },
    ],
    [
      'a signing key beside a credential',
      { ...PRICES, yes: true },
      { env: { ...REMOTE.env, EQUIPOISE_SIGNING_KEY: 'k' } },
      { exit: 3, code: 'two-secrets' },
    ],
  ])('refuses %s', async (_what, request, options, expected) => {
    const repo = await routeRepo();
    await expect(qualify(repo, request, options)).rejects.toMatchObject(expected);
    expect(files(repo)).toEqual([]);
  });

  it('asks before it spends, even on this machine, and takes only a yes', async () => {
    const repo = await routeRepo();
    const server = await serve(says());
    const refused = qualify(repo, { ...at(server), ...PRICES }, { answer: false });
    await expect(refused).rejects.toMatchObject({ code: 'approval-missing' });
    await expect(refused).rejects.toThrow(/1000 input and 2048 output tokens, \$0\.021730 at most/u);
    expect(server.requests).toHaveLength(0);
    expect((await qualify(repo, { ...at(server), ...PRICES }, { answer: true })).exit).toBe(0);
    expect(server.requests).toHaveLength(1);
  });

  it('takes the prices of a campaign', async () => {
    const limits = { ...NO_LIMITS, pairs: 6, inputUsdPerMillionTokens: 3, outputUsdPerMillionTokens: 15 };
    const repo = await withRoute(await evidenceRepo({ model: `example/model@${MODEL}`, limits }));
    const server = await serve(says());
    const { report } = await qualify(repo, { ...at(server), campaign: 'campaigns/review', yes: true });
    expect(report.qualification).toMatchObject({ costUsd: '0.00012', reserved: { costUsd: '0.03372' } });
  });
});
