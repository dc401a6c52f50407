/** Starting git, also on a machine that has no room for another process. */
import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';

export interface GitStart {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The child, or null when it has no streams: without file descriptors to spare Node hands one out that is none. `failed` is
 * told of that and of every other failure to start, later.
 */
export function startGit(
  { args, cwd, environment }: GitStart,
  failed: (error: NodeJS.ErrnoException) => void,
): ChildProcessWithoutNullStreams | null {
  const child = spawn('git', [...args], { cwd, env: { ...environment }, windowsHide: true });
  // First of all: an error without a listener ends the process with a stack.
  child.on('error', failed);
  return (child as Partial<ChildProcess>).stdin === undefined ? null : child;
}
