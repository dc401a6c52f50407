/**
 * The rules around a driver: what may be sent, by when, and what an answer is worth.
 *
 * The broker gives every attempt one total deadline and checks the prompt's size before anything leaves. It believes an
 * answer only when the model that answered is exactly the one that was asked for and its token counts add up, and
 * prices it in exact decimals. It has no state between attempts, so that a resumed run is judged by the same rules.
 */
import type {
  CertainFailureCode,
  ChargeRecord,
  EffectiveRoute,
  FinishReason,
  IndeterminateCode,
  JournalUsage,
  RejectionCode,
} from '../ledger/events.ts';
import type { TokenRates } from '../protocol/money.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import type { PromptMessage } from '../trial/prompt.ts';
import type { Driver } from './driver.ts';

export interface BrokerOptions {
  readonly driver: Driver;
  readonly binding: ModelRouteBinding;
  /** The campaign's `model.model`: an answer that names only this is unverifiable, not another model. */
  readonly alias: string | null;
  readonly sampling: {
    readonly temperature: number;
    readonly topP: number;
    readonly maxInputTokensPerRequest: number;
    readonly maxOutputTokensPerRequest: number;
  };
  readonly timeoutMsPerRequest: number;
  readonly rates: TokenRates;
  /** Milliseconds since the Unix epoch after which nothing is sent; null without a grant that ends. */
  readonly notAfterMs: number | null;
  readonly clock: BrokerClock;
}

export interface BrokerClock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Milliseconds from any fixed point; never steps. */
  monotonic(): number;
}

export interface AttemptRequest {
  readonly providerRequestId: string;
  readonly messages: readonly PromptMessage[];
  readonly responseSchema: Readonly<Record<string, unknown>>;
  readonly trial: { readonly caseId: string; readonly pairIndex: number };
  readonly signal: AbortSignal;
  /** Called when the first byte may leave. */
  readonly onSend?: () => void;
}

/** A complete answer. With a `rejection` it is paid for, terminal and not scored. Amounts are plain decimal US dollars. */
export interface AttemptReceived {
  readonly kind: 'received';
  readonly output: string;
  /** Hex SHA-256 of the UTF-8 output, also when it is empty. */
  readonly outputSha256: string;
  readonly finishReason: FinishReason;
  readonly effective: EffectiveRoute | null;
  readonly usage: JournalUsage;
  readonly costUsd: string;
  readonly rejection: RejectionCode | null;
  readonly providerResponseId: string | null;
  readonly systemFingerprint: string | null;
  readonly durationMs: number;
  /** The run must not go on: the provider counted more than the caps that the ceilings were reserved by. */
  readonly stopsRun: boolean;
  readonly retryAfterMs: number | null;
}

export interface AttemptFailed {
  readonly kind: 'failed';
  readonly code: CertainFailureCode;
  readonly retryable: boolean;
  readonly stopsRun: boolean;
  readonly retryAfterMs: number | null;
  readonly durationMs: number;
}

export interface AttemptIndeterminate {
  readonly kind: 'indeterminate';
  readonly code: IndeterminateCode;
  /** The worst case of one attempt, which is what it is charged at. */
  readonly charged: ChargeRecord;
  readonly durationMs: number;
}

export type AttemptOutcome = AttemptReceived | AttemptFailed | AttemptIndeterminate;

export interface Broker {
  /** Worst case of one attempt: both token caps and their price. What is reserved before each send. */
  readonly reservation: ChargeRecord;
  /** Makes one attempt. Never throws. */
  attempt(request: AttemptRequest): Promise<AttemptOutcome>;
  close(): Promise<void>;
}

export declare function createBroker(options: BrokerOptions): Broker;
