/**
 * A process that executes or resumes one run against a loopback server, to be killed by a test. Run by Node itself
 * (type stripping), with its orders as JSON in the first argument; prints the summary, or the error's code.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { executeRun } from '../../../src/runner/execute.ts';
import { openRunIn } from '../../../src/runner/open.ts';
import { openLocalStore } from '../../../src/runner/store-local.ts';
import type { RunStore } from '../../../src/runner/store.ts';
import { prepareScorer } from '../../../src/trial/scoring.ts';
import { INSTRUCTIONS, makeCampaign, trial } from '../../ledger/support/campaign.ts';
import { admissionRequest } from './admission.ts';
import { createAttempt } from './attempt.ts';

export interface Orders {
  readonly runDir: string;
  readonly url: string;
  readonly pairs: number;
  readonly retries: number;
  readonly concurrency: number;
  /** Dies at the n-th append (from 0): before it, when it is durable, or in the middle of its last line. */
  readonly crash?: { readonly append: number; readonly when: 'before' | 'after' | 'torn' };
}

/** Dies by the very signal that a test would send from outside: nothing is flushed, no handler runs. */
function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function crashing(store: RunStore, runDir: string, crash: NonNullable<Orders['crash']>): RunStore {
  let appends = 0;
  return {
    get generation() {
      return store.generation;
    },
    where: store.where,
    outrank: (generation) => store.outrank(generation),
    readJournal: () => store.readJournal(),
    cutJournal: (offset) => store.cutJournal(offset),
    read: (name) => store.read(name),
    replace: (name, text) => store.replace(name, text),
    listReconciliations: () => store.listReconciliations(),
    remove: (name) => store.remove(name),
    close: () => store.close(),
    async append(lines) {
      const own = appends;
      appends += 1;
      if (own !== crash.append) return store.append(lines);
      if (crash.when === 'before') die();
      if (crash.when === 'torn') {
        appendFileSync(join(runDir, 'journal.jsonl'), lines.slice(0, Math.floor(lines.length * 0.6)));
        die();
      }
      await store.append(lines);
      die();
    },
  };
}

async function main(orders: Orders): Promise<void> {
  const { runDir, url, pairs, retries, concurrency, crash } = orders;
  const campaign = makeCampaign({ pairs, retries });
  const { fixture, rubric } = trial();
  const now = (): Date => new Date();
  const local = await openLocalStore(runDir, now);
  const store = crash === undefined ? local : crashing(local, runDir, crash);
  const run = await openRunIn(store, { campaign, admit: admissionRequest(campaign, concurrency), now });
  const controller = new AbortController();
  process.on('SIGINT', () => controller.abort());
  try {
    const summary = await executeRun({
      run,
      fixture,
      scorer: await prepareScorer(rubric, fixture),
      instructions: INSTRUCTIONS,
      attempt: createAttempt(campaign, url),
      signal: controller.signal,
    });
    process.stdout.write(`${JSON.stringify(summary)}\n`);
  } finally {
    await run.close();
  }
}

main(JSON.parse(process.argv[2] ?? '{}') as Orders).catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  process.stderr.write(`${code}: ${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 3;
});
