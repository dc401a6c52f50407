/** Scores that all lie on one end of the scale: a tie that means nothing must not read like one that does. */
import { describe, expect, it } from 'vitest';
import { analysePairs, type PairResult } from '../../src/analysis/paired.ts';
import type { Notice } from '../../src/report/content.ts';
import { buildReport, type ReportModel } from '../../src/report/model.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { arm, ineligible, inputOf } from '../analysis/support.ts';
import { reportInput } from './support.ts';

type Score = number | null;

function report(scores: readonly (readonly [Score, Score])[]): ReportModel {
  const of = (score: Score) => (score === null ? ineligible('truncated') : arm(score));
  const pairs = scores.map(([baseline, candidate], pairIndex): PairResult => ({
    pairIndex,
    caseId: `case-${pairIndex % 6}`,
    firstRole: pairIndex % 2 === 0 ? 'baseline' : 'candidate',
    baseline: of(baseline),
    candidate: of(candidate),
  }));
  return buildReport({ ...reportInput(), analysis: analysePairs(inputOf(pairs)) });
}

const all = (baseline: Score, candidate: Score): (readonly [Score, Score])[] =>
  Array.from({ length: 24 }, () => [baseline, candidate] as const);
const words = ({ text }: Notice): string => text.map((part) => (typeof part === 'string' ? part : part.code)).join('');
const bounds = (model: ReportModel): Notice[] => model.notices.filter(({ title }) => /floor|ceiling/u.test(title));

describe('a trial whose scores all lie on one end of the scale', () => {
  it.each([
    [0, 'Every score is at the floor', 'too hard'],
    [100, 'Every score is at the ceiling', 'too easy'],
  ])('of %i is a tie that says nothing, and says so in every medium', (score, title, why) => {
    const model = report(all(score, score));
    expect(model.verdict.value).toBe('tie');
    expect(bounds(model)).toMatchObject([{ tone: 'warning', title }]);
    const text = bounds(model).map(words).join();
    expect(text).toContain(`All 48 answers that were scored got ${score} of 100 points`);
    expect(text).toContain(why);
    for (const medium of [renderTerminal(model, { colour: false }), renderMarkdown(model), renderHtml(model)])
      expect(medium).toContain(title);
  });

  it('is found beside answers that were not scored', () => {
    const model = report([...all(0, 0), [null, 0], [0, null]]);
    expect(bounds(model).map(words).join()).toContain('All 50 answers');
  });

  it.each([
    ['one answer off the floor', [...all(0, 0).slice(1), [0, 1] as const]],
    ['one answer off the ceiling', [...all(100, 100).slice(1), [99.5, 100] as const]],
    ['arms at opposite ends', all(0, 100)],
    ['equal scores in the middle', all(50, 50)],
    ['one arm without any score', all(0, null)],
    ['no score at all', all(null, null)],
  ])('is not what %s makes', (_what, scores) => {
    expect(bounds(report(scores))).toEqual([]);
  });
});
