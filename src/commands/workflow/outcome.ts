/** What a command of a workflow comes to, for the Action's face. */
import type { Finding } from '../../protocol/findings.ts';

export interface WorkflowResult {
  /** Whether the step succeeds. */
  readonly ok: boolean;
  /** One sentence; becomes the failure's message when the step fails. */
  readonly message: string;
  readonly findings: readonly Finding[];
  /** Values of outputs: ids, hashes, numbers and JSON of those. */
  readonly outputs: Readonly<Record<string, string | number | boolean | object>>;
  /** Markdown for the job summary, made of validated values only; null for none. */
  readonly summary: string | null;
  /** Things to say that change nothing, such as a comment that could not be written. */
  readonly notices: readonly string[];
}

export function outcome(given: Partial<WorkflowResult> & Pick<WorkflowResult, 'ok' | 'message'>): WorkflowResult {
  return { findings: [], outputs: {}, summary: null, notices: [], ...given };
}
