/**
 * The campaign (`campaign.json`): one fixture, two reviewed instructions, one pinned model, a fixed schedule, hard
 * ceilings (protocol sections 2 to 7). Byte-compatible: a file accepted by the protocol's first implementation has the
 * same hash here, and it is stricter only about control characters, dot segments, drive and home paths, expanded years
 * and negative zero.
 */

import * as z from 'zod';
import { CATEGORIES, PROTOCOL_VERSION, ROLES } from './campaign-identity.ts';
import { CAMPAIGN_LIMITS, CAMPAIGN_RULES } from './campaign-rules.ts';
import { parseDocument } from './document.ts';
import type { Parsed } from './findings.ts';
import { portablePath } from './safe-path.ts';
import * as s from './scalars.ts';

export * from './campaign-identity.ts';

const { described } = s;
const sampleSha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const candidateSchema = z.strictObject({
  role: described(z.enum(ROLES), 'Which of the two arms this instruction is.'),
  id: described(
    s.identifier,
    'Name of this arm in schedule, run and report; the arms have different names.',
    'review-v2',
  ),
  packageId: described(
    s.packageId,
    'Package that holds the instruction; the policy maps it to a repository.',
    'review-kit',
  ),
  skillPath: described(portablePath, 'Path of the instruction inside the package, with "/".', 'skills/review/SKILL.md'),
  reviewedCommit: described(
    s.gitCommit,
    'Full id of the commit at which the instruction was reviewed.',
    '1f7a7a472abf3dd9643fd615f6da379c4acb3e3a',
  ),
  instructionSha256: described(s.sha256, 'SHA-256 of the instruction file at that commit.', sampleSha256),
});

const fixtureSchema = z.strictObject({
  id: described(s.identifier, 'Name of the fixture.', 'off-by-one-review'),
  version: described(s.text(64), 'Version of the fixture, for people; the hashes decide.', '1.0.0'),
  fixtureSha256: described(s.sha256, 'SHA-256 of the bytes of fixture.json.', sampleSha256),
  rubricSha256: described(s.sha256, 'SHA-256 of the bytes of rubric.json.', sampleSha256),
});

const modelSchema = z.strictObject({
  provider: described(s.identifier, 'Name of the provider; never an address.', 'example-provider'),
  model: described(s.identifier, 'Name of the model family, for people.', 'example-model'),
  version: described(s.text(128), 'Immutable model id that is asked for and must answer.', 'example-model-2026-07-16'),
});

const samplingSchema = z.strictObject({
  temperature: described(s.finiteNumber(2), 'Sampling temperature of both arms.', 0, 0.7),
  topP: described(s.finiteNumber(1), 'Nucleus sampling bound of both arms.', 1),
  maxInputTokensPerRequest: described(s.wholeNumber(1, 2_000_000), 'Most input tokens of one attempt.', 4000),
  maxOutputTokensPerRequest: described(s.wholeNumber(1, 2_000_000), 'Most output tokens of one attempt.', 1000),
});

const trialsSchema = z.strictObject({
  pairs: described(s.wholeNumber(5, 100), 'Pairs of requests, one for each arm.', 10),
  maxRetriesPerRequest: described(s.wholeNumber(0, 3), 'Most retries of a request that certainly failed.', 1),
  timeoutMsPerRequest: described(s.wholeNumber(1000, 600_000), 'Time limit of one attempt in milliseconds.', 60_000),
});

const randomizationSchema = z.strictObject({
  strategy: described(z.literal('paired-balanced-sha256-v1'), 'How the first arm of each pair is drawn.'),
  seed: described(s.sha256, 'Public seed of the order: 64 lower-case hex digits.', sampleSha256),
  concealCandidateLabels: described(z.literal(true), 'Graders never see which arm an answer is from.'),
});

const isolationSchema = z.strictObject({
  toolPolicy: described(z.literal('none'), 'The model gets no tools.'),
  networkPolicy: described(z.literal('disabled'), 'Instructions cannot reach a network.'),
  candidatePolicy: described(z.literal('instructions-as-data'), 'Instructions are text, never executed.'),
  fixturePolicy: described(z.literal('synthetic-only'), 'The model sees a synthetic fixture, never a real project.'),
});

const budgetSchema = z.strictObject({
  maxRequests: described(s.wholeNumber(1, 10_000), 'Most attempts of the whole run, retries included.', 40),
  maxInputTokens: described(s.wholeNumber(1, 1_000_000_000), 'Most input tokens of the whole run.', 160_000),
  maxOutputTokens: described(s.wholeNumber(1, 1_000_000_000), 'Most output tokens of the whole run.', 40_000),
  maxCostUsd: described(s.finiteNumber(), 'Most the whole run may cost, in US dollars.', 0.75),
  inputUsdPerMillionTokens: described(s.finiteNumber(), 'Price of a million input tokens, in US dollars.', 2),
  outputUsdPerMillionTokens: described(s.finiteNumber(), 'Price of a million output tokens, in US dollars.', 6),
});

const decisionSchema = z.strictObject({
  minimumSuccessfulPairs: described(
    s.wholeNumber(5, 100),
    'Fewest complete pairs for a verdict; at most trials.pairs.',
    8,
  ),
  minimumPracticalScoreDelta: described(
    s.finiteNumber(100),
    'Smallest difference in score (0 to 100) that matters.',
    5,
  ),
  promotionPolicy: described(
    z.literal('signed-evidence-plus-human-approval'),
    'Evidence never promotes by itself; a human decides.',
  ),
});

export const campaignSchema = z
  .strictObject({
    schemaVersion: described(z.literal(1), 'Format of this file.'),
    protocolVersion: described(z.literal(PROTOCOL_VERSION), 'Protocol that this campaign follows.'),
    campaignId: described(s.identifier, 'Name of the campaign; also the name of its folder.', 'review-skill-v2'),
    createdAt: described(
      s.timestamp,
      'When the campaign was written, UTC with milliseconds.',
      '2026-07-16T12:00:00.000Z',
    ),
    category: described(z.enum(CATEGORIES), 'Family of tasks that the result is about, and no other.'),
    fixture: described(fixtureSchema, 'What the model is asked, and how its answer is scored.'),
    candidates: described(z.array(candidateSchema).length(2), 'One baseline and one candidate, in either order.'),
    model: described(modelSchema, 'The one model that answers both arms.'),
    sampling: described(samplingSchema, 'How both arms sample, and the token caps of one attempt.'),
    trials: described(trialsSchema, 'How many pairs, retries and milliseconds.'),
    randomization: described(randomizationSchema, 'Which arm of each pair goes first.'),
    isolation: described(isolationSchema, 'What the model can never reach; fixed by the protocol.'),
    budget: described(budgetSchema, 'Hard ceilings of the whole run, and the prices they are computed with.'),
    decision: described(decisionSchema, 'What the result must show, fixed before the first request.'),
  })
  .meta({
    title: 'Campaign',
    description: 'A paired trial of two instructions on one synthetic fixture with one model under hard ceilings.',
  });

export type Campaign = z.infer<typeof campaignSchema>;
export type CandidateReference = Campaign['candidates'][number];

/** Strictly parses the bytes of a `campaign.json`; all findings at once. */
export function parseCampaign(bytes: Uint8Array, file: string): Parsed<Campaign> {
  return parseDocument(campaignSchema, bytes, file, CAMPAIGN_RULES, CAMPAIGN_LIMITS);
}
