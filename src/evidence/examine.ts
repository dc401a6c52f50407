/**
 * Recomputes a run from its bytes: every hash, the schedule, the ledger, the derived files, the analysis.
 *
 * The signer signs what comes out of here and nothing that a file claims about itself; the verifier runs the same
 * steps years later. Nothing is repaired: what does not add up is named and refused (protocol section 9).
 */

import type { Analysis } from '../analysis/paired.ts';
import { analyseRun } from '../ledger/analyse.ts';
import { parseAdmission, type Admission } from '../ledger/admission.ts';
import type { ScoresFile } from '../ledger/derive.ts';
import { replayJournal } from '../ledger/journal.ts';
import type { Manifest } from '../ledger/manifest.ts';
import { planRun } from '../ledger/plan.ts';
import { isDone, type RunState } from '../ledger/state.ts';
import { previewBudget } from '../protocol/budget.ts';
import { campaignSha256, candidateOf, parseCampaign, ROLES, type Campaign, type Role } from '../protocol/campaign.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { formatUsd, usd } from '../protocol/money.ts';
import type { RunRecord } from '../protocol/run.ts';
import { safeSegment } from '../protocol/safe-segment.ts';
import { buildSchedule, scheduleSha256, type ScheduledRequest } from '../protocol/schedule.ts';
import type { UsageRow } from '../route/usage.ts';
import { parseFixture, type Fixture } from '../trial/fixture.ts';
import { parseRubric } from '../trial/rubric.ts';
import type { RunBundle, RunPlace } from './bundle.ts';
import { checkManifests, checkReconciliations, checkRunRecord, checkScores, checkUsage } from './examine-derived.ts';
import { APPROVED_BY } from './statement.ts';
import { fail, parsedValue, StepLog, type Held, type Step } from './steps.ts';

/** What follows from the bytes of a run that adds up and is complete. */
export interface RunFacts {
  readonly campaign: Campaign;
  readonly campaignSha256: string;
  readonly schedule: readonly ScheduledRequest[];
  readonly scheduleSha256: string;
  readonly fixture: Fixture;
  readonly admission: Admission;
  readonly admissionSha256: string;
  readonly state: RunState;
  readonly run: RunRecord;
  readonly usage: readonly UsageRow[];
  readonly scores: ScoresFile;
  readonly manifests: Readonly<Record<Role, Manifest>>;
  readonly analysis: Analysis;
}

/** What the steps that held gave; null where one did not. An unfinished run has all of it and no facts. */
export interface RunParts {
  readonly campaign: Campaign | null;
  readonly fixture: Fixture | null;
  readonly admission: Admission | null;
  readonly state: RunState | null;
}

export interface Examination {
  readonly steps: readonly Step[];
  /** null unless every step held. */
  readonly facts: RunFacts | null;
  readonly parts: RunParts;
}

/** Checks a run folder against itself. Total: any bytes give steps, never an exception. */
export function examineRun(bundle: RunBundle, place: RunPlace | null = null): Examination {
  const log = new StepLog();
  const campaign = log.run('campaign', () => readCampaign(bundle, place));
  const fixture = log.run('inputs', campaign && (() => checkInputs(bundle, campaign)));
  const schedule = log.run('schedule', campaign && (() => checkSchedule(campaign)));
  const admission = log.run(
    'admission',
    campaign && schedule && (() => checkAdmission(bundle, place, campaign, schedule)),
  );
  const state = log.run('journal', campaign && admission && (() => replay(bundle, campaign, admission)));
  const reconciled = log.run(
    'reconciliations',
    campaign && admission && state && (() => checkReconciliations(bundle, campaign, admission, state)),
  );
  const run = log.run('run-record', campaign && state && (() => checkRunRecord(bundle, campaign, state)));
  const usage = log.run(
    'usage',
    campaign && admission && state && (() => checkUsage(bundle, campaign, admission, state)),
  );
  const scores = log.run('scores', campaign && state && (() => checkScores(bundle, campaign, state)));
  const manifests = log.run(
    'manifests',
    campaign && admission && state && (() => checkManifests(bundle, campaign, admission, state)),
  );
  const within = log.run(
    'ceilings',
    campaign && admission && state && (() => checkCeilings(campaign, admission, state)),
  );
  const complete = log.run('completeness', campaign && state && (() => checkCompleteness(campaign, state)));
  const analysis = log.run(
    'analysis',
    campaign && fixture && state && complete && (() => analyse(campaign, fixture, state)),
  );
  const { steps } = log;
  const parts: RunParts = { campaign, fixture, admission, state };
  if (!campaign || !fixture || !schedule || !admission || !state) return { steps, facts: null, parts };
  if (!reconciled || !run || !usage || !scores || !manifests || !within || !analysis)
    return { steps, facts: null, parts };
  const facts: RunFacts = {
    campaign,
    campaignSha256: campaignSha256(campaign),
    schedule,
    scheduleSha256: scheduleSha256(schedule),
    fixture,
    admission,
    admissionSha256: sha256Hex(bundle.admission),
    state,
    run,
    usage,
    scores,
    manifests,
    analysis,
  };
  return { steps, facts, parts };
}

function readCampaign(bundle: RunBundle, place: RunPlace | null): Held<Campaign> {
  const campaign = parsedValue(parseCampaign(bundle.campaign, 'campaign.json'));
  if (place !== null && safeSegment(campaign.campaignId) !== place.campaignFolder) {
    // A run copied into another campaign's folder would otherwise count there.
    fail(
      `campaign.json is the campaign ${campaign.campaignId}, which does not belong into the folder ${place.campaignFolder}.`,
    );
  }
  return {
    value: campaign,
    detail: `${campaign.campaignId}, ${campaign.category}, SHA-256 ${campaignSha256(campaign)}`,
  };
}

function checkInputs(bundle: RunBundle, campaign: Campaign): Held<Fixture> {
  const pinned: readonly (readonly [what: string, bytes: Uint8Array, sha256: string])[] = [
    ['fixture.json', bundle.fixture, campaign.fixture.fixtureSha256],
    ['rubric.json', bundle.rubric, campaign.fixture.rubricSha256],
    ...ROLES.map(
      (role) =>
        [`the ${role} instruction`, bundle.instructions[role], candidateOf(campaign, role).instructionSha256] as const,
    ),
  ];
  for (const [what, bytes, sha256] of pinned) {
    const found = sha256Hex(bytes);
    if (found !== sha256) fail(`The campaign pins ${what} at SHA-256 ${sha256}; the bytes at hand have ${found}.`);
  }
  const fixture = parsedValue(parseFixture(bundle.fixture, 'fixture.json'));
  const { id, version } = campaign.fixture;
  if (fixture.id !== id || fixture.version !== version || fixture.category !== campaign.category) {
    fail('fixture.json names another fixture, version or category than the campaign does.');
  }
  parsedValue(parseRubric(bundle.rubric, 'rubric.json', fixture));
  const cases = fixture.cases.length;
  return {
    value: fixture,
    detail: `fixture, rubric and both instructions have the SHA-256 that the campaign pins; ${cases} synthetic case${cases === 1 ? '' : 's'}`,
  };
}

function checkSchedule(campaign: Campaign): Held<readonly ScheduledRequest[]> {
  const schedule = buildSchedule(campaign);
  const budget = previewBudget(campaign);
  if (!budget.withinBudget) {
    fail(
      `The worst case of this schedule is over the campaign's own ceilings, so it could not be approved: ${budget.blockers.join('; ')}.`,
    );
  }
  return {
    value: schedule,
    detail: `${schedule.length} requests in ${campaign.trials.pairs} pairs, SHA-256 ${scheduleSha256(schedule)}`,
  };
}

function checkAdmission(
  bundle: RunBundle,
  place: RunPlace | null,
  campaign: Campaign,
  schedule: readonly ScheduledRequest[],
): Held<Admission> {
  const admission = parsedValue(parseAdmission(bundle.admission, 'admission.json'));
  const { grant, binding, driver } = admission;
  if (place !== null && safeSegment(admission.runId) !== place.runFolder) {
    fail(`admission.json is of the run ${admission.runId}, which does not belong into the folder ${place.runFolder}.`);
  }
  const expected: readonly (readonly [what: string, found: string | number, expected: string | number])[] = [
    ['campaignId', admission.campaignId, campaign.campaignId],
    ['campaignSha256', admission.campaignSha256, campaignSha256(campaign)],
    ['scheduleSha256', admission.scheduleSha256, scheduleSha256(schedule)],
    ['fixtureSha256', admission.fixtureSha256, campaign.fixture.fixtureSha256],
    ['rubricSha256', admission.rubricSha256, campaign.fixture.rubricSha256],
    ['binding.provider', binding.provider, campaign.model.provider],
    ['binding.model', binding.model, campaign.model.version],
    ['binding.fallback_policy', binding.fallback_policy, 'none'],
  ];
  for (const [what, found, wanted] of expected) {
    if (found !== wanted) fail(`admission.json has ${what} ${found}, the campaign demands ${wanted}.`);
  }
  if (driver.id === 'synthetic' && !driver.synthetic) {
    fail('admission.json says that the synthetic driver asked a model; its answers are made up and must be marked so.');
  }
  return {
    value: admission,
    detail: `run ${admission.runId}, ${APPROVED_BY[grant.kind]} at ${grant.approvedAt} until ${grant.expiresAt}, route ${binding.profile_id}`,
  };
}

function replay(bundle: RunBundle, campaign: Campaign, admission: Admission): Held<RunState> {
  const context = { value: admission, sha256: sha256Hex(bundle.admission) };
  const state = parsedValue(replayJournal(bundle.journal, campaign, { file: 'journal.jsonl', admission: context }));
  if (state.admitted === null || state.lastDigest === null) fail('journal.jsonl is empty: the run was never started.');
  const marked = state.admitted.synthetic ? '; synthetic: no model was asked' : '';
  return {
    value: state,
    detail: `${state.lastSequence + 1} events in an unbroken chain up to ${state.lastDigest}${marked}`,
  };
}

function checkCeilings(campaign: Campaign, admission: Admission, state: RunState): Held<true> {
  const { budget } = campaign;
  const { ceilings } = admission.grant;
  const { requests, inputTokens, outputTokens, costUsd } = state.totals;
  const over = [
    requests > Math.min(budget.maxRequests, ceilings.maxRequests) && 'requests',
    inputTokens > Math.min(budget.maxInputTokens, ceilings.maxInputTokens) && 'input tokens',
    outputTokens > Math.min(budget.maxOutputTokens, ceilings.maxOutputTokens) && 'output tokens',
    (costUsd.gt(usd(budget.maxCostUsd)) || costUsd.gt(usd(ceilings.maxCostUsd))) && 'cost',
  ].filter((name) => name !== false);
  if (over.length > 0 || state.overCap) {
    fail(`The run used more than was approved: ${state.overCap ? 'a token cap of one request' : over.join(', ')}.`);
  }
  return {
    value: true,
    detail: `${requests} requests, ${inputTokens} input and ${outputTokens} output tokens, ${formatUsd(costUsd)} USD: within every approved ceiling`,
  };
}

function checkCompleteness(campaign: Campaign, state: RunState): Held<true> {
  const { status, requests } = state;
  if (status === 'paused') {
    fail(
      `The run is paused (${String(state.pauseReason)}). Only a completed run is evidence: resume or reconcile it, or cancel it.`,
    );
  }
  if (status !== 'completed') fail(`The run is ${status}. Only a completed run is evidence.`);
  const all = [...requests.values()];
  const open = all.filter((request) => !isDone(request, planRun(campaign)));
  if (open.length > 0) fail(`${open.length} of ${all.length} scheduled requests have no certain outcome.`);
  const exhausted = all.filter(({ outcome }) => outcome !== 'received').length;
  return {
    value: true,
    detail: `completed: ${all.length - exhausted} of ${all.length} requests answered, ${exhausted} given up after all attempts`,
  };
}

function analyse(campaign: Campaign, fixture: Fixture, state: RunState): Held<Analysis> {
  const analysis = analyseRun(state, campaign, fixture);
  const { eligibility, verdict } = analysis;
  return {
    value: analysis,
    detail: `${eligibility.eligiblePairs} of ${eligibility.scheduledPairs} pairs give a difference; verdict ${verdict}`,
  };
}
