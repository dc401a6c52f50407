/**
 * What every plot shares: scales, ticks, an accessible frame, and the shapes that mark an arm. Plots are plain SVG without script or
 * style attributes (the page's policy forbids both); colours come from classes, so that dark mode and print restyle them.
 */
import { signedPoints } from '../format.ts';
import { element, type Child, type Markup } from '../markup.ts';

export type Scale = (value: number) => number;

export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [from, to] = domain;
  const span = to - from || 1;
  return (value) => range[0] + ((value - from) / span) * (range[1] - range[0]);
}

/** Round values (1, 2 or 5 times a power of ten apart) inside a domain, about `count` of them. */
export function ticks([from, to]: readonly [number, number], count: number): number[] {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  // Multiples, not repeated additions: 0.1 + 0.2 must not become a tick at 0.30000000000000004.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(9)),
  );
}

/** A signed tick without needless decimals: `+10`, `−2.5`, `0`. */
export function tickText(value: number): string {
  return value === 0 ? '0' : signedPoints(value).replace(/\.?0+$/u, '');
}

/** A domain with air around the values, never empty. */
export function padded(values: readonly number[], air: number): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * air, 0.5);
  return [low - room, high + room];
}

/** An SVG picture with a title and a description that screen readers announce; `id` must be unique in the page. */
export function picture(
  shape: {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    readonly title: string;
    readonly description: string;
  },
  ...children: Child[]
): Markup {
  const { id, width, height, title, description } = shape;
  return element(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
      class: 'plot',
      preserveAspectRatio: 'xMidYMid meet',
    },
    element('title', { id: `${id}-title` }, title),
    element('desc', { id: `${id}-desc` }, description),
    ...children,
  );
}

/** Text at a place; `anchor` is where the place lies in the text. */
export function label(
  text: string,
  x: number,
  y: number,
  { anchor = 'middle', kind = 'tick' }: { readonly anchor?: 'start' | 'middle' | 'end'; readonly kind?: string } = {},
): Markup {
  return element('text', { x, y, 'text-anchor': anchor, class: `label ${kind}` }, text);
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): Markup {
  return element('line', { x1, y1, x2, y2, class: kind });
}

/** A rectangle between two corners, in any order. */
export function box(x1: number, y1: number, x2: number, y2: number, kind: string, radius = 0): Markup {
  return element('rect', {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
    rx: radius === 0 ? null : radius,
    class: kind,
  });
}

/** An arm's mark: an open circle for the baseline, a filled one for the candidate, so that colour is not needed. */
export function mark(
  arm: 'baseline' | 'candidate' | 'level',
  x: number,
  y: number,
  radius: number,
  tip: string | null = null,
): Markup {
  const shown = tip === null ? null : element('title', {}, tip);
  return element('circle', { cx: x, cy: y, r: radius, class: `mark ${arm}` }, shown);
}
