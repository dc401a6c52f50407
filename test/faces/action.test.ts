/** The Action as the runner meets it: `dist/action/index.js` on Node 24 with real command files. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { INPUTS, OUTPUTS } from '../../src/faces/action-contract.ts';
import { ACTION, cleanEnvironment, equipoise, ROOT } from '../support/dist.ts';
import { createRepo, temporaryFolder, type TestRepo } from '../support/repo.ts';

interface Manifest {
  readonly inputs: Readonly<Record<string, { description?: string; required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { description?: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}
const manifest = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as Manifest;

let repo: TestRepo;
let files: string;
beforeEach(() => {
  repo = createRepo();
  files = temporaryFolder();
});

function act(inputs: Readonly<Record<string, string>>): {
  code: number | null;
  stdout: string;
  outputs: Map<string, string>;
  summary: string;
} {
  const output = join(files, 'output');
  const summary = join(files, 'summary');
  writeFileSync(output, '');
  writeFileSync(summary, '');
  const given = Object.entries({ command: 'validate', paths: '', ...inputs }).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const result = spawnSync(process.execPath, [ACTION], {
    cwd: repo.root,
    encoding: 'utf8',
    env: cleanEnvironment({
      ...(Object.fromEntries(given) as Record<string, string>),
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_ACTIONS: 'true',
    }),
  });
  const outputs = new Map(
    [...readFileSync(output, 'utf8').matchAll(/^(\w+)<<(\S+)\n([\s\S]*?)\n\2$/gmu)].map((match) => [
      match[1] ?? '',
      match[3] ?? '',
    ]),
  );
  return { code: result.status, stdout: result.stdout, outputs, summary: readFileSync(summary, 'utf8') };
}

function validCampaign(): void {
  repo.commit({ 'skills/a/SKILL.md': 'Look twice.\n' });
  repo.commit({ 'skills/a/SKILL.md': 'Look twice, then say what you saw.\n' });
  for (const args of [
    ['init'],
    [
      'campaign',
      'new',
      '--category',
      'code-review-coverage',
      '--baseline',
      'HEAD~1:skills/a/SKILL.md',
      '--candidate',
      'HEAD:skills/a/SKILL.md',
      '--id',
      'one',
    ],
  ]) {
    expect(equipoise(args, { cwd: repo.root })).toMatchObject({ code: 0 });
  }
}

describe('action.yml', () => {
  it('runs the committed bundle on node24 and describes every input and output', () => {
    expect(manifest.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
    expect(process.versions.node).toMatch(/^24\./u);
    expect(Object.keys(manifest.inputs).sort()).toEqual(Object.keys(INPUTS).sort());
    expect(Object.keys(manifest.outputs).sort()).toEqual(Object.keys(OUTPUTS).sort());
    for (const entry of [...Object.values(manifest.inputs), ...Object.values(manifest.outputs)]) {
      expect(entry.description ?? '').toMatch(/.{20}/u);
    }
  });
});

describe('the Action', () => {
  it('passes a valid repository and sets the outputs of validate, by names of action.yml', () => {
    validCampaign();
    const { code, outputs, summary, stdout } = act({});
    expect({ code, stdout: stdout.includes('::error') }).toEqual({ code: 0, stdout: false });
    expect([...outputs.keys()].sort()).toEqual(['campaigns', 'findings', 'matrix', 'ok']);
    expect(Object.keys(manifest.outputs)).toEqual(expect.arrayContaining([...outputs.keys()]));
    expect(outputs.get('ok')).toBe('true');
    expect(JSON.parse(outputs.get('campaigns') ?? '')).toMatchObject([{ campaignId: 'one' }]);
    expect(summary).toContain('one');
  });

  it('fails an empty repository: nothing to check is not a pass', () => {
    repo.commit({ 'README.md': 'nothing here\n' });
    const { code, outputs } = act({});
    expect(code).toBe(1);
    expect(outputs.get('ok')).toBe('false');
  });

  it('annotates at line and column, worst first, within the limit, and says how many more there are', () => {
    validCampaign();
    const path = 'campaigns/one/campaign.json';
    const text = readFileSync(repo.path(path), 'utf8');
    const extra = Array.from({ length: 30 }, (_, index) => `  "x${index}": "::error::boo%0A",\n`).join('');
    repo.write(path, text.replace('{\n', `{\n${extra}`));
    const { code, stdout, outputs, summary } = act({});
    expect(code).toBe(1);
    const errors = stdout.split('\n').filter((line) => line.startsWith('::error '));
    // Two more name no file: how many others there are, and why the step failed. The runner shows ten.
    expect(errors).toHaveLength(8);
    expect(stdout.match(/^::error(?: |::)/gmu)).toHaveLength(10);
    expect(errors[0]).toContain(`file=${path},line=2,col=`);
    expect(stdout).toMatch(/^::error::and \d+ more; /mu);
    expect(Number(outputs.get('findings'))).toBeGreaterThanOrEqual(30);
    expect(summary.match(/<tr>/gu)?.length).toBeGreaterThan(30);
  });

  it('lets no content of a file become a workflow command or markup', () => {
    validCampaign();
    const path = 'campaigns/one/campaign.json';
    const hostile = '"\\n::set-output name=ok::true\\n<img src=x onerror=alert(1)>": 1,';
    repo.write(path, readFileSync(repo.path(path), 'utf8').replace('{\n', `{\n  ${hostile}\n`));
    const { code, stdout, summary } = act({});
    expect(code).toBe(1);
    expect(stdout).not.toMatch(/^::set-output/mu);
    expect(summary).not.toContain('<img');
  });

  it('refuses an input that does not exist by the right name, and a command that does not', () => {
    expect(act({ pahts: 'x' }).stdout).toContain('Did you mean paths?');
    expect(act({ command: 'execute' })).toMatchObject({ code: 1 });
  });
});
