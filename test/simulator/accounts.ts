/** Who acts on the simulated GitHub, in which role, and with which token. */

export type AccountType = 'User' | 'Bot';

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: AccountType;
  readonly name: string;
  /** The address by which commits are ascribed to the account. */
  readonly email: string;
  /** Id and slug of the GitHub App behind a bot. */
  readonly app: { readonly id: number; readonly slug: string } | null;
}

/** From nothing to everything; `none` still reads what is public. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export type Scope = 'contents' | 'pull_requests' | 'issues' | 'checks' | 'actions';
export type Level = 'read' | 'write';
export type Permissions = Readonly<Partial<Record<Scope, Level>>>;

/** What a fine-grained token of a person holds unless a test says otherwise. */
export const EVERYTHING: Permissions = {
  contents: 'write',
  pull_requests: 'write',
  issues: 'write',
  checks: 'write',
  actions: 'write',
};

export interface Token {
  readonly secret: string;
  readonly account: Account;
  readonly permissions: Permissions;
  /** Full names of the repositories that the token reaches; null: all that its account reaches. Public ones are readable anyway. */
  readonly repositories: readonly string[] | null;
  revoked: boolean;
}

export function atLeast(role: Role, wanted: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(wanted);
}

/** The four-valued permission that REST reports beside `role_name`. */
export function legacyPermission(role: Role): 'none' | 'read' | 'write' | 'admin' {
  if (role === 'maintain') return 'write';
  if (role === 'triage') return 'read';
  return role;
}

/** `GITHUB_TOKEN` acts as this account on github.com, in every repository. */
export const ACTIONS_BOT: Account = {
  id: 41898282,
  login: 'github-actions[bot]',
  type: 'Bot',
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
  app: { id: 15368, slug: 'github-actions' },
};

/** Committer of everything that GitHub itself commits and signs. */
export const WEB_FLOW: Account = {
  id: 19864447,
  login: 'web-flow',
  type: 'User',
  name: 'GitHub',
  email: 'noreply@github.com',
  app: null,
};
