/**
 * A process that executes or resumes one run on a git ref against a loopback model server, to be killed by a test. Its orders
 * are JSON in the first argument; prints the summary, or the error's code.
 */
import { executeRun } from '../../../src/runner/execute.ts';
import { openRunIn } from '../../../src/runner/open.ts';
import { openGitRefStore } from '../../../src/runner/store-gitref.ts';
import { prepareScorer } from '../../../src/trial/scoring.ts';
import { INSTRUCTIONS, makeCampaign, trial } from '../../ledger/support/campaign.ts';
import { admissionRequest } from './admission.ts';
import { createAttempt } from './attempt.ts';

export interface GitOrders {
  readonly gitUrl: string;
  readonly repository: string;
  readonly parent: string;
  readonly modelUrl: string;
  readonly pairs: number;
  readonly concurrency: number;
  readonly workflowRunId: number;
  readonly intervalMs?: number;
}

async function main(orders: GitOrders): Promise<void> {
  const { gitUrl, repository, parent, modelUrl, pairs, concurrency, workflowRunId, intervalMs = 20 } = orders;
  const campaign = makeCampaign({ pairs });
  const { fixture, rubric } = trial();
  const now = (): Date => new Date();
  const store = await openGitRefStore({
    remote: { server: gitUrl, repository, token: null },
    campaignId: campaign.campaignId,
    runId: 'run-1',
    environment: (name) => process.env[name],
    parent,
    holder: { workflowRunId, runAttempt: 1 },
    isAlive: () => Promise.resolve(false),
    now,
    intervalMs,
  });
  const run = await openRunIn(store, { campaign, admit: admissionRequest(campaign, concurrency), now });
  try {
    const summary = await executeRun({
      run,
      fixture,
      scorer: await prepareScorer(rubric, fixture),
      instructions: INSTRUCTIONS,
      attempt: createAttempt(campaign, modelUrl),
      signal: new AbortController().signal,
    });
    process.stdout.write(`${JSON.stringify(summary)}\n`);
  } finally {
    await run.close();
  }
}

main(JSON.parse(process.argv[2] ?? '{}') as GitOrders).catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  process.stderr.write(`${code}: ${error instanceof Error ? error.message : ''}\n`);
  process.exitCode = 3;
});
