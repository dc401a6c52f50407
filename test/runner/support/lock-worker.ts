/**
 * A process that takes and gives back the lock of a folder on command (one word a line on stdin), and leaves a witness
 * while it has it: two holders at once would meet there.
 */
import { closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { acquireLock, LockHeldError, type RunLock } from '../../../src/runner/lock.ts';

const folder = process.argv[2] ?? '';
const witness = join(folder, 'witness');
let lock: RunLock | null = null;

function say(word: string, detail: unknown = null): void {
  process.stdout.write(`${JSON.stringify([word, detail])}\n`);
}

async function take(): Promise<void> {
  try {
    lock = await acquireLock(folder, () => new Date());
  } catch (error) {
    say(error instanceof LockHeldError ? 'held' : 'error', error instanceof Error ? error.message : null);
    return;
  }
  try {
    closeSync(openSync(witness, 'wx'));
    say('won', lock.generation);
  } catch {
    say('collision', lock.generation);
  }
}

async function give(): Promise<void> {
  rmSync(witness, { force: true });
  await lock?.release();
  lock = null;
  say('gave');
}

/** Takes and gives back, as often as asked; says how often it had the lock, and stops at the first collision. */
async function loop(times: number): Promise<void> {
  let won = 0;
  for (let round = 0; round < times; round += 1) {
    try {
      lock = await acquireLock(folder, () => new Date());
    } catch (error) {
      if (error instanceof LockHeldError) continue;
      throw error;
    }
    closeSync(openSync(witness, 'wx'));
    won += 1;
    rmSync(witness);
    await lock.release();
  }
  say('looped', won);
}

async function obey(command: string): Promise<void> {
  if (command === 'take') await take();
  else if (command === 'give') await give();
  else await loop(Number(command));
}

createInterface(process.stdin).on('line', (command) => {
  obey(command).catch((error: unknown) => say('error', error instanceof Error ? error.message : null));
});
say('ready');
