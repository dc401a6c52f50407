/** What moves between the moment that something is asked for or approved and the moment that it would happen. */
import { afterEach, describe, expect, it } from 'vitest';
import { LABEL, output, refusals, setStage, type Stage } from './stage.ts';

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.github.close();
  stage = null;
});

async function set(options: Parameters<typeof setStage>[0] = {}): Promise<Stage> {
  stage = await setStage(options);
  return stage;
}

const CAMPAIGN = 'campaigns/review/campaign.json';

/** The campaign with another seed: valid, and another campaign. */
function reseeded({ files }: Stage): string {
  const campaign = JSON.parse(files[CAMPAIGN] ?? '') as { randomization: { seed: string } };
  const { randomization } = campaign;
  randomization.seed = randomization.seed.replace(/^./u, (digit) => (digit === '0' ? '1' : '0'));
  return `${JSON.stringify(campaign, null, 2)}\n`;
}

describe('a push', () => {
  it('after the label takes the label away, says so in the comment and starts nothing', async () => {
    const on = await set();
    const { repo, pull, author, owner, reviewer } = on;
    pull.label(owner, LABEL);
    repo.commit({ branch: 'campaign', files: { [CAMPAIGN]: reseeded(on) }, author });
    on.review(reviewer, 'APPROVED');
    const gate = await on.gate();
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('0');
    expect(pull.labels).toEqual([]);
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0]?.body).toContain('the head has moved');
    expect(repo.dispatches).toHaveLength(0);
    // Asked for again, the approval of the new head counts.
    pull.label(owner, LABEL);
    expect(output(await on.gate(), 'dispatched')).toBe('1');
  });

  it('by force after the approval and the dispatch is refused by authorize, whichever head it is asked for', async () => {
    const on = await set();
    const { repo, pull, author } = on;
    on.approve();
    expect(output(await on.gate(), 'dispatched')).toBe('1');
    const approved = pull.headSha;
    repo.commit({
      branch: 'campaign',
      parent: repo.head('main'),
      files: { ...on.files, [CAMPAIGN]: reseeded(on) },
      author,
    });
    expect(pull.headSha).not.toBe(approved);
    const late = await on.authorize();
    expect(refusals(late)).toEqual(['head-moved']);
    // The new head under the old hash is no campaign of it, and nobody approved it.
    on.dispatch();
    expect(refusals(await on.authorize())).toEqual(['campaign-unknown']);
    expect(repo.refs('refs/equipoise/').size).toBe(0);
  });

  it('that takes the head away and puts it back leaves approval, hash and head as they were', async () => {
    const on = await set();
    const { repo, pull, author } = on;
    on.approve();
    const approved = pull.headSha;
    repo.commit({ branch: 'campaign', files: { [CAMPAIGN]: reseeded(on) }, author });
    repo.forcePush('campaign', approved, author);
    on.dispatch();
    expect(await on.authorize()).toMatchObject({ conclusion: 'success' });
  });

  it('by the reviewer of what the author had pushed makes the reviewer a pusher', async () => {
    const on = await set();
    const { repo, pull, author, reviewer } = on;
    on.approve();
    const approved = pull.headSha;
    repo.commit({ branch: 'campaign', files: { [CAMPAIGN]: reseeded(on) }, author });
    repo.forcePush('campaign', approved, reviewer);
    on.dispatch();
    const step = await on.authorize();
    expect(refusals(step)).toEqual(['approvals-missing']);
    expect(step.log).toContain('(reviewer-is-pusher)');
  });

  it('that the gate was not woken for is no business of the woken one', async () => {
    const on = await set();
    const { repo, github, pull, author } = on;
    const old = pull.headSha;
    on.approve();
    repo.commit({ branch: 'campaign', files: { [CAMPAIGN]: reseeded(on) }, author });
    const event = github.completeWorkflow(repo, {
      name: 'equipoise validate',
      conclusion: 'success',
      actor: author,
      pull,
      headSha: old,
    });
    const gate = await on.gate({ event });
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('0');
    expect(pull.comments).toHaveLength(0);
  });
});

describe('the default branch', () => {
  it('may move on with other work without voiding an approval, and is read where it is then', async () => {
    const on = await set();
    on.approve();
    expect(output(await on.gate(), 'dispatched')).toBe('1');
    const moved = on.repo.commit({ files: { 'docs/other.md': 'Something else\n' }, author: on.owner });
    const step = await on.authorize();
    expect(step).toMatchObject({ conclusion: 'success' });
    const admission = JSON.parse(on.repo.read(output(step, 'run-ref'), 'admission.json').toString('utf8')) as {
      grant: { headCommit: string; baseCommit: string };
    };
    expect(admission.grant).toMatchObject({ headCommit: on.pull.headSha, baseCommit: moved });
  });

  it('whose policy cannot be read any more stops everything', async () => {
    const on = await set();
    on.approve();
    on.repo.commit({ files: { '.equipoise/policy.json': '{}\n' }, author: on.owner });
    expect(refusals(await on.gate())).toContain('policy-invalid');
    on.dispatch();
    expect(refusals(await on.authorize())).toContain('policy-invalid');
    expect(on.repo.dispatches).toHaveLength(0);
  });
});

describe('a pull request', () => {
  it('that is closed, merged or goes elsewhere is refused by its code', async () => {
    const on = await set();
    const { repo, author, owner, pull, github } = on;
    on.approve();
    repo.commit({ branch: 'elsewhere', files: { 'README.md': 'Another line of work\n' }, author: owner });
    const other = repo.openPullRequest({ author, branch: 'campaign', base: 'elsewhere' });
    on.dispatch({ pr: String(other.number) });
    expect(refusals(await on.authorize())).toEqual(['wrong-base']);

    // Two pull requests of one branch: the gate looks at the one that goes to the default branch.
    expect(output(await on.gate(), 'dispatched')).toBe('1');
    expect(other.comments).toHaveLength(0);

    pull.close(owner);
    on.dispatch();
    expect(refusals(await on.authorize())).toEqual(['pull-request-closed']);
    const gate = await on.gate({ event: github.lastEvent('workflow_run') });
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('0');

    on.dispatch({ pr: '4711' });
    expect(refusals(await on.authorize())).toEqual(['github-not-found']);
    expect(repo.refs('refs/equipoise/').size).toBe(0);
  });
});
