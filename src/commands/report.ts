/** `report`: what a run came to, for people. Recomputed from the records; a signed run is verified first. */
import { resolve } from 'node:path';
import type { Analysis } from '../analysis/paired.ts';
import type { ReportInput } from '../report/input.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { buildReport } from '../report/model.ts';
import { quote } from '../protocol/quote.ts';
import { writeFileAtomic } from '../repository/write-file.ts';
import type { CommandResult, Context } from './context.ts';
import { withRun } from './support/repository.ts';
import { readReportInput } from './support/report-input.ts';

export interface ReportRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
  /** File for the self-contained page; null for none. */
  readonly html: string | null;
  /** What stdout gets: Markdown, or plain text in 80 columns. */
  readonly format: 'markdown' | 'terminal';
}

export interface ReportJson {
  readonly campaignId: string;
  readonly campaignSha256: string;
  readonly runId: string;
  readonly status: string;
  readonly synthetic: boolean;
  readonly verdict: string;
  readonly analysis: Analysis;
  readonly outcomes: ReportInput['outcomes'];
  readonly ledger: ReportInput['ledger'];
  readonly verification: ReportInput['verification'];
  readonly html: string | null;
}

/** Exit 1 when the run is signed and the evidence does not hold; the report then says so itself. */
export function reportCommand(request: ReportRequest, context: Context): Promise<CommandResult> {
  return withRun(context, request.run, async (open) => {
    const input = await readReportInput(open);
    const model = buildReport(input);
    if (request.html !== null) {
      const { renderHtml } = await import('../report/html.ts');
      await writeFileAtomic(resolve(context.cwd, request.html), renderHtml(model), { replace: true });
      // Not on stdout, which may be redirected into a Markdown file.
      context.err(`Wrote ${quote(request.html)}.\n`);
    }
    const { campaign, campaignSha256, run, synthetic, analysis, outcomes, ledger, verification } = input;
    const json: ReportJson = {
      campaignId: campaign.campaignId,
      campaignSha256,
      runId: run.runId,
      status: run.status,
      synthetic,
      verdict: analysis.verdict,
      analysis,
      outcomes,
      ledger,
      verification,
      html: request.html,
    };
    const exit = verification?.ok === false ? 1 : 0;
    if (request.format === 'markdown') return { exit, json, text: renderMarkdown(model).trimEnd() };
    const { renderTerminal } = await import('../report/terminal.ts');
    return { exit, json, text: renderTerminal(model, { colour: context.colour }).trimEnd() };
  });
}
