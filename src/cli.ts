#!/usr/bin/env node
/**
 * The command line's entry: answers `--version` at once and loads everything else only when it is needed, so that
 * asking for the version costs hardly more than starting Node.
 */
import { VERSION } from './version.ts';

if (process.argv.length === 3 && (process.argv[2] === '--version' || process.argv[2] === '-V')) {
  process.stdout.write(`${VERSION}\n`);
} else {
  const { main } = await import('./faces/program.ts');
  process.exitCode = await main(process.argv.slice(2));
}
