/** Paths: what a campaign may name inside a repository. */

import { CONTROL, CONTROLS, NO_CREDENTIAL, TEXT_SECRET, patterned } from './scalars.ts';

const MAX_PATH = 512;

/**
 * A relative path with forward slashes inside a repository: no empty, `.` or `..` segments, no backslash, no drive
 * (`C:x`), no home (`~/x`), no control characters, at most 512 characters.
 */
export const PORTABLE_PATH_PATTERN = new RegExp(
  String.raw`^(?![\s\/~]|[A-Za-z]:)(?!.*\/\/)(?!.*\/$)(?!(?:.*\/)?\.{1,2}(?:\/|$))(?!.*${TEXT_SECRET})[^\\${CONTROLS}]{1,${MAX_PATH}}(?<!\s)$`,
  'u',
);

/** Zod schema of {@link PORTABLE_PATH_PATTERN}. */
export const portablePath = patterned(PORTABLE_PATH_PATTERN, {
  code: 'invalid-path',
  explain: (value) => portablePathProblem(value) ?? NO_CREDENTIAL,
});

/** Null for a portable relative path, else one sentence on what is wrong with it. Linear in the path's length. */
export function portablePathProblem(path: string): string | null {
  if (path === '') return 'The path must not be empty.';
  if (path.length > MAX_PATH) return `The path has ${path.length} characters; at most ${MAX_PATH} are allowed.`;
  if (CONTROL.test(path)) return 'The path contains control characters, line breaks or direction marks; remove them.';
  if (path !== path.trim()) return 'The path begins or ends with white space; remove it.';
  if (path.includes('\\')) return 'The path contains a backslash; separate folders with "/".';
  if (/^[A-Za-z]:/.test(path)) return 'The path names a drive; give it relative to the root of the package.';
  if (path.startsWith('~')) return 'The path starts in a home directory; give it relative to the root of the package.';
  if (path.startsWith('/')) return 'The path is absolute; give it relative to the root of the package.';
  const segments = path.split('/');
  if (segments.includes('')) return 'The path has an empty segment; write single slashes and none at the end.';
  if (segments.some((segment) => segment === '.' || segment === '..')) {
    return 'The path has a "." or ".." segment; write the plain path.';
  }
  return PORTABLE_PATH_PATTERN.test(path) ? null : NO_CREDENTIAL;
}
