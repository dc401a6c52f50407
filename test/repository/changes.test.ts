/** What a pull request changes: campaigns, the control plane, evidence; and what it may not change, or not at once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedPaths, type Changes } from '../../src/repository/changes.ts';
import { Git } from '../../src/repository/git.ts';
import { createRepo, GIT_ENVIRONMENT, type TestRepo } from '../support/repo.ts';
import { blob, commit, file, folder, tree, type Plumbing } from './support/hostile-tree.ts';

let repo: TestRepo;
let git: Git;

beforeEach(() => {
  repo = createRepo();
  git = new Git(repo.root, (name) => GIT_ENVIRONMENT[name]);
});
afterEach(() => git.close());

type Files = Readonly<Record<string, string>>;

function commitOf(files: Files): string {
  repo.git('rm', '-r', '-f', '--quiet', '--ignore-unmatch', '.');
  return repo.commit(files);
}

async function changes(before: Files, after: Files): Promise<Changes> {
  return changedPaths(git, commitOf(before), commitOf(after));
}

const codes = ({ findings }: Changes): string[] => findings.map(({ file: place, code }) => `${code} ${place}`);

const BASE: Files = {
  '.equipoise/policy.json': 'policy',
  '.equipoise/active/x.json': 'active',
  '.github/workflows/validate.yml': 'workflow',
  CODEOWNERS: 'owners',
  'README.md': 'readme',
  'campaigns/a/campaign.json': 'campaign',
  'campaigns/a/fixture.json': 'fixture',
  'campaigns/a/rubric.json': 'rubric',
  'campaigns/a/runs/signed/run.json': 'run',
  'campaigns/a/runs/signed/evidence.dsse.json': 'evidence',
  'campaigns/a/runs/open/run.json': 'run',
  'campaigns/b/campaign.json': 'campaign',
};
const without = (...paths: string[]): Files =>
  Object.fromEntries(Object.entries(BASE).filter(([path]) => !paths.includes(path)));

describe('what is changed', () => {
  it('is nothing between equal trees', async () => {
    expect(await changes(BASE, BASE)).toEqual({
      campaigns: [],
      control: [],
      data: [],
      elsewhere: false,
      findings: [],
    });
  });

  it('names each campaign, what of it, and the runs', async () => {
    const found = await changes(BASE, {
      ...without('campaigns/b/campaign.json'),
      'campaigns/c/campaign.json': 'new',
      'campaigns/c/notes/x.md': 'new',
      'campaigns/a/runs/open/run.json': 'went on',
      'campaigns/a/runs/new/run.json': 'new',
      'README.md': 'other',
    });
    expect(found.campaigns).toEqual([
      { name: 'a', present: true, definition: false, runs: ['new', 'open'] },
      { name: 'b', present: false, definition: true, runs: [] },
      { name: 'c', present: true, definition: true, runs: [] },
    ]);
    expect(found.data).toEqual([
      { path: 'campaigns/a/runs/open/run.json', kind: 'changed' },
      { path: 'campaigns/a/runs/new/run.json', kind: 'added' },
      { path: 'campaigns/b/campaign.json', kind: 'removed' },
      { path: 'campaigns/c/campaign.json', kind: 'added' },
      { path: 'campaigns/c/notes/x.md', kind: 'added' },
    ]);
    expect(found).toMatchObject({ control: [], elsewhere: true, findings: [] });
  });

  it('knows the control plane wherever it lies, and the rest as the rest', async () => {
    const found = await changes(BASE, {
      ...without('CODEOWNERS', '.equipoise/active/x.json'),
      '.equipoise/policy.json': 'weaker',
      '.github/CODEOWNERS': 'others',
      'docs/CODEOWNERS': 'others',
    });
    expect(found.control).toEqual([
      { path: '.equipoise/active/x.json', kind: 'removed' },
      { path: '.equipoise/policy.json', kind: 'changed' },
      { path: '.github/CODEOWNERS', kind: 'added' },
      { path: 'CODEOWNERS', kind: 'removed' },
      { path: 'docs/CODEOWNERS', kind: 'added' },
    ]);
    expect(found).toMatchObject({ campaigns: [], elsewhere: false, findings: [] });
    const rest = await changes(BASE, { ...BASE, '.github/workflows/validate.yml': 'x', 'docs/a.md': 'x' });
    expect(rest).toMatchObject({ control: [], data: [], elsewhere: true });
  });

  it('sees a changed mode, and a file in place of a folder', async () => {
    const before = commitOf(BASE);
    repo.git('update-index', '--chmod=+x', 'campaigns/b/campaign.json');
    repo.git('commit', '--quiet', '-m', 'mode');
    const mode = await changedPaths(git, before, repo.git('rev-parse', 'HEAD'));
    expect(mode.data).toEqual([{ path: 'campaigns/b/campaign.json', kind: 'changed' }]);
    const replaced = await changes(BASE, { ...without('campaigns/b/campaign.json'), 'campaigns/b': 'a file' });
    expect(replaced.data).toEqual([
      { path: 'campaigns/b/campaign.json', kind: 'removed' },
      { path: 'campaigns/b', kind: 'added' },
    ]);
    const linked = await changes({ 'campaigns/b/campaign.json': 'x' }, { campaigns: 'a file' });
    expect(linked.data.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('refuses commits that are not there', async () => {
    await expect(changedPaths(git, commitOf(BASE), '1'.repeat(40))).rejects.toMatchObject({ code: 'commit-missing' });
  });
});

describe('what may not be changed', () => {
  it('is who decides together with what is decided', async () => {
    const weaker = { ...BASE, '.equipoise/policy.json': 'weaker' };
    expect(codes(await changes(BASE, weaker))).toEqual([]);
    const both = await changes(BASE, { ...weaker, 'campaigns/c/campaign.json': 'new' });
    expect(codes(both)).toEqual(['control-and-data .equipoise/policy.json']);
    const owners = await changes(BASE, { ...BASE, CODEOWNERS: 'me', 'campaigns/a/runs/new/run.json': 'x' });
    expect(codes(owners)).toEqual(['control-and-data CODEOWNERS']);
    const removed = await changes(BASE, without('.equipoise/policy.json', 'campaigns/b/campaign.json'));
    expect(codes(removed)).toEqual(['control-and-data .equipoise/policy.json']);
  });

  it('is signed evidence, and the campaign it is about; more may come', async () => {
    expect(codes(await changes(BASE, { ...BASE, 'campaigns/a/runs/signed/evidence.sshsig': 'added' }))).toEqual([]);
    expect(codes(await changes(BASE, without('campaigns/a/runs/open/run.json')))).toEqual([]);
    expect(codes(await changes(BASE, { ...BASE, 'campaigns/b/campaign.json': 'edited' }))).toEqual([]);
    const changed = await changes(BASE, { ...BASE, 'campaigns/a/runs/signed/run.json': 'other' });
    expect(codes(changed)).toEqual(['evidence-changed campaigns/a/runs/signed/run.json']);
    const gone = await changes(BASE, without('campaigns/a/runs/signed/evidence.dsse.json'));
    expect(codes(gone)).toEqual(['evidence-changed campaigns/a/runs/signed/evidence.dsse.json']);
    const rubric = await changes(BASE, { ...BASE, 'campaigns/a/rubric.json': 'easier' });
    expect(codes(rubric)).toEqual(['campaign-frozen campaigns/a/rubric.json']);
    const all = await changes(BASE, without(...Object.keys(BASE).filter((path) => path.startsWith('campaigns/a/'))));
    expect(codes(all).sort()).toEqual([
      'campaign-frozen campaigns/a/campaign.json',
      'campaign-frozen campaigns/a/fixture.json',
      'campaign-frozen campaigns/a/rubric.json',
      'evidence-changed campaigns/a/runs/signed/evidence.dsse.json',
      'evidence-changed campaigns/a/runs/signed/run.json',
    ]);
  });

  it('is a folder that passes for one of ours on some systems', async () => {
    const found = await changes(BASE, { ...BASE, '.Equipoise/policy.json': 'x' });
    expect(codes(found)).toEqual(['tree-twins .Equipoise']);
  });
});

describe('a hostile tree', () => {
  it('costs what may be looked at, not what is there', async () => {
    const plumbing: Plumbing = { gitFolder: repo.path('.git'), git: (...args) => repo.git(...args) };
    const content = blob(plumbing);
    const many = Array.from({ length: 100_000 }, (_, n) => file(`f${String(n).padStart(6, '0')}`, content));
    const wide = commit(plumbing, tree(plumbing, [folder('campaigns', tree(plumbing, many))]));
    const empty = commit(plumbing, tree(plumbing, []));
    const found = await changedPaths(git, empty, wide);
    expect(found.findings.map(({ code }) => code)).toEqual(['change-too-large']);
    expect(found.data.length).toBeLessThanOrEqual(20_000);

    const one = tree(plumbing, [file('campaign.json', content)]);
    const crowd = Array.from({ length: 30_000 }, (_, n) => folder(`c${String(n).padStart(6, '0')}`, one));
    const crowded = commit(plumbing, tree(plumbing, [folder('campaigns', tree(plumbing, crowd))]));
    for (const [from, to] of [
      [empty, crowded],
      [crowded, empty],
    ] as const) {
      const all = await changedPaths(git, from, to);
      expect(all.findings.map(({ code }) => code)).toEqual(['change-too-large']);
      expect(all.campaigns.length).toBeGreaterThan(1000);
    }

    let deep = tree(plumbing, [file('x', content)]);
    for (let level = 0; level < 60; level += 1) deep = tree(plumbing, [folder('d', deep)]);
    const nested = await changedPaths(git, empty, commit(plumbing, tree(plumbing, [folder('campaigns', deep)])));
    expect(nested.findings.map(({ code }) => code)).toEqual(['change-too-large']);

    const gone = commit(plumbing, tree(plumbing, [folder('campaigns', '1'.repeat(40))]));
    expect((await changedPaths(git, empty, gone)).findings.map(({ code }) => code)).toEqual(['tree-damaged']);
  });
});
