/** Accounts, repositories, labels and Apps in the shapes that GitHub's REST API answers with. */
import { atLeast, legacyPermission, type Account, type Role } from './accounts.ts';
import type { Label, Repo } from './model.ts';

export type Json = Record<string, unknown>;

/** Opaque on GitHub, and here. */
export function nodeId(kind: string, id: number | string): string {
  return Buffer.from(`${kind}:${String(id)}`).toString('base64url');
}

export function renderUser(base: string, user: Account): Json {
  const url = `${base}/users/${encodeURIComponent(user.login)}`;
  return {
    login: user.login,
    id: user.id,
    node_id: nodeId(user.type, user.id),
    avatar_url: `${base}/avatars/${user.id}`,
    gravatar_id: '',
    url,
    html_url: `${base}/${encodeURIComponent(user.login)}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: user.type,
    user_view_type: 'public',
    site_admin: false,
  };
}

export function renderPublicUser(base: string, user: Account): Json {
  return {
    ...renderUser(base, user),
    name: user.name,
    company: null,
    blog: '',
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
  };
}

/** An account in a repository, as the permission endpoint answers. */
export function renderPermission(base: string, user: Account, role: Role): Json {
  return {
    permission: legacyPermission(role),
    role_name: role,
    user: { ...renderUser(base, user), permissions: renderRights(role), role_name: role },
  };
}

function renderRights(role: Role): Json {
  return {
    admin: atLeast(role, 'admin'),
    maintain: atLeast(role, 'maintain'),
    push: atLeast(role, 'write'),
    triage: atLeast(role, 'triage'),
    pull: atLeast(role, 'read'),
  };
}

export function renderApp(base: string, account: Account): Json | null {
  if (account.app === null) return null;
  const { id, slug } = account.app;
  return {
    id,
    slug,
    node_id: nodeId('App', id),
    client_id: `Iv1.${String(id).padStart(16, '0')}`,
    owner: renderUser(base, account),
    name: slug,
    description: '',
    external_url: base,
    html_url: `${base}/apps/${slug}`,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
    permissions: { metadata: 'read' },
    events: [],
  };
}

export function renderLabel(base: string, repo: Repo, label: Label): Json {
  return {
    id: label.id,
    node_id: nodeId('Label', label.id),
    url: `${base}/repos/${repo.fullName}/labels/${encodeURIComponent(label.name)}`,
    name: label.name,
    description: '',
    color: 'ededed',
    default: false,
  };
}

const TEMPLATES: Readonly<Record<string, string>> = {
  archive_url: '/{archive_format}{/ref}',
  assignees_url: '/assignees{/user}',
  blobs_url: '/git/blobs{/sha}',
  branches_url: '/branches{/branch}',
  collaborators_url: '/collaborators{/collaborator}',
  comments_url: '/comments{/number}',
  commits_url: '/commits{/sha}',
  compare_url: '/compare/{base}...{head}',
  contents_url: '/contents/{+path}',
  contributors_url: '/contributors',
  deployments_url: '/deployments',
  downloads_url: '/downloads',
  events_url: '/events',
  forks_url: '/forks',
  git_commits_url: '/git/commits{/sha}',
  git_refs_url: '/git/refs{/sha}',
  git_tags_url: '/git/tags{/sha}',
  hooks_url: '/hooks',
  issue_comment_url: '/issues/comments{/number}',
  issue_events_url: '/issues/events{/number}',
  issues_url: '/issues{/number}',
  keys_url: '/keys{/key_id}',
  labels_url: '/labels{/name}',
  languages_url: '/languages',
  merges_url: '/merges',
  milestones_url: '/milestones{/number}',
  notifications_url: '/notifications{?since,all,participating}',
  pulls_url: '/pulls{/number}',
  releases_url: '/releases{/id}',
  stargazers_url: '/stargazers',
  statuses_url: '/statuses/{sha}',
  subscribers_url: '/subscribers',
  subscription_url: '/subscription',
  tags_url: '/tags',
  teams_url: '/teams',
  trees_url: '/git/trees{/sha}',
};

/** The shape inside pull requests and events. */
export function renderRepo(base: string, repo: Repo): Json {
  const url = `${base}/repos/${repo.fullName}`;
  const open = [...repo.pulls.values()].filter((pull) => pull.state === 'open').length;
  return {
    id: repo.id,
    node_id: nodeId('Repository', repo.id),
    name: repo.name,
    full_name: repo.fullName,
    private: repo.private,
    visibility: repo.private ? 'private' : 'public',
    owner: renderUser(base, repo.owner),
    html_url: `${base}/${repo.fullName}`,
    description: null,
    fork: repo.parent !== null,
    url,
    ...Object.fromEntries(Object.entries(TEMPLATES).map(([name, path]) => [name, `${url}${path}`])),
    git_url: `git://127.0.0.1/${repo.fullName}.git`,
    ssh_url: `git@127.0.0.1:${repo.fullName}.git`,
    clone_url: `${base}/${repo.fullName}.git`,
    svn_url: `${base}/${repo.fullName}`,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    default_branch: 'main',
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    open_issues: open,
    open_issues_count: open,
    size: 0,
    archived: false,
    disabled: false,
    has_downloads: true,
    has_issues: true,
    has_projects: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    created_at: repo.createdAt,
    updated_at: repo.pushedAt,
    pushed_at: repo.pushedAt,
  };
}

export function renderFullRepo(base: string, repo: Repo): Json {
  return {
    ...renderRepo(base, repo),
    network_count: 0,
    subscribers_count: 0,
    ...(repo.parent === null ? {} : { parent: renderRepo(base, repo.parent), source: renderRepo(base, repo.parent) }),
  };
}
