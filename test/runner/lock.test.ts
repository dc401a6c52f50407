/** The lock of a run folder: one holder at a time, whoever comes when, and no holder that is dead. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { thisHolder, type Holder } from '../../src/runner/holder.ts';
import { acquireLock, LockHeldError } from '../../src/runner/lock.ts';
import { scratch } from './support/harness.ts';
import { bundleScript, type Bundle } from './support/spawn.ts';

const folders = scratch();
afterAll(() => folders.remove());

const now = (): Date => new Date();
const start = '2026-07-16T12:00:00.000Z';

function folder(): string {
  const path = folders.next();
  mkdirSync(path);
  return path;
}

const locks = (path: string): string[] => readdirSync(path).filter((name) => name.startsWith('.lock'));

function leave(path: string, generation: number, change: Partial<Holder> = {}): void {
  const holder = { ...thisHolder(generation, start), ...change };
  writeFileSync(join(path, `.lock.${generation}`), `${JSON.stringify(holder)}\n`);
}

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '0']).pid;
}

describe('a lock', () => {
  it('is one file that names its holder, and is gone after release', async () => {
    const path = folder();
    const lock = await acquireLock(path, now);
    expect(locks(path)).toEqual(['.lock.1']);
    expect(JSON.parse(readFileSync(join(path, '.lock.1'), 'utf8'))).toMatchObject({ pid: process.pid, generation: 1 });
    expect(lock.stillHeld()).toBe(true);
    await lock.release();
    expect(locks(path)).toEqual([]);
  });

  it('is refused while its holder lives, naming process, host and time', async () => {
    const path = folder();
    leave(path, 3);
    const refused = await acquireLock(path, now).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LockHeldError);
    expect(refused).toMatchObject({ code: 'run-locked', exit: 3, holder: { pid: process.pid, generation: 3 } });
    const { message } = refused as Error;
    for (const part of [`process ${process.pid}`, JSON.stringify(hostname()), start]) expect(message).toContain(part);
    expect(locks(path)).toEqual(['.lock.3']);
  });

  const ended: Partial<Holder> = { pid: deadPid(), processStart: null };
  it.each<[string, Partial<Holder>]>([
    ['whose process has ended', ended],
    ['whose machine was started anew', { bootId: 'an-earlier-boot' }],
    ['whose process id belongs to another process now', { processStart: '1' }],
  ])('is taken over from a holder %s', async (name, change) => {
    // Without /proc, as on macOS, only the first can be told.
    if (name !== 'whose process has ended' && thisHolder(1, start).bootId === null) return;
    const path = folder();
    leave(path, 2, ended);
    leave(path, 4, change);
    const lock = await acquireLock(path, now);
    expect(lock.generation).toBe(5);
    expect(locks(path)).toEqual(['.lock.5']);
    await lock.release();
  });

  it.each<[string, Partial<Holder>]>([
    ['on another machine', { host: 'some-other-machine', pid: 1 }],
    ['behind the wall of a container', { pidNamespace: 'pid:[1]', pid: 1 }],
  ])('is not taken from a holder %s, and the file to remove is named', async (_, change) => {
    const path = folder();
    leave(path, 7, { ...change, bootId: thisHolder(1, start).bootId });
    const refused = await acquireLock(path, now).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(LockHeldError);
    expect((refused as Error).message).toContain(`remove ${join(path, '.lock.7')}`);
  });

  it('is taken over from a process that died while it wrote its name', async () => {
    const path = folder();
    writeFileSync(join(path, '.lock.2'), '{"schemaVersion":"equi');
    const lock = await acquireLock(path, now);
    expect(lock.generation).toBe(3);
    await lock.release();
  });

  it('is known to be lost when its file was removed, even if another bears the name', async () => {
    const path = folder();
    const lock = await acquireLock(path, now);
    rmSync(join(path, '.lock.1'));
    expect(lock.stillHeld()).toBe(false);
    const other = await acquireLock(path, now);
    expect(other.generation).toBe(1);
    expect(lock.stillHeld()).toBe(false);
    await lock.release();
    expect(other.stillHeld()).toBe(true);
    await other.release();
  });

  it('moves above a generation without letting go', async () => {
    const path = folder();
    const lock = await acquireLock(path, now);
    await lock.outrank(6);
    expect([lock.generation, locks(path)]).toEqual([7, ['.lock.7']]);
    await lock.outrank(3);
    expect(lock.generation).toBe(7);
    await lock.release();
    expect(locks(path)).toEqual([]);
  });
});

interface Contender {
  readonly child: ChildProcess;
  ask(command: string): Promise<[word: string, detail: unknown]>;
}

describe('many processes', () => {
  let bundle: Bundle;
  const alive = new Set<ChildProcess>();
  beforeAll(async () => {
    bundle = await bundleScript('lock-worker.ts');
  });
  afterEach(() => {
    for (const child of alive) child.kill('SIGKILL');
    alive.clear();
  });
  afterAll(() => bundle.remove());

  async function contender(path: string): Promise<Contender> {
    const child = spawn(process.execPath, [bundle.script, path], { stdio: ['pipe', 'pipe', 'inherit'] });
    alive.add(child);
    const waiting: ((said: [string, unknown]) => void)[] = [];
    createInterface(child.stdout).on('line', (line) => waiting.shift()?.(JSON.parse(line) as [string, unknown]));
    const hear = (): Promise<[string, unknown]> => new Promise((resolve) => waiting.push(resolve));
    await hear();
    return {
      child,
      ask: (command) => {
        const said = hear();
        child.stdin.write(`${command}\n`);
        return said;
      },
    };
  }

  async function kill({ child }: Contender): Promise<void> {
    const gone = new Promise((resolve) => child.on('close', resolve));
    child.kill('SIGKILL');
    await gone;
    alive.delete(child);
  }

  it('that want one lock at once: exactly one gets it', async () => {
    const path = folder();
    const two = await Promise.all([contender(path), contender(path)]);
    for (let round = 0; round < 20; round += 1) {
      const said = await Promise.all(two.map((each) => each.ask('take')));
      expect(said.map(([word]) => word).sort()).toEqual(['held', 'won']);
      const winner = two[said.findIndex(([word]) => word === 'won')];
      await winner?.ask('give');
    }
  });

  it('that find a dead holder at once: exactly one of eight takes over, time and again', async () => {
    const path = folder();
    let contenders = await Promise.all(Array.from({ length: 8 }, () => contender(path)));
    let last = 0;
    for (let round = 0; round < 6; round += 1) {
      const said = await Promise.all(contenders.map((each) => each.ask('take')));
      expect(said.map(([word]) => word).sort()).toEqual([...Array<string>(7).fill('held'), 'won']);
      const index = said.findIndex(([word]) => word === 'won');
      const winner = contenders[index];
      if (winner === undefined) throw new Error('somebody won');
      const generation = said[index]?.[1] as number;
      expect(generation).toBeGreaterThan(last);
      last = generation;
      await kill(winner);
      rmSync(join(path, 'witness'));
      contenders = [...contenders.filter((each) => each !== winner), await contender(path)];
    }
  });

  it('never hold it together, however they come and go', async () => {
    const path = folder();
    const five = await Promise.all(Array.from({ length: 5 }, () => contender(path)));
    const said = await Promise.all(five.map((each) => each.ask('120')));
    expect(said.map(([word, detail]) => (word === 'looped' ? word : [word, detail]))).toEqual(Array(5).fill('looped'));
    expect(said.reduce((sum, [, won]) => sum + (won as number), 0)).toBeGreaterThan(0);
  });
});
