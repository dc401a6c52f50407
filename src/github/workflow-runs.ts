/** Whether a workflow run still goes on: the one proof that whoever held a lock is gone. */
import * as z from 'zod';
import type { GitHubClient } from './client.ts';

const workflowRun = z.object({ status: z.string().nullable(), run_attempt: z.int().positive().optional() });

/**
 * Whether the given attempt of a workflow run still goes on. One that GitHub no longer knows cannot be told to be dead, and
 * counts as alive.
 */
export async function workflowRunIsAlive(
  client: GitHubClient,
  holder: { readonly workflowRunId: number; readonly runAttempt: number },
): Promise<boolean> {
  const found = await client.find(
    `read workflow run ${holder.workflowRunId}`,
    '/repos/{owner}/{repo}/actions/runs/{run_id}',
    { run_id: holder.workflowRunId },
    workflowRun,
  );
  if (found === null) return true;
  // A later attempt begins after the earlier one has ended.
  if ((found.run_attempt ?? 1) > holder.runAttempt) return false;
  return found.status !== 'completed';
}
