/** The driver of a run: which one, to which server, with which credential, and whether it may be spoken to at all. */
import type { Driver } from '../../gateway/driver.ts';
import { isUsableCredential } from '../../gateway/credential.ts';
import { environmentHazards } from '../../gateway/environment.ts';
import { parseGatewayBase, type GatewayBase } from '../../gateway/origin.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import { quote } from '../../protocol/quote.ts';
import type { Policy } from '../../repository/policy.ts';
import type { LoadedCampaign } from '../../repository/records.ts';
import type { Context } from '../context.ts';
import { HTTP_DRIVER_NAMES, HTTP_DRIVERS, isHttpDriver } from './http-drivers.ts';
import { SYNTHETIC_DRIVER } from './routes.ts';
import { createSamplingDriver, requireSampling, SAMPLING_DRIVER } from './sampling.ts';

export const DRIVERS = [SYNTHETIC_DRIVER, ...HTTP_DRIVER_NAMES, SAMPLING_DRIVER] as const;
export type DriverName = (typeof DRIVERS)[number];

export interface Gateway {
  readonly driver: DriverName;
  /** null for the synthetic driver, which speaks to nobody, and for the client of an MCP session, which has no address. */
  readonly base: GatewayBase | null;
  /** Whether prompts leave this machine, which takes an explicit approval. */
  readonly leavesMachine: boolean;
}

/**
 * Checks everything about the gateway that can be known before anything is sent.
 *
 * @param credential whether this process is the one that holds the key; another one only chooses
 */
export function chooseGateway(
  driver: string,
  baseUrl: string | null,
  policy: Policy,
  context: Context,
  credential: 'here' | 'elsewhere' = 'here',
): Gateway {
  const known = DRIVERS.find((name) => name === driver);
  if (known === undefined) {
    throw new EquipoiseError('usage', `${quote(driver)} is no gateway; choose one of ${DRIVERS.join(', ')}.`, 2);
  }
  if (known === SYNTHETIC_DRIVER) {
    if (baseUrl !== null)
      throw new EquipoiseError('usage', 'The synthetic gateway speaks to no server; leave out --base-url.', 2);
    return { driver: known, base: null, leavesMachine: false };
  }
  if (known === SAMPLING_DRIVER) {
    requireSampling(context, baseUrl);
    return { driver: known, base: null, leavesMachine: true };
  }
  const { defaultBase, credentialVariable } = HTTP_DRIVERS[known];
  const base = parseGatewayBase(baseUrl ?? defaultBase);
  requireAllowed(base, policy);
  requireSafeEnvironment(base, context);
  if (credential === 'here') requireCredential(base, credentialVariable, context);
  return { driver: known, base, leavesMachine: !base.loopback };
}

function requireAllowed(base: GatewayBase, policy: Policy): void {
  const { origins, loopback } = policy.gateway;
  if (origins.includes(base.origin) || (base.loopback && loopback)) return;
  const how = base.loopback ? 'set "gateway.loopback" to true' : 'add it to "gateway.origins"';
  throw new EquipoiseError(
    'origin-not-allowed',
    `.equipoise/policy.json does not allow prompts to be sent to ${base.origin}. If they may be, ${how}, in a reviewed change.`,
    1,
  );
}

function requireSafeEnvironment(base: GatewayBase, context: Context): void {
  const hazards = environmentHazards((name) => context.env(name), { loopback: base.loopback });
  if (hazards.length === 0) return;
  const list = hazards.map(({ variable, effect }) => `${variable} is set: it ${effect}.`);
  throw new EquipoiseError('environment-unsafe', `${list.join(' ')} Unset it for this command.`, 3);
}

function requireCredential(base: GatewayBase, variable: string, context: Context): void {
  const credential = context.env(variable) ?? '';
  if (credential === '' && base.loopback) return;
  if (credential === '') {
    throw new EquipoiseError(
      'credential-missing',
      `${variable} is not set. Put the server's API key there (any text if it asks for none); it is never taken from a flag or a file.`,
      3,
    );
  }
  if (!isUsableCredential(credential)) {
    throw new EquipoiseError(
      'credential-unusable',
      `The value of ${variable} holds a character that no API key has, such as a line end; paste the key again.`,
      3,
    );
  }
}

/** What made-up answers are made from. */
export type SyntheticTrial = Pick<LoadedCampaign, 'fixture' | 'rubric' | 'campaign'>;

/** Only the synthetic driver looks at the trial; null is for callers that have none and ask a real model. */
export async function createDriver(
  { driver, base }: Gateway,
  trial: SyntheticTrial | null,
  context: Context,
): Promise<Driver> {
  if (isHttpDriver(driver) && base !== null) {
    const { credentialVariable, create } = HTTP_DRIVERS[driver];
    const credential = (): string | null => {
      const value = context.env(credentialVariable) ?? '';
      return value === '' ? null : value;
    };
    return await create({ base, credential, now: () => context.now().getTime() });
  }
  if (driver === SAMPLING_DRIVER) return createSamplingDriver(trial?.campaign ?? null, context);
  if (trial === null) throw new TypeError('The synthetic driver needs a trial.');
  const { createSyntheticDriver } = await import('../../gateway/drivers/synthetic.ts');
  const { fixture, rubric, campaign } = trial;
  return createSyntheticDriver({ fixture, rubric, seed: campaign.randomization.seed });
}
