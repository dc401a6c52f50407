/**
 * How git is started: with nothing of the caller's environment that could redirect it, and nothing of the
 * repository's configuration that could make it run something.
 *
 * The repository is data of strangers. Its configuration can name hooks, a file-system monitor, a promisor remote
 * whose address runs a command, or replacement objects that show other bytes under a commit's name; the environment
 * can hold `GIT_DIR` of an outer hook and credentials. A child gets neither.
 */

import { quote } from '../protocol/quote.ts';

/** Reads one environment variable by name; `Context.env` is one. */
export type EnvironmentLookup = (name: string) => string | undefined;

/** Needed to find git, its global configuration (`safe.directory` stands there) and a temporary folder. */
const PASSED_ON = [
  'PATH',
  'Path',
  'HOME',
  'USERPROFILE',
  'XDG_CONFIG_HOME',
  'SystemRoot',
  'SYSTEMROOT',
  'TMPDIR',
  'TEMP',
  'TMP',
] as const;

/**
 * The environment of a git child. `ceiling` is the folder above the repository: git never looks for a repository
 * there, so that a damaged `.git` is an error and not a silent read of another repository.
 */
export function gitEnvironment(lookup: EnvironmentLookup, ceiling: string | null): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = lookup(name);
    if (value !== undefined) environment[name] = value;
  }
  return {
    ...environment,
    // Messages are matched below and in tests: always the untranslated ones.
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // refs/replace can show other bytes under a reviewed commit's name.
    GIT_NO_REPLACE_OBJECTS: '1',
    // A partial clone would fetch a missing object, from an address the repository's configuration chose.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    ...(ceiling === null ? {} : { GIT_CEILING_DIRECTORIES: ceiling }),
  };
}

/** Flags in front of every git command; what the environment cannot say. */
export const HARDENED_FLAGS: readonly string[] = [
  '--no-pager',
  '--no-replace-objects',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'protocol.allow=never',
];

/** Objects git must never be asked for by a name that it could read as an option, a range or a path. */
export function refProblem(ref: string): string | null {
  if (ref.length === 0) return 'it is empty';
  if (ref.length > 256) return 'it is longer than 256 characters';
  if (/^[-^@/.]/u.test(ref) && ref !== '@') return `it starts with ${quote(ref.charAt(0))}`;
  if (!/^[^\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Cs}:?*[\]\\]+$/u.test(ref))
    return 'it holds a character no name of a commit may hold';
  if (ref.includes('..')) return 'it is a range';
  return null;
}
