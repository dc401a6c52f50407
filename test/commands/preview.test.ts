/** `preview`: the protocol's own numbers under the agreed keys, and an exit code that says valid, not affordable. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewCommand, type PreviewReport } from '../../src/commands/preview.ts';
import { validateCommand, type ValidateReport } from '../../src/commands/validate.ts';
import { testContext } from '../support/context.ts';
import { temporaryFolder } from '../support/repo.ts';

const vectors = join(import.meta.dirname, '../vectors');
interface Vector {
  readonly campaign: unknown;
  readonly campaignSha256: string;
  readonly scheduleSha256: string;
  readonly schedule: unknown;
  readonly budgetPreview: { readonly withinBudget: boolean; readonly blockers: readonly string[] };
}

const files = readdirSync(vectors).filter((name) => /^campaign-[0-9]/u.test(name));

describe.each(files)('%s', (name) => {
  const vector = JSON.parse(readFileSync(join(vectors, name), 'utf8')) as Vector;
  const file = join(temporaryFolder(), 'any-name.json');
  writeFileSync(file, JSON.stringify(vector.campaign));
  const context = testContext({ cwd: temporaryFolder() });

  it('previews with the hashes, schedule and budget of the vector', async () => {
    const { exit, json, text } = await previewCommand({ path: file, requireWithinBudget: false }, context);
    const report = json as PreviewReport;
    expect(exit).toBe(0);
    expect(Object.keys(report)).toEqual([
      'campaignSha256',
      'scheduleSha256',
      'schedule',
      'budget',
      'summary',
      'formattedSummary',
    ]);
    const { campaignSha256, scheduleSha256, schedule, budgetPreview } = vector;
    expect(report).toMatchObject({ campaignSha256, scheduleSha256, schedule });
    expect(report.budget.withinBudget).toBe(budgetPreview.withinBudget);
    expect(report.budget.blockers).toHaveLength(budgetPreview.blockers.length);
    expect(report.formattedSummary.split('\n')).toHaveLength(8);
    expect(text.startsWith(report.formattedSummary)).toBe(true);
  });

  it('fails over budget only when that is asked for', async () => {
    const { exit } = await previewCommand({ path: file, requireWithinBudget: true }, context);
    expect(exit).toBe(vector.budgetPreview.withinBudget ? 0 : 1);
  });

  it('is a valid file on its own', async () => {
    const { exit, json } = await validateCommand({ paths: [file], fileOnly: true, campaign: null }, context);
    expect(exit).toBe(0);
    expect((json as ValidateReport).campaigns).toMatchObject([{ path: file, campaignSha256: vector.campaignSha256 }]);
  });
});

it('refuses what is no campaign, with all findings', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'campaign.json'), '{"schemaVersion": 2}');
  const context = testContext({ cwd: folder });
  const refused = previewCommand({ path: '.', requireWithinBudget: false }, context);
  await expect(refused).rejects.toMatchObject({ exit: 1 });
  const findings = await refused.catch(
    (error: unknown) => (error as { findings: readonly { file: string }[] }).findings,
  );
  expect(Array.isArray(findings) && findings.length).toBeGreaterThan(5);
  await expect(previewCommand({ path: 'gone.json', requireWithinBudget: false }, context)).rejects.toMatchObject({
    exit: 1,
  });
});
