/** Objects read from git's own files, held against what git says of each. */
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Git } from '../../src/repository/git.ts';
import { applyDelta } from '../../src/repository/pack-delta.ts';
import { StoredObjects } from '../../src/repository/stored-objects.ts';
import { createRepo, GIT_ENVIRONMENT, openRepo, temporaryFolder, type TestRepo } from '../support/repo.ts';

const MIB = 1024 * 1024;

let repo: TestRepo;
const open: StoredObjects[] = [];

beforeEach(() => {
  repo = createRepo();
});

afterEach(() => {
  for (const objects of open.splice(0)) objects.close();
});

function stored(root = repo.root): StoredObjects {
  const objects = new StoredObjects(root);
  open.push(objects);
  return objects;
}

/** A history whose files resemble one another, so that packing makes deltas of deltas. */
function history(commits = 30): void {
  const lines = Array.from({ length: 400 }, (_, line) => `line ${line}: ${'text '.repeat(line % 7)}`);
  for (let index = 0; index < commits; index += 1) {
    lines[(index * 37) % lines.length] = `changed in ${index}`;
    lines.splice((index * 11) % lines.length, 1);
    repo.commit({
      'skills/a/SKILL.md': lines.join('\n'),
      [`deep/er/${index % 3}/file.txt`]: `${index}`,
      empty: '',
      'binary.bin': Uint8Array.from({ length: 3000 }, (_, at) => (at * index) % 256),
    });
  }
  repo.git('tag', '-f', '-a', 'v1', '-m', 'a tag');
}

/** A pack of zeros and as many versions of them, each made of the one before; returns the id of the last. */
function bombed(copied: number, depth: number): string {
  const size = copied + 4;
  const deflated = (bytes: Buffer): Buffer => deflateSync(bytes, { level: 9 });
  const tail = (version: number): Buffer => Buffer.from([0, 0, 0, version]);
  const entries = [Buffer.concat([entryHeader(3, size), deflated(Buffer.alloc(size))])];
  for (let version = 1; version <= depth; version += 1) {
    const copies = Buffer.alloc(2 * copied, Buffer.from([0x90, 0x01]));
    const delta = Buffer.concat([varint(size), varint(size), copies, Buffer.from([4]), tail(version)]);
    const back = entries.at(-1)?.length ?? 0;
    entries.push(Buffer.concat([entryHeader(6, delta.length), backward(back), deflated(delta)]));
  }
  const head = Buffer.from('PACK\0\0\0\u0002\0\0\0\0', 'latin1');
  head.writeUInt32BE(entries.length, 8);
  const pack = Buffer.concat([head, ...entries]);
  const whole = Buffer.concat([pack, createHash('sha1').update(pack).digest()]);
  execFileSync('git', ['index-pack', '--stdin'], { cwd: repo.root, env: { ...GIT_ENVIRONMENT }, input: whole });
  const last = Buffer.concat([Buffer.alloc(copied), tail(depth)]);
  return createHash('sha1').update(`blob ${size}\0`).update(last).digest('hex');
}

/** Seven bits a byte, the least significant first. */
function varint(value: number): Buffer {
  const bytes = [];
  for (; value >= 0x80; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return Buffer.from([...bytes, value]);
}

function entryHeader(type: number, size: number): Buffer {
  const rest = size >>> 4;
  const first = (type << 4) | (size & 15);
  return rest === 0 ? Buffer.from([first]) : Buffer.concat([Buffer.from([first | 0x80]), varint(rest)]);
}

/** An offset backwards: seven bits a byte, the most significant first, each further byte counting from one. */
function backward(offset: number): Buffer {
  const bytes = [offset & 0x7f];
  for (let left = offset >>> 7; left > 0; left >>>= 7) {
    left -= 1;
    bytes.unshift((left & 0x7f) | 0x80);
  }
  return Buffer.from(bytes);
}

interface Known {
  readonly oid: string;
  readonly type: string;
  readonly size: number;
}

function allObjects(at: TestRepo = repo): Known[] {
  return at
    .git('cat-file', '--batch-all-objects', '--batch-check=%(objectname) %(objecttype) %(objectsize)')
    .split('\n')
    .map((line) => line.split(' '))
    .map(([oid = '', type = '', size = '']) => ({ oid, type, size: Number(size) }));
}

function bytesOf({ oid, type }: Known, root = repo.root): Buffer {
  return execFileSync('git', ['cat-file', type, oid], { cwd: root, env: { ...GIT_ENVIRONMENT }, maxBuffer: 64 * MIB });
}

function expectAll(objects: StoredObjects, known = allObjects(), root = repo.root): void {
  expect(known.length).toBeGreaterThan(50);
  for (const each of known) {
    const bytes = bytesOf(each, root);
    const read = objects.read(each.oid, MIB);
    expect(read?.kind === 'found' && read.type === each.type && read.bytes.equals(bytes), each.oid).toBe(true);
  }
}

function packs(root = repo.root): string[] {
  return readdirSync(join(root, '.git/objects/pack')).filter((name) => name.endsWith('.pack'));
}

describe('every object of a repository', () => {
  it('is read as git reads it: loose', () => {
    history(8);
    expect(packs()).toEqual([]);
    expectAll(stored());
  });

  it('is read as git reads it: packed with deltas on offsets', () => {
    history();
    repo.git('-c', 'repack.useDeltaBaseOffset=true', 'repack', '-adfq', '--depth=50', '--window=50');
    repo.git('prune-packed');
    expect(repo.git('count-objects')).toMatch(/^0 objects/u);
    expect(repo.git('verify-pack', '-v', `.git/objects/pack/${packs()[0] ?? ''}`)).toMatch(/chain length = [5-9]/u);
    expectAll(stored());
  });

  it('is read as git reads it: packed with deltas on ids', () => {
    history();
    repo.git('-c', 'repack.useDeltaBaseOffset=false', 'repack', '-adfq', '--depth=50', '--window=50');
    repo.git('prune-packed');
    expectAll(stored());
  });

  it('is read as git reads it: in several packs, and loose besides', () => {
    history(6);
    repo.git('repack', '-dq');
    history(6);
    repo.git('repack', '-dq');
    history(3);
    expect(packs()).toHaveLength(2);
    expectAll(stored());
  });

  it('is read as git reads it: after a clone, which is how most people have it', () => {
    history();
    const clone = temporaryFolder();
    execFileSync('git', ['clone', '--quiet', `file://${repo.root}`, clone], {
      env: { ...GIT_ENVIRONMENT },
      stdio: 'pipe',
    });
    expect(packs(clone)).toHaveLength(1);
    expectAll(stored(clone), allObjects(openRepo(clone)), clone);
  });

  it('is read with offsets beyond 2 GiB where the index writes them so', () => {
    history(10);
    repo.git('repack', '-adfq');
    repo.git('prune-packed');
    const [pack = ''] = packs();
    const base = join(repo.root, '.git/objects/pack', pack.replace('.pack', ''));
    // All but the first few go into the table of large ones.
    rmSync(`${base}.idx`);
    repo.git('index-pack', '--index-version=2,0x200', '-o', `${base}.idx`, `${base}.pack`);
    expectAll(stored());
  });
});

describe('what is not read here is left to git', () => {
  it.each([
    ['an object that is not there', () => '0123456789012345678901234567890123456789'],
    ['an abbreviation', () => repo.git('rev-parse', '--short', 'HEAD')],
    ['a name', () => 'HEAD'],
    ['an id of another hash', () => 'a'.repeat(64)],
  ])('%s', (_what, oid) => {
    history(2);
    expect(stored().read(oid(), MIB)).toBeNull();
    repo.git('repack', '-adq');
    expect(stored().read(oid(), MIB)).toBeNull();
  });

  it('an object that is larger than asked for, loose and packed', () => {
    repo.commit({ 'large.txt': 'x'.repeat(5000), 'random.bin': randomBytes(5000) });
    for (const pack of [false, true]) {
      if (pack) repo.git('repack', '-adq');
      for (const name of ['large.txt', 'random.bin']) {
        const oid = repo.git('rev-parse', `HEAD:${name}`);
        expect(stored().read(oid, 4999)).toBeNull();
        expect(stored().read(oid, 5000)).toMatchObject({ kind: 'found', type: 'blob' });
      }
    }
  });

  it('a repository with another hash, a linked work tree, a folder that is none', () => {
    const other = temporaryFolder();
    execFileSync('git', ['init', '--quiet', '--object-format=sha256', other], { env: { ...GIT_ENVIRONMENT } });
    const at = openRepo(other);
    const commit = at.commit({ a: 'text' });
    expect(stored(other).read(commit, MIB)).toBeNull();

    const mine = repo.commit({ a: 'text' });
    const tree = join(temporaryFolder(), 'tree');
    repo.git('worktree', 'add', '--quiet', tree, '-b', 'other');
    expect(stored(tree).read(mine, MIB)).toBeNull();
    expect(stored(temporaryFolder()).read(mine, MIB)).toBeNull();
  });

  it.each([
    ['a format that is not known', 'core.repositoryFormatVersion', '99'],
    ['a format with extensions', 'extensions.partialClone', 'origin'],
  ])('a repository of %s', (_what, name, value) => {
    const commit = repo.commit({ a: 'text' });
    expect(stored().read(commit, MIB)).not.toBeNull();
    repo.git('config', name, value);
    expect(stored().read(commit, MIB)).toBeNull();
  });

  it.each(['HEAD', 'config'])('a folder that is no repository to git, for want of a %s', (file) => {
    const commit = repo.commit({ a: 'text' });
    const path = join(repo.root, '.git', file);
    const content = readFileSync(path);
    for (const other of ['', 'nonsense\n']) {
      writeFileSync(path, other);
      expect(stored().read(commit, MIB)).toBeNull();
    }
    rmSync(path);
    expect(stored().read(commit, MIB)).toBeNull();
    writeFileSync(path, content);
    expect(stored().read(commit, MIB)).not.toBeNull();
  });

  it('so many packs that they would use up the descriptors of a process', async () => {
    for (let index = 0; index < 20; index += 1) {
      repo.commit({ 'SKILL.md': `text ${index}` });
      repo.git('repack', '-dq');
    }
    expect(packs().length).toBeGreaterThan(16);
    const commit = repo.git('rev-parse', 'HEAD');
    const before = readdirSync('/proc/self/fd').length;
    expect(stored().read(commit, MIB)).toBeNull();
    expect(readdirSync('/proc/self/fd')).toHaveLength(before);
    const git = new Git(repo.root, (name) => GIT_ENVIRONMENT[name]);
    expect(await git.readBlob(commit, 'SKILL.md', MIB)).toMatchObject({ ok: true, bytes: Buffer.from('text 19') });
    git.close();
    repo.git('gc', '--quiet');
    expect(stored().read(commit, MIB)).not.toBeNull();
  });

  it('a named pipe in the place of an index or a pack, without waiting for it', () => {
    history(2);
    repo.git('repack', '-adq');
    repo.git('prune-packed');
    const commit = repo.git('rev-parse', 'HEAD');
    const folder = join(repo.root, '.git/objects/pack');
    execFileSync('mkfifo', [join(folder, `pack-${'0'.repeat(40)}.idx`)]);
    expect(stored().read(commit, MIB)).toBeNull();
    rmSync(join(folder, `pack-${'0'.repeat(40)}.idx`));
    const [pack = ''] = packs();
    rmSync(join(folder, pack));
    execFileSync('mkfifo', [join(folder, pack)]);
    expect(stored().read(commit, MIB)).toBeNull();
  });

  it('a chain of deltas that unpacks to more than anybody reviews', () => {
    // Each delta copies its base byte by byte: a little in the pack, much in memory, and slow.
    const copied = 1_200_000;
    for (const depth of [1, 4, 40]) {
      const id = bombed(copied, depth);
      expect(repo.git('cat-file', '-s', id)).toBe(String(copied + 4));
      expect(stored().read(id, MIB)).toBeNull();
      expect(stored().read(id, 16 * MIB) === null).toBe(depth > 1);
    }
  });

  it('and read by it: a linked work tree and borrowed objects are whole repositories to a command', async () => {
    const commit = repo.commit({ 'SKILL.md': 'text' });
    const tree = join(temporaryFolder(), 'tree');
    repo.git('worktree', 'add', '--quiet', tree, '-b', 'other');
    const borrower = temporaryFolder();
    execFileSync('git', ['clone', '--quiet', '--shared', repo.root, borrower], {
      env: { ...GIT_ENVIRONMENT },
      stdio: 'pipe',
    });
    for (const root of [tree, borrower]) {
      expect(stored(root).read(commit, MIB)).toBeNull();
      const git = new Git(root, (name) => GIT_ENVIRONMENT[name]);
      const read = await git.readBlob(commit, 'SKILL.md', MIB);
      git.close();
      expect(read).toMatchObject({ ok: true, bytes: Buffer.from('text') });
    }
  });
});

describe('bytes that are not what their name says', () => {
  /** Every answer is the right object or none. */
  function neverWrong(file: string, at: readonly number[]): void {
    const whole = readFileSync(file);
    chmodSync(file, 0o644);
    const known = allObjects();
    const right = new Map(known.map((each) => [each.oid, bytesOf(each)]));
    let refused = 0;
    for (const position of at) {
      const changed = Buffer.from(whole);
      changed[position] = (changed[position] ?? 0) ^ 0x15;
      writeFileSync(file, changed);
      const objects = new StoredObjects(repo.root);
      for (const { oid } of known) {
        const read = objects.read(oid, MIB);
        if (read === null) refused += 1;
        else expect(read.kind === 'found' && right.get(oid)?.equals(read.bytes), oid).toBe(true);
      }
      objects.close();
    }
    writeFileSync(file, whole);
    expect(refused).toBeGreaterThan(0);
  }

  const spread = (length: number, count: number): number[] =>
    Array.from({ length: count }, (_, index) => Math.floor((index * length) / count));

  it('are refused wherever a pack or its index is damaged', () => {
    history(6);
    repo.git('repack', '-adfq');
    repo.git('prune-packed');
    const [pack = ''] = packs();
    const path = join(repo.root, '.git/objects/pack', pack);
    neverWrong(path, spread(readFileSync(path).length, 150));
    const index = path.replace('.pack', '.idx');
    neverWrong(index, spread(readFileSync(index).length, 150));
  });

  it('are refused when a loose object holds another one, is cut, or is none', () => {
    repo.commit({ a: 'one', b: 'two' });
    const [one, two] = [repo.git('rev-parse', 'HEAD:a'), repo.git('rev-parse', 'HEAD:b')];
    const file = (oid: string): string => join(repo.root, '.git/objects', oid.slice(0, 2), oid.slice(2));
    const bytes = readFileSync(file(two));
    chmodSync(file(one), 0o644);
    for (const content of [bytes, bytes.subarray(0, 9), Buffer.alloc(0), Buffer.from('not deflated')]) {
      writeFileSync(file(one), content);
      expect(stored().read(one, MIB)).toBeNull();
    }
    rmSync(file(one));
    mkdirSync(file(one));
    expect(stored().read(one, MIB)).toBeNull();
  });

  it('are found out by git too, which then says so', async () => {
    const commit = repo.commit({ 'SKILL.md': 'text' });
    const oid = repo.git('rev-parse', 'HEAD:SKILL.md');
    rmSync(join(repo.root, '.git/objects', oid.slice(0, 2), oid.slice(2)), { force: true });
    const git = new Git(repo.root, (name) => GIT_ENVIRONMENT[name]);
    const read = await git.readBlob(commit, 'SKILL.md', MIB);
    git.close();
    expect(read).toMatchObject({ ok: false, problem: 'damaged' });
  });
});

describe('a delta', () => {
  const base = Buffer.from('0123456789');
  const bytes = (...values: number[]): Buffer => Buffer.from(values);

  it('copies and inserts', () => {
    // 10 bytes become 7: four from offset 2, then "abc".
    expect(applyDelta(base, bytes(10, 7, 0x91, 2, 4, 3, 0x61, 0x62, 0x63)).toString()).toBe('2345abc');
    expect(applyDelta(base, bytes(10, 0))).toEqual(Buffer.alloc(0));
  });

  it.each([
    ['is for another base', [9, 1, 1, 0x61]],
    ['copies beyond its base', [10, 4, 0x91, 8, 4]],
    ['makes less than it says', [10, 2, 1, 0x61]],
    ['makes more than it says', [10, 1, 2, 0x61, 0x62]],
    ['ends within what it brings', [10, 5, 5, 0x61]],
    ['ends within a command', [10, 4, 0x91, 2]],
    ['holds the command that is reserved', [10, 1, 0]],
    ['is empty', []],
  ])('is refused that %s', (_what, values) => {
    expect(() => applyDelta(base, bytes(...values))).toThrow(RangeError);
  });
});
