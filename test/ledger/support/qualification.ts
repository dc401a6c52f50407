/** One qualification of each status, made as the command makes them. */
import {
  answeredQualification,
  qualificationRequestId,
  type DispatchedQualification,
  type Qualification,
  type QualificationAnswer,
} from '../../../src/ledger/qualification.ts';
import { bindRoute } from '../../../src/route/binding.ts';
import { issueCatalog } from '../../../src/route/catalog.ts';

const AT = '2026-07-16T12:00:00.000Z';
export const LATER = '2026-07-16T12:00:02.500Z';

const catalog = issueCatalog([
  {
    schema_version: 'aar.model-route.v1',
    profile_id: 'a-route',
    provider_driver: 'openai-chat',
    provider: 'example',
    model: 'model-1-2026-07-16',
    reasoning_effort: null,
    max_output_tokens: 4000,
    fallback_policy: 'none',
    cache_policy: 'provider-managed',
  },
]);

export function dispatchedQualification(): DispatchedQualification {
  const binding = bindRoute(catalog, 'a-route');
  return {
    schemaVersion: 'equipoise.qualification.v1',
    status: 'dispatched',
    at: AT,
    providerRequestId: qualificationRequestId(binding, AT),
    binding,
    driver: { id: 'openai-chat', version: '1' },
    rates: { inputUsdPerMillionTokens: '1.25', outputUsdPerMillionTokens: '10' },
    reserved: { inputTokens: 1000, outputTokens: 2048, costUsd: '0.02173' },
  };
}

/** A good answer: 20 tokens in, 4 out, 0.000065 dollars. */
export const GOOD_ANSWER: QualificationAnswer & { readonly output: string } = {
  output: 'QUALIFIED.',
  outputSha256: 'f'.repeat(64),
  durationMs: 2400,
  finishReason: 'stop',
  effective: { provider: 'example', model: 'model-1-2026-07-16', reasoningEffort: null },
  usage: {
    accountingSource: 'provider_reported',
    inputTokens: 20,
    outputTokens: 4,
    totalTokens: 24,
    cacheReadTokens: null,
    cacheWriteTokens: null,
    reasoningTokens: null,
  },
  costUsd: '0.000065',
  rejection: null,
  providerResponseId: 'resp-1',
  systemFingerprint: null,
};

export function qualificationSamples(): Qualification[] {
  const dispatched = dispatchedQualification();
  const ended = { settledAt: LATER, durationMs: 2400, proven: false };
  return [
    dispatched,
    answeredQualification(dispatched, GOOD_ANSWER, LATER),
    { ...dispatched, ...ended, status: 'failed', code: 'unauthorized', retryable: false },
    { ...dispatched, ...ended, status: 'indeterminate', code: 'connection-lost' },
  ];
}
