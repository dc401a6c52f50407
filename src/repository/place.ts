/** Findings about records: how a file is named in them, and where in the file they point. */
import type { Finding, Severity } from '../protocol/findings.ts';
import { formatPath } from '../protocol/quote.ts';
import { readStrictJson } from '../protocol/strict-json.ts';

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

/** Findings about fields of a document that has parsed; the places are worked out only when there is one to report. */
export function fieldFindings(bytes: Uint8Array, file: string, fields: readonly FieldFinding[]): Finding[] {
  if (fields.length === 0) return [];
  const document = readStrictJson(bytes, file);
  return fields.map(({ path, code, message, severity }) => {
    const { line, column } = document.ok ? document.value.locate(path) : { line: 1, column: 1 };
    return { severity: severity ?? 'error', code, file, line, column, field: formatPath(path), message };
  });
}
