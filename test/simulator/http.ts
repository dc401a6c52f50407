/** What a route is, how it refuses, and what most routes do first: find the repository and ask whether the caller may. */
import { atLeast, type Account, type Level, type Role, type Scope, type Token } from './accounts.ts';
import type { Pull, Repo } from './model.ts';
import type { Json } from './render-basics.ts';
import type { State } from './state.ts';

export interface Call {
  readonly state: State;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed body; an empty object when there is none. */
  readonly body: Json;
  readonly token: Token | null;
  readonly accept: string;
}

export interface Answer {
  readonly status: number;
  /** JSON, unless `raw` is given. */
  readonly body?: unknown;
  readonly raw?: Buffer;
  /** The whole list; the server cuts a page out of it. */
  readonly list?: readonly unknown[];
  /** Puts a page of a list where the answer wants it, when the answer is not the bare list. */
  readonly wrap?: (page: readonly unknown[]) => unknown;
}

export interface Route {
  /** Method and path exactly as GitHub's API description names the operation. */
  readonly operation: string;
  readonly handle: (call: Call) => Answer;
}

/** A refusal; the body is GitHub's basic error, or one with reasons. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly unknown[] | null;

  constructor(status: number, message: string, errors: readonly unknown[] | null = null) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

export const DOCUMENTATION = 'https://docs.github.com/rest';

export const notFound = (): Refusal => new Refusal(404, 'Not Found');

/** 422 with one machine-readable reason. */
export function invalid(resource: string, field: string, code: string, message?: string): Refusal {
  const reason = { resource, field, code, ...(message === undefined ? {} : { message }) };
  return new Refusal(422, 'Validation Failed', [reason]);
}

/** The repository of the path, if the caller sees it; 404 otherwise, so that nothing is given away. */
export function seenRepo(call: Call, scope: Scope | null = null): Repo {
  const repo = call.state.repo(`${call.params['owner'] ?? ''}/${call.params['repo'] ?? ''}`);
  if (repo === null || !call.state.sees(repo, call.token)) throw notFound();
  // What is public is readable with any token; what is private takes the permission.
  if (repo.private && scope !== null && call.token?.permissions[scope] === undefined) throw forbidden(call.token);
  return repo;
}

/** The repository, for a caller who may write to one of the scopes and (if a person) has the role. */
export function writableRepo(call: Call, scopes: readonly Scope[], role: Role): { repo: Repo; actor: Account } {
  const repo = seenRepo(call);
  const actor = requireActor(call);
  const { token } = call;
  const may = (wanted: Level): boolean => scopes.some((scope) => token?.permissions[scope] === wanted);
  if (token === null || !call.state.reaches(repo, token) || !may('write')) throw forbidden(token);
  if (token.account.app === null && !atLeast(call.state.role(repo, actor), role)) {
    throw new Refusal(403, 'Must have more rights to Repository.');
  }
  return { repo, actor };
}

export function requireActor(call: Call): Account {
  if (call.token === null) throw new Refusal(401, 'Requires authentication');
  return call.token.account;
}

function forbidden(token: Token | null): Refusal {
  return new Refusal(
    403,
    token?.account.app === null
      ? 'Resource not accessible by personal access token'
      : 'Resource not accessible by integration',
  );
}

export function pullOf(repo: Repo, number: string | undefined): Pull {
  const pull = repo.pulls.get(Number(number));
  if (pull === undefined) throw notFound();
  return pull;
}

/** A text of the body; 422 when it is missing or something else. */
export function textField(body: Json, resource: string, field: string): string {
  const value = body[field];
  if (typeof value !== 'string' || value === '') throw invalid(resource, field, 'missing_field');
  return value;
}

export function optionalText(body: Json, resource: string, field: string): string | null {
  const value = body[field];
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw invalid(resource, field, 'invalid');
  return value;
}
