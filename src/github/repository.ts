/** The repository itself, by number: names can change hands. */
import * as z from 'zod';
import type { GitHubClient } from './client.ts';

export interface RepositoryFacts {
  readonly id: number;
  readonly fullName: string;
  readonly private: boolean;
  readonly defaultBranch: string;
}

const answer = z.object({
  id: z.int().positive(),
  full_name: z.string(),
  private: z.boolean(),
  default_branch: z.string(),
});

export async function getRepository(client: GitHubClient): Promise<RepositoryFacts> {
  const found = await client.read('read the repository', '/repos/{owner}/{repo}', {}, answer);
  return { id: found.id, fullName: found.full_name, private: found.private, defaultBranch: found.default_branch };
}
