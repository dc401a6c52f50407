/**
 * The boundary between our rules and the code that makes a physical model call.
 *
 * A driver knows one wire format. It reports what happened and decides nothing: which answers count, what they cost and
 * whether the run goes on is the broker's part. The one duty that nobody else can do for it is to tell apart what was
 * provably never sent, what was answered, and what may have been sent without an answer.
 */
import type { CertainFailureCode, EffectiveRoute, FinishReason, IndeterminateCode } from '../ledger/events.ts';
import type { PromptMessage } from '../trial/prompt.ts';

export interface DriverCall {
  /** `aar-` and 48 hex digits; carried in a request header where the protocol has a harmless one. */
  readonly providerRequestId: string;
  /** The immutable model id that goes on the wire. */
  readonly model: string;
  readonly reasoningEffort: string | null;
  readonly messages: readonly PromptMessage[];
  /** JSON Schema (draft 2020-12) that the answer must satisfy. */
  readonly responseSchema: Readonly<Record<string, unknown>>;
  readonly temperature: number;
  readonly topP: number;
  readonly maxOutputTokens: number;
  /** Absolute, in milliseconds since the Unix epoch: the end of the whole exchange, connecting included. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
  /**
   * Called once, synchronously, immediately before the first byte of the request may leave. A driver that fails without
   * having called it states that nothing was sent.
   */
  readonly onSend: () => void;
  /** Whether a router may let another route answer. Default `none`, and routers that can be told so are told. */
  readonly fallbackPolicy?: 'none' | 'explicit';
  /** Where the call stands in the trial. For the synthetic driver alone: a real one must not let an arm or a case show. */
  readonly trial: { readonly caseId: string; readonly pairIndex: number };
}

/**
 * Token counts as the provider reports them, normalised: `inputTokens` includes tokens read from or written to a cache,
 * `outputTokens` includes reasoning tokens, whatever the provider's own habit. null: not reported.
 */
export interface ReportedUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly totalTokens: number | null;
  readonly cacheReadTokens: number | null;
  readonly cacheWriteTokens: number | null;
  readonly reasoningTokens: number | null;
}

/** A complete answer, whether or not it can be used. */
export interface DriverReceived {
  readonly kind: 'received';
  /** The text of the answer, unaltered; empty when there is none. */
  readonly output: string;
  /** Why the model stopped, in words that all providers share; `other` covers tool calls and everything unknown. */
  readonly finishReason: FinishReason;
  /** As the answer names it; null when it does not. The same holds for provider and effort. */
  readonly model: string | null;
  readonly provider: string | null;
  readonly reasoningEffort: string | null;
  readonly usage: ReportedUsage | 'inconsistent' | null;
  readonly providerResponseId: string | null;
  readonly systemFingerprint: string | null;
  /**
   * Routes that were tried before the one that answered, first the one that was asked for; `undisclosed` when the answer
   * says that there were some and not which. Absent or empty: none that the answer tells of.
   */
  readonly fallbackChain?: readonly EffectiveRoute[] | 'undisclosed';
  /** Who answered behind a router, as the router spells it. */
  readonly upstreamProvider?: string | null;
  /** The tier of service that was asked for and the one that served, when the answer names it: another has other prices. */
  readonly serviceTier?: { readonly asked: string; readonly served: string };
  /** The provider's headers say that nothing is left for this many milliseconds; null when they do not. */
  readonly retryAfterMs: number | null;
}

/** Certain: nothing was sent, or the server refused with a complete answer. */
export interface DriverFailed {
  readonly kind: 'failed';
  readonly code: CertainFailureCode;
  /** Whether the same request may succeed later without anybody changing anything. */
  readonly retryable: boolean;
  /** Whether every other request would fail in the same way, so that going on only burns attempts. */
  readonly stopsRun: boolean;
  /** What the server asked for, in milliseconds from now; null when it said nothing. */
  readonly retryAfterMs: number | null;
}

/** The request may have been sent, and no complete answer came back. */
export interface DriverIndeterminate {
  readonly kind: 'indeterminate';
  readonly code: IndeterminateCode;
  /** The provider's name for the answer, when enough came back to know it: what a look-up asks for. */
  readonly providerResponseId?: string;
}

/** Asks for the answer of an earlier call. It sends no prompt and costs nothing. */
export interface DriverLookup {
  readonly providerRequestId: string;
  /** As the indeterminate attempt recorded it; null when nothing came back. */
  readonly providerResponseId: string | null;
  readonly model: string;
  readonly reasoningEffort: string | null;
  /** Absolute, in milliseconds since the Unix epoch; of the look-up, not of the call it asks about. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
}

/**
 * `found`: a stored answer, to be judged like any other; one that failed or was cancelled comes without text, and with the
 * usage that the provider reports for it. `pending`: the provider is still at work. `absent`: the provider says with authority that it holds no such answer, which
 * does not prove that none was made. `unknown`: the look-up itself failed and may be tried again.
 */
export type DriverLookupResult =
  | { readonly kind: 'found'; readonly answer: DriverReceived }
  | { readonly kind: 'pending' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly code: CertainFailureCode | IndeterminateCode };

export type DriverResult = DriverReceived | DriverFailed | DriverIndeterminate;

export interface Driver {
  readonly id: string;
  readonly version: string;
  /** Answers are made up; evidence from them is marked so and supports nothing. */
  readonly synthetic: boolean;
  /** Whether a lost answer can be asked for again by its request id. */
  readonly lookupSupported: boolean;
  /** Whether answers say which reasoning effort was used. */
  readonly reportsReasoningEffort: boolean;
  /** Whether the response schema goes on the wire, where providers count it as input. */
  readonly sendsResponseSchema: boolean;
  /**
   * Makes one call. Never throws: whatever goes wrong is a result, because an exception could carry a credential, a
   * header or a piece of the answer.
   */
  send(call: DriverCall): Promise<DriverResult>;
  /** Present exactly when `lookupSupported`. Never throws. */
  lookup?(request: DriverLookup): Promise<DriverLookupResult>;
  /** Releases sockets. Calls under way are not waited for. */
  close(): Promise<void>;
}
