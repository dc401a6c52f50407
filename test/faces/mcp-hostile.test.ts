/** Clients of the MCP server that do not keep to anything: garbage, depth, size, strangers' answers, and two at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import {
  call,
  CAMPAIGN,
  CLI_SOURCE,
  closeClients,
  connect,
  dispatchedIn,
  goodModel,
  journalOf,
  LEGACY,
  MODES,
  samplingRepo,
} from '../support/mcp-client.ts';
import { filesBelow, PLAIN_CANARY, secretForms } from '../support/canary.ts';
import { echoServer } from '../support/echo-server.ts';
import { FAULT_MODEL, faultRepo } from '../support/fault-stage.ts';
import { initialisedRepo } from '../support/evidence-repo.ts';
import { GIT_ENVIRONMENT } from '../support/repo.ts';

afterEach(closeClients);

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 'first',
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
};
const INITIALIZED = { jsonrpc: '2.0', method: 'notifications/initialized' };
const toolCall = (id: unknown, name: string, args: string): string =>
  `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"method":"tools/call","params":{"name":${JSON.stringify(name)},"arguments":${args}}}`;

/** What the server says to these lines, by id, and how it ends when its input does. */
async function tell(
  lines: readonly (string | Buffer)[],
): Promise<{ code: number | null; answers: Map<unknown, Record<string, unknown>>; text: string }> {
  const { root } = await initialisedRepo();
  const server = spawn(process.execPath, [CLI_SOURCE, 'mcp'], {
    cwd: root,
    env: { ...GIT_ENVIRONMENT, OPENAI_API_KEY: PLAIN_CANARY, EQUIPOISE_DEBUG: '1' },
  });
  let out = '';
  let err = '';
  server.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
  server.stderr.on('data', (chunk: Buffer) => (err += chunk.toString('utf8')));
  const ended = once(server, 'close') as Promise<[number | null]>;
  // A server that has had enough closes its end; that is no fault of this test.
  server.stdin.on('error', () => undefined);
  for (const line of lines) {
    server.stdin.write(line);
    server.stdin.write('\n');
  }
  server.stdin.end();
  const [code] = await ended;
  const messages = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { code, answers: new Map(messages.map((message) => [message['id'], message])), text: out + err };
}

describe('a client that sends', () => {
  const opened = [JSON.stringify(INITIALIZE), JSON.stringify(INITIALIZED)];
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 'ping', method: 'ping' });
  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  it.each<[string, readonly (string | Buffer)[]]>([
    ['garbage', ['garbage', '{}', '[]', 'null', '{"jsonrpc":"2.0"}', '{"jsonrpc":"1.0","id":1,"method":"ping"}']],
    ['bytes that are no text', [Buffer.from([0xff, 0xfe, 0x00, 0x7b]), '\ud800', '\0']],
    [
      'answers to questions that nobody asked',
      [
        '{"jsonrpc":"2.0","id":0,"result":{"role":"assistant"}}',
        '{"jsonrpc":"2.0","id":99,"error":{"code":-1,"message":"no"}}',
      ],
    ],
    ['cancellations of nothing', ['{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}']],
    ['input as deep as a well', [toolCall('deep', 'status', `{"run":${deep(20_000)}}`)]],
    [
      'input of a thousand paths',
      [toolCall('many', 'validate', JSON.stringify({ paths: Array.from({ length: 5000 }, () => 'x') }))],
    ],
    [
      'names of prototypes',
      [
        toolCall('a', '__proto__', '{}'),
        toolCall('b', 'status', '{"run":"x","__proto__":{"run":"y"},"constructor":1}'),
      ],
    ],
    [
      'paths that lead elsewhere',
      [
        toolCall('a', 'status', '{"run":"../../etc"}'),
        toolCall('b', 'verify', '{"run":"/etc"}'),
        '{"jsonrpc":"2.0","id":"c","method":"resources/read","params":{"uri":"file:///etc/passwd"}}',
      ],
    ],
  ])('%s gets no further, and is served when it comes to its senses', async (_what, lines) => {
    const { code, answers, text } = await tell([...opened, ...lines, ping]);
    expect(answers.get('ping')).toMatchObject({ result: {} });
    expect(code).toBe(0);
    for (const [id, answer] of answers) {
      if (id === 'first' || id === 'ping') continue;
      const refused = 'error' in answer || (answer['result'] as { isError?: boolean }).isError === true;
      expect([id, refused]).toEqual([id, true]);
    }
    for (const form of Object.values(secretForms(PLAIN_CANARY))) expect(text).not.toContain(form);
  });

  it('more than any message may hold loses its session, and the server ends', async () => {
    const { code, answers } = await tell([
      ...opened,
      toolCall('huge', 'status', `{"run":"${'a'.repeat(30_000_000)}"}`),
      ping,
    ]);
    expect(answers.has('huge')).toBe(false);
    expect(code).toBe(0);
  });
});

describe.each(MODES)('two sessions at once, $name', ({ mode }) => {
  it('never send one request twice: one has the run, the other is told who', async () => {
    const repo = await samplingRepo();
    const slow = goodModel(repo);
    const answer = async (...given: Parameters<typeof slow>): Promise<unknown> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return slow(...given);
    };
    const sessions = await Promise.all([0, 1].map(() => connect({ cwd: repo.root, mode, answer })));
    const run = { campaign: CAMPAIGN, runId: 'run-1', approve: true };
    const results = await Promise.all(sessions.map(({ client }) => call(client, 'run', run, { timeout: 60_000 })));
    const refused = results.filter(({ isError }) => isError === true);
    expect(refused.length).toBeLessThanOrEqual(1);
    for (const { structuredContent } of refused) expect(JSON.stringify(structuredContent)).toContain('run-locked');
    const ids = sessions.flatMap(({ seen }) => seen.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    // Either goes on with what is left, whoever began it.
    for (let turn = 0; turn < 6 && journalOf(repo, 'run-1').at(-1)?.event !== 'completed'; turn += 1)
      for (const { client } of sessions) await call(client, 'run', run, { timeout: 60_000 });
    const journal = journalOf(repo, 'run-1');
    expect(journal.at(-1)).toMatchObject({ event: 'completed' });
    const all = sessions.flatMap(({ seen }) => seen.map(({ id }) => id));
    expect(all.toSorted()).toEqual(dispatchedIn(journal).toSorted());
    expect(all).toHaveLength(12);
  });
});

describe('a client that lies in its receipts', () => {
  it.each([
    ['a count beyond any number', { input_tokens: 2 ** 53, total_tokens: 2 ** 53 + 3 }, 'route-unverifiable'],
    ['a count below zero', { output_tokens: -3, total_tokens: 8 }, 'route-unverifiable'],
    ['a count that is text', { input_tokens: '11' }, 'route-unverifiable'],
    ['a total that is not one', { total_tokens: 15 }, 'usage-inconsistent'],
    ['retries of its own', { retry_count: 1 }, 'usage-inconsistent'],
    ['a fallback', { fallback_chain: [{ provider: 'p', model: 'm' }] }, 'fallback-used'],
    ['another model', { model: 'gpt-0' }, 'route-drift'],
    ['less effort', { reasoning_effort: 'low' }, 'route-drift'],
    ['one more field', { cost: 0 }, 'route-unverifiable'],
    ['an endless name', { model: 'm'.repeat(200_000) }, 'route-unverifiable'],
  ])('by %s is paid and not scored', async (_what, lie, code) => {
    const repo = await samplingRepo({ pairs: 5, maxRetriesPerRequest: 0 });
    const { client, seen } = await connect({ cwd: repo.root, mode: LEGACY, answer: goodModel(repo, lie) });
    await call(client, 'run', { campaign: CAMPAIGN, runId: 'run-1', approve: true }, { timeout: 60_000 });
    const journal = journalOf(repo, 'run-1');
    const received = journal.filter(({ event }) => event === 'received');
    expect(received.length).toBeGreaterThan(0);
    expect(new Set(received.map(({ rejection }) => rejection))).toEqual(new Set([code]));
    expect(seen.map(({ id }) => id)).toEqual(dispatchedIn(journal));
    const scored = journal.filter(({ event }) => event === 'scored') as { eligible?: boolean }[];
    expect(scored.filter(({ eligible }) => eligible !== false)).toEqual([]);
  });
});

describe('a server with a key that is told to run over a gateway that repeats it', () => {
  it('gives none of it to its client', async () => {
    const repo = await faultRepo('openai-chat');
    const echo = await echoServer('openai-chat', PLAIN_CANARY, FAULT_MODEL);
    const { client, stderr } = await connect({ cwd: repo.root, mode: LEGACY, env: { OPENAI_API_KEY: PLAIN_CANARY } });
    const said: string[] = [];
    const run = { campaign: CAMPAIGN, runId: 'run-1', gateway: 'openai-chat', baseUrl: `${echo.server.origin}/v1` };
    for (let turn = 0; turn < 6; turn += 1)
      said.push(JSON.stringify(await call(client, 'run', run, { timeout: 60_000 })));
    expect(echo.server.requests.length).toBeGreaterThan(10);
    expect(said.join('')).toContain('run-1');
    for (const name of ['status', 'verify'])
      said.push(JSON.stringify(await call(client, name, { run: `${CAMPAIGN}/runs/run-1` })));
    said.push(JSON.stringify(await client.readResource({ uri: 'equipoise://campaigns/review/runs/run-1/report' })));
    await echo.server.close();
    const everything = [...filesBelow(repo.root).map((file) => file.join('\n')), ...said, stderr()];
    for (const form of Object.values(secretForms(PLAIN_CANARY)))
      expect(everything.filter((text) => text.includes(form))).toEqual([]);
  });
});
