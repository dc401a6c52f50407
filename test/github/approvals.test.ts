/** Who may approve: every refusal by itself, from a pull request where everything else is in order. */
import { describe, expect, it } from 'vitest';
import { approvingAccounts, decideApproval, type ApprovalInput, type RefusalCode } from '../../src/github/approvals.ts';
import type { Review } from '../../src/github/api.ts';

const HEAD = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const CAMPAIGN = '0123456789abcdef'.repeat(4);
const [AUTHOR, CODER, PUSHER, REVIEWER, SECOND] = [1, 2, 3, 10, 11];

function review(more: Partial<Review> = {}): Review {
  return {
    id: 100,
    user: { id: REVIEWER, login: 'reviewer', type: 'User' },
    state: 'APPROVED',
    commitId: HEAD,
    submittedAt: '2026-11-01T10:00:00Z',
    body: '',
    ...more,
  };
}
const by = (id: number, more: Partial<Review> = {}): Review =>
  review({ id: 100 + id, user: { id, login: `user-${id}`, type: 'User' }, ...more });

function order(more: Partial<ApprovalInput> = {}): ApprovalInput {
  return {
    pull: {
      state: 'open',
      draft: false,
      author: { id: AUTHOR, login: 'author', type: 'User' },
      labels: ['other', 'equipoise:run'],
      head: { sha: HEAD },
    },
    reviews: [review()],
    commits: [
      { sha: OTHER, accountIds: [CODER, AUTHOR], unascribed: 0 },
      { sha: HEAD, accountIds: [AUTHOR], unascribed: 0 },
    ],
    pushers: { known: true, accountIds: [PUSHER] },
    permissions: new Map(([AUTHOR, CODER, PUSHER, REVIEWER, SECOND] as const).map((id) => [id, 'write'])),
    policy: { minimum: 1, userIds: [], runLabel: 'equipoise:run', namedSha256: null },
    ...more,
  };
}
const policy = (more: Partial<ApprovalInput['policy']>): Partial<ApprovalInput> => ({
  policy: { ...order().policy, ...more },
});
const pull = (more: Partial<ApprovalInput['pull']>): Partial<ApprovalInput> => ({ pull: { ...order().pull, ...more } });

describe('an approval', () => {
  it('counts when nothing stands against it', () => {
    expect(decideApproval(order())).toEqual({
      approved: true,
      approvals: [{ reviewId: 100, userId: REVIEWER }],
      refusals: [],
    });
  });

  it.each(['write', 'admin'] as const)('counts with the permission %s', (permission) => {
    expect(decideApproval(order({ permissions: new Map([[REVIEWER, permission]]) })).approved).toBe(true);
  });

  it('counts after a comment by the same person, and next to what others think', () => {
    const later = review({ id: 101, state: 'COMMENTED', submittedAt: '2026-11-01T11:00:00Z' });
    const pending = review({ id: 102, state: 'PENDING', submittedAt: null });
    const against = by(SECOND, { state: 'CHANGES_REQUESTED' });
    const decision = decideApproval(order({ reviews: [review(), later, pending, against] }));
    expect(decision).toMatchObject({ approved: true, approvals: [{ reviewId: 100 }] });
    expect(decision.refusals.map(({ code, reviewId }) => [code, reviewId])).toEqual([['changes-requested', 111]]);
  });

  it('counts when it takes an earlier refusal back', () => {
    const earlier = review({ id: 99, state: 'CHANGES_REQUESTED', submittedAt: '2026-11-01T09:00:00Z' });
    expect(decideApproval(order({ reviews: [earlier, review()] })).approved).toBe(true);
  });

  it('of several people adds up to the minimum, and of one person never does', () => {
    const two = policy({ minimum: 2 });
    expect(decideApproval(order({ ...two, reviews: [review(), by(SECOND)] })).approvals).toHaveLength(2);
    const again = review({ id: 105, submittedAt: '2026-11-01T12:00:00Z' });
    const decision = decideApproval(order({ ...two, reviews: [review(), again] }));
    expect(decision).toMatchObject({ approved: false, approvals: [{ reviewId: 105 }] });
    expect(decision.refusals.map(({ code }) => code)).toEqual(['approvals-missing']);
  });

  it('that has to name the campaign does so by the whole hash', () => {
    const named = policy({ namedSha256: CAMPAIGN });
    for (const body of [`approve-run ${CAMPAIGN}`, `Fine:\n\n\`${CAMPAIGN.toUpperCase()}\`.`]) {
      expect(decideApproval(order({ ...named, reviews: [review({ body })] })).approved).toBe(true);
    }
  });

  it('by somebody whom the policy lists counts', () => {
    expect(decideApproval(order(policy({ userIds: [REVIEWER] }))).approved).toBe(true);
  });
});

type Case = readonly [what: string, code: RefusalCode, change: Partial<ApprovalInput>];

describe('no review counts', () => {
  const cases: readonly Case[] = [
    ['the pull request is closed', 'pull-request-closed', pull({ state: 'closed' })],
    ['it is a draft', 'pull-request-draft', pull({ draft: true })],
    ['nobody asked for the run', 'run-label-missing', pull({ labels: ['equipoise:run2'] })],
    ['the head is not among the commits that were read', 'head-not-listed', pull({ head: { sha: 'c'.repeat(40) } })],
    [
      'a commit names somebody without an account',
      'commit-unascribed',
      { commits: [...order().commits, { sha: 'd'.repeat(40), accountIds: [AUTHOR], unascribed: 1 }] },
    ],
    ['who pushed is unknown', 'pusher-unknown', { pushers: { known: false } }],
  ];
  it.each(cases)('when %s', (_, code, change) => {
    const decision = decideApproval(order(change));
    expect(decision.approved).toBe(false);
    expect(decision.refusals.filter(({ reviewId }) => reviewId === null).map((one) => one.code)).toContain(code);
  });

  it('when there is none', () => {
    const decision = decideApproval(order({ reviews: [] }));
    expect(decision).toMatchObject({ approved: false, refusals: [{ code: 'approvals-missing', reviewId: null }] });
    expect(decideApproval(order({ reviews: [], ...policy({ minimum: 0 }) })).approved).toBe(false);
  });
});

describe('a review does not count', () => {
  const one = (more: Partial<Review>): Partial<ApprovalInput> => ({ reviews: [review(more)] });
  const cases: readonly Case[] = [
    ['that asks for changes', 'changes-requested', one({ state: 'CHANGES_REQUESTED' })],
    ['that was dismissed', 'review-dismissed', one({ state: 'DISMISSED' })],
    ['of a state that is not known', 'review-state-unknown', one({ state: 'ENDORSED' })],
    ['of a commit that is lost', 'review-of-lost-commit', one({ commitId: null })],
    ['of an earlier commit', 'review-of-other-commit', one({ commitId: OTHER })],
    ['by an account that is gone', 'reviewer-gone', one({ user: null })],
    ['by a bot', 'reviewer-not-a-person', one({ user: { id: REVIEWER, login: 'app[bot]', type: 'Bot' } })],
    [
      'by a bot that says it is a user',
      'reviewer-not-a-person',
      one({ user: { id: REVIEWER, login: 'app[bot]', type: 'User' } }),
    ],
    [
      'by an organisation',
      'reviewer-not-a-person',
      one({ user: { id: REVIEWER, login: 'org', type: 'Organization' } }),
    ],
    ['by the author', 'reviewer-is-author', { reviews: [by(AUTHOR)] }],
    ['by somebody behind any commit', 'reviewer-is-committer', { reviews: [by(CODER)] }],
    ['by who pushed the head', 'reviewer-is-pusher', { reviews: [by(PUSHER)] }],
    ['by somebody who is not listed', 'reviewer-not-listed', policy({ userIds: [SECOND] })],
    ['with read permission', 'reviewer-without-permission', { permissions: new Map([[REVIEWER, 'read']]) }],
    ['with no permission', 'reviewer-without-permission', { permissions: new Map([[REVIEWER, 'none']]) }],
    ['with unknown permission', 'reviewer-without-permission', { permissions: new Map() }],
    [
      'that names no campaign',
      'campaign-not-named',
      { ...one({ body: 'fine' }), ...policy({ namedSha256: CAMPAIGN }) },
    ],
    [
      'that names a part of the hash',
      'campaign-not-named',
      { ...one({ body: CAMPAIGN.slice(0, 40) }), ...policy({ namedSha256: CAMPAIGN }) },
    ],
    [
      'that names a longer thing',
      'campaign-not-named',
      { ...one({ body: `${CAMPAIGN}0` }), ...policy({ namedSha256: CAMPAIGN }) },
    ],
  ];
  it.each(cases)('%s', (_, code, change) => {
    const decision = decideApproval(order(change));
    expect(decision).toMatchObject({ approved: false, approvals: [] });
    expect(decision.refusals.map((refusal) => [refusal.code, refusal.reviewId])).toEqual([
      ['approvals-missing', null],
      [code, decision.refusals[1]?.reviewId],
    ]);
    expect(decision.refusals[1]?.reviewId).not.toBeNull();
  });

  it('that was taken back later, whatever its number', () => {
    const later = review({ id: 50, state: 'CHANGES_REQUESTED', submittedAt: '2026-11-01T11:00:00Z' });
    for (const reviews of [
      [review(), later],
      [later, review()],
    ]) {
      expect(decideApproval(order({ reviews })).refusals.map(({ code }) => code)).toContain('changes-requested');
    }
  });

  it('that was dismissed, although an earlier one of the same person was not', () => {
    const later = review({ id: 101, state: 'DISMISSED', submittedAt: '2026-11-01T11:00:00Z' });
    expect(decideApproval(order({ reviews: [review(), later] })).approved).toBe(false);
  });

  it('because another one by the same login, but another account, does', () => {
    const reviews = [
      review(),
      review({ id: 101, user: { id: SECOND, login: 'reviewer', type: 'User' }, commitId: OTHER }),
    ];
    expect(decideApproval(order({ reviews }))).toMatchObject({ approvals: [{ reviewId: 100, userId: REVIEWER }] });
  });
});

describe('the accounts whose permission matters', () => {
  it('are those whose latest review approves', () => {
    const gone = review({ id: 300, user: null });
    const against = by(SECOND, { state: 'CHANGES_REQUESTED' });
    expect(approvingAccounts([review(), against, gone]).map(({ id }) => id)).toEqual([REVIEWER]);
  });
});

describe('messages', () => {
  it('hold no text from outside', () => {
    const user = { id: REVIEWER, login: 'canary-login', type: 'canary-type' };
    const input = order({
      reviews: [review({ user, body: 'canary-body', state: 'canary-state' })],
      ...pull({ labels: ['canary-label'] }),
    });
    expect(JSON.stringify(decideApproval(input))).not.toContain('canary');
  });
});
