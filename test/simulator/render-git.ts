/** Git objects, comparisons and files: in the shapes that GitHub's REST API answers with. */
import type { Account } from './accounts.ts';
import type { FileChange } from './git-diff.ts';
import type { CommitObject, TreeEntry } from './git-store.ts';
import type { Repo } from './model.ts';
import { nodeId, renderUser, type Json } from './render-basics.ts';

/** Finds the account that an e-mail address belongs to. */
export type Ascribe = (email: string) => Account | null;

function verification(commit: CommitObject): Json {
  // Only GitHub's own key signs here, so a signature is a good one.
  const verified = commit.signature !== null;
  return {
    verified,
    reason: verified ? 'valid' : 'unsigned',
    signature: commit.signature,
    payload: verified ? commit.payload : null,
    verified_at: verified ? commit.committer.date : null,
  };
}

export function renderGitCommit(base: string, repo: Repo, commit: CommitObject): Json {
  const url = `${base}/repos/${repo.fullName}/git`;
  return {
    sha: commit.sha,
    node_id: nodeId('Commit', commit.sha),
    url: `${url}/commits/${commit.sha}`,
    html_url: `${base}/${repo.fullName}/commit/${commit.sha}`,
    author: { ...commit.author },
    committer: { ...commit.committer },
    message: commit.message,
    tree: { sha: commit.tree, url: `${url}/trees/${commit.tree}` },
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${url}/commits/${sha}`,
      html_url: `${base}/${repo.fullName}/commit/${sha}`,
    })),
    verification: verification(commit),
  };
}

export function renderCommit(base: string, repo: Repo, commit: CommitObject, ascribe: Ascribe): Json {
  const url = `${base}/repos/${repo.fullName}`;
  const who = (email: string): Json | null => {
    const account = ascribe(email);
    return account === null ? null : renderUser(base, account);
  };
  return {
    sha: commit.sha,
    node_id: nodeId('Commit', commit.sha),
    url: `${url}/commits/${commit.sha}`,
    html_url: `${base}/${repo.fullName}/commit/${commit.sha}`,
    comments_url: `${url}/commits/${commit.sha}/comments`,
    commit: {
      url: `${url}/git/commits/${commit.sha}`,
      author: { ...commit.author },
      committer: { ...commit.committer },
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${url}/git/trees/${commit.tree}` },
      verification: verification(commit),
    },
    author: who(commit.author.email),
    committer: who(commit.committer.email),
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${url}/commits/${sha}`,
      html_url: `${base}/${repo.fullName}/commit/${sha}`,
    })),
  };
}

export function renderChange(base: string, repo: Repo, head: string, change: FileChange): Json {
  const path = change.path.split('/').map(encodeURIComponent).join('/');
  return {
    sha: change.sha,
    filename: change.path,
    status: change.status,
    additions: change.additions,
    deletions: change.deletions,
    changes: change.additions + change.deletions,
    blob_url: `${base}/${repo.fullName}/blob/${head}/${path}`,
    raw_url: `${base}/${repo.fullName}/raw/${head}/${path}`,
    contents_url: `${base}/repos/${repo.fullName}/contents/${path}?ref=${head}`,
    ...(change.previous === null ? {} : { previous_filename: change.previous }),
  };
}

export function renderTreeEntry(base: string, repo: Repo, entry: TreeEntry): Json {
  const kind = entry.type === 'tree' ? 'trees' : 'blobs';
  return {
    path: entry.path,
    mode: entry.mode,
    type: entry.type,
    sha: entry.sha,
    ...(entry.size === null ? {} : { size: entry.size }),
    ...(entry.type === 'commit' ? {} : { url: `${base}/repos/${repo.fullName}/git/${kind}/${entry.sha}` }),
  };
}

export function renderRef(base: string, repo: Repo, name: string, sha: string, type: string): Json {
  const url = `${base}/repos/${repo.fullName}/git`;
  return {
    ref: name,
    node_id: nodeId('Ref', `${repo.id}:${name}`),
    url: `${url}/${name}`,
    object: { type, sha, url: `${url}/${type}s/${sha}` },
  };
}

/** A file or an entry of a folder; `content` only for a file that was asked for. */
export function renderContent(base: string, repo: Repo, ref: string, entry: TreeEntry, content: Buffer | null): Json {
  const path = entry.path.split('/').map(encodeURIComponent).join('/');
  const self = `${base}/repos/${repo.fullName}/contents/${path}?ref=${encodeURIComponent(ref)}`;
  const html = `${base}/${repo.fullName}/blob/${encodeURIComponent(ref)}/${path}`;
  const git = `${base}/repos/${repo.fullName}/git/${entry.type === 'tree' ? 'trees' : 'blobs'}/${entry.sha}`;
  return {
    type: entry.type === 'tree' ? 'dir' : 'file',
    name: entry.path.split('/').at(-1) ?? '',
    path: entry.path,
    sha: entry.sha,
    size: entry.size ?? 0,
    url: self,
    html_url: html,
    git_url: git,
    download_url: entry.type === 'tree' ? null : `${base}/${repo.fullName}/raw/${encodeURIComponent(ref)}/${path}`,
    ...(content === null ? {} : { encoding: 'base64', content: `${wrapBase64(content)}\n` }),
    _links: { self, git, html },
  };
}

/** GitHub breaks base64 into lines of 60 characters. */
export function wrapBase64(content: Buffer): string {
  return (content.toString('base64').match(/.{1,60}/gu) ?? []).join('\n');
}
