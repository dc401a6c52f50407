/** Reviewed bytes come from git objects alone, however the repository, its configuration or the environment lie. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRoot, Git, openGit } from '../../src/repository/git.ts';
import { createRepo, GIT_ENVIRONMENT, temporaryFolder, type TestRepo } from '../support/repo.ts';

const environment = (name: string): string | undefined => GIT_ENVIRONMENT[name];
const MIB = 1024 * 1024;

let repo: TestRepo;
let git: Git;

beforeEach(() => {
  repo = createRepo();
  git = new Git(repo.root, environment);
});

afterEach(() => {
  git.close();
});

async function problemOf(commit: string, path: string, maxBytes = MIB): Promise<string> {
  const read = await git.readBlob(commit, path, maxBytes);
  return read.ok ? 'none' : read.problem;
}

describe('files by commit and path', () => {
  it('reads exact bytes, whatever the work tree says since', async () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x0d, 0x0a, 0xff, 0x00]);
    const commit = repo.commit({ 'skills/a/SKILL.md': bytes });
    repo.write('skills/a/SKILL.md', 'changed, not committed');
    const read = await git.readBlob(commit, 'skills/a/SKILL.md', MIB);
    expect(read).toEqual({ ok: true, bytes: Buffer.from(bytes), executable: false });
  });

  it('keeps apart two commits, an executable file and an empty one', async () => {
    const first = repo.commit({ 'SKILL.md': 'one', empty: '' });
    repo.write('SKILL.md', 'two', 0o755);
    const second = repo.commit({});
    const [one, two, empty] = await Promise.all([
      git.readBlob(first, 'SKILL.md', MIB),
      git.readBlob(second, 'SKILL.md', MIB),
      git.readBlob(second, 'empty', MIB),
    ]);
    expect(one).toEqual({ ok: true, bytes: Buffer.from('one'), executable: false });
    expect(two).toEqual({ ok: true, bytes: Buffer.from('two'), executable: true });
    expect(empty).toEqual({ ok: true, bytes: Buffer.alloc(0), executable: false });
  });

  it('refuses links, folders, submodules and paths that are not there', async () => {
    const inner = repo.commit({ 'docs/a.md': 'text', 'file.md': 'text' });
    symlinkSync('/etc/passwd', repo.path('outside.md'));
    symlinkSync('docs', repo.path('linked'));
    repo.git('update-index', '--add', '--cacheinfo', `160000,${inner},vendor`);
    repo.git('add', 'outside.md', 'linked');
    repo.git('commit', '--quiet', '-m', 'links');
    const commit = repo.git('rev-parse', 'HEAD');
    expect(await problemOf(commit, 'outside.md')).toBe('symlink');
    expect(await problemOf(commit, 'linked/a.md')).toBe('symlink');
    expect(await problemOf(commit, 'vendor')).toBe('submodule');
    expect(await problemOf(commit, 'vendor/a.md')).toBe('submodule');
    expect(await problemOf(commit, 'docs')).toBe('directory');
    expect(await problemOf(commit, 'docs/b.md')).toBe('path-missing');
    expect(await problemOf(commit, 'file.md/a')).toBe('path-missing');
    for (const path of ['../file.md', './file.md', 'docs/../file.md', '/file.md', '', 'docs//a.md', 'HEAD:file.md']) {
      expect(await problemOf(commit, path), path).toBe('path-missing');
    }
  });

  it('compares names as bytes: NFC and NFD are two files, and a folder of one case is not the other', async () => {
    const commit = repo.commit({ 'd/\u00e9.md': 'nfc', 'd/e\u0301.md': 'nfd' });
    const [nfc, nfd] = [
      await git.readBlob(commit, 'd/\u00e9.md', MIB),
      await git.readBlob(commit, 'd/e\u0301.md', MIB),
    ];
    expect(nfc).toMatchObject({ bytes: Buffer.from('nfc') });
    expect(nfd).toMatchObject({ bytes: Buffer.from('nfd') });
    expect(await problemOf(commit, 'D/\u00e9.md')).toBe('path-missing');
  });

  it('refuses a file over the cap without reading it, and answers what was asked after it', async () => {
    const commit = repo.commit({ big: Buffer.alloc(3 * MIB, 7), small: 'small', other: 'other' });
    await git.readBlob(commit, 'small', MIB);
    const reads = await Promise.all(['big', 'small', 'big', 'other'].map((path) => git.readBlob(commit, path, MIB)));
    expect(reads.map((read) => (read.ok ? read.bytes.toString() : read.problem))).toEqual([
      'too-large',
      'small',
      'too-large',
      'other',
    ]);
    expect(await problemOf(commit, 'big', 3 * MIB)).toBe('none');
    expect(await problemOf(commit, 'big', 3 * MIB - 1)).toBe('too-large');
  });

  it('answers a thousand reads at once, each with its own file', async () => {
    const files = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f/${n}.txt`, 'x'.repeat(n)]));
    const commit = repo.commit(files);
    const reads = await Promise.all(Array.from({ length: 1000 }, (_, n) => git.readBlob(commit, `f/${n}.txt`, MIB)));
    expect(reads.map((read) => (read.ok ? read.bytes.length : -1))).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });

  it('refuses what is no commit', async () => {
    const commit = repo.commit({ a: 'a' });
    const blob = repo.git('rev-parse', `${commit}:a`);
    repo.git('tag', '--annotate', '--message', 'signed', 'v1');
    const tag = repo.git('rev-parse', 'v1');
    expect(tag).not.toBe(commit);
    expect(await problemOf(blob, 'a')).toBe('not-a-commit');
    expect(await problemOf(tag, 'a')).toBe('not-a-commit');
    expect(await problemOf('0'.repeat(40), 'a')).toBe('commit-missing');
    await expect(git.readBlob('HEAD', 'a', MIB)).rejects.toThrow(TypeError);
  });
});

describe('lies of the repository and the environment', () => {
  it('ignores replacement objects', async () => {
    const reviewed = repo.commit({ 'SKILL.md': 'reviewed' });
    const other = repo.commit({ 'SKILL.md': 'smuggled' });
    repo.git('replace', reviewed, other);
    expect(repo.git('show', `${reviewed}:SKILL.md`)).toBe('smuggled');
    expect(await git.readBlob(reviewed, 'SKILL.md', MIB)).toMatchObject({ bytes: Buffer.from('reviewed') });
  });

  it('runs nothing that the configuration names', async () => {
    const commit = repo.commit({ a: 'a' });
    const marker = join(temporaryFolder(), 'ran');
    const script = repo.path('.git', 'evil.sh');
    writeFileSync(script, `#!/bin/sh\ntouch '${marker}'\n`);
    chmodSync(script, 0o755);
    for (const key of [
      'core.fsmonitor',
      'core.pager',
      'core.sshCommand',
      'core.alternateRefsCommand',
      'core.editor',
      'core.askPass',
    ]) {
      repo.git('config', key, script);
    }
    // A partial clone fetches what is missing from its promisor, here by running a command.
    repo.git('config', 'extensions.partialClone', 'evil');
    repo.git('config', 'remote.evil.url', `ext::${script}`);
    repo.git('config', 'remote.evil.promisor', 'true');
    repo.git('config', 'protocol.ext.allow', 'always');
    expect(await problemOf(commit, 'a')).toBe('none');
    expect(await problemOf('1'.repeat(40), 'a')).not.toBe('none');
    expect(await git.head()).toBe(commit);
    expect(() => execFileSync('ls', [marker], { stdio: 'pipe' })).toThrow();
  });

  it('passes on neither credentials nor variables that redirect git', async () => {
    const commit = repo.commit({ a: 'here' });
    const elsewhere = createRepo();
    elsewhere.commit({ a: 'elsewhere' });
    const hostile: Record<string, string> = {
      ...GIT_ENVIRONMENT,
      GIT_DIR: elsewhere.path('.git'),
      GIT_OBJECT_DIRECTORY: elsewhere.path('.git', 'objects'),
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.bare',
      GIT_CONFIG_VALUE_0: 'true',
      LC_ALL: 'tr_TR.UTF-8',
      LANGUAGE: 'tr',
    };
    const asked: string[] = [];
    const other = new Git(repo.root, (name) => {
      asked.push(name);
      return hostile[name];
    });
    expect(await other.readBlob(commit, 'a', MIB)).toMatchObject({ ok: true, bytes: Buffer.from('here') });
    expect(await other.head()).toBe(commit);
    expect(asked.filter((name) => name.startsWith('GIT_') || /KEY|TOKEN|SECRET/u.test(name))).toEqual([]);
    other.close();
  });

  it('does not read an outer repository when .git is damaged', async () => {
    repo.commit({ a: 'outer' });
    const inner = repo.path('inner');
    mkdirSync(join(inner, '.git'), { recursive: true });
    expect(findRoot(inner)).toBe(inner);
    const damaged = new Git(inner, environment);
    await expect(damaged.head()).rejects.toMatchObject({ code: 'not-a-repository', exit: 3 });
    damaged.close();
  });
});

describe('names of commits', () => {
  it('resolves branches, tags, abbreviations and HEAD', async () => {
    const commit = repo.commit({ a: 'a' });
    repo.git('tag', '--annotate', '--message', 'one', 'v1.0');
    repo.git('branch', 'feature/\u00e9');
    const second = repo.commit({ a: 'b' });
    for (const ref of ['v1.0', 'HEAD~1', 'main^', commit.slice(0, 10), commit, 'feature/\u00e9', 'refs/heads/main~1']) {
      expect(await git.resolveCommit(ref), ref).toBe(commit);
    }
    expect(await git.resolveCommit('HEAD')).toBe(second);
    expect(await git.head()).toBe(second);
  });

  it.each([
    '',
    '-h',
    '--all',
    '^HEAD',
    'main..v1',
    'a b',
    'a\nb',
    ':/fix',
    'HEAD:a',
    '--end-of-options',
    '@{-1}',
    'x\u202ey',
    'é'.repeat(300),
  ])('refuses %j as a name', async (ref) => {
    repo.commit({ a: 'a' });
    await expect(git.resolveCommit(ref)).rejects.toMatchObject({ code: 'ref-invalid', exit: 2 });
  });

  it('says that a name is unknown, and that a repository has no commit', async () => {
    await expect(git.resolveCommit('main')).rejects.toMatchObject({ code: 'ref-unknown', exit: 1 });
    expect(await git.head()).toBeNull();
    const commit = repo.commit({ a: 'a' });
    const blob = repo.git('rev-parse', `${commit}:a`);
    await expect(git.resolveCommit(blob)).rejects.toMatchObject({ code: 'ref-unknown' });
  });
});

describe('what the machine lacks', () => {
  it('says how to complete a shallow clone', async () => {
    const first = repo.commit({ a: 'one' });
    repo.commit({ a: 'two' });
    const clone = join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${repo.root}`, clone], {
      env: { ...GIT_ENVIRONMENT },
    });
    const shallow = new Git(clone, environment);
    const read = await shallow.readBlob(first, 'a', MIB);
    expect(read).toMatchObject({ ok: false, problem: 'clone-shallow' });
    expect(read.ok ? '' : read.message).toContain('git fetch --unshallow');
    await expect(shallow.resolveCommit(first)).rejects.toThrow(/git fetch --unshallow/u);
    shallow.close();
  });

  it('fetches nothing into a partial clone, and says what is missing', async () => {
    repo.git('config', 'uploadpack.allowFilter', 'true');
    const first = repo.commit({ a: 'one' });
    repo.commit({ a: 'two' });
    const clone = join(temporaryFolder(), 'clone');
    execFileSync('git', ['clone', '--quiet', '--filter=blob:none', `file://${repo.root}`, clone], {
      env: { ...GIT_ENVIRONMENT },
    });
    const partial = new Git(clone, environment);
    // Versions of git differ: some answer that the object is missing, some end.
    const said = await partial.readBlob(first, 'a', MIB).then(
      (read) => (read.ok ? 'read' : read.message),
      (error: unknown) => String(error),
    );
    expect(said).toContain('git fetch --refetch --no-filter');
    partial.close();
    expect(
      execFileSync('git', ['-C', clone, 'rev-list', '--objects', '--all', '--missing=print'], { encoding: 'utf8' }),
    ).toContain('?');
  });

  it('says that a folder is no repository', async () => {
    const folder = temporaryFolder();
    await expect(openGit(folder, environment)).rejects.toMatchObject({ code: 'not-a-repository', exit: 3 });
    await expect(openGit(join(folder, 'gone'), environment)).rejects.toMatchObject({
      code: 'not-a-repository',
      exit: 3,
    });
  });

  it('says that it has no room for git, and does not end in a stack', () => {
    const commit = repo.commit({ a: 'a' });
    // A process of its own with few descriptors, all taken: Node hands out a child without streams then.
    const program = `
      import { openSync } from 'node:fs';
      import { ObjectReader } from ${JSON.stringify(join(import.meta.dirname, '../../src/repository/git-objects.ts'))};
      import { tryGit } from ${JSON.stringify(join(import.meta.dirname, '../../src/repository/git-run.ts'))};
      const options = { cwd: ${JSON.stringify(repo.root)}, flags: [], environment: { PATH: process.env.PATH } };
      try { for (;;) openSync('/dev/null', 'r'); } catch { /* all taken */ }
      const reader = new ObjectReader(options);
      const failed = await Promise.allSettled([reader.read('${commit}', 100), reader.read('${commit}', 100), tryGit({ ...options, args: ['version'] })]);
      console.log(JSON.stringify(failed.map(({ reason }) => [reason?.code, reason?.exit])));`;
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -n 64; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', program],
      { encoding: 'utf8' },
    );
    expect([status, stdout.trim(), stderr]).toEqual([0, JSON.stringify(Array(3).fill(['git-failed', 3])), '']);
  });

  it('says that git is missing', async () => {
    const commit = repo.commit({ a: 'a' });
    const without = new Git(repo.root, (name) => (name === 'PATH' ? '/nonexistent' : environment(name)));
    // What lies in its files needs no git; what does not is a question that only git answers.
    expect(await without.readBlob(commit, 'a', MIB)).toMatchObject({ ok: true, bytes: Buffer.from('a') });
    await expect(without.readBlob('0'.repeat(40), 'a', MIB)).rejects.toMatchObject({ code: 'git-missing', exit: 3 });
    await expect(without.head()).rejects.toMatchObject({ code: 'git-missing', exit: 3 });
    without.close();
  });

  it('finds the root from a subfolder, through a linked work tree and through a symbolic link', async () => {
    repo.commit({ 'deep/er/a': 'a' });
    expect(findRoot(repo.path('deep', 'er'))).toBe(repo.root);
    const tree = join(temporaryFolder(), 'tree');
    repo.git('worktree', 'add', '--quiet', tree, '-b', 'second');
    expect(findRoot(join(tree, 'deep'))).toBe(tree);
    const linked = new Git(tree, environment);
    expect(await linked.head()).toBe(repo.git('rev-parse', 'HEAD'));
    linked.close();
    const link = join(temporaryFolder(), 'link');
    symlinkSync(repo.root, link);
    expect(findRoot(join(link, 'deep'))).toBe(repo.root);
    expect(findRoot(dirname(temporaryFolder()))).toBeNull();
  });
});
