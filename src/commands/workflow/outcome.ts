/** What a command of a workflow comes to, for the Action's face. */
import type { Finding } from '../../protocol/findings.ts';
import type { ValidateReport } from '../validate.ts';

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

/** The runner takes a megabyte of outputs, at two bytes a character, and fails the step over more. */
const MOST_CHARACTERS = 300_000;

type Partly = Pick<WorkflowResult, 'outputs' | 'notices'>;

/** The output `campaigns`; left out, and said to be, when it would not fit. */
export function campaignsOutput(campaigns: ValidateReport['campaigns']): Partly {
  if (JSON.stringify(campaigns).length <= MOST_CHARACTERS) return { outputs: { campaigns }, notices: [] };
  const message = `The output campaigns is not set: ${campaigns.length} campaigns are more than an output holds.`;
  return { outputs: {}, notices: [message] };
}

export function outcome(given: Partial<WorkflowResult> & Pick<WorkflowResult, 'ok' | 'message'>): WorkflowResult {
  return { findings: [], outputs: {}, summary: null, notices: [], ...given };
}
