/** Whose review starts a run: `authorize` on Node 24 against the simulated GitHub, case by case, and the run's ref that none may leave. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../simulator/github.ts';
import { LABEL, output, refusals, setStage, type Stage } from './stage.ts';

let stage: Stage;
/** Every case works on the head as it stands then. */
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.github.close());
beforeEach(() => {
  stage.pull.pull.reviews.length = 0;
  if (!stage.pull.labels.includes(LABEL)) stage.pull.label(stage.owner, LABEL);
});

const DAY = 24 * 3_600_000;
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

/** Runs `authorize` for the head and expects it to refuse for this reason, and to leave no trace of a run. */
async function refused(reason: string): Promise<void> {
  stage.dispatch();
  const step = await stage.authorize();
  expect(step.conclusion).toBe('failure');
  expect(refusals(step)).toEqual(['approvals-missing']);
  expect(step.log).toContain(`(${reason})`);
  expect(step.outputs.size).toBe(0);
  expect(stage.repo.refs('refs/equipoise/').size).toBe(0);
}

function member(login: string, role: Parameters<Stage['repo']['grant']>[1]): Account {
  const account = stage.github.user(login);
  stage.repo.grant(account, role);
  return account;
}

describe('an approval that is no authority', () => {
  it('is none at all', () => refused('approvals-missing'));

  it.each([
    ['the author', () => stage.author, 'reviewer-is-author'],
    ['a reader', () => member('reader', 'read'), 'reviewer-without-permission'],
    ['somebody who may only triage', () => member('triager', 'triage'), 'reviewer-without-permission'],
    ['a stranger', () => stage.github.user('stranger'), 'reviewer-without-permission'],
    [
      'a bot with write permission',
      () => {
        const bot = stage.github.bot('helper');
        stage.repo.grant(bot, 'write');
        return bot;
      },
      'reviewer-not-a-person',
    ],
  ] as const)('is that of %s', async (_who, account, reason) => {
    stage.review(account(), 'APPROVED');
    await refused(reason);
  });

  it('was dismissed', async () => {
    stage.pull.dismiss(stage.review(stage.reviewer, 'APPROVED'));
    await refused('review-dismissed');
  });

  it('is of an older commit', async () => {
    stage.review(stage.reviewer, 'APPROVED', { commit: stage.repo.head('main') });
    await refused('review-of-other-commit');
  });

  it('was followed by a request for changes, and a comment after that gives nothing back', async () => {
    stage.review(stage.reviewer, 'APPROVED').submittedAt = ago(2000);
    stage.review(stage.reviewer, 'CHANGES_REQUESTED').submittedAt = ago(1000);
    stage.review(stage.reviewer, 'COMMENTED');
    await refused('changes-requested');
  });

  it('is only a comment', async () => {
    stage.review(stage.reviewer, 'COMMENTED', { body: 'LGTM' });
    await refused('approvals-missing');
  });

  it('is by somebody who has lost the permission since', async () => {
    const former = member('former', 'write');
    stage.review(former, 'APPROVED');
    stage.repo.grant(former, 'read');
    await refused('reviewer-without-permission');
  });

  it('is given while nobody asks: without the label', async () => {
    stage.review(stage.reviewer, 'APPROVED');
    stage.pull.unlabel(stage.owner, LABEL);
    await refused('run-label-missing');
  });

  it('is only a label, by whoever set it', async () => {
    stage.pull.unlabel(stage.owner, LABEL);
    stage.pull.label(member('labeller', 'triage'), LABEL);
    await refused('approvals-missing');
  });

  it('is of a draft', async () => {
    stage.review(stage.reviewer, 'APPROVED');
    stage.pull.setDraft(stage.author, true);
    await refused('pull-request-draft');
    stage.pull.setDraft(stage.author, false);
  });

  it('is older than the policy lets it count', async () => {
    stage.review(stage.reviewer, 'APPROVED').submittedAt = ago(4 * DAY);
    stage.dispatch();
    const step = await stage.authorize();
    expect(refusals(step)).toEqual(['approval-expired']);
    expect(stage.repo.refs('refs/equipoise/').size).toBe(0);
  });
});

describe('an approval by somebody with a hand in the head commit', () => {
  it('counts for nothing: committer, co-author, pusher, and an address of nobody', async () => {
    const { repo, author, reviewer, owner } = stage;
    const [committer, coAuthor, pusher] = ['committer', 'co-author', 'pusher'].map((login) => member(login, 'write'));
    if (committer === undefined || coAuthor === undefined || pusher === undefined) throw new Error('unreachable');
    const parent = repo.head('main');
    const commit = (given: Partial<Parameters<typeof repo.commit>[0]>): void => {
      repo.commit({ branch: 'campaign', parent, files: stage.files, author, ...given });
      stage.pull.pull.reviews.length = 0;
    };

    commit({ committer, pusher: author });
    stage.review(committer, 'APPROVED');
    await refused('reviewer-is-committer');

    commit({ coAuthors: [coAuthor] });
    stage.review(coAuthor, 'APPROVED');
    await refused('reviewer-is-committer');

    commit({ pusher });
    stage.review(pusher, 'APPROVED');
    await refused('reviewer-is-pusher');

    commit({ coAuthors: [{ name: 'Nobody', email: 'nobody@nowhere.invalid' }] });
    stage.review(reviewer, 'APPROVED');
    await refused('commit-unascribed');

    // The last word on the same branch: with nobody's hand in it the same review suffices.
    commit({ message: 'Ask again' });
    stage.review(owner, 'APPROVED');
    stage.dispatch();
    const step = await stage.authorize();
    expect(step).toMatchObject({ conclusion: 'success' });
    expect(output(step, 'state')).toBe('running');
  });
});
