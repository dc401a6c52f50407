/**
 * One call of one provider, as its SDK sees it and as it really went.
 *
 * The SDK is given `fetch` and believes in it; what the driver reports comes from here, because an SDK wraps every failure
 * in errors of its own that quote URLs, headers and bodies and forget whether anything was sent. The SDK never holds
 * the credential: it is resolved and put into its header here, at the last moment.
 */
import { opaqueToken } from '../ledger/fields.ts';
import { credentialEcho, isUsableCredential, type CredentialSource } from './credential.ts';
import type { DriverCall, DriverFailed, DriverIndeterminate } from './driver.ts';
import {
  guardedFetch,
  refusedBeforeSend,
  TransportError,
  type ConnectionPool,
  type GuardedRequest,
} from './guarded-fetch.ts';
import type { GatewayBase } from './origin.ts';
import { exhaustedFor } from './rate-limit.ts';
import { refusal } from './refusal.ts';

/** Many times the longest answer that a model gives. */
export const DEFAULT_MAX_BODY_BYTES = 8 * 1024 * 1024;

export interface ProviderEndpoint {
  readonly pool: ConnectionPool;
  readonly base: GatewayBase;
  readonly credential: CredentialSource;
  /** The headers that carry a credential, such as `authorization`. */
  readonly credentialHeaders: (credential: string) => Record<string, string>;
  /** Cap on a response body, raw and decoded, in bytes. */
  readonly maxBodyBytes: number;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/**
 * Headers of the SDK's own that are passed on. The others tell the server about this machine, or come from environment
 * variables that SDKs read by themselves. What a protocol needs besides, its driver sets.
 */
const FORWARDED = ['accept', 'content-type'];

/** What belongs to one exchange of a call or of a look-up. */
export type ExchangeCall = Pick<DriverCall, 'deadlineMs' | 'signal' | 'onSend'>;

export interface ExchangeOptions {
  /** The only method that is let through. Default POST. */
  readonly method?: 'GET' | 'POST';
  /** Whether an answer may come as a stream of events, which is read to its end like any other. */
  readonly events?: boolean;
  /** Finds the provider's name of the answer in the beginning of its body, for when the rest never comes. */
  readonly responseId?: (beginning: string) => string | null;
}

/** Enough for a first event that repeats the whole response contract. */
const BEGINNING_BYTES = 512 * 1024;

export class ProviderExchange {
  readonly #endpoint: ProviderEndpoint;
  readonly #call: ExchangeCall;
  readonly #extraHeaders: Readonly<Record<string, string>>;
  readonly #options: ExchangeOptions;
  readonly #beginning: Uint8Array[] = [];
  #beginningBytes = 0;
  #started = false;
  #sent = false;
  #failure: DriverFailed | DriverIndeterminate | null = null;
  #retryAfterMs: number | null = null;
  #status: number | null = null;
  #headers: Headers | null = null;

  /** @param extraHeaders headers of the driver, such as the one that carries the provider request id */
  constructor(
    endpoint: ProviderEndpoint,
    call: ExchangeCall,
    extraHeaders: Readonly<Record<string, string>>,
    options: ExchangeOptions = {},
  ) {
    this.#endpoint = endpoint;
    this.#call = call;
    this.#extraHeaders = extraHeaders;
    this.#options = options;
  }

  /** The status of a complete answer in JSON, refusals included; null before it, and when a proxy's page came instead. */
  get status(): number | null {
    return this.#status;
  }

  /** A header of a complete answer of status 2xx; null when it has none. */
  header(name: string): string | null {
    return this.#headers?.get(name) ?? null;
  }

  /** How long the provider's headers say that nothing is left, after an answer. Milliseconds, or null. */
  get retryAfterMs(): number | null {
    return this.#retryAfterMs;
  }

  /** What the call came to when it brought no usable answer, whatever the SDK threw about it. */
  noAnswer(): DriverFailed | DriverIndeterminate {
    if (this.#failure !== null) return this.#failure;
    if (this.#sent) return { kind: 'indeterminate', code: 'response-malformed' };
    return refusedBeforeSend('driver-fault-before-send', false);
  }

  /** For the SDK's `fetch` option. Resolves with complete answers of status 2xx alone, in JSON or events. */
  readonly fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    // An SDK that retried by itself would send a request that no ledger knows of.
    if (this.#started) throw new TransportError(this.noAnswer());
    this.#started = true;
    try {
      return await this.#exchange(input, init);
    } catch (error) {
      this.#failure ??= error instanceof TransportError ? error.outcome : this.noAnswer();
      throw new TransportError(this.#failure);
    }
  };

  async #exchange(input: string | URL | Request, init: RequestInit | undefined): Promise<Response> {
    const { base, pool, maxBodyBytes, now } = this.#endpoint;
    const { deadlineMs, signal, onSend } = this.#call;
    const method = this.#options.method ?? 'POST';
    const body = method === 'GET' ? (init?.body ?? '') : init?.body;
    if (input instanceof Request || typeof body !== 'string' || (init?.method ?? 'GET').toUpperCase() !== method) {
      throw new TransportError(refusedBeforeSend('driver-fault-before-send', false));
    }
    const credential = this.#resolveCredential();
    const request: GuardedRequest = {
      method,
      headers: this.#requestHeaders(new Headers(init?.headers), credential),
      body,
    };
    const send = guardedFetch(pool, {
      allowedOrigins: [base.origin],
      maxBodyBytes,
      deadlineMs,
      now,
      signal,
      onSend: () => {
        onSend();
        this.#sent = true;
      },
      onBody: (chunk) => this.#note(chunk),
    });
    let response: Response;
    try {
      response = await send(input, request);
    } catch (error) {
      throw error instanceof TransportError ? this.#named(error, credential) : error;
    }
    if (isJson(response)) this.#status = response.status;
    if (response.status >= 400) throw new TransportError(await refusal(response, now()));
    this.#retryAfterMs = exhaustedFor(response.headers, now());
    this.#headers = response.headers;
    return await usable(response, credential, this.#options.events ?? false);
  }

  #note(chunk: Uint8Array): void {
    if (this.#options.responseId === undefined || this.#beginningBytes >= BEGINNING_BYTES) return;
    this.#beginning.push(chunk);
    this.#beginningBytes += chunk.byteLength;
  }

  /** A doubt about an answer of which enough came to know its name, which a look-up can ask for. */
  #named(error: TransportError, credential: string | null): TransportError {
    const { outcome } = error;
    if (outcome.kind !== 'indeterminate' || this.#options.responseId === undefined) return error;
    const beginning = Buffer.concat(this.#beginning).toString('utf8');
    const id = credentialEcho(credential)(beginning) ? null : this.#options.responseId(beginning);
    if (id === null || !opaqueToken.safeParse(id).success) return error;
    return new TransportError({ ...outcome, providerResponseId: id });
  }

  #resolveCredential(): string | null {
    let credential: string | null;
    try {
      credential = this.#endpoint.credential();
    } catch {
      throw new TransportError(refusedBeforeSend('credential-missing', false));
    }
    if (credential !== null && !isUsableCredential(credential)) {
      throw new TransportError(refusedBeforeSend('credential-missing', false));
    }
    return credential;
  }

  #requestHeaders(offered: Headers, credential: string | null): Record<string, string> {
    const headers: Record<string, string> = { 'user-agent': 'equipoise' };
    for (const name of FORWARDED) {
      const value = offered.get(name);
      if (value !== null) headers[name] = value;
    }
    Object.assign(headers, this.#extraHeaders);
    if (credential !== null) Object.assign(headers, this.#endpoint.credentialHeaders(credential));
    return headers;
  }
}

/**
 * Passes on an answer that is JSON (or events, where they were asked for) and does not repeat our credential. A server that
 * echoes it is broken or hostile, and whatever such an answer says (text, id, model name) must not reach memory that is
 * written down.
 */
async function usable(response: Response, credential: string | null, events: boolean): Promise<Response> {
  const type = isJson(response) ? 'application/json' : mediaType(response);
  const readable = type === 'application/json' || (events && type === 'text/event-stream');
  const text = readable ? await response.text() : '';
  if (!readable || credentialEcho(credential)(text)) {
    throw new TransportError({ kind: 'indeterminate', code: 'response-malformed' });
  }
  return new Response(text, { status: 200, headers: { 'content-type': type } });
}

function mediaType(response: Response): string {
  return (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function isJson(response: Response): boolean {
  const type = mediaType(response);
  return type === 'application/json' || type.endsWith('+json');
}
