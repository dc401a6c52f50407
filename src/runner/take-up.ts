/** Takes up a run that a process left, whatever it is taken up for. */
import { recordOf } from '../ledger/charge.ts';
import type { EventBody, PauseReason } from '../ledger/events.ts';
import type { RunState } from '../ledger/state.ts';
import type { OpenRun } from './open.ts';

/**
 * The events that say that the run goes on and that nobody knows how its requests under way ended. None for a run that
 * has just been admitted.
 */
export function interruptedEvents(run: OpenRun): EventBody[] {
  if (!run.resumed) return [];
  const { store, discardedBytes } = run;
  const bodies: EventBody[] = [{ event: 'resumed', generation: store.generation, discardedBytes }];
  for (const { scheduled, attempts, outcome } of run.state().requests.values()) {
    const last = attempts.at(-1);
    if (outcome !== 'in-flight' || last === undefined) continue;
    bodies.push({
      event: 'indeterminate',
      requestId: scheduled.requestId,
      attempt: last.attempt,
      durationMs: null,
      code: 'interrupted',
      charged: recordOf(last.reserved),
    });
  }
  return bodies;
}

/**
 * Brings a run whose process died to a pause, in which alone it can be reconciled. Call it under the run's lock, which
 * shows that the process is gone.
 */
export async function bringToRest(run: OpenRun): Promise<void> {
  const { status, onlyCancel } = run.state();
  const torn = status === 'paused' && !onlyCancel && run.discardedBytes > 0;
  if (status !== 'running' && !torn) return;
  const written = interruptedEvents(run).map((body) => run.writer.record(body));
  written.push(run.writer.record({ event: 'paused', reason: reasonOf(run.state()) }));
  await Promise.all(written);
}

function reasonOf(state: RunState): PauseReason {
  if (state.overCap) return 'usage-over-cap';
  const lost = [...state.requests.values()].some(({ outcome }) => outcome === 'indeterminate');
  return lost ? 'indeterminate-requests' : 'aborted';
}
