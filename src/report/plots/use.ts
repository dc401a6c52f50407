/** Requests, tokens and money of both arms against the ceilings of the run. */
import type { UseBar } from '../content.ts';
import { share } from '../format.ts';
import { element, type Markup } from '../markup.ts';
import { box, label, line, linear, picture } from './frame.ts';

const ROW = 52;

function bar(
  { label: name, baseline, candidate, spent, ceiling }: UseBar,
  index: number,
  left: number,
  right: number,
): Markup {
  const top = index * ROW + 26;
  // A ceiling of 0 (a free model) has no length to fill.
  const x = linear([0, Math.max(ceiling.amount, spent.amount) || 1], [left, right]);
  const [first, second] = [x(baseline.amount), x(baseline.amount + candidate.amount)];
  const rest = spent.amount - baseline.amount - candidate.amount;
  return element(
    'g',
    {},
    element('title', {}, `${name}: baseline ${baseline.text}, candidate ${candidate.text}, ceiling ${ceiling.text}`),
    label(`${name}: ${spent.text}`, left, top - 8, { anchor: 'start', kind: 'value' }),
    label(
      ceiling.amount === 0 ? `ceiling ${ceiling.text}` : `${share(spent.amount, ceiling.amount)} of ${ceiling.text}`,
      right,
      top - 8,
      { anchor: 'end', kind: 'note' },
    ),
    box(left, top, ceiling.amount === 0 ? right : x(ceiling.amount), top + 14, 'track', 3),
    box(left, top, first, top + 14, 'part baseline'),
    box(first, top, second, top + 14, 'part candidate'),
    // Above its ceiling an amount runs on past this line.
    spent.amount > ceiling.amount ? line(x(ceiling.amount), top - 4, x(ceiling.amount), top + 18, 'zero') : null,
    rest > 0 ? box(second, top, x(spent.amount), top + 14, 'part other') : null,
  );
}

export function usePlot(bars: readonly UseBar[]): Markup {
  const width = 400;
  return picture(
    {
      id: 'use',
      width,
      height: bars.length * ROW,
      title: 'Tokens and cost of each arm against the ceilings',
      description: bars
        .map(
          ({ label: name, baseline, candidate, spent, ceiling }) =>
            `${name}: baseline ${baseline.text}, candidate ${candidate.text}, together ${spent.text} of ${ceiling.text}`,
        )
        .join('; '),
    },
    bars.map((entry, index) => bar(entry, index, 12, width - 12)),
  );
}
