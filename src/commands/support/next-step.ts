/** What to do next about a run: one line, the same wherever the run is shown. */
import type { RunSummary } from '../../ledger/summary.ts';

export function nextStep(summary: RunSummary, signed: boolean, shown: string): string {
  const { status, onlyCancel, requests } = summary;
  if (status === 'completed')
    return signed ? `Next: equipoise verify ${shown}` : `Next: equipoise sign ${shown} --key FILE`;
  if (status === 'cancelled') return 'A cancelled run supports no preference.';
  if (onlyCancel) {
    return `A request with attempts left was abandoned, so this run can only be cancelled: equipoise cancel ${shown} --reason TEXT`;
  }
  if (requests.indeterminate > 0 && requests.pending === 0) {
    return `What is certain is done; what may have been sent is never sent again on its own. Next: equipoise reconcile ${shown}`;
  }
  return 'Next: the same `equipoise run` command resumes it; nothing that was sent is sent again.';
}
