/**
 * What is asked under each name: the messages of a request and the provider request id computed from them. A pure
 * function of campaign, fixture, instructions, binding and run, so that a verifier can work every id of a journal out
 * again and see that it was this prompt that was sent.
 */
import type { Campaign, Role } from '../protocol/campaign.ts';
import type { ScheduledRequest } from '../protocol/schedule.ts';
import type { ModelRouteBinding } from '../route/binding.ts';
import { providerRequestId, requestDigest } from '../route/request-id.ts';
import { caseForPair, type Fixture, type FixtureCase } from '../trial/fixture.ts';
import { assemblePrompt, type PromptMessage } from '../trial/prompt.ts';

export interface CallSources {
  readonly campaign: Campaign;
  readonly fixture: Fixture;
  /** Verified instruction texts; empty for an empty instruction. */
  readonly instructions: Readonly<Record<Role, string>>;
  readonly binding: ModelRouteBinding;
  readonly runId: string;
}

export interface PreparedCall {
  readonly providerRequestId: string;
  readonly messages: readonly PromptMessage[];
  /** JSON Schema of the answer. */
  readonly responseSchema: Readonly<Record<string, unknown>>;
  readonly caseId: string;
}

export interface Calls {
  /** `attempt` is 1 for the first send. Each attempt has an id of its own: a provider may answer a repeated id from memory. */
  prepare(request: ScheduledRequest, attempt: number): PreparedCall;
}

interface Question {
  readonly messages: readonly PromptMessage[];
  readonly digest: string;
  readonly fixtureCase: FixtureCase;
}

export function createCalls(sources: CallSources): Calls {
  const { fixture, binding, runId } = sources;
  // One question for each case and arm, however many pairs ask it: prompts are large and hashing them is the dear part.
  const questions = new Map<string, Question>();
  const question = (pairIndex: number, role: Role): Question => {
    const fixtureCase = caseForPair(fixture, pairIndex);
    const key = `${role} ${fixtureCase.id}`;
    const known = questions.get(key);
    if (known !== undefined) return known;
    const made = makeQuestion(sources, fixtureCase, role);
    questions.set(key, made);
    return made;
  };
  return {
    prepare(request, attempt) {
      const { messages, digest, fixtureCase } = question(request.pairIndex, request.role);
      return {
        providerRequestId: providerRequestId({
          operation: { type: 'run', value: runId },
          idempotencyKey: `${request.requestId}.${attempt}`,
          request: { digest },
          route: binding,
        }),
        messages,
        responseSchema: fixtureCase.responseSchema,
        caseId: fixtureCase.id,
      };
    },
  };
}

function makeQuestion({ campaign, instructions }: CallSources, fixtureCase: FixtureCase, role: Role): Question {
  const messages = assemblePrompt(fixtureCase, instructions[role]);
  const { temperature, topP, maxOutputTokensPerRequest } = campaign.sampling;
  const digest = requestDigest({
    messages: messages.map(({ role: speaker, content }) => ({ role: speaker, content })),
    response_schema: fixtureCase.responseSchema,
    // The digest's JSON has no fractions.
    temperature: String(temperature),
    top_p: String(topP),
    max_output_tokens: maxOutputTokensPerRequest,
  });
  return { messages, digest, fixtureCase };
}
