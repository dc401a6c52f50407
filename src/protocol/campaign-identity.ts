/**
 * What a campaign is called and how it is told from every other one: fixed words of the protocol, the two arms, the hash.
 * Apart from the schema (`campaign.ts`), so that a command that only reads a sound campaign does not load its compiler.
 */

import type { Campaign, CandidateReference } from './campaign.ts';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './digest.ts';

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
