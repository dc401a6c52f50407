/**
 * Whether a request of unknown outcome may be settled as an event says. Nothing but such a request can be reconciled,
 * and nothing that a reconciliation says makes an answer cheaper or better than the rules for answers allow.
 */
import type { AdmissionContext } from './admission.ts';
import { checkAnswer } from './check-answer.ts';
import { OUTCOMES_OF_METHOD } from './codes.ts';
import type { EventOf } from './events.ts';
import type { RunPlan } from './plan.ts';
import type { AttemptState, RequestState } from './state.ts';
import { Comparison, violation, type Violation } from './violation.ts';

/** Most look-ups of one run that settle nothing: each leaves a file in git, and a loop must not fill it. */
export const MAX_IDLE_LOOKUPS = 1000;

/** What the machine knows when a request is to be reconciled. */
export interface ReconcileContext {
  /** Lock generation of the last holder. */
  readonly generation: number;
  readonly overCap: boolean;
  /** End of the grant; null when it is not known. */
  readonly expiresAt: string | null;
  /** Look-ups so far that settled nothing. */
  readonly idleLookups: number;
}

const CODE = 'journal-reconciled';

export function checkReconciled(
  event: EventOf<'reconciled'>,
  request: RequestState,
  plan: RunPlan,
  admission: AdmissionContext | null,
  context: ReconcileContext,
): Violation[] {
  const { requestId, attempt, method, outcome, answer, generation } = event;
  const last = request.attempts.at(-1);
  if (request.outcome !== 'indeterminate' || last?.attempt !== attempt) {
    const message = `Attempt ${attempt} of request ${requestId} is not of unknown outcome (the request is ${request.outcome}); there is nothing to reconcile.`;
    return [violation('attempt', 'journal-not-indeterminate', message)];
  }
  const check = new Comparison();
  check.unless(
    generation >= context.generation,
    'generation',
    'journal-generation',
    `Lock generation ${generation} comes before ${context.generation}: a stale holder wrote this.`,
  );
  check.unless(
    OUTCOMES_OF_METHOD[method].includes(outcome),
    'outcome',
    CODE,
    `A ${method} cannot end as "${outcome}".`,
  );
  check.unless(
    (answer !== null) === (outcome === 'received'),
    'answer',
    CODE,
    'An answer stands exactly where one was found.',
  );
  if (answer !== null) {
    const byReceipt = method === 'receipt';
    check.unless(
      !byReceipt || answer.rejection !== null,
      'answer.rejection',
      CODE,
      'A receipt holds no text, so its answer cannot be a scored one.',
    );
    check.unless(
      byReceipt || answer.rejection !== 'output-unavailable',
      'answer.rejection',
      CODE,
      'An answer that was looked up has its output.',
    );
    check.problems.push(...checkAnswer(answer, plan, admission));
  }
  if (outcome === 'replay') {
    const problem = replayProblem(request, plan, { ...context, at: event.at });
    check.unless(problem === null, 'outcome', CODE, problem ?? '');
  }
  check.unless(
    event.method !== 'lookup' || outcome === 'received' || context.idleLookups < MAX_IDLE_LOOKUPS,
    'method',
    CODE,
    `${MAX_IDLE_LOOKUPS} look-ups of this run settled nothing; another way must be taken.`,
  );
  return check.problems;
}

/** Why an indeterminate request cannot be sent once more; null when it can. */
export function replayProblem(
  { attempts, scheduled: { requestId } }: RequestState,
  { maxAttempts }: RunPlan,
  context: { readonly overCap: boolean; readonly expiresAt: string | null; readonly at: string },
): string | null {
  if (attempts.length >= maxAttempts)
    return `Request ${requestId} has used all ${maxAttempts} attempts that the campaign allows; it cannot be sent again.`;
  if (context.overCap) return 'A provider counted more tokens than the cap allows; nothing may be sent after that.';
  if (context.expiresAt !== null && context.at >= context.expiresAt)
    return `The grant ended at ${context.expiresAt}; nothing may be sent after that.`;
  return null;
}

/** The answer that a reconciliation found, in the form in which answers are kept; null when it found none. */
export function answerFound(event: EventOf<'reconciled'>, attempt: AttemptState): EventOf<'received'> | null {
  const { schemaVersion, sequence, at, previous, requestId, answer } = event;
  if (answer === null) return null;
  // How long it took is what was seen of it; when the answer was looked up says nothing about that.
  const durationMs = attempt.durationMs ?? 0;
  const place = { schemaVersion, sequence, at, previous };
  return { ...place, event: 'received', requestId, attempt: attempt.attempt, durationMs, ...answer };
}
