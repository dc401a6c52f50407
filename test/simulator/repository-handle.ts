/** What a test does to a repository: commits, pushes, branches, roles, pull requests. */
import type { Account, Role } from './accounts.ts';
import { afterRefChange, openPull } from './effects.ts';
import { ZERO, type Change, type CommitObject, type Person } from './git-store.ts';
import type { Activity, CheckRun, Dispatch, Repo, Run } from './model.ts';
import { PullRequest } from './pull-handle.ts';
import type { State } from './state.ts';
import { startRun } from './workflow-events.ts';

export interface NewCommit {
  /** Paths and contents; null removes, `{ symlink }` makes a symbolic link. */
  readonly files: Readonly<Record<string, Change>>;
  /** An account, or a name and address that may belong to nobody or to somebody else. */
  readonly author: Account | { readonly name: string; readonly email: string };
  /** The author unless told otherwise. */
  readonly committer?: Account | { readonly name: string; readonly email: string };
  readonly coAuthors?: readonly (Account | { readonly name: string; readonly email: string })[];
  readonly message?: string;
  /** `main` unless told otherwise; made from `main` when it does not exist. */
  readonly branch?: string;
  /** Commit to build on instead of the branch's tip; the branch is then moved by force. */
  readonly parent?: string;
  /** Who pushes; the author's account, or else the owner, unless told otherwise. */
  readonly pusher?: Account;
}

export class Repository {
  readonly repo: Repo;
  readonly #state: State;

  constructor(state: State, repo: Repo) {
    this.#state = state;
    this.repo = repo;
  }

  get fullName(): string {
    return this.repo.fullName;
  }

  get id(): number {
    return this.repo.id;
  }

  /** Address to clone from and push to; credentials are a token as the password of any user. */
  get cloneUrl(): string {
    return `${this.#state.base}/${this.fullName}.git`;
  }

  get dispatches(): readonly Dispatch[] {
    return this.repo.dispatches;
  }

  get checkRuns(): readonly CheckRun[] {
    return [...this.repo.checkRuns.values()];
  }

  get activity(): readonly Activity[] {
    return this.repo.activity;
  }

  grant(account: Account, role: Role): void {
    this.repo.roles.set(account.id, role);
  }

  /** The commit that a branch or ref names. */
  head(name = 'main'): string {
    const sha = this.repo.store.commitId(name);
    if (sha === null) throw new Error(`${this.fullName} has no ${name}.`);
    return sha;
  }

  refs(prefix = 'refs/heads/'): Map<string, string> {
    return this.repo.store.refs(prefix);
  }

  read(ref: string, path: string): Buffer {
    const entry = this.repo.store.entry(this.head(ref), path);
    if (entry?.type !== 'blob') throw new Error(`${this.fullName} has no file ${path} at ${ref}.`);
    return this.repo.store.blob(entry.sha);
  }

  commitOf(ref: string): CommitObject {
    return this.repo.store.commit(this.head(ref));
  }

  /** Makes a commit and pushes it to a branch; resolves to its id. */
  commit(given: NewCommit): string {
    const branch = given.branch ?? 'main';
    const { store } = this.repo;
    const tip = store.ref(`refs/heads/${branch}`);
    const parent = given.parent ?? tip ?? store.ref('refs/heads/main');
    const trailers = (given.coAuthors ?? []).map(({ name, email }) => `Co-authored-by: ${name} <${email}>\n`).join('');
    const sha = store.writeCommit({
      tree: store.writeFiles(parent, given.files),
      parents: parent === null ? [] : [parent],
      author: this.#person(given.author),
      committer: this.#person(given.committer ?? given.author),
      message: `${given.message ?? 'A change'}\n${trailers === '' ? '' : `\n${trailers}`}`,
    });
    this.forcePush(branch, sha, given.pusher ?? ('id' in given.author ? given.author : this.repo.owner));
    return sha;
  }

  /** Points a branch at a commit, whatever it pointed at; makes it if need be. */
  forcePush(branch: string, sha: string, pusher: Account): void {
    const ref = `refs/heads/${branch}`;
    const before = this.repo.store.ref(ref) ?? ZERO;
    if (!this.repo.store.updateRef(ref, sha, before)) throw new Error(`Cannot point ${ref} at ${sha}.`);
    afterRefChange(this.#state, this.repo, { ref, before, after: sha }, pusher);
  }

  deleteBranch(branch: string, actor: Account): void {
    const ref = `refs/heads/${branch}`;
    const before = this.head(ref);
    this.repo.store.deleteRef(ref, before);
    afterRefChange(this.#state, this.repo, { ref, before, after: ZERO }, actor);
  }

  /** A workflow run on the default branch, in progress; the test ends it by setting its status. */
  startRun(given: { readonly workflow: string; readonly actor: Account; readonly event?: string }): Run {
    return startRun(this.#state, this.repo, { event: 'workflow_dispatch', ...given });
  }

  openPullRequest(given: {
    readonly author: Account;
    readonly branch: string;
    /** Where the branch lies: this repository unless told otherwise. */
    readonly from?: Repository;
    readonly base?: string;
    readonly title?: string;
    readonly body?: string;
    readonly draft?: boolean;
  }): PullRequest {
    const pull = openPull(this.#state, {
      base: this.repo,
      baseBranch: given.base ?? 'main',
      head: given.from?.repo ?? this.repo,
      headBranch: given.branch,
      author: given.author,
      title: given.title ?? 'A pull request',
      body: given.body ?? null,
      draft: given.draft ?? false,
    });
    return new PullRequest(this.#state, pull);
  }

  #person(who: Account | { readonly name: string; readonly email: string }): Person {
    return { name: who.name, email: who.email, date: this.#state.now() };
  }
}
