/**
 * `reconcile`: settles requests of a run whose outcome nobody knows, by asking the provider, by a receipt, or by a
 * person's decision. Each step leaves a file to review and a line in the journal; nothing is sent again by this command.
 * Without a way it shows what is lost and what can be done.
 */
import type { Driver } from '../gateway/driver.ts';
import { MAX_IDLE_LOOKUPS } from '../ledger/check-reconciled.ts';
import type { ReconcileMethod } from '../ledger/events.ts';
import { answerOfReceipt } from '../ledger/receipt-claim.ts';
import type { ReconciliationResult } from '../ledger/reconciliation.ts';
import { isSettled, type RequestState, type RunState } from '../ledger/state.ts';
import { summarizeRun } from '../ledger/summary.ts';
import type { Campaign } from '../protocol/campaign.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { inRoot } from '../repository/layout.ts';
import { lookUp } from '../runner/look-up.ts';
import { openExistingRun, type OpenRun } from '../runner/open.ts';
import { finishReconciliation, recordReconciliation } from '../runner/reconcile.ts';
import { bringToRest } from '../runner/take-up.ts';
import { caseForPair } from '../trial/fixture.ts';
import { prepareScorer, type AnswerScore } from '../trial/scoring.ts';
import type { CommandResult, Context } from './context.ts';
import { printable } from './support/findings.ts';
import { chooseGateway, createDriver } from './support/gateway.ts';
import { nextStep } from './support/next-step.ts';
import {
  chooseWay,
  findTargets,
  isLost,
  requireReplayable,
  type ReconcileRequest,
  type Way,
} from './support/reconcile-choice.ts';
import { readReceipt, requestOfReceipt, requireClaim } from './support/reconcile-receipt.ts';
import { requireCampaign, withRun, type OpenRun as RunPlace } from './support/repository.ts';
import { readCampaignFile, readStartedState } from './support/run-open.ts';
import { summaryLines } from './support/run-text.ts';
import { refuseTwoSecrets } from './support/secrets.ts';

export type { ReconcileRequest } from './support/reconcile-choice.ts';

export interface ReconciledRequest {
  readonly requestId: string;
  /** Null where nothing was asked for: the request is listed. */
  readonly method: ReconcileMethod | null;
  /** `received`, `pending`, `absent`, `failed`, `abandoned` or `replay`; `indeterminate` where it is listed. */
  readonly outcome: string;
  /** Why a look-up failed, an answer is not scored, or the outcome is unknown; null where there is nothing to say. */
  readonly code: string | null;
}

/** Keys are a contract. */
export interface ReconcileReport {
  /** Whether everything that was asked for is settled. */
  readonly ok: boolean;
  readonly runId: string;
  readonly requests: readonly ReconciledRequest[];
  readonly state: RunState['status'];
  /** Requests that are still to be sent, in schedule order. */
  readonly pending: readonly string[];
  /** Requests whose outcome is still unknown. */
  readonly indeterminate: readonly string[];
}

/** Tests hand over a driver of their own. */
export interface ReconcileTools {
  readonly driverOf: (open: RunPlace, driver: string, baseUrl: string | null, context: Context) => Promise<Driver>;
}

const TOOLS: ReconcileTools = {
  driverOf: async (open, driver, baseUrl, context) => {
    const gateway = chooseGateway(driver, baseUrl, open.policy, context);
    return createDriver(gateway, await requireCampaign(open.campaign, open.policy), context);
  },
};

export function reconcileCommand(
  request: ReconcileRequest,
  context: Context,
  tools: ReconcileTools = TOOLS,
): Promise<CommandResult> {
  const way = chooseWay(request, context);
  refuseTwoSecrets(context, false);
  return withRun(context, request.run, async (open) => {
    const campaign = await readCampaignFile(open);
    const before = await readStartedState(open, campaign);
    const shown = printable(open.run.shown);
    if (way === null) return listing(before, campaign, request.request, shown);
    refuseCancelled(before, request.request);
    const settler = await settlerOf(way, { open, state: before, request, context, tools });
    const runDir = inRoot(open.git.root, open.run.folder);
    let run: OpenRun | null = null;
    try {
      run = await openExistingRun({ campaign, runDir, now: () => context.now() });
      const requests = await settleAll(run, settler, way, context.signal).catch(async (error: unknown) => {
        // What was settled before the fault stands, and the derived files follow it.
        if (run !== null) await finishReconciliation(run).catch(() => undefined);
        throw error;
      });
      await finishReconciliation(run);
      return resultOf(run.state(), campaign, requests, shown);
    } finally {
      await run?.close();
      await settler.close();
    }
  });
}

/** How one lost request is settled. */
interface Settler {
  /** Null: all of them. */
  readonly requestId: string | null;
  settle(run: OpenRun, lost: RequestState): Promise<Settlement>;
  close(): Promise<void>;
}

interface Settlement {
  readonly result: ReconciliationResult;
  readonly score: AnswerScore | null;
}

interface Occasion {
  readonly open: RunPlace;
  readonly state: RunState;
  readonly request: ReconcileRequest;
  readonly context: Context;
  readonly tools: ReconcileTools;
}

async function settlerOf(way: Way, occasion: Occasion): Promise<Settler> {
  const { state, request, context } = occasion;
  const close = (): Promise<void> => Promise.resolve();
  switch (way.method) {
    case 'lookup':
      return lookupSettler(way.baseUrl, occasion);
    case 'receipt': {
      const file = await readReceipt(way.file, context);
      const { receipt } = file;
      return {
        requestId: requestOfReceipt(file, request.request, state),
        settle: (run, lost) => {
          requireClaim(file, lost, run.admission.binding);
          const answer = answerOfReceipt(receipt, run.plan);
          const result = { method: 'receipt', outcome: 'received', code: null, reason: null, receipt, answer } as const;
          return Promise.resolve({ result, score: null });
        },
        close,
      };
    }
    case 'decision': {
      const { method, outcome, reason } = way;
      const result = { method, outcome, code: null, reason, receipt: null, answer: null };
      return { requestId: request.request, settle: () => Promise.resolve({ result, score: null }), close };
    }
  }
}

async function lookupSettler(baseUrl: string | null, occasion: Occasion): Promise<Settler> {
  const { open, state, request, context, tools } = occasion;
  const { fixture, rubric } = await requireCampaign(open.campaign, open.policy);
  const driver = await tools.driverOf(open, state.admitted?.driver ?? '', baseUrl, context);
  if (!driver.lookupSupported) {
    await driver.close();
    throw new EquipoiseError(
      'lookup-unsupported',
      `Answers over the gateway ${driver.id} cannot be asked for again. What is left: --receipt FILE, or --decision abandon|replay --reason TEXT.`,
      1,
    );
  }
  const scorer = await prepareScorer(rubric, fixture);
  return {
    requestId: request.request,
    settle: async (run, lost) => {
      refuseEndlessLookups(run.state());
      const attempt = lost.attempts.at(-1);
      if (attempt === undefined) throw new TypeError('a lost request has an attempt');
      const { campaign } = run.plan;
      const { binding } = run.admission;
      const { signal } = context;
      const { result, output } = await lookUp(attempt, { driver, binding, campaign, now: run.now, signal });
      const caseId = caseForPair(fixture, lost.scheduled.pairIndex).id;
      return { result, score: output === null ? null : scorer.score(caseId, output) };
    },
    close: () => driver.close(),
  };
}

function refuseEndlessLookups({ reconciliations }: RunState): void {
  const idle = reconciliations.filter(({ method, answer }) => method === 'lookup' && answer === null).length;
  if (idle < MAX_IDLE_LOOKUPS) return;
  const message = `${idle} look-ups of this run settled nothing; take another way: --receipt FILE, or --decision abandon|replay --reason TEXT.`;
  throw new EquipoiseError('lookup-exhausted', message, 1);
}

async function settleAll(run: OpenRun, settler: Settler, way: Way, signal: AbortSignal): Promise<ReconciledRequest[]> {
  await bringToRest(run);
  const { lost, already } = findTargets(run.state(), settler.requestId, way);
  // It may have been cancelled between the look and the lock.
  refuseCancelled(run.state(), settler.requestId);
  if (way.method === 'decision' && way.outcome === 'replay')
    requireReplayable(lost, run.plan, run.state(), run.writer.time(), run.admission.grant.expiresAt);
  const done: ReconciledRequest[] = already.map(({ scheduled: { requestId }, reconciled }) => ({
    requestId,
    method: way.method,
    outcome: reconciled?.outcome ?? '',
    code: reconciled?.answer?.rejection ?? null,
  }));
  for (const request of lost) {
    if (signal.aborted) break;
    const { requestId } = request.scheduled;
    const { result, score } = await settler.settle(run, request);
    await recordReconciliation(run, requestId, result, score);
    const { method, outcome, code, answer } = result;
    done.push({ requestId, method, outcome, code: code ?? answer?.rejection ?? null });
  }
  return done;
}

/** The line that cancels a run is its last: what was lost in it stays lost, and charged. */
function refuseCancelled({ status, requests }: RunState, requestId: string | null): void {
  const asked = requestId === null ? [...requests.values()] : [requests.get(requestId)];
  if (status !== 'cancelled' || !asked.some((request) => request !== undefined && isLost(request))) return;
  throw new EquipoiseError(
    'run-cancelled',
    'The run was cancelled, and nothing can be settled in it any more. What was lost stays charged at its reservation.',
    1,
  );
}

function resultOf(
  state: RunState,
  campaign: Campaign,
  requests: readonly ReconciledRequest[],
  shown: string,
): CommandResult {
  const report = reportOf(state, requests);
  const lines = requests.map(
    ({ requestId, method, outcome, code }) =>
      `${requestId}  ${method ?? ''}: ${outcome}${code === null ? '' : ` (${code})`}`,
  );
  if (requests.length === 0) lines.push('There is no lost request to settle.');
  const summary = summarizeRun(state, campaign);
  return {
    exit: report.ok ? 0 : 1,
    json: report,
    text: [...lines, ...summaryLines(summary), nextStep(summary, false, shown)].join('\n'),
  };
}

function reportOf(state: RunState, requests: readonly ReconciledRequest[]): ReconcileReport {
  const all = [...state.requests.values()];
  const ids = (holds: (request: RequestState) => boolean): string[] =>
    all.filter(holds).map(({ scheduled }) => scheduled.requestId);
  const indeterminate = ids(isLost);
  const asked = requests.every(({ requestId }) => !indeterminate.includes(requestId));
  return {
    ok: requests.length === 0 ? indeterminate.length === 0 : asked,
    runId: state.runId,
    requests,
    state: state.status,
    pending: ids((request) => !isSettled(request)),
    indeterminate,
  };
}

function listing(state: RunState, campaign: Campaign, requestId: string | null, shown: string): CommandResult {
  const all = [...state.requests.values()];
  if (requestId !== null && !state.requests.has(requestId))
    throw new EquipoiseError('usage', `${printable(requestId)} is no request of this run's schedule.`, 2);
  const lost = all.filter(
    (request) => isLost(request) && (requestId ?? request.scheduled.requestId) === request.scheduled.requestId,
  );
  const { maxRetriesPerRequest } = campaign.trials;
  const lines = lost.map(({ scheduled, attempts, reconciled }) => {
    const last = attempts.at(-1);
    const left = 1 + maxRetriesPerRequest - attempts.length;
    const tried = reconciled === null ? '' : `; last look-up: ${reconciled.outcome}`;
    return `${scheduled.requestId}  pair ${scheduled.pairIndex}, attempt ${attempts.length} (${left} left), lost at ${last?.settledAt ?? ''}: ${last?.code ?? ''}${tried}`;
  });
  const flying = all.filter(({ outcome }) => outcome === 'in-flight').length;
  if (flying > 0)
    lines.push(`In flight: ${flying}. If no process is at work any more, reconciling takes them as lost.`);
  lines.push(...(lost.length + flying === 0 ? ['There is no lost request to settle.'] : ways(shown)));
  const requests = lost.map(({ scheduled: { requestId: id }, attempts }) => ({
    requestId: id,
    method: null,
    outcome: 'indeterminate',
    code: attempts.at(-1)?.code ?? null,
  }));
  return { exit: 0, json: { ...reportOf(state, requests), ok: true }, text: lines.join('\n') };
}

function ways(shown: string): string[] {
  return [
    'They may have been sent and billed, so they are charged in full and never sent again on their own. What can be done:',
    `  equipoise reconcile ${shown} --lookup                                ask the provider, where its gateway can`,
    `  equipoise reconcile ${shown} --receipt FILE                          settle the bill by a receipt; never scored`,
    `  equipoise reconcile ${shown} --decision replay --reason TEXT         send once more, within the retry cap; the charge stays`,
    `  equipoise reconcile ${shown} --decision abandon --reason TEXT        give up; with attempts left the run can only be cancelled`,
    'Each takes --request ID for one of them alone.',
  ];
}
