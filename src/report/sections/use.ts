/** What the run took: tokens, money, time and retries by arm, and how much of each ceiling. */
import Big from 'big.js';
import type { ArmSummary } from '../../analysis/paired.ts';
import type { Inline, Section, UseBar } from '../content.ts';
import { counted, duration, money, share, whole } from '../format.ts';
import type { ReportInput } from '../input.ts';
import { section } from './section.ts';

/** Requests, input tokens, output tokens and cost against their ceilings. */
export function useBars({ analysis, ledger }: ReportInput): UseBar[] {
  const { baseline, candidate } = analysis.arms;
  const { spent, ceilings } = ledger;
  const counts = (label: string, by: (arm: ArmSummary) => number, total: number, ceiling: number): UseBar => {
    const amount = (value: number) => ({ amount: value, text: whole(value) });
    return {
      label,
      baseline: amount(by(baseline)),
      candidate: amount(by(candidate)),
      spent: amount(total),
      ceiling: amount(ceiling),
    };
  };
  const dollars = (decimal: string) => ({ amount: new Big(decimal).toNumber(), text: money(decimal) });
  return [
    counts('Requests', (arm) => arm.attempts, spent.requests, ceilings.requests),
    counts('Input tokens', (arm) => arm.inputTokens, spent.inputTokens, ceilings.inputTokens),
    counts('Output tokens', (arm) => arm.outputTokens, spent.outputTokens, ceilings.outputTokens),
    {
      label: 'Cost',
      baseline: dollars(baseline.costUsd),
      candidate: dollars(candidate.costUsd),
      spent: dollars(spent.costUsd),
      ceiling: dollars(ceilings.costUsd),
    },
  ];
}

function armRows({ baseline, candidate }: ReportInput['analysis']['arms']): Inline[][] {
  const row = (label: string, cell: (arm: ArmSummary) => string): Inline[] => [label, cell(baseline), cell(candidate)];
  return [
    row('Requests that came to an end', (arm) => whole(arm.completed)),
    row('Attempts', (arm) => whole(arm.attempts)),
    row('Retries', (arm) => whole(arm.retries)),
    row('Input tokens', (arm) => whole(arm.inputTokens)),
    row('Output tokens', (arm) => whole(arm.outputTokens)),
    row('Cost', (arm) => money(arm.costUsd)),
    row('Time, all requests', (arm) => duration(arm.durationMs)),
    row('Time, mean of a request', (arm) => duration(arm.meanDurationMs)),
  ];
}

export function useSection(input: ReportInput, bars: readonly UseBar[]): Section {
  const { chargedAtReservation } = input.ledger;
  return section({
    id: 'use',
    title: 'Tokens, cost and time',
    extent: 'brief',
    paragraphs:
      chargedAtReservation === 0
        ? [['Every attempt was charged what was reported for it.']]
        : [
            [
              `${counted(chargedAtReservation, 'attempt')} without usable usage ${chargedAtReservation === 1 ? 'is' : 'are'} charged at the full reservation, the most ${chargedAtReservation === 1 ? 'it' : 'each'} could have taken.`,
            ],
          ],
    plots: ['use'],
    tables: [
      {
        caption: 'The run against its ceilings',
        columns: [
          { title: 'Resource' },
          { title: 'Spent', numeric: true },
          { title: 'Ceiling', numeric: true },
          { title: 'Share', numeric: true },
        ],
        rows: bars.map(({ label, spent, ceiling }) => [
          label,
          spent.text,
          ceiling.text,
          share(spent.amount, ceiling.amount),
        ]),
      },
      {
        caption: 'What each arm took',
        columns: [{ title: 'Quantity' }, { title: 'Baseline', numeric: true }, { title: 'Candidate', numeric: true }],
        rows: armRows(input.analysis.arms),
      },
    ],
  });
}
