/** `status`: where a run stands, from its journal alone. Nothing is locked, written or sent. */
import { previewBudget } from '../protocol/budget.ts';
import { parseCampaign } from '../protocol/campaign.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { formatUsd, usd } from '../protocol/money.ts';
import { parseAdmission } from '../ledger/admission.ts';
import type { Amount } from '../ledger/ceilings.ts';
import { replayJournal } from '../ledger/journal.ts';
import { isSettled, type RunState } from '../ledger/state.ts';
import { readRecord } from '../repository/files.ts';
import { CAMPAIGN_FILE, RUN_FILES, SIZE_LIMITS } from '../repository/layout.ts';
import { fileFinding } from '../repository/place.ts';
import { loadRun } from '../repository/records.ts';
import type { CommandResult, Context } from './context.ts';
import { findingLines, refusal } from './support/findings.ts';
import { withRun, type OpenRun } from './support/repository.ts';

export interface StatusRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
}

export interface StatusAmount {
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Plain decimal US dollars. */
  readonly costUsd: string;
}

export interface StatusReport {
  readonly runId: string;
  readonly campaignId: string;
  readonly campaignSha256: string;
  readonly status: RunState['status'];
  readonly pauseReason: string | null;
  readonly cancelReason: string | null;
  readonly generation: number;
  readonly driver: { readonly id: string; readonly synthetic: boolean } | null;
  readonly requests: {
    readonly scheduled: number;
    readonly received: number;
    readonly exhausted: number;
    readonly indeterminate: number;
    readonly inFlight: number;
    readonly pending: number;
  };
  readonly pairs: { readonly scheduled: number; readonly settled: number };
  /** Request ids for which nothing has ended yet, in schedule order. */
  readonly pending: readonly string[];
  readonly indeterminate: readonly string[];
  /** Charged so far; reserved by attempts whose end is not recorded; and the ceilings. */
  readonly charged: StatusAmount;
  readonly inFlight: StatusAmount;
  readonly ceilings: StatusAmount;
  /** A last journal line that was not written to its end. */
  readonly tornBytes: number;
  readonly signed: boolean;
}

export function statusCommand(request: StatusRequest, context: Context): Promise<CommandResult> {
  return withRun(context, request.run, async (open) => {
    const { report, warnings } = await readStatus(open);
    return {
      exit: 0,
      json: report,
      text: [...textOf(report, open.run.shown), ...findingLines(warnings, context.colour)].join('\n'),
    };
  });
}

async function readStatus(
  open: OpenRun,
): Promise<{ report: StatusReport; warnings: readonly ReturnType<typeof fileFinding>[] }> {
  const file = `${open.campaign.shown}/${CAMPAIGN_FILE}`;
  const read = await readRecord(open.git.root, `${open.campaign.folder}/${CAMPAIGN_FILE}`, SIZE_LIMITS.campaign);
  if (!read.ok) throw refusal('The campaign cannot be read.', [fileFinding(file, read.problem, read.message)]);
  const parsed = parseCampaign(read.bytes, file);
  if (!parsed.ok) throw refusal('The campaign has errors.', parsed.findings);
  const { files, findings } = await loadRun(open.run);
  if (findings.length > 0) throw refusal('The run cannot be read.', findings);
  const admission =
    files.admission === undefined ? null : parseAdmission(files.admission, `${open.run.shown}/${RUN_FILES.admission}`);
  if (admission?.ok === false) throw refusal('The admission has errors.', admission.findings);
  const replay = replayJournal(files.journal ?? new Uint8Array(0), parsed.value, {
    file: `${open.run.shown}/${RUN_FILES.journal}`,
    admission:
      admission === null || files.admission === undefined
        ? null
        : { value: admission.value, sha256: sha256Hex(files.admission) },
    tornTail: 'report',
  });
  if (!replay.ok) throw refusal('The journal does not add up.', replay.findings);
  const state = replay.value;
  const budget = previewBudget(parsed.value);
  const requests = [...state.requests.values()];
  const withOutcome = (outcome: string): string[] =>
    requests.filter((one) => one.outcome === outcome).map((one) => one.scheduled.requestId);
  const open_ = requests.filter((one) => !isSettled(one)).map((one) => one.scheduled.requestId);
  const settledPairs = new Map<number, number>();
  for (const one of requests.filter(isSettled)) {
    settledPairs.set(one.scheduled.pairIndex, (settledPairs.get(one.scheduled.pairIndex) ?? 0) + 1);
  }
  const report: StatusReport = {
    runId: state.runId,
    campaignId: parsed.value.campaignId,
    campaignSha256: budget.campaignSha256,
    status: state.status,
    pauseReason: state.pauseReason,
    cancelReason: state.cancelReason,
    generation: state.generation,
    driver: admission === null ? null : admission.value.driver,
    requests: {
      scheduled: budget.scheduledRequests,
      received: withOutcome('received').length,
      exhausted: withOutcome('exhausted').length,
      indeterminate: withOutcome('indeterminate').length,
      inFlight: withOutcome('in-flight').length,
      pending: withOutcome('pending').length,
    },
    pairs: {
      scheduled: budget.scheduledPairs,
      settled: [...settledPairs.values()].filter((count) => count === 2).length,
    },
    pending: open_,
    indeterminate: withOutcome('indeterminate'),
    charged: amountOf(state.totals),
    inFlight: amountOf(state.inFlight),
    ceilings: amountOf(state.limits),
    tornBytes: state.torn?.bytes ?? 0,
    signed: files.evidence !== undefined,
  };
  return { report, warnings: replay.findings };
}

function amountOf({ requests, inputTokens, outputTokens, costUsd }: Amount): StatusAmount {
  return { requests, inputTokens, outputTokens, costUsd: formatUsd(costUsd) };
}

function textOf(report: StatusReport, shown: string): string[] {
  const { requests, charged, ceilings } = report;
  const why = report.pauseReason ?? report.cancelReason;
  const line = (what: string, used: number | string, limit: number | string): string =>
    `  ${what.padEnd(14)} ${used} of ${limit}`;
  return [
    `Run ${report.runId === '' ? '(not started)' : report.runId} of ${report.campaignId}: ${report.status}${why === null ? '' : ` (${why})`}`,
    `Pairs: ${report.pairs.settled} of ${report.pairs.scheduled} settled`,
    `Requests: ${requests.received} received, ${requests.exhausted} exhausted, ${requests.indeterminate} indeterminate, ${requests.inFlight} in flight, ${requests.pending} pending`,
    'Charged against the ceilings:',
    line('attempts', charged.requests, ceilings.requests),
    line('input tokens', charged.inputTokens, ceilings.inputTokens),
    line('output tokens', charged.outputTokens, ceilings.outputTokens),
    line('US dollars', usd(charged.costUsd).toFixed(6), usd(ceilings.costUsd).toFixed(6)),
    nextStep(report, shown),
  ];
}

function nextStep({ status, signed, requests }: StatusReport, shown: string): string {
  if (status === 'completed')
    return signed ? `Next: equipoise verify ${shown}` : `Next: equipoise sign ${shown} --key FILE`;
  if (status === 'cancelled') return 'A cancelled run supports no preference.';
  if (requests.indeterminate > 0 && requests.pending === 0) {
    return 'What is certain is done. The indeterminate requests may have been sent; they are never sent again on their own.';
  }
  return `Next: the same \`equipoise run\` command resumes it; nothing that was sent is sent again.`;
}
