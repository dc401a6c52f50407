/** What the commands of a workflow work with: the workflow run, GitHub, and the repository on its server. */
import { tmpdir } from 'node:os';
import { connectGitHub, getRef, type GitHubClient } from '../../github/api.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import type { Remote } from '../../repository/git-remote.ts';
import type { Context } from '../context.ts';
import { refuse } from './refusals.ts';
import { heldSecrets, SIGNING_KEY_VARIABLE } from './secrets.ts';
import type { Workflow } from './workflow.ts';

export interface World {
  readonly workflow: Workflow;
  readonly client: GitHubClient;
  readonly remote: Remote;
  /** Folder for temporary files, outside every checkout. */
  readonly parent: string;
  readonly context: Context;
}

export async function openWorld(workflow: Workflow, token: string, context: Context): Promise<World> {
  const client = await connectGitHub({
    apiUrl: workflow.api,
    repository: workflow.repository.name,
    token,
    signal: context.signal,
  });
  const remote = { server: workflow.server, repository: workflow.repository.name, token };
  return { workflow, client, remote, parent: temporaryParent(context), context };
}

/** The runner empties its own temporary folder after the job, whatever became of the process. */
export function temporaryParent(context: Context): string {
  const given = context.env('RUNNER_TEMP') ?? '';
  return given === '' ? tmpdir() : given;
}

/** Which secret a command may hold. Everything else in its environment is a workflow that merges authorities. */
export type Authority = 'none' | 'gateway' | 'signer';

export function requireAuthority(authority: Authority, context: Context): void {
  const { gateway, signing } = heldSecrets(context);
  if (gateway.length > 0 && signing) throw refuse('authorities-merged');
  const foreign = [
    ...(authority === 'gateway' ? [] : gateway),
    ...(signing && authority !== 'signer' ? [SIGNING_KEY_VARIABLE] : []),
  ];
  if (foreign.length > 0) throw refuse('secret-unneeded', `Set: ${foreign.join(', ')}.`);
}

/** The text of a workflow is reviewed on the default branch; on any other it is whatever somebody pushed. */
export function requireDefaultBranch({ ref, repository }: Workflow): void {
  if (ref !== `refs/heads/${repository.defaultBranch}`) throw refuse('not-default-branch');
}

export function requireDispatch(workflow: Workflow): void {
  const { event } = workflow;
  if (event.name !== 'other' || event.event !== 'workflow_dispatch') throw refuse('event-unsupported');
  requireDefaultBranch(workflow);
}

/** The tip of the default branch now: policy, routes and trust root are read from it. */
export async function baseCommitOf({ workflow, client }: World): Promise<string> {
  const tip = await getRef(client, `refs/heads/${workflow.repository.defaultBranch}`);
  if (tip !== null) return tip;
  throw new EquipoiseError('base-missing', 'The default branch of the repository has no commit.', 3);
}
