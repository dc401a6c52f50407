/**
 * The schedule of a campaign: which request of which pair goes first, fixed by the public seed and by nothing else
 * (protocol section 3, strategy `paired-balanced-sha256-v1`).
 *
 * "Balanced" is the strategy's name, not its property: each pair's order is an independent coin, so a schedule can be
 * lopsided. The summary states how many pairs start with each role.
 */

import type { Campaign } from './campaign.ts';
import { campaignSha256, candidateOf, type Role } from './campaign-identity.ts';
import { canonicalJson } from './canonical.ts';
import { sha256Hex } from './digest.ts';

export interface ScheduledRequest {
  /** First 24 hex digits of SHA-256 over `campaignSha256:pairIndex:role`. */
  readonly requestId: string;
  /** Zero-based. */
  readonly pairIndex: number;
  readonly position: 1 | 2;
  readonly role: Role;
  readonly candidateId: string;
}

/** All requests, pair by pair, position 1 before position 2. */
export function buildSchedule(campaign: Campaign): ScheduledRequest[] {
  const hash = campaignSha256(campaign);
  const schedule: ScheduledRequest[] = [];
  for (let pairIndex = 0; pairIndex < campaign.trials.pairs; pairIndex += 1) {
    pairOrder(campaign, pairIndex).forEach((role, index) => {
      schedule.push({
        requestId: sha256Hex(`${hash}:${pairIndex}:${role}`).slice(0, 24),
        pairIndex,
        position: index === 0 ? 1 : 2,
        role,
        candidateId: candidateOf(campaign, role).id,
      });
    });
  }
  return schedule;
}

/** Hex SHA-256 of the schedule's canonical JSON. */
export function scheduleSha256(schedule: readonly ScheduledRequest[]): string {
  return sha256Hex(canonicalJson(schedule));
}

/** The first byte of SHA-256 over `seed:campaignId:pairIndex` decides: even means that the baseline goes first. */
export function pairOrder(campaign: Campaign, pairIndex: number): readonly [Role, Role] {
  const digest = sha256Hex(`${campaign.randomization.seed}:${campaign.campaignId}:${pairIndex}`);
  const firstByte = Number.parseInt(digest.slice(0, 2), 16);
  return firstByte % 2 === 0 ? ['baseline', 'candidate'] : ['candidate', 'baseline'];
}
