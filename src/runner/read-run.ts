/** Reads a run without holding it: for status, while it may be running, and for everything that checks it. */
import { parseAdmission, type AdmissionContext } from '../ledger/admission.ts';
import { replayJournal } from '../ledger/journal.ts';
import type { RunState } from '../ledger/state.ts';
import type { Campaign } from '../protocol/campaign.ts';
import { sha256Hex } from '../protocol/digest.ts';
import type { Parsed } from '../protocol/findings.ts';
import { RUN_FILES, SIZE_LIMITS } from '../repository/layout.ts';
import { readRunFile } from './store-local.ts';

/**
 * The state of the run in a folder. A run that is being written can end in a torn line; that is a warning, and
 * `RunState.torn` says where. A folder without a journal is a planned run.
 */
export async function readRun(runDir: string, campaign: Campaign): Promise<Parsed<RunState>> {
  const [journal, admissionBytes] = await Promise.all([
    readRunFile(runDir, RUN_FILES.journal, SIZE_LIMITS.journal),
    readRunFile(runDir, RUN_FILES.admission, SIZE_LIMITS.admission),
  ]);
  let admission: AdmissionContext | null = null;
  if (admissionBytes !== null) {
    const parsed = parseAdmission(admissionBytes, RUN_FILES.admission);
    if (!parsed.ok) return parsed;
    admission = { value: parsed.value, sha256: sha256Hex(admissionBytes) };
  }
  return replayJournal(journal ?? new Uint8Array(), campaign, {
    file: RUN_FILES.journal,
    admission,
    tornTail: 'report',
  });
}
