/**
 * `run` in sessions of protocol revision 2026-07-28, round by round and by hand: what a call returns, what the next one
 * must bring, and what becomes of a run whose client brings something else, or does not come back.
 */
import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { EvidenceRepo } from '../support/evidence-repo.ts';
import {
  CAMPAIGN,
  closeClients,
  connect,
  dispatchedIn,
  eventually,
  goodModel,
  idOf,
  journalOf,
  MODERN,
  round,
  samplingRepo,
} from '../support/mcp-client.ts';

afterEach(closeClients);

const APPROVED = { campaign: CAMPAIGN, runId: 'run-1', approve: true };

describe('in rounds', () => {
  interface Asked {
    readonly key: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly state: string;
  }

  /** What a round asks for; the state goes back with the answer. */
  function askedOf(result: unknown): Asked {
    const { inputRequests, requestState } = result as {
      inputRequests: Record<string, { params: Asked['params'] }>;
      requestState: string;
    };
    const [[key, request] = []] = Object.entries(inputRequests);
    if (key === undefined || request === undefined) throw new Error('nothing is asked for');
    return { key, params: request.params, state: requestState };
  }

  async function manual(limits = {}): Promise<{
    repo: EvidenceRepo;
    first: Asked;
    answerTo: (asked: Asked) => Record<string, unknown>;
    next: (back?: Parameters<typeof round>[2], args?: Record<string, unknown>) => ReturnType<typeof round>;
  }> {
    const repo = await samplingRepo(limits);
    const model = goodModel(repo);
    const { client } = await connect({ cwd: repo.root, mode: MODERN, answer: model, autoFulfill: false });
    const next = (back = {}, args: Record<string, unknown> = APPROVED): ReturnType<typeof round> =>
      round(client, args, back);
    const answerTo = ({ key, params }: Asked): Record<string, unknown> => ({
      [key]: model({ id: idOf(params), params }, 0),
    });
    return { repo, first: askedOf(await next()), answerTo, next };
  }

  it('the request is on record before it is returned, under the key it is answered by', async () => {
    const { repo, first, answerTo, next } = await manual();
    expect(dispatchedIn(journalOf(repo, 'run-1'))).toEqual([first.key]);
    expect(idOf(first.params)).toBe(first.key);
    const second = askedOf(await next({ inputResponses: answerTo(first), requestState: first.state }));
    expect(dispatchedIn(journalOf(repo, 'run-1'))).toEqual([first.key, second.key]);
    expect(journalOf(repo, 'run-1').filter(({ event }) => event === 'received')).toHaveLength(1);
  });

  it('a continuation is good once, whole, and for its own run', async () => {
    const { repo, first, answerTo, next } = await manual();
    const back = { inputResponses: answerTo(first), requestState: first.state };
    const [head = '', body = '', mac = ''] = first.state.split('.');
    const other = JSON.stringify({
      p: { operation: 'x', generation: 1, round: 1, asks: [], deadlineMs: 9e15 },
      exp: 9e9,
    });
    for (const requestState of [
      `${head}.${body}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`,
      `${head}.${Buffer.from(other).toString('base64url')}.${mac}`,
      'v1.x.y',
      '',
    ]) {
      await expect(next({ ...back, requestState }), requestState).rejects.toMatchObject({ code: -32602 });
    }
    expect(await next(back, { ...APPROVED, runId: 'run-2' })).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'state-refused' } },
    });
    const second = askedOf(await next(back));
    expect(await next(back)).toMatchObject({ isError: true, structuredContent: { error: { code: 'state-refused' } } });
    // None of it disturbed the run.
    askedOf(await next({ inputResponses: answerTo(second), requestState: second.state }));
    const journal = journalOf(repo, 'run-1');
    expect(journal.filter(({ event }) => event === 'indeterminate')).toEqual([]);
    expect(new Set(dispatchedIn(journal)).size).toBe(3);
    expect(existsSync(repo.path(CAMPAIGN, 'runs/run-2'))).toBe(false);
  });

  it('of two calls with one continuation, one is taken', async () => {
    const { repo, first, answerTo, next } = await manual();
    const back = { inputResponses: answerTo(first), requestState: first.state };
    const both = await Promise.all([next(back), next(back)]);
    expect(both.filter((result) => 'isError' in result && result.isError === true)).toHaveLength(1);
    expect(journalOf(repo, 'run-1').filter(({ event }) => event === 'received')).toHaveLength(1);
  });

  it('a second run does not take the continuation of the first', async () => {
    const { first, answerTo, next } = await manual();
    const args = { ...APPROVED, runId: 'run-2' };
    const second = askedOf(await next({}, args));
    expect(second.key).not.toBe(first.key);
    expect(await next({ inputResponses: answerTo(second), requestState: second.state })).toMatchObject({
      structuredContent: { error: { code: 'state-refused' } },
    });
    askedOf(await next({ inputResponses: answerTo(second), requestState: second.state }, args));
    askedOf(await next({ inputResponses: answerTo(first), requestState: first.state }));
  });

  it('an answer that is left out is lost, and the run goes on', async () => {
    const { repo, first, answerTo, next } = await manual();
    const second = askedOf(
      await next({ inputResponses: { [`${first.key}x`]: answerTo(first)[first.key] }, requestState: first.state }),
    );
    expect(journalOf(repo, 'run-1').find(({ event }) => event === 'indeterminate')).toMatchObject({
      code: 'response-malformed',
    });
    expect(second.key).not.toBe(first.key);
  });

  it('a client that never comes back leaves one unknown request; the run pauses, and a fresh call goes on', async () => {
    const { repo, first, answerTo, next } = await manual({ timeoutMsPerRequest: 2500 });
    expect(await next()).toMatchObject({ isError: true, structuredContent: { error: { code: 'run-under-way' } } });
    await eventually(() => journalOf(repo, 'run-1').some(({ event }) => event === 'paused'));
    const journal = journalOf(repo, 'run-1');
    expect(journal.slice(-2)).toMatchObject([
      { event: 'indeterminate', code: 'deadline-after-send' },
      { event: 'paused', reason: 'aborted' },
    ]);
    expect(dispatchedIn(journal)).toEqual([first.key]);
    expect(await next({ inputResponses: answerTo(first), requestState: first.state })).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'state-refused' } },
    });
    expect(askedOf(await next()).key).not.toBe(first.key);
  });

  it('pauses after the rounds of a call, with nothing under way', async () => {
    const { repo, first, answerTo, next } = await manual();
    const args = { ...APPROVED, rounds: 2 };
    const second = askedOf(await next({ inputResponses: answerTo(first), requestState: first.state }, args));
    const done = await next({ inputResponses: answerTo(second), requestState: second.state }, args);
    expect(done).toMatchObject({
      isError: false,
      structuredContent: {
        status: 'paused',
        pauseReason: 'aborted',
        requests: { received: 2, indeterminate: 0, pending: 10 },
      },
    });
    expect(dispatchedIn(journalOf(repo, 'run-1'))).toHaveLength(2);
  });

  it('a client that goes away loses what it was given, and nothing else', async () => {
    const { repo, first } = await manual();
    await closeClients();
    await eventually(() => journalOf(repo, 'run-1').some(({ event }) => event === 'paused'));
    expect(journalOf(repo, 'run-1').find(({ event }) => event === 'indeterminate')).toMatchObject({
      code: 'connection-lost',
    });
    expect(dispatchedIn(journalOf(repo, 'run-1'))).toEqual([first.key]);
  });
});
