/**
 * `validate` with nothing but paths and plain flags, which is what hooks and pipelines run at every commit. It is read here
 * without the parser of command lines, whose loading and declarations take a fifth of the time of a small campaign's check.
 * Whatever is not exactly this is left to that parser; a test holds the two to the same reading.
 */
import { validateCommand, type ValidateRequest } from '../commands/validate.ts';
import type { Pending } from './cli-flags.ts';

export { carryOut } from './carry-out.ts';

/** Null when the arguments (without `node` and the script's name) say anything that only the parser understands. */
export function readPlainValidate(argv: readonly string[]): (ValidateRequest & { readonly json: boolean }) | null {
  const [command, ...rest] = argv;
  if (command !== 'validate') return null;
  const paths: string[] = [];
  let json = false;
  let fileOnly = false;
  for (const argument of rest) {
    if (argument === '--json') json = true;
    else if (argument === '--file-only') fileOnly = true;
    else if (argument.startsWith('-')) return null;
    else paths.push(argument);
  }
  return { paths, json, fileOnly, campaign: null };
}

/** As `readPlainValidate`, ready to be carried out. */
export function plainValidate(argv: readonly string[]): Pending | null {
  const read = readPlainValidate(argv);
  if (read === null) return null;
  const { json, ...request } = read;
  return { json, run: (context) => validateCommand(request, context) };
}
