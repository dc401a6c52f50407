/**
 * `qualify`: one minimal request over one route, to learn before a trial whether the route answers as itself, reports what
 * it uses and costs what it should. It has a ledger of its own: the request is on disk before it may leave, and is never
 * sent again, whatever became of it.
 */
import { performance } from 'node:perf_hooks';
import { createBroker, type AttemptOutcome } from '../gateway/broker.ts';
import {
  answeredQualification,
  QUALIFICATION_CONTRACT,
  QUALIFICATION_INPUT_CAP,
  QUALIFICATION_OUTPUT_CAP,
  QUALIFICATION_PROMPT,
  QUALIFICATION_SCHEMA_VERSION,
  qualificationRequestId,
  type DispatchedQualification,
  type Qualification,
} from '../ledger/qualification.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { costUsd, displayUsd, formatUsd, usd, type TokenRates } from '../protocol/money.ts';
import { quote } from '../protocol/quote.ts';
import type { Git } from '../repository/git.ts';
import { ROUTES_FILE } from '../repository/layout.ts';
import { bindRoute, type ModelRouteBinding } from '../route/binding.ts';
import type { CommandResult, Context } from './context.ts';
import { count } from './support/findings.ts';
import { chooseGateway, createDriver, type Gateway } from './support/gateway.ts';
import { listQualifications, qualificationPath, writeDispatched, writeSettled } from './support/qualifications.ts';
import { requirePolicy, withCampaign, withGit } from './support/repository.ts';
import { readCatalog, SYNTHETIC_DRIVER } from './support/routes.ts';
import { refuseTwoSecrets } from './support/secrets.ts';

export interface QualifyRequest {
  /** Profile of the catalog in `.equipoise/routes.json`. */
  readonly profile: string;
  /** Driver; null: the profile's own. Another one is refused. */
  readonly gateway: string | null;
  /** Base URL of the server; null: the driver's own. */
  readonly baseUrl: string | null;
  /** Campaign whose prices hold; null: none. */
  readonly campaign: string | null;
  /** US dollars per million tokens; both or neither. */
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  /** The caller agrees to the worst case. */
  readonly yes: boolean;
}

/** Keys are a contract. */
export interface QualifyReport {
  /** Whether the route is proven. */
  readonly ok: boolean;
  /** Where the qualification is kept, relative to the repository's root. */
  readonly path: string;
  readonly qualification: Qualification;
  /** Earlier qualifications of which nobody knows whether they were answered and paid for. */
  readonly unfinished: readonly string[];
}

const TIMEOUT_MS = 120_000;

export async function qualifyCommand(request: QualifyRequest, context: Context): Promise<CommandResult> {
  refuseTwoSecrets(context, false);
  return withGit(context, context.cwd, async (git) => {
    const policy = await requirePolicy(git, context);
    const binding = await bindProfile(git, request);
    const gateway = chooseGateway(binding.provider_driver, request.baseUrl, policy, context);
    const rates = await ratesOf(request, gateway, context);
    const caps = {
      maxInputTokensPerRequest: QUALIFICATION_INPUT_CAP,
      maxOutputTokensPerRequest: Math.min(QUALIFICATION_OUTPUT_CAP, binding.max_output_tokens),
    };
    const stored = await listQualifications(git.root);
    const unfinished = stored.filter(({ parsed }) => parsed.ok && parsed.value.status === 'dispatched');
    await requireConsent({ request, binding, gateway, rates, caps }, context);
    const made = await ask({ git, binding, gateway, rates, caps }, context);
    return result({ ...made, unfinished: unfinished.map(({ path }) => path) });
  });
}

interface Caps {
  readonly maxInputTokensPerRequest: number;
  readonly maxOutputTokensPerRequest: number;
}

async function bindProfile(git: Git, { profile, gateway }: QualifyRequest): Promise<ModelRouteBinding> {
  const catalog = await readCatalog(git.root);
  if (catalog === null) {
    const message = `${ROUTES_FILE} does not exist, so there is no route to prove. Add one: equipoise routes add`;
    throw new EquipoiseError('route-missing', message, 1);
  }
  const binding = bindRoute(catalog, profile);
  const { provider_driver: driver } = binding;
  if (gateway !== null && gateway !== driver) {
    const message = `The route ${quote(profile)} is for the gateway ${quote(driver)}, not for ${quote(gateway)}.`;
    throw new EquipoiseError('route-mismatch', message, 2);
  }
  if (driver === SYNTHETIC_DRIVER) {
    const message = 'The synthetic gateway asks no model, so it has no route to prove; preflight rehearses it.';
    throw new EquipoiseError('route-synthetic', message, 2);
  }
  return binding;
}

/** Prices that were given, or those of a campaign; a server on this machine is free unless somebody says otherwise. */
async function ratesOf(request: QualifyRequest, gateway: Gateway, context: Context): Promise<TokenRates> {
  const { inputPrice, outputPrice, campaign } = request;
  if ((inputPrice === null) !== (outputPrice === null) || (campaign !== null && inputPrice !== null)) {
    const message = 'Give --input-price and --output-price, or --campaign, not both and not half of it.';
    throw new EquipoiseError('usage', message, 2);
  }
  if (inputPrice !== null && outputPrice !== null)
    return { inputUsdPerMillionTokens: inputPrice, outputUsdPerMillionTokens: outputPrice };
  if (campaign !== null)
    return withCampaign(context, campaign, ({ loaded }) => Promise.resolve(loaded.campaign.budget));
  if (!gateway.leavesMachine) return { inputUsdPerMillionTokens: 0, outputUsdPerMillionTokens: 0 };
  const message =
    'Say what the model costs: --input-price and --output-price in US dollars per million tokens, or --campaign DIR.';
  throw new EquipoiseError('usage', message, 2);
}

interface Plan {
  readonly request: QualifyRequest;
  readonly binding: ModelRouteBinding;
  readonly gateway: Gateway;
  readonly rates: TokenRates;
  readonly caps: Caps;
}

/** Nothing is spent and nothing leaves the machine without a yes, typed now or given with the call. */
async function requireConsent({ request, binding, gateway, rates, caps }: Plan, context: Context): Promise<void> {
  const { maxInputTokensPerRequest: input, maxOutputTokensPerRequest: output } = caps;
  const worst = costUsd(input, output, rates);
  if (request.yes || (!gateway.leavesMachine && worst.eq(0))) return;
  const question =
    `This sends one request to ${gateway.base?.origin ?? gateway.driver} for ${binding.provider}/${binding.model}: ` +
    `at most ${input} input and ${output} output tokens, ${displayUsd(worst)} at most.`;
  if (await context.confirm(question)) return;
  throw new EquipoiseError('approval-missing', `${question} Nothing was sent. To agree to it, add --yes.`, 2);
}

interface Made {
  readonly path: string;
  readonly qualification: Qualification;
}

async function ask(
  { git, binding, gateway, rates, caps }: Omit<Plan, 'request'> & { git: Git },
  context: Context,
): Promise<Made> {
  const driver = await createDriver(gateway, null, context);
  const broker = createBroker({
    driver,
    binding,
    alias: null,
    // The defaults of every provider: reasoning models refuse any other.
    sampling: { temperature: 1, topP: 1, ...caps },
    timeoutMsPerRequest: TIMEOUT_MS,
    rates,
    notAfterMs: null,
    clock: { now: () => context.now().getTime(), monotonic: () => performance.now() },
  });
  try {
    const at = context.now().toISOString();
    const path = qualificationPath(binding.profile_id, at);
    const dispatched: DispatchedQualification = {
      schemaVersion: QUALIFICATION_SCHEMA_VERSION,
      status: 'dispatched',
      at,
      providerRequestId: qualificationRequestId(binding, at),
      binding,
      driver: { id: driver.id, version: driver.version },
      rates: {
        inputUsdPerMillionTokens: formatUsd(usd(rates.inputUsdPerMillionTokens)),
        outputUsdPerMillionTokens: formatUsd(usd(rates.outputUsdPerMillionTokens)),
      },
      reserved: broker.reservation,
    };
    await writeDispatched(git.root, path, dispatched);
    const outcome = await broker.attempt({
      providerRequestId: dispatched.providerRequestId,
      messages: [{ role: 'user', content: QUALIFICATION_PROMPT }],
      responseSchema: QUALIFICATION_CONTRACT,
      trial: { caseId: 'qualification', pairIndex: 0 },
      signal: context.signal,
    });
    const now = context.now().toISOString();
    const qualification = settle(dispatched, outcome, now < at ? at : now);
    await writeSettled(git.root, path, qualification);
    return { path, qualification };
  } finally {
    await broker.close();
  }
}

function settle(dispatched: DispatchedQualification, outcome: AttemptOutcome, settledAt: string): Qualification {
  const { durationMs } = outcome;
  switch (outcome.kind) {
    case 'received': {
      const { output, outputSha256, finishReason, effective, usage, rejection } = outcome;
      const { costUsd: cost, providerResponseId, systemFingerprint } = outcome;
      const route = { finishReason, effective, usage, rejection, providerResponseId, systemFingerprint };
      return answeredQualification(
        dispatched,
        { ...route, output, outputSha256, durationMs, costUsd: cost },
        settledAt,
      );
    }
    case 'failed': {
      const { code, retryable } = outcome;
      return { ...dispatched, status: 'failed', settledAt, durationMs, code, retryable, proven: false };
    }
    case 'indeterminate':
      return { ...dispatched, status: 'indeterminate', settledAt, durationMs, code: outcome.code, proven: false };
  }
}

function result({ path, qualification, unfinished }: Made & { readonly unfinished: readonly string[] }): CommandResult {
  const ok = qualification.status !== 'dispatched' && qualification.proven;
  const report: QualifyReport = { ok, path, qualification, unfinished };
  const lines = [...linesOf(qualification), `Kept in ${path}.`];
  if (unfinished.length > 0) {
    lines.push(
      `${count(unfinished.length, 'earlier request')} ended unseen and may have cost something: ${unfinished.join(', ')}`,
    );
  }
  lines.push(
    ok
      ? 'The route is proven. Commit the file, or delete it.'
      : 'The route is not proven; a trial over it would come to nothing.',
  );
  return { exit: ok ? 0 : 1, json: report, text: lines.join('\n') };
}

function linesOf(qualification: Qualification): string[] {
  const { binding, driver, reserved } = qualification;
  const asked = `Asked:    ${binding.provider}/${binding.model} over ${driver.id} (profile ${binding.profile_id})`;
  const worst = `${displayUsd(usd(reserved.costUsd))} at most`;
  switch (qualification.status) {
    case 'dispatched':
      return [asked];
    case 'failed':
      return [asked, `Failed:   ${qualification.code}; nothing was used`];
    case 'indeterminate':
      return [asked, `Unknown:  ${qualification.code}; it may have cost ${worst} and is not sent again`];
    case 'received': {
      const { effective, usage, receipt, rejection, asAsked, costUsd: cost } = qualification;
      const who =
        effective === null ? 'a route that the answer does not name' : `${effective.provider}/${effective.model}`;
      const counted = usage.accountingSource === 'reserved' ? ' (charged in full: no believable count came back)' : '';
      return [
        asked,
        `Answered: ${who}, ${asAsked ? 'as asked' : 'with something else than was asked for'}${rejection === null ? '' : ` [${rejection}]`}`,
        `Used:     ${usage.inputTokens} input and ${usage.outputTokens} output tokens, ${displayUsd(usd(cost))} of ${worst}${counted}`,
        `Receipt:  ${receipt === null ? 'none' : receipt.digest}`,
      ];
    }
  }
}
