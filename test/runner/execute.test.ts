/** The executor with a scripted gateway: order, concurrency, retries, ceilings, and every reason to stop. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AttemptOutcome, AttemptRequest } from '../../src/gateway/broker.ts';
import { replayJournal } from '../../src/ledger/journal.ts';
import { parseRunRecord } from '../../src/protocol/run.ts';
import { buildSchedule } from '../../src/protocol/schedule.ts';
import { readRun } from '../../src/runner/read-run.ts';
import type { RunProgress } from '../../src/runner/progress.ts';
import { makeCampaign, makeGrant } from '../ledger/support/campaign.ts';
import { readLines } from './support/audit.ts';
import { answer, failure, lost, openTrial, runTrial, scratch, type Trial } from './support/harness.ts';

const folders = scratch();
afterAll(() => folders.remove());

const campaign = makeCampaign();
const trial = (attempt: Trial['attempt'], change: Partial<Trial> = {}): Trial => ({
  campaign,
  runDir: folders.next(),
  attempt,
  ...change,
});
const good = async (): Promise<AttemptOutcome> => Promise.resolve(answer(campaign));

/** Pairs and positions in the order in which they were sent. */
function sendings(runDir: string): string[] {
  const schedule = new Map(buildSchedule(campaign).map((request) => [request.requestId, request]));
  return readLines(runDir)
    .filter(({ event }) => event === 'dispatched')
    .map(({ requestId = '', attempt }) => {
      const request = schedule.get(requestId);
      return `${request?.pairIndex}.${request?.position}.${attempt}`;
    });
}

function events(runDir: string, name: string): Record<string, unknown>[] {
  return readLines(runDir).filter(({ event }) => event === name) as unknown as Record<string, unknown>[];
}

describe('a run without incident', () => {
  it('sends every request once, pairs in order, and completes', async () => {
    const options = trial(good);
    const summary = await runTrial(options);
    expect(summary).toMatchObject({
      status: 'completed',
      pairs: { total: 5, complete: 5, eligible: 5 },
      totals: { requests: 10, inputTokens: 9000, outputTokens: 2000, costUsd: '0.0105' },
      wasted: { requests: 0, costUsd: '0' },
    });
    expect(sendings(options.runDir)).toEqual([0, 1, 2, 3, 4].flatMap((pair) => [`${pair}.1.1`, `${pair}.2.1`]));
    const record = parseRunRecord(readFileSync(join(options.runDir, 'run.json')), 'run.json', campaign);
    expect(record).toMatchObject({ ok: true, value: { status: 'completed' } });
  });

  it('ends in the state that its journal replays to', async () => {
    const options = trial(good, { concurrency: 3 });
    const summary = await runTrial(options);
    const state = await readRun(options.runDir, campaign);
    if (!state.ok) throw new Error(JSON.stringify(state.findings));
    expect(state.value.totals.requests).toBe(summary.totals.requests);
    expect(state.value.status).toBe('completed');
  });

  it('is not stirred when it is run again', async () => {
    const options = trial(good);
    await runTrial(options);
    const before = readFileSync(join(options.runDir, 'journal.jsonl'));
    const again = await runTrial({ ...options, attempt: () => Promise.reject(new Error('nothing is left to send')) });
    expect(again.status).toBe('completed');
    expect(readFileSync(join(options.runDir, 'journal.jsonl'))).toEqual(before);
  });

  it('has up to the admitted number of pairs under way, and position 2 after position 1', async () => {
    const wide = makeCampaign({ pairs: 12 });
    let underWay = 0;
    let peak = 0;
    const attempt = async (): Promise<AttemptOutcome> => {
      underWay += 1;
      peak = Math.max(peak, underWay);
      await new Promise((resolve) => setTimeout(resolve, 4));
      underWay -= 1;
      return answer(wide);
    };
    const options = trial(attempt, { campaign: wide, concurrency: 4 });
    expect((await runTrial(options)).status).toBe('completed');
    expect(peak).toBe(4);
    // Order is checked by the replay; a journal in another order would be refused.
    const bytes = readFileSync(join(options.runDir, 'journal.jsonl'));
    expect(replayJournal(bytes, wide).ok).toBe(true);
  });

  it('asks both arms alike, but for the instruction', async () => {
    const seen: AttemptRequest[] = [];
    await runTrial(
      trial(async (request) => {
        seen.push(request);
        return good();
      }),
    );
    const tasks = new Set(seen.map(({ messages }) => messages.at(-1)?.content));
    const instructions = new Set(seen.map(({ messages }) => messages[0]?.content));
    expect([tasks.size, instructions.size]).toEqual([1, 2]);
  });

  it('tells how far it is, against each ceiling', async () => {
    const told: RunProgress[] = [];
    await runTrial(trial(good, { execute: { onProgress: (progress) => told.push(progress) } }));
    const [first] = told;
    expect(first).toMatchObject({ pairsDone: 0, pairsTotal: 5, requests: { spent: 0, ceiling: 20 }, etaMs: null });
    expect(told.at(-1)).toMatchObject({
      pairsDone: 5,
      requestsDone: 10,
      requests: { spent: 10, reserved: 0, ceiling: 20 },
      inputTokens: { spent: 9000, reserved: 0, ceiling: 80_000 },
      outputTokens: { spent: 2000, reserved: 0, ceiling: 20_000 },
      costUsd: { spent: '0.0105', reserved: '0', ceiling: '0.1' },
      etaMs: 0,
      stopping: null,
    });
    expect(told.map(({ pairsDone }) => pairsDone)).toEqual([...told.map(({ pairsDone }) => pairsDone)].sort());
  });

  it('does not mind a progress display that breaks', async () => {
    const onProgress = (): never => {
      throw new Error('the terminal is gone');
    };
    expect((await runTrial(trial(good, { execute: { onProgress } }))).status).toBe('completed');
  });
});

describe('failures that are certain', () => {
  it('are retried up to the cap, then the request is exhausted and its pair goes on', async () => {
    const options = trial(async ({ trial: { pairIndex } }) =>
      Promise.resolve(pairIndex === 1 ? failure('provider-error') : answer(campaign)),
    );
    const summary = await runTrial(options);
    expect(summary).toMatchObject({
      status: 'completed',
      pairs: { complete: 5, eligible: 4 },
      requests: { received: 8, exhausted: 2 },
      totals: { requests: 12, inputTokens: 7200 },
      wasted: { requests: 0 },
    });
    expect(sendings(options.runDir).filter((sent) => sent.startsWith('1.'))).toEqual([
      '1.1.1',
      '1.1.2',
      '1.2.1',
      '1.2.2',
    ]);
  });

  it('wait longer each time, and not at all when waiting cannot help', async () => {
    const waits: number[] = [];
    const sleep = async (ms: number): Promise<void> => {
      waits.push(ms);
      return Promise.resolve();
    };
    const patient = makeCampaign({ retries: 3 });
    let sent = 0;
    const attempt = async (): Promise<AttemptOutcome> => {
      sent += 1;
      return Promise.resolve(sent <= 3 ? failure('provider-error') : answer(patient));
    };
    await runTrial(trial(attempt, { campaign: patient, execute: { sleep } }));
    expect(waits).toHaveLength(3);
    for (const [index, full] of [500, 1000, 2000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(full / 2);
      expect(waits[index]).toBeLessThanOrEqual(full);
    }
    waits.length = 0;
    let once = true;
    const refused = async (): Promise<AttemptOutcome> => {
      const first = once;
      once = false;
      return Promise.resolve(first ? failure('bad-request', { retryable: false }) : answer(patient));
    };
    await runTrial(trial(refused, { campaign: patient, execute: { sleep } }));
    expect(waits).toEqual([]);
  });

  it('hold everybody back for as long as the server asks', async () => {
    let clock = 0;
    const sentAt: number[] = [];
    const attempt = async (): Promise<AttemptOutcome> => {
      sentAt.push(clock);
      return Promise.resolve(sentAt.length === 1 ? failure('rate-limited', { retryAfterMs: 9000 }) : answer(campaign));
    };
    const sleep = async (ms: number): Promise<void> => {
      clock += ms;
      return Promise.resolve();
    };
    const summary = await runTrial(trial(attempt, { execute: { sleep, monotonic: () => clock } }));
    expect(summary.status).toBe('completed');
    expect(sentAt[1]).toBeGreaterThanOrEqual(9000);
  });

  it('pause the run when the server asks for more patience than it has', async () => {
    const attempt = async (): Promise<AttemptOutcome> =>
      Promise.resolve(failure('rate-limited', { retryAfterMs: 3_600_000 }));
    const options = trial(attempt, { execute: { monotonic: () => 0 } });
    expect(await runTrial(options)).toMatchObject({ status: 'paused', pauseReason: 'rate-limited' });
    expect(sendings(options.runDir)).toEqual(['0.1.1']);
  });

  it('stop the run at once when everybody is refused, and leave the other attempts for a resume', async () => {
    const options = trial(async () => Promise.resolve(failure('unauthorized', { retryable: false, stopsRun: true })));
    expect(await runTrial(options)).toMatchObject({ status: 'paused', pauseReason: 'provider-refused' });
    expect(sendings(options.runDir)).toEqual(['0.1.1']);
    expect(await runTrial({ ...options, attempt: good })).toMatchObject({ status: 'completed' });
    expect(sendings(options.runDir).slice(0, 3)).toEqual(['0.1.1', '0.1.2', '0.2.1']);
  });

  it('do not eat up a campaign while a server is down', async () => {
    const options = trial(async () => Promise.resolve(failure('connect-failed')));
    const summary = await runTrial(options);
    expect(summary).toMatchObject({
      status: 'paused',
      pauseReason: 'failures-persistent',
      requests: { exhausted: 5, pending: 5 },
    });
  });
});

describe('attempts of unknown outcome', () => {
  it('are charged in full and never sent again, and the partner still is', async () => {
    const options = trial(async ({ trial: { pairIndex } }) =>
      Promise.resolve(pairIndex === 2 ? lost(campaign) : answer(campaign)),
    );
    const summary = await runTrial(options);
    expect(summary).toMatchObject({
      status: 'paused',
      pauseReason: 'indeterminate-requests',
      pairs: { complete: 4, eligible: 4 },
      requests: { received: 8, indeterminate: 2, pending: 0 },
      totals: { requests: 10, inputTokens: 8 * 900 + 2 * 4000, costUsd: '0.0184' },
      wasted: { requests: 2, costUsd: '0.01' },
    });
    const again = await runTrial({ ...options, attempt: () => Promise.reject(new Error('must not be sent')) });
    expect(again).toEqual(summary);
    expect(events(options.runDir, 'resumed')).toEqual([]);
  });

  it('are what a gateway leaves that breaks its word and throws; the fault is reported', async () => {
    let sent = 0;
    const options = trial(async () => {
      sent += 1;
      return sent === 2 ? Promise.reject(new Error('driver fault')) : good();
    });
    await expect(runTrial(options)).rejects.toThrow('driver fault');
    expect(events(options.runDir, 'indeterminate')).toMatchObject([{ code: 'driver-fault-after-send' }]);
    expect(events(options.runDir, 'paused')).toMatchObject([{ reason: 'internal-error' }]);
    expect(await runTrial({ ...options, attempt: good })).toMatchObject({
      status: 'paused',
      requests: { received: 9, indeterminate: 1 },
    });
  });
});

describe('answers that do not count', () => {
  it('are paid for, not scored and not asked for again', async () => {
    const options = trial(async ({ trial: { pairIndex } }) =>
      Promise.resolve(answer(campaign, pairIndex === 0 ? { rejection: 'truncated', finishReason: 'length' } : {})),
    );
    expect(await runTrial(options)).toMatchObject({
      status: 'completed',
      pairs: { complete: 5, eligible: 4 },
      totals: { requests: 10 },
      wasted: { requests: 2, inputTokens: 1800 },
    });
    expect(events(options.runDir, 'scored').slice(0, 2)).toMatchObject([
      { parse: 'not-scored', eligible: false, reason: 'truncated' },
      { parse: 'not-scored', eligible: false, reason: 'truncated' },
    ]);
  });

  it('score nothing, and count, when they are off their contract', async () => {
    const options = trial(async () => Promise.resolve(answer(campaign, { output: 'no JSON' })));
    expect(await runTrial(options)).toMatchObject({ pairs: { eligible: 5 } });
    expect(events(options.runDir, 'scored')[0]).toMatchObject({ parse: 'malformed', total: 0, eligible: true });
  });

  it('pause the run after three from another model in a row', async () => {
    const effective = { provider: 'example', model: 'another', reasoningEffort: null };
    const options = trial(async () => Promise.resolve(answer(campaign, { rejection: 'route-drift', effective })));
    expect(await runTrial(options)).toMatchObject({
      pauseReason: 'route-drift-persistent',
      requests: { received: 3, pending: 7 },
    });
  });

  it('end all sending when the provider counted more than the cap, for good', async () => {
    let sent = 0;
    const options = trial(async () => {
      sent += 1;
      return Promise.resolve(
        answer(campaign, sent === 3 ? { outputTokens: 1001, rejection: 'usage-over-cap', stopsRun: true } : {}),
      );
    });
    expect(await runTrial(options)).toMatchObject({ status: 'paused', pauseReason: 'usage-over-cap' });
    expect(sent).toBe(3);
    expect(await runTrial(options)).toMatchObject({ status: 'paused', pauseReason: 'usage-over-cap' });
    expect(sent).toBe(3);
  });
});

describe('ceilings and grants', () => {
  it('start only pairs of which the whole worst case fits', async () => {
    const { ceilings } = makeGrant(campaign);
    // Each pair can cost 4 attempts; an answered one costs 2. After three pairs (6) there is no room for 4 more in 9.
    const grant = makeGrant(campaign, {
      expiresAt: '2099-01-01T00:00:00.000Z',
      ceilings: { ...ceilings, maxRequests: 9 },
    });
    const options = trial(good, { admit: { grant }, concurrency: 4 });
    expect(await runTrial(options)).toMatchObject({
      status: 'paused',
      pauseReason: 'ceiling-reached',
      pairs: { complete: 3 },
      requests: { received: 6, pending: 4 },
    });
  });

  it('refuse a campaign that its own budget cannot carry, before anything is written', async () => {
    const poor = makeCampaign({ budget: { maxCostUsd: 0.0999 } });
    await expect(runTrial(trial(good, { campaign: poor }))).rejects.toMatchObject({ code: 'over-budget', exit: 1 });
  });

  it('send nothing after the end of the grant', async () => {
    let minutes = 0;
    const start = Date.parse('2026-07-16T12:00:00.000Z');
    const grant = makeGrant(campaign, { expiresAt: '2026-07-16T13:00:00.000Z' });
    const options = trial(
      async () => {
        minutes += 15;
        return good();
      },
      { admit: { grant }, now: () => new Date(start + minutes * 60_000) },
    );
    expect(await runTrial(options)).toMatchObject({
      pauseReason: 'grant-expired',
      requests: { received: 4, pending: 6 },
    });
    expect(await runTrial(options)).toMatchObject({ pauseReason: 'grant-expired', requests: { received: 4 } });
  });
});

describe('stopping', () => {
  it('awaits what is under way, records it and pauses; a resume does the rest', async () => {
    const controller = new AbortController();
    let sent = 0;
    const attempt = async (): Promise<AttemptOutcome> => {
      sent += 1;
      if (sent === 4) controller.abort();
      await new Promise((resolve) => setTimeout(resolve, 5));
      return answer(campaign);
    };
    const options = trial(attempt, { concurrency: 3, execute: { signal: controller.signal } });
    const summary = await runTrial(options);
    expect(summary).toMatchObject({ status: 'paused', pauseReason: 'aborted', requests: { indeterminate: 0 } });
    expect(summary.requests.received).toBe(sent);
    expect(sent).toBeLessThan(10);
    expect(await runTrial({ ...options, execute: {} })).toMatchObject({
      status: 'completed',
      totals: { requests: 10 },
    });
  });

  it('sends nothing when it is asked to stop beforehand', async () => {
    const attempt = (): Promise<AttemptOutcome> => Promise.reject(new Error('must not be sent'));
    const options = trial(attempt, { execute: { signal: AbortSignal.abort() } });
    expect(await runTrial(options)).toMatchObject({
      status: 'paused',
      pauseReason: 'aborted',
      totals: { requests: 0 },
    });
  });

  it('gives requests under way up as unknown when it is told twice', async () => {
    const first = new AbortController();
    const second = new AbortController();
    const attempt = async ({ signal }: AttemptRequest): Promise<AttemptOutcome> => {
      first.abort();
      const aborted = new Promise<AttemptOutcome>((resolve) => {
        signal.addEventListener('abort', () => resolve({ ...lost(campaign), code: 'aborted' } as AttemptOutcome));
      });
      setTimeout(() => second.abort(), 5);
      return aborted;
    };
    const execute = { signal: first.signal, abortSignal: second.signal };
    expect(await runTrial(trial(attempt, { execute }))).toMatchObject({
      pauseReason: 'aborted',
      requests: { indeterminate: 1, received: 0 },
    });
  });

  it('does not wait out a back-off', async () => {
    const controller = new AbortController();
    const sleep = async (_: number, signal: AbortSignal): Promise<void> => {
      controller.abort();
      // A sleep that ignores the signal would never end.
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve());
      });
    };
    const attempt = async (): Promise<AttemptOutcome> => Promise.resolve(failure('provider-error'));
    const options = trial(attempt, { execute: { signal: controller.signal, sleep } });
    expect(await runTrial(options)).toMatchObject({ pauseReason: 'aborted', requests: { pending: 10 } });
  });
});

describe('resuming', () => {
  it('refuses another run, route or driver in the same folder', async () => {
    const options = trial(good, { execute: { signal: AbortSignal.abort() } });
    await runTrial(options);
    const { binding } = (await openTrial(options).then(async (run) => run.close().then(() => run))).admission;
    const others = [
      { runId: 'run-2' },
      { driver: { id: 'synthetic', synthetic: true } },
      { binding: { ...binding, catalog_digest: `sha256:${'0'.repeat(64)}` } },
    ];
    for (const admit of others) {
      await expect(runTrial({ ...options, admit })).rejects.toMatchObject({ code: 'run-mismatch', exit: 1 });
    }
    expect(await runTrial({ ...options, execute: {} })).toMatchObject({ status: 'completed' });
  });

  it('raises the lock generation above all that the journal names', async () => {
    const options = trial(good, { execute: { signal: AbortSignal.abort() } });
    await runTrial(options);
    await runTrial(options);
    await runTrial({ ...options, execute: {} });
    expect(events(options.runDir, 'admitted')).toMatchObject([{ generation: 1 }]);
    expect(events(options.runDir, 'resumed')).toMatchObject([{ generation: 2 }, { generation: 3 }]);
  });
});
