/** The answers of the common table over MCP Sampling, whose transport has faults of its own. */
import { createMcpSamplingDriver } from '../../src/gateway/drivers/mcp-sampling.ts';
import { SamplingSession } from '../../src/gateway/drivers/mcp-sampling-session.ts';
import { RECEIPT_METADATA } from '../../src/gateway/drivers/mcp-sampling-wire.ts';
import type { ScriptedAnswer } from '../support/driver-cases.ts';
import { answerConformance } from '../support/driver-conformance.ts';

const FINISH = { stop: 'endTurn', length: 'maxTokens', refusal: 'refusal' } as const;

/** What a client of the session answers. Cached tokens are part of the input there. */
function result(answer: ScriptedAnswer, providerRequestId: string): unknown {
  const { input, output, usage, model } = answer;
  const receipt = {
    schema_version: RECEIPT_METADATA,
    provider_request_id: providerRequestId,
    provider: 'example',
    model,
    finish_reason: FINISH[answer.finish],
    input_tokens: input,
    output_tokens: usage === 'negative' ? -1 : output,
    cache_read_tokens: answer.cacheRead,
    cache_write_tokens: answer.cacheWrite,
    reasoning_tokens: answer.reasoning,
    total_tokens: usage === 'contradictory' ? input + output + 1 : input + output,
    retry_count: 0,
    fallback_chain: [],
  };
  return {
    role: 'assistant',
    model,
    content: { type: 'text', text: answer.text },
    stopReason: FINISH[answer.finish],
    _meta: { [RECEIPT_METADATA]: receipt },
  };
}

answerConformance(
  'mcp-sampling',
  (answer) => {
    let sends = 0;
    const session = new SamplingSession();
    const lease = session.bind('run-1', {
      sample: (request) => {
        request.onSend();
        sends += 1;
        return Promise.resolve({ kind: 'answered', result: result(answer, request.providerRequestId) });
      },
    });
    const driver = createMcpSamplingDriver({ lease, now: Date.now });
    return Promise.resolve({
      driver,
      sends: () => sends,
      close: () => {
        lease.retire('aborted');
        return Promise.resolve();
      },
    });
  },
  // A receipt always names its model and its counts, none of them below zero; one that does not is no receipt.
  ['no model', 'no usage', 'usage below zero'],
);
