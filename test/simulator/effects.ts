/**
 * What follows from a ref that moved or a label that was set: pull requests follow their branch, a test merge is made, an activity
 * is recorded and an event is written. The same whether the cause was a push, a REST call, GraphQL or a test.
 */
import { WEB_FLOW, type Account } from './accounts.ts';
import { ZERO } from './git-store.ts';
import type { Activity, ActivityType, Label, Pull, Repo } from './model.ts';
import { renderLabel, renderRepo, renderUser, type Json } from './render-basics.ts';
import { baseSha, renderFullPull } from './render-pulls.ts';
import type { State } from './state.ts';

/** Marks a commit as signed by GitHub; no other key signs here. */
export const SIGNATURE =
  '-----BEGIN PGP SIGNATURE-----\n\nc2ltdWxhdGVkIHNpZ25hdHVyZSBvZiB3ZWItZmxvdw==\n-----END PGP SIGNATURE-----';

export interface RefChange {
  readonly ref: string;
  readonly before: string;
  readonly after: string;
}

export function afterRefChange(
  state: State,
  repo: Repo,
  change: RefChange,
  actor: Account,
  type: ActivityType = activityType(repo, change),
): void {
  const branch = /^refs\/heads\/(.+)$/u.exec(change.ref)?.[1];
  if (branch === undefined || change.before === change.after) return;
  const activity: Activity = { id: state.id(), ...change, timestamp: state.now(), type, actor };
  repo.activity.push(activity);
  repo.pushedAt = activity.timestamp;
  state.record('push', {
    ref: change.ref,
    before: change.before,
    after: change.after,
    created: change.before === ZERO,
    deleted: change.after === ZERO,
    forced: type === 'force_push',
    repository: renderRepo(state.base, repo),
    sender: renderUser(state.base, actor),
  });
  for (const other of state.repos.values()) {
    for (const pull of other.pulls.values()) {
      if (pull.state !== 'open') continue;
      if (pull.head === repo && pull.headBranch === branch) followHead(state, pull, change, actor);
      else if (pull.base === repo && pull.baseBranch === branch) makeTestMerge(state, pull);
    }
  }
}

function activityType(repo: Repo, { before, after }: RefChange): ActivityType {
  if (before === ZERO) return 'branch_creation';
  if (after === ZERO) return 'branch_deletion';
  return repo.store.isAncestor(before, after) ? 'push' : 'force_push';
}

function followHead(state: State, pull: Pull, change: RefChange, actor: Account): void {
  if (change.after === ZERO) {
    closePull(state, pull, actor);
    return;
  }
  pull.headSha = change.after;
  pull.updatedAt = state.now();
  publishHead(state, pull);
  recordPull(state, pull, 'synchronize', actor, { before: change.before, after: change.after });
}

/** `refs/pull/N/head` and `refs/pull/N/merge` of the base repository. */
export function publishHead(state: State, pull: Pull): void {
  const { store } = pull.base;
  store.fetchFrom(pull.head.store, pull.headSha);
  store.text('update-ref', `refs/pull/${pull.number}/head`, pull.headSha);
  makeTestMerge(state, pull);
}

function makeTestMerge(state: State, pull: Pull): void {
  const { store } = pull.base;
  const base = baseSha(pull);
  const tree = store.mergeTree(base, pull.headSha);
  if (tree === null) {
    pull.mergeSha = null;
    return;
  }
  pull.mergeSha = store.writeCommit({
    tree,
    parents: [base, pull.headSha],
    author: state.person(pull.author),
    committer: state.person(WEB_FLOW),
    message: `Merge ${pull.headSha} into ${base}`,
    signature: SIGNATURE,
  });
  store.text('update-ref', `refs/pull/${pull.number}/merge`, pull.mergeSha);
}

export function closePull(state: State, pull: Pull, actor: Account): void {
  pull.state = 'closed';
  pull.closedAt = state.now();
  pull.updatedAt = pull.closedAt;
  recordPull(state, pull, 'closed', actor);
}

/** Merges with a merge commit, as the button does. */
export function mergePull(state: State, pull: Pull, actor: Account): string {
  const { store } = pull.base;
  const before = baseSha(pull);
  const tree = store.mergeTree(before, pull.headSha);
  if (tree === null || pull.state !== 'open') throw new Error(`Pull request ${pull.number} cannot be merged.`);
  const after = store.writeCommit({
    tree,
    parents: [before, pull.headSha],
    author: state.person(actor),
    committer: state.person(WEB_FLOW),
    message: `Merge pull request #${pull.number} from ${pull.head.owner.login}/${pull.headBranch}\n\n${pull.title}\n`,
    signature: SIGNATURE,
  });
  pull.mergedAt = state.now();
  pull.mergedBy = actor;
  pull.mergeSha = after;
  closePull(state, pull, actor);
  const ref = `refs/heads/${pull.baseBranch}`;
  store.updateRef(ref, after, before);
  afterRefChange(state, pull.base, { ref, before, after }, actor, 'pr_merge');
  return after;
}

/** Adds labels that are not there yet; each one is an event of its own. */
export function addLabels(state: State, pull: Pull, names: readonly string[], actor: Account): void {
  for (const name of names) {
    const key = name.toLowerCase();
    if (pull.labels.has(key)) continue;
    const label: Label = pull.base.labels.get(key) ?? { id: state.id(), name };
    pull.base.labels.set(key, label);
    pull.labels.set(key, label);
    noteLabel(state, pull, 'labeled', label, actor);
    recordPull(state, pull, 'labeled', actor, { label: renderLabel(state.base, pull.base, label) });
  }
}

function noteLabel(state: State, pull: Pull, event: 'labeled' | 'unlabeled', label: Label, actor: Account): void {
  pull.updatedAt = state.now();
  pull.labelEvents.push({ id: state.id(), event, label, actor, createdAt: pull.updatedAt });
}

/** False when there was no such label. */
export function removeLabel(state: State, pull: Pull, name: string, actor: Account): boolean {
  const label = pull.labels.get(name.toLowerCase());
  if (label === undefined) return false;
  pull.labels.delete(name.toLowerCase());
  noteLabel(state, pull, 'unlabeled', label, actor);
  recordPull(state, pull, 'unlabeled', actor, { label: renderLabel(state.base, pull.base, label) });
  return true;
}

export function recordPull(state: State, pull: Pull, action: string, actor: Account, more: Json = {}): void {
  state.record('pull_request', {
    action,
    number: pull.number,
    pull_request: renderFullPull(state.base, pull),
    repository: renderRepo(state.base, pull.base),
    sender: renderUser(state.base, actor),
    ...more,
  });
}

export function openPull(
  state: State,
  given: {
    readonly base: Repo;
    readonly baseBranch: string;
    readonly head: Repo;
    readonly headBranch: string;
    readonly author: Account;
    readonly title: string;
    readonly body: string | null;
    readonly draft: boolean;
  },
): Pull {
  const { base, head } = given;
  const headSha = head.store.ref(`refs/heads/${given.headBranch}`);
  if (headSha === null) throw new Error(`${head.fullName} has no branch ${given.headBranch}.`);
  const createdAt = state.now();
  const pull: Pull = {
    ...given,
    id: state.id(),
    number: base.nextNumber,
    createdAt,
    updatedAt: createdAt,
    state: 'open',
    closedAt: null,
    mergedAt: null,
    mergedBy: null,
    headSha,
    mergeSha: null,
    labels: new Map(),
    reviews: [],
    labelEvents: [],
  };
  base.nextNumber += 1;
  base.pulls.set(pull.number, pull);
  publishHead(state, pull);
  recordPull(state, pull, 'opened', given.author);
  return pull;
}
