/** Reading a `campaign.json` as quickly as it allows: the zod source is loaded for one that there is something to say about. */

import campaignSchema from '../../schemas/campaign.schema.json' with { type: 'json' };
import type { Campaign } from './campaign.ts';
import { CAMPAIGN_LIMITS, CAMPAIGN_RULES } from './campaign-rules.ts';
import type { Parsed } from './findings.ts';
import { readDocument, type Format } from './flawless.ts';

export const CAMPAIGN_FORMAT: Format<Campaign> = {
  schema: campaignSchema,
  checks: CAMPAIGN_RULES,
  limits: CAMPAIGN_LIMITS,
};

/** As `parseCampaign`. */
export function readCampaign(bytes: Uint8Array, file: string): Promise<Parsed<Campaign>> {
  return readDocument(CAMPAIGN_FORMAT, bytes, async () => (await import('./campaign.ts')).parseCampaign(bytes, file));
}
