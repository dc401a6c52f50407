/**
 * What a complete answer with an error status comes to: one of the closed codes, whether to try again, and when.
 *
 * Only the status and two well-known error codes are looked at. The body's text is never kept: providers repeat prompts
 * and keys in it.
 */
import type { CertainFailureCode } from '../ledger/events.ts';
import type { DriverFailed, DriverIndeterminate } from './driver.ts';
import { retryAfterMs } from './rate-limit.ts';

interface Verdict {
  readonly code: CertainFailureCode;
  readonly retryable: boolean;
  readonly stopsRun: boolean;
}

const again = (code: CertainFailureCode): Verdict => ({ code, retryable: true, stopsRun: false });
/** This request will never be accepted; others may be. */
const never = (code: CertainFailureCode): Verdict => ({ code, retryable: false, stopsRun: false });
/** No request will be accepted until somebody changes something. */
const stop = (code: CertainFailureCode): Verdict => ({ code, retryable: false, stopsRun: true });

const BY_STATUS: ReadonlyMap<number, Verdict> = new Map([
  [400, never('bad-request')],
  [401, stop('unauthorized')],
  [402, stop('quota-exhausted')],
  [403, stop('forbidden')],
  [404, stop('not-found')],
  [405, stop('not-found')],
  [407, stop('unauthorized')],
  [408, again('request-timeout')],
  [409, again('conflict')],
  [410, stop('not-found')],
  [413, never('payload-too-large')],
  [425, again('provider-unavailable')],
  [429, again('rate-limited')],
  [451, never('content-blocked')],
  [500, again('provider-error')],
  [502, again('provider-unavailable')],
  [503, again('provider-unavailable')],
  [529, again('provider-unavailable')],
]);

/** Error codes with which providers refine a status, by exact value. */
const BY_ERROR_CODE: ReadonlyMap<string, Verdict> = new Map([
  // A 429 that no waiting mends.
  ['insufficient_quota', stop('quota-exhausted')],
  ['billing_hard_limit_reached', stop('quota-exhausted')],
  // A 400 that depends on the text alone.
  ['content_filter', never('content-blocked')],
  ['content_policy_violation', never('content-blocked')],
]);

/**
 * Statuses with which an intermediary gives up waiting: by their meaning the request was passed on, and what became of it
 * (and what it cost) is not known.
 */
const GAVE_UP_WAITING: ReadonlySet<number> = new Set([504, 524]);

/**
 * @param response a complete answer with a status of at least 400
 * @param nowMs milliseconds since the Unix epoch
 */
export async function refusal(response: Response, nowMs: number): Promise<DriverFailed | DriverIndeterminate> {
  const { status, headers } = response;
  if (GAVE_UP_WAITING.has(status)) return { kind: 'indeterminate', code: 'deadline-after-send' };
  const general = BY_STATUS.get(status) ?? (status >= 500 ? again('provider-error') : never('bad-request'));
  const refined = status < 500 ? BY_ERROR_CODE.get(errorCode(await response.text())) : undefined;
  const verdict = refined ?? general;
  return { kind: 'failed', ...verdict, retryAfterMs: verdict.retryable ? retryAfterMs(headers, nowMs) : null };
}

/** `error.code` of an error body in the common shape; '' when there is none. */
function errorCode(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    const error = value !== null && typeof value === 'object' && 'error' in value ? value.error : null;
    const code = error !== null && typeof error === 'object' && 'code' in error ? error.code : null;
    return typeof code === 'string' ? code : '';
  } catch {
    return '';
  }
}
