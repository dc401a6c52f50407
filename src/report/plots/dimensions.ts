/** Mean score by dimension: where on the way from 0 to its maximum each arm stands. */
import type { Analysis } from '../../analysis/paired.ts';
import { points, signedPoints } from '../format.ts';
import { element, type Markup } from '../markup.ts';
import { box, label, line, linear, mark, picture } from './frame.ts';

const ROW = 46;

export function dimensionsPlot({ dimensions }: Analysis): Markup {
  const width = 400;
  const height = Math.max(1, dimensions.length) * ROW + 12;
  const [left, right] = [12, width - 12];
  return picture(
    {
      id: 'dimensions',
      width,
      height,
      title: 'Mean score by dimension and arm',
      description: dimensions
        .map(
          ({ id, max, baseline, candidate }) => `${id}: ${points(baseline)} to ${points(candidate)} of ${points(max)}`,
        )
        .join('; '),
    },
    dimensions.map(({ id, max, baseline, candidate, difference }, index) => {
      const base = index * ROW + 34;
      const x = linear([0, max], [left, right]);
      const favoured = difference >= 0 ? 'candidate' : 'baseline';
      return element(
        'g',
        {},
        label(id, left, base - 14, { anchor: 'start', kind: 'value' }),
        label(`${signedPoints(difference)} of ${max}`, right, base - 14, { anchor: 'end', kind: 'note' }),
        box(left, base - 3, right, base + 3, 'track', 3),
        line(x(baseline), base, x(candidate), base, `stem wide ${favoured}`),
        mark('baseline', x(baseline), base, 6, `baseline ${points(baseline)} of ${max}`),
        mark('candidate', x(candidate), base, 6, `candidate ${points(candidate)} of ${max}`),
      );
    }),
  );
}
