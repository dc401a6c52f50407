/** From a run's records to what a report is made of: parsed, replayed and recomputed, never copied out of a summary. */
import { verifyEvidence } from '../../evidence/verify.ts';
import { parseAdmission, type AdmissionContext, type Grant } from '../../ledger/admission.ts';
import { analyseRun } from '../../ledger/analyse.ts';
import { scoreEntry } from '../../ledger/derive-scores.ts';
import { replayJournal } from '../../ledger/journal.ts';
import type { RequestState, RunState } from '../../ledger/state.ts';
import { summarizeAmount } from '../../ledger/summary.ts';
import { candidateOf, type Role } from '../../protocol/campaign.ts';
import { sha256Hex } from '../../protocol/digest.ts';
import { buildSchedule, scheduleSha256 } from '../../protocol/schedule.ts';
import type { OutcomeCount, ReportInput } from '../../report/input.ts';
import { RECONCILIATIONS_FOLDER, RUN_FILES } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import {
  firstPositions,
  loadRun,
  type LoadedCampaign,
  type LoadedRun,
  type RunFile,
} from '../../repository/records.ts';
import { readEvidence } from './bundle.ts';
import { refusal } from './findings.ts';
import { requireCampaign, type OpenRun } from './repository.ts';

export async function readReportInput(open: OpenRun): Promise<ReportInput> {
  const loaded = await requireCampaign(open.campaign, open.policy);
  const run = await loadRun(open.run);
  if (run.findings.length > 0) throw refusal('The run cannot be read.', run.findings);
  const admission = admissionOf(run, open);
  const state = stateOf(run, loaded, admission, open);
  const { campaign, fixture } = loaded;
  const { baselineFirst, candidateFirst } = firstPositions(campaign);
  const schedule = buildSchedule(campaign);
  return {
    campaign,
    campaignSha256: loaded.campaignSha256,
    schedule: {
      sha256: scheduleSha256(schedule),
      requests: schedule.length,
      baselineFirstPairs: baselineFirst,
      candidateFirstPairs: candidateFirst,
    },
    analysis: analyseRun(state, campaign, fixture),
    run: {
      runId: admission.value.runId,
      status: state.status,
      reason: state.pauseReason ?? state.cancelReason,
      startedAt: state.admitted?.at ?? null,
      updatedAt: state.lastAt,
      driver: admission.value.driver.id,
    },
    outcomes: outcomesOf(state),
    reconciliations: reconciliationsOf(state),
    ledger: {
      spent: summarizeAmount(state.totals),
      ceilings: summarizeAmount(state.limits),
      chargedAtReservation: chargedAtReservation(state),
    },
    verification: await verify(open, run),
    synthetic: admission.value.driver.synthetic,
    review: reviewOf(admission.value.grant),
    humanAudited: false,
    hashes: hashesOf(loaded, run),
    runFolder: open.run.folder,
  };
}

function reviewOf(grant: Grant): ReportInput['review'] {
  if (grant.kind === 'local-self-approval') return null;
  return { pullRequest: grant.pullRequest, approvals: grant.approvals.length };
}

function admissionOf(run: LoadedRun, open: OpenRun): AdmissionContext {
  const shown = `${open.run.shown}/${RUN_FILES.admission}`;
  const bytes = run.files.admission;
  if (bytes === undefined) {
    const message = 'This run was never admitted, so there is nothing to report. To start it: equipoise run';
    throw refusal('There is nothing to report.', [fileFinding(shown, 'file-missing', message)]);
  }
  const parsed = parseAdmission(bytes, shown);
  if (!parsed.ok) throw refusal('The admission has errors.', parsed.findings);
  return { value: parsed.value, sha256: sha256Hex(bytes) };
}

function stateOf(run: LoadedRun, { campaign }: LoadedCampaign, admission: AdmissionContext, open: OpenRun): RunState {
  const file = `${open.run.shown}/${RUN_FILES.journal}`;
  const bytes = run.files.journal ?? new Uint8Array(0);
  const replay = replayJournal(bytes, campaign, { file, admission, tornTail: 'report' });
  if (!replay.ok) throw refusal('The journal does not add up.', replay.findings);
  return replay.value;
}

function outcomesOf(state: RunState): OutcomeCount[] {
  const counts = new Map<string, { outcome: string; baseline: number; candidate: number }>();
  for (const request of state.requests.values()) {
    const outcome = outcomeOf(request);
    const count = counts.get(outcome) ?? { outcome, baseline: 0, candidate: 0 };
    count[request.scheduled.role] += 1;
    counts.set(outcome, count);
  }
  return [...counts.values()].sort((a, b) => (a.outcome < b.outcome ? -1 : 1));
}

function reconciliationsOf(state: RunState): ReportInput['reconciliations'] {
  const counts = new Map<string, { method: string; outcome: string; baseline: number; candidate: number }>();
  for (const { requestId, method, outcome } of state.reconciliations) {
    const role = state.requests.get(requestId)?.scheduled.role ?? 'baseline';
    const key = `${method} ${outcome}`;
    const count = counts.get(key) ?? { method, outcome, baseline: 0, candidate: 0 };
    count[role] += 1;
    counts.set(key, count);
  }
  return [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []);
}

function outcomeOf(request: RequestState): string {
  if (request.outcome === 'pending') return 'not-run';
  if (request.outcome !== 'received') return request.outcome;
  const { parse, reason } = scoreEntry(request);
  if (parse === 'ok') return 'scored';
  return parse === 'malformed' ? 'malformed' : (reason ?? 'not-scored');
}

function chargedAtReservation(state: RunState): number {
  return [...state.requests.values()].reduce((sum, { attempts, received }) => {
    const lost = attempts.filter(({ outcome }) => outcome === 'indeterminate').length;
    return sum + lost + (received?.usage.accountingSource === 'reserved' ? 1 : 0);
  }, 0);
}

async function verify(open: OpenRun, run: LoadedRun): Promise<ReportInput['verification']> {
  if (run.files.evidence === undefined) return null;
  const { step, evidence } = await readEvidence(open);
  const envelope = evidence?.envelope ?? null;
  if (evidence === null || envelope === null) return { ok: false, steps: [step], keyId: null };
  const { bundle, place, sshSignature, trust } = evidence;
  const { ok, steps, keyId } = verifyEvidence({ bundle, place, envelope, sshSignature, trust });
  return { ok, steps: [step, ...steps], keyId };
}

function hashesOf({ campaign }: LoadedCampaign, run: LoadedRun): ReportInput['hashes'] {
  const instruction = (role: Role): { name: string; sha256: string } => ({
    name: `instruction-${role}`,
    sha256: candidateOf(campaign, role).instructionSha256,
  });
  const files = (Object.entries(RUN_FILES) as [RunFile, string][]).flatMap(([key, name]) => {
    const bytes = run.files[key];
    return bytes === undefined ? [] : [{ name, sha256: sha256Hex(bytes) }];
  });
  return [
    { name: 'fixture.json', sha256: campaign.fixture.fixtureSha256 },
    { name: 'rubric.json', sha256: campaign.fixture.rubricSha256 },
    instruction('baseline'),
    instruction('candidate'),
    ...files,
    ...run.reconciliations.map(({ name, bytes }) => ({
      name: `${RECONCILIATIONS_FOLDER}/${name}`,
      sha256: sha256Hex(bytes),
    })),
  ];
}
