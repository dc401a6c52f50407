/** The stand-alone server, as other tests use it: started as a program, asked over HTTP, counted, and made to fail. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

import { createOpenAiChatDriver } from '../../src/gateway/drivers/openai-chat.ts';
import { parseGatewayBase } from '../../src/gateway/origin.ts';
import { caseForPair } from '../../src/trial/fixture.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import { prepareScorer } from '../../src/trial/scoring.ts';
import { driverCall } from '../support/driver-conformance.ts';
import { reviewTrial } from '../support/gateway-trials.ts';

const NODE_24 = join(import.meta.dirname, '../../node_modules/.bin/node');
const PROGRAM = join(import.meta.dirname, '../support/gateway-server-cli.ts');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(...more: string[]) {
  const trial = reviewTrial(2);
  const folder = mkdtempSync(join(tmpdir(), 'equipoise-server-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const files = { fixture: join(folder, 'fixture.json'), rubric: join(folder, 'rubric.json') };
  writeFileSync(files.fixture, JSON.stringify(trial.fixture));
  writeFileSync(files.rubric, JSON.stringify(trial.rubric));
  const child = spawn(NODE_24, [PROGRAM, '--fixture', files.fixture, '--rubric', files.rubric, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => child.kill());
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${String(code)}.`)));
  });
  const { baseUrl } = JSON.parse(line) as { baseUrl: string };
  const base = parseGatewayBase(baseUrl);
  const driver = createOpenAiChatDriver({ base, credential: () => null, now: Date.now });
  cleanups.push(() => driver.close());
  const ask = (pairIndex: number, instruction: string, nth = 0) => {
    const fixtureCase = caseForPair(trial.fixture, pairIndex);
    const id = `${pairIndex}${instruction.length}${nth}`;
    return driver.send(
      driverCall({
        providerRequestId: `aar-${id.padStart(48, '0')}`,
        messages: assemblePrompt(fixtureCase, instruction),
        maxOutputTokens: 4000,
      }),
    );
  };
  const counts = async (): Promise<Record<string, unknown>> =>
    (await (await fetch(`${base.origin}/__counts`)).json()) as Record<string, unknown>;
  return { trial, ask, counts };
}

test('answers on contract, the same again for the same id, and keeps its books', async () => {
  const { trial, ask, counts } = await start();
  const scorer = await prepareScorer(trial.rubric, trial.fixture);
  let points = 0;
  let input = 0;
  let output = 0;
  for (let pair = 0; pair < 6; pair += 1) {
    for (const instruction of ['', 'Cite the line and propose a test.']) {
      const result = await ask(pair, instruction);
      if (result.kind !== 'received' || typeof result.usage !== 'object') throw new Error(JSON.stringify(result));
      const score = scorer.score(caseForPair(trial.fixture, pair).id, result.output);
      expect(score.parse).toBe('ok');
      points += score.total;
      input += result.usage?.inputTokens ?? 0;
      output += result.usage?.outputTokens ?? 0;
    }
  }
  expect(points / 12).toBeGreaterThan(25);
  expect(await counts()).toMatchObject({
    requests: 12,
    answered: 12,
    billed: { inputTokens: input, outputTokens: output },
  });
  const first = await ask(0, '');
  expect(await ask(0, '')).toMatchObject({ output: first.kind === 'received' ? first.output : null });
  expect((await counts())['byId']).toMatchObject({ [`aar-${'000'.padStart(48, '0')}`]: 3 });
});

test('fails as often as it is told to, in the same places for the same seed', async () => {
  const outcomes: string[][] = [];
  for (let run = 0; run < 2; run += 1) {
    const { ask } = await start('--faults', 'storm', '--shares', '0.2,0.2,0.2,0.2');
    const seen: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      const result = await ask(index % 4, '', index);
      seen.push(result.kind === 'received' ? `received ${result.model ?? ''}` : result.code);
    }
    outcomes.push(seen);
  }
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(new Set(outcomes[0])).toEqual(
    new Set([
      'received model-1-2026-07-16',
      'received model-1-2026-07-16-other',
      'rate-limited',
      'provider-error',
      'connection-lost',
    ]),
  );
});
