/**
 * The rehearsal of one driver: the real driver, broker and receipt against an embedded server that answers well and
 * badly. Each answer must come out as what it is, arrive once, and carry the made-up credential and no other.
 */
import { performance } from 'node:perf_hooks';
import { createBroker, type AttemptOutcome } from '../../gateway/broker.ts';
import type { Driver } from '../../gateway/driver.ts';
import { deriveReceipt } from '../../ledger/receipts.ts';
import { costUsd, formatUsd } from '../../protocol/money.ts';
import { defaultPolicy } from '../../repository/policy.ts';
import { bindRoute, type ModelRouteBinding } from '../../route/binding.ts';
import { issueCatalog } from '../../route/catalog.ts';
import { checkBoundReceipt } from '../../route/receipt.ts';
import { providerRequestId } from '../../route/request-id.ts';
import type { ResponseContract } from '../../trial/contract.ts';
import { assemblePrompt } from '../../trial/prompt.ts';
import type { Context } from '../context.ts';
import { wireOf, type Wire, type WireAnswer } from './driver-wires.ts';
import { startEmbeddedServer, type EmbeddedServer, type ScriptedReply } from './embedded-server.ts';
import { chooseGateway, createDriver } from './gateway.ts';
import { routeProfile } from './routes.ts';
import { GATEWAY_KEY_VARIABLES, SIGNING_KEY_VARIABLE } from './secrets.ts';

export interface Rehearsal {
  readonly ok: boolean;
  readonly detail: string;
}

const MODEL = { provider: 'preflight', alias: 'preflight-model', version: 'preflight-model-2026-01-01' };
const RATES = { inputUsdPerMillionTokens: 1.25, outputUsdPerMillionTokens: 10 };
const CAPS = { maxInputTokensPerRequest: 1000, maxOutputTokensPerRequest: 200 };
const USED = { inputTokens: 120, outputTokens: 30 };
const OVER = { inputTokens: 120, outputTokens: 500 };
/** The worst case of one attempt, where nobody knows better. */
const FULL = { inputTokens: CAPS.maxInputTokensPerRequest, outputTokens: CAPS.maxOutputTokensPerRequest };
/** Loopback answers in milliseconds; a machine that takes longer cannot run a campaign either. */
const TIMEOUT_MS = 30_000;
const GOOD: WireAnswer = { model: MODEL.version, text: '{"findings":[]}', finish: 'stop', usage: USED };

interface Case {
  readonly name: string;
  readonly reply: (wire: Wire, origin: string) => ScriptedReply;
  /** What must come of it: kind, code or rejection, and whether the run must stop or may retry. */
  readonly expect: string;
  /** Tokens that must be charged, at the rates above; null: nothing. */
  readonly charged: { readonly inputTokens: number; readonly outputTokens: number } | null;
}

const answered =
  (more: Partial<WireAnswer>): Case['reply'] =>
  (wire) => ({ kind: 'answer', status: 200, body: wire.answer({ ...GOOD, ...more }) });
const refused =
  (status: number, headers: Readonly<Record<string, string>> = {}): Case['reply'] =>
  (wire) => ({ kind: 'answer', status, headers, body: wire.refusal('No.') });

const CASES: readonly Case[] = [
  { name: 'a good answer', reply: answered({}), expect: 'received', charged: USED },
  {
    name: 'another model',
    reply: answered({ model: 'another-model' }),
    expect: 'received route-drift',
    charged: USED,
  },
  { name: 'an alias', reply: answered({ model: MODEL.alias }), expect: 'received route-unverifiable', charged: USED },
  { name: 'no usage', reply: answered({ usage: null }), expect: 'received usage-missing', charged: FULL },
  { name: 'a cut-off answer', reply: answered({ finish: 'length' }), expect: 'received truncated', charged: USED },
  {
    name: 'more than the cap',
    reply: answered({ usage: OVER }),
    expect: 'received usage-over-cap stops',
    charged: OVER,
  },
  { name: 'a wrong key', reply: refused(401), expect: 'failed unauthorized stops', charged: null },
  {
    name: 'too many requests',
    reply: refused(429, { 'retry-after': '7' }),
    expect: 'failed rate-limited retry 7000',
    charged: null,
  },
  { name: 'a broken server', reply: refused(500), expect: 'failed provider-error retry', charged: null },
  {
    name: 'a redirect',
    reply: (_wire, origin) => ({ kind: 'answer', status: 307, headers: { location: `${origin}/elsewhere` }, body: {} }),
    expect: 'failed redirect-refused stops',
    charged: null,
  },
  {
    name: 'a lost connection',
    reply: () => ({ kind: 'cut' }),
    expect: 'indeterminate connection-lost',
    charged: FULL,
  },
];

/** What an outcome comes to, in the words of `Case.expect`. */
function wordsOf(outcome: AttemptOutcome): string {
  const code = outcome.kind === 'received' ? outcome.rejection : outcome.code;
  const stops = outcome.kind !== 'indeterminate' && outcome.stopsRun;
  const retry = outcome.kind === 'failed' && outcome.retryable;
  const after = outcome.kind === 'failed' ? outcome.retryAfterMs : null;
  const words = [outcome.kind, code, stops ? 'stops' : null, retry ? 'retry' : null, after];
  return words.filter((word) => word !== null).join(' ');
}

/** Rehearses the driver. Never throws for what the driver does. */
export async function rehearseDriver(name: string, context: Context): Promise<Rehearsal> {
  const wire = wireOf(name);
  if (wire === null)
    return { ok: false, detail: 'There is no embedded server that speaks the protocol of this driver.' };
  const credential = `preflight-${Buffer.from(context.randomBytes(24)).toString('hex')}`;
  let current: Case | undefined;
  const server = await startEmbeddedServer(() => current?.reply(wire, server.origin) ?? { kind: 'cut' });
  const closed = withoutSecrets(context, credential);
  try {
    const policy = defaultPolicy('preflight');
    const local = { ...policy, gateway: { origins: [], loopback: true } };
    const gateway = chooseGateway(name, `${server.origin}/v1`, local, closed);
    const driver = await createDriver(gateway, null, closed);
    try {
      const problems: string[] = [];
      let receipt = '';
      for (const [index, each] of CASES.entries()) {
        current = each;
        const before = server.arrivals.length;
        const { binding, id, outcome } = await attempt(driver, index, context);
        problems.push(...problemsOf(each, outcome, server, before));
        const digest = receiptOf(outcome, binding, id);
        if ((digest !== null) !== hasReceipt(outcome))
          problems.push(`${each.name}: a receipt that should not be, or none`);
        if (index === 0) receipt = digest ?? '';
      }
      const strangers = server.arrivals.filter(({ headers }) => wire.credentialOf(headers) !== credential).length;
      if (strangers > 0) problems.push(`${strangers} requests did not carry the made-up credential`);
      if (problems.length > 0) return { ok: false, detail: `${problems.join('; ')}.` };
      return {
        ok: true,
        detail: `${CASES.length} answers came out as what they are, each asked for once, with a made-up credential; receipt ${receipt.slice(0, 23)}…`,
      };
    } finally {
      await driver.close();
    }
  } finally {
    await server.close();
  }
}

async function attempt(
  driver: Driver,
  index: number,
  context: Context,
): Promise<{ binding: ModelRouteBinding; id: string; outcome: AttemptOutcome }> {
  const profile = routeProfile(driver.id, { provider: MODEL.provider, version: MODEL.version }, { id: 'preflight' });
  const binding = bindRoute(issueCatalog([profile]), profile.profile_id);
  const broker = createBroker({
    driver,
    binding,
    alias: MODEL.alias,
    sampling: { temperature: 1, topP: 1, ...CAPS },
    timeoutMsPerRequest: TIMEOUT_MS,
    rates: RATES,
    notAfterMs: null,
    clock: { now: () => context.now().getTime(), monotonic: () => performance.now() },
  });
  const responseSchema: ResponseContract = {
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: false,
  };
  const id = providerRequestId({
    operation: { type: 'preflight', value: driver.id },
    idempotencyKey: `preflight-${index}`,
    request: {},
    route: binding,
  });
  const messages = assemblePrompt({ id: 'preflight', prompt: 'Answer.', files: [], responseSchema }, 'Be brief.');
  const trial = { caseId: 'preflight', pairIndex: 0 };
  const outcome = await broker.attempt({
    providerRequestId: id,
    messages,
    responseSchema,
    trial,
    signal: context.signal,
  });
  return { binding, id, outcome };
}

function problemsOf(each: Case, outcome: AttemptOutcome, server: EmbeddedServer, before: number): string[] {
  const problems: string[] = [];
  const words = wordsOf(outcome);
  if (words !== each.expect) problems.push(`${each.name}: came out as "${words}" instead of "${each.expect}"`);
  const arrived = server.arrivals.length - before;
  if (arrived !== 1) problems.push(`${each.name}: ${arrived} requests arrived instead of 1`);
  const charge = chargeOf(outcome);
  const { charged } = each;
  const right = charged === null ? null : formatUsd(costUsd(charged.inputTokens, charged.outputTokens, RATES));
  if (charge !== right) problems.push(`${each.name}: charged ${charge ?? 'nothing'} instead of ${right ?? 'nothing'}`);
  return problems;
}

function chargeOf(outcome: AttemptOutcome): string | null {
  if (outcome.kind === 'failed') return null;
  return outcome.kind === 'received' ? outcome.costUsd : outcome.charged.costUsd;
}

/** Whether a receipt can truthfully be given: exactly the bound route answered. */
function hasReceipt(outcome: AttemptOutcome): boolean {
  return outcome.kind === 'received' && outcome.effective?.model === MODEL.version;
}

/** The digest of the outcome's receipt, checked like one that was read from a file; null when there is none. */
function receiptOf(outcome: AttemptOutcome, binding: ModelRouteBinding, id: string): string | null {
  if (outcome.kind !== 'received') return null;
  const attempt = { attempt: 1, providerRequestId: id };
  const bound = deriveReceipt({ received: outcome, attempt, wasted: outcome.rejection !== null }, binding);
  if (bound === null) return null;
  let faults = 0;
  const count = (): void => {
    faults += 1;
  };
  checkBoundReceipt(bound, { error: count, warning: count, notice: count });
  return faults === 0 ? bound.digest : null;
}

/** The same world with a made-up credential in place of every real one, which is never read. */
export function withoutSecrets(context: Context, credential: string | null): Context {
  return {
    ...context,
    env: (name) => {
      if (GATEWAY_KEY_VARIABLES.includes(name)) return credential ?? undefined;
      return name === SIGNING_KEY_VARIABLE ? undefined : context.env(name);
    },
  };
}
