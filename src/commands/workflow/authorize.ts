/**
 * `authorize`: the first job of a run. Makes its own view of the pull request, checks everything that an approval depends on,
 * freezes route and ceilings in `admission.json` and takes the run's ref, which can be created only once. It holds no secret.
 */
import type { Grant } from '../../ledger/admission.ts';
import { openRunIn } from '../../runner/open.ts';
import { LockHeldError } from '../../runner/lock.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { runRef } from '../../repository/layout.ts';
import { bindRoute } from '../../route/binding.ts';
import { readApprovals, requireApproved, runIdOf } from '../support/approval.ts';
import { campaignCeilings, concurrencyWithin, refuseOverBudget } from '../support/execution.ts';
import { count } from '../support/findings.ts';
import { chooseGateway, type DriverName } from '../support/gateway.ts';
import { withPullView, type PullView } from '../support/pull-view.ts';
import { refuse } from '../support/refusals.ts';
import { bindCampaign, fittingProfiles, readCatalog, SYNTHETIC_DRIVER } from '../support/routes.ts';
import { findRun, hasLanded, readRunAt, stateOf, takeRun, type RunOnRef } from '../support/run-on-ref.ts';
import { requireAuthority, requireDispatch, type World } from '../support/world.ts';
import type { ModelRouteBinding } from '../../route/binding.ts';
import type { LoadedCampaign } from '../../repository/records.ts';
import { outcome, type WorkflowResult } from './outcome.ts';

export interface AuthorizeRequest {
  readonly pullRequest: number;
  readonly headSha: string;
  readonly campaignSha256: string;
  readonly profile: string | null;
  readonly baseUrl: string | null;
  readonly concurrency: number | null;
}

export async function authorizeCommand(request: AuthorizeRequest, world: World): Promise<WorkflowResult> {
  requireAuthority('none', world.context);
  requireDispatch(world.workflow);
  return withPullView(world, request.pullRequest, async (view) => {
    const loaded = campaignOf(view, request);
    const { campaign } = loaded;
    refuseOverBudget(campaign);
    const facts = await readApprovals(world, view.pull);
    const now = world.context.now();
    const approved = requireApproved(facts, view.policy, request.campaignSha256, now);
    const binding = await chooseRoute(view, loaded, request);
    const concurrency = concurrencyWithin(request.concurrency, view.policy, 'concurrency');
    const runId = runIdOf(request.pullRequest, request.headSha, request.campaignSha256);
    const { workflow } = world;
    const grant: Grant = {
      kind: 'pull-request-approval',
      pullRequest: request.pullRequest,
      headCommit: request.headSha,
      baseCommit: view.baseCommit,
      approvals: approved.approvals.map(({ reviewId, userId }) => ({ reviewId, userId })),
      workflow: { runId: workflow.runId, runAttempt: workflow.runAttempt, actorId: workflow.actorId },
      approvedAt: approved.approvedAt.toISOString(),
      expiresAt: approved.expiresAt.toISOString(),
      ceilings: campaignCeilings(campaign),
    };
    const state = await admit(world, loaded, { runId, grant, binding, concurrency });
    const ref = runRef(campaign.campaignId, runId);
    return outcome({
      ok: true,
      message: `The run ${runId} is authorized${state === 'planned' || state === 'running' ? '' : ` and ${state} so far`}.`,
      findings: view.report.findings,
      outputs: { ok: true, approved: true, 'run-ref': ref, 'run-id': runId, state },
    });
  });
}

function campaignOf({ pull, report, asked }: PullView, request: AuthorizeRequest): LoadedCampaign {
  if (pull.head.sha !== request.headSha) throw refuse('head-moved');
  const errors = report.findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) throw refuse('campaign-invalid', `It has ${count(errors, 'error')}.`);
  const found = asked.find(({ campaignSha256 }) => campaignSha256 === request.campaignSha256);
  if (found === undefined) throw refuse('campaign-unknown');
  return found;
}

/** The route says which driver; that it may be spoken to is checked here, with which key only where the key is. */
async function chooseRoute(
  { workspace, policy, inside }: PullView,
  { campaign }: LoadedCampaign,
  request: AuthorizeRequest,
): Promise<ModelRouteBinding> {
  const catalog = await readCatalog(workspace.folder);
  if (catalog === null) {
    throw new EquipoiseError(
      'route-missing',
      'The default branch has no .equipoise/routes.json; add a route in a reviewed change.',
      1,
    );
  }
  const driver = driverOf(
    request.profile === null ? fittingProfiles(catalog, campaign) : [bindRoute(catalog, request.profile)],
  );
  const gateway = chooseGateway(
    driver,
    driver === SYNTHETIC_DRIVER ? null : request.baseUrl,
    policy,
    inside,
    'elsewhere',
  );
  // Nothing is bound here that was not reviewed: a server next to the job is no reason to leave the catalog out.
  return bindCampaign(catalog, campaign, { ...gateway, leavesMachine: true }, request.profile);
}

function driverOf(profiles: readonly { readonly provider_driver: string }[]): DriverName {
  const drivers = [...new Set(profiles.map(({ provider_driver }) => provider_driver))];
  const [only] = drivers;
  if (only !== undefined && drivers.length === 1) return only as DriverName;
  const message =
    only === undefined
      ? 'No route of .equipoise/routes.json fits the model of the campaign; add one in a reviewed change.'
      : `Several routes fit this campaign, by different drivers. Choose one with the input profile.`;
  throw new EquipoiseError(only === undefined ? 'route-missing' : 'route-ambiguous', message, 1);
}

interface Admission {
  readonly runId: string;
  readonly grant: Grant;
  readonly binding: ModelRouteBinding;
  readonly concurrency: number;
}

/** Creates the run, or finds that of an earlier attempt under the same approval. Returns its state so far. */
async function admit(world: World, { campaign }: LoadedCampaign, admission: Admission): Promise<string> {
  const { campaignId } = campaign;
  const found = await findRun(world, campaign, admission.runId);
  if (found?.ended === true) return endedState(world, campaignId, admission.runId, found.completed);
  if (found !== null && found.holder !== null && found.holder !== world.workflow.runId) {
    throw refuse('run-held', `It is workflow run ${found.holder}.`);
  }
  const ref = runRef(campaignId, admission.runId);
  // Looked at before the run is taken: one that may not go on is left as it is.
  if (found?.admitted === true) requireGrantLasts(world, await readRunAt(world, ref));
  const driver = {
    id: admission.binding.provider_driver,
    synthetic: admission.binding.provider_driver === SYNTHETIC_DRIVER,
  };
  try {
    const store = await takeRun(world, campaignId, admission.runId, { expect: 'either' });
    const run = await openRunIn(store, { campaign, admit: { ...admission, driver }, now: () => world.context.now() });
    await run.close();
  } catch (error) {
    if (error instanceof LockHeldError) throw refuse('run-held');
    throw error;
  }
  const kept = await readRunAt(world, ref);
  requireGrantLasts(world, kept);
  return stateOf(kept, campaign).status;
}

/** What a run was admitted under stays with it: a newer review of the same commit cannot make it last longer. */
function requireGrantLasts({ context }: World, { grant }: RunOnRef): void {
  if (grant.expiresAt > context.now().toISOString()) return;
  throw refuse(
    'approval-expired',
    `It ended at ${grant.expiresAt}, and the run was begun under it, so a newer review of the same commit does not help: change the campaign and have it approved.`,
  );
}

/** A complete run whose evidence never reached a branch goes on to be signed; nothing is sent for it. Any other is over. */
async function endedState(world: World, campaignId: string, runId: string, completed: boolean): Promise<string> {
  if (!completed || (await hasLanded(world, campaignId, runId))) throw refuse('approval-consumed');
  return 'completed';
}
