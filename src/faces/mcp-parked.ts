/**
 * A run that goes on while its client is away fetching answers.
 *
 * Sessions of protocol revision 2026-07-28 have no way to ask the client in the middle of a call: the call ends with
 * what is needed, and the client calls again with the answers. The run stays in memory in between and waits. It never
 * waits for longer than its requests may take: when they expire and nobody has come back, it stops and pauses.
 */
import type { Sampler, SamplingReply, SamplingRequest } from '../gateway/drivers/mcp-sampling-session.ts';
import type { SamplingParams } from '../gateway/drivers/mcp-sampling-wire.ts';
import type { RunProgress } from '../runner/progress.ts';

/** Something that the client is to fetch: a model's answer, or a person's. */
export type Ask =
  | { readonly kind: 'sample'; readonly key: string; readonly deadlineMs: number; readonly params: SamplingParams }
  | { readonly kind: 'approve'; readonly key: string; readonly deadlineMs: number; readonly question: string };

export type Turn<T> =
  { readonly kind: 'asks'; readonly asks: readonly Ask[] } | { readonly kind: 'done'; readonly value: T };

interface Entry {
  readonly ask: Ask;
  handed: boolean;
  /** Called when the ask is about to leave. */
  readonly onHanded: () => void;
  /** Ends the ask: with the client's answer, or with why there is none. */
  readonly settle: (answer: Answer) => void;
}

type Answer = { readonly given: true; readonly result: unknown } | { readonly given: false; readonly missing: boolean };

/** Key of the question to a person; that of a sample is its provider request id. */
export const APPROVAL_KEY = 'approval';
/** How long a person may think, in milliseconds. */
const APPROVAL_MS = 600_000;

export interface ParkedOptions<T> {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Whether several asks can come at once, and are worth waiting a moment for. */
  readonly gathers: boolean;
  /** The run itself; never rejects. */
  readonly work: (run: ParkedRun<T>) => Promise<T>;
}

/** How long asks that come together may lie apart, in milliseconds. */
const GATHER_MS = 20;

export class ParkedRun<T> implements Sampler {
  readonly #entries = new Map<string, Entry>();
  readonly #stop = new AbortController();
  readonly #now: () => number;
  readonly #gathers: boolean;
  readonly #work: Promise<T>;
  #result: { readonly value: T } | null = null;
  #round = 0;
  /** Whether a call of the client is being served; it takes the next asks along. */
  #attached = true;
  #cancelled = false;
  #wake: () => void = () => undefined;
  #report: (progress: RunProgress) => void = () => undefined;

  constructor({ now, gathers, work }: ParkedOptions<T>) {
    this.#now = now;
    this.#gathers = gathers;
    // In a turn of its own, so that `work` finds the object complete.
    this.#work = Promise.resolve().then(() => work(this));
    this.#work.then(
      (value) => {
        this.#result = { value };
      },
      () => undefined,
    );
  }

  /** Aborted when nothing new may begin. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Number of times that asks were handed over. */
  get round(): number {
    return this.#round;
  }

  /** Whether the client has been given something to fetch and has not come back. */
  get away(): boolean {
    return !this.#attached;
  }

  /** Whether it was stopped and waits for nobody any more. */
  get ending(): boolean {
    return this.#stop.signal.aborted && this.#entries.size === 0;
  }

  get finished(): Promise<T> {
    return this.#work;
  }

  progress(update: RunProgress): void {
    this.#report(update);
  }

  /** Nothing new begins; what the client has been given may still be answered. */
  stop(): void {
    this.#stop.abort();
  }

  sample({ providerRequestId, params, deadlineMs, signal, onSend }: SamplingRequest): Promise<SamplingReply> {
    const ask: Ask = { kind: 'sample', key: providerRequestId, deadlineMs, params };
    return new Promise((resolve) => {
      const entry = this.#add(ask, onSend, (answer) => {
        signal.removeEventListener('abort', onAbort);
        if (answer.given) resolve({ kind: 'answered', result: answer.result });
        else if (!entry.handed) resolve({ kind: 'failed', code: 'aborted-before-send', retryable: true });
        else resolve({ kind: 'lost', code: answer.missing ? 'response-malformed' : 'aborted' });
      });
      const onAbort = (): void => {
        // Before the loss is known to the run, so that it sends nothing more that nobody would take along.
        if (!this.#attached) this.stop();
        entry.settle({ given: false, missing: false });
      };
      signal.addEventListener('abort', onAbort, { once: true });
      if (this.#cancelled || signal.aborted) entry.settle({ given: false, missing: false });
    });
  }

  /** Puts a question to the person behind the client. False without an answer. */
  approve(question: string): Promise<boolean> {
    const ask: Ask = { kind: 'approve', key: APPROVAL_KEY, deadlineMs: this.#now() + APPROVAL_MS, question };
    return new Promise((resolve) => {
      const timer = setTimeout(() => entry.settle({ given: false, missing: true }), APPROVAL_MS);
      const entry = this.#add(
        ask,
        () => undefined,
        (answer) => {
          clearTimeout(timer);
          resolve(answer.given && isApproval(answer.result));
        },
      );
      if (this.#cancelled) entry.settle({ given: false, missing: true });
    });
  }

  #add(ask: Ask, onHanded: () => void, onSettled: (answer: Answer) => void): Entry {
    const entry: Entry = {
      ask,
      handed: false,
      onHanded,
      settle: (answer) => {
        if (this.#entries.get(ask.key) !== entry) return;
        this.#entries.delete(ask.key);
        onSettled(answer);
        this.#wake();
      },
    };
    this.#entries.set(ask.key, entry);
    this.#wake();
    return entry;
  }

  /** The client is back with what it was asked for. What it leaves out is lost: it may have been fetched all the same. */
  attach(responses: Readonly<Record<string, unknown>>, report: (progress: RunProgress) => void): void {
    this.#attached = true;
    this.#report = report;
    for (const entry of [...this.#entries.values()].filter(({ handed }) => handed)) {
      const { key } = entry.ask;
      entry.settle(
        Object.hasOwn(responses, key) ? { given: true, result: responses[key] } : { given: false, missing: true },
      );
    }
  }

  /** Waits until the client is needed, or the run has ended. A call that is cancelled stops the run. */
  async turn(signal: AbortSignal): Promise<Turn<T>> {
    const onAbort = (): void => this.cancel();
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    try {
      for (;;) {
        // Listened to before the look, which takes a moment: what comes during it must not be slept through.
        const change = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        const asks = await this.#gather();
        if (this.#result !== null) return { kind: 'done', value: this.#result.value };
        if (asks.length > 0) return { kind: 'asks', asks };
        await Promise.race([change, this.#work]);
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** What waits to be handed over; with what comes a moment later, if anything can. */
  async #gather(): Promise<readonly Ask[]> {
    const waiting = (): Ask[] => [...this.#entries.values()].filter(({ handed }) => !handed).map(({ ask }) => ask);
    if (!this.#gathers) return waiting();
    for (let asks = waiting(); ;) {
      if (asks.length === 0) return asks;
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const now = waiting();
      if (now.length === asks.length) return now;
      asks = now;
    }
  }

  /** Marks the asks as on their way and lets the client go. Returns those that still stand. */
  handOver(asks: readonly Ask[]): readonly Ask[] {
    const entries = asks.map(({ key }) => this.#entries.get(key)).filter((entry) => entry !== undefined);
    if (entries.length === 0) return [];
    for (const entry of entries) {
      entry.handed = true;
      entry.onHanded();
    }
    this.#round += 1;
    this.#attached = false;
    this.#report = () => undefined;
    return entries.map(({ ask }) => ask);
  }

  /** Nobody will fetch anything any more: stops, and ends what has not been handed over, and questions to a person. */
  cancel(): void {
    this.#cancelled = true;
    this.stop();
    for (const entry of [...this.#entries.values()]) {
      if (!entry.handed || entry.ask.kind === 'approve') entry.settle({ given: false, missing: false });
    }
  }
}

/** Whether a person's answer to the question is a yes: a form that was sent, with the box ticked. */
export function isApproval(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('action' in result) || !('content' in result)) return false;
  const { action, content } = result;
  return (
    action === 'accept' &&
    typeof content === 'object' &&
    content !== null &&
    'approve' in content &&
    content.approve === true
  );
}
