/**
 * What a run record must satisfy beyond its schema: it belongs to one campaign and schedule, accounts for attempts
 * honestly, and stays within every ceiling (protocol section 8). Each rule looks at the smallest part it needs.
 */

import * as z from 'zod';
import { campaignSha256 } from './campaign.ts';
import type { Campaign } from './campaign.ts';
import { rule } from './document.ts';
import type { Rule } from './document.ts';
import { displayUsd, sumUsd, usd } from './money.ts';
import { quote } from './quote.ts';
import { timestamp } from './scalars.ts';
import { buildSchedule, scheduleSha256 } from './schedule.ts';
import { shortText } from './text-length.ts';
import { validate } from './validate.ts';

const count = z.int().min(0);
const completedPart = z.object({ completed: z.array(z.unknown()) });
const requestIdPart = z.object({ requestId: z.string() });
const attemptsPart = z.object({ outcome: z.string(), attempts: count });
const tokensPart = z.object({ attempts: count, inputTokens: count, outputTokens: count });
const usedPart = z.object({
  completed: z.array(
    z.object({ attempts: count, inputTokens: count, outputTokens: count, reportedCostUsd: z.number().min(0) }),
  ),
});

/** The rules for a run of this campaign. */
export function runRules(campaign: Campaign): readonly Rule[] {
  const schedule = buildSchedule(campaign);
  const hash = campaignSha256(campaign);
  return [
    ...identityRules(campaign, hash, scheduleSha256(schedule)),
    timeOrder,
    notBefore(campaign),
    shortText(['uncertainty'], 1000),
    shortText(['safetyBoundary'], 1000),
    requestIds(new Set(schedule.map((request) => request.requestId))),
    attempts(1 + campaign.trials.maxRetriesPerRequest),
    tokenCaps(campaign),
    completeness(schedule.length),
    ceilings(campaign),
  ];
}

function identityRules(campaign: Campaign, hash: string, scheduleHash: string): Rule[] {
  return [
    rule(z.object({ campaignId: z.string() }), ({ campaignId }, report) => {
      if (campaignId === campaign.campaignId) return;
      const message = `The run names the campaign ${quote(campaignId)}; it is checked against ${quote(campaign.campaignId)}.`;
      report.error(['campaignId'], 'other-campaign', message);
    }),
    rule(z.object({ campaignSha256: z.string() }), (run, report) => {
      if (run.campaignSha256 === hash) return;
      const message = `The campaign's hash is ${hash}; the run was made for another version of it. Start a new run.`;
      report.error(['campaignSha256'], 'campaign-hash-mismatch', message);
    }),
    rule(z.object({ scheduleSha256: z.string() }), (run, report) => {
      if (run.scheduleSha256 === scheduleHash) return;
      const message = `The campaign's schedule has the hash ${scheduleHash}; the run follows another one. Start a new run.`;
      report.error(['scheduleSha256'], 'schedule-hash-mismatch', message);
    }),
  ];
}

/** Timestamps have one fixed form, so their texts compare as their times do. */
const timeOrder = rule(z.object({ createdAt: timestamp, updatedAt: timestamp }), ({ createdAt, updatedAt }, report) => {
  if (updatedAt >= createdAt) return;
  report.error(['updatedAt'], 'updated-before-created', `The run was created at ${createdAt}, after its last update.`);
});

function notBefore(campaign: Campaign): Rule {
  return rule(z.object({ createdAt: timestamp }), ({ createdAt }, report) => {
    if (createdAt >= campaign.createdAt) return;
    const message = `The run was created before its campaign (${campaign.createdAt}); is a clock wrong?`;
    report.warning(['createdAt'], 'run-before-campaign', message);
  });
}

/** A rule about each entry of `completed` that has the fields it needs. */
function eachCompletion<Part>(
  part: z.ZodType<Part>,
  check: (entry: Part, error: (field: string, code: string, message: string) => void) => void,
): Rule {
  return rule(completedPart, ({ completed }, report) => {
    completed.forEach((entry, index) => {
      const parsed = validate(part, entry);
      if (!parsed.success) return;
      check(parsed.data, (field, code, message) => report.error(['completed', index, field], code, message));
    });
  });
}

function requestIds(scheduled: ReadonlySet<string>): Rule {
  return (value, report) => {
    const seen = new Set<string>();
    const each = eachCompletion(requestIdPart, ({ requestId }, error) => {
      if (!scheduled.has(requestId)) {
        error('requestId', 'unscheduled-request', `The request ${quote(requestId)} is not in the campaign's schedule.`);
      } else if (seen.has(requestId)) {
        error(
          'requestId',
          'duplicate-request',
          `The request ${quote(requestId)} is recorded twice; a request ends once.`,
        );
      }
      seen.add(requestId);
    });
    each(value, report);
  };
}

function attempts(most: number): Rule {
  return eachCompletion(attemptsPart, ({ outcome, attempts: used }, error) => {
    if (used > most) {
      error('attempts', 'too-many-attempts', `${used} attempts are recorded; the campaign allows ${most} a request.`);
    } else if (outcome === 'exhausted' && used < most) {
      const message = `A request is exhausted only after all ${most} attempts; ${used} are recorded.`;
      error('attempts', 'exhausted-early', message);
    }
  });
}

function tokenCaps(campaign: Campaign): Rule {
  const { maxInputTokensPerRequest, maxOutputTokensPerRequest } = campaign.sampling;
  return eachCompletion(tokensPart, (entry, error) => {
    const check = (field: 'inputTokens' | 'outputTokens', cap: number) => {
      const most = entry.attempts * cap;
      if (entry[field] <= most) return;
      const message = `${entry[field]} tokens are recorded; ${entry.attempts} attempts of at most ${cap} allow ${most}.`;
      error(field, 'over-request-cap', message);
    };
    check('inputTokens', maxInputTokensPerRequest);
    check('outputTokens', maxOutputTokensPerRequest);
  });
}

function completeness(scheduled: number): Rule {
  const part = z.object({ status: z.string(), completed: z.array(z.unknown()) });
  return rule(part, ({ status, completed }, report) => {
    if (status === 'planned' && completed.length > 0) {
      const message = `A planned run has ended no request; ${completed.length} are recorded.`;
      report.error(['status'], 'planned-with-requests', message);
    }
    // Duplicates and strangers are findings of their own, so counting entries is enough.
    if (status === 'completed' && completed.length < scheduled) {
      const message = `A completed run accounts for all ${scheduled} requests of its schedule; ${completed.length} are recorded.`;
      report.error(['status'], 'incomplete-run', message);
    }
  });
}

function ceilings({ budget }: Campaign): Rule {
  return rule(usedPart, ({ completed }, report) => {
    const over = (used: string, ceiling: number | string) =>
      report.error(['completed'], 'over-budget', `The run used ${used}; the campaign's ceiling is ${ceiling}.`);
    const total = (field: 'attempts' | 'inputTokens' | 'outputTokens', what: string, ceiling: number) => {
      const used = completed.reduce((sum, entry) => sum + entry[field], 0);
      if (used > ceiling) over(`${used} ${what}`, ceiling);
    };
    total('attempts', 'requests', budget.maxRequests);
    total('inputTokens', 'input tokens', budget.maxInputTokens);
    total('outputTokens', 'output tokens', budget.maxOutputTokens);
    const cost = sumUsd(completed.map((entry) => usd(entry.reportedCostUsd)));
    const most = usd(budget.maxCostUsd);
    if (cost.gt(most)) over(displayUsd(cost), displayUsd(most));
  });
}
