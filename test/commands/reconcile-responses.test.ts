/** A lost answer of a provider that keeps answers, over the wire: cut in the middle, looked up, scored, completed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reconcileCommand } from '../../src/commands/reconcile.ts';
import { routesAddCommand } from '../../src/commands/routes.ts';
import { runCommand } from '../../src/commands/run.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, NO_LIMITS, RUN_REQUEST } from '../support/evidence-repo.ts';
import { startGatewayServer, type Reply } from '../support/gateway-server.ts';
import { messageItem, outputText, responseBody, responseStream, responsesUsage } from '../support/responses-wire.ts';
import { reviewAnswer } from '../support/review-answer.ts';

const VERSION = 'gpt-5-2026-01-01';
const RUN = 'campaigns/review/runs/run-1';

it('a stored answer is found under the name that the cut stream gave away', async () => {
  const repo = await evidenceRepo({
    model: `openai/gpt@${VERSION}`,
    limits: {
      ...NO_LIMITS,
      pairs: 5,
      maxRetriesPerRequest: 0,
      inputUsdPerMillionTokens: 1,
      outputUsdPerMillionTokens: 2,
    },
  });
  await routesAddCommand(
    {
      driver: 'openai-responses',
      model: `openai/${VERSION}`,
      id: null,
      effort: null,
      maxOutputTokens: null,
      cachePolicy: null,
    },
    testContext({ cwd: repo.root }),
  );
  const text = reviewAnswer(
    readFileSync(repo.path('campaigns/review/fixture.json')),
    readFileSync(repo.path('campaigns/review/rubric.json')),
  );
  const response = (id: string): Record<string, unknown> =>
    responseBody({
      id,
      model: VERSION,
      output: [messageItem(outputText(text))],
      usage: responsesUsage(300, 90),
    });
  const stored = new Map<string, Record<string, unknown>>();
  let down = true;
  const server = await startGatewayServer({
    script: ({ method, path, index }): Reply => {
      if (method === 'GET') {
        const body = stored.get(path.split('/').at(-1) ?? '');
        if (down) return { kind: 'cut-before-headers' };
        return { kind: 'answer', status: body === undefined ? 404 : 200, body: JSON.stringify(body ?? {}) };
      }
      const id = `resp-${index}`;
      stored.set(id, response(id));
      const body = responseStream(response(id));
      if (index === 4) return { kind: 'cut-mid-body', body, chunked: true };
      return { kind: 'answer', status: 200, headers: { 'content-type': 'text/event-stream' }, body };
    },
  });
  try {
    const baseUrl = `${server.origin}/v1`;
    const paused = await runCommand(
      { ...RUN_REQUEST, gateway: 'openai-responses', baseUrl, concurrency: 1 },
      testContext({ cwd: repo.root }),
    );
    expect(paused).toMatchObject({ json: { status: 'paused', requests: { indeterminate: 1, received: 9 } } });
    const request = { run: RUN, request: null, lookup: true, baseUrl, receipt: null, decision: null, reason: null };
    const posts = (): number => server.requests.filter(({ method }) => method === 'POST').length;
    expect(posts()).toBe(10);

    const failed = await reconcileCommand(request, testContext({ cwd: repo.root, now: '2026-07-17T12:00:00.000Z' }));
    expect(failed).toMatchObject({ exit: 1, json: { ok: false, requests: [{ outcome: 'failed' }] } });
    down = false;
    const found = await reconcileCommand(request, testContext({ cwd: repo.root, now: '2026-07-18T12:00:00.000Z' }));
    expect(found).toMatchObject({
      exit: 0,
      json: { ok: true, state: 'completed', requests: [{ outcome: 'received', code: null }] },
    });
    expect(posts()).toBe(10);
    const record = JSON.parse(repo.readText(`${RUN}/run.json`)) as { completed: { inputTokens: number }[] };
    expect(record.completed.map(({ inputTokens }) => inputTokens)).toEqual(Array.from({ length: 10 }, () => 300));
    const context = testContext({ cwd: repo.root });
    expect((await validateCommand({ paths: [RUN], fileOnly: false, campaign: null }, context)).exit).toBe(0);
  } finally {
    await server.close();
  }
});
