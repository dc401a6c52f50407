/** The approval that runs in these tests start from. */
import type { Campaign } from '../../../src/protocol/campaign.ts';
import type { AdmissionRequest } from '../../../src/runner/open.ts';
import { makeBinding, makeGrant } from '../../ledger/support/campaign.ts';

/** Valid from before any of these tests was written, and for a lifetime. */
export function admissionRequest(campaign: Campaign, concurrency = 4): AdmissionRequest {
  return {
    runId: 'run-1',
    grant: makeGrant(campaign, { expiresAt: '2099-01-01T00:00:00.000Z' }),
    binding: makeBinding(campaign),
    driver: { id: 'openai-chat', synthetic: false },
    concurrency,
  };
}
