/**
 * Paths: what a campaign may name inside a repository, and how identifiers become file names.
 *
 * Identifiers differ by case and contain slashes; file systems fold case, normalise Unicode, reserve device names and
 * cut long names. Two different identifiers must never meet in one file, on any of them.
 */

import { CONTROL, CONTROLS, NO_CREDENTIAL, TEXT_SECRET, patterned } from './scalars.ts';
import { sha256Hex } from './digest.ts';

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

/** Names that Windows gives to devices, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9]|conin\$|conout\$)(?:\.|$)/;
const PLAIN = /^[a-z0-9](?:[a-z0-9._-]{0,118}[a-z0-9_-])?$/;
/** Room for the longest readable part beside `~` and 32 hex digits within 120 characters. */
const READABLE = 80;

/**
 * A file or folder name for an identifier, different for different identifiers on every file system.
 *
 * A short lower-case identifier without slashes names itself. Any other becomes a readable remainder, a tilde (which
 * no identifier contains) and 128 bits of the identifier's SHA-256, so neither case folding, Unicode normalisation,
 * device names, trailing dots nor truncation can make two of them equal. At most 120 characters.
 */
export function safeSegment(id: string): string {
  if (PLAIN.test(id) && !DEVICE.test(id)) return id;
  const readable = id
    .slice(0, READABLE)
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^[^a-z0-9]+/, '');
  return `${readable === '' ? 'id' : readable}~${sha256Hex(id).slice(0, 32)}`;
}
