/**
 * The scripted Chat Completions server as a program of its own (Node 24, which runs TypeScript as it is):
 *
 *   node test/support/gateway-server-cli.ts --fixture fixture.json --rubric rubric.json [--seed TEXT] [--port 0]
 *     [--delay-ms 0] [--faults SEED] [--shares limited,failing,cut,otherModel]
 *
 * Prints one line of JSON, `{"port":…,"baseUrl":"http://127.0.0.1:…/v1"}`, when it listens. `GET /__counts` tells what it
 * has seen: requests in all and by id, and what it billed for complete answers. Ends with the signal that stops it.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { parseFixture } from '../../src/trial/fixture.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import type { Parsed } from '../../src/protocol/findings.ts';
import { chatModel, type FaultShares } from './chat-model.ts';
import { startGatewayServer, type GatewayServer } from './gateway-server.ts';

const { values } = parseArgs({
  options: {
    fixture: { type: 'string' },
    rubric: { type: 'string' },
    seed: { type: 'string', default: 'seed' },
    port: { type: 'string', default: '0' },
    'delay-ms': { type: 'string', default: '0' },
    faults: { type: 'string' },
    shares: { type: 'string', default: '0.1,0.05,0.03,0.02' },
  },
});

function need<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.findings.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

function sharesOf(text: string): FaultShares {
  const [limited = 0, failing = 0, cut = 0, otherModel = 0] = text.split(',').map(Number);
  return { limited, failing, cut, otherModel };
}

if (values.fixture === undefined || values.rubric === undefined) throw new Error('Give --fixture and --rubric.');
const fixture = need(parseFixture(readFileSync(values.fixture), values.fixture));
const rubric = need(parseRubric(readFileSync(values.rubric), values.rubric, fixture));

const server: GatewayServer = await startGatewayServer({
  port: Number(values.port),
  script: chatModel({
    trial: { fixture, rubric },
    seed: values.seed,
    delayMs: Number(values['delay-ms']),
    ...(values.faults === undefined ? {} : { faults: { seed: values.faults, shares: sharesOf(values.shares) } }),
  }),
  admin: () => ({
    requests: server.requests.length,
    byId: Object.fromEntries(server.counts()),
    answered: server.answered.length,
    answeredIds: server.answered.map(({ id }) => id),
    billed: {
      inputTokens: server.answered.reduce((sum, { bill }) => sum + bill.inputTokens, 0),
      outputTokens: server.answered.reduce((sum, { bill }) => sum + bill.outputTokens, 0),
    },
  }),
});
process.stdout.write(`${JSON.stringify({ port: server.port, baseUrl: `${server.origin}/v1` })}\n`);
