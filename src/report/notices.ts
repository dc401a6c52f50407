/** What must be seen before the verdict is believed: evidence that does not hold, answers no model gave, runs without review. */
import { candidateOf } from '../protocol/campaign.ts';
import type { Notice, ReportModel } from './content.ts';
import type { ReportInput } from './input.ts';

function evidenceNotice({ verification }: ReportInput): Notice | null {
  if (verification === null) {
    const text = 'No signature covers these numbers: they were worked out from the run’s files as they lie here.';
    return { tone: 'warning', title: 'Not signed', text: [text] };
  }
  if (verification.ok) return null;
  const failed = verification.steps.find((step) => !step.ok);
  const where = failed === undefined ? [] : [' The step ', { code: failed.name }, ' failed.'];
  const text = [
    'Verification failed; do not rely on this report.',
    ...where,
    ' The section on verification lists every step.',
  ];
  return { tone: 'danger', title: 'The evidence does not hold', text };
}

function syntheticNotice({ synthetic }: ReportInput): Notice | null {
  if (!synthetic) return null;
  const text =
    'No model was asked: the built-in driver made the answers up. This shows how a report reads and can never support a promotion.';
  return { tone: 'warning', title: 'Synthetic answers', text: [text] };
}

function incompleteNotice({ run }: ReportInput): Notice | null {
  if (run.status === 'completed') return null;
  const reason = run.reason === null ? [] : [' (', { code: run.reason }, ')'];
  const why =
    run.status === 'cancelled'
      ? '. A cancelled run never supports a preference.'
      : '. Requests may be open, and the numbers can still change.';
  return { tone: 'warning', title: 'Not a completed run', text: [`The run is ${run.status}`, ...reason, why] };
}

function identicalNotice({ campaign }: ReportInput): Notice | null {
  const [baseline, candidate] = [candidateOf(campaign, 'baseline'), candidateOf(campaign, 'candidate')];
  if (baseline.instructionSha256 !== candidate.instructionSha256) return null;
  const text =
    'Both arms carry the very same instruction, so whatever differs here is chance. Such a trial checks the method, not a change.';
  return { tone: 'warning', title: 'The arms are identical', text: [text] };
}

/** The ends of the scale of points, and what each says about the trial. */
const BOUNDS = [
  {
    score: 0,
    title: 'Every score is at the floor',
    what: 'too hard for this model',
    next: 'an easier task or an abler model',
  },
  { score: 100, title: 'Every score is at the ceiling', what: 'too easy for this model', next: 'a harder task' },
] as const;

/** Where no answer of either arm could have been worse (or better), equal scores say nothing about equal arms. */
function boundNotice({ analysis: { differences } }: ReportInput): Notice | null {
  const of = (arm: 'baselineScore' | 'candidateScore'): number[] => differences.flatMap((pair) => pair[arm] ?? []);
  const [baseline, candidate] = [of('baselineScore'), of('candidateScore')];
  if (baseline.length === 0 || candidate.length === 0) return null;
  const scores = [...baseline, ...candidate];
  const bound = BOUNDS.find(({ score }) => scores.every((points) => points === score));
  if (bound === undefined) return null;
  const text = `All ${scores.length} answers that were scored got ${bound.score} of 100 points, in both arms. The trial was ${bound.what}, so it cannot tell the arms apart: that they are equal here is no finding that they are equal. It takes ${bound.next}.`;
  return { tone: 'warning', title: bound.title, text: [text] };
}

/** Timestamps of one fixed format sort as times do. */
function timeNotice({ campaign, run }: ReportInput): Notice | null {
  if (run.startedAt === null || run.startedAt >= campaign.createdAt) return null;
  const text = [
    'The run started at ',
    { code: run.startedAt },
    ', before its campaign was written at ',
    { code: campaign.createdAt },
    '.',
  ];
  return { tone: 'warning', title: 'The run predates its campaign', text };
}

function approvalNotice({ review }: ReportInput): Notice | null {
  if (review !== null) return null;
  const text = 'The person who started the run approved it; nobody else reviewed campaign or budget.';
  return { tone: 'calm', title: 'Local self-approval', text: [text] };
}

/** In order of weight. */
export function noticesOf(input: ReportInput): Notice[] {
  return [
    evidenceNotice,
    incompleteNotice,
    syntheticNotice,
    boundNotice,
    identicalNotice,
    timeNotice,
    approvalNotice,
  ].flatMap((notice) => notice(input) ?? []);
}

export function badgesOf({ run, verification, synthetic, review, humanAudited }: ReportInput): ReportModel['badges'] {
  return [
    run.status === 'completed'
      ? { tone: 'good', label: 'Run completed' }
      : { tone: 'warning', label: `Run ${run.status}` },
    verification === null
      ? { tone: 'warning', label: 'Not signed' }
      : verification.ok
        ? { tone: 'good', label: 'Evidence verified' }
        : { tone: 'danger', label: 'Evidence fails' },
    synthetic ? { tone: 'warning', label: 'Synthetic answers' } : { tone: 'good', label: 'Model answers' },
    review === null ? { tone: 'calm', label: 'Self-approved' } : { tone: 'good', label: 'Approved by review' },
    humanAudited ? { tone: 'good', label: 'Audited by a person' } : { tone: 'calm', label: 'Not audited by a person' },
  ];
}
