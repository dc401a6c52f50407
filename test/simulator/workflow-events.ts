/** Events of GitHub Actions itself: a workflow that finished, and one that was dispatched. */
import type { Account } from './accounts.ts';
import type { Dispatch, RecordedEvent, Repo, Run } from './model.ts';
import type { PullRequest } from './pull-handle.ts';
import { nodeId, renderRepo, renderUser, type Json } from './render-basics.ts';
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

/** A run of a workflow of the default branch. */
export function startRun(
  state: State,
  repo: Repo,
  given: { readonly workflow: string; readonly actor: Account; readonly event: string },
): Run {
  const run: Run = {
    ...given,
    id: state.id(),
    branch: 'main',
    headSha: repo.store.ref('refs/heads/main') ?? '',
    createdAt: state.now(),
    status: 'in_progress',
    conclusion: null,
    attempt: 1,
  };
  repo.runs.set(run.id, run);
  return run;
}

export function renderRun(base: string, repo: Repo, run: Run): Json {
  const url = `${base}/repos/${repo.fullName}/actions/runs/${run.id}`;
  return {
    id: run.id,
    node_id: nodeId('WorkflowRun', run.id),
    name: run.workflow,
    display_title: run.workflow,
    path: `.github/workflows/${run.workflow}`,
    workflow_id: repo.id,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    head_branch: run.branch,
    head_sha: run.headSha,
    run_number: 1,
    run_attempt: run.attempt,
    created_at: run.createdAt,
    updated_at: run.createdAt,
    run_started_at: run.createdAt,
    actor: renderUser(base, run.actor),
    triggering_actor: renderUser(base, run.actor),
    head_commit: null,
    head_repository: renderRepo(base, repo),
    repository: renderRepo(base, repo),
    pull_requests: [],
    url,
    html_url: `${base}/${repo.fullName}/actions/runs/${run.id}`,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${base}/repos/${repo.fullName}/check-suites/${run.id}`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    artifacts_url: `${url}/artifacts`,
    workflow_url: `${base}/repos/${repo.fullName}/actions/workflows/${repo.id}`,
  };
}
