/** A machine that is lost, a workflow that is cancelled: what was sent is never sent again, and nothing half-known is signed. */
import { Big } from 'big.js';
import { afterEach, describe, expect, it } from 'vitest';
import { failureOf, PAIRS, setModelStage, type ModelStage } from './model-stage.ts';
import { output } from './stage.ts';

const LONG = { timeout: 300_000 };
const never = (): Promise<never> => new Promise(() => undefined);

let made: ModelStage | null = null;
afterEach(async () => {
  await made?.close();
  made = null;
});

describe('a machine that is lost in the middle of a window', () => {
  it(
    'leaves a run that only its successor takes up, with nothing sent twice and nothing unknown signed',
    LONG,
    async () => {
      made = await setModelStage();
      const { stage, server } = made;
      const { workflow, ref } = await made.authorized();
      // Three of the first window are answered; what comes then is under way when the machine goes.
      made.before = ({ index }) => (index <= 3 ? Promise.resolve(null) : never());
      const first = made.execute(ref, workflow);
      await made.reached(5);
      first.kill();
      expect(await first.done).toMatchObject({ signal: 'SIGKILL' });
      const sent = new Map(server.counts());
      const written = made.journal(ref);
      const dispatched = new Set(
        written.flatMap(({ event, providerRequestId }) => (event === 'dispatched' ? [providerRequestId] : [])),
      );
      // The intent of everything that reached the server was pushed before it was sent.
      expect([...sent.keys()].filter((id) => !dispatched.has(id))).toEqual([]);

      made.before = null;
      const successor = stage.dispatch();
      const held = await made.execute(ref, successor).done;
      expect(failureOf(held)).toContain('[run-held]');
      expect(server.requests).toHaveLength([...sent.values()].reduce((sum, count) => sum + count, 0));

      workflow.status = 'completed';
      workflow.conclusion = 'failure';
      const second = await made.execute(ref, successor).done;
      expect(second).toMatchObject({ conclusion: 'failure' });
      expect(output(second, 'state')).toBe('paused');
      expect([...server.counts().values()].filter((count) => count !== 1)).toEqual([]);

      const journal = made.journal(ref);
      const lost = journal.filter(({ event }) => event === 'indeterminate');
      const answered = new Set(journal.flatMap(({ event, requestId }) => (event === 'received' ? [requestId] : [])));
      expect(lost.length).toBeGreaterThan(0);
      for (const { requestId, charged, code } of lost) {
        expect(code).toBe('interrupted');
        expect(answered.has(requestId)).toBe(false);
        const intent = journal.find((line) => line.event === 'dispatched' && line.requestId === requestId);
        expect(Big(charged?.costUsd ?? 0).eq(intent?.reserved?.costUsd ?? -1)).toBe(true);
      }
      expect(answered.size + lost.length).toBe(2 * PAIRS);
      expect(journal.at(-1)).toMatchObject({ event: 'paused', reason: 'indeterminate-requests' });

      const signed = await stage.sign(second, { runId: successor.id });
      expect(failureOf(signed)).toContain('[run-unfinished]');
      expect(stage.repo.head('campaign')).toBe(stage.pull.headSha);
    },
  );
});

describe('two jobs at once', () => {
  it('of one run: the second is refused and sends nothing', LONG, async () => {
    made = await setModelStage();
    const { stage, server } = made;
    const { workflow, ref } = await made.authorized();
    let release = (): void => undefined;
    const opened = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    made.before = () => opened;
    const first = made.execute(ref, workflow);
    await made.reached(1);
    const other = await made.execute(ref, stage.dispatch()).done;
    expect(failureOf(other)).toContain('[run-held]');
    release();
    expect(await first.done).toMatchObject({ conclusion: 'success' });
    expect(server.requests).toHaveLength(2 * PAIRS);
    expect([...server.counts().values()].filter((count) => count !== 1)).toEqual([]);
  });
});

describe.each(['SIGINT', 'SIGTERM'] as const)('a job that gets %s', (name) => {
  it('waits for what is under way, pauses, and is resumed to the end with nothing sent twice', LONG, async () => {
    made = await setModelStage();
    const { stage, server } = made;
    const { workflow, ref } = await made.authorized();
    let release = (): void => undefined;
    const opened = new Promise<null>((resolve) => {
      release = () => resolve(null);
    });
    made.before = () => opened;
    const first = made.execute(ref, workflow, { patience: { interrupt: 60_000, terminate: 60_000 } });
    await made.reached(4);
    if (name === 'SIGINT') first.cancel();
    else process.kill(first.pid, 'SIGTERM');
    await first.until('stopping (aborted)');
    release();
    const cancelled = await first.done;
    // It ends by itself: what was under way is in the journal, and nothing new was begun.
    expect(cancelled).toMatchObject({ signal: null });
    expect(output(cancelled, 'state')).toBe('paused');
    expect(server.requests).toHaveLength(4);
    expect(made.journal(ref).filter(({ event }) => event === 'received')).toHaveLength(4);
    expect(made.journal(ref).at(-1)).toMatchObject({ event: 'paused', reason: 'aborted' });

    // The lock was let go: the next workflow run need not wait for the end of this one to be known.
    made.before = null;
    const second = await made.execute(ref, stage.dispatch()).done;
    expect(second).toMatchObject({ conclusion: 'success' });
    expect(output(second, 'state')).toBe('completed');
    expect(server.requests).toHaveLength(2 * PAIRS);
    expect([...server.counts().values()].filter((count) => count !== 1)).toEqual([]);
  });
});
