/**
 * What a complete answer is worth: which model gave it, what is charged for it, and whether it can be scored.
 *
 * A pure function. An answer that is turned down here was received and is paid for; it is not asked for again, because
 * asking until the answer suits would be choosing the sample.
 */
import type { EffectiveRoute, JournalUsage, RejectionCode } from '../ledger/events.ts';
import { opaqueToken, routeValue } from '../ledger/fields.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import type { DriverReceived, ReportedUsage } from './driver.ts';

export interface JudgeContext {
  readonly binding: ModelRouteBinding;
  /** The campaign's name of the model, which is not an immutable id. */
  readonly alias: string | null;
  readonly caps: { readonly maxInputTokensPerRequest: number; readonly maxOutputTokensPerRequest: number };
  /** Whether the answer is to count in a pair, which no answer by a fallback can. Default true. */
  readonly pairedEvidence?: boolean;
}

export interface Judgement {
  readonly effective: EffectiveRoute | null;
  readonly usage: JournalUsage;
  readonly rejection: RejectionCode | null;
  readonly stopsRun: boolean;
  readonly providerResponseId: string | null;
  readonly systemFingerprint: string | null;
  /** See `DriverReceived`; absent when no fallback is known of. */
  readonly fallbackChain?: FallbackChain;
}

export type FallbackChain = NonNullable<DriverReceived['fallbackChain']>;

export function judgeAnswer(answer: DriverReceived, context: JudgeContext): Judgement {
  const usage = believableUsage(answer);
  const overCap = typeof usage === 'object' && isOverCap(usage, context.caps);
  const chain = fallbackChain(answer, context.binding);
  return {
    effective: effectiveRoute(answer, context.binding),
    usage: typeof usage === 'object' ? usage : reserved(context.caps),
    // In order of weight: what stops the run, who answered, whether the bill is right, and only then what was said.
    rejection:
      (overCap ? 'usage-over-cap' : null) ??
      (isAllowedFallback(chain, context) ? null : routeProblem(answer, context)) ??
      (chain === null || isAllowedFallback(chain, context) ? null : 'fallback-used') ??
      tierProblem(answer) ??
      (typeof usage === 'string' ? usage : cacheProblem(usage, context.binding)) ??
      textProblem(answer),
    stopsRun: overCap,
    providerResponseId: plainToken(answer.providerResponseId),
    systemFingerprint: plainToken(answer.systemFingerprint),
    ...(chain === null ? {} : { fallbackChain: chain }),
  };
}

/** The reported usage when it adds up, else the reason why it cannot be believed. */
function believableUsage(answer: DriverReceived): JournalUsage | 'usage-missing' | 'usage-inconsistent' {
  const { usage } = answer;
  if (usage === null) return 'usage-missing';
  if (usage === 'inconsistent' || !addsUp(usage, answer.output)) return 'usage-inconsistent';
  return { ...usage, accountingSource: 'provider_reported', totalTokens: usage.inputTokens + usage.outputTokens };
}

function addsUp(usage: ReportedUsage, output: string): boolean {
  const { inputTokens, outputTokens, totalTokens, cacheReadTokens, cacheWriteTokens, reasoningTokens } = usage;
  return (
    Number.isSafeInteger(inputTokens + outputTokens) &&
    (totalTokens === null || totalTokens === inputTokens + outputTokens) &&
    // A prompt is never empty, and text is never free.
    inputTokens > 0 &&
    (outputTokens > 0 || output === '') &&
    (cacheReadTokens ?? 0) + (cacheWriteTokens ?? 0) <= inputTokens &&
    (reasoningTokens ?? 0) <= outputTokens
  );
}

function isOverCap(usage: JournalUsage, caps: JudgeContext['caps']): boolean {
  return usage.inputTokens > caps.maxInputTokensPerRequest || usage.outputTokens > caps.maxOutputTokensPerRequest;
}

/** What is charged when the provider said nothing that can be believed. */
function reserved(caps: JudgeContext['caps']): JournalUsage {
  return {
    accountingSource: 'reserved',
    inputTokens: caps.maxInputTokensPerRequest,
    outputTokens: caps.maxOutputTokensPerRequest,
    totalTokens: caps.maxInputTokensPerRequest + caps.maxOutputTokensPerRequest,
    cacheReadTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
  };
}

/** The route as the answer names it. A driver whose protocol has no provider field stands for the provider it is bound to. */
function effectiveRoute(answer: DriverReceived, binding: ModelRouteBinding): EffectiveRoute | null {
  const provider = answeringProvider(answer, binding);
  const { model, reasoningEffort } = answer;
  const plain = [provider, model, ...(reasoningEffort === null ? [] : [reasoningEffort])];
  if (model === null || !plain.every((value) => routeValue.safeParse(value).success)) return null;
  return { provider, model, reasoningEffort };
}

/**
 * Who answered. Behind a router that may choose, the host that it names; where it may not, a route is bound to the router,
 * and which host runs the model there is the router's affair.
 */
function answeringProvider(answer: DriverReceived, binding: ModelRouteBinding): string {
  const upstream = binding.fallback_policy === 'explicit' ? (answer.upstreamProvider ?? null) : null;
  // Routers spell names for people to read: `OpenAI`, `Google AI Studio`.
  const name = upstream?.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-') ?? '';
  return answer.provider ?? (routeValue.safeParse(name).success ? name : binding.provider);
}

/**
 * The routes that came before the one that answered; null when there were none that is known of. Where another route may
 * answer and does without telling the way, the one that was asked for is known to have come before it.
 */
function fallbackChain(answer: DriverReceived, binding: ModelRouteBinding): FallbackChain | null {
  const told = answer.fallbackChain ?? [];
  if (told === 'undisclosed' || told.length > 0) return told;
  if (binding.fallback_policy !== 'explicit' || answer.model === null) return null;
  const { provider, model, reasoning_effort: reasoningEffort } = binding;
  const same = answer.model === model && answeringProvider(answer, binding) === provider;
  return same ? null : [{ provider, model, reasoningEffort }];
}

function isAllowedFallback(chain: FallbackChain | null, { binding, pairedEvidence = true }: JudgeContext): boolean {
  return chain !== null && binding.fallback_policy === 'explicit' && !pairedEvidence;
}

/** Another tier of service answers from the same model, at prices that are not the campaign's. */
function tierProblem({ serviceTier }: DriverReceived): RejectionCode | null {
  return serviceTier === undefined || serviceTier.served === serviceTier.asked ? null : 'route-drift';
}

function routeProblem(answer: DriverReceived, { binding, alias }: JudgeContext): RejectionCode | null {
  const { model, provider, reasoningEffort } = answer;
  // With other routes allowed, another route is a fallback and no drift.
  if (binding.fallback_policy === 'explicit' && fallbackChain(answer, binding) !== null) return 'fallback-used';
  if (provider !== null && provider !== binding.provider) return 'route-drift';
  if (model === null) return 'route-unverifiable';
  if (model !== binding.model) {
    return model === alias || isFamilyOf(model, binding.model) ? 'route-unverifiable' : 'route-drift';
  }
  if (reasoningEffort === binding.reasoning_effort) return null;
  return reasoningEffort === null ? 'route-unverifiable' : 'route-drift';
}

/** Whether a name is what is left of an id without its version: `m-4` of `m-4-2026-07-16`, `vendor/m` of `vendor/m:beta`. */
function isFamilyOf(name: string, id: string): boolean {
  return name !== '' && id.startsWith(name) && /^[-:@/._]/u.test(id.slice(name.length));
}

function cacheProblem(usage: JournalUsage, binding: ModelRouteBinding): RejectionCode | null {
  const cached = (usage.cacheReadTokens ?? 0) + (usage.cacheWriteTokens ?? 0);
  return binding.cache_policy === 'disabled' && cached > 0 ? 'cache-forbidden' : null;
}

function textProblem(answer: DriverReceived): RejectionCode | null {
  if (answer.finishReason === 'length') return 'truncated';
  if (answer.finishReason === 'refusal') return 'refused';
  return answer.finishReason === 'empty' || answer.output.trim() === '' ? 'empty-output' : null;
}

/** Identifiers that the provider chose are kept when they are short and plain, and dropped otherwise. */
export function plainToken(value: string | null): string | null {
  return opaqueToken.safeParse(value).success ? value : null;
}
