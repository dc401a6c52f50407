/** The catalog of route profiles (`.equipoise/routes.json`): sorted, without secrets, and named by its digest. */

import * as z from 'zod';
import { checkValue, parseDocument } from '../protocol/document.ts';
import type { Report } from '../protocol/document.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import type { Parsed } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { aarDigest } from './aar-json.ts';
import { modelRouteProfileSchema, ROUTE_SCHEMA_VERSION } from './profile.ts';
import type { ModelRouteProfile } from './profile.ts';
import { routeDigest } from './scalars.ts';

export const modelRouteCatalogSchema = z
  .strictObject({
    schema_version: z.literal(ROUTE_SCHEMA_VERSION).meta({ description: 'Format of the route contract.' }),
    profiles: z
      .array(modelRouteProfileSchema)
      .min(1)
      .max(64)
      .meta({ description: '1 to 64 profiles, sorted by profile_id, each id once.' }),
    catalog_digest: routeDigest.meta({ description: 'Digest over schema_version and profiles.' }),
  })
  .meta({ title: 'Model route catalog', description: 'The routes that a repository allows its trials to take.' });

export type ModelRouteCatalog = z.infer<typeof modelRouteCatalogSchema>;

/** Digest over the schema version and the profiles, as every binding repeats it. */
export function catalogDigest(profiles: readonly ModelRouteProfile[]): string {
  return aarDigest({ schema_version: ROUTE_SCHEMA_VERSION, profiles });
}

/**
 * A catalog of the given profiles, sorted and digested.
 *
 * @throws EquipoiseError (exit 1) when there are none or more than 64, an id occurs twice, or a profile is not one.
 */
export function issueCatalog(profiles: readonly ModelRouteProfile[]): ModelRouteCatalog {
  const sorted = [...profiles].sort((a, b) => compare(a.profile_id, b.profile_id));
  const catalog = { schema_version: ROUTE_SCHEMA_VERSION, profiles: sorted, catalog_digest: catalogDigest(sorted) };
  const checked = checkValue(modelRouteCatalogSchema, catalog, 'routes.json', checkCatalog);
  if (checked.ok) return checked.value;
  const reasons = checked.findings.map((finding) => `${finding.field}: ${finding.message}`).join(' ');
  throw new EquipoiseError('invalid-route-catalog', `These profiles make no catalog. ${reasons}`, 1, checked.findings);
}

/** Strictly parses the bytes of a `routes.json`; all findings at once. */
export function parseRouteCatalog(bytes: Uint8Array, file: string): Parsed<ModelRouteCatalog> {
  return parseDocument(modelRouteCatalogSchema, bytes, file, checkCatalog);
}

function checkCatalog(catalog: ModelRouteCatalog, report: Report): void {
  catalog.profiles.forEach((profile, index) => {
    const previous = catalog.profiles[index - 1];
    if (previous === undefined) return;
    const path = ['profiles', index, 'profile_id'];
    if (previous.profile_id === profile.profile_id) {
      report.error(path, 'duplicate-profile', `The profile ${quote(profile.profile_id)} occurs twice; keep one.`);
    } else if (compare(previous.profile_id, profile.profile_id) > 0) {
      const message = `${quote(profile.profile_id)} stands after ${quote(previous.profile_id)}; sort the profiles by profile_id.`;
      report.error(path, 'unsorted-profiles', message);
    }
  });
  const digest = catalogDigest(catalog.profiles);
  if (catalog.catalog_digest !== digest) {
    report.error(
      ['catalog_digest'],
      'catalog-digest-mismatch',
      `The profiles have the digest ${digest}; review them and write that.`,
    );
  }
}

/** Profile ids are ASCII, so code units order them as the contract's code points do. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
