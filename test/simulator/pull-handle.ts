/** What a test does to a pull request: reviews, labels, comments, merging. No permission is checked here; REST checks them. */
import type { Account } from './accounts.ts';
import { addLabels, closePull, mergePull, recordPull, removeLabel } from './effects.ts';
import type { Comment, Pull, Review, ReviewState } from './model.ts';
import type { State } from './state.ts';

export class PullRequest {
  readonly pull: Pull;
  readonly #state: State;

  constructor(state: State, pull: Pull) {
    this.#state = state;
    this.pull = pull;
  }

  get number(): number {
    return this.pull.number;
  }

  get headSha(): string {
    return this.pull.headSha;
  }

  /** Commit of the test merge, which `GITHUB_SHA` names for `pull_request`; null when there is a conflict. */
  get mergeSha(): string | null {
    return this.pull.mergeSha;
  }

  get labels(): readonly string[] {
    return [...this.pull.labels.values()].map(({ name }) => name);
  }

  get comments(): readonly Comment[] {
    return [...this.pull.base.comments.values()].filter((comment) => comment.issue === this.number);
  }

  /** A review of the head commit unless told otherwise. */
  review(
    user: Account,
    state: ReviewState,
    options: { readonly body?: string; readonly commit?: string | null } = {},
  ): Review {
    const review: Review = {
      id: this.#state.id(),
      user,
      state,
      body: options.body ?? '',
      commitId: options.commit === undefined ? this.headSha : options.commit,
      submittedAt: this.#state.now(),
    };
    this.pull.reviews.push(review);
    return review;
  }

  dismiss(review: Review): void {
    review.state = 'DISMISSED';
  }

  label(actor: Account, name: string): void {
    addLabels(this.#state, this.pull, [name], actor);
  }

  unlabel(actor: Account, name: string): void {
    removeLabel(this.#state, this.pull, name, actor);
  }

  comment(author: Account, body: string): Comment {
    const createdAt = this.#state.now();
    const comment: Comment = {
      id: this.#state.id(),
      issue: this.number,
      author,
      viaApp: author.app,
      body,
      createdAt,
      updatedAt: createdAt,
    };
    this.pull.base.comments.set(comment.id, comment);
    return comment;
  }

  close(actor: Account): void {
    closePull(this.#state, this.pull, actor);
  }

  /** Merges with a merge commit; returns its id. */
  merge(actor: Account): string {
    return mergePull(this.#state, this.pull, actor);
  }

  setDraft(actor: Account, draft: boolean): void {
    this.pull.draft = draft;
    recordPull(this.#state, this.pull, draft ? 'converted_to_draft' : 'ready_for_review', actor);
  }
}
