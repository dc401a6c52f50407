/**
 * Findings as the Actions runner shows them: annotations at their lines, within the platform's limits, and a table of
 * all of them in the job summary.
 *
 * The runner shows ten annotations of a kind per step and drops the rest without a word, so the last place is used to
 * say how many more there are. `summary` is markup: every text in it is escaped here.
 */
import { error, notice, summary, warning } from '@actions/core';
import { countFindings, worstFirst } from '../commands/support/findings.ts';
import type { ValidateReport } from '../commands/validate.ts';
import type { WorkflowResult } from '../commands/workflow/outcome.ts';
import type { Finding, Severity } from '../protocol/findings.ts';
import { escapeHtml } from '../report/markup.ts';

const ANNOTATIONS_PER_KIND = 10;
/** A summary over 1 MiB is dropped by the runner; the rest of that is for markup and headings. */
const SUMMARY_BYTES = 900_000;
const EMIT = { error, warning, notice } as const;

/**
 * Annotates the worst findings first.
 *
 * @param said annotations that come besides: a step that fails says why in an error of its own, and a notice is one too
 */
export function annotate(findings: readonly Finding[], said: Readonly<Partial<Record<Severity, number>>> = {}): void {
  for (const severity of ['error', 'warning', 'notice'] as const) {
    const of = findings.filter((finding) => finding.severity === severity);
    const places = Math.max(1, ANNOTATIONS_PER_KIND - (said[severity] ?? 0));
    const shown = of.length > places ? places - 1 : of.length;
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
  if (details !== null) summary.addRaw(`\n${details}\n`, true);
  addFindings(findings);
  await summary.write();
}

/** An error of ours that ended the command, with the findings that led to it. */
export async function writeRefusal(message: string, findings: readonly Finding[]): Promise<void> {
  summary.addHeading('Equipoise: not done', 2);
  summary.addRaw(escapeHtml(message), true);
  addFindings(findings);
  await summary.write();
}

export async function writeValidation({ ok, campaigns, findings }: ValidateReport): Promise<void> {
  summary.addHeading(ok ? 'Equipoise: valid' : 'Equipoise: not valid', 2);
  summary.addRaw(
    `${campaigns.length} valid ${campaigns.length === 1 ? 'campaign' : 'campaigns'}, ${countFindings(findings)}.`,
    true,
  );
  // Findings first: when something has to be left out, it is a row of what is in order.
  addFindings(findings);
  const rows = campaigns.map(({ campaignId, path, campaignSha256 }) => [campaignId, path, campaignSha256].map(code));
  addTable(['Campaign', 'File', 'SHA-256'], rows);
  await summary.write();
}

function addFindings(findings: readonly Finding[]): void {
  const rows = worstFirst(findings).map(({ severity, file, line, column, field, message, code: name }) => [
    severity,
    code(`${file}:${line}:${column}`) + (field === '' ? '' : `<br>${code(field)}`),
    `${escapeHtml(message)} ${code(name)}`,
  ]);
  addTable(['Severity', 'Place', 'Finding'], rows);
}

/** As many rows as the summary has room for. */
function addTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  let room = SUMMARY_BYTES - Buffer.byteLength(summary.stringify());
  const fitting: string[][] = [];
  for (const row of rows) {
    room -= row.reduce((sum, cell) => sum + Buffer.byteLength(cell) + '<td></td>'.length, '<tr></tr>'.length);
    if (room < 0) break;
    fitting.push([...row]);
  }
  summary.addTable([headings.map((data) => ({ data, header: true })), ...fitting]);
  if (fitting.length < rows.length) summary.addRaw(`and ${rows.length - fitting.length} more.`, true);
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
