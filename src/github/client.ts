/**
 * The one connection to GitHub: Octokit as @actions/github sets it up, behind a border that lets nothing unparsed in and no body,
 * header or token out.
 *
 * Reads are tried again when the service stumbles, a bounded number of times and only as long as a workflow can wait. Writes never
 * are: a write whose answer was lost may have been carried out, and is reported as such for the caller to look again.
 */
import * as z from 'zod';
import { parseGatewayBase } from '../gateway/origin.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import {
  answerFailure,
  interrupted,
  judgeFailure,
  moved,
  outcomeUnknown,
  type Judged,
  type RefusedAnswer,
} from './failure.ts';
import { nextPage } from './pages.ts';

export interface GitHubOptions {
  /** Base of the REST API, `GITHUB_API_URL`: https, or this machine. */
  readonly apiUrl: string;
  /** `owner/name`, `GITHUB_REPOSITORY`. */
  readonly repository: string;
  readonly token: string;
  /** Ends every request. */
  readonly signal: AbortSignal;
  /** Waits before a read is tried again, in milliseconds; resolves early, without an error, when the signal ends. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Longest time for one answer, in milliseconds. */
  readonly timeoutMs?: number;
}

export interface RepositoryName {
  readonly owner: string;
  readonly repo: string;
}

export type Parameters = Readonly<Record<string, unknown>>;

/** What is being done, for messages: `read pull request 12`. Never holds text from outside. */
export type Purpose = string;

/** A page of at most so many entries; `complete` is false when GitHub had more than the cap. */
export interface Listing<T> {
  readonly items: readonly T[];
  readonly complete: boolean;
}

const REPOSITORY = /^([A-Za-z0-9](?:[A-Za-z0-9-]{0,38}))\/((?!\.{1,2}$)[A-Za-z0-9._-]{1,100})$/u;
/** What an HTTP header can carry without being refused by an error that quotes it. */
const TOKEN = /^[\u0021-\u007e]{1,2048}$/u;
const TRIES = 4;
const FIRST_WAIT_MS = 1000;
/** A secondary limit that does not say how long it lasts lasts a minute, by GitHub's documentation. */
const LIMIT_WAIT_MS = 60_000;
/** Beyond this a job is better ended and started again. */
const LONGEST_WAIT_MS = 120_000;
const TIMEOUT_MS = 30_000;

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

interface Sender {
  request(route: string, parameters: Record<string, unknown>): Promise<RawAnswer>;
  graphql(document: string, variables: Record<string, unknown>): Promise<unknown>;
}

/** @throws EquipoiseError (exit 2) when the address, the repository's name or the token cannot be right. */
export async function connectGitHub(options: GitHubOptions): Promise<GitHubClient> {
  const { baseUrl, origin } = parseGatewayBase(options.apiUrl);
  const name = parseRepositoryName(options.repository);
  if (!TOKEN.test(options.token)) {
    throw new EquipoiseError(
      'github-token',
      'The GitHub token is empty or holds characters that no token has. Pass it as it was issued, without a line break.',
      2,
    );
  }
  // Loaded late: the package reads the event file as soon as it is imported.
  const { getOctokit } = await import('@actions/github');
  const octokit = getOctokit(options.token, { baseUrl });
  const sender: Sender = { request: (route, given) => octokit.request(route, given), graphql: octokit.graphql };
  return new GitHubClient(sender, origin, name, options);
}

/** @throws EquipoiseError (exit 2) when it is not `owner/name`. */
export function parseRepositoryName(text: string): RepositoryName {
  const match = REPOSITORY.exec(text);
  if (match?.[1] === undefined || match[2] === undefined) {
    throw new EquipoiseError('github-repository', 'A repository is named as "owner/name".', 2);
  }
  return { owner: match[1], repo: match[2] };
}

export class GitHubClient {
  readonly repository: RepositoryName;
  readonly #sender: Sender;
  readonly #origin: string;
  readonly #options: GitHubOptions;

  constructor(sender: Sender, origin: string, repository: RepositoryName, options: GitHubOptions) {
    this.#sender = sender;
    this.#origin = origin;
    this.repository = repository;
    this.#options = options;
  }

  /** The same connection, for another repository: a fork that a pull request comes from. */
  at(repository: RepositoryName): GitHubClient {
    return new GitHubClient(this.#sender, this.#origin, repository, this.#options);
  }

  /** A read; `{owner}` and `{repo}` of the route are filled in. */
  async read<T>(purpose: Purpose, route: string, parameters: Parameters, schema: z.ZodType<T>): Promise<T> {
    return (await this.#reading(purpose, `GET ${route}`, parameters, schema)).value;
  }

  /** A read of something that may not be there. */
  async find<T>(purpose: Purpose, route: string, parameters: Parameters, schema: z.ZodType<T>): Promise<T | null> {
    try {
      return await this.read(purpose, route, parameters, schema);
    } catch (error) {
      if (error instanceof EquipoiseError && error.code === 'github-not-found') return null;
      throw error;
    }
  }

  /** A list, page after page, until it ends or holds `cap` entries. */
  async list<T>(
    purpose: Purpose,
    route: string,
    parameters: Parameters,
    item: z.ZodType<T>,
    cap: number,
  ): Promise<Listing<T>> {
    const items: T[] = [];
    const page = z.array(item);
    let from = `GET ${route}`;
    let given: Parameters = { ...parameters, per_page: 100 };
    for (;;) {
      const { value, headers } = await this.#reading(purpose, from, given, page);
      items.push(...value);
      const next = nextPage(headers['link'], this.#origin);
      if (items.length > cap || (items.length === cap && next !== null)) {
        return { items: items.slice(0, cap), complete: false };
      }
      if (next === null) return { items, complete: true };
      from = `GET ${next}`;
      given = {};
    }
  }

  /** A write, sent once. A refusal that `expected` turns into a result is returned, any other is thrown. */
  async write<T, E = never>(
    purpose: Purpose,
    route: string,
    parameters: Parameters,
    schema: z.ZodType<T>,
    expected: (refusal: RefusedAnswer) => E | undefined = () => undefined,
  ): Promise<T | E> {
    let answer: RawAnswer;
    try {
      answer = await this.#send(route, parameters);
    } catch (error) {
      const judged = judgeFailure(purpose, error);
      const result = judged.refusal === null ? undefined : expected(judged.refusal);
      if (result !== undefined) return result;
      throw judged.carriedOut === 'unknown' ? outcomeUnknown(purpose) : this.#interrupted(purpose, judged);
    }
    // It was carried out; an answer that cannot be understood does not say what came of it.
    const parsed = answer.status < 300 ? schema.safeParse(answer.data) : null;
    if (parsed === null) throw moved(purpose);
    if (!parsed.success) throw outcomeUnknown(purpose);
    return parsed.data;
  }

  /** A GraphQL query: a read like any other. */
  async query<T>(purpose: Purpose, document: string, variables: Parameters, schema: z.ZodType<T>): Promise<T> {
    return await this.#tryAgain(purpose, async () => {
      const parsed = schema.safeParse(await this.#graphql(document, variables));
      return parsed.success ? { value: parsed.data } : null;
    }).then(({ value }) => value);
  }

  /** A GraphQL mutation, sent once; errors of the types that `expected` knows are results. */
  async mutate<T, E = never>(
    purpose: Purpose,
    document: string,
    variables: Parameters,
    schema: z.ZodType<T>,
    expected: (refusal: RefusedAnswer) => E | undefined = () => undefined,
  ): Promise<T | E> {
    let data: unknown;
    try {
      data = await this.#graphql(document, variables);
    } catch (error) {
      const judged = judgeFailure(purpose, error);
      const result = judged.refusal === null ? undefined : expected(judged.refusal);
      if (result !== undefined) return result;
      throw judged.carriedOut === 'unknown' ? outcomeUnknown(purpose) : this.#interrupted(purpose, judged);
    }
    const parsed = schema.safeParse(data);
    if (!parsed.success) throw outcomeUnknown(purpose);
    return parsed.data;
  }

  async #reading<T>(
    purpose: Purpose,
    route: string,
    parameters: Parameters,
    schema: z.ZodType<T>,
  ): Promise<{ readonly value: T; readonly headers: RawAnswer['headers'] }> {
    return await this.#tryAgain(purpose, async () => {
      const { status, data, headers } = await this.#send(route, parameters);
      if (status >= 300) throw moved(purpose);
      const parsed = schema.safeParse(data);
      if (parsed.success) return { value: parsed.data, headers };
      // A body that broke off arrives as text; the next one may be whole. JSON of another shape will not change.
      if (typeof data === 'string') return null;
      throw answerFailure(purpose);
    });
  }

  /** Null from `attempt` is an answer that could not be read. */
  async #tryAgain<T>(purpose: Purpose, attempt: () => Promise<T | null>): Promise<T> {
    const { signal } = this.#options;
    const wait = this.#options.wait ?? pause;
    let waited = 0;
    for (let tries = 1; ; tries += 1) {
      let judged: Judged;
      try {
        const value = await attempt();
        if (value !== null) return value;
        judged = { error: answerFailure(purpose), again: 'soon', refusal: null, carriedOut: 'unknown', afterMs: null };
      } catch (error) {
        if (error instanceof EquipoiseError) throw error;
        judged = judgeFailure(purpose, error);
      }
      if (ended(signal)) throw interrupted(purpose);
      const delay = judged.afterMs ?? (judged.again === 'limited' ? LIMIT_WAIT_MS : FIRST_WAIT_MS * 2 ** (tries - 1));
      if (judged.again === 'never' || tries >= TRIES || waited + delay > LONGEST_WAIT_MS) throw judged.error;
      waited += delay;
      await wait(delay, signal);
      if (ended(signal)) throw interrupted(purpose);
    }
  }

  #send(route: string, parameters: Parameters): Promise<RawAnswer> {
    return this.#sender.request(route, { ...this.repository, ...parameters, request: this.#limits() });
  }

  #graphql(document: string, variables: Parameters): Promise<unknown> {
    return this.#sender.graphql(document, { ...variables, request: this.#limits() });
  }

  /** Octokit would follow a redirect to wherever it points, and print a warning about deprecated routes. */
  #limits(): Record<string, unknown> {
    const { signal, timeoutMs } = this.#options;
    return {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)]),
      redirect: 'manual',
      log: SILENT,
    };
  }

  #interrupted(purpose: Purpose, judged: Judged): EquipoiseError {
    return this.#options.signal.aborted ? interrupted(purpose) : judged.error;
  }
}

/** Asked anew each time: it changes while something is awaited. */
const ended = (signal: AbortSignal): boolean => signal.aborted;

const nothing = (): void => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
