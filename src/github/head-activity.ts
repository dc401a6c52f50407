/** How the head branch of a pull request came to point at the head commit: each time, when, and by whom. */
import * as z from 'zod';
import { EquipoiseError } from '../protocol/findings.ts';
import { parseRepositoryName, type GitHubClient } from './client.ts';
import type { PullRequest } from './pulls.ts';

const activity = z.object({
  after: z.string(),
  activity_type: z.string(),
  timestamp: z.string(),
  actor: z.object({ id: z.int().positive() }).nullable(),
});

export interface Arrival {
  /** ISO 8601. */
  readonly timestamp: string;
  /** Null when the account is gone. */
  readonly actorId: number | null;
}

const MOST_ACTIVITY = 300;

/** Null when GitHub does not tell: the fork is gone, or it is private and shows its activity to nobody else. */
export async function headArrivals(client: GitHubClient, pull: Pick<PullRequest, 'head'>): Promise<Arrival[] | null> {
  const { repository, ref, sha } = pull.head;
  if (repository === null) return null;
  const parameters = { ref: `refs/heads/${ref}` };
  try {
    const { items } = await client
      .at(parseRepositoryName(repository.fullName))
      .list('list who pushed the head branch', '/repos/{owner}/{repo}/activity', parameters, activity, MOST_ACTIVITY);
    return items
      .filter(({ after }) => after === sha)
      .map(({ timestamp, actor }) => ({ timestamp, actorId: actor?.id ?? null }));
  } catch (error) {
    if (error instanceof EquipoiseError && /^github-(?:not-found|forbidden)$/u.test(error.code)) return null;
    throw error;
  }
}
