/** Runs the committed bundles the way users do: as child processes, on every Node line that is at hand. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const CLI = resolve(ROOT, 'dist/cli/index.js');
export const ACTION = resolve(ROOT, 'dist/action/index.js');

/**
 * The Node that runs the tests (24, from node_modules) and, when npm was started by another one, that one too: on a
 * machine with Node 20 the bundles are tried on both.
 */
export const NODES: readonly string[] = [
  ...new Set([process.execPath, process.env['npm_node_execpath'] ?? process.execPath]),
];

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: string;
  readonly input?: string;
}

/** A small, known environment: nothing of the developer's own settings or credentials. */
export function cleanEnvironment(extra: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', ...extra };
}

function ran(result: SpawnSyncReturns<string>): Ran {
  return { code: result.status, stdout: result.stdout, stderr: result.stderr };
}

export function equipoise(args: readonly string[], { cwd, env, node = process.execPath, input }: RunOptions): Ran {
  return ran(
    spawnSync(node, [CLI, ...args], {
      cwd,
      env: cleanEnvironment(env),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      ...(input === undefined ? {} : { input }),
    }),
  );
}

/** Runs the command with `--json` and parses stdout, which has to be exactly one JSON value. */
export function equipoiseJson(args: readonly string[], options: RunOptions): { code: number | null; json: unknown } {
  const { code, stdout, stderr } = equipoise([...args, '--json'], options);
  try {
    return { code, json: JSON.parse(stdout) };
  } catch {
    throw new Error(`equipoise ${args.join(' ')} printed no JSON value (exit ${String(code)}):\n${stdout}\n${stderr}`);
  }
}
