/** Which route a campaign takes: a profile of `.equipoise/routes.json` that names its driver, provider and exact model. */
import { EquipoiseError } from '../../protocol/findings.ts';
import type { Campaign } from '../../protocol/campaign.ts';
import { quote } from '../../protocol/quote.ts';
import { readRecord } from '../../repository/files.ts';
import { ROUTES_FILE, SIZE_LIMITS } from '../../repository/layout.ts';
import { fileFinding } from '../../repository/place.ts';
import { bindRoute, type ModelRouteBinding } from '../../route/binding.ts';
import { issueCatalog, parseRouteCatalog, type ModelRouteCatalog } from '../../route/catalog.ts';
import { ROUTE_SCHEMA_VERSION, type ModelRouteProfile } from '../../route/profile.ts';
import { refusal } from './findings.ts';
import { slugOf } from './slug.ts';

export const SYNTHETIC_DRIVER = 'synthetic';
/** The model that a campaign names when its author named none: made-up answers, free and offline. */
export const SYNTHETIC_MODEL = { provider: 'equipoise', model: 'synthetic', version: 'synthetic-1' } as const;

/** More than any model writes in one answer; the campaign's own cap is the one that binds. */
export const DEFAULT_PROFILE_OUTPUT = 131_072;

/**
 * Providers and local servers cache prompts by themselves and say so in their usage; `disabled` would reject every such
 * answer after it was paid for.
 */
const PROVIDER_CACHE = 'provider-managed';

export interface RouteModel {
  readonly provider: string;
  /** The immutable id that goes on the wire: a campaign's `model.version`. */
  readonly version: string;
}

export function routeProfile(
  driver: string,
  model: RouteModel,
  options: {
    readonly id?: string;
    readonly effort?: string | null;
    readonly maxOutputTokens?: number;
    readonly cachePolicy?: ModelRouteProfile['cache_policy'];
  } = {},
): ModelRouteProfile {
  return {
    schema_version: ROUTE_SCHEMA_VERSION,
    profile_id: options.id ?? slugOf(`${driver}-${model.provider}-${model.version}`, 'route'),
    provider_driver: driver,
    provider: model.provider,
    model: model.version,
    reasoning_effort: options.effort ?? null,
    max_output_tokens: options.maxOutputTokens ?? DEFAULT_PROFILE_OUTPUT,
    fallback_policy: 'none',
    cache_policy: options.cachePolicy ?? (driver === SYNTHETIC_DRIVER ? 'disabled' : PROVIDER_CACHE),
  };
}

export function syntheticProfile(): ModelRouteProfile {
  return routeProfile(SYNTHETIC_DRIVER, SYNTHETIC_MODEL, { id: 'synthetic' });
}

/** The catalog of the work tree; null when there is none. Throws when it has errors. */
export async function readCatalog(root: string): Promise<ModelRouteCatalog | null> {
  const read = await readRecord(root, ROUTES_FILE, SIZE_LIMITS.control);
  if (!read.ok && read.problem === 'file-missing') return null;
  if (!read.ok) throw refusal('The routes cannot be read.', [fileFinding(ROUTES_FILE, read.problem, read.message)]);
  const parsed = parseRouteCatalog(read.bytes, ROUTES_FILE);
  if (!parsed.ok) throw refusal('The routes have errors.', parsed.findings);
  return parsed.value;
}

/**
 * The binding of a run: the profile that was asked for by id, or the only one that fits the campaign.
 *
 * What stays on this machine (made-up answers, a server on loopback) needs no reviewed route: where the catalog has none
 * for it, the campaign's own model is bound, so that every campaign can be tried here. The admission freezes it either way.
 */
export function bindCampaign(
  catalog: ModelRouteCatalog | null,
  campaign: Campaign,
  gateway: { readonly driver: string; readonly leavesMachine: boolean },
  profileId: string | null,
): ModelRouteBinding {
  const { driver } = gateway;
  if (profileId !== null && catalog === null) throw noRoute(campaign, driver, `${ROUTES_FILE} does not exist`);
  if (profileId !== null && catalog !== null) {
    const binding = bindRoute(catalog, profileId);
    const problem = mismatch(binding, campaign, driver);
    if (problem === null) return binding;
    throw new EquipoiseError(
      'route-mismatch',
      `The route ${quote(profileId)} does not fit this campaign: ${problem}.`,
      1,
    );
  }
  const fitting = (catalog?.profiles ?? []).filter((profile) => mismatch(profile, campaign, driver) === null);
  if (catalog !== null && fitting.length > 1) {
    const ids = fitting.map((profile) => profile.profile_id).join(', ');
    throw new EquipoiseError(
      'route-ambiguous',
      `Several routes fit this campaign: ${ids}. Choose one with --profile ID.`,
      2,
    );
  }
  const [only] = fitting;
  if (catalog !== null && only !== undefined) return bindRoute(catalog, only.profile_id);
  if (gateway.leavesMachine) throw noRoute(campaign, driver, `${ROUTES_FILE} has no route`);
  const profile = routeProfile(driver, campaign.model, driver === SYNTHETIC_DRIVER ? { id: SYNTHETIC_DRIVER } : {});
  return bindRoute(issueCatalog([profile]), profile.profile_id);
}

/** The profiles that a campaign could take, whatever their driver. */
export function fittingProfiles(catalog: ModelRouteCatalog, campaign: Campaign): ModelRouteProfile[] {
  return catalog.profiles.filter((profile) => mismatch(profile, campaign, profile.provider_driver) === null);
}

function mismatch(profile: ModelRouteProfile, campaign: Campaign, driver: string): string | null {
  const { model, sampling } = campaign;
  if (profile.provider_driver !== driver)
    return `it is for the gateway ${quote(profile.provider_driver)}, not ${quote(driver)}`;
  if (profile.provider !== model.provider)
    return `it names the provider ${quote(profile.provider)}, the campaign ${quote(model.provider)}`;
  if (profile.model !== model.version)
    return `it names the model ${quote(profile.model)}, the campaign ${quote(model.version)}`;
  if (profile.fallback_policy !== 'none') return 'it allows another model to answer, which a trial does not';
  if (profile.max_output_tokens < sampling.maxOutputTokensPerRequest) {
    return `it allows ${profile.max_output_tokens} output tokens, the campaign asks for ${sampling.maxOutputTokensPerRequest}`;
  }
  return null;
}

function noRoute({ model }: Campaign, driver: string, what: string): EquipoiseError {
  return new EquipoiseError(
    'route-missing',
    `${what} for ${quote(driver)} to ${quote(`${model.provider}/${model.version}`)}. ` +
      `To add one: equipoise routes add --driver ${driver} --model ${model.provider}/${model.version}`,
    1,
  );
}
