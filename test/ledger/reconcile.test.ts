/** Lost requests after the fact: what may settle them, what that does to the sums, and what it can never do. */
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, NOTHING } from '../../src/ledger/ceilings.ts';
import { MAX_IDLE_LOOKUPS } from '../../src/ledger/check-reconciled.ts';
import { deriveRunRecord, deriveScores, deriveUsage, encodeJsonFile } from '../../src/ledger/derive.ts';
import type { EventBody, EventBodyOf } from '../../src/ledger/events.ts';
import { replayJournal } from '../../src/ledger/journal.ts';
import { answerOfReceipt, checkReceiptClaim } from '../../src/ledger/receipt-claim.ts';
import { isDone } from '../../src/ledger/state.ts';
import { summarizeRun } from '../../src/ledger/summary.ts';
import { formatUsd } from '../../src/protocol/money.ts';
import { parseRunRecord } from '../../src/protocol/run.ts';
import type { BoundReceipt } from '../../src/route/receipt.ts';
import { receiptFor } from '../support/reconciled.ts';
import { makeAdmission, makeCampaign, makeGrant } from './support/campaign.ts';
import { finishRun, JournalBuilder, randomRun } from './support/journal.ts';
import { countOperations } from './support/operations.ts';

const campaign = makeCampaign();
const PAUSED: EventBody = { event: 'paused', reason: 'indeterminate-requests' };
const resumed = (generation: number): EventBody => ({ event: 'resumed', generation, discardedBytes: 0 });

let run: JournalBuilder;
/** Request 0 is lost, and the run is paused. */
beforeEach(() => {
  run = lost(new JournalBuilder(campaign).admit());
});

function lost(builder: JournalBuilder): JournalBuilder {
  return builder.add(builder.dispatched(0), builder.indeterminate(0), PAUSED);
}

/** Codes with which an event is refused; nothing may have changed. */
function refusal(body: EventBody, builder = run): string[] {
  const before = JSON.stringify([...builder.machine.state().requests.values(), builder.machine.state().totals]);
  const problems = builder.attempt(body);
  if (problems.length > 0)
    expect(JSON.stringify([...builder.machine.state().requests.values(), builder.machine.state().totals])).toBe(before);
  return [...new Set(problems.map(({ code }) => code))];
}

describe('a lost request', () => {
  it('is settled while its run is paused, and at no other time', () => {
    const running = new JournalBuilder(campaign).admit();
    running.add(running.dispatched(0), running.indeterminate(0));
    expect(refusal(running.reconciled(0, 'lookup', 'pending'), running)).toEqual(['journal-order']);
    running.add(PAUSED);
    expect(refusal(running.reconciled(0, 'lookup', 'pending'), running)).toEqual([]);
  });

  it('is the only kind that can be settled, and by its last attempt alone', () => {
    expect(refusal(run.reconciled(0, 'lookup', 'received', { attempt: 2 }))).toEqual(['journal-not-indeterminate']);
    expect(refusal({ ...run.reconciled(0, 'lookup', 'received'), requestId: run.request(2).requestId })).toEqual([
      'journal-not-indeterminate',
    ]);
    expect(refusal({ ...run.reconciled(0, 'lookup', 'pending'), requestId: '0'.repeat(24) })).toEqual([
      'journal-unknown-request',
    ]);
    run.add(run.reconciled(0, 'lookup', 'received'));
    for (const [method, outcome] of [
      ['lookup', 'received'],
      ['receipt', 'received'],
      ['decision', 'replay'],
      ['decision', 'abandoned'],
    ] as const)
      expect(refusal(run.reconciled(0, method, outcome))).toEqual(['journal-not-indeterminate']);
  });

  it.each([
    ['lookup', 'abandoned'],
    ['lookup', 'replay'],
    ['receipt', 'pending'],
    ['receipt', 'absent'],
    ['receipt', 'failed'],
    ['receipt', 'replay'],
    ['decision', 'received'],
    ['decision', 'absent'],
  ] as const)('cannot end by %s as %s', (method, outcome) => {
    expect(refusal(run.reconciled(0, method, outcome))).toEqual(['journal-reconciled']);
  });

  it('has an answer exactly when one was found', () => {
    const { answer } = run.reconciled(0, 'lookup', 'received');
    expect(refusal(run.reconciled(0, 'lookup', 'received', { answer: null }))).toEqual(['journal-reconciled']);
    expect(refusal(run.reconciled(0, 'lookup', 'pending', { answer }))).toEqual(['journal-reconciled']);
  });

  it('is settled by no holder of an older lock', () => {
    run.add(resumed(5), PAUSED);
    expect(refusal(run.reconciled(0, 'lookup', 'pending', { generation: 4 }))).toEqual(['journal-generation']);
    run.add(run.reconciled(0, 'lookup', 'pending', { generation: 8 }));
    expect(refusal(resumed(8))).toEqual(['journal-generation']);
    expect(refusal(resumed(9))).toEqual([]);
  });

  it('obeys the rules of any answer', () => {
    const good = run.reconciled(0, 'lookup', 'received').answer!;
    const changed = (change: Partial<typeof good>): string[] =>
      refusal(run.reconciled(0, 'lookup', 'received', { answer: { ...good, ...change } }));
    expect(changed({ costUsd: '0.000001' })).toEqual(['journal-cost']);
    expect(changed({ effective: { ...good.effective!, model: 'another' } })).toEqual(['journal-route']);
    expect(changed({ usage: { ...good.usage, totalTokens: 1 } })).toEqual(['journal-usage']);
    expect(changed({ finishReason: 'length' })).toEqual(['journal-finish']);
    expect(changed({ rejection: 'output-unavailable' })).toEqual(['journal-reconciled']);
    const byReceipt = run.reconciled(0, 'receipt', 'received', { answer: good });
    expect(refusal(byReceipt)).toEqual(['journal-reconciled']);
    run.add(resumed(2));
    run.add(run.dispatched(1));
    expect(refusal({ ...run.received(1), rejection: 'output-unavailable' })).toEqual(['journal-output']);
  });
});

describe('a look-up', () => {
  it.each(['pending', 'absent', 'failed'] as const)(
    'that ends as %s changes nothing and may be repeated',
    (outcome) => {
      const { totals } = run.machine.state();
      for (let time = 0; time < 3; time += 1) run.add(run.reconciled(0, 'lookup', outcome));
      expect(run.state(0)).toMatchObject({ outcome: 'indeterminate', reconciled: { outcome } });
      expect(run.machine.state().totals).toEqual(totals);
      run.add(run.reconciled(0, 'lookup', 'received'));
      expect(run.state(0).outcome).toBe('received');
    },
  );

  it('puts what the provider reports in the place of the reservation, and its answer is scored at once', () => {
    expect(formatUsd(run.machine.state().totals.costUsd)).toBe('0.005');
    run.add(run.reconciled(0, 'lookup', 'received'));
    expect(run.machine.state().totals).toMatchObject({ requests: 1, inputTokens: 900, outputTokens: 200 });
    expect(formatUsd(run.machine.state().totals.costUsd)).toBe('0.00105');
    run.add(run.scored(0));
    expect(run.state(0)).toMatchObject({ scored: { eligible: true }, received: { rejection: null } });
  });

  it('whose answer has no usable usage leaves the charge where it is', () => {
    const { totals } = run.machine.state();
    const { answer } = run.reconciled(0, 'lookup', 'received');
    const usage = {
      ...answer!.usage,
      accountingSource: 'reserved' as const,
      inputTokens: 4000,
      outputTokens: 1000,
      totalTokens: 5000,
    };
    const unknown = { ...answer!, usage, costUsd: '0.005', rejection: 'usage-missing' as const };
    expect(refusal(run.reconciled(0, 'lookup', 'received', { answer: { ...unknown, rejection: null } }))).toEqual([
      'journal-usage',
    ]);
    run.add(run.reconciled(0, 'lookup', 'received', { answer: unknown }));
    expect(run.machine.state().totals).toEqual(totals);
  });

  it('is scored directly after it, or never', () => {
    expect(refusal(run.scored(0))).toEqual(['journal-score-place']);
    run.add(run.reconciled(0, 'lookup', 'received'), resumed(2));
    expect(refusal(run.scored(0))).toEqual(['journal-score-place']);
    expect(deriveScores(run.machine.state(), campaign).requests[0]).toMatchObject({
      eligible: false,
      reason: 'unscored',
    });
  });

  it('that breaks a cap keeps the run from ever sending or completing', () => {
    const { answer } = run.reconciled(0, 'lookup', 'received');
    const usage = { ...answer!.usage, inputTokens: 4001, totalTokens: 4201 };
    const over = { ...answer!, usage, costUsd: '0.0026005', rejection: 'usage-over-cap' as const };
    run.add(run.reconciled(0, 'lookup', 'received', { answer: over }));
    expect(run.machine.overCap).toBe(true);
    run.add(resumed(2));
    expect(refusal(run.dispatched(1))).toEqual(['journal-over-cap']);
  });

  it('cannot be repeated without end', () => {
    for (let time = 0; time < MAX_IDLE_LOOKUPS; time += 1) run.add(run.reconciled(0, 'lookup', 'absent'));
    expect(refusal(run.reconciled(0, 'lookup', 'absent'))).toEqual(['journal-reconciled']);
    expect(refusal(run.reconciled(0, 'lookup', 'received'))).toEqual([]);
  });
});

describe('a replay', () => {
  it('keeps the charge, takes the next attempt under another id and never repeats one', () => {
    const { totals } = run.machine.state();
    const [first] = run.state(0).attempts;
    run.add(run.reconciled(0, 'decision', 'replay'));
    expect(run.machine.state().totals).toEqual(totals);
    expect(run.state(0)).toMatchObject({ outcome: 'pending', attempts: [{ outcome: 'indeterminate' }] });
    run.add(resumed(2));
    expect(refusal(run.dispatched(0, 1))).toEqual(['journal-attempt', 'journal-repeated-id']);
    run.add(run.dispatched(0, 2), run.received(0, 2), run.scored(0));
    expect(run.state(0).attempts.map(({ providerRequestId }) => providerRequestId)).toEqual([
      first!.providerRequestId,
      run.dispatched(0, 2).providerRequestId,
    ]);
    expect(run.machine.state().totals).toMatchObject({ requests: 2, inputTokens: 4900, outputTokens: 1200 });
    const record = deriveRunRecord(run.machine.state(), campaign);
    expect(record.completed).toMatchObject([
      { outcome: 'succeeded', attempts: 2, inputTokens: 4900, reportedCostUsd: 0.00605 },
    ]);
  });

  it('is refused when no attempt is left, after a broken cap and after the end of the grant', () => {
    run.add(run.reconciled(0, 'decision', 'replay'), resumed(2), run.dispatched(0, 2), run.indeterminate(0, 2), PAUSED);
    expect(refusal(run.reconciled(0, 'decision', 'replay'))).toEqual(['journal-reconciled']);
    const single = makeCampaign({ retries: 0 });
    const strict = lost(new JournalBuilder(single).admit());
    expect(refusal(strict.reconciled(0, 'decision', 'replay'), strict)).toEqual(['journal-reconciled']);
    const grant = makeGrant(campaign, { expiresAt: '2026-07-16T12:00:03.500Z' });
    const brief = lost(new JournalBuilder(campaign, makeAdmission(campaign, { grant })).admit());
    expect(refusal(brief.reconciled(0, 'decision', 'replay'), brief)).toEqual(['journal-reconciled']);
    expect(refusal(brief.reconciled(0, 'lookup', 'received'), brief)).toEqual([]);
  });

  it('lets the second request of its pair wait again, if that was not sent yet', () => {
    run.add(run.reconciled(0, 'decision', 'replay'), resumed(2));
    expect(refusal(run.dispatched(1))).toEqual(['journal-position-order']);
    run.add(run.dispatched(0, 2), run.received(0, 2), run.scored(0));
    expect(refusal(run.dispatched(1))).toEqual([]);
  });
});

describe('an abandoned request', () => {
  it('with attempts left leaves nothing to its run but to be cancelled', () => {
    run.add(run.reconciled(0, 'decision', 'abandoned'));
    expect(run.machine.state().onlyCancel).toBe(true);
    expect(refusal(resumed(2))).toEqual(['journal-order']);
    expect(deriveRunRecord(run.machine.state(), campaign)).toMatchObject({ status: 'paused', completed: [] });
    expect(summarizeRun(run.machine.state(), campaign)).toMatchObject({ onlyCancel: true, requests: { abandoned: 1 } });
    run.add({ event: 'cancelled', reason: 'abandoned-requests' });
    expect(run.machine.status).toBe('cancelled');
  });

  it('without any is what the protocol calls exhausted, and its run can be complete', () => {
    const single = makeCampaign({ retries: 0 });
    const builder = lost(new JournalBuilder(single).admit());
    builder.add(builder.reconciled(0, 'decision', 'abandoned'));
    expect(builder.machine.state().onlyCancel).toBe(false);
    finishRun(builder.add(resumed(2)));
    const state = builder.machine.state();
    expect(state.status).toBe('completed');
    const record = deriveRunRecord(state, single);
    expect(record.completed[0]).toMatchObject({
      outcome: 'exhausted',
      failureCode: 'abandoned',
      attempts: 1,
      inputTokens: 4000,
    });
    const bytes = new TextEncoder().encode(encodeJsonFile(record));
    expect(parseRunRecord(bytes, 'run.json', single).findings).toEqual([]);
    expect(deriveScores(state, single).requests[0]).toMatchObject({
      outcome: 'abandoned',
      eligible: false,
      reason: 'abandoned',
    });
    expect(deriveUsage(state, single, builder.admission.value)[0]).toMatchObject({
      outcome: 'indeterminate',
      wasted: true,
    });
  });
});

describe('a receipt', () => {
  const binding = makeAdmission(campaign).value.binding;
  const attempt = { attempt: 1, providerRequestId: `aar-${'7'.repeat(48)}` };
  const receipt = receiptFor({ binding, ...attempt, outputSha256: 'a'.repeat(64) });
  const faults = (bound: BoundReceipt, of = attempt, over = binding): string[] => {
    const found: string[] = [];
    checkReceiptClaim(bound, of, over, {
      error: (path, code) => void found.push(`${path.join('.')} ${code}`),
      warning: () => undefined,
      notice: () => undefined,
    });
    return found;
  };

  it('of one piece, for this attempt over the admitted route, has no fault', () => {
    expect(faults(receipt)).toEqual([]);
    expect(answerOfReceipt(receipt, run.plan)).toMatchObject({
      rejection: 'output-unavailable',
      usage: { accountingSource: 'provider_reported', inputTokens: 900 },
      costUsd: '0.00105',
    });
  });

  it('has all its faults named at once', () => {
    const { receipt: inner, usage } = receipt;
    const spoiled: BoundReceipt = {
      ...receipt,
      receipt: { ...inner, provider_response_id: 'other', effective: { ...inner.effective, model: 'another' } },
      usage: { ...usage, total_tokens: 7, cache_read_tokens: 5, reasoning_tokens: 300, retry_ordinal: 2 },
    };
    expect(faults(spoiled, attempt, { ...binding, profile_id: 'gone' }).sort()).toEqual([
      'digest bound-digest-mismatch',
      'receipt.effective.model route-drift',
      'receipt.provider_response_id receipt-other-attempt',
      'receipt.receipt_digest receipt-digest-mismatch',
      'receipt.requested.profile_id receipt-other-binding',
      'usage.cache_read_tokens cache-forbidden',
      'usage.reasoning_tokens usage-inconsistent',
      'usage.retry_ordinal receipt-other-attempt',
      'usage.total_tokens usage-total-mismatch',
    ]);
  });

  it('by anybody but the provider does not lower the charge', () => {
    const { totals } = run.machine.state();
    const guess = receiptFor({
      binding,
      ...attempt,
      outputSha256: 'a'.repeat(64),
      usage: { accounting_source: 'estimated' },
    });
    const answer = answerOfReceipt(guess, run.plan);
    expect(answer).toMatchObject({ rejection: 'usage-missing', usage: { accountingSource: 'reserved' } });
    run.add(run.reconciled(0, 'receipt', 'received', { answer }));
    expect(run.machine.state().totals).toEqual(totals);
  });

  it('settles the request without a score', () => {
    run.add(run.reconciled(0, 'receipt', 'received'));
    run.add(run.scored(0));
    expect(deriveScores(run.machine.state(), campaign).requests[0]).toMatchObject({
      outcome: 'received',
      eligible: false,
      reason: 'output-unavailable',
    });
  });
});

describe('whatever happens', () => {
  it('the sums are those of the attempts, nothing is sent twice, nothing given up is scored', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 }),
        // Anything, and now and then: sent, lost, paused and settled one way or another.
        fc.array(
          fc.oneof(
            fc.nat(100_000).map((choice) => [choice]),
            fc.nat(5).map((way) => [0, 11, 14 + 16 * way]),
          ),
          { maxLength: 40 },
        ),
        (retries, choices) => {
          const single = makeCampaign({ retries });
          const builder = randomRun(single, choices.flat());
          const state = builder.machine.state();
          const requests = [...state.requests.values()];
          const attempts = requests.flatMap((request) => request.attempts);
          expect(
            attempts
              .filter(({ outcome }) => outcome !== 'in-flight')
              .map(({ charged }) => charged)
              .reduce(add, NOTHING),
          ).toEqual(state.totals);
          const ids = attempts.map(({ providerRequestId }) => providerRequestId);
          expect(new Set(ids).size).toBe(ids.length);
          for (const request of requests) {
            expect(request.attempts.length).toBeLessThanOrEqual(builder.plan.maxAttempts);
            // A second send follows a certain failure or a decision, and nothing else.
            for (const earlier of request.attempts.slice(0, -1)) {
              const decided = builder.lines.some((line) => {
                const event = JSON.parse(line) as Partial<EventBodyOf<'reconciled'>>;
                return (
                  event.outcome === 'replay' &&
                  event.requestId === request.scheduled.requestId &&
                  event.attempt === earlier.attempt
                );
              });
              expect(earlier.outcome === 'failed' || (earlier.outcome === 'indeterminate' && decided)).toBe(true);
            }
            if (request.outcome === 'abandoned')
              expect([request.scored, request.received, isDone(request, builder.plan)]).toEqual([null, null, true]);
            if (request.scored?.eligible === true) expect(request.received).not.toBeNull();
          }
          for (const { method, outcome } of state.reconciliations) seen.add(`${method} ${outcome}`);
          const replay = replayJournal(builder.bytes, single, { admission: builder.admission });
          expect(replay.ok && replay.value).toEqual(state);
        },
      ),
      { seed: 11, numRuns: 150 },
    );
    // A generator that never reconciled would have shown nothing.
    expect([...seen].sort()).toEqual([
      'decision abandoned',
      'decision replay',
      'lookup failed',
      'lookup received',
      'receipt received',
    ]);
  });

  it('a journal with reconciliations replays in linear time', () => {
    const steps = (pairs: number): number => {
      const builder = new JournalBuilder(makeCampaign({ pairs })).admit();
      for (let index = 0; index < pairs * 2; index += 1)
        builder.add(builder.dispatched(index), builder.indeterminate(index));
      builder.add(PAUSED);
      for (let index = 0; index < pairs * 2; index += 1)
        builder.add(builder.reconciled(index, 'lookup', 'received'), builder.scored(index));
      const { bytes } = builder;
      return countOperations(() =>
        expect(replayJournal(bytes, builder.campaign, { admission: builder.admission }).ok).toBe(true),
      );
    };
    const ten = steps(10);
    expect(steps(100) / ten).toBeLessThan(12);
  });
});
