/**
 * A model server on the loopback that does exactly what a script says, faults of the wire included, and counts what it
 * saw. It knows no protocol: scripts say what goes back, byte for byte if they like.
 */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export interface SeenRequest {
  /** The provider request id, from `x-client-request-id` or `idempotency-key`; '' when neither came. */
  readonly id: string;
  /** How many requests with this id came so far, this one included. */
  readonly nth: number;
  /** How many requests came so far, this one included. */
  readonly index: number;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON; undefined when it is not. */
  readonly json: unknown;
}

/** Tokens that a reply bills, for the server's own books. */
export interface Bill {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export type Reply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string | string[]>>;
      readonly body: string | Uint8Array;
      readonly delayMs?: number;
      readonly bill?: Bill;
    }
  /** The connection breaks without a single byte of an answer. */
  | { readonly kind: 'cut-before-headers' }
  /** Headers that promise the body, and then nothing of it. */
  | { readonly kind: 'cut-after-headers' }
  /** Half of the body, as `content-length` or chunked, and then the connection breaks. */
  | { readonly kind: 'cut-mid-body'; readonly body: string; readonly chunked: boolean }
  /** Silence until the other side gives up. */
  | { readonly kind: 'hang-before-headers' }
  /** Half of the body, and then silence. */
  | { readonly kind: 'hang-mid-body'; readonly body: string }
  /** A body that never ends, a piece every few milliseconds. */
  | { readonly kind: 'drip' }
  /** A body that never ends, as fast as it is read. */
  | { readonly kind: 'flood' }
  /** These bytes on the socket, which is then closed. */
  | { readonly kind: 'raw'; readonly bytes: string | Uint8Array };

export interface GatewayServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  readonly port: number;
  readonly requests: readonly SeenRequest[];
  /** How often each id came. */
  counts(): ReadonlyMap<string, number>;
  /** Ids of requests that were answered completely with status 200, with what they were billed. */
  readonly answered: readonly { readonly id: string; readonly bill: Bill }[];
  /** Connections that were opened, whether or not anything came over them. */
  readonly connections: number;
  close(): Promise<void>;
}

export type Script = (request: SeenRequest) => Reply | Promise<Reply>;

export interface GatewayServerOptions {
  readonly script: Script;
  readonly port?: number;
  /** Answers GET requests below this path itself; see `counts` of the stand-alone server. */
  readonly admin?: (path: string) => unknown;
}

export async function startGatewayServer(options: GatewayServerOptions): Promise<GatewayServer> {
  const requests: SeenRequest[] = [];
  const answered: { id: string; bill: Bill }[] = [];
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  let connections = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && options.admin !== undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(options.admin(request.url ?? '')));
      return;
    }
    // Counted on arrival: what is lost on the way back was still sent.
    const header = request.headers['x-client-request-id'] ?? request.headers['idempotency-key'];
    const id = typeof header === 'string' ? header : '';
    const nth = (counts.get(id) ?? 0) + 1;
    counts.set(id, nth);
    const index = requests.length + 1;
    const place = requests.length;
    const seen = (text: string): SeenRequest => ({
      id,
      nth,
      index,
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      text,
      json: parsed(text),
    });
    requests[place] = seen('');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const complete = seen(Buffer.concat(chunks).toString('utf8'));
    requests[place] = complete;
    const reply = await options.script(complete);
    await send(reply, response);
    if (reply.kind === 'answer' && reply.bill !== undefined) answered.push({ id, bill: reply.bill });
  };

  const server: Server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    counts: () => counts,
    answered,
    get connections() {
      return connections;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

async function send(reply: Reply, response: ServerResponse): Promise<void> {
  const socket = response.socket;
  if (socket === null) return;
  switch (reply.kind) {
    case 'answer':
      if (reply.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
      response.writeHead(reply.status, { ...JSON_TYPE, ...reply.headers });
      await new Promise<void>((resolve) => response.end(reply.body, resolve));
      return;
    case 'cut-before-headers':
      socket.destroy();
      return;
    case 'cut-after-headers':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' });
      response.flushHeaders();
      setTimeout(() => socket.destroy(), 20);
      return;
    case 'cut-mid-body': {
      const half = reply.body.slice(0, Math.floor(reply.body.length / 2));
      const length = reply.chunked ? {} : { 'content-length': String(Buffer.byteLength(reply.body)) };
      response.writeHead(200, { ...JSON_TYPE, ...length });
      response.write(half, () => setTimeout(() => socket.destroy(), 20));
      return;
    }
    case 'hang-before-headers':
      return;
    case 'hang-mid-body':
      response.writeHead(200, JSON_TYPE);
      response.write(reply.body.slice(0, Math.floor(reply.body.length / 2)));
      return;
    case 'drip':
      response.writeHead(200, JSON_TYPE);
      repeat(socket, 5, () => response.write(' '));
      return;
    case 'flood':
      response.writeHead(200, JSON_TYPE);
      flood(response);
      return;
    case 'raw':
      socket.end(reply.bytes);
      return;
  }
}

function repeat(socket: Socket, everyMs: number, work: () => void): void {
  const timer = setInterval(work, everyMs);
  socket.on('close', () => clearInterval(timer));
}

function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}
