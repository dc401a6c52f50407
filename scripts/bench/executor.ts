/**
 * The executor against a bare `fetch` loop of the same requests: 100 pairs on a server in a process of its own that
 * answers after 50 ms, 20 pairs (so 20 requests) under way at once. Ours includes the admission, every fsync of the journal,
 * scoring and the derived files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../../src/commands/run.ts';
import type { RunSummary } from '../../src/ledger/summary.ts';
import { parseCampaign } from '../../src/protocol/campaign.ts';
import { buildSchedule } from '../../src/protocol/schedule.ts';
import { caseForPair, parseFixture } from '../../src/trial/fixture.ts';
import { assemblePrompt } from '../../src/trial/prompt.ts';
import { BETTER_SKILL, SKILL } from '../../src/commands/demo-skill.ts';
import { benchRepository } from './repository.ts';
import { inTurns, type Row } from './table.ts';

const PAIRS = 100;
const AT_ONCE = 20;
const DELAY_MS = 50;
const ROUNDS = 5;
const MODEL = 'bench/model@model-2026-01-01';

export async function executor(): Promise<Row[]> {
  const repository = await benchRepository({ pairs: PAIRS, model: MODEL });
  const folder = join(repository.root, repository.campaign);
  const server = spawn(
    process.execPath,
    [
      resolve(import.meta.dirname, '../../test/support/gateway-server-cli.ts'),
      ...[
        '--fixture',
        join(folder, 'fixture.json'),
        '--rubric',
        join(folder, 'rubric.json'),
        '--delay-ms',
        String(DELAY_MS),
      ],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const { baseUrl } = JSON.parse(line.toString('utf8')) as { baseUrl: string };
    let round = 0;
    const ours = async (): Promise<void> => {
      round += 1;
      const result = await runCommand(
        {
          campaign: repository.campaign,
          runId: `run-${round}`,
          gateway: 'openai-chat',
          baseUrl,
          profile: null,
          concurrency: AT_ONCE,
          approve: true,
        },
        repository.context,
      );
      const { status, requests } = result.json as RunSummary;
      if (status !== 'completed' || requests.received !== 2 * PAIRS) throw new Error(`the run ended ${status}`);
    };
    const bodies = requestBodies(folder);
    const theirs = (): Promise<void> => bareLoop(`${baseUrl}/chat/completions`, bodies);
    // Both once for warmth: modules are loaded and code is compiled once in a process, not per campaign.
    await ours();
    await theirs();
    const times = await inTurns(ROUNDS, ours, theirs);
    return [{ name: `run, ${PAIRS} pairs, ${AT_ONCE} at once`, against: 'bare fetch loop', ...times, aim: 1.5 }];
  } finally {
    server.kill();
    repository.remove();
  }
}

/** The bodies of all requests of the campaign, in schedule order. */
function requestBodies(folder: string): string[] {
  const campaign = parseCampaign(readFileSync(join(folder, 'campaign.json')), 'campaign.json');
  const fixture = parseFixture(readFileSync(join(folder, 'fixture.json')), 'fixture.json');
  if (!campaign.ok || !fixture.ok) throw new Error('the benchmark campaign does not parse');
  const { sampling, model } = campaign.value;
  return buildSchedule(campaign.value).map(({ pairIndex, role }) => {
    const fixtureCase = caseForPair(fixture.value, pairIndex);
    return JSON.stringify({
      model: model.version,
      messages: assemblePrompt(fixtureCase, role === 'baseline' ? SKILL : BETTER_SKILL),
      temperature: sampling.temperature,
      top_p: sampling.topP,
      max_tokens: sampling.maxOutputTokensPerRequest,
    });
  });
}

async function bareLoop(url: string, bodies: readonly string[]): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < bodies.length; index = next++) {
      const body = bodies[index] ?? '';
      const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const answer = (await response.json()) as { choices?: unknown[] };
      if (!response.ok || answer.choices?.length !== 1) throw new Error(`the server answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
