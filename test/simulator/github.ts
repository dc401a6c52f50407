/**
 * A GitHub for tests: real git repositories on disk behind smart HTTP, REST and GraphQL on a loopback port, driven by plain calls.
 *
 * ```ts
 * const github = await startGitHub(temporaryFolder());
 * const owner = github.user('octo'), author = github.user('author'), reviewer = github.user('reviewer');
 * const repo = github.createRepository(owner, 'skills', { files: { 'README.md': 'Hello\n' } });
 * repo.grant(reviewer, 'write');
 * repo.commit({ branch: 'campaign', files: { 'campaigns/one/campaign.json': '{}' }, author });
 * const pull = repo.openPullRequest({ author, branch: 'campaign' });
 * pull.label(reviewer, 'equipoise:run');
 * pull.review(reviewer, 'APPROVED');
 * const token = github.actionsToken(repo, { contents: 'read', pull_requests: 'write' });
 * // … GITHUB_API_URL = github.url, GITHUB_EVENT_PATH = github.lastEvent('pull_request', 'labeled').path
 * await github.close(); // throws when an answer broke GitHub's published API description
 * ```
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ACTIONS_BOT, EVERYTHING, type Account, type Permissions, type Token } from './accounts.ts';
import type { Contract } from './contract.ts';
import { GitStore } from './git-store.ts';
import type { RecordedEvent, Repo } from './model.ts';
import { PullRequest } from './pull-handle.ts';
import { Repository } from './repository-handle.ts';
import { serve, type Listening } from './server.ts';
import { State, type Fault, type SeenRequest } from './state.ts';
import { recordWorkflowRun, type WorkflowRun } from './workflow-events.ts';

export { ACTIONS_BOT, WEB_FLOW, type Account, type Permissions, type Role } from './accounts.ts';
export type { Change } from './git-store.ts';
export type { RecordedEvent } from './model.ts';
export { PullRequest } from './pull-handle.ts';
export { Repository } from './repository-handle.ts';
export type { Fault } from './state.ts';

export interface RepositoryOptions {
  readonly private?: boolean;
  /** First commit of `main`. */
  readonly files?: Parameters<Repository['commit']>[0]['files'];
  /** Workflow files that can be dispatched, such as `run.yml`. */
  readonly workflows?: readonly string[];
}

export class SimulatedGitHub {
  readonly state: State;
  readonly #server: Listening;

  constructor(state: State, server: Listening) {
    this.state = state;
    this.#server = server;
  }

  /** For `GITHUB_API_URL` and `GITHUB_SERVER_URL`; git is served below it as well. */
  get url(): string {
    return this.state.base;
  }

  /** For `GITHUB_GRAPHQL_URL`. */
  get graphqlUrl(): string {
    return `${this.state.base}/graphql`;
  }

  /** Every request that was answered, oldest first. */
  get requests(): readonly SeenRequest[] {
    return this.state.requests;
  }

  get events(): readonly RecordedEvent[] {
    return this.state.events;
  }

  user(login: string, options: { readonly email?: string } = {}): Account {
    const id = this.state.id();
    const email = options.email ?? `${id}+${login}@users.noreply.github.com`;
    return this.#add({ id, login, type: 'User', name: login, email, app: null });
  }

  /** The bot of a GitHub App; its login ends in `[bot]`. */
  bot(slug: string): Account {
    const id = this.state.id();
    const login = `${slug}[bot]`;
    const email = `${id}+${login}@users.noreply.github.com`;
    return this.#add({ id, login, type: 'Bot', name: login, email, app: { id: this.state.id(), slug } });
  }

  /** Removes an account; what it did stays, by nobody. */
  deleteAccount(account: Account): void {
    this.state.accounts.delete(account.id);
    for (const repo of this.state.repos.values()) {
      for (const pull of repo.pulls.values()) {
        for (const review of pull.reviews) if (review.user?.id === account.id) review.user = null;
      }
      for (const activity of repo.activity) if (activity.actor?.id === account.id) activity.actor = null;
    }
  }

  createRepository(owner: Account, name: string, options: RepositoryOptions = {}): Repository {
    const handle = this.#repository(owner, name, options.private ?? false, null);
    for (const workflow of options.workflows ?? []) handle.repo.workflows.add(workflow);
    handle.commit({ files: options.files ?? { 'README.md': `# ${name}\n` }, author: owner, message: 'First commit' });
    return handle;
  }

  /** A repository with the branches of another one, under another account. */
  fork(source: Repository, owner: Account): Repository {
    const fork = this.#repository(owner, source.repo.name, source.repo.private, source.repo);
    fork.repo.store.text('fetch', '--quiet', source.repo.store.path, '+refs/heads/*:refs/heads/*');
    return fork;
  }

  deleteRepository(repository: Repository): void {
    repository.repo.deleted = true;
  }

  /** A token of a person or an App's bot. People hold every permission unless told otherwise; roles limit them as well. */
  token(
    account: Account,
    options: { readonly permissions?: Permissions; readonly repositories?: readonly Repository[] } = {},
  ): string {
    const secret = `ghs_${randomBytes(18).toString('hex')}`;
    const token: Token = {
      secret,
      account,
      permissions: options.permissions ?? EVERYTHING,
      repositories: options.repositories?.map(({ repo }) => repo.fullName) ?? null,
      revoked: false,
    };
    this.state.tokens.set(secret, token);
    return secret;
  }

  /** A `GITHUB_TOKEN` of a workflow in `repository`. */
  actionsToken(repository: Repository, permissions: Permissions): string {
    return this.token(ACTIONS_BOT, { permissions, repositories: [repository] });
  }

  revoke(secret: string): void {
    const token = this.state.tokens.get(secret);
    if (token !== undefined) token.revoked = true;
  }

  /** Spoils the answers to requests that match; the oldest fault with hits left comes first. */
  fault(fault: Fault): void {
    const { after: passing = 0, times: left = Number.POSITIVE_INFINITY } = fault;
    this.state.faults.push({ fault, passing, left });
  }

  clearFaults(): void {
    this.state.faults.length = 0;
  }

  /** Records that a workflow of the default branch was started by a finished one. */
  completeWorkflow(repository: Repository, run: WorkflowRun): RecordedEvent {
    return recordWorkflowRun(this.state, repository.repo, run);
  }

  /** The newest event of a kind; throws when there was none. */
  lastEvent(name: string, action?: string): RecordedEvent {
    const event = this.events.findLast((one) => one.name === name && (action === undefined || one.action === action));
    if (event === undefined) throw new Error(`There was no event ${name} ${action ?? ''}.`);
    return event;
  }

  pull(repository: Repository, number: number): PullRequest {
    const pull = repository.repo.pulls.get(number);
    if (pull === undefined) throw new Error(`${repository.fullName} has no pull request ${number}.`);
    return new PullRequest(this.state, pull);
  }

  /** Stops listening; throws when an answer broke GitHub's API description. */
  async close(): Promise<void> {
    await this.#server.close();
  }

  #add(account: Account): Account {
    if (this.state.byLogin(account.login) !== null) throw new Error(`There is an account ${account.login} already.`);
    this.state.accounts.set(account.id, account);
    return account;
  }

  #repository(owner: Account, name: string, isPrivate: boolean, parent: Repo | null): Repository {
    const fullName = `${owner.login}/${name}`;
    if (this.state.repo(fullName) !== null) throw new Error(`There is a repository ${fullName} already.`);
    const createdAt = this.state.now();
    const repo: Repo = {
      id: this.state.id(),
      owner,
      name,
      fullName,
      private: isPrivate,
      parent,
      store: GitStore.create(join(this.state.folder, 'git', owner.login, `${name}.git`)),
      createdAt,
      roles: new Map(),
      pulls: new Map(),
      comments: new Map(),
      checkRuns: new Map(),
      dispatches: [],
      activity: [],
      labels: new Map(),
      runs: new Map(),
      workflows: new Set(),
      nextNumber: 1,
      pushedAt: createdAt,
      deleted: false,
    };
    this.state.repos.set(fullName.toLowerCase(), repo);
    return new Repository(this.state, repo);
  }
}

/**
 * @param folder an empty folder of the caller's, for repositories and event payloads.
 * @param options `contract: null` answers without checking each answer against GitHub's API description.
 */
export async function startGitHub(
  folder: string,
  options: { readonly contract?: Contract | null } = {},
): Promise<SimulatedGitHub> {
  const state = new State(folder);
  const server = await serve(state, options.contract);
  return new SimulatedGitHub(state, server);
}
