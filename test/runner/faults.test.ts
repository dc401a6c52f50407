/** What can go wrong around a run: a full disk, a lost lock, Ctrl-C, two processes, a torn line, a damaged journal. */
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptOutcome } from '../../src/gateway/broker.ts';
import { JournalWriteError } from '../../src/runner/journal-file.ts';
import { readRun } from '../../src/runner/read-run.ts';
import type { RunStore } from '../../src/runner/store.ts';
import { makeCampaign } from '../ledger/support/campaign.ts';
import { audit, readLines } from './support/audit.ts';
import { answer, failure, openTrial, runTrial, scratch, type Trial } from './support/harness.ts';
import { startServer } from './support/server.ts';
import { bundleWorker, type WorkerBundle } from './support/spawn.ts';

const folders = scratch();
const campaign = makeCampaign();
let bundle: WorkerBundle;
beforeAll(async () => {
  bundle = await bundleWorker();
});
afterAll(async () => {
  folders.remove();
  await bundle.remove();
});

const good = async (): Promise<AttemptOutcome> => Promise.resolve(answer(campaign));
const trial = (change: Partial<Trial> = {}): Trial => ({ campaign, runDir: folders.next(), attempt: good, ...change });
const journalOf = ({ runDir }: Trial): string => join(runDir, 'journal.jsonl');

/** A store whose appends fail while `broken` says so; like the real one it keeps the lines for the next success. */
function failing(store: RunStore, broken: (append: number) => boolean): RunStore {
  let backlog = '';
  let appends = -1;
  return {
    get generation() {
      return store.generation;
    },
    where: store.where,
    outrank: (generation) => store.outrank(generation),
    readJournal: () => store.readJournal(),
    cutJournal: (offset) => store.cutJournal(offset),
    read: (name) => store.read(name),
    replace: (name, text) => store.replace(name, text),
    listReconciliations: () => store.listReconciliations(),
    remove: (name) => store.remove(name),
    close: () => store.close(),
    async append(lines) {
      appends += 1;
      backlog += lines;
      if (broken(appends)) throw new JournalWriteError('the disk is full', false);
      const text = backlog;
      backlog = '';
      await store.append(text);
    },
  };
}

describe('a disk that is full', () => {
  it('sends nothing more, keeps what is known, and says so', async () => {
    let sent = 0;
    const attempt = async (): Promise<AttemptOutcome> => {
      sent += 1;
      return good();
    };
    // Append 7 is the dispatch of the third request: it is not durable, so it must not be sent.
    const options = trial({ attempt, wrap: (store) => failing(store, (append) => append === 7) });
    await expect(runTrial(options)).rejects.toMatchObject({ code: 'journal-unwritable', exit: 3 });
    expect(sent).toBe(2);
    const lines = readLines(options.runDir).slice(7);
    expect(lines.map(({ event, code }) => code ?? event)).toEqual(['dispatched', 'aborted-before-send', 'paused']);
    const again = await runTrial({ ...options, wrap: (store) => store });
    expect(again).toMatchObject({ status: 'completed', totals: { requests: 11 }, requests: { received: 10 } });
  });

  it('loses no answer that arrives while the disk is full for a moment', async () => {
    // Append 5 is the answer of the second request.
    const options = trial({ wrap: (store) => failing(store, (append) => append === 5) });
    await expect(runTrial(options)).rejects.toMatchObject({ code: 'journal-unwritable' });
    const state = await readRun(options.runDir, campaign);
    if (!state.ok) throw new Error(JSON.stringify(state.findings));
    expect(state.value).toMatchObject({ status: 'paused', pauseReason: 'storage-failed' });
    expect([...state.value.requests.values()].filter(({ scored }) => scored !== null)).toHaveLength(2);
    expect(await runTrial({ ...options, wrap: (store) => store })).toMatchObject({
      status: 'completed',
      requests: { indeterminate: 0 },
    });
  });

  it('for good: what was under way is unknown after a resume, and nothing was sent twice', async () => {
    const server = await startServer(() => ({ delayMs: 5 }));
    const orders = { runDir: join(bundle.folder, 'full'), url: server.url, pairs: 5, retries: 0, concurrency: 2 };
    // The shell's unit is 512 bytes: the journal reaches 8 KiB somewhere in the middle and cannot grow any further.
    const end = await bundle.start(orders, `ulimit -f 16; trap '' XFSZ`).ended;
    expect([end.code, end.stderr]).toEqual([3, expect.stringMatching(/^journal-unwritable: .*EFBIG/u)]);
    const sent = server.arrivals.length;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(10);
    const { summary } = await bundle.start(orders).ended;
    expect(summary?.requests.pending).toBe(0);
    const found = audit(orders.runDir, makeCampaign(orders), server.arrivals);
    expect(found.indeterminate.size).toBe(summary?.requests.indeterminate);
    expect(found.received.size).toBe(10 - found.indeterminate.size);
    await server.close();
  });
});

describe('a lock that is taken away', () => {
  it('ends the run without another line, and without another request', async () => {
    let sent = 0;
    const options = trial({
      attempt: async () => {
        sent += 1;
        if (sent === 3) {
          for (const name of readdirSync(options.runDir))
            if (name.startsWith('.lock')) rmSync(join(options.runDir, name));
        }
        return good();
      },
    });
    await expect(runTrial(options)).rejects.toMatchObject({ code: 'journal-lost', exit: 3 });
    expect(sent).toBe(3);
    expect(readLines(options.runDir).at(-1)).toMatchObject({ event: 'dispatched' });
    expect(await runTrial(options)).toMatchObject({ requests: { received: 9, indeterminate: 1 } });
  });
});

describe('Ctrl-C', () => {
  it('drains and pauses a real process; a resume completes the run', async () => {
    let interrupt: () => void = () => undefined;
    const server = await startServer(
      () => ({ delayMs: 60 }),
      (arrival) => {
        if (arrival === 11) interrupt();
      },
    );
    const orders = { runDir: join(bundle.folder, 'drain'), url: server.url, pairs: 20, retries: 1, concurrency: 4 };
    const worker = bundle.start(orders);
    interrupt = () => worker.child.kill('SIGINT');
    const { code, summary } = await worker.ended;
    expect(code).toBe(0);
    expect(summary).toMatchObject({ status: 'paused', pauseReason: 'aborted', requests: { indeterminate: 0 } });
    // Whatever had arrived was answered and written down.
    expect(summary?.requests.received).toBe(server.arrivals.length);
    expect(server.arrivals.length).toBeLessThan(40);
    const rest = await bundle.start(orders).ended;
    expect(rest.summary).toMatchObject({ status: 'completed', totals: { requests: 40 } });
    audit(orders.runDir, makeCampaign(orders), server.arrivals);
    await server.close();
  });
});

describe('two processes on one run', () => {
  it('one runs it, the other is told who does', async () => {
    const server = await startServer(() => ({ delayMs: 20 }));
    const orders = { runDir: join(bundle.folder, 'race'), url: server.url, pairs: 10, retries: 0, concurrency: 2 };
    const workers = [bundle.start(orders), bundle.start(orders)];
    const ends = await Promise.all(workers.map(({ ended }) => ended));
    const winner = ends.findIndex(({ code }) => code === 0);
    expect(ends[winner]?.summary).toMatchObject({ status: 'completed', totals: { requests: 20 } });
    expect(ends[1 - winner]?.code).toBe(3);
    expect(ends[1 - winner]?.stderr).toContain(
      `run-locked: The run in ${orders.runDir} is held by process ${workers[winner]?.child.pid}`,
    );
    audit(orders.runDir, makeCampaign(orders), server.arrivals);
    await server.close();
  });
});

describe('a torn last line', () => {
  /** A run cut off after so many lines, as a crash leaves it. */
  async function cutAfter(lines: number): Promise<{ options: Trial; text: string; start: number }> {
    const options = trial();
    await runTrial(options);
    const all = readFileSync(journalOf(options), 'utf8').split('\n');
    const text = `${all.slice(0, lines).join('\n')}\n`;
    return { options, text, start: text.lastIndexOf('\n', text.length - 2) + 1 };
  }

  it.each([
    // Line 8 sends the third request, line 9 is its answer.
    ['of a send: the request was never sent', 8, 'pending', 1],
    ['of an answer: the request is unknown', 9, 'in-flight', 7],
  ])('%s', async (_, lines, outcome, step) => {
    const { options, text, start } = await cutAfter(lines);
    const id = (JSON.parse(text.slice(start)) as { requestId: string }).requestId;
    for (let end = start + 1; end < text.length; end += step) {
      writeFileSync(journalOf(options), text.slice(0, end));
      const run = await openTrial(options);
      expect([run.resumed, run.discardedBytes]).toEqual([true, end - start]);
      expect(run.state().requests.get(id)?.outcome).toBe(outcome);
      await run.close();
      expect(readFileSync(journalOf(options), 'utf8')).toBe(text.slice(0, start));
    }
    writeFileSync(journalOf(options), text.slice(0, -1));
    expect(await runTrial(options)).toMatchObject({ requests: { indeterminate: outcome === 'pending' ? 0 : 1 } });
    expect(readLines(options.runDir).find(({ event }) => event === 'resumed')).toMatchObject({
      discardedBytes: text.length - 1 - start,
    });
  });

  it('of the very first line: the run is admitted anew', async () => {
    const { options, text } = await cutAfter(1);
    writeFileSync(journalOf(options), text.slice(0, 40));
    expect(await runTrial(options)).toMatchObject({ status: 'completed' });
  });

  it('that is whole but cannot be read is not taken for torn', async () => {
    const { options, text } = await cutAfter(8);
    writeFileSync(journalOf(options), `${text.slice(0, -40)}\n`);
    await expect(openTrial(options)).rejects.toMatchObject({ code: 'journal-damaged', exit: 1 });
    expect(readFileSync(journalOf(options), 'utf8')).toBe(`${text.slice(0, -40)}\n`);
  });

  it('is a warning to somebody who only looks', async () => {
    const { options, text, start } = await cutAfter(9);
    truncateSync(journalOf(options), text.length - 5);
    const state = await readRun(options.runDir, campaign);
    expect(state).toMatchObject({ ok: true, value: { torn: { offset: start, kind: 'unterminated' } } });
    expect(state.findings).toMatchObject([{ code: 'journal-torn', severity: 'warning' }]);
    expect(readFileSync(journalOf(options)).length).toBe(text.length - 5);
  });
});

describe('a crash after an answer over the cap', () => {
  it('sends nothing more, and pauses for that reason', async () => {
    const options = trial({
      attempt: async () =>
        Promise.resolve(answer(campaign, { outputTokens: 1001, rejection: 'usage-over-cap', stopsRun: true })),
    });
    await runTrial(options);
    const lines = readFileSync(journalOf(options), 'utf8').split('\n');
    expect(lines.slice(0, 5).map((line) => /"event":"([a-z]+)"/u.exec(line)?.[1])).toEqual([
      'admitted',
      'dispatched',
      'received',
      'scored',
      'paused',
    ]);
    writeFileSync(journalOf(options), `${lines.slice(0, 4).join('\n')}\n`);
    const attempt = (): Promise<AttemptOutcome> => Promise.reject(new Error('must not be sent'));
    const summary = await runTrial({ ...options, attempt });
    expect(summary).toMatchObject({ status: 'paused', pauseReason: 'usage-over-cap', totals: { requests: 1 } });
  });
});

describe('a damaged run folder', () => {
  it('is refused with the line that was changed', async () => {
    const options = trial({ execute: { signal: AbortSignal.abort() } });
    await runTrial(options);
    const text = readFileSync(journalOf(options), 'utf8');
    writeFileSync(journalOf(options), text.replace('"generation":1', '"generation":3'));
    const refused = await openTrial(options).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'journal-damaged',
      findings: [{ line: 1, code: 'journal-other-admission' }],
    });
    // The lock is free again.
    writeFileSync(journalOf(options), text);
    await (await openTrial(options)).close();
  });

  it('is refused without its admission, or with another one', async () => {
    const options = trial({ execute: { signal: AbortSignal.abort() } });
    await runTrial(options);
    const other = trial({ admit: { concurrency: 7 }, execute: { signal: AbortSignal.abort() } });
    await runTrial(other);
    const admission = join(options.runDir, 'admission.json');
    cpSync(join(other.runDir, 'admission.json'), admission);
    await expect(openTrial(options)).rejects.toMatchObject({ code: 'journal-damaged' });
    rmSync(admission);
    await expect(openTrial(options)).rejects.toMatchObject({ code: 'admission-missing', exit: 1 });
  });

  it('does not matter as far as derived files go: they are written again', async () => {
    const options = trial();
    await runTrial(options);
    const written = ['run.json', 'usage.jsonl', 'scores.json', 'manifest.baseline.json', 'manifest.candidate.json'];
    const files = written.map((name) => join(options.runDir, name));
    const before = files.map((file) => readFileSync(file, 'utf8'));
    for (const file of files) writeFileSync(file, 'rubbish');
    await runTrial(options);
    expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  });
});

describe('a folder that holds more', () => {
  it('keeps no temporary file and no lock after a run', async () => {
    const options = trial({ attempt: async () => Promise.resolve(failure('provider-error')) });
    await runTrial(options);
    expect(readdirSync(options.runDir).sort()).toEqual([
      'admission.json',
      'journal.jsonl',
      'manifest.baseline.json',
      'manifest.candidate.json',
      'run.json',
      'scores.json',
      'usage.jsonl',
    ]);
  });
});
