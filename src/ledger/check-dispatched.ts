/**
 * Whether an attempt may be sent: in schedule order, within the retry cap, once, with its worst case set aside, and
 * while the grant lasts.
 */
import { amountOf, sameAmount } from './charge.ts';
import type { EventOf } from './events.ts';
import type { RunPlan } from './plan.ts';
import { isSettled, type RequestState } from './state.ts';
import { Comparison, violation, type Violation } from './violation.ts';

/** What the machine knows when an attempt is about to be sent. */
export interface DispatchContext {
  /** Pairs of which something was sent; they start in order, so the next one has this index. */
  readonly startedPairs: number;
  /** Position 1 of the same pair. */
  readonly first: RequestState | undefined;
  readonly overCap: boolean;
  readonly repeatedId: boolean;
  readonly expiresAt: string | null;
}

export function checkDispatched(
  event: EventOf<'dispatched'>,
  request: RequestState,
  plan: RunPlan,
  context: DispatchContext,
): Violation[] {
  const check = new Comparison();
  const { pairIndex, position, requestId } = request.scheduled;
  if (request.outcome !== 'pending') {
    const told = request.outcome === 'in-flight' ? 'has an attempt in flight' : `is settled (${request.outcome})`;
    return [
      violation('requestId', 'journal-second-dispatch', `Request ${requestId} ${told}; it may not be sent again.`),
    ];
  }
  check.equal('attempt', event.attempt, request.attempts.length + 1, 'journal-attempt', 'The attempt');
  check.unless(
    event.attempt <= plan.maxAttempts,
    'attempt',
    'journal-attempt',
    `The campaign allows ${plan.maxAttempts} attempt(s) a request.`,
  );
  if (position === 1) {
    const due = request.attempts.length > 0 || pairIndex === context.startedPairs;
    check.unless(
      due,
      'requestId',
      'journal-pair-order',
      `Pair ${pairIndex} may not start before pair ${context.startedPairs}: pairs start in schedule order.`,
    );
  } else {
    const settled = context.first !== undefined && isSettled(context.first);
    check.unless(
      settled,
      'requestId',
      'journal-position-order',
      `Position 2 of pair ${pairIndex} may not be sent before position 1 is settled.`,
    );
  }
  check.unless(
    sameAmount(amountOf(event.reserved), plan.worstAttempt),
    'reserved',
    'journal-reservation',
    'The reservation is not the worst case of one attempt under this campaign.',
  );
  check.unless(
    !context.repeatedId,
    'providerRequestId',
    'journal-repeated-id',
    'This provider request id was sent before.',
  );
  check.unless(
    !context.overCap,
    'event',
    'journal-over-cap',
    'A provider counted more tokens than the cap allows; nothing may be sent after that.',
  );
  check.unless(
    context.expiresAt === null || event.at < context.expiresAt,
    'at',
    'journal-grant-expired',
    `The grant ended at ${String(context.expiresAt)}.`,
  );
  return check.problems;
}
