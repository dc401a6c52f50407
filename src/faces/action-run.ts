/**
 * The Action: inputs become one typed request, a command turns it into a result, and the result becomes annotations, a
 * job summary, outputs and the step's conclusion.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFailed, setOutput } from '@actions/core';
import { countFindings } from '../commands/support/findings.ts';
import { validateCommand, type ValidateReport } from '../commands/validate.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { annotate, writeSummary } from './action-findings.ts';
import { readActionRequest } from './action-inputs.ts';
import { nodeContext } from './node-context.ts';

export async function runAction(): Promise<void> {
  try {
    const { paths } = readActionRequest(process.env);
    const context = nodeContext(dirname(fileURLToPath(import.meta.url)), false);
    const result = await validateCommand({ paths, fileOnly: false, campaign: null }, context);
    const report = result.json as ValidateReport;
    annotate(report.findings);
    setOutput('ok', report.ok);
    setOutput('findings', report.findings.length);
    setOutput('campaigns', report.campaigns);
    if (!report.ok) setFailed(`Equipoise found ${countFindings(report.findings)}.`);
    // Last: a runner that cannot take the summary must not hide the verdict above.
    if ((process.env['GITHUB_STEP_SUMMARY'] ?? '') !== '') await writeSummary(report);
  } catch (error) {
    if (error instanceof EquipoiseError) {
      annotate(error.findings);
      setFailed(`${error.message} [${error.code}]`);
    } else {
      // The text of an unforeseen error could quote what it choked on: only its class is shown.
      setFailed(
        `An unexpected ${error instanceof Error ? error.name : typeof error} ended the Action; please report it.`,
      );
    }
  }
}
