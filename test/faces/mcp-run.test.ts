/**
 * `run` over the client's Sampling, with the official client over a real pipe: in the middle of a call where the protocol
 * has that, and in rounds where it has not.
 */
import { existsSync } from 'node:fs';
import { ProtocolError } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import { statusCommand } from '../../src/commands/status.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import { testContext } from '../support/context.ts';
import type { EvidenceRepo } from '../support/evidence-repo.ts';
import {
  call,
  CAMPAIGN,
  closeClients,
  connect,
  dispatchedIn,
  eventually,
  goodModel,
  journalOf,
  LEGACY,
  MODES,
  samplingRepo,
  type Call,
} from '../support/mcp-client.ts';

afterEach(closeClients);

const RUN = { campaign: CAMPAIGN, runId: 'run-1' };
const APPROVED = { ...RUN, approve: true };

async function statusOf(repo: EvidenceRepo, runId = 'run-1'): Promise<unknown> {
  return (await statusCommand({ run: `${CAMPAIGN}/runs/${runId}` }, testContext({ cwd: repo.root }))).json;
}

/** Calls until the run is complete, as often as it takes; every call's status. */
async function callUntilDone(next: () => Promise<Call>): Promise<unknown[]> {
  const states: unknown[] = [];
  while (states.at(-1) !== 'completed' && states.length < 20) states.push((await next()).structuredContent?.['status']);
  return states;
}

describe.each(MODES)('a session of $name', ({ mode }) => {
  it('completes a run: each request once, written down before it is asked, proven by its receipt', async () => {
    const repo = await samplingRepo();
    const model = goodModel(repo);
    const late: string[] = [];
    const { client, seen, questions } = await connect({
      cwd: repo.root,
      mode,
      user: () => true,
      answer: (one, index) => {
        if (!dispatchedIn(journalOf(repo, 'run-1')).includes(one.id)) late.push(one.id);
        return model(one, index);
      },
    });
    const states = await callUntilDone(() => call(client, 'run', RUN));
    // 12 requests: in one call where the client can be asked in between, else 8 rounds at a time, the question being one.
    expect(states).toEqual(mode === LEGACY ? ['completed'] : ['paused', 'completed']);
    expect(late).toEqual([]);
    expect(seen.map(({ id }) => id)).toEqual(dispatchedIn(journalOf(repo, 'run-1')));
    expect(new Set(seen.map(({ id }) => id)).size).toBe(12);
    // The person was asked once, with what it can cost, for all calls of the run.
    expect(questions).toEqual([
      expect.stringMatching(/at most 24 requests to the MCP client for openai-codex\/gpt-5\.6-luna/u),
    ]);
    const rows = repo.readText(`${CAMPAIGN}/runs/run-1/usage.jsonl`).trimEnd().split('\n');
    expect(rows.map((row) => JSON.parse(row) as unknown)).toEqual(
      Array.from({ length: 12 }, (): unknown =>
        expect.objectContaining({
          outcome: 'received',
          code: null,
          effective: { provider: 'openai-codex', model: 'gpt-5.6-luna', reasoningEffort: 'max' },
          accountingSource: 'provider_reported',
          totalTokens: 14,
        }),
      ),
    );
    const valid = await validateCommand(
      { paths: [], fileOnly: false, campaign: null },
      testContext({ cwd: repo.root }),
    );
    expect(valid).toMatchObject({ exit: 0, json: { ok: true } });
  });

  it('refuses a client without Sampling before anything is approved or written', async () => {
    const repo = await samplingRepo();
    const { client, questions } = await connect({ cwd: repo.root, mode, user: () => true });
    const refused = await call(client, 'run', APPROVED);
    expect(refused).toMatchObject({ isError: true, structuredContent: { error: { code: 'sampling-not-authorized' } } });
    expect(refused.content[0]?.text).toContain('did not authorize sampling');
    expect({ questions, begun: existsSync(repo.path(CAMPAIGN, 'runs')) }).toEqual({ questions: [], begun: false });
  });

  it('sends nothing without a yes: not from a user who says no, nor from a model in its place', async () => {
    const repo = await samplingRepo();
    const { client, seen } = await connect({ cwd: repo.root, mode, user: () => false, answer: goodModel(repo) });
    for (const args of [RUN, APPROVED]) {
      const refused = await call(client, 'run', args);
      expect(refused).toMatchObject({ isError: true, structuredContent: { error: { code: 'approval-missing' } } });
      expect(refused.content[0]?.text).toContain('The user did not approve it.');
    }
    expect({ seen, begun: existsSync(repo.path(CAMPAIGN, 'runs')) }).toEqual({ seen: [], begun: false });
  });

  it('takes the word in the input where nobody can be asked', async () => {
    const repo = await samplingRepo();
    const { client, seen } = await connect({ cwd: repo.root, mode, answer: goodModel(repo) });
    const refused = await call(client, 'run', RUN);
    expect(refused).toMatchObject({ isError: true, structuredContent: { error: { code: 'approval-missing' } } });
    expect(refused.content[0]?.text).toContain('"approve": true');
    expect(seen).toEqual([]);
    expect(await callUntilDone(() => call(client, 'run', APPROVED))).toContain('completed');
    expect(JSON.parse(repo.readText(`${CAMPAIGN}/runs/run-1/admission.json`))).toMatchObject({
      grant: { kind: 'local-self-approval' },
      driver: { id: 'mcp-sampling', synthetic: false },
    });
  });

  it('stops a client that writes no receipts, after three answers that prove nothing', async () => {
    const repo = await samplingRepo();
    const bare = (): unknown => ({ role: 'assistant', content: { type: 'text', text: '{}' }, model: 'gpt-5.6-luna' });
    const { client, seen } = await connect({ cwd: repo.root, mode, answer: bare });
    expect(await call(client, 'run', APPROVED)).toMatchObject({
      isError: false,
      structuredContent: { status: 'paused', pauseReason: 'route-drift-persistent', requests: { received: 3 } },
    });
    expect(seen).toHaveLength(3);
    const rejections = journalOf(repo, 'run-1').filter(({ event }) => event === 'received');
    expect(rejections.map(({ rejection }) => rejection)).toEqual(Array.from({ length: 3 }, () => 'route-unverifiable'));
  });

  it('asks several at once when it is told to', async () => {
    const repo = await samplingRepo();
    const model = goodModel(repo);
    let [now, most] = [0, 0];
    const { client, seen } = await connect({
      cwd: repo.root,
      mode,
      answer: async (one, index) => {
        now += 1;
        most = Math.max(most, now);
        await eventually(() => most > 1);
        now -= 1;
        return model(one, index);
      },
    });
    expect(await callUntilDone(() => call(client, 'run', { ...APPROVED, concurrency: 3 }))).toContain('completed');
    expect(new Set(seen.map(({ id }) => id)).size).toBe(12);
  });

  it('tells how it goes on, in rising numbers', async () => {
    const repo = await samplingRepo();
    const { client } = await connect({ cwd: repo.root, mode, answer: goodModel(repo) });
    const told: { progress: number; total?: number | undefined; message?: string | undefined }[] = [];
    await call(client, 'run', APPROVED, { onprogress: (progress: (typeof told)[number]) => told.push(progress) });
    const ours = told.filter(({ total }) => total === 12);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.every(({ message }) => message?.startsWith('pairs '))).toBe(true);
    if (mode === LEGACY)
      expect(ours.map(({ progress }) => progress)).toEqual(Array.from({ length: 13 }, (_, index) => index));
  });

  it('knows one run by one name at a time', async () => {
    const repo = await samplingRepo();
    const model = goodModel(repo);
    let second: Call | null = null;
    const connected = await connect({
      cwd: repo.root,
      mode,
      answer: async (one, index) => {
        second ??= await call(connected.client, 'run', APPROVED);
        return model(one, index);
      },
    });
    await call(connected.client, 'run', APPROVED);
    expect(second).toMatchObject({ isError: true, structuredContent: { error: { code: 'run-under-way' } } });
  });
});

describe('asked in the middle of a call', () => {
  it('a user who declines to sample stops the run, for certain and for nothing', async () => {
    const repo = await samplingRepo();
    const { client, seen } = await connect({
      cwd: repo.root,
      mode: LEGACY,
      answer: () => {
        throw new ProtocolError(-1, 'User rejected sampling request');
      },
    });
    expect(await call(client, 'run', APPROVED)).toMatchObject({
      structuredContent: { status: 'paused', pauseReason: 'provider-refused', totals: { costUsd: '0' } },
    });
    expect(seen).toHaveLength(1);
    expect(journalOf(repo, 'run-1').find(({ event }) => event === 'failed')).toMatchObject({ code: 'forbidden' });
  });

  it('a client that fails in an unknown way may have asked a model', async () => {
    const repo = await samplingRepo();
    const { client, seen } = await connect({
      cwd: repo.root,
      mode: LEGACY,
      answer: () => {
        throw new Error('the model broke off: SECRET PROMPT');
      },
    });
    expect(await call(client, 'run', APPROVED)).toMatchObject({
      structuredContent: { status: 'paused', pauseReason: 'indeterminate-requests', requests: { indeterminate: 12 } },
    });
    // Each once: an unknown request is never sent again.
    expect(new Set(seen.map(({ id }) => id)).size).toBe(12);
    const journal = journalOf(repo, 'run-1');
    expect(journal.filter(({ code }) => code === 'response-malformed')).toHaveLength(12);
    expect(JSON.stringify(journal)).not.toContain('SECRET');
  });

  it('a cancelled call drains what is under way and pauses; the next call goes on', async () => {
    const repo = await samplingRepo();
    const model = goodModel(repo);
    const controller = new AbortController();
    const { client, seen } = await connect({
      cwd: repo.root,
      mode: LEGACY,
      answer: async (one, index) => {
        if (index === 2) {
          controller.abort();
          // Answered after the call is gone, and still taken.
          await new Promise((later) => setTimeout(later, 100));
        }
        return model(one, index);
      },
    });
    await expect(call(client, 'run', APPROVED, { signal: controller.signal })).rejects.toThrow();
    await eventually(() => journalOf(repo, 'run-1').some(({ event }) => event === 'paused'));
    expect(await statusOf(repo)).toMatchObject({ pauseReason: 'aborted', requests: { received: 3, indeterminate: 0 } });
    expect(await call(client, 'run', APPROVED)).toMatchObject({ structuredContent: { status: 'completed' } });
    expect(new Set(seen.map(({ id }) => id)).size).toBe(12);
  });

  it('a client that goes away leaves what was under way unknown, and nothing else', async () => {
    const repo = await samplingRepo();
    const model = goodModel(repo);
    const first = await connect({
      cwd: repo.root,
      mode: LEGACY,
      answer: (one, index) => (index < 2 ? model(one, index) : new Promise(() => undefined)),
    });
    const lost = call(first.client, 'run', APPROVED).catch(() => null);
    await eventually(() => first.seen.length === 3);
    await first.client.close();
    await lost;
    expect(await statusOf(repo)).toMatchObject({ status: 'paused', requests: { received: 2, indeterminate: 1 } });
    expect(journalOf(repo, 'run-1').find(({ event }) => event === 'indeterminate')).toMatchObject({
      code: 'connection-lost',
    });

    const second = await connect({ cwd: repo.root, mode: LEGACY, answer: model });
    expect(await call(second.client, 'run', APPROVED)).toMatchObject({
      structuredContent: {
        status: 'paused',
        pauseReason: 'indeterminate-requests',
        requests: { received: 11, indeterminate: 1 },
      },
    });
    const ids = [...first.seen, ...second.seen].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('an interrupt of the server drains it, and ends it', async () => {
    const repo = await samplingRepo();
    const model = goodModel(repo);
    const connected = await connect({
      cwd: repo.root,
      mode: LEGACY,
      answer: async (one, index) => {
        if (index === 1) {
          process.kill(connected.transport.pid ?? 0, 'SIGINT');
          await new Promise((later) => setTimeout(later, 100));
        }
        return model(one, index);
      },
    });
    const ended = new Promise<void>((resolve) => {
      connected.client.onclose = resolve;
    });
    expect(await call(connected.client, 'run', APPROVED)).toMatchObject({
      structuredContent: { status: 'paused', pauseReason: 'aborted', requests: { received: 2, indeterminate: 0 } },
    });
    await ended;
  });
});
