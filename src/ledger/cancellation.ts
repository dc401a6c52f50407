/** `cancellation.json`: why a person gave a run up. The journal's last line names its SHA-256. */
import * as z from 'zod';

import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { parseDocument } from '../protocol/document.ts';
import type { Parsed } from '../protocol/findings.ts';
import { described } from '../protocol/scalars.ts';
import { CANCEL_REASONS } from './codes.ts';
import { identifier, sha256, timestamp } from './fields.ts';
import type { RunPlan } from './plan.ts';
import { reasonText } from './reconciliation.ts';
import type { RunState } from './state.ts';

export const CANCELLATION_VERSION = 'equipoise.cancellation.v1';

export const cancellationSchema = z
  .strictObject({
    schemaVersion: described(z.literal(CANCELLATION_VERSION), 'Format of this file.'),
    runId: identifier,
    campaignSha256: sha256,
    at: described(timestamp, "When the run was given up; the journal's last line has the same time."),
    code: described(z.enum(CANCEL_REASONS), 'As the journal has it.'),
    reason: described(reasonText, 'Why, in the words of the person who gave it up.'),
  })
  .meta({ title: 'Cancellation', description: 'Why a run was given up.' });

export type Cancellation = z.infer<typeof cancellationSchema>;

export function parseCancellation(bytes: Uint8Array, file: string): Parsed<Cancellation> {
  return parseDocument(cancellationSchema, bytes, file);
}

/** Why the file (null: there is none) does not fit the journal; null when it does. */
export function cancellationProblem(state: RunState, plan: RunPlan, bytes: Uint8Array | null): string | null {
  const { cancelFileSha256: named, cancelReason, runId, lastAt } = state;
  if (named === null) return bytes === null ? null : 'The journal knows nothing of this file.';
  if (bytes === null) return 'The journal names this file, and it is not there.';
  if (sha256Hex(bytes) !== named) return 'These are not the bytes that the journal names.';
  const parsed = parseCancellation(bytes, 'cancellation.json');
  if (!parsed.ok) return parsed.findings.map(({ field, message }) => `${field}: ${message}`).join(' ');
  const { at, code, campaignSha256 } = parsed.value;
  const found = [parsed.value.runId, campaignSha256, at, code];
  const wanted = [runId, plan.campaignSha256, lastAt, cancelReason];
  return canonicalJson(found) === canonicalJson(wanted)
    ? null
    : 'It is about another run, time or reason than the journal.';
}
