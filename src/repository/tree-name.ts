/**
 * Names that a tree of strangers may hold and a folder of ours may not: git stores any bytes, and only a checkout, which never
 * happens here, would refuse them.
 */
import { quote } from '../protocol/quote.ts';
import { portablePathProblem } from '../protocol/safe-path.ts';

/** Means something on Windows: alternate streams, wildcards, devices. */
const WINDOWS = /[<>:"|?*]|[. ]$/u;
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9]|conin\$|conout\$)(?:\.|$)/iu;
/** What file systems read as `.git`: any case, HFS+'s ignored characters, NTFS's short name. */
const GIT_FOLDER = /^(?:\.git|git~[0-9]+)$/iu;

/** Some file systems leave these out of a name, so that two names meet in one. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Git's own small files, which mean nothing where git does not check anything out. They are left out, not refused. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.gitattributes', '.gitignore', '.gitkeep']);

export function isLeftOut(name: string): boolean {
  return LEFT_OUT.has(name);
}

/** Why a name of a tree entry is refused, as the rest of a sentence; null when it is a good one. */
export function nameProblem(name: string | null): string | null {
  if (name === null) return 'is not UTF-8';
  if (name === '' || name === '.' || name === '..') return 'is no name of a file';
  if (name.includes('/')) return 'holds a slash';
  if (name.search(UNSEEN) >= 0) return 'holds a character that cannot be seen';
  if (name.includes('\\')) return 'holds a backslash';
  if (name !== name.normalize('NFC')) return 'is not in Unicode normal form C';
  const problem = portablePathProblem(name);
  if (problem !== null) return 'cannot be carried from one system to another';
  if (name.length > 200) return 'has more than 200 characters';
  const bare = name.replace(/[. ]+$/u, '');
  if (GIT_FOLDER.test(bare) || /^\.gitmodules$/iu.test(bare)) return 'is one that git keeps for itself';
  if (WINDOWS.test(name) || DEVICE.test(name)) return 'means something else on Windows';
  return null;
}

/** Equal for names that some file system takes for the same one. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}

/** A path for a finding: as it is when it is plain, else quoted with every unseen character spelt, so that it can pass for nothing else. */
export function shownTreePath(path: string): string {
  if (portablePathProblem(path) === null && path.search(UNSEEN) < 0) return path;
  return quote(path).replace(UNSEEN, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);
}
