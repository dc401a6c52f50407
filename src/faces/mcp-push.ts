/**
 * Requests to the client in the middle of a call, as sessions up to protocol revision 2025-11-25 have them: Sampling for
 * a model's answer, elicitation for a person's.
 */
import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { Sampler, SamplingReply } from '../gateway/drivers/mcp-sampling-session.ts';
import { approvalForm } from './mcp-client.ts';
import { isApproval } from './mcp-parked.ts';

/** The longest timer there is: a request ends by its own deadline, always earlier. */
const NEVER_MS = 2 ** 31 - 1;

export function pushSampler(server: McpServer, ctx: ServerContext): Sampler {
  return {
    async sample({ params, signal, onSend }) {
      if (!server.isConnected()) return NO_BACK_CHANNEL;
      onSend();
      try {
        // As it came: what an answer must be is checked where it is judged, and the SDK would drop what it does not know.
        const options = { signal, timeout: NEVER_MS };
        const result = await ctx.mcpReq.send(
          { method: 'sampling/createMessage', params: { ...params } },
          z.unknown(),
          options,
        );
        return { kind: 'answered', result };
      } catch (error) {
        return unanswered(error);
      }
    },
  };
}

const NO_BACK_CHANNEL: SamplingReply = { kind: 'failed', code: 'connect-failed', retryable: false };

/** Errors of the SDK that are raised before anything reaches the transport. */
const NEVER_SENT: ReadonlySet<string> = new Set([
  SdkErrorCode.NotConnected,
  SdkErrorCode.CapabilityNotSupported,
  SdkErrorCode.MethodNotSupportedByProtocolVersion,
]);

/** Error replies with which a client says that it asked no model: its user declined, or it did not take the request. */
const REFUSALS: ReadonlyMap<number, SamplingReply> = new Map([
  [-1, { kind: 'failed', code: 'forbidden', retryable: false }],
  [-32600, { kind: 'failed', code: 'bad-request', retryable: false }],
  [-32601, { kind: 'failed', code: 'not-found', retryable: false }],
  [-32602, { kind: 'failed', code: 'bad-request', retryable: false }],
]);

/**
 * What is certain about a request that was not answered with a result. Any other error reply may stand for a model that
 * was asked, and paid, before something went wrong; error texts are not looked at, they could quote the prompt.
 */
function unanswered(error: unknown): SamplingReply {
  if (ProtocolError.isInstance(error)) {
    return REFUSALS.get(error.code) ?? { kind: 'lost', code: 'response-malformed' };
  }
  if (SdkError.isInstance(error)) {
    if (NEVER_SENT.has(error.code)) return NO_BACK_CHANNEL;
    // A timeout or an abort is the caller's own, who knows which.
    if (error.code === SdkErrorCode.RequestTimeout) return { kind: 'lost', code: 'aborted' };
    if (error.code === SdkErrorCode.InvalidResult) return { kind: 'lost', code: 'response-malformed' };
  }
  return { kind: 'lost', code: 'connection-lost' };
}

/** Asks the person behind the client. False for anything but a yes. */
export async function pushApproval(ctx: ServerContext, question: string, signal: AbortSignal): Promise<boolean> {
  try {
    const params = approvalForm(question);
    const options = { signal, timeout: NEVER_MS };
    return isApproval(await ctx.mcpReq.send({ method: 'elicitation/create', params }, z.unknown(), options));
  } catch {
    return false;
  }
}
