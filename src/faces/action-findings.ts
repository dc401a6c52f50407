/**
 * Findings as the Actions runner shows them: annotations at their lines, within the platform's limits, and a table of
 * all of them in the job summary.
 *
 * The runner shows ten annotations of a kind per step and drops the rest without a word, so the last place is used to
 * say how many more there are. `summary` is markup: every text in it is escaped here.
 */
import { error, notice, summary, warning } from '@actions/core';
import { countFindings } from '../commands/support/findings.ts';
import type { ValidateReport } from '../commands/validate.ts';
import type { WorkflowResult } from '../commands/workflow/outcome.ts';
import type { Finding, Severity } from '../protocol/findings.ts';
import { escapeHtml } from '../report/markup.ts';

const ANNOTATIONS_PER_KIND = 10;
/** A summary over 1 MiB is dropped by the runner; a row is well under 2 kB. */
const SUMMARY_ROWS = 400;
const EMIT = { error, warning, notice } as const;

export function annotate(findings: readonly Finding[]): void {
  for (const severity of ['error', 'warning', 'notice'] as const) {
    const of = findings.filter((finding) => finding.severity === severity);
    const shown = of.length > ANNOTATIONS_PER_KIND ? ANNOTATIONS_PER_KIND - 1 : of.length;
    for (const finding of of.slice(0, shown)) annotateOne(severity, finding);
    if (of.length > shown) EMIT[severity](`and ${of.length - shown} more; the job summary lists them all.`);
  }
}

function annotateOne(severity: Severity, { message, code, field, file, line, column }: Finding): void {
  EMIT[severity](`${field === '' ? '' : `${field}: `}${message} [${code}]`, {
    title: `Equipoise: ${code}`,
    file,
    startLine: line,
    startColumn: column,
  });
}

/** What a command says of itself; `result.summary` is Markdown of ours already. */
export async function writeSummary({ ok, message, summary: details, findings }: WorkflowResult): Promise<void> {
  summary.addHeading(ok ? 'Equipoise: done' : 'Equipoise: not done', 2);
  summary.addRaw(escapeHtml(message), true);
  if (findings.length > 0) summary.addRaw(`${countFindings(findings)}; the check run lists them.`, true);
  if (details !== null) summary.addRaw(`\n${details}\n`, true);
  await summary.write();
}

export async function writeValidation({ ok, campaigns, findings }: ValidateReport): Promise<void> {
  const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
  summary.addHeading(ok ? 'Equipoise: valid' : 'Equipoise: not valid', 2);
  summary.addRaw(
    `${campaigns.length} valid ${campaigns.length === 1 ? 'campaign' : 'campaigns'}, ${countFindings(findings)}.`,
    true,
  );
  if (campaigns.length > 0) {
    summary.addTable([
      [
        { data: 'Campaign', header: true },
        { data: 'File', header: true },
        { data: 'SHA-256', header: true },
      ],
      ...campaigns
        .slice(0, SUMMARY_ROWS)
        .map(({ campaignId, path, campaignSha256 }) => [code(campaignId), code(path), code(campaignSha256)]),
    ]);
  }
  if (findings.length > 0) {
    summary.addTable([
      [
        { data: 'Severity', header: true },
        { data: 'Place', header: true },
        { data: 'Finding', header: true },
      ],
      ...findings
        .slice(0, SUMMARY_ROWS)
        .map(({ severity, file, line, column, field, message, code: name }) => [
          severity,
          code(`${file}:${line}:${column}`) + (field === '' ? '' : `<br>${code(field)}`),
          `${escapeHtml(message)} ${code(name)}`,
        ]),
    ]);
    const more = findings.length - SUMMARY_ROWS;
    if (more > 0) summary.addRaw(`and ${more} more.`, true);
  }
  await summary.write();
}
