/**
 * The only reader of the Action's inputs: they become one typed request, and an input that does not exist is refused
 * by name instead of being ignored.
 */
import { getInput, getMultilineInput } from '@actions/core';
import { closestName } from '../protocol/closest.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';

export interface ActionRequest {
  readonly command: 'validate';
  readonly paths: readonly string[];
}

/** Every input that `action.yml` declares; a test holds the two equal. */
export const INPUT_NAMES = ['command', 'paths'] as const;

/** @param environment the process environment; the runner hands inputs over in `INPUT_…` variables. */
export function readActionRequest(environment: Readonly<Record<string, string | undefined>>): ActionRequest {
  refuseUnknown(environment);
  const command = getInput('command');
  if (command !== 'validate' && command !== '') {
    throw new EquipoiseError('usage', `The input command is ${quote(command)}; it has to be validate.`, 2);
  }
  return { command: 'validate', paths: getMultilineInput('paths') };
}

function refuseUnknown(environment: Readonly<Record<string, string | undefined>>): void {
  const known: readonly string[] = INPUT_NAMES;
  for (const variable of Object.keys(environment)) {
    if (!variable.startsWith('INPUT_')) continue;
    const name = variable.slice('INPUT_'.length).toLowerCase();
    if (known.includes(name)) continue;
    const near = closestName(name, known);
    const hint = near === null ? `It has: ${known.join(', ')}.` : `Did you mean ${near}?`;
    throw new EquipoiseError('unknown-input', `The Action has no input ${quote(name)}. ${hint}`, 2);
  }
}
