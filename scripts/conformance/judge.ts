/** From what tools said to a verdict: nothing that did not run has passed, and nothing is accepted without a reason. */

export const SEVERITIES = ['informational', 'low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface ToolFinding {
  /** The tool's own name of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** Path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export type Outcome =
  | {
      readonly tool: string;
      readonly ran: true;
      readonly version: string;
      readonly files: readonly string[];
      readonly findings: readonly ToolFinding[];
    }
  | { readonly tool: string; readonly ran: false; readonly reason: string };

/** A finding that is known and stays, and why. */
export interface Accepted {
  readonly tool: string;
  readonly rule: string;
  readonly file: string;
  readonly reason: string;
}

export interface Verdict {
  /** What is printed, without the closing line. */
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
}

/** @param requireAll whether a tool that did not run is a failure, as on a build server that can have them all */
export function judge(outcomes: readonly Outcome[], accepted: readonly Accepted[], requireAll: boolean): Verdict {
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  let notRun = 0;
  for (const outcome of outcomes) {
    if (!outcome.ran) {
      notRun += 1;
      if (requireAll) failed += 1;
      lines.push(`NOT RUN  ${outcome.tool}: ${outcome.reason}`);
      continue;
    }
    const known = accepted.filter(({ tool }) => tool === outcome.tool);
    const problems: string[] = [];
    const remarks: string[] = [];
    for (const finding of outcome.findings) {
      const where = `${finding.file}:${String(finding.line)}: ${finding.rule} (${finding.severity}): ${finding.message}`;
      const entry = known.find(({ rule, file }) => rule === finding.rule && file === finding.file);
      if (entry !== undefined) remarks.push(`  accepted  ${where}`, `            because ${entry.reason}`);
      else if (finding.severity === 'informational') remarks.push(`  remark    ${where}`);
      else problems.push(`  FINDING   ${where}`);
    }
    // What no longer exists must not stay excused: the next finding of its kind would be excused with it.
    for (const { rule, file } of known) {
      if (!outcome.findings.some((finding) => finding.rule === rule && finding.file === file)) {
        problems.push(`  STALE     ${rule} is accepted in ${file} and was not found there`);
      }
    }
    if (outcome.files.length === 0) problems.push('  NOTHING   was looked at');
    if (problems.length > 0) failed += 1;
    else passed += 1;
    const word = problems.length > 0 ? 'FAILED ' : 'passed ';
    lines.push(
      `${word}  ${outcome.tool} ${outcome.version}: ${String(outcome.files.length)} files, ${String(outcome.findings.length)} findings`,
    );
    lines.push(...problems, ...remarks);
  }
  return { lines, passed, failed, notRun };
}

export function closingLine({ passed, failed, notRun }: Verdict): string {
  return `conformance: ${String(passed)} passed, ${String(failed)} failed, ${String(notRun)} not run`;
}
