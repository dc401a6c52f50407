/** A route profile: which model, asked how, is meant by a name. Field names are the routing contract's. */

import * as z from 'zod';
import { aarDigest } from './aar-json.ts';
import { positiveCounter, routeValue } from './scalars.ts';

export const ROUTE_SCHEMA_VERSION = 'aar.model-route.v1';

/** The nine fields of a profile. */
export const profileFields = {
  schema_version: z.literal(ROUTE_SCHEMA_VERSION).meta({ description: 'Format of the route contract.' }),
  profile_id: routeValue.meta({ description: 'Name of this route; unique in its catalog.' }),
  provider_driver: routeValue.meta({ description: 'Driver that makes the physical call.' }),
  provider: routeValue.meta({ description: 'Who answers: the provider of the campaign.' }),
  model: routeValue.meta({ description: 'The immutable model id that is asked for and must be answered.' }),
  reasoning_effort: routeValue.nullable().default(null).meta({ description: 'Effort that is asked for, or null.' }),
  max_output_tokens: positiveCounter.meta({ description: 'Most output tokens one request may ask for.' }),
  fallback_policy: z
    .enum(['none', 'explicit'])
    .default('none')
    .meta({ description: 'Whether another route may answer instead; trials demand "none".' }),
  cache_policy: z
    .enum(['disabled', 'run-scoped', 'provider-managed'])
    .default('disabled')
    .meta({ description: 'Which prompt caching the provider may use.' }),
} as const;

export const modelRouteProfileSchema = z.strictObject(profileFields).meta({
  title: 'Model route profile',
  description: 'Which model, asked how, is meant by a name. It holds neither an endpoint nor a credential.',
});

export type ModelRouteProfile = z.infer<typeof modelRouteProfileSchema>;

/** Digest over exactly the nine fields, nulls kept, whatever else the object (for instance a binding) carries. */
export function profileDigest(profile: ModelRouteProfile): string {
  return aarDigest({
    schema_version: profile.schema_version,
    profile_id: profile.profile_id,
    provider_driver: profile.provider_driver,
    provider: profile.provider,
    model: profile.model,
    reasoning_effort: profile.reasoning_effort,
    max_output_tokens: profile.max_output_tokens,
    fallback_policy: profile.fallback_policy,
    cache_policy: profile.cache_policy,
  });
}
