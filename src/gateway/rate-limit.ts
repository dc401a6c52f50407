/**
 * Keeping within a provider's rate limits: reading what its headers say, and one limiter that all requests of a route
 * share, so that twenty of them do not each learn about the same limit and come back at the same moment.
 */

/** Anything longer is a date in the wrong unit or a quota that waiting will not restore. One day. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/**
 * How long a provider asks to wait, in milliseconds from now; null when it does not say.
 *
 * Read in this order: `retry-after-ms`; `Retry-After` in both forms of RFC 9110 section 10.2.3 (seconds, or an HTTP date,
 * measured against the answer's own `Date` where there is one, so that a wrong clock here does not matter); and, for every
 * limit of which nothing remains, its reset: `x-ratelimit-*` (durations such as `6m0s`, seconds, or epoch times) and
 * `anthropic-ratelimit-*` (RFC 3339).
 *
 * @param nowMs milliseconds since the Unix epoch
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const milliseconds = decimal(headers.get('retry-after-ms'));
  if (milliseconds !== null) return bounded(milliseconds);
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null) {
    const seconds = decimal(retryAfter);
    if (seconds !== null) return bounded(seconds * 1000);
    const at = httpDate(retryAfter);
    if (at !== null) return bounded(at - (httpDate(headers.get('date') ?? '') ?? nowMs));
  }
  return exhaustedFor(headers, nowMs);
}

/** The longest wait among the limits of which nothing remains; null when something is left or nothing is said. */
export function exhaustedFor(headers: Headers, nowMs: number): number | null {
  // Points in time are the server's, as is the clock that they are measured by.
  const serverNowMs = httpDate(headers.get('date') ?? '') ?? nowMs;
  let wait: number | null = null;
  for (const [name, value] of headers) {
    if (!/^(?:x|anthropic)-ratelimit-/u.test(name) || !/-remaining(?:-|$)/u.test(name)) continue;
    if (decimal(value) !== 0) continue;
    const reset = headers.get(name.replace('-remaining', '-reset'));
    const ms = reset === null ? null : resetMs(reset, serverNowMs);
    if (ms !== null) wait = Math.max(wait ?? 0, bounded(ms));
  }
  return wait;
}

function bounded(ms: number): number {
  return Math.min(Math.max(Math.ceil(ms), 0), LONGEST_WAIT_MS);
}

function decimal(text: string | null): number | null {
  return text !== null && /^\d{1,15}(?:\.\d{1,9})?$/u.test(text.trim()) ? Number(text) : null;
}

/** IMF-fixdate only: the two obsolete forms name no century or no zone, and guessing would be worse than backing off. */
function httpDate(text: string): number | null {
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/u.test(text.trim()))
    return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };

function resetMs(text: string, nowMs: number): number | null {
  const value = text.trim();
  const number = decimal(value);
  // Three habits share one header name: epoch milliseconds, epoch seconds, seconds to wait.
  if (number !== null) return number > 1e11 ? number - nowMs : number > 1e8 ? number * 1000 - nowMs : number * 1000;
  if (/^(?:\d{1,9}(?:\.\d{1,9})?(?:ms|h|m|s)){1,4}$/u.test(value)) {
    let total = 0;
    for (const [, amount, unit] of value.matchAll(/([\d.]+)(ms|h|m|s)/gu)) {
      total += Number(amount) * (UNIT_MS[unit ?? ''] ?? 0);
    }
    return total;
  }
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]{8,20}(?:Z|[+-]\d{2}:\d{2})$/u.test(value)) {
    const at = Date.parse(value);
    return Number.isNaN(at) ? null : at - nowMs;
  }
  return null;
}

export interface RateLimiterOptions {
  /** Milliseconds from any fixed point; never steps. */
  readonly monotonic: () => number;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** Resolves after so many milliseconds, or early when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** First back-off when the provider names none, in milliseconds. */
  readonly baseMs?: number;
  /** Longest back-off of our own choosing, in milliseconds. */
  readonly maxMs?: number;
}

/** The right to have one request under way. Handed back exactly once; a second time changes nothing. */
export interface Permit {
  /**
   * @param limited the provider refused for its rate limit or for being overloaded
   * @param waitMs what it asked for, or how long nothing is left; null when it said nothing
   */
  leave(limited: boolean, waitMs: number | null): void;
}

/**
 * The shared limiter of one route: additive increase and multiplicative decrease of the number of requests under way,
 * plus a time before which none starts.
 *
 * Nothing is limited until the provider limits. Then the window halves, everyone waits for what the provider asked for
 * (or for a doubling back-off), and afterwards requests start at jittered moments. Each answer widens the window by one
 * request per window.
 */
export class RateLimiter {
  readonly #options: RateLimiterOptions;
  readonly #baseMs: number;
  readonly #maxMs: number;
  readonly #queue: (() => void)[] = [];
  #window = Number.POSITIVE_INFINITY;
  #underWay = 0;
  #notBefore = 0;
  /** Narrowings so far: tells the news of a permit that was given before the last one from fresh news. */
  #epoch = 0;
  /** Narrowings since the last answer. */
  #streak = 0;

  constructor(options: RateLimiterOptions) {
    this.#options = options;
    this.#baseMs = options.baseMs ?? 1000;
    this.#maxMs = options.maxMs ?? 60_000;
  }

  /** Milliseconds until the next request may start; 0 when it may now, room in the window aside. */
  waitMs(): number {
    return Math.max(0, this.#notBefore - this.#options.monotonic());
  }

  /** Waits for room and time. null when the signal aborted first. */
  async enter(signal: AbortSignal): Promise<Permit | null> {
    while (!signal.aborted) {
      const waitMs = this.waitMs();
      if (waitMs > 0) await this.#options.sleep(waitMs + this.#jitter(), signal);
      else if (this.#underWay + 1 > this.#window) await this.#roomOrAbort(signal);
      else return this.#permit();
    }
    // Its turn passes to the next one in line, which may not be leaving.
    this.#queue.shift()?.();
    return null;
  }

  #permit(): Permit {
    this.#underWay += 1;
    const epoch = this.#epoch;
    let open = true;
    return {
      leave: (limited, waitMs) => {
        if (!open) return;
        open = false;
        this.#underWay -= 1;
        if (limited) this.#narrow(epoch === this.#epoch, waitMs);
        else this.#widen(epoch === this.#epoch, waitMs);
        for (let room = this.#window - this.#underWay; room >= 1; room -= 1) {
          const next = this.#queue.shift();
          if (next === undefined) break;
          next();
        }
      },
    };
  }

  #narrow(fresh: boolean, waitMs: number | null): void {
    if (fresh) {
      this.#window = Math.max(1, Math.floor(Math.min(this.#window, this.#underWay + 1) / 2));
      this.#epoch += 1;
      this.#streak += 1;
    }
    const backOff = Math.min(this.#maxMs, this.#baseMs * 2 ** Math.min(Math.max(this.#streak - 1, 0), 16));
    // Between half and the whole of it, so that several runners on one key drift apart.
    if (waitMs !== null || fresh) this.#delay(waitMs ?? backOff * (0.5 + this.#options.random() / 2));
  }

  #widen(fresh: boolean, waitMs: number | null): void {
    if (fresh) {
      this.#streak = 0;
      this.#window += 1 / this.#window;
    }
    if (waitMs !== null) this.#delay(waitMs);
  }

  #delay(ms: number): void {
    this.#notBefore = Math.max(this.#notBefore, this.#options.monotonic() + ms);
  }

  #jitter(): number {
    return this.#options.random() * Math.min(this.#baseMs, 50 * (this.#queue.length + this.#underWay + 1));
  }

  async #roomOrAbort(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const leave = (): void => {
        const index = this.#queue.indexOf(go);
        if (index >= 0) this.#queue.splice(index, 1);
        resolve();
      };
      const go = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#queue.push(go);
    });
  }
}
