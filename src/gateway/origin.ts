/**
 * Which servers may be spoken to: https anywhere on the allow-list, plain http on this machine alone.
 *
 * An origin is compared whole (scheme, host, port), never by prefix or suffix: `https://api.example.com.evil.test` and
 * `https://api.example.com@evil.test` both start like a trusted one.
 */
import { BlockList, isIP } from 'node:net';

import { EquipoiseError } from '../protocol/findings.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address, as a socket reports it, is this machine's own loopback. Also `::ffff:127.0.0.1`. */
export function isLoopbackAddress(address: string | undefined): boolean {
  if (address === undefined) return false;
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a URL's host names the loopback: a literal address or exactly `localhost`, which is checked when connected. */
export function isLoopbackUrl(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  return host === 'localhost' || isLoopbackAddress(host);
}

export interface GatewayBase {
  /** The base URL without a trailing slash, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
  /** Scheme, host and port: what an allow-list names. */
  readonly origin: string;
  /** Whether requests stay on this machine. */
  readonly loopback: boolean;
}

/**
 * Reads a base URL that a person or a policy gave.
 *
 * @throws EquipoiseError (exit 2) naming what is wrong. The URL itself is not quoted: people paste keys into it.
 */
export function parseGatewayBase(text: string): GatewayBase {
  const refuse = (problem: string): never => {
    throw new EquipoiseError('gateway-url', `The gateway's base URL ${problem}`, 2);
  };
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return refuse('is not a URL. Give one such as https://api.example.com/v1.');
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('carries a user name or password. Remove it; credentials come from the environment variable.');
  }
  if (url.search !== '' || url.hash !== '') return refuse('carries a query or a fragment. End it with the path.');
  const local = isLoopbackUrl(url);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && local)) {
    return refuse('must start with https://. Plain http:// is allowed only for 127.0.0.1, ::1 and localhost.');
  }
  return { baseUrl: url.origin + url.pathname.replace(/\/+$/u, ''), origin: url.origin, loopback: local };
}
