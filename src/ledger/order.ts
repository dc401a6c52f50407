/** What may follow what in a journal, whatever the event says: its place in the chain, and the phase of the run. */
import type { JournalEvent } from './events.ts';
import type { RunStatus } from './state.ts';
import { violation, type Violation } from './violation.ts';

export interface LastEvent {
  readonly sequence: number;
  readonly at: string;
  readonly digest: string;
}

export function checkPlace(event: JournalEvent, last: LastEvent | null): Violation[] {
  const problems: Violation[] = [];
  const sequence = (last?.sequence ?? -1) + 1;
  if (event.sequence !== sequence) {
    const message = `The event has number ${event.sequence}, number ${sequence} is due here.`;
    problems.push(violation('sequence', 'journal-sequence', message));
  }
  if (event.previous !== (last?.digest ?? null)) {
    const message =
      'The event does not name the digest of the line before it; a line was changed, moved, added or taken out.';
    problems.push(violation('previous', 'journal-chain', message));
  }
  if (last !== null && event.at < last.at) {
    const message = `The event is dated ${event.at}, before the one that precedes it (${last.at}).`;
    problems.push(violation('at', 'journal-time', message));
  }
  return problems;
}

export interface Phase {
  readonly status: RunStatus;
  /** Attempts whose end is not recorded. */
  readonly inFlight: number;
  /** Those of them that belong to a process that died. */
  readonly orphans: number;
  /** See `RunState.onlyCancel`. */
  readonly onlyCancel: boolean;
}

/** What may follow a pause. A score may only because `reconciled` can bring an answer; where it stands is checked apart. */
const AFTER_PAUSE: ReadonlySet<JournalEvent['event']> = new Set(['resumed', 'cancelled', 'reconciled', 'scored']);

export function checkPhase(event: JournalEvent, phase: Phase): Violation[] {
  const message = forbidden(event.event, phase);
  return message === null ? [] : [violation('event', 'journal-order', message)];
}

function forbidden(name: JournalEvent['event'], { status, inFlight, orphans, onlyCancel }: Phase): string | null {
  if (status === 'planned') return name === 'admitted' ? null : `The first event is "admitted", not "${name}".`;
  if (name === 'admitted') return 'A run is admitted once, by its first event.';
  if (status === 'completed' || status === 'cancelled') return `Nothing may follow the end of a ${status} run.`;
  if (status === 'paused' && !AFTER_PAUSE.has(name)) {
    return `A paused run is first resumed, reconciled or cancelled; "${name}" may not follow.`;
  }
  if (name === 'reconciled' && status !== 'paused') return 'A request is reconciled while its run is paused.';
  if (name === 'resumed' && onlyCancel) {
    return 'A request with attempts left was abandoned, so that the run can only be cancelled.';
  }
  const ends = name === 'paused' || name === 'completed' || name === 'cancelled';
  if (ends && inFlight > 0) return `"${name}" may not stand while ${inFlight} attempt(s) are in flight.`;
  if (name === 'dispatched' && orphans > 0) {
    return `${orphans} attempt(s) were interrupted; each is recorded as indeterminate before anything is sent.`;
  }
  return null;
}
