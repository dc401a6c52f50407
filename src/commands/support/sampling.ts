/** The gateway that needs no server: the client of the MCP session that the command was called in. */
import type { SamplingLease } from '../../gateway/drivers/mcp-sampling-session.ts';
import type { Driver } from '../../gateway/driver.ts';
import type { Campaign } from '../../protocol/campaign.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import type { Context } from '../context.ts';

export const SAMPLING_DRIVER = 'mcp-sampling';

/** The session's lease; a command line has none, and no flag can make one. */
export function requireSampling({ sampling }: Context, baseUrl: string | null): SamplingLease {
  if (baseUrl !== null) {
    throw new EquipoiseError('usage', `The gateway ${SAMPLING_DRIVER} speaks to no server; leave out the base URL.`, 2);
  }
  if (sampling !== undefined && sampling !== null) return sampling;
  throw new EquipoiseError(
    'gateway-needs-session',
    `The gateway ${SAMPLING_DRIVER} sends every request to the client of an MCP session, so it works only in the tool "run" of \`equipoise mcp\`. On a command line choose another gateway.`,
    2,
  );
}

export async function createSamplingDriver(campaign: Campaign | null, context: Context): Promise<Driver> {
  if (campaign !== null && campaign.sampling.topP !== 1) {
    throw new EquipoiseError(
      'sampling-inexpressible',
      `The campaign asks for top-p ${campaign.sampling.topP}, which MCP Sampling has no word for: its answers would be sampled otherwise than approved. Use another gateway, or a campaign with top-p 1.`,
      1,
    );
  }
  const lease = requireSampling(context, null);
  const { createMcpSamplingDriver } = await import('../../gateway/drivers/mcp-sampling.ts');
  return createMcpSamplingDriver({ lease, now: () => context.now().getTime() });
}
