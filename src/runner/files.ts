/** Writes the files that follow from the journal: at every end and pause, and the run record now and then in between. */
import {
  deriveManifests,
  deriveRunRecord,
  deriveScores,
  deriveUsage,
  encodeJsonFile,
  encodeUsage,
} from '../ledger/derive.ts';
import type { OpenRun } from './open.ts';

/** `run.json` is refreshed at most so often while the run goes on. */
const REFRESH_MS = 1000;

export async function writeDerivedFiles(run: OpenRun): Promise<void> {
  const { store, plan, admission } = run;
  const { campaign } = plan;
  const state = run.state();
  const rows = deriveUsage(state, campaign, admission);
  const { baseline, candidate } = deriveManifests(state, campaign, admission, rows);
  await Promise.all([
    store.replace('run.json', encodeJsonFile(deriveRunRecord(state, campaign))),
    store.replace('usage.jsonl', encodeUsage(rows)),
    store.replace('scores.json', encodeJsonFile(deriveScores(state, campaign))),
    store.replace('manifest.baseline.json', encodeJsonFile(baseline)),
    store.replace('manifest.candidate.json', encodeJsonFile(candidate)),
  ]);
}

/** Refreshes the run record in the background. A refresh that fails is nobody's loss: the journal has it all. */
export class RunRecordRefresher {
  readonly #run: OpenRun;
  readonly #monotonic: () => number;
  #last: number;
  #pending: Promise<void> | null = null;

  constructor(run: OpenRun, monotonic: () => number) {
    this.#run = run;
    this.#monotonic = monotonic;
    this.#last = monotonic();
  }

  tick(): void {
    const now = this.#monotonic();
    if (this.#pending !== null || now - this.#last < REFRESH_MS) return;
    this.#last = now;
    const text = encodeJsonFile(deriveRunRecord(this.#run.state(), this.#run.plan.campaign));
    this.#pending = this.#run.store
      .replace('run.json', text)
      .catch(() => undefined)
      .finally(() => {
        this.#pending = null;
      });
  }

  /** Waits for a refresh under way, so that it cannot overwrite what is written next. */
  async settle(): Promise<void> {
    await this.#pending;
  }
}
