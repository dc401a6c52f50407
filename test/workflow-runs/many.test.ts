/** Many campaigns in one pull request: each is run by its own hash, and `plan` hands them to matrix jobs. */
import { afterEach, describe, expect, it } from 'vitest';
import { output, refusals, setStage, type Stage } from './stage.ts';

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.github.close();
  stage = null;
});

/** A pull request with so many campaigns, of which the first is the stage's own. */
async function setMany(count: number): Promise<Stage> {
  stage = await setStage();
  const { files, repo, author } = stage;
  const more = Array.from({ length: count - 1 }, (_, index) => `review-${index + 2}`).flatMap((id) =>
    Object.entries(files).map(([path, text]): [string, string] => [
      path.replace('/review/', `/${id}/`),
      text.replace('"campaignId": "review"', `"campaignId": "${id}"`),
    ]),
  );
  if (more.length > 0) repo.commit({ branch: 'campaign', files: Object.fromEntries(more), author });
  return stage;
}

interface Entry {
  readonly campaign: string;
  readonly campaignId: string;
  readonly campaignSha256: string;
}
const matrixOf = (text: string): readonly Entry[] => (JSON.parse(text) as { include: Entry[] }).include;

describe('several campaigns', () => {
  it(
    'are listed by plan, dispatched once each by the gate, and authorized one by one',
    { timeout: 120_000 },
    async () => {
      const on = await setMany(3);
      const { repo, pull, github } = on;
      const planned = await on.job('plan', { event: github.lastEvent('pull_request') }).done;
      expect(planned).toMatchObject({ conclusion: 'success' });
      const matrix = [...matrixOf(output(planned, 'matrix'))].sort((a, b) => (a.campaignId < b.campaignId ? -1 : 1));
      expect(matrix.map(({ campaign, campaignId }) => [campaign, campaignId])).toEqual([
        ['campaigns/review', 'review'],
        ['campaigns/review-2', 'review-2'],
        ['campaigns/review-3', 'review-3'],
      ]);

      on.approve();
      const gate = await on.gate();
      expect(output(gate, 'dispatched')).toBe('3');
      const hashes = matrix.map(({ campaignSha256 }) => campaignSha256);
      expect(repo.dispatches.map(({ inputs }) => inputs['campaign-sha256']).sort()).toEqual([...hashes].sort());
      expect(
        new Set(repo.dispatches.map(({ inputs }) => `${String(inputs['pr'])} ${String(inputs['head-sha'])}`)),
      ).toEqual(new Set([`${pull.number} ${pull.headSha}`]));
      const body = pull.comments[0]?.body ?? '';
      for (const hash of hashes) expect(body).toContain(hash);

      const refs: string[] = [];
      for (const hash of hashes) {
        on.dispatch({ 'campaign-sha256': hash });
        refs.push(output(await on.authorize(), 'run-ref'));
      }
      expect(new Set(refs).size).toBe(3);
      expect([...repo.refs('refs/equipoise/').keys()].sort()).toEqual([...refs].sort());
    },
  );

  it('where GitHub refuses the second start are not all called started, and the next look does the rest', async () => {
    const on = await setMany(3);
    on.approve();
    const { repo, github } = on;
    // One goes through; then the secondary limit of writes.
    github.fault({
      method: 'POST',
      path: /\/dispatches$/u,
      kind: { type: 'secondary-limit', retryAfter: 60 },
      after: 1,
      times: 1,
    });
    const gate = await on.gate();
    expect(refusals(gate)).toEqual(['github-rate-limited']);
    expect(output(gate, 'dispatched')).toBe('1');
    expect(repo.dispatches).toHaveLength(1);
    const next = await on.gate();
    expect(next).toMatchObject({ conclusion: 'success' });
    expect(new Set(repo.dispatches.map(({ inputs }) => inputs['campaign-sha256'])).size).toBe(3);
  });

  it('are approved by name where the policy says so, each for itself', async () => {
    stage = await setStage({
      policy: (policy) => (policy['approvers'] = { minimum: 1, userIds: [], nameCampaign: true }),
    });
    const { files, repo, author } = stage;
    const second = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path.replace('/review/', '/review-2/'),
        text.replace('"campaignId": "review"', '"campaignId": "review-2"'),
      ]),
    );
    repo.commit({ branch: 'campaign', files: second, author });
    stage.approve(`Run ${stage.campaignSha256}, not the other one.`);
    const gate = await stage.gate();
    expect(output(gate, 'dispatched')).toBe('1');
    expect(repo.dispatches[0]?.inputs['campaign-sha256']).toBe(stage.campaignSha256);
  });
});

describe('more campaigns than a matrix has jobs', () => {
  it('are refused by plan, and validated without a matrix', { timeout: 300_000 }, async () => {
    const on = await setMany(257);
    const event = on.github.lastEvent('pull_request');
    const planned = await on.job('plan', { event }).done;
    expect(refusals(planned)).toEqual(['matrix-too-large']);
    expect(planned.outputs.size).toBe(0);
    const validated = await on.job('validate', { event }).done;
    expect(validated).toMatchObject({ conclusion: 'success', errors: [] });
    expect(validated.outputs.has('matrix')).toBe(false);
    expect(validated.log).toContain('The output matrix is not set');
    expect(JSON.parse(output(validated, 'campaigns'))).toHaveLength(257);
    expect(validated.summary).toContain('review-257');

    const gate = await on.gate();
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(on.pull.comments[0]?.body.length).toBeLessThan(65_536);
    expect(on.pull.comments[0]?.body).toContain('And 207 more.');
  });
});
