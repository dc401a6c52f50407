/** `validate`: what it refuses and where it points, and that it is green only when something was looked at. */
import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CommandResult } from '../../src/commands/context.ts';
import { validateCommand, type ValidateReport } from '../../src/commands/validate.ts';
import { sha256Hex } from '../../src/protocol/digest.ts';
import { testContext } from '../support/context.ts';
import { evidenceRepo, initialisedRepo, SKILL, type EvidenceRepo } from '../support/evidence-repo.ts';
import { createRepo, temporaryFolder } from '../support/repo.ts';

const CAMPAIGN = 'campaigns/review/campaign.json';
const ALL = { paths: [], fileOnly: false, campaign: null } as const;

type Candidate = Record<'skillPath' | 'reviewedCommit' | 'instructionSha256' | 'packageId', string>;
interface CampaignJson {
  campaignId: string;
  category: string;
  fixture: Record<'id' | 'version' | 'fixtureSha256' | 'rubricSha256', string>;
  candidates: [Candidate, Candidate];
}

const freshRepo = (): Promise<EvidenceRepo> => evidenceRepo();

async function validate(
  root: string,
  paths: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<ValidateReport & { exit: number; text: string }> {
  const context = testContext({ cwd: root, env });
  const result: CommandResult = await validateCommand({ ...ALL, paths }, context);
  return { ...(result.json as ValidateReport), exit: result.exit, text: result.text };
}

function editCampaign(repo: EvidenceRepo, change: (campaign: CampaignJson) => void): void {
  repo.edit(CAMPAIGN, (value) => {
    change(value as unknown as CampaignJson);
  });
}

/** `code at field`, errors only. */
function errorsOf(report: ValidateReport): string[] {
  return report.findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code, field }) => (field === '' ? code : `${code} at ${field}`));
}

describe('a sound repository', () => {
  it('is green, with exactly the agreed keys', async () => {
    const repo = await freshRepo();
    const report = await validate(repo.root);
    expect(report).toMatchObject({ exit: 0, ok: true, findings: [] });
    const { json } = await validateCommand(ALL, testContext({ cwd: repo.root }));
    expect(json).toEqual({
      ok: true,
      campaigns: [{ path: CAMPAIGN, campaignId: 'review', campaignSha256: repo.report.campaignSha256 }],
      findings: [],
    });
  });

  it('gives each finding exactly the agreed keys, at the line it is about', async () => {
    const repo = await freshRepo();
    editCampaign(repo, ({ candidates }) => (candidates[1].instructionSha256 = 'a'.repeat(64)));
    const [finding] = (await validate(repo.root)).findings;
    expect(Object.keys(finding ?? {})).toEqual(['severity', 'code', 'file', 'line', 'column', 'field', 'message']);
    const line =
      repo
        .readText(CAMPAIGN)
        .split('\n')
        .findIndex((text) => text.includes('a'.repeat(64))) + 1;
    expect(finding).toMatchObject({
      code: 'instruction-hash',
      file: CAMPAIGN,
      line,
      field: 'candidates[1].instructionSha256',
    });
  });

  it.each([
    ['campaigns/review', CAMPAIGN],
    ['campaigns/review/', CAMPAIGN],
    [CAMPAIGN, CAMPAIGN],
    ['campaigns/review/fixture.json', CAMPAIGN],
    ['campaigns', CAMPAIGN],
    ['campaigns/review/runs', CAMPAIGN],
    ['.', CAMPAIGN],
    ['./campaigns/../campaigns/review', CAMPAIGN],
  ])('finds the campaign by %s', async (path, shown) => {
    const repo = await freshRepo();
    mkdirSync(repo.path('campaigns/review/runs'));
    expect(await validate(repo.root, [path])).toMatchObject({ exit: 0, campaigns: [{ path: shown }] });
  });

  it('looks at each campaign once, and names paths as the user would', async () => {
    const repo = await freshRepo();
    const twice = await validate(repo.root, ['campaigns', 'campaigns/review', CAMPAIGN]);
    expect(twice.campaigns).toHaveLength(1);
    mkdirSync(repo.path('docs'));
    expect(await validate(repo.path('docs'))).toMatchObject({ exit: 0, campaigns: [{ path: `../${CAMPAIGN}` }] });
    const absolute = repo.path('campaigns', 'review');
    expect(await validate(temporaryFolder(), [absolute])).toMatchObject({
      exit: 0,
      campaigns: [{ path: join(absolute, 'campaign.json') }],
    });
  });

  it('reads the reviewed commit, whatever the work tree says by now', async () => {
    const repo = await freshRepo();
    repo.write(SKILL, 'not committed');
    expect((await validate(repo.root)).exit).toBe(0);
    repo.commit({ [SKILL]: 'committed later' });
    expect((await validate(repo.root)).exit).toBe(0);
    rmSync(repo.path(SKILL));
    expect((await validate(repo.root)).exit).toBe(0);
  });

  it('says the same in every locale and time zone', async () => {
    const repo = await freshRepo();
    editCampaign(repo, ({ candidates }) => (candidates[0].reviewedCommit = '0'.repeat(40)));
    const plain = await validate(repo.root);
    const zone = process.env['TZ'];
    try {
      process.env['TZ'] = 'Pacific/Chatham';
      expect(
        await validate(repo.root, [], {
          LC_ALL: 'tr_TR.UTF-8',
          LANG: 'de_DE.UTF-8',
          LANGUAGE: 'tr:de',
          TZ: 'Asia/Kolkata',
        }),
      ).toEqual(plain);
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
    expect(errorsOf(plain)).toEqual(['instruction-commit-missing at candidates[0].reviewedCommit']);
  });
});

describe('nothing to look at', () => {
  it('is never green', async () => {
    const bare = createRepo();
    expect(await validate(bare.root)).toMatchObject({ exit: 1, ok: false });
    mkdirSync(bare.path('empty'));
    expect(errorsOf(await validate(bare.root, ['empty']))).toEqual(['nothing-found']);
    expect(errorsOf(await validate(bare.root, ['gone.json']))).toEqual(['file-missing']);
    const outside = await validate(temporaryFolder());
    expect(outside.exit).toBe(3);
    expect(errorsOf(outside)).toEqual(['not-a-repository']);
  });

  it('is told apart from a repository that was only set up', async () => {
    const repo = await initialisedRepo();
    const report = await validate(repo.root);
    expect(report).toMatchObject({ exit: 0, findings: [{ code: 'no-campaign', severity: 'notice' }] });
    expect(errorsOf(await validate(repo.root, ['campaigns']))).toEqual(['nothing-found']);
  });

  it('needs at least one file for --file-only, and --file-only for --campaign', async () => {
    const context = testContext({ cwd: temporaryFolder() });
    await expect(validateCommand({ ...ALL, fileOnly: true }, context)).rejects.toMatchObject({ exit: 2 });
    await expect(validateCommand({ ...ALL, paths: ['a'], campaign: 'b' }, context)).rejects.toMatchObject({ exit: 2 });
  });
});

describe('what does not hold together', () => {
  const missing = '0'.repeat(40);
  const cases: readonly (readonly [what: string, change: (repo: EvidenceRepo) => void, expected: string[]])[] = [
    [
      'a hash of an instruction',
      (repo) => editCampaign(repo, ({ candidates }) => (candidates[0].instructionSha256 = 'b'.repeat(64))),
      ['instruction-hash at candidates[0].instructionSha256'],
    ],
    [
      'a commit that is not there',
      (repo) => editCampaign(repo, ({ candidates }) => (candidates[1].reviewedCommit = missing)),
      ['instruction-commit-missing at candidates[1].reviewedCommit'],
    ],
    [
      'a tree in the place of a commit',
      (repo) =>
        editCampaign(repo, ({ candidates }) => (candidates[1].reviewedCommit = repo.git('rev-parse', 'HEAD^{tree}'))),
      ['instruction-not-a-commit at candidates[1].reviewedCommit'],
    ],
    [
      'a path that is not there',
      (repo) => editCampaign(repo, ({ candidates }) => (candidates[1].skillPath = 'skills/code-review/skill.md')),
      ['instruction-path-missing at candidates[1].skillPath'],
    ],
    [
      'a folder',
      (repo) => editCampaign(repo, ({ candidates }) => (candidates[1].skillPath = 'skills/code-review')),
      ['instruction-directory at candidates[1].skillPath'],
    ],
    [
      'a path out of the repository',
      (repo) => editCampaign(repo, ({ candidates }) => (candidates[1].skillPath = '../outside/SKILL.md')),
      ['invalid-path at candidates[1].skillPath'],
    ],
    [
      'a package that the policy does not know',
      (repo) => editCampaign(repo, ({ candidates }) => (candidates[0].packageId = 'constructor')),
      ['package-unknown at candidates[0].packageId'],
    ],
    [
      'a package of another repository',
      (repo) => {
        repo.edit('.equipoise/policy.json', (policy) => Object.assign(policy, { packages: { other: 'owner/name' } }));
        editCampaign(repo, ({ candidates }) => {
          for (const candidate of candidates) candidate.packageId = 'other';
        });
      },
      ['package-elsewhere at candidates[0].packageId', 'package-elsewhere at candidates[1].packageId'],
    ],
    [
      'a fixture that was edited',
      (repo) =>
        writeFileSync(
          repo.path('campaigns/review/fixture.json'),
          `${repo.readText('campaigns/review/fixture.json')}\n`,
        ),
      ['fixture-hash at fixture.fixtureSha256'],
    ],
    [
      'a rubric that was edited',
      (repo) =>
        writeFileSync(repo.path('campaigns/review/rubric.json'), `${repo.readText('campaigns/review/rubric.json')}\n`),
      ['rubric-hash at fixture.rubricSha256'],
    ],
    ['a fixture that is missing', (repo) => rmSync(repo.path('campaigns/review/fixture.json')), ['file-missing']],
    ['a rubric that is missing', (repo) => rmSync(repo.path('campaigns/review/rubric.json')), ['file-missing']],
    [
      'another fixture id, version and category',
      (repo) =>
        editCampaign(repo, (campaign) => {
          campaign.category = 'workflow-adherence';
          campaign.fixture.id = 'other';
          campaign.fixture.version = '99';
        }),
      ['fixture-mismatch at category', 'fixture-mismatch at fixture.id', 'fixture-mismatch at fixture.version'],
    ],
    [
      'a folder of another name',
      (repo) => renameSync(repo.path('campaigns/review'), repo.path('campaigns/other')),
      ['campaign-folder at campaignId'],
    ],
    [
      'a campaign outside campaigns/',
      (repo) => renameSync(repo.path('campaigns'), repo.path('docs')),
      ['campaign-folder at campaignId'],
    ],
    ['no policy', (repo) => rmSync(repo.path('.equipoise/policy.json')), ['policy-missing']],
    [
      'a policy with an origin that carries a password',
      (repo) =>
        repo.edit('.equipoise/policy.json', (policy) =>
          Object.assign(policy, { gateway: { origins: ['https://a:b@example.com'], loopback: true } }),
        ),
      ['invalid-origin at gateway.origins[0]'],
    ],
    [
      'routes with another digest',
      (repo) =>
        repo.edit('.equipoise/routes.json', (routes) =>
          Object.assign(routes, { catalog_digest: `sha256:${'0'.repeat(64)}` }),
        ),
      ['catalog-digest-mismatch at catalog_digest'],
    ],
    [
      'a trust root with a field too many',
      (repo) => repo.edit('.equipoise/trust.json', (trust) => Object.assign(trust, { admin: true })),
      ['unknown-field at admin'],
    ],
  ];

  it.each(cases)('finds %s', async (_, change, expected) => {
    const repo = await freshRepo();
    change(repo);
    const where = repo.git('ls-files', '--others', '--', 'docs') === '' ? [] : ['docs'];
    const report = await validate(repo.root, where);
    expect(errorsOf(report).sort()).toEqual([...expected].sort());
    expect(report.exit).toBe(1);
    expect(report.ok).toBe(false);
  });

  it('reports everything at once, for two campaigns', async () => {
    const repo = await freshRepo();
    cpSync(repo.path('campaigns/review'), repo.path('campaigns/second'), { recursive: true });
    editCampaign(repo, ({ candidates, fixture }) => {
      candidates[0].instructionSha256 = 'b'.repeat(64);
      candidates[1].reviewedCommit = missing;
      fixture.fixtureSha256 = 'c'.repeat(64);
      fixture.version = 'x';
    });
    const report = await validate(repo.root);
    expect(errorsOf(report).sort()).toEqual([
      'campaign-folder at campaignId',
      'fixture-hash at fixture.fixtureSha256',
      'fixture-mismatch at fixture.version',
      'instruction-commit-missing at candidates[1].reviewedCommit',
      'instruction-hash at candidates[0].instructionSha256',
    ]);
    expect(report.campaigns.map(({ path }) => path)).toEqual([CAMPAIGN, 'campaigns/second/campaign.json']);
  });

  it('says so when only line ends differ', async () => {
    const repo = await freshRepo();
    const file = 'campaigns/review/fixture.json';
    writeFileSync(repo.path(file), repo.readText(file).replaceAll('\n', '\r\n'));
    const report = await validate(repo.root);
    expect(errorsOf(report)).toEqual(['fixture-hash at fixture.fixtureSha256']);
    expect(report.findings[0]?.message).toContain('.gitattributes');
  });

  it('keeps the hash of a campaign whose own line ends differ', async () => {
    const repo = await freshRepo();
    writeFileSync(repo.path(CAMPAIGN), repo.readText(CAMPAIGN).replaceAll('\n', '\r\n'));
    expect(await validate(repo.root)).toMatchObject({
      exit: 0,
      campaigns: [{ campaignSha256: repo.report.campaignSha256 }],
    });
  });

  it('warns of two arms with the same bytes', async () => {
    const repo = await evidenceRepo({ baseline: `v2:${SKILL}`, candidate: `v2:${SKILL}` });
    expect(await validate(repo.root)).toMatchObject({
      exit: 0,
      findings: [{ severity: 'warning', code: 'same-instruction' }],
    });
  });

  it('is the clone’s fault when it is shallow', async () => {
    const repo = await freshRepo();
    repo.commit({}, 'campaign');
    repo.commit({ later: '1' });
    const shallow = join(temporaryFolder(), 'clone');
    repo.git('clone', '--quiet', '--depth', '1', `file://${repo.root}`, shallow);
    const report = await validate(shallow);
    expect(report.exit).toBe(3);
    expect(new Set(errorsOf(report).map((error) => error.split(' ')[0]))).toEqual(
      new Set(['instruction-clone-shallow']),
    );
    expect(report.findings[0]?.message).toContain('git fetch --unshallow');
  });
});

describe('hostile files', () => {
  it.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['a duplicate key', (text: string) => text.replace('"campaignId"', '"campaignId": "other", "campaignId"')],
    ['an unknown field', (text: string) => text.replace('"campaignId"', '"prompt": "x", "campaignId"')],
    ['__proto__', (text: string) => text.replace('"campaignId"', '"__proto__": {"ok": true}, "campaignId"')],
    ['bytes after the document', (text: string) => `${text}{}`],
    ['nothing', () => ''],
    ['deep nesting', () => '['.repeat(100_000)],
    ['a huge file', (text: string) => text + ' '.repeat(200_000)],
    ['a number that loses digits', (text: string) => text.replace('"pairs": 6', '"pairs": 6.00000000000000000001')],
  ])('refuses a campaign with %s', async (_, change) => {
    const repo = await freshRepo();
    writeFileSync(repo.path(CAMPAIGN), change(repo.readText(CAMPAIGN)));
    const report = await validate(repo.root);
    expect(report).toMatchObject({ exit: 1, ok: false, campaigns: [] });
    expect(report.findings.every(({ file }) => file === CAMPAIGN)).toBe(true);
  });

  it('follows no link, to a file or a folder, on any path', async () => {
    const repo = await freshRepo();
    const outside = join(temporaryFolder(), 'outside');
    cpSync(repo.path('campaigns/review'), outside, { recursive: true });
    symlinkSync(outside, repo.path('campaigns/linked'));
    const listed = await validate(repo.root);
    expect(listed.findings).toMatchObject([{ code: 'file-symlink', file: 'campaigns/linked' }]);
    expect(errorsOf(await validate(repo.root, ['campaigns/linked']))).toEqual(['file-symlink']);

    for (const name of ['campaign.json', 'fixture.json', 'rubric.json']) {
      rmSync(repo.path('campaigns/review', name));
      symlinkSync(join(outside, name), repo.path('campaigns/review', name));
      const report = await validate(repo.root, ['campaigns/review']);
      expect(report.findings[0], name).toMatchObject({ code: 'file-symlink', file: `campaigns/review/${name}` });
      rmSync(repo.path('campaigns/review', name));
      cpSync(join(outside, name), repo.path('campaigns/review', name));
    }
    rmSync(repo.path('campaigns/linked'));
    symlinkSync('/etc', repo.path('campaigns/review/runs'));
    expect(errorsOf(await validate(repo.root))).toEqual(['file-not-regular']);
  });

  it('refuses a policy that is a link', async () => {
    const repo = await freshRepo();
    renameSync(repo.path('.equipoise'), repo.path('elsewhere'));
    symlinkSync(repo.path('elsewhere'), repo.path('.equipoise'));
    expect(errorsOf(await validate(repo.root, ['campaigns/review']))).toContain('file-symlink');
  });

  it.each([
    ['a link', 'instruction-symlink', (repo: EvidenceRepo) => symlinkSync('/etc/passwd', repo.path('evil.md'))],
    [
      'a file that is not UTF-8',
      'instruction-not-utf8',
      (repo: EvidenceRepo) => repo.write('evil.md', Uint8Array.of(0x23, 0xff, 0xfe)),
    ],
    [
      'a file over the cap',
      'instruction-too-large',
      (repo: EvidenceRepo) => repo.write('evil.md', 'x'.repeat(1024 * 1024 + 1)),
    ],
  ])('refuses %s as an instruction', async (_, code, make) => {
    const repo = await freshRepo();
    make(repo);
    const commit = repo.commit({});
    editCampaign(repo, ({ candidates }) => {
      const bytes = code === 'instruction-not-utf8' ? Uint8Array.of(0x23, 0xff, 0xfe) : new Uint8Array(0);
      Object.assign(candidates[1], {
        skillPath: 'evil.md',
        reviewedCommit: commit,
        instructionSha256: sha256Hex(bytes),
      });
    });
    expect(errorsOf(await validate(repo.root))).toEqual([`${code} at candidates[1].skillPath`]);
  });

  it('refuses a submodule and accepts an executable file', async () => {
    const repo = await freshRepo();
    repo.git('update-index', '--add', '--cacheinfo', `160000,${repo.baselineCommit},vendor`);
    chmodSync(repo.path(SKILL), 0o755);
    repo.git('add', SKILL);
    repo.git('commit', '--quiet', '-m', 'modes');
    const commit = repo.git('rev-parse', 'HEAD');
    editCampaign(repo, ({ candidates }) => (candidates[1].reviewedCommit = commit));
    expect((await validate(repo.root)).exit).toBe(0);
    editCampaign(repo, ({ candidates }) => (candidates[1].skillPath = 'vendor/SKILL.md'));
    expect(errorsOf(await validate(repo.root))).toEqual(['instruction-submodule at candidates[1].skillPath']);
  });

  it('finds folders that differ only in case or Unicode form', async () => {
    const repo = await freshRepo();
    for (const name of ['Review', 'r\u00e9view', 're\u0301view'])
      cpSync(repo.path('campaigns/review'), repo.path('campaigns', name), { recursive: true });
    const twins = (await validate(repo.root)).findings.filter(({ code }) => code === 'folder-twin');
    expect(twins).toHaveLength(2);
  });

  it('is not fooled by a link in the place of all campaigns', async () => {
    const repo = await freshRepo();
    renameSync(repo.path('campaigns'), repo.path('elsewhere'));
    symlinkSync(repo.path('elsewhere'), repo.path('campaigns'));
    expect(await validate(repo.root)).toMatchObject({ exit: 1, ok: false, campaigns: [] });
  });

  it('writes names of files out, whatever is in them', async () => {
    const repo = await freshRepo();
    mkdirSync(repo.path('campaigns', 'x\n::error::forged\u001b[2J\u202e'));
    const { text, findings } = await validate(repo.root);
    expect(findings[0]?.file).toContain('\n');
    expect(text).toContain('\\u{a}::error::forged\\u{1b}[2J\\u{202e}');
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(text).not.toMatch(/^::/mu);
  });

  it('writes nothing untrusted unescaped', async () => {
    const repo = await freshRepo();
    editCampaign(repo, (campaign) => {
      campaign.campaignId = 'x\u001b[2J\n::error::forged';
      Object.assign(campaign, { 'bad\u202ekey': 1 });
    });
    const { text } = await validate(repo.root);
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
    expect(text.split('\n').some((line) => line.startsWith('::'))).toBe(false);
  });
});
