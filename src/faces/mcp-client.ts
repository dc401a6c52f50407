/** The client of a session: what it can do, what it is asked, and what it is told while a run goes on. */
import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  type InputRequests,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import { progressLine } from '../commands/support/progress.ts';
import type { RunProgress } from '../runner/progress.ts';
import type { Ask } from './mcp-parked.ts';

export interface ClientAbilities {
  /** It asks a model when it is asked to. */
  readonly samples: boolean;
  /** It can put a form to its user. */
  readonly asksUser: boolean;
}

const declared = z.looseObject({}).optional();
const capabilitiesSchema = z.object({
  sampling: declared,
  elicitation: z.looseObject({ form: declared, url: declared }).optional(),
});

/** What the client can do, as it says itself: with each request, or, in older sessions, once. */
export function abilitiesOf(server: McpServer, { mcpReq }: ServerContext): ClientAbilities {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  const peer: { getClientCapabilities(): unknown } = server.server;
  const parsed = capabilitiesSchema.safeParse(envelope[CLIENT_CAPABILITIES_META_KEY] ?? peer.getClientCapabilities());
  const { sampling, elicitation } = parsed.success ? parsed.data : {};
  return {
    samples: sampling !== undefined,
    // A capability without a mode means forms; a client may also do links alone.
    asksUser: elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined),
  };
}

/** A form with one box, for a yes to exactly this. */
export function approvalForm(question: string): {
  mode: 'form';
  message: string;
  requestedSchema: {
    type: 'object';
    properties: { approve: { type: 'boolean'; title: string; description: string; default: false } };
    required: ['approve'];
  };
} {
  const approve = {
    type: 'boolean',
    title: 'Approve',
    description: 'Tick to approve these requests and their cost for yourself.',
    default: false,
  } as const;
  return {
    mode: 'form',
    message: question,
    requestedSchema: { type: 'object', properties: { approve }, required: ['approve'] },
  };
}

/** Asks as a call that ends with them carries them. */
export function requestsOf(asks: readonly Ask[]): InputRequests {
  return Object.fromEntries(
    asks.map((ask) => [
      ask.key,
      ask.kind === 'sample'
        ? inputRequired.createMessage(ask.params)
        : inputRequired.elicit(approvalForm(ask.question)),
    ]),
  );
}

/** Tells the client how the run goes on, if it asked to be told. */
export function progressReporter({ mcpReq }: ServerContext): (update: RunProgress) => void {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  // Progress of a token only ever rises; what does not add to it is not told.
  let told = -1;
  return (update) => {
    const { requestsDone: progress, requestsTotal: total } = update;
    if (progress <= told) return;
    told = progress;
    const params = { progressToken, progress, total, message: progressLine(update) };
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
