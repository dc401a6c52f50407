/** What the simulated GitHub remembers beside its git repositories. */
import type { Account, Role } from './accounts.ts';
import type { GitStore } from './git-store.ts';

export interface Repo {
  readonly id: number;
  readonly owner: Account;
  readonly name: string;
  readonly fullName: string;
  readonly private: boolean;
  readonly parent: Repo | null;
  readonly store: GitStore;
  readonly createdAt: string;
  readonly roles: Map<number, Role>;
  readonly pulls: Map<number, Pull>;
  readonly comments: Map<number, Comment>;
  readonly checkRuns: Map<number, CheckRun>;
  readonly dispatches: Dispatch[];
  readonly activity: Activity[];
  readonly labels: Map<string, Label>;
  readonly runs: Map<number, Run>;
  /** Names of workflow files that accept `workflow_dispatch`. */
  readonly workflows: Set<string>;
  nextNumber: number;
  pushedAt: string;
  deleted: boolean;
}

export interface Label {
  readonly id: number;
  readonly name: string;
}

export interface Pull {
  readonly id: number;
  readonly number: number;
  readonly base: Repo;
  readonly baseBranch: string;
  readonly head: Repo;
  readonly headBranch: string;
  readonly author: Account;
  readonly createdAt: string;
  title: string;
  body: string | null;
  draft: boolean;
  state: 'open' | 'closed';
  updatedAt: string;
  closedAt: string | null;
  mergedAt: string | null;
  mergedBy: Account | null;
  /** Follows the head branch while the pull request is open. */
  headSha: string;
  /** The test merge that `refs/pull/N/merge` names, or null when there is a conflict. */
  mergeSha: string | null;
  readonly labels: Map<string, Label>;
  readonly reviews: Review[];
  readonly labelEvents: LabelEvent[];
}

export interface LabelEvent {
  readonly id: number;
  readonly event: 'labeled' | 'unlabeled';
  readonly label: Label;
  readonly actor: Account;
  readonly createdAt: string;
}

/** A workflow run; tests set its status and its attempt. */
export interface Run {
  readonly id: number;
  /** File name of the workflow. */
  readonly workflow: string;
  readonly event: string;
  readonly branch: string;
  readonly headSha: string;
  readonly actor: Account;
  readonly createdAt: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | 'timed_out' | null;
  attempt: number;
}

export type ReviewState = 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING';

export interface Review {
  readonly id: number;
  /** Null once the account is gone. */
  user: Account | null;
  state: ReviewState;
  readonly body: string;
  /** Null once GitHub has collected the commit. */
  commitId: string | null;
  submittedAt: string;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly author: Account;
  readonly viaApp: Account['app'];
  body: string;
  readonly createdAt: string;
  updatedAt: string;
}

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column: number | null;
  readonly end_column: number | null;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly title: string | null;
  readonly message: string;
  readonly raw_details: string | null;
}

export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly app: Account;
  externalId: string;
  detailsUrl: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | null;
  startedAt: string | null;
  completedAt: string | null;
  output: { title: string | null; summary: string | null; text: string | null };
  readonly annotations: Annotation[];
}

export interface Dispatch {
  readonly workflow: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly actor: Account;
  readonly runId: number;
}

export type ActivityType = 'push' | 'force_push' | 'branch_deletion' | 'branch_creation' | 'pr_merge';

export interface Activity {
  readonly id: number;
  readonly before: string;
  readonly after: string;
  readonly ref: string;
  readonly timestamp: string;
  readonly type: ActivityType;
  /** Null once the account is gone. */
  actor: Account | null;
}

/** What a workflow would find in `GITHUB_EVENT_PATH`. */
export interface RecordedEvent {
  readonly name: string;
  readonly action: string | null;
  /** Absolute path of the payload's file. */
  readonly path: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
