/**
 * The tool `run`: the command of that name, with the client of the session as one of its gateways.
 *
 * Older sessions are asked in the middle of the call. In sessions of revision 2026-07-28 a call ends with what the client
 * is to fetch, and a token that leads the next call back to the run that waits; the token is sealed, and good once.
 */
import {
  createRequestStateCodec,
  inputRequired,
  type CallToolResult,
  type InputRequiredResult,
  type McpServer,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { CommandResult, Context } from '../commands/context.ts';
import { runCommand, type RunRequest } from '../commands/run.ts';
import { SAMPLING_DRIVER } from '../commands/support/sampling.ts';
import { SamplingSession, type Sampler, type SamplingLease } from '../gateway/drivers/mcp-sampling-session.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import type { RunProgress } from '../runner/progress.ts';
import { abilitiesOf, progressReporter, requestsOf, type ClientAbilities } from './mcp-client.ts';
import { ParkedRun, type Ask } from './mcp-parked.ts';
import { confinedPath } from './mcp-paths.ts';
import { pushApproval, pushSampler } from './mcp-push.ts';
import { toolResult } from './mcp-results.ts';

/** Fewer than the ten rounds after which clients of the official SDK give a call up, and with it what they were given. */
const DEFAULT_ROUNDS = 8;

export const runInput = z.strictObject({
  campaign: z.string().min(1).max(1024).describe('Folder of the campaign, such as campaigns/review.'),
  runId: z.string().min(1).max(128).describe('Name of the run; the same name again goes on where it stopped.'),
  gateway: z
    .string()
    .max(64)
    .default(SAMPLING_DRIVER)
    .describe('Who answers: mcp-sampling (this client), synthetic (offline), or another driver of the command line.'),
  profile: z
    .string()
    .max(128)
    .optional()
    .describe('Route profile of .equipoise/routes.json; default: the one that fits.'),
  baseUrl: z.string().max(2048).optional().describe('Base URL of the server, for gateways that have one.'),
  concurrency: z.int().min(1).max(100).optional().describe('Pairs under way at once. Default: 1 with mcp-sampling.'),
  approve: z
    .boolean()
    .default(false)
    .describe('Approve the requests and their cost. Where the client can ask its user, the user is asked instead.'),
  rounds: z
    .int()
    .min(1)
    .max(1000)
    .default(DEFAULT_ROUNDS)
    .describe('Sessions of 2026-07-28: rounds of one call after which the run pauses. Call again to go on.'),
});
export type RunInput = z.infer<typeof runInput>;

/** What the token says. Sealed, not secret. */
interface RunState {
  readonly operation: string;
  readonly generation: number;
  readonly round: number;
  /** Keys of what was handed over: provider request ids. */
  readonly asks: readonly string[];
  readonly deadlineMs: number;
}

/** Longer than anything waits; what is good until when is in the token itself. */
const STATE_TTL_SECONDS = 3600;
/** Approvals that are remembered, so that a run in many calls asks its user once. */
const REMEMBERED = 64;

type Outcome = CallToolResult | InputRequiredResult;

/** A run that is under way in a session whose calls end with what they need. */
interface Held {
  readonly run: ParkedRun<CallToolResult>;
  readonly lease: SamplingLease;
}

/** What a run is given of the call that it was started by. */
interface Caller {
  readonly lease: SamplingLease;
  readonly abilities: ClientAbilities;
  readonly signal: AbortSignal;
  readonly ask: (question: string) => Promise<boolean>;
  readonly report: (update: RunProgress) => void;
}

export class RunTool {
  readonly codec: RequestStateCodec<RunState>;
  readonly #session = new SamplingSession();
  readonly #context: Context;
  readonly #onFault: (error: unknown) => void;
  readonly #held = new Map<string, Held>();
  readonly #approved = new Set<string>();
  readonly #active = new Set<Promise<unknown>>();

  constructor(context: Context, onFault: (error: unknown) => void) {
    this.#context = context;
    this.#onFault = onFault;
    this.codec = createRequestStateCodec<RunState>({
      key: context.randomBytes(32),
      ttlSeconds: STATE_TTL_SECONDS,
      bind: (ctx) => ctx.mcpReq.method,
    });
  }

  /** The client is gone: runs lose what was under way, and pause. */
  close(): void {
    this.#session.close();
    for (const { run } of this.#held.values()) run.cancel();
  }

  /** Nothing new begins; resolves when every run has ended. */
  async drain(): Promise<void> {
    for (const { run } of this.#held.values()) run.stop();
    while (this.#active.size > 0) await Promise.allSettled([...this.#active]);
  }

  /** A call in a session that can be asked in between. */
  push(server: McpServer, input: RunInput, ctx: ServerContext): Promise<CallToolResult> {
    const signal = AbortSignal.any([ctx.mcpReq.signal, this.#context.signal]);
    return this.#result(async () => {
      const operation = await this.#operationOf(input);
      const lease = this.#session.bind(operation, pushSampler(server, ctx));
      return this.#execute(input, {
        lease,
        abilities: abilitiesOf(server, ctx),
        signal,
        ask: (question) => pushApproval(ctx, question, signal),
        report: progressReporter(ctx),
      });
    });
  }

  /** A call in a session that cannot: the first of a run, or one that brings what the call before asked for. */
  async park(server: McpServer, input: RunInput, ctx: ServerContext): Promise<Outcome> {
    const state = ctx.mcpReq.requestState<RunState>();
    const abilities = abilitiesOf(server, ctx);
    const report = progressReporter(ctx);
    let held: Held;
    try {
      const operation = await this.#operationOf(input);
      // One that was stopped is on its last lines; the call for more of it need not be refused for that.
      while (state === undefined && this.#held.get(operation)?.run.ending === true) {
        await this.#held.get(operation)?.run.finished;
      }
      // From here to `attach` nothing is waited for: of two calls with one token, one finds the run gone on.
      held = state === undefined ? this.#start(operation, input, abilities) : this.#find(operation, state);
    } catch (error) {
      return toolResult(() => Promise.reject(error instanceof Error ? error : new Error()), this.#onFault);
    }
    const { run, lease } = held;
    // Before the answers are taken: the run must not ask for more that this call, or this client, will not fetch.
    if (run.round >= input.rounds || !canSample(input, abilities)) run.stop();
    run.attach(ctx.mcpReq.inputResponses ?? {}, report);
    for (;;) {
      const turn = await run.turn(ctx.mcpReq.signal);
      if (turn.kind === 'done') return turn.value;
      const token = await this.codec.mint(stateOf(lease, run.round + 1, turn.asks), ctx);
      const handed = ctx.mcpReq.signal.aborted ? [] : run.handOver(turn.asks);
      if (handed.length > 0) return inputRequired({ inputRequests: requestsOf(handed), requestState: token });
    }
  }

  #start(operation: string, input: RunInput, abilities: ClientAbilities): Held {
    const sampler: Sampler = { sample: (request) => run.sample(request) };
    const lease = this.#session.bind(operation, sampler);
    const run = new ParkedRun<CallToolResult>({
      now: () => this.#context.now().getTime(),
      gathers: (input.concurrency ?? 1) > 1,
      work: async ({ signal }) => {
        const caller: Caller = {
          lease,
          abilities,
          signal: AbortSignal.any([signal, this.#context.signal]),
          ask: (question) => run.approve(question),
          report: (update) => run.progress(update),
        };
        return this.#result(() => this.#execute(input, caller)).finally(() => this.#held.delete(operation));
      },
    });
    const held = { run, lease };
    this.#held.set(operation, held);
    return held;
  }

  /** The run that waits for exactly this token. Any other token is refused, and changes nothing. */
  #find(operation: string, state: RunState): Held {
    const held = this.#held.get(operation);
    const waits =
      held !== undefined &&
      held.run.away &&
      state.operation === operation &&
      this.#session.isLive(operation, state.generation) &&
      held.run.round === state.round &&
      this.#context.now().getTime() < state.deadlineMs;
    if (waits) return held;
    throw new EquipoiseError(
      'state-refused',
      `Nothing waits for this continuation: it was used, came too late, or belongs to another run. What it brings is not taken. ` +
        'See the tool "status"; a fresh call of "run" goes on where the run stopped.',
      2,
    );
  }

  #result(work: () => Promise<CommandResult>): Promise<CallToolResult> {
    const result = toolResult(work, this.#onFault);
    this.#active.add(result);
    return result.finally(() => this.#active.delete(result));
  }

  async #execute(input: RunInput, caller: Caller): Promise<CommandResult> {
    const { lease, abilities, signal, report } = caller;
    try {
      if (!canSample(input, abilities)) throw noSampling();
      const asks = abilities.asksUser;
      const request: RunRequest = {
        campaign: await confinedPath(this.#context.cwd, input.campaign),
        runId: input.runId,
        gateway: input.gateway,
        baseUrl: input.baseUrl ?? null,
        profile: input.profile ?? null,
        // A person looks at each request, or may: several at once would be several questions at once.
        concurrency: input.concurrency ?? (input.gateway === SAMPLING_DRIVER ? 1 : null),
        // The input of a tool is written by a model. Where its user can be asked, a model's word is not enough.
        approve: input.approve && !asks,
      };
      const confirm = asks ? (question: string) => this.#confirm(caller, question) : () => Promise.resolve(false);
      return await runCommand(request, { ...this.#context, signal, confirm, sampling: lease, onRunProgress: report });
    } catch (error) {
      throw inToolWords(error, abilities.asksUser);
    } finally {
      this.#session.unbind(lease);
    }
  }

  /** Asks, unless the same question about the same run was answered with yes in this session. */
  async #confirm({ lease, ask }: Caller, question: string): Promise<boolean> {
    const key = `${lease.operation}\n${question}`;
    if (this.#approved.has(key)) return true;
    if (!(await ask(question))) return false;
    const [oldest] = this.#approved;
    if (this.#approved.size >= REMEMBERED && oldest !== undefined) this.#approved.delete(oldest);
    this.#approved.add(key);
    return true;
  }

  /** The name of a run in this session: its campaign's folder and its id. */
  async #operationOf({ campaign, runId }: RunInput): Promise<string> {
    const path = await confinedPath(this.#context.cwd, campaign);
    return `The run ${quote(runId)} of ${quote(path.replace(/\/campaign\.json$/u, ''))}`;
  }
}

function canSample({ gateway }: RunInput, { samples }: ClientAbilities): boolean {
  return gateway !== SAMPLING_DRIVER || samples;
}

function noSampling(): EquipoiseError {
  const message =
    'This MCP client did not authorize sampling: it does not declare the capability "sampling", so nobody would answer. ' +
    'Nothing was sent. Use a client that does, or another gateway.';
  return new EquipoiseError('sampling-not-authorized', message, 3);
}

function inToolWords(error: unknown, asked: boolean): unknown {
  if (!(error instanceof EquipoiseError) || error.code !== 'approval-missing') return error;
  const [question = ''] = error.message.split(' Nothing was sent.');
  const how = asked
    ? 'The user did not approve it.'
    : 'This client cannot ask its user; to approve it, call the tool with "approve": true.';
  return new EquipoiseError(error.code, `${question} Nothing was sent. ${how}`, error.exit);
}

function stateOf(lease: SamplingLease, round: number, asks: readonly Ask[]): RunState {
  return {
    operation: lease.operation,
    generation: lease.generation,
    round,
    asks: asks.map(({ key }) => key),
    deadlineMs: Math.max(...asks.map(({ deadlineMs }) => deadlineMs)),
  };
}
