/** The comment: what it may hold, and that there is one. */
import { describe, expect, it } from 'vitest';
import { ACTIONS_AUTHOR } from '../../src/github/api.ts';
import { COMMENT_MARKER, placeComment, renderComment, type CommentModel } from '../../src/github/comment.ts';
import { codeOf, connect, setStage } from './support.ts';

const SHA = 'a'.repeat(64);
const model = (more: Partial<CommentModel> = {}): CommentModel => ({
  headSha: 'b'.repeat(40),
  status: { kind: 'waiting' },
  campaigns: [{ campaignId: 'one', campaignSha256: SHA, pairs: 20, maxRequests: 80, maxCostUsd: '1.25' }],
  approval: {
    approved: false,
    approvals: [{ reviewId: 7, userId: 8 }],
    refusals: [{ code: 'approvals-missing', message: '1 approval counts; the policy asks for 2.', reviewId: null }],
  },
  minimumApprovals: 2,
  ...more,
});

describe('the comment’s text', () => {
  it('says what stands, in numbers and ids', () => {
    const text = renderComment(model());
    expect(text.startsWith(`${COMMENT_MARKER}\n`)).toBe(true);
    for (const part of [
      '| `one` |',
      `\`${SHA}\``,
      '| 20 | 80 | 1.25 |',
      'Review 7 by account 8 counts',
      '1 of 2 needed',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Approved.');
  });

  it.each([
    [{ kind: 'invalid', errors: 1, warnings: 2 }, '1 error and 2 warnings'],
    [{ kind: 'empty' }, 'holds no campaign any more'],
    [{ kind: 'not-started' }, 'did not say that the run has been started'],
    [{ kind: 'ended' }, 'one approval is one run'],
    [{ kind: 'moved' }, 'the label was removed'],
    [{ kind: 'dispatched' }, 'about to run'],
    [{ kind: 'running', workflowRunId: 12 }, 'workflow run 12'],
    [{ kind: 'paused', workflowRunId: 12 }, 'Paused in workflow run 12'],
    [{ kind: 'completed', workflowRunId: 12, evidenceSha256: SHA }, 'promotes nothing by itself'],
  ] as const)('has a sentence for %o', (status, part) => {
    expect(renderComment(model({ status }))).toContain(part);
  });

  it.each([
    ['head commit', { headSha: 'main' }],
    ['campaign id', { campaigns: [{ ...model().campaigns[0]!, campaignId: '@everybody' }] }],
    ['campaign hash', { campaigns: [{ ...model().campaigns[0]!, campaignSha256: '<img>' }] }],
    ['amount', { campaigns: [{ ...model().campaigns[0]!, maxCostUsd: '1|2' }] }],
    ['number', { campaigns: [{ ...model().campaigns[0]!, pairs: Number.NaN }] }],
    ['id', { status: { kind: 'running', workflowRunId: 0 } }],
    ['evidence hash', { status: { kind: 'completed', workflowRunId: 1, evidenceSha256: 'x' } }],
  ] as const)('is not written with an invalid %s', (what, more) => {
    expect(() => renderComment(model(more))).toThrow(`its ${what} is not valid`);
  });

  it('stays below GitHub’s limit however much there is to say', () => {
    const campaign = { ...model().campaigns[0]!, campaignId: 'x'.repeat(128) };
    const refusal = { code: 'reviewer-gone' as const, message: 'Review 1 counts for nobody. '.repeat(10), reviewId: 1 };
    const text = renderComment(
      model({
        campaigns: Array.from({ length: 500 }, () => campaign),
        approval: {
          approved: false,
          approvals: Array.from({ length: 3000 }, (_, index) => ({ reviewId: index + 1, userId: index + 1 })),
          refusals: Array.from({ length: 500 }, () => refusal),
        },
      }),
    );
    expect(text.length).toBeLessThan(65_536);
    expect(text.match(/And 450 more\./gu)).toHaveLength(2);
    expect(text).toContain('And 2950 more that count.');
  });
});

describe('placing it', () => {
  it('posts once, edits in place, and leaves alone what reads so already', async () => {
    const stage = await setStage();
    const client = await connect(stage);
    stage.pull.comment(stage.author, renderComment(model()));
    const first = await placeComment(client, 1, renderComment(model()), ACTIONS_AUTHOR);
    const same = await placeComment(client, 1, renderComment(model()), ACTIONS_AUTHOR);
    const text = renderComment(model({ status: { kind: 'dispatched' } }));
    const edited = await placeComment(client, 1, text, ACTIONS_AUTHOR);
    expect([first.change, same.change, edited.change]).toEqual(['created', 'unchanged', 'edited']);
    expect(new Set([first.id, same.id, edited.id]).size).toBe(1);
    expect(stage.pull.comments.map(({ body }) => body)).toEqual([renderComment(model()), text]);
  });

  it('only changes one that is there, when asked to', async () => {
    const stage = await setStage();
    const client = await connect(stage);
    const text = renderComment(model({ status: { kind: 'empty' } }));
    const nothing = await placeComment(client, 1, text, ACTIONS_AUTHOR, 'leave');
    expect(nothing).toEqual({ id: null, change: 'unchanged' });
    const { id } = await placeComment(client, 1, renderComment(model()), ACTIONS_AUTHOR);
    expect(await placeComment(client, 1, text, ACTIONS_AUTHOR, 'leave')).toEqual({ id, change: 'edited' });
    expect(stage.pull.comments.map(({ body }) => body)).toEqual([text]);
  });

  it('fails with a code where comments are not allowed', async () => {
    const stage = await setStage();
    stage.github.fault({ method: 'POST', path: /\/comments$/u, kind: { type: 'status', status: 403 } });
    const client = await connect(stage);
    expect(await codeOf(placeComment(client, 1, renderComment(model()), ACTIONS_AUTHOR))).toBe('github-forbidden');
  });
});
