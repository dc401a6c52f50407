/**
 * Forty requests to a server that fails at random, over each protocol: the ledger equals the server's own books, what is
 * unknown stays quarantined, and every way of settling it brings the run to its end.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

import type { ReconcileReport } from '../../src/commands/reconcile.ts';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { HTTP_DRIVER_NAMES, type HttpDriverName } from '../../src/commands/support/http-drivers.ts';
import type { StepsReport } from '../../src/commands/support/steps.ts';
import { canaryForms } from '../support/canary.ts';
import {
  auditFaults,
  FAULT_ATTEMPTS,
  FAULT_PAIRS,
  FAULT_RUN,
  faultStage,
  type FaultLine,
  type FaultStage,
} from '../support/fault-stage.ts';
import { receiptFor } from '../support/reconciled.ts';
import { temporaryFolder } from '../support/repo.ts';

const SHARES = { limited: 0.1, failing: 0.05, cut: 0.03, otherModel: 0.02 };
const REASON = 'The console of the server shows no such request.';
const WAYS = ['replay', 'receipt', 'lookup'] as const;
type WayName = (typeof WAYS)[number];

let open: FaultStage | null = null;
afterEach(() => open?.server.close());

/** What the seeds met in all: a test of faults that never happen would prove nothing. */
const met = new Map<string, number>();
const count = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
afterAll(() => {
  for (const what of ['rate-limited', 'provider-error', 'indeterminate', 'route-drift', ...WAYS])
    expect([what, met.get(what) ?? 0]).not.toEqual([what, 0]);
});

function lostOf(lines: readonly FaultLine[]): string[] {
  return lines.filter(({ event }) => event === 'indeterminate').map(({ requestId }) => requestId ?? '');
}

/** Runs until nothing is left that can be sent. A server that fails often enough in a row may pause it in between. */
async function exhaust(stage: FaultStage): Promise<RunSummary> {
  for (let turn = 0; turn < 8; turn += 1) {
    const summary = (await stage.run()).json as RunSummary;
    if (summary.requests.pending === 0) return summary;
  }
  throw new Error('The run does not come to its end.');
}

async function settle(stage: FaultStage, way: WayName): Promise<void> {
  const { indeterminate } = await stage.status();
  const before = stage.server.requests.filter(({ method }) => method === 'POST').length;
  for (const requestId of indeterminate) {
    const sends = stage.journal().filter((line) => line.event === 'dispatched' && line.requestId === requestId);
    // What was lost with its last attempt cannot be sent once more.
    const by = way === 'replay' && sends.length === FAULT_ATTEMPTS ? 'receipt' : way;
    count(by);
    if (by === 'lookup') {
      const { json } = await stage.reconcile({ request: requestId, lookup: true });
      expect(json).toMatchObject({ ok: true, requests: [{ requestId, outcome: 'received' }] });
    } else if (by === 'replay') {
      const { json } = await stage.reconcile({ request: requestId, decision: 'replay', reason: REASON });
      expect(json).toMatchObject({ ok: true, requests: [{ requestId, outcome: 'replay' }] });
    } else {
      const sent = sends.at(-1);
      const file = join(temporaryFolder(), 'receipt.json');
      const receipt = receiptFor({
        binding: stage.admission().binding,
        providerRequestId: sent?.providerRequestId ?? '',
        attempt: sent?.attempt ?? 0,
        outputSha256: 'a'.repeat(64),
      });
      writeFileSync(file, JSON.stringify(receipt));
      const { json } = await stage.reconcile({ receipt: file });
      expect(json).toMatchObject({ requests: [{ requestId, outcome: 'received', code: 'output-unavailable' }] });
    }
  }
  expect(stage.server.requests.filter(({ method }) => method === 'POST')).toHaveLength(before);
}

const wayFor = (driver: HttpDriverName, index: number): WayName => {
  const way = WAYS[index % WAYS.length] ?? 'replay';
  return way === 'lookup' && driver !== 'openai-responses' ? 'replay' : way;
};

describe.each(HTTP_DRIVER_NAMES)('%s', (driver) => {
  test.each(
    ['one', 'two', 'three', 'four', 'five', 'six'].map((seed, index) => [seed, wayFor(driver, index)] as const),
  )('seed %s, settled by %s', { timeout: 60_000 }, async (seed, way) => {
    const stage = await faultStage(driver, seed, SHARES);
    open = stage;
    const first = await exhaust(stage);
    await auditFaults(stage);
    const lines = stage.journal();
    for (const { event, code, rejection } of lines) {
      if (event === 'failed') count(code ?? '');
      if (event === 'indeterminate') count(event);
      if (event === 'received' && typeof rejection === 'string') count(rejection);
    }
    const lost = lostOf(lines);
    expect(first).toMatchObject({
      status: lost.length === 0 ? 'completed' : 'paused',
      requests: { scheduled: 2 * FAULT_PAIRS, indeterminate: lost.length },
    });
    if (lost.length > 0) {
      expect(await stage.sign()).toMatchObject({ exit: 1, json: { ok: false, verdict: null } });
      const sent = stage.server.requests.length;
      expect((await stage.run()).json).toMatchObject({ status: 'paused', pauseReason: 'indeterminate-requests' });
      expect(stage.server.requests).toHaveLength(sent);
    }
    // A replay can be lost as well; it is settled like any other.
    for (let turn = 0; turn < 5 && (await stage.status()).indeterminate.length > 0; turn += 1) {
      await settle(stage, turn === 0 ? way : 'receipt');
      if ((await stage.status()).pending.length > 0) await exhaust(stage);
    }
    expect(await stage.status()).toMatchObject({ state: 'completed', pending: [], indeterminate: [] });
    await auditFaults(stage);
    const signed = await stage.sign();
    expect((signed.json as StepsReport).steps.filter(({ ok }) => !ok)).toEqual([]);
    expect(await stage.verify()).toMatchObject({ exit: 0, json: { ok: true } });
    expect(canaryForms(JSON.stringify([signed, stage.journal()]))).toEqual([]);
  });

  test('what is abandoned with attempts left can only be cancelled, and is never signed as a preference', async () => {
    const stage = await faultStage(driver, 'abandoned', { ...SHARES, cut: 0.2 });
    open = stage;
    await exhaust(stage);
    const { json } = await stage.reconcile({ decision: 'abandon', reason: REASON });
    expect((json as ReconcileReport).requests.length).toBeGreaterThan(0);
    expect(await stage.status()).toMatchObject({ state: 'paused', onlyCancel: true, indeterminate: [] });
    await auditFaults(stage);
    const sent = stage.server.requests.length;
    expect((await stage.run()).json).toMatchObject({ status: 'paused', onlyCancel: true });
    expect(stage.server.requests).toHaveLength(sent);
    expect((await stage.sign()).json).toMatchObject({ ok: false });
    expect(stage.repo.readText(`${FAULT_RUN}/run.json`)).toContain('"status": "paused"');
  });
});
