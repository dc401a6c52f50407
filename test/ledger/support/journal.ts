/**
 * Journals for tests: single events, and whole random runs that obey every rule. A random run is driven by a list of
 * numbers, so that fast-check can shrink it.
 */
import { createCalls, type Calls } from '../../../src/ledger/calls.ts';
import { recordOf } from '../../../src/ledger/charge.ts';
import type { AdmissionContext } from '../../../src/ledger/admission.ts';
import { answerSchema, type EventBody, type EventBodyOf } from '../../../src/ledger/events.ts';
import { EMPTY_JOURNAL, encodeEvent, type JournalHead } from '../../../src/ledger/journal.ts';
import { RunMachine } from '../../../src/ledger/machine.ts';
import { planRun, type RunPlan } from '../../../src/ledger/plan.ts';
import { isSettled, type RequestState } from '../../../src/ledger/state.ts';
import type { Violation } from '../../../src/ledger/violation.ts';
import type { Campaign } from '../../../src/protocol/campaign.ts';
import { sha256Hex } from '../../../src/protocol/digest.ts';
import { costUsd, formatUsd } from '../../../src/protocol/money.ts';
import type { ScheduledRequest } from '../../../src/protocol/schedule.ts';
import { CATEGORY_DIMENSIONS } from '../../../src/trial/dimensions.ts';
import { INSTRUCTIONS, makeAdmission, trial } from './campaign.ts';

const plans = new WeakMap<Campaign, RunPlan>();
const admissions = new WeakMap<Campaign, AdmissionContext>();

/** Worked out once a campaign: properties build thousands of journals. */
function planOf(campaign: Campaign): RunPlan {
  const plan = plans.get(campaign) ?? planRun(campaign);
  plans.set(campaign, plan);
  return plan;
}

function admissionOf(campaign: Campaign): AdmissionContext {
  const admission = admissions.get(campaign) ?? makeAdmission(campaign);
  admissions.set(campaign, admission);
  return admission;
}

const START = Date.parse('2026-07-16T12:00:00.000Z');

const { fixture } = trial();

export class JournalBuilder {
  readonly campaign: Campaign;
  readonly plan: RunPlan;
  readonly admission: AdmissionContext;
  readonly machine: RunMachine;
  readonly lines: string[] = [];
  readonly calls: Calls;
  #head: JournalHead = EMPTY_JOURNAL;

  constructor(campaign: Campaign, admission = admissionOf(campaign)) {
    this.campaign = campaign;
    this.plan = planOf(campaign);
    this.admission = admission;
    this.machine = new RunMachine(this.plan, admission);
    const { binding, runId } = admission.value;
    this.calls = createCalls({ campaign, fixture, instructions: INSTRUCTIONS, binding, runId });
  }

  get text(): string {
    return this.lines.join('');
  }

  get bytes(): Uint8Array {
    return new TextEncoder().encode(this.text);
  }

  /** Adds an event, or says what forbids it and adds nothing. A second of run time passes with each event. */
  attempt(body: EventBody, at = new Date(START + this.lines.length * 1000).toISOString()): readonly Violation[] {
    const encoded = encodeEvent(this.#head, at, body);
    const problems = this.machine.apply(encoded.event, encoded.digest);
    if (problems.length === 0) {
      this.#head = encoded.head;
      this.lines.push(encoded.line);
    }
    return problems;
  }

  add(...bodies: EventBody[]): this {
    for (const body of bodies) {
      const problems = this.attempt(body);
      if (problems.length > 0) throw new Error(`${body.event}: ${JSON.stringify(problems)}`);
    }
    return this;
  }

  admit(change: Partial<EventBodyOf<'admitted'>> = {}): this {
    return this.add({ ...this.admitted(), ...change });
  }

  admitted(): EventBodyOf<'admitted'> {
    const { value, sha256 } = this.admission;
    const { runId, campaignId, campaignSha256, scheduleSha256, fixtureSha256, rubricSha256, driver, generation } =
      value;
    return {
      event: 'admitted',
      runId,
      campaignId,
      campaignSha256,
      scheduleSha256,
      fixtureSha256,
      rubricSha256,
      admissionSha256: sha256,
      driver: driver.id,
      synthetic: driver.synthetic,
      generation,
    };
  }

  request(index: number): ScheduledRequest {
    const found = this.plan.schedule[index];
    if (found === undefined) throw new Error(`no request ${index}`);
    return found;
  }

  state(index: number): RequestState {
    const found = this.machine.request(this.request(index).requestId);
    if (found === undefined) throw new Error(`no request ${index}`);
    return found;
  }

  dispatched(index: number, attempt = 1): EventBodyOf<'dispatched'> {
    const scheduled = this.request(index);
    return {
      event: 'dispatched',
      requestId: scheduled.requestId,
      attempt,
      providerRequestId: this.calls.prepare(scheduled, attempt).providerRequestId,
      reserved: recordOf(this.plan.worstAttempt),
    };
  }

  received(
    index: number,
    attempt = 1,
    { inputTokens = 900, outputTokens = 200, ...change }: Partial<EventBodyOf<'received'>> & Tokens = {},
  ): EventBodyOf<'received'> {
    const { requestId } = this.request(index);
    const { model, budget } = this.campaign;
    return {
      event: 'received',
      requestId,
      attempt,
      durationMs: 1200,
      outputSha256: sha256Hex(`answer ${requestId}`),
      finishReason: 'stop',
      effective: { provider: model.provider, model: model.version, reasoningEffort: null },
      usage: {
        accountingSource: 'provider_reported',
        inputTokens,
        outputTokens,
        totalTokens: inputTokens + outputTokens,
        cacheReadTokens: null,
        cacheWriteTokens: null,
        reasoningTokens: null,
      },
      costUsd: formatUsd(costUsd(inputTokens, outputTokens, budget)),
      rejection: null,
      providerResponseId: null,
      systemFingerprint: null,
      ...change,
    };
  }

  failed(index: number, attempt = 1): EventBodyOf<'failed'> {
    const { requestId } = this.request(index);
    return { event: 'failed', requestId, attempt, durationMs: 30, code: 'rate-limited', retryable: true };
  }

  indeterminate(
    index: number,
    attempt = 1,
    code: EventBodyOf<'indeterminate'>['code'] = 'connection-lost',
  ): EventBodyOf<'indeterminate'> {
    const { requestId } = this.request(index);
    const durationMs = code === 'interrupted' ? null : 800;
    return { event: 'indeterminate', requestId, attempt, durationMs, code, charged: recordOf(this.plan.worstAttempt) };
  }

  /** Settles a lost request. The answer is what `received` makes; one by receipt is not scored. */
  reconciled(
    index: number,
    method: EventBodyOf<'reconciled'>['method'],
    outcome: EventBodyOf<'reconciled'>['outcome'],
    change: Partial<EventBodyOf<'reconciled'>> = {},
  ): EventBodyOf<'reconciled'> {
    const { requestId } = this.request(index);
    const attempt = this.state(index).attempts.length;
    const found = answerSchema.strip().parse(this.received(index, attempt));
    const answer = method === 'receipt' ? { ...found, rejection: 'output-unavailable' as const } : found;
    return {
      event: 'reconciled',
      requestId,
      attempt,
      generation: this.machine.state().generation,
      method,
      outcome,
      fileSha256: sha256Hex(`file about ${requestId}.${attempt}`),
      answer: outcome === 'received' ? answer : null,
      ...change,
    };
  }

  /** The score of what `received` makes: all of each dimension times `share` (in hundredths of a point). */
  scored(index: number, share = 0.5): EventBodyOf<'scored'> {
    const { requestId } = this.request(index);
    const rejection = this.state(index).received?.rejection ?? null;
    const dimensions = CATEGORY_DIMENSIONS[this.campaign.category].map(({ id, max }) => ({
      id,
      max,
      score: Math.round(max * share * 100) / 100,
    }));
    const hundredths = dimensions.reduce((sum, { score }) => sum + Math.round(score * 100), 0);
    return {
      event: 'scored',
      requestId,
      outputSha256: sha256Hex(`answer ${requestId}`),
      parse: rejection === null ? 'ok' : 'not-scored',
      dimensions: rejection === null ? dimensions : [],
      total: rejection === null ? hundredths / 100 : 0,
      safetyFailures: [],
      eligible: rejection === null,
      reason: rejection,
    };
  }

  /** Dispatches, receives and scores a request. */
  answer(index: number, share = 0.5): this {
    this.add(this.dispatched(index), this.received(index));
    return this.add(this.scored(index, share));
  }
}

interface Tokens {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** A run as a careless world would have it: answers, refusals, losses, pauses and crashes, as the numbers say. */
export function randomRun(campaign: Campaign, choices: readonly number[]): JournalBuilder {
  const builder = new JournalBuilder(campaign).admit();
  let generation = 1;
  for (const choice of choices) {
    const action = choice % 16;
    const flying = indices(builder, ({ outcome }) => outcome === 'in-flight');
    const target = flying[Math.floor(choice / 16) % Math.max(1, flying.length)];
    if (action === 15 || (action === 14 && flying.length === 0)) {
      if (action === 14) {
        builder.add({ event: 'paused', reason: 'aborted' });
        reconcileSome(builder, choice);
      }
      generation += 1 + (choice % 3);
      builder.add({ event: 'resumed', generation, discardedBytes: 0 });
      for (const index of flying) builder.add(builder.indeterminate(index, attemptsOf(builder, index), 'interrupted'));
    } else if (action < 6 || target === undefined) {
      const next = sendable(builder)[Math.floor(choice / 16) % 2];
      if (next !== undefined) builder.add(builder.dispatched(next, attemptsOf(builder, next) + 1));
    } else {
      land(builder, target, action, choice);
    }
  }
  return builder;
}

/** Settles some of what was lost, in every way after which the run can still be completed. */
export function reconcileSome(builder: JournalBuilder, choice: number): void {
  const { maxAttempts } = builder.plan;
  for (const index of indices(builder, ({ outcome }) => outcome === 'indeterminate')) {
    const way = (Math.floor(choice / 16) + index) % 6;
    const left = maxAttempts - attemptsOf(builder, index);
    if (way === 0) builder.add(builder.reconciled(index, 'lookup', 'received')).add(builder.scored(index));
    else if (way === 1) builder.add(builder.reconciled(index, 'receipt', 'received')).add(builder.scored(index));
    else if (way === 2 && left > 0) builder.add(builder.reconciled(index, 'decision', 'replay'));
    else if (way <= 3 && left === 0) builder.add(builder.reconciled(index, 'decision', 'abandoned'));
    else if (way === 4) builder.add(builder.reconciled(index, 'lookup', 'failed'));
  }
}

/** Finishes a run as it should end: everything certain done, then completed or paused. */
export function finishRun(builder: JournalBuilder): JournalBuilder {
  for (;;) {
    const flying = indices(builder, ({ outcome }) => outcome === 'in-flight')[0];
    const next = flying ?? sendable(builder)[0];
    if (next === undefined) break;
    if (flying === undefined) builder.add(builder.dispatched(next, attemptsOf(builder, next) + 1));
    builder.add(builder.received(next, attemptsOf(builder, next))).add(builder.scored(next));
  }
  const lost = indices(builder, ({ outcome }) => outcome === 'indeterminate').length > 0;
  return builder.add(lost ? { event: 'paused', reason: 'indeterminate-requests' } : { event: 'completed' });
}

function land(builder: JournalBuilder, index: number, action: number, choice: number): void {
  const attempt = attemptsOf(builder, index);
  if (action < 11) {
    const tokens = { inputTokens: 1 + (choice % 4000), outputTokens: 1 + (choice % 1000) };
    const spoilt = action === 10 ? ({ rejection: 'truncated', finishReason: 'length' } as const) : {};
    builder.add(builder.received(index, attempt, { ...tokens, ...spoilt }));
    // Now and then the score does not reach the disk.
    if (choice % 7 !== 0) builder.add(builder.scored(index, (choice % 101) / 100));
  } else if (action === 11) builder.add(builder.indeterminate(index, attempt));
  else builder.add(builder.failed(index, attempt));
}

function indices(builder: JournalBuilder, holds: (request: RequestState) => boolean): number[] {
  return builder.plan.schedule.map((_, index) => index).filter((index) => holds(builder.state(index)));
}

function attemptsOf(builder: JournalBuilder, index: number): number {
  return builder.state(index).attempts.length;
}

/** Requests that may be sent now, in schedule order. */
function sendable(builder: JournalBuilder): number[] {
  const firstUntouched = builder.plan.pairs.findIndex((_, pair) => attemptsOf(builder, pair * 2) === 0);
  return indices(builder, ({ outcome }) => outcome === 'pending').filter((index) => {
    const pair = Math.floor(index / 2);
    if (index % 2 === 1) return isSettled(builder.state(index - 1));
    return attemptsOf(builder, index) > 0 || pair === firstUntouched;
  });
}
