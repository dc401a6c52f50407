/**
 * Runs killed with SIGKILL and resumed, against a server that counts. Whatever the moment: nothing is sent twice, what was
 * under way is indeterminate and charged at its reservation, the rest is finished, and the sums are right.
 *
 * EQUIPOISE_CRASH_RUNS sets the number of runs killed at random moments: 50 unless set, which takes two idle processors
 * about twenty seconds.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { makeCampaign } from '../ledger/support/campaign.ts';
import { audit, picoUsd } from './support/audit.ts';
import { GOOD, startServer, type Behaviour, type CountingServer } from './support/server.ts';
import { bundleWorker, type WorkerBundle, type WorkerEnd } from './support/spawn.ts';
import type { Orders } from './support/worker.ts';

const RUNS = Number(process.env['EQUIPOISE_CRASH_RUNS'] ?? '50');
let bundle: WorkerBundle;

beforeAll(async () => {
  bundle = await bundleWorker();
});
afterAll(() => bundle.remove());

/** Two at a time: as many as the smallest machine has processors. */
async function inTwos(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all([lane(), lane()]);
}

/** Resumes until the run comes to rest by itself. */
async function finish(orders: Orders): Promise<RunSummary> {
  const end = await bundle.start(orders).ended;
  if (end.summary === null) throw new Error(`code ${end.code}, signal ${end.signal}: ${end.stderr}`);
  return end.summary;
}

/** Everything that must hold of a run that crashed and was resumed to its end. */
function check(orders: Orders, server: CountingServer, summary: RunSummary): Map<string, string> {
  const campaign = makeCampaign(orders);
  const found = audit(orders.runDir, campaign, server.arrivals);
  const { indeterminate, received, record } = found;
  const lost = indeterminate.size;
  expect([...new Set(indeterminate.values())].filter((code) => code !== 'interrupted')).toEqual([]);
  expect(summary).toMatchObject({
    status: lost > 0 ? 'paused' : 'completed',
    pauseReason: lost > 0 ? 'indeterminate-requests' : null,
    requests: {
      scheduled: orders.pairs * 2,
      indeterminate: lost,
      received: received.size,
      exhausted: orders.pairs * 2 - lost - received.size,
      pending: 0,
    },
  });
  expect(summary.totals).toMatchObject({
    requests: found.dispatched.size,
    inputTokens: found.inputTokens,
    outputTokens: found.outputTokens,
  });
  expect(picoUsd(summary.totals.costUsd)).toBe(found.picoUsd);
  expect(record.status).toBe(summary.status);
  expect(record.completed).toHaveLength(orders.pairs * 2 - lost);
  const { budget } = campaign;
  expect(found.picoUsd <= picoUsd(String(budget.maxCostUsd))).toBe(true);
  expect(found.dispatched.size <= budget.maxRequests && found.inputTokens <= budget.maxInputTokens).toBe(true);
  return new Map(indeterminate);
}

/** Some answers are slow, some requests are refused once; by id, so that a resumed run meets the same server. */
function behaviour(id: string): Behaviour {
  const number = Number.parseInt(id.slice(4, 8), 16);
  if (number % 11 === 0) return { status: 500, delayMs: 2 };
  return {
    delayMs: number % 13,
    reply: { ...GOOD, inputTokens: 500 + (number % 3000), outputTokens: 1 + (number % 999) },
  };
}

describe('a run of 20 pairs killed at a random moment', () => {
  it(`sends nothing twice and finishes all that is certain (${RUNS} runs)`, { timeout: 600_000 }, async () => {
    let killed = 0;
    let lost = 0;
    await inTwos(RUNS, async (index) => {
      let kill: () => void = () => undefined;
      let killAt = Math.floor(Math.random() * 42);
      const server = await startServer(behaviour, (arrival) => {
        if (arrival === killAt) void sleep(Math.random() * 12).then(() => kill());
      });
      const orders: Orders = {
        runDir: join(bundle.folder, `random-${index}`),
        url: server.url,
        pairs: 20,
        retries: 1,
        concurrency: 1 + (index % 6),
      };
      let end: WorkerEnd | null = null;
      // Every third run is killed twice.
      for (let crash = 0; crash < (index % 3 === 0 ? 2 : 1); crash += 1) {
        const worker = bundle.start(orders);
        kill = () => worker.child.kill('SIGKILL');
        end = await worker.ended;
        if (end.signal === 'SIGKILL') killed += 1;
        killAt = server.arrivals.length + Math.floor(Math.random() * 10);
      }
      kill = () => undefined;
      const summary = end?.summary ?? (await finish(orders));
      lost += check(orders, server, summary).size;
      await server.close();
    });
    // A test whose kills come too late, or never hit a request under way, has tested nothing.
    expect(killed).toBeGreaterThanOrEqual(Math.floor(RUNS / 2));
    expect(lost).toBeGreaterThan(0);
  });
});

describe('a run killed at each boundary of its journal', () => {
  const base = { pairs: 5, retries: 0, concurrency: 2 };
  const APPENDS = 32;

  it('has as many boundaries as this test visits', async () => {
    const server = await startServer(() => ({}));
    const orders = { ...base, runDir: join(bundle.folder, 'whole'), url: server.url };
    const summary = await finish(orders);
    expect(check(orders, server, summary).size).toBe(0);
    // The events are appended one by one: admission, ten requests with three lines each, the end.
    expect(audit(orders.runDir, makeCampaign(base), server.arrivals).lines).toHaveLength(APPENDS);
    await server.close();
  });

  const moments = [
    ['before', 'before a line is written'],
    ['after', 'when a line is durable and nothing has followed from it'],
    ['torn', 'in the middle of a line'],
  ] as const;
  for (const [when, moment] of moments) {
    it(`resumes: ${moment}`, { timeout: 300_000 }, async () => {
      const torn: number[] = [];
      await inTwos(APPENDS, async (append) => {
        const server = await startServer(() => ({ delayMs: 1 }));
        const orders = { ...base, runDir: join(bundle.folder, `${when}-${append}`), url: server.url };
        const end = await bundle.start({ ...orders, crash: { append, when } }).ended;
        expect([append, end.signal, end.stderr]).toEqual([append, 'SIGKILL', '']);
        const summary = await finish(orders);
        const lost = check(orders, server, summary);
        const { lines } = audit(orders.runDir, makeCampaign(base), server.arrivals);
        const resumed = lines.find(({ event }) => event === 'resumed') as { discardedBytes?: number } | undefined;
        if ((resumed?.discardedBytes ?? 0) > 0) torn.push(append);
        // Two pairs are under way at most, and each has one request in flight.
        expect(lost.size).toBeLessThanOrEqual(2);
        await server.close();
      });
      // Every torn line but that of the admission itself leaves a journal that is resumed, and says what was cut off.
      expect(torn.length).toBe(when === 'torn' ? APPENDS - 1 : 0);
    });
  }
});
