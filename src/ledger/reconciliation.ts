/**
 * `reconciliations/<number>-<request>.json`: how the outcome of one lost request came to be known or decided, for
 * people to review in git. Written before the journal's line about it, which names its SHA-256, so that a line never
 * speaks of a file that is not there.
 *
 * The reason of a decision is the one text that a person writes; it is one bounded line and stands nowhere else.
 */
import * as z from 'zod';

import { parseDocument, type Report } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { described, text, wholeNumber } from '../protocol/scalars.ts';
import { boundReceiptSchema, type BoundReceipt } from '../route/receipt.ts';
import {
  CERTAIN_FAILURE_CODES,
  INDETERMINATE_CODES,
  OUTCOMES_OF_METHOD,
  reconcileMethod,
  reconcileOutcome,
  type CertainFailureCode,
  type IndeterminateCode,
} from './codes.ts';
import { answerSchema, type AnswerRecord, type ReconcileMethod, type ReconcileOutcome } from './events.ts';
import { identifier, opaqueToken, positive, providerRequestId, requestId, sha256, timestamp } from './fields.ts';

export const RECONCILIATION_VERSION = 'equipoise.reconciliation.v1';
/** More than all requests with all their attempts and every look-up that may settle nothing. */
export const MAX_RECONCILIATIONS = 2000;

export const LOOKUP_FAILURE_CODES = [...CERTAIN_FAILURE_CODES, ...INDETERMINATE_CODES] as const;
export type LookupFailureCode = CertainFailureCode | IndeterminateCode;

/** The reason that a person gives. */
export const reasonText = text(500);

export const reconciliationSchema = z
  .strictObject({
    schemaVersion: described(z.literal(RECONCILIATION_VERSION), 'Format of this file.'),
    runId: identifier,
    campaignSha256: sha256,
    number: described(wholeNumber(1, MAX_RECONCILIATIONS), 'Number among the reconciliations of the run, from 1.'),
    requestId,
    attempt: described(positive, 'The lost attempt.'),
    providerRequestId: described(providerRequestId, 'Deterministic id under which the lost attempt was sent.'),
    providerResponseId: described(
      opaqueToken.nullable(),
      "The provider's name for the lost answer as it was known before, or null.",
    ),
    at: described(timestamp, "When it was written down; the journal's line has the same time."),
    method: described(
      reconcileMethod,
      'Asked the provider, took a receipt that was handed in, or decided by a person.',
    ),
    outcome: described(
      reconcileOutcome,
      'What it came to. After pending, absent and failed the outcome is as unknown as before.',
    ),
    code: described(z.enum(LOOKUP_FAILURE_CODES).nullable(), 'Why a look-up failed; null for every other outcome.'),
    reason: described(reasonText.nullable(), 'Why a person decided so; null for every other method.'),
    receipt: described(boundReceiptSchema.nullable(), 'The receipt that was handed in; null for every other method.'),
    answer: described(answerSchema.nullable(), 'The answer that was found, without its text; else null.'),
  })
  .meta({ title: 'Reconciliation', description: 'How the outcome of one lost request came to be known or decided.' });

export type Reconciliation = z.infer<typeof reconciliationSchema>;

/** What a reconciliation came to, before it has its place in a run. */
export interface ReconciliationResult {
  readonly method: ReconcileMethod;
  readonly outcome: ReconcileOutcome;
  readonly code: LookupFailureCode | null;
  readonly reason: string | null;
  readonly receipt: BoundReceipt | null;
  readonly answer: AnswerRecord | null;
}

/** Strictly parses a reconciliation file. That it belongs to a journal is for those to check who have the journal. */
export function parseReconciliation(bytes: Uint8Array, file: string): Parsed<Reconciliation> {
  return parseDocument(reconciliationSchema, bytes, file, checkParts);
}

function checkParts({ method, outcome, code, reason, receipt, answer }: Reconciliation, report: Report): void {
  if (!OUTCOMES_OF_METHOD[method].includes(outcome))
    report.error(['outcome'], 'reconciliation-outcome', `A ${method} cannot end as "${outcome}".`);
  const only = (field: string, found: unknown, wanted: boolean, when: string): void => {
    if ((found !== null) === wanted) return;
    report.error([field], 'reconciliation-part', `It is given exactly for ${when}.`);
  };
  only('code', code, outcome === 'failed', 'a look-up that failed');
  only('reason', reason, method === 'decision', 'a decision');
  only('receipt', receipt, method === 'receipt', 'a receipt');
  only('answer', answer, outcome === 'received', 'an answer that was found');
}
