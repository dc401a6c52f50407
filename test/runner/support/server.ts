/** A loopback model server that counts: which request ids arrived, how often, and which answers left whole. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RejectionCode } from '../../../src/ledger/events.ts';

/** The body of a 200. */
export interface Reply {
  readonly output: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly rejection?: RejectionCode | null;
  readonly model?: string;
}

export interface Behaviour {
  /** Before the answer, in milliseconds. */
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfterMs?: number;
  readonly reply?: Reply;
  /** Close the connection without an answer. */
  readonly hangUp?: boolean;
}

export interface CountingServer {
  readonly url: string;
  /** Ids in the order of their arrival, repeats included. */
  readonly arrivals: readonly string[];
  /** Most requests that were under way at once. */
  readonly peak: () => number;
  readonly underWay: () => number;
  close(): Promise<void>;
}

export const GOOD: Reply = { output: '{"findings":[]}', inputTokens: 900, outputTokens: 200 };

/** `behave` decides about each arrival (numbered from 0). */
export async function startServer(
  behave: (id: string, arrival: number) => Behaviour,
  onArrival: (arrival: number) => void = () => undefined,
): Promise<CountingServer> {
  const arrivals: string[] = [];
  let underWay = 0;
  let peak = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { id } = JSON.parse(Buffer.concat(parts).toString()) as { id: string };
    const arrival = arrivals.push(id) - 1;
    const { delayMs = 0, status = 200, reply = GOOD, retryAfterMs = null, hangUp = false } = behave(id, arrival);
    onArrival(arrival);
    underWay += 1;
    peak = Math.max(peak, underWay);
    if (delayMs > 0) await sleep(delayMs);
    underWay -= 1;
    if (hangUp) {
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? reply : { retryAfterMs }));
  };
  const server: Server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    arrivals,
    peak: () => peak,
    underWay: () => underWay,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
