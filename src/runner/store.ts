/**
 * Where a run is kept. The runner knows no more of it than this, so that a local folder and a shared repository can
 * both hold runs.
 */
import type { RECONCILIATIONS_FOLDER } from '../ledger/reconciliation-name.ts';

/** A file of the folder of reconciliations. */
export type ReconciliationFileName = `${typeof RECONCILIATIONS_FOLDER}/${string}`;

/** Files that stand beside the journal. */
export type RunFileName =
  | 'admission.json'
  | 'run.json'
  | 'usage.jsonl'
  | 'scores.json'
  | 'manifest.baseline.json'
  | 'manifest.candidate.json'
  | 'cancellation.json'
  | ReconciliationFileName;

/**
 * One run, held exclusively. Lines that `append` has acknowledged survive a loss of power; until then any part of them
 * may be on the disk, in order, the last one cut off.
 */
export interface RunStore {
  /** Fencing token: above that of every earlier holder of the run. */
  readonly generation: number;
  /** For messages. */
  readonly where: string;
  /** Raises the token above one that the journal names, when the store's own record of holders was lost. */
  outrank(generation: number): Promise<void>;
  /** All bytes of the journal; empty when there is none. */
  readJournal(): Promise<Uint8Array>;
  /** Cuts the journal off at a byte offset: discards a torn last line. */
  cutJournal(offset: number): Promise<void>;
  /**
   * Adds whole lines, in the order of the calls; resolves when they are durable. Calls made while an earlier one is
   * under way share one write and one sync.
   *
   * Rejects when they are not durable. The lines are then kept and tried again before those of the next call, so that
   * a result is not lost to a disk that was full for a moment. Rejects for good once the run is no longer held.
   */
  append(lines: string): Promise<void>;
  /** The bytes of a file, or null when there is none. */
  read(name: RunFileName): Promise<Uint8Array | null>;
  /** Replaces a file as a whole, durably: a reader finds the old one or the new one. */
  replace(name: RunFileName, text: string): Promise<void>;
  /** Names in the folder of reconciliations; empty when there is none. */
  listReconciliations(): Promise<readonly string[]>;
  /** Removes a file that no line of the journal speaks of. */
  remove(name: ReconciliationFileName): Promise<void>;
  /** Gives the run up for others. */
  close(): Promise<void>;
}
