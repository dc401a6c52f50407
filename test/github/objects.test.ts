/** Files as git objects: what is accepted, and what hostile trees are refused for. */
import { beforeEach, describe, expect, it } from 'vitest';
import { readBlob, readTree, type GitHubClient } from '../../src/github/api.ts';
import { EquipoiseError } from '../../src/protocol/findings.ts';
import { connect, setStage, type Stage } from './support.ts';

const LIMITS = { maxFiles: 10, maxFileBytes: 1000, maxTotalBytes: 2000 };

let stage: Stage;
let client: GitHubClient;
beforeEach(async () => {
  stage = await setStage();
  client = await connect(stage);
});

/** A commit whose folder `c` holds exactly these entries, as only plumbing writes them. */
function hostile(
  entries: readonly { readonly path: string; readonly mode?: string; readonly text?: string }[],
): string {
  const { store } = stage.repo.repo;
  const rows = entries.map(({ path, mode = '100644', text = 'x' }) => ({
    path,
    mode,
    type: mode === '160000' ? 'commit' : 'blob',
    sha: mode === '160000' ? stage.repo.head() : store.writeBlob(text),
  }));
  const tree = store.makeTree([{ path: 'c', mode: '040000', type: 'tree', sha: store.makeTree(rows) }]);
  const at = { name: 'X', email: 'x@example.com', date: '2026-11-02T00:00:00Z' };
  return store.writeCommit({ tree, parents: [], author: at, committer: at, message: 'hostile\n' });
}

async function codes(commit: string, limits = LIMITS): Promise<{ code: string; findings: string[] }> {
  try {
    await readTree(client, commit, 'c', limits);
  } catch (error) {
    if (error instanceof EquipoiseError) {
      return { code: error.code, findings: error.findings.map((finding) => `${finding.code} ${finding.file}`) };
    }
    throw error;
  }
  return { code: 'accepted', findings: [] };
}

describe('a folder of a commit', () => {
  it('is listed with sizes, and its files are read byte for byte', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 10, 200, ...Buffer.from('ünïcode'.repeat(30))]);
    const { author, repo } = stage;
    const files = { 'campaigns/one/a.bin': bytes, 'campaigns/one/runs/r/run.json': '{}' };
    const sha = repo.commit({ branch: 'topic', files, author });
    const found = (await readTree(client, sha, 'campaigns/one', LIMITS)) ?? [];
    expect(found.map(({ path, size }) => [path, size])).toEqual([
      ['campaigns/one/a.bin', bytes.length],
      ['campaigns/one/campaign.json', 9],
      ['campaigns/one/runs/r/run.json', 2],
    ]);
    expect(Buffer.from(await readBlob(client, found[0]!)).equals(bytes)).toBe(true);
  });

  it('is null when there is none, or a file in its place', async () => {
    const { repo } = stage;
    expect(await readTree(client, repo.head('topic'), 'campaigns/two', LIMITS)).toBeNull();
    expect(await readTree(client, repo.head('topic'), 'campaigns/one/campaign.json', LIMITS)).toBeNull();
  });

  it.each([
    ['a symbolic link', { path: 'l', mode: '120000', text: '../../secret' }, 'tree-mode c/l'],
    ['a submodule', { path: 's', mode: '160000' }, 'tree-mode c/s'],
    ['an executable', { path: 'e', mode: '100755' }, 'tree-mode c/e'],
    ['a backslash', { path: 'a\\b' }, 'tree-path c/a\\\\b'],
    ['git’s own files', { path: '.gitattributes' }, 'tree-path c/.gitattributes'],
    ['a line break', { path: 'a\nb' }, 'tree-path c/a\\nb'],
    ['a name that is not composed', { path: 'e\u0301' }, 'tree-path c/e\u0301'],
    ['a direction mark', { path: 'a\u202eb' }, 'tree-path c/a\\u202eb'],
    ['a file over the cap', { path: 'big', text: 'x'.repeat(1001) }, 'tree-file-size c/big'],
  ])('is refused for %s', async (_, entry, expected) => {
    expect(await codes(hostile([entry]))).toEqual({ code: 'tree-refused', findings: [expected] });
  });

  it('is refused for names that are one where case is folded, and for several things at once', async () => {
    const commit = hostile([{ path: 'A.json' }, { path: 'a.json' }, { path: 'x', mode: '120000' }]);
    expect(await codes(commit)).toEqual({ code: 'tree-refused', findings: ['tree-mode c/x', 'tree-twins c/a.json'] });
  });

  it('is refused as a whole when it holds too much', async () => {
    const many = Array.from({ length: 11 }, (_, index) => ({ path: `f${String(index).padStart(2, '0')}` }));
    expect((await codes(hostile(many))).code).toBe('tree-too-large');
    expect((await codes(hostile(many.slice(1)))).code).toBe('accepted');
    const heavy = many.slice(0, 3).map((entry, index) => ({ ...entry, text: String(index).repeat(900) }));
    expect(await codes(hostile(heavy))).toEqual({ code: 'tree-refused', findings: ['tree-size c'] });
  });

  it('is not believed when the bytes are other ones than the id names', async () => {
    const [file] = (await readTree(client, stage.repo.head('topic'), 'campaigns/one', LIMITS)) ?? [];
    const other = stage.repo.repo.store.writeBlob('other');
    const { readFileSync, writeFileSync, chmodSync } = await import('node:fs');
    const at = (sha: string): string => `${stage.repo.repo.store.path}/objects/${sha.slice(0, 2)}/${sha.slice(2)}`;
    chmodSync(at(file!.sha), 0o644);
    writeFileSync(at(file!.sha), readFileSync(at(other)));
    await expect(readBlob(client, file!)).rejects.toMatchObject({ exit: 3 });
  });
});
