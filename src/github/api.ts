/** Everything that is said to GitHub, in one place to import from. */
export { connectGitHub, GitHubClient, parseRepositoryName, type GitHubOptions, type RepositoryName } from './client.ts';
export { completeCheckRun, createCheckRun, dispatchWorkflow, type CheckAnnotation } from './checks.ts';
export {
  ACTIONS_AUTHOR,
  addLabel,
  createComment,
  editComment,
  findComment,
  removeLabel,
  type CommentAuthor,
  type OwnComment,
} from './conversation.ts';
export { readBlob, readTree, type TreeFile, type TreeLimits } from './objects.ts';
export { headPushers, listCommits, type PullCommit, type Pushers } from './people.ts';
export {
  findPullRequests,
  getPullRequest,
  listPullFiles,
  listReviews,
  permissionOf,
  type Account,
  type ChangedFile,
  type Permission,
  type PullRequest,
  type Review,
} from './pulls.ts';
export {
  commitOnBranch,
  createCommit,
  createPullRequest,
  createRef,
  deleteRef,
  getRef,
  updateRef,
  type CommitResult,
  type NewFile,
} from './refs.ts';
export { labelledBeforeHead } from './label-age.ts';
export { getRepository, type RepositoryFacts } from './repository.ts';
export { workflowRunIsAlive } from './workflow-runs.ts';
