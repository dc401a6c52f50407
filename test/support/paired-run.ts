/** Runs over the one route of the paired evaluation, made in memory. */

import type { Admission } from '../../src/ledger/admission.ts';
import { PAIRED_ROUTE } from '../../src/route/aar-prime.ts';
import { bindRoute } from '../../src/route/binding.ts';
import { issueCatalog } from '../../src/route/catalog.ts';
import { modelRouteProfileSchema, type ModelRouteProfile } from '../../src/route/profile.ts';
import { createRun, type BundleOptions, type TestRun } from './bundle.ts';

/** A run that gives fragments unless told otherwise: right route, right effort, a real driver, a long enough name. */
export function pairedRun(options: BundleOptions = {}, profile: Partial<ModelRouteProfile> = {}): TestRun {
  return createRun({
    ...{ runId: 'paired-run-1', synthetic: false },
    ...options,
    campaign: (plain) => {
      const model = { provider: PAIRED_ROUTE.provider, model: 'gpt-luna', version: PAIRED_ROUTE.model };
      const campaign = { ...plain, model };
      return options.campaign?.(campaign) ?? campaign;
    },
    admission: (plain) => {
      const admission = rebound(plain, { reasoning_effort: PAIRED_ROUTE.effort, ...profile });
      return options.admission?.(admission) ?? admission;
    },
  });
}

/** The admission under another profile, properly bound. */
export function rebound(admission: Admission, change: Partial<ModelRouteProfile>): Admission {
  const profile = { ...modelRouteProfileSchema.strip().parse(admission.binding), ...change };
  return { ...admission, binding: bindRoute(issueCatalog([profile]), profile.profile_id) };
}
