/**
 * The records of a run folder, each on its own and against the journal they follow from. Loaded only where there is a
 * run folder, so that a campaign alone is checked without the ledger.
 */
import type { Campaign } from '../../protocol/campaign.ts';
import { sha256Hex } from '../../protocol/digest.ts';
import type { Finding } from '../../protocol/findings.ts';
import { quote } from '../../protocol/quote.ts';
import { parseRunRecord } from '../../protocol/run.ts';
import { safeSegment } from '../../protocol/safe-segment.ts';
import { parseAdmission, type Admission, type AdmissionContext } from '../../ledger/admission.ts';
import {
  deriveManifests,
  deriveRunRecord,
  deriveScores,
  deriveUsage,
  encodeJsonFile,
  encodeUsage,
  parseScores,
} from '../../ledger/derive.ts';
import { cancellationProblem } from '../../ledger/cancellation.ts';
import { reconciliationProblems } from '../../ledger/check-reconciliations.ts';
import { planRun } from '../../ledger/plan.ts';
import { replayJournal } from '../../ledger/journal.ts';
import type { RunState } from '../../ledger/state.ts';
import { RUN_FILES } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import { loadRun, type LoadedRun, type Place, type RunFile } from '../../repository/records.ts';

/** All findings about the run in `place`. A run under way or stopped short may lag behind its journal: a warning. */
export async function checkRun(place: Place, campaign: Campaign): Promise<Finding[]> {
  const run = await loadRun(place);
  const findings = [...run.findings];
  const shown = (file: RunFile): string => `${place.shown}/${RUN_FILES[file]}`;
  if (Object.keys(run.files).length === 0 && findings.length === 0) {
    return [fileFinding(place.shown, 'run-empty', 'This folder holds no record of a run; remove it.')];
  }
  const folder = place.folder.split('/').at(-1) ?? '';
  const record = run.files.run === undefined ? null : parseRunRecord(run.files.run, shown('run'), campaign);
  if (record !== null) {
    findings.push(...record.findings);
    if (record.ok && safeSegment(record.value.runId) !== folder) {
      findings.push(
        fileFinding(
          shown('run'),
          'run-folder',
          `The run ${quote(record.value.runId)} lies in a folder of another name.`,
        ),
      );
    }
  }
  const admission = admissionOf(run, shown('admission'), findings);
  if (run.files.scores !== undefined) findings.push(...parseScores(run.files.scores, shown('scores')).findings);
  if (run.files.journal === undefined) return findings;

  const replay = replayJournal(run.files.journal, campaign, { file: shown('journal'), admission, tornTail: 'report' });
  findings.push(...replay.findings);
  if (!replay.ok || replay.value.status === 'planned') return findings;
  if (admission === null && run.files.admission === undefined) {
    findings.push(
      fileFinding(
        shown('admission'),
        'file-missing',
        'The journal was admitted under an admission.json that is missing.',
      ),
    );
  }
  findings.push(...derivedFindings(run, replay.value, campaign, admission, shown));
  findings.push(...namedFindings(run, replay.value, campaign, admission, place.shown));
  return findings;
}

/** The files that the journal names by their SHA-256, because no one could work them out again. */
function namedFindings(
  run: LoadedRun,
  state: RunState,
  campaign: Campaign,
  admission: AdmissionContext | null,
  folder: string,
): Finding[] {
  const plan = planRun(campaign);
  const binding = admission?.value.binding ?? null;
  const found = reconciliationProblems(state, plan, binding, run.reconciliations).map(({ file, code, message }) =>
    fileFinding(`${folder}/${file}`, code, message),
  );
  const problem = cancellationProblem(state, plan, run.files.cancellation ?? null);
  if (problem !== null) found.push(fileFinding(`${folder}/${RUN_FILES.cancellation}`, 'cancellation-changed', problem));
  return found;
}

function admissionOf(run: LoadedRun, shown: string, findings: Finding[]): AdmissionContext | null {
  if (run.files.admission === undefined) return null;
  const parsed = parseAdmission(run.files.admission, shown);
  findings.push(...parsed.findings);
  return parsed.ok ? { value: parsed.value, sha256: sha256Hex(run.files.admission) } : null;
}

/** What follows from the journal only together with the admission, which has the route. */
function derivedUnder(admission: Admission, state: RunState, campaign: Campaign): Partial<Record<RunFile, string>> {
  const { baseline, candidate } = deriveManifests(state, campaign, admission);
  return {
    usage: encodeUsage(deriveUsage(state, campaign, admission)),
    manifestBaseline: encodeJsonFile(baseline),
    manifestCandidate: encodeJsonFile(candidate),
  };
}

function derivedFindings(
  run: LoadedRun,
  state: RunState,
  campaign: Campaign,
  admission: AdmissionContext | null,
  shown: (file: RunFile) => string,
): Finding[] {
  const expected: Partial<Record<RunFile, string>> = {
    run: encodeJsonFile(deriveRunRecord(state, campaign)),
    scores: encodeJsonFile(deriveScores(state, campaign)),
    ...(admission === null ? {} : derivedUnder(admission.value, state, campaign)),
  };
  const final = run.files.evidence !== undefined || state.status === 'completed' || state.status === 'cancelled';
  return (Object.entries(expected) as [RunFile, string][])
    .filter(([file, text]) => {
      const bytes = run.files[file];
      return bytes === undefined || !Buffer.from(text, 'utf8').equals(bytes);
    })
    .map(([file]) =>
      fileFinding(
        shown(file),
        'not-derived',
        `This is not what the journal adds up to. Resuming the run writes it again; never edit it by hand.`,
        final ? 'error' : 'warning',
      ),
    );
}
