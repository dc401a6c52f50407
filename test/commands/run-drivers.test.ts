/** Whole campaigns over each protocol, from the command down to a real server, with what the journal says of them. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';

import type { CampaignNewRequest } from '../../src/commands/campaign-new.ts';
import type { CommandResult } from '../../src/commands/context.ts';
import { reconcileCommand, type ReconcileReport } from '../../src/commands/reconcile.ts';
import { routesAddCommand } from '../../src/commands/routes.ts';
import { runCommand } from '../../src/commands/run.ts';
import { HTTP_DRIVER_NAMES, HTTP_DRIVERS, type HttpDriverName } from '../../src/commands/support/http-drivers.ts';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { CANARY, canaryForms } from '../support/canary.ts';
import { chatModel, type FaultShares } from '../support/chat-model.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, NO_LIMITS, RUN_REQUEST, type EvidenceRepo } from '../support/evidence-repo.ts';
import { startGatewayServer, type GatewayServer } from '../support/gateway-server.ts';

const PAIRS = 6;
const MODEL: Partial<CampaignNewRequest> = {
  model: 'local/llama@llama-4-2026-01-01',
  limits: {
    ...NO_LIMITS,
    pairs: PAIRS,
    maxRetriesPerRequest: 2,
    inputUsdPerMillionTokens: 1,
    outputUsdPerMillionTokens: 2,
  },
};

const servers: GatewayServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(
  driver: HttpDriverName,
  shares?: FaultShares,
): Promise<{ repo: EvidenceRepo; server: GatewayServer; run: () => Promise<CommandResult> }> {
  const repo = await evidenceRepo(MODEL);
  const route = { driver, model: 'local/llama-4-2026-01-01', id: null, effort: null };
  await routesAddCommand({ ...route, maxOutputTokens: null, cachePolicy: null }, testContext({ cwd: repo.root }));
  const fixture = parseFixture(readFileSync(repo.path('campaigns/review/fixture.json')), 'fixture.json');
  if (!fixture.ok) throw new Error('fixture');
  const rubric = parseRubric(readFileSync(repo.path('campaigns/review/rubric.json')), 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error('rubric');
  const server = await startGatewayServer({
    script: chatModel({
      trial: { fixture: fixture.value, rubric: rubric.value },
      seed: 'seed',
      ...(shares === undefined ? {} : { faults: { seed: 'faults', shares } }),
    }),
  });
  servers.push(server);
  const path = new URL(HTTP_DRIVERS[driver].defaultBase).pathname.replace(/\/$/u, '');
  const run = (): Promise<CommandResult> =>
    runCommand(
      { ...RUN_REQUEST, gateway: driver, baseUrl: `${server.origin}${path}` },
      testContext({ cwd: repo.root, env: { [HTTP_DRIVERS[driver].credentialVariable]: CANARY } }),
    );
  return { repo, server, run };
}

interface Line {
  readonly event: string;
  readonly rejection?: string | null;
  readonly providerResponseId?: string | null;
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
}
const journal = (repo: EvidenceRepo): Line[] =>
  readFileSync(repo.path('campaigns/review/runs/run-1/journal.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe.each(HTTP_DRIVER_NAMES)('%s', (driver) => {
  test('runs a campaign to its end, and charges what the server billed', async () => {
    const { repo, server, run } = await start(driver);
    const result = await run();
    expect(result.exit).toBe(0);
    const summary = result.json as RunSummary;
    expect(summary.status).toBe('completed');
    const received = journal(repo).filter(({ event }) => event === 'received');
    expect(received).toHaveLength(2 * PAIRS);
    expect(received.filter(({ rejection }) => rejection !== null)).toEqual([]);
    const sum = (values: (number | undefined)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0);
    expect(sum(received.map(({ usage }) => usage?.inputTokens))).toBe(
      sum(server.answered.map(({ bill }) => bill.inputTokens)),
    );
    expect(sum(received.map(({ usage }) => usage?.outputTokens))).toBe(
      sum(server.answered.map(({ bill }) => bill.outputTokens)),
    );
    expect(canaryForms(JSON.stringify([result, journal(repo)]))).toEqual([]);
  });

  test('sends nothing twice that was lost, and knows its name where it can be looked up', async () => {
    const { repo, server, run } = await start(driver, { limited: 0.1, failing: 0.1, cut: 0.3, otherModel: 0 });
    await run();
    const lost = journal(repo).filter(({ event }) => event === 'indeterminate');
    expect(lost.length).toBeGreaterThan(0);
    for (const { providerResponseId } of lost) {
      if (driver === 'openai-responses') expect(providerResponseId).toMatch(/^resp_\d+$/u);
      else expect(providerResponseId ?? null).toBeNull();
    }
    expect([...server.counts().values()].filter((count) => count !== 1)).toEqual([]);
  });
});

test('what openai-responses lost is looked up afterwards, scored, and the run completes without a second send', async () => {
  const { repo, server, run } = await start('openai-responses', { limited: 0, failing: 0, cut: 0.3, otherModel: 0 });
  expect((await run()).json).toMatchObject({ status: 'paused', pauseReason: 'indeterminate-requests' });
  const posts = (): number => server.requests.filter(({ method }) => method === 'POST').length;
  const sent = posts();
  const request = {
    run: 'campaigns/review/runs/run-1',
    request: null,
    lookup: true,
    baseUrl: `${server.origin}/v1`,
    receipt: null,
    decision: null,
    reason: null,
  };
  const result = await reconcileCommand(request, testContext({ cwd: repo.root, env: { OPENAI_API_KEY: CANARY } }));
  const report = result.json as ReconcileReport;
  expect(report).toMatchObject({ ok: true, indeterminate: [] });
  expect(report.requests.length).toBeGreaterThan(0);
  for (const one of report.requests) expect(one).toMatchObject({ method: 'lookup', outcome: 'received', code: null });
  expect(posts()).toBe(sent);
  expect((await run()).json).toMatchObject({ status: 'completed' });
  expect(posts()).toBe(2 * PAIRS);
  expect(canaryForms(JSON.stringify([report, journal(repo)]))).toEqual([]);
});
