/**
 * `execute`: the second job of a run. It holds the key of the model gateway and can neither approve nor sign. What is about to
 * be sent is pushed to the run's ref first, so that a machine that is lost leaves indeterminate requests and no unknown ones.
 */
import { getPullRequest } from '../../github/api.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { openRunIn } from '../../runner/open.ts';
import { LockHeldError } from '../../runner/lock.ts';
import { readApprovals, requireApproved } from '../support/approval.ts';
import { performRun } from '../support/execution.ts';
import { chooseGateway, createDriver } from '../support/gateway.ts';
import { refuse } from '../support/refusals.ts';
import { SYNTHETIC_DRIVER } from '../support/routes.ts';
import { summaryLines } from '../support/run-text.ts';
import { hasEnded, readRunAt, stateOf, takeRun } from '../support/run-on-ref.ts';
import { requireAuthority, requireDispatch, type World } from '../support/world.ts';
import { withAdmitted, type Admitted } from './admitted.ts';
import { outcome, type WorkflowResult } from './outcome.ts';

export interface ExecuteRequest {
  readonly runRef: string;
  readonly baseUrl: string | null;
}

/** How often the approval is looked at while requests are sent, in milliseconds. */
const RECHECK_MS = 60_000;
/** Looks that may fail in a row before nothing more is sent: what cannot be known is not approved. */
const MOST_FAILED_LOOKS = 5;

export async function executeCommand(request: ExecuteRequest, world: World): Promise<WorkflowResult> {
  requireAuthority('gateway', world.context);
  requireDispatch(world.workflow);
  return withAdmitted(world, request.runRef, async (admitted) => {
    const { run, loaded, policy, inside } = admitted;
    const { admission, grant } = run;
    const { campaign } = loaded;
    const before = stateOf(run, campaign);
    if (hasEnded(before)) return ended(admitted, before.status);
    await requireStillApproved(world, admitted);

    const driverName = admission.driver.id;
    const gateway = chooseGateway(driverName, driverName === SYNTHETIC_DRIVER ? null : request.baseUrl, policy, inside);
    const watch = watchApproval(world, admitted);
    try {
      const { summary } = await performRun({
        context: { ...inside, signal: AbortSignal.any([inside.signal, watch.withdrawn]) },
        loaded,
        driver: await createDriver(gateway, loaded, inside),
        admit: { runId: admission.runId, grant, binding: admission.binding, concurrency: admission.concurrency },
        open: async (options) => openRunIn(await take(world, admitted), options),
      });
      const completed = summary.status === 'completed';
      const reason = watch.reason();
      const message = completed
        ? `The run ${admission.runId} is complete.`
        : `The run ${admission.runId} is ${summary.status}${reason === null ? '' : `: ${reason}`}. Nothing that was sent is sent again; start the workflow again to go on.`;
      return outcome({
        ok: completed,
        message,
        outputs: {
          ok: completed,
          'run-ref': run.ref,
          'run-id': admission.runId,
          'run-commit': (await readRunAt(world, request.runRef)).commit,
          state: summary.status,
        },
        summary: ['```text', ...summaryLines(summary), '```'].join('\n'),
      });
    } finally {
      watch.end();
    }
  });
}

/** Nothing is sent for a run that has ended; a complete one only waits for its signature. */
function ended({ run: { admission, ref, commit } }: Admitted, state: string): WorkflowResult {
  if (state !== 'completed') throw refuse('approval-consumed');
  return outcome({
    ok: true,
    message: `The run ${admission.runId} was complete already; nothing was sent.`,
    outputs: { ok: true, 'run-ref': ref, 'run-id': admission.runId, 'run-commit': commit, state },
  });
}

async function take(world: World, { run: { admission } }: Admitted): ReturnType<typeof takeRun> {
  try {
    return await takeRun(world, admission.campaignId, admission.runId, 'present');
  } catch (error) {
    if (error instanceof LockHeldError) throw refuse('run-held');
    throw error;
  }
}

/** The approval that the admission was made from must still be one: same head, and enough of those reviews still count. */
async function requireStillApproved(world: World, { run: { grant, admission }, policy }: Admitted): Promise<void> {
  const pull = await getPullRequest(world.client, grant.pullRequest);
  if (pull.state !== 'open') throw refuse('pull-request-closed');
  if (pull.head.sha !== grant.headCommit) throw refuse('head-moved');
  const now = world.context.now();
  if (grant.expiresAt <= now.toISOString()) throw refuse('approval-expired', `It ended at ${grant.expiresAt}.`);
  requireApproved(await readApprovals(world, pull), policy, admission.campaignSha256, now);
}

interface Watch {
  /** Aborted when the approval is gone. */
  readonly withdrawn: AbortSignal;
  reason(): string | null;
  end(): void;
}

function watchApproval(world: World, admitted: Admitted): Watch {
  const controller = new AbortController();
  let reason: string | null = null;
  let failed = 0;
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking || controller.signal.aborted) return;
    looking = true;
    try {
      await requireStillApproved(world, admitted);
      failed = 0;
    } catch (error) {
      failed += 1;
      // A refusal of ours is certain; anything else may be the network.
      const certain = error instanceof EquipoiseError && error.exit === 1;
      if (!certain && failed < MOST_FAILED_LOOKS) return;
      reason = error instanceof EquipoiseError ? error.message : 'the approval could not be looked at';
      controller.abort(new Error('approval withdrawn'));
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), RECHECK_MS);
  return { withdrawn: controller.signal, reason: () => reason, end: () => clearInterval(timer) };
}
