/**
 * The original's rules for campaigns and runs, written down once more as plainly as its contract states them: an
 * oracle that shares nothing with the code under test. Fields, bounds and order are the contract's.
 */

import { createHash } from 'node:crypto';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keys = (value: unknown, ...names: string[]): value is Json =>
  isObject(value) && Object.keys(value).sort().join() === [...names].sort().join();

const identifier = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^[A-Za-z0-9][A-Za-z0-9._/-]{0,127}$/.test(value) &&
  !value.includes('..') &&
  !value.includes('//') &&
  !/\b(?:sk-|api[_-]?key|bearer\s|token=|password=)/i.test(value);

const text = (value: unknown, max: number): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value === value.trim() &&
  value.length <= max &&
  !/\b(?:sk-[A-Za-z0-9_-]{8,}|bearer\s+\S+|password\s*[=:])/i.test(value);

const timestamp = (value: unknown): value is string => {
  if (!text(value, 256)) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString() === value;
};

const finite = (value: unknown, max = Infinity): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= max;

const integer = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

const sha256 = (value: unknown): value is string => typeof value === 'string' && /^[a-f0-9]{64}$/.test(value);

const path = (value: unknown): value is string =>
  text(value, 512) &&
  !/^[/\\]/.test(value) &&
  !/^[A-Za-z]:[\\/]/.test(value) &&
  !value.includes('\\') &&
  !value.split('/').some((segment) => segment === '' || segment === '..');

function candidate(value: unknown): value is Json {
  return (
    keys(value, 'role', 'id', 'packageId', 'skillPath', 'reviewedCommit', 'instructionSha256') &&
    identifier(value['id']) &&
    typeof value['packageId'] === 'string' &&
    /^[a-z0-9]+(?:[a-z0-9-]*[a-z0-9])?$/.test(value['packageId']) &&
    path(value['skillPath']) &&
    typeof value['reviewedCommit'] === 'string' &&
    /^[a-f0-9]{40}$/.test(value['reviewedCommit']) &&
    sha256(value['instructionSha256'])
  );
}

function candidates(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [first, second] = value as unknown[];
  if (!candidate(first) || !candidate(second)) return false;
  return [first['role'], second['role']].sort().join() === 'baseline,candidate' && first['id'] !== second['id'];
}

/** Constants of an object, all of its fields. */
const exactly = (value: unknown, constants: Json): boolean =>
  keys(value, ...Object.keys(constants)) &&
  Object.entries(constants).every(([name, constant]) => value[name] === constant);

const CATEGORIES = ['workflow-adherence', 'code-review-coverage', 'documentation-retrieval', 'browser-test-planning'];
const TOP = [
  ...['schemaVersion', 'protocolVersion', 'campaignId', 'createdAt', 'category', 'fixture', 'candidates', 'model'],
  ...['sampling', 'trials', 'randomization', 'isolation', 'budget', 'decision'],
];

export function originalAcceptsCampaign(value: unknown): boolean {
  if (!keys(value, ...TOP)) return false;
  const { fixture, model, sampling, trials, randomization, budget, decision } = value;
  return (
    value['schemaVersion'] === 1 &&
    value['protocolVersion'] === 'loadout-evaluation-v1' &&
    identifier(value['campaignId']) &&
    timestamp(value['createdAt']) &&
    CATEGORIES.includes(value['category'] as string) &&
    keys(fixture, 'id', 'version', 'fixtureSha256', 'rubricSha256') &&
    identifier(fixture['id']) &&
    text(fixture['version'], 64) &&
    sha256(fixture['fixtureSha256']) &&
    sha256(fixture['rubricSha256']) &&
    candidates(value['candidates']) &&
    keys(model, 'provider', 'model', 'version') &&
    identifier(model['provider']) &&
    identifier(model['model']) &&
    text(model['version'], 128) &&
    keys(sampling, 'temperature', 'topP', 'maxInputTokensPerRequest', 'maxOutputTokensPerRequest') &&
    finite(sampling['temperature'], 2) &&
    finite(sampling['topP'], 1) &&
    integer(sampling['maxInputTokensPerRequest'], 1, 2_000_000) &&
    integer(sampling['maxOutputTokensPerRequest'], 1, 2_000_000) &&
    keys(trials, 'pairs', 'maxRetriesPerRequest', 'timeoutMsPerRequest') &&
    integer(trials['pairs'], 5, 100) &&
    integer(trials['maxRetriesPerRequest'], 0, 3) &&
    integer(trials['timeoutMsPerRequest'], 1000, 600_000) &&
    keys(randomization, 'strategy', 'seed', 'concealCandidateLabels') &&
    randomization['strategy'] === 'paired-balanced-sha256-v1' &&
    sha256(randomization['seed']) &&
    randomization['concealCandidateLabels'] === true &&
    exactly(value['isolation'], {
      toolPolicy: 'none',
      networkPolicy: 'disabled',
      candidatePolicy: 'instructions-as-data',
      fixturePolicy: 'synthetic-only',
    }) &&
    keys(
      budget,
      'maxRequests',
      'maxInputTokens',
      'maxOutputTokens',
      'maxCostUsd',
      'inputUsdPerMillionTokens',
      'outputUsdPerMillionTokens',
    ) &&
    integer(budget['maxRequests'], 1, 10_000) &&
    integer(budget['maxInputTokens'], 1, 1_000_000_000) &&
    integer(budget['maxOutputTokens'], 1, 1_000_000_000) &&
    finite(budget['maxCostUsd']) &&
    finite(budget['inputUsdPerMillionTokens']) &&
    finite(budget['outputUsdPerMillionTokens']) &&
    keys(decision, 'minimumSuccessfulPairs', 'minimumPracticalScoreDelta', 'promotionPolicy') &&
    integer(decision['minimumSuccessfulPairs'], 5, trials['pairs']) &&
    finite(decision['minimumPracticalScoreDelta'], 100) &&
    decision['promotionPolicy'] === 'signed-evidence-plus-human-approval'
  );
}

/** What the original needs of a campaign to judge a run of it. */
export interface CampaignFacts {
  readonly campaignId: string;
  readonly campaignSha256: string;
  readonly scheduleSha256: string;
  readonly requestIds: readonly string[];
  readonly maxAttempts: number;
  readonly inputCap: number;
  readonly outputCap: number;
  readonly budget: {
    readonly maxRequests: number;
    readonly maxInputTokens: number;
    readonly maxOutputTokens: number;
    readonly maxCostUsd: number;
  };
}

const RUN = [
  ...['schemaVersion', 'protocolVersion', 'runId', 'campaignId', 'campaignSha256', 'scheduleSha256', 'createdAt'],
  ...['updatedAt', 'status', 'completed', 'uncertainty', 'safetyBoundary'],
];
const USAGE = ['requestId', 'outcome', 'attempts', 'inputTokens', 'outputTokens', 'durationMs', 'reportedCostUsd'];

function completion(value: unknown, facts: CampaignFacts): value is Json {
  const succeeded = isObject(value) && value['outcome'] === 'succeeded';
  if (!keys(value, ...USAGE, succeeded ? 'outputSha256' : 'failureCode')) return false;
  const attempts = value['attempts'];
  return (
    identifier(value['requestId']) &&
    facts.requestIds.includes(value['requestId']) &&
    (succeeded || value['outcome'] === 'exhausted') &&
    integer(attempts, 1, facts.maxAttempts) &&
    (succeeded || attempts === facts.maxAttempts) &&
    integer(value['inputTokens'], 0, attempts * facts.inputCap) &&
    integer(value['outputTokens'], 0, attempts * facts.outputCap) &&
    finite(value['durationMs']) &&
    finite(value['reportedCostUsd']) &&
    (succeeded ? sha256(value['outputSha256']) : identifier(value['failureCode']))
  );
}

export function originalAcceptsRun(value: unknown, facts: CampaignFacts): boolean {
  if (!keys(value, ...RUN) || !Array.isArray(value['completed'])) return false;
  const entries = value['completed'] as unknown[];
  if (!entries.every((entry): entry is Json => completion(entry, facts))) return false;
  const total = (field: string) => entries.reduce((sum, entry) => sum + Number(entry[field]), 0);
  const unique = new Set(entries.map((entry) => entry['requestId'])).size;
  const { createdAt, updatedAt, status } = value;
  return (
    value['schemaVersion'] === 1 &&
    value['protocolVersion'] === 'loadout-evaluation-v1' &&
    identifier(value['runId']) &&
    value['campaignId'] === facts.campaignId &&
    value['campaignSha256'] === facts.campaignSha256 &&
    value['scheduleSha256'] === facts.scheduleSha256 &&
    timestamp(createdAt) &&
    timestamp(updatedAt) &&
    Date.parse(updatedAt) >= Date.parse(createdAt) &&
    ['planned', 'running', 'paused', 'completed', 'cancelled'].includes(status as string) &&
    unique === entries.length &&
    (status !== 'planned' || entries.length === 0) &&
    (status !== 'completed' || unique === facts.requestIds.length) &&
    total('attempts') <= facts.budget.maxRequests &&
    total('inputTokens') <= facts.budget.maxInputTokens &&
    total('outputTokens') <= facts.budget.maxOutputTokens &&
    total('reportedCostUsd') <= facts.budget.maxCostUsd &&
    text(value['uncertainty'], 1000) &&
    text(value['safetyBoundary'], 1000)
  );
}

/** Hash over the canonical JSON as the original writes it, for objects whose keys are ASCII. */
export function originalSha256(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
}
