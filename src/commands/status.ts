/** `status`: where a run stands, from its journal alone. Nothing is locked, written or sent. */
import { join } from 'node:path';
import type { Amount } from '../ledger/ceilings.ts';
import { isSettled, type RequestOutcome, type RequestState, type RunState } from '../ledger/state.ts';
import { previewBudget } from '../protocol/budget.ts';
import { parseCampaign, type Campaign } from '../protocol/campaign.ts';
import { formatUsd, usd } from '../protocol/money.ts';
import { kindOf, readRecord } from '../repository/files.ts';
import { CAMPAIGN_FILE, inRoot, RUN_FILES, SIZE_LIMITS } from '../repository/layout.ts';
import { fileFinding } from '../repository/place.ts';
import { readRun } from '../runner/read-run.ts';
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
    const campaign = await readCampaign(open);
    const folder = inRoot(open.git.root, open.run.folder);
    const read = await readRun(folder, campaign);
    const findings = read.findings.map((finding) => ({ ...finding, file: `${open.run.shown}/${finding.file}` }));
    if (!read.ok) throw refusal('The run cannot be read.', findings);
    const signed = (await kindOf(join(folder, RUN_FILES.evidence))) !== 'missing';
    const report = reportOf(read.value, campaign, signed);
    const lines = [...textOf(report, open.run.shown), ...findingLines(findings, context.colour)];
    return { exit: 0, json: report, text: lines.join('\n') };
  });
}

async function readCampaign({ git, campaign }: OpenRun): Promise<Campaign> {
  const file = `${campaign.shown}/${CAMPAIGN_FILE}`;
  const read = await readRecord(git.root, `${campaign.folder}/${CAMPAIGN_FILE}`, SIZE_LIMITS.campaign);
  if (!read.ok) throw refusal('The campaign cannot be read.', [fileFinding(file, read.problem, read.message)]);
  const parsed = parseCampaign(read.bytes, file);
  if (!parsed.ok) throw refusal('The campaign has errors.', parsed.findings);
  return parsed.value;
}

function reportOf(state: RunState, campaign: Campaign, signed: boolean): StatusReport {
  const { scheduledRequests, scheduledPairs, campaignSha256 } = previewBudget(campaign);
  const requests = [...state.requests.values()];
  const idsOf = (which: (request: RequestState) => boolean): string[] =>
    requests.filter(which).map(({ scheduled }) => scheduled.requestId);
  const withOutcome = (outcome: RequestOutcome): string[] => idsOf((request) => request.outcome === outcome);
  const unsettled = requests.filter((request) => !isSettled(request));
  const openPairs = new Set(unsettled.map(({ scheduled }) => scheduled.pairIndex));
  return {
    runId: state.runId,
    campaignId: campaign.campaignId,
    campaignSha256,
    status: state.status,
    pauseReason: state.pauseReason,
    cancelReason: state.cancelReason,
    generation: state.generation,
    driver: state.admitted === null ? null : { id: state.admitted.driver, synthetic: state.admitted.synthetic },
    requests: {
      scheduled: scheduledRequests,
      received: withOutcome('received').length,
      exhausted: withOutcome('exhausted').length,
      indeterminate: withOutcome('indeterminate').length,
      inFlight: withOutcome('in-flight').length,
      pending: withOutcome('pending').length,
    },
    pairs: { scheduled: scheduledPairs, settled: scheduledPairs - openPairs.size },
    pending: unsettled.map(({ scheduled }) => scheduled.requestId),
    indeterminate: withOutcome('indeterminate'),
    charged: amountOf(state.totals),
    inFlight: amountOf(state.inFlight),
    ceilings: amountOf(state.limits),
    tornBytes: state.torn?.bytes ?? 0,
    signed,
  };
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
