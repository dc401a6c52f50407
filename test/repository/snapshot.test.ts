/** Of a stranger's tree only regular files with harmless names come to the disk; everything else is told, and none of it done. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Git } from '../../src/repository/git.ts';
import { listTree, writeSnapshot, type SnapshotCaps } from '../../src/repository/snapshot.ts';
import { foldedName, nameProblem } from '../../src/repository/tree-name.ts';
import { createRepo, GIT_ENVIRONMENT, temporaryFolder, type TestRepo } from '../support/repo.ts';
import { blob, campaignCommit, commit, file, folder, tree, type Entry, type Plumbing } from './support/hostile-tree.ts';

let repo: TestRepo;
let plumbing: Plumbing;
let git: Git;

beforeEach(() => {
  repo = createRepo();
  plumbing = { gitFolder: repo.path('.git'), git: (...args) => repo.git(...args) };
  git = new Git(repo.root, (name) => GIT_ENVIRONMENT[name]);
});
afterEach(() => git.close());

async function snapshotOf(
  entries: readonly Entry[],
  caps: Partial<SnapshotCaps> = {},
): Promise<{ codes: [string, string][]; files: readonly string[]; target: string }> {
  const target = join(temporaryFolder(), 'work');
  mkdirSync(target);
  const made = campaignCommit(plumbing, entries);
  const { files, findings } = await writeSnapshot(git, { commit: made, prefixes: ['campaigns'], caps }, target);
  expect(filesIn(target)).toEqual([...files].sort());
  return { codes: findings.map(({ file: place, code }) => [place, code]), files, target };
}

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

describe('a snapshot', () => {
  it('is the bytes of the commit, plain and for reading, whatever attributes say', async () => {
    const bytes = Buffer.from([0, 0xff, 0x0d, 0x0a, 0x24, 0x49, 0x64, 0x24]);
    const { codes, files, target } = await snapshotOf([
      file('.gitattributes', blob(plumbing, '* text eol=crlf ident filter=evil\n')),
      file('.gitkeep', blob(plumbing, '')),
      file('campaign.json', blob(plumbing, bytes)),
      folder('runs', tree(plumbing, [folder('r1', tree(plumbing, [file('journal.jsonl', blob(plumbing, 'x\r\n'))]))])),
    ]);
    expect(codes).toEqual([]);
    expect(files).toEqual(['campaigns/a/campaign.json', 'campaigns/a/runs/r1/journal.jsonl']);
    expect(readFileSync(join(target, 'campaigns/a/campaign.json'))).toEqual(bytes);
    expect(statSync(join(target, 'campaigns/a/campaign.json')).mode & 0o777).toBe(0o644);
    expect(readFileSync(join(target, 'campaigns/a/runs/r1/journal.jsonl'), 'utf8')).toBe('x\r\n');
  });

  it('takes only what is asked for, each from its own commit', async () => {
    const content = blob(plumbing, 'x');
    const campaigns = tree(
      plumbing,
      ['a', 'ab', 'b'].map((name) => folder(name, tree(plumbing, [file('f', content)]))),
    );
    const made = commit(
      plumbing,
      tree(plumbing, [
        folder('.equipoise', tree(plumbing, [file('policy.json', content)])),
        folder('.github', tree(plumbing, [file('evil.yml', content)])),
        folder('campaigns', campaigns),
      ]),
    );
    const paths = async (...prefixes: string[]): Promise<string[]> =>
      (await listTree(git, { commit: made, prefixes })).files.map(({ path }) => path);
    expect(await paths('.equipoise')).toEqual(['.equipoise/policy.json']);
    expect(await paths('campaigns/a')).toEqual(['campaigns/a/f']);
    expect(await paths('campaigns')).toEqual(['campaigns/a/f', 'campaigns/ab/f', 'campaigns/b/f']);
    expect(await paths('campaigns/none', '.equipoise/policy.json/x')).toEqual([]);
    await expect(listTree(git, { commit: '1'.repeat(40), prefixes: ['campaigns'] })).rejects.toMatchObject({
      code: 'commit-missing',
      exit: 1,
    });
  });

  it.each([
    ['a symbolic link out', file('x.json', '', '120000'), 'tree-symlink'],
    ['an executable', file('x.json', '', '100755'), 'tree-executable'],
    ['a submodule', file('x.json', '', '160000'), 'tree-submodule'],
    ['an old mode', file('x.json', '', '100664'), 'tree-mode'],
    ['a mode of no kind', file('x.json', '', '777'), 'tree-mode'],
    ['the folder above', file('..', ''), 'tree-name'],
    ['the folder itself', file('.', ''), 'tree-name'],
    ['a path as a name', file('../../x', ''), 'tree-name'],
    ['an absolute path as a name', file('/etc/x', ''), 'tree-name'],
    ['an empty name', file('', ''), 'tree-name'],
    ['git’s own folder', file('.git', ''), 'tree-name'],
    ['git’s own folder in capitals', file('.GIT', ''), 'tree-name'],
    ['git’s own folder, as Windows shortens it', file('git~1', ''), 'tree-name'],
    ['git’s own folder with a dot', file('.git.', ''), 'tree-name'],
    ['git’s own folder with a character that HFS+ ignores', file('.g\u200cit', ''), 'tree-name'],
    ['.gitmodules', file('.gitmodules', ''), 'tree-name'],
    ['a backslash', file('a\\..\\..\\x', ''), 'tree-name'],
    ['a device', file('NUL.json', ''), 'tree-name'],
    ['an alternate stream', file('x.json:y', ''), 'tree-name'],
    ['a trailing dot', file('x.json.', ''), 'tree-name'],
    ['bytes that are no text', file(Buffer.from([0x61, 0xff]), ''), 'tree-name'],
    ['a decomposed accent', file('e\u0301.json', ''), 'tree-name'],
    ['a direction mark', file('x\u202e.json', ''), 'tree-name'],
    ['a line end', file('x\n.json', ''), 'tree-name'],
    ['a lone dash option', file('-rf\u0007', ''), 'tree-name'],
  ])('refuses %s', async (_, entry, code) => {
    const content = blob(plumbing, '/etc/passwd');
    const { codes, files, target } = await snapshotOf([{ ...entry, oid: content }, file('good.json', content)]);
    expect(codes.map(([, found]) => found)).toEqual([code]);
    expect(files).toEqual(['campaigns/a/good.json']);
    expect(lstatSync(join(target, 'campaigns/a/good.json')).isFile()).toBe(true);
    // A name of a stranger never stands in a message as it is.
    expect(codes.every(([place]) => !/[\p{Cc}\p{Cf}]/u.test(place))).toBe(true);
  });

  it('takes neither of two names that are one on some system', async () => {
    const content = blob(plumbing);
    const { codes, files } = await snapshotOf([
      file('Campaign.json', content),
      file('STRASSE', content),
      file('campaign.json', content),
      file('good', content),
      file('good2', content),
      file('good2', content),
      file('stra\u00dfe', content),
      file('\u00e9', content),
      file('\ufb01', content),
      file('fi', content),
    ]);
    expect(codes.map(([, code]) => code)).toEqual(['tree-twins', 'tree-twins', 'tree-twins', 'tree-twins']);
    expect(files).toEqual(['campaigns/a/good', 'campaigns/a/\u00e9']);
    const folders = await snapshotOf([
      folder('Runs', tree(plumbing, [file('x', content)])),
      folder('runs', tree(plumbing, [file('x', content)])),
    ]);
    expect(folders).toMatchObject({ codes: [['campaigns/a/Runs', 'tree-twins']], files: [] });
  });

  it('refuses a link, a file or a twin where its own folders should be', async () => {
    const content = blob(plumbing, '/etc');
    const at = async (...entries: Entry[]): Promise<string[]> => {
      const made = commit(plumbing, tree(plumbing, entries));
      const { files, findings } = await listTree(git, { commit: made, prefixes: ['campaigns/a'] });
      expect(files).toEqual([]);
      return findings.map(({ file: place, code }) => `${place} ${code}`);
    };
    expect(await at(file('campaigns', content, '120000'))).toEqual(['campaigns tree-symlink']);
    expect(await at(folder('campaigns', tree(plumbing, [file('a', content, '120000')])))).toEqual([
      'campaigns/a tree-symlink',
    ]);
    expect(await at(folder('campaigns', tree(plumbing, [file('a', content, '160000')])))).toEqual([
      'campaigns/a tree-submodule',
    ]);
    expect(await at(file('CAMPAIGNS', content, '120000'))).toEqual([]);
    const inner = tree(plumbing, []);
    expect(await at(folder('Campaigns', inner), folder('campaigns', inner))).toEqual(['campaigns tree-twins']);
  });

  it('looks at no more of a hundred thousand entries than it must', async () => {
    const content = blob(plumbing);
    const many = Array.from({ length: 100_000 }, (_, n) => file(`f${String(n).padStart(6, '0')}`, content));
    const { codes, files } = await snapshotOf([folder('many', tree(plumbing, many)), file('z', content)]);
    expect(codes).toEqual([['campaigns/a/many', 'tree-too-many']]);
    expect(files).toEqual(['campaigns/a/z']);
  });

  it('stops at depth, at the size of a file and at the size of all', async () => {
    let deep = tree(plumbing, [file('x', blob(plumbing))]);
    for (let level = 0; level < 40; level += 1) deep = tree(plumbing, [folder('d', deep)]);
    const nested = await snapshotOf([folder('d', deep)]);
    expect(nested.codes.map(([, code]) => code)).toEqual(['tree-too-deep']);

    const big = blob(plumbing, Buffer.alloc(3000, 0x61));
    const sizes = await snapshotOf(
      [file('a', big), file('b', blob(plumbing, Buffer.alloc(1000))), file('c', blob(plumbing, Buffer.alloc(1001)))],
      { maxFileBytes: 2000, maxTotalBytes: 2000 },
    );
    expect(sizes.codes).toEqual([
      ['campaigns/a/a', 'tree-too-large'],
      ['campaigns/a/c', 'tree-too-large'],
    ]);
    expect(sizes.files).toEqual(['campaigns/a/b']);
    const huge = await snapshotOf([file('huge', blob(plumbing, Buffer.alloc(17 * 1024 * 1024)))]);
    expect(huge.codes).toEqual([['campaigns/a/huge', 'tree-too-large']]);
  });

  it('tells of what is missing', async () => {
    const { codes } = await snapshotOf([
      file('gone.json', '1'.repeat(40)),
      folder('gone', '2'.repeat(40)),
      file('tree.json', tree(plumbing, [])),
    ]);
    expect(codes.sort()).toEqual([
      ['campaigns/a/gone', 'tree-damaged'],
      ['campaigns/a/gone.json', 'tree-damaged'],
      ['campaigns/a/tree.json', 'tree-damaged'],
    ]);
  });
});

describe('names', () => {
  it('that this program writes are all good ones', () => {
    for (const name of ['campaign.json', 'runs', 'evidence.dsse.json', 'a~0123', '0001-4588c6d9.json', 'policy.json'])
      expect(nameProblem(name), name).toBeNull();
  });

  it('are folded as the most forgiving file system does', () => {
    expect(foldedName('STRASSE')).toBe(foldedName('stra\u00dfe'));
    expect(foldedName('\u00c9')).toBe(foldedName('e\u0301'));
    expect(foldedName('a')).not.toBe(foldedName('b'));
  });
});
