/** Findings as people read them on a terminal, and the exit code that follows from them. */
import { EquipoiseError, type Finding, type Severity } from '../../protocol/findings.ts';
import type { CommandResult, ExitCode } from '../context.ts';

/** More than a screen of findings hides the first, which usually explains the rest. */
const SHOWN = 10;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];
const COLOURS: Readonly<Record<Severity, string>> = { error: '31', warning: '33', notice: '36' };

/** Findings that no record is to blame for: there is no repository, or the clone lacks what a campaign names. */
const OF_THE_MACHINE = new Set(['instruction-clone-shallow', 'not-a-repository']);

/** `text` in an ANSI colour, if colours are wanted. */
export function paint(text: string, code: string, colour: boolean): string {
  return colour ? `\u001b[${code}m${text}\u001b[0m` : text;
}

/**
 * Text for a terminal or a log with everything invisible written out. File names come from the repository, where a
 * stranger may have put line ends, escape sequences or marks that reorder text into them.
 */
export function printable(text: string): string {
  // Most text is plain, and the tables of the others take a while to compile.
  if (/^[ -~]*$/.test(text)) return text;
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Errors, then warnings, then notices, each in the order given. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}

/** Lines for at most ten findings, worst first, then how many more there are. */
export function findingLines(findings: readonly Finding[], colour: boolean): string[] {
  const sorted = worstFirst(findings);
  const lines = sorted.slice(0, SHOWN).flatMap((finding) => {
    const { severity, file, line, column, field, message, code } = finding;
    const place = `${file}:${line}:${column}${field === '' ? '' : `  ${field}`}`;
    return [
      `${paint(severity, COLOURS[severity], colour)}  ${printable(place)}`,
      printable(`       ${message} [${code}]`),
    ];
  });
  const more = sorted.length - SHOWN;
  if (more > 0) lines.push(`and ${count(more, 'more finding')}; --json lists all.`);
  return lines;
}

/** "1 error, 2 warnings", or "no findings". */
export function countFindings(findings: readonly Finding[]): string {
  const parts = SEVERITIES.map((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? '' : count(number, severity);
  }).filter((part) => part !== '');
  return parts.length === 0 ? 'no findings' : parts.join(', ');
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** 0 without errors, 3 when only the machine is to blame, else 1. */
export function exitFor(findings: readonly Finding[]): ExitCode {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return 0;
  return errors.every(({ code }) => OF_THE_MACHINE.has(code)) ? 3 : 1;
}

/** The error that ends a command whose input has findings. */
export function refusal(message: string, findings: readonly Finding[]): EquipoiseError {
  return new EquipoiseError('findings', message, exitFor(findings) === 3 ? 3 : 1, findings);
}

/**
 * An expected refusal as a result, for a face to print like any other. The text goes to stderr there. Errors of any
 * other class are faults of this program and are not caught here.
 */
export function failureResult(error: EquipoiseError, colour: boolean): CommandResult {
  const { code, message, findings, exit } = error;
  const lines = [
    `${paint('error', COLOURS.error, colour)}  ${message.split('\n').map(printable).join('\n')}`,
    ...findingLines(findings, colour),
  ];
  return { exit, json: { ok: false, error: { code, message }, findings }, text: lines.join('\n') };
}
