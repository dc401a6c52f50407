/**
 * How identifiers become file names.
 *
 * Identifiers differ by case and contain slashes; file systems fold case, normalise Unicode, reserve device names and
 * cut long names. Two different identifiers must never meet in one file, on any of them.
 */

import { sha256Hex } from './digest.ts';

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
