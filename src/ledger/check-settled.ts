/** Whether an attempt may end as an event says: who may witness it, and what an unknown end is charged. */
import { amountOf, sameAmount } from './charge.ts';
import type { EventOf } from './events.ts';
import type { AttemptState } from './state.ts';
import { violation, type Violation } from './violation.ts';

/** The events that end an attempt. */
export type SettlingEvent = EventOf<'received' | 'failed' | 'indeterminate'>;

export function unknownRequest(requestId: string): Violation[] {
  const message = `Request ${requestId} is not in the campaign's schedule.`;
  return [violation('requestId', 'journal-unknown-request', message)];
}

/** Nobody can tell how an attempt ended whose process died, and nobody may call it so while the process lives. */
export function checkWitness(event: SettlingEvent, orphan: boolean): Violation[] {
  const interrupted = event.event === 'indeterminate' && event.code === 'interrupted';
  if (orphan === interrupted) return [];
  const message = orphan
    ? 'The process that sent this attempt died; it is indeterminate, with the code interrupted.'
    : 'Only an attempt of an earlier process can have been interrupted.';
  return [violation('event', 'journal-interrupted', message)];
}

export function checkCharged(event: EventOf<'indeterminate'>, attempt: AttemptState): Violation[] {
  if (sameAmount(amountOf(event.charged), attempt.reserved)) return [];
  const message = 'An attempt of unknown outcome is charged exactly what was reserved for it.';
  return [violation('charged', 'journal-charge', message)];
}
