/**
 * The one way out: a `fetch` for provider SDKs that follows no redirect, speaks only to listed origins, reads no more than
 * a cap, ends by a deadline, and knows whether the request can have left this machine.
 *
 * How it knows. The built-in `fetch` opens connections and writes to them behind one promise; a failure of it does not say
 * on which side of the write it happened. Here the connection comes first: `node:http` hands over the socket, and the
 * handshake (TCP, and TLS with a checked certificate) is awaited while nothing has been written, because a `ClientRequest`
 * whose `end` has not been called holds its headers back. Then `onSend` runs, then `end(body)` in the same turn of the event
 * loop. So whatever fails before that line was certainly not sent, and whatever fails after it may have been. This rests
 * on documented behaviour alone and is the same on Node 20 and 24; tests count the bytes that a server sees.
 *
 * Errors carry a code and nothing else: those of the platform quote header values, URLs and pieces of bodies.
 */
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import { ACCEPTED_CODINGS, readBody } from './decode-body.ts';
import type { DriverFailed, DriverIndeterminate } from './driver.ts';
import { isLoopbackAddress, isLoopbackUrl } from './origin.ts';

/**
 * An idle connection is dropped after this many milliseconds. Servers close theirs after two seconds or more; reusing
 * one at that very moment loses the request in a way that cannot be told from an answer that never came.
 */
const IDLE_CONNECTION_MS = 1000;

/** A longer timer fires at once. Twenty-four days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

type NoAnswer = DriverFailed | DriverIndeterminate;

/** Why an exchange brought no answer. `outcome` is what a driver returns for it. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly outcome: NoAnswer;

  constructor(outcome: NoAnswer) {
    super(outcome.code);
    this.outcome = outcome;
  }
}

export interface GuardedFetchOptions {
  /** Exact origins such as `https://api.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** Cap on a response body, raw and decoded. */
  readonly maxBodyBytes: number;
  /** End of the whole exchange, in milliseconds since the Unix epoch. */
  readonly deadlineMs: number;
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** See `DriverCall.onSend`. */
  readonly onSend: () => void;
  /** Sees the pieces of a body of status 2xx as they come, unless it is encoded. They may belong to no whole answer. */
  readonly onBody?: (chunk: Uint8Array) => void;
}

export interface GuardedRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for GET. */
  readonly body: string;
}

/** A complete answer: status, decoded body, headers without those that describe the transfer. Redirects never appear. */
export type GuardedFetch = (url: string | URL, request: GuardedRequest) => Promise<Response>;

/** Connections of one route, kept for a moment between requests. Ignores proxy variables; always checks certificates. */
export class ConnectionPool {
  readonly #plain: HttpAgent;
  readonly #secure: HttpsAgent;

  /** @param options `ca`: PEM certificates to trust in place of the public ones, for a gateway with its own authority. */
  constructor(options: { readonly ca?: string } = {}) {
    const agent = { keepAlive: true, timeout: IDLE_CONNECTION_MS, scheduling: 'lifo' } as const;
    this.#plain = new HttpAgent(agent);
    this.#secure = new HttpsAgent({ ...agent, ...options, rejectUnauthorized: true, minVersion: 'TLSv1.2' });
  }

  /** A request that has connected to nothing and written nothing yet. */
  open(url: URL, request: GuardedRequest): ClientRequest {
    const headers = {
      'accept-encoding': ACCEPTED_CODINGS,
      ...request.headers,
      ...(request.method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(request.body)) }),
    };
    return url.protocol === 'https:'
      ? httpsRequest(url, { method: request.method, headers, agent: this.#secure })
      : httpRequest(url, { method: request.method, headers, agent: this.#plain });
  }

  close(): void {
    this.#plain.destroy();
    this.#secure.destroy();
  }
}

/** A guarded fetch for one exchange: `onSend`, deadline and signal belong to it. Rejects with `TransportError` only. */
export function guardedFetch(pool: ConnectionPool, options: GuardedFetchOptions): GuardedFetch {
  return async (target, request) => {
    const url = allowedUrl(target, options.allowedOrigins);
    if (url === null) throw new TransportError(refusedBeforeSend('origin-refused', false));
    return await new Exchange(pool, url, request, options).run();
  };
}

function allowedUrl(target: string | URL, allowedOrigins: readonly string[]): URL | null {
  const text = String(target);
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackUrl(url))) return null;
  return allowedOrigins.includes(url.origin) ? url : null;
}

export function refusedBeforeSend(code: DriverFailed['code'], retryable: boolean): DriverFailed {
  return { kind: 'failed', code, retryable, stopsRun: !retryable, retryAfterMs: null };
}

/** One request on one connection. Ends exactly once, with a response or a `TransportError`. */
class Exchange {
  readonly #pool: ConnectionPool;
  readonly #url: URL;
  readonly #request: GuardedRequest;
  readonly #options: GuardedFetchOptions;
  #client: ClientRequest | undefined;
  #sent = false;
  #reject: (error: TransportError) => void = () => undefined;

  constructor(pool: ConnectionPool, url: URL, request: GuardedRequest, options: GuardedFetchOptions) {
    this.#pool = pool;
    this.#url = url;
    this.#request = request;
    this.#options = options;
  }

  async run(): Promise<Response> {
    const { signal, deadlineMs, now } = this.#options;
    const remainingMs = deadlineMs - now();
    const expire = (): void => {
      this.#end(this.#sent ? lost('deadline-after-send') : refusedBeforeSend('deadline-before-send', true));
    };
    const abort = (): void => {
      this.#end(this.#sent ? lost('aborted') : refusedBeforeSend('aborted-before-send', true));
    };
    const timer = setTimeout(expire, Math.min(Math.max(remainingMs, 0), LONGEST_TIMER_MS));
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await new Promise<Response>((resolve, reject) => {
        this.#reject = reject;
        if (signal.aborted) abort();
        else if (remainingMs <= 0) expire();
        else this.#start(resolve);
      });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  #start(resolve: (response: Response) => void): void {
    let client: ClientRequest;
    try {
      client = this.#pool.open(this.#url, this.#request);
    } catch {
      // Header values are validated here, and the platform's message may repeat them.
      this.#end(refusedBeforeSend('driver-fault-before-send', false));
      return;
    }
    this.#client = client;
    client.on('error', (error) => this.#end(this.#sent ? brokenOff(error) : connectFailure(error)));
    client.on('socket', (socket) => this.#whenConnected(socket, () => this.#send(client, socket)));
    client.on('response', (response) => {
      void this.#receive(response).then((result) => {
        if (result instanceof Response) resolve(result);
        else this.#end(result);
      });
    });
    // Without a listener, an upgrade that nobody asked for would look like a lost connection.
    client.on('upgrade', (_response, socket) => {
      this.#end(lost('response-malformed'));
      socket.destroy();
    });
  }

  #whenConnected(socket: Socket, go: () => void): void {
    const secure = this.#url.protocol === 'https:';
    if (secure && !(socket instanceof TLSSocket && socket.authorized)) socket.once('secureConnect', go);
    else if (!secure && socket.connecting) socket.once('connect', go);
    else go();
  }

  #send(client: ClientRequest, socket: Socket): void {
    if (client.destroyed) return;
    // `localhost` is whatever the resolver says it is; the address that was connected to decides.
    if (this.#url.protocol === 'http:' && !isLoopbackAddress(socket.remoteAddress)) {
      this.#end(refusedBeforeSend('origin-refused', false));
      return;
    }
    try {
      this.#options.onSend();
    } catch {
      this.#end(refusedBeforeSend('driver-fault-before-send', false));
      return;
    }
    this.#sent = true;
    if (this.#request.method === 'GET') client.end();
    else client.end(this.#request.body);
  }

  async #receive(response: IncomingMessage): Promise<Response | NoAnswer> {
    const status = response.statusCode ?? 0;
    const onBody = status >= 200 && status < 300 ? this.#options.onBody : undefined;
    const body = await readBody(response, this.#options.maxBodyBytes, onBody);
    if (body.kind === 'cut') return lost('connection-lost');
    if (body.kind === 'endless') return lost('response-too-large');
    if (status < 200 || status > 599) return lost('response-malformed');
    if (status >= 300 && status < 400) return redirected(status);
    // A refusal speaks through its status; what it says in a body nobody can read does not matter.
    if (body.kind !== 'whole' && status < 400) {
      return lost(body.kind === 'bomb' ? 'response-too-large' : 'response-malformed');
    }
    const bytes = body.kind === 'whole' && status !== 204 && status !== 205 ? body.bytes : null;
    return new Response(bytes, { status, headers: endToEndHeaders(response) });
  }

  /** Settles first, so that the error which destroying the request raises finds the matter decided. */
  #end(outcome: NoAnswer): void {
    this.#reject(new TransportError(outcome));
    this.#client?.destroy();
  }
}

/** The headers of the message, without those that describe a transfer which is over. */
function endToEndHeaders(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    if (name === 'content-encoding' || name === 'content-length' || name === 'transfer-encoding') continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

function lost(code: DriverIndeterminate['code']): DriverIndeterminate {
  return { kind: 'indeterminate', code };
}

function brokenOff(error: NodeJS.ErrnoException): DriverIndeterminate {
  return lost(error.code?.startsWith('HPE_') === true ? 'response-malformed' : 'connection-lost');
}

/** A certificate that does not hold now will not hold for the next request either. */
function connectFailure(error: NodeJS.ErrnoException): DriverFailed {
  const certificate = /CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL/u.test(error.code ?? '');
  return refusedBeforeSend('connect-failed', !certificate);
}

/**
 * The server did not act but pointed elsewhere. 303 is the exception: it says that the request was carried out and that
 * its result lies somewhere else.
 */
function redirected(status: number): NoAnswer {
  return status === 303 ? lost('response-malformed') : refusedBeforeSend('redirect-refused', false);
}
