/**
 * Builds the report: what is said, in which order, with which numbers. It draws on recomputed results and validated records alone
 * and works nothing out that the analysis has not.
 */
import type { Figure, ReportModel } from './content.ts';
import { counted, money, points, range, signedPoints, typographic, whole } from './format.ts';
import type { ReportInput } from './input.ts';
import { badgesOf, noticesOf } from './notices.ts';
import { missingSection } from './sections/missing.ts';
import { evidenceSection, scopeSection } from './sections/scope.ts';
import { pairsSection, scoresSection } from './sections/scores.ts';
import { limitsSection, orderSection, uncertaintySection } from './sections/uncertainty.ts';
import { useBars, useSection } from './sections/use.ts';
import { HEADLINES, unitsOf, verdictSentence } from './verdict-words.ts';

export type { ReportInput } from './input.ts';
export type { ReportModel } from './content.ts';

function figuresOf({ analysis, ledger }: ReportInput): Figure[] {
  const { eligibility, arms, minimumSuccessfulPairs } = analysis;
  const failures = (arm: 'baseline' | 'candidate'): number =>
    arms[arm].safetyFailures.reduce((sum, { count }) => sum + count, 0);
  return [
    { label: 'Mean difference', value: signedPoints(analysis.mean), note: 'points, candidate minus baseline' },
    { label: '95 % interval', value: range(analysis.interval), note: `over ${unitsOf(analysis)}` },
    {
      label: 'Mean score',
      value: `${points(arms.baseline.meanScore)} → ${points(arms.candidate.meanScore)}`,
      note: 'baseline → candidate, of 100',
    },
    {
      label: 'Pairs that count',
      value: `${whole(eligibility.eligiblePairs)} of ${whole(eligibility.scheduledPairs)}`,
      note: `at least ${whole(minimumSuccessfulPairs)} demanded`,
    },
    {
      label: 'Safety failures',
      value: whole(failures('candidate')),
      note: `candidate; baseline ${whole(failures('baseline'))}`,
    },
    {
      label: 'Cost',
      value: money(ledger.spent.costUsd),
      note: `of ${money(ledger.ceilings.costUsd)}; ${counted(ledger.spent.requests, 'request')}`,
    },
  ];
}

export function buildReport(input: ReportInput): ReportModel {
  const { analysis, campaign } = input;
  const { headline, tone } = HEADLINES[analysis.verdict];
  const use = useBars(input);
  const holds = input.verification?.ok !== false;
  return {
    title: campaign.campaignId,
    category: campaign.category,
    badges: badgesOf(input),
    verdict: {
      value: analysis.verdict,
      holds,
      // A verdict that the evidence does not carry must not look like one.
      tone: holds ? tone : 'danger',
      headline: holds ? headline : 'Do not rely on this report',
      sentence: holds
        ? verdictSentence(analysis, input.synthetic)
        : [
            'The evidence does not hold. Taken at face value, its files would give the verdict ',
            { code: analysis.verdict },
            '.',
          ],
    },
    notices: noticesOf(input),
    figures: figuresOf(input),
    reasons: analysis.reasons.map(({ message }) => [typographic(message)]),
    cautions: analysis.cautions.map(({ message }) => [typographic(message)]),
    sections: [
      scoresSection(analysis),
      missingSection(input),
      useSection(input, use),
      uncertaintySection(input),
      orderSection(input),
      pairsSection(analysis),
      scopeSection(input),
      limitsSection(input),
      evidenceSection(input),
    ],
    analysis,
    use,
  };
}
