/** The files that follow from a journal: accepted by the protocol's own parser, complete, and equal to the ledger. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  derivePairs,
  deriveRunRecord,
  deriveScores,
  deriveUsage,
  encodeJsonFile,
  encodeUsage,
  parseScores,
} from '../../src/ledger/derive.ts';
import { withinBinaryBudget } from '../../src/ledger/derive-run.ts';
import { replayJournal } from '../../src/ledger/journal.ts';
import type { RunState } from '../../src/ledger/state.ts';
import { summarizeRun } from '../../src/ledger/summary.ts';
import { formatUsd, sumUsd, usd } from '../../src/protocol/money.ts';
import { parseRunRecord, pendingRequests, type RunCompletion } from '../../src/protocol/run.ts';
import { usageRowSchema } from '../../src/route/usage.ts';
import { makeCampaign, trial } from './support/campaign.ts';
import { finishRun, JournalBuilder, randomRun } from './support/journal.ts';

const campaign = makeCampaign();
const choices = fc.array(fc.nat(100_000), { maxLength: 90 });
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function stateOf(run: JournalBuilder): RunState {
  const parsed = replayJournal(run.bytes, run.campaign, { admission: run.admission });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
  return parsed.value;
}

/** What the protocol's first implementation demands of the costs: added up as doubles, no more than the budget. */
function passesBinarySum(completed: readonly RunCompletion[], maxCostUsd: number): boolean {
  return completed.reduce((sum, { reportedCostUsd }) => sum + reportedCostUsd, 0) <= maxCostUsd;
}

const runs = fc.tuple(choices, fc.boolean()).map(([numbers, finish]) => {
  const run = randomRun(campaign, numbers);
  return finish ? finishRun(run) : run;
});

describe('the run record', () => {
  it('passes the parser of the protocol in every state of a run', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const state = stateOf(run);
        const record = deriveRunRecord(state, campaign);
        const parsed = parseRunRecord(utf8(encodeJsonFile(record)), 'run.json', campaign);
        expect(parsed).toMatchObject({ ok: true });
        expect(record.status).toBe(state.status);
        expect(passesBinarySum(record.completed, campaign.budget.maxCostUsd)).toBe(true);
        const open = [...state.requests.values()].filter(
          ({ outcome }) => outcome !== 'received' && outcome !== 'exhausted',
        );
        if (state.status !== 'completed') {
          expect(pendingRequests(record, campaign)).toEqual(open.map(({ scheduled }) => scheduled));
        }
      }),
    );
  });

  it('keeps an answer over its cap, and a lost one, out', () => {
    const run = new JournalBuilder(campaign).admit();
    run.add(run.dispatched(0), run.dispatched(2), run.dispatched(4));
    run.add(run.indeterminate(2), run.received(0, 1, { outputTokens: 1001, rejection: 'usage-over-cap' }));
    run.add(run.received(4), { event: 'paused', reason: 'usage-over-cap' });
    const record = deriveRunRecord(stateOf(run), campaign);
    expect(record.completed.map(({ requestId }) => requestId)).toEqual([run.request(4).requestId]);
    expect(parseRunRecord(utf8(encodeJsonFile(record)), 'run.json', campaign).ok).toBe(true);
  });

  it('tells what became of a request and over how many attempts', () => {
    const run = new JournalBuilder(campaign).admit();
    run.add(run.dispatched(0), run.failed(0), run.dispatched(0, 2), run.received(0, 2)).add(run.scored(0));
    run.add(run.dispatched(1), run.failed(1), run.dispatched(1, 2), { ...run.failed(1, 2), code: 'provider-error' });
    const [first, second] = deriveRunRecord(stateOf(run), campaign).completed;
    expect(first).toEqual({
      requestId: run.request(0).requestId,
      outcome: 'succeeded',
      attempts: 2,
      inputTokens: 900,
      outputTokens: 200,
      durationMs: 1230,
      reportedCostUsd: 0.00105,
      outputSha256: run.received(0).outputSha256,
    });
    expect(second).toEqual({
      requestId: run.request(1).requestId,
      outcome: 'exhausted',
      attempts: 2,
      inputTokens: 0,
      outputTokens: 0,
      durationMs: 60,
      reportedCostUsd: 0,
      failureCode: 'provider-error',
    });
  });

  it('passes the binary sum of the original where the exact costs just fit', () => {
    const completion = (reportedCostUsd: number, index: number): RunCompletion => ({
      requestId: index.toString(16).padStart(24, '0'),
      outcome: 'succeeded',
      attempts: 1,
      inputTokens: 1,
      outputTokens: 1,
      durationMs: 1,
      reportedCostUsd,
      outputSha256: '0'.repeat(64),
    });
    const three = [0.1, 0.1, 0.1].map(completion);
    expect(passesBinarySum(three, 0.3)).toBe(false);
    expect(passesBinarySum(withinBinaryBudget(three, 0.3), 0.3)).toBe(true);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 200 }), (millis) => {
        const costs = millis.map((cost) => cost / 1000);
        const budget = Number(formatUsd(sumUsd(costs.map(usd))));
        const fitted = withinBinaryBudget(costs.map(completion), budget);
        expect(passesBinarySum(fitted, budget)).toBe(true);
        fitted.forEach(({ reportedCostUsd }, index) => {
          const exact = costs[index] ?? 0;
          expect(Math.abs(reportedCostUsd - exact)).toBeLessThan(1e-11);
          expect(reportedCostUsd).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('does not exist before admission', () => {
    expect(() => deriveRunRecord(new JournalBuilder(campaign).machine.state(), campaign)).toThrow('never admitted');
  });
});

describe('usage rows', () => {
  it('add up to the totals of the ledger, one a settled attempt', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const state = stateOf(run);
        const rows = deriveUsage(state, campaign, run.admission.value);
        for (const row of rows) expect(usageRowSchema.safeParse(row).success).toBe(true);
        expect({
          requests: rows.length,
          inputTokens: rows.reduce((sum, row) => sum + row.inputTokens, 0),
          outputTokens: rows.reduce((sum, row) => sum + row.outputTokens, 0),
          costUsd: formatUsd(sumUsd(rows.map((row) => usd(row.costUsd)))),
        }).toEqual(summarizeRun(state, campaign).totals);
        expect(encodeUsage(rows).split('\n')).toHaveLength(rows.length + 1);
      }),
    );
  });

  it('tell waste from certain failures, and leave the end of an interrupted attempt open', () => {
    const run = new JournalBuilder(campaign).admit();
    run.add(run.dispatched(0), run.failed(0), run.dispatched(0, 2));
    run.add({ event: 'resumed', generation: 2, discardedBytes: 0 }, run.indeterminate(0, 2, 'interrupted'));
    run.add(run.dispatched(1), run.received(1, 1, { rejection: 'truncated', finishReason: 'length' }));
    run.add(run.scored(1)).add(run.dispatched(2), run.received(2)).add(run.scored(2));
    const rows = deriveUsage(stateOf(run), campaign, run.admission.value);
    expect(
      rows.map(({ code, wasted, accountingSource, costUsd }) => [code, wasted, accountingSource, costUsd]),
    ).toEqual([
      ['rate-limited', false, 'none', '0'],
      ['interrupted', true, 'reserved', '0.005'],
      ['truncated', true, 'provider_reported', '0.00105'],
      [null, false, 'provider_reported', '0.00105'],
    ]);
    expect(rows.map(({ completedAt }) => completedAt === null)).toEqual([false, true, false, false]);
    expect(summarizeRun(stateOf(run), campaign).wasted).toEqual({
      requests: 2,
      inputTokens: 4900,
      outputTokens: 1200,
      costUsd: '0.00605',
    });
  });
});

describe('scores and pairs', () => {
  it('hold every request of the schedule, whatever became of it', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const state = stateOf(run);
        const scores = deriveScores(state, campaign);
        const parsed = parseScores(utf8(encodeJsonFile(scores)), 'scores.json');
        expect(parsed).toMatchObject({ ok: true, value: scores });
        expect(scores.requests.map(({ requestId }) => requestId)).toEqual(
          run.plan.schedule.map(({ requestId }) => requestId),
        );
        const pairs = derivePairs(state, campaign, trial().fixture);
        expect(pairs.map(({ pairIndex }) => pairIndex)).toEqual([0, 1, 2, 3, 4]);
        pairs.forEach((pair, index) => {
          for (const { role, requestId } of run.plan.pairs[index] ?? []) {
            const entry = scores.requests.find((score) => score.requestId === requestId);
            const arm = pair[role];
            if (entry?.outcome === 'pending') expect(arm).toBeNull();
            else expect(arm).toMatchObject({ eligible: entry?.eligible, reason: entry?.reason, score: entry?.total });
          }
        });
      }),
    );
  });

  it('say why an answer does not count', () => {
    const run = new JournalBuilder(campaign).admit();
    run.answer(0, 0.25).add(run.dispatched(1), run.received(1), run.dispatched(2), run.indeterminate(2));
    run.add(run.dispatched(3), run.failed(3), run.dispatched(3, 2), run.failed(3, 2), run.dispatched(4));
    const { requests } = deriveScores(stateOf(run), campaign);
    expect(
      requests.slice(0, 6).map(({ outcome, parse, eligible, reason }) => [outcome, parse, eligible, reason]),
    ).toEqual([
      ['received', 'ok', true, null],
      ['received', 'not-scored', false, 'unscored'],
      ['indeterminate', 'not-scored', false, 'connection-lost'],
      ['exhausted', 'not-scored', false, 'rate-limited'],
      ['pending', 'not-scored', false, null],
      ['pending', 'not-scored', false, null],
    ]);
    expect(summarizeRun(stateOf(run), campaign)).toMatchObject({
      pairs: { total: 5, complete: 1, eligible: 0 },
      requests: { scheduled: 10, received: 2, exhausted: 1, indeterminate: 1, pending: 6 },
      inFlight: { requests: 1, costUsd: '0.005' },
    });
  });
});
