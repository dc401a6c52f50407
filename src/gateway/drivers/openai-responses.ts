/**
 * The `openai-responses` driver: the Responses protocol through the official SDK on the guarded fetch.
 *
 * Answers are asked for as a stream of events and stored by the provider. Nothing is shown before the stream has ended;
 * its use is the first event, which names the response while the model still works. A connection that breaks later leaves
 * a doubt that can be looked up by that name, and the look-up costs nothing.
 */
import type { ResponseCreateParamsStreaming } from 'openai/resources/responses/responses';

import { opaqueToken } from '../../ledger/fields.ts';
import type { CredentialSource } from '../credential.ts';
import type {
  Driver,
  DriverCall,
  DriverIndeterminate,
  DriverLookup,
  DriverLookupResult,
  DriverResult,
} from '../driver.ts';
import { ConnectionPool } from '../guarded-fetch.ts';
import type { GatewayBase } from '../origin.ts';
import { DEFAULT_MAX_BODY_BYTES, ProviderExchange, type ProviderEndpoint } from '../provider-exchange.ts';
import {
  dialectOf,
  openAiCaller,
  samplingFields,
  STANDARD_TIER,
  type OpenAiCaller,
  type OpenAiDialect,
} from './openai-client.ts';
import { announcedId, finalResponse, readResponse, REQUEST_ID_KEY, streamError } from './openai-responses-answer.ts';

export const OPENAI_RESPONSES_DRIVER_ID = 'openai-responses';
/** The environment variable that the faces read the API key from. */
export const OPENAI_RESPONSES_CREDENTIAL_VARIABLE = 'OPENAI_API_KEY';

export interface OpenAiResponsesOptions {
  readonly base: GatewayBase;
  readonly credential: CredentialSource;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Default: by origin; `openai` for OpenAI and Azure OpenAI. */
  readonly dialect?: OpenAiDialect;
  /** How the response contract goes on the wire beside the prompt, which states it in any case. */
  readonly responseFormat?: 'json_schema' | 'json_object' | 'none';
  /** Cap on a response body, raw and decoded, in bytes. Default 8 MiB. */
  readonly maxBodyBytes?: number;
  /** PEM certificates to trust in place of the public ones. */
  readonly ca?: string;
}

interface Setup {
  readonly endpoint: ProviderEndpoint;
  readonly caller: OpenAiCaller;
  readonly dialect: OpenAiDialect;
  readonly responseFormat: 'json_schema' | 'json_object' | 'none';
  /** What prices are for; null where no tier is asked for. */
  readonly tier: typeof STANDARD_TIER | null;
}

export function createOpenAiResponsesDriver(options: OpenAiResponsesOptions): Driver {
  const endpoint: ProviderEndpoint = {
    pool: new ConnectionPool(options.ca === undefined ? {} : { ca: options.ca }),
    base: options.base,
    credential: options.credential,
    credentialHeaders: (credential) => ({ authorization: `Bearer ${credential}` }),
    maxBodyBytes: options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES,
    now: options.now,
  };
  const dialect = options.dialect ?? dialectOf(options.base.origin);
  const setup: Setup = {
    endpoint,
    caller: openAiCaller(options.base.baseUrl),
    dialect,
    responseFormat: options.responseFormat ?? 'json_schema',
    tier: dialect === 'openai' ? STANDARD_TIER : null,
  };
  return {
    id: OPENAI_RESPONSES_DRIVER_ID,
    version: '1',
    synthetic: false,
    lookupSupported: true,
    reportsReasoningEffort: true,
    sendsResponseSchema: setup.responseFormat === 'json_schema',
    send: (call) => send(setup, call),
    lookup: (request) => lookup(setup, request),
    close: () => {
      endpoint.pool.close();
      return Promise.resolve();
    },
  };
}

async function send(setup: Setup, call: DriverCall): Promise<DriverResult> {
  const exchange = new ProviderExchange(
    setup.endpoint,
    call,
    {
      'x-client-request-id': call.providerRequestId,
      'idempotency-key': call.providerRequestId,
      accept: 'text/event-stream, application/json',
      // A coding would hide the first event until the last has come.
      'accept-encoding': 'identity',
    },
    { events: true, responseId: announcedId },
  );
  let body: string;
  let isStream: boolean;
  try {
    const request = responsesRequest(call, setup);
    const response = await setup.caller(exchange, (client) => client.responses.create(request).asResponse());
    isStream = response.headers.get('content-type') === 'text/event-stream';
    body = await response.text();
  } catch {
    // The SDK's errors quote bodies and URLs. What happened is known to the exchange.
    return exchange.noAnswer();
  }
  const failure = isStream ? streamError(body) : null;
  if (failure !== null) return failure;
  const reading = readResponse(isStream ? finalResponse(body) : parsed(body), setup.tier);
  if (reading?.kind === 'failed') return reading.failure;
  if (reading?.kind === 'answer') {
    // An answer to somebody else's request: which of them is ours, and what ours came to, nobody can tell.
    if (reading.requestId !== null && reading.requestId !== call.providerRequestId)
      return doubt('identity-mismatch', null);
    return { ...reading.answer, retryAfterMs: exchange.retryAfterMs };
  }
  // A stream that stops short of its end is a connection that was lost without a sound.
  return doubt(isStream ? 'connection-lost' : 'response-malformed', announcedId(body));
}

function doubt(code: DriverIndeterminate['code'], id: string | null): DriverIndeterminate {
  const known = opaqueToken.safeParse(id);
  return { kind: 'indeterminate', code, ...(known.success ? { providerResponseId: known.data } : {}) };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function lookup(setup: Setup, request: DriverLookup): Promise<DriverLookupResult> {
  const { providerResponseId, deadlineMs, signal } = request;
  // Without a name there is nothing to ask for: the protocol has no search by request id.
  if (providerResponseId === null || !opaqueToken.safeParse(providerResponseId).success) {
    return { kind: 'unknown', code: 'driver-fault-before-send' };
  }
  const exchange = new ProviderExchange(
    setup.endpoint,
    { deadlineMs, signal, onSend: () => undefined },
    { 'x-client-request-id': request.providerRequestId, accept: 'application/json' },
    { method: 'GET' },
  );
  let value: unknown;
  try {
    const found = setup.caller(exchange, (client) => client.responses.retrieve(providerResponseId).asResponse());
    value = parsed(await (await found).text());
  } catch {
    // A page of a proxy that does not know the address is no authority; the provider's own JSON is.
    return exchange.status === 404 ? { kind: 'absent' } : { kind: 'unknown', code: exchange.noAnswer().code };
  }
  const reading = readResponse(value, setup.tier);
  if (reading === null) return { kind: 'unknown', code: 'response-malformed' };
  const id = reading.kind === 'answer' ? reading.answer.providerResponseId : reading.id;
  const foreign =
    reading.kind === 'answer' && (reading.requestId ?? request.providerRequestId) !== request.providerRequestId;
  if (id !== providerResponseId || foreign) return { kind: 'unknown', code: 'identity-mismatch' };
  switch (reading.kind) {
    case 'pending':
      return { kind: 'pending' };
    case 'answer':
      return { kind: 'found', answer: { ...reading.answer, retryAfterMs: exchange.retryAfterMs } };
    case 'failed':
      return { kind: 'found', answer: failedAnswer(value, providerResponseId) };
  }
}

/** A stored failure: there is nothing to score, and nothing was billed that the provider tells of. */
function failedAnswer(value: unknown, id: string): Extract<DriverLookupResult, { kind: 'found' }>['answer'] {
  const model = value !== null && typeof value === 'object' && 'model' in value ? value.model : null;
  return {
    kind: 'received',
    output: '',
    finishReason: 'empty',
    model: typeof model === 'string' ? model : null,
    provider: null,
    reasoningEffort: null,
    usage: null,
    providerResponseId: id,
    systemFingerprint: null,
    retryAfterMs: null,
  };
}

function responsesRequest(call: DriverCall, setup: Setup): ResponseCreateParamsStreaming {
  const { dialect, responseFormat, tier } = setup;
  return {
    model: call.model,
    input: call.messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    store: true,
    max_output_tokens: call.maxOutputTokens,
    metadata: { [REQUEST_ID_KEY]: call.providerRequestId },
    ...samplingFields(call, dialect),
    ...(call.reasoningEffort === null ? {} : { reasoning: { effort: effort(call.reasoningEffort) } }),
    // The padding that hides the length of events is of no use to one who reads them all at once.
    ...(dialect === 'openai' ? { stream_options: { include_obfuscation: false } } : {}),
    ...(tier === null ? {} : { service_tier: tier }),
    ...(responseFormat === 'json_schema'
      ? { text: { format: { type: 'json_schema', name: 'answer', schema: call.responseSchema, strict: false } } }
      : {}),
    ...(responseFormat === 'json_object' ? { text: { format: { type: 'json_object' } } } : {}),
  };
}

type Effort = NonNullable<NonNullable<ResponseCreateParamsStreaming['reasoning']>['effort']>;

/** From `none` to `max` today; the route's value goes out as it is, and the answer says which one was used. */
function effort(value: string): Effort {
  return value as Effort;
}
