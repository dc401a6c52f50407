/**
 * What a command is given of the world, and what it gives back.
 *
 * A command is a function from a typed request and this context to a result. It never reads the process, the console,
 * the clock or the environment itself: the faces (command line and Action) build both the request and the context,
 * so that one command behaves the same behind either, and a test can hand it a world of its own.
 */
import type { SamplingLease } from '../gateway/drivers/mcp-sampling-session.ts';
import type { RunProgress } from '../runner/progress.ts';

/** 0: fine. 1: the input has findings. 2: the call is wrong. 3: the machine or the repository cannot do it. */
export type ExitCode = 0 | 1 | 2 | 3;

export interface CommandResult {
  readonly exit: ExitCode;
  /** What `--json` prints: one JSON value whose keys are a contract. */
  readonly json: unknown;
  /** What a person reads on stdout; ends without a line feed. */
  readonly text: string;
}

export interface Context {
  /** Absolute path of the folder the command is run in. */
  readonly cwd: string;
  /** Value of one environment variable. The only way to it: asked by name, so that a command names what it reads. */
  env(name: string): string | undefined;
  now(): Date;
  /** Cryptographically strong random bytes; a test may hand over known ones. */
  randomBytes(size: number): Uint8Array;
  /** Progress meant for stdout while the command works. The final result goes into `CommandResult`, not here. */
  out(text: string): void;
  /** Progress and warnings meant for stderr. */
  err(text: string): void;
  /** Whether a person watches: stdout is a terminal. */
  readonly isTTY: boolean;
  readonly colour: boolean;
  /** Aborted on Ctrl-C or cancellation: commands drain, record and return. */
  readonly signal: AbortSignal;
  /** Asks a person and resolves to true only for a typed yes. Resolves to false where nobody can answer. */
  confirm(question: string): Promise<boolean>;
  readonly version: string;
  /** SHA-256 of the bundle that runs, or null when run from source. */
  readonly distSha256: string | null;
  /** Version of Node that runs, such as `24.22.3`. */
  readonly nodeVersion: string;
  /** Operating system and processor, such as `linux-x64`; evidence names it. Null or absent: not said. */
  readonly platform?: string | null;
  /** Commit of the action that runs; null or absent on a command line. */
  readonly actionCommit?: string | null;
  /** Numeric id of the repository whose workflow runs; null or absent on a command line. */
  readonly repositoryId?: number | null;
  /** The way to the client of an MCP session; null or absent outside one. */
  readonly sampling?: SamplingLease | null;
  /** Sees how a run goes on, in place of the lines that a person would. */
  readonly onRunProgress?: (progress: RunProgress) => void;
}
