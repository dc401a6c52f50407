/**
 * What a report is made of: parsed records, recomputed numbers, and the outcome of verification. Nothing here holds a prompt, an
 * answer or a provider's words, so no renderer can print one.
 */
import type { Analysis } from '../analysis/paired.ts';
import type { Campaign } from '../protocol/campaign.ts';

/** Four amounts that have ceilings; money as plain decimal US dollars. */
export interface ReportAmount {
  /** Attempts sent, retries included. */
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: string;
}

/** How many requests of each arm ended (or not) in one way. */
export interface OutcomeCount {
  /** Stable code, such as `scored`, `malformed`, `truncated`, `indeterminate`, `not-run`. */
  readonly outcome: string;
  readonly baseline: number;
  readonly candidate: number;
}

export interface ReportStep {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
}

export interface ReportInput {
  readonly campaign: Campaign;
  readonly campaignSha256: string;
  readonly schedule: {
    readonly sha256: string;
    readonly requests: number;
    readonly baselineFirstPairs: number;
    readonly candidateFirstPairs: number;
  };
  readonly analysis: Analysis;
  readonly run: {
    readonly runId: string;
    readonly status: 'planned' | 'running' | 'paused' | 'completed' | 'cancelled';
    /** Code of why it is paused or cancelled. */
    readonly reason: string | null;
    readonly startedAt: string | null;
    readonly updatedAt: string | null;
    /** Id of the driver that asked the model. */
    readonly driver: string;
  };
  readonly outcomes: readonly OutcomeCount[];
  /** How lost requests were settled, look-ups that settled nothing included; empty where nothing was lost. */
  readonly reconciliations: readonly (OutcomeCount & { readonly method: string })[];
  readonly ledger: {
    readonly spent: ReportAmount;
    /** The grant's ceilings, which are at most the campaign's. */
    readonly ceilings: ReportAmount;
    /** Attempts charged at their full reservation because no usable usage came back. */
    readonly chargedAtReservation: number;
  };
  /** null: the run is not signed, so there was nothing to verify. */
  readonly verification: {
    readonly ok: boolean;
    readonly steps: readonly ReportStep[];
    readonly keyId: string | null;
  } | null;
  /** The answers come from the built-in driver, not from a model. */
  readonly synthetic: boolean;
  /** How the run was approved by others; null: by the person who started it, without review. */
  readonly review: { readonly pullRequest: number; readonly approvals: number } | null;
  readonly humanAudited: boolean;
  /** Further hashes to disclose, by name. */
  readonly hashes: readonly { readonly name: string; readonly sha256: string }[];
  /** Path of the run folder from the root of its repository, for the command that verifies it; null when unknown. */
  readonly runFolder: string | null;
}
