/** What the gate writes: one comment, one check run, annotations and a summary, within the platform's limits, and nothing that decides. */
import { afterEach, describe, expect, it } from 'vitest';
import { LABEL, output, refusals, setStage, type Stage } from './stage.ts';

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.github.close();
  stage = null;
});

async function set(): Promise<Stage> {
  stage = await setStage();
  return stage;
}

const CAMPAIGN = 'campaigns/review/campaign.json';
const MARKER = '<!-- equipoise:gate:v1 -->';
const COMMENT_LIMIT = 65_536;
const READ_ONLY = { contents: 'read', pull_requests: 'read', checks: 'read', actions: 'write' } as const;

describe('a token that may not write', () => {
  it('comments, check runs or labels changes no verdict and is noticed', async () => {
    const on = await set();
    on.approve();
    const gate = await on.gate({ permissions: READ_ONLY });
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'approved')).toBe('true');
    expect(output(gate, 'dispatched')).toBe('1');
    const notices = gate.annotations.filter(({ level }) => level === 'notice').map(({ message }) => message);
    expect(notices).toHaveLength(2);
    expect(notices[0]).toMatch(/^The comment was not written: .*\[github-forbidden\]$/u);
    expect(notices[1]).toMatch(/^The check run was not written: .*\[github-forbidden\]$/u);
    expect(on.pull.comments).toHaveLength(0);
    expect(on.repo.checkRuns).toHaveLength(0);
  });

  it('leaves a label of an older head where it is, and still starts nothing for it', async () => {
    const on = await set();
    on.pull.label(on.owner, LABEL);
    on.repo.commit({ branch: 'campaign', files: on.files, author: on.author, message: 'The same again' });
    on.review(on.reviewer, 'APPROVED');
    const gate = await on.gate({ permissions: READ_ONLY });
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('0');
    expect(gate.log).toContain('The label was not removed');
    expect(on.pull.labels).toEqual([LABEL]);
  });

  it('start runs fails the step, and the comment does not say that one was started', async () => {
    const on = await set();
    on.approve();
    const gate = await on.gate({ permissions: { contents: 'read', pull_requests: 'write', checks: 'write' } });
    expect(gate).toMatchObject({ conclusion: 'failure' });
    expect(refusals(gate)).toEqual(['github-forbidden']);
    expect(output(gate, 'ok')).toBe('false');
    expect(on.pull.comments[0]?.body).toContain('not started');
    expect(on.repo.checkRuns[0]).toMatchObject({ status: 'completed' });
  });
});

describe('the comment', () => {
  it('is one, edited in place, found past others, and never that of somebody who posted its marker first', async () => {
    const on = await set();
    const { pull, author } = on;
    const forged = pull.comment(author, `${MARKER}\n\n## Equipoise: completed\n`);
    const bot = pull.comment(on.github.bot('helper'), `${MARKER}\n\nof another App\n`);
    for (let index = 0; index < 130; index += 1) pull.comment(author, `Comment ${index}`);
    await on.gate();
    const [own] = pull.comments.filter(({ author: by }) => by.login === 'github-actions[bot]');
    expect(own?.body).toContain('waiting for approval');
    on.approve();
    for (let index = 0; index < 30; index += 1) pull.comment(author, `More ${index}`);
    await on.gate();
    const all = pull.comments.filter(({ author: by }) => by.login === 'github-actions[bot]');
    expect(all.map(({ id }) => id)).toEqual([own?.id]);
    expect(all[0]?.body).toContain('about to run');
    expect(forged.body).toBe(`${MARKER}\n\n## Equipoise: completed\n`);
    expect(bot.body).toBe(`${MARKER}\n\nof another App\n`);
  });

  it('says so when the campaign has left the pull request, and is not posted for one that never held any', async () => {
    const on = await set();
    const { repo, pull, author, github } = on;
    await on.gate();
    const gone = Object.fromEntries(Object.keys(on.files).map((path) => [path, null]));
    repo.commit({ branch: 'campaign', files: { ...gone, 'docs/x.md': 'x\n' }, author });
    expect(await on.gate()).toMatchObject({ conclusion: 'success' });
    expect(pull.comments).toHaveLength(1);
    expect(pull.comments[0]?.body).toContain('nothing to run');

    repo.commit({ branch: 'plain', parent: repo.head('main'), files: { 'docs/y.md': 'y\n' }, author });
    const plain = repo.openPullRequest({ author, branch: 'plain' });
    const event = github.completeWorkflow(repo, {
      name: 'equipoise validate',
      conclusion: 'success',
      actor: author,
      pull: plain,
    });
    expect(await on.gate({ event })).toMatchObject({ conclusion: 'success' });
    expect(plain.comments).toHaveLength(0);
  });

  it(
    'stays within the limit with hundreds of reviews that do not count, and still finds the one that does',
    { timeout: 120_000 },
    async () => {
      const on = await set();
      const crowd = Array.from({ length: 300 }, (_, index) => on.github.user(`reader-${index}`));
      for (const reader of crowd) on.review(reader, 'APPROVED');
      on.approve();
      const gate = await on.gate();
      expect(gate).toMatchObject({ conclusion: 'success' });
      expect(output(gate, 'dispatched')).toBe('1');
      const body = on.pull.comments[0]?.body ?? '';
      expect(body.length).toBeLessThan(COMMENT_LIMIT);
      expect(body).toContain('And 250 more.');
      expect(body).not.toContain('reader-');
      // Taken back on the fourth page of reviews: seen as well.
      on.review(on.reviewer, 'CHANGES_REQUESTED');
      on.dispatch();
      expect((await on.authorize()).log).toContain('(changes-requested)');
    },
  );
});

describe('three hundred findings', () => {
  it('are annotated worst first within the limits, and all stand in the summary', { timeout: 120_000 }, async () => {
    const on = await set();
    const spoilt = (from: number): string => {
      const fields = Array.from({ length: 150 }, (_, index) => `  "unknown-${from + index}": 0,\n`).join('');
      return (on.files[CAMPAIGN] ?? '').replace('{\n', `{\n${fields}`);
    };
    // Of one file no more than two hundred are told.
    const files = { [CAMPAIGN]: spoilt(0), 'campaigns/second/campaign.json': spoilt(150) };
    on.repo.commit({ branch: 'campaign', files, author: on.author });
    const steps = [await on.validate(), await on.gate()];
    for (const step of steps) {
      expect(step.conclusion).toBe('failure');
      const errors = step.annotations.filter(({ level }) => level === 'error');
      // Ten at most, of which the last but one counts the rest and the last says why the step failed.
      expect(errors).toHaveLength(10);
      expect(step.dropped).toBe(0);
      expect(errors[0]).toMatchObject({ file: CAMPAIGN, line: 2 });
      expect(errors[8]?.message).toMatch(/^and \d+ more; the job summary lists them all\.$/u);
      expect(Number(output(step, 'findings'))).toBeGreaterThanOrEqual(300);
      for (const index of [0, 150, 299]) expect(step.summary).toContain(`unknown-${index}`);
      expect(step.summaryError).toBeNull();
    }
    expect(on.pull.comments[0]?.body.length).toBeLessThan(COMMENT_LIMIT);
    const [check] = on.repo.checkRuns;
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect(check?.annotations).toHaveLength(200);
    expect(check?.annotations.every(({ annotation_level: level }) => level === 'failure')).toBe(true);
  });
});

describe('a GitHub that stumbles', () => {
  it('is asked again where it only answers questions', { timeout: 120_000 }, async () => {
    const on = await set();
    on.approve();
    on.github.fault({ method: 'GET', path: /\/pulls\/\d+$/u, kind: { type: 'status', status: 502 }, times: 1 });
    on.github.fault({ method: 'GET', path: /\/reviews/u, kind: { type: 'secondary-limit', retryAfter: 1 }, times: 1 });
    on.github.fault({ method: 'GET', path: /\/permission$/u, kind: { type: 'cut' }, times: 1 });
    on.github.fault({ method: 'POST', path: /\/graphql$/u, kind: { type: 'status', status: 503 }, times: 1 });
    const gate = await on.gate();
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('1');
    expect(await on.authorize()).toMatchObject({ conclusion: 'success' });
  });

  it('for good decides nothing', { timeout: 120_000 }, async () => {
    const on = await set();
    on.approve();
    on.github.fault({ method: 'GET', path: /\/reviews/u, kind: { type: 'status', status: 503 } });
    on.dispatch();
    const [gate, authorized] = await Promise.all([on.gate(), on.authorize()]);
    expect(refusals(gate)).toEqual(['github-unavailable']);
    expect(refusals(authorized)).toEqual(['github-unavailable']);
    expect(on.repo.dispatches).toHaveLength(0);
    expect(on.repo.refs('refs/equipoise/').size).toBe(0);
  });

  it('when a run is started is not asked a second time, and the next look starts it', async () => {
    const on = await set();
    on.approve();
    on.github.fault({ method: 'POST', path: /\/dispatches$/u, kind: { type: 'status', status: 500 }, times: 1 });
    const gate = await on.gate();
    expect(refusals(gate)).toEqual(['github-outcome-unknown']);
    expect(on.repo.dispatches).toHaveLength(0);
    expect(on.pull.comments[0]?.body).toContain('not started');
    expect(output(await on.gate(), 'dispatched')).toBe('1');
    expect(on.pull.comments[0]?.body).toContain('about to run');
  });

  it('when a comment is written still decides', async () => {
    const on = await set();
    on.approve();
    on.github.fault({ method: 'POST', path: /\/comments$/u, kind: { type: 'secondary-limit', retryAfter: null } });
    on.github.fault({ method: 'POST', path: /\/check-runs$/u, kind: { type: 'primary-limit' } });
    const gate = await on.gate();
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('1');
    expect(gate.annotations.filter(({ message }) => message.endsWith('[github-rate-limited]'))).toHaveLength(2);
  });
});
