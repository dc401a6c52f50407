/** `reconcile` and `cancel` on real runs whose server lost answers: each way, what it leaves, and how the run then ends. */
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelCommand } from '../../src/commands/cancel.ts';
import type { CommandResult } from '../../src/commands/context.ts';
import { reconcileCommand, type ReconcileReport, type ReconcileRequest } from '../../src/commands/reconcile.ts';
import { reportCommand } from '../../src/commands/report.ts';
import { routesAddCommand } from '../../src/commands/routes.ts';
import { runCommand } from '../../src/commands/run.ts';
import { statusCommand } from '../../src/commands/status.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import type { Driver, DriverLookup, DriverLookupResult } from '../../src/gateway/driver.ts';
import type { EventOf } from '../../src/ledger/events.ts';
import { parseCampaign } from '../../src/protocol/campaign.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { EquipoiseError } from '../../src/protocol/findings.ts';
import { parseRunRecord } from '../../src/protocol/run.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { chatModel } from '../support/chat-model.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, NO_LIMITS, RUN_REQUEST, type EvidenceRepo } from '../support/evidence-repo.ts';
import { startGatewayServer, type GatewayServer } from '../support/gateway-server.ts';
import { temporaryFolder } from '../support/repo.ts';
import { receiptFor } from '../support/reconciled.ts';
import { reviewAnswer } from '../support/review-answer.ts';

const RUN = 'campaigns/review/runs/run-1';
const VERSION = 'llama-4-2026-01-01';
const REASON = 'The console of the server shows no such request.';
let server: GatewayServer | null = null;
afterEach(() => server?.close());

interface Lost {
  readonly repo: EvidenceRepo;
  readonly server: GatewayServer;
  /** Ids of the requests whose answers were lost, in the order in which they were sent. */
  readonly ids: readonly string[];
}

/** A run of 5 pairs in which the answers to the requests with these numbers were lost on their way. */
async function lostRun(retries: number, cuts: readonly number[]): Promise<Lost> {
  const repo = await evidenceRepo({
    model: `local/llama@${VERSION}`,
    limits: {
      ...NO_LIMITS,
      pairs: 5,
      maxRetriesPerRequest: retries,
      inputUsdPerMillionTokens: 1,
      outputUsdPerMillionTokens: 2,
    },
  });
  const route = {
    driver: 'openai-chat',
    model: `local/${VERSION}`,
    id: null,
    effort: null,
    maxOutputTokens: null,
    cachePolicy: null,
  };
  await routesAddCommand(route, testContext({ cwd: repo.root }));
  const fixture = parseFixture(readFileSync(repo.path('campaigns/review/fixture.json')), 'fixture.json');
  if (!fixture.ok) throw new Error('fixture');
  const rubric = parseRubric(readFileSync(repo.path('campaigns/review/rubric.json')), 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error('rubric');
  const honest = chatModel({ trial: { fixture: fixture.value, rubric: rubric.value }, seed: 'seed' });
  const started = await startGatewayServer({
    script: (request) => (cuts.includes(request.index) ? { kind: 'cut-before-headers' } : honest(request)),
  });
  server = started;
  const paused = await go(repo, started);
  expect(paused).toMatchObject({
    exit: 1,
    json: { status: 'paused', requests: { indeterminate: cuts.length, pending: 0 } },
  });
  expect(paused.text).toContain(`equipoise reconcile ${RUN}`);
  const ids = events(repo, 'indeterminate').map(({ requestId }) => requestId);
  return { repo, server: started, ids };
}

let clock = Date.parse('2026-07-16T12:00:00.000Z');
const later = (): string => new Date((clock += 60_000)).toISOString();

function go(repo: EvidenceRepo, { origin }: GatewayServer): Promise<CommandResult> {
  const request = { ...RUN_REQUEST, gateway: 'openai-chat', baseUrl: `${origin}/v1`, concurrency: 1 };
  return runCommand(request, testContext({ cwd: repo.root, now: later() }));
}

const NO_WAY: Omit<ReconcileRequest, 'run'> = {
  request: null,
  lookup: false,
  baseUrl: null,
  receipt: null,
  decision: null,
  reason: null,
};

function reconcile(repo: EvidenceRepo, request: Partial<ReconcileRequest>, driver?: Driver): Promise<CommandResult> {
  const context = testContext({ cwd: repo.root, now: later() });
  const tools = driver === undefined ? undefined : { driverOf: () => Promise.resolve(driver) };
  return reconcileCommand({ run: RUN, ...NO_WAY, ...request }, context, tools);
}

function events<N extends 'indeterminate' | 'reconciled' | 'dispatched' | 'cancelled' | 'scored'>(
  repo: EvidenceRepo,
  name: N,
): EventOf<N>[] {
  const lines = repo.readText(`${RUN}/journal.jsonl`).trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line) as EventOf<N>)
    .filter((event) => (event as { event: string }).event === name);
}

/** A driver that answers look-ups from a list, one after the other. */
function lookupDriver(results: readonly DriverLookupResult[], asked: DriverLookup[] = []): Driver {
  return {
    id: 'openai-chat',
    version: '1',
    synthetic: false,
    lookupSupported: true,
    reportsReasoningEffort: false,
    sendsResponseSchema: true,
    send: () => Promise.reject(new Error('a look-up sends nothing')),
    lookup: (request) => {
      asked.push(request);
      return Promise.resolve(results[asked.length - 1] ?? { kind: 'unknown', code: 'connect-failed' });
    },
    close: () => Promise.resolve(),
  };
}

function found(repo: EvidenceRepo, change: object = {}): DriverLookupResult {
  return {
    kind: 'found',
    answer: {
      kind: 'received',
      output: reviewAnswer(
        readFileSync(repo.path('campaigns/review/fixture.json')),
        readFileSync(repo.path('campaigns/review/rubric.json')),
      ),
      finishReason: 'stop',
      model: VERSION,
      provider: null,
      reasoningEffort: null,
      usage: {
        inputTokens: 300,
        outputTokens: 90,
        totalTokens: 390,
        cacheReadTokens: null,
        cacheWriteTokens: null,
        reasoningTokens: null,
      },
      providerResponseId: null,
      systemFingerprint: null,
      retryAfterMs: null,
      ...change,
    },
  };
}

/** The run record passes its first reader's rules, and every record is what the journal gives. */
async function sound(repo: EvidenceRepo): Promise<void> {
  const campaign = parseCampaign(readFileSync(repo.path('campaigns/review/campaign.json')), 'campaign.json');
  if (!campaign.ok) throw new Error('campaign');
  expect(parseRunRecord(readFileSync(repo.path(RUN, 'run.json')), 'run.json', campaign.value).findings).toEqual([]);
  const context = testContext({ cwd: repo.root });
  expect((await validateCommand({ paths: [RUN], fileOnly: false, campaign: null }, context)).text).not.toMatch(
    /error|warning/u,
  );
}

describe('reconcile without a way', () => {
  it('shows what is lost and what can be done, and touches nothing', async () => {
    const { repo, ids } = await lostRun(0, [2, 5]);
    const before = repo.readText(`${RUN}/journal.jsonl`);
    const result = await reconcile(repo, {});
    expect(result).toMatchObject({ exit: 0, json: { ok: true, state: 'paused', pending: [], indeterminate: ids } });
    expect((result.json as ReconcileReport).requests).toMatchObject([
      { requestId: ids[0], method: null, outcome: 'indeterminate', code: 'connection-lost' },
      { requestId: ids[1] },
    ]);
    for (const part of ['--lookup', '--receipt FILE', '--decision replay', '--decision abandon', '(0 left)'])
      expect(result.text).toContain(part);
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(before);
    expect(existsSync(repo.path(RUN, 'reconciliations'))).toBe(false);
  });

  it.each([
    ['two ways', { lookup: true, receipt: 'x' }],
    ['a reason without a decision', { reason: REASON }],
    ['a decision without a reason', { decision: 'replay' }],
    ['a decision that is none', { decision: 'retry', reason: REASON }],
    ['a reason of two lines', { decision: 'replay', reason: 'one\ntwo' }],
    ['a reason with a credential', { decision: 'replay', reason: 'key sk-abcdefghijklmn' }],
    ['a server for a decision', { decision: 'replay', reason: REASON, baseUrl: 'http://127.0.0.1:1' }],
  ])('refuses %s', async (_what, request) => {
    const repo = await evidenceRepo();
    expect(() => reconcile(repo, request)).toThrow(expect.objectContaining({ exit: 2 }) as Error);
  });
});

describe('a look-up', () => {
  it('scores the answer that was lost, and the run completes without another send', async () => {
    const { repo, server: gateway, ids } = await lostRun(0, [3]);
    const asked: DriverLookup[] = [];
    const idle = lookupDriver([{ kind: 'pending' }], asked);
    const first = await reconcile(repo, { lookup: true }, idle);
    expect(first).toMatchObject({
      exit: 1,
      json: { ok: false, state: 'paused', requests: [{ method: 'lookup', outcome: 'pending' }] },
    });
    expect(asked[0]?.providerRequestId).toBe(events(repo, 'dispatched')[2]?.providerRequestId);
    const failing = await reconcile(
      repo,
      { lookup: true },
      lookupDriver([{ kind: 'unknown', code: 'connect-failed' }]),
    );
    expect(failing).toMatchObject({ exit: 1, json: { requests: [{ outcome: 'failed', code: 'connect-failed' }] } });
    const done = await reconcile(repo, { lookup: true }, lookupDriver([found(repo)]));
    expect(done).toMatchObject({
      exit: 0,
      json: {
        ok: true,
        state: 'completed',
        indeterminate: [],
        requests: [{ requestId: ids[0], outcome: 'received', code: null }],
      },
    });
    expect(gateway.requests).toHaveLength(10);
    expect(events(repo, 'scored')).toHaveLength(10);
    expect(events(repo, 'reconciled').map(({ outcome }) => outcome)).toEqual(['pending', 'failed', 'received']);
    const files = readdirSync(repo.path(RUN, 'reconciliations')).sort();
    expect(files.map((name) => name.slice(0, 5))).toEqual(['0001-', '0002-', '0003-']);
    files.forEach((name, index) =>
      expect(sha256Hex(repo.readText(`${RUN}/reconciliations/${name}`))).toBe(
        events(repo, 'reconciled')[index]?.fileSha256,
      ),
    );
    await sound(repo);
    const status = await statusCommand({ run: RUN }, testContext({ cwd: repo.root }));
    expect(status).toMatchObject({ json: { reconciliations: 3, indeterminate: [], abandoned: [] } });
    const report = await reportCommand({ run: RUN, html: null, format: 'markdown' }, testContext({ cwd: repo.root }));
    expect(report.text).toContain('How lost requests were settled');
  });

  it('takes no answer of another model for a good one, and none of another id for any', async () => {
    const { repo } = await lostRun(0, [3]);
    const drifted = await reconcile(repo, { lookup: true }, lookupDriver([found(repo, { model: 'another-model' })]));
    expect(drifted).toMatchObject({ exit: 0, json: { requests: [{ outcome: 'received', code: 'route-drift' }] } });
    await sound(repo);
  });

  it('is refused where the gateway cannot, naming what is left', async () => {
    const { repo, server: gateway } = await lostRun(0, [3]);
    const attempt = reconcile(repo, { lookup: true, baseUrl: `${gateway.origin}/v1` });
    await expect(attempt).rejects.toMatchObject({ exit: 1, code: 'lookup-unsupported' });
    await expect(reconcile(repo, { lookup: true, baseUrl: `${gateway.origin}/v1` })).rejects.toThrow('--receipt FILE');
  });
});

describe('a receipt', () => {
  function receipt(repo: EvidenceRepo, change: object = {}): string {
    const { providerRequestId, attempt } = events(repo, 'dispatched')[2]!;
    const { binding } = JSON.parse(repo.readText(`${RUN}/admission.json`)) as {
      binding: Parameters<typeof receiptFor>[0]['binding'];
    };
    const claim = { binding, providerRequestId, attempt, outputSha256: 'a'.repeat(64), ...change };
    writeFileSync(repo.path('receipt.json'), JSON.stringify(receiptFor(claim)));
    return 'receipt.json';
  }

  it('settles the bill, never a score, and may be handed in again', async () => {
    const { repo, ids } = await lostRun(0, [3]);
    const result = await reconcile(repo, { receipt: receipt(repo) });
    expect(result).toMatchObject({
      exit: 0,
      json: {
        state: 'completed',
        requests: [{ requestId: ids[0], method: 'receipt', outcome: 'received', code: 'output-unavailable' }],
      },
    });
    const journal = repo.readText(`${RUN}/journal.jsonl`);
    expect(await reconcile(repo, { receipt: 'receipt.json' })).toMatchObject({
      exit: 0,
      json: { requests: [{ outcome: 'received' }] },
    });
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(journal);
    await sound(repo);
  });

  it('with faults is refused with all of them, and nothing is written down', async () => {
    const { repo, ids } = await lostRun(0, [3]);
    const journal = repo.readText(`${RUN}/journal.jsonl`);
    const file = receipt(repo, {
      providerRequestId: `aar-${'0'.repeat(48)}`,
      usage: { total_tokens: 3, reasoning_tokens: 400 },
    });
    const attempt = reconcile(repo, { receipt: file, request: ids[0]! });
    await expect(attempt).rejects.toMatchObject({ exit: 1, code: 'findings' });
    const fields = await attempt.catch((error: unknown) =>
      error instanceof EquipoiseError ? error.findings.map(({ field }) => field) : [],
    );
    expect(fields).toEqual(['receipt.provider_response_id', 'usage.reasoning_tokens', 'usage.total_tokens']);
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(journal);
  });

  it.each<[string, (text: string) => string]>([
    ['a key twice', (text) => text.replace('"usage":', '"usage":{},"usage":')],
    ['a number beyond any', (text) => text.replace('"input_tokens":900', '"input_tokens":1e999')],
    ['a number that no reader holds', (text) => text.replace('"input_tokens":900', '"input_tokens":9007199254740993')],
    [
      'a number that is near enough',
      (text) => text.replace('"input_tokens":900', '"input_tokens":900.0000000000000001'),
    ],
    ['a count below zero', (text) => text.replace('"output_tokens":200', '"output_tokens":-200')],
    ['a count that is text', (text) => text.replace('"output_tokens":200', '"output_tokens":"200"')],
    [
      'fewer tokens than were billed',
      (text) => text.replace('"input_tokens":900', '"input_tokens":1').replace('1100', '201'),
    ],
    ['a prototype', (text) => text.replace('{', '{"__proto__":{"usage":null},')],
    ['one more field', (text) => text.replace('"usage":{', '"usage":{"cost":0,')],
    ['a mark at its beginning', (text) => `\u{FEFF}${text}`],
    ['something after its end', (text) => `${text}{}`],
    ['sixty kilobytes of depth', (text) => text.replace('"usage":', `"deep":${'['.repeat(60_000)},"usage":`)],
    ['an attempt that is not the lost one', (text) => text.replace('"retry_ordinal":0', '"retry_ordinal":1')],
  ])('with %s changes nothing', async (_what, spoil) => {
    const { repo } = await lostRun(0, [3]);
    const journal = repo.readText(`${RUN}/journal.jsonl`);
    const file = receipt(repo);
    const [before, after] = [repo.readText(file), spoil(repo.readText(file))];
    expect(after).not.toBe(before);
    writeFileSync(repo.path(file), after);
    await expect(reconcile(repo, { receipt: file })).rejects.toMatchObject({ exit: 1, code: 'findings' });
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(journal);
    expect(existsSync(repo.path(RUN, 'reconciliations'))).toBe(false);
  });

  it('of a request that was answered, or of another run, settles none', async () => {
    const { repo, ids } = await lostRun(0, [3]);
    const journal = repo.readText(`${RUN}/journal.jsonl`);
    const answered = events(repo, 'dispatched')[0]!;
    const { providerRequestId, attempt } = answered;
    const file = receipt(repo, { providerRequestId, attempt });
    await expect(reconcile(repo, { receipt: file })).rejects.toMatchObject({ exit: 1, code: 'findings' });
    await expect(reconcile(repo, { receipt: file, request: answered.requestId })).rejects.toMatchObject({
      code: 'not-indeterminate',
    });
    await expect(reconcile(repo, { receipt: file, request: ids[0]! })).rejects.toMatchObject({ code: 'findings' });
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(journal);
  });
});

describe('a decision', () => {
  it('to replay sends each once more, under another id, and the run completes', async () => {
    const { repo, server: gateway, ids } = await lostRun(1, [3, 4]);
    const result = await reconcile(repo, { decision: 'replay', reason: REASON });
    expect(result).toMatchObject({ exit: 0, json: { ok: true, state: 'paused', pending: ids, indeterminate: [] } });
    expect(gateway.requests).toHaveLength(10);
    expect(repo.readText(`${RUN}/journal.jsonl`)).not.toContain(REASON);
    expect(await reconcile(repo, { decision: 'replay', reason: REASON, request: ids[0]! })).toMatchObject({ exit: 0 });
    expect(events(repo, 'reconciled')).toHaveLength(2);
    expect(await go(repo, gateway)).toMatchObject({ exit: 0, json: { status: 'completed', totals: { requests: 12 } } });
    expect([...gateway.counts().values()].every((count) => count === 1)).toBe(true);
    expect(gateway.requests).toHaveLength(12);
    await sound(repo);
  });

  it('to replay is refused beyond the retry cap, for all or for none', async () => {
    const { repo, ids } = await lostRun(0, [3]);
    await expect(reconcile(repo, { decision: 'replay', reason: REASON })).rejects.toMatchObject({
      exit: 1,
      code: 'replay-impossible',
    });
    expect(events(repo, 'reconciled')).toEqual([]);
    const abandoned = await reconcile(repo, { decision: 'abandon', reason: REASON });
    expect(abandoned).toMatchObject({
      exit: 0,
      json: { state: 'completed', requests: [{ requestId: ids[0], outcome: 'abandoned' }] },
    });
    await sound(repo);
  });

  it('to abandon a request with attempts left leaves only cancel', async () => {
    const { repo, server: gateway, ids } = await lostRun(1, [3]);
    const result = await reconcile(repo, { decision: 'abandon', reason: REASON });
    expect(result).toMatchObject({ exit: 0, json: { ok: true, state: 'paused' } });
    expect(result.text).toContain('equipoise cancel');
    const sent = gateway.requests.length;
    expect(await go(repo, gateway)).toMatchObject({ exit: 1, json: { status: 'paused', onlyCancel: true } });
    expect(gateway.requests).toHaveLength(sent);
    await expect(reconcile(repo, { decision: 'replay', reason: REASON, request: ids[0]! })).rejects.toMatchObject({
      code: 'not-indeterminate',
    });
    await sound(repo);
    const context = testContext({ cwd: repo.root, now: later() });
    expect(await cancelCommand({ run: RUN, reason: REASON }, context)).toMatchObject({
      exit: 0,
      json: { code: 'abandoned-requests', already: false },
    });
    await sound(repo);
    expect(await reconcile(repo, {})).toMatchObject({ exit: 0, json: { state: 'cancelled' } });
  });
});

describe('files of reconciliations', () => {
  it.each([
    ['missing', (repo: EvidenceRepo, file: string) => rmSync(repo.path(file))],
    [
      'changed',
      (repo: EvidenceRepo, file: string) =>
        writeFileSync(repo.path(file), repo.readText(file).replace('console', 'konsole')),
    ],
    [
      'extra',
      (repo: EvidenceRepo, file: string) => writeFileSync(repo.path(file.replace('0001', '0007')), repo.readText(file)),
    ],
  ])('that are %s are found', async (_what, spoil) => {
    const { repo, ids } = await lostRun(0, [3]);
    await reconcile(repo, { decision: 'abandon', reason: REASON });
    spoil(repo, `${RUN}/reconciliations/0001-${ids[0]!.slice(0, 8)}.json`);
    const context = testContext({ cwd: repo.root });
    const checked = await validateCommand({ paths: [RUN], fileOnly: false, campaign: null }, context);
    expect(checked).toMatchObject({ exit: 1 });
    expect(checked.text).toContain('reconciliations/000');
  });
});

describe('a folder of reconciliations that is a link', () => {
  it('is refused by every command that would write there, or take away leftovers', async () => {
    const { repo, server: gateway } = await lostRun(0, [3]);
    const elsewhere = temporaryFolder();
    const theirs = join(elsewhere, '0001-ffffffff.json');
    writeFileSync(theirs, '{}');
    symlinkSync(elsewhere, repo.path(RUN, 'reconciliations'));
    const refused = { exit: 1, code: 'reconciliations-not-a-folder' };
    const journal = repo.readText(`${RUN}/journal.jsonl`);
    await expect(reconcile(repo, { decision: 'abandon', reason: REASON })).rejects.toMatchObject(refused);
    await expect(go(repo, gateway)).rejects.toMatchObject(refused);
    await expect(
      cancelCommand({ run: RUN, reason: REASON }, testContext({ cwd: repo.root, now: later() })),
    ).rejects.toMatchObject(refused);
    expect(readdirSync(elsewhere)).toEqual(['0001-ffffffff.json']);
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(journal);
    expect(readdirSync(repo.path(RUN)).filter((name) => name.startsWith('.lock'))).toEqual([]);
  });
});

describe('cancel', () => {
  it('ends a paused run with its reason in a file, once, and never a complete one', async () => {
    const { repo } = await lostRun(0, [3]);
    const context = testContext({ cwd: repo.root, now: later() });
    expect(await cancelCommand({ run: RUN, reason: REASON }, context)).toMatchObject({
      exit: 0,
      json: { state: 'cancelled', code: 'operator', already: false },
    });
    expect(events(repo, 'cancelled')[0]?.fileSha256).toBe(sha256Hex(repo.readText(`${RUN}/cancellation.json`)));
    expect(JSON.parse(repo.readText(`${RUN}/run.json`))).toMatchObject({ status: 'cancelled' });
    await sound(repo);
    const journal = repo.readText(`${RUN}/journal.jsonl`);
    expect(await cancelCommand({ run: RUN, reason: 'Another.' }, context)).toMatchObject({
      exit: 0,
      json: { already: true },
    });
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(journal);
    writeFileSync(
      repo.path(RUN, 'cancellation.json'),
      repo.readText(`${RUN}/cancellation.json`).replace('console', 'konsole'),
    );
    expect((await validateCommand({ paths: [RUN], fileOnly: false, campaign: null }, context)).text).toContain(
      'cancellation-changed',
    );

    // What was lost in it can be shown, and settled no more.
    for (const way of [
      { lookup: true },
      { decision: 'replay', reason: REASON },
      { decision: 'abandon', reason: REASON },
    ])
      await expect(reconcile(repo, way, lookupDriver([found(repo)]))).rejects.toMatchObject({
        exit: 1,
        code: 'run-cancelled',
      });
    expect(await reconcile(repo, {})).toMatchObject({ exit: 0, json: { state: 'cancelled' } });
    expect(repo.readText(`${RUN}/journal.jsonl`)).toBe(journal);

    const other = await evidenceRepo();
    const there = testContext({ cwd: other.root });
    await runCommand(RUN_REQUEST, there);
    await expect(cancelCommand({ run: RUN, reason: REASON }, there)).rejects.toMatchObject({
      exit: 1,
      code: 'run-completed',
    });
    expect(() => cancelCommand({ run: RUN, reason: '' }, there)).toThrow(expect.objectContaining({ exit: 2 }) as Error);
  });
});
