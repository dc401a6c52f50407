/**
 * A git server on a loopback port: real bare repositories behind `git http-backend`, a token to check, and faults to order.
 * Knows nothing of pull requests; what git itself does over HTTP is all it shows.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { GIT_ENVIRONMENT, temporaryFolder } from './repo.ts';

export interface GitRequest {
  readonly method: string;
  /** With the query. */
  readonly url: string;
  readonly authorization: string | null;
  /** Whether a push or its announcement. */
  readonly push: boolean;
}

/** What happens to one request instead of, or around, the answer. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly location?: string }
  /** Closed before anything is done. */
  | { readonly kind: 'cut' }
  /** Done, and closed before the answer leaves: the client cannot know. */
  | { readonly kind: 'cut-after' }
  /** Held until `until` resolves, then done. */
  | { readonly kind: 'hold'; readonly until: Promise<unknown> };

export interface BareRepository {
  readonly path: string;
  git(...args: string[]): string;
  /** With bytes on the input. */
  feed(input: string | Uint8Array, ...args: string[]): string;
}

export interface GitServer {
  readonly url: string;
  /** Requests in the order of their arrival. */
  readonly requests: readonly GitRequest[];
  /** Asked about every request, the first being number 0; null: served as usual. */
  fault: (request: GitRequest, number: number) => Fault | null;
  create(repository: string): BareRepository;
  close(): Promise<void>;
}

/** `token`: what must come as the password of `x-access-token`; null: everybody is let in. */
export async function startGitServer(token: string | null = null): Promise<GitServer> {
  const root = temporaryFolder();
  const requests: GitRequest[] = [];
  const expected = token === null ? null : `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const seen: GitRequest = {
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization ?? null,
      push: (request.url ?? '').includes('git-receive-pack'),
    };
    const number = requests.push(seen) - 1;
    const fault = gitServer.fault(seen, number);
    if (fault?.kind === 'cut') {
      request.socket.destroy();
      return;
    }
    if (fault?.kind === 'status') {
      response.writeHead(fault.status, fault.location === undefined ? {} : { location: fault.location });
      response.end();
      return;
    }
    if (expected !== null && seen.authorization !== expected) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' });
      response.end();
      return;
    }
    if (fault?.kind === 'hold') await fault.until;
    const output = await backend(root, request);
    if (fault?.kind === 'cut-after') {
      request.socket.destroy();
      return;
    }
    relay(output, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gitServer: GitServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fault: () => null,
    create: (repository) => createBare(join(root, repository)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gitServer;
}

function createBare(path: string): BareRepository {
  mkdirSync(path, { recursive: true });
  const feed = (input: string | Uint8Array, ...args: string[]): string =>
    execFileSync('git', args, {
      cwd: path,
      env: { ...GIT_ENVIRONMENT },
      input,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
    }).trim();
  const git = (...args: string[]): string => feed('', ...args);
  git('init', '--quiet', '--bare', '--initial-branch=main', '.');
  for (const setting of ['uploadpack.allowAnySHA1InWant', 'uploadpack.allowFilter', 'http.receivepack']) {
    git('config', setting, 'true');
  }
  git('config', 'gc.auto', '0');
  return { path, git, feed };
}

/** The whole CGI answer. */
async function backend(root: string, request: IncomingMessage): Promise<Buffer> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const child = spawn('git', ['http-backend'], {
    env: {
      ...GIT_ENVIRONMENT,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REQUEST_METHOD: request.method ?? '',
      PATH_INFO: path,
      QUERY_STRING: query,
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: [request.headers['git-protocol'] ?? ''].flat().join(':'),
      REMOTE_USER: 'tester',
    },
  });
  child.stdin.on('error', () => undefined);
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  child.stderr.resume();
  for await (const part of child.stdout) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function relay(output: Buffer, response: ServerResponse): void {
  const end = output.indexOf('\r\n\r\n');
  const headers = new Map(
    output
      .toString('latin1', 0, Math.max(end, 0))
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number((headers.get('status') ?? '200').slice(0, 3));
  headers.delete('status');
  response.writeHead(status, Object.fromEntries([...headers].filter(([name]) => name !== '')));
  response.end(output.subarray(end + 4));
}
