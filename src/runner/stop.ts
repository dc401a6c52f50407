/** The one decision to stop: taken once, for one reason, seen by everything that waits. */
import type { PauseReason } from '../ledger/events.ts';

export class Stop {
  #reason: PauseReason | null = null;
  #error: Error | null = null;
  readonly #controller = new AbortController();

  /** null while the run goes on. The first reason stays, but for a failure, which outranks a wish to stop. */
  get reason(): PauseReason | null {
    return this.#reason;
  }

  isRequested(): boolean {
    return this.#reason !== null;
  }

  /** What went wrong; null for a stop that was asked for or ruled. */
  get error(): Error | null {
    return this.#error;
  }

  /** Aborted as soon as nothing new may begin. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  request(reason: PauseReason): void {
    if (this.#reason !== null) return;
    this.#reason = reason;
    this.#controller.abort();
  }

  /** Stops because of a fault that the caller must hear of. The first one is kept. */
  fail(reason: 'storage-failed' | 'internal-error', error: unknown): void {
    if (this.#error !== null) return;
    this.#reason = reason;
    this.#error = error instanceof Error ? error : new Error('Something that is no error was thrown.');
    this.#controller.abort();
  }
}
