/** One approval, one run: attempts, second dispatches, jobs that died with the lock, and grants that have ended. */
import { afterEach, describe, expect, it } from 'vitest';
import { readWorkflow, type Workflow } from '../../src/commands/support/workflow.ts';
import { openWorld } from '../../src/commands/support/world.ts';
import { authorizeCommand } from '../../src/commands/workflow/authorize.ts';
import { runRef } from '../../src/repository/layout.ts';
import { openGitRefStore } from '../../src/runner/store-gitref.ts';
import { testContext } from '../support/context.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import { output, refusals, setStage, type Stage } from './stage.ts';

let stage: Stage | null = null;
afterEach(async () => {
  await stage?.github.close();
  stage = null;
});

async function set(options: Parameters<typeof setStage>[0] = {}): Promise<Stage> {
  stage = await setStage(options);
  return stage;
}

const HOUR = 3_600_000;
const PERMISSIONS = { contents: 'write', pull_requests: 'read', actions: 'read' } as const;

interface Admission {
  readonly runId: string;
  readonly grant: { readonly workflow: { readonly runId: number; readonly runAttempt: number } };
}
const admissionOf = ({ repo }: Stage, ref: string): Admission =>
  JSON.parse(repo.read(ref, 'admission.json').toString('utf8')) as Admission;

/** A job in this very process, which can be left in the middle and can live in the past. */
function workflowOf({ github, repo }: Stage, runId: number): Workflow {
  const event = github.lastEvent('workflow_dispatch');
  const read = readWorkflow({
    server: github.url,
    api: github.url,
    eventName: 'workflow_dispatch',
    event: event.payload,
    commit: repo.head('main'),
    ref: 'refs/heads/main',
    runId: String(runId),
    runAttempt: '1',
    actorId: '1',
  });
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** A run whose ref is held by a job that never lets go. */
async function hold(on: Stage, ref: string, workflowRunId: number): Promise<void> {
  const [, campaignId = '', runId = ''] = /^refs\/equipoise\/runs\/([^/]+)\/([^/]+)$/u.exec(ref) ?? [];
  await openGitRefStore({
    remote: {
      server: on.github.url,
      repository: on.repo.fullName,
      token: on.github.actionsToken(on.repo, PERMISSIONS),
    },
    campaignId,
    runId,
    environment: (name) => GIT_ENVIRONMENT[name],
    parent: temporaryFolder(),
    holder: { workflowRunId, runAttempt: 1 },
    isAlive: () => Promise.resolve(true),
    now: () => new Date(),
  });
}

describe('an approved run', () => {
  it('that is authorized by two jobs at once is one run, admitted once', async () => {
    const on = await set();
    on.approve();
    const [one, other] = [on.dispatch(), on.dispatch()];
    const steps = await Promise.all([on.authorize({ runId: one.id }), on.authorize({ runId: other.id })]);
    const won = steps.filter(({ conclusion }) => conclusion === 'success');
    expect(won.length).toBeGreaterThanOrEqual(1);
    // The loser either met the winner at work, or came after it and found its run.
    for (const step of steps) expect(['', 'run-held']).toContain(refusals(step).join(' '));
    const refs = [...on.repo.refs('refs/equipoise/').keys()];
    expect(refs).toHaveLength(1);
    for (const step of won) expect(output(step, 'run-ref')).toBe(refs[0]);
    const { grant } = admissionOf(on, refs[0] ?? '');
    expect([one.id, other.id]).toContain(grant.workflow.runId);
  });

  it('that another living job holds is refused by its number, and taken over once that has ended', async () => {
    const on = await set();
    on.approve();
    const first = on.dispatch();
    const ref = output(await on.authorize({ runId: first.id }), 'run-ref');
    await hold(on, ref, first.id);
    const second = on.dispatch();
    const held = await on.authorize({ runId: second.id });
    expect(refusals(held)).toEqual(['run-held']);
    expect(held.log).toContain(String(first.id));
    const gate = await on.gate();
    expect(output(gate, 'dispatched')).toBe('0');
    expect(on.pull.comments[0]?.body).toContain(`Running in workflow run ${first.id}.`);

    first.status = 'completed';
    expect(await on.authorize({ runId: second.id })).toMatchObject({ conclusion: 'success' });
    // What was admitted stays as it was admitted.
    expect(admissionOf(on, ref).grant.workflow).toMatchObject({ runId: first.id, runAttempt: 1 });
  });

  it('that an earlier attempt of the same job left held goes on in the next attempt', async () => {
    const on = await set();
    on.approve();
    const run = on.dispatch();
    const ref = output(await on.authorize({ runId: run.id }), 'run-ref');
    await hold(on, ref, run.id);
    run.attempt = 2;
    const again = await on.authorize({ runId: run.id, runAttempt: 2 });
    expect(again).toMatchObject({ conclusion: 'success' });
    expect(output(again, 'run-ref')).toBe(ref);
  });

  it('whose first job died before it admitted anything is admitted by the next', async () => {
    const on = await set();
    on.approve();
    const [first, second] = [on.dispatch(), on.dispatch()];
    // Known beforehand by nobody but from an authorized twin: the id follows from head and hash.
    const twin = output(await on.authorize({ runId: first.id }), 'run-ref');
    on.repo.repo.store.deleteRef(twin, on.repo.head(twin));
    await hold(on, twin, first.id);
    expect(refusals(await on.authorize({ runId: second.id }))).toEqual(['run-held']);
    first.status = 'completed';
    expect(await on.authorize({ runId: second.id })).toMatchObject({ conclusion: 'success' });
    expect(admissionOf(on, twin).grant.workflow.runId).toBe(second.id);
  });

  it('whose evidence is on the branch has a new head, which nobody approved', { timeout: 200_000 }, async () => {
    const on = await set();
    on.approve();
    const run = on.dispatch();
    const event = on.github.lastEvent('workflow_dispatch');
    const ref = output(await on.authorize({ runId: run.id }), 'run-ref');
    const executed = await on.execute(ref, { runId: run.id }).done;
    expect(await on.sign(executed, { runId: run.id })).toMatchObject({ conclusion: 'success' });
    expect(refusals(await on.authorize({ event, runId: run.id, runAttempt: 2 }))).toEqual(['head-moved']);
    // Approved again, the campaign has its evidence and is asked for no more.
    on.approve();
    expect(output(await on.gate(), 'dispatched')).toBe('0');
    on.dispatch();
    expect(refusals(await on.authorize())).toEqual(['campaign-unknown']);
    expect([...on.repo.refs('refs/equipoise/').keys()]).toEqual([ref]);
  });

  it('whose grant has ended goes on for no newer review', async () => {
    const on = await set({ policy: (policy) => (policy['grantLifetimeHours'] = 1) });
    on.approve().submittedAt = new Date(Date.now() - 3 * HOUR).toISOString();
    const run = on.dispatch();
    const context = testContext({ cwd: temporaryFolder(), now: new Date(Date.now() - 2.5 * HOUR).toISOString() });
    const token = on.github.actionsToken(on.repo, PERMISSIONS);
    const world = await openWorld(workflowOf(on, run.id), token, context);
    const { ok, outputs } = await authorizeCommand(
      {
        pullRequest: on.pull.number,
        headSha: on.pull.headSha,
        campaignSha256: on.campaignSha256,
        profile: null,
        baseUrl: null,
        concurrency: null,
      },
      world,
    );
    expect(ok).toBe(true);
    const ref = runRef(on.campaignId, admissionOf(on, [...on.repo.refs('refs/equipoise/').keys()][0] ?? '').runId);
    expect(outputs['run-ref']).toBe(ref);
    const before = on.repo.head(ref);

    expect(refusals(await on.authorize())).toEqual(['approval-expired']);
    on.review(on.reviewer, 'APPROVED');
    const late = await on.authorize();
    expect(refusals(late)).toEqual(['approval-expired']);
    expect(late.log).toContain('a newer review of the same commit does not help');
    // It was not even taken.
    expect(on.repo.head(ref)).toBe(before);
  });

  it('is not called admitted before it was approved when GitHub’s clock is ahead', async () => {
    const on = await set();
    on.approve().submittedAt = new Date(Date.now() + 60_000).toISOString();
    on.dispatch();
    const ref = output(await on.authorize(), 'run-ref');
    // The next job replays the journal, which begins with the admission.
    expect(await on.authorize()).toMatchObject({ conclusion: 'success' });
    expect(admissionOf(on, ref).runId).toMatch(/^pr\d+-[0-9a-f]{12}$/u);
  });
});
