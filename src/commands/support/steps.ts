/** The result of checks in named steps: the same keys for `sign` and `verify`, the same picture on a terminal. */
import type { Step } from '../../evidence/steps.ts';
import type { CommandResult, ExitCode } from '../context.ts';
import { exitFor, paint, printable } from './findings.ts';
import type { EvidenceRead } from './bundle.ts';

/** Keys are a contract. */
export interface StepsReport {
  readonly ok: boolean;
  readonly steps: readonly Step[];
  readonly keyId: string | null;
  readonly verdict: string | null;
}

/** One line a step: whether it holds, its name, what it found. */
export function stepLines(steps: readonly Step[], colour: boolean): string[] {
  const width = Math.max(0, ...steps.map(({ name }) => name.length));
  return steps.map(({ name, ok, detail }) => {
    const mark = ok ? paint('ok  ', '32', colour) : paint('FAIL', '31', colour);
    return `${mark}  ${printable(`${name.padEnd(width)}  ${detail}`)}`;
  });
}

export function stepsResult(report: StepsReport, closing: readonly string[], colour: boolean): CommandResult {
  const lines = stepLines(report.steps, colour);
  return { exit: report.ok ? 0 : 1, json: report, text: [...lines, ...closing.map(printable)].join('\n') };
}

/** Records are missing: nothing else can be said. Exit 3 when it is the clone that lacks them. */
export function unreadableResult({ step, findings }: EvidenceRead, closing: string, colour: boolean): CommandResult {
  const result = stepsResult({ ok: false, steps: [step], keyId: null, verdict: null }, [closing], colour);
  const exit: ExitCode = exitFor(findings) === 3 ? 3 : 1;
  return { ...result, exit };
}
