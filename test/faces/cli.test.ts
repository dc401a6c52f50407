/** The command line as users meet it: `dist/cli/index.js` in a child process. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { VERSION } from '../../src/version.ts';
import { CLI, cleanEnvironment, equipoise, equipoiseJson, NODES, ROOT } from '../support/dist.ts';
import { createRepo, temporaryFolder } from '../support/repo.ts';

const COMMANDS = [
  'init',
  'campaign new',
  'routes add',
  'validate',
  'preview',
  'keys generate',
  'preflight',
  'qualify',
  'run',
  'status',
  'reconcile',
  'cancel',
  'sign',
  'verify',
  'fragments',
  'report',
  'demo',
  'mcp',
];
const outside = temporaryFolder();
afterAll(() => {
  rmSync(outside, { recursive: true, force: true });
});

describe.each(NODES.map((node) => ({ node })))('on $node', ({ node }) => {
  it('says its version, which is that of the package and of the changelog', () => {
    const pkg = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    const newest = /^## \[(\d+\.\d+\.\d+)\]/mu.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
    expect(equipoise(['--version'], { cwd: outside, node })).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
    expect(pkg.version).toBe(VERSION);
    expect(newest?.[1]).toBe(VERSION);
  });

  it('runs the demo from nothing to a verified report, in another locale and time zone', () => {
    const dir = join(outside, `demo-${NODES.indexOf(node)}`);
    const env = { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' };
    const { code, stdout, stderr } = equipoise(['demo', '--dir', dir], { cwd: outside, node, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toContain('\u001b');
    const paths = [...stdout.matchAll(/^ {2}(\/\S+) {3}/gmu)].map((match) => match[1] ?? '');
    expect(paths).toHaveLength(4);
    for (const path of paths) expect(statSync(path).size).toBeGreaterThan(500);
    // What the demo made stands on its own: any later call agrees.
    const run = 'campaigns/code-review-demo/runs/run-1';
    const verified = equipoiseJson(['verify', run], { cwd: dir, node });
    expect(verified).toMatchObject({ code: 0, json: { ok: true } });
    expect(equipoiseJson(['validate'], { cwd: dir, node })).toMatchObject({
      code: 0,
      json: { ok: true, findings: [] },
    });
    // The signing key was thrown away and never lay in the repository.
    const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files) {
      expect(readFileSync(join(file.parentPath, file.name)).includes('PRIVATE KEY')).toBe(false);
    }
  });
});

describe('the command line', () => {
  it.each(COMMANDS)('explains `%s` with examples and exit codes', (command) => {
    const { code, stdout, stderr } = equipoise([...command.split(' '), '--help'], { cwd: outside });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`equipoise ${command} `);
    expect(stdout).toContain('Examples:');
    expect(stdout).toContain('Exit codes:');
  });

  it('lists every command and no other in its help', () => {
    const { stdout } = equipoise(['--help'], { cwd: outside });
    const listed = [...stdout.matchAll(/^ {2}([a-z]+)(?: \[options\]| )/gmu)].map((match) => match[1]);
    expect(new Set(listed)).toEqual(new Set([...COMMANDS.map((name) => name.split(' ')[0]), 'help']));
  });

  it.each([
    { args: [], says: 'Usage' },
    { args: ['valdate'], says: 'Did you mean validate' },
    { args: ['validate', '--jsn'], says: '--jsn' },
    { args: ['run', 'campaigns/x'], says: '--run-id' },
    {
      args: [
        'campaign',
        'new',
        '--category',
        'code-review-coverage',
        '--baseline',
        'none',
        '--candidate',
        'a:b',
        '--pairs',
        '4.5',
      ],
      says: 'whole number',
    },
  ])('ends a wrong call with exit code 2: $args', ({ args, says }) => {
    const { code, stdout, stderr } = equipoise(args, { cwd: outside });
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(says);
  });

  it.each([
    ['preview'],
    ['validate', '--bogus'],
    ['bogus'],
    ['run', 'campaigns/x', '--run-id', 'r', '--gateway', 'synthetic', '--concurrency', '0'],
    ['run', 'campaigns/x', '--run-id', 'r', '--gateway', 'nope'],
  ])('prints wrong usage as JSON too: %s', (...args) => {
    const { code, json } = equipoiseJson(args, { cwd: outside });
    expect(json).toMatchObject({ ok: false, error: { code: expect.stringMatching(/./u) as string }, findings: [] });
    expect(code).toBe(2);
  });

  it('says so when the current folder is gone', () => {
    const script = 'mkdir gone && cd gone && rmdir ../gone && exec "$0" "$@"';
    const { status, stdout } = spawnSync('sh', ['-c', script, process.execPath, CLI, 'validate', '--json'], {
      cwd: outside,
      env: cleanEnvironment(),
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code: 'no-current-folder' } });
    expect(status).toBe(3);
  });

  it.runIf(existsSync('/dev/full'))('does not end in a stack where its help or an error cannot be written', () => {
    for (const [words, status] of [
      ['--help', 0],
      ['validate --help', 0],
      ['run --help', 0],
      ['nonsense', 2],
      ['validate --nonsense', 2],
    ] as const) {
      for (const to of ['>/dev/full', '>/dev/null 2>/dev/full']) {
        const run = spawnSync('sh', ['-c', `"$0" "$@" ${to}`, process.execPath, CLI, ...words.split(' ')], {
          encoding: 'utf8',
        });
        expect([words, run.status, run.stderr.includes('    at ')]).toEqual([words, status, false]);
      }
    }
  });

  it.runIf(existsSync('/dev/full'))('does not call a result delivered that could not be written', () => {
    const file = join(ROOT, 'campaigns/review-checklist/campaign.json');
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', '"$0" "$@" > /dev/full', process.execPath, CLI, 'preview', file],
      {
        cwd: outside,
        env: cleanEnvironment(),
        encoding: 'utf8',
      },
    );
    expect(stderr.split('\n')).toEqual([expect.stringContaining('ENOSPC'), '']);
    expect(status).toBe(3);
  });

  it('ends with exit code 3 where there is no repository', () => {
    for (const args of [['init'], ['keys', 'generate', '--out', join(outside, 'k.pem')]]) {
      const { code, json } = equipoiseJson(args, { cwd: outside });
      expect(code).toBe(3);
      expect(json).toMatchObject({ ok: false, error: { code: expect.stringMatching(/./u) as string } });
    }
  });

  it('ends with exit code 3 where there is no git', () => {
    const repo = createRepo();
    const { code, json } = equipoiseJson(['init'], { cwd: repo.root });
    expect({ code, json }).toMatchObject({ code: 0 });
    const without = equipoiseJson(
      ['campaign', 'new', '--category', 'code-review-coverage', '--baseline', 'none', '--candidate', 'HEAD:x'],
      {
        cwd: repo.root,
        env: { PATH: outside },
      },
    );
    expect(without).toMatchObject({ code: 3, json: { ok: false } });
  });

  it('makes a key in the configuration folder by default, readable by its owner alone', () => {
    const repo = createRepo();
    const env = { XDG_CONFIG_HOME: join(outside, 'config') };
    expect(equipoiseJson(['init'], { cwd: repo.root })).toMatchObject({ code: 0 });
    const { code, json } = equipoiseJson(['keys', 'generate'], { cwd: repo.root, env });
    expect(code).toBe(0);
    const { privateKeyFile, keyId } = json as { privateKeyFile: string; keyId: string };
    expect(privateKeyFile.startsWith(join(outside, 'config', 'equipoise', 'keys'))).toBe(true);
    expect(statSync(privateKeyFile).mode & 0o777).toBe(0o600);
    expect(readFileSync(repo.path('.equipoise/trust.json'), 'utf8')).toContain(keyId);
    // A second call would overwrite the only copy of the first key.
    expect(equipoiseJson(['keys', 'generate'], { cwd: repo.root, env })).toMatchObject({ code: 2 });
  });

  it('keeps its exit code when the reader of its output goes away', async () => {
    const child = spawn(process.execPath, [CLI, 'demo', '--dir', join(outside, 'pipe')], {
      cwd: outside,
      env: cleanEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const code = await new Promise<number | null>((done) => {
      child.once('close', done);
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(existsSync(join(outside, 'pipe', 'report.html'))).toBe(true);
  });
});
