/**
 * The `synthetic` driver: a made-up model that runs offline and costs nothing, for demonstrations, tests and rehearsals.
 *
 * Its answers are a pure function of instruction, case, pair and seed, and imperfect on purpose: the same run gives the
 * same answers on any machine, and the arms differ in a believable way. It knows the rubric, which is why nothing it
 * answers supports anything: the journal, the evidence and the report all say that the run was synthetic.
 */
import type { Fixture } from '../../trial/fixture.ts';
import { degradeAnswer } from '../../trial/reference-answer.ts';
import type { Rubric } from '../../trial/rubric.ts';
import type { Driver, DriverCall, DriverResult } from '../driver.ts';
import { estimatePromptTokens, estimateTextTokens } from '../prompt-size.ts';
import { getsRight, profileInstruction, type InstructionProfile } from './synthetic-ability.ts';

export const SYNTHETIC_DRIVER_ID = 'synthetic';

export interface SyntheticOptions {
  readonly fixture: Fixture;
  readonly rubric: Rubric;
  /** The campaign's randomization seed. */
  readonly seed: string;
}

export function createSyntheticDriver(options: SyntheticOptions): Driver {
  const profiles = new Map<string, InstructionProfile>();
  return {
    id: SYNTHETIC_DRIVER_ID,
    version: '1',
    synthetic: true,
    lookupSupported: false,
    reportsReasoningEffort: true,
    sendsResponseSchema: false,
    send: (call) => Promise.resolve(answer(options, profiles, call)),
    close: () => Promise.resolve(),
  };
}

function answer(
  { fixture, rubric, seed }: SyntheticOptions,
  profiles: Map<string, InstructionProfile>,
  call: DriverCall,
): DriverResult {
  const { caseId, pairIndex } = call.trial;
  const fixtureCase = fixture.cases.find((entry) => entry.id === caseId);
  if (fixtureCase === undefined) {
    return {
      kind: 'failed',
      code: 'driver-fault-before-send',
      retryable: false,
      stopsRun: true,
      retryAfterMs: null,
    };
  }
  const instruction = call.messages.find((message) => message.role === 'system')?.content ?? '';
  let profile = profiles.get(instruction);
  if (profile === undefined) {
    profile = profileInstruction(instruction);
    profiles.set(instruction, profile);
  }
  const known = profile;
  call.onSend();
  const whole = JSON.stringify(
    degradeAnswer(rubric, fixtureCase, (point) =>
      getsRight(point, known, { seed, caseId, pairIndex }) ? point.good : !point.good,
    ),
  );
  // The estimate counts words and groups of digits: never more than the tokenizer counts, so that no made-up bill crosses a
  // cap that the prompt was checked against.
  const inputTokens = estimatePromptTokens(call.messages.map((message) => message.content));
  const wanted = estimateTextTokens(whole);
  const truncated = wanted > call.maxOutputTokens;
  const outputTokens = truncated ? call.maxOutputTokens : wanted;
  return {
    kind: 'received',
    output: truncated ? whole.slice(0, Math.floor((whole.length * outputTokens) / wanted)) : whole,
    finishReason: truncated ? 'length' : 'stop',
    model: call.model,
    provider: null,
    reasoningEffort: call.reasoningEffort,
    usage: {
      inputTokens,
      outputTokens,
      totalTokens: inputTokens + outputTokens,
      cacheReadTokens: null,
      cacheWriteTokens: null,
      reasoningTokens: null,
    },
    providerResponseId: null,
    systemFingerprint: null,
    retryAfterMs: null,
  };
}
