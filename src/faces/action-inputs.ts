/**
 * The only reader of the Action's inputs: they become one typed request. An input that does not exist, or that the
 * command does not read, is refused by name instead of being ignored.
 */
import { getInput, getMultilineInput } from '@actions/core';
import { closestName } from '../protocol/closest.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import {
  ACTION_COMMANDS,
  FUTURE_COMMANDS,
  INPUTS,
  type ActionCommand,
  type InputContract,
  type InputName,
} from './action-contract.ts';

export type ActionRequest =
  | {
      readonly command: 'validate' | 'plan' | 'verify';
      readonly token: string | null;
      readonly paths: readonly string[];
    }
  | {
      readonly command: 'gate';
      readonly token: string;
      /** null: the pull request of the run that triggered this one. */
      readonly pullRequest: number | null;
      readonly workflow: string;
    }
  | {
      readonly command: 'authorize';
      readonly token: string;
      readonly pullRequest: number;
      /** 40 hex digits. */
      readonly headSha: string;
      /** 64 hex digits. */
      readonly campaignSha256: string;
      readonly profile: string | null;
      readonly baseUrl: string | null;
      readonly concurrency: number | null;
    }
  | { readonly command: 'execute'; readonly token: string; readonly runRef: string; readonly baseUrl: string | null }
  | {
      readonly command: 'sign';
      readonly token: string;
      readonly runRef: string;
      /** 40 hex digits. */
      readonly runCommit: string;
    };

type Environment = Readonly<Record<string, string | undefined>>;

/** @param environment the process environment; the runner hands inputs over in `INPUT_…` variables. */
export function readActionRequest(environment: Environment): ActionRequest {
  refuseUnknown(environment);
  const command = readCommand();
  refuseForeign(command, environment);
  switch (command) {
    case 'validate':
    case 'plan':
    case 'verify':
      return { command, token: optional('token'), paths: getMultilineInput('paths') };
    case 'gate':
      return {
        command,
        token: required('token', command),
        pullRequest: getInput('pull-request') === '' ? null : number('pull-request'),
        workflow: matching(
          'workflow',
          /^[A-Za-z0-9._-]{1,100}\.ya?ml$/u,
          'the file name of a workflow, such as run.yml',
        ),
      };
    case 'authorize':
      return {
        command,
        token: required('token', command),
        pullRequest: number('pull-request'),
        headSha: matching('head-sha', /^[0-9a-f]{40}$/u, 'a full commit id: 40 lower-case hex digits'),
        campaignSha256: matching('campaign-sha256', /^[0-9a-f]{64}$/u, 'a SHA-256: 64 lower-case hex digits'),
        profile: optional('profile'),
        baseUrl: optional('base-url'),
        concurrency: getInput('concurrency') === '' ? null : number('concurrency'),
      };
    case 'execute':
      return { command, token: required('token', command), runRef: runRef(), baseUrl: optional('base-url') };
    case 'sign':
      return {
        command,
        token: required('token', command),
        runRef: runRef(),
        runCommit: matching('run-commit', /^[0-9a-f]{40}$/u, 'the output run-commit of the command execute'),
      };
  }
}

function readCommand(): ActionCommand {
  const value = getInput('command');
  if (value === '') return 'validate';
  if (isCommand(value)) return value;
  const names = Object.keys(ACTION_COMMANDS);
  if (FUTURE_COMMANDS.includes(value)) {
    throw new EquipoiseError(
      'usage',
      `The command ${value} is not part of this version; it has ${names.join(', ')}.`,
      2,
    );
  }
  const near = closestName(value, names);
  const hint = near === null ? `It has to be one of ${names.join(', ')}.` : `Did you mean ${near}?`;
  throw new EquipoiseError('usage', `The input command is ${quote(value)}. ${hint}`, 2);
}

function isCommand(value: string): value is ActionCommand {
  return Object.hasOwn(ACTION_COMMANDS, value);
}

function refuseUnknown(environment: Environment): void {
  const known: readonly string[] = Object.keys(INPUTS);
  for (const [name] of given(environment)) {
    if (known.includes(name)) continue;
    const near = closestName(name, known);
    const hint = near === null ? `It has: ${known.join(', ')}.` : `Did you mean ${near}?`;
    throw new EquipoiseError('unknown-input', `The Action has no input ${quote(name)}. ${hint}`, 2);
  }
}

/** An input that means nothing to the command is a workflow that believes something that is not so. */
function refuseForeign(command: ActionCommand, environment: Environment): void {
  for (const [name, value] of given(environment)) {
    const contract: InputContract = INPUTS[name as InputName];
    if (contract.commands.includes(command) || value.trim() === '' || value === contract.default) continue;
    const users = contract.commands.join(', ');
    throw new EquipoiseError('usage', `The command ${command} does not read the input ${name}; it is for ${users}.`, 2);
  }
}

/** The runner writes names in upper case and spaces as underscores; hyphens stay. */
function given(environment: Environment): [name: string, value: string][] {
  return Object.entries(environment)
    .filter(([variable]) => variable.startsWith('INPUT_'))
    .map(([variable, value]) => [variable.slice('INPUT_'.length).toLowerCase(), value ?? '']);
}

function optional(name: InputName): string | null {
  const value = getInput(name);
  return value === '' ? null : value;
}

function required(name: InputName, command: ActionCommand): string {
  const value = getInput(name);
  if (value !== '') return value;
  throw new EquipoiseError('usage', `The command ${command} needs the input ${name}.`, 2);
}

function matching(name: InputName, pattern: RegExp, expected: string): string {
  const value = getInput(name);
  if (pattern.test(value)) return value;
  throw new EquipoiseError('usage', `The input ${name} is ${quote(value)}; it has to be ${expected}.`, 2);
}

function number(name: InputName): number {
  return Number(matching(name, /^[1-9][0-9]{0,8}$/u, 'a whole number from 1'));
}

/** Two path segments that our own ids can make, so that the ref can be nothing but a run. */
function runRef(): string {
  const pattern = /^refs\/equipoise\/runs\/[a-z0-9][a-z0-9._%-]{0,127}\/[a-z0-9][a-z0-9._%-]{0,127}$/u;
  const value = matching('run-ref', pattern, 'the output run-ref of the command authorize');
  if (!value.includes('..')) return value;
  throw new EquipoiseError('usage', `The input run-ref is ${quote(value)}; a ref holds no "..".`, 2);
}
