/** `init` and the control files: nothing is overwritten, a second call changes nothing, a secret never enters a work tree. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initCommand, type InitReport } from '../../src/commands/init.ts';
import { keysGenerateCommand, type KeysGenerateReport } from '../../src/commands/keys.ts';
import { routesAddCommand, type RoutesAddReport } from '../../src/commands/routes.ts';
import { validateCommand } from '../../src/commands/validate.ts';
import { decodePrivateKey } from '../../src/evidence/keys.ts';
import { parseTrust } from '../../src/evidence/trust.ts';
import { testContext } from '../support/context.ts';
import { initialisedRepo } from '../support/evidence-repo.ts';
import { createRepo, temporaryFolder, type TestRepo } from '../support/repo.ts';

function everyFile(root: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('.git/') && !entry.parentPath.endsWith('.git'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(root.length + 1), readFileSync(path, 'latin1')]),
  );
}

async function init(repo: TestRepo, folder: string | null = null): Promise<InitReport> {
  return (await initCommand({ folder }, testContext({ cwd: repo.root }))).json as InitReport;
}

describe('init', () => {
  it('sets a repository up, and then changes nothing', async () => {
    const repo = createRepo();
    const report = await init(repo);
    expect(report.created).toEqual([
      '.github/workflows/validate.yml',
      '.github/workflows/gate.yml',
      '.github/workflows/run.yml',
      '.equipoise/policy.json',
      '.equipoise/routes.json',
      '.equipoise/trust.json',
      'campaigns/README.md',
      '.gitattributes',
      '.gitignore',
    ]);
    expect(report).toMatchObject({ root: repo.root, kept: [], extended: [], foreign: [], action: null });
    const before = everyFile(repo.root);
    expect(Object.keys(before).sort()).toEqual([...report.created].sort());
    const again = await init(repo);
    expect(again).toMatchObject({ created: [], extended: [], kept: report.created });
    expect(everyFile(repo.root)).toEqual(before);
    expect(
      await validateCommand({ paths: [], fileOnly: false, campaign: null }, testContext({ cwd: repo.root })),
    ).toMatchObject({ exit: 0 });
  });

  it('keeps every byte of what is there and adds only the missing lines', async () => {
    const repo = createRepo();
    repo.write('.equipoise/policy.json', 'mine');
    repo.write('.gitattributes', Buffer.from('*.png binary\r\ncampaigns/** -text\r\n# \xe9', 'latin1'));
    repo.write('.gitignore', 'node_modules/\n');
    const report = await init(repo);
    expect(report.kept).toEqual(['.equipoise/policy.json']);
    expect(report.extended).toEqual(['.gitattributes', '.gitignore']);
    expect(readFileSync(repo.path('.equipoise/policy.json'), 'utf8')).toBe('mine');
    const attributes = readFileSync(repo.path('.gitattributes'), 'latin1');
    expect(attributes.startsWith('*.png binary\r\ncampaigns/** -text\r\n# \xe9\n')).toBe(true);
    expect(attributes.match(/^campaigns\/\*\* -text\r?$/gmu)).toHaveLength(1);
    expect(attributes).toContain('\n.equipoise/** -text\n');
    expect(readFileSync(repo.path('.gitignore'), 'utf8')).toMatch(/^node_modules\/\n/u);
  });

  it('makes git leave line ends and locks alone', async () => {
    const repo = createRepo();
    await init(repo);
    expect(repo.git('check-attr', 'text', '--', 'campaigns/a/campaign.json', '.equipoise/policy.json')).toBe(
      'campaigns/a/campaign.json: text: unset\n.equipoise/policy.json: text: unset',
    );
    expect(repo.git('check-ignore', 'campaigns/a/runs/r/.lock.1')).toBe('campaigns/a/runs/r/.lock.1');
    expect(() => repo.git('check-ignore', 'campaigns/a/runs/r/journal.jsonl')).toThrow();
  });

  it('works from a subfolder, and by a folder that is named', async () => {
    const repo = createRepo();
    mkdirSync(repo.path('deep', 'er'), { recursive: true });
    expect((await init(repo, 'deep/er')).root).toBe(repo.root);
    expect(existsSync(repo.path('deep', 'er', '.equipoise'))).toBe(false);
  });

  it('says what to do outside a repository', async () => {
    const folder = temporaryFolder();
    const context = testContext({ cwd: folder });
    await expect(initCommand({ folder: null }, context)).rejects.toMatchObject({ exit: 3, code: 'not-a-repository' });
    await expect(initCommand({ folder: null }, context)).rejects.toThrow(/git init/u);
    await expect(initCommand({ folder: 'gone' }, context)).rejects.toMatchObject({ exit: 3 });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('writes through no link', async () => {
    const repo = createRepo();
    const outside = join(temporaryFolder(), 'attributes');
    writeFileSync(outside, 'x\n');
    symlinkSync(outside, repo.path('.gitattributes'));
    await expect(init(repo)).rejects.toMatchObject({ exit: 1, code: 'file-symlink' });
    expect(readFileSync(outside, 'utf8')).toBe('x\n');
  });
});

describe('keys generate', () => {
  it('writes the secret outside, for its owner alone, and believes its public half', async () => {
    const repo = await initialisedRepo();
    const context = testContext({ cwd: repo.root });
    const out = join(temporaryFolder(), 'new', 'key.pem');
    const result = await keysGenerateCommand({ out, label: 'release signer' }, context);
    const report = result.json as KeysGenerateReport;
    expect(report).toMatchObject({ privateKeyFile: out, trustFile: '.equipoise/trust.json' });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const decoded = decodePrivateKey(readFileSync(out, 'utf8'));
    expect(decoded.ok && decoded.value.keyId).toBe(report.keyId);
    const trust = parseTrust(readFileSync(repo.path('.equipoise/trust.json')), 'trust.json');
    expect(trust.ok && trust.value.keys).toMatchObject([
      { keyId: report.keyId, label: 'release signer', validFrom: report.validFrom },
    ]);
    const secret = readFileSync(out, 'utf8').split('\n')[1] ?? '';
    expect(secret.length).toBeGreaterThan(40);
    expect(`${result.text}${JSON.stringify(result.json)}${JSON.stringify(everyFile(repo.root))}`).not.toContain(secret);

    await keysGenerateCommand({ out: `${out}.2`, label: null }, context);
    const second = parseTrust(readFileSync(repo.path('.equipoise/trust.json')), 'trust.json');
    expect(second.ok && second.value.keys.length).toBe(2);
  });

  it('refuses a place inside any work tree, through a link too, and an existing file', async () => {
    const repo = await initialisedRepo();
    const other = createRepo();
    const context = testContext({ cwd: repo.root });
    const link = join(temporaryFolder(), 'link');
    symlinkSync(other.root, link);
    for (const out of ['key.pem', 'keys/deep/key.pem', other.path('key.pem'), join(link, 'key.pem')]) {
      await expect(keysGenerateCommand({ out, label: null }, context), out).rejects.toMatchObject({
        exit: 2,
        code: 'key-in-work-tree',
      });
    }
    const existing = join(temporaryFolder(), 'key.pem');
    writeFileSync(existing, 'mine');
    await expect(keysGenerateCommand({ out: existing, label: null }, context)).rejects.toMatchObject({
      exit: 2,
      code: 'file-exists',
    });
    expect(readFileSync(existing, 'utf8')).toBe('mine');
    expect(JSON.parse(readFileSync(repo.path('.equipoise/trust.json'), 'utf8'))).toMatchObject({ keys: [] });
  });

  it('leaves no key behind when the trust root cannot take it', async () => {
    const repo = await initialisedRepo();
    const out = join(temporaryFolder(), 'key.pem');
    const context = testContext({ cwd: repo.root });
    await expect(keysGenerateCommand({ out, label: 'x'.repeat(81) }, context)).rejects.toMatchObject({ exit: 1 });
    writeFileSync(
      repo.path('.equipoise/trust.json'),
      '{"schemaVersion": "equipoise.trust.v1", "keys": [], "keys": []}',
    );
    await expect(keysGenerateCommand({ out, label: null }, context)).rejects.toMatchObject({ exit: 1 });
    rmSync(repo.path('.equipoise/trust.json'));
    await expect(keysGenerateCommand({ out, label: null }, context)).rejects.toMatchObject({ exit: 3 });
    expect(existsSync(out)).toBe(false);
  });
});

describe('routes add', () => {
  const REQUEST = {
    driver: 'openai-chat',
    model: 'openai/gpt-4.1-2025-04-14',
    id: null,
    effort: null,
    maxOutputTokens: null,
    cachePolicy: null,
  };

  it('keeps the catalog sorted and its digest right', async () => {
    const repo = await initialisedRepo();
    const context = testContext({ cwd: repo.root });
    const report = (await routesAddCommand(REQUEST, context)).json as RoutesAddReport;
    expect(report.profileId).toBe('openai-chat-openai-gpt-4-1-2025-04-14');
    await routesAddCommand({ ...REQUEST, model: 'openrouter/meta/llama-4', id: 'a-first' }, context);
    const routes = JSON.parse(readFileSync(repo.path('.equipoise/routes.json'), 'utf8')) as {
      profiles: { profile_id: string; model: string }[];
    };
    expect(routes.profiles.map(({ profile_id }) => profile_id)).toEqual(['a-first', report.profileId, 'synthetic']);
    expect(routes.profiles[0]?.model).toBe('meta/llama-4');
    expect(await validateCommand({ paths: ['.equipoise'], fileOnly: false, campaign: null }, context)).toMatchObject({
      exit: 0,
    });
  });

  it('never changes what a name means, and wants provider and version', async () => {
    const repo = await initialisedRepo();
    const context = testContext({ cwd: repo.root });
    await routesAddCommand(REQUEST, context);
    await expect(routesAddCommand({ ...REQUEST, effort: 'high' }, context)).rejects.toMatchObject({
      exit: 1,
      code: 'route-exists',
    });
    for (const model of ['gpt', '/gpt', 'openai/', '']) {
      await expect(routesAddCommand({ ...REQUEST, model }, context), model).rejects.toMatchObject({ exit: 2 });
    }
    await expect(routesAddCommand({ ...REQUEST, id: 'two words' }, context)).rejects.toMatchObject({ exit: 1 });
  });
});
