/**
 * The reconciliation files of a run against its journal: each line has its file, byte for byte, each file has its line,
 * and what a receipt is said to prove is worked out from the receipt again.
 */
import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import type { Report } from '../protocol/document.ts';
import { formatPath } from '../protocol/quote.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import type { AnswerRecord, EventOf } from './events.ts';
import type { RunPlan } from './plan.ts';
import { answerOfReceipt, checkReceiptClaim } from './receipt-claim.ts';
import { reconciliationName, RECONCILIATIONS_FOLDER } from './reconciliation-name.ts';
import { parseReconciliation, type Reconciliation } from './reconciliation.ts';
import type { AttemptState, RunState } from './state.ts';

/** A file of the folder `reconciliations/`, by its name there. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is wrong with one file; `file` is relative to the run folder. */
export interface FileProblem {
  readonly file: string;
  readonly code: string;
  readonly message: string;
}

/** The file that each reconciliation of a run has, in the order of the journal. */
export function expectedReconciliations(state: RunState): readonly (readonly [name: string, EventOf<'reconciled'>])[] {
  return state.reconciliations.map((event, index) => [reconciliationName(index + 1, event.requestId), event]);
}

export function reconciliationProblems(
  state: RunState,
  plan: RunPlan,
  binding: ModelRouteBinding | null,
  files: readonly NamedFile[],
): FileProblem[] {
  const expected = expectedReconciliations(state);
  const names = new Set(expected.map(([name]) => name));
  const found = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const problems: FileProblem[] = [];
  const tell = (name: string, code: string, message: string): void => {
    problems.push({ file: `${RECONCILIATIONS_FOLDER}/${name}`, code, message });
  };
  expected.forEach(([name, event], index) => {
    const bytes = found.get(name);
    if (bytes === undefined) tell(name, 'file-missing', 'The journal names this file, and it is not there.');
    else if (sha256Hex(bytes) !== event.fileSha256)
      tell(name, 'reconciliation-changed', 'These are not the bytes that the journal names.');
    else
      for (const problem of contentProblems({ bytes, name, number: index + 1, event, state, plan, binding }))
        tell(name, problem.code, problem.message);
  });
  for (const { name } of files) {
    if (!names.has(name)) tell(name, 'reconciliation-extra', 'The journal knows nothing of this file.');
  }
  return problems;
}

interface Held {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly number: number;
  readonly event: EventOf<'reconciled'>;
  readonly state: RunState;
  readonly plan: RunPlan;
  readonly binding: ModelRouteBinding | null;
}

type Problem = Omit<FileProblem, 'file'>;

function contentProblems(held: Held): Problem[] {
  const { bytes, name, number, event, state, plan } = held;
  const parsed = parseReconciliation(bytes, name);
  if (!parsed.ok) return parsed.findings.map(({ code, message, field }) => ({ code, message: `${field}: ${message}` }));
  const file = parsed.value;
  const attempt = state.requests.get(event.requestId)?.attempts[event.attempt - 1];
  if (attempt === undefined) return [];
  const wanted: Partial<Reconciliation> = {
    runId: state.runId,
    campaignSha256: plan.campaignSha256,
    number,
    requestId: event.requestId,
    attempt: event.attempt,
    providerRequestId: attempt.providerRequestId,
    at: event.at,
    method: event.method,
    outcome: event.outcome,
    answer: event.answer,
  };
  const differing = Object.entries(wanted)
    .filter(([field, value]) => canonicalJson(file[field as keyof Reconciliation]) !== canonicalJson(value))
    .map(([field]) => field);
  return [
    ...(differing.length === 0
      ? []
      : [{ code: 'reconciliation-mismatch', message: `The journal says otherwise: ${differing.join(', ')}.` }]),
    ...receiptProblems(held, file, attempt),
  ];
}

function receiptProblems(
  { plan, binding }: Held,
  { receipt, answer }: Reconciliation,
  attempt: AttemptState,
): Problem[] {
  if (receipt === null || binding === null) return [];
  const problems: Problem[] = [];
  const report: Report = {
    error: (path, code, message) =>
      void problems.push({ code, message: `${formatPath(['receipt', ...path])}: ${message}` }),
    warning: () => undefined,
    notice: () => undefined,
  };
  checkReceiptClaim(receipt, attempt, binding, report);
  const proves: AnswerRecord = answerOfReceipt(receipt, plan);
  if (problems.length === 0 && canonicalJson(proves) !== canonicalJson(answer))
    problems.push({
      code: 'reconciliation-mismatch',
      message: 'The receipt does not prove the answer that is recorded.',
    });
  return problems;
}
