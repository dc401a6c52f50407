/** A stage whose campaign is run on a model server of the loopback, which counts every request that reaches it. */
import { routesAddCommand } from '../../src/commands/routes.ts';
import type { Run } from '../simulator/model.ts';
import type { RunningStep, StepResult } from '../simulator/runner.ts';
import { chatModel } from '../support/chat-model.ts';
import { testContext } from '../support/context.ts';
import { NO_LIMITS } from '../support/evidence-repo.ts';
import { startGatewayServer, type GatewayServer, type Reply, type SeenRequest } from '../support/gateway-server.ts';
import { parseFixture } from '../../src/trial/fixture.ts';
import { parseRubric } from '../../src/trial/rubric.ts';
import { output, setStage, type JobOptions, type Stage, type StageOptions } from './stage.ts';

/** The fewest that a campaign may have; two requests each. */
export const PAIRS = 5;
export const GATEWAY_KEY = 'sk-gateway-of-the-tests-0001';

export interface ModelStage {
  readonly stage: Stage;
  readonly server: GatewayServer;
  /** Asked before each answer: waits, or answers instead of the model. Null: the model answers. */
  before: ((seen: SeenRequest) => Promise<Reply | null>) | null;
  /** Approves, dispatches and authorizes: the run is there. Rejects when it was refused. */
  authorized(): Promise<{ readonly workflow: Run; readonly ref: string }>;
  execute(ref: string, workflow: Run, given?: Partial<JobOptions>): RunningStep;
  /** Lines of the run's journal as the ref has it. */
  journal(ref: string): readonly JournalLine[];
  /** Resolves when so many requests have reached the server. */
  reached(requests: number): Promise<void>;
  close(): Promise<void>;
}

export interface JournalLine {
  readonly event: string;
  readonly requestId?: string;
  readonly providerRequestId?: string;
  readonly code?: string;
  readonly reason?: string;
  readonly reserved?: { readonly costUsd: string };
  readonly charged?: { readonly costUsd: string };
}

export async function setModelStage(options: StageOptions = {}): Promise<ModelStage> {
  const stage = await setStage({
    ...options,
    campaign: {
      model: 'local/llama@llama-4-2026-01-01',
      limits: { ...NO_LIMITS, pairs: PAIRS, inputUsdPerMillionTokens: 1, outputUsdPerMillionTokens: 2 },
      ...options.campaign,
    },
    policy: (policy) => {
      policy['gateway'] = { ...(policy['gateway'] as object), loopback: true };
      options.policy?.(policy);
    },
    prepare: async (local) => {
      const route = { driver: 'openai-chat', model: 'local/llama-4-2026-01-01', id: null, effort: null };
      await routesAddCommand({ ...route, maxOutputTokens: null, cachePolicy: null }, testContext({ cwd: local.root }));
      await options.prepare?.(local);
    },
  });
  const model = chatModel({ trial: trialOf(stage.files), seed: 'seed' });
  const server = await startGatewayServer({
    script: async (seen) => (await made.before?.(seen)) ?? model(seen),
  });
  const baseUrl = `${server.origin}/v1`;
  const made: ModelStage = {
    stage,
    server,
    before: null,
    async authorized() {
      stage.approve();
      const workflow = stage.dispatch();
      const step = await stage.authorize({ runId: workflow.id, inputs: { 'base-url': baseUrl } });
      return { workflow, ref: output(step, 'run-ref') };
    },
    execute: (ref, workflow, given = {}) =>
      stage.execute(ref, {
        runId: workflow.id,
        secrets: [GATEWAY_KEY],
        ...given,
        inputs: { 'base-url': baseUrl, ...given.inputs },
        env: { OPENAI_API_KEY: GATEWAY_KEY, ...given.env },
      }),
    journal: (ref) => journalAt(stage, ref),
    async reached(requests) {
      while (server.requests.length < requests) await new Promise((tick) => setTimeout(tick, 5));
    },
    async close() {
      await server.close();
      await stage.github.close();
    },
  };
  return made;
}

function trialOf(files: Stage['files']) {
  const bytes = (name: string): Uint8Array => {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}`));
    if (found === undefined) throw new Error(`There is no ${name}.`);
    return Buffer.from(found[1]);
  };
  const fixture = parseFixture(bytes('fixture.json'), 'fixture.json');
  if (!fixture.ok) throw new Error('The fixture cannot be read.');
  const rubric = parseRubric(bytes('rubric.json'), 'rubric.json', fixture.value);
  if (!rubric.ok) throw new Error('The rubric cannot be read.');
  return { fixture: fixture.value, rubric: rubric.value };
}

export function journalAt({ repo }: Stage, ref: string): readonly JournalLine[] {
  return repo
    .read(ref, 'journal.jsonl')
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as JournalLine);
}

/** The sentence with which a step failed. */
export function failureOf({ conclusion, annotations, log }: StepResult): string {
  const error = annotations.find(({ level }) => level === 'error');
  if (conclusion !== 'failure' || error === undefined) throw new Error(`The step did not fail:\n${log}`);
  return error.message;
}
