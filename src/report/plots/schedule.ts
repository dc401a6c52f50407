/** The schedule as it went: who was asked first in every pair, and which answers count. */
import type { Analysis, Arm, PairDifference } from '../../analysis/paired.ts';
import { element, type Markup } from '../markup.ts';
import { box, label, line, picture } from './frame.ts';

const COLUMNS = 20;
const [SLOT, CELL, ROW] = [18, 14, 52];

function cell(pair: PairDifference, arm: Arm, x: number, y: number): Markup {
  const reason = pair.missing.find((entry) => entry.arm === arm)?.reason ?? null;
  const state = reason === null ? 'counts' : reason === 'not-run' ? 'open' : 'void';
  const tip = `Pair ${pair.pairIndex}, ${arm}: ${reason ?? 'counts'}`;
  return element(
    'g',
    { class: `cell ${arm} ${state}` },
    element('title', {}, tip),
    box(x + 0.75, y + 0.75, x + CELL - 0.75, y + CELL - 0.75, 'tile', 3),
    state === 'void'
      ? [
          line(x + 4, y + 4, x + CELL - 4, y + CELL - 4, 'cross'),
          line(x + 4, y + CELL - 4, x + CELL - 4, y + 4, 'cross'),
        ]
      : null,
  );
}

export function schedulePlot({ differences }: Analysis): Markup {
  const left = 34;
  const rows = Math.max(1, Math.ceil(differences.length / COLUMNS));
  const missing = differences.filter((pair) => pair.difference === null).length;
  return picture(
    {
      id: 'schedule',
      width: left + COLUMNS * SLOT + 6,
      height: rows * ROW,
      title: 'Order and outcome of every pair',
      description: `${differences.filter((pair) => pair.firstRole === 'baseline').length} pairs asked the baseline first, ${differences.filter((pair) => pair.firstRole === 'candidate').length} the candidate; ${missing} of ${differences.length} pairs lack an answer that counts.`,
    },
    Array.from({ length: rows }, (_, row) => [
      label('1st', left - 6, row * ROW + 25, { anchor: 'end', kind: 'note' }),
      label('2nd', left - 6, row * ROW + 42, { anchor: 'end', kind: 'note' }),
    ]),
    differences.map((pair, index) => {
      const x = left + (index % COLUMNS) * SLOT;
      const y = Math.floor(index / COLUMNS) * ROW;
      const second: Arm = pair.firstRole === 'baseline' ? 'candidate' : 'baseline';
      return [
        index % 5 === 0 ? label(String(pair.pairIndex), x + CELL / 2, y + 11) : null,
        cell(pair, pair.firstRole, x, y + 15),
        cell(pair, second, x, y + 32),
      ];
    }),
  );
}
