/** Run records: identity, attempts, ceilings in exact arithmetic, resumption. */

import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/protocol/campaign.ts';
import { EquipoiseError } from '../../src/protocol/findings.ts';
import { createRunRecord, parseRunRecord, pendingRequests } from '../../src/protocol/run.ts';
import type { RunCompletion, RunRecord } from '../../src/protocol/run.ts';
import { buildSchedule } from '../../src/protocol/schedule.ts';
import { baseCampaign, campaignWith, codesOf, jsonBytes, valueOf } from './helpers.ts';

const campaign = baseCampaign();
const planned = (of: Campaign) => createRunRecord(of, 'run-001', '2026-07-16T12:01:00.000Z');

function succeeded(requestId: string, changes: Partial<RunCompletion> = {}): RunCompletion {
  const usage = {
    requestId,
    attempts: 1,
    inputTokens: 100,
    outputTokens: 50,
    durationMs: 250,
    reportedCostUsd: 0.0005,
  };
  return { ...usage, outcome: 'succeeded', outputSha256: '9'.repeat(64), ...changes } as RunCompletion;
}

/** A paused run in which the first requests of the schedule have ended. */
function paused(of: Campaign, completions: readonly Partial<RunCompletion>[]): RunRecord {
  const schedule = buildSchedule(of);
  const completed = completions.map((changes, index) => succeeded(schedule[index]?.requestId ?? '', changes));
  return { ...planned(of), status: 'paused', completed };
}

const parse = (run: unknown, of: Campaign = campaign) => parseRunRecord(jsonBytes(run), 'run.json', of);

describe('ceilings', () => {
  const rich = { 'budget.maxRequests': 10_000, 'budget.maxInputTokens': 1e9, 'budget.maxOutputTokens': 1e9 };

  test('three times 0.1 is not over 0.3', () => {
    const of = campaignWith({ ...rich, 'budget.maxCostUsd': 0.3 });
    const run = paused(of, [{ reportedCostUsd: 0.1 }, { reportedCostUsd: 0.1 }, { reportedCostUsd: 0.1 }]);
    expect(parse(run, of).ok).toBe(true);
  });

  test('a cost over the ceiling by any amount is over', () => {
    const of = campaignWith({ ...rich, 'budget.maxCostUsd': 0.3 });
    const run = paused(of, [{ reportedCostUsd: 0.3 }, { reportedCostUsd: 5e-324 }]);
    expect(codesOf(parse(run, of))).toEqual(['over-budget']);
  });

  test.each<[ceiling: string, limit: number, over: Partial<RunCompletion>]>([
    ['maxRequests', 2, { attempts: 2 }],
    ['maxInputTokens', 200, { inputTokens: 101 }],
    ['maxOutputTokens', 100, { outputTokens: 51 }],
  ])('%s', (ceiling, limit, over) => {
    const of = campaignWith({ [`budget.${ceiling}`]: limit });
    expect(parse(paused(of, [{}, {}]), of).ok).toBe(true);
    expect(codesOf(parse(paused(of, [{}, over]), of))).toEqual(['over-budget']);
  });

  test('all crossed ceilings are reported', () => {
    const of = campaignWith({
      'budget.maxRequests': 1,
      'budget.maxInputTokens': 1,
      'budget.maxOutputTokens': 1,
      'budget.maxCostUsd': 0,
    });
    expect(codesOf(parse(paused(of, [{}, {}]), of))).toEqual([
      'over-budget',
      'over-budget',
      'over-budget',
      'over-budget',
    ]);
  });
});

describe('attempts', () => {
  test('token caps grow with the attempts', () => {
    expect(parse(paused(campaign, [{ attempts: 2, inputTokens: 2000, outputTokens: 1000 }])).ok).toBe(true);
    expect(
      parse(paused(campaign, [{ attempts: 2, inputTokens: 2001, outputTokens: 1001 }])).findings.map(
        ({ code, field }) => [code, field],
      ),
    ).toEqual([
      ['over-request-cap', 'completed[0].inputTokens'],
      ['over-request-cap', 'completed[0].outputTokens'],
    ]);
  });

  test('no more than the campaign allows; exhausted only after all', () => {
    expect(codesOf(parse(paused(campaign, [{ attempts: 3 }])))).toEqual(['too-many-attempts']);
    const run = planned(campaign);
    const [request] = buildSchedule(campaign);
    const base = {
      requestId: request?.requestId,
      inputTokens: 0,
      outputTokens: 0,
      durationMs: 1,
      reportedCostUsd: 0,
      outcome: 'exhausted',
    };
    const exhausted = { ...base, attempts: 1, failureCode: 'rate-limited' };
    expect(codesOf(parse({ ...run, status: 'paused', completed: [exhausted] }))).toEqual(['exhausted-early']);
    expect(parse({ ...run, status: 'paused', completed: [{ ...exhausted, attempts: 2 }] }).ok).toBe(true);
  });
});

describe('all violations at once', () => {
  test('semantic rules speak although other fields are broken', () => {
    const run = {
      ...paused(campaign, [{ attempts: 2, inputTokens: 5000 }, {}]),
      campaignId: 'other',
      campaignSha256: '0'.repeat(64),
      scheduleSha256: '0'.repeat(64),
      updatedAt: '2026-07-16T12:00:30.000Z',
      status: 'finished',
      nextIndex: 3,
    };
    run.completed.push({ ...succeeded('f'.repeat(24)) }, succeeded(run.completed[0]?.requestId ?? ''));
    expect(new Set(codesOf(parse(run)))).toEqual(
      new Set([
        'other-campaign',
        'campaign-hash-mismatch',
        'schedule-hash-mismatch',
        'updated-before-created',
        'wrong-value',
        'unknown-field',
        'over-request-cap',
        'unscheduled-request',
        'duplicate-request',
      ]),
    );
  });

  test('an unknown outcome names the known ones', () => {
    const parsed = parse({ ...paused(campaign, []), completed: [{ outcome: 'failed' }] });
    expect(parsed.findings).toMatchObject([
      {
        code: 'wrong-value',
        field: 'completed[0].outcome',
        message: 'Found "failed"; expected one of "succeeded", "exhausted".',
      },
    ]);
    const missing = parse({ ...paused(campaign, []), completed: [{}] });
    expect(missing.findings).toMatchObject([{ code: 'missing-field', field: 'completed[0].outcome' }]);
  });

  test('statuses must fit what is recorded', () => {
    expect(codesOf(parse({ ...paused(campaign, [{}]), status: 'planned' }))).toEqual(['planned-with-requests']);
    expect(codesOf(parse({ ...paused(campaign, [{}]), status: 'completed' }))).toEqual(['incomplete-run']);
  });

  test('free texts are bounded in UTF-16 units and hold no control characters', () => {
    const run = planned(campaign);
    expect(codesOf(parse({ ...run, uncertainty: '\u{1f600}'.repeat(501) }))).toEqual(['text-too-long']);
    expect(codesOf(parse({ ...run, safetyBoundary: 'a\u0000b' }))).toEqual(['invalid-text']);
    expect(parse({ ...run, uncertainty: '\u{1f600}'.repeat(500) }).ok).toBe(true);
  });

  test('a hostile list of completions is refused at little cost', () => {
    expect(codesOf(parse({ ...planned(campaign), completed: Array.from({ length: 40_000 }, () => ({})) }))).toEqual([
      'too-many-values',
    ]);
    const findings = parse({
      ...planned(campaign),
      status: 'paused',
      completed: Array.from({ length: 1000 }, () => 1),
    }).findings;
    expect(findings.length).toBeLessThan(210);
  });
});

test('a run before its campaign is accepted with a warning', () => {
  const parsed = parse({
    ...planned(campaign),
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
  });
  expect(parsed.ok).toBe(true);
  expect(codesOf(parsed)).toEqual(['run-before-campaign']);
});

test('what is pending follows from the schedule, whatever order requests ended in', () => {
  const schedule = buildSchedule(campaign);
  const run = {
    ...planned(campaign),
    status: 'running' as const,
    completed: [7, 2].map((index) => succeeded(schedule[index]?.requestId ?? '')),
  };
  const parsed = valueOf(parse(run));
  expect(pendingRequests(parsed, campaign)).toEqual(schedule.filter((_, index) => index !== 7 && index !== 2));
  expect(pendingRequests({ ...parsed, status: 'cancelled' }, campaign)).toEqual([]);
  expect(pendingRequests({ ...parsed, status: 'completed' }, campaign)).toEqual([]);
});

test('a run is not planned under a bad name or time', () => {
  for (const make of [
    () => createRunRecord(campaign, '../run', '2026-07-16T12:01:00.000Z'),
    () => createRunRecord(campaign, 'r', 'today'),
  ]) {
    expect(make).toThrow(EquipoiseError);
    expect(make).toThrow(/^The run cannot be planned\. (runId|createdAt): /);
  }
});
