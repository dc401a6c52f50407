/**
 * The lock of a run folder: a file `.lock.<generation>`, created exclusively, that names its holder.
 *
 * A dead holder's file is never removed first, which would let two processes each remove and create one; the next
 * generation is created beside it, and only one process can create it. A process that looked at the folder too early can
 * create a generation that is already past, so after creating its file each looks again: it holds the lock only if no
 * file stands above its own and no living holder below. Of two that do this at once, the later one sees the earlier.
 */
import { constants, statSync } from 'node:fs';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EquipoiseError } from '../protocol/findings.ts';
import { errorCode } from './folders.ts';
import { holderSchema, livenessOf, thisHolder, type Holder } from './holder.ts';

const LOCK_NAME = /^\.lock\.([1-9][0-9]{0,8})$/u;
/** A file that stays unreadable for so long was left by a process that died while it created it. */
const UNREADABLE_MS = 1000;
const ATTEMPTS = 200;

/** Another process holds the run. `holder` is null when its file cannot be read. */
export class LockHeldError extends EquipoiseError {
  readonly holder: Holder | null;
  readonly file: string;

  constructor(message: string, file: string, holder: Holder | null) {
    super('run-locked', message, 3);
    this.file = file;
    this.holder = holder;
  }
}

export interface RunLock {
  readonly generation: number;
  /** Moves to a generation above the given one, without letting go in between. */
  outrank(generation: number): Promise<void>;
  /** False once somebody has removed the file, that is, taken the run away. */
  stillHeld(): boolean;
  release(): Promise<void>;
}

/**
 * Takes the lock of a folder, at once or not at all.
 *
 * @throws LockHeldError when a living process has it, or one that cannot be looked at from here.
 */
export async function acquireLock(folder: string, now: () => Date): Promise<RunLock> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const generations = await listGenerations(folder);
    await refuseLiving(folder, generations);
    const generation = (generations.at(-1) ?? 0) + 1;
    const identity = await create(folder, generation, now);
    if (identity === null) continue;
    if (await confirmed(folder, generation)) {
      await removeBelow(folder, generation);
      return new HeldLock(folder, generation, identity, now);
    }
    await rm(pathOf(folder, generation), { force: true });
    // Several that stepped back at once must not meet again in step.
    await sleep(1 + Math.random() * 20);
  }
  throw new LockHeldError(`Too many processes want the run in ${folder}; try again.`, folder, null);
}

class HeldLock implements RunLock {
  readonly #folder: string;
  readonly #now: () => Date;
  #generation: number;
  #identity: string;

  constructor(folder: string, generation: number, identity: string, now: () => Date) {
    this.#folder = folder;
    this.#generation = generation;
    this.#identity = identity;
    this.#now = now;
  }

  get generation(): number {
    return this.#generation;
  }

  async outrank(generation: number): Promise<void> {
    if (this.#generation > generation) return;
    for (let next = generation + 1; ; next += 1) {
      const identity = await create(this.#folder, next, this.#now);
      // Somebody who came too late may be about to step back from this very number.
      if (identity === null) continue;
      const old = pathOf(this.#folder, this.#generation);
      this.#generation = next;
      this.#identity = identity;
      await rm(old, { force: true });
      return;
    }
  }

  stillHeld(): boolean {
    return identityOf(pathOf(this.#folder, this.#generation)) === this.#identity;
  }

  async release(): Promise<void> {
    // Taken away, the name may be another's by now.
    if (this.stillHeld()) await rm(pathOf(this.#folder, this.#generation), { force: true });
  }
}

/** Ascending. */
async function listGenerations(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .map((name) => Number(LOCK_NAME.exec(name)?.[1] ?? 0))
    .filter((generation) => generation > 0)
    .sort((a, b) => a - b);
}

/** Creates the file and says which one it is; null when there already was one. */
async function create(folder: string, generation: number, now: () => Date): Promise<string | null> {
  const path = pathOf(folder, generation);
  try {
    const handle = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o644);
    try {
      await handle.writeFile(`${JSON.stringify(thisHolder(generation, now().toISOString()))}\n`);
    } finally {
      await handle.close();
    }
    return identityOf(path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return null;
    throw new EquipoiseError('run-unlockable', `The lock ${path} cannot be created (${errorCode(error)}).`, 3);
  }
}

/** Tells a file from another that later bears its name; null when there is none. */
function identityOf(path: string): string | null {
  const status = statSync(path, { bigint: true, throwIfNoEntry: false });
  return status === undefined ? null : `${status.ino} ${status.mtimeNs}`;
}

async function confirmed(folder: string, generation: number): Promise<boolean> {
  const others = (await listGenerations(folder)).filter((other) => other !== generation);
  if (others.some((other) => other > generation)) return false;
  for (const other of others) {
    const holder = await readHolder(pathOf(folder, other));
    if (holder !== null && livenessOf(holder) !== 'dead') return false;
  }
  return true;
}

async function refuseLiving(folder: string, generations: readonly number[]): Promise<void> {
  for (const generation of generations.toReversed()) {
    const path = pathOf(folder, generation);
    const holder = await readHolder(path);
    if (holder === null) continue;
    const liveness = livenessOf(holder);
    if (liveness === 'dead') continue;
    const who = `process ${holder.pid} on ${JSON.stringify(holder.host)} since ${holder.startedAt}`;
    const advice =
      liveness === 'alive'
        ? 'Wait for it to end, or stop it with Ctrl-C; it then pauses the run.'
        : `From here nobody can see whether it still runs. When you are sure that it does not, remove ${path}.`;
    throw new LockHeldError(`The run in ${folder} is held by ${who}. ${advice}`, path, holder);
  }
}

/** The holder that a lock file names; null when the file is gone, or stays unreadable because its creator died. */
async function readHolder(path: string): Promise<Holder | null> {
  for (let waited = 0; waited <= UNREADABLE_MS; waited += 50) {
    try {
      return holderSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null;
      await sleep(50);
    }
  }
  return null;
}

async function removeBelow(folder: string, generation: number): Promise<void> {
  for (const other of await listGenerations(folder)) {
    if (other < generation) await rm(pathOf(folder, other), { force: true });
  }
}

function pathOf(folder: string, generation: number): string {
  return join(folder, `.lock.${generation}`);
}
