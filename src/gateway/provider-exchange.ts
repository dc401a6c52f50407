/**
 * One call of one provider, as its SDK sees it and as it really went.
 *
 * The SDK is given `fetch` and believes in it; what the driver reports comes from here, because an SDK wraps every failure
 * in errors of its own that quote URLs, headers and bodies and forget whether anything was sent. The SDK never holds
 * the credential: it is resolved and put into its header here, at the last moment.
 */
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

export class ProviderExchange {
  readonly #endpoint: ProviderEndpoint;
  readonly #call: DriverCall;
  readonly #extraHeaders: Readonly<Record<string, string>>;
  #started = false;
  #sent = false;
  #failure: DriverFailed | DriverIndeterminate | null = null;
  #retryAfterMs: number | null = null;

  /** @param extraHeaders headers of the driver, such as the one that carries the provider request id */
  constructor(endpoint: ProviderEndpoint, call: DriverCall, extraHeaders: Readonly<Record<string, string>>) {
    this.#endpoint = endpoint;
    this.#call = call;
    this.#extraHeaders = extraHeaders;
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

  /** For the SDK's `fetch` option. Resolves with complete JSON answers of status 2xx alone. */
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
    if (input instanceof Request || typeof init?.body !== 'string') {
      throw new TransportError(refusedBeforeSend('driver-fault-before-send', false));
    }
    const credential = this.#resolveCredential();
    const request: GuardedRequest = {
      method: 'POST',
      headers: this.#headers(new Headers(init.headers), credential),
      body: init.body,
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
    });
    const response = await send(input, request);
    if (response.status >= 400) throw new TransportError(await refusal(response, now()));
    this.#retryAfterMs = exhaustedFor(response.headers, now());
    return await usable(response, credential);
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

  #headers(offered: Headers, credential: string | null): Record<string, string> {
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
 * Passes on an answer that is JSON and does not repeat our credential. A server that echoes it is broken or hostile, and
 * whatever such an answer says (text, id, model name) must not reach memory that is written down.
 */
async function usable(response: Response, credential: string | null): Promise<Response> {
  const mediaType = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isJson = mediaType === 'application/json' || mediaType.endsWith('+json');
  const text = isJson ? await response.text() : '';
  if (!isJson || credentialEcho(credential)(text)) {
    throw new TransportError({ kind: 'indeterminate', code: 'response-malformed' });
  }
  return new Response(text, { status: 200, headers: { 'content-type': 'application/json' } });
}
