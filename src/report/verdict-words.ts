/** The verdict in words: a headline and one sentence that a newcomer understands. Never "best", never beyond the category. */
import type { Analysis, Verdict } from '../analysis/paired.ts';
import type { Text, Tone } from './content.ts';
import { counted, points, range, typographic } from './format.ts';

export const HEADLINES: Readonly<Record<Verdict, { readonly headline: string; readonly tone: Tone }>> = {
  'preferred-for-this-category': { headline: 'The candidate is preferred for this category', tone: 'good' },
  'baseline-preferred': { headline: 'The baseline stays preferred for this category', tone: 'warning' },
  tie: { headline: 'A tie: no difference that matters', tone: 'calm' },
  mixed: { headline: 'Mixed: the data do not decide', tone: 'calm' },
  'insufficient-evidence': { headline: 'Not enough evidence for a verdict', tone: 'warning' },
  'blocked-by-safety-failure': { headline: 'Blocked by a safety failure', tone: 'danger' },
};

/** "20 pairs", or "6 cases (30 pairs)". */
export function unitsOf({ unit, n, eligibility }: Analysis): string {
  const pairs = counted(eligibility.eligiblePairs, 'pair');
  return unit === 'pair' ? pairs : `${counted(n, 'case')} (${pairs})`;
}

/** "a difference of up to 2.00 points does not matter here", as the campaign fixed before the first request. */
function deltaClause(delta: number): string {
  return delta === 0
    ? 'by the campaign’s rule any difference matters'
    : `by the campaign’s rule a difference of up to ${points(delta)} points does not matter`;
}

function meanSentence(analysis: Analysis): string {
  const { mean, interval, minimumPracticalScoreDelta: delta } = analysis;
  if (mean === null) return 'No pair gave a difference.';
  const which =
    mean === 0 ? 'as many points as' : `${points(Math.abs(mean))} points ${mean > 0 ? 'more' : 'fewer'} than`;
  const ends = interval === null ? '' : ` (95 % interval of the difference ${range(interval)})`;
  return `Over ${unitsOf(analysis)} the candidate scored on average ${which} the baseline${ends}; ${deltaClause(delta)}.`;
}

function consequence({ verdict, power, unit }: Analysis): string {
  const { additionalPairs, unitsNeeded } = power;
  switch (verdict) {
    case 'preferred-for-this-category':
      return ' The whole interval lies above that.';
    case 'baseline-preferred':
      return ' The whole interval lies below that, against the candidate.';
    case 'tie':
      return ' The whole interval lies within that.';
    case 'mixed':
      return additionalPairs === null || unitsNeeded === null || additionalPairs === 0
        ? ' The interval reaches across that edge.'
        : ` The interval reaches across that edge; about ${counted(additionalPairs, 'more pair')}${unit === 'case' ? ` on about ${counted(unitsNeeded, 'case')} in all` : ''} would settle it if mean and spread stayed as they are.`;
    case 'insufficient-evidence':
    case 'blocked-by-safety-failure':
      return '';
  }
}

/** The sentence under the headline: the deciding reason where it is not about the interval, then what the scores show. */
export function verdictSentence(analysis: Analysis, synthetic: boolean): Text {
  const decidedElsewhere = ['insufficient-evidence', 'blocked-by-safety-failure'].includes(analysis.verdict);
  const first = decidedElsewhere ? `${typographic(analysis.reasons[0]?.message ?? '')} ` : '';
  return [
    `${first}${meanSentence(analysis)}${consequence(analysis)}${synthetic ? ' The answers are synthetic: no model was asked.' : ''}`,
  ];
}
