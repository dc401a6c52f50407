/**
 * Who holds a lock, written down so that a later process can tell a living holder from a dead one. A process id alone
 * cannot: ids are used again, start over after a reboot, and mean another process inside a container.
 */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { pid } from 'node:process';
import * as z from 'zod';
import { timestamp } from '../protocol/scalars.ts';

const shortText = z.string().min(1).max(256);

export const holderSchema = z.strictObject({
  schemaVersion: z.literal('equipoise.lock.v1'),
  generation: z.int().min(1),
  pid: z.int().min(1),
  host: shortText,
  startedAt: timestamp,
  /** Changes with every boot; null where the system has none. */
  bootId: shortText.nullable(),
  /** Process ids count within this; null where the system has no such thing. */
  pidNamespace: shortText.nullable(),
  /** When the process started, in the system's own units; null where that cannot be learnt. */
  processStart: shortText.nullable(),
});

export type Holder = z.infer<typeof holderSchema>;

/** This process as a holder. */
export function thisHolder(generation: number, startedAt: string): Holder {
  return {
    schemaVersion: 'equipoise.lock.v1',
    generation,
    pid,
    host: hostname(),
    startedAt,
    bootId: bootId(),
    pidNamespace: pidNamespace(),
    processStart: processStart(pid),
  };
}

/** `elsewhere`: on another machine, or behind a wall of this one, where nobody can look from here. */
export type Liveness = 'alive' | 'dead' | 'elsewhere';

export function livenessOf(holder: Holder): Liveness {
  if (holder.host !== hostname()) return 'elsewhere';
  const boot = bootId();
  // The same name after a reboot: whoever held the lock ended with the old boot.
  if (boot !== null && holder.bootId !== null && boot !== holder.bootId) return 'dead';
  if (holder.pidNamespace !== pidNamespace()) return 'elsewhere';
  if (!exists(holder.pid)) return 'dead';
  const start = processStart(holder.pid);
  return start !== null && holder.processStart !== null && start !== holder.processStart ? 'dead' : 'alive';
}

function exists(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: there is one, and it belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function bootId(): string | null {
  return readShort('/proc/sys/kernel/random/boot_id');
}

function pidNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

/** Clock ticks from boot to the start of a process (field 22 of proc_pid_stat(5)). A zombie has already ended. */
function processStart(processId: number): string | null {
  const stat = readShort(`/proc/${processId}/stat`);
  // The second field is the program's name in parentheses and may itself hold blanks and parentheses.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields === undefined) return null;
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? null);
}

function readShort(path: string): string | null {
  try {
    return readFileSync(path, 'latin1').trim();
  } catch {
    return null;
  }
}
