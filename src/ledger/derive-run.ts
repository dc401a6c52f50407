/**
 * `run.json` from the journal: the protocol's run record, in the shape its first implementation accepts.
 *
 * A request of unknown outcome, and one whose provider counted more than the cap, cannot stand in it; the run then
 * stays paused and the journal alone says why.
 */

import { sumUsd, usdToNumber } from '../protocol/money.ts';
import { RUN_SAFETY_BOUNDARY, type RunCompletion, type RunRecord } from '../protocol/run.ts';
import { PROTOCOL_VERSION, type Campaign } from '../protocol/campaign.ts';
import { ABANDONED } from './codes.ts';
import { planRun, type RunPlan } from './plan.ts';
import { isDone, type RequestState, type RunState, type RunStatus } from './state.ts';

const UNCERTAINTY: Record<Exclude<RunStatus, 'planned'>, string> = {
  running: 'The run is under way; pending requests are not evidence and no comparison may be drawn yet.',
  paused:
    'The run is paused; unfinished and undetermined requests are not evidence and no comparison may be drawn yet.',
  completed:
    'One paired trial on one synthetic fixture with one pinned model; it says nothing about other tasks, models or versions.',
  cancelled: 'The run was given up; its requests support no comparison.',
};

/** The run record of a run that was admitted. `completed` stands in schedule order. */
export function deriveRunRecord(state: RunState, campaign: Campaign): RunRecord {
  const { admitted, lastAt, status } = state;
  if (admitted === null || lastAt === null || status === 'planned')
    throw new Error('A run that was never admitted has no run record.');
  const plan = planRun(campaign);
  const completed: RunCompletion[] = [];
  for (const request of state.requests.values()) {
    const completion = completionOf(request, plan);
    if (completion !== null) completed.push(completion);
  }
  const { campaignSha256, scheduleSha256 } = plan;
  return {
    schemaVersion: 1,
    protocolVersion: PROTOCOL_VERSION,
    runId: admitted.runId,
    campaignId: campaign.campaignId,
    campaignSha256,
    scheduleSha256,
    createdAt: admitted.at,
    updatedAt: lastAt,
    status,
    completed: withinBinaryBudget(completed, campaign.budget.maxCostUsd),
    uncertainty: UNCERTAINTY[status],
    safetyBoundary: RUN_SAFETY_BOUNDARY,
  };
}

function completionOf(request: RequestState, plan: RunPlan): RunCompletion | null {
  const { received, attempts, scheduled } = request;
  const attempt = attempts.at(-1);
  if (attempt === undefined || !isDone(request, plan) || received?.rejection === 'usage-over-cap') return null;
  // Of all attempts: a lost one that was followed by a replay is still paid for.
  const charges = attempts.map(({ charged }) => charged);
  const base = {
    requestId: scheduled.requestId,
    attempts: attempts.length,
    inputTokens: charges.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
    outputTokens: charges.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    durationMs: totalDurationMs(request),
    reportedCostUsd: usdToNumber(sumUsd(charges.map(({ costUsd }) => costUsd))),
  };
  if (received !== null) return { ...base, outcome: 'succeeded', outputSha256: received.outputSha256 };
  const failureCode = request.outcome === 'abandoned' ? ABANDONED : attempt.code;
  return failureCode === null ? null : { ...base, outcome: 'exhausted', failureCode };
}

/** Milliseconds over all attempts whose end was seen. */
export function totalDurationMs(request: RequestState): number {
  return request.attempts.reduce((sum, attempt) => sum + (attempt.durationMs ?? 0), 0);
}

/**
 * The original adds the costs up as doubles and refuses a sum above the budget by anything, so that three times 0.1 is
 * over 0.3. The exact amounts are within it (the ceilings saw to that); where their doubles are not, the last cost is
 * lowered by the difference, a few units of its sixteenth digit.
 */
export function withinBinaryBudget(completed: readonly RunCompletion[], maxCostUsd: number): RunCompletion[] {
  const result = [...completed];
  const sum = (): number => result.reduce((total, completion) => total + completion.reportedCostUsd, 0);
  for (let index = result.length - 1; index >= 0; index -= 1) {
    const over = sum() - maxCostUsd;
    const completion = result[index];
    if (over <= 0 || completion === undefined) break;
    // Twice the difference: the subtraction itself is rounded, and half a unit must not bring the excess back.
    result[index] = { ...completion, reportedCostUsd: Math.max(0, completion.reportedCostUsd - 2 * over) };
  }
  return result;
}
