/**
 * Whole runs on a git ref: the same files as in a local folder, and a machine lost in the middle of a push, or a run taken
 * away, without anything being sent twice.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBroker } from '../../src/gateway/broker.ts';
import { createSyntheticDriver } from '../../src/gateway/drivers/synthetic.ts';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { readFileCapped } from '../../src/repository/files.ts';
import { bindRoute } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { modelRouteProfileSchema } from '../../src/route/profile.ts';
import { executeRun } from '../../src/runner/execute.ts';
import { openRunIn } from '../../src/runner/open.ts';
import { openLocalStore } from '../../src/runner/store-local.ts';
import { readRunRef } from '../../src/runner/store-gitref.ts';
import type { RunStore } from '../../src/runner/store.ts';
import { prepareScorer } from '../../src/trial/scoring.ts';
import { INSTRUCTIONS, makeCampaign, trial } from '../ledger/support/campaign.ts';
import { startGitServer, type BareRepository, type GitServer } from '../support/git-http-server.ts';
import { GIT_ENVIRONMENT } from '../support/repo.ts';
import { admissionRequest } from './support/admission.ts';
import { audit } from './support/audit.ts';
import { openStore, REF, REPOSITORY, storeOptions } from './support/git-store.ts';
import type { GitOrders } from './support/git-worker.ts';
import { GOOD, startServer, type CountingServer } from './support/server.ts';
import { bundleScript, type Bundle } from './support/spawn.ts';

let server: GitServer;
let bare: BareRepository;
let bundle: Bundle;
const folder = mkdtempSync(join(tmpdir(), 'equipoise-gitref-'));

beforeAll(async () => {
  bundle = await bundleScript('git-worker.ts');
});
afterAll(async () => {
  await bundle.remove();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  server = await startGitServer();
  bare = server.create(REPOSITORY);
});
afterEach(async () => {
  server.fault = () => null;
  await server.close();
});

/** Executes a run of the synthetic driver, one pair at a time, under a clock that stands still. */
async function executeSynthetic(store: RunStore): Promise<RunSummary> {
  const campaign = makeCampaign({ pairs: 5 });
  const { fixture, rubric } = trial();
  const now = (): Date => new Date('2026-07-16T12:00:00.000Z');
  const driver = createSyntheticDriver({ fixture, rubric, seed: campaign.randomization.seed });
  const request = admissionRequest(campaign, 1);
  const profile = { ...modelRouteProfileSchema.strip().parse(request.binding), provider_driver: driver.id };
  const binding = bindRoute(issueCatalog([profile]), profile.profile_id);
  const admit = { ...request, binding, driver: { id: driver.id, synthetic: true } };
  const run = await openRunIn(store, { campaign, admit, now });
  const broker = createBroker({
    driver,
    binding,
    alias: campaign.model.model,
    sampling: campaign.sampling,
    timeoutMsPerRequest: campaign.trials.timeoutMsPerRequest,
    rates: campaign.budget,
    notAfterMs: Date.parse(run.admission.grant.expiresAt),
    clock: { now: () => now().getTime(), monotonic: () => 0 },
  });
  try {
    return await executeRun({
      run,
      fixture,
      scorer: await prepareScorer(rubric, fixture),
      instructions: INSTRUCTIONS,
      attempt: (attempt) => broker.attempt(attempt),
      signal: new AbortController().signal,
      monotonic: () => 0,
    });
  } finally {
    await run.close();
    await broker.close();
  }
}

describe('a paired run of the synthetic driver', () => {
  it('leaves the same files on a ref as in a folder, byte for byte', async () => {
    const local = join(folder, 'local');
    const inFolder = await executeSynthetic(await openLocalStore(local, () => new Date('2026-07-16T12:00:00.000Z')));
    const onRef = await executeSynthetic(await openStore(server));
    expect(onRef).toEqual(inFolder);
    expect(onRef.status).toBe('completed');
    const found = await readRunRef(storeOptions(server));
    const names = readdirSync(local).filter((name) => !name.startsWith('.'));
    expect(names.length).toBeGreaterThanOrEqual(7);
    expect([...(found?.files.keys() ?? [])].sort()).toEqual(names.sort());
    for (const name of names) {
      const read = await readFileCapped(join(local, name), 1 << 24);
      expect(Buffer.from(found?.files.get(name) ?? []).toString(), name).toBe(read.ok ? read.bytes.toString() : null);
    }
    expect(found?.lock).toMatchObject({ generation: 1, holder: null });
    // Each commit is a run that can be taken up: a line is never behind what a file beside it says of it.
    for (const commit of bare.git('rev-list', REF).split('\n')) {
      const files = bare.git('ls-tree', '-r', '--name-only', commit).split('\n');
      if (files.includes('journal.jsonl')) expect(files).toContain('admission.json');
    }
  });
});

function ordersFor(model: CountingServer, change: Partial<GitOrders> = {}): GitOrders {
  return {
    gitUrl: server.url,
    repository: REPOSITORY,
    parent: mkdtempSync(join(folder, 'machine-')),
    modelUrl: model.url,
    pairs: 6,
    concurrency: 2,
    workflowRunId: 1,
    ...change,
  };
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly summary: RunSummary | null;
  readonly stderr: string;
}

function start(orders: GitOrders): { kill: () => void; ended: Promise<End> } {
  const child = spawn(process.execPath, [bundle.script, JSON.stringify(orders)], {
    env: { ...GIT_ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise<End>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const summary = code === 0 ? (JSON.parse(stdout) as RunSummary) : null;
      resolve({ code, signal, summary, stderr });
    });
  });
  return { kill: () => child.kill('SIGKILL'), ended };
}

/** The run as it lies on the ref, in a folder, for the audit that knows nothing of stores. */
async function checkedOut(): Promise<string> {
  const found = await readRunRef(storeOptions(server));
  const target = mkdtempSync(join(folder, 'out-'));
  for (const [name, bytes] of found?.files ?? []) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), bytes);
  }
  return target;
}

describe('a machine that is lost in the middle of a push', () => {
  it.each([
    ['which the server then does', 'done', 4],
    ['which the server then does', 'done', 7],
    ['which never arrives', 'cut', 4],
    ['which never arrives', 'cut', 9],
  ] as const)('%s (%s, push %i): the next holder sends nothing twice and finishes the rest', async (_, fate, at) => {
    const model = await startServer(() => ({ delayMs: 5, reply: GOOD }));
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    let arrived: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrived = resolve));
    let pushes = 0;
    server.fault = ({ push, method }) => {
      if (!push || method !== 'POST') return null;
      pushes += 1;
      if (pushes !== at) return null;
      arrived();
      return fate === 'cut'
        ? { kind: 'hold', until: until.then(() => Promise.reject(new Error('lost'))) }
        : { kind: 'hold', until };
    };
    const first = start(ordersFor(model));
    await held;
    first.kill();
    expect((await first.ended).signal).toBe('SIGKILL');
    const sentBefore = model.arrivals.length;
    release();

    const second = await start(ordersFor(model, { workflowRunId: 2 })).ended;
    expect(second.stderr).toBe('');
    expect(sentBefore).toBeLessThan(12);
    const found = audit(await checkedOut(), makeCampaign({ pairs: 6 }), model.arrivals);
    const lost = found.indeterminate.size;
    expect([...new Set(found.indeterminate.values())].filter((code) => code !== 'interrupted')).toEqual([]);
    expect(second.summary).toMatchObject({
      status: lost > 0 ? 'paused' : 'completed',
      requests: { scheduled: 12, received: 12 - lost, indeterminate: lost, pending: 0 },
    });
    expect(found.lines.filter(({ event }) => event === 'resumed')).toHaveLength(1);
    expect(JSON.parse(bare.git('show', `${REF}:lock.json`))).toMatchObject({ generation: 2, holder: null });
    await model.close();
  });
});

describe('a run that is taken away while it goes on', () => {
  it('sends nothing more, and the new holder finishes it', async () => {
    let takeOver: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (takeOver = resolve));
    const model = await startServer(
      () => ({ delayMs: 2, reply: GOOD }),
      (arrival) => {
        if (arrival === 2) takeOver();
      },
    );
    // Slow enough to be overtaken between two pushes.
    const first = start(ordersFor(model, { workflowRunId: 1, intervalMs: 1500 }));
    await begun;
    const second = await start(ordersFor(model, { workflowRunId: 2 })).ended;
    const { code, stderr } = await first.ended;
    expect(code).toBe(3);
    expect(stderr).toMatch(/^journal-lost: /u);
    expect(second.stderr).toBe('');
    const found = audit(await checkedOut(), makeCampaign({ pairs: 6 }), model.arrivals);
    expect(found.received.size + found.indeterminate.size).toBe(12);
    await model.close();
  });
});
