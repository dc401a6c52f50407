/**
 * A campaign, executed over a gateway into a store: the part that is the same whoever approved the run and wherever it
 * is kept.
 */
import { performance } from 'node:perf_hooks';
import { createBroker } from '../../gateway/broker.ts';
import type { Driver } from '../../gateway/driver.ts';
import type { Grant } from '../../ledger/admission.ts';
import type { RunState } from '../../ledger/state.ts';
import type { RunSummary } from '../../ledger/summary.ts';
import { previewBudget } from '../../protocol/budget.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { formatUsd, usd } from '../../protocol/money.ts';
import type { Campaign } from '../../protocol/campaign.ts';
import type { Policy } from '../../repository/policy.ts';
import type { LoadedCampaign } from '../../repository/records.ts';
import { executeRun } from '../../runner/execute.ts';
import type { AdmissionRequest, OpenRun, OpenRunOptions } from '../../runner/open.ts';
import { prepareScorer } from '../../trial/scoring.ts';
import type { Context } from '../context.ts';
import { progressPrinter } from './progress.ts';

export interface Execution {
  readonly context: Context;
  readonly loaded: LoadedCampaign;
  /** Closed in the end, whatever happens. */
  readonly driver: Driver;
  readonly admit: Omit<AdmissionRequest, 'driver'>;
  /** Opens the run where it is kept. */
  readonly open: (options: OpenRunOptions) => Promise<OpenRun>;
}

/** Admits or resumes the run and sends what is left to send. */
export async function performRun({
  context,
  loaded,
  driver,
  admit,
  open,
}: Execution): Promise<{ summary: RunSummary; state: RunState }> {
  const { campaign, fixture, rubric, instructions } = loaded;
  const progress = progressPrinter(context);
  let run: OpenRun | null = null;
  try {
    const scorer = await prepareScorer(rubric, fixture);
    const identity = { id: driver.id, synthetic: driver.synthetic };
    run = await open({ campaign, admit: { ...admit, driver: identity }, now: () => context.now() });
    const broker = createBroker({
      driver,
      binding: run.admission.binding,
      alias: campaign.model.model,
      sampling: campaign.sampling,
      timeoutMsPerRequest: campaign.trials.timeoutMsPerRequest,
      rates: campaign.budget,
      notAfterMs: Date.parse(run.admission.grant.expiresAt),
      clock: { now: () => context.now().getTime(), monotonic: () => performance.now() },
    });
    const summary = await executeRun({
      run,
      fixture,
      scorer,
      instructions: { baseline: instructions.baseline.text, candidate: instructions.candidate.text },
      attempt: (attempt) => broker.attempt(attempt),
      concurrency: admit.concurrency,
      signal: context.signal,
      onProgress: (update) => progress.update(update),
    });
    return { summary, state: run.state() };
  } finally {
    progress.end();
    await run?.close();
    await driver.close();
  }
}

/** Without a wish of the caller: a few, which no provider's rate limit minds. The policy may allow more, or less. */
const DEFAULT_CONCURRENCY = 4;

/** @param name of the flag or input, for the message */
export function concurrencyWithin(wished: number | null, policy: Policy, name: string): number {
  const most = policy.limits.concurrency;
  if (wished === null) return Math.min(most, DEFAULT_CONCURRENCY);
  if (Number.isSafeInteger(wished) && wished >= 1 && wished <= most) return wished;
  throw new EquipoiseError(
    'usage',
    `${name} ${wished} is not between 1 and ${most}, the limit in .equipoise/policy.json.`,
    2,
  );
}

export function refuseOverBudget(campaign: Campaign): void {
  const { withinBudget, blockers } = previewBudget(campaign);
  if (withinBudget) return;
  throw new EquipoiseError(
    'over-budget',
    `The campaign can exceed its own ceilings: ${blockers.join('; ')}. Make a new one with a larger budget, or fewer pairs, retries or tokens.`,
    1,
  );
}

/** A grant of everything that the campaign itself allows. */
export function campaignCeilings({ budget }: Campaign): Grant['ceilings'] {
  return {
    maxRequests: budget.maxRequests,
    maxInputTokens: budget.maxInputTokens,
    maxOutputTokens: budget.maxOutputTokens,
    maxCostUsd: formatUsd(usd(budget.maxCostUsd)),
  };
}
