/**
 * A binding: one profile frozen at admission, with the digests of the profile and of the catalog it came from. A
 * later edit of the catalog cannot alter a run that has been admitted.
 */

import * as z from 'zod';
import type { Report } from '../protocol/document.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { aarDigest } from './aar-json.ts';
import type { ModelRouteCatalog } from './catalog.ts';
import { profileDigest, profileFields } from './profile.ts';
import { routeDigest } from './scalars.ts';

export const modelRouteBindingSchema = z
  .strictObject({
    ...profileFields,
    catalog_digest: routeDigest.meta({ description: 'Digest of the catalog at admission.' }),
    profile_digest: routeDigest.meta({ description: 'Digest of the nine profile fields.' }),
  })
  .meta({ title: 'Model route binding', description: 'A route profile, frozen for one run.' });

export type ModelRouteBinding = z.infer<typeof modelRouteBindingSchema>;

/**
 * Binds the profile of that name.
 *
 * @throws EquipoiseError `route-not-found` (exit 1) when the catalog has no such profile.
 */
export function bindRoute(catalog: ModelRouteCatalog, profileId: string): ModelRouteBinding {
  const profile = catalog.profiles.find((candidate) => candidate.profile_id === profileId);
  if (profile === undefined) {
    const known = catalog.profiles.map((candidate) => candidate.profile_id).join(', ');
    const message = `The route catalog has no profile ${quote(profileId)}; it has ${known}.`;
    throw new EquipoiseError('route-not-found', message, 1);
  }
  return { ...profile, catalog_digest: catalog.catalog_digest, profile_digest: profileDigest(profile) };
}

/** Digest over all eleven fields. */
export function bindingDigest(binding: ModelRouteBinding): string {
  return aarDigest(binding);
}

/** Semantic check: the profile digest is that of the profile's fields. `path` leads to the binding in its document. */
export function checkBinding(binding: ModelRouteBinding, report: Report, path: readonly PropertyKey[] = []): void {
  const digest = profileDigest(binding);
  if (binding.profile_digest !== digest) {
    const message = `The profile's fields have the digest ${digest}; the binding was altered after it was made.`;
    report.error([...path, 'profile_digest'], 'profile-digest-mismatch', message);
  }
}

/**
 * Null while the binding is an exact member of the catalog, else which digest changed. The catalog digest cannot be
 * checked from the binding alone.
 */
export function staleBinding(binding: ModelRouteBinding, catalog: ModelRouteCatalog): string | null {
  const profile = catalog.profiles.find((candidate) => candidate.profile_id === binding.profile_id);
  if (profile === undefined) return `The catalog no longer has the profile ${quote(binding.profile_id)}.`;
  if (profileDigest(profile) !== binding.profile_digest) return 'The profile changed after it was bound.';
  if (catalog.catalog_digest !== binding.catalog_digest) return 'The catalog changed after the profile was bound.';
  return null;
}
