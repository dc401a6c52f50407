/**
 * A process that settles the first lost request of a run and dies at the n-th step that touches the disk: before it,
 * when it is done, or in the middle of a line. Orders as JSON in the first argument.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { openExistingRunIn } from '../../../src/runner/open.ts';
import { finishReconciliation, recordReconciliation } from '../../../src/runner/reconcile.ts';
import { openLocalStore } from '../../../src/runner/store-local.ts';
import type { RunStore } from '../../../src/runner/store.ts';
import { bringToRest } from '../../../src/runner/take-up.ts';
import { makeCampaign } from '../../ledger/support/campaign.ts';
import { decided } from '../../support/reconciled.ts';

export interface ReconcileOrders {
  readonly runDir: string;
  readonly pairs: number;
  readonly retries: number;
  readonly crash?: { readonly step: number; readonly when: 'before' | 'after' | 'torn' };
}

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function crashing(store: RunStore, runDir: string, crash: NonNullable<ReconcileOrders['crash']>): RunStore {
  let steps = 0;
  const at = async (work: () => Promise<void>, torn: () => void): Promise<void> => {
    const own = steps;
    steps += 1;
    if (own !== crash.step) return work();
    if (crash.when === 'before') die();
    if (crash.when === 'torn') torn();
    else await work();
    die();
  };
  return {
    get generation() {
      return store.generation;
    },
    where: store.where,
    outrank: (generation) => store.outrank(generation),
    readJournal: () => store.readJournal(),
    cutJournal: (offset) => store.cutJournal(offset),
    read: (name) => store.read(name),
    listReconciliations: () => store.listReconciliations(),
    remove: (name) => store.remove(name),
    close: () => store.close(),
    replace: (name, text) => at(() => store.replace(name, text), die),
    append: (lines) =>
      at(
        () => store.append(lines),
        () => appendFileSync(join(runDir, 'journal.jsonl'), lines.slice(0, Math.floor(lines.length * 0.6))),
      ),
  };
}

async function main({ runDir, pairs, retries, crash }: ReconcileOrders): Promise<void> {
  const now = (): Date => new Date();
  const local = await openLocalStore(runDir, now);
  const store = crash === undefined ? local : crashing(local, runDir, crash);
  const run = await openExistingRunIn(store, { campaign: makeCampaign({ pairs, retries }), now });
  try {
    await bringToRest(run);
    const lost = [...run.state().requests.values()].find(({ outcome }) => outcome === 'indeterminate');
    if (lost !== undefined) await recordReconciliation(run, lost.scheduled.requestId, decided('abandoned'), null);
    await finishReconciliation(run);
  } finally {
    await run.close();
  }
}

await main(JSON.parse(process.argv[2] ?? '{}') as ReconcileOrders);
