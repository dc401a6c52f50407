/**
 * `preflight`: would a run work here? Everything between a campaign and a receipt, without a credential and without a
 * network: the files of the control plane, known digests, scoring, and every driver against a server inside this process.
 *
 * It is the first of three separate acts: `qualify` then proves one route with one request, and `run` is a trial.
 */
import { describeFindings, fail, parsedValue, StepFailure, type Step } from '../evidence/steps.ts';
import { parseTrust } from '../evidence/trust.ts';
import { createPromptSizer } from '../gateway/prompt-size.ts';
import { previewBudget } from '../protocol/budget.ts';
import { ROLES } from '../protocol/campaign.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { readRecord } from '../repository/files.ts';
import type { Git } from '../repository/git.ts';
import { POLICY_FILE, ROUTES_FILE, SIZE_LIMITS, TRUST_FILE } from '../repository/layout.ts';
import { parsePolicy } from '../repository/policy.ts';
import type { LoadedCampaign } from '../repository/records.ts';
import { bindingDigest, bindRoute } from '../route/binding.ts';
import type { ModelRouteCatalog } from '../route/catalog.ts';
import { assemblePrompt } from '../trial/prompt.ts';
import type { CommandResult, Context } from './context.ts';
import { count } from './support/findings.ts';
import { DRIVERS } from './support/gateway.ts';
import { listQualifications } from './support/qualifications.ts';
import { withCampaign, withGit } from './support/repository.ts';
import { fittingProfiles, readCatalog, SYNTHETIC_DRIVER } from './support/routes.ts';
import { SAMPLING_DRIVER } from './support/sampling.ts';
import {
  checkClock,
  checkKnownDigests,
  checkScoring,
  rehearsalTrials,
  type RehearsalTrial,
} from './support/self-check.ts';
import { SECRET_VARIABLES } from './support/secrets.ts';
import { watchSockets, type SocketWatch } from './support/socket-watch.ts';
import { stepLines } from './support/steps.ts';
import { rehearseSynthetic } from './support/synthetic-check.ts';
import { rehearseDriver, withoutSecrets } from './support/transport-check.ts';

export interface PreflightRequest {
  /** A campaign to check as well: its folder, or its campaign.json; null: none. */
  readonly campaign: string | null;
}

/** Keys are a contract. */
export interface PreflightReport {
  readonly ok: boolean;
  readonly steps: readonly Step[];
}

export async function preflightCommand(request: PreflightRequest, context: Context): Promise<CommandResult> {
  const asked = new Set<string>();
  const watched: Context = {
    ...context,
    env: (name) => {
      asked.add(name);
      return context.env(name);
    },
  };
  const steps: Step[] = [];
  const { seen } = await watchSockets(() => everyStep(steps, request, withoutSecrets(watched, null)));
  steps.push(
    isolationStep(
      seen,
      SECRET_VARIABLES.filter((name) => asked.has(name)),
    ),
  );
  const ok = steps.every((step) => step.ok);
  const report: PreflightReport = { ok, steps };
  const closing = ok
    ? 'Ready. Next: equipoise qualify --profile ID proves one route with one request.'
    : 'Not ready; every FAIL above says what to mend.';
  return { exit: ok ? 0 : 1, json: report, text: [...stepLines(steps, context.colour), closing].join('\n') };
}

function isolationStep({ foreign, loopback }: SocketWatch, secrets: readonly string[]): Step {
  const problems = [...foreign, ...secrets.map((name) => `read ${name}`)];
  const detail =
    problems.length === 0
      ? `${count(loopback, 'connection')}, all to this process; no name was looked up and no credential read`
      : `Nothing may leave this machine and no secret be read, but: ${problems.join('; ')}.`;
  return { name: 'isolation', ok: problems.length === 0, detail };
}

async function everyStep(steps: Step[], { campaign }: PreflightRequest, context: Context): Promise<void> {
  const loaded = campaign === null ? null : await campaignStep(campaign, context);
  await step(steps, 'clock', () => checkClock(context, loaded?.campaign?.campaign.createdAt ?? null));
  const repository = await step(steps, 'git', () => withGit(context, context.cwd, gitStep));
  const inRepository = (name: string, body: (git: Git) => Promise<string>): Promise<string | null> =>
    repository === null
      ? step(steps, name, () => fail('not run: git did not hold'))
      : step(steps, name, () => withGit(context, context.cwd, body));
  await inRepository('policy', policyStep);
  await inRepository('routes', routesStep);
  await inRepository('trust', (git) => trustStep(git, context));
  await inRepository('qualifications', qualificationsStep);
  await step(steps, 'digests', () => checkKnownDigests());
  let trials: readonly RehearsalTrial[] = [];
  await step(steps, 'formats', async () => {
    trials = rehearsalTrials(context);
    return checkScoring(trials);
  });
  if (loaded !== null) {
    await step(steps, 'campaign', () => loaded.detail ?? fail(loaded.problem ?? 'The campaign cannot be read.'));
    const { campaign: found } = loaded;
    if (found !== null) {
      await step(steps, 'prompts', () => promptsStep(found));
      await inRepository('route', async (git) => routeStep(found, await readCatalog(git.root)));
    }
  }
  for (const driver of DRIVERS) {
    // It has no server: each of its requests goes to the client of an MCP session, which a command line has not.
    if (driver === SAMPLING_DRIVER) continue;
    await step(steps, `transport-${driver}`, async () => {
      const [trial] = trials;
      if (driver !== SYNTHETIC_DRIVER) return held(await rehearseDriver(driver, context));
      return trial === undefined
        ? fail('not run: formats did not hold')
        : held(await rehearseSynthetic(trial, context));
    });
  }
}

/** Runs one step; null when it failed. Our own refusals are its detail, anything else is a fault and surfaces. */
async function step(steps: Step[], name: string, body: () => string | Promise<string>): Promise<string | null> {
  try {
    const detail = await body();
    steps.push({ name, ok: true, detail });
    return detail;
  } catch (error) {
    steps.push({ name, ok: false, detail: messageOf(error) });
    return null;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof StepFailure) return error.message;
  if (!(error instanceof EquipoiseError)) throw error;
  return error.findings.length === 0 ? error.message : `${error.message} ${describeFindings(error.findings)}`;
}

function held({ ok, detail }: { readonly ok: boolean; readonly detail: string }): string {
  return ok ? detail : fail(detail);
}

async function gitStep(git: Git): Promise<string> {
  const head = await git.head();
  return head === null
    ? fail('The repository has no commit yet; commit something first.')
    : `HEAD is ${head.slice(0, 12)}`;
}

async function control(git: Git, path: string): Promise<Uint8Array | null> {
  const read = await readRecord(git.root, path, SIZE_LIMITS.control);
  if (read.ok) return read.bytes;
  return read.problem === 'file-missing' ? null : fail(`${path}: ${read.message}`);
}

async function policyStep(git: Git): Promise<string> {
  const bytes = (await control(git, POLICY_FILE)) ?? fail(`${POLICY_FILE} does not exist. Create it: equipoise init`);
  const { gateway, packages, limits } = parsedValue(parsePolicy(bytes, POLICY_FILE));
  const local = gateway.loopback ? 'this machine' : 'nothing on this machine';
  return `${count(Object.keys(packages).length, 'package')}; prompts may go to ${[...gateway.origins, local].join(', ')}; at most ${count(limits.concurrency, 'pair')} at once`;
}

async function routesStep(git: Git): Promise<string> {
  const catalog = await readCatalog(git.root);
  if (catalog === null) return `${ROUTES_FILE} does not exist: only what stays on this machine can be asked`;
  const bindings = catalog.profiles.map(
    ({ profile_id: id }) => `${id} ${short(bindingDigest(bindRoute(catalog, id)))}`,
  );
  return `catalog ${short(catalog.catalog_digest)} and ${count(bindings.length, 'profile')} recomputed: ${bindings.join(', ')}`;
}

function short(digest: string): string {
  return digest.replace(/^sha256:/u, '').slice(0, 12);
}

async function trustStep(git: Git, context: Context): Promise<string> {
  const bytes = await control(git, TRUST_FILE);
  if (bytes === null) return `${TRUST_FILE} does not exist: nothing that is signed could be verified`;
  const { keys } = parsedValue(parseTrust(bytes, TRUST_FILE));
  const now = context.now().toISOString();
  const current = keys.filter(
    ({ revoked, validFrom, validUntil }) =>
      revoked === null && validFrom <= now && (validUntil === null || now < validUntil),
  );
  return `${count(keys.length, 'key')}, ${current.length} of them may sign today`;
}

async function qualificationsStep(git: Git): Promise<string> {
  const all = await listQualifications(git.root);
  const broken = all.filter(({ parsed }) => !parsed.ok);
  if (broken.length > 0) return fail(broken.map(({ parsed }) => describeFindings(parsed.findings)).join(' '));
  const statuses = all.map(({ parsed }) => (parsed.ok ? parsed.value : null));
  const proven = statuses.filter((each) => each !== null && each.status !== 'dispatched' && each.proven).length;
  const open = statuses.filter((each) => each?.status === 'dispatched').length;
  return `${count(all.length, 'earlier request')}: ${proven} proved a route, ${open} ended unseen`;
}

interface CampaignCheck {
  readonly detail: string | null;
  readonly problem: string | null;
  readonly campaign: LoadedCampaign | null;
}

/** Before all other steps, because the clock is compared with it; listed among them in its place. */
async function campaignStep(path: string, context: Context): Promise<CampaignCheck> {
  try {
    return await withCampaign(context, path, ({ loaded }) => {
      const { withinBudget, blockers, worstCaseRequests } = previewBudget(loaded.campaign);
      const detail = `every hash holds; at most ${count(worstCaseRequests, 'request')}, within the ceilings`;
      const problem = `The campaign can exceed its own ceilings: ${blockers.join('; ')}.`;
      return Promise.resolve({ detail: withinBudget ? detail : null, problem, campaign: loaded });
    });
  } catch (error) {
    // A path that leads nowhere is wrong usage and ends the command.
    if (error instanceof EquipoiseError && error.exit === 2) throw error;
    return { detail: null, problem: messageOf(error), campaign: null };
  }
}

async function promptsStep({ campaign, fixture, instructions }: LoadedCampaign): Promise<string> {
  const sizer = createPromptSizer();
  const cap = campaign.sampling.maxInputTokensPerRequest;
  for (const fixtureCase of fixture.cases) {
    for (const role of ROLES) {
      const texts = assemblePrompt(fixtureCase, instructions[role].text).map(({ content }) => content);
      if (await sizer.fits([...texts, JSON.stringify(fixtureCase.responseSchema)], cap)) continue;
      fail(`The prompt of ${fixtureCase.id} with the ${role} is longer than the cap of ${cap} input tokens.`);
    }
  }
  return `${count(fixture.cases.length * ROLES.length, 'prompt')} of at most ${cap} tokens each`;
}

function routeStep({ campaign }: LoadedCampaign, catalog: ModelRouteCatalog | null): string {
  const { provider, version } = campaign.model;
  const fitting = catalog === null ? [] : fittingProfiles(catalog, campaign);
  if (fitting.length === 0) return `no profile for ${provider}/${version}: it can be run on this machine alone`;
  return `${fitting.map(({ profile_id: id, provider_driver: driver }) => `${id} (${driver})`).join(', ')} fits`;
}
