/**
 * The fragments of a paired AAR-versus-Prime evaluation: the route and the usage rows of one arm, for exactly one route
 * and never for another.
 *
 * They are refused, by name and all at once, whenever the contract refuses them: another route asked for or answering,
 * a fallback, tokens that the provider did not count, a retry, an answer that came to nothing. The refused calls are
 * not lost: our own ledger has a row for each.
 */

import {
  LEDGER_ROW_VERSION,
  PAIRED_ROUTE,
  pairedRunId,
  type Arm,
  type PairedRoute,
  type UsageLedgerRow,
} from './aar-prime.ts';
import { bindingDigest, type ModelRouteBinding } from './binding.ts';
import { profileDigest } from './profile.ts';
import { receiptDigest, routeDrift, type ModelRouteReceipt, type ModelUsageRecord } from './receipt.ts';

export const REFUSAL_CODES = [
  'records',
  'unfair',
  'run-id',
  'run-unfinished',
  'synthetic',
  'no-answers',
  'requested-route',
  'fallback-policy',
  'attempt-failed',
  'outcome-unknown',
  'route-unproven',
  'effective-route',
  'fallback-used',
  'receipt-altered',
  'retried',
  'wasted',
  'usage-not-reported',
  'usage-total',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** One reason, and one sentence about it. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** A call that has ended. Without an answer there is neither receipt nor usage. */
export interface FragmentCall {
  readonly outcome: 'received' | 'failed' | 'indeterminate';
  /** 1 for the first send of a request. */
  readonly attempt: number;
  /** Null when the answer cannot prove its route, and when there is none. */
  readonly receipt: ModelRouteReceipt | null;
  readonly usage: ModelUsageRecord | null;
  /** Dollars; null when they are not known. */
  readonly costUsd: number | null;
  /** RFC 3339; null when not known. */
  readonly startedAt: string | null;
  readonly completedAt: string | null;
}

export interface ArmCalls {
  readonly runId: string;
  readonly arm: Arm;
  readonly binding: ModelRouteBinding;
  /** Every scheduled request has come to its end. */
  readonly finished: boolean;
  /** No model was asked. */
  readonly synthetic: boolean;
  /** Every call of the arm, in the order of its requests. */
  readonly calls: readonly FragmentCall[];
}

export interface Fragments {
  readonly route: PairedRoute;
  readonly usageRows: readonly UsageLedgerRow[];
}

export type ArmFragments =
  | { readonly ok: true; readonly fragments: Fragments; readonly refusals: readonly [] }
  | { readonly ok: false; readonly fragments: null; readonly refusals: readonly Refusal[] };

interface Proven extends FragmentCall {
  readonly receipt: ModelRouteReceipt;
  readonly usage: ModelUsageRecord;
}

function isProven(call: FragmentCall): call is Proven {
  return call.receipt !== null && call.usage !== null;
}

const WANTED = `${PAIRED_ROUTE.provider} / ${PAIRED_ROUTE.model} / ${PAIRED_ROUTE.effort}`;

/** The fragments of one arm, or every reason why there are none; `further` are reasons that lie outside its calls. */
export function armFragments(arm: ArmCalls, further: readonly Refusal[] = []): ArmFragments {
  const refusals = [...further, ...runRefusals(arm), ...callRefusals(arm)];
  const proven = arm.calls.filter(isProven);
  const [first] = proven;
  if (refusals.length > 0 || first === undefined) return { ok: false, fragments: null, refusals };
  const usageRows = proven.map((call, index) => usageRow(arm, call, index + 1));
  return { ok: true, fragments: { route: routeFragment(first.receipt), usageRows }, refusals: [] };
}

function runRefusals({ runId, finished, synthetic, binding, calls }: ArmCalls): Refusal[] {
  const refusals: Refusal[] = [];
  const refuse = (code: RefusalCode, message: string): void => void refusals.push({ code, message });
  if (!pairedRunId.safeParse(runId).success) {
    refuse('run-id', 'The run id must have 8 to 128 ASCII letters, digits, ".", "_" or "-"; name the run so.');
  }
  if (!finished) refuse('run-unfinished', 'The run is not completed; unfinished work is no evidence.');
  if (synthetic) refuse('synthetic', 'The answers were made up by a built-in driver; no model was asked.');
  if (calls.length === 0) refuse('no-answers', 'The arm has no calls, so that there is nothing to show.');
  const { provider, model, reasoning_effort: effort } = binding;
  if (!isWanted(provider, model, effort)) {
    refuse(
      'requested-route',
      `The run asked for ${provider} / ${model} / ${effort ?? 'no effort'}, not for ${WANTED}.`,
    );
  }
  if (binding.fallback_policy !== 'none') {
    refuse('fallback-policy', 'The route allows a fallback; the comparison demands the policy "none".');
  }
  return refusals;
}

/** What speaks against single calls, one sentence for each kind. */
const CALL_RULES: readonly (readonly [
  code: RefusalCode,
  refuses: (call: FragmentCall, arm: ArmCalls) => boolean,
  message: (calls: string) => string,
])[] = [
  [
    'attempt-failed',
    ({ outcome }) => outcome === 'failed',
    (n) => `${n} failed; a failure has no receipt, and every call needs one.`,
  ],
  [
    'outcome-unknown',
    ({ outcome }) => outcome === 'indeterminate',
    (n) => `${n} may have been sent without a known outcome.`,
  ],
  [
    'route-unproven',
    ({ outcome, receipt }) => outcome === 'received' && receipt === null,
    (n) => `${n} got an answer that does not prove the bound route.`,
  ],
  [
    'effective-route',
    ({ receipt }, { binding }) => receipt !== null && !isEffective(receipt, binding),
    (n) => `${n} took another route than ${WANTED}.`,
  ],
  [
    'fallback-used',
    ({ receipt }) => receipt !== null && receipt.fallback_chain.length > 0,
    (n) => `${n} fell back to another route first.`,
  ],
  [
    'receipt-altered',
    ({ receipt }, { binding }) => receipt !== null && !isIntact(receipt, binding),
    (n) => `${n} came with a receipt whose digests do not fit its content or the admitted route.`,
  ],
  [
    'retried',
    ({ attempt, usage }) => attempt > 1 || (usage?.retry_ordinal ?? 0) > 0,
    (n) => `${n} repeated an earlier call; the contract takes one call a request.`,
  ],
  ['wasted', ({ usage }) => usage?.wasted === true, (n) => `${n} cost tokens and gave no score.`],
  [
    'usage-not-reported',
    ({ receipt, usage }) => receipt !== null && usage?.accounting_source !== 'provider_reported',
    (n) => `${n} came without token counts of the provider.`,
  ],
  [
    'usage-total',
    ({ usage }) => usage !== null && usage.total_tokens !== usage.input_tokens + usage.output_tokens,
    (n) => `${n} reported a total that is not the sum of input and output.`,
  ],
];

function callRefusals(arm: ArmCalls): Refusal[] {
  return CALL_RULES.flatMap(([code, refuses, message]) => {
    const count = arm.calls.filter((call) => refuses(call, arm)).length;
    return count === 0 ? [] : [{ code, message: message(`${count} of ${arm.calls.length} calls`) }];
  });
}

function isWanted(provider: string, model: string, effort: string | null): boolean {
  return provider === PAIRED_ROUTE.provider && model === PAIRED_ROUTE.model && effort === PAIRED_ROUTE.effort;
}

function isEffective({ effective }: ModelRouteReceipt, binding: ModelRouteBinding): boolean {
  const { provider, model, reasoning_effort } = effective;
  return isWanted(provider, model, reasoning_effort) && routeDrift(binding, effective) === null;
}

function isIntact(receipt: ModelRouteReceipt, binding: ModelRouteBinding): boolean {
  const { requested } = receipt;
  return (
    receipt.receipt_digest === receiptDigest(receipt) &&
    requested.profile_digest === profileDigest(requested) &&
    bindingDigest(requested) === bindingDigest(binding)
  );
}

/** The route part of a manifest. Only for a receipt that nothing speaks against. */
function routeFragment({ requested }: ModelRouteReceipt): PairedRoute {
  const { provider, model, effort } = PAIRED_ROUTE;
  return {
    requested_provider: provider,
    requested_model: model,
    requested_effort: effort,
    effective_provider: provider,
    effective_model: model,
    effective_effort: effort,
    route_policy_digest: requested.profile_digest,
    proof_status: 'verified',
    cache_scope: requested.cache_policy,
  };
}

function usageRow({ runId, arm }: ArmCalls, call: Proven, index: number): UsageLedgerRow {
  const { receipt, usage } = call;
  return {
    schema_version: LEDGER_ROW_VERSION,
    run_id: runId,
    arm,
    request_index: index,
    purpose: 'primary',
    provider: PAIRED_ROUTE.provider,
    model: PAIRED_ROUTE.model,
    reasoning_effort_requested: PAIRED_ROUTE.effort,
    reasoning_effort_effective: PAIRED_ROUTE.effort,
    input_tokens: usage.input_tokens,
    output_tokens: usage.output_tokens,
    total_tokens: usage.total_tokens,
    reasoning_tokens: usage.reasoning_tokens,
    cache_read_tokens: usage.cache_read_tokens,
    cache_write_tokens: usage.cache_write_tokens,
    cost_usd: call.costUsd,
    attempt: call.attempt,
    used_in_final_artifact: !usage.wasted,
    started_at: call.startedAt,
    completed_at: call.completedAt,
    receipt_digest: receipt.receipt_digest,
  };
}
