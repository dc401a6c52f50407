/** Answers as a failing service gives them. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './state.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

export async function spoil({ kind }: Fault, response: ServerResponse): Promise<void> {
  const error = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): void => {
    const body = JSON.stringify({ message, documentation_url: 'https://docs.github.com/rest', status: String(status) });
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body);
  };
  switch (kind.type) {
    case 'status':
      error(kind.status, kind.message ?? 'Simulated');
      return;
    case 'secondary-limit':
      error(
        403,
        'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
        kind.retryAfter === null ? {} : { 'retry-after': String(kind.retryAfter) },
      );
      return;
    case 'primary-limit':
      error(403, 'API rate limit exceeded.', {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-limit': '5000',
        'x-ratelimit-reset': '4102444800',
      });
      return;
    case 'silent':
      await once(response, 'close');
      return;
    case 'slow':
      await sleep(kind.milliseconds);
      error(503, 'Simulated');
      return;
    case 'cut':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': '4096' });
      response.write('{"id": 1, "tit');
      // The headers and the first bytes have to leave before the connection breaks.
      await new Promise((resolve) => setImmediate(resolve));
      response.destroy();
      return;
    case 'garbage':
      response.writeHead(200, JSON_TYPE).end('<html>Unicorn!</html>');
      return;
    case 'wrong-shape':
      response.writeHead(200, JSON_TYPE).end('{"id": "many", "number": null}');
      return;
    case 'redirect':
      response.writeHead(301, { ...JSON_TYPE, location: kind.location }).end('{"message": "Moved Permanently"}');
      return;
  }
}
