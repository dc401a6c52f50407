/** What the policy of the default branch asks of approvals, and that no pull request weakens it for itself. */
import { afterEach, describe, expect, it } from 'vitest';
import { LABEL, output, refusals, setStage, type Stage, type StageOptions } from './stage.ts';

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.github.close();
  stage = null;
});

type PolicyText = Record<string, unknown>;

async function setOn(policy: NonNullable<StageOptions['policy']>): Promise<Stage> {
  stage = await setStage({ policy });
  return stage;
}

/** The policy of the default branch, changed. */
function policyOf({ repo }: Stage, change: (policy: PolicyText) => void): string {
  const policy = JSON.parse(repo.read('main', '.equipoise/policy.json').toString('utf8')) as PolicyText;
  change(policy);
  return `${JSON.stringify(policy, null, 2)}\n`;
}

const approvers = (given: PolicyText) => (policy: PolicyText) => {
  policy['approvers'] = { minimum: 1, userIds: [], ...given };
};

const HOUR = 3_600_000;

async function refused(on: Stage, reason: string): Promise<void> {
  on.dispatch();
  const step = await on.authorize();
  expect(refusals(step)).toEqual(['approvals-missing']);
  expect(step.log).toContain(`(${reason})`);
  expect(on.repo.refs('refs/equipoise/').size).toBe(0);
}

async function authorized(on: Stage): Promise<void> {
  on.dispatch();
  const step = await on.authorize();
  expect(step).toMatchObject({ conclusion: 'success' });
  expect([...on.repo.refs('refs/equipoise/').keys()]).toEqual([output(step, 'run-ref')]);
}

describe('the policy', () => {
  it('that asks for two people is not met by one, nor by one who reviews twice', async () => {
    const on = await setOn(approvers({ minimum: 2 }));
    on.approve();
    on.review(on.reviewer, 'APPROVED');
    await refused(on, 'approvals-missing');
    on.review(on.owner, 'APPROVED');
    await authorized(on);
  });

  it('counts each of the approvals that it asks for only as long as it lasts', async () => {
    const on = await setOn((policy) => {
      approvers({ minimum: 2 })(policy);
      policy['grantLifetimeHours'] = 2;
    });
    on.approve().submittedAt = new Date(Date.now() - 3 * HOUR).toISOString();
    on.review(on.owner, 'APPROVED');
    on.dispatch();
    const step = await on.authorize();
    expect(refusals(step)).toEqual(['approval-expired']);
    // The older one anew: now both are young.
    on.review(on.reviewer, 'APPROVED');
    await authorized(on);
  });

  it('that lists approvers by number lets nobody else approve', async () => {
    const on = await setOn(approvers({ userIds: [424_242] }));
    on.approve();
    await refused(on, 'reviewer-not-listed');
  });

  it('that wants the campaign named is met by the whole hash alone', async () => {
    const on = await setOn(approvers({ nameCampaign: true }));
    on.approve(`Approved: ${on.campaignSha256.slice(0, 63)}`);
    await refused(on, 'campaign-not-named');
    on.review(on.reviewer, 'APPROVED', { body: `Approved: \`${on.campaignSha256}\`.` });
    await authorized(on);
  });
});

describe('a policy that is weakened', () => {
  it('in the pull request that would gain by it is refused by validate, gate and authorize', async () => {
    const on = await setOn(approvers({ minimum: 2 }));
    const { repo, author, pull } = on;
    const weak = policyOf(on, approvers({ minimum: 1 }));
    repo.commit({ branch: 'campaign', files: { '.equipoise/policy.json': weak }, author });
    on.approve();
    const validated = await on.validate();
    expect(validated.conclusion).toBe('failure');
    expect(refusals(validated)).toContain('control-and-data');
    const gate = await on.gate();
    expect(gate.conclusion).toBe('failure');
    expect(refusals(gate)).toContain('control-and-data');
    expect(output(gate, 'dispatched')).toBe('0');
    expect(repo.dispatches).toHaveLength(0);
    expect(pull.comments[0]?.body).toContain('not valid yet');
    on.dispatch();
    expect(refusals(await on.authorize())).toEqual(['campaign-invalid']);
    expect(repo.refs('refs/equipoise/').size).toBe(0);
  });

  it('in a pull request of its own counts for nothing before it is merged, and then for the next look', async () => {
    const on = await setOn(approvers({ minimum: 2 }));
    const { repo, author, github, owner } = on;
    const weak = policyOf(on, approvers({ minimum: 1 }));
    repo.commit({
      branch: 'rules',
      parent: repo.head('main'),
      files: { '.equipoise/policy.json': weak },
      author,
    });
    const rules = repo.openPullRequest({ author, branch: 'rules' });
    expect(await on.job('validate', { event: github.lastEvent('pull_request', 'opened') }).done).toMatchObject({
      conclusion: 'success',
    });
    on.approve();
    await refused(on, 'approvals-missing');
    rules.merge(owner);
    await authorized(on);
  });

  it('the other way round, tightened on the default branch after the gate, stops what is on its way', async () => {
    const on = await setOn(approvers({ minimum: 1 }));
    on.approve();
    expect(output(await on.gate(), 'dispatched')).toBe('1');
    const strict = policyOf(on, approvers({ minimum: 2 }));
    on.repo.commit({ files: { '.equipoise/policy.json': strict }, author: on.owner });
    const step = await on.authorize();
    expect(refusals(step)).toEqual(['approvals-missing']);
    expect(on.repo.refs('refs/equipoise/').size).toBe(0);
  });

  it('by a label of another name is not asked', async () => {
    const on = await setOn((policy) => {
      policy['labels'] = { run: 'go' };
    });
    on.approve();
    expect(on.pull.labels).toEqual([LABEL]);
    await refused(on, 'run-label-missing');
    on.pull.label(on.owner, 'GO');
    await authorized(on);
  });
});
