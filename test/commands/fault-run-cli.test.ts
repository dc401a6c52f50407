/**
 * The same run from the outside: the real command as a child process against a real server process that fails at random.
 * The key stands in the environment throughout, and on none of the streams.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ReconcileReport } from '../../src/commands/reconcile.ts';
import type { StatusReport } from '../../src/commands/status.ts';
import type { Admission } from '../../src/ledger/admission.ts';
import { CANARY, canaryForms, filesBelow } from '../support/canary.ts';
import { equipoise, type Ran } from '../support/dist.ts';
import type { EvidenceRepo } from '../support/evidence-repo.ts';
import { addUp, FAULT_RUN, faultRepo, type FaultLine } from '../support/fault-stage.ts';
import { temporaryFolder } from '../support/repo.ts';

interface Counts {
  readonly byId: Readonly<Record<string, number>>;
  readonly answeredIds: readonly string[];
  readonly billed: { readonly inputTokens: number; readonly outputTokens: number };
}

let repo: EvidenceRepo;
let server: ChildProcess;
let baseUrl = '';
const printed: string[] = [];

beforeAll(async () => {
  repo = await faultRepo('openai-chat');
  const inputs = ['fixture', 'rubric'].flatMap((name) => [`--${name}`, repo.path(`campaigns/review/${name}.json`)]);
  const faults = ['--faults', 'from outside', '--shares', '0.1,0.05,0.15,0.02'];
  server = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../support/gateway-server-cli.ts'), ...inputs, ...faults],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  if (server.stdout === null) throw new Error('the server has no stdout');
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  baseUrl = (JSON.parse(line.toString('utf8')) as { baseUrl: string }).baseUrl;
});
afterAll(() => {
  server.kill();
});

/** Locales that fold case and zones that change the day in their own ways must change nothing. */
const SETTINGS = [
  { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
  { LC_ALL: 'C', TZ: 'America/Adak' },
] as const;

function go(args: readonly string[], env: Readonly<Record<string, string>> = { OPENAI_API_KEY: CANARY }): Ran {
  const setting = SETTINGS[printed.length % SETTINGS.length];
  const ran = equipoise(args, { cwd: repo.root, env: { EQUIPOISE_DEBUG: '1', ...setting, ...env } });
  printed.push(ran.stdout, ran.stderr);
  return ran;
}
const json = (ran: Ran): unknown => JSON.parse(ran.stdout);

const RUN_ARGS = ['run', 'campaigns/review', '--run-id', 'run-1', '--gateway', 'openai-chat', '--json'];

async function books(): Promise<{ status: StatusReport; lines: FaultLine[]; counts: Counts }> {
  const status = json(go(['status', FAULT_RUN, '--json'])) as StatusReport;
  const lines = repo
    .readText(`${FAULT_RUN}/journal.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FaultLine);
  const counts = (await (await fetch(new URL('/__counts', baseUrl))).json()) as Counts;
  const sum = addUp(lines, JSON.parse(repo.readText(`${FAULT_RUN}/admission.json`)) as Admission);
  expect({ ...sum, costUsd: Number(sum.costUsd) }).toEqual({
    ...status.totals,
    costUsd: Number(status.totals.costUsd),
  });
  const received = lines.filter(({ event }) => event === 'received');
  const tokens = (of: 'inputTokens' | 'outputTokens'): number =>
    received.reduce((all, { usage }) => all + (usage?.[of] ?? NaN), 0);
  expect({ inputTokens: tokens('inputTokens'), outputTokens: tokens('outputTokens') }).toEqual(counts.billed);
  expect(received).toHaveLength(counts.answeredIds.length);
  expect(Object.values(counts.byId).filter((count) => count !== 1)).toEqual([]);
  expect(Object.keys(counts.byId)).toHaveLength(lines.filter(({ event }) => event === 'dispatched').length);
  return { status, lines, counts };
}

describe('forty requests to a server process that fails at random', () => {
  test('are accounted for, settled and signed', { timeout: 120_000 }, async () => {
    const run = (): Ran => go([...RUN_ARGS, '--base-url', baseUrl]);
    for (let turn = 0; turn < 8; turn += 1) {
      run();
      if ((await books()).status.pending.length === 0) break;
    }
    const { status } = await books();
    expect(status).toMatchObject({ state: 'paused', pauseReason: 'indeterminate-requests', pending: [] });
    expect(status.indeterminate.length).toBeGreaterThan(0);

    const key = join(temporaryFolder(), 'key.pem');
    expect(go(['keys', 'generate', '--out', key], {}).code).toBe(0);
    expect(go(['sign', FAULT_RUN, '--key', key, '--json'], {})).toMatchObject({ code: 1 });
    expect(go(['sign', FAULT_RUN, '--key', key, '--json'])).toMatchObject({ code: 3 });

    expect(go(['reconcile', FAULT_RUN, '--lookup', '--base-url', baseUrl])).toMatchObject({ code: 1 });
    // A request has three attempts, so that after three rounds nothing is left to be lost.
    for (let turn = 0; turn < 3; turn += 1) {
      for (const id of (await books()).status.indeterminate) {
        const settle = (decision: string, reason: string): Ran =>
          go(['reconcile', FAULT_RUN, '--request', id, '--decision', decision, '--reason', reason]);
        // What was lost with its last attempt can only be given up, and then counts as exhausted.
        if (settle('replay', 'No such request.').code !== 0) settle('abandon', 'No attempt is left.');
      }
      run();
    }
    expect(json(go(['reconcile', FAULT_RUN, '--json'])) as ReconcileReport).toMatchObject({ indeterminate: [] });
    expect((await books()).status).toMatchObject({ state: 'completed' });

    expect(go(['sign', FAULT_RUN, '--key', key, '--json'], {})).toMatchObject({ code: 0 });
    expect(go(['verify', FAULT_RUN, '--json'])).toMatchObject({ code: 0 });
    expect(go(['report', FAULT_RUN, '--html', repo.path('report.html')])).toMatchObject({ code: 0 });
    expect(canaryForms(printed.join('\n'))).toEqual([]);
    for (const file of filesBelow(repo.root)) expect([file[0], canaryForms(file.join('\n'))]).toEqual([file[0], []]);
  });

  test.each([
    ['openai-chat', 'OPENAI_API_KEY'],
    ['openai-responses', 'OPENAI_API_KEY'],
    ['anthropic-messages', 'ANTHROPIC_API_KEY'],
  ])('%s: a broken key ends the command without a word of it, traces included', (gateway, name) => {
    for (const broken of [`${CANARY}\n`, `${CANARY}\r\nx: y`, `${CANARY}é`, ` ${CANARY}`]) {
      const args = ['run', 'campaigns/review', '--run-id', 'broken', '--gateway', gateway, '--base-url', baseUrl];
      expect(go(args, { [name]: broken }).code).not.toBe(0);
    }
    expect(canaryForms(printed.join('\n'))).toEqual([]);
  });
});
