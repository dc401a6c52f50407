/**
 * Settles lost requests of a paused run. Each step leaves a file for people to review, durable before the journal's
 * line that names its SHA-256: a crash between the two leaves a file that nothing speaks of, which the next process
 * that opens the run takes away.
 */
import { encodeJsonFile } from '../ledger/derive.ts';
import { expectedReconciliations } from '../ledger/check-reconciliations.ts';
import type { EventBody } from '../ledger/events.ts';
import { hasNumber, reconciliationName, RECONCILIATIONS_FOLDER } from '../ledger/reconciliation-name.ts';
import {
  parseReconciliation,
  RECONCILIATION_VERSION,
  type Reconciliation,
  type ReconciliationResult,
} from '../ledger/reconciliation.ts';
import { isDone, type RunState } from '../ledger/state.ts';
import { sha256Hex } from '../protocol/digest.ts';
import type { AnswerScore } from '../trial/scoring.ts';
import { writeDerivedFiles } from './files.ts';
import type { OpenRun } from './open.ts';
import { scoredEvent, unscoredEvent } from './outcome.ts';
import type { RunStore } from './store.ts';

/** As the atomic writer names a file that is not whole yet. */
const UNFINISHED = /^\.[0-9]{4}-[0-9a-f]{8}\.json\.[0-9a-f-]{36}\.tmp$/u;

/**
 * Writes down what became of a lost request; resolves when it is durable. `score` is that of an answer whose text is at
 * hand and that nothing speaks against, else null.
 */
export async function recordReconciliation(
  run: OpenRun,
  requestId: string,
  result: ReconciliationResult,
  score: AnswerScore | null,
): Promise<void> {
  const { store, writer, plan } = run;
  const state = run.state();
  const lost = state.requests.get(requestId)?.attempts.at(-1);
  if (lost === undefined) throw new Error(`Request ${requestId} has no attempt.`);
  const number = state.reconciliations.length + 1;
  const name = reconciliationName(number, requestId);
  const at = writer.time();
  const { method, outcome, answer } = result;
  const text = encodeJsonFile({
    schemaVersion: RECONCILIATION_VERSION,
    runId: state.runId,
    campaignSha256: plan.campaignSha256,
    number,
    requestId,
    attempt: lost.attempt,
    providerRequestId: lost.providerRequestId,
    providerResponseId: lost.providerResponseId,
    at,
    method,
    outcome,
    code: result.code,
    reason: result.reason,
    receipt: result.receipt,
    answer,
  } satisfies Reconciliation);
  const parsed = parseReconciliation(new TextEncoder().encode(text), name);
  if (!parsed.ok)
    throw new Error(`What is to be written down is no reconciliation: ${JSON.stringify(parsed.findings)}`);
  await store.replace(`${RECONCILIATIONS_FOLDER}/${name}`, text);
  const bodies: EventBody[] = [
    {
      event: 'reconciled',
      requestId,
      attempt: lost.attempt,
      generation: store.generation,
      method,
      outcome,
      fileSha256: sha256Hex(text),
      answer,
    },
  ];
  if (answer !== null)
    bodies.push(score === null ? unscoredEvent(requestId, answer) : scoredEvent(requestId, answer, score));
  // In one turn, so that an answer and its score reach the disk in one write.
  await Promise.all(bodies.map((body) => writer.record(body, at)));
}

/** Completes a run of which nothing is open any more, and writes the derived files. */
export async function finishReconciliation(run: OpenRun): Promise<void> {
  const { store, writer, plan } = run;
  const { status, overCap, generation, requests } = run.state();
  const complete = [...requests.values()].every((request) => isDone(request, plan));
  if (status === 'paused' && complete && !overCap) {
    await store.outrank(generation);
    const bodies: EventBody[] = [
      { event: 'resumed', generation: store.generation, discardedBytes: 0 },
      { event: 'completed' },
    ];
    await Promise.all(bodies.map((body) => writer.record(body)));
  }
  await writeDerivedFiles(run);
}

/** Takes away what a crash left of a reconciliation whose line was never written. Any other file is for people to see. */
export async function removeUnrecorded(store: RunStore, state: RunState): Promise<void> {
  const known = new Set(expectedReconciliations(state).map(([name]) => name));
  const next = state.reconciliations.length + 1;
  for (const name of await store.listReconciliations()) {
    if (known.has(name)) continue;
    if (UNFINISHED.test(name) || hasNumber(name, next)) await store.remove(`${RECONCILIATIONS_FOLDER}/${name}`);
  }
}
