/**
 * Whether this program, on this machine, computes what everybody else computes: known digests and ids come out again,
 * templates of trials are read, scored and hashed, and the clock can date records.
 */
import { CAMPAIGN_FILE } from '../../repository/layout.ts';
import { parseCampaign, type Campaign } from '../../protocol/campaign.ts';
import { sha256Hex } from '../../protocol/digest.ts';
import { parseRunRecord, createRunRecord } from '../../protocol/run.ts';
import { timestamp } from '../../protocol/scalars.ts';
import { fail, parsedValue } from '../../evidence/steps.ts';
import { bindRoute } from '../../route/binding.ts';
import { issueCatalog } from '../../route/catalog.ts';
import { ROUTE_SCHEMA_VERSION, profileDigest, type ModelRouteProfile } from '../../route/profile.ts';
import { providerRequestId } from '../../route/request-id.ts';
import { SCORED_CATEGORIES, type ScoredCategory } from '../../trial/dimensions.ts';
import { parseFixture, type Fixture } from '../../trial/fixture.ts';
import { referenceAnswer } from '../../trial/reference-answer.ts';
import { parseRubric, type Rubric } from '../../trial/rubric.ts';
import { prepareScorer } from '../../trial/scoring.ts';
import { templateTrial } from '../../trial/templates.ts';
import type { Context } from '../context.ts';
import { composeCampaign, DEFAULT_LIMITS } from './new-campaign.ts';
import { SYNTHETIC_MODEL } from './routes.ts';

/** A route and a request whose digests other implementations of the routing contract have published. */
const KNOWN_PROFILE: ModelRouteProfile = {
  schema_version: ROUTE_SCHEMA_VERSION,
  profile_id: 'gateway-luna-max-v1',
  provider_driver: 'hermes-mcp-sampling-v1',
  provider: 'openai-codex',
  model: 'gpt-5.6-luna',
  reasoning_effort: 'max',
  max_output_tokens: 64,
  fallback_policy: 'none',
  cache_policy: 'disabled',
};
const KNOWN = {
  catalog: 'sha256:4d7ea306597e216ca28ac75d0f9dae4734f5ef70bfc95528da8f86360c957f2c',
  profile: 'sha256:26965a89fb3ae2b8678df3eca5936b085bead8a1db09cb73b7b078f57de5a5d5',
  request: 'aar-f4baa079449000dd35c2e2bdb017ca6f1f520b52c4168f9a',
} as const;

/** @throws StepFailure when a known digest does not come out */
export function checkKnownDigests(): string {
  const catalog = issueCatalog([KNOWN_PROFILE]);
  const found = {
    catalog: catalog.catalog_digest,
    profile: profileDigest(KNOWN_PROFILE),
    request: providerRequestId({
      operation: { type: 'operation', value: 'operation-sampling-qualification' },
      idempotencyKey: 'sampling-call-1',
      request: { schema_version: 'aar.broker.v1', prompt: 'Return exactly QUALIFIED.' },
      route: bindRoute(catalog, KNOWN_PROFILE.profile_id),
    }),
  };
  for (const name of ['catalog', 'profile', 'request'] as const) {
    if (found[name] !== KNOWN[name]) fail(`The known ${name} comes out as ${found[name]} instead of ${KNOWN[name]}.`);
  }
  return 'a known catalog, profile and request id come out as published';
}

/** A trial and a campaign that exist in this program alone. */
export interface RehearsalTrial {
  readonly fixture: Fixture;
  readonly rubric: Rubric;
  readonly campaign: Campaign;
}

/** The template of each scored category, read back like files of a repository. @throws StepFailure */
export function rehearsalTrials(context: Context): RehearsalTrial[] {
  return SCORED_CATEGORIES.map((category) => rehearsalTrial(category, context));
}

function rehearsalTrial(category: ScoredCategory, context: Context): RehearsalTrial {
  const template = templateTrial(category) ?? fail(`There is no template for ${category}.`);
  const bytes = { fixture: encode(template.fixture), rubric: encode(template.rubric) };
  const fixture = parsedValue(parseFixture(bytes.fixture, 'fixture.json'));
  const rubric = parsedValue(parseRubric(bytes.rubric, 'rubric.json', fixture));
  const arm = (id: string) => ({
    id,
    packageId: 'preflight',
    skillPath: `${id}/SKILL.md`,
    reviewedCommit: '0'.repeat(40),
    instructionSha256: sha256Hex(id),
  });
  const composed = composeCampaign(
    {
      campaignId: `preflight-${category}`,
      createdAt: context.now().toISOString(),
      category,
      fixture: {
        id: fixture.id,
        version: fixture.version,
        fixtureSha256: sha256Hex(bytes.fixture),
        rubricSha256: sha256Hex(bytes.rubric),
      },
      baseline: arm('first'),
      candidate: arm('second'),
      model: SYNTHETIC_MODEL,
      limits: {
        ...DEFAULT_LIMITS,
        maxInputTokensPerRequest: 10_000,
        inputUsdPerMillionTokens: 0,
        outputUsdPerMillionTokens: 0,
      },
    },
    () => Buffer.from(context.randomBytes(32)).toString('hex'),
  );
  const campaign = parsedValue(parseCampaign(encode(composed), CAMPAIGN_FILE));
  const record = createRunRecord(campaign, 'preflight', context.now().toISOString());
  parsedValue(parseRunRecord(encode(record), 'run.json', campaign));
  return { fixture, rubric, campaign };
}

/** Scores the perfect answer of every case. @throws StepFailure when one does not earn everything */
export async function checkScoring(trials: readonly RehearsalTrial[]): Promise<string> {
  let cases = 0;
  for (const { fixture, rubric } of trials) {
    const scorer = await prepareScorer(rubric, fixture);
    for (const fixtureCase of fixture.cases) {
      const { total } = scorer.score(fixtureCase.id, JSON.stringify(referenceAnswer(rubric, fixtureCase)));
      if (total !== 100) fail(`The perfect answer to ${fixtureCase.id} earns ${total} of 100.`);
      cases += 1;
    }
  }
  const names = trials.map(({ campaign }) => campaign.category).join(', ');
  return `templates of ${names} are read, hashed, scheduled and scored; ${cases} perfect answers earn 100`;
}

/** No release of this program is older. */
const EARLIEST = Date.parse('2026-01-01T00:00:00.000Z');
const LATEST = Date.parse('2100-01-01T00:00:00.000Z');
/** One tick of the coarsest clock, in milliseconds. */
const TICK_MS = 1;

/**
 * Grants end, keys retire and journals are dated by this clock.
 *
 * @param notBefore a moment that has certainly passed, such as when the campaign was made; null when none is known
 * @throws StepFailure when it cannot be right
 */
export function checkClock(context: Context, notBefore: string | null): string {
  const now = context.now();
  if (now.getTime() < EARLIEST || now.getTime() > LATEST || !timestamp.safeParse(now.toISOString()).success)
    fail(`The clock says ${now.toISOString()}. Set it; grants, keys and records are dated by it.`);
  if (notBefore !== null && now.toISOString() < notBefore)
    fail(`The clock says ${now.toISOString()}, but the campaign was made at ${notBefore}. Set the clock.`);
  if (context.now().getTime() + TICK_MS < now.getTime()) fail('The clock runs backwards.');
  // A zone that is set and unknown makes local times silently wrong; records themselves are in UTC.
  const zone = context.env('TZ') ?? '';
  if (zone !== '' && !zone.startsWith(':') && !isKnownZone(zone))
    fail('The time zone in TZ is not known here; unset it or correct it.');
  return `${now.toISOString()}; records are dated in UTC whatever the zone`;
}

function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    // A rule such as CET-1CEST, which POSIX allows and Intl does not know.
    return /^[A-Za-z<][A-Za-z0-9<>+-]{2,}\d/u.test(zone);
  }
}

function encode(value: unknown): Uint8Array {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');
}
