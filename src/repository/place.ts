/** Findings about records: how a file is named in them. (`field-findings.ts` finds the place in the file.) */
import type { Finding, Severity } from '../protocol/findings.ts';

/** A finding about a file as a whole. */
export function fileFinding(file: string, code: string, message: string, severity: Severity = 'error'): Finding {
  return { severity, code, file, line: 1, column: 1, field: '', message };
}

export interface FieldFinding {
  readonly path: readonly PropertyKey[];
  readonly code: string;
  readonly message: string;
  readonly severity?: Severity;
}
