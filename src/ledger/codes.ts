/**
 * The closed list of codes with which an attempt can end short of a good answer. Everything a provider says is mapped
 * onto one of them before it is written down: a journal that could carry free text would carry provider bodies,
 * prompts and credentials into git.
 */
import * as z from 'zod';

/** Certain: provably not sent, or refused by a complete answer of the server. Costs nothing and may be retried. */
export const CERTAIN_FAILURE_CODES = [
  'unauthorized',
  'forbidden',
  'not-found',
  'request-timeout',
  'conflict',
  'payload-too-large',
  'rate-limited',
  'quota-exhausted',
  'bad-request',
  'content-blocked',
  'provider-error',
  'provider-unavailable',
  'connect-failed',
  'prompt-over-cap',
  'credential-missing',
  'grant-expired',
  'deadline-before-send',
  'aborted-before-send',
  'redirect-refused',
  'origin-refused',
  'driver-fault-before-send',
] as const;

/** Uncertain: may have been sent, and no complete answer came back. Charged at the reservation, never sent again. */
export const INDETERMINATE_CODES = [
  'deadline-after-send',
  'connection-lost',
  'response-malformed',
  'response-too-large',
  'aborted',
  'interrupted',
  'identity-mismatch',
  'driver-fault-after-send',
] as const;

/** A complete, paid answer that cannot be scored. Terminal: retrying it would be retry-until-pass. */
export const REJECTION_CODES = [
  'truncated',
  'refused',
  'empty-output',
  'route-drift',
  'route-unverifiable',
  'fallback-used',
  'cache-forbidden',
  'usage-missing',
  'usage-inconsistent',
  'usage-over-cap',
  /** Known by a receipt alone, after the answer itself was lost. */
  'output-unavailable',
] as const;

/** A received answer whose score line never reached the disk. */
export const UNSCORED = 'unscored';
/** A request of unknown outcome that a person gave up. */
export const ABANDONED = 'abandoned';

export const FAILURE_CODES = [
  ...CERTAIN_FAILURE_CODES,
  ...INDETERMINATE_CODES,
  ...REJECTION_CODES,
  UNSCORED,
  ABANDONED,
] as const;

export type CertainFailureCode = (typeof CERTAIN_FAILURE_CODES)[number];
export type IndeterminateCode = (typeof INDETERMINATE_CODES)[number];
export type RejectionCode = (typeof REJECTION_CODES)[number];
export type FailureCode = (typeof FAILURE_CODES)[number];

export const certainFailureCode = z.enum(CERTAIN_FAILURE_CODES);
export const indeterminateCode = z.enum(INDETERMINATE_CODES);
export const rejectionCode = z.enum(REJECTION_CODES);
export const failureCode = z.enum(FAILURE_CODES);

/** Why a run stopped short of its end. */
export const PAUSE_REASONS = [
  'aborted',
  'ceiling-reached',
  'indeterminate-requests',
  'usage-over-cap',
  'route-drift-persistent',
  'failures-persistent',
  'grant-expired',
  'provider-refused',
  'rate-limited',
  'storage-failed',
  'internal-error',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];
export const pauseReason = z.enum(PAUSE_REASONS);

/** Why a run was given up for good. */
export const CANCEL_REASONS = ['operator', 'abandoned-requests'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
export const cancelReason = z.enum(CANCEL_REASONS);

/** How the outcome of a lost request came to be known or decided. */
export const RECONCILE_METHODS = ['lookup', 'receipt', 'decision'] as const;
export type ReconcileMethod = (typeof RECONCILE_METHODS)[number];
export const reconcileMethod = z.enum(RECONCILE_METHODS);

/**
 * `pending`, `absent` and `failed` are look-ups that settled nothing: the provider is at work, holds no such answer, or
 * could not be asked. They may be repeated.
 */
export const RECONCILE_OUTCOMES = ['received', 'pending', 'absent', 'failed', 'abandoned', 'replay'] as const;
export type ReconcileOutcome = (typeof RECONCILE_OUTCOMES)[number];
export const reconcileOutcome = z.enum(RECONCILE_OUTCOMES);

export const OUTCOMES_OF_METHOD: Readonly<Record<ReconcileMethod, readonly ReconcileOutcome[]>> = {
  lookup: ['received', 'pending', 'absent', 'failed'],
  receipt: ['received'],
  decision: ['abandoned', 'replay'],
};
