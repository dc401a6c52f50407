/** How sure the numbers are: the interval that decides, the methods that inform, order, power, and what none of it shows. */
import type { Analysis } from '../../analysis/paired.ts';
import type { Inline, Section, Text } from '../content.ts';
import { counted, NONE, points, probability, range, signedPoints, whole } from '../format.ts';
import type { ReportInput } from '../input.ts';
import { section } from './section.ts';
import { unitsOf } from '../verdict-words.ts';

/** Protocol: pairs of one campaign. */
const MOST_PAIRS = 100;

function estimateRows(analysis: Analysis): Inline[][] {
  const { interval, bootstrap, signFlip, signedRank, power } = analysis;
  const grid = signFlip?.resolution ?? null;
  const exact = grid === null ? 'every sign pattern' : `on a grid of ${String(grid)} points`;
  const needed =
    power.unitsNeeded === null || power.pairsNeeded === null
      ? NONE
      : `${whole(power.pairsNeeded)} pairs${analysis.unit === 'case' ? ` on ${counted(power.unitsNeeded, 'case')}` : ''}`;
  return [
    ['Mean difference', signedPoints(analysis.mean), `over ${unitsOf(analysis)}`],
    ['Median difference', signedPoints(analysis.median), 'informs'],
    ['Variance', points(analysis.variance), 'of the differences, in squared points'],
    ['Standard deviation', points(analysis.standardDeviation), 'of the differences, in points'],
    [
      '95 % Student-t interval',
      range(interval),
      interval
        ? `decides; ${whole(interval.degreesOfFreedom)} degrees of freedom`
        : 'decides; needs two independent units',
    ],
    [
      '95 % BCa bootstrap interval',
      range(bootstrap),
      bootstrap ? `informs; ${whole(bootstrap.resamples)} resamples, seeded by the campaign` : 'informs',
    ],
    ['Sign-flip permutation p', signFlip ? probability(signFlip.pValue) : NONE, `informs; two-sided, ${exact}`],
    [
      'Wilcoxon signed-rank p',
      signedRank ? probability(signedRank.pValue) : NONE,
      signedRank
        ? `informs; two-sided, exact; W+ = ${String(signedRank.statistic)} over ${counted(signedRank.nonZero, 'nonzero difference')}`
        : 'informs',
    ],
    [
      'Smallest detectable difference',
      points(power.smallestDetectableDifference),
      'true mean that this many units show to be above the practical delta in 80 % of repetitions',
    ],
    [
      'Pairs for a clear answer',
      needed,
      `if mean and spread stayed as they are${power.pairsNeeded !== null && power.pairsNeeded > MOST_PAIRS ? `; one campaign schedules at most ${MOST_PAIRS}` : ''}`,
    ],
  ];
}

export function uncertaintySection({ analysis }: ReportInput): Section {
  const unit =
    analysis.unit === 'case'
      ? 'The independent unit is the case: each counts once, with the mean over its pairs.'
      : 'The independent unit is the pair, because fewer than five cases gave a difference.';
  return section({
    id: 'uncertainty',
    title: 'Uncertainty',
    extent: 'full',
    paragraphs: [[unit, ' The Student-t interval decides; the other methods inform and cannot change the verdict.']],
    tables: [
      {
        wide: true,
        caption: 'Estimates of the difference, candidate minus baseline',
        columns: [{ title: 'Estimate' }, { title: 'Value', numeric: true }, { title: 'Note' }],
        rows: estimateRows(analysis),
      },
    ],
  });
}

export function orderSection({ analysis: { orderEffect }, schedule }: ReportInput): Section {
  const { baselineFirst, candidateFirst, difference, interval } = orderEffect;
  const balance = `The public seed put the baseline first in ${counted(schedule.baselineFirstPairs, 'pair')} and the candidate first in ${whole(schedule.candidateFirstPairs)}; each order is a coin of its own, so the split need not be even.`;
  return section({
    id: 'order',
    title: 'Schedule and order',
    extent: 'full',
    paragraphs: [[balance]],
    plots: ['schedule'],
    tables: [
      {
        caption: 'Mean difference by order; Welch’s 95 % interval of the gap in brackets',
        columns: [{ title: 'Order' }, { title: 'Pairs', numeric: true }, { title: 'Mean difference', numeric: true }],
        rows: [
          ['Baseline first', whole(baselineFirst.pairs), signedPoints(baselineFirst.meanDifference)],
          ['Candidate first', whole(candidateFirst.pairs), signedPoints(candidateFirst.meanDifference)],
          [
            'Gap',
            NONE,
            interval === null ? signedPoints(difference) : `${signedPoints(difference)} (${range(interval)})`,
          ],
        ],
      },
    ],
  });
}

export function limitsSection({ synthetic, campaign, humanAudited }: ReportInput): Section {
  const scope: Text = [
    'It holds for the category ',
    { code: campaign.category },
    ', this fixture, this model version and these settings. It carries no claim about other tasks, models, versions or authors of campaigns.',
  ];
  return section({
    id: 'limits',
    title: 'What this does not show',
    extent: 'full',
    items: [
      ...(synthetic ? [['Anything about a model: the answers are synthetic.']] : []),
      scope,
      ['The fixture is synthetic. Real projects are larger, messier and different.'],
      [
        'Scores measure what the rubric rewards, by fixed rules and without a judge model; prose that explains an answer earns nothing by itself.',
      ],
      [
        'The schedule and the scoring can be repeated to the byte; a model’s answers cannot. The interval covers the spread between these units and no other source of error.',
      ],
      ['Who tries many candidates will find some preferred by chance; each campaign’s interval stands alone.'],
      [
        humanAudited
          ? 'A person audited the evidence, not the fixture’s likeness to real work.'
          : 'No person has audited this evidence.',
      ],
      ['It changes nothing by itself: promotion is a separate, reviewed decision.'],
    ],
  });
}
