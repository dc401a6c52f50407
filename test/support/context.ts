/** A `Context` for tests: a fixed clock, counted randomness, no terminal, an environment of its own. */
import type { Context } from '../../src/commands/context.ts';
import { GIT_ENVIRONMENT } from './repo.ts';

export interface TestContext extends Context {
  readonly printed: string[];
  readonly warned: string[];
}

export interface TestContextOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: string;
  readonly answer?: boolean;
  readonly signal?: AbortSignal;
  readonly isTTY?: boolean;
}

export function testContext(options: TestContextOptions): TestContext {
  const printed: string[] = [];
  const warned: string[] = [];
  let draws = 0;
  let now = Date.parse(options.now ?? '2026-07-16T12:00:00.000Z');
  return {
    cwd: options.cwd,
    env: (name) =>
      options.env !== undefined && Object.hasOwn(options.env, name) ? options.env[name] : GIT_ENVIRONMENT[name],
    // A millisecond a look: time passes, and always by the same steps.
    now: () => new Date(now++),
    randomBytes: (size) => {
      draws += 1;
      return Uint8Array.from({ length: size }, (_, index) => (index * 7 + draws * 31) & 0xff);
    },
    out: (text) => void printed.push(text),
    err: (text) => void warned.push(text),
    isTTY: options.isTTY ?? false,
    colour: false,
    signal: options.signal ?? new AbortController().signal,
    confirm: () => Promise.resolve(options.answer ?? false),
    version: '0.0.0-test',
    distSha256: null,
    nodeVersion: process.versions.node,
    printed,
    warned,
  };
}
