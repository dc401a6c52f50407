/** The HTTP server: identity, faults, routing, pages, ETags, rate limits, and the check of every answer against the description. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Token } from './accounts.ts';
import { Contract } from './contract.ts';
import { spoil } from './faults.ts';
import { answerGraphql } from './graphql.ts';
import { DOCUMENTATION, Refusal, type Answer, type Call, type Route } from './http.ts';
import type { Json } from './render-basics.ts';
import { ROUTES } from './routes.ts';
import { serveGit } from './smart-http.ts';
import type { State } from './state.ts';

export interface Listening {
  close(): Promise<void>;
}

interface Matcher {
  readonly route: Route;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

/** The last parameter of these operations holds slashes. */
const GREEDY = new Set(['ref', 'path', 'basehead']);

const MATCHERS: readonly Matcher[] = ROUTES.map((route) => {
  const [method = '', template = ''] = route.operation.split(' ');
  const names: string[] = [];
  const source = template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    names.push(name);
    const last = template.endsWith(`{${name}}`);
    return last && GREEDY.has(name) && !template.includes('/commits/') ? '(.+)' : '([^/]+)';
  });
  return { route, method, names, pattern: new RegExp(`^${source}$`, 'u') };
});

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export async function serve(state: State, contract: Contract | null = new Contract()): Promise<Listening> {
  const broken: string[] = [];
  let used = 0;
  const server = createServer((request, response) => {
    used += 1;
    void answer(state, contract, broken, used, request, response).catch((error: unknown) => {
      broken.push(`The simulator failed at ${request.method ?? ''} ${request.url ?? ''}: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (broken.length > 0) throw new Error(broken.join('\n'));
    },
  };
}

async function answer(
  state: State,
  contract: Contract | null,
  broken: string[],
  used: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = request.url ?? '/';
  const method = request.method ?? 'GET';
  const identity = identify(state, request);
  const fault = state.meet(method, target);
  const body = await readBody(request);
  const log = (status: number, sent: unknown): void => {
    const login = typeof identity === 'string' ? null : (identity?.account.login ?? null);
    state.requests.push({ method, path: target, login, status, body: sent });
  };
  if (fault !== null && fault.carriedOut !== true) {
    log(0, null);
    await spoil(fault, response);
    return;
  }
  const url = new URL(target, state.base);
  if (await serveGit(state, url, request, body, identity, response)) {
    log(response.statusCode, null);
    return;
  }
  const json = parseBody(body);
  const reply =
    identity === 'bad-credentials'
      ? refuse(new Refusal(401, 'Bad credentials'))
      : json === null
        ? refuse(new Refusal(400, 'Problems parsing JSON'))
        : dispatch(state, contract, broken, method, url, json, identity, request.headers.accept ?? '');
  log(reply.status, json);
  if (fault !== null) {
    await spoil(fault, response);
    return;
  }
  send(state, request, response, reply, used);
}

function send(state: State, request: IncomingMessage, response: ServerResponse, reply: Reply, used: number): void {
  const etag = `W/"${createHash('sha256').update(reply.body).digest('hex')}"`;
  const limit = 5000;
  const headers: Record<string, string> = {
    'x-github-request-id': `SIM:${used.toString(16).toUpperCase()}`,
    'x-github-media-type': 'github.v3; format=json',
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - used)),
    'x-ratelimit-used': String(used),
    'x-ratelimit-reset': String(Math.floor(Date.parse(state.now()) / 1000) + 3600),
    'x-ratelimit-resource': 'core',
    ...reply.headers,
  };
  if (request.method === 'GET' && reply.status === 200) {
    headers['etag'] = etag;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  if (reply.status === 204) response.writeHead(204, headers).end();
  else response.writeHead(reply.status, { ...headers, 'content-length': String(reply.body.length) }).end(reply.body);
}

function dispatch(
  state: State,
  contract: Contract | null,
  broken: string[],
  method: string,
  url: URL,
  body: Json,
  token: Token | null,
  accept: string,
): Reply {
  if (url.pathname === '/graphql') return jsonReply(200, answerGraphql(state, token, body));
  for (const matcher of MATCHERS) {
    if (matcher.method !== method) continue;
    const match = matcher.pattern.exec(url.pathname);
    if (match === null) continue;
    const params = Object.fromEntries(
      matcher.names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
    );
    const call: Call = { state, params, query: url.searchParams, body, token, accept };
    const reply = run(matcher.route, call, url);
    const { operation } = matcher.route;
    // Bytes that were asked for as such have no schema.
    if (reply.headers['content-type']?.startsWith('application/json') === true || reply.status === 204) {
      const problem = contract?.check(operation, reply.status, reply.body) ?? null;
      if (problem !== null) broken.push(`${operation} ${reply.status}: ${problem}`);
    }
    return reply;
  }
  return refuse(new Refusal(404, 'Not Found'));
}

function run(route: Route, call: Call, url: URL): Reply {
  let answered: Answer;
  try {
    answered = route.handle(call);
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    throw error;
  }
  const { status, list, wrap, raw, body } = answered;
  if (raw !== undefined) return { status, headers: { 'content-type': 'application/vnd.github.raw' }, body: raw };
  if (list === undefined)
    return status === 204 ? { status, headers: {}, body: Buffer.alloc(0) } : jsonReply(status, body);
  const { page, link } = cutPage(list, url);
  const reply = jsonReply(status, wrap === undefined ? page : wrap(page));
  return link === null ? reply : { ...reply, headers: { ...reply.headers, link } };
}

/** A page of at most 100, and the Link header that leads to the others. */
function cutPage(list: readonly unknown[], url: URL): { page: readonly unknown[]; link: string | null } {
  const size = Math.min(100, Math.max(1, Number(url.searchParams.get('per_page') ?? 30) || 30));
  const number = Math.max(1, Number(url.searchParams.get('page') ?? 1) || 1);
  const last = Math.max(1, Math.ceil(list.length / size));
  const links: string[] = [];
  const add = (page: number, rel: string): void => {
    const to = new URL(url);
    to.searchParams.set('page', String(page));
    links.push(`<${to.href}>; rel="${rel}"`);
  };
  if (number > 1) add(number - 1, 'prev');
  if (number < last) {
    add(number + 1, 'next');
    add(last, 'last');
  }
  if (number > 1) add(1, 'first');
  const page = list.slice((number - 1) * size, number * size);
  return { page, link: links.length === 0 ? null : links.join(', ') };
}

function jsonReply(status: number, body: unknown): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(body)),
  };
}

function refuse({ status, message, errors }: Refusal): Reply {
  return jsonReply(status, {
    message,
    ...(errors === null ? {} : { errors }),
    documentation_url: DOCUMENTATION,
    // The shape of a failed validation has no status in it.
    ...(status === 422 ? {} : { status: String(status) }),
  });
}

/** The token of the request: none, or one that is known; basic credentials carry it as the password. */
function identify(state: State, request: IncomingMessage): Token | null | 'bad-credentials' {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme = '', value = ''] = header.split(' ');
  let secret = value;
  if (scheme.toLowerCase() === 'basic') {
    const text = Buffer.from(value, 'base64').toString('utf8');
    secret = text.slice(text.indexOf(':') + 1);
  }
  const token = state.tokens.get(secret);
  return token === undefined || token.revoked ? 'bad-credentials' : token;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parseBody(bytes: Buffer): Json | null {
  if (bytes.length === 0) return {};
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}
