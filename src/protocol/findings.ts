/**
 * What every parser and check reports: findings with a place, and the one error class that carries an exit code.
 *
 * A finding names the file, the place in it, the field, what was found, what is expected and what to do. Parsers
 * return all findings of a document at once; nothing is reported one violation at a time.
 */

export type Severity = 'error' | 'warning' | 'notice';

export interface Finding {
  readonly severity: Severity;
  /** Stable, kebab-case code, for machines. */
  readonly code: string;
  /** Path as the user gave it, never absolute unless the user wrote it so. */
  readonly file: string;
  /** 1-based line; 1 when the finding concerns the whole file. */
  readonly line: number;
  /** 1-based column in UTF-16 code units; 1 when the finding concerns the whole file. */
  readonly column: number;
  /** Field path such as `candidates[0].skillPath`; empty for the whole document. */
  readonly field: string;
  /** One sentence or two: what was found, what is expected, what to do. Never holds untrusted text unescaped. */
  readonly message: string;
}

/** Result of a parser: a value (with warnings and notices, if any) or the errors that forbid one. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly findings: readonly Finding[] }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** 1: the input has findings. 2: the call is wrong. 3: the machine or repository cannot do it. */
export type ErrorExit = 1 | 2 | 3;

/**
 * An expected refusal. `message` is a full sentence for the user; `code` is its stable name; `exit` the exit code of
 * the process that ends with it. `findings` lists every reason when there are several.
 */
export class EquipoiseError extends Error {
  override readonly name = 'EquipoiseError';
  readonly code: string;
  readonly exit: ErrorExit;
  readonly findings: readonly Finding[];

  constructor(code: string, message: string, exit: ErrorExit, findings: readonly Finding[] = []) {
    super(message);
    this.code = code;
    this.exit = exit;
    this.findings = findings;
  }
}
