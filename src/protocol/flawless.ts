/**
 * Reading a document that nothing can be said about, without loading what would say it: strict JSON, the published
 * schema, the rules beyond it. A document with any finding at all, be it a notice, is left to its parser
 * (`parseDocument`), which alone knows places and words.
 */

import type { Checks, Report } from './document.ts';
import type { Parsed } from './findings.ts';
import { conform, type JsonSchema } from './json-schema.ts';
import { readPlainJson } from './plain-json.ts';
import type { StrictLimits } from './strict-limits.ts';

/** A format as far as it can be told without its zod source; both are made of the same rules and the same schema. */
export interface Format<T> {
  /** From `schemas/`, which is generated from the zod source. */
  readonly schema: JsonSchema;
  readonly checks?: Checks<T>;
  readonly limits?: StrictLimits;
}

/** The value of a flawless document, else what `parse` makes of it. `parse` is given so that it loads only when needed. */
export async function readDocument<T>(
  format: Format<T>,
  bytes: Uint8Array,
  parse: () => Promise<Parsed<T>>,
): Promise<Parsed<T>> {
  const flawless = readFlawless(format, bytes);
  return flawless === null ? parse() : { ok: true, value: flawless.value, findings: [] };
}

/** Null when there is anything to say about the document, or it is strict JSON in an unusual spelling. */
export function readFlawless<T>(format: Format<T>, bytes: Uint8Array): { readonly value: T } | null {
  const plain = readPlainJson(bytes, format.limits);
  const conforming = plain === null ? null : conform(format.schema, plain.value);
  if (conforming === null) return null;
  const value = conforming.value as T;
  const report = new Silence();
  if (typeof format.checks === 'function') format.checks(value, report);
  else for (const check of format.checks ?? []) check(value, report);
  return report.broken ? null : { value };
}

/** Notes that something was said. */
class Silence implements Report {
  broken = false;

  error(): void {
    this.broken = true;
  }

  warning(): void {
    this.broken = true;
  }

  notice(): void {
    this.broken = true;
  }
}
