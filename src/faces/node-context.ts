/**
 * The world as Node shows it, made into the `Context` that commands work in. Here alone the environment, the clock, the
 * terminal and the signals are touched.
 */
import { createHash, hash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '../commands/context.ts';
import { useSha256 } from '../protocol/digest.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { VERSION } from '../version.ts';
import { isTerminal, writeTo } from './terminal.ts';

// Node's own implementation: the portable one takes 15 ms for its first 20 kB, a tenth of what a short command may take.
useSha256((data) => hash('sha256', data));

/**
 * SHA-256 over the bundle that runs: for each file in name order `<sha256>  <name>\n`, then the SHA-256 of that list,
 * which is what `sha256sum *` piped to `sha256sum` prints. Null when the code runs from its sources.
 */
export function bundleSha256(folder: string): string | null {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  if (!names.includes('index.js')) return null;
  names.sort();
  const list = names
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')}  ${name}\n`,
    )
    .join('');
  return createHash('sha256').update(list).digest('hex');
}

/** An abort on the first interrupt; the second ends the process the way the signal would have. */
function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      controller.abort(new Error(name));
    });
  }
  return controller.signal;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false;
  // Loaded here: it is not needed by any command that asks nothing.
  const { createInterface } = await import('node:readline/promises');
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await prompt.question(`${question} Type yes to go on: `)).trim().toLowerCase() === 'yes';
  } finally {
    prompt.close();
  }
}

function wantsColour(): boolean {
  // https://no-color.org: present and not empty, whatever its value.
  return (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new EquipoiseError(
      'no-current-folder',
      'The current folder does not exist any more. Change to one that does.',
      3,
    );
  }
}

/** @param bundleFolder folder of the running bundle's `index.js`. */
export function nodeContext(bundleFolder: string, json: boolean): Context {
  let dist: string | null | undefined;
  let signal: AbortSignal | undefined;
  const isTTY = !json && isTerminal('stdout');
  return {
    cwd: currentFolder(),
    env: (name) => process.env[name],
    now: () => new Date(),
    randomBytes: (size) => new Uint8Array(randomBytes(size)),
    // With --json, stdout holds exactly one JSON value: progress goes to stderr.
    out: (text) => {
      writeTo(json ? 'stderr' : 'stdout', text);
    },
    err: (text) => {
      writeTo('stderr', text);
    },
    isTTY,
    colour: isTTY && wantsColour(),
    get signal() {
      // From here on an interrupt is a request; a command that never asks is ended by it.
      signal ??= interruptSignal();
      return signal;
    },
    confirm,
    version: VERSION,
    get distSha256() {
      dist ??= bundleSha256(bundleFolder);
      return dist;
    },
    nodeVersion: process.versions.node,
  };
}
