/** Pull requests, reviews, comments, check runs, pushes: in the shapes that GitHub's REST API answers with. */
import type { Account } from './accounts.ts';
import type { Activity, Annotation, CheckRun, Comment, LabelEvent, Pull, Repo, Review } from './model.ts';
import { nodeId, renderApp, renderLabel, renderRepo, renderUser, type Json } from './render-basics.ts';

function association(repo: Repo, user: Account | null): string {
  if (user === null) return 'NONE';
  if (user.id === repo.owner.id) return 'OWNER';
  return (repo.roles.get(user.id) ?? 'none') === 'none' ? 'NONE' : 'COLLABORATOR';
}

function side(base: string, repo: Repo, branch: string, sha: string): Json {
  return {
    label: `${repo.owner.login}:${branch}`,
    ref: branch,
    sha,
    user: renderUser(base, repo.owner),
    // A deleted fork leaves null behind.
    repo: repo.deleted ? null : renderRepo(base, repo),
  };
}

/** The shape of lists. */
export function renderPull(base: string, pull: Pull): Json {
  const repo = pull.base;
  const url = `${base}/repos/${repo.fullName}/pulls/${pull.number}`;
  const html = `${base}/${repo.fullName}/pull/${pull.number}`;
  const issue = `${base}/repos/${repo.fullName}/issues/${pull.number}`;
  const statuses = `${base}/repos/${repo.fullName}/statuses/${pull.headSha}`;
  return {
    id: pull.id,
    node_id: nodeId('PullRequest', pull.id),
    number: pull.number,
    url,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: issue,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${base}/repos/${repo.fullName}/pulls/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: statuses,
    state: pull.state,
    locked: false,
    title: pull.title,
    body: pull.body,
    user: renderUser(base, pull.author),
    author_association: association(repo, pull.author),
    labels: [...pull.labels.values()].map((label) => renderLabel(base, repo, label)),
    milestone: null,
    assignee: null,
    assignees: [],
    requested_reviewers: [],
    requested_teams: [],
    draft: pull.draft,
    auto_merge: null,
    active_lock_reason: null,
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    closed_at: pull.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeSha,
    head: side(base, pull.head, pull.headBranch, pull.headSha),
    base: side(base, repo, pull.baseBranch, baseSha(pull)),
    _links: Object.fromEntries(
      Object.entries({
        self: url,
        html,
        issue,
        comments: `${issue}/comments`,
        review_comments: `${url}/comments`,
        review_comment: `${base}/repos/${repo.fullName}/pulls/comments{/number}`,
        commits: `${url}/commits`,
        statuses,
      }).map(([name, href]) => [name, { href }]),
    ),
  };
}

export function baseSha(pull: Pull): string {
  return pull.base.store.ref(`refs/heads/${pull.baseBranch}`) ?? '0'.repeat(40);
}

/** The shape of one pull request, with its counts. */
export function renderFullPull(base: string, pull: Pull): Json {
  const { store } = pull.base;
  const from = store.mergeBase(baseSha(pull), pull.headSha) ?? baseSha(pull);
  const files = store.changes(from, pull.headSha);
  const comments = [...pull.base.comments.values()].filter((comment) => comment.issue === pull.number);
  return {
    ...renderPull(base, pull),
    merged: pull.mergedAt !== null,
    mergeable: pull.state === 'open' ? pull.mergeSha !== null : null,
    rebaseable: pull.state === 'open' ? pull.mergeSha !== null : null,
    mergeable_state: pull.state !== 'open' ? 'unknown' : pull.mergeSha === null ? 'dirty' : 'clean',
    merged_by: pull.mergedBy === null ? null : renderUser(base, pull.mergedBy),
    comments: comments.length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: store.between(baseSha(pull), pull.headSha).length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
}

export function renderReview(base: string, pull: Pull, review: Review): Json {
  const url = `${base}/repos/${pull.base.fullName}/pulls/${pull.number}`;
  const html = `${base}/${pull.base.fullName}/pull/${pull.number}#pullrequestreview-${review.id}`;
  return {
    id: review.id,
    node_id: nodeId('PullRequestReview', review.id),
    user: review.user === null ? null : renderUser(base, review.user),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: url,
    author_association: association(pull.base, review.user),
    _links: { html: { href: html }, pull_request: { href: url } },
    ...(review.state === 'PENDING' ? {} : { submitted_at: review.submittedAt }),
    commit_id: review.commitId,
  };
}

export function renderComment(base: string, repo: Repo, comment: Comment): Json {
  const url = `${base}/repos/${repo.fullName}/issues`;
  return {
    id: comment.id,
    node_id: nodeId('IssueComment', comment.id),
    url: `${url}/comments/${comment.id}`,
    html_url: `${base}/${repo.fullName}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${url}/${comment.issue}`,
    user: renderUser(base, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: association(repo, comment.author),
    performed_via_github_app: comment.viaApp === null ? null : renderApp(base, comment.author),
  };
}

export function renderCheckRun(base: string, repo: Repo, run: CheckRun): Json {
  const url = `${base}/repos/${repo.fullName}/check-runs/${run.id}`;
  return {
    id: run.id,
    node_id: nodeId('CheckRun', run.id),
    head_sha: run.headSha,
    name: run.name,
    external_id: run.externalId,
    url,
    html_url: `${base}/${repo.fullName}/runs/${run.id}`,
    details_url: run.detailsUrl,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    output: { ...run.output, annotations_count: run.annotations.length, annotations_url: `${url}/annotations` },
    check_suite: { id: run.id },
    app: renderApp(base, run.app),
    pull_requests: [],
  };
}

export function renderAnnotation(base: string, repo: Repo, run: CheckRun, annotation: Annotation): Json {
  return { ...annotation, blob_href: `${base}/${repo.fullName}/blob/${run.headSha}/${encodeURI(annotation.path)}` };
}

export function renderActivity(base: string, activity: Activity): Json {
  return {
    id: activity.id,
    node_id: nodeId('Push', activity.id),
    before: activity.before,
    after: activity.after,
    ref: activity.ref,
    timestamp: activity.timestamp,
    activity_type: activity.type,
    actor: activity.actor === null ? null : renderUser(base, activity.actor),
  };
}

export function renderLabelEvent(base: string, pull: Pull, { id, event, label, actor, createdAt }: LabelEvent): Json {
  return {
    id,
    node_id: nodeId('LabeledEvent', id),
    url: `${base}/repos/${pull.base.fullName}/issues/events/${id}`,
    actor: renderUser(base, actor),
    event,
    commit_id: null,
    commit_url: null,
    created_at: createdAt,
    label: { name: label.name, color: 'ededed' },
    performed_via_github_app: renderApp(base, actor),
  };
}
