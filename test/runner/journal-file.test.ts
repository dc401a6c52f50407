/** The journal as a file: what shares a sync, when a line counts as durable, and what happens when the disk fails. */
import fs, { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { JournalFile } from '../../src/runner/journal-file.ts';
import { openLocalStore } from '../../src/runner/store-local.ts';
import { scratch } from './support/harness.ts';

const folders = scratch();
afterAll(() => folders.remove());

let prototype: Pick<FileHandle, 'datasync'>;
beforeAll(async () => {
  const handle = await open(import.meta.filename, 'r');
  prototype = Object.getPrototypeOf(handle) as typeof prototype;
  await handle.close();
});

function path(): string {
  const folder = folders.next();
  mkdirSync(folder);
  return join(folder, 'journal.jsonl');
}

const held = (): boolean => true;

type Write = (handle: number, bytes: Buffer, offset: number, length: number, position: number) => number;

/** Puts something before the system's write: a count, or a failure. */
function spyOnWrite(before: (bytes: Buffer) => void): void {
  const original = fs.writeSync as Write;
  vi.spyOn(fs as { writeSync: Write }, 'writeSync').mockImplementation((handle, bytes, offset, length, position) => {
    before(bytes);
    return original(handle, bytes, offset, length, position);
  });
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Fails the first time it is called. */
function failOnce(fail: () => never): () => void {
  let calls = 0;
  return () => {
    calls += 1;
    if (calls === 1) fail();
  };
}
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

describe('appending', () => {
  it('shares one write and one sync among all appends of a turn, in order', async () => {
    const file = path();
    const journal = await JournalFile.open(file, held);
    const writes: string[] = [];
    spyOnWrite((bytes) => writes.push(bytes.toString()));
    const sync = vi.spyOn(prototype, 'datasync');
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index}\n`);
    await Promise.all(lines.map((line) => journal.append(line)));
    expect([writes.length, sync.mock.calls.length]).toEqual([1, 1]);
    expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
    await journal.close();
  });

  it('gathers what arrives during a write into the next one', async () => {
    const file = path();
    const journal = await JournalFile.open(file, held);
    const sync = vi.spyOn(prototype, 'datasync');
    const first = journal.append('first\n');
    while (sync.mock.calls.length === 0) await turn();
    const others = Array.from({ length: 20 }, (_, index) => journal.append(`other ${index}\n`));
    await Promise.all([first, ...others]);
    expect(sync.mock.calls.length).toBe(2);
    await journal.close();
  });

  it('calls nothing durable that has not been synced', async () => {
    const journal = await JournalFile.open(path(), held);
    let release: () => void = () => undefined;
    const synced = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sync = vi.spyOn(prototype, 'datasync').mockImplementationOnce(() => synced);
    let durable = false;
    const appended = journal.append('line\n').then(() => {
      durable = true;
    });
    while (sync.mock.calls.length === 0) await turn();
    for (let count = 0; count < 20; count += 1) await turn();
    expect(durable).toBe(false);
    release();
    await appended;
    expect(durable).toBe(true);
    await journal.close();
  });

  it('goes on after what is already there', async () => {
    const file = path();
    writeFileSync(file, 'old\n');
    const journal = await JournalFile.open(file, held);
    await journal.append('new\n');
    expect(Buffer.from(await journal.read(100)).toString()).toBe('old\nnew\n');
    await journal.cut(4);
    await journal.append('newer\n');
    expect(readFileSync(file, 'utf8')).toBe('old\nnewer\n');
    await journal.close();
  });
});

describe('a disk that fails', () => {
  it('makes the append fail, keeps its lines, and writes them before the next ones', async () => {
    const file = path();
    const journal = await JournalFile.open(file, held);
    await journal.append('one\n');
    spyOnWrite(
      failOnce(() => {
        throw full;
      }),
    );
    await expect(journal.append('two\n')).rejects.toMatchObject({ code: 'journal-unwritable', exit: 3, final: false });
    expect(readFileSync(file, 'utf8')).toBe('one\n');
    await journal.append('three\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\nthree\n');
    await journal.close();
  });

  it('writes again what a failed sync may have lost', async () => {
    const file = path();
    const journal = await JournalFile.open(file, held);
    const writes: string[] = [];
    spyOnWrite((bytes) => writes.push(bytes.toString()));
    vi.spyOn(prototype, 'datasync').mockRejectedValueOnce(
      Object.assign(new Error('input/output error'), { code: 'EIO' }),
    );
    await expect(journal.append('one\n')).rejects.toThrow('cannot be written (EIO)');
    await journal.append('two\n');
    expect(writes).toEqual(['one\n', 'one\ntwo\n']);
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    await journal.close();
  });

  it('overwrites the part that a short write left', async () => {
    const file = path();
    const journal = await JournalFile.open(file, held);
    spyOnWrite(
      failOnce(() => {
        appendFileSync(file, 'a lo');
        throw full;
      }),
    );
    await expect(journal.append('a long line\n')).rejects.toThrow('ENOSPC');
    await journal.append('b\n');
    expect(readFileSync(file, 'utf8')).toBe('a long line\nb\n');
    await journal.close();
  });
});

describe('a journal that is no longer ours', () => {
  it('is not written to once the lock is gone, now or later', async () => {
    const file = path();
    let ours = true;
    const journal = await JournalFile.open(file, () => ours);
    await journal.append('one\n');
    ours = false;
    await expect(journal.append('two\n')).rejects.toMatchObject({ code: 'journal-lost', final: true });
    ours = true;
    await expect(journal.append('three\n')).rejects.toMatchObject({ code: 'journal-lost' });
    expect(readFileSync(file, 'utf8')).toBe('one\n');
    await journal.close();
  });

  it('is not written to when somebody else has written', async () => {
    const file = path();
    const journal = await JournalFile.open(file, held);
    await journal.append('one\n');
    appendFileSync(file, 'foreign\n');
    await expect(journal.append('two\n')).rejects.toMatchObject({ code: 'journal-lost' });
    expect(readFileSync(file, 'utf8')).toBe('one\nforeign\n');
    await journal.close();
  });

  it('is never a link', async () => {
    const file = path();
    writeFileSync(`${file}.elsewhere`, '');
    symlinkSync(`${file}.elsewhere`, file);
    await expect(JournalFile.open(file, held)).rejects.toMatchObject({ code: 'journal-unopenable' });
  });
});

describe('a run folder', () => {
  it('gives the lock back when it cannot be opened', async () => {
    const folder = folders.next();
    mkdirSync(join(folder, 'journal.jsonl'), { recursive: true });
    const now = (): Date => new Date();
    await expect(openLocalStore(folder, now)).rejects.toMatchObject({ code: 'journal-unopenable' });
    await expect(openLocalStore(folder, now)).rejects.toMatchObject({ code: 'journal-unopenable' });
  });

  it('replaces files as a whole and only while it is held', async () => {
    const folder = folders.next();
    const store = await openLocalStore(folder, () => new Date());
    await store.replace('run.json', 'one');
    expect(Buffer.from((await store.read('run.json')) ?? []).toString()).toBe('one');
    expect(await store.read('scores.json')).toBeNull();
    await store.close();
    await expect(store.replace('run.json', 'two')).rejects.toMatchObject({ code: 'journal-lost' });
    expect(readFileSync(join(folder, 'run.json'), 'utf8')).toBe('one');
  });
});
