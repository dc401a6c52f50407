/** `cancel`: gives a run up for good, with its reason. A cancelled run supports no preference. */
import { summarizeRun } from '../ledger/summary.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { inRoot } from '../repository/layout.ts';
import { cancelRun } from '../runner/cancel.ts';
import { openExistingRun } from '../runner/open.ts';
import type { CommandResult, Context } from './context.ts';
import { printable } from './support/findings.ts';
import { nextStep } from './support/next-step.ts';
import { requireReason } from './support/reconcile-choice.ts';
import { withRun } from './support/repository.ts';
import { readCampaignFile, readStartedState } from './support/run-open.ts';
import { summaryLines } from './support/run-text.ts';

export interface CancelRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
  /** One bounded line; it is committed. */
  readonly reason: string;
}

/** Keys are a contract. */
export interface CancelReport {
  readonly ok: true;
  readonly runId: string;
  readonly state: 'cancelled';
  /** `operator` or `abandoned-requests`. */
  readonly code: string | null;
  /** The run was cancelled before; its derived files were written again, and the reason given now was not kept. */
  readonly already: boolean;
}

export function cancelCommand(request: CancelRequest, context: Context): Promise<CommandResult> {
  const reason = requireReason(request.reason, context);
  return withRun(context, request.run, async (open) => {
    const campaign = await readCampaignFile(open);
    refuseComplete((await readStartedState(open, campaign)).status);
    const run = await openExistingRun({
      campaign,
      runDir: inRoot(open.git.root, open.run.folder),
      now: () => context.now(),
    });
    try {
      // Its process may have come to the end between the look and the lock.
      const { status } = run.state();
      refuseComplete(status);
      await cancelRun(run, reason);
      const state = run.state();
      const summary = summarizeRun(state, campaign);
      const already = status === 'cancelled';
      const report: CancelReport = {
        ok: true,
        runId: state.runId,
        state: 'cancelled',
        code: state.cancelReason,
        already,
      };
      const lines = [
        ...(already ? ['The run was cancelled before; nothing has changed.'] : []),
        ...summaryLines(summary),
        nextStep(summary, false, printable(open.run.shown)),
      ];
      return { exit: 0, json: report, text: lines.join('\n') };
    } finally {
      await run.close();
    }
  });
}

function refuseComplete(status: string): void {
  if (status !== 'completed') return;
  throw new EquipoiseError('run-completed', 'The run is complete, and a complete run cannot be taken back.', 1);
}
