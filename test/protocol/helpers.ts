/** What the protocol tests share: golden vectors, bytes, and documents with one thing changed. */

import { readFileSync } from 'node:fs';
import type { Parsed } from '../../src/protocol/findings.ts';
import type { Campaign } from '../../src/protocol/campaign.ts';
import { parseCampaign } from '../../src/protocol/campaign.ts';
import type { BudgetPreview } from '../../src/protocol/budget.ts';
import type { CampaignSummary } from '../../src/protocol/summary.ts';
import type { RunRecord } from '../../src/protocol/run.ts';
import type { ScheduledRequest } from '../../src/protocol/schedule.ts';

export interface CampaignVector {
  readonly vector: string;
  readonly campaign: Campaign;
  readonly campaignCanonicalJson: string;
  readonly campaignSha256: string;
  readonly pairs: readonly { readonly pairIndex: number; readonly order: readonly string[] }[];
  readonly schedule: readonly ScheduledRequest[];
  readonly scheduleCanonicalJson?: string;
  readonly scheduleSha256: string;
  readonly budgetPreview: BudgetPreview;
  readonly summary: CampaignSummary;
  readonly formattedSummary: string;
  readonly plannedRun: RunRecord;
}

export function readVector(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}

export function campaignVector(name: string): CampaignVector {
  return readVector(name) as CampaignVector;
}

export const CAMPAIGN_VECTORS = [
  'campaign-01-upstream-unit-test',
  'campaign-02-upstream-cli-test',
  'campaign-03-candidate-listed-first-floats',
  'campaign-05-maximum-pairs-over-budget',
  'campaign-06-all-four-blockers',
  'campaign-07-not-balanced',
] as const;

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const jsonBytes = (value: unknown): Uint8Array => utf8(JSON.stringify(value, null, 2));

/** The value of a parse that must have succeeded; its findings make the failure readable. */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.findings.map((finding) => `${finding.field}: ${finding.message}`).join('\n'));
  return parsed.value;
}

/** Codes of all findings, in order. */
export function codesOf(parsed: Parsed<unknown>): string[] {
  return parsed.findings.map((finding) => finding.code);
}

/** A deep copy with the value at a dotted path replaced, or removed when `to` is undefined. */
export function edited<T>(base: T, path: string, to: unknown): T {
  const copy = structuredClone(base);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let target = copy as Record<string, unknown>;
  for (const step of steps) target = target[step] as Record<string, unknown>;
  if (to === undefined) Reflect.deleteProperty(target, last);
  else target[last] = to;
  return copy;
}

export const baseCampaign = (): Campaign => structuredClone(campaignVector(CAMPAIGN_VECTORS[0]).campaign);

/** The base campaign with changes, through the parser. */
export function campaignWith(changes: Readonly<Record<string, unknown>>): Campaign {
  let campaign = baseCampaign();
  for (const [path, to] of Object.entries(changes)) campaign = edited(campaign, path, to);
  return valueOf(parseCampaign(jsonBytes(campaign), 'campaign.json'));
}

/** A copy without some of its fields. */
export function omit(object: object, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
