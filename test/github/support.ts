/** A repository with a pull request on a simulated GitHub, and clients for it. */
import { connectGitHub, type GitHubClient } from '../../src/github/api.ts';
import type { Account, Permissions, PullRequest, Repository, SimulatedGitHub } from '../simulator/github.ts';
import { newGitHub } from '../simulator/support.ts';

export interface Stage {
  readonly github: SimulatedGitHub;
  readonly owner: Account;
  readonly author: Account;
  readonly reviewer: Account;
  readonly repo: Repository;
  readonly pull: PullRequest;
}

export const ACTIONS: Permissions = {
  contents: 'write',
  pull_requests: 'write',
  issues: 'write',
  checks: 'write',
  actions: 'write',
};

export async function setStage(): Promise<Stage> {
  const github = await newGitHub();
  const [owner, author, reviewer] = [github.user('octo'), github.user('author'), github.user('reviewer')];
  const repo = github.createRepository(owner, 'skills', { workflows: ['run.yml'] });
  repo.grant(reviewer, 'write');
  repo.commit({ branch: 'topic', files: { 'campaigns/one/campaign.json': '{"a": 1}\n' }, author });
  return { github, owner, author, reviewer, repo, pull: repo.openPullRequest({ author, branch: 'topic' }) };
}

export interface ClientOptions {
  readonly token?: string;
  readonly permissions?: Permissions;
  readonly signal?: AbortSignal;
  /** Milliseconds that were waited for, in turn; nothing is really waited for. */
  readonly waits?: number[];
  readonly onWait?: () => void;
  readonly timeoutMs?: number;
}

/** As an action in the repository is connected, with `GITHUB_TOKEN`. */
export function connect({ github, repo }: Stage, options: ClientOptions = {}): Promise<GitHubClient> {
  return connectGitHub({
    apiUrl: github.url,
    repository: repo.fullName,
    token: options.token ?? github.actionsToken(repo, options.permissions ?? ACTIONS),
    signal: options.signal ?? new AbortController().signal,
    wait: (milliseconds) => {
      options.waits?.push(milliseconds);
      options.onWait?.();
      return Promise.resolve();
    },
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
  });
}

/** The code of what a promise is rejected with. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'nothing was thrown';
}
