/** The difference of every pair, in schedule order, over the practical delta and the interval of their mean. */
import type { Analysis, PairDifference } from '../../analysis/paired.ts';
import { counted, points, range, signedPoints } from '../format.ts';
import { element, type Markup } from '../markup.ts';
import { box, label, line, linear, mark, padded, picture, ticks, tickText, type Scale } from './frame.ts';

function stem(pair: PairDifference, x: number, y: Scale, radius: number): Markup {
  if (pair.difference === null) {
    const why = pair.missing.map(({ arm, reason }) => `${arm} ${reason}`).join(', ');
    const [left, right, top, bottom] = [x - 3.5, x + 3.5, y(0) - 3.5, y(0) + 3.5];
    const tip = element('title', {}, `Pair ${pair.pairIndex} (${pair.caseId}): no difference; ${why}`);
    return element(
      'g',
      { class: 'missing' },
      tip,
      line(left, top, right, bottom, 'cross'),
      line(left, bottom, right, top, 'cross'),
    );
  }
  const favoured = pair.difference > 0 ? 'candidate' : pair.difference < 0 ? 'baseline' : 'level';
  const tip = `Pair ${pair.pairIndex} (${pair.caseId}): ${signedPoints(pair.difference)} points, ${pair.firstRole} asked first`;
  return element(
    'g',
    {},
    line(x, y(0), x, y(pair.difference), `stem ${favoured}`),
    mark(favoured, x, y(pair.difference), favoured === 'level' ? radius * 0.6 : radius, tip),
  );
}

/** Labels of the pair axis: the first, the last, and round numbers between, none closer than the type allows. */
function pairTicks(count: number, room: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50].find((size) => (room * size) / count >= 24) ?? 50;
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

export function differencesPlot(analysis: Analysis, wide: boolean): Markup {
  const { differences, mean, interval, minimumPracticalScoreDelta: delta } = analysis;
  const [width, height] = wide ? [920, 300] : [360, 270];
  const [left, right, top, bottom] = [44, width - (wide ? 128 : 14), 14, height - 44];
  const known = differences.flatMap((pair) => (pair.difference === null ? [] : [pair.difference]));
  const domain = padded([0, delta, -delta, ...known, ...(interval ? [interval.lower, interval.upper] : [])], 0.08);
  const y = linear(domain, [bottom, top]);
  const slot = (right - left) / Math.max(1, differences.length);
  const x = (index: number): number => left + slot * (index + 0.5);
  const radius = Math.max(1.8, Math.min(5.5, slot * 0.36));
  const missing = differences.length - known.length;
  const meanLabels =
    wide && mean !== null
      ? [
          label(`mean ${signedPoints(mean)}`, right + 10, y(mean) + 4, { anchor: 'start', kind: 'strong' }),
          interval && label(range(interval), right + 10, y(mean) + 20, { anchor: 'start', kind: 'note' }),
        ]
      : null;
  return picture(
    {
      id: wide ? 'differences-wide' : 'differences-narrow',
      width,
      height,
      title: 'Difference of every pair',
      description: `${counted(known.length, 'pair')} with a difference, ${known.filter((value) => value > 0).length} in favour of the candidate and ${known.filter((value) => value < 0).length} of the baseline; ${missing} without one. Mean ${signedPoints(mean)}, 95 % interval ${range(interval)}, practical delta ${points(delta)}.`,
    },
    delta > 0 ? box(left, y(delta), right, y(-delta), 'band') : null,
    delta > 0
      ? [line(left, y(delta), right, y(delta), 'band-edge'), line(left, y(-delta), right, y(-delta), 'band-edge')]
      : null,
    ticks(domain, 5).map((tick) => [
      line(left, y(tick), right, y(tick), tick === 0 ? 'zero' : 'grid'),
      label(tickText(tick), left - 8, y(tick) + 4, { anchor: 'end' }),
    ]),
    interval ? box(left, y(interval.lower), right, y(interval.upper), 'interval-area') : null,
    mean === null ? null : line(left, y(mean), right, y(mean), 'mean'),
    differences.map((pair, index) => stem(pair, x(index), y, radius)),
    pairTicks(differences.length, right - left).map((index) => label(String(index), x(index), bottom + 18)),
    label('pair, in schedule order', (left + right) / 2, height - 8, { kind: 'note' }),
    meanLabels,
  );
}
