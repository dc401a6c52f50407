/**
 * The Actions runner for tests: one step of one job, on Node 24, with real command files, workflow commands, masks and limits, and
 * with the runner's own way of ending a step that is cancelled.
 *
 * ```ts
 * const step = runAction({
 *   main: 'dist/action/index.js', manifest: 'action.yml', workspace: repo.root, folder: temporaryFolder(),
 *   inputs: { command: 'validate' }, event: github.lastEvent('pull_request', 'labeled'), github, repository: repo,
 * });
 * const { conclusion, annotations, outputs, summary, log } = await step.done;
 * ```
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { RecordedEvent, Repository, SimulatedGitHub } from './github.ts';
import { parseCommand, type Command } from './runner-commands.ts';
import { environment, inputEnvironment } from './runner-environment.ts';
import { CommandFiles, type FileResults } from './runner-files.ts';
import { Masks } from './runner-masks.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/node/bin/node');
const MOST_OF_A_KIND = 10;
const LONGEST_MESSAGE = 4096;

export interface ActionRun {
  /** Bundle to run, absolute or from the root of this project. */
  readonly main: string;
  /** `action.yml` whose defaults fill in missing inputs; without one, inputs are as given. */
  readonly manifest?: string;
  /** `GITHUB_WORKSPACE` and the working directory. */
  readonly workspace: string;
  /** An empty folder for command files and `RUNNER_TEMP`. */
  readonly folder: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** What started the workflow. */
  readonly event?: RecordedEvent;
  readonly github?: SimulatedGitHub;
  readonly repository?: Repository;
  /** `GITHUB_SHA` and `GITHUB_REF`; those of the event's kind unless told otherwise. */
  readonly sha?: string;
  readonly ref?: string;
  readonly runId?: number;
  readonly runAttempt?: number;
  readonly job?: string;
  /** State of the main step, for a post step. */
  readonly state?: ReadonlyMap<string, string>;
  readonly env?: Readonly<Record<string, string>>;
  /** Values that the workflow takes from `secrets`; masked from the beginning. */
  readonly secrets?: readonly string[];
  /** Milliseconds from SIGINT to SIGTERM and from there to SIGKILL; the runner's own unless told otherwise. */
  readonly patience?: { readonly interrupt: number; readonly terminate: number };
}

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title: string | null;
  readonly file: string | null;
  readonly line: number | null;
  readonly endLine: number | null;
  readonly column: number | null;
  readonly endColumn: number | null;
}

export interface StepResult extends FileResults {
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The first ten of each level, as they are shown. */
  readonly annotations: readonly Annotation[];
  /** How many were beyond the ten of their level, and so are only in the log. */
  readonly dropped: number;
  /** What the log shows: commands taken out, secrets masked. */
  readonly log: string;
  /** Everything that the process wrote, as it wrote it: where leaks are looked for. */
  readonly raw: string;
  readonly masks: Masks;
}

export interface RunningStep {
  readonly pid: number;
  /** Resolves when a line of raw output contains the text; rejects when the step ends without it. */
  until(text: string): Promise<void>;
  /** As somebody cancelling the workflow: SIGINT, then SIGTERM, then SIGKILL. */
  cancel(): void;
  /** As a machine that is lost: SIGKILL at once. */
  kill(): void;
  readonly done: Promise<StepResult>;
}

export function runAction(run: ActionRun): RunningStep {
  const files = new CommandFiles(join(run.folder, 'commands'));
  const masks = new Masks();
  for (const secret of run.secrets ?? []) masks.add(secret);
  const reader = new OutputReader(masks);
  const inputs = withDefaults(run, reader);
  const child = spawn(NODE, [resolve(ROOT, run.main)], {
    cwd: run.workspace,
    env: { ...environment(run), ...inputEnvironment(inputs), ...files.environment, ...run.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let cancelled = false;
  const timers: NodeJS.Timeout[] = [];
  child.stdout.on('data', (chunk: Buffer) => reader.take('stdout', chunk));
  child.stderr.on('data', (chunk: Buffer) => reader.take('stderr', chunk));
  const done = new Promise<StepResult>((settle, fail) => {
    child.on('error', fail);
    child.on('close', (exitCode, signal) => {
      for (const timer of timers) clearTimeout(timer);
      reader.end();
      const results = files.read();
      for (const error of [...results.errors, results.summaryError ?? []].flat()) reader.complain(error);
      const failed = exitCode !== 0 || results.errors.length > 0 || reader.failed;
      settle({
        ...results,
        summary: results.summary === null ? null : masks.apply(results.summary),
        conclusion: cancelled ? 'cancelled' : failed ? 'failure' : 'success',
        exitCode,
        signal,
        annotations: reader.annotations,
        dropped: reader.dropped,
        log: reader.log,
        raw: reader.raw,
        masks,
      });
    });
  });
  const { interrupt, terminate } = run.patience ?? { interrupt: 7500, terminate: 2500 };
  return {
    pid: child.pid ?? -1,
    done,
    until: (text) => reader.until(text),
    cancel() {
      cancelled = true;
      child.kill('SIGINT');
      timers.push(setTimeout(() => child.kill('SIGTERM'), interrupt));
      timers.push(setTimeout(() => child.kill('SIGKILL'), interrupt + terminate));
    },
    kill() {
      child.kill('SIGKILL');
    },
  };
}

/** Both streams of a step, line by line. */
class OutputReader {
  readonly annotations: Annotation[] = [];
  dropped = 0;
  raw = '';
  log = '';
  /** Whether a command that is no longer allowed was used. */
  failed = false;
  readonly #masks: Masks;
  readonly #partial = { stdout: '', stderr: '' };
  readonly #waiting: {
    readonly text: string;
    readonly resolve: () => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  #stopToken: string | null = null;
  #ended = false;

  constructor(masks: Masks) {
    this.#masks = masks;
  }

  take(stream: 'stdout' | 'stderr', chunk: Buffer): void {
    const text = chunk.toString('utf8');
    this.raw += text;
    const lines = (this.#partial[stream] + text).split(/\r?\n/u);
    this.#partial[stream] = lines.pop() ?? '';
    for (const line of lines) this.#line(line);
    for (const one of [...this.#waiting]) {
      if (!this.raw.includes(one.text)) continue;
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      one.resolve();
    }
  }

  end(): void {
    this.#ended = true;
    for (const stream of ['stdout', 'stderr'] as const)
      if (this.#partial[stream] !== '') this.#line(this.#partial[stream]);
    for (const { text, reject } of this.#waiting.splice(0))
      reject(new Error(`The step ended without printing ${text}:\n${this.raw}`));
  }

  until(text: string): Promise<void> {
    if (this.raw.includes(text)) return Promise.resolve();
    if (this.#ended) return Promise.reject(new Error(`The step ended without printing ${text}:\n${this.raw}`));
    return new Promise((resolve, reject) => this.#waiting.push({ text, resolve, reject }));
  }

  /** The runner's own error. */
  complain(message: string): void {
    this.#annotate({ name: 'error', properties: {}, data: message });
  }

  #line(line: string): void {
    if (this.#stopToken !== null) {
      if (line.trim() === `::${this.#stopToken}::`) this.#stopToken = null;
      else this.#print(line);
      return;
    }
    const command = parseCommand(line);
    if (command === null) this.#print(line);
    else this.#obey(command);
  }

  #obey(command: Command): void {
    switch (command.name) {
      case 'add-mask':
        this.#masks.add(command.data);
        return;
      case 'stop-commands':
        this.#stopToken = command.data;
        return;
      case 'error':
      case 'warning':
      case 'notice':
        this.#annotate(command);
        return;
      case 'set-env':
      case 'add-path':
      case 'set-output':
      case 'save-state':
        this.failed = true;
        this.complain(`The \`${command.name}\` command is disabled. Use command files.`);
        return;
      case 'group':
      case 'debug':
        this.#print(`##[${command.name}]${command.data}`);
        return;
      default:
        return;
    }
  }

  #annotate({ name, properties, data }: Command): void {
    const level = name as Annotation['level'];
    const message = this.#masks.apply(data);
    this.#print(`##[${level}]${data}`);
    if (this.annotations.filter((one) => one.level === level).length >= MOST_OF_A_KIND) {
      this.dropped += 1;
      return;
    }
    const number = (key: string): number | null => (properties[key] === undefined ? null : Number(properties[key]));
    this.annotations.push({
      level,
      message: message.slice(0, LONGEST_MESSAGE),
      title: properties['title'] ?? null,
      file: properties['file'] ?? null,
      line: number('line'),
      endLine: number('endline'),
      column: number('col'),
      endColumn: number('endcolumn'),
    });
  }

  #print(line: string): void {
    this.log += `${this.#masks.apply(line)}\n`;
  }
}

interface Manifest {
  readonly inputs?: Readonly<Record<string, { readonly default?: string | number | boolean | null }>>;
}

function withDefaults(run: ActionRun, reader: OutputReader): Readonly<Record<string, string>> {
  const given = run.inputs ?? {};
  if (run.manifest === undefined) return given;
  const { inputs = {} } = parse(readFileSync(resolve(ROOT, run.manifest), 'utf8')) as Manifest;
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(inputs, name)) {
      reader.take(
        'stdout',
        Buffer.from(`::warning::Unexpected input(s) '${name}', valid inputs are ${Object.keys(inputs).join(', ')}\n`),
      );
    }
  }
  const defaults = Object.entries(inputs).map(([name, { default: value }]) => [name, String(value ?? '')] as const);
  return { ...Object.fromEntries(defaults), ...given };
}
