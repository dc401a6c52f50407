/** Where in their file findings about records point. Loaded when there is one. */
import type { Finding } from '../protocol/findings.ts';
import { formatPath } from '../protocol/quote.ts';
import { readStrictJson } from '../protocol/strict-json.ts';
import type { FieldFinding } from './place.ts';

/** Findings about fields of a document that has parsed. */
export function fieldFindings(bytes: Uint8Array, file: string, fields: readonly FieldFinding[]): Finding[] {
  if (fields.length === 0) return [];
  const document = readStrictJson(bytes, file);
  return fields.map(({ path, code, message, severity }) => {
    const { line, column } = document.ok ? document.value.locate(path) : { line: 1, column: 1 };
    return { severity: severity ?? 'error', code, file, line, column, field: formatPath(path), message };
  });
}
