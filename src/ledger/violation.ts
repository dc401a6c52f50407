/** How a rule says no, and a collector for rules that compare what an event says with what it must say. */

/** One reason why an event may not stand; `field` names the part of the event. */
export interface Violation {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export function violation(field: string, code: string, message: string): Violation {
  return { field, code, message };
}

/** Collects the fields that differ from what they must be. */
export class Comparison {
  readonly problems: Violation[] = [];

  equal(field: string, found: unknown, expected: unknown, code: string, what: string): void {
    if (found !== expected)
      this.problems.push(violation(field, code, `${what} is ${show(found)}, expected ${show(expected)}.`));
  }

  unless(holds: boolean, field: string, code: string, message: string): void {
    if (!holds) this.problems.push(violation(field, code, message));
  }
}

function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}
