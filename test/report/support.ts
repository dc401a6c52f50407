/** A believable report, and ways to spoil it. */
import { analysePairs, type AnalysisInput, type PairResult } from '../../src/analysis/paired.ts';
import { randomStream } from '../../src/analysis/random.ts';
import type { Campaign } from '../../src/protocol/campaign.ts';
import { buildReport, type ReportInput, type ReportModel } from '../../src/report/model.ts';
import { arm, DIMENSIONS, ineligible, inputOf } from '../analysis/support.ts';

const hex = (char: string, length = 64): string => char.repeat(length);

export const CAMPAIGN: Campaign = {
  schemaVersion: 1,
  protocolVersion: 'loadout-evaluation-v1',
  campaignId: 'review-skill-v2',
  createdAt: '2026-07-16T12:00:00.000Z',
  category: 'workflow-adherence',
  fixture: { id: 'release-checklist', version: '1.0.0', fixtureSha256: hex('a'), rubricSha256: hex('b') },
  candidates: [
    {
      role: 'baseline',
      id: 'review-v1',
      packageId: 'review-kit',
      skillPath: 'skills/review/SKILL.md',
      reviewedCommit: hex('1', 40),
      instructionSha256: hex('c'),
    },
    {
      role: 'candidate',
      id: 'review-v2',
      packageId: 'review-kit',
      skillPath: 'skills/review/SKILL.md',
      reviewedCommit: hex('2', 40),
      instructionSha256: hex('d'),
    },
  ],
  model: { provider: 'example-provider', model: 'example-model', version: 'example-model-2026-07-16' },
  sampling: { temperature: 0.7, topP: 1, maxInputTokensPerRequest: 4000, maxOutputTokensPerRequest: 1000 },
  trials: { pairs: 24, maxRetriesPerRequest: 1, timeoutMsPerRequest: 60_000 },
  randomization: { strategy: 'paired-balanced-sha256-v1', seed: hex('e'), concealCandidateLabels: true },
  isolation: {
    toolPolicy: 'none',
    networkPolicy: 'disabled',
    candidatePolicy: 'instructions-as-data',
    fixturePolicy: 'synthetic-only',
  },
  budget: {
    maxRequests: 96,
    maxInputTokens: 400_000,
    maxOutputTokens: 100_000,
    maxCostUsd: 1.5,
    inputUsdPerMillionTokens: 2,
    outputUsdPerMillionTokens: 6,
  },
  decision: {
    minimumSuccessfulPairs: 12,
    minimumPracticalScoreDelta: 3,
    promotionPolicy: 'signed-evidence-plus-human-approval',
  },
};

export interface Shape {
  readonly pairs?: number;
  readonly cases?: number;
  /** Mean and half-range of the differences, points. */
  readonly effect?: number;
  readonly spread?: number;
  readonly baseline?: number;
  /** Pair indices whose candidate was truncated, and those that were never run. */
  readonly truncated?: readonly number[];
  readonly notRun?: readonly number[];
  readonly unsafe?: readonly number[];
  readonly delta?: number;
}

export function pairsLike(shape: Shape): PairResult[] {
  const { pairs = 24, cases = 6, effect = 7, spread = 12, baseline = 68 } = shape;
  const random = randomStream(hex('5'));
  const noise = (): number => (random.below(2001) - 1000) / 1000;
  const clamp = (score: number): number => Math.round(Math.min(100, Math.max(0, score)) * 100) / 100;
  return Array.from({ length: pairs }, (_, pairIndex): PairResult => {
    const from = clamp(baseline + 14 * noise());
    const to = clamp(from + effect + spread * noise());
    const usage = () => ({
      inputTokens: 1500 + random.below(900),
      outputTokens: 300 + random.below(400),
      costUsd: (0.004 + random.below(3000) / 1e6).toFixed(6),
      durationMs: 1200 + random.below(4000),
      attempts: random.below(12) === 0 ? 2 : 1,
    });
    const tilt = (score: number) =>
      DIMENSIONS.map(({ id, max }, index) => ({
        id,
        max,
        score: Math.min(
          max,
          Math.max(0, Math.round((score / 100) * max * (1 + 0.12 * (index - 2) * noise()) * 100) / 100),
        ),
      }));
    const scored = (score: number, extra = {}) => arm(score, { ...usage(), dimensions: tilt(score), ...extra });
    const common = {
      pairIndex,
      caseId: `case-${(pairIndex % cases) + 1}`,
      firstRole: random.below(2) === 0 ? ('baseline' as const) : ('candidate' as const),
    };
    if (shape.notRun?.includes(pairIndex) === true) return { ...common, baseline: null, candidate: null };
    if (shape.truncated?.includes(pairIndex) === true) {
      return { ...common, baseline: scored(from), candidate: ineligible('truncated', usage()) };
    }
    const unsafe = shape.unsafe?.includes(pairIndex) === true;
    return {
      ...common,
      baseline: scored(from),
      candidate: unsafe ? scored(to, { score: 0, safetyFailures: ['no-force-push'] }) : scored(to),
    };
  });
}

export function analysisLike(shape: Shape, extra: Partial<AnalysisInput> = {}) {
  const pairs = pairsLike(shape);
  return analysePairs(
    inputOf(pairs, { minimumSuccessfulPairs: 12, minimumPracticalScoreDelta: shape.delta ?? 3, ...extra }),
  );
}

export function reportInput(shape: Shape = {}, extra: Partial<ReportInput> = {}): ReportInput {
  const analysis = analysisLike(shape);
  const { baseline, candidate } = analysis.arms;
  const cost = (Number(baseline.costUsd) + Number(candidate.costUsd))
    .toFixed(6)
    .replace(/0+$/u, '')
    .replace(/\.$/u, '');
  const pairs = analysis.eligibility.scheduledPairs;
  const first = analysis.differences.filter((pair) => pair.firstRole === 'baseline').length;
  return {
    campaign: {
      ...CAMPAIGN,
      trials: { ...CAMPAIGN.trials, pairs },
      decision: { ...CAMPAIGN.decision, minimumPracticalScoreDelta: shape.delta ?? 3 },
    },
    campaignSha256: hex('f'),
    schedule: { sha256: hex('9'), requests: pairs * 2, baselineFirstPairs: first, candidateFirstPairs: pairs - first },
    analysis,
    run: {
      runId: 'run-2026-07-17',
      status: 'completed',
      reason: null,
      startedAt: '2026-07-17T09:00:00.000Z',
      updatedAt: '2026-07-17T09:04:31.250Z',
      driver: 'openai-chat',
    },
    reconciliations: [],
    outcomes: [
      { outcome: 'scored', baseline: baseline.eligible, candidate: candidate.eligible },
      { outcome: 'malformed', baseline: 0, candidate: 0 },
      ...candidate.ineligible.map(({ reason, count }) => ({ outcome: reason, baseline: 0, candidate: count })),
      { outcome: 'not-run', baseline: baseline.notRun, candidate: candidate.notRun },
    ],
    ledger: {
      spent: {
        requests: baseline.attempts + candidate.attempts,
        inputTokens: baseline.inputTokens + candidate.inputTokens,
        outputTokens: baseline.outputTokens + candidate.outputTokens,
        costUsd: cost,
      },
      ceilings: { requests: 96, inputTokens: 400_000, outputTokens: 100_000, costUsd: '1.5' },
      chargedAtReservation: 0,
    },
    verification: {
      ok: true,
      keyId: hex('7'),
      steps: [
        { name: 'envelope', ok: true, detail: 'one DSSE envelope in its canonical spelling' },
        { name: 'signature', ok: true, detail: 'Ed25519 signature over the payload holds' },
        { name: 'trust', ok: true, detail: 'the key is in trust.json and was valid when it signed' },
        { name: 'subjects', ok: true, detail: 'nine files have the SHA-256 that was signed' },
        { name: 'analysis', ok: true, detail: 'every number of the statement was worked out again' },
      ],
    },
    synthetic: false,
    review: { pullRequest: 7, approvals: 2 },
    humanAudited: false,
    hashes: [{ name: 'Journal', sha256: hex('8') }],
    runFolder: 'campaigns/review-skill-v2/runs/run-2026-07-17',
    ...extra,
  };
}

export function model(shape: Shape = {}, extra: Partial<ReportInput> = {}): ReportModel {
  return buildReport(reportInput(shape, extra));
}

/** One report a verdict, and one whose evidence fails. */
export const GALLERY: Readonly<Record<string, () => ReportModel>> = {
  preferred: () => model({ effect: 9, spread: 9 }),
  baseline: () => model({ effect: -9, spread: 9, baseline: 80 }),
  tie: () => model({ effect: 0, spread: 3, pairs: 40, cases: 8 }),
  mixed: () => model({ effect: 3, spread: 16, truncated: [3, 11] }),
  insufficient: () =>
    model(
      { pairs: 12, cases: 3, truncated: [1, 2, 5], notRun: [9, 10, 11] },
      {
        run: { ...reportInput().run, status: 'paused', reason: 'ceiling-reached' },
        verification: null,
        synthetic: true,
        review: null,
      },
    ),
  blocked: () => model({ unsafe: [4, 15], pairs: 100, cases: 10, effect: 6 }),
  failed: () =>
    model(
      {},
      {
        verification: {
          ok: false,
          keyId: null,
          steps: [
            { name: 'envelope', ok: true, detail: 'one DSSE envelope' },
            { name: 'subjects', ok: false, detail: 'journal.jsonl has another SHA-256 than the one that was signed' },
            { name: 'analysis', ok: false, detail: 'not run: subjects did not hold' },
          ],
        },
      },
    ),
};
