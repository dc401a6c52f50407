/**
 * What a failed exchange with GitHub means. The errors of HTTP clients quote bodies, addresses and headers; none of that leaves this
 * file. Only the status, GitHub's own short message (for comparison, never for printing) and what may be done next do.
 */
import * as z from 'zod';
import { EquipoiseError } from '../protocol/findings.ts';

/** An answer that refuses, as far as product code may look at it. */
export interface RefusedAnswer {
  readonly status: number;
  /** GitHub's message, to be compared with known ones. */
  readonly message: string;
  /** Types of GraphQL errors, such as `STALE_DATA`. */
  readonly types: readonly string[];
  /** The body, to be parsed for known reasons. */
  readonly details: unknown;
}

export interface Judged {
  readonly error: EquipoiseError;
  /** Whether a read may be tried again. */
  readonly again: 'never' | 'soon' | 'limited';
  /** How long GitHub asks to wait, in milliseconds. */
  readonly afterMs: number | null;
  readonly refusal: RefusedAnswer | null;
  /** Whether a write can have been carried out. */
  readonly carriedOut: 'no' | 'unknown';
}

const httpError = z.object({
  status: z.int(),
  response: z
    .object({
      headers: z.record(z.string(), z.unknown()),
      data: z.unknown(),
    })
    .optional(),
});

const withMessage = z.object({ message: z.string() });

const graphqlError = z.object({
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).min(1),
});

export function judgeFailure(purpose: string, thrown: unknown): Judged {
  const graphql = graphqlError.safeParse(thrown);
  if (graphql.success) return judgeGraphql(purpose, graphql.data.errors);
  const http = httpError.safeParse(thrown);
  // Without an answer the service was not reached, or broke off.
  if (!http.success || http.data.response === undefined) return unavailable(purpose, 'gave no answer');
  const { status, response } = http.data;
  const said = withMessage.safeParse(response.data);
  const message = said.success ? said.data.message : '';
  const refusal: RefusedAnswer = { status, message, types: [], details: response.data };
  if (status >= 500) return unavailable(purpose, `answered with status ${status}`);
  const limited = limits(status, response.headers, message);
  if (limited !== null) {
    return {
      error: failure(
        'github-rate-limited',
        purpose,
        'the token has used up what GitHub allows for now. Try again later.',
      ),
      again: limited.wait ? 'limited' : 'never',
      afterMs: limited.afterMs,
      refusal,
      carriedOut: 'no',
    };
  }
  return { error: refused(purpose, status), again: 'never', afterMs: null, refusal, carriedOut: 'no' };
}

function judgeGraphql(purpose: string, errors: readonly { type?: string | undefined; message: string }[]): Judged {
  const types = errors.flatMap(({ type }) => type ?? []);
  const status = types.includes('NOT_FOUND') ? 404 : types.includes('FORBIDDEN') ? 403 : 422;
  const refusal: RefusedAnswer = { status, message: errors[0]?.message ?? '', types, details: null };
  if (types.includes('RATE_LIMITED')) {
    const error = failure('github-rate-limited', purpose, 'the token has used up what GitHub allows for now.');
    return { error, again: 'never', afterMs: null, refusal, carriedOut: 'no' };
  }
  return { error: refused(purpose, status), again: 'never', afterMs: null, refusal, carriedOut: 'no' };
}

/** A primary limit lasts up to an hour: not worth waiting for. A secondary one says how long, or does not. */
function limits(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  message: string,
): { readonly wait: boolean; readonly afterMs: number | null } | null {
  if (status !== 403 && status !== 429) return null;
  const after = headers['retry-after'];
  if (typeof after === 'string' && /^\d{1,6}$/u.test(after)) return { wait: true, afterMs: Number(after) * 1000 };
  if (headers['x-ratelimit-remaining'] === '0') return { wait: false, afterMs: null };
  if (status === 429 || /secondary rate limit/iu.test(message)) return { wait: true, afterMs: null };
  return null;
}

function refused(purpose: string, status: number): EquipoiseError {
  switch (status) {
    case 401:
      return failure('github-unauthorized', purpose, 'the token is not valid, or no longer.');
    case 403:
      return failure('github-forbidden', purpose, 'the token lacks the permission. Check `permissions:` of the job.');
    case 404:
      return failure('github-not-found', purpose, 'it does not exist, or the token may not see it.');
    case 409:
      return failure('github-conflict', purpose, 'something changed at the same time.');
    default:
      return failure('github-refused', purpose, `it was refused with status ${status}.`);
  }
}

function unavailable(purpose: string, what: string): Judged {
  return {
    error: failure('github-unavailable', purpose, `GitHub ${what}. Try again later.`),
    again: 'soon',
    afterMs: null,
    refusal: null,
    carriedOut: 'unknown',
  };
}

/** JSON of a shape that GitHub's documentation does not have. */
export function answerFailure(purpose: string): EquipoiseError {
  return failure('github-answer', purpose, 'the answer is not what GitHub documents.');
}

/** A redirect is not followed: the token would go along. */
export function moved(purpose: string): EquipoiseError {
  return failure('github-moved', purpose, 'it lies elsewhere now. Name the repository as it is called today.');
}

export function outcomeUnknown(purpose: string): EquipoiseError {
  return failure('github-outcome-unknown', purpose, 'the answer was lost, so it may have been done or not.');
}

export function interrupted(purpose: string): EquipoiseError {
  return failure('github-interrupted', purpose, 'the run was interrupted.');
}

function failure(code: string, purpose: string, why: string): EquipoiseError {
  return new EquipoiseError(code, `Cannot ${purpose} on GitHub: ${why}`, 3);
}
