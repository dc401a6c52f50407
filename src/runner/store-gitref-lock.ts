/**
 * Who holds a run that is kept on a ref: `lock.json` in each of its commits. Moving the ref is what takes the lock, by
 * compare-and-swap; this file says who did it, and under which generation, so that others can ask whether they still live.
 */
import * as z from 'zod';
import { parseDocument } from '../protocol/document.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { timestamp } from '../protocol/scalars.ts';
import { encodeJsonFile } from '../ledger/encode.ts';

export const LOCK_FILE = 'lock.json';
const SCHEMA_VERSION = 'equipoise.run-lock.v1';

const count = z.int().min(1);

export const runLockSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  /** Above that of every earlier holder. */
  generation: count,
  /** Null: nobody holds the run. */
  holder: z.strictObject({ workflowRunId: count, runAttempt: count }).nullable(),
  takenAt: timestamp,
});

export type RunRefLock = z.infer<typeof runLockSchema>;
/** One attempt of a workflow run, by its numbers on the server. */
export type WorkflowHolder = NonNullable<RunRefLock['holder']>;

export function encodeLock(lock: Omit<RunRefLock, 'schemaVersion'>): Uint8Array {
  return new TextEncoder().encode(encodeJsonFile({ schemaVersion: SCHEMA_VERSION, ...lock }));
}

/** `where` is for the message; throws `run-ref-damaged` (exit 1). */
export function readLock(bytes: Uint8Array | undefined, where: string): RunRefLock {
  const parsed = bytes === undefined ? null : parseDocument(runLockSchema, bytes, LOCK_FILE);
  if (parsed?.ok === true) return parsed.value;
  const message = `${where} has no ${LOCK_FILE} that can be read; nothing is sent on its account.`;
  throw new EquipoiseError('run-ref-damaged', message, 1, parsed?.findings ?? []);
}

export function isSameHolder(a: WorkflowHolder, b: WorkflowHolder): boolean {
  return a.workflowRunId === b.workflowRunId && a.runAttempt === b.runAttempt;
}
