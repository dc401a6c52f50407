/** What does not enter the mean, and what blocks whatever the mean: outcomes, missing pairs, safety failures. */
import type { Analysis, Arm } from '../../analysis/paired.ts';
import type { Inline, Section, Table } from '../content.ts';
import { counted, probability, range, whole } from '../format.ts';
import type { ReportInput } from '../input.ts';
import { section } from './section.ts';

const ARMS: readonly Arm[] = ['baseline', 'candidate'];
const byArm = [
  { title: 'Baseline', numeric: true },
  { title: 'Candidate', numeric: true },
];

function outcomesTable({ outcomes }: ReportInput): Table {
  return {
    caption: 'How the requests of each arm ended',
    columns: [{ title: 'Outcome' }, ...byArm],
    rows: outcomes.map(({ outcome, baseline, candidate }) => [{ code: outcome }, whole(baseline), whole(candidate)]),
  };
}

function eligibilityTable({ eligibility }: Analysis): Table {
  const row = (label: string, count: number): Inline[] => [label, whole(count)];
  return {
    caption: 'Scheduled pairs by which answers count',
    columns: [{ title: 'Pairs in which' }, { title: 'Count', numeric: true }],
    rows: [
      row('both answers count', eligibility.eligiblePairs),
      row('only the baseline’s counts', eligibility.onlyBaselineEligible),
      row('only the candidate’s counts', eligibility.onlyCandidateEligible),
      row('neither counts', eligibility.neitherEligible),
      row('a request was never run', eligibility.notRun),
      row('all scheduled pairs', eligibility.scheduledPairs),
    ],
  };
}

function missingTable({ differences }: Analysis): Table[] {
  const missing = differences.filter((pair) => pair.difference === null);
  if (missing.length === 0) return [];
  const reasonOf = (pair: (typeof missing)[number], arm: Arm): Inline => {
    const reason = pair.missing.find((entry) => entry.arm === arm)?.reason;
    return reason === undefined ? 'counts' : { code: reason };
  };
  return [
    {
      caption: 'Pairs without a difference, and why',
      columns: [{ title: 'Pair', numeric: true }, { title: 'Baseline' }, { title: 'Candidate' }],
      rows: missing.map((pair) => [String(pair.pairIndex), reasonOf(pair, 'baseline'), reasonOf(pair, 'candidate')]),
    },
  ];
}

function safetyTable({ arms }: Analysis): Table[] {
  const rows = ARMS.flatMap((arm) =>
    arms[arm].safetyFailures.map(({ id, count, pairs }): Inline[] => [
      { code: id },
      arm,
      whole(count),
      pairs.map(String).join(', '),
    ]),
  );
  if (rows.length === 0) return [];
  const columns = [{ title: 'Check' }, { title: 'Arm' }, { title: 'Failures', numeric: true }, { title: 'Pairs' }];
  return [{ caption: 'Blocking safety failures', columns, rows }];
}

function reconciliationsTable({ reconciliations }: ReportInput): Table[] {
  if (reconciliations.length === 0) return [];
  return [
    {
      caption: 'How lost requests were settled',
      columns: [{ title: 'By' }, { title: 'Outcome' }, ...byArm],
      rows: reconciliations.map(({ method, outcome, baseline, candidate }) => [
        { code: method },
        { code: outcome },
        whole(baseline),
        whole(candidate),
      ]),
    },
  ];
}

export function missingSection(input: ReportInput): Section {
  const { analysis } = input;
  const { worstCase, eligibility } = analysis;
  const unsafe = ARMS.map((arm) => analysis.arms[arm].safetyFailures.reduce((sum, { count }) => sum + count, 0));
  const bounds =
    worstCase.missingPairs === 0
      ? 'Every scheduled pair gave a difference.'
      : `${counted(worstCase.missingPairs, 'pair')} gave no difference. Whatever those answers would have scored, the mean over all pairs lies within ${range(worstCase)} points.`;
  const even = `Exact test that answers are missing evenly in both arms (McNemar): p = ${probability(eligibility.asymmetryPValue)}.`;
  const safety = `Blocking safety failures: ${whole(unsafe[0] ?? 0)} in the baseline, ${whole(unsafe[1] ?? 0)} in the candidate.`;
  return section({
    id: 'missing',
    title: 'Safety and missing answers',
    extent: 'brief',
    paragraphs: [[safety], [bounds], ...(worstCase.missingPairs === 0 ? [] : [[even]])],
    tables: [
      ...safetyTable(analysis),
      ...missingTable(analysis),
      eligibilityTable(analysis),
      outcomesTable(input),
      ...reconciliationsTable(input),
    ],
  });
}
