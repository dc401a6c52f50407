/**
 * The simplest gateway that keeps the contract: one POST a request, whose body names it. What the server says becomes an
 * outcome; what it does not say is indeterminate.
 */
import { Agent, request as httpRequest } from 'node:http';
import type { AttemptOutcome, AttemptReceived, AttemptRequest } from '../../../src/gateway/broker.ts';
import type { Campaign } from '../../../src/protocol/campaign.ts';
import { sha256Hex } from '../../../src/protocol/digest.ts';
import { costUsd, formatUsd } from '../../../src/protocol/money.ts';
import type { Reply } from './server.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

export function createAttempt(campaign: Campaign, url: string): (request: AttemptRequest) => Promise<AttemptOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return async ({ providerRequestId, messages, signal }) => {
    const started = performance.now();
    const durationMs = (): number => Math.round(performance.now() - started);
    if (signal.aborted) return { ...certain('aborted-before-send'), durationMs: 0 };
    try {
      const { status, body } = await post(agent, url, JSON.stringify({ id: providerRequestId, messages }), signal);
      if (status === 200) return received(campaign, JSON.parse(body) as Reply, durationMs());
      const { retryAfterMs } = JSON.parse(body) as { retryAfterMs: number | null };
      const code = status === 401 ? 'unauthorized' : status === 429 ? 'rate-limited' : 'provider-error';
      return { ...certain(code), stopsRun: status === 401, retryAfterMs, durationMs: durationMs() };
    } catch {
      const { inputTokens, outputTokens, cost } = worstCase(campaign);
      const charged = { inputTokens, outputTokens, costUsd: cost };
      const code = isAborted(signal) ? 'aborted' : 'connection-lost';
      return { kind: 'indeterminate', code, charged, durationMs: durationMs() };
    }
  };
}

/** Asked anew each time: what was false before the request may be true after it. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

type Failed = Extract<AttemptOutcome, { kind: 'failed' }>;

function certain(code: Failed['code']): Omit<Failed, 'durationMs'> {
  return { kind: 'failed', code, retryable: code !== 'unauthorized', stopsRun: false, retryAfterMs: null };
}

function received(campaign: Campaign, reply: Reply, durationMs: number): AttemptReceived {
  const { model, budget } = campaign;
  const { output, inputTokens, outputTokens, rejection = null } = reply;
  return {
    kind: 'received',
    output,
    outputSha256: sha256Hex(output),
    finishReason: rejection === 'truncated' ? 'length' : 'stop',
    effective: { provider: model.provider, model: reply.model ?? model.version, reasoningEffort: null },
    usage: {
      accountingSource: 'provider_reported',
      inputTokens,
      outputTokens,
      totalTokens: inputTokens + outputTokens,
      cacheReadTokens: null,
      cacheWriteTokens: null,
      reasoningTokens: null,
    },
    costUsd: formatUsd(costUsd(inputTokens, outputTokens, budget)),
    rejection,
    providerResponseId: null,
    systemFingerprint: null,
    durationMs,
    stopsRun: rejection === 'usage-over-cap',
    retryAfterMs: null,
  };
}

function worstCase({ sampling, budget }: Campaign): { inputTokens: number; outputTokens: number; cost: string } {
  const inputTokens = sampling.maxInputTokensPerRequest;
  const outputTokens = sampling.maxOutputTokensPerRequest;
  return { inputTokens, outputTokens, cost: formatUsd(costUsd(inputTokens, outputTokens, budget)) };
}

function post(agent: Agent, url: string, body: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = httpRequest(url, { method: 'POST', agent, headers, signal }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (response.complete) resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() });
        else reject(new Error('incomplete'));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
