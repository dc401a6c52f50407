/** What the declarations of commands have in common: `--json`, examples, exit codes, the readers of numeric flags. */
import { InvalidArgumentError, type Command } from 'commander';
import type { CommandResult, Context } from '../commands/context.ts';

/** A parsed command line: what is to be run, and whether its result is printed as JSON. */
export interface Pending {
  readonly json: boolean;
  run(context: Context): Promise<CommandResult>;
}

export type Choose = (pending: Pending) => void;

/** Flags that every command has. */
export interface Common {
  readonly json?: true;
}

export const EXIT_CODES =
  'Exit codes: 0 fine, 1 findings (or a step that failed), 2 wrong usage, 3 the machine or the repository cannot do it.';

/** A command with what all of them share: `--json`, examples, exit codes in the help. */
export function declare(parent: Command, synopsis: string, description: string, examples: readonly string[]): Command {
  return parent
    .command(synopsis)
    .description(description)
    .option('--json', 'print one JSON value on stdout; progress goes to stderr')
    .exitOverride()
    .addHelpText(
      'after',
      `\nExamples:\n${examples.map((line) => `  $ equipoise ${line}`).join('\n')}\n\n${EXIT_CODES}`,
    );
}

/** A whole number of at least `least`, or a usage error that says so. */
export function whole(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d{1,15}$/.test(text) || value < least)
      throw new InvalidArgumentError(`Expected a whole number of at least ${least}.`);
    return value;
  };
}

/** A decimal number of at least 0, or a usage error that says so. */
export function amount(text: string): number {
  if (!/^\d{1,12}(?:\.\d{1,12})?$/.test(text))
    throw new InvalidArgumentError('Expected a number of at least 0, such as 2.50.');
  return Number(text);
}
