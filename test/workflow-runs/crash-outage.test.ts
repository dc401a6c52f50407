/** A server that is away, or an approval that is, while requests are under way: nothing is sent twice and nothing is lost. */
import { afterEach, describe, expect, it } from 'vitest';
import { executeCommand } from '../../src/commands/workflow/execute.ts';
import { openWorld } from '../../src/commands/support/world.ts';
import { readWorkflow } from '../../src/commands/support/workflow.ts';
import type { WorkflowResult } from '../../src/commands/workflow/outcome.ts';
import type { Run } from '../simulator/model.ts';
import { testContext } from '../support/context.ts';
import { GIT_ENVIRONMENT, temporaryFolder } from '../support/repo.ts';
import { failureOf, GATEWAY_KEY, PAIRS, setModelStage, type ModelStage } from './model-stage.ts';
import { output } from './stage.ts';

const LONG = { timeout: 300_000 };

let made: ModelStage | null = null;
afterEach(async () => {
  await made?.close();
  made = null;
});

const sentTwice = ({ server }: ModelStage): number[] => [...server.counts().values()].filter((count) => count !== 1);

describe('a server', () => {
  it('that fails and breaks off for a while is waited for', LONG, async () => {
    made = await setModelStage();
    const { stage, server } = made;
    const { workflow, ref } = await made.authorized();
    let failing = false;
    made.before = () => {
      if (!failing) {
        failing = true;
        const git = /\/skills(?:\.git)?\/(?:info\/refs|git-)/u;
        stage.github.fault({ path: git, kind: { type: 'status', status: 503 }, times: 4 });
        stage.github.fault({ path: git, kind: { type: 'cut' }, times: 2 });
        stage.github.fault({ path: /\/pulls\//u, kind: { type: 'status', status: 502 }, times: 2 });
      }
      return Promise.resolve(null);
    };
    const executed = await made.execute(ref, workflow).done;
    expect(executed).toMatchObject({ conclusion: 'success' });
    expect(server.requests).toHaveLength(2 * PAIRS);
    expect(sentTwice(made)).toEqual([]);
    expect(await stage.sign(executed)).toMatchObject({ conclusion: 'success' });
  });

  it(
    'that lets nothing be written any more stops the run before the next send; it goes on when it may',
    LONG,
    async () => {
      made = await setModelStage();
      const { stage, server } = made;
      const { workflow, ref } = await made.authorized();
      made.before = () => {
        stage.github.fault({ path: /git-receive-pack/u, kind: { type: 'status', status: 403 } });
        return Promise.resolve(null);
      };
      expect(failureOf(await made.execute(ref, workflow).done)).toContain('[journal-unwritable]');
      const sent = server.requests.length;
      expect(sent).toBeGreaterThan(0);
      expect(sent).toBeLessThan(2 * PAIRS);

      made.before = null;
      stage.github.clearFaults();
      workflow.status = 'completed';
      const resumed = await made.execute(ref, stage.dispatch()).done;
      // What was answered and could not be written down is indeterminate: it is not asked for again.
      expect(output(resumed, 'state')).toBe('paused');
      expect(sentTwice(made)).toEqual([]);
      expect(made.journal(ref).filter(({ event }) => event === 'indeterminate')).toHaveLength(sent);
    },
  );
});

/** The command in this process, so that it looks at the approval every few milliseconds. */
async function executeHere(
  { stage, server }: ModelStage,
  ref: string,
  workflow: Run,
): Promise<{ readonly warned: readonly string[]; readonly done: Promise<WorkflowResult> }> {
  const { github, repo } = stage;
  const read = readWorkflow({
    server: github.url,
    api: github.url,
    eventName: 'workflow_dispatch',
    event: github.lastEvent('workflow_dispatch').payload,
    commit: repo.head('main'),
    ref: 'refs/heads/main',
    runId: String(workflow.id),
    runAttempt: '1',
    actorId: '1',
  });
  if (!read.ok) throw new Error(read.problem);
  const env = { ...GIT_ENVIRONMENT, OPENAI_API_KEY: GATEWAY_KEY, RUNNER_TEMP: temporaryFolder() };
  const context = { ...testContext({ cwd: temporaryFolder(), env }), now: () => new Date() };
  const token = github.actionsToken(repo, { contents: 'write', pull_requests: 'read', actions: 'read' });
  const world = await openWorld(read.value, token, context);
  return { warned: context.warned, done: executeCommand({ runRef: ref, baseUrl: `${server.origin}/v1` }, world, 20) };
}

const WITHDRAWN: [string, string, (made: ModelStage) => void][] = [
  [
    'the review is dismissed',
    'approvals-missing',
    ({ stage }) => stage.pull.pull.reviews.forEach((one) => stage.pull.dismiss(one)),
  ],
  ['the label is removed', 'approvals-missing', ({ stage }) => stage.pull.unlabel(stage.owner, 'equipoise:run')],
  [
    'the reviewer asks for changes',
    'approvals-missing',
    ({ stage }) => void stage.review(stage.reviewer, 'CHANGES_REQUESTED'),
  ],
  ['the reviewer may no longer write', 'approvals-missing', ({ stage }) => stage.repo.grant(stage.reviewer, 'read')],
  [
    'the head moves',
    'head-moved',
    ({ stage }) => void stage.source.commit({ branch: 'campaign', files: { a: 'b\n' }, author: stage.author }),
  ],
  ['the pull request is closed', 'pull-request-closed', ({ stage }) => stage.pull.close(stage.owner)],
];

describe('an approval', () => {
  it.each(WITHDRAWN)(
    'that is gone before the first send, because %s, sends nothing',
    LONG,
    async (_, code, withdraw) => {
      made = await setModelStage();
      const { workflow, ref } = await made.authorized();
      withdraw(made);
      expect(failureOf(await made.execute(ref, workflow).done)).toContain(`[${code}]`);
      expect(made.server.requests).toEqual([]);
      expect(made.journal(ref)).toHaveLength(1);
    },
  );

  it.each(WITHDRAWN.filter(([, code], index) => index === 0 || code !== 'approvals-missing'))(
    'that is gone while requests are under way, because %s, lets them end and sends no other',
    LONG,
    async (_, __, withdraw) => {
      made = await setModelStage();
      const { server } = made;
      const { workflow, ref } = await made.authorized();
      let release = (): void => undefined;
      const opened = new Promise<null>((resolve) => {
        release = () => resolve(null);
      });
      made.before = () => opened;
      const { warned, done } = await executeHere(made, ref, workflow);
      await made.reached(4);
      withdraw(made);
      while (!warned.some((line) => line.includes('stopping (aborted)')))
        await new Promise((tick) => setTimeout(tick, 20));
      release();
      const result = await done;
      expect(result).toMatchObject({ ok: false, outputs: { state: 'paused' } });
      expect(server.requests).toHaveLength(4);
      expect(made.journal(ref).filter(({ event }) => event === 'received')).toHaveLength(4);
    },
  );
});
