/** What is certain about a request that was pushed to the client and not answered: every way in which the SDK says so. */
import { McpServer, ProtocolError, SdkError, SdkErrorCode, type ServerContext } from '@modelcontextprotocol/server';
import { describe, expect, it } from 'vitest';
import type { SamplingReply } from '../../src/gateway/drivers/mcp-sampling-session.ts';
import { samplingParams } from '../../src/gateway/drivers/mcp-sampling-wire.ts';
import { pushSampler } from '../../src/faces/mcp-push.ts';
import { driverCall } from '../support/driver-conformance.ts';

async function pushed(send: () => Promise<unknown>, connected = true): Promise<{ reply: SamplingReply; sent: number }> {
  const server = Object.assign(new McpServer({ name: 's', version: '1' }), { isConnected: () => connected });
  let sent = 0;
  const reply = await pushSampler(server, { mcpReq: { send } } as unknown as ServerContext).sample({
    providerRequestId: 'aar-1',
    params: samplingParams(driverCall()),
    deadlineMs: 0,
    signal: new AbortController().signal,
    onSend: () => {
      sent += 1;
    },
  });
  return { reply, sent };
}

const failed = (code: string): object => ({ kind: 'failed', code, retryable: false });
const lost = (code: string): object => ({ kind: 'lost', code });

describe('a pushed request', () => {
  it('is not announced where there is no way to the client', async () => {
    const never = (): Promise<unknown> => Promise.reject(new Error('must not be called'));
    expect(await pushed(never, false)).toEqual({ reply: failed('connect-failed'), sent: 0 });
  });

  it('is announced once, before it goes, and its result is passed on as it came', async () => {
    const result = { anything: ['at', 'all'] };
    expect(await pushed(() => Promise.resolve(result))).toEqual({ reply: { kind: 'answered', result }, sent: 1 });
  });

  it.each([
    ['the user declined', new ProtocolError(-1, 'no'), failed('forbidden')],
    ['an invalid request', new ProtocolError(-32600, 'no'), failed('bad-request')],
    ['an unknown method', new ProtocolError(-32601, 'no'), failed('not-found')],
    ['invalid parameters', new ProtocolError(-32602, 'no'), failed('bad-request')],
    ['an internal error', new ProtocolError(-32603, 'no'), lost('response-malformed')],
    ['an error of its own', new ProtocolError(-32000, 'no'), lost('response-malformed')],
    ['never connected', new SdkError(SdkErrorCode.NotConnected, ''), failed('connect-failed')],
    ['no such capability', new SdkError(SdkErrorCode.CapabilityNotSupported, ''), failed('connect-failed')],
    [
      'no such method in this revision',
      new SdkError(SdkErrorCode.MethodNotSupportedByProtocolVersion, ''),
      failed('connect-failed'),
    ],
    ['given up', new SdkError(SdkErrorCode.RequestTimeout, ''), lost('aborted')],
    ['a result that is none', new SdkError(SdkErrorCode.InvalidResult, ''), lost('response-malformed')],
    ['a closed connection', new SdkError(SdkErrorCode.ConnectionClosed, ''), lost('connection-lost')],
    ['a failed write', new SdkError(SdkErrorCode.SendFailed, ''), lost('connection-lost')],
    ['anything else', new Error('EPIPE'), lost('connection-lost')],
  ])('%s', async (_, error, reply) => {
    expect((await pushed(() => Promise.reject(error))).reply).toEqual(reply);
  });
});
