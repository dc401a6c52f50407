/**
 * What a complete answer with an error status comes to: one of the closed codes, whether to try again, and when.
 *
 * Only the status and a few well-known error codes are looked at. The body's text is never kept: providers repeat prompts
 * and keys in it.
 */
import * as z from 'zod';

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
  ['billing_error', stop('quota-exhausted')],
  ['contract_spend_limit_reached', stop('quota-exhausted')],
  ['enforced_spend_limit_reached', stop('quota-exhausted')],
  // A 400 that depends on the text alone.
  ['content_filter', never('content-blocked')],
  ['content_policy_violation', never('content-blocked')],
]);

/** Error codes of an answer that says, with a good status, that it failed. */
const BY_FAILURE_CODE: ReadonlyMap<string, Verdict> = new Map([
  ...BY_ERROR_CODE,
  ['server_error', again('provider-error')],
  ['rate_limit_exceeded', again('rate-limited')],
  ['invalid_prompt', never('bad-request')],
  ['bio_policy', never('content-blocked')],
  ['data_residency_mismatch', stop('forbidden')],
]);

/** What the code of a failed answer comes to; an unknown one is the provider's own fault. */
export function failureByCode(code: unknown): DriverFailed {
  const verdict = (typeof code === 'string' ? BY_FAILURE_CODE.get(code) : undefined) ?? again('provider-error');
  return { kind: 'failed', ...verdict, retryAfterMs: null };
}

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
  const codes = status < 500 ? errorCodes(await response.text()) : [];
  const refined = codes.map((code) => BY_ERROR_CODE.get(code)).find((verdict) => verdict !== undefined);
  const verdict = refined ?? general;
  return { kind: 'failed', ...verdict, retryAfterMs: verdict.retryable ? retryAfterMs(headers, nowMs) : null };
}

const errorBody = z.object({
  error: z.object({
    code: z.unknown().optional(),
    type: z.unknown().optional(),
    details: z.object({ error_code: z.unknown().optional() }).nullish().catch(null),
  }),
});

/** The codes of an error body in the shapes of OpenAI and Anthropic, the most exact first. */
function errorCodes(body: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [];
  }
  const parsed = errorBody.safeParse(value);
  if (!parsed.success) return [];
  const { code, type, details } = parsed.data.error;
  return [details?.error_code, code, type].filter((entry) => typeof entry === 'string');
}
