/**
 * A believable model behind the scripted server: answers on contract by the synthetic model, with a delay and seeded
 * faults, in whichever of the three protocols it is asked. Answers of the Responses protocol are stored and can be looked
 * up. For end-to-end tests that want a real server on the other side; the stand-alone program is `gateway-server-cli.ts`.
 */
import type { Driver } from '../../src/gateway/driver.ts';
import { createSyntheticDriver } from '../../src/gateway/drivers/synthetic.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import { chatBody, chatUsage, refusalReply } from './chat-wire.ts';
import type { Reply, Script, SeenRequest } from './gateway-server.ts';
import type { Trial } from './gateway-trials.ts';
import { messageBody, messageUsage } from './messages-wire.ts';
import { messageItem, outputText, responseBody, responsesUsage, responseStream } from './responses-wire.ts';

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

interface ModelRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: 'system' | 'user'; readonly content: string }[];
  readonly maxOutputTokens: number;
  readonly metadata: unknown;
}

type Protocol = 'chat' | 'responses' | 'messages';

function protocolOf(path: string): Protocol {
  if (path.endsWith('/responses')) return 'responses';
  return path.endsWith('/messages') ? 'messages' : 'chat';
}

interface WireRequest {
  readonly model: string;
  readonly messages?: ModelRequest['messages'];
  readonly input?: ModelRequest['messages'];
  readonly system?: string;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly max_output_tokens?: number;
  readonly metadata?: unknown;
}

function modelRequest(wire: WireRequest): ModelRequest {
  const system = wire.system === undefined ? [] : [{ role: 'system' as const, content: wire.system }];
  return {
    model: wire.model,
    messages: [...system, ...(wire.messages ?? wire.input ?? [])],
    maxOutputTokens: wire.max_tokens ?? wire.max_completion_tokens ?? wire.max_output_tokens ?? 4096,
    metadata: wire.metadata,
  };
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
  const placeOf = (seen: SeenRequest, request: ModelRequest): { caseId: string; pairIndex: number } | null => {
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

  const stored = new Map<string, unknown>();
  return async (seen) => {
    if (seen.method === 'GET') {
      const found = stored.get(seen.path.slice(seen.path.lastIndexOf('/') + 1));
      return found === undefined ? refusalReply(404) : { kind: 'answer', status: 200, body: JSON.stringify(found) };
    }
    const request = modelRequest(seen.json as WireRequest);
    const place = placeOf(seen, request);
    if (place === null) return refusalReply(400, { code: 'unknown_case' });
    const answer = await answerOf(driver, request, place);
    const reply = withFaults(options, seen, request, answer, stored);
    return reply.kind === 'answer' ? { ...reply, delayMs: options.delayMs ?? 0 } : reply;
  };
}

interface ModelAnswer {
  readonly text: string;
  readonly cut: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

async function answerOf(
  driver: Driver,
  request: ModelRequest,
  place: { readonly caseId: string; readonly pairIndex: number },
): Promise<ModelAnswer> {
  const result = await driver.send({
    providerRequestId: '',
    model: request.model,
    reasoningEffort: null,
    messages: request.messages,
    responseSchema: {},
    temperature: 0,
    topP: 1,
    maxOutputTokens: request.maxOutputTokens,
    deadlineMs: Number.MAX_SAFE_INTEGER,
    signal: new AbortController().signal,
    onSend: () => undefined,
    trial: place,
  });
  if (result.kind !== 'received' || typeof result.usage !== 'object' || result.usage === null) {
    throw new Error(`The synthetic model gave no answer: ${result.kind}.`);
  }
  const { inputTokens, outputTokens } = result.usage;
  return { text: result.output, cut: result.finishReason === 'length', inputTokens, outputTokens };
}

/** An answer as its protocol spells it, and the form in which it is sent. */
function written(
  protocol: Protocol,
  answer: ModelAnswer,
  { model, metadata }: Pick<ModelRequest, 'model' | 'metadata'>,
  index: number,
): { readonly body: Record<string, unknown>; readonly text: string; readonly type: string } {
  const { text, cut, inputTokens, outputTokens } = answer;
  const json = (body: Record<string, unknown>) => ({ body, text: JSON.stringify(body), type: 'application/json' });
  switch (protocol) {
    case 'chat':
      return json({
        ...chatBody({
          text,
          model,
          finishReason: cut ? 'length' : 'stop',
          usage: chatUsage(inputTokens, outputTokens),
          fingerprint: 'fp_scripted',
        }),
        id: `chatcmpl-${index}`,
      });
    case 'messages':
      return json(
        messageBody({
          id: `msg_${index}`,
          model,
          content: [{ type: 'text', text, citations: null }],
          stopReason: cut ? 'max_tokens' : 'end_turn',
          usage: messageUsage(inputTokens, outputTokens),
        }),
      );
    case 'responses': {
      const body = responseBody({
        id: `resp_${index}`,
        model,
        status: cut ? 'incomplete' : 'completed',
        output: [messageItem(outputText(text))],
        usage: responsesUsage(inputTokens, outputTokens),
        more: { metadata, incomplete_details: cut ? { reason: 'max_output_tokens' } : null },
      });
      return { body, text: responseStream(body), type: 'text/event-stream' };
    }
  }
}

function withFaults(
  { faults }: ChatModelOptions,
  seen: SeenRequest,
  request: ModelRequest,
  answer: ModelAnswer,
  stored: Map<string, unknown>,
): Reply {
  const protocol = protocolOf(seen.path);
  const whole = written(protocol, answer, request, seen.index);
  const good = (sent = whole): Reply => {
    if (protocol === 'responses') stored.set(String(sent.body['id']), sent.body);
    const { inputTokens, outputTokens } = answer;
    return {
      kind: 'answer',
      status: 200,
      headers: { 'content-type': sent.type },
      body: sent.text,
      bill: { inputTokens, outputTokens },
    };
  };
  if (faults === undefined) return good();
  const { limited, failing, cut, otherModel } = faults.shares;
  const digest = sha256Hex(`${faults.seed}\n${seen.id}\n${seen.nth}`);
  let at = Number.parseInt(digest.slice(0, 8), 16) / 2 ** 32;
  if (at < limited) return refusalReply(429, {}, { 'retry-after-ms': '20' });
  at -= limited;
  if (at < failing) return refusalReply(500);
  at -= failing;
  if (at < cut) {
    // The model finished it all the same: whoever knows the name can ask for it.
    good();
    return { kind: 'cut-mid-body', body: whole.text, chunked: digest.endsWith('0') };
  }
  at -= cut;
  return at < otherModel
    ? good(written(protocol, answer, { ...request, model: `${request.model}-other` }, seen.index))
    : good();
}
