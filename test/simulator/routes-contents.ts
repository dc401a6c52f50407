/** Files by path, commits by name, and comparisons. */
import { notFound, seenRepo, type Call, type Route } from './http.ts';
import type { Repo } from './model.ts';
import type { Json } from './render-basics.ts';
import { renderChange, renderCommit, renderContent } from './render-git.ts';

const MOST_FILES = 300;

function commitNamed(repo: Repo, name: string): string {
  const sha = repo.store.commitId(name);
  if (sha === null) throw notFound();
  return sha;
}

function render(call: Call, repo: Repo, sha: string): Json {
  return renderCommit(call.state.base, repo, repo.store.commit(sha), (email) => call.state.ascribe(email));
}

function compare(call: Call, repo: Repo): Json {
  const [from = '', to = ''] = (call.params['basehead'] ?? '').split('...');
  const base = commitNamed(repo, from);
  const head = commitNamed(repo, to);
  const fork = repo.store.mergeBase(base, head);
  if (fork === null) throw notFound();
  const ahead = repo.store.between(base, head);
  const behind = repo.store.between(head, base).length;
  const url = `${call.state.base}/repos/${repo.fullName}/compare/${from}...${to}`;
  const html = `${call.state.base}/${repo.fullName}/compare/${from}...${to}`;
  const status = ahead.length === 0 ? (behind === 0 ? 'identical' : 'behind') : behind === 0 ? 'ahead' : 'diverged';
  return {
    url,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: render(call, repo, base),
    merge_base_commit: render(call, repo, fork),
    status,
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    commits: ahead.slice(0, 250).map((sha) => render(call, repo, sha)),
    files: repo.store
      .changes(fork, head)
      .slice(0, MOST_FILES)
      .map((change) => renderChange(call.state.base, repo, head, change)),
  };
}

export const CONTENT_ROUTES: readonly Route[] = [
  {
    operation: 'GET /repos/{owner}/{repo}/contents/{path}',
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const ref = call.query.get('ref') ?? 'main';
      const entry = repo.store.entry(commitNamed(repo, ref), call.params['path'] ?? '');
      if (entry === null || entry.type === 'commit') throw notFound();
      if (entry.type === 'tree') {
        const inside = repo.store.tree(entry.sha, false);
        return {
          status: 200,
          body: inside.map((one) =>
            renderContent(call.state.base, repo, ref, { ...one, path: `${entry.path}/${one.path}` }, null),
          ),
        };
      }
      const content = repo.store.blob(entry.sha);
      if (call.accept.includes('application/vnd.github.raw')) return { status: 200, raw: content };
      return { status: 200, body: renderContent(call.state.base, repo, ref, entry, content) };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/commits',
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const sha = commitNamed(repo, call.query.get('sha') ?? 'main');
      const path = call.query.get('path');
      const out = repo.store.text('rev-list', '--max-count=1000', sha, ...(path === null ? [] : ['--', path]));
      return {
        status: 200,
        list: out
          .split('\n')
          .filter((line) => line !== '')
          .map((one) => render(call, repo, one)),
      };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/commits/{ref}',
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const sha = commitNamed(repo, call.params['ref'] ?? '');
      const parent = repo.store.commit(sha).parents[0];
      const files = parent === undefined ? [] : repo.store.changes(parent, sha);
      const additions = files.reduce((sum, file) => sum + file.additions, 0);
      const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
      return {
        status: 200,
        body: {
          ...render(call, repo, sha),
          stats: { additions, deletions, total: additions + deletions },
          files: files.map((change) => renderChange(call.state.base, repo, sha, change)),
        },
      };
    },
  },
  {
    operation: 'GET /repos/{owner}/{repo}/compare/{basehead}',
    handle: (call) => ({ status: 200, body: compare(call, seenRepo(call, 'contents')) }),
  },
];
