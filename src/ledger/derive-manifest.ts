/** `manifest.<role>.json` from the journal: both arms of a run, each on its own page. */
import { candidateOf, type Campaign, type Role } from '../protocol/campaign.ts';
import { canonicalJson } from '../protocol/canonical.ts';
import { sha256Hex } from '../protocol/digest.ts';
import { formatUsd, sumUsd, usd } from '../protocol/money.ts';
import type { UsageRow } from '../route/usage.ts';
import type { Admission } from './admission.ts';
import { deriveScores } from './derive-scores.ts';
import { deriveUsage, encodeUsage } from './derive-usage.ts';
import { encodeJsonFile } from './encode.ts';
import { RUN_MANIFEST_VERSION, PROOF_STATUSES, type Manifest, type ProofStatus } from './manifest.ts';
import { planRun, type RunPlan } from './plan.ts';
import { inadmissibleReasons, proofOf } from './proof.ts';
import type { AttemptState, RequestState, RunState } from './state.ts';

/** The manifests of a run that was admitted. `rows`: its usage rows, when they have been derived already. */
export function deriveManifests(
  state: RunState,
  campaign: Campaign,
  admission: Admission,
  rows: readonly UsageRow[] = deriveUsage(state, campaign, admission),
): Record<Role, Manifest> {
  const whole: Whole = {
    state,
    campaign,
    admission,
    plan: planRun(campaign),
    rows,
    usageLedgerSha256: sha256Hex(encodeUsage(rows)),
    scoresSha256: sha256Hex(encodeJsonFile(deriveScores(state, campaign))),
  };
  return { baseline: armManifest(whole, 'baseline'), candidate: armManifest(whole, 'candidate') };
}

interface Whole {
  readonly state: RunState;
  readonly campaign: Campaign;
  readonly admission: Admission;
  readonly plan: RunPlan;
  readonly rows: readonly UsageRow[];
  readonly usageLedgerSha256: string;
  readonly scoresSha256: string;
}

function armManifest(whole: Whole, role: Role): Manifest {
  const { state, campaign, admission, plan } = whole;
  const { admitted, lastAt, lastDigest, status } = state;
  if (admitted === null || lastAt === null || lastDigest === null || status === 'planned')
    throw new Error('A run that was never admitted has no manifest.');
  const requests = [...state.requests.values()].filter(({ scheduled }) => scheduled.role === role);
  const ids = new Set(requests.map(({ scheduled }) => scheduled.requestId));
  const rows = whole.rows.filter(({ requestId }) => ids.has(requestId));
  const reasons = inadmissibleReasons(requests, state, campaign, admission);
  const outputs = requests.flatMap(({ scheduled: { requestId }, received }) =>
    received === null ? [] : [{ requestId, outputSha256: received.outputSha256 }],
  );
  const { id, packageId, skillPath, reviewedCommit, instructionSha256 } = candidateOf(campaign, role);
  const { fixture, sampling, trials, randomization } = campaign;
  return {
    schemaVersion: RUN_MANIFEST_VERSION,
    runId: admitted.runId,
    campaignId: campaign.campaignId,
    campaignSha256: plan.campaignSha256,
    admissionSha256: admitted.admissionSha256,
    category: campaign.category,
    role,
    synthetic: admission.driver.synthetic,
    contender: { id, packageId, skillPath, reviewedCommit, instructionSha256 },
    fixture: { id: fixture.id, version: fixture.version, sha256: fixture.fixtureSha256 },
    oracle: { sha256: fixture.rubricSha256 },
    route: routeOf(requests, campaign, admission),
    budgets: {
      requests: requests.length,
      maxAttemptsPerRequest: plan.maxAttempts,
      timeoutMsPerRequest: trials.timeoutMsPerRequest,
      maxInputTokensPerRequest: sampling.maxInputTokensPerRequest,
      maxOutputTokensPerRequest: sampling.maxOutputTokensPerRequest,
    },
    order: {
      strategy: randomization.strategy,
      seed: randomization.seed,
      scheduleSha256: plan.scheduleSha256,
      firstInPairs: plan.pairs.filter(([first]) => first.role === role).length,
    },
    attempts: attemptsOf(requests, rows),
    usage: usageOf(rows),
    status,
    statusReason: state.pauseReason ?? state.cancelReason,
    startedAt: admitted.at,
    updatedAt: lastAt,
    completedAt: status === 'completed' || status === 'cancelled' ? lastAt : null,
    artifacts: {
      outputsSha256: sha256Hex(canonicalJson(outputs)),
      outputs: outputs.length,
      journalEvents: state.lastSequence + 1,
      journalHeadSha256: lastDigest,
      scoresSha256: whole.scoresSha256,
      usageLedgerSha256: whole.usageLedgerSha256,
    },
    admissible: reasons.length === 0,
    reasons,
  };
}

function routeOf(requests: readonly RequestState[], campaign: Campaign, admission: Admission): Manifest['route'] {
  const { binding } = admission;
  const proofs = requests.map((request) => proofOf(request, campaign, admission));
  const count = (status: ProofStatus): number => proofs.filter((proof) => proof === status).length;
  const routes = new Map<string, Manifest['route']['effective'][number]>();
  for (const { received } of requests) {
    const effective = received?.effective ?? null;
    if (effective === null) continue;
    const { provider, model, reasoningEffort } = effective;
    const key = canonicalJson([provider, model, reasoningEffort]);
    routes.set(key, { provider, model, reasoningEffort, answers: (routes.get(key)?.answers ?? 0) + 1 });
  }
  return {
    requested: {
      profileId: binding.profile_id,
      providerDriver: binding.provider_driver,
      provider: binding.provider,
      model: binding.model,
      reasoningEffort: binding.reasoning_effort,
    },
    effective: [...routes.values()],
    profileDigest: binding.profile_digest,
    catalogDigest: binding.catalog_digest,
    fallbackPolicy: binding.fallback_policy,
    cachePolicy: binding.cache_policy,
    proof: {
      status: PROOF_STATUSES.findLast((status) => count(status) > 0) ?? 'unproven',
      verified: count('verified'),
      drifted: count('drifted'),
      unverifiable: count('unverifiable'),
      unproven: count('unproven'),
    },
  };
}

function attemptsOf(requests: readonly RequestState[], rows: readonly UsageRow[]): Manifest['attempts'] {
  const attempts = requests.flatMap((request) => request.attempts);
  const count = (outcome: AttemptState['outcome']): number =>
    attempts.filter((attempt) => attempt.outcome === outcome).length;
  return {
    sent: attempts.length,
    received: count('received'),
    failed: count('failed'),
    indeterminate: count('indeterminate'),
    inFlight: count('in-flight'),
    retries: attempts.filter(({ attempt }) => attempt > 1).length,
    wasted: rows.filter(({ wasted }) => wasted).length,
  };
}

function usageOf(rows: readonly UsageRow[]): Manifest['usage'] {
  const sum = (field: 'inputTokens' | 'outputTokens' | 'totalTokens'): number =>
    rows.reduce((total, row) => total + row[field], 0);
  const cost = (of: readonly UsageRow[]): string => formatUsd(sumUsd(of.map((row) => usd(row.costUsd))));
  const from = (source: UsageRow['accountingSource']): number =>
    rows.filter(({ accountingSource }) => accountingSource === source).length;
  return {
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    totalTokens: sum('totalTokens'),
    costUsd: cost(rows),
    wastedCostUsd: cost(rows.filter(({ wasted }) => wasted)),
    providerReported: from('provider_reported'),
    atReservation: from('reserved'),
  };
}
