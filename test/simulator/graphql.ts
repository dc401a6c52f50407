/** GraphQL: the commits of a pull request with everybody behind them, and `createCommitOnBranch`, which compares and swaps. */
import { WEB_FLOW, type Token } from './accounts.ts';
import { createCommitOnBranch } from './graphql-commit.ts';
import { GraphqlSyntaxError, parseGraphql, type Selection } from './graphql-parse.ts';
import type { CommitObject, Person } from './git-store.ts';
import type { Pull, Repo } from './model.ts';
import { nodeId, type Json } from './render-basics.ts';
import { baseSha } from './render-pulls.ts';
import type { State } from './state.ts';

/** A GraphQL object: its type's name, and fields that may take arguments. */
export interface Node {
  readonly __typename: string;
  readonly [field: string]: unknown;
}

type Arguments = Readonly<Record<string, unknown>>;

export class GraphqlError extends Error {
  readonly type: string | null;
  readonly path: readonly string[];

  constructor(type: string | null, message: string, path: readonly string[] = []) {
    super(message);
    this.type = type;
    this.path = path;
  }
}

export function answerGraphql(state: State, token: Token | null, body: Json): Json {
  // GraphQL knows no anonymous callers.
  if (token === null) return { message: 'This endpoint requires you to be authenticated.' };
  const { query, variables } = body;
  try {
    if (typeof query !== 'string')
      throw new GraphqlSyntaxError('A query attribute must be specified and must be a string.');
    const operation = parseGraphql(query, (variables ?? {}) as Arguments);
    const root = operation.type === 'query' ? queryRoot(state, token) : mutationRoot(state, token);
    return { data: project(operation.selections, root, []) };
  } catch (error) {
    if (error instanceof GraphqlSyntaxError) return { errors: [{ message: error.message }] };
    if (!(error instanceof GraphqlError)) throw error;
    const { type, path, message } = error;
    const first = path[0];
    return {
      data: first === undefined ? null : { [first]: null },
      errors: [{ ...(type === null ? {} : { type }), path, locations: [{ line: 1, column: 1 }], message }],
    };
  }
}

/** What was selected of a node; a field that its type does not have is refused, as GitHub refuses it. */
function project(selections: readonly Selection[], node: Node, path: readonly string[]): Json {
  const out: Json = {};
  for (const selection of selections) {
    if (selection.kind === 'fragment') {
      if (selection.type === node.__typename) Object.assign(out, project(selection.selections, node, path));
      continue;
    }
    const { name, alias, args } = selection;
    if (!Object.hasOwn(node, name)) {
      throw new GraphqlError('undefinedField', `Field '${name}' doesn't exist on type '${node.__typename}'`, []);
    }
    const here = [...path, alias];
    const field = node[name];
    const value: unknown =
      typeof field === 'function'
        ? (field as (args: Arguments, path: readonly string[]) => unknown)(args, here)
        : field;
    out[alias] = shape(value, selection.selections, here, name);
  }
  return out;
}

function shape(value: unknown, selections: readonly Selection[], path: readonly string[], name: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => shape(item, selections, [...path, String(index)], name));
  const isNode = typeof value === 'object' && value !== null;
  if (isNode && selections.length === 0) throw new GraphqlError(null, `Field must have selections (field '${name}')`);
  if (!isNode && value !== null && selections.length > 0) {
    throw new GraphqlError(null, `Selections can't be made on scalars (field '${name}')`);
  }
  return isNode ? project(selections, value as Node, path) : value;
}

function queryRoot(state: State, token: Token): Node {
  return {
    __typename: 'Query',
    repository: ({ owner, name }: Arguments, path: readonly string[]) => {
      const repo = state.repo(`${String(owner)}/${String(name)}`);
      if (repo === null || !state.sees(repo, token)) {
        throw new GraphqlError(
          'NOT_FOUND',
          `Could not resolve to a Repository with the name '${String(owner)}/${String(name)}'.`,
          path,
        );
      }
      return repositoryNode(state, repo, path);
    },
  };
}

function mutationRoot(state: State, token: Token): Node {
  return {
    __typename: 'Mutation',
    createCommitOnBranch: ({ input }: Arguments, path: readonly string[]) =>
      createCommitOnBranch(state, token, input, path),
  };
}

function repositoryNode(state: State, repo: Repo, path: readonly string[]): Node {
  return {
    __typename: 'Repository',
    id: nodeId('Repository', repo.id),
    databaseId: repo.id,
    nameWithOwner: repo.fullName,
    pullRequest: ({ number }: Arguments) => {
      const pull = repo.pulls.get(Number(number));
      if (pull === undefined) {
        const message = `Could not resolve to a PullRequest with the number of ${String(number)}.`;
        throw new GraphqlError('NOT_FOUND', message, [...path, 'pullRequest']);
      }
      return pullNode(state, pull);
    },
  };
}

function pullNode(state: State, pull: Pull): Node {
  return {
    __typename: 'PullRequest',
    id: nodeId('PullRequest', pull.id),
    databaseId: pull.id,
    number: pull.number,
    headRefOid: pull.headSha,
    commits: (args: Arguments) =>
      connection(
        'PullRequestCommit',
        pull.base.store
          .between(baseSha(pull), pull.headSha)
          .slice(0, 250)
          .map((sha) => ({
            __typename: 'PullRequestCommit',
            commit: commitNode(state, pull.base, pull.base.store.commit(sha)),
          })),
        args,
      ),
  };
}

/** A connection's page: the first `first` nodes after the cursor `after`. */
function connection(type: string, all: readonly Node[], { first, after }: Arguments): Node {
  const size = Number(first);
  if (!Number.isInteger(size) || size < 1 || size > 100) {
    throw new GraphqlError(
      'EXCESSIVE_PAGINATION',
      `Requesting ${String(first)} records on a connection exceeds the limit of 100.`,
    );
  }
  const start = typeof after === 'string' ? Number(Buffer.from(after, 'base64').toString('utf8')) : 0;
  const end = Math.min(all.length, start + size);
  return {
    __typename: `${type}Connection`,
    totalCount: all.length,
    nodes: all.slice(start, end),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: end < all.length,
      endCursor: Buffer.from(String(end)).toString('base64'),
    },
  };
}

const TRAILER = /^co-authored-by: (.+) <([^<>]+)>$/gimu;

export function commitNode(state: State, repo: Repo, commit: CommitObject): Node {
  const coAuthors = [...commit.message.matchAll(TRAILER)].map(([, name = '', email = '']) => ({
    name,
    email,
    date: commit.author.date,
  }));
  return {
    __typename: 'Commit',
    id: nodeId('Commit', commit.sha),
    oid: commit.sha,
    url: `${state.base}/${repo.fullName}/commit/${commit.sha}`,
    message: commit.message,
    author: actorNode(state, commit.author),
    committer: actorNode(state, commit.committer),
    authors: (args: Arguments) =>
      connection(
        'GitActor',
        [commit.author, ...coAuthors].map((person) => actorNode(state, person)),
        args,
      ),
    committedViaWeb: commit.committer.email === WEB_FLOW.email && commit.signature !== null,
    signature:
      commit.signature === null
        ? null
        : { __typename: 'GpgSignature', isValid: true, wasSignedByGitHub: true, state: 'VALID' },
  };
}

function actorNode(state: State, person: Person): Node {
  const account = state.ascribe(person.email);
  return {
    __typename: 'GitActor',
    name: person.name,
    email: person.email,
    date: person.date,
    user:
      account?.type === 'User'
        ? { __typename: 'User', id: nodeId('User', account.id), databaseId: account.id, login: account.login }
        : null,
  };
}
