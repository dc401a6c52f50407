/** A run as it goes on: one line that is rewritten on a terminal, a line now and then anywhere else. */
import { usd } from '../../protocol/money.ts';
import type { RunProgress } from '../../runner/progress.ts';
import type { Context } from '../context.ts';
import { count } from './findings.ts';

/** Lines of a run that nobody watches: enough to see in a log that it moves, few enough to read. */
const QUIET_LINES = 10;
const CLEAR_LINE = '\r\u001b[2K';

export interface ProgressPrinter {
  update(progress: RunProgress): void;
  /** Leaves the terminal's cursor on a fresh line. */
  end(): void;
}

export function progressPrinter(context: Context): ProgressPrinter {
  if (context.onRunProgress !== undefined) return { update: context.onRunProgress, end: () => undefined };
  return context.isTTY ? livePrinter(context) : quietPrinter(context);
}

function livePrinter(context: Context): ProgressPrinter {
  let shown = '';
  return {
    update(progress) {
      const line = progressLine(progress);
      if (line === shown) return;
      shown = line;
      context.out(`${CLEAR_LINE}${line}`);
    },
    end() {
      if (shown !== '') context.out(CLEAR_LINE);
      shown = '';
    },
  };
}

function quietPrinter(context: Context): ProgressPrinter {
  let nextTenth = 1;
  let stopping: string | null = null;
  return {
    update(progress) {
      const tenth = Math.floor((progress.pairsDone * QUIET_LINES) / Math.max(1, progress.pairsTotal));
      if (tenth < nextTenth && progress.stopping === stopping) return;
      nextTenth = tenth + 1;
      stopping = progress.stopping;
      context.err(`${progressLine(progress)}\n`);
    },
    end: () => undefined,
  };
}

export function progressLine(progress: RunProgress): string {
  const { pairsDone, pairsTotal, requests, inputTokens, outputTokens, costUsd, etaMs, stopping } = progress;
  const parts = [
    `pairs ${pairsDone}/${pairsTotal}`,
    `attempts ${requests.spent}/${requests.ceiling}`,
    `tokens in ${percent(inputTokens.spent, inputTokens.ceiling)} out ${percent(outputTokens.spent, outputTokens.ceiling)}`,
    `$${usd(costUsd.spent).toFixed(4)} of $${usd(costUsd.ceiling).toFixed(4)}`,
  ];
  if (stopping !== null) parts.push(`stopping (${stopping}), waiting for answers under way`);
  else if (etaMs !== null && pairsDone < pairsTotal) parts.push(`${timeLeft(etaMs)} left`);
  return parts.join(' · ');
}

function percent(spent: number, ceiling: number): string {
  return `${Math.floor((spent * 100) / Math.max(1, ceiling))} %`;
}

function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
}
