/**
 * A whole run, made in memory: campaign, fixture, rubric, instructions, admission, a journal written with the ledger's own
 * encoder, and the files that follow from it. Deterministic; small, so that every byte of it can be tampered with.
 */

import type { RunBundle, RunPlace } from '../../src/evidence/bundle.ts';
import { ADMISSION_SCHEMA_VERSION, type Admission } from '../../src/ledger/admission.ts';
import {
  deriveManifests,
  deriveRunRecord,
  deriveScores,
  deriveUsage,
  encodeJsonFile,
  encodeUsage,
} from '../../src/ledger/derive.ts';
import { createCalls, type Calls } from '../../src/ledger/calls.ts';
import type { NamedFile } from '../../src/ledger/check-reconciliations.ts';
import { answerSchema, type EventBody, type EventBodyOf, type RejectionCode } from '../../src/ledger/events.ts';
import { EMPTY_JOURNAL, encodeEvent, replayJournal } from '../../src/ledger/journal.ts';
import { planRun, type RunPlan } from '../../src/ledger/plan.ts';
import { answerOfReceipt } from '../../src/ledger/receipt-claim.ts';
import type { ReconciliationResult } from '../../src/ledger/reconciliation.ts';
import { campaignSha256, parseCampaign, type Campaign, type Role } from '../../src/protocol/campaign.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { costUsd, formatUsd } from '../../src/protocol/money.ts';
import { safeSegment } from '../../src/protocol/safe-segment.ts';
import type { ScheduledRequest } from '../../src/protocol/schedule.ts';
import { bindRoute, type ModelRouteBinding } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { ROUTE_SCHEMA_VERSION } from '../../src/route/profile.ts';
import { CATEGORY_DIMENSIONS } from '../../src/trial/dimensions.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { exampleFixture, exampleRubric } from './example-trial.ts';
import { decided, idleLookUp, lookedUp, receiptFor, reconciled } from './reconciled.ts';

/** What becomes of one request. */
export type Fate =
  | 'good'
  | 'retried'
  | 'exhausted'
  | 'truncated'
  | 'over-cap'
  | 'unsafe'
  | 'lost'
  /** Lost, and then looked up, known by a receipt, sent once more, or given up after its last attempt was lost too. */
  | 'found'
  | 'receipted'
  | 'replayed'
  | 'given-up';

const RECONCILED: readonly Fate[] = ['found', 'receipted', 'replayed', 'given-up'];

export interface BundleOptions {
  readonly pairs?: number;
  readonly campaignId?: string;
  readonly runId?: string;
  readonly synthetic?: boolean;
  /** How the journal ends. `paused` stops after the first pair. */
  readonly ending?: 'completed' | 'paused' | 'cancelled' | 'running';
  readonly fate?: (request: ScheduledRequest) => Fate;
  /** Last change to an answer; whether it is scored follows from its rejection. */
  readonly answer?: (answer: EventBodyOf<'received'>, request: ScheduledRequest) => EventBodyOf<'received'>;
  /** Points of a good answer, 0 to 100. */
  readonly points?: (request: ScheduledRequest) => number;
  /** Last change before the campaign is written; what depends on it follows. */
  readonly campaign?: (campaign: Campaign) => Campaign;
  /** Last change before the admission is written; the journal follows it. */
  readonly admission?: (admission: Admission) => Admission;
}

export interface TestRun {
  readonly bundle: RunBundle;
  readonly place: RunPlace;
  readonly campaign: Campaign;
  readonly admission: Admission;
}

const REJECTIONS: Readonly<Partial<Record<Fate, RejectionCode>>> = {
  truncated: 'truncated',
  'over-cap': 'usage-over-cap',
};

const START = Date.parse('2026-07-16T12:00:00.000Z');
const DIMENSIONS = CATEGORY_DIMENSIONS['code-review-coverage'];
/** Texts of the two arms. */
export const EXAMPLE_INSTRUCTIONS: Readonly<Record<Role, string>> = {
  baseline: '# Review\n\nRead the change and report defects.\n',
  candidate: '# Review\n\nRead the change line by line; check every index against the length.\n',
};

/** A run of `pairs` pairs (5 unless told), completed and synthetic unless told otherwise. */
export function createRun(options: BundleOptions = {}): TestRun {
  const fixture = jsonBytes(exampleFixture());
  const rubric = jsonBytes(exampleRubric());
  const campaign = (options.campaign ?? same)(campaignOf(options, sha256Hex(fixture), sha256Hex(rubric)));
  const parsed = parseCampaign(jsonBytes(campaign), 'campaign.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings, null, 2));
  const plan = planRun(campaign);
  const admission = (options.admission ?? same)(admissionOf(options, plan));
  const admissionBytes = utf8(encodeJsonFile(admission));
  const context = { value: admission, sha256: sha256Hex(admissionBytes) };
  const written = journalOf(options, plan, admission, context.sha256, callsOf(fixture, campaign, admission));
  const journal = utf8(written.text);
  const state = replayJournal(journal, campaign, { admission: context });
  if (!state.ok) throw new Error(JSON.stringify(state.findings, null, 2));
  const manifests = deriveManifests(state.value, campaign, admission);
  return {
    campaign,
    admission,
    place: { campaignFolder: safeSegment(campaign.campaignId), runFolder: safeSegment(admission.runId) },
    bundle: {
      campaign: jsonBytes(campaign),
      fixture,
      rubric,
      instructions: { baseline: utf8(EXAMPLE_INSTRUCTIONS.baseline), candidate: utf8(EXAMPLE_INSTRUCTIONS.candidate) },
      admission: admissionBytes,
      journal,
      run: utf8(encodeJsonFile(deriveRunRecord(state.value, campaign))),
      usage: utf8(encodeUsage(deriveUsage(state.value, campaign, admission))),
      scores: utf8(encodeJsonFile(deriveScores(state.value, campaign))),
      manifests: {
        baseline: utf8(encodeJsonFile(manifests.baseline)),
        candidate: utf8(encodeJsonFile(manifests.candidate)),
      },
      reconciliations: written.files,
    },
  };
}

function campaignOf(options: BundleOptions, fixtureSha256: string, rubricSha256: string): Campaign {
  const pairs = options.pairs ?? 5;
  const attempts = pairs * 4;
  const arm = (role: Role, commit: string) => ({
    role,
    id: `review-${role}`,
    packageId: 'example-skills',
    skillPath: 'skills/review/SKILL.md',
    reviewedCommit: commit.repeat(40),
    instructionSha256: sha256Hex(EXAMPLE_INSTRUCTIONS[role]),
  });
  return {
    schemaVersion: 1,
    protocolVersion: 'loadout-evaluation-v1',
    campaignId: options.campaignId ?? 'demo',
    createdAt: '2026-07-16T10:00:00.000Z',
    category: 'code-review-coverage',
    fixture: { id: 'last-item', version: '1', fixtureSha256, rubricSha256 },
    candidates: [arm('baseline', 'a'), arm('candidate', 'b')],
    model: { provider: 'synthetic', model: 'synthetic', version: 'synthetic-1' },
    sampling: { temperature: 0, topP: 1, maxInputTokensPerRequest: 2000, maxOutputTokensPerRequest: 1000 },
    trials: { pairs, maxRetriesPerRequest: 1, timeoutMsPerRequest: 10_000 },
    randomization: {
      strategy: 'paired-balanced-sha256-v1',
      seed: sha256Hex('seed'),
      concealCandidateLabels: true,
    },
    isolation: {
      toolPolicy: 'none',
      networkPolicy: 'disabled',
      candidatePolicy: 'instructions-as-data',
      fixturePolicy: 'synthetic-only',
    },
    budget: {
      maxRequests: attempts,
      maxInputTokens: attempts * 2000,
      maxOutputTokens: attempts * 1000,
      maxCostUsd: attempts * 0.004,
      inputUsdPerMillionTokens: 0.5,
      outputUsdPerMillionTokens: 3,
    },
    decision: {
      minimumSuccessfulPairs: 5,
      minimumPracticalScoreDelta: 5,
      promotionPolicy: 'signed-evidence-plus-human-approval',
    },
  };
}

function bindingOf(campaign: Campaign, driver: string): ModelRouteBinding {
  const catalog = issueCatalog([
    {
      schema_version: ROUTE_SCHEMA_VERSION,
      profile_id: 'default',
      provider_driver: driver,
      provider: campaign.model.provider,
      model: campaign.model.version,
      reasoning_effort: null,
      max_output_tokens: campaign.sampling.maxOutputTokensPerRequest,
      fallback_policy: 'none',
      cache_policy: 'disabled',
    },
  ]);
  return bindRoute(catalog, 'default');
}

function admissionOf(options: BundleOptions, plan: RunPlan): Admission {
  const { campaign } = plan;
  const { maxRequests, maxInputTokens, maxOutputTokens } = campaign.budget;
  const synthetic = options.synthetic ?? true;
  const driver = { id: synthetic ? 'synthetic' : 'openai-chat', synthetic };
  return {
    schemaVersion: ADMISSION_SCHEMA_VERSION,
    runId: options.runId ?? 'run-1',
    campaignId: campaign.campaignId,
    campaignSha256: campaignSha256(campaign),
    scheduleSha256: plan.scheduleSha256,
    fixtureSha256: campaign.fixture.fixtureSha256,
    rubricSha256: campaign.fixture.rubricSha256,
    grant: {
      kind: 'local-self-approval',
      approvedAt: '2026-07-16T11:59:00.000Z',
      expiresAt: '2026-07-17T11:59:00.000Z',
      commit: null,
      ceilings: { maxRequests, maxInputTokens, maxOutputTokens, maxCostUsd: String(campaign.budget.maxCostUsd) },
    },
    binding: bindingOf(campaign, driver.id),
    driver,
    concurrency: 1,
    generation: 1,
  };
}

function callsOf(fixtureBytes: Uint8Array, campaign: Campaign, { binding, runId }: Admission): Calls {
  const fixture = parseFixture(fixtureBytes, 'fixture.json');
  if (!fixture.ok) throw new Error(JSON.stringify(fixture.findings, null, 2));
  return createCalls({ campaign, fixture: fixture.value, instructions: EXAMPLE_INSTRUCTIONS, binding, runId });
}

function journalOf(
  options: BundleOptions,
  plan: RunPlan,
  admission: Admission,
  admissionSha256: string,
  calls: Calls,
): { readonly text: string; readonly files: readonly NamedFile[] } {
  const files: NamedFile[] = [];
  let head = EMPTY_JOURNAL;
  let text = '';
  const now = (): string => new Date(START + head.sequence * 1000).toISOString();
  const write = (body: EventBody): void => {
    const encoded = encodeEvent(head, now(), body);
    ({ head } = encoded);
    text += encoded.line;
  };
  const { runId, campaignId, scheduleSha256, fixtureSha256, rubricSha256, generation, driver } = admission;
  write({
    event: 'admitted',
    ...{ runId, campaignId, campaignSha256: admission.campaignSha256, scheduleSha256, fixtureSha256, rubricSha256 },
    ...{ admissionSha256, driver: driver.id, synthetic: driver.synthetic, generation },
  });
  const ending = options.ending ?? 'completed';
  const last = ending === 'completed' ? plan.schedule.length : 2;
  for (const request of plan.schedule.slice(0, last)) {
    for (const body of requestEvents(options, plan, admission.binding, request, calls)) write(body);
  }
  const fateOf = options.fate ?? (() => 'good');
  const lost = plan.schedule.slice(0, last).filter((request) => RECONCILED.includes(fateOf(request)));
  const settle = (request: ScheduledRequest, attempt: number, result: ReconciliationResult, gen: number): void => {
    const { requestId } = request;
    const { providerRequestId } = calls.prepare(request, attempt);
    const place = { plan, runId, number: files.length + 1, requestId, attempt, providerRequestId, at: now() };
    const { body, file } = reconciled({ ...place, generation: gen }, result);
    write(body);
    files.push(file);
  };
  if (ending === 'completed' && lost.length > 0) {
    write({ event: 'paused', reason: 'indeterminate-requests' });
    for (const request of lost) {
      const fate = fateOf(request);
      const [received, scored] = answer(options, plan, admission.binding, request, fate, 1);
      if (received?.event !== 'received' || scored === undefined) throw new Error('an answer and its score');
      const { providerRequestId } = calls.prepare(request, 1);
      settle(request, 1, idleLookUp('failed'), generation + 1);
      if (fate === 'replayed' || fate === 'given-up') settle(request, 1, decided('replay'), generation + 1);
      else {
        const found = answerSchema.strip().parse(received);
        const { outputSha256 } = found;
        const receipt = receiptFor({ binding: admission.binding, providerRequestId, attempt: 1, outputSha256 });
        if (fate === 'found') settle(request, 1, lookedUp(found), generation + 1);
        else
          settle(
            request,
            1,
            { ...lookedUp(answerOfReceipt(receipt, plan)), method: 'receipt', receipt },
            generation + 1,
          );
        write(scored);
      }
    }
    write({ event: 'resumed', generation: generation + 2, discardedBytes: 0 });
    for (const request of lost) {
      const again = requestEvents(options, plan, admission.binding, request, calls, 2);
      if (fateOf(request) === 'replayed' || fateOf(request) === 'given-up') for (const body of again) write(body);
    }
    const gone = lost.filter((request) => fateOf(request) === 'given-up');
    if (gone.length > 0) {
      write({ event: 'paused', reason: 'indeterminate-requests' });
      for (const request of gone) settle(request, 2, decided('abandoned'), generation + 3);
      write({ event: 'resumed', generation: generation + 4, discardedBytes: 0 });
    }
  }
  if (ending === 'completed') write({ event: 'completed' });
  if (ending === 'paused') write({ event: 'paused', reason: 'aborted' });
  if (ending === 'cancelled') write({ event: 'cancelled', reason: 'operator' });
  return { text, files };
}

function requestEvents(
  options: BundleOptions,
  plan: RunPlan,
  route: ModelRouteBinding,
  request: ScheduledRequest,
  calls: Calls,
  first: 1 | 2 = 1,
): EventBody[] {
  const { requestId } = request;
  const fate = (options.fate ?? (() => 'good'))(request);
  const { inputTokens, outputTokens, costUsd: reservedCost } = plan.worstAttempt;
  const reserved = { inputTokens, outputTokens, costUsd: formatUsd(reservedCost) };
  const dispatched = (attempt: number): EventBody => {
    const { providerRequestId } = calls.prepare(request, attempt);
    return { event: 'dispatched', requestId, attempt, providerRequestId, reserved };
  };
  const failed = (attempt: number): EventBody => {
    return { event: 'failed', requestId, attempt, durationMs: 40, code: 'rate-limited', retryable: true };
  };
  if (fate === 'exhausted') return [dispatched(1), failed(1), dispatched(2), failed(2)];
  if (fate === 'lost' || fate === 'given-up' || (RECONCILED.includes(fate) && first === 1)) {
    const lost = { requestId, attempt: first, durationMs: 900, code: 'connection-lost', charged: reserved } as const;
    return [dispatched(first), { event: 'indeterminate', ...lost }];
  }
  if (fate === 'replayed') return [dispatched(2), ...answer(options, plan, route, request, fate, 2)];
  const attempt = fate === 'retried' ? 2 : 1;
  const before = fate === 'retried' ? [dispatched(1), failed(1)] : [];
  return [...before, dispatched(attempt), ...answer(options, plan, route, request, fate, attempt)];
}

function answer(
  options: BundleOptions,
  plan: RunPlan,
  route: ModelRouteBinding,
  request: ScheduledRequest,
  fate: Fate,
  attempt: number,
): EventBody[] {
  const { requestId, pairIndex, role } = request;
  const { model, budget } = plan.campaign;
  const usage = {
    inputTokens: 900 + pairIndex,
    outputTokens: fate === 'over-cap' ? 1001 : role === 'baseline' ? 200 : 260,
  };
  const outputSha256 = sha256Hex(`answer of ${requestId}`);
  const plain: EventBodyOf<'received'> = {
    event: 'received',
    requestId,
    attempt,
    durationMs: 1500 + pairIndex,
    outputSha256,
    finishReason: fate === 'truncated' ? 'length' : 'stop',
    effective: { provider: model.provider, model: model.version, reasoningEffort: route.reasoning_effort },
    usage: {
      accountingSource: 'provider_reported',
      ...usage,
      totalTokens: usage.inputTokens + usage.outputTokens,
      ...{ cacheReadTokens: null, cacheWriteTokens: null, reasoningTokens: null },
    },
    costUsd: formatUsd(costUsd(usage.inputTokens, usage.outputTokens, budget)),
    rejection: REJECTIONS[fate] ?? null,
    providerResponseId: null,
    systemFingerprint: null,
  };
  const received = options.answer?.(plain, request) ?? plain;
  // A receipt has no text to score.
  const rejection = fate === 'receipted' ? 'output-unavailable' : received.rejection;
  const points = fate === 'unsafe' ? 0 : (options.points ?? defaultPoints)(request);
  return [
    received,
    {
      event: 'scored',
      requestId,
      outputSha256,
      parse: rejection === null ? 'ok' : 'not-scored',
      dimensions: rejection === null ? DIMENSIONS.map(({ id, max }) => ({ id, max, score: (max * points) / 100 })) : [],
      total: rejection === null ? points : 0,
      safetyFailures: fate === 'unsafe' ? ['forbidden-action'] : [],
      eligible: rejection === null,
      reason: rejection,
    },
  ];
}

function defaultPoints({ pairIndex, role }: ScheduledRequest): number {
  return role === 'baseline' ? 40 + 4 * (pairIndex % 5) : 60 + 4 * ((pairIndex * 3) % 5);
}

function jsonBytes(value: unknown): Uint8Array {
  return utf8(`${JSON.stringify(value, null, 2)}\n`);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function same<T>(value: T): T {
  return value;
}
