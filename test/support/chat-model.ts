/**
 * A believable model behind the scripted server: answers on contract by the synthetic model, with a delay and seeded
 * faults. For end-to-end tests that want a real server on the other side; the stand-alone program is
 * `gateway-server-cli.ts`.
 */
import type { Driver } from '../../src/gateway/driver.ts';
import { createSyntheticDriver } from '../../src/gateway/drivers/synthetic.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import { chatBody, chatUsage, refusalReply } from './chat-wire.ts';
import type { Reply, Script, SeenRequest } from './gateway-server.ts';
import type { Trial } from './gateway-trials.ts';

/** Shares of requests from 0 to 1; what is left is answered well. */
export interface FaultShares {
  readonly limited: number;
  readonly failing: number;
  readonly cut: number;
  readonly otherModel: number;
}

export interface ChatModelOptions {
  readonly trial: Trial;
  readonly seed: string;
  readonly delayMs?: number;
  /** Which request meets which fault follows from this seed, the request id and how often it came. */
  readonly faults?: { readonly seed: string; readonly shares: FaultShares };
}

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
}

export function chatModel(options: ChatModelOptions): Script {
  const { trial } = options;
  const driver = createSyntheticDriver({ ...trial, seed: options.seed });
  const places = new Map<string, { readonly caseId: string; readonly pairIndex: number }>();
  const rounds = new Map<string, number>();

  /**
   * The server is not told the pair. The k-th new request id with the same case and instruction is taken for the k-th
   * pair of that case, so that both arms meet the same luck as long as pairs are asked for in order.
   */
  const placeOf = (seen: SeenRequest, request: ChatRequest): { caseId: string; pairIndex: number } | null => {
    const known = places.get(seen.id);
    if (known !== undefined && seen.id !== '') return known;
    const user = request.messages.find((message) => message.role === 'user')?.content;
    const index = trial.fixture.cases.findIndex((entry) => assemblePrompt(entry, '')[0]?.content === user);
    const fixtureCase = trial.fixture.cases[index];
    if (fixtureCase === undefined) return null;
    const arm = sha256Hex(JSON.stringify([index, request.messages]));
    const round = rounds.get(arm) ?? 0;
    rounds.set(arm, round + 1);
    const place = { caseId: fixtureCase.id, pairIndex: index + round * trial.fixture.cases.length };
    places.set(seen.id, place);
    return place;
  };

  return async (seen) => {
    const request = seen.json as ChatRequest;
    const place = placeOf(seen, request);
    if (place === null) return refusalReply(400, { code: 'unknown_case' });
    const body = await answerBody(driver, request, place);
    const reply = withFaults(options, seen, request, body);
    return reply.kind === 'answer' ? { ...reply, delayMs: options.delayMs ?? 0 } : reply;
  };
}

interface AnswerBody {
  readonly body: Record<string, unknown>;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

async function answerBody(
  driver: Driver,
  request: ChatRequest,
  place: { readonly caseId: string; readonly pairIndex: number },
): Promise<AnswerBody> {
  const result = await driver.send({
    providerRequestId: '',
    model: request.model,
    reasoningEffort: null,
    messages: request.messages,
    responseSchema: {},
    temperature: 0,
    topP: 1,
    maxOutputTokens: request.max_tokens ?? request.max_completion_tokens ?? 4096,
    deadlineMs: Number.MAX_SAFE_INTEGER,
    signal: new AbortController().signal,
    onSend: () => undefined,
    trial: place,
  });
  if (result.kind !== 'received' || typeof result.usage !== 'object' || result.usage === null) {
    throw new Error(`The synthetic model gave no answer: ${result.kind}.`);
  }
  const { inputTokens, outputTokens } = result.usage;
  const body = chatBody({
    text: result.output,
    model: request.model,
    finishReason: result.finishReason,
    usage: chatUsage(inputTokens, outputTokens),
    fingerprint: 'fp_scripted',
  });
  return { body, inputTokens, outputTokens };
}

function withFaults(
  { faults }: ChatModelOptions,
  seen: SeenRequest,
  request: ChatRequest,
  { body, inputTokens, outputTokens }: AnswerBody,
): Reply {
  const good = (more: object = {}): Reply => ({
    kind: 'answer',
    status: 200,
    body: JSON.stringify({ ...body, id: `chatcmpl-${seen.index}`, ...more }),
    bill: { inputTokens, outputTokens },
  });
  if (faults === undefined) return good();
  const { limited, failing, cut, otherModel } = faults.shares;
  const digest = sha256Hex(`${faults.seed}\n${seen.id}\n${seen.nth}`);
  let at = Number.parseInt(digest.slice(0, 8), 16) / 2 ** 32;
  if (at < limited) return refusalReply(429, {}, { 'retry-after-ms': '20' });
  at -= limited;
  if (at < failing) return refusalReply(500);
  at -= failing;
  if (at < cut) return { kind: 'cut-mid-body', body: JSON.stringify(body), chunked: digest.endsWith('0') };
  at -= cut;
  return at < otherModel ? good({ model: `${request.model}-other` }) : good();
}
