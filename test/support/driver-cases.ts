/**
 * Everything that can come back from a model server, and what comes of it: the table that the conformance suite of drivers
 * runs and that docs/outcomes.md is written from.
 */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import type { FailureCode } from '../../src/ledger/events.ts';
import { CANARY } from './canary.ts';
import type { Reply } from './gateway-server.ts';

export const MODEL = 'model-1-2026-07-16';
/** The campaign's name of the model, which is no immutable id. */
export const ALIAS = 'model-1';
/** What the suite's broker allows. */
export const CAPS = { maxInputTokensPerRequest: 1000, maxOutputTokensPerRequest: 500 };

/** A complete answer in the words that all protocols share. */
export interface ScriptedAnswer {
  readonly text: string;
  readonly model: string | null;
  readonly finish: 'stop' | 'length' | 'refusal';
  /** All of it, cached tokens included. */
  readonly input: number;
  readonly output: number;
  readonly cacheRead: number;
  readonly cacheWrite: number;
  readonly reasoning: number;
  /** `negative`: one count is below zero. `contradictory`: the counts do not add up, as the protocol adds. */
  readonly usage: 'reported' | 'missing' | 'negative' | 'contradictory';
  readonly id: string;
}

export const PLAIN: ScriptedAnswer = {
  text: '{"findings":[]}',
  model: MODEL,
  finish: 'stop',
  input: 120,
  output: 30,
  cacheRead: 0,
  cacheWrite: 0,
  reasoning: 0,
  usage: 'reported',
  id: 'resp-1',
};

/** What a case can ask of a protocol's wire. */
export interface CaseKit {
  /** A complete answer as the protocol prefers to send it. */
  readonly answer: (answer?: Partial<ScriptedAnswer>, more?: ReplyHeaders) => Reply;
  /** The bytes of that answer. */
  readonly text: (answer?: Partial<ScriptedAnswer>) => string;
  /** A complete answer as one JSON document. */
  readonly json: (answer?: Partial<ScriptedAnswer>, more?: ReplyHeaders) => Reply;
  readonly refuse: (status: number, code?: string | null, headers?: ReplyHeaders) => Reply;
}

type ReplyHeaders = Readonly<Record<string, string>>;

/** What must be in place for a case beside the server's reply. */
export type Situation =
  | 'reply'
  | 'redirect'
  | 'deadline-after-send'
  | 'abort-after-send'
  | 'abort-before-send'
  | 'deadline-before-send'
  | 'server-gone'
  | 'credential-unusable'
  | 'grant-expired'
  | 'prompt-over-cap';

export interface Outcome {
  readonly kind: 'received' | 'failed' | 'indeterminate';
  /** null: a good answer. */
  readonly code: FailureCode | null;
  /** Whether the same request may be sent again within the campaign's cap. */
  readonly retried: boolean;
  readonly charged: 'reported' | 'reservation' | 'nothing';
  /** Whether the answer is scored and may count in a pair. */
  readonly eligible: boolean;
  /** Whether nothing else is sent until somebody has looked. */
  readonly stopsRun: boolean;
}

export interface DriverCase {
  readonly title: string;
  readonly section: keyof typeof SECTIONS;
  readonly outcome: Outcome;
  /** An answer that every driver can be given, over whatever transport. */
  readonly answer?: Partial<ScriptedAnswer>;
  /** What the server sends; default: the answer. */
  readonly reply?: (kit: CaseKit) => Reply;
  readonly situation?: Situation;
  /** What the driver itself reports, as far as it is not plain from the outcome. */
  readonly result?: object;
  readonly cachePolicy?: 'disabled' | 'provider-managed';
  /** Drivers whose protocol has such a reply; default: all that speak HTTP, or all for an `answer`. */
  readonly drivers?: readonly string[];
  /** The answer's name has come through, so that a driver with a look-up can ask for it later. */
  readonly named?: boolean;
}

export const SECTIONS = {
  answers: 'Complete answers',
  refusals: 'Refusals',
  unsent: 'Nothing was sent',
  lost: 'No complete answer',
  hostile: 'Broken and hostile servers',
} as const;

const GOOD: Outcome = {
  kind: 'received',
  code: null,
  retried: false,
  charged: 'reported',
  eligible: true,
  stopsRun: false,
};
const rejected = (code: FailureCode, charged: 'reported' | 'reservation' = 'reported', stopsRun = false): Outcome => ({
  ...GOOD,
  code,
  charged,
  eligible: false,
  stopsRun,
});
const refused = (code: FailureCode, what: 'again' | 'never' | 'stop'): Outcome => ({
  kind: 'failed',
  code,
  retried: what === 'again',
  charged: 'nothing',
  eligible: false,
  stopsRun: what === 'stop',
});
const lost = (code: FailureCode): Outcome => ({
  kind: 'indeterminate',
  code,
  retried: false,
  charged: 'reservation',
  eligible: false,
  stopsRun: false,
});

const LONG = { text: 'x'.repeat(5000) };
const raw =
  (bytes: string): (() => Reply) =>
  () => ({ kind: 'raw', bytes });
const body = (text: string, headers: ReplyHeaders = {}, status = 200): Reply => ({
  kind: 'answer',
  status,
  headers,
  body: text,
});
const encoded = (coding: string, encode: (text: string) => Uint8Array) => (kit: CaseKit) => {
  const reply = kit.answer();
  if (reply.kind !== 'answer') throw new TypeError('An answer is an answer.');
  return { ...reply, headers: { ...reply.headers, 'content-encoding': coding }, body: encode(kit.text()) };
};
const bomb = Buffer.alloc(20 * 1024 * 1024, 32);

const ANSWERS: readonly Omit<DriverCase, 'section'>[] = [
  { title: 'a complete answer', answer: {}, outcome: GOOD },
  {
    title: 'an answer that takes longer than an idle connection lives',
    reply: (kit) => ({ ...(kit.answer() as Extract<Reply, { kind: 'answer' }>), delayMs: 1300 }),
    outcome: GOOD,
  },
  { title: 'an answer as one JSON document', reply: (kit) => kit.json(), outcome: GOOD },
  {
    title: 'an answer of a more special JSON type',
    reply: (kit) => kit.json({}, { 'content-type': 'Application/vnd.example+JSON; charset=utf-8' }),
    outcome: GOOD,
  },
  { title: 'an answer in gzip', reply: encoded('gzip', gzipSync), outcome: GOOD },
  { title: 'an answer in deflate', reply: encoded('deflate', deflateSync), outcome: GOOD },
  { title: 'an answer in brotli', reply: encoded('br', brotliCompressSync), outcome: GOOD },
  { title: 'another model', answer: { model: 'model-2' }, outcome: rejected('route-drift') },
  { title: 'the alias of the model alone', answer: { model: ALIAS }, outcome: rejected('route-unverifiable') },
  { title: 'no model', answer: { model: null }, outcome: rejected('route-unverifiable') },
  { title: 'no usage', answer: { usage: 'missing' }, outcome: rejected('usage-missing', 'reservation') },
  {
    title: 'usage below zero',
    answer: { usage: 'negative' },
    outcome: rejected('usage-inconsistent', 'reservation'),
    result: { usage: 'inconsistent' },
  },
  {
    title: 'usage that does not add up',
    answer: { usage: 'contradictory' },
    outcome: rejected('usage-inconsistent', 'reservation'),
  },
  { title: 'text that cost no tokens', answer: { output: 0 }, outcome: rejected('usage-inconsistent', 'reservation') },
  {
    title: 'a prompt that cost no tokens',
    answer: { input: 0 },
    outcome: rejected('usage-inconsistent', 'reservation'),
  },
  {
    title: 'more reasoning than output',
    answer: { reasoning: 31 },
    outcome: rejected('usage-inconsistent', 'reservation'),
  },
  {
    title: 'more input than the cap',
    answer: { input: CAPS.maxInputTokensPerRequest + 1 },
    outcome: rejected('usage-over-cap', 'reported', true),
  },
  {
    title: 'more output than the cap',
    answer: { output: CAPS.maxOutputTokensPerRequest + 1 },
    outcome: rejected('usage-over-cap', 'reported', true),
  },
  {
    title: 'reasoning within the output',
    answer: { reasoning: 12 },
    outcome: GOOD,
    result: { usage: { outputTokens: 30, reasoningTokens: 12 } },
  },
  {
    title: 'tokens from a cache, where the route forbids it',
    answer: { cacheRead: 64 },
    outcome: rejected('cache-forbidden'),
    result: { usage: { inputTokens: 120, cacheReadTokens: 64 } },
  },
  {
    title: 'tokens into a cache, where the route forbids it',
    answer: { cacheWrite: 8 },
    outcome: rejected('cache-forbidden'),
  },
  {
    title: 'tokens from and into a cache, where the route allows it',
    answer: { cacheRead: 64, cacheWrite: 8 },
    cachePolicy: 'provider-managed',
    outcome: GOOD,
    result: { usage: { inputTokens: 120, cacheReadTokens: 64, cacheWriteTokens: 8 } },
  },
  {
    title: 'a router that tried others first',
    drivers: ['openai-chat'],
    reply: (kit) => kit.answer({}, { 'x-litellm-attempted-fallbacks': '1' }),
    outcome: rejected('fallback-used'),
  },
  {
    title: 'a router that tried no others',
    drivers: ['openai-chat'],
    reply: (kit) => kit.answer({}, { 'x-litellm-attempted-fallbacks': '0' }),
    outcome: GOOD,
  },
  {
    title: 'an answer cut at its cap',
    answer: { finish: 'length' },
    outcome: rejected('truncated'),
    result: { finishReason: 'length' },
  },
  {
    title: 'a refusal of the model',
    answer: { finish: 'refusal' },
    outcome: rejected('refused'),
    result: { finishReason: 'refusal' },
  },
  {
    title: 'an empty answer',
    answer: { text: '' },
    outcome: rejected('empty-output'),
    result: { finishReason: 'empty', output: '' },
  },
  { title: 'white space alone', answer: { text: ' \n' }, outcome: rejected('empty-output') },
  {
    title: 'the credential in headers, which are not kept',
    reply: (kit) => kit.answer({}, { 'x-request-id': encodeURIComponent(CANARY), 'x-echo': `Bearer ${CANARY}` }),
    outcome: GOOD,
  },
];

const REFUSALS: readonly Omit<DriverCase, 'section'>[] = [
  ...(
    [
      [400, 'bad-request', 'never'],
      [401, 'unauthorized', 'stop'],
      [402, 'quota-exhausted', 'stop'],
      [403, 'forbidden', 'stop'],
      [404, 'not-found', 'stop'],
      [408, 'request-timeout', 'again'],
      [409, 'conflict', 'again'],
      [413, 'payload-too-large', 'never'],
      [418, 'bad-request', 'never'],
      [422, 'bad-request', 'never'],
      [429, 'rate-limited', 'again'],
      [451, 'content-blocked', 'never'],
      [500, 'provider-error', 'again'],
      [502, 'provider-unavailable', 'again'],
      [503, 'provider-unavailable', 'again'],
      [529, 'provider-unavailable', 'again'],
    ] as const
  ).map(([status, code, what]) => ({
    title: `status ${status}`,
    reply: (kit: CaseKit): Reply => kit.refuse(status),
    outcome: refused(code, what),
    result: { retryAfterMs: null },
  })),
  {
    title: 'status 400 for what the prompt says',
    drivers: ['openai-chat', 'openai-responses'],
    reply: (kit) => kit.refuse(400, 'content_filter'),
    outcome: refused('content-blocked', 'never'),
  },
  {
    title: 'status 429, come back after 7 seconds',
    reply: (kit) => kit.refuse(429, null, { 'retry-after': '7' }),
    outcome: refused('rate-limited', 'again'),
    result: { retryAfterMs: 7000 },
  },
  {
    title: 'status 429, come back at a date, by the clock of the answer',
    reply: (kit) =>
      kit.refuse(429, null, {
        date: 'Thu, 16 Jul 2026 12:00:00 GMT',
        'retry-after': 'Thu, 16 Jul 2026 12:01:30 GMT',
      }),
    outcome: refused('rate-limited', 'again'),
    result: { retryAfterMs: 90_000 },
  },
  {
    title: 'status 429, a limit with nothing left until a date',
    reply: (kit) =>
      kit.refuse(429, null, {
        date: 'Thu, 16 Jul 2026 12:00:00 GMT',
        'anthropic-ratelimit-output-tokens-remaining': '0',
        'anthropic-ratelimit-output-tokens-reset': '2026-07-16T12:00:40Z',
        'anthropic-ratelimit-requests-remaining': '12',
        'anthropic-ratelimit-requests-reset': '2026-07-16T12:30:00Z',
      }),
    outcome: refused('rate-limited', 'again'),
    result: { retryAfterMs: 40_000 },
  },
  {
    title: 'status 429 of an account without money',
    drivers: ['openai-chat', 'openai-responses'],
    reply: (kit) => kit.refuse(429, 'insufficient_quota', { 'retry-after': '7' }),
    outcome: refused('quota-exhausted', 'stop'),
    result: { retryAfterMs: null },
  },
  {
    title: 'status 429 of an account at its spend limit',
    drivers: ['anthropic-messages'],
    reply: (kit) => kit.refuse(429, 'enforced_spend_limit_reached'),
    outcome: refused('quota-exhausted', 'stop'),
  },
  {
    title: 'status 500 that begs to be retried',
    reply: (kit) => kit.refuse(500, null, { 'x-should-retry': 'true', 'retry-after-ms': '1' }),
    outcome: refused('provider-error', 'again'),
    result: { retryAfterMs: 1 },
  },
  {
    title: 'a refusal in a coding that nobody knows',
    reply: () => body('"?"', { 'content-encoding': 'zz' }, 429),
    outcome: refused('rate-limited', 'again'),
  },
  {
    title: 'the credential in a refusal, whose text is not kept',
    reply: (kit) => kit.refuse(401, CANARY),
    outcome: refused('unauthorized', 'stop'),
  },
  {
    title: 'a redirect to another origin (301, 302, 307, 308)',
    situation: 'redirect',
    outcome: refused('redirect-refused', 'stop'),
  },
];

const UNSENT: readonly Omit<DriverCase, 'section'>[] = [
  {
    title: 'the run was told to stop',
    situation: 'abort-before-send',
    outcome: refused('aborted-before-send', 'again'),
  },
  { title: 'the time is over', situation: 'deadline-before-send', outcome: refused('deadline-before-send', 'again') },
  { title: 'the approval has ended', situation: 'grant-expired', outcome: refused('grant-expired', 'stop') },
  { title: 'the prompt is over its cap', situation: 'prompt-over-cap', outcome: refused('prompt-over-cap', 'stop') },
  { title: 'no connection', situation: 'server-gone', outcome: refused('connect-failed', 'again') },
  {
    title: 'a credential that no header can carry',
    situation: 'credential-unusable',
    outcome: refused('credential-missing', 'stop'),
  },
];

const LOST: readonly Omit<DriverCase, 'section'>[] = [
  { title: 'a cut before headers', reply: () => ({ kind: 'cut-before-headers' }), outcome: lost('connection-lost') },
  { title: 'a cut after headers', reply: () => ({ kind: 'cut-after-headers' }), outcome: lost('connection-lost') },
  {
    title: 'a cut in a measured body',
    reply: (kit) => ({ kind: 'cut-mid-body', body: kit.text(LONG), chunked: false }),
    outcome: lost('connection-lost'),
    named: true,
  },
  {
    title: 'a cut in a chunked body',
    reply: (kit) => ({ kind: 'cut-mid-body', body: kit.text(LONG), chunked: true }),
    outcome: lost('connection-lost'),
    named: true,
  },
  {
    title: 'a cut in an error',
    reply: raw('HTTP/1.1 500 No\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"err'),
    outcome: lost('connection-lost'),
  },
  {
    title: 'silence until the deadline',
    situation: 'deadline-after-send',
    reply: () => ({ kind: 'hang-before-headers' }),
    outcome: lost('deadline-after-send'),
  },
  {
    title: 'silence after half of the body until the deadline',
    situation: 'deadline-after-send',
    reply: (kit) => ({ kind: 'hang-mid-body', body: kit.text(LONG) }),
    outcome: lost('deadline-after-send'),
    named: true,
  },
  {
    title: 'a trickle until the deadline',
    situation: 'deadline-after-send',
    reply: () => ({ kind: 'drip' }),
    outcome: lost('deadline-after-send'),
  },
  {
    title: 'the run was told to stop after the send',
    situation: 'abort-after-send',
    outcome: lost('aborted'),
  },
  {
    title: 'status 504, of one who gave up on a request that was passed on',
    reply: (kit) => kit.refuse(504),
    outcome: lost('deadline-after-send'),
  },
  {
    title: 'status 303, which says that it was done and is to be found elsewhere',
    reply: () => body('', { location: 'http://127.0.0.1:9/' }, 303),
    outcome: lost('response-malformed'),
  },
];

const echo = (name: string, form: string): Omit<DriverCase, 'section'> => ({
  title: `the credential in the answer, ${name}`,
  reply: (kit) => kit.answer({ text: form }),
  outcome: lost('response-malformed'),
});

const HOSTILE: readonly Omit<DriverCase, 'section'>[] = [
  {
    title: 'malformed JSON',
    reply: () => body('{"id": "resp-1", "choices": [tru'),
    outcome: lost('response-malformed'),
    named: true,
  },
  { title: 'JSON of another shape', reply: () => body('{"hello":"world"}'), outcome: lost('response-malformed') },
  { title: 'JSON that is no object', reply: () => body('null'), outcome: lost('response-malformed') },
  { title: 'an empty body', reply: () => body(''), outcome: lost('response-malformed') },
  { title: 'status 204', reply: () => body('', {}, 204), outcome: lost('response-malformed') },
  {
    title: 'a web page',
    reply: () => body('<p>Log in</p>', { 'content-type': 'text/html' }),
    outcome: lost('response-malformed'),
  },
  {
    title: 'an answer that says it is a web page',
    reply: (kit) => kit.json({}, { 'content-type': 'text/html' }),
    outcome: lost('response-malformed'),
  },
  {
    title: 'a coding that nobody knows',
    reply: encoded('zz', (text) => Buffer.from(text)),
    outcome: lost('response-malformed'),
  },
  {
    title: 'a chain of codings',
    reply: encoded('gzip, gzip', (text) => gzipSync(gzipSync(text))),
    outcome: lost('response-malformed'),
  },
  {
    title: 'bytes that are not gzip',
    reply: encoded('gzip', (text) => Buffer.from(text)),
    outcome: lost('response-malformed'),
  },
  {
    title: 'gzip that was cut',
    reply: encoded('gzip', (text) => gzipSync(text).subarray(0, 40)),
    outcome: lost('response-malformed'),
  },
  { title: 'a gzip bomb', reply: encoded('gzip', () => gzipSync(bomb)), outcome: lost('response-too-large') },
  { title: 'a brotli bomb', reply: encoded('br', () => brotliCompressSync(bomb)), outcome: lost('response-too-large') },
  { title: 'a body without end', reply: () => ({ kind: 'flood' }), outcome: lost('response-too-large') },
  { title: 'something that is not HTTP', reply: raw('hello\r\n\r\n'), outcome: lost('response-malformed') },
  {
    title: 'headers without end',
    reply: raw(`HTTP/1.1 200 OK\r\nx-filler: ${'a'.repeat(100_000)}\r\n\r\n{}`),
    outcome: lost('response-malformed'),
  },
  {
    title: 'an upgrade that nobody asked for',
    reply: raw('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: tcp\r\n\r\n'),
    outcome: lost('response-malformed'),
  },
  {
    title: 'text with half of a surrogate pair, hashed as its UTF-8',
    reply: (kit) => kit.answer({ text: '{"note":"\ud83d"}' }),
    outcome: GOOD,
  },
  {
    title: 'a model with half of a surrogate pair in its name',
    reply: (kit) => kit.answer({ model: `${MODEL}\udc00` }),
    outcome: rejected('route-drift'),
  },
  {
    title: 'a model with a name of two hundred kilobytes',
    reply: (kit) => kit.json({ model: 'm'.repeat(200_000) }),
    outcome: rejected('route-drift'),
  },
  { title: 'text with a NUL', reply: (kit) => kit.answer({ text: '\0' }), outcome: GOOD },
  echo('plainly', CANARY),
  echo('in base64', Buffer.from(`k=${CANARY}`).toString('base64')),
  echo('in hex', Buffer.from(CANARY).toString('hex')),
  echo('percent-encoded', encodeURIComponent(CANARY)),
  echo('as a string of JSON', JSON.stringify(CANARY).slice(1, -1)),
  echo('backwards', Buffer.from(CANARY).reverse().toString('latin1')),
  {
    title: 'the credential as the name of the answer',
    reply: (kit) => kit.answer({ id: CANARY }),
    outcome: lost('response-malformed'),
  },
  {
    title: 'the credential as the model',
    reply: (kit) => kit.answer({ model: CANARY }),
    outcome: lost('response-malformed'),
  },
  { title: 'the credential in malformed JSON', reply: () => body(CANARY), outcome: lost('response-malformed') },
  {
    title: 'the credential in half of a body',
    reply: (kit) => ({ kind: 'cut-mid-body', body: kit.text({ ...LONG, id: CANARY }), chunked: true }),
    outcome: lost('connection-lost'),
  },
];

const inSection =
  (section: DriverCase['section']) =>
  (row: Omit<DriverCase, 'section'>): DriverCase => ({ section, ...row });

export const DRIVER_CASES: readonly DriverCase[] = [
  ...ANSWERS.map(inSection('answers')),
  ...REFUSALS.map(inSection('refusals')),
  ...UNSENT.map(inSection('unsent')),
  ...LOST.map(inSection('lost')),
  ...HOSTILE.map(inSection('hostile')),
];

/** Cases that are an answer and nothing else: for drivers of any transport. Those with a planted credential are HTTP's. */
export const ANSWER_CASES: readonly (DriverCase & { readonly answer: Partial<ScriptedAnswer> })[] =
  DRIVER_CASES.flatMap((row) =>
    row.answer === undefined || row.reply !== undefined ? [] : [{ ...row, answer: row.answer }],
  );
