/** `status`: where a run stands, from its journal alone. Nothing is locked, written or sent. */
import { join } from 'node:path';
import { isSettled, type RequestState, type RunState } from '../ledger/state.ts';
import { summarizeRun, type AmountSummary, type RunSummary } from '../ledger/summary.ts';
import type { Campaign } from '../protocol/campaign.ts';
import { usd } from '../protocol/money.ts';
import { kindOf } from '../repository/files.ts';
import { inRoot, RUN_FILES } from '../repository/layout.ts';
import type { CommandResult, Context } from './context.ts';
import { findingLines, printable } from './support/findings.ts';
import { nextStep } from './support/next-step.ts';
import { withRun } from './support/repository.ts';
import { readCampaignFile, readState } from './support/run-open.ts';
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
  readonly abandoned: readonly string[];
  /** Length of a last journal line that was not written to its end; 0 as a rule. */
  readonly tornBytes: number;
  readonly signed: boolean;
}

export function statusCommand(request: StatusRequest, context: Context): Promise<CommandResult> {
  return withRun(context, request.run, async (open) => {
    const campaign = await readCampaignFile(open);
    const { state, findings } = await readState(open, campaign);
    const folder = inRoot(open.git.root, open.run.folder);
    const signed = (await kindOf(join(folder, RUN_FILES.evidence))) !== 'missing';
    const report = reportOf(state, campaign, signed);
    const lines = [
      ...summaryLines(report),
      ...failureLines(state),
      ...ledgerLines(report),
      ...findingLines(findings, context.colour),
      nextStep(report, signed, printable(open.run.shown)),
    ];
    return { exit: 0, json: report, text: lines.join('\n') };
  });
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
    abandoned: idsOf(({ outcome }) => outcome === 'abandoned'),
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
