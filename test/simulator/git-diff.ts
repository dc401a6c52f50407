/** Reads what `git diff-tree -z --raw --numstat` prints. */

export interface FileChange {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  readonly sha: string;
  readonly path: string;
  readonly previous: string | null;
  readonly additions: number;
  readonly deletions: number;
}

const NO_OBJECT = '0'.repeat(40);

const STATUS: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};

/** Renames, with lines added and removed. */
export function parseDiff(raw: string): FileChange[] {
  const fields = raw.split('\0');
  const found: { status: FileChange['status']; sha: string; path: string; previous: string | null }[] = [];
  const counts = new Map<string, [number, number]>();
  for (let at = 0; at < fields.length && fields[at] !== '';) {
    const field = fields[at] ?? '';
    if (field.startsWith(':')) {
      const [, , before = '', after = '', letter = ''] = field.split(' ');
      const renamed = letter.startsWith('R');
      const path = fields[at + (renamed ? 2 : 1)] ?? '';
      found.push({
        status: STATUS[letter.charAt(0)] ?? 'changed',
        sha: after === NO_OBJECT ? before : after,
        path,
        previous: renamed ? (fields[at + 1] ?? '') : null,
      });
      at += renamed ? 3 : 2;
      continue;
    }
    const [added = '0', removed = '0', name = ''] = field.split('\t');
    const renamed = name === '';
    counts.set(renamed ? (fields[at + 2] ?? '') : name, [Number(added) || 0, Number(removed) || 0]);
    at += renamed ? 3 : 1;
  }
  return found.map((change) => {
    const [additions, deletions] = counts.get(change.path) ?? [0, 0];
    return { ...change, additions, deletions };
  });
}
