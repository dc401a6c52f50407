/** Every REST operation that the simulator serves. */
import type { Route } from './http.ts';
import { CHECK_ROUTES } from './routes-checks.ts';
import { CONTENT_ROUTES } from './routes-contents.ts';
import { GIT_ROUTES } from './routes-git.ts';
import { ISSUE_ROUTES } from './routes-issues.ts';
import { PULL_ROUTES } from './routes-pulls.ts';
import { REPO_ROUTES } from './routes-repos.ts';
import { REVIEW_ROUTES } from './routes-reviews.ts';

export const ROUTES: readonly Route[] = [
  ...REPO_ROUTES,
  ...PULL_ROUTES,
  ...REVIEW_ROUTES,
  ...ISSUE_ROUTES,
  ...GIT_ROUTES,
  ...CONTENT_ROUTES,
  ...CHECK_ROUTES,
];
