/**
 * A model server inside this process, on the loopback, that answers by a script: what `preflight` lets the real drivers
 * talk to, so that everything between a prompt and a receipt runs without a credential and without a network.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request as it arrived. */
export interface Arrival {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as JSON; undefined when it is not. */
  readonly body: unknown;
}

export type ScriptedReply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: unknown;
    }
  /** The connection breaks after the request has come in, without a byte of an answer. */
  | { readonly kind: 'cut' };

export interface EmbeddedServer {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** Every request that came in, in order; counted on arrival. */
  readonly arrivals: readonly Arrival[];
  close(): Promise<void>;
}

/** Far above what a driver sends here; more would be a fault. */
const MAX_REQUEST_BYTES = 256 * 1024;

/** @param reply what the next request gets */
export async function startEmbeddedServer(reply: () => ScriptedReply): Promise<EmbeddedServer> {
  const arrivals: Arrival[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    serve(request, response, arrivals, reply).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    arrivals,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  arrivals: Arrival[],
  reply: () => ScriptedReply,
): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  const place = arrivals.push({ method, path, headers, body: undefined }) - 1;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) throw new RangeError('The request is too large.');
    chunks.push(chunk);
  }
  arrivals[place] = { method, path, headers, body: jsonOf(Buffer.concat(chunks).toString('utf8')) };
  const next = reply();
  if (next.kind === 'cut') {
    request.socket.destroy();
    return;
  }
  response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers });
  response.end(JSON.stringify(next.body));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
