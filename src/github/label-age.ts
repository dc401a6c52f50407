/** Whether a label was set before the head commit came: then it asked for something else than what is there now. */
import * as z from 'zod';
import type { GitHubClient } from './client.ts';
import { headArrivals } from './head-activity.ts';
import type { PullRequest } from './pulls.ts';

const issueEvent = z.object({
  event: z.string(),
  created_at: z.string(),
  label: z.object({ name: z.string().nullable() }).optional(),
});

const MOST_EVENTS = 1000;

/**
 * True when the label was last set before the branch last came to point at the head commit. False when that cannot be told: a
 * label is a request and no authority, so nothing depends on it but a courtesy to whoever set it.
 */
export async function labelledBeforeHead(
  client: GitHubClient,
  pull: Pick<PullRequest, 'number' | 'head'>,
  label: string,
): Promise<boolean> {
  if (pull.head.repository === null) return false;
  const wanted = label.toLowerCase();
  const events = await client.list(
    `list the events of pull request ${pull.number}`,
    '/repos/{owner}/{repo}/issues/{issue_number}/events',
    { issue_number: pull.number },
    issueEvent,
    MOST_EVENTS,
  );
  const labelled = latest(
    events.items
      .filter(({ event, label: set }) => event === 'labeled' && set?.name?.toLowerCase() === wanted)
      .map(({ created_at }) => created_at),
  );
  // The newest come last: where some were not read, the last one that was is not the last.
  if (labelled === null || !events.complete) return false;
  const arrivals = await headArrivals(client, pull);
  const arrived = latest((arrivals ?? []).map(({ timestamp }) => timestamp));
  return arrived !== null && labelled < arrived;
}

function latest(times: readonly string[]): number | null {
  const known = times.map((time) => Date.parse(time)).filter((time) => !Number.isNaN(time));
  return known.length === 0 ? null : Math.max(...known);
}
