/**
 * Against the original's rules: what it refuses is refused, what it accepts is accepted, but for the reasons that are
 * stricter on purpose; and whatever both accept has one hash.
 */

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campaignSha256, parseCampaign } from '../../src/protocol/campaign.ts';
import type { Finding } from '../../src/protocol/findings.ts';
import { createRunRecord, parseRunRecord } from '../../src/protocol/run.ts';
import { generateSchema } from '../../scripts/schema-registry.ts';
import { mutated, sweep } from '../schemas/mutations.ts';
import { CAMPAIGN_VECTORS, campaignVector, utf8 } from './helpers.ts';
import { originalAcceptsCampaign, originalAcceptsRun, originalSha256 } from './original.ts';
import type { CampaignFacts } from './original.ts';

/** Codes under which something may be refused that the original accepts. */
const READER = new Set(['negative-zero', 'unsafe-integer', 'lossy-number', 'lone-surrogate']);

/** A finding that is stricter on purpose, judged by the value itself and not by what the parser says of it. */
function stricterOnPurpose(document: unknown, finding: Finding): boolean {
  if (finding.severity !== 'error' || READER.has(finding.code)) return true;
  const value = finding.field
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .reduce<unknown>((current, step) => (current as Record<string, unknown> | undefined)?.[step], document);
  if (typeof value !== 'string') return false;
  return (
    /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(value) ||
    (finding.field.endsWith('skillPath') && (/^(?:~|[A-Za-z]:)/.test(value) || value.split('/').includes('.'))) ||
    (finding.field.endsWith('At') && /^[+-]/.test(value))
  );
}

function explain(
  what: string,
  document: unknown,
  accepts: boolean,
  findings: readonly Finding[],
  ok: boolean,
): string | null {
  if (ok && !accepts) return `${what}: accepted, unlike the original`;
  if (ok || !accepts || findings.every((finding) => stricterOnPurpose(document, finding))) return null;
  return `${what}: refused, unlike the original: ${findings.map((finding) => `${finding.field} ${finding.message}`).join(' ')}`;
}

describe('campaigns', () => {
  const samples = [CAMPAIGN_VECTORS[0], CAMPAIGN_VECTORS[2]].map((name) => campaignVector(name).campaign);

  const compare = (what: string, document: unknown): string | null => {
    const parsed = parseCampaign(utf8(JSON.stringify(document)), 'c.json');
    if (parsed.ok && originalSha256(document) !== campaignSha256(parsed.value)) return `${what}: another hash`;
    return explain(what, document, originalAcceptsCampaign(document), parsed.findings, parsed.ok);
  };

  test('the oracle knows the golden campaigns', () => {
    for (const name of CAMPAIGN_VECTORS) {
      const { campaign, campaignSha256: hash } = campaignVector(name);
      expect(originalAcceptsCampaign(campaign)).toBe(true);
      expect(originalSha256(campaign)).toBe(hash);
    }
  });

  test('every edge, one at a time', () => {
    const schema = generateSchema('campaign');
    const differences: string[] = [];
    let compared = 0;
    for (const sample of samples) {
      for (const { what, document } of sweep(sample, schema)) {
        compared += 1;
        const difference = compare(what, document);
        if (difference !== null) differences.push(difference);
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(8000);
  });

  test('several changes at once', () => {
    fc.assert(
      fc.property(mutated(samples), (document) => {
        expect(compare('mutated', document)).toBeNull();
      }),
      { numRuns: 1500 },
    );
  });
});

describe('runs', () => {
  const { campaign, campaignSha256: hash, scheduleSha256, schedule } = campaignVector(CAMPAIGN_VECTORS[0]);
  const facts: CampaignFacts = {
    campaignId: campaign.campaignId,
    campaignSha256: hash,
    scheduleSha256,
    requestIds: schedule.map((request) => request.requestId),
    maxAttempts: 2,
    inputCap: 1000,
    outputCap: 500,
    budget: campaign.budget,
  };
  const usage = (index: number) => ({
    requestId: schedule[index]?.requestId,
    inputTokens: 2000,
    outputTokens: 1000,
    durationMs: 250.5,
    reportedCostUsd: 0.01,
  });
  const succeeded = (index: number) => ({
    ...usage(index),
    outcome: 'succeeded',
    attempts: 2,
    outputSha256: '9'.repeat(64),
  });
  const exhausted = (index: number) => ({
    ...usage(index),
    outcome: 'exhausted',
    attempts: 2,
    failureCode: 'rate-limited',
  });
  const planned = createRunRecord(campaign, 'run-001', '2026-07-16T12:01:00.000Z');
  const samples = [
    planned,
    { ...planned, status: 'paused', completed: [succeeded(0), exhausted(1), succeeded(2)] },
    { ...planned, status: 'completed', completed: schedule.map((_, index) => succeeded(index)) },
  ];

  const compare = (what: string, document: unknown): string | null => {
    const parsed = parseRunRecord(utf8(JSON.stringify(document)), 'run.json', campaign);
    return explain(what, document, originalAcceptsRun(document, facts), parsed.findings, parsed.ok);
  };

  test('the oracle accepts the samples', () => {
    for (const sample of samples) expect(originalAcceptsRun(sample, facts)).toBe(true);
  });

  test('every edge, one at a time', () => {
    const schema = generateSchema('run');
    const differences: string[] = [];
    let compared = 0;
    for (const sample of samples.slice(0, 2)) {
      for (const { what, document } of sweep(sample, schema)) {
        compared += 1;
        const difference = compare(what, document);
        if (difference !== null) differences.push(difference);
      }
    }
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(3000);
  });

  test('several changes at once', () => {
    fc.assert(
      fc.property(mutated(samples), (document) => {
        expect(compare('mutated', document)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
