/**
 * The campaign (`campaign.json`): one fixture, two reviewed instructions, one pinned model, a fixed schedule, hard
 * ceilings (protocol sections 2 to 7). Byte-compatible: a file accepted by the protocol's first implementation has the
 * same hash here, and it is stricter only about control characters, dot segments, drive and home paths, expanded years
 * and negative zero.
 */

import * as z from 'zod';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './digest.ts';
import { parseDocument } from './document.ts';
import type { Report } from './document.ts';
import type { Parsed } from './findings.ts';
import { portablePath } from './safe-path.ts';
import {
  finiteNumber,
  gitCommit,
  identifier,
  packageId,
  sha256,
  text,
  timestamp,
  utf16Problem,
  wholeNumber,
} from './scalars.ts';

export const PROTOCOL_VERSION = 'loadout-evaluation-v1';

export const CATEGORIES = [
  'workflow-adherence',
  'code-review-coverage',
  'documentation-retrieval',
  'browser-test-planning',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const ROLES = ['baseline', 'candidate'] as const;
export type Role = (typeof ROLES)[number];

const candidateSchema = z.strictObject({
  role: z.enum(ROLES).meta({ description: 'Which of the two arms this instruction is.' }),
  id: identifier.meta({
    description: 'Name of this arm in schedule, run and report; the two arms have different names.',
  }),
  packageId: packageId.meta({
    description: 'Package that holds the instruction; the policy says which repository that is.',
  }),
  skillPath: portablePath.meta({
    description: 'Path of the instruction file inside the package, with forward slashes.',
  }),
  reviewedCommit: gitCommit.meta({ description: 'Full id of the commit at which the instruction was reviewed.' }),
  instructionSha256: sha256.meta({ description: 'SHA-256 of the instruction file at that commit.' }),
});

export const campaignSchema = z.strictObject({
  schemaVersion: z.literal(1),
  protocolVersion: z.literal(PROTOCOL_VERSION),
  campaignId: identifier,
  createdAt: timestamp,
  category: z.enum(CATEGORIES),
  fixture: z.strictObject({ id: identifier, version: text(64), fixtureSha256: sha256, rubricSha256: sha256 }),
  candidates: z.array(candidateSchema).length(2),
  model: z.strictObject({ provider: identifier, model: identifier, version: text(128) }),
  sampling: z.strictObject({
    temperature: finiteNumber(2),
    topP: finiteNumber(1),
    maxInputTokensPerRequest: wholeNumber(1, 2_000_000),
    maxOutputTokensPerRequest: wholeNumber(1, 2_000_000),
  }),
  trials: z.strictObject({
    pairs: wholeNumber(5, 100),
    maxRetriesPerRequest: wholeNumber(0, 3),
    timeoutMsPerRequest: wholeNumber(1000, 600_000),
  }),
  randomization: z.strictObject({
    strategy: z.literal('paired-balanced-sha256-v1'),
    seed: sha256,
    concealCandidateLabels: z.literal(true),
  }),
  isolation: z.strictObject({
    toolPolicy: z.literal('none'),
    networkPolicy: z.literal('disabled'),
    candidatePolicy: z.literal('instructions-as-data'),
    fixturePolicy: z.literal('synthetic-only'),
  }),
  budget: z.strictObject({
    maxRequests: wholeNumber(1, 10_000),
    maxInputTokens: wholeNumber(1, 1_000_000_000),
    maxOutputTokens: wholeNumber(1, 1_000_000_000),
    maxCostUsd: finiteNumber(),
    inputUsdPerMillionTokens: finiteNumber(),
    outputUsdPerMillionTokens: finiteNumber(),
  }),
  decision: z.strictObject({
    minimumSuccessfulPairs: wholeNumber(5, 100),
    minimumPracticalScoreDelta: finiteNumber(100),
    promotionPolicy: z.literal('signed-evidence-plus-human-approval'),
  }),
});

export type Campaign = z.infer<typeof campaignSchema>;
export type CandidateReference = Campaign['candidates'][number];

/** Strictly parses the bytes of a `campaign.json`; all findings at once. */
export function parseCampaign(bytes: Uint8Array, file: string): Parsed<Campaign> {
  return parseDocument(campaignSchema, bytes, file, checkCampaign);
}

/** Hex SHA-256 of the campaign's canonical JSON: the campaign's identity everywhere. */
export function campaignSha256(campaign: Campaign): string {
  return sha256Hex(canonicalJson(campaign));
}

/** The instruction reference of one arm. */
export function candidateOf(campaign: Campaign, role: Role): CandidateReference {
  const found = campaign.candidates.find((candidate) => candidate.role === role);
  if (found === undefined) throw new TypeError(`A parsed campaign has a ${role}; this one has none.`);
  return found;
}

function checkCampaign(campaign: Campaign, report: Report): void {
  const [first, second] = campaign.candidates;
  if (first !== undefined && second !== undefined) {
    if (first.role === second.role) {
      report.error(
        ['candidates', 1, 'role'],
        'duplicate-role',
        `Both candidates are the ${first.role}; a campaign has one baseline and one candidate.`,
      );
    }
    if (first.id === second.id) {
      report.error(
        ['candidates', 1, 'id'],
        'duplicate-candidate-id',
        'Both candidates have the same id; give them different ones.',
      );
    }
  }
  const { pairs } = campaign.trials;
  const minimum = campaign.decision.minimumSuccessfulPairs;
  if (minimum > pairs) {
    report.error(
      ['decision', 'minimumSuccessfulPairs'],
      'minimum-above-pairs',
      `${minimum} successful pairs are demanded but trials.pairs plans ${pairs}; lower the one or raise the other.`,
    );
  }
  checkLengths(campaign, report);
}

function checkLengths(campaign: Campaign, report: Report): void {
  const texts: readonly (readonly [path: readonly PropertyKey[], value: string, max: number])[] = [
    [['fixture', 'version'], campaign.fixture.version, 64],
    [['model', 'version'], campaign.model.version, 128],
    ...campaign.candidates.map(
      (candidate, index) => [['candidates', index, 'skillPath'], candidate.skillPath, 512] as const,
    ),
  ];
  for (const [path, value, max] of texts) {
    const problem = utf16Problem(value, max);
    if (problem !== null) report.error(path, 'text-too-long', problem);
  }
}
