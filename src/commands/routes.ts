/**
 * `routes add`: one more route profile in `.equipoise/routes.json`. The catalog is sorted and carries a digest over
 * all of it, which nobody can write by hand.
 */
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { writeFileAtomic } from '../repository/write-file.ts';
import { notARepository } from '../repository/git-errors.ts';
import { findRoot } from '../repository/git.ts';
import { inRoot, ROUTES_FILE } from '../repository/layout.ts';
import { issueCatalog } from '../route/catalog.ts';
import { profileDigest, type ModelRouteProfile } from '../route/profile.ts';
import type { CommandResult, Context } from './context.ts';
import { readCatalog, routeProfile } from './support/routes.ts';

export interface RoutesAddRequest {
  /** Gateway driver that makes the calls. */
  readonly driver: string;
  /** `PROVIDER/VERSION`: the exact, immutable model id after the first slash. */
  readonly model: string;
  /** Name of the profile; null: made from driver, provider and model. */
  readonly id: string | null;
  /** Reasoning effort to ask for; null: none. */
  readonly effort: string | null;
  /** Most output tokens one request may ask for; null: a generous default. */
  readonly maxOutputTokens: number | null;
  /** Whether answers may come out of a prompt cache; null: as the provider does it. */
  readonly cachePolicy: ModelRouteProfile['cache_policy'] | null;
}

export interface RoutesAddReport {
  readonly profileId: string;
  readonly profileDigest: string;
  readonly catalogDigest: string;
  readonly path: string;
}

export async function routesAddCommand(request: RoutesAddRequest, context: Context): Promise<CommandResult> {
  const slash = request.model.indexOf('/');
  if (slash <= 0 || slash === request.model.length - 1) {
    throw new EquipoiseError(
      'usage',
      `${quote(request.model)} is no model: write PROVIDER/VERSION, such as openai/gpt-4.1-2025-04-14.`,
      2,
    );
  }
  const root = findRoot(context.cwd);
  if (root === null) throw notARepository(context.cwd);
  const before = await readCatalog(root);
  const model = { provider: request.model.slice(0, slash), version: request.model.slice(slash + 1) };
  const profile = routeProfile(request.driver, model, {
    effort: request.effort,
    ...(request.id === null ? {} : { id: request.id }),
    ...(request.cachePolicy === null ? {} : { cachePolicy: request.cachePolicy }),
    ...(request.maxOutputTokens === null ? {} : { maxOutputTokens: request.maxOutputTokens }),
  });
  const profiles = before?.profiles ?? [];
  if (profiles.some(({ profile_id }) => profile_id === profile.profile_id)) {
    // A run that was admitted under this name was admitted under its digest: a name keeps its meaning.
    throw new EquipoiseError(
      'route-exists',
      `${ROUTES_FILE} already has the route ${quote(profile.profile_id)}; choose another name with --id.`,
      1,
    );
  }
  const catalog = issueCatalog([...profiles, profile]);
  await writeFileAtomic(inRoot(root, ROUTES_FILE), `${JSON.stringify(catalog, null, 2)}\n`, { replace: true });
  const report: RoutesAddReport = {
    profileId: profile.profile_id,
    profileDigest: profileDigest(profile),
    catalogDigest: catalog.catalog_digest,
    path: ROUTES_FILE,
  };
  const text = [
    `Added the route ${profile.profile_id} (${profile.provider_driver} to ${profile.provider}/${profile.model}) to ${ROUTES_FILE}.`,
    'Next: commit it in a pull request of its own; campaigns and control files do not travel together.',
  ].join('\n');
  return { exit: 0, json: report, text };
}
