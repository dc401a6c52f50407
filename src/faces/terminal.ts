/**
 * Standard output and error of this process.
 *
 * Node's streams for them load its network code first, which takes as long as checking a small campaign. They write
 * at once to files, terminals and POSIX pipes anyway, so what is written whole goes straight to the descriptor.
 */
import { fstatSync, statSync, writeSync } from 'node:fs';

export type Channel = 'stdout' | 'stderr';

const DESCRIPTORS: Readonly<Record<Channel, number>> = { stdout: 1, stderr: 2 };
/** Channels whose stream is in use: what it still holds back must not be overtaken. */
const streaming = new Set<Channel>();

/** Writes a part of what a command has to say. A reader that went away (`| head`) has seen enough: nothing is thrown. */
export function writeTo(channel: Channel, text: string): void {
  const stream = streamOf(channel);
  if (!stream.destroyed) stream.write(text);
}

/** Writes all of a text and resolves to null, or to the error code why nobody can have read it (a full disk). */
export function deliver(channel: Channel, text: string): Promise<string | null> {
  const bytes = Buffer.from(text);
  if (streaming.has(channel)) return throughStream(channel, bytes);
  const { problem, rest } = writeNow(DESCRIPTORS[channel], bytes);
  if (problem !== null) return Promise.resolve(gone(problem) ? null : problem);
  return rest.length === 0 ? Promise.resolve(null) : throughStream(channel, rest);
}

/** Whether somebody watches the channel. Asked of the descriptor first, for most are pipes, files or the null device. */
export function isTerminal(channel: Channel): boolean {
  try {
    const status = fstatSync(DESCRIPTORS[channel]);
    if (!status.isCharacterDevice()) return false;
    const nothing = statSync('/dev/null', { throwIfNoEntry: false });
    if (nothing?.rdev === status.rdev) return false;
  } catch {
    // Then the stream knows.
  }
  return streamOf(channel).isTTY;
}

function streamOf(channel: Channel): NodeJS.WriteStream {
  const stream = process[channel];
  if (!streaming.has(channel)) {
    streaming.add(channel);
    // Failed writes are dealt with where they are made; without a listener Node would end the process with a stack.
    stream.on('error', () => undefined);
  }
  return stream;
}

interface Written {
  readonly problem: string | null;
  /** What a pipe had no room for. */
  readonly rest: Buffer;
}

function writeNow(descriptor: number, bytes: Buffer): Written {
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    return { problem: null, rest: bytes.subarray(written) };
  } catch (error) {
    const code = codeOf(error);
    return { problem: code === 'EAGAIN' ? null : code, rest: bytes.subarray(written) };
  }
}

function throughStream(channel: Channel, bytes: Buffer): Promise<string | null> {
  const stream = streamOf(channel);
  if (stream.destroyed) return Promise.resolve(null);
  return new Promise((done) => {
    stream.write(bytes, (error) => {
      const code = error instanceof Error ? codeOf(error) : null;
      done(code !== null && gone(code) ? null : code);
    });
  });
}

/** The reader went away. */
function gone(code: string): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}
