/**
 * A model server that has read the caller's key and puts it wherever an answer has room: text, names, headers, errors,
 * events, redirects, malformed bytes. One place and one encoding after the other, in the order in which requests come.
 */
import { gzipSync } from 'node:zlib';
import { secretForms } from './canary.ts';
import { CHAT_WIRE } from './chat-wire.ts';
import { PLAIN, type ScriptedAnswer } from './driver-cases.ts';
import type { Wire } from './driver-conformance.ts';
import { startGatewayServer, type GatewayServer, type Reply } from './gateway-server.ts';
import { MESSAGES_WIRE } from './messages-wire.ts';
import { RESPONSES_WIRE } from './responses-wire.ts';
import type { HttpDriverName } from '../../src/commands/support/http-drivers.ts';

export const WIRES: Readonly<Record<HttpDriverName, Wire>> = {
  'openai-chat': CHAT_WIRE,
  'openai-responses': RESPONSES_WIRE,
  'anthropic-messages': MESSAGES_WIRE,
};

interface Occasion {
  readonly wire: Wire;
  readonly model: string;
  readonly echo: string;
}
type Place = (occasion: Occasion) => Reply;

/** No header may hold these; the rest of a key may well stand in one. */
const headerSafe = (echo: string): string => echo.replaceAll(/[^\x20-\x7e]/gu, '');
const JSON_TYPE = { 'content-type': 'application/json' };

function whole({ wire, model }: Occasion, answer: Partial<ScriptedAnswer>, change: object = {}): Reply {
  const full = { ...PLAIN, model, ...answer };
  const value = { ...(wire.answer(full) as object), ...change };
  return { kind: 'answer', status: 200, headers: JSON_TYPE, body: JSON.stringify(value) };
}

function good(occasion: Occasion, headers: Readonly<Record<string, string>>): Reply {
  const reply = whole(occasion, {});
  return reply.kind === 'answer' ? { ...reply, headers: { ...JSON_TYPE, ...headers } } : reply;
}

function refusal({ wire, echo }: Occasion, status: number): Reply {
  const safe = headerSafe(echo);
  return {
    kind: 'answer',
    status,
    headers: { ...JSON_TYPE, 'www-authenticate': `Bearer realm="${safe}"`, 'retry-after': safe, 'request-id': safe },
    body: JSON.stringify({ ...(wire.error(echo, `Wrong key: ${echo}`) as object), type: echo, param: echo }),
  };
}

const events = (...blocks: string[]): Reply => ({
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/event-stream' },
  body: blocks.join(''),
});

export const PLACES: Readonly<Record<string, Place>> = {
  text: (at) => whole(at, { text: JSON.stringify({ findings: [], note: at.echo }) }),
  'text in escapes': (at) => {
    const escaped = at.echo.replaceAll(/./gsu, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const reply = whole(at, { text: 'ECHO' });
    return reply.kind === 'answer' ? { ...reply, body: String(reply.body).replace('ECHO', escaped) } : reply;
  },
  model: (at) => whole(at, { model: at.echo }),
  'model, in part': (at) => whole(at, { model: `${at.model}:${at.echo}` }),
  id: (at) => whole(at, { id: at.echo }),
  'id, in part': (at) => whole(at, { id: `resp_${at.echo}` }),
  fingerprint: (at) => whole(at, {}, { system_fingerprint: at.echo }),
  'unknown fields': (at) => whole(at, {}, { provider: at.echo, service_tier: at.echo, [at.echo]: at.echo }),
  headers: (at) =>
    good(at, {
      'x-request-id': headerSafe(at.echo),
      'request-id': headerSafe(at.echo),
      'openai-organization': headerSafe(at.echo),
      'set-cookie': `key=${headerSafe(at.echo)}`,
      'retry-after': headerSafe(at.echo),
      'x-litellm-attempted-fallbacks': headerSafe(at.echo),
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': headerSafe(at.echo),
    }),
  'media type': (at) => good(at, { 'content-type': `application/json; charset="${headerSafe(at.echo)}"` }),
  'another media type': (at) => good(at, { 'content-type': `text/${headerSafe(at.echo)}` }),
  'refusal 400': (at) => refusal(at, 400),
  'refusal 429': (at) => refusal(at, 429),
  'refusal 500': (at) => refusal(at, 500),
  'refusal 504': (at) => refusal(at, 504),
  'stream of an error': (at) =>
    events(
      `event: error\ndata: ${JSON.stringify({ type: 'error', code: at.echo, message: at.echo, param: at.echo })}\n\n`,
    ),
  'stream of strange events': (at) => {
    const data = JSON.stringify({ type: 'response.created', response: { id: at.echo, model: at.echo } });
    return events(
      `: ${at.echo}\n\n`,
      `event: ${at.echo}\nid: ${at.echo}\nretry: 1\ndata: ${data}\n\n`,
      `data: ${at.echo}\n\n`,
    );
  },
  'a cut stream': (at) => {
    const body = `data: ${JSON.stringify({ type: 'response.created', response: { id: at.echo, model: at.echo } })}\n\n`;
    return {
      kind: 'raw',
      bytes: `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 99999\r\n\r\n${body}`,
    };
  },
  'a redirect': (at) => ({
    kind: 'answer',
    status: 307,
    headers: { location: `https://elsewhere.example/${encodeURIComponent(at.echo)}?key=${headerSafe(at.echo)}` },
    body: at.echo,
  }),
  'a redirect after the fact': (at) => ({
    kind: 'answer',
    status: 303,
    headers: { location: `/${encodeURIComponent(at.echo)}` },
    body: at.echo,
  }),
  'reason phrase': ({ echo }) => ({
    kind: 'raw',
    bytes: `HTTP/1.1 418 ${headerSafe(echo)}\r\ncontent-length: 0\r\n\r\n`,
  }),
  'broken status line': ({ echo }) => ({ kind: 'raw', bytes: `HTTP/9.9 ${echo}\r\n\r\n${echo}` }),
  'broken header': ({ echo }) => ({ kind: 'raw', bytes: `HTTP/1.1 200 OK\r\n${echo} ${echo}\r\n\r\n${echo}` }),
  'malformed JSON': ({ echo }) => ({ kind: 'answer', status: 200, headers: JSON_TYPE, body: `{"key": ${echo}` }),
  'a page': ({ echo }) => ({
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: `<b>${echo}</b>`,
  }),
  compressed: (at) => {
    const reply = whole(at, { id: at.echo, text: at.echo });
    if (reply.kind !== 'answer') return reply;
    return { ...reply, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync(reply.body) };
  },
};

export interface EchoServer {
  readonly server: GatewayServer;
  /** How many of the variants were served. */
  readonly served: () => number;
  readonly variants: number;
}

/** Every encoding of the key and of its halves meets some places, and every place some encodings; `1` takes all of both. */
const EVERY = Number(process.env['EQUIPOISE_CANARY_EVERY'] ?? '6');

/** The Responses protocol's look-ups name no model; they get what a request for this one would. */
export async function echoServer(driver: HttpDriverName, secret: string, model: string): Promise<EchoServer> {
  const variants = Object.values(secretForms(secret)).flatMap((echo, form) =>
    Object.values(PLACES)
      .filter((_place, index) => (form + index) % EVERY === 0)
      .map((place) => ({ place, echo })),
  );
  let next = 0;
  const server = await startGatewayServer({
    script: () => {
      const variant = variants[next % variants.length];
      next += 1;
      if (variant === undefined) throw new Error('no variant');
      return variant.place({ wire: WIRES[driver], model, echo: variant.echo });
    },
  });
  return { server, served: () => Math.min(next, variants.length), variants: variants.length };
}
