/** The plot at the top: where the interval of the mean difference lies, against zero and the practical delta. */
import type { Analysis } from '../../analysis/paired.ts';
import { points, range, signedPoints } from '../format.ts';
import type { Markup } from '../markup.ts';
import { box, label, line, linear, mark, picture, ticks, tickText } from './frame.ts';

/** Distance in the picture below which two labels would touch. */
const APART = 62;

/** What the marks mean. */
export function intervalKey({ minimumPracticalScoreDelta: delta }: Analysis): string {
  const band = delta === 0 ? '' : ` Shaded: differences too small to matter, within ±${points(delta)} points.`;
  return `Dot: mean difference. Bar: its 95 % interval.${band}`;
}

/** null without an interval. `wide` draws for a desktop column, else for a phone, so that type keeps its size. */
export function intervalPlot(analysis: Analysis, wide: boolean): Markup | null {
  const { mean, interval, minimumPracticalScoreDelta: delta } = analysis;
  if (mean === null || interval === null) return null;
  const [width, height, edge] = wide ? [920, 136, 28] : [360, 136, 20];
  const axis = 100;
  const middle = 66;
  // Symmetric about zero: equal distances from "no difference" look equal on both sides.
  const reach = Math.max(Math.abs(interval.lower), Math.abs(interval.upper), delta * 1.6, 0.5) * 1.08;
  const x = linear([-reach, reach], [edge, width - edge]);
  const [low, high, centre] = [x(interval.lower), x(interval.upper), x(mean)];
  const favoured = mean >= 0 ? 'candidate' : 'baseline';
  // Ends that lie close together, or at the mean, are given in one label.
  const split = high - low > 2 * APART;
  return picture(
    {
      id: wide ? 'interval-wide' : 'interval-narrow',
      width,
      height,
      title: 'Mean difference with its 95 % interval',
      description: `Mean difference ${signedPoints(mean)} points, 95 % interval ${range(interval)}; differences within ${points(delta)} points of zero do not matter here.`,
    },
    delta > 0 ? box(x(-delta), 30, x(delta), axis, 'band') : null,
    delta > 0
      ? [line(x(-delta), 30, x(-delta), axis, 'band-edge'), line(x(delta), 30, x(delta), axis, 'band-edge')]
      : null,
    line(edge, axis, width - edge, axis, 'axis'),
    ticks([-reach, reach], wide ? 10 : 5).map((tick) => [
      line(x(tick), axis, x(tick), axis + 5, 'axis'),
      label(tickText(tick), x(tick), axis + 20),
    ]),
    line(x(0), 30, x(0), axis, 'zero'),
    label('◀ favours the baseline', edge, 18, { anchor: 'start', kind: 'note' }),
    label('favours the candidate ▶', width - edge, 18, { anchor: 'end', kind: 'note' }),
    box(low, middle - 5, high, middle + 5, `interval ${favoured}`, 5),
    line(low, middle - 11, low, middle + 11, `cap ${favoured}`),
    line(high, middle - 11, high, middle + 11, `cap ${favoured}`),
    mark(favoured, centre, middle, 9),
    label(signedPoints(mean), centre, middle - 18, { kind: 'strong' }),
    split
      ? [
          label(signedPoints(interval.lower), low, middle + 27, { kind: 'value' }),
          label(signedPoints(interval.upper), high, middle + 27, { kind: 'value' }),
        ]
      : label(range(interval), (low + high) / 2, middle + 27, { kind: 'value' }),
  );
}
