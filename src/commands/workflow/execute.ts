/**
 * `execute`: the second job of a run. It holds the key of the model gateway and can neither approve nor sign. What is about to
 * be sent is pushed to the run's ref first, so that a machine that is lost leaves indeterminate requests and no unknown ones.
 */
import { sha256Hex } from '../../protocol/digest.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { RUN_FILES } from '../../repository/layout.ts';
import { profileDigest } from '../../route/profile.ts';
import { openRunIn } from '../../runner/open.ts';
import { LockHeldError } from '../../runner/lock.ts';
import { canonicalJson } from '../../protocol/canonical.ts';
import type { Sealer } from '../../runner/seal.ts';
import type { RunRefStore } from '../../runner/store-gitref.ts';
import { runIdOf } from '../support/approval.ts';
import { campaignCeilings, performRun } from '../support/execution.ts';
import { chooseGateway, createDriver } from '../support/gateway.ts';
import { refuse } from '../support/refusals.ts';
import { readCatalog, SYNTHETIC_DRIVER } from '../support/routes.ts';
import { summaryLines } from '../support/run-text.ts';
import { hasEnded, requireSealed, sealerOf, stateOf, takeRun } from '../support/run-on-ref.ts';
import { requireAuthority, requireDispatch, type World } from '../support/world.ts';
import { withAdmitted, type Admitted } from './admitted.ts';
import { outcome, type WorkflowResult } from './outcome.ts';
import { requireStillApproved } from './still-approved.ts';

export interface ExecuteRequest {
  readonly runRef: string;
  readonly baseUrl: string | null;
}

/** How often the approval is looked at while requests are sent, in milliseconds. */
const RECHECK_MS = 60_000;
/** Looks that may fail in a row before nothing more is sent: what cannot be known is not approved. */
const MOST_FAILED_LOOKS = 5;

export async function executeCommand(
  request: ExecuteRequest,
  world: World,
  recheckMs = RECHECK_MS,
): Promise<WorkflowResult> {
  requireAuthority('gateway', world.context);
  requireDispatch(world.workflow);
  return withAdmitted(world, request.runRef, async (admitted) => {
    const { run, loaded, policy, inside } = admitted;
    const { admission, grant } = run;
    const { campaign } = loaded;
    const before = stateOf(run, campaign);
    const sealer = sealerOf(world, run);
    requireSealed(run, admission.driver, sealer);
    if (hasEnded(before)) return ended(admitted, before.status);
    await requireOwnAdmission(admitted);
    await requireStillApproved(world, admitted);

    const driverName = admission.driver.id;
    const gateway = chooseGateway(driverName, driverName === SYNTHETIC_DRIVER ? null : request.baseUrl, policy, inside);
    const watch = watchApproval(world, admitted, recheckMs);
    let store: RunRefStore | null = null;
    try {
      const { summary } = await performRun({
        context: { ...inside, signal: AbortSignal.any([inside.signal, watch.withdrawn]) },
        loaded,
        driver: await createDriver(gateway, loaded, inside),
        admit: { runId: admission.runId, grant, binding: admission.binding, concurrency: admission.concurrency },
        open: async (options) => {
          store = await take(world, admitted, sealer);
          return openRunIn(store, options);
        },
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
          // What this job wrote, and not what the ref may have been moved to since.
          'run-commit': commitOf(store),
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

function commitOf(store: RunRefStore | null): string {
  const commit = store?.commit ?? null;
  if (commit === null) throw new TypeError('a run that was performed has been written');
  return commit;
}

async function take(
  world: World,
  { run: { admission, admissionSha256 } }: Admitted,
  sealer: Sealer | null,
): Promise<RunRefStore> {
  try {
    return await takeRun(world, admission.campaignId, admission.runId, {
      expect: 'present',
      sealer,
      judge: (found) => {
        const bytes = found.files.get(RUN_FILES.admission) ?? new Uint8Array();
        if (sha256Hex(bytes) !== admissionSha256) throw refuse('run-moved');
        requireSealed(found, admission.driver, sealer);
      },
    });
  } catch (error) {
    if (error instanceof LockHeldError) throw refuse('run-held');
    throw error;
  }
}

/** Anybody who may push can write an admission: nothing in it is believed that does not follow from what was reviewed. */
async function requireOwnAdmission({ run, loaded, policy, workspace }: Admitted): Promise<void> {
  const { admission, grant } = run;
  const catalog = await readCatalog(workspace.folder);
  const profile = catalog?.profiles.find(({ profile_id }) => profile_id === admission.binding.profile_id);
  const lifetime = Date.parse(grant.expiresAt) - Date.parse(grant.approvedAt);
  const holds =
    profile !== undefined &&
    profileDigest(profile) === admission.binding.profile_digest &&
    admission.driver.synthetic === (admission.driver.id === SYNTHETIC_DRIVER) &&
    admission.runId === runIdOf(grant.pullRequest, grant.headCommit, admission.campaignSha256) &&
    canonicalJson(grant.ceilings) === canonicalJson(campaignCeilings(loaded.campaign)) &&
    lifetime <= policy.grantLifetimeHours * 3_600_000 &&
    admission.concurrency <= policy.limits.concurrency;
  if (!holds) throw refuse('run-other');
}

interface Watch {
  /** Aborted when the approval is gone. */
  readonly withdrawn: AbortSignal;
  reason(): string | null;
  end(): void;
}

function watchApproval(world: World, admitted: Admitted, everyMs: number): Watch {
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
  const timer = setInterval(() => void look(), everyMs);
  return { withdrawn: controller.signal, reason: () => reason, end: () => clearInterval(timer) };
}
