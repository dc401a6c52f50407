/**
 * `preview`: what a campaign would do and at most cost, from its file alone. Nothing is sent, nothing is written.
 *
 * The JSON's keys and values are the protocol's, so that another implementation's preview of the same file is equal.
 */
import { dirname, join, resolve } from 'node:path';
import { previewBudget, type BudgetPreview } from '../protocol/budget.ts';
import { campaignSha256, parseCampaign } from '../protocol/campaign.ts';
import { buildSchedule, scheduleSha256, type ScheduledRequest } from '../protocol/schedule.ts';
import { formatSummary, summarizeCampaign, type CampaignSummary } from '../protocol/summary.ts';
import { kindOf, readFileCapped } from '../repository/files.ts';
import { CAMPAIGN_FILE, SIZE_LIMITS } from '../repository/layout.ts';
import { fileFinding } from '../repository/place.ts';
import type { CommandResult, Context } from './context.ts';
import { printable, refusal } from './support/findings.ts';
import { shownChild } from './support/repository.ts';

export interface PreviewRequest {
  /** A campaign file, or the folder of one. */
  readonly path: string;
  /** Make a worst case above the declared ceilings a failure (exit 1) instead of a remark. */
  readonly requireWithinBudget: boolean;
}

export interface PreviewReport {
  readonly campaignSha256: string;
  readonly scheduleSha256: string;
  readonly schedule: readonly ScheduledRequest[];
  readonly budget: BudgetPreview;
  readonly summary: CampaignSummary;
  readonly formattedSummary: string;
}

export async function previewCommand(request: PreviewRequest, context: Context): Promise<CommandResult> {
  const given = resolve(context.cwd, request.path);
  const isFolder = (await kindOf(given)) === 'folder';
  const shown = isFolder ? shownChild(request.path, CAMPAIGN_FILE) : request.path;
  const read = await readFileCapped(isFolder ? join(given, CAMPAIGN_FILE) : given, SIZE_LIMITS.campaign);
  if (!read.ok) throw refusal('The campaign cannot be read.', [fileFinding(shown, read.problem, read.message)]);
  const parsed = parseCampaign(read.bytes, shown);
  if (!parsed.ok) throw refusal('The campaign has errors.', parsed.findings);

  const schedule = buildSchedule(parsed.value);
  const budget = previewBudget(parsed.value);
  const summary = summarizeCampaign(parsed.value);
  const report: PreviewReport = {
    campaignSha256: campaignSha256(parsed.value),
    scheduleSha256: scheduleSha256(schedule),
    schedule,
    budget,
    summary,
    formattedSummary: formatSummary(summary),
  };
  const exit = request.requireWithinBudget && !budget.withinBudget ? 1 : 0;
  const folder = isFolder ? request.path : dirname(request.path);
  const next = budget.withinBudget
    ? `Nothing was sent. To run it: equipoise run ${folder} --run-id run-1 --gateway synthetic`
    : 'Nothing was sent. `run` refuses a worst case above the ceilings: raise the budget or lower pairs, retries or caps.';
  return { exit, json: report, text: `${report.formattedSummary}\n${printable(next)}` };
}
