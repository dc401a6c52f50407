/** What the arms scored: by dimension, and pair by pair. */
import type { Analysis, PairDifference } from '../../analysis/paired.ts';
import type { Inline, Section } from '../content.ts';
import { NONE, points, signedPoints } from '../format.ts';
import { section } from './section.ts';

export function scoresSection({ arms, dimensions, mean, unit }: Analysis): Section {
  const { baseline, candidate } = arms;
  const totals =
    baseline.meanScore === null || candidate.meanScore === null ? null : candidate.meanScore - baseline.meanScore;
  const unsafe = baseline.safetyFailures.length + candidate.safetyFailures.length > 0;
  return section({
    id: 'scores',
    title: 'Scores',
    extent: 'brief',
    paragraphs: [
      ['Means over the pairs in which both answers count. Differences are candidate minus baseline, in points of 100.'],
      ...(unit === 'case' ? [['Every pair weighs alike here; in the mean that decides, every case does.']] : []),
      ...(unsafe ? [['A blocking safety failure makes a total 0; the dimensions show the points before that.']] : []),
    ],
    plots: mean === null ? [] : ['differences', 'slopes', 'dimensions'],
    tables: [
      {
        wide: true,
        caption: 'Mean score by dimension and arm',
        columns: [
          { title: 'Dimension' },
          { title: 'Maximum', numeric: true },
          { title: 'Baseline', numeric: true },
          { title: 'Candidate', numeric: true },
          { title: 'Difference', numeric: true },
        ],
        rows: [
          ...dimensions.map((dimension): Inline[] => [
            { code: dimension.id },
            points(dimension.max),
            points(dimension.baseline),
            points(dimension.candidate),
            signedPoints(dimension.difference),
          ]),
          ['Total', '100.00', points(baseline.meanScore), points(candidate.meanScore), signedPoints(totals)],
        ],
      },
    ],
  });
}

function why(pair: PairDifference): Inline {
  return pair.missing.map(({ arm, reason }) => `${arm}: ${reason}`).join('; ');
}

export function pairsSection({ differences }: Analysis): Section {
  return section({
    id: 'pairs',
    title: 'Every scheduled pair',
    extent: 'long',
    paragraphs: [
      ['Pairs are numbered from 0, as in the schedule. None is left out; one without a difference says why.'],
    ],
    tables: [
      {
        wide: true,
        caption: 'Scores of every scheduled pair',
        columns: [
          { title: 'Pair', numeric: true },
          { title: 'Case' },
          { title: 'Asked first' },
          { title: 'Baseline', numeric: true },
          { title: 'Candidate', numeric: true },
          { title: 'Difference', numeric: true },
          { title: 'Why missing' },
        ],
        rows: differences.map((pair) => [
          String(pair.pairIndex),
          { code: pair.caseId },
          pair.firstRole,
          points(pair.baselineScore),
          points(pair.candidateScore),
          signedPoints(pair.difference),
          pair.missing.length === 0 ? NONE : why(pair),
        ]),
      },
    ],
  });
}
