/** Events of GitHub Actions itself: a workflow that finished, and one that was dispatched. */
import type { Account } from './accounts.ts';
import type { Dispatch, RecordedEvent, Repo } from './model.ts';
import type { PullRequest } from './pull-handle.ts';
import { nodeId, renderRepo, renderUser } from './render-basics.ts';
import type { State } from './state.ts';

export interface WorkflowRun {
  /** Name of the workflow, such as `validate`, and of its file. */
  readonly name: string;
  readonly path?: string;
  readonly conclusion: 'success' | 'failure' | 'cancelled' | 'skipped';
  readonly actor: Account;
  readonly attempt?: number;
  /** The pull request whose event started it. */
  readonly pull: PullRequest;
  /** Commit it ran for: the pull request's head unless told otherwise. */
  readonly headSha?: string;
}

export function recordWorkflowRun(state: State, repo: Repo, run: WorkflowRun): RecordedEvent {
  const { pull } = run.pull;
  const headSha = run.headSha ?? pull.headSha;
  const id = state.id();
  const path = run.path ?? `.github/workflows/${run.name}.yml`;
  const at = state.now();
  const url = `${state.base}/repos/${repo.fullName}/actions/runs/${id}`;
  return state.record('workflow_run', {
    action: 'completed',
    workflow_run: {
      id,
      node_id: nodeId('WorkflowRun', id),
      name: run.name,
      path,
      event: 'pull_request',
      status: 'completed',
      conclusion: run.conclusion,
      head_branch: pull.headBranch,
      head_sha: headSha,
      run_number: 1,
      run_attempt: run.attempt ?? 1,
      created_at: at,
      updated_at: at,
      run_started_at: at,
      url,
      html_url: `${state.base}/${repo.fullName}/actions/runs/${id}`,
      artifacts_url: `${url}/artifacts`,
      actor: renderUser(state.base, run.actor),
      triggering_actor: renderUser(state.base, run.actor),
      // GitHub names the pull request only when its branch lies in this very repository.
      pull_requests:
        pull.head === repo
          ? [
              {
                id: pull.id,
                number: pull.number,
                url: `${state.base}/repos/${repo.fullName}/pulls/${pull.number}`,
                head: { ref: pull.headBranch, sha: headSha, repo: { id: repo.id, name: repo.name } },
                base: { ref: pull.baseBranch, repo: { id: repo.id, name: repo.name } },
              },
            ]
          : [],
      repository: renderRepo(state.base, repo),
      head_repository: renderRepo(state.base, pull.head),
    },
    workflow: { id: state.id(), name: run.name, path, state: 'active' },
    repository: renderRepo(state.base, repo),
    sender: renderUser(state.base, run.actor),
  });
}

export function recordDispatch(state: State, repo: Repo, dispatch: Dispatch): RecordedEvent {
  return state.record('workflow_dispatch', {
    inputs: dispatch.inputs,
    ref: `refs/heads/${dispatch.ref}`,
    workflow: `.github/workflows/${dispatch.workflow}`,
    repository: renderRepo(state.base, repo),
    sender: renderUser(state.base, dispatch.actor),
  });
}
