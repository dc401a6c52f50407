/** Runs a campaign inside the test, with a scripted gateway, in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AttemptOutcome, AttemptReceived, AttemptRequest } from '../../../src/gateway/broker.ts';
import type { CertainFailureCode } from '../../../src/ledger/events.ts';
import type { RunSummary } from '../../../src/ledger/summary.ts';
import type { Campaign } from '../../../src/protocol/campaign.ts';
import { sha256Hex } from '../../../src/protocol/digest.ts';
import { costUsd, formatUsd } from '../../../src/protocol/money.ts';
import { executeRun, type ExecuteOptions } from '../../../src/runner/execute.ts';
import { openRunIn, type AdmissionRequest, type OpenRun } from '../../../src/runner/open.ts';
import { openLocalStore } from '../../../src/runner/store-local.ts';
import type { RunStore } from '../../../src/runner/store.ts';
import { prepareScorer } from '../../../src/trial/scoring.ts';
import { INSTRUCTIONS, trial } from '../../ledger/support/campaign.ts';
import { admissionRequest } from './admission.ts';

export interface Trial {
  readonly campaign: Campaign;
  readonly runDir: string;
  readonly concurrency?: number;
  readonly admit?: Partial<AdmissionRequest>;
  readonly attempt: (request: AttemptRequest) => Promise<AttemptOutcome>;
  readonly wrap?: (store: RunStore) => RunStore;
  readonly now?: () => Date;
  readonly execute?: Partial<ExecuteOptions>;
}

const now = (): Date => new Date();
const never = new AbortController().signal;

export function openTrial(options: Trial): Promise<OpenRun> {
  const clock = options.now ?? now;
  const admit = { ...admissionRequest(options.campaign, options.concurrency ?? 1), ...options.admit };
  return openLocalStore(options.runDir, clock).then((store) =>
    openRunIn(options.wrap?.(store) ?? store, { campaign: options.campaign, admit, now: clock }),
  );
}

/** Opens, executes and closes. */
export async function runTrial(options: Trial): Promise<RunSummary> {
  const run = await openTrial(options);
  const { fixture, rubric } = trial();
  try {
    return await executeRun({
      run,
      fixture,
      scorer: await prepareScorer(rubric, fixture),
      instructions: INSTRUCTIONS,
      attempt: options.attempt,
      signal: never,
      sleep: async () => Promise.resolve(),
      ...options.execute,
    });
  } finally {
    await run.close();
  }
}

/** A good answer, or one with what is given. */
export function answer(
  campaign: Campaign,
  { inputTokens = 900, outputTokens = 200, ...change }: Partial<AttemptReceived> & Tokens = {},
): AttemptReceived {
  const output = '{"findings":[]}';
  return {
    kind: 'received',
    output,
    outputSha256: sha256Hex(output),
    finishReason: 'stop',
    effective: { provider: campaign.model.provider, model: campaign.model.version, reasoningEffort: null },
    usage: {
      accountingSource: 'provider_reported',
      inputTokens,
      outputTokens,
      totalTokens: inputTokens + outputTokens,
      cacheReadTokens: null,
      cacheWriteTokens: null,
      reasoningTokens: null,
    },
    costUsd: formatUsd(costUsd(inputTokens, outputTokens, campaign.budget)),
    rejection: null,
    providerResponseId: null,
    systemFingerprint: null,
    durationMs: 5,
    stopsRun: false,
    retryAfterMs: null,
    ...change,
  };
}

interface Tokens {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

export function failure(code: CertainFailureCode, change: Partial<Failed> = {}): AttemptOutcome {
  return { kind: 'failed', code, retryable: true, stopsRun: false, retryAfterMs: null, durationMs: 3, ...change };
}

type Failed = Extract<AttemptOutcome, { kind: 'failed' }>;

/** The end of an attempt that may have been sent. */
export function lost(campaign: Campaign): AttemptOutcome {
  const { maxInputTokensPerRequest: inputTokens, maxOutputTokensPerRequest: outputTokens } = campaign.sampling;
  const charged = {
    inputTokens,
    outputTokens,
    costUsd: formatUsd(costUsd(inputTokens, outputTokens, campaign.budget)),
  };
  return { kind: 'indeterminate', code: 'connection-lost', charged, durationMs: 7 };
}

export interface Scratch {
  /** A fresh path in a folder that `remove` takes away; nothing is there yet. */
  next(): string;
  remove(): void;
}

export function scratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'equipoise-run-'));
  let count = 0;
  return {
    next: () => join(folder, `run-${(count += 1)}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
