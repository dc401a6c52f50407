/**
 * Checks a run directory without the code under test: the chain with node:crypto, the sums with integers, what the
 * server saw against what was written down. Only the protocol's parser of the run record is the project's own.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Campaign } from '../../../src/protocol/campaign.ts';
import { parseRunRecord, type RunRecord } from '../../../src/protocol/run.ts';

interface Line {
  readonly event: string;
  readonly sequence: number;
  readonly previous: string | null;
  readonly requestId?: string;
  readonly attempt?: number;
  readonly providerRequestId?: string;
  readonly code?: string;
  readonly costUsd?: string;
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  readonly reserved?: { readonly costUsd: string; readonly inputTokens: number; readonly outputTokens: number };
  readonly charged?: { readonly costUsd: string; readonly inputTokens: number; readonly outputTokens: number };
}

export interface Audit {
  readonly lines: readonly Line[];
  /** Provider request ids that were written down as dispatched. */
  readonly dispatched: ReadonlyMap<string, Line>;
  /** Requests of unknown outcome, with their code. */
  readonly indeterminate: ReadonlyMap<string, string>;
  readonly received: ReadonlySet<string>;
  readonly record: RunRecord;
  /** Charged: US dollars in units of 10^-12. */
  readonly picoUsd: bigint;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export function readLines(runDir: string): Line[] {
  const text = readFileSync(join(runDir, 'journal.jsonl'), 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** Audits a run that has come to rest; `arrivals` are the ids that its server saw. */
export function audit(runDir: string, campaign: Campaign, arrivals: readonly string[]): Audit {
  const text = readFileSync(join(runDir, 'journal.jsonl'), 'utf8');
  const lines = readLines(runDir);
  let previous: string | null = null;
  text
    .slice(0, -1)
    .split('\n')
    .forEach((line, index) => {
      expect(lines[index]).toMatchObject({ sequence: index, previous });
      previous = createHash('sha256').update(`${line}\n`).digest('hex');
    });
  const dispatched = new Map<string, Line>();
  const inFlight = new Map<string, Line>();
  const indeterminate = new Map<string, string>();
  const received = new Set<string>();
  const charges: { costUsd: string; inputTokens: number; outputTokens: number }[] = [];
  for (const line of lines) {
    const id = line.requestId ?? '';
    if (line.event === 'dispatched' && line.providerRequestId !== undefined) {
      expect([dispatched.has(line.providerRequestId), received.has(id), indeterminate.has(id)]).toEqual([
        false,
        false,
        false,
      ]);
      dispatched.set(line.providerRequestId, line);
      inFlight.set(id, line);
    }
    if (line.event === 'received' && line.usage !== undefined && line.costUsd !== undefined) {
      received.add(id);
      charges.push({ ...line.usage, costUsd: line.costUsd });
    }
    if (line.event === 'indeterminate' && line.charged !== undefined) {
      indeterminate.set(id, line.code ?? '');
      expect(line.charged).toEqual(inFlight.get(id)?.reserved);
      charges.push(line.charged);
    }
    if (['received', 'failed', 'indeterminate'].includes(line.event)) expect(inFlight.delete(id)).toBe(true);
  }
  expect([...inFlight.keys()]).toEqual([]);
  // Nothing was sent twice, and nothing was sent that was not written down first.
  expect(new Set(arrivals).size).toBe(arrivals.length);
  expect(arrivals.filter((id) => !dispatched.has(id))).toEqual([]);
  const record = parseRunRecord(readFileSync(join(runDir, 'run.json')), 'run.json', campaign);
  if (!record.ok) throw new Error(JSON.stringify(record.findings));
  return {
    lines,
    dispatched,
    indeterminate,
    received,
    record: record.value,
    picoUsd: charges.reduce((sum, { costUsd }) => sum + picoUsd(costUsd), 0n),
    inputTokens: charges.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: charges.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
  };
}

/** A plain decimal of US dollars in units of 10^-12. */
export function picoUsd(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(12, '0'));
}
