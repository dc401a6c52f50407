/** The page's own small drawings: the balance of the brand and one seal a verdict. */
import type { Verdict } from '../analysis/paired.ts';
import { element, type Markup } from './markup.ts';

/** Paths on a 24 by 24 grid, drawn with a stroke. */
const SEALS: Readonly<Record<Verdict, string>> = {
  'preferred-for-this-category': 'M4.5 12.5l5 5 10-11',
  'baseline-preferred': 'M9 7L4 12l5 5M4 12h11a5 5 0 010 10h-2',
  tie: 'M5 9h14M5 15h14',
  mixed: 'M4 9c3-4 5 4 8 0s5 4 8 0M4 16c3-4 5 4 8 0s5 4 8 0',
  'insufficient-evidence': 'M8.5 8.8a3.6 3.6 0 117 .9c0 2.4-3.5 2.6-3.5 5M12 18.6v.2',
  'blocked-by-safety-failure': 'M6 6l12 12M18 6L6 18',
};

const FAILED = 'M12 5v9M12 18.4v.2';

export function seal({ value, holds }: { readonly value: Verdict; readonly holds: boolean }): Markup {
  const path = element('path', { d: holds ? SEALS[value] : FAILED });
  return element('span', { class: 'seal' }, element('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, path));
}

const BALANCE = 'M12 4v16M7.5 20h9M4 8h16M4 8l-2.6 6h5.2zM20 8l-2.6 6h5.2z';

export function brandMark(): Markup {
  const attributes = {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.7',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  return element(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', ...attributes },
    element('path', { d: BALANCE }),
  );
}

/** The same mark as a `data:` address, so that a browser asks no server for an icon. */
export function iconAddress(): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#5a43d6" stroke-width="2" stroke-linejoin="round"><path d="${BALANCE}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
