/** Every pair as a line from the baseline's score to the candidate's: rising lines favour the candidate. */
import type { Analysis } from '../../analysis/paired.ts';
import { points } from '../format.ts';
import { element, type Markup } from '../markup.ts';
import { label, line, linear, mark, picture, ticks } from './frame.ts';

export function slopesPlot({ differences, arms }: Analysis): Markup {
  const [width, height] = [400, 300];
  const [left, right, top, bottom] = [96, width - 96, 34, height - 16];
  const whole = differences.flatMap(({ baselineScore: from, candidateScore: to, ...pair }) =>
    from === null || to === null ? [] : [{ ...pair, from, to }],
  );
  const scores = whole.flatMap(({ from, to }) => [from, to]);
  const low = Math.max(0, Math.floor((Math.min(...scores) - 2) / 10) * 10);
  const high = Math.min(100, Math.ceil((Math.max(...scores) + 2) / 10) * 10);
  const y = linear([low, high], [bottom, top]);
  const counts = { up: 0, down: 0, level: 0 };
  for (const { from, to } of whole) counts[to > from ? 'up' : to < from ? 'down' : 'level'] += 1;
  const [meanFrom, meanTo] = [arms.baseline.meanScore ?? low, arms.candidate.meanScore ?? low];
  return picture(
    {
      id: 'slopes',
      width,
      height,
      title: 'Score of every pair in both arms',
      description: `${counts.up} pairs rise from baseline to candidate, ${counts.down} fall, ${counts.level} stay level. Mean score ${points(meanFrom)} in the baseline, ${points(meanTo)} in the candidate.`,
    },
    ticks([low, high], 5).map((tick) => [
      line(left, y(tick), right, y(tick), 'grid'),
      label(String(tick), 30, y(tick) + 4, { anchor: 'end' }),
    ]),
    line(left, top, left, bottom, 'axis'),
    line(right, top, right, bottom, 'axis'),
    label('baseline', left, 20, { kind: 'strong' }),
    label('candidate', right, 20, { kind: 'strong' }),
    whole.map(({ from, to, pairIndex, caseId }) => {
      const direction = to > from ? 'candidate' : to < from ? 'baseline' : 'level';
      const tip = element('title', {}, `Pair ${pairIndex} (${caseId}): ${points(from)} to ${points(to)}`);
      return element('g', { class: `slope ${direction}` }, tip, line(left, y(from), right, y(to), 'run'));
    }),
    line(left, y(meanFrom), right, y(meanTo), 'mean-slope'),
    mark('baseline', left, y(meanFrom), 5.5),
    mark('candidate', right, y(meanTo), 5.5),
    label(points(meanFrom), left - 12, y(meanFrom) + 4, { anchor: 'end', kind: 'strong' }),
    label(points(meanTo), right + 12, y(meanTo) + 4, { anchor: 'start', kind: 'strong' }),
  );
}
