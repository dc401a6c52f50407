/**
 * Works out the statement about a run from what its files prove. The only other input is the signing context: time,
 * program, repository and trust root.
 */

import type { ArmSummary } from '../analysis/paired.ts';
import type { ScoreEntry } from '../ledger/derive.ts';
import type { Role } from '../protocol/campaign.ts';
import { formatUsd } from '../protocol/money.ts';
import { subjectsOf, type RunBundle } from './bundle.ts';
import type { RunFacts } from './examine.ts';
import { PREDICATE_TYPE, STATEMENT_TYPE, type Predicate, type SigningContext, type Statement } from './statement.ts';

const SCOPE =
  'Holds for this category, these synthetic fixture cases, this pinned model version, these settings and this policy; it carries no claim about other tasks, models or versions, and it changes nothing by itself.';
const UNCERTAINTY =
  'The interval covers the spread between these pairs only. Model answers are not reproducible even where schedule and scoring are; another run, fixture, model version or setting can come out otherwise. The answers themselves are not kept, so scores can be recomputed from their records but not from the answers.';
const SYNTHETIC_UNCERTAINTY =
  'The answers were made up by the built-in driver: no model was asked, so this says nothing about any model and can never support a promotion.';

/** The statement that follows from a complete run. */
export function buildStatement(facts: RunFacts, bundle: RunBundle, context: SigningContext): Statement {
  return {
    _type: STATEMENT_TYPE,
    subject: subjectsOf(bundle),
    predicateType: PREDICATE_TYPE,
    predicate: buildPredicate(facts, context),
  };
}

function buildPredicate(facts: RunFacts, context: SigningContext): Predicate {
  const { campaign, admission, state, run, analysis } = facts;
  const synthetic = admission.driver.synthetic;
  return {
    kind: 'run-completed',
    campaignId: campaign.campaignId,
    runId: admission.runId,
    campaignSha256: facts.campaignSha256,
    scheduleSha256: facts.scheduleSha256,
    category: campaign.category,
    synthetic,
    fixture: campaign.fixture,
    candidates: campaign.candidates,
    model: campaign.model,
    sampling: campaign.sampling,
    trials: campaign.trials,
    route: admission.binding,
    driver: admission.driver.id,
    approval: { admissionSha256: facts.admissionSha256, grant: admission.grant },
    startedAt: run.createdAt,
    completedAt: run.updatedAt,
    requests: requestCounts(facts),
    pairs: pairCounts(facts),
    usage: {
      attempts: state.totals.requests,
      retries: facts.usage.filter((row) => row.retryOrdinal > 0).length,
      inputTokens: state.totals.inputTokens,
      outputTokens: state.totals.outputTokens,
      costUsd: formatUsd(state.totals.costUsd),
      durationMs: facts.usage.reduce((sum, row) => sum + row.durationMs, 0),
      chargedAtReservation: facts.usage.filter((row) => row.accountingSource === 'reserved').length,
    },
    ...reconciliations(facts),
    failures: failures(facts),
    scores: { baseline: armScores(facts, 'baseline'), candidate: armScores(facts, 'candidate') },
    safetyFailures: { baseline: safety(analysis.arms.baseline), candidate: safety(analysis.arms.candidate) },
    minimumSuccessfulPairs: campaign.decision.minimumSuccessfulPairs,
    minimumPracticalScoreDelta: campaign.decision.minimumPracticalScoreDelta,
    analysis,
    verdict: { value: analysis.verdict, reasons: analysis.reasons.map(({ code, message }) => ({ code, message })) },
    audit: { status: 'not-audited' },
    scope: SCOPE,
    uncertainty: synthetic ? `${SYNTHETIC_UNCERTAINTY} ${UNCERTAINTY}` : UNCERTAINTY,
    repository: context.repository,
    trustRoot: { sha256: context.trustSha256 },
    producer: context.producer,
    createdAt: context.createdAt,
  };
}

function requestCounts({ state, schedule }: RunFacts): Predicate['requests'] {
  const outcomes = [...state.requests.values()].map((request) => request.outcome);
  const tally = (...wanted: readonly string[]) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
  return {
    scheduled: schedule.length,
    succeeded: tally('received'),
    failed: tally('exhausted', 'abandoned'),
    indeterminate: tally('indeterminate'),
    notRun: tally('pending', 'in-flight'),
  };
}

/** Nothing for a run without any, as most are. */
function reconciliations({ state }: RunFacts): Pick<Predicate, 'reconciliations'> {
  if (state.reconciliations.length === 0) return {};
  const tally = (holds: (event: RunFacts['state']['reconciliations'][number]) => boolean): number =>
    state.reconciliations.filter(holds).length;
  return {
    reconciliations: {
      lookups: tally(({ method, outcome }) => method === 'lookup' && outcome === 'received'),
      receipts: tally(({ method }) => method === 'receipt'),
      replays: tally(({ outcome }) => outcome === 'replay'),
      abandoned: tally(({ outcome }) => outcome === 'abandoned'),
      unsettled: tally(({ method, outcome }) => method === 'lookup' && outcome !== 'received'),
    },
  };
}

/** Protocol section 11: exact counts of successful and failed pairs. A pair succeeds when both of its answers count. */
function pairCounts({ analysis }: RunFacts): Predicate['pairs'] {
  const { scheduledPairs, eligiblePairs, notRun } = analysis.eligibility;
  return {
    scheduled: scheduledPairs,
    successful: eligiblePairs,
    failed: scheduledPairs - eligiblePairs - notRun,
    notRun,
  };
}

function failures({ usage, schedule }: RunFacts): Predicate['failures'] {
  const roles = new Map(schedule.map(({ requestId, role }) => [requestId, role]));
  const tally = new Map<string, Predicate['failures'][number]>();
  for (const { requestId, outcome, code } of usage) {
    const role = roles.get(requestId);
    if (code === null || role === undefined) continue;
    const key = `${role} ${outcome} ${code}`;
    tally.set(key, { role, outcome, code, attempts: (tally.get(key)?.attempts ?? 0) + 1 });
  }
  return [...tally.keys()].sort().flatMap((key) => tally.get(key) ?? []);
}

function armScores({ scores, schedule }: RunFacts, role: Role): Predicate['scores'][Role] {
  const ofRole = new Set(schedule.filter((request) => request.role === role).map(({ requestId }) => requestId));
  return scores.requests.filter(({ requestId }) => ofRole.has(requestId)).map(armScore);
}

function armScore({
  pairIndex,
  eligible,
  reason,
  total,
  dimensions,
  safetyFailures,
}: ScoreEntry): Predicate['scores'][Role][number] {
  const points = Object.fromEntries(dimensions.map(({ id, score }) => [id, score]));
  return { pairIndex, eligible, reason, total, dimensions: points, safetyFailures };
}

function safety(arm: ArmSummary): Predicate['safetyFailures'][Role] {
  return arm.safetyFailures.map(({ id, count, pairs }) => ({ id, count, pairs: [...pairs] }));
}
