/** Blobs, trees, commits and refs. Creating a ref, and moving one without force, are the compare-and-swaps that locks are made of. */
import type { Account } from './accounts.ts';
import { afterRefChange, SIGNATURE } from './effects.ts';
import { WEB_FLOW } from './accounts.ts';
import { ZERO, type Person } from './git-store.ts';
import { invalid, notFound, Refusal, seenRepo, textField, writableRepo, type Call, type Route } from './http.ts';
import type { Repo } from './model.ts';
import { renderGitCommit, renderRef, renderTreeEntry, wrapBase64 } from './render-git.ts';
import { nodeId, type Json } from './render-basics.ts';

const GIT = '/repos/{owner}/{repo}/git';
/** GitHub cuts a recursive listing here and says so. */
const MOST_ENTRIES = 100_000;

function object(repo: Repo, sha: string, type: string): string {
  if (!/^[0-9a-f]{40}$/u.test(sha) || repo.store.type(sha) !== type) throw notFound();
  return sha;
}

function refAnswer(call: Call, repo: Repo, name: string, status = 200): { status: number; body: Json } {
  const sha = repo.store.ref(name);
  if (sha === null) throw notFound();
  return { status, body: renderRef(call.state.base, repo, name, sha, repo.store.type(sha) ?? 'commit') };
}

function personOf(value: unknown, fallback: Person): Person {
  if (typeof value !== 'object' || value === null) return fallback;
  const { name, email, date } = value as Record<string, unknown>;
  if (typeof name !== 'string' || typeof email !== 'string') throw invalid('Commit', 'author', 'invalid');
  return { name, email, date: typeof date === 'string' ? date : fallback.date };
}

function createCommit(call: Call, repo: Repo, actor: Account): string {
  const tree = object(repo, textField(call.body, 'Commit', 'tree'), 'tree');
  const parents = call.body['parents'] ?? [];
  if (!Array.isArray(parents) || !parents.every((sha): sha is string => typeof sha === 'string')) {
    throw invalid('Commit', 'parents', 'invalid');
  }
  for (const parent of parents) object(repo, parent, 'commit');
  const own = call.state.person(actor);
  const custom = call.body['author'] !== undefined || call.body['committer'] !== undefined;
  // GitHub signs what an App commits in its own name.
  const signed = actor.app !== null && !custom;
  const author = personOf(call.body['author'], own);
  return repo.store.writeCommit({
    tree,
    parents,
    author,
    committer: signed ? { ...call.state.person(WEB_FLOW), date: own.date } : personOf(call.body['committer'], author),
    message: textField(call.body, 'Commit', 'message'),
    ...(signed ? { signature: SIGNATURE } : {}),
  });
}

interface NewEntry {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

function newEntry(repo: Repo, value: unknown): NewEntry {
  if (typeof value !== 'object' || value === null) throw invalid('Tree', 'tree', 'invalid');
  const { path, mode, sha, content } = value as Record<string, unknown>;
  if (typeof path !== 'string' || path === '' || path.startsWith('/')) {
    throw new Refusal(422, 'tree.path contains a malformed path component');
  }
  if (typeof mode !== 'string' || !/^(?:100644|100755|040000|160000|120000)$/u.test(mode)) {
    throw new Refusal(422, 'Must supply a valid tree.mode');
  }
  if (typeof content === 'string') return { path, mode, sha: repo.store.writeBlob(content) };
  if (sha === null) return { path, mode, sha: null };
  if (typeof sha !== 'string' || (mode !== '160000' && repo.store.type(sha) === null)) {
    throw new Refusal(422, 'tree.sha is not valid');
  }
  return { path, mode, sha };
}

const missingRef = (): Refusal => new Refusal(422, 'Reference does not exist');

export const GIT_ROUTES: readonly Route[] = [
  {
    operation: `GET ${GIT}/blobs/{file_sha}`,
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const sha = object(repo, call.params['file_sha'] ?? '', 'blob');
      const content = repo.store.blob(sha);
      if (call.accept.includes('application/vnd.github.raw')) return { status: 200, raw: content };
      return {
        status: 200,
        body: {
          sha,
          node_id: nodeId('Blob', sha),
          size: content.length,
          url: `${call.state.base}/repos/${repo.fullName}/git/blobs/${sha}`,
          content: wrapBase64(content),
          encoding: 'base64',
        },
      };
    },
  },
  {
    operation: `POST ${GIT}/blobs`,
    handle: (call) => {
      const { repo } = writableRepo(call, ['contents'], 'write');
      const content = call.body['content'];
      if (typeof content !== 'string') throw invalid('Blob', 'content', 'missing_field');
      const base64 = call.body['encoding'] === 'base64';
      const sha = repo.store.writeBlob(base64 ? Buffer.from(content, 'base64') : content);
      return { status: 201, body: { url: `${call.state.base}/repos/${repo.fullName}/git/blobs/${sha}`, sha } };
    },
  },
  {
    operation: `GET ${GIT}/trees/{tree_sha}`,
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const sha = repo.store.ref(`${call.params['tree_sha'] ?? ''}^{tree}`);
      if (sha === null) throw notFound();
      const entries = repo.store.tree(sha, call.query.has('recursive'));
      return {
        status: 200,
        body: {
          sha,
          url: `${call.state.base}/repos/${repo.fullName}/git/trees/${sha}`,
          tree: entries.slice(0, MOST_ENTRIES).map((entry) => renderTreeEntry(call.state.base, repo, entry)),
          truncated: entries.length > MOST_ENTRIES,
        },
      };
    },
  },
  {
    operation: `POST ${GIT}/trees`,
    handle: (call) => {
      const { repo } = writableRepo(call, ['contents'], 'write');
      const given = call.body['tree'];
      if (!Array.isArray(given)) throw invalid('Tree', 'tree', 'missing_field');
      const base = call.body['base_tree'];
      const from = typeof base === 'string' ? repo.store.ref(`${base}^{tree}`) : null;
      if (typeof base === 'string' && from === null) throw notFound();
      const sha = repo.store.changeTree(
        from,
        given.map((entry: unknown) => newEntry(repo, entry)),
      );
      const entries = repo.store.tree(sha, false);
      return {
        status: 201,
        body: {
          sha,
          url: `${call.state.base}/repos/${repo.fullName}/git/trees/${sha}`,
          tree: entries.map((entry) => renderTreeEntry(call.state.base, repo, entry)),
          truncated: false,
        },
      };
    },
  },
  {
    operation: `GET ${GIT}/commits/{commit_sha}`,
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const sha = object(repo, call.params['commit_sha'] ?? '', 'commit');
      return { status: 200, body: renderGitCommit(call.state.base, repo, repo.store.commit(sha)) };
    },
  },
  {
    operation: `POST ${GIT}/commits`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['contents'], 'write');
      const sha = createCommit(call, repo, actor);
      return { status: 201, body: renderGitCommit(call.state.base, repo, repo.store.commit(sha)) };
    },
  },
  {
    operation: `GET ${GIT}/ref/{ref}`,
    handle: (call) => refAnswer(call, seenRepo(call, 'contents'), `refs/${call.params['ref'] ?? ''}`),
  },
  {
    operation: `GET ${GIT}/matching-refs/{ref}`,
    handle: (call) => {
      const repo = seenRepo(call, 'contents');
      const prefix = `refs/${call.params['ref'] ?? ''}`;
      const list = [...repo.store.refs()].filter(([name]) => name.startsWith(prefix));
      return {
        status: 200,
        list: list.map(([name, sha]) => renderRef(call.state.base, repo, name, sha, repo.store.type(sha) ?? 'commit')),
      };
    },
  },
  {
    operation: `POST ${GIT}/refs`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['contents'], 'write');
      const ref = textField(call.body, 'Reference', 'ref');
      const sha = textField(call.body, 'Reference', 'sha');
      if (!/^refs\/[^/]+\/./u.test(ref) || ref.startsWith('refs/pull/') || !repo.store.validRef(ref)) {
        throw new Refusal(422, 'Reference name is not valid');
      }
      if (!/^[0-9a-f]{40}$/u.test(sha) || repo.store.type(sha) === null)
        throw new Refusal(422, 'Object does not exist');
      if (!repo.store.updateRef(ref, sha, ZERO)) throw new Refusal(422, 'Reference already exists');
      afterRefChange(call.state, repo, { ref, before: ZERO, after: sha }, actor);
      return refAnswer(call, repo, ref, 201);
    },
  },
  {
    operation: `PATCH ${GIT}/refs/{ref}`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['contents'], 'write');
      const ref = `refs/${call.params['ref'] ?? ''}`;
      const after = textField(call.body, 'Reference', 'sha');
      const before = repo.store.ref(ref);
      if (before === null) throw missingRef();
      if (!/^[0-9a-f]{40}$/u.test(after) || repo.store.type(after) === null) {
        throw new Refusal(422, 'Object does not exist');
      }
      const forced = call.body['force'] === true;
      if (!forced && !repo.store.isAncestor(before, after)) throw new Refusal(422, 'Update is not a fast forward');
      repo.store.updateRef(ref, after, before);
      afterRefChange(call.state, repo, { ref, before, after }, actor);
      return refAnswer(call, repo, ref);
    },
  },
  {
    operation: `DELETE ${GIT}/refs/{ref}`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['contents'], 'write');
      const ref = `refs/${call.params['ref'] ?? ''}`;
      const before = repo.store.ref(ref);
      if (before === null) throw missingRef();
      repo.store.deleteRef(ref, before);
      afterRefChange(call.state, repo, { ref, before, after: ZERO }, actor);
      return { status: 204 };
    },
  },
];
