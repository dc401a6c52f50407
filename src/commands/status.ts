/** `status`: where a run stands, from its journal alone. Nothing is locked, written or sent. */
import { join } from 'node:path';
import { isSettled, type RequestState, type RunState } from '../ledger/state.ts';
import { summarizeRun, type AmountSummary, type RunSummary } from '../ledger/summary.ts';
import { parseCampaign, type Campaign } from '../protocol/campaign.ts';
import { usd } from '../protocol/money.ts';
import { kindOf, readRecord } from '../repository/files.ts';
import { CAMPAIGN_FILE, inRoot, RUN_FILES, SIZE_LIMITS } from '../repository/layout.ts';
import { fileFinding } from '../repository/place.ts';
import { readRun } from '../runner/read-run.ts';
import type { CommandResult, Context } from './context.ts';
import { findingLines, printable, refusal } from './support/findings.ts';
import { withRun, type OpenRun } from './support/repository.ts';
import { failureLines, summaryLines } from './support/run-text.ts';

export interface StatusRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
}

export interface StatusReport extends RunSummary {
  /** The same as `status`: the name that this command's contract gives it. */
  readonly state: RunSummary['status'];
  readonly cancelReason: string | null;
  readonly generation: number;
  /** Request ids for which nothing has ended yet, in schedule order. */
  readonly pending: readonly string[];
  readonly indeterminate: readonly string[];
  /** Length of a last journal line that was not written to its end; 0 as a rule. */
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
    const lines = [
      ...summaryLines(report),
      ...failureLines(read.value),
      ...ledgerLines(report),
      ...findingLines(findings, context.colour),
      nextStep(report, printable(open.run.shown)),
    ];
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
  const requests = [...state.requests.values()];
  const idsOf = (which: (request: RequestState) => boolean): string[] =>
    requests.filter(which).map(({ scheduled }) => scheduled.requestId);
  const summary = summarizeRun(state, campaign);
  return {
    ...summary,
    state: summary.status,
    cancelReason: state.cancelReason,
    generation: state.generation,
    pending: idsOf((request) => !isSettled(request)),
    indeterminate: idsOf(({ outcome }) => outcome === 'indeterminate'),
    tornBytes: state.torn?.bytes ?? 0,
    signed,
  };
}

function ledgerLines({ totals, inFlight, ceilings }: StatusReport): string[] {
  const row = (what: string, of: (amount: AmountSummary) => string): string =>
    `  ${what.padEnd(14)} ${of(totals).padStart(12)} ${of(inFlight).padStart(12)} ${of(ceilings).padStart(12)}`;
  return [
    `  ${''.padEnd(14)} ${'charged'.padStart(12)} ${'in flight'.padStart(12)} ${'ceiling'.padStart(12)}`,
    row('attempts', (amount) => String(amount.requests)),
    row('input tokens', (amount) => String(amount.inputTokens)),
    row('output tokens', (amount) => String(amount.outputTokens)),
    row('US dollars', (amount) => usd(amount.costUsd).toFixed(6)),
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
