/** Sampling results as a client with receipts gives them. */

export const RECEIPT = {
  schema_version: 'aar.model-receipt.v1',
  provider_request_id: 'aar-f4baa079449000dd35c2e2bdb017ca6f1f520b52c4168f9a',
  provider: 'openai-codex',
  model: 'gpt-5.6-luna',
  reasoning_effort: 'max',
  finish_reason: 'stop',
  input_tokens: 11,
  output_tokens: 3,
  cache_read_tokens: 0,
  cache_write_tokens: null,
  reasoning_tokens: 1,
  total_tokens: 14,
  retry_count: 0,
  fallback_chain: [],
};

/** The receipt with some fields changed; undefined leaves one out. */
export function receiptOf(change: object = {}): Record<string, unknown> {
  return JSON.parse(JSON.stringify({ ...RECEIPT, ...change })) as Record<string, unknown>;
}

/** A whole result whose receipt has some fields changed. */
export function samplingResult(change: object = {}): Record<string, unknown> {
  return {
    role: 'assistant',
    content: { type: 'text', text: 'QUALIFIED' },
    model: RECEIPT.model,
    _meta: { 'aar.model-receipt.v1': receiptOf(change) },
  };
}
