/** Clone, fetch and push over smart HTTP: `git http-backend` does the work, this says who may and what follows from a push. */
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ACTIONS_BOT, atLeast, type Token } from './accounts.ts';
import { afterRefChange } from './effects.ts';
import { GIT_ENVIRONMENT, ZERO } from './git-store.ts';
import type { Repo } from './model.ts';
import type { State } from './state.ts';

const PATH = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/u;

/** False when the request is not git's. */
export async function serveGit(
  state: State,
  url: URL,
  request: IncomingMessage,
  body: Buffer,
  identity: Token | null | 'bad-credentials',
  response: ServerResponse,
): Promise<boolean> {
  const match = PATH.exec(url.pathname);
  if (match === null) return false;
  const [, owner = '', name = '', what = ''] = match;
  const pushing = what === 'git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
  const repo = state.repo(`${owner}/${name}`);
  const token = identity === 'bad-credentials' ? null : identity;
  if (identity === 'bad-credentials' || (token === null && (pushing || repo === null || repo.private))) {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
    return true;
  }
  if (repo === null || !state.sees(repo, token)) {
    response.writeHead(404).end('Repository not found.\n');
    return true;
  }
  if (pushing && !mayPush(state, repo, token)) {
    response.writeHead(403).end('Permission denied.\n');
    return true;
  }
  const before = repo.store.refs();
  const answer = await backend(state, repo, what, url, request, body, token);
  if (pushing) {
    const after = repo.store.refs();
    for (const ref of new Set([...before.keys(), ...after.keys()])) {
      const change = { ref, before: before.get(ref) ?? ZERO, after: after.get(ref) ?? ZERO };
      if (change.before !== change.after) afterRefChange(state, repo, change, token?.account ?? ACTIONS_BOT);
    }
  }
  response.writeHead(answer.status, answer.headers).end(answer.body);
  return true;
}

function mayPush(state: State, repo: Repo, token: Token | null): boolean {
  if (token?.permissions.contents !== 'write' || !state.reaches(repo, token)) return false;
  return token.account.app !== null || atLeast(state.role(repo, token.account), 'write');
}

function backend(
  state: State,
  repo: Repo,
  what: string,
  url: URL,
  request: IncomingMessage,
  body: Buffer,
  token: Token | null,
): Promise<{ status: number; headers: Record<string, string>; body: Buffer }> {
  const input = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  const root = join(state.folder, 'git');
  const child = spawn('git', ['http-backend'], {
    env: {
      ...GIT_ENVIRONMENT,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: `${repo.store.path.slice(root.length)}/${what}`,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      CONTENT_LENGTH: String(input.length),
      REMOTE_ADDR: '127.0.0.1',
      ...(token === null ? {} : { REMOTE_USER: token.account.login }),
      ...(typeof request.headers['git-protocol'] === 'string' ? { GIT_PROTOCOL: request.headers['git-protocol'] } : {}),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => {
      const out = Buffer.concat(chunks);
      const end = out.indexOf('\r\n\r\n');
      const lines = out.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
      );
      const { status = '200', ...others } = headers;
      resolve({ status: Number.parseInt(status, 10), headers: others, body: out.subarray(end + 4) });
    });
    // A backend that refuses early closes its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
