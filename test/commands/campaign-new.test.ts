/** `campaign new`: pinned to git, balanced, within its own budget, and never over somebody else's files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  campaignNewCommand,
  type CampaignNewReport,
  type CampaignNewRequest,
} from '../../src/commands/campaign-new.ts';
import { previewCommand, type PreviewReport } from '../../src/commands/preview.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import type { Campaign } from '../../src/protocol/campaign.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { testContext } from '../support/context.ts';
import {
  BASELINE_TEXT,
  CAMPAIGN_REQUEST,
  CANDIDATE_TEXT,
  evidenceRepo,
  initialisedRepo,
  NO_LIMITS,
  SKILL,
} from '../support/evidence-repo.ts';

type Repo = Awaited<ReturnType<typeof initialisedRepo>>;

async function make(
  repo: Repo,
  request: Partial<CampaignNewRequest> = {},
): Promise<{ report: CampaignNewReport; campaign: Campaign }> {
  const result = await campaignNewCommand({ ...CAMPAIGN_REQUEST, ...request }, testContext({ cwd: repo.root }));
  const report = result.json as CampaignNewReport;
  return { report, campaign: JSON.parse(readFileSync(repo.path(report.path, 'campaign.json'), 'utf8')) as Campaign };
}

describe('a new campaign', () => {
  it('pins both arms to commits and hashes of git', async () => {
    const repo = await initialisedRepo();
    const { report, campaign } = await make(repo);
    expect(Object.keys(report)).toEqual(['path', 'campaignId', 'campaignSha256', 'files']);
    expect(report.files).toEqual(
      ['fixture.json', 'rubric.json', 'campaign.json'].map((name) => `campaigns/review/${name}`),
    );
    expect(campaign.candidates).toMatchObject([
      {
        role: 'baseline',
        skillPath: SKILL,
        reviewedCommit: repo.baselineCommit,
        instructionSha256: sha256Hex(BASELINE_TEXT),
      },
      {
        role: 'candidate',
        skillPath: SKILL,
        reviewedCommit: repo.candidateCommit,
        instructionSha256: sha256Hex(CANDIDATE_TEXT),
      },
    ]);
    expect(campaign.candidates.map(({ id }) => id)).toEqual([
      `code-review-${repo.baselineCommit.slice(0, 8)}`,
      `code-review-${repo.candidateCommit.slice(0, 8)}`,
    ]);
    expect(campaign.fixture.fixtureSha256).toBe(sha256Hex(readFileSync(repo.path('campaigns/review/fixture.json'))));
  });

  it('reads git, not the work tree', async () => {
    const repo = await initialisedRepo();
    writeFileSync(repo.path(SKILL), 'not committed');
    const { campaign } = await make(repo, { candidate: `HEAD:${SKILL}` });
    expect(campaign.candidates[1]?.instructionSha256).toBe(sha256Hex(CANDIDATE_TEXT));
  });

  it.each([5, 6, 20, 99, 100])('gives both arms the first place equally often in %d pairs', async (pairs) => {
    const repo = await evidenceRepo({ limits: { ...NO_LIMITS, pairs } });
    const preview = await previewCommand(
      { path: repo.campaign, requireWithinBudget: true },
      testContext({ cwd: repo.root }),
    );
    const { summary } = preview.json as PreviewReport;
    expect(Math.abs(summary.baselineFirstPairs - summary.candidateFirstPairs)).toBe(pairs % 2);
    expect(summary.pairs).toBe(pairs);
  });

  it('grants exactly the worst case, to the last digit', async () => {
    const repo = await initialisedRepo();
    const limits = {
      ...NO_LIMITS,
      pairs: 7,
      inputUsdPerMillionTokens: 0.1,
      outputUsdPerMillionTokens: 0.7,
      maxOutputTokensPerRequest: 333,
    };
    const { campaign, report } = await make(repo, { model: 'openai/gpt@gpt-2026-01-01', limits });
    const preview = await previewCommand(
      { path: report.path, requireWithinBudget: true },
      testContext({ cwd: repo.root }),
    );
    const { budget } = preview.json as PreviewReport;
    expect(preview.exit).toBe(0);
    expect(campaign.budget.maxRequests).toBe(budget.worstCaseRequests);
    expect(campaign.budget.maxInputTokens).toBe(budget.worstCaseInputTokens);
    expect(campaign.budget.maxOutputTokens).toBe(budget.worstCaseOutputTokens);
    expect(campaign.budget.maxCostUsd).toBeCloseTo(budget.worstCaseCostUsd, 6);
    expect(campaign.model).toEqual({ provider: 'openai', model: 'gpt', version: 'gpt-2026-01-01' });
  });

  it('can be held against no instruction, on either side', async () => {
    const repo = await initialisedRepo();
    const none = await make(repo, { baseline: 'none' });
    expect(none.campaign.candidates[0]).toMatchObject({
      id: 'no-instruction',
      skillPath: 'no-instruction',
      instructionSha256: sha256Hex(''),
      reviewedCommit: repo.candidateCommit,
    });
    await make(repo, { candidate: 'none', id: 'other' });
    const all = await validateCommand({ paths: [], fileOnly: false, campaign: null }, testContext({ cwd: repo.root }));
    expect(all).toMatchObject({ exit: 0 });
    await expect(make(repo, { baseline: 'none', candidate: 'none', id: 'third' })).rejects.toMatchObject({ exit: 2 });
  });

  it('names itself after the skill and the day, and finds a free name', async () => {
    const repo = await initialisedRepo();
    const names = [await make(repo, { id: null }), await make(repo, { id: null }), await make(repo, { id: null })];
    expect(names.map(({ report }) => report.path)).toEqual([
      'campaigns/code-review-20260716',
      'campaigns/code-review-20260716-2',
      'campaigns/code-review-20260716-3',
    ]);
  });

  it('takes a fixture and a rubric that exist, byte for byte', async () => {
    const repo = await initialisedRepo();
    const first = await make(repo);
    const fixture = `${readFileSync(repo.path('campaigns/review/fixture.json'), 'utf8')}\n\n`;
    writeFileSync(repo.path('fixture.json'), fixture);
    const second = await make(repo, { id: 'second', fixture: 'fixture.json', rubric: 'campaigns/review/rubric.json' });
    expect(readFileSync(repo.path('campaigns/second/fixture.json'), 'utf8')).toBe(fixture);
    expect(second.campaign.fixture.rubricSha256).toBe(first.campaign.fixture.rubricSha256);
  });

  it('has the same folder and the same bytes wherever it is made', async () => {
    const repo = await initialisedRepo();
    const zone = process.env['TZ'];
    try {
      process.env['TZ'] = 'Pacific/Kiritimati';
      const { report } = await make(repo, { id: null });
      expect(report.path).toBe('campaigns/code-review-20260716');
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});

describe('what is refused', () => {
  const refusals: readonly (readonly [what: string, request: Partial<CampaignNewRequest>, expected: object])[] = [
    ['a category that does not exist', { category: 'vibes' }, { exit: 2 }],
    [
      'a category without a template',
      { category: 'browser-test-planning' },
      { exit: 1, code: 'category-not-supported' },
    ],
    ['a place without a path', { baseline: 'v1' }, { exit: 2 }],
    ['a place without a commit', { baseline: `:${SKILL}` }, { exit: 2 }],
    ['a commit that does not exist', { baseline: `v9:${SKILL}` }, { exit: 1, code: 'ref-unknown' }],
    ['an option in the place of a commit', { baseline: `--all:${SKILL}` }, { exit: 2, code: 'ref-invalid' }],
    ['a path that does not exist', { candidate: 'v2:skills/other.md' }, { exit: 1, code: 'instruction-path-missing' }],
    ['a path out of the repository', { candidate: 'v2:../SKILL.md' }, { exit: 2 }],
    ['an absolute path', { candidate: 'v2:/etc/passwd' }, { exit: 2 }],
    ['the reserved path', { candidate: 'v2:no-instruction' }, { exit: 2 }],
    ['a package that the policy does not know', { packageId: 'other' }, { exit: 2, code: 'package-unknown' }],
    ['a fixture without a rubric', { fixture: 'fixture.json' }, { exit: 2 }],
    ['a fixture that does not exist', { fixture: 'gone.json', rubric: 'gone.json' }, { exit: 2, code: 'file-missing' }],
    ['a model without a version', { model: 'openai/gpt' }, { exit: 2 }],
    ['a model without a price', { model: 'openai/gpt@gpt-1' }, { exit: 2 }],
    ['an id that is no identifier', { id: '../evil' }, { exit: 1 }],
    ['four pairs', { limits: { ...NO_LIMITS, pairs: 4 } }, { exit: 1 }],
    [
      'more pairs that count than there are',
      { limits: { ...NO_LIMITS, pairs: 5, minimumSuccessfulPairs: 6 } },
      { exit: 1 },
    ],
  ];
  it.each(refusals)('refuses %s and writes nothing', async (_, request, expected) => {
    const repo = await initialisedRepo();
    await expect(make(repo, request)).rejects.toMatchObject(expected);
    expect(existsSync(repo.path('campaigns/review'))).toBe(false);
    expect(existsSync(repo.path('evil'))).toBe(false);
  });

  it('overwrites nothing', async () => {
    const repo = await initialisedRepo();
    repo.write('campaigns/review/campaign.json', 'mine');
    await expect(make(repo)).rejects.toMatchObject({ exit: 1, code: 'campaign-exists' });
    expect(readFileSync(repo.path('campaigns/review/campaign.json'), 'utf8')).toBe('mine');
    expect(existsSync(repo.path('campaigns/review/fixture.json'))).toBe(false);
  });

  it('refuses a fixture of another category', async () => {
    const repo = await evidenceRepo({ category: 'workflow-adherence' });
    const context = testContext({ cwd: repo.root });
    const request = {
      ...CAMPAIGN_REQUEST,
      id: 'x',
      fixture: 'campaigns/review/fixture.json',
      rubric: 'campaigns/review/rubric.json',
    };
    await expect(campaignNewCommand(request, context)).rejects.toMatchObject({ exit: 2, code: 'fixture-mismatch' });
  });

  it('needs a policy', async () => {
    const repo = await initialisedRepo();
    repo.git('clean', '-fdq', '.equipoise');
    await expect(make(repo)).rejects.toThrow(/policy/u);
  });
});
