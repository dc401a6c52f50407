/**
 * What a run record must satisfy beyond its schema: it belongs to one campaign and schedule, accounts for attempts
 * honestly, and stays within every ceiling (protocol section 8).
 */

import { campaignSha256 } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import type { Report } from './document.ts';
import { displayUsd, sumUsd, usd } from './money.ts';
import { quote } from './quote.ts';
import type { RunCompletion, RunRecord } from './run.ts';
import { utf16Problem } from './scalars.ts';
import { buildSchedule, scheduleSha256 } from './schedule.ts';

export function checkRunRecord(run: RunRecord, campaign: Campaign, report: Report): void {
  const schedule = buildSchedule(campaign);
  checkIdentity(run, campaign, scheduleSha256(schedule), report);
  checkTimes(run, report);
  const scheduled = new Set(schedule.map((request) => request.requestId));
  run.completed.forEach((completion, index) => checkCompletion(completion, index, campaign, scheduled, report));
  checkCompleteness(run, schedule.length, report);
  checkCeilings(run, campaign, report);
}

function checkIdentity(run: RunRecord, campaign: Campaign, schedule: string, report: Report): void {
  if (run.campaignId !== campaign.campaignId) {
    const message = `The run names the campaign ${quote(run.campaignId)}; it is checked against ${quote(campaign.campaignId)}.`;
    report.error(['campaignId'], 'other-campaign', message);
  }
  const hash = campaignSha256(campaign);
  if (run.campaignSha256 !== hash) {
    const message = `The campaign's hash is ${hash}; the run was made for another version of it. Start a new run.`;
    report.error(['campaignSha256'], 'campaign-hash-mismatch', message);
  }
  if (run.scheduleSha256 !== schedule) {
    const message = `The campaign's schedule has the hash ${schedule}; this run follows another one. Start a new run.`;
    report.error(['scheduleSha256'], 'schedule-hash-mismatch', message);
  }
}

function checkTimes(run: RunRecord, report: Report): void {
  // Timestamps have one fixed form, so their texts compare as their times do.
  if (run.updatedAt < run.createdAt) {
    report.error(
      ['updatedAt'],
      'updated-before-created',
      `The run was last updated before it was created (${run.createdAt}).`,
    );
  }
  for (const field of ['uncertainty', 'safetyBoundary'] as const) {
    const problem = utf16Problem(run[field], 1000);
    if (problem !== null) report.error([field], 'text-too-long', problem);
  }
}

function checkCompletion(
  completion: RunCompletion,
  index: number,
  campaign: Campaign,
  scheduled: ReadonlySet<string>,
  report: Report,
): void {
  const error = (field: string, code: string, message: string) =>
    report.error(['completed', index, field], code, message);
  if (!scheduled.has(completion.requestId)) {
    error(
      'requestId',
      'unscheduled-request',
      `The request ${quote(completion.requestId)} is not in the campaign's schedule.`,
    );
  }
  const maxAttempts = 1 + campaign.trials.maxRetriesPerRequest;
  const { attempts } = completion;
  if (attempts > maxAttempts) {
    error(
      'attempts',
      'too-many-attempts',
      `${attempts} attempts are recorded; the campaign allows ${maxAttempts} a request.`,
    );
  } else if (completion.outcome === 'exhausted' && attempts < maxAttempts) {
    const message = `A request is exhausted only after all ${maxAttempts} attempts; ${attempts} are recorded.`;
    error('attempts', 'exhausted-early', message);
  }
  const caps = [
    ['inputTokens', completion.inputTokens, campaign.sampling.maxInputTokensPerRequest],
    ['outputTokens', completion.outputTokens, campaign.sampling.maxOutputTokensPerRequest],
  ] as const;
  for (const [field, used, cap] of caps) {
    if (used > attempts * cap) {
      const message = `${used} tokens are recorded; ${attempts} attempts of at most ${cap} tokens allow ${attempts * cap}.`;
      error(field, 'over-request-cap', message);
    }
  }
}

function checkCompleteness(run: RunRecord, scheduled: number, report: Report): void {
  const seen = new Set<string>();
  run.completed.forEach(({ requestId }, index) => {
    if (seen.has(requestId)) {
      const message = `The request ${quote(requestId)} is recorded more than once; a request ends once.`;
      report.error(['completed', index, 'requestId'], 'duplicate-request', message);
    }
    seen.add(requestId);
  });
  if (run.status === 'planned' && run.completed.length > 0) {
    report.error(
      ['status'],
      'planned-with-requests',
      `A planned run has ended no request; ${run.completed.length} are recorded.`,
    );
  }
  if (run.status === 'completed' && seen.size < scheduled) {
    const message = `A completed run accounts for all ${scheduled} requests of its schedule; ${seen.size} are recorded.`;
    report.error(['status'], 'incomplete', message);
  }
}

function checkCeilings(run: RunRecord, campaign: Campaign, report: Report): void {
  const total = (pick: (completion: RunCompletion) => number) =>
    run.completed.reduce((sum, each) => sum + pick(each), 0);
  const { budget } = campaign;
  const counts = [
    ['requests', total((each) => each.attempts), budget.maxRequests],
    ['input tokens', total((each) => each.inputTokens), budget.maxInputTokens],
    ['output tokens', total((each) => each.outputTokens), budget.maxOutputTokens],
  ] as const;
  for (const [what, used, ceiling] of counts) {
    if (used > ceiling) {
      report.error(['completed'], 'over-budget', `The run used ${used} ${what}; the campaign's ceiling is ${ceiling}.`);
    }
  }
  const cost = sumUsd(run.completed.map((each) => usd(each.reportedCostUsd)));
  const ceiling = usd(budget.maxCostUsd);
  if (cost.gt(ceiling)) {
    const message = `The run cost ${displayUsd(cost)}; the campaign's ceiling is ${displayUsd(ceiling)}.`;
    report.error(['completed'], 'over-budget', message);
  }
}
