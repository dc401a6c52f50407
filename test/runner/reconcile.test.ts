/**
 * Reconciliations killed with SIGKILL at every step that touches the disk. Whatever the step: done again it comes to
 * the same end, with one file and one line, and nothing left over.
 */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptOutcome } from '../../src/gateway/broker.ts';
import { parseAdmission } from '../../src/ledger/admission.ts';
import { reconciliationProblems } from '../../src/ledger/check-reconciliations.ts';
import { deriveRunRecord, encodeJsonFile } from '../../src/ledger/derive.ts';
import { replayJournal } from '../../src/ledger/journal.ts';
import { planRun } from '../../src/ledger/plan.ts';
import type { RunState } from '../../src/ledger/state.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { makeCampaign } from '../ledger/support/campaign.ts';
import { answer, lost, runTrial, scratch } from './support/harness.ts';
import type { ReconcileOrders } from './support/reconcile-worker.ts';
import { bundleScript, type Bundle } from './support/spawn.ts';

const SHAPE = { pairs: 5, retries: 0 };
const campaign = makeCampaign(SHAPE);
const folders = scratch();
let bundle: Bundle;
let paused: string;

beforeAll(async () => {
  bundle = await bundleScript('reconcile-worker.ts');
  paused = folders.next();
  let calls = 0;
  const attempt = (): Promise<AttemptOutcome> => {
    calls += 1;
    return Promise.resolve(
      calls === 4 ? ({ ...lost(campaign), providerResponseId: 'resp_4' } as AttemptOutcome) : answer(campaign),
    );
  };
  await runTrial({ campaign, runDir: paused, attempt });
});
afterAll(async () => {
  folders.remove();
  await bundle.remove();
});

function work(orders: ReconcileOrders): Promise<{ code: number | null; signal: string | null; stderr: string }> {
  const child = spawn(process.execPath, [bundle.script, JSON.stringify(orders)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, stderr })));
}

function stateOf(runDir: string): RunState {
  const bytes = readFileSync(join(runDir, 'admission.json'));
  const admission = parseAdmission(bytes, 'admission.json');
  if (!admission.ok) throw new Error('admission');
  const context = { value: admission.value, sha256: sha256Hex(bytes) };
  const replay = replayJournal(readFileSync(join(runDir, 'journal.jsonl')), campaign, { admission: context });
  if (!replay.ok) throw new Error(JSON.stringify(replay.findings));
  return replay.value;
}

function filesOf(runDir: string): { name: string; bytes: Uint8Array }[] {
  const folder = join(runDir, 'reconciliations');
  return readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}

/** One line, its one file, and a record that follows; the run is complete. */
function check(runDir: string): void {
  const state = stateOf(runDir);
  expect(state).toMatchObject({ status: 'completed', reconciliations: [{ method: 'decision', outcome: 'abandoned' }] });
  expect(reconciliationProblems(state, planRun(campaign), null, filesOf(runDir))).toEqual([]);
  expect(readFileSync(join(runDir, 'run.json'), 'utf8')).toBe(encodeJsonFile(deriveRunRecord(state, campaign)));
  expect(readdirSync(runDir).filter((name) => name.startsWith('.lock'))).toEqual([]);
}

describe('a lost answer', () => {
  it("keeps the provider's name for it, which is what a look-up asks for", () => {
    expect([...stateOf(paused).requests.values()][3]?.attempts[0]).toMatchObject({
      outcome: 'indeterminate',
      providerResponseId: 'resp_4',
    });
  });
});

describe('a reconciliation', () => {
  // The file, its line, the line of the resume, that of the end, and five derived files.
  const STEPS = 9;

  it('has as many steps as this test visits', { timeout: 60_000 }, async () => {
    for (const [step, signal] of [
      [STEPS - 1, 'SIGKILL'],
      [STEPS, null],
    ] as const) {
      const runDir = folders.next();
      cpSync(paused, runDir, { recursive: true });
      expect(await work({ ...SHAPE, runDir, crash: { step, when: 'after' } })).toMatchObject({ signal });
    }
  });

  for (const when of ['before', 'after', 'torn'] as const) {
    it(
      `killed ${when === 'torn' ? 'in the middle of' : when} each of them comes to the same end`,
      { timeout: 300_000 },
      async () => {
        for (let step = 0; step < STEPS; step += 1) {
          const runDir = folders.next();
          cpSync(paused, runDir, { recursive: true });
          expect(await work({ ...SHAPE, runDir, crash: { step, when } })).toMatchObject({
            signal: 'SIGKILL',
            stderr: '',
          });
          expect(await work({ ...SHAPE, runDir })).toEqual({ code: 0, signal: null, stderr: '' });
          check(runDir);
        }
      },
    );
  }

  it('takes away what a crash left, and leaves what somebody else put there', { timeout: 60_000 }, async () => {
    const runDir = folders.next();
    cpSync(paused, runDir, { recursive: true });
    await work({ ...SHAPE, runDir, crash: { step: 0, when: 'after' } });
    const folder = join(runDir, 'reconciliations');
    const [left] = readdirSync(folder);
    writeFileSync(join(folder, '0001-ffffffff.json'), '{}');
    writeFileSync(join(folder, '.0001-ffffffff.json.01234567-89ab-cdef-0123-456789abcdef.tmp'), '{');
    writeFileSync(join(folder, '0500-ffffffff.json'), '{}');
    await work({ ...SHAPE, runDir });
    expect(readdirSync(folder).sort()).toEqual([left, '0500-ffffffff.json']);
    expect(reconciliationProblems(stateOf(runDir), planRun(campaign), null, filesOf(runDir))).toMatchObject([
      { code: 'reconciliation-extra' },
    ]);
  });
});
