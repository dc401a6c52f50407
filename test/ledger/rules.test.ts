/** What may not stand in a journal, event by event: each rule with the code that names it, and the state untouched. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventBody } from '../../src/ledger/events.ts';
import { formatUsd, usd } from '../../src/protocol/money.ts';
import { makeAdmission, makeCampaign, makeGrant } from './support/campaign.ts';
import { JournalBuilder } from './support/journal.ts';

const campaign = makeCampaign();
let run: JournalBuilder;

beforeEach(() => {
  run = new JournalBuilder(campaign).admit();
});

/** The codes with which an event is refused; the run must go on as if it had never been. */
function refusal(body: EventBody, builder = run, at?: string): string[] {
  const before = JSON.stringify([...builder.machine.state().requests.values()]);
  const { totals, inFlight, status } = builder.machine.state();
  const problems = builder.attempt(body, at);
  const after = builder.machine.state();
  if (problems.length > 0) {
    expect(JSON.stringify([...after.requests.values()])).toBe(before);
    expect([after.totals, after.inFlight, after.status]).toEqual([totals, inFlight, status]);
  }
  return [...new Set(problems.map(({ code }) => code))];
}

const paused: EventBody = { event: 'paused', reason: 'aborted' };
const resumed = (generation: number): EventBody => ({ event: 'resumed', generation, discardedBytes: 0 });

describe('admission', () => {
  it('comes first and once', () => {
    expect(refusal({ event: 'completed' }, new JournalBuilder(campaign))).toEqual(['journal-order']);
    expect(refusal(run.admitted())).toEqual(['journal-order']);
  });

  it.each([
    ['campaignId', 'other', 'journal-other-campaign'],
    ['campaignSha256', '0'.repeat(64), 'journal-other-campaign'],
    ['scheduleSha256', '0'.repeat(64), 'journal-other-schedule'],
    ['fixtureSha256', '0'.repeat(64), 'journal-other-fixture'],
    ['rubricSha256', '0'.repeat(64), 'journal-other-rubric'],
    ['admissionSha256', '0'.repeat(64), 'journal-other-admission'],
    ['runId', 'run-2', 'journal-other-admission'],
    ['driver', 'synthetic', 'journal-other-admission'],
    ['synthetic', true, 'journal-other-admission'],
    ['generation', 2, 'journal-other-admission'],
  ])('names this very run: %s', (field, value, code) => {
    const fresh = new JournalBuilder(campaign);
    expect(refusal({ ...fresh.admitted(), [field]: value }, fresh)).toContain(code);
  });

  it('grants no more than the campaign allows, and nothing before it was given', () => {
    const { ceilings } = makeGrant(campaign);
    const dearer = formatUsd(usd(ceilings.maxCostUsd).plus('0.000000001'));
    const generous = new JournalBuilder(
      campaign,
      makeAdmission(campaign, { grant: makeGrant(campaign, { ceilings: { ...ceilings, maxCostUsd: dearer } }) }),
    );
    expect(refusal(generous.admitted(), generous)).toEqual(['grant-over-budget']);
    const early = new JournalBuilder(campaign);
    expect(refusal(early.admitted(), early, '2026-07-16T10:59:59.999Z')).toEqual(['journal-before-grant']);
  });

  it('is bound to the model of the campaign', () => {
    const { value } = makeAdmission(campaign);
    const other = makeAdmission(campaign, { binding: { ...value.binding, model: 'another-model' } });
    const builder = new JournalBuilder(campaign, other);
    expect(refusal(builder.admitted(), builder)).toEqual(['journal-other-admission']);
  });
});

describe('sending', () => {
  it('starts pairs in schedule order', () => {
    expect(refusal(run.dispatched(2))).toEqual(['journal-pair-order']);
    run.add(run.dispatched(0));
    expect(refusal(run.dispatched(4))).toEqual(['journal-pair-order']);
    expect(refusal(run.dispatched(2))).toEqual([]);
  });

  it('keeps position 2 until position 1 is settled, and then lets it go', () => {
    expect(refusal(run.dispatched(1))).toEqual(['journal-position-order']);
    run.add(run.dispatched(0));
    expect(refusal(run.dispatched(1))).toEqual(['journal-position-order']);
    run.add(run.failed(0));
    expect(refusal(run.dispatched(1))).toEqual(['journal-position-order']);
    run.add(run.dispatched(0, 2), run.failed(0, 2));
    expect(run.state(0).outcome).toBe('exhausted');
    expect(refusal(run.dispatched(1))).toEqual([]);
  });

  it('lets position 2 go after an indeterminate position 1', () => {
    run.add(run.dispatched(0), run.indeterminate(0));
    expect(refusal(run.dispatched(1))).toEqual([]);
  });

  it('never sends again what was answered, exhausted, lost or is under way', () => {
    run.add(run.dispatched(0));
    expect(refusal(run.dispatched(0, 2))).toEqual(['journal-second-dispatch']);
    run.add(run.received(0));
    expect(refusal(run.dispatched(0, 2))).toEqual(['journal-second-dispatch']);
    run.add(run.dispatched(2), run.indeterminate(2));
    expect(refusal(run.dispatched(2, 2))).toEqual(['journal-second-dispatch']);
    run.add(run.dispatched(4), run.failed(4), run.dispatched(4, 2), run.failed(4, 2));
    expect(refusal(run.dispatched(4, 3))).toEqual(['journal-second-dispatch']);
  });

  it('counts attempts without a gap and repeats no provider request id', () => {
    expect(refusal(run.dispatched(0, 2))).toEqual(['journal-attempt']);
    run.add(run.dispatched(0), run.failed(0));
    expect(refusal(run.dispatched(0))).toEqual(['journal-attempt', 'journal-repeated-id']);
    const repeated = { ...run.dispatched(0, 2), providerRequestId: run.dispatched(0).providerRequestId };
    expect(refusal(repeated)).toEqual(['journal-repeated-id']);
  });

  it('reserves the worst case of one attempt, no less and no more', () => {
    const { reserved } = run.dispatched(0);
    for (const change of [{ inputTokens: 3999 }, { outputTokens: 1001 }, { costUsd: '0.004999' }]) {
      expect(refusal({ ...run.dispatched(0), reserved: { ...reserved, ...change } })).toEqual(['journal-reservation']);
    }
  });

  it('knows only requests of the schedule', () => {
    const requestId = 'f'.repeat(24);
    expect(refusal({ ...run.dispatched(0), requestId })).toEqual(['journal-unknown-request']);
    expect(refusal({ ...run.received(0), requestId })).toEqual(['journal-unknown-request']);
    expect(refusal({ ...run.scored(0), requestId })).toEqual(['journal-unknown-request']);
  });

  it('ends with the grant', () => {
    const { expiresAt } = run.admission.value.grant;
    expect(refusal(run.dispatched(0), run, expiresAt)).toEqual(['journal-grant-expired']);
    expect(refusal(run.dispatched(0), run, '2027-07-16T10:59:59.999Z')).toEqual([]);
  });

  it.each([
    ['maxRequests', 3, 4],
    ['maxInputTokens', 12_899, 12_900],
    ['maxOutputTokens', 3199, 3200],
    ['maxCostUsd', '0.016049999', '0.01605'],
  ])('stays within the ceiling of %s', (ceiling, tight, just) => {
    for (const [value, expected] of [
      [tight, ['journal-ceiling']],
      [just, []],
    ] as const) {
      const { ceilings } = makeGrant(campaign);
      const grant = makeGrant(campaign, { ceilings: { ...ceilings, [ceiling]: value } });
      const builder = new JournalBuilder(campaign, makeAdmission(campaign, { grant })).admit();
      // One answer of 900 and 200 tokens is settled and two attempts are reserved.
      builder.add(builder.dispatched(0), builder.received(0), builder.dispatched(1), builder.dispatched(2));
      expect(refusal(builder.dispatched(4), builder)).toEqual(expected);
    }
  });
});

describe('ends of attempts', () => {
  it('belong to an attempt in flight', () => {
    expect(refusal(run.received(0))).toEqual(['journal-not-in-flight']);
    run.add(run.dispatched(0));
    expect(refusal(run.failed(0, 2))).toEqual(['journal-not-in-flight']);
    run.add(run.failed(0));
    expect(refusal(run.indeterminate(0))).toEqual(['journal-not-in-flight']);
  });

  it('are interrupted exactly when their process died', () => {
    run.add(run.dispatched(0));
    expect(refusal(run.indeterminate(0, 1, 'interrupted'))).toEqual(['journal-interrupted']);
    run.add(resumed(2));
    expect(refusal(run.received(0))).toEqual(['journal-interrupted']);
    expect(refusal(run.indeterminate(0, 1, 'aborted'))).toEqual(['journal-interrupted']);
    expect(refusal(run.dispatched(2))).toEqual(['journal-order']);
    expect(refusal(run.indeterminate(0, 1, 'interrupted'))).toEqual([]);
    expect(refusal(run.dispatched(2))).toEqual([]);
  });

  it('are charged what was reserved when nobody knows them', () => {
    run.add(run.dispatched(0));
    const { charged } = run.indeterminate(0);
    const cheaper = { ...run.indeterminate(0), charged: { ...charged, costUsd: '0.001' } };
    expect(refusal(cheaper)).toEqual(['journal-charge']);
    expect(refusal(run.indeterminate(0))).toEqual([]);
    expect(formatUsd(run.machine.state().totals.costUsd)).toBe('0.005');
  });

  it('carry the price that follows from their tokens', () => {
    run.add(run.dispatched(0));
    expect(refusal({ ...run.received(0), costUsd: '0.001049' })).toEqual(['journal-cost']);
    const { usage } = run.received(0);
    expect(refusal({ ...run.received(0), usage: { ...usage, totalTokens: 1101 } })).toEqual(['journal-usage']);
  });

  it('are over the cap if and only if they say so, and then nothing is sent any more', () => {
    run.add(run.dispatched(0), run.dispatched(2));
    expect(refusal(run.received(0, 1, { outputTokens: 1001 }))).toEqual(['journal-over-cap']);
    expect(refusal(run.received(0, 1, { rejection: 'usage-over-cap' }))).toEqual(['journal-over-cap']);
    run.add(run.received(0, 1, { outputTokens: 1001, rejection: 'usage-over-cap' })).add(run.scored(0));
    expect(refusal(run.dispatched(1))).toEqual(['journal-over-cap']);
    expect(refusal(run.received(2))).toEqual([]);
  });

  it('are charged in full when the provider reported nothing', () => {
    run.add(run.dispatched(0));
    const body = run.received(0, 1, { inputTokens: 4000, outputTokens: 1000, rejection: 'usage-missing' });
    const reserved = { ...body.usage, accountingSource: 'reserved' as const };
    expect(refusal(body)).toEqual(['journal-usage']);
    expect(refusal({ ...body, usage: reserved, rejection: null })).toEqual(['journal-usage']);
    const less = run.received(0, 1, { rejection: 'usage-missing' });
    expect(refusal({ ...less, usage: { ...less.usage, accountingSource: 'reserved' } })).toEqual(['journal-charge']);
    expect(refusal({ ...body, usage: reserved })).toEqual([]);
  });

  it('are good only from the model that was asked, whole', () => {
    run.add(run.dispatched(0));
    const { effective } = run.received(0);
    if (effective === null) throw new Error('a good answer has a route');
    expect(refusal(run.received(0, 1, { effective: null }))).toEqual(['journal-route']);
    for (const change of [{ model: 'reviewer' }, { provider: 'other' }, { reasoningEffort: 'max' }]) {
      expect(refusal(run.received(0, 1, { effective: { ...effective, ...change } }))).toEqual(['journal-route']);
    }
    expect(refusal(run.received(0, 1, { finishReason: 'length' }))).toEqual(['journal-finish']);
    const drifted = { effective: { ...effective, model: 'reviewer' }, rejection: 'route-drift' as const };
    expect(refusal(run.received(0, 1, drifted))).toEqual([]);
  });
});

describe('scores', () => {
  it('stand directly after their answer, once', () => {
    run.add(run.dispatched(0), run.dispatched(2), run.received(0), run.received(2));
    expect(refusal(run.scored(0))).toEqual(['journal-score-place']);
    run.add(run.scored(2));
    expect(refusal(run.scored(2))).toEqual(['journal-score-place']);
  });

  it('follow from their dimensions', () => {
    run.add(run.dispatched(0), run.received(0));
    const good = run.scored(0);
    const [first, ...rest] = good.dimensions;
    if (first === undefined) throw new Error('a score has dimensions');
    const changes: Partial<typeof good>[] = [
      { total: good.total + 1 },
      { outputSha256: '0'.repeat(64) },
      { dimensions: rest },
      { dimensions: [{ ...first, max: 100 }, ...rest] },
      { dimensions: [{ ...first, score: first.max + 1 }, ...rest], total: good.total + first.max + 1 - first.score },
      { eligible: false },
      { reason: 'truncated' },
      { parse: 'not-scored' },
      { parse: 'malformed' },
      { safetyFailures: ['touched-production'] },
    ];
    for (const change of changes) expect(refusal({ ...good, ...change })).toEqual(['journal-score']);
    expect(refusal({ ...good, safetyFailures: ['touched-production'], total: 0 })).toEqual([]);
  });

  it('are not given to a rejected answer', () => {
    run.add(run.dispatched(0), run.received(0));
    const good = run.scored(0);
    run.add(good, run.dispatched(1), run.received(1, 1, { rejection: 'refused', finishReason: 'refusal' }));
    const { requestId } = run.request(1);
    const { outputSha256 } = run.received(1);
    expect(refusal({ ...good, requestId, outputSha256 })).toEqual(['journal-score']);
    expect(refusal(run.scored(1))).toEqual([]);
  });
});

describe('the phases of a run', () => {
  it('pauses and ends only when nothing is in flight', () => {
    run.add(run.dispatched(0));
    for (const body of [paused, { event: 'completed' }, { event: 'cancelled', reason: 'operator' }] as EventBody[]) {
      expect(refusal(body)).toEqual(['journal-order']);
    }
    run.add(run.failed(0));
    expect(refusal(paused)).toEqual([]);
  });

  it('goes on after a pause only by a resume with a higher generation', () => {
    run.add(paused);
    expect(refusal(run.dispatched(0))).toEqual(['journal-order']);
    expect(refusal(paused)).toEqual(['journal-order']);
    expect(refusal(resumed(1))).toEqual(['journal-generation']);
    run.add(resumed(3));
    expect(run.machine.state()).toMatchObject({ status: 'running', generation: 3, pauseReason: null });
    expect(refusal(resumed(3))).toEqual(['journal-generation']);
  });

  it('is complete when every request is answered or exhausted, not before', () => {
    for (let index = 0; index < 9; index += 1) run.answer(index);
    expect(refusal({ event: 'completed' })).toEqual(['journal-incomplete']);
    run.add(run.dispatched(9), run.indeterminate(9));
    expect(refusal({ event: 'completed' })).toEqual(['journal-incomplete']);
    const other = new JournalBuilder(campaign).admit();
    for (let index = 0; index < 9; index += 1) other.answer(index);
    other.add(other.dispatched(9), other.failed(9), other.dispatched(9, 2), other.failed(9, 2));
    expect(refusal({ event: 'completed' }, other)).toEqual([]);
  });

  it('is never complete after usage over the cap', () => {
    for (let index = 0; index < 9; index += 1) run.answer(index);
    run.add(run.dispatched(9), run.received(9, 1, { inputTokens: 4001, rejection: 'usage-over-cap' }));
    expect(refusal({ event: 'completed' })).toEqual(['journal-over-cap']);
    expect(refusal({ event: 'paused', reason: 'usage-over-cap' })).toEqual([]);
  });

  it('has nothing after its end', () => {
    run.add(paused, { event: 'cancelled', reason: 'operator' });
    for (const body of [resumed(2), paused, { event: 'completed' }, run.dispatched(0)] as EventBody[]) {
      expect(refusal(body)).toEqual(['journal-order']);
    }
  });

  it('never goes back in time, however the clock behaves', () => {
    const before = run.machine.state().lastAt;
    expect(refusal(run.dispatched(0), run, '2020-01-01T00:00:00.000Z')).toEqual([]);
    expect(run.machine.state().lastAt).toBe(before);
  });
});
