/** An evidence repository as a user makes one: two versions of a skill, `init`, one campaign. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import {
  campaignNewCommand,
  type CampaignNewReport,
  type CampaignNewRequest,
} from '../../src/commands/campaign-new.ts';
import { initCommand } from '../../src/commands/init.ts';
import type { RunRequest } from '../../src/commands/run.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { testContext } from './context.ts';
import { createRepo, openRepo, temporaryFolder, type TestRepo } from './repo.ts';

export const SKILL = 'skills/code-review/SKILL.md';
export const BASELINE_TEXT = '# Code review\n\nRead the change and say what is wrong.\n';
export const CANDIDATE_TEXT =
  '# Code review\n\nRead every changed line twice. For each defect give file and line, how bad it is, how it fails and a test\nthat would have caught it. Report nothing that you cannot point at.\n';

export const NO_LIMITS: CampaignNewRequest['limits'] = {
  pairs: null,
  maxRetriesPerRequest: null,
  timeoutMsPerRequest: null,
  temperature: null,
  topP: null,
  maxInputTokensPerRequest: null,
  maxOutputTokensPerRequest: null,
  inputUsdPerMillionTokens: null,
  outputUsdPerMillionTokens: null,
  maxCostUsd: null,
  minimumSuccessfulPairs: null,
  minimumPracticalScoreDelta: null,
};

export const CAMPAIGN_REQUEST: CampaignNewRequest = {
  category: 'code-review-coverage',
  baseline: 'v1:skills/code-review/SKILL.md',
  candidate: 'v2:skills/code-review/SKILL.md',
  id: 'review',
  model: null,
  packageId: null,
  fixture: null,
  rubric: null,
  limits: { ...NO_LIMITS, pairs: 6 },
};

export interface EvidenceRepo extends TestRepo {
  readonly baselineCommit: string;
  readonly candidateCommit: string;
  /** Folder of the campaign, relative to the root. */
  readonly campaign: string;
  readonly report: CampaignNewReport;
  readText(path: string): string;
  /** Changes a JSON file in place; returns the SHA-256 of its new bytes. */
  edit(path: string, change: (value: Record<string, unknown>) => void): string;
}

/** A repository with tags v1 and v2 on the skill's two versions, set up by `init`, without a campaign. */
export async function initialisedRepo(): Promise<TestRepo & { baselineCommit: string; candidateCommit: string }> {
  const repo = createRepo();
  const baselineCommit = repo.commit({ [SKILL]: BASELINE_TEXT });
  repo.git('tag', 'v1');
  const candidateCommit = repo.commit({ [SKILL]: CANDIDATE_TEXT });
  repo.git('tag', 'v2');
  await initCommand({ folder: null }, testContext({ cwd: repo.root }));
  return { ...repo, baselineCommit, candidateCommit };
}

interface Original {
  readonly root: string;
  readonly commits: { readonly baselineCommit: string; readonly candidateCommit: string };
  readonly report: CampaignNewReport;
}

/** Made once for each request and copied from then on: a copy costs a tenth of the git commands. */
const originals = new Map<string, Promise<Original>>();

async function makeOriginal(request: Partial<CampaignNewRequest>): Promise<Original> {
  const { root, baselineCommit, candidateCommit } = await initialisedRepo();
  const result = await campaignNewCommand({ ...CAMPAIGN_REQUEST, ...request }, testContext({ cwd: root }));
  return { root, commits: { baselineCommit, candidateCommit }, report: result.json as CampaignNewReport };
}

export async function evidenceRepo(request: Partial<CampaignNewRequest> = {}): Promise<EvidenceRepo> {
  const key = JSON.stringify(request);
  const original = originals.get(key) ?? makeOriginal(request);
  originals.set(key, original);
  const { root, commits, report } = await original;
  const copy = temporaryFolder();
  cpSync(root, copy, { recursive: true });
  const repo = openRepo(copy);
  const readText = (path: string): string => readFileSync(repo.path(path), 'utf8');
  return {
    ...repo,
    ...commits,
    campaign: report.path,
    report,
    readText,
    edit(path, change) {
      const value = JSON.parse(readText(path)) as Record<string, unknown>;
      change(value);
      const text = `${JSON.stringify(value, null, 2)}\n`;
      writeFileSync(repo.path(path), text);
      return sha256Hex(text);
    },
  };
}

export const RUN_REQUEST: RunRequest = {
  campaign: 'campaigns/review',
  runId: 'run-1',
  gateway: 'synthetic',
  baseUrl: null,
  profile: null,
  concurrency: null,
  approve: false,
};
