/** Repositories, accounts, permissions, activity, and the dispatch of workflows. */
import { atLeast } from './accounts.ts';
import { Refusal, invalid, notFound, requireActor, seenRepo, textField, writableRepo, type Route } from './http.ts';
import type { Dispatch } from './model.ts';
import { renderFullRepo, renderPermission, renderPublicUser } from './render-basics.ts';
import { renderActivity } from './render-pulls.ts';
import { recordDispatch, renderRun, startRun } from './workflow-events.ts';

export const REPO_ROUTES: readonly Route[] = [
  {
    operation: 'GET /repos/{owner}/{repo}',
    handle: (call) => ({ status: 200, body: renderFullRepo(call.state.base, seenRepo(call)) }),
  },
  {
    operation: 'GET /users/{username}',
    handle: ({ state, params }) => {
      const user = state.byLogin(params['username'] ?? '');
      if (user === null) throw notFound();
      return { status: 200, body: renderPublicUser(state.base, user) };
    },
  },
  {
    operation: 'GET /user/{account_id}',
    handle: ({ state, params }) => {
      const user = state.accounts.get(Number(params['account_id']));
      if (user === undefined) throw notFound();
      return { status: 200, body: renderPublicUser(state.base, user) };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
    handle: (call) => {
      const repo = seenRepo(call);
      const actor = requireActor(call);
      if (actor.app === null && !atLeast(call.state.role(repo, actor), 'write')) {
        throw new Refusal(403, 'Must have push access to view collaborator permission.');
      }
      const user = call.state.byLogin(call.params['username'] ?? '');
      if (user === null) throw notFound();
      return { status: 200, body: renderPermission(call.state.base, user, call.state.role(repo, user)) };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/activity',
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const wanted = call.query.get('ref');
      const type = call.query.get('activity_type');
      const list = repo.activity
        .filter(({ ref }) => wanted === null || ref === wanted || ref === `refs/heads/${wanted}`)
        .filter((activity) => type === null || activity.type === type)
        .toReversed();
      return { status: 200, list: list.map((activity) => renderActivity(call.state.base, activity)) };
    },
  },
  {
    operation: 'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['actions'], 'write');
      const workflow = call.params['workflow_id'] ?? '';
      if (!repo.workflows.has(workflow)) throw notFound();
      const ref = textField(call.body, 'WorkflowDispatch', 'ref').replace(/^refs\/heads\//u, '');
      if (repo.store.ref(`refs/heads/${ref}`) === null) throw new Refusal(422, `No ref found for: ${ref}`);
      const inputs = call.body['inputs'] ?? {};
      if (typeof inputs !== 'object' || Array.isArray(inputs) || Object.keys(inputs).length > 25) {
        throw invalid('WorkflowDispatch', 'inputs', 'invalid');
      }
      const { id: runId } = startRun(call.state, repo, { workflow, actor, event: 'workflow_dispatch' });
      const dispatch: Dispatch = { workflow, ref, inputs: { ...inputs }, actor, runId };
      repo.dispatches.push(dispatch);
      recordDispatch(call.state, repo, dispatch);
      if (call.body['return_run_details'] !== true) return { status: 204 };
      const path = `${repo.fullName}/actions/runs/${runId}`;
      return {
        status: 200,
        body: {
          workflow_run_id: runId,
          run_url: `${call.state.base}/repos/${path}`,
          html_url: `${call.state.base}/${path}`,
        },
      };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
    handle: (call) => {
      const repo = seenRepo(call, 'actions');
      const run = repo.runs.get(Number(call.params['run_id']));
      if (run === undefined) throw notFound();
      return { status: 200, body: renderRun(call.state.base, repo, run) };
    },
  },
];
