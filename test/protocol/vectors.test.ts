/** The golden campaigns: hashes, order, schedule, budget, summary and planned run, bit by bit. */

import { describe, expect, test } from 'vitest';
import { previewBudget } from '../../src/protocol/budget.ts';
import { campaignSha256, parseCampaign } from '../../src/protocol/campaign.ts';
import { canonicalJson } from '../../src/protocol/canonical.ts';
import { createRunRecord, parseRunRecord, pendingRequests } from '../../src/protocol/run.ts';
import { buildSchedule, scheduleSha256 } from '../../src/protocol/schedule.ts';
import { formatSummary, summarizeCampaign } from '../../src/protocol/summary.ts';
import { CAMPAIGN_VECTORS, campaignVector, jsonBytes, omit, valueOf } from './helpers.ts';

describe.each(CAMPAIGN_VECTORS)('%s', (name) => {
  const vector = campaignVector(name);
  const campaign = valueOf(parseCampaign(jsonBytes(vector.campaign), name));

  test('canonical JSON and campaign hash', () => {
    expect(canonicalJson(campaign)).toBe(vector.campaignCanonicalJson);
    expect(campaignSha256(campaign)).toBe(vector.campaignSha256);
  });

  test('order of every pair, schedule and schedule hash', () => {
    const schedule = buildSchedule(campaign);
    const orders = vector.pairs.map((pair) => pair.order);
    expect(orders.map((_, index) => schedule.slice(2 * index, 2 * index + 2).map((request) => request.role))).toEqual(
      orders,
    );
    expect(schedule).toEqual(vector.schedule);
    if (vector.scheduleCanonicalJson !== undefined) expect(canonicalJson(schedule)).toBe(vector.scheduleCanonicalJson);
    expect(scheduleSha256(schedule)).toBe(vector.scheduleSha256);
  });

  test('budget preview', () => {
    const preview = previewBudget(campaign);
    expect(Object.keys(preview)).toEqual(Object.keys(vector.budgetPreview));
    expect(omit(preview, 'blockers', 'safetyBoundary')).toEqual(
      omit(vector.budgetPreview, 'blockers', 'safetyBoundary'),
    );
    expect(preview.safetyBoundary).not.toBe('');
    expectSameBlockers(preview.blockers, vector.budgetPreview.blockers);
  });

  test('summary, also as eight lines', () => {
    const summary = summarizeCampaign(campaign);
    const { blockers } = summary;
    const goldenBlockers = vector.summary.blockers;
    expect(Object.keys(summary)).toEqual(Object.keys(vector.summary));
    expect(omit(summary, 'blockers')).toEqual(omit(vector.summary, 'blockers'));
    expectSameBlockers(blockers, goldenBlockers);
    const lines = formatSummary(summary).split('\n');
    const goldenLines = vector.formattedSummary.split('\n');
    expect(lines).toHaveLength(8);
    for (const [index, line] of goldenLines.entries()) {
      if (index === 5 && goldenBlockers.length > 0) expect(lines[5]).toBe(`Budget: blocked: ${blockers.join('; ')}`);
      else expect(lines[index]).toBe(line);
    }
  });

  test('planned run', () => {
    const golden = vector.plannedRun;
    const record = createRunRecord(campaign, golden.runId, golden.createdAt);
    expect(omit(record, 'uncertainty', 'safetyBoundary')).toEqual(omit(golden, 'uncertainty', 'safetyBoundary'));
    expect([record.uncertainty, record.safetyBoundary]).not.toContain('');
    // Both our own record and the golden one are runs of this campaign.
    for (const run of [record, golden]) {
      const parsed = valueOf(parseRunRecord(jsonBytes(run), 'run.json', campaign));
      expect(pendingRequests(parsed, campaign)).toEqual(vector.schedule);
    }
  });
});

/** The wording is ours; which ceilings are named, and in which order, is not. */
function expectSameBlockers(ours: readonly string[], golden: readonly string[]): void {
  const kind = (blocker: string) => /^(request|input|output|cost)/.exec(blocker)?.[1];
  expect(ours.map(kind)).toEqual(golden.map(kind));
  expect(golden.map(kind)).not.toContain(undefined);
}
