/**
 * A campaign of 20 pairs over a server that fails at random, and the books of both sides held against each other: what the
 * journal charged against what the server answered, at every prefix of the journal.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Big } from 'big.js';
import { expect } from 'vitest';

import type { CommandResult } from '../../src/commands/context.ts';
import { keysGenerateCommand } from '../../src/commands/keys.ts';
import { reconcileCommand, type ReconcileRequest } from '../../src/commands/reconcile.ts';
import { routesAddCommand } from '../../src/commands/routes.ts';
import { runCommand } from '../../src/commands/run.ts';
import { signCommand } from '../../src/commands/sign.ts';
import { statusCommand, type StatusReport } from '../../src/commands/status.ts';
import { HTTP_DRIVERS, type HttpDriverName } from '../../src/commands/support/http-drivers.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import { verifyCommand } from '../../src/commands/verify.ts';
import type { Admission } from '../../src/ledger/admission.ts';
import { replayJournal } from '../../src/ledger/journal.ts';
import { parseCampaign } from '../../src/protocol/campaign.ts';
import { parseRunRecord } from '../../src/protocol/run.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { CANARY } from './canary.ts';
import { chatModel, type FaultShares } from './chat-model.ts';
import { testContext } from './context.ts';
import { evidenceRepo, NO_LIMITS, RUN_REQUEST, type EvidenceRepo } from './evidence-repo.ts';
import { startGatewayServer, type GatewayServer } from './gateway-server.ts';
import { temporaryFolder } from './repo.ts';

export const FAULT_PAIRS = 20;
/** Sends of one request at most. */
export const FAULT_ATTEMPTS = 3;
export const FAULT_RUN = 'campaigns/review/runs/run-1';
export const FAULT_MODEL = 'llama-4-2026-01-01';
/** US dollars per million tokens. */
const PRICES = { input: 1.25, output: 10 };

export interface Amounts {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: string;
}

export interface FaultLine {
  readonly event: string;
  readonly requestId?: string;
  readonly attempt?: number;
  readonly providerRequestId?: string;
  readonly reserved?: Amounts;
  readonly charged?: Amounts;
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number };
  readonly costUsd?: string;
  readonly rejection?: string | null;
  readonly code?: string;
  readonly outcome?: string;
  readonly answer?: (FaultLine & { readonly usage: Amounts; readonly costUsd: string }) | null;
  readonly parse?: string;
  readonly eligible?: boolean;
  readonly total?: number;
}

export interface FaultStage {
  readonly repo: EvidenceRepo;
  readonly server: GatewayServer;
  run(): Promise<CommandResult>;
  reconcile(request: Partial<ReconcileRequest>): Promise<CommandResult>;
  sign(): Promise<CommandResult>;
  verify(): Promise<CommandResult>;
  status(): Promise<StatusReport>;
  journal(): FaultLine[];
  admission(): Admission;
}

const NO_WAY: Omit<ReconcileRequest, 'run'> = {
  request: null,
  lookup: false,
  baseUrl: null,
  receipt: null,
  decision: null,
  reason: null,
};

export async function faultRepo(driver: HttpDriverName): Promise<EvidenceRepo> {
  const repo = await evidenceRepo({
    model: `local/llama@${FAULT_MODEL}`,
    limits: {
      ...NO_LIMITS,
      pairs: FAULT_PAIRS,
      maxRetriesPerRequest: FAULT_ATTEMPTS - 1,
      inputUsdPerMillionTokens: PRICES.input,
      outputUsdPerMillionTokens: PRICES.output,
    },
  });
  const route = { driver, model: `local/${FAULT_MODEL}`, id: null, effort: null };
  await routesAddCommand({ ...route, maxOutputTokens: null, cachePolicy: null }, testContext({ cwd: repo.root }));
  return repo;
}

export async function faultStage(driver: HttpDriverName, seed: string, shares: FaultShares): Promise<FaultStage> {
  const repo = await faultRepo(driver);
  const fixture = parseFixture(readFileSync(repo.path('campaigns/review/fixture.json')), 'fixture.json');
  if (!fixture.ok) throw new Error('fixture');
  const rubric = parseRubric(readFileSync(repo.path('campaigns/review/rubric.json')), 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error('rubric');
  const server = await startGatewayServer({
    script: chatModel({ trial: { fixture: fixture.value, rubric: rubric.value }, seed, faults: { seed, shares } }),
  });
  let minutes = 0;
  const context = (env: Readonly<Record<string, string>> = {}) => {
    minutes += 1;
    const now = new Date(Date.parse('2026-07-16T12:00:00.000Z') + minutes * 60_000).toISOString();
    return testContext({ cwd: repo.root, env, now });
  };
  const key = join(temporaryFolder(), 'key.pem');
  await keysGenerateCommand({ out: key, label: null }, context());
  const { credentialVariable, defaultBase } = HTTP_DRIVERS[driver];
  const baseUrl = `${server.origin}${new URL(defaultBase).pathname.replace(/\/$/u, '')}`;
  const gatewayKey = { [credentialVariable]: CANARY };
  return {
    repo,
    server,
    run: () => runCommand({ ...RUN_REQUEST, gateway: driver, baseUrl, concurrency: 4 }, context(gatewayKey)),
    reconcile: (request) =>
      reconcileCommand(
        { run: FAULT_RUN, ...NO_WAY, baseUrl: request.lookup === true ? baseUrl : null, ...request },
        context(gatewayKey),
      ),
    sign: () => signCommand({ run: FAULT_RUN, key }, context()),
    verify: () => verifyCommand({ run: FAULT_RUN }, context()),
    status: async () => (await statusCommand({ run: FAULT_RUN }, context())).json as StatusReport,
    journal: () =>
      repo
        .readText(`${FAULT_RUN}/journal.jsonl`)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as FaultLine),
    admission: () => JSON.parse(repo.readText(`${FAULT_RUN}/admission.json`)) as Admission,
  };
}

const price = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): string =>
  new Big(inputTokens).times(PRICES.input).plus(new Big(outputTokens).times(PRICES.output)).div(1_000_000).toFixed();

interface Sum {
  requests: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: Big;
}
const nothing = (): Sum => ({ requests: 0, inputTokens: 0, outputTokens: 0, costUsd: new Big(0) });

function plus(sum: Sum, amount: Amounts, sign: 1 | -1): void {
  sum.inputTokens += sign * amount.inputTokens;
  sum.outputTokens += sign * amount.outputTokens;
  sum.costUsd = sum.costUsd.plus(new Big(amount.costUsd).times(sign));
}

/** Adds the journal up line by line, by a rule of its own, and holds every prefix against the grant. */
export function addUp(lines: readonly FaultLine[], admission: Admission): Sum {
  const { ceilings } = admission.grant;
  const [spent, flying] = [nothing(), nothing()];
  const reserved = new Map<string, Amounts>();
  const charged = new Map<string, Amounts>();
  for (const line of lines) {
    const place = `${line.requestId ?? ''}/${line.attempt ?? 0}`;
    if (line.event === 'dispatched' && line.reserved !== undefined) {
      reserved.set(place, line.reserved);
      plus(flying, line.reserved, 1);
      flying.requests += 1;
    }
    const settled: Amounts | null | undefined =
      line.event === 'received'
        ? { ...(line.usage ?? { inputTokens: NaN, outputTokens: NaN }), costUsd: line.costUsd ?? 'missing' }
        : line.event === 'indeterminate'
          ? line.charged
          : line.event === 'failed'
            ? { inputTokens: 0, outputTokens: 0, costUsd: '0' }
            : null;
    if (settled !== null && settled !== undefined) {
      const held = reserved.get(place);
      if (held === undefined) throw new Error(`${place} was settled and never sent.`);
      plus(flying, held, -1);
      flying.requests -= 1;
      plus(spent, settled, 1);
      spent.requests += 1;
      charged.set(place, settled);
      if (line.event === 'indeterminate') expect(settled).toEqual(held);
    }
    if (line.event === 'reconciled' && line.answer !== null && line.answer !== undefined) {
      const before = charged.get(place);
      if (before === undefined) throw new Error(`${place} was reconciled and never charged.`);
      plus(spent, before, -1);
      plus(spent, { ...line.answer.usage, costUsd: line.answer.costUsd }, 1);
    }
    expect(spent.requests + flying.requests).toBeLessThanOrEqual(ceilings.maxRequests);
    expect(spent.inputTokens + flying.inputTokens).toBeLessThanOrEqual(ceilings.maxInputTokens);
    expect(spent.outputTokens + flying.outputTokens).toBeLessThanOrEqual(ceilings.maxOutputTokens);
    expect(spent.costUsd.plus(flying.costUsd).lte(ceilings.maxCostUsd)).toBe(true);
  }
  expect([flying.requests, flying.inputTokens, flying.outputTokens]).toEqual([0, 0, 0]);
  return spent;
}

/** Both books agree, nothing lost was scored or sent again unbidden, and every record follows from the journal. */
export async function auditFaults(stage: FaultStage): Promise<void> {
  const { repo, server } = stage;
  const lines = stage.journal();
  const of = (event: string): FaultLine[] => lines.filter((line) => line.event === event);
  const sum = addUp(lines, stage.admission());
  const { totals } = await stage.status();
  expect({ ...sum, costUsd: sum.costUsd.toFixed() }).toEqual({
    ...totals,
    costUsd: new Big(totals.costUsd).toFixed(),
  });

  // Every attempt has an id of its own, and the server saw each of them exactly once.
  const sent = of('dispatched');
  const ids = new Map(
    sent.map(({ requestId, attempt, providerRequestId = '' }) => [providerRequestId, { requestId, attempt }]),
  );
  expect(ids.size).toBe(sent.length);
  const posted = server.requests.filter(({ method }) => method === 'POST').map(({ id }) => id);
  expect(posted.toSorted()).toEqual([...ids.keys()].toSorted());

  // What the server answered is what was received, each at its own bill.
  const idOf = (line: FaultLine): string =>
    sent.find(({ requestId, attempt }) => requestId === line.requestId && attempt === line.attempt)
      ?.providerRequestId ?? '';
  const received = new Map(of('received').map((line) => [idOf(line), line]));
  expect([...received.keys()].toSorted()).toEqual(server.answered.map(({ id }) => id).toSorted());
  for (const { id, bill } of server.answered) {
    expect(received.get(id)).toMatchObject({ usage: bill, costUsd: price(bill) });
  }

  const scored = new Map(of('scored').map((line) => [line.requestId, line]));
  for (const line of of('received').filter(({ rejection }) => rejection !== null))
    expect(scored.get(line.requestId)).toMatchObject({ parse: 'not-scored', eligible: false, total: 0 });
  for (const lost of of('indeterminate')) {
    const later = lines.slice(lines.indexOf(lost) + 1).filter(({ requestId }) => requestId === lost.requestId);
    const first = later.find(
      ({ event, outcome }) => event !== 'reconciled' || outcome === 'received' || outcome === 'replay',
    );
    // The next thing that happens to it, if anything does, is that somebody settles it.
    expect(first?.event ?? 'reconciled').toBe('reconciled');
  }

  const bytes = readFileSync(repo.path(FAULT_RUN, 'journal.jsonl'));
  const campaign = parseCampaign(readFileSync(repo.path('campaigns/review/campaign.json')), 'campaign.json');
  if (!campaign.ok) throw new Error('campaign');
  expect(replayJournal(bytes, campaign.value).findings).toEqual([]);
  expect(parseRunRecord(readFileSync(repo.path(FAULT_RUN, 'run.json')), 'run.json', campaign.value).findings).toEqual(
    [],
  );
  const checked = await validateCommand(
    { paths: [FAULT_RUN], fileOnly: false, campaign: null },
    testContext({ cwd: repo.root }),
  );
  expect(checked.text).not.toMatch(/error|warning/u);
}
