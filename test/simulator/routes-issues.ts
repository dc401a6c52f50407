/** Labels and comments of pull requests, which GitHub serves as those of issues. */
import { atLeast, type Account } from './accounts.ts';
import { addLabels, removeLabel } from './effects.ts';
import { invalid, notFound, pullOf, Refusal, seenRepo, writableRepo, type Call, type Route } from './http.ts';
import type { Comment, Pull, Repo } from './model.ts';
import { renderLabel, type Json } from './render-basics.ts';
import { renderComment, renderLabelEvent } from './render-pulls.ts';

const ISSUE = '/repos/{owner}/{repo}/issues/{issue_number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
const LONGEST_COMMENT = 65_536;

const labelsOf = (call: Call, pull: Pull): Json[] =>
  [...pull.labels.values()].map((label) => renderLabel(call.state.base, pull.base, label));

function commentBody(body: Json): string {
  const text = body['body'];
  if (typeof text !== 'string' || text.trim() === '') throw invalid('IssueComment', 'body', 'missing_field');
  if (text.length > LONGEST_COMMENT) {
    throw invalid('IssueComment', 'body', 'custom', `body is too long (maximum is ${LONGEST_COMMENT} characters)`);
  }
  return text;
}

function commentOf(repo: Repo, id: string | undefined): Comment {
  const comment = repo.comments.get(Number(id));
  if (comment === undefined) throw notFound();
  return comment;
}

function mayEdit(call: Call, repo: Repo, comment: Comment, actor: Account): boolean {
  return comment.author.id === actor.id || actor.app !== null || atLeast(call.state.role(repo, actor), 'write');
}

export const ISSUE_ROUTES: readonly Route[] = [
  {
    operation: `GET ${ISSUE}/labels`,
    handle: (call) => {
      const pull = pullOf(seenRepo(call, 'pull_requests'), call.params['issue_number']);
      return { status: 200, list: labelsOf(call, pull) };
    },
  },
  {
    operation: `POST ${ISSUE}/labels`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['issues', 'pull_requests'], 'triage');
      const pull = pullOf(repo, call.params['issue_number']);
      const names = call.body['labels'];
      if (!Array.isArray(names) || !names.every((name): name is string => typeof name === 'string' && name !== '')) {
        throw invalid('Label', 'labels', 'invalid');
      }
      addLabels(call.state, pull, names, actor);
      return { status: 200, body: labelsOf(call, pull) };
    },
  },
  {
    operation: `DELETE ${ISSUE}/labels/{name}`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['issues', 'pull_requests'], 'triage');
      const pull = pullOf(repo, call.params['issue_number']);
      if (!removeLabel(call.state, pull, call.params['name'] ?? '', actor)) {
        throw new Refusal(404, 'Label does not exist');
      }
      return { status: 200, body: labelsOf(call, pull) };
    },
  },
  {
    // Only those of labels are recorded.
    operation: `GET ${ISSUE}/events`,
    handle: (call) => {
      const pull = pullOf(seenRepo(call, 'pull_requests'), call.params['issue_number']);
      return { status: 200, list: pull.labelEvents.map((event) => renderLabelEvent(call.state.base, pull, event)) };
    },
  },
  {
    operation: `GET ${ISSUE}/comments`,
    handle: (call) => {
      const repo = seenRepo(call, 'pull_requests');
      const { number } = pullOf(repo, call.params['issue_number']);
      const list = [...repo.comments.values()].filter((comment) => comment.issue === number);
      return { status: 200, list: list.map((comment) => renderComment(call.state.base, repo, comment)) };
    },
  },
  {
    operation: `POST ${ISSUE}/comments`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['issues', 'pull_requests'], 'read');
      const { number } = pullOf(repo, call.params['issue_number']);
      const body = commentBody(call.body);
      const createdAt = call.state.now();
      const comment: Comment = {
        id: call.state.id(),
        issue: number,
        author: actor,
        viaApp: actor.app,
        body,
        createdAt,
        updatedAt: createdAt,
      };
      repo.comments.set(comment.id, comment);
      return { status: 201, body: renderComment(call.state.base, repo, comment) };
    },
  },
  {
    operation: `GET ${COMMENT}`,
    handle: (call) => {
      const repo = seenRepo(call, 'pull_requests');
      return {
        status: 200,
        body: renderComment(call.state.base, repo, commentOf(repo, call.params['comment_id'])),
      };
    },
  },
  {
    operation: `PATCH ${COMMENT}`,
    handle: (call) => {
      const { repo, actor } = writableRepo(call, ['issues', 'pull_requests'], 'read');
      const comment = commentOf(repo, call.params['comment_id']);
      if (!mayEdit(call, repo, comment, actor)) throw new Refusal(403, 'Must have more rights to Repository.');
      comment.body = commentBody(call.body);
      comment.updatedAt = call.state.now();
      return { status: 200, body: renderComment(call.state.base, repo, comment) };
    },
  },
];
