/** The memory of the simulated GitHub: accounts, repositories, tokens, events, faults, and a clock that moves only when asked. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS_BOT, atLeast, WEB_FLOW, type Account, type Role, type Token } from './accounts.ts';
import type { Person } from './git-store.ts';
import type { RecordedEvent, Repo } from './model.ts';
import type { Json } from './render-basics.ts';

/** What the server does instead of, or after, answering a request. */
export interface Fault {
  /** Only requests of this method; all when left out. */
  readonly method?: string;
  /** Matched against the path, with its query. */
  readonly path: RegExp;
  readonly kind:
    | { readonly type: 'status'; readonly status: number; readonly message?: string }
    /** 403 with a message about secondary limits. */
    | { readonly type: 'secondary-limit'; readonly retryAfter: number | null }
    /** 403 with no requests remaining. */
    | { readonly type: 'primary-limit' }
    /** Answers nothing until the simulator is closed. */
    | { readonly type: 'silent' }
    | { readonly type: 'slow'; readonly milliseconds: number }
    /** Says how long the body is and breaks off in the middle of it. */
    | { readonly type: 'cut' }
    /** 200 with something that is not JSON. */
    | { readonly type: 'garbage' }
    /** 200 with JSON of another shape. */
    | { readonly type: 'wrong-shape' }
    | { readonly type: 'redirect'; readonly location: string };
  /** How many requests pass unharmed before it hits; none when left out. */
  readonly after?: number;
  /** How many requests it hits; for ever when left out. */
  readonly times?: number;
  /** The request is carried out first, and only its answer is spoilt. */
  readonly carriedOut?: boolean;
}

export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly login: string | null;
  readonly status: number;
  readonly body: unknown;
}

export class State {
  readonly folder: string;
  /** Origin of the server, once it listens. */
  base = 'http://127.0.0.1';
  readonly accounts = new Map<number, Account>();
  readonly repos = new Map<string, Repo>();
  readonly tokens = new Map<string, Token>();
  readonly events: RecordedEvent[] = [];
  readonly requests: SeenRequest[] = [];
  readonly faults: { readonly fault: Fault; passing: number; left: number }[] = [];
  /** Addresses by which accounts are known beside their own. */
  readonly aliases = new Map<string, number>();
  #clock = Date.parse('2026-11-01T09:00:00Z');
  #lastId = 1000;

  constructor(folder: string) {
    this.folder = folder;
    for (const account of [ACTIONS_BOT, WEB_FLOW]) this.accounts.set(account.id, account);
  }

  /** The present second; every call is one second later. */
  now(): string {
    this.#clock += 1000;
    return new Date(this.#clock).toISOString().replace('.000Z', 'Z');
  }

  id(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  byLogin(login: string): Account | null {
    const wanted = login.toLowerCase();
    return [...this.accounts.values()].find((account) => account.login.toLowerCase() === wanted) ?? null;
  }

  /** The account that a commit's address belongs to; anybody can write anybody's address into a commit. */
  ascribe(email: string): Account | null {
    const alias = this.aliases.get(email);
    if (alias !== undefined) return this.accounts.get(alias) ?? null;
    return [...this.accounts.values()].find((account) => account.email === email) ?? null;
  }

  person(account: Account): Person {
    return { name: account.name, email: account.email, date: this.now() };
  }

  repo(fullName: string): Repo | null {
    const repo = this.repos.get(fullName.toLowerCase());
    return repo === undefined || repo.deleted ? null : repo;
  }

  role(repo: Repo, account: Account): Role {
    if (repo.owner.id === account.id) return 'admin';
    const role = repo.roles.get(account.id) ?? 'none';
    return role === 'none' && !repo.private ? 'read' : role;
  }

  /** Whether a token (or nobody) sees the repository at all. */
  sees(repo: Repo, token: Token | null): boolean {
    if (!repo.private) return true;
    if (token === null || !this.reaches(repo, token)) return false;
    return token.account.app !== null || atLeast(this.role(repo, token.account), 'read');
  }

  reaches(repo: Repo, token: Token): boolean {
    return token.repositories === null || token.repositories.includes(repo.fullName);
  }

  /** Writes down an event and the payload that an action would be given with it. */
  record(name: string, payload: Json): RecordedEvent {
    const action = typeof payload['action'] === 'string' ? payload['action'] : null;
    const folder = join(this.folder, 'events');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${String(this.events.length + 1).padStart(4, '0')}-${name}.json`);
    writeFileSync(path, `${JSON.stringify(payload, null, 2)}\n`);
    const event = { name, action, path, payload };
    this.events.push(event);
    return event;
  }

  /** The next fault that this request meets. */
  meet(method: string, path: string): Fault | null {
    const met = this.faults.find(
      ({ fault, left }) => left > 0 && (fault.method ?? method) === method && fault.path.test(path),
    );
    if (met === undefined) return null;
    if (met.passing > 0) {
      met.passing -= 1;
      return null;
    }
    met.left -= 1;
    return met.fault;
  }
}
