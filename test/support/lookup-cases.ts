/**
 * What a provider can say when it is asked for a lost answer, and what comes of it: the table that look-ups are tested
 * against and that docs/outcomes.md is written from.
 */
import type { DriverLookupResult } from '../../src/gateway/driver.ts';
import { CANARY } from './canary.ts';
import { MODEL } from './driver-cases.ts';
import type { Reply } from './gateway-server.ts';
import { messageItem, outputText, responseBody, responsesUsage, type ResponseParts } from './responses-wire.ts';

export const LOST_ID = 'resp-1';
export const LOST_REQUEST_ID = `aar-${'0123456789ab'.repeat(4)}`;

export interface LookupCase {
  readonly title: string;
  readonly reply: Reply;
  readonly kind: DriverLookupResult['kind'];
  /** The code of a look-up that told nothing, or of the rejection that a found answer meets. */
  readonly code: string | null;
  /** What else the result holds. */
  readonly result?: object;
}

const json = (body: unknown, status = 200): Reply => ({ kind: 'answer', status, body: JSON.stringify(body) });
const stored = (parts: ResponseParts = {}): Reply =>
  json(responseBody({ ...parts, more: { metadata: { request_id: LOST_REQUEST_ID }, ...parts.more } }));
const refusal = (status: number): Reply =>
  json(
    { error: { message: `Response with id '${LOST_ID}' not found.`, type: 'invalid_request_error', code: null } },
    status,
  );

export const LOOKUP_CASES: readonly LookupCase[] = [
  {
    title: 'a completed response',
    reply: stored(),
    kind: 'found',
    code: null,
    result: {
      answer: {
        output: '{"findings":[]}',
        finishReason: 'stop',
        model: MODEL,
        providerResponseId: LOST_ID,
        usage: { inputTokens: 120, outputTokens: 30, totalTokens: 150 },
      },
    },
  },
  {
    title: 'a completed response that does not repeat the request id',
    reply: json(responseBody()),
    kind: 'found',
    code: null,
  },
  {
    title: 'a response cut at its cap',
    reply: stored({ status: 'incomplete', more: { incomplete_details: { reason: 'max_output_tokens' } } }),
    kind: 'found',
    code: 'truncated',
  },
  {
    title: 'a response cut by a content filter',
    reply: stored({ status: 'incomplete', more: { incomplete_details: { reason: 'content_filter' } } }),
    kind: 'found',
    code: 'refused',
  },
  {
    title: 'a response of another model',
    reply: stored({ model: 'model-2' }),
    kind: 'found',
    code: 'route-drift',
  },
  {
    title: 'a response without usage',
    reply: stored({ usage: null }),
    kind: 'found',
    code: 'usage-missing',
  },
  {
    title: 'a response that failed, and what it cost',
    reply: stored({
      status: 'failed',
      output: [],
      usage: responsesUsage(120, 4),
      more: { error: { code: 'server_error', message: CANARY.slice(0, 2) } },
    }),
    kind: 'found',
    code: 'empty-output',
    result: { answer: { output: '', finishReason: 'empty', usage: { inputTokens: 120, outputTokens: 4 } } },
  },
  {
    title: 'a response that failed, and nothing of a cost',
    reply: stored({ status: 'failed', output: [], usage: null, more: { error: { code: 'server_error' } } }),
    kind: 'found',
    code: 'usage-missing',
    result: { answer: { output: '', finishReason: 'empty', usage: null } },
  },
  {
    title: 'a response that was cancelled',
    reply: stored({ status: 'cancelled', output: [messageItem(outputText('{"fin'))], usage: null }),
    kind: 'found',
    code: 'usage-missing',
    result: { answer: { finishReason: 'length' } },
  },
  { title: 'queued', reply: stored({ status: 'queued', output: [], usage: null }), kind: 'pending', code: null },
  {
    title: 'in progress',
    reply: stored({ status: 'in_progress', output: [], usage: null }),
    kind: 'pending',
    code: null,
  },
  { title: "status 404, in the provider's JSON", reply: refusal(404), kind: 'absent', code: null },
  {
    title: 'status 404, as a web page of a proxy',
    reply: { kind: 'answer', status: 404, headers: { 'content-type': 'text/html' }, body: '<p>Nothing here</p>' },
    kind: 'unknown',
    code: 'not-found',
  },
  { title: 'status 401', reply: refusal(401), kind: 'unknown', code: 'unauthorized' },
  { title: 'status 429', reply: refusal(429), kind: 'unknown', code: 'rate-limited' },
  { title: 'status 500', reply: refusal(500), kind: 'unknown', code: 'provider-error' },
  { title: 'a cut before headers', reply: { kind: 'cut-before-headers' }, kind: 'unknown', code: 'connection-lost' },
  {
    title: 'a cut in the body',
    reply: { kind: 'cut-mid-body', body: JSON.stringify(responseBody()), chunked: true },
    kind: 'unknown',
    code: 'connection-lost',
  },
  { title: 'JSON of another shape', reply: json({ hello: 'world' }), kind: 'unknown', code: 'response-malformed' },
  {
    title: 'another response than the one asked for',
    reply: stored({ id: 'resp-2' }),
    kind: 'unknown',
    code: 'identity-mismatch',
  },
  {
    title: 'another response that is still in progress',
    reply: stored({ id: 'resp-2', status: 'in_progress', output: [], usage: null }),
    kind: 'unknown',
    code: 'identity-mismatch',
  },
  {
    title: 'the response of another request',
    reply: stored({ more: { metadata: { request_id: `aar-${'f'.repeat(48)}` } } }),
    kind: 'unknown',
    code: 'identity-mismatch',
  },
  {
    title: 'a redirect',
    reply: { kind: 'answer', status: 307, headers: { location: 'http://127.0.0.1:9/' }, body: '' },
    kind: 'unknown',
    code: 'redirect-refused',
  },
  {
    title: 'a response that repeats the credential',
    reply: stored({ output: [messageItem(outputText(CANARY))] }),
    kind: 'unknown',
    code: 'response-malformed',
  },
];
