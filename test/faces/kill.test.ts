/**
 * kill -9 of the real command at random moments, resumed until nothing is left to do, against a real model server that
 * counts. `EQUIPOISE_KILL_RUNS=50` makes it fifty runs; a few by default, since each takes seconds.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Big } from 'big.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLI, cleanEnvironment, equipoise, equipoiseJson } from '../support/dist.ts';
import { createRepo, type TestRepo } from '../support/repo.ts';

const RUNS = Number(process.env['EQUIPOISE_KILL_RUNS'] ?? '4');
const PAIRS = 20;
const CAMPAIGN = 'campaigns/kill';

interface Counts {
  readonly byId: Readonly<Record<string, number>>;
  readonly answered: number;
}
interface JournalLine {
  readonly event: string;
  readonly requestId?: string;
  readonly providerRequestId?: string;
  readonly reserved?: { inputTokens: number; outputTokens: number; costUsd: string };
  readonly charged?: { inputTokens: number; outputTokens: number; costUsd: string };
  readonly usage?: { inputTokens: number; outputTokens: number };
  readonly costUsd?: string;
}
interface Status {
  readonly state: string;
  readonly pending: readonly string[];
  readonly requests: { received: number; exhausted: number; indeterminate: number; pending: number };
  readonly totals: { requests: number; inputTokens: number; outputTokens: number; costUsd: string };
}

let repo: TestRepo;
let server: ChildProcess;
let baseUrl = '';

beforeAll(async () => {
  repo = createRepo();
  repo.commit({ 'skills/a/SKILL.md': 'Look at every line.\n' });
  repo.commit({ 'skills/a/SKILL.md': 'Look at every line. Name the file, the line and the severity.\n' });
  for (const args of [
    ['init'],
    [
      ...['campaign', 'new', '--category', 'code-review-coverage', '--id', 'kill', '--pairs', String(PAIRS)],
      ...['--baseline', 'HEAD~1:skills/a/SKILL.md', '--candidate', 'HEAD:skills/a/SKILL.md'],
      ...['--model', 'test/model@model-2026-01-01', '--input-price', '1.25', '--output-price', '10'],
    ],
  ]) {
    expect(equipoise(args, { cwd: repo.root })).toMatchObject({ code: 0 });
  }
  server = spawn(
    process.execPath,
    [
      resolve(import.meta.dirname, '../support/gateway-server-cli.ts'),
      ...['--fixture', repo.path(CAMPAIGN, 'fixture.json'), '--rubric', repo.path(CAMPAIGN, 'rubric.json')],
      ...['--delay-ms', '40'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (server.stdout === null) throw new Error('the server has no stdout');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  baseUrl = (JSON.parse(line.toString('utf8')) as { baseUrl: string }).baseUrl;
});
afterAll(() => {
  server.kill();
});

async function counts(): Promise<Counts> {
  return (await (await fetch(new URL('/__counts', baseUrl))).json()) as Counts;
}

function runArgs(runId: string): string[] {
  return ['run', CAMPAIGN, '--run-id', runId, '--gateway', 'openai-chat', '--base-url', baseUrl, '--concurrency', '4'];
}

/** Starts the run and kills it once the server has got `after` more requests; resolves to whether it was killed in time. */
async function runAndKill(runId: string, after: number): Promise<boolean> {
  const before = Object.keys((await counts()).byId).length;
  const child = spawn(process.execPath, [CLI, ...runArgs(runId)], {
    cwd: repo.root,
    env: cleanEnvironment(),
    stdio: 'ignore',
  });
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  while (child.exitCode === null && Object.keys((await counts()).byId).length < before + after)
    await new Promise((tick) => setTimeout(tick, 2));
  child.kill('SIGKILL');
  return (await ended)[1] === 'SIGKILL';
}

function readJournal(runId: string): JournalLine[] {
  const text = readFileSync(join(repo.root, CAMPAIGN, 'runs', runId, 'journal.jsonl'), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalLine);
}

describe(`${RUNS} runs of ${PAIRS} pairs, killed and resumed`, () => {
  it.each(Array.from({ length: RUNS }, (_, index) => index))('run %i: nothing twice, nothing lost', async (index) => {
    const runId = `run-${index}`;
    // Two kills a run, at moments spread over the whole of it; the first is sometimes before anything was sent.
    const moments = [(index * 7) % 23, 1 + ((index * 5) % 11)];
    let killed = 0;
    for (const moment of moments) if (await runAndKill(runId, moment)) killed += 1;
    const last = equipoiseJson(runArgs(runId), { cwd: repo.root });
    expect(last.json).toMatchObject({ runId });
    const { json } = equipoiseJson(['status', `${CAMPAIGN}/runs/${runId}`], { cwd: repo.root });
    const status = json as Status;
    const { requests, totals } = status;
    expect({ pending: requests.pending, ids: status.pending }).toEqual({ pending: 0, ids: [] });
    expect(requests.received + requests.exhausted + requests.indeterminate).toBe(2 * PAIRS);
    expect(status.state).toBe(requests.indeterminate === 0 ? 'completed' : 'paused');
    expect(last.code).toBe(requests.indeterminate === 0 ? 0 : 1);
    // At most what was under way at each kill can be unknown.
    expect(requests.indeterminate).toBeLessThanOrEqual(4 * killed);

    const journal = readJournal(runId);
    const dispatched = journal.filter(({ event }) => event === 'dispatched');
    const seen = (await counts()).byId;
    for (const { providerRequestId = '' } of dispatched) expect(seen[providerRequestId] ?? 0).toBeLessThanOrEqual(1);
    const got = dispatched.filter(({ providerRequestId = '' }) => (seen[providerRequestId] ?? 0) === 1).length;
    // Whatever the server never saw was cut off before it left: written down first, so never sent unknown.
    expect(got).toBeGreaterThanOrEqual(requests.received);
    expect(new Set(dispatched.map(({ providerRequestId }) => providerRequestId)).size).toBe(dispatched.length);

    // The ledger, added up again from the journal alone.
    const reserved = new Map(dispatched.map(({ requestId, reserved: amount }) => [requestId, amount]));
    let [inputTokens, outputTokens, costUsd] = [0, 0, new Big(0)];
    for (const line of journal) {
      const amount = line.event === 'indeterminate' ? line.charged : line.event === 'received' ? line.usage : undefined;
      if (amount === undefined) continue;
      if (line.event === 'indeterminate') expect(amount).toEqual(reserved.get(line.requestId));
      inputTokens += amount.inputTokens;
      outputTokens += amount.outputTokens;
      costUsd = costUsd.plus((line.event === 'received' ? line.costUsd : line.charged?.costUsd) ?? 'missing');
    }
    expect({ inputTokens, outputTokens, costUsd: costUsd.toFixed() }).toEqual({
      inputTokens: totals.inputTokens,
      outputTokens: totals.outputTokens,
      costUsd: new Big(totals.costUsd).toFixed(),
    });
    // The derived run record stands before the original parser's rules.
    const record = [
      'validate',
      '--file-only',
      '--campaign',
      `${CAMPAIGN}/campaign.json`,
      `${CAMPAIGN}/runs/${runId}/run.json`,
    ];
    expect(equipoiseJson(record, { cwd: repo.root })).toMatchObject({ code: 0, json: { ok: true } });
    expect(equipoise(['validate', CAMPAIGN], { cwd: repo.root })).toMatchObject({ code: 0 });
  });
});

describe('Ctrl-C', () => {
  it('drains what is under way, pauses, and leaves nothing unknown', async () => {
    const child = spawn(process.execPath, [CLI, ...runArgs('drained')], {
      cwd: repo.root,
      env: cleanEnvironment(),
      stdio: 'ignore',
    });
    const ended = once(child, 'close') as Promise<[number | null, string | null]>;
    const before = Object.keys((await counts()).byId).length;
    while (Object.keys((await counts()).byId).length < before + 3) await new Promise((tick) => setTimeout(tick, 2));
    child.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
    const { json } = equipoiseJson(['status', `${CAMPAIGN}/runs/drained`], { cwd: repo.root });
    expect(json).toMatchObject({
      status: 'paused',
      pauseReason: 'aborted',
      requests: { indeterminate: 0 },
    });
    expect((json as Status).requests.received).toBeGreaterThan(0);
    expect((json as Status).requests.pending).toBeGreaterThan(0);
    expect(equipoiseJson(runArgs('drained'), { cwd: repo.root })).toMatchObject({
      code: 0,
      json: { status: 'completed' },
    });
  });
});
