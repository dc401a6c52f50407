/**
 * A run on a git ref, against a real server: what was acknowledged is there, one commit holds one moment, one holder at a
 * time writes, and nothing that a server or a network does loses a line.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRef } from '../../src/repository/layout.ts';
import { IDENTIFIER_PATTERN } from '../../src/protocol/scalars.ts';
import { LockHeldError } from '../../src/runner/lock.ts';
import { readRunRef } from '../../src/runner/store-gitref.ts';
import type { RunStore } from '../../src/runner/store.ts';
import { CANARY, canaryForms, everythingIn } from '../support/canary.ts';
import { startGitServer, type BareRepository, type GitServer } from '../support/git-http-server.ts';
import { fakeTime, HOLDER, openStore, REF, REPOSITORY, storeOptions } from './support/git-store.ts';

let server: GitServer;
let bare: BareRepository;
let open: RunStore[];

beforeEach(async () => {
  server = await startGitServer();
  bare = server.create(REPOSITORY);
  open = [];
});

afterEach(async () => {
  server.fault = () => null;
  for (const store of open) await store.close();
  await server.close();
});

async function opened(change: Parameters<typeof openStore>[1] = {}): Promise<RunStore> {
  const store = await openStore(server, change);
  open.push(store);
  return store;
}

function fileAt(name: string, commit = REF): string {
  return bare.feed('', 'show', `${commit}:${name}`);
}

/** Ids of the ref's commits, newest first. */
function history(): string[] {
  return bare.git('rev-list', REF).split('\n');
}

const lockAt = (commit = REF): unknown => JSON.parse(fileAt('lock.json', commit)) as unknown;
const pushes = (): number => server.requests.filter(({ push, method }) => push && method === 'POST').length;
const text = (bytes: Uint8Array | null): string | null => (bytes === null ? null : Buffer.from(bytes).toString());
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

describe('lines and files', () => {
  it('are on the server when they are acknowledged, and come back to the next holder', async () => {
    const store = await opened();
    expect(store.generation).toBe(1);
    expect(lockAt()).toEqual({
      schemaVersion: 'equipoise.run-lock.v1',
      generation: 1,
      holder: HOLDER,
      takenAt: '2026-07-16T12:00:00.000Z',
    });
    await store.append('{"a":1}\n');
    expect(fileAt('journal.jsonl')).toBe('{"a":1}');
    await Promise.all([store.append('{"b":2}\n'), store.replace('admission.json', '{"ü":"\u{1f600}"}\n')]);
    await store.close();
    expect(lockAt()).toMatchObject({ generation: 1, holder: null });

    const next = await opened({ holder: { workflowRunId: 102, runAttempt: 1 } });
    expect(next.generation).toBe(2);
    expect(text(await next.readJournal())).toBe('{"a":1}\n{"b":2}\n');
    expect(text(await next.read('admission.json'))).toBe('{"ü":"\u{1f600}"}\n');
    expect(await next.read('run.json')).toBeNull();
    expect(bare.git('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('of one moment are one commit, and each commit follows from the one before', async () => {
    const store = await opened();
    await store.replace('admission.json', 'first\n');
    await Promise.all([
      store.append('one\n'),
      store.replace('run.json', 'run after one\n'),
      store.append('two\n'),
      store.replace('scores.json', 'scores after two\n'),
    ]);
    const [tip = '', before = '', first = '', ...rest] = history();
    expect(rest).toEqual([]);
    expect(bare.git('ls-tree', '-r', '--name-only', tip).split('\n')).toEqual([
      'admission.json',
      'journal.jsonl',
      'lock.json',
      'run.json',
      'scores.json',
    ]);
    expect(fileAt('journal.jsonl', tip)).toBe('one\ntwo');
    expect(bare.git('ls-tree', '--name-only', before).split('\n')).toEqual(['admission.json', 'lock.json']);
    expect(bare.git('ls-tree', '--name-only', first)).toBe('lock.json');
  });

  it('that come together share a push; pushes keep their distance', async () => {
    const time = fakeTime();
    const store = await opened({ ...time, intervalMs: 1000 });
    const before = pushes();
    await Promise.all(Array.from({ length: 50 }, (_, n) => store.append(`line ${n}\n`)));
    expect(pushes() - before).toBe(1);
    expect(time.waits).toEqual([1000]);

    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    let arrived: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrived = resolve));
    server.fault = ({ push, method }) => {
      if (!push || method !== 'POST') return null;
      arrived();
      return { kind: 'hold', until };
    };
    const first = store.append('first\n');
    await held;
    const later = Array.from({ length: 20 }, (_, n) => store.append(`later ${n}\n`));
    release();
    await Promise.all([first, ...later]);
    expect(pushes() - before).toBe(3);
    expect(time.waits).toEqual([1000, 1000, 1000]);
    const lines = fileAt('journal.jsonl').split('\n');
    expect(lines.slice(-21)).toEqual(['first', ...Array.from({ length: 20 }, (_, n) => `later ${n}`)]);
  });

  it('can be cut off, removed and listed', async () => {
    const store = await opened();
    await store.append('whole\ntorn');
    await store.cutJournal(6);
    await store.append('next\n');
    expect(fileAt('journal.jsonl')).toBe('whole\nnext');
    expect(await store.listReconciliations()).toEqual([]);
    await store.replace('reconciliations/0001-4588c6d9.json', '{}\n');
    await store.replace('reconciliations/0002-4588c6d9.json', '{}\n');
    await store.remove('reconciliations/0001-4588c6d9.json');
    await store.close();
    const next = await opened();
    expect(await next.listReconciliations()).toEqual(['0002-4588c6d9.json']);
    expect(text(await next.read('reconciliations/0002-4588c6d9.json'))).toBe('{}\n');
  });
});

describe('one holder', () => {
  it('keeps another out while it lives, by what the caller knows of it', async () => {
    await opened();
    const asked: unknown[] = [];
    const other = openStore(server, {
      holder: { workflowRunId: 102, runAttempt: 1 },
      isAlive(holder) {
        asked.push(holder);
        return Promise.resolve(true);
      },
    });
    await expect(other).rejects.toThrow(LockHeldError);
    await expect(other).rejects.toThrow('workflow run 101 (attempt 1) since 2026-07-16T12:00:00.000Z');
    expect(asked).toEqual([HOLDER]);
    expect(lockAt()).toMatchObject({ generation: 1, holder: HOLDER });
  });

  it('may come back as a later job of its own workflow run; another attempt is another holder', async () => {
    await opened();
    expect((await opened()).generation).toBe(2);
    expect(await codeOf(openStore(server, { holder: { ...HOLDER, runAttempt: 2 } }))).toBe('run-locked');
  });

  it('loses the run to one that took it over, and writes nothing more', async () => {
    const first = await opened();
    await first.append('first\n');
    const second = await opened({
      holder: { workflowRunId: 102, runAttempt: 1 },
      isAlive: () => Promise.resolve(false),
    });
    expect(second.generation).toBe(2);
    const late = [first.append('late\n'), first.replace('run.json', 'late\n'), first.append('later\n')];
    expect(await Promise.all(late.map(codeOf))).toEqual(['journal-lost', 'journal-lost', 'journal-lost']);
    const asked = server.requests.length;
    expect(await codeOf(first.append('again\n'))).toBe('journal-lost');
    expect(await codeOf(first.replace('scores.json', 'again\n'))).toBe('journal-lost');
    await first.close();
    expect(server.requests.length).toBe(asked);
    await second.append('second\n');
    expect(fileAt('journal.jsonl')).toBe('first\nsecond');
    expect(lockAt()).toMatchObject({ generation: 2, holder: { workflowRunId: 102, runAttempt: 1 } });
  });

  it('is one of two that begin at once, even as the same holder', async () => {
    let looking = 0;
    let both: () => void = () => undefined;
    const until = new Promise<void>((resolve) => (both = resolve));
    // Neither sees the other's ref: both have looked before either pushes.
    server.fault = ({ push, method }) => {
      if (push && method === 'GET' && (looking += 1) === 2) both();
      return push && method === 'GET' ? { kind: 'hold', until } : null;
    };
    const other = { workflowRunId: 102, runAttempt: 1 };
    const ends = await Promise.allSettled([openStore(server), openStore(server, { holder: other })]);
    const stores = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    open.push(...stores);
    expect(stores.map(({ generation }) => generation)).toEqual([1]);
    expect(ends.filter((end) => end.status === 'rejected' && end.reason instanceof LockHeldError)).toHaveLength(1);

    const fresh = { runId: 'run-2' };
    looking = 0;
    const same = await Promise.all([opened(fresh), opened(fresh)]);
    expect(same.map(({ generation }) => generation).sort()).toEqual([1, 2]);
    const codes = await Promise.all(same.map((store) => codeOf(store.append('line\n'))));
    expect(codes.filter((code) => code === 'none')).toHaveLength(1);
    expect(codes.filter((code) => code === 'journal-lost')).toHaveLength(1);
  });

  it('can be asked to begin a new run, or to go on with one', async () => {
    expect(await codeOf(openStore(server, { expect: 'present' }))).toBe('run-missing');
    const store = await opened({ expect: 'absent' });
    await store.close();
    expect(await codeOf(openStore(server, { expect: 'absent' }))).toBe('run-exists');
    expect((await opened({ expect: 'present' })).generation).toBe(2);
  });

  it('goes above a generation that the journal names', async () => {
    const store = await opened();
    await store.outrank(7);
    expect(store.generation).toBe(8);
    expect(lockAt()).toMatchObject({ generation: 8, holder: HOLDER });
    await store.outrank(3);
    expect(store.generation).toBe(8);
    await store.close();
    expect((await opened()).generation).toBe(9);
  });
});

describe('a server that fails', () => {
  it('for a while costs time and no line', async () => {
    const time = fakeTime();
    const store = await opened(time);
    let failures = 5;
    server.fault = () => {
      if (failures === 0) return null;
      failures -= 1;
      return failures % 2 === 0 ? { kind: 'status', status: 503 } : { kind: 'cut' };
    };
    const before = time.waits.length;
    await store.append('through it all\n');
    expect(failures).toBe(0);
    expect(time.waits.length - before).toBeGreaterThanOrEqual(3);
    expect(fileAt('journal.jsonl')).toBe('through it all');
  });

  it('for longer than anybody waits refuses the lines and keeps them', async () => {
    const time = fakeTime();
    const store = await opened({ ...time, patienceMs: 60_000 });
    server.fault = () => ({ kind: 'status', status: 502 });
    const refused = store.append('one\n');
    await expect(refused).rejects.toThrow(/answers with an error \(502\)/u);
    expect(await codeOf(refused)).toBe('journal-unwritable');
    expect(Math.max(...time.waits)).toBeLessThanOrEqual(30_000);
    server.fault = () => null;
    await store.append('two\n');
    expect(fileAt('journal.jsonl')).toBe('one\ntwo');
  });

  it('after it has done a push is believed about the ref, not about the answer', async () => {
    const store = await opened();
    const before = history().length;
    let cuts = 0;
    server.fault = ({ push, method }) => {
      if (!push || method !== 'POST' || cuts > 0) return null;
      cuts += 1;
      return { kind: 'cut-after' };
    };
    await store.append('arrived\n');
    expect(cuts).toBe(1);
    expect(fileAt('journal.jsonl')).toBe('arrived');
    expect(history().length).toBe(before + 1);
  });

  it('may have done a push that nobody learns of until more has come', async () => {
    const time = fakeTime();
    const more: Promise<void>[] = [];
    let asked = false;
    const store = await opened({
      ...time,
      async sleep(ms) {
        // What comes while the server is away goes along with what it already has.
        if (asked && more.length === 0) more.push(store.append('second\n'));
        await time.sleep(ms);
      },
    });
    let stage: 'push' | 'look' | 'done' = 'push';
    server.fault = ({ push, method }) => {
      if (stage === 'push' && push && method === 'POST') {
        stage = 'look';
        return { kind: 'cut-after' };
      }
      // curl sends a request again by itself when a connection that it used before breaks.
      if (stage === 'look' && push) return { kind: 'cut' };
      if (stage === 'look') {
        stage = 'done';
        asked = true;
        return { kind: 'status', status: 500 };
      }
      return null;
    };
    await store.append('first\n');
    expect(more).toHaveLength(1);
    await Promise.all(more);
    expect(fileAt('journal.jsonl')).toBe('first\nsecond');
    expect(fileAt('journal.jsonl', `${REF}~1`)).toBe('first');
    await store.append('third\n');
    expect(fileAt('journal.jsonl')).toBe('first\nsecond\nthird');
  });

  it('refuses a push by a rule of its own: the lines wait for the rule to go', async () => {
    const store = await opened();
    bare.git('config', 'receive.denyDeletes', 'true');
    bare.git('config', 'receive.maxInputSize', '1');
    const refused = store.append('one\n');
    expect(await codeOf(refused)).toBe('journal-unwritable');
    await expect(refused).rejects.toThrow('does not let refs/equipoise/runs/index-checks/run-1 be written');
    bare.git('config', '--unset', 'receive.maxInputSize');
    await store.append('two\n');
    expect(fileAt('journal.jsonl')).toBe('one\ntwo');
  });

  it('does not keep a store from being closed, and what is left belongs to the next holder', async () => {
    const store = await opened();
    await store.append('one\n');
    server.fault = () => ({ kind: 'status', status: 500 });
    await store.close();
    server.fault = () => null;
    expect(lockAt()).toMatchObject({ holder: HOLDER });
    const next = await opened({ holder: { workflowRunId: 9, runAttempt: 1 }, isAlive: () => Promise.resolve(false) });
    expect(text(await next.readJournal())).toBe('one\n');
  });
});

describe('a ref that somebody else wrote', () => {
  function put(entries: string): void {
    bare.git('update-ref', REF, bare.git('commit-tree', bare.feed(entries, 'mktree', '--missing'), '-m', 'x'));
  }

  it.each([
    ['a file of another name', (blob: string) => `100644 blob ${blob}\tpayload.sh\n`],
    ['a link', (blob: string) => `120000 blob ${blob}\tjournal.jsonl\n`],
    ['an executable', (blob: string) => `100755 blob ${blob}\trun.json\n`],
    ['a name of an object’s property', (blob: string) => `100644 blob ${blob}\tconstructor\n`],
    ['no lock', (blob: string) => `100644 blob ${blob}\tjournal.jsonl\n`],
    ['a lock that is none', (blob: string) => `100644 blob ${blob}\tlock.json\n`],
  ])('is refused with %s', async (_, entries) => {
    put(entries(bare.feed('{}', 'hash-object', '-w', '--stdin')));
    expect(await codeOf(openStore(server))).toBe('run-ref-damaged');
    expect(await codeOf(readRunRef(storeOptions(server)))).toBe('run-ref-damaged');
  });

  it('is refused with a file over its size', async () => {
    const lock = bare.feed('{}', 'hash-object', '-w', '--stdin');
    const blob = bare.feed(Buffer.alloc(70_000, 0x20), 'hash-object', '-w', '--stdin');
    put(`100644 blob ${blob}\tadmission.json\n100644 blob ${lock}\tlock.json\n`);
    expect(await codeOf(openStore(server))).toBe('run-ref-damaged');
  });
});

describe('reading without taking', () => {
  it('gives the files and the lock, and changes nothing', async () => {
    expect(await readRunRef(storeOptions(server))).toBeNull();
    const store = await opened();
    await Promise.all([store.append('line\n'), store.replace('run.json', 'run\n')]);
    const found = await readRunRef(storeOptions(server));
    expect(found?.commit).toBe(bare.git('rev-parse', REF));
    expect(found?.lock).toMatchObject({ generation: 1, holder: HOLDER });
    expect([...(found?.files ?? [])].map(([name, bytes]) => [name, text(bytes)])).toEqual([
      ['journal.jsonl', 'line\n'],
      ['run.json', 'run\n'],
    ]);
  });

  it('leaves nothing behind on this machine', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'equipoise-test-parent-'));
    const store = await openStore(server, { parent });
    expect(readdirSync(parent)).toHaveLength(1);
    await store.append('line\n');
    await readRunRef(storeOptions(server, { parent }));
    await store.close();
    expect(await codeOf(openStore(server, { parent, expect: 'absent' }))).toBe('run-exists');
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('the token', () => {
  it.runIf(process.platform === 'linux')('is in no argument, no file and no error of a push', async () => {
    const guarded = await startGitServer(CANARY);
    const hidden = guarded.create(REPOSITORY);
    const parent = mkdtempSync(join(tmpdir(), 'equipoise-test-parent-'));
    const remote = { server: guarded.url, repository: REPOSITORY, token: CANARY };
    const store = await openStore(guarded, { remote, parent, patienceMs: 0 });
    let seen = '';
    guarded.fault = ({ push, method }) => {
      if (push && method === 'POST') seen += `${processes()}\n${contents(parent)}`;
      return null;
    };
    await store.append('line\n');
    expect(hidden.git('show', `${REF}:journal.jsonl`)).toBe('line');
    expect(seen).toContain('push');
    expect(seen).toContain(REF);
    guarded.fault = () => ({ kind: 'status', status: 403 });
    const error: unknown = await store.append('more\n').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'journal-unwritable' });
    const secret = Buffer.from(`x-access-token:${CANARY}`).toString('base64');
    for (const text of [seen, contents(parent), everythingIn(error)]) {
      expect([canaryForms(text), text.includes(secret)]).toEqual([[], false]);
    }
    await store.close();
    await guarded.close();
    rmSync(parent, { recursive: true });
  });
});

/** The arguments of every process of this machine. */
function processes(): string {
  return readdirSync('/proc')
    .filter((name) => /^[0-9]+$/u.test(name))
    .map((pid) => readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
    .join('\n');
}

/** Every byte below a folder. */
function contents(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readQuietly(join(entry.parentPath, entry.name)))
    .join('\n');
}

function readQuietly(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

describe('the name of the ref', () => {
  it('is one that git takes, and another for every other run', () => {
    const id = fc
      .string({ unit: fc.constantFrom(...Array.from('aAbB019._-/%~')), minLength: 1, maxLength: 130 })
      .filter((one) => IDENTIFIER_PATTERN.test(one));
    fc.assert(
      fc.property(fc.array(id, { minLength: 2, maxLength: 8 }), (ids) => {
        const refs = new Set(ids.map((one) => runRef(one, 'r').toLowerCase()));
        expect(refs.size).toBe(new Set(ids).size);
      }),
    );
    const awkward = ['a', 'A', 'a.lock', 'a/b', 'con', 'a.', 'a-b', 'x'.repeat(128), 'a.b.lock', 'Ab.lock'];
    for (const one of awkward) expect(bare.git('check-ref-format', runRef(one, one))).toBe('');
    expect(new Set(awkward.map((one) => runRef('c', one).toLowerCase())).size).toBe(awkward.length);
  });
});
