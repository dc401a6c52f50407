/** A run in a few lines, the same in `run` and `status`. */
import type { RunState } from '../../ledger/state.ts';
import type { RunSummary } from '../../ledger/summary.ts';
import { displayUsd, usd } from '../../protocol/money.ts';
import { RECONCILIATIONS_FOLDER } from '../../ledger/reconciliation-name.ts';
import { count } from './findings.ts';

export function summaryLines(summary: RunSummary): string[] {
  const { runId, campaignId, status, pauseReason, pairs, requests, totals, ceilings, synthetic, reconciliations } =
    summary;
  const what = [status, ...(pauseReason === null ? [] : [`(${pauseReason})`])].join(' ');
  return [
    `Run ${runId === '' ? '(not started)' : runId} of ${campaignId}: ${what}${synthetic ? ', synthetic answers' : ''}`,
    `Pairs: ${pairs.complete} of ${pairs.total} complete, ${pairs.eligible} with both answers scored`,
    `Requests: ${requests.received} received, ${requests.exhausted} exhausted, ${requests.indeterminate} indeterminate, ${requests.pending} pending${requests.abandoned === 0 ? '' : `, ${requests.abandoned} abandoned`}`,
    ...(reconciliations === 0
      ? []
      : [`Reconciliations: ${reconciliations}, each with its file in ${RECONCILIATIONS_FOLDER}/`]),
    `Charged: ${count(totals.requests, 'attempt')}, ${totals.inputTokens} input and ${totals.outputTokens} output tokens, ` +
      `${displayUsd(usd(totals.costUsd))} of ${displayUsd(usd(ceilings.costUsd))}`,
  ];
}

/** Which failures and rejections there were, most frequent first; no line when there were none. */
export function failureLines(state: RunState): string[] {
  const counts = new Map<string, number>();
  for (const { attempts } of state.requests.values()) {
    for (const { code } of attempts) if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const listed = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  return [`Failed or unusable attempts: ${listed.map(([code, number]) => `${code} ${number}`).join(', ')}`];
}
