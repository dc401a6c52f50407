/**
 * `validate`, `plan` and `verify` in a workflow: what needs no authority. On a pull request the first two look at what it
 * changes, as git objects of its head commit; elsewhere, and for `verify`, at the checkout that the job made.
 */
import { readdir } from 'node:fs/promises';
import { kindOf } from '../../repository/files.ts';
import { CAMPAIGNS_FOLDER, inRoot, RUN_FILES, RUNS_FOLDER } from '../../repository/layout.ts';
import type { Context } from '../context.ts';
import { count, countFindings } from '../support/findings.ts';
import { withChange } from '../support/pull-view.ts';
import { refuse } from '../support/refusals.ts';
import { requireAuthority, temporaryParent } from '../support/world.ts';
import type { Workflow } from '../support/workflow.ts';
import { validateCommand, type ValidateReport } from '../validate.ts';
import { verifyCommand } from '../verify.ts';
import { campaignsOutput, outcome, type WorkflowResult } from './outcome.ts';

export interface CheckRequest {
  readonly command: 'validate' | 'plan' | 'verify';
  readonly paths: readonly string[];
  /** null: none; a public repository can be read without. */
  readonly token: string | null;
}

/** GitHub refuses a matrix of more. */
const MOST_JOBS = 256;

/** @param workflow null where the job is on no event that it could read */
export async function checkCommand(
  request: CheckRequest,
  workflow: Workflow | null,
  context: Context,
): Promise<{ readonly report: ValidateReport; readonly result: WorkflowResult }> {
  requireAuthority('none', context);
  const report = await reportOf(request, workflow, context);
  const { ok, findings, campaigns } = report;
  const include = campaigns.map(({ path, campaignId, campaignSha256 }) => ({
    campaign: path.replace(/\/[^/]*$/u, ''),
    campaignId,
    campaignSha256,
  }));
  const message = ok
    ? `${count(campaigns.length, 'campaign')} valid, ${countFindings(findings)}.`
    : `Equipoise found ${countFindings(findings)}.`;
  const fits = include.length <= MOST_JOBS;
  if (!fits && request.command === 'plan') throw refuse('matrix-too-large', `It has ${include.length}.`);
  const listed = campaignsOutput(campaigns);
  const unlisted = `The output matrix is not set: a matrix has ${MOST_JOBS} jobs at most, and there are ${include.length} campaigns.`;
  const outputs = { ok, findings: findings.length, ...listed.outputs, ...(fits ? { matrix: { include } } : {}) };
  const notices = [...listed.notices, ...(fits ? [] : [unlisted])];
  return { report, result: outcome({ ok, message, findings, outputs, notices }) };
}

async function reportOf(
  { paths, token }: CheckRequest,
  workflow: Workflow | null,
  context: Context,
): Promise<ValidateReport> {
  if (workflow?.event.name === 'pull_request' && paths.length === 0) {
    const { baseSha, headSha } = workflow.event;
    const remote = { server: workflow.server, repository: workflow.repository.name, token };
    const parent = temporaryParent(context);
    const request = { remote, parent, context, baseCommit: baseSha, headCommit: headSha };
    return withChange(request, ({ report }) => Promise.resolve(report));
  }
  const result = await validateCommand({ paths, fileOnly: false, campaign: null }, context);
  return result.json as ValidateReport;
}

interface VerifyJson {
  readonly ok: boolean;
  readonly verdict: string | null;
}

/** Verifies runs of the checkout: those that are named, or every signed one. */
export async function verifyRunsCommand(paths: readonly string[], context: Context): Promise<WorkflowResult> {
  requireAuthority('none', context);
  const runs = paths.length > 0 ? paths : await signedRuns(context.cwd);
  const sections: string[] = [];
  let failed = 0;
  let verdict: string | null = null;
  for (const run of runs) {
    const result = await verifyCommand({ run }, context);
    const json = result.json as VerifyJson;
    if (!json.ok) failed += 1;
    verdict = json.verdict;
    sections.push(['```text', run, result.text, '```'].join('\n'));
  }
  // Nothing was verified: green would be a lie.
  const ok = failed === 0 && runs.length > 0;
  const message =
    runs.length === 0
      ? 'There is no signed run to verify. Check the repository out before this step.'
      : failed === 0
        ? `${count(runs.length, 'run')} verified.`
        : `${failed} of ${count(runs.length, 'run')} did not verify.`;
  const outputs = { ok, findings: failed, ...(runs.length === 1 && verdict !== null ? { verdict } : {}) };
  return outcome({ ok, message, outputs, summary: sections.length === 0 ? null : sections.join('\n\n') });
}

async function signedRuns(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const campaign of await foldersIn(inRoot(root, CAMPAIGNS_FOLDER))) {
    const runs = `${CAMPAIGNS_FOLDER}/${campaign}/${RUNS_FOLDER}`;
    for (const run of await foldersIn(inRoot(root, runs))) {
      if ((await kindOf(inRoot(root, `${runs}/${run}/${RUN_FILES.evidence}`))) === 'file') found.push(`${runs}/${run}`);
    }
  }
  return found;
}

async function foldersIn(folder: string): Promise<string[]> {
  if ((await kindOf(folder)) !== 'folder') return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
