/** A pull request from a fork: validated with the least that a fork gets, and authorized like any other. */
import { afterEach, describe, expect, it } from 'vitest';
import { output, refusals, setStage, type Stage } from './stage.ts';

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.github.close();
  stage = null;
});

async function set(): Promise<Stage> {
  stage = await setStage({ fork: true });
  return stage;
}

describe('a pull request from a fork', () => {
  it('is validated with a read-only token, and with none', async () => {
    const on = await set();
    const withToken = await on.validate();
    expect(withToken).toMatchObject({ conclusion: 'success', annotations: [] });
    const event = on.github.lastEvent('pull_request');
    const without = await on.job('validate', { event, inputs: { token: '' } }).done;
    expect(without).toMatchObject({ conclusion: 'success', annotations: [] });
    for (const step of [withToken, without]) {
      expect(JSON.parse(output(step, 'campaigns'))).toMatchObject([{ campaignSha256: on.campaignSha256 }]);
      expect(JSON.parse(output(step, 'matrix'))).toMatchObject({
        include: [{ campaignId: on.campaignId, campaignSha256: on.campaignSha256 }],
      });
    }
    // Without a token the API is not even asked: the objects come over git.
    expect(on.github.requests.filter(({ path }) => path.startsWith('/repos/'))).toEqual([]);
  });

  it(
    'is gated by what is live, authorized, and consumed when its evidence has a branch',
    { timeout: 200_000 },
    async () => {
      const on = await set();
      const { repo, pull, github } = on;
      expect(output(await on.gate(), 'dispatched')).toBe('0');
      expect(pull.comments[0]?.body).toContain('waiting for approval');
      on.approve();
      expect(output(await on.gate(), 'dispatched')).toBe('1');
      const authorized = await on.authorize();
      expect(authorized).toMatchObject({ conclusion: 'success' });
      const ref = output(authorized, 'run-ref');
      const executed = await on.execute(ref).done;
      expect(executed).toMatchObject({ conclusion: 'success' });

      // Complete, but not signed yet: the same approval goes on to the signature, and nothing is sent for it.
      const again = await on.authorize({ runAttempt: 2 });
      expect(again).toMatchObject({ conclusion: 'success' });
      expect(output(again, 'state')).toBe('completed');
      expect(output(again, 'run-ref')).toBe(ref);
      const idle = await on.execute(ref).done;
      expect(idle.log).toContain('nothing was sent');
      const ended = await on.gate();
      expect(output(ended, 'dispatched')).toBe('0');
      expect(pull.comments[0]?.body).toContain('the run has ended');

      const signed = await on.sign(executed);
      expect(signed).toMatchObject({ conclusion: 'success' });
      const branch = output(signed, 'evidence-branch');
      expect(branch).toBe(ref.replace('refs/equipoise/runs/', 'equipoise/evidence/'));
      const said = pull.comments[0]?.body ?? '';
      expect(said).toContain('completed');

      // Landed: consumed, for every attempt, and the gate leaves word and run alone.
      for (const runAttempt of [3, 4]) {
        expect(refusals(await on.authorize({ runAttempt }))).toEqual(['approval-consumed']);
      }
      expect(output(await on.gate(), 'dispatched')).toBe('0');
      expect(pull.comments).toHaveLength(1);
      expect(pull.comments[0]?.body).toBe(said);
      expect(github.pull(repo, Number(output(signed, 'evidence-pull-request'))).headSha).toBe(repo.head(branch));
    },
  );

  it('whose fork shows nobody who pushed it is waited for, not failed', async () => {
    const on = await set();
    on.approve();
    on.github.fault({
      path: new RegExp(`^/repos/${on.source.fullName}/activity`, 'u'),
      kind: { type: 'status', status: 404 },
    });
    const gate = await on.gate();
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('0');
    expect(on.pull.comments[0]?.body).toContain('pusher-unknown');
    on.dispatch();
    const step = await on.authorize();
    expect(refusals(step)).toEqual(['approvals-missing']);
    expect(step.log).toContain('(pusher-unknown)');
  });

  it('that is deleted meanwhile is nobody’s to approve', async () => {
    const on = await set();
    on.approve();
    const event = on.github.completeWorkflow(on.repo, {
      name: 'equipoise validate',
      conclusion: 'success',
      actor: on.author,
      pull: on.pull,
    });
    on.github.deleteRepository(on.source);
    const gate = await on.gate({ event });
    expect(gate).toMatchObject({ conclusion: 'success' });
    expect(output(gate, 'dispatched')).toBe('0');
    on.dispatch();
    expect((await on.authorize()).log).toContain('(pusher-unknown)');
    expect(on.repo.refs('refs/equipoise/').size).toBe(0);
  });
});
