/**
 * Checks as people read them: a list of named steps in a fixed order, each with one sentence on what it found.
 *
 * Every step is always listed. One that could not run, because an earlier one failed, counts as failed and says which:
 * a check that silently did not happen must never look like one that passed.
 */

import { EquipoiseError, type Finding, type Parsed } from '../protocol/findings.ts';

export interface Step {
  /** Stable, kebab-case. */
  readonly name: string;
  readonly ok: boolean;
  /** One or a few sentences for people. Holds validated ids, hashes and numbers, never content. */
  readonly detail: string;
}

const NOT_RUN = 'not run: ';

/** Whether a step is listed only because an earlier one failed. */
export function didNotRun(step: Step): boolean {
  return !step.ok && step.detail.startsWith(NOT_RUN);
}

/** What a step that holds gives: its sentence, and what later steps build on. */
export interface Held<T> {
  readonly detail: string;
  readonly value: T;
}

/** Thrown inside a step to fail it; the message becomes the step's detail. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}

export class StepLog {
  readonly #steps: Step[] = [];
  #firstFailure: string | null = null;

  get steps(): readonly Step[] {
    return [...this.#steps];
  }

  /** Whether every step so far held. */
  get ok(): boolean {
    return this.#firstFailure === null;
  }

  /**
   * Runs one step. `body` is null when what it needs is missing because an earlier step failed. Returns the value of
   * a step that held, else null.
   */
  run<T>(name: string, body: (() => Held<T>) | null): T | null {
    if (body === null) {
      this.add({ name, ok: false, detail: `${NOT_RUN}${this.#firstFailure ?? 'an earlier step'} did not hold` });
      return null;
    }
    try {
      const { detail, value } = body();
      this.add({ name, ok: true, detail });
      return value;
    } catch (error) {
      // Our own refusals are sentences for people; anything else is a fault in the program and must surface as one.
      if (!(error instanceof StepFailure) && !(error instanceof EquipoiseError)) throw error;
      this.add({ name, ok: false, detail: error.message });
      return null;
    }
  }

  /** Takes over a step that ran elsewhere. */
  add(step: Step): void {
    if (!step.ok) this.#firstFailure ??= step.name;
    this.#steps.push(step);
  }
}

/** @throws StepFailure always. */
export function fail(detail: string): never {
  throw new StepFailure(detail);
}

const SHOWN_FINDINGS = 3;

/** Findings in one sentence each, the first three and how many more there are. */
export function describeFindings(findings: readonly Finding[]): string {
  const errors = findings.filter((finding) => finding.severity === 'error');
  const shown = errors.slice(0, SHOWN_FINDINGS).map(({ file, line, column, field, message }) => {
    return `${file}:${line}:${column}${field === '' ? '' : ` ${field}`}: ${message}`;
  });
  const more = errors.length - shown.length;
  return more > 0 ? `${shown.join(' ')} And ${more} more.` : shown.join(' ');
}

/** The value of a document that parsed. @throws StepFailure with its findings when it did not. */
export function parsedValue<T>(parsed: Parsed<T>): T {
  return parsed.ok ? parsed.value : fail(describeFindings(parsed.findings));
}
