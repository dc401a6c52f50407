/** Accept and refuse, row by row, what the two golden matrices say; the inputs are JSON text, as they are in life. */

import { describe, expect, test } from 'vitest';
import { parseCampaign } from '../../src/protocol/campaign.ts';
import { createRunRecord, parseRunRecord, pendingRequests } from '../../src/protocol/run.ts';
import { baseCampaign, edited, readVector, utf8 } from './helpers.ts';

interface CampaignRow {
  readonly label: string;
  readonly edits?: readonly { readonly set?: string; readonly delete?: string; readonly to?: unknown }[];
  readonly value?: unknown;
  readonly expected: string;
}

interface RunRow {
  readonly label: string;
  readonly edit: Readonly<Record<string, unknown>>;
  readonly expected: string;
  readonly pendingCount: number | null;
}

/** Numbers that the matrix spells as text because its own JSON cannot hold them. */
const SPELT: Readonly<Record<string, string>> = { '"-0"': '-0', '"Infinity"': '1e999' };

describe('campaign matrix', () => {
  const { rows } = readVector('campaign-validation-matrix') as { rows: readonly CampaignRow[] };

  test('has rows of every kind', () => {
    expect(new Set(rows.map((row) => row.expected))).toEqual(
      new Set(['accept', 'reject', 'reject-stricter-than-original', 'not-representable-in-json']),
    );
  });

  test.each(rows.map((row, index) => [index, row.label, row] as const))('%i %s', (_index, _label, row) => {
    let value: unknown = 'value' in row ? row.value : baseCampaign();
    for (const edit of row.edits ?? []) value = edited(value, edit.set ?? edit.delete ?? '', edit.to);
    const text = JSON.stringify(value).replace(/"(?:-0|Infinity)"/, (spelt) => SPELT[spelt] ?? spelt);
    const parsed = parseCampaign(utf8(text), 'campaign.json');
    expect(parsed.ok).toBe(row.expected === 'accept');
    if (!parsed.ok) expect(parsed.findings.filter((finding) => finding.severity === 'error')).not.toEqual([]);
  });
});

describe('run matrix', () => {
  const { rows } = readVector('run-validation-matrix') as { rows: readonly RunRow[] };
  const campaign = baseCampaign();

  test.each(rows.map((row, index) => [index, row.label, row] as const))('%i %s', (_index, _label, row) => {
    const run: Record<string, unknown> = { ...createRunRecord(campaign, 'run-002', '2026-07-16T12:01:00.000Z') };
    for (const [key, to] of Object.entries(row.edit)) {
      if (to === '__delete__') Reflect.deleteProperty(run, key);
      else run[key] = to;
    }
    const parsed = parseRunRecord(utf8(JSON.stringify(run)), 'run.json', campaign);
    expect(parsed.ok).toBe(row.expected === 'accept');
    if (parsed.ok) expect(pendingRequests(parsed.value, campaign)).toHaveLength(row.pendingCount ?? -1);
  });
});
