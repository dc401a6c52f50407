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
import { validate } from './validate.ts';

export { formatPath, quote } from './quote.ts';

/** Where a semantic check reports; the place in the file is worked out from the path. */
export interface Report {
  error(path: readonly PropertyKey[], code: string, message: string): void;
  warning(path: readonly PropertyKey[], code: string, message: string): void;
  notice(path: readonly PropertyKey[], code: string, message: string): void;
}

/**
 * A semantic rule about a part of a document. It runs whenever that part is well-formed, however broken the rest is,
 * so that its findings do not wait until everything else has been mended.
 */
export type Rule = (value: unknown, report: Report) => void;

/** A rule about the part of a document that `part` describes (an object schema that names only what it needs). */
export function rule<Part>(part: z.ZodType<Part>, check: (value: Part, report: Report) => void): Rule {
  return (value, report) => {
    const parsed = validate(part, value);
    if (parsed.success) check(parsed.data, report);
  };
}

/** One check of the whole value, which runs only when the schema accepts it, or rules about parts, which always run. */
export type Checks<T> = ((value: T, report: Report) => void) | readonly Rule[];

/** Findings beyond this are counted, not listed: a hostile file must not buy megabytes of messages. */
const MAX_FINDINGS = 200;

/**
 * Parses a document strictly.
 *
 * `checks` report what JSON Schema cannot say; their errors refuse the document, their warnings and notices travel
 * with the value.
 */
export function parseDocument<T>(
  schema: z.ZodType<T>,
  bytes: Uint8Array,
  file: string,
  checks?: Checks<T>,
  limits?: StrictLimits,
): Parsed<T> {
  const { document, findings, protoKeys } = scanStrictJson(bytes, file, limits);
  if (document === null) return { ok: false, findings };
  const checked = checkValue(schema, document.value, file, checks, document);
  const strict = [...findings, ...overlooked(protoKeys, checked, file, document)];
  if (strict.length === 0) return checked;
  // The reader has spoken about these fields; what the schema thinks of the value it made up would only confuse.
  const spoken = new Set(strict.map((finding) => finding.field));
  const others = checked.findings.filter((finding) => !spoken.has(finding.field) || finding.code === 'unknown-field');
  return { ok: false, findings: inFileOrder([...strict, ...others]) };
}

/**
 * Objects with fixed fields report a key `__proto__` themselves; maps drop it in silence, and then the value that was
 * checked is not the value whose bytes were hashed.
 */
function overlooked(
  protoKeys: readonly (readonly PropertyKey[])[],
  checked: Parsed<unknown>,
  file: string,
  document: JsonDocument,
): Finding[] {
  if (protoKeys.length === 0) return [];
  const known = new Set(checked.findings.map((finding) => finding.field));
  return protoKeys
    .filter((path) => !known.has(formatPath(path)))
    .map((path) => ({
      severity: 'error',
      code: 'unknown-field',
      file,
      ...document.locateKey(path),
      field: formatPath(path),
      message: 'The field "__proto__" is not known anywhere; remove it.',
    }));
}

/**
 * The same checks on a value that is not (or no longer) text. Without a document every finding stands at 1:1.
 */
export function checkValue<T>(
  schema: z.ZodType<T>,
  value: unknown,
  file: string,
  checks?: Checks<T>,
  document?: JsonDocument,
): Parsed<T> {
  const findings = new Findings(file, document);
  const result = validate(schema, value);
  if (!result.success) findings.addIssues(result.error.issues, schema);
  if (typeof checks === 'function') {
    if (result.success) checks(result.data, findings);
  } else {
    for (const each of checks ?? []) each(value, findings);
  }
  const all = findings.inFileOrder();
  const accepted = result.success && !all.some((finding) => finding.severity === 'error');
  return accepted ? { ok: true, value: result.data, findings: all } : { ok: false, findings: all };
}

/** Collects findings, gives each its place, and stops listing where nobody reads on. */
class Findings implements Report {
  readonly #file: string;
  readonly #document: JsonDocument | undefined;
  readonly #list: Finding[] = [];
  readonly #unlisted = { error: 0, warning: 0, notice: 0 };

  constructor(file: string, document: JsonDocument | undefined) {
    this.#file = file;
    this.#document = document;
  }

  error(path: readonly PropertyKey[], code: string, message: string): void {
    this.#add('error', path, code, message, false);
  }

  warning(path: readonly PropertyKey[], code: string, message: string): void {
    this.#add('warning', path, code, message, false);
  }

  notice(path: readonly PropertyKey[], code: string, message: string): void {
    this.#add('notice', path, code, message, false);
  }

  addIssues(issues: readonly z.core.$ZodIssue[], schema: z.ZodType): void {
    for (const issue of issues) {
      if (this.#list.length >= MAX_FINDINGS) {
        this.#unlisted.error += 1;
        continue;
      }
      for (const { path, code, message, atKey } of describeIssue(issue, schema)) {
        this.#add('error', path, code, message, atKey);
      }
    }
  }

  #add(severity: Severity, path: readonly PropertyKey[], code: string, message: string, atKey: boolean): void {
    if (this.#list.length >= MAX_FINDINGS) {
      this.#unlisted[severity] += 1;
      return;
    }
    const place = atKey ? this.#document?.locateKey(path) : this.#document?.locate(path);
    this.#list.push({ severity, code, file: this.#file, ...(place ?? START), field: formatPath(path), message });
  }

  inFileOrder(): Finding[] {
    const sorted = inFileOrder(this.#list);
    for (const severity of ['error', 'warning', 'notice'] as const) {
      if (this.#unlisted[severity] === 0) continue;
      const message = `${this.#unlisted[severity]} more findings of this kind are not listed; mend these first.`;
      sorted.push({ severity, code: 'more-findings', file: this.#file, ...START, field: '', message });
    }
    return sorted;
  }
}

const START = { line: 1, column: 1 };

function inFileOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
}
