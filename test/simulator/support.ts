/** A simulated GitHub for one test, closed (and so held against GitHub's API description) when the test ends. */
import { afterEach } from 'vitest';
import { temporaryFolder } from '../support/repo.ts';
import { startGitHub, type SimulatedGitHub } from './github.ts';

const running: SimulatedGitHub[] = [];
afterEach(async () => {
  for (const github of running.splice(0)) await github.close();
});

export async function newGitHub(): Promise<SimulatedGitHub> {
  const github = await startGitHub(temporaryFolder());
  running.push(github);
  return github;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A plain REST request, without any client in between. */
export async function request(
  github: SimulatedGitHub,
  method: string,
  path: string,
  options: {
    readonly token?: string;
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answered> {
  const response = await fetch(`${github.url}${path}`, {
    method,
    headers: {
      ...(options.token === undefined ? {} : { authorization: `token ${options.token}` }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const json = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: json ? (JSON.parse(text) as unknown) : text };
}
