/** A campaign over the trial that a new campaign starts from, its binding and a grant: what every run in these tests starts from. */
import {
  ADMISSION_SCHEMA_VERSION,
  type Admission,
  type AdmissionContext,
  type Grant,
} from '../../../src/ledger/admission.ts';
import { encodeJsonFile } from '../../../src/ledger/derive.ts';
import { planRun } from '../../../src/ledger/plan.ts';
import { parseCampaign, type Campaign } from '../../../src/protocol/campaign.ts';
import { sha256Hex } from '../../../src/protocol/digest.ts';
import { formatUsd, usd } from '../../../src/protocol/money.ts';
import { bindRoute, type ModelRouteBinding } from '../../../src/route/binding.ts';
import { issueCatalog } from '../../../src/route/catalog.ts';
import { parseFixture, type Fixture } from '../../../src/trial/fixture.ts';
import { parseRubric, type Rubric } from '../../../src/trial/rubric.ts';
import { templateTrial } from '../../../src/trial/templates.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const template = templateTrial('code-review-coverage');
const FIXTURE_BYTES = utf8(encodeJsonFile(template?.fixture));
const RUBRIC_BYTES = utf8(encodeJsonFile(template?.rubric));

export const INSTRUCTIONS = { baseline: 'Review the code.\n', candidate: 'Review the code; check every index.\n' };

const TRIAL = parseTrial();

export function trial(): { fixture: Fixture; rubric: Rubric } {
  return TRIAL;
}

function parseTrial(): { fixture: Fixture; rubric: Rubric } {
  const fixture = parseFixture(FIXTURE_BYTES, 'fixture.json');
  if (!fixture.ok) throw new Error(JSON.stringify(fixture.findings));
  const rubric = parseRubric(RUBRIC_BYTES, 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error(JSON.stringify(rubric.findings));
  return { fixture: fixture.value, rubric: rubric.value };
}

export interface CampaignOptions {
  readonly pairs?: number;
  readonly retries?: number;
  readonly timeoutMs?: number;
  readonly budget?: Partial<Campaign['budget']>;
  readonly seed?: string;
}

/** 5 pairs with 1 retry unless told otherwise; the budget is the exact worst case. */
export function makeCampaign(options: CampaignOptions = {}): Campaign {
  const { pairs = 5, retries = 1, timeoutMs = 10_000 } = options;
  const attempts = pairs * 2 * (1 + retries);
  const arm = (role: 'baseline' | 'candidate', digit: string): Campaign['candidates'][number] => ({
    role,
    id: `review-${role}`,
    packageId: 'example-skills',
    skillPath: 'skills/review/SKILL.md',
    reviewedCommit: digit.repeat(40),
    instructionSha256: sha256Hex(INSTRUCTIONS[role]),
  });
  const campaign: Campaign = {
    schemaVersion: 1,
    protocolVersion: 'loadout-evaluation-v1',
    campaignId: 'index-checks',
    createdAt: '2026-07-16T10:00:00.000Z',
    category: 'code-review-coverage',
    fixture: {
      id: TRIAL.fixture.id,
      version: TRIAL.fixture.version,
      fixtureSha256: sha256Hex(FIXTURE_BYTES),
      rubricSha256: sha256Hex(RUBRIC_BYTES),
    },
    candidates: [arm('baseline', 'a'), arm('candidate', 'b')],
    model: { provider: 'example', model: 'reviewer', version: 'reviewer-2026-07-01' },
    sampling: { temperature: 0.2, topP: 1, maxInputTokensPerRequest: 4000, maxOutputTokensPerRequest: 1000 },
    trials: { pairs, maxRetriesPerRequest: retries, timeoutMsPerRequest: timeoutMs },
    randomization: {
      strategy: 'paired-balanced-sha256-v1',
      seed: sha256Hex(options.seed ?? 'seed'),
      concealCandidateLabels: true,
    },
    isolation: {
      toolPolicy: 'none',
      networkPolicy: 'disabled',
      candidatePolicy: 'instructions-as-data',
      fixturePolicy: 'synthetic-only',
    },
    budget: {
      maxRequests: attempts,
      maxInputTokens: attempts * 4000,
      maxOutputTokens: attempts * 1000,
      maxCostUsd: Number(formatUsd(usd('0.005').times(attempts))),
      inputUsdPerMillionTokens: 0.5,
      outputUsdPerMillionTokens: 3,
      ...options.budget,
    },
    decision: {
      minimumSuccessfulPairs: 5,
      minimumPracticalScoreDelta: 5,
      promotionPolicy: 'signed-evidence-plus-human-approval',
    },
  };
  const parsed = parseCampaign(utf8(JSON.stringify(campaign)), 'campaign.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.findings));
  return parsed.value;
}

export function makeBinding(campaign: Campaign): ModelRouteBinding {
  const catalog = issueCatalog([
    {
      schema_version: 'aar.model-route.v1',
      profile_id: 'default',
      provider_driver: 'openai-chat',
      provider: campaign.model.provider,
      model: campaign.model.version,
      reasoning_effort: null,
      max_output_tokens: campaign.sampling.maxOutputTokensPerRequest,
      fallback_policy: 'none',
      cache_policy: 'disabled',
    },
  ]);
  return bindRoute(catalog, 'default');
}

export function makeGrant(
  campaign: Campaign,
  change: Partial<Pick<Grant, 'approvedAt' | 'expiresAt' | 'ceilings'>> = {},
): Grant {
  const { maxRequests, maxInputTokens, maxOutputTokens, maxCostUsd } = campaign.budget;
  return {
    kind: 'local-self-approval',
    approvedAt: '2026-07-16T11:00:00.000Z',
    expiresAt: '2027-07-16T11:00:00.000Z',
    commit: null,
    ceilings: { maxRequests, maxInputTokens, maxOutputTokens, maxCostUsd: formatUsd(usd(maxCostUsd)) },
    ...change,
  };
}

export function makeAdmission(campaign: Campaign, change: Partial<Admission> = {}): AdmissionContext {
  const plan = planRun(campaign);
  const value: Admission = {
    schemaVersion: ADMISSION_SCHEMA_VERSION,
    runId: 'run-1',
    campaignId: campaign.campaignId,
    campaignSha256: plan.campaignSha256,
    scheduleSha256: plan.scheduleSha256,
    fixtureSha256: campaign.fixture.fixtureSha256,
    rubricSha256: campaign.fixture.rubricSha256,
    grant: makeGrant(campaign),
    binding: makeBinding(campaign),
    driver: { id: 'openai-chat', synthetic: false },
    concurrency: 4,
    generation: 1,
    ...change,
  };
  return { value, sha256: sha256Hex(encodeJsonFile(value)) };
}
