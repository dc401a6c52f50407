/**
 * Who may send over the back-channel of an MCP session: one operation at a time by each name, under a generation that
 * only goes up. A retired lease never comes alive again, whatever happens to its name, and nothing of it is remembered
 * but that the counter has moved on.
 */
import type { CertainFailureCode, IndeterminateCode } from '../../ledger/events.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import type { SamplingParams } from './mcp-sampling-wire.ts';

export interface SamplingRequest {
  readonly providerRequestId: string;
  readonly params: SamplingParams;
  /** Milliseconds since the Unix epoch after which no answer is waited for. */
  readonly deadlineMs: number;
  /** Aborted to give the request up. The sampler then settles as soon as it can. */
  readonly signal: AbortSignal;
  /** Called once, synchronously, immediately before the request may leave. */
  readonly onSend: () => void;
}

/**
 * `answered`: the client's result as it came, unread. `failed`: certain, that is provably not sent, or refused by the
 * client before any model was asked. `lost`: may have been sent, and no answer came.
 */
export type SamplingReply =
  | { readonly kind: 'answered'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly code: CertainFailureCode; readonly retryable: boolean }
  | { readonly kind: 'lost'; readonly code: IndeterminateCode };

/** Carries one request to the client of a session. How, depends on the session's protocol revision. */
export interface Sampler {
  sample(request: SamplingRequest): Promise<SamplingReply>;
}

export class SamplingLease {
  /** Name of what the lease is for; unique among the live ones. */
  readonly operation: string;
  /** Above that of every lease of the session before it. */
  readonly generation: number;
  readonly #listeners = new Set<(code: IndeterminateCode) => void>();
  #sampler: Sampler | null;

  constructor(operation: string, generation: number, sampler: Sampler) {
    this.operation = operation;
    this.generation = generation;
    this.#sampler = sampler;
  }

  /** null once the lease is retired. */
  get sampler(): Sampler | null {
    return this.#sampler;
  }

  /** Calls back when the lease is retired, with what that makes of a request under way. Returns how to stop listening. */
  onRetired(listener: (code: IndeterminateCode) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the lease for good. Requests under way are given up as `code`. */
  retire(code: IndeterminateCode): void {
    if (this.#sampler === null) return;
    this.#sampler = null;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener(code);
  }
}

export class SamplingSession {
  readonly #live = new Map<string, SamplingLease>();
  #generation = 0;
  #closed = false;

  /** @throws EquipoiseError while the operation is under way, or once the session is closed */
  bind(operation: string, sampler: Sampler): SamplingLease {
    if (this.#closed) throw new EquipoiseError('session-closed', 'The MCP session is closed; nothing can be sent.', 3);
    if (this.#live.has(operation)) {
      const message = `${operation} is under way in this session already. Wait for it to end, or cancel it.`;
      throw new EquipoiseError('run-under-way', message, 3);
    }
    this.#generation += 1;
    const lease = new SamplingLease(operation, this.#generation, sampler);
    this.#live.set(operation, lease);
    return lease;
  }

  /** Whether exactly this generation of the operation may still send and be answered. */
  isLive(operation: string, generation: number): boolean {
    return this.#live.get(operation)?.generation === generation;
  }

  /** Retires a lease. Unbinding one that is retired already, or was followed by another, changes nothing. */
  unbind(lease: SamplingLease, code: IndeterminateCode = 'interrupted'): void {
    if (this.#live.get(lease.operation) === lease) this.#live.delete(lease.operation);
    lease.retire(code);
  }

  /** The client is gone: whatever is under way is lost, and nothing new is bound. */
  close(): void {
    this.#closed = true;
    for (const lease of [...this.#live.values()]) this.unbind(lease, 'connection-lost');
  }
}
