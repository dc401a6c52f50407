/** What `reconcile` was asked to do: which way, and for which of the run's lost requests. */
import { replayProblem } from '../../ledger/check-reconciled.ts';
import type { ReconcileMethod, ReconcileOutcome } from '../../ledger/events.ts';
import type { RunPlan } from '../../ledger/plan.ts';
import { reasonText } from '../../ledger/reconciliation.ts';
import type { RequestState, RunState } from '../../ledger/state.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { quote } from '../../protocol/quote.ts';
import type { Context } from '../context.ts';
import { repeatsSecret } from './secrets.ts';

export interface ReconcileRequest {
  /** `campaigns/ID/runs/RUN`. */
  readonly run: string;
  /** Null: every request of unknown outcome. */
  readonly request: string | null;
  /** Ask the provider. */
  readonly lookup: boolean;
  /** Base URL of the provider's server; null: the driver's own. Only for a look-up. */
  readonly baseUrl: string | null;
  /** File with a receipt. */
  readonly receipt: string | null;
  /** `abandon` or `replay`. */
  readonly decision: string | null;
  /** Why a person decided so. */
  readonly reason: string | null;
}

/** The one way that was chosen. */
export type Way =
  | { readonly method: 'lookup'; readonly baseUrl: string | null }
  | { readonly method: 'receipt'; readonly file: string }
  | { readonly method: 'decision'; readonly outcome: 'abandoned' | 'replay'; readonly reason: string };

const DECISIONS = { abandon: 'abandoned', replay: 'replay' } as const;

/** Null: none was chosen, so that there is only something to show. */
export function chooseWay(request: ReconcileRequest, context: Context): Way | null {
  const { lookup, receipt, decision, reason, baseUrl } = request;
  const given = [lookup && '--lookup', receipt !== null && '--receipt', decision !== null && '--decision'];
  const flags = given.filter((flag) => flag !== false);
  if (flags.length > 1) throw usage(`${flags.join(' and ')} exclude each other; choose one way.`);
  if (baseUrl !== null && !lookup) throw usage('--base-url is for --lookup alone.');
  if (reason !== null && decision === null) throw usage('--reason is for --decision alone.');
  if (lookup) return { method: 'lookup', baseUrl };
  if (receipt !== null) return { method: 'receipt', file: receipt };
  if (decision === null) return null;
  if (!isDecision(decision)) throw usage(`${quote(decision)} is no decision; choose abandon or replay.`);
  if (reason === null) throw usage('A decision needs its reason, which is reviewed with it: add --reason TEXT.');
  return { method: 'decision', outcome: DECISIONS[decision], reason: requireReason(reason, context) };
}

function isDecision(text: string): text is keyof typeof DECISIONS {
  return Object.hasOwn(DECISIONS, text);
}

/** A reason is one bounded line without anything like a credential, and without any that this process holds: it is committed. */
export function requireReason(reason: string, context: Context): string {
  if (reasonText.safeParse(reason).success && !repeatsSecret(reason, context)) return reason;
  throw usage(
    'A reason is one line of 1 to 500 characters, without blanks at its ends, control characters or anything like a credential.',
  );
}

function usage(message: string): EquipoiseError {
  return new EquipoiseError('usage', message, 2);
}

/** Requests to settle, and those that a call before this one has settled in the very same way. */
export interface Targets {
  readonly lost: readonly RequestState[];
  readonly already: readonly RequestState[];
}

export function findTargets(state: RunState, requestId: string | null, way: Way): Targets {
  const requests = [...state.requests.values()];
  if (requestId === null) return { lost: requests.filter(isLost), already: [] };
  const request = state.requests.get(requestId);
  if (request === undefined) throw usage(`${quote(requestId)} is no request of this run's schedule.`);
  if (isLost(request)) return { lost: [request], already: [] };
  if (isSettledBy(request, way.method, way.method === 'decision' ? way.outcome : 'received'))
    return { lost: [], already: [request] };
  throw new EquipoiseError(
    'not-indeterminate',
    `The outcome of request ${requestId} is not unknown: it is ${request.outcome}. Only a lost request can be reconciled.`,
    1,
  );
}

export function isLost({ outcome }: RequestState): boolean {
  return outcome === 'indeterminate';
}

/** Whether a request stands where such a reconciliation of its last attempt has put it. */
export function isSettledBy(request: RequestState, method: ReconcileMethod, outcome: ReconcileOutcome): boolean {
  const { reconciled, attempts } = request;
  if (isLost(request) || reconciled?.method !== method || reconciled.outcome !== outcome) return false;
  return attempts.at(-1)?.attempt === reconciled.attempt && request.outcome !== 'in-flight';
}

/** Refuses a replay of all when one of them cannot be: half a decision would be another one. */
export function requireReplayable(
  lost: readonly RequestState[],
  plan: RunPlan,
  state: RunState,
  at: string,
  expiresAt: string,
): void {
  const problems = lost.flatMap((request) => {
    const problem = replayProblem(request, plan, { overCap: state.overCap, expiresAt, at });
    return problem === null ? [] : [problem];
  });
  if (problems.length === 0) return;
  const [first = ''] = problems;
  const more = new Set(problems).size === 1 ? '' : ` The same holds for ${problems.length - 1} more.`;
  throw new EquipoiseError('replay-impossible', `${first}${more} Nothing was written down.`, 1);
}
