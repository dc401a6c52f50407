/** Reviews: who may give them, what GitHub refuses, and how they are dismissed. */
import { ACTIONS_BOT } from './accounts.ts';
import {
  notFound,
  optionalText,
  pullOf,
  Refusal,
  requireActor,
  seenRepo,
  textField,
  writableRepo,
  type Route,
} from './http.ts';
import type { Pull, Review, ReviewState } from './model.ts';
import { renderReview } from './render-pulls.ts';
import { baseSha } from './render-pulls.ts';

const EVENTS: Readonly<Record<string, ReviewState>> = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
};

const PATH = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';

function reviewOf(pull: Pull, id: string | undefined): Review {
  const review = pull.reviews.find((one) => one.id === Number(id));
  if (review === undefined) throw notFound();
  return review;
}

const refused = (reason: string): Refusal => new Refusal(422, 'Unprocessable Entity', [reason]);

export const REVIEW_ROUTES: readonly Route[] = [
  {
    operation: `GET ${PATH}`,
    handle: (call) => {
      const pull = pullOf(seenRepo(call, 'pull_requests'), call.params['pull_number']);
      // A pending review is seen by its author alone.
      const seen = pull.reviews.filter(
        (review) => review.state !== 'PENDING' || review.user?.id === call.token?.account.id,
      );
      return { status: 200, list: seen.map((review) => renderReview(call.state.base, pull, review)) };
    },
  },
  {
    operation: `POST ${PATH}`,
    handle: (call) => {
      // Whoever can read can review; it takes a rule elsewhere to tell whose review counts.
      const { repo, actor } = writableRepo(call, ['pull_requests'], 'read');
      const pull = pullOf(repo, call.params['pull_number']);
      const event = optionalText(call.body, 'PullRequestReview', 'event');
      const state = event === null ? 'PENDING' : EVENTS[event];
      if (state === undefined) throw refused('Event is invalid');
      if (pull.author.id === actor.id && state === 'APPROVED') throw refused('Can not approve your own pull request');
      if (pull.author.id === actor.id && state === 'CHANGES_REQUESTED') {
        throw refused('Can not request changes on your own pull request');
      }
      if (actor.id === ACTIONS_BOT.id && state === 'APPROVED') {
        throw refused('GitHub Actions is not permitted to approve pull requests.');
      }
      const body = optionalText(call.body, 'PullRequestReview', 'body') ?? '';
      if (body === '' && (state === 'COMMENTED' || state === 'CHANGES_REQUESTED')) throw refused('Body is missing');
      const commitId = optionalText(call.body, 'PullRequestReview', 'commit_id') ?? pull.headSha;
      if (!repo.store.between(baseSha(pull), pull.headSha).includes(commitId)) {
        throw refused('Commit_id is not part of the pull request');
      }
      const id = call.state.id();
      const review: Review = { id, user: actor, state, body, commitId, submittedAt: call.state.now() };
      pull.reviews.push(review);
      return { status: 200, body: renderReview(call.state.base, pull, review) };
    },
  },
  {
    operation: `GET ${PATH}/{review_id}`,
    handle: (call) => {
      const pull = pullOf(seenRepo(call, 'pull_requests'), call.params['pull_number']);
      return { status: 200, body: renderReview(call.state.base, pull, reviewOf(pull, call.params['review_id'])) };
    },
  },
  {
    operation: `PUT ${PATH}/{review_id}/dismissals`,
    handle: (call) => {
      requireActor(call);
      const { repo } = writableRepo(call, ['pull_requests'], 'write');
      const pull = pullOf(repo, call.params['pull_number']);
      const review = reviewOf(pull, call.params['review_id']);
      textField(call.body, 'PullRequestReview', 'message');
      if (review.state !== 'APPROVED' && review.state !== 'CHANGES_REQUESTED') {
        throw refused('Can not dismiss a review of this state');
      }
      review.state = 'DISMISSED';
      return { status: 200, body: renderReview(call.state.base, pull, review) };
    },
  },
];
