/**
 * Starts workers as processes of their own. The worker is bundled once, into a temporary folder: compiling eighty modules
 * for each of hundreds of processes would take most of the time of these tests.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { RunSummary } from '../../../src/ledger/summary.ts';
import type { Orders } from './worker.ts';

export interface WorkerEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Of a worker that came to its end. */
  readonly summary: RunSummary | null;
  readonly stderr: string;
}

export interface Worker {
  readonly child: ChildProcess;
  readonly ended: Promise<WorkerEnd>;
}

export interface Bundle {
  /** A folder for the test's own files; removed with the bundle. */
  readonly folder: string;
  readonly script: string;
  remove(): Promise<void>;
}

export interface WorkerBundle extends Bundle {
  /** `shell`: what a shell does before it becomes the worker. */
  start(orders: Orders, shell?: string): Worker;
}

export async function bundleScript(name: string): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), 'equipoise-runner-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, name),
      outDir: join(folder, 'bundle'),
      rolldownOptions: { output: { entryFileNames: 'script.mjs' } },
    },
  });
  const script = join(folder, 'bundle', 'script.mjs');
  return { folder, script, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function bundleWorker(): Promise<WorkerBundle> {
  const bundle = await bundleScript('worker.ts');
  return { ...bundle, start: (orders, shell) => startWorker(bundle.script, orders, shell) };
}

function startWorker(script: string, orders: Orders, shell?: string): Worker {
  const command = [process.execPath, script, JSON.stringify(orders)];
  const [program = '', ...rest] = shell === undefined ? command : ['sh', '-c', `${shell}; exec "$@"`, 'sh', ...command];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()));
  const ended = new Promise<WorkerEnd>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const summary = code === 0 ? (JSON.parse(stdout) as RunSummary) : null;
      resolve({ code, signal, summary, stderr });
    });
  });
  return { child, ended };
}
