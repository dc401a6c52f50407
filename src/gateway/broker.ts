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
import { sha256Hex } from '../protocol/digest.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { costUsd, formatUsd, type TokenRates } from '../protocol/money.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import type { PromptMessage } from '../trial/prompt.ts';
import type { Driver, DriverCall, DriverReceived, DriverResult } from './driver.ts';
import { judgeAnswer, plainToken, type FallbackChain } from './judge.ts';
import { createPromptSizer, type PromptSizer } from './prompt-size.ts';

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
  /**
   * Whether answers are to count in pairs (default). A route that lets others answer is then refused before anything is
   * sent: which arm a fallback meets is chance, and no evidence may hang on it.
   */
  readonly pairedEvidence?: boolean;
  /** Milliseconds since the Unix epoch after which nothing is sent; null without a grant that ends. */
  readonly notAfterMs: number | null;
  readonly clock: BrokerClock;
  /** Default: bounds first, then the o200k tokenizer. */
  readonly promptSizer?: PromptSizer;
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
  /** Routes that were tried before the one that answered; absent when none is known of. */
  readonly fallbackChain?: FallbackChain;
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
  /** The provider's name for the lost answer, for a later look-up; null or absent when nothing came back. */
  readonly providerResponseId?: string | null;
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

/** How long after its deadline a driver may take to say what happened, in milliseconds. */
const GRACE_MS = 500;

/**
 * @throws EquipoiseError (exit 2) when the binding names another driver, allows fallbacks where pairs are made, or asks for a reasoning effort that this driver's
 *   answers cannot confirm
 */
export function createBroker(options: BrokerOptions): Broker {
  const { driver, binding, sampling, rates, clock } = options;
  if (binding.provider_driver !== driver.id) {
    const message = `The admitted route is bound to the driver "${binding.provider_driver}", not to "${driver.id}".`;
    throw new EquipoiseError('driver-mismatch', message, 2);
  }
  if (binding.reasoning_effort !== null && !driver.reportsReasoningEffort) {
    const message = `The route asks for the reasoning effort "${binding.reasoning_effort}", but answers of "${driver.id}" do not say which effort was used, so that none of them could count. Use another driver, or a route without effort.`;
    throw new EquipoiseError('effort-unverifiable', message, 2);
  }
  const pairedEvidence = options.pairedEvidence ?? true;
  if (pairedEvidence && binding.fallback_policy !== 'none') {
    const message = `The route "${binding.profile_id}" lets another route answer. Answers of a pair must come from one; use a route whose fallback policy is "none".`;
    throw new EquipoiseError('fallback-inadmissible', message, 2);
  }
  const sizer = options.promptSizer ?? createPromptSizer();
  const reservation: ChargeRecord = {
    inputTokens: sampling.maxInputTokensPerRequest,
    outputTokens: sampling.maxOutputTokensPerRequest,
    costUsd: formatUsd(costUsd(sampling.maxInputTokensPerRequest, sampling.maxOutputTokensPerRequest, rates)),
  };

  async function attempt(request: AttemptRequest): Promise<AttemptOutcome> {
    const startedAt = clock.monotonic();
    const durationMs = (): number => Math.max(0, Math.round(clock.monotonic() - startedAt));
    const refuse = (code: CertainFailureCode, stopsRun: boolean): AttemptFailed => ({
      kind: 'failed',
      code,
      retryable: !stopsRun,
      stopsRun,
      retryAfterMs: null,
      durationMs: durationMs(),
    });
    if (request.signal.aborted) return refuse('aborted-before-send', false);
    if (options.notAfterMs !== null && clock.now() >= options.notAfterMs) return refuse('grant-expired', true);
    const texts = request.messages.map((message) => message.content);
    if (driver.sendsResponseSchema) texts.push(JSON.stringify(request.responseSchema));
    if (!(await sizer.fits(texts, sampling.maxInputTokensPerRequest))) return refuse('prompt-over-cap', true);

    const result = await sendWithin(
      driver,
      {
        providerRequestId: request.providerRequestId,
        model: binding.model,
        reasoningEffort: binding.reasoning_effort,
        messages: request.messages,
        responseSchema: request.responseSchema,
        temperature: sampling.temperature,
        topP: sampling.topP,
        maxOutputTokens: Math.min(sampling.maxOutputTokensPerRequest, binding.max_output_tokens),
        deadlineMs: clock.now() + options.timeoutMsPerRequest,
        signal: request.signal,
        onSend: request.onSend ?? (() => undefined),
        fallbackPolicy: binding.fallback_policy,
        trial: request.trial,
      },
      options.timeoutMsPerRequest + GRACE_MS,
    );
    switch (result.kind) {
      case 'failed':
        return { ...result, durationMs: durationMs() };
      case 'indeterminate':
        return {
          kind: 'indeterminate',
          code: result.code,
          charged: reservation,
          providerResponseId: plainToken(result.providerResponseId ?? null),
          durationMs: durationMs(),
        };
      case 'received':
        return received(result, durationMs());
    }
  }

  function received(result: DriverReceived, durationMs: number): AttemptReceived {
    const judged = judgeAnswer(result, { binding, alias: options.alias, caps: sampling, pairedEvidence });
    const { usage } = judged;
    return {
      kind: 'received',
      output: result.output,
      outputSha256: sha256Hex(result.output),
      finishReason: result.finishReason,
      ...judged,
      costUsd: formatUsd(costUsd(usage.inputTokens, usage.outputTokens, rates)),
      durationMs,
      retryAfterMs: result.retryAfterMs,
    };
  }

  return { reservation, attempt, close: () => driver.close() };
}

/** Sends, and answers for a driver that breaks its promises: one that throws, or that outlives its deadline. */
async function sendWithin(driver: Driver, call: DriverCall, limitMs: number): Promise<DriverResult> {
  let sent = false;
  const onSend = (): void => {
    call.onSend();
    sent = true;
  };
  const broken = (before: CertainFailureCode, after: IndeterminateCode): DriverResult =>
    sent
      ? { kind: 'indeterminate', code: after }
      : { kind: 'failed', code: before, retryable: false, stopsRun: true, retryAfterMs: null };
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<DriverResult>((resolve) => {
    timer = setTimeout(() => resolve(broken('deadline-before-send', 'deadline-after-send')), limitMs);
  });
  try {
    return await Promise.race([driver.send({ ...call, onSend }), overdue]);
  } catch {
    return broken('driver-fault-before-send', 'driver-fault-after-send');
  } finally {
    clearTimeout(timer);
  }
}
