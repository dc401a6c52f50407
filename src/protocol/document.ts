/**
 * From bytes to a typed value: strict JSON, then the schema, then the checks a schema cannot express. Every violation
 * of a document is reported at once, each with its file, line, column, field and code.
 */

import type * as z from 'zod';
import type { Finding, Parsed, Severity } from './findings.ts';
import { describeIssue } from './issues.ts';
import { formatPath } from './quote.ts';
import { scanStrictJson } from './strict-json.ts';
import type { JsonDocument, StrictLimits } from './strict-json.ts';

export { formatPath, quote } from './quote.ts';

/** Where a semantic check reports; the place in the file is worked out from the path. */
export interface Report {
  error(path: readonly PropertyKey[], code: string, message: string): void;
  warning(path: readonly PropertyKey[], code: string, message: string): void;
  notice(path: readonly PropertyKey[], code: string, message: string): void;
}

/**
 * Parses a document strictly.
 *
 * `check` runs on values that the schema accepts and reports what JSON Schema cannot say; its errors refuse the
 * document, its warnings and notices travel with the value.
 */
export function parseDocument<T>(
  schema: z.ZodType<T>,
  bytes: Uint8Array,
  file: string,
  check?: (value: T, report: Report) => void,
  limits?: StrictLimits,
): Parsed<T> {
  const { document, findings: strict } = scanStrictJson(bytes, file, limits);
  if (document === null) return { ok: false, findings: strict };
  const checked = checkValue(schema, document.value, file, check, document);
  if (strict.length === 0) return checked;
  // The reader has spoken about these fields; what the schema thinks of the value it made up would only confuse.
  const spoken = new Set(strict.map((finding) => finding.field));
  const others = checked.findings.filter((finding) => !spoken.has(finding.field) || finding.code === 'unknown-field');
  return { ok: false, findings: inFileOrder([...strict, ...others]) };
}

/**
 * The same checks on a value that is not (or no longer) text. Without a document every finding stands at 1:1.
 */
export function checkValue<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  check?: (value: T, report: Report) => void,
  document?: JsonDocument,
): Parsed<T> {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) {
    const findings = result.error.issues
      .flatMap((each) => describeIssue(each, schema))
      .map((issue): Finding => {
        const place = issue.atKey ? document?.locateKey(issue.path) : document?.locate(issue.path);
        const { code, message } = issue;
        return { severity: 'error', code, file, ...(place ?? START), field: formatPath(issue.path), message };
      });
    return { ok: false, findings: inFileOrder(findings) };
  }
  if (check === undefined) return { ok: true, value: result.data, findings: [] };
  const findings: Finding[] = [];
  const add = (severity: Severity) => (path: readonly PropertyKey[], code: string, message: string) => {
    const place = document?.locate(path) ?? START;
    findings.push({ severity, code, file, ...place, field: formatPath(path), message });
  };
  check(result.data, { error: add('error'), warning: add('warning'), notice: add('notice') });
  const ordered = inFileOrder(findings);
  if (ordered.some((finding) => finding.severity === 'error')) return { ok: false, findings: ordered };
  return { ok: true, value: result.data, findings: ordered };
}

const START = { line: 1, column: 1 };

function inFileOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
}
