#!/usr/bin/env node
/**
 * The command line's entry: answers `--version` at once, `validate` without the parser of command lines, and loads
 * everything else only when it is needed. What is felt at every commit should cost hardly more than starting Node.
 */
import { deliver } from './faces/terminal.ts';
import { VERSION } from './version.ts';

// Awaited at the top: a run that never ends in an exit code must not look like one that ended well.
process.exitCode = await run(process.argv.slice(2));

async function run(argv: readonly string[]): Promise<number> {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    return (await deliver('stdout', `${VERSION}\n`)) === null ? 0 : 3;
  }
  if (argv[0] === 'validate') {
    // In this very file of the bundle, evaluated only here: each file more costs a millisecond.
    const { plainValidate, carryOut } = await import(/* webpackMode: "eager" */ './faces/plain-validate.ts');
    const pending = plainValidate(argv);
    if (pending !== null) return carryOut(pending);
  }
  const { main } = await import('./faces/program.ts');
  return main(argv);
}
