/** Pull requests: one, many, new, changed; their files and commits. */
import { closePull, openPull, recordPull } from './effects.ts';
import { atLeast } from './accounts.ts';
import {
  invalid,
  notFound,
  optionalText,
  pullOf,
  Refusal,
  seenRepo,
  textField,
  writableRepo,
  type Call,
  type Route,
} from './http.ts';
import type { Pull, Repo } from './model.ts';
import { renderChange, renderCommit } from './render-git.ts';
import { baseSha, renderFullPull, renderPull } from './render-pulls.ts';

/** GitHub lists no more commits of a pull request than these, and no more files than those. */
const MOST_COMMITS = 250;
const MOST_FILES = 3000;

const found = (call: Call): Pull => pullOf(seenRepo(call, 'pull_requests'), call.params['pull_number']);

function headOf(call: Call, base: Repo, head: string): { repo: Repo; branch: string } {
  const colon = head.indexOf(':');
  if (colon < 0) return { repo: base, branch: head };
  const owner = head.slice(0, colon).toLowerCase();
  const repo = [...call.state.repos.values()].find(
    (one) => !one.deleted && one.owner.login.toLowerCase() === owner && (one === base || one.parent === base),
  );
  if (repo === undefined) throw invalid('PullRequest', 'head', 'invalid');
  return { repo, branch: head.slice(colon + 1) };
}

export const PULL_ROUTES: readonly Route[] = [
  {
    operation: 'GET /repos/{owner}/{repo}/pulls',
    handle: (call) => {
      const repo = seenRepo(call, 'pull_requests');
      const state = call.query.get('state') ?? 'open';
      const head = call.query.get('head');
      const base = call.query.get('base');
      const list = [...repo.pulls.values()]
        .filter((pull) => state === 'all' || pull.state === state)
        .filter((pull) => head === null || head === `${pull.head.owner.login}:${pull.headBranch}`)
        .filter((pull) => base === null || base === pull.baseBranch)
        .toReversed();
      return { status: 200, list: list.map((pull) => renderPull(call.state.base, pull)) };
    },
  },
  {
    operation: 'POST /repos/{owner}/{repo}/pulls',
    handle: (call) => {
      const { repo: base, actor } = writableRepo(call, ['pull_requests'], 'read');
      const head = headOf(call, base, textField(call.body, 'PullRequest', 'head'));
      const baseBranch = textField(call.body, 'PullRequest', 'base');
      const headSha = head.repo.store.ref(`refs/heads/${head.branch}`);
      const target = base.store.ref(`refs/heads/${baseBranch}`);
      if (headSha === null) throw invalid('PullRequest', 'head', 'invalid');
      if (target === null) throw invalid('PullRequest', 'base', 'invalid');
      const twin = [...base.pulls.values()].some(
        (pull) =>
          pull.state === 'open' &&
          pull.head === head.repo &&
          pull.headBranch === head.branch &&
          pull.baseBranch === baseBranch,
      );
      const label = `${head.repo.owner.login}:${head.branch}`;
      if (twin) throw invalid('PullRequest', 'head', 'custom', `A pull request already exists for ${label}.`);
      base.store.fetchFrom(head.repo.store, headSha);
      if (base.store.between(target, headSha).length === 0) {
        throw invalid('PullRequest', 'head', 'custom', `No commits between ${baseBranch} and ${label}`);
      }
      const pull = openPull(call.state, {
        base,
        baseBranch,
        head: head.repo,
        headBranch: head.branch,
        author: actor,
        title: textField(call.body, 'PullRequest', 'title'),
        body: optionalText(call.body, 'PullRequest', 'body'),
        draft: call.body['draft'] === true,
      });
      return { status: 201, body: renderFullPull(call.state.base, pull) };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/pulls/{pull_number}',
    handle: (call) => ({ status: 200, body: renderFullPull(call.state.base, found(call)) }),
  },
  {
    operation: 'PATCH /repos/{owner}/{repo}/pulls/{pull_number}',
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['pull_requests'], 'read');
      const pull = pullOf(repo, call.params['pull_number']);
      const own = actor.id === pull.author.id;
      if (actor.app === null && !own && !atLeast(call.state.role(repo, actor), 'write')) {
        throw new Refusal(403, 'Must have more rights to Repository.');
      }
      pull.title = optionalText(call.body, 'PullRequest', 'title') ?? pull.title;
      if (call.body['body'] !== undefined) pull.body = optionalText(call.body, 'PullRequest', 'body');
      pull.updatedAt = call.state.now();
      if (call.body['state'] === 'closed' && pull.state === 'open') closePull(call.state, pull, actor);
      else recordPull(call.state, pull, 'edited', actor);
      return { status: 200, body: renderFullPull(call.state.base, pull) };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
    handle: (call) => {
      const pull = found(call);
      const { store } = pull.base;
      const from = store.mergeBase(baseSha(pull), pull.headSha);
      if (from === null) throw notFound();
      const list = store.changes(from, pull.headSha).slice(0, MOST_FILES);
      return {
        status: 200,
        list: list.map((change) => renderChange(call.state.base, pull.base, pull.headSha, change)),
      };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
    handle: (call) => {
      const pull = found(call);
      const { store } = pull.base;
      const list = store.between(baseSha(pull), pull.headSha).slice(0, MOST_COMMITS);
      return {
        status: 200,
        list: list.map((sha) =>
          renderCommit(call.state.base, pull.base, store.commit(sha), (email) => call.state.ascribe(email)),
        ),
      };
    },
  },
];
