/** What one request proves about its route, and everything that keeps an arm from being evidence. */
import type { Campaign } from '../protocol/campaign.ts';
import { routeDrift } from '../route/receipt.ts';
import type { Admission } from './admission.ts';
import type { EventOf, RejectionCode } from './events.ts';
import type { InadmissibleCode, Manifest, ProofStatus } from './manifest.ts';
import { effectiveRouteOf } from './receipts.ts';
import type { RequestState, RunState } from './state.ts';

export function proofOf(request: RequestState, campaign: Campaign, { binding }: Admission): ProofStatus {
  const { received } = request;
  if (received === null) return 'unproven';
  const effective = effectiveRouteOf(received, binding);
  if (effective === null || received.rejection === 'route-unverifiable') return 'unverifiable';
  const drift = routeDrift(binding, effective);
  if (drift === null) return received.rejection === 'fallback-used' ? 'drifted' : 'verified';
  return drift.effective === null || isAlias(received, campaign) ? 'unverifiable' : 'drifted';
}

/** The model's family name says nothing about its version. An answer over its cap is rejected for that before this. */
function isAlias({ rejection, effective }: EventOf<'received'>, { model }: Campaign): boolean {
  return rejection === 'usage-over-cap' && effective?.model === model.model;
}

type Sentence = (requests: number) => string;

const answers = (count: number): string => `${count} answer${count === 1 ? '' : 's'}`;
const requestsOf = (count: number): string => `${count} request${count === 1 ? '' : 's'}`;

const BY_PROOF: readonly (readonly [ProofStatus, InadmissibleCode, Sentence])[] = [
  ['drifted', 'route-drifted', (n) => `${answers(n)} came over another route than the one that was asked for.`],
  ['unverifiable', 'route-unverifiable', (n) => `${answers(n)} did not say which route they came over.`],
  ['unproven', 'route-unproven', (n) => `${requestsOf(n)} got no answer, so that nothing shows a route.`],
];

const BY_REJECTION: readonly (readonly [RejectionCode, InadmissibleCode, Sentence])[] = [
  ['fallback-used', 'fallback-used', (n) => `${answers(n)} came by a fallback.`],
  ['usage-over-cap', 'usage-over-cap', (n) => `${answers(n)} used more tokens than one attempt may.`],
  ['cache-forbidden', 'cache-forbidden', (n) => `${answers(n)} used a cache that the route forbids.`],
];

/** Every reason, in a fixed order. `requests` are those of one arm. */
export function inadmissibleReasons(
  requests: readonly RequestState[],
  state: RunState,
  campaign: Campaign,
  admission: Admission,
): Manifest['reasons'] {
  const reasons: Manifest['reasons'] = [];
  const tell = (code: InadmissibleCode, count: number, message: string): void => {
    reasons.push({ code, requests: count, message });
  };
  const tally = (code: InadmissibleCode, holds: (request: RequestState) => boolean, message: Sentence): void => {
    const count = requests.filter(holds).length;
    if (count > 0) tell(code, count, message(count));
  };
  if (state.status !== 'completed')
    tell('run-unfinished', 0, `The run is ${state.status}; only a completed one counts.`);
  if (admission.driver.synthetic) tell('synthetic', 0, 'The answers were made up by a built-in driver.');
  if (admission.binding.fallback_policy !== 'none')
    tell('fallback-allowed', 0, 'The route allows other routes to answer.');
  for (const [proof, code, message] of BY_PROOF) {
    tally(code, (request) => proofOf(request, campaign, admission) === proof, message);
  }
  tally(
    'outcome-unknown',
    ({ outcome }) => outcome === 'indeterminate' || outcome === 'in-flight' || outcome === 'abandoned',
    (n) => `${requestsOf(n)} may have been sent and have no known outcome.`,
  );
  tally(
    'usage-not-reported',
    ({ received }) => received?.usage.accountingSource === 'reserved',
    (n) => `${answers(n)} came without usable token counts; what they used is not known.`,
  );
  for (const [rejection, code, message] of BY_REJECTION) {
    tally(code, ({ received }) => received?.rejection === rejection, message);
  }
  return reasons;
}
