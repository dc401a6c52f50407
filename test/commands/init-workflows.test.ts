/** The workflows that `init` writes: the shipped examples, with the Action that was reviewed and nothing else changed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { initCommand, type InitReport } from '../../src/commands/init.ts';
import { workflowPath } from '../../src/commands/support/place-workflows.ts';
import {
  ACTION_PLACEHOLDER,
  actionReferenceProblem,
  pinnedAction,
  WORKFLOW_FILES,
  WORKFLOW_NAMES,
  WORKFLOW_TEXTS,
} from '../../src/commands/support/workflow-files.ts';
import { testContext } from '../support/context.ts';
import { ROOT } from '../support/dist.ts';
import { createRepo, type TestRepo } from '../support/repo.ts';

const REVIEWED = `acme/paired-trials@${'0123456789'.repeat(4)}`;
const NEWER = `acme/equipoise@${'abcdef0123'.repeat(4)}`;

async function init(
  repo: TestRepo,
  action: string | null = null,
): Promise<{ report: InitReport; text: string; exit: number }> {
  const result = await initCommand({ folder: null, action }, testContext({ cwd: repo.root }));
  return { report: result.json as InitReport, text: result.text, exit: result.exit };
}

const read = (repo: TestRepo, file: string): string => readFileSync(repo.path('.github', 'workflows', file), 'utf8');

describe('the shipped examples', () => {
  it.each(WORKFLOW_FILES)('%s is the text that init writes', async (file) => {
    await expect(WORKFLOW_TEXTS[file]).toMatchFileSnapshot(join(ROOT, 'examples/workflows', file));
  });

  it('are these three and no other', () => {
    expect(readdirSync(join(ROOT, 'examples/workflows')).sort()).toEqual([...WORKFLOW_FILES].sort());
  });

  it.each(WORKFLOW_FILES)('%s is recognised by its name', (file) => {
    expect(WORKFLOW_TEXTS[file]).toContain(`\nname: ${WORKFLOW_NAMES[file]}\n`);
    expect(WORKFLOW_TEXTS[file]).toContain(ACTION_PLACEHOLDER);
  });
});

describe('init --action', () => {
  it('names the reviewed commit everywhere and changes no other byte', async () => {
    const repo = createRepo();
    const { report, text, exit } = await init(repo, REVIEWED);
    expect({ exit, action: report.action, foreign: report.foreign }).toEqual({
      exit: 0,
      action: REVIEWED,
      foreign: [],
    });
    expect(text).not.toContain('--action');
    for (const file of WORKFLOW_FILES) {
      expect(read(repo, file)).toBe(WORKFLOW_TEXTS[file].replaceAll(ACTION_PLACEHOLDER, REVIEWED));
    }
  });

  it('says that the workflows cannot run as long as they name the placeholder, and fills it in later', async () => {
    const repo = createRepo();
    const first = await init(repo);
    expect(first.report.action).toBeNull();
    expect(first.text).toContain('equipoise init --action OWNER/REPO@COMMIT');
    expect((await init(repo)).text).toContain('equipoise init --action OWNER/REPO@COMMIT');
    const filled = await init(repo, REVIEWED);
    expect(filled.report.extended).toEqual(WORKFLOW_FILES.map(workflowPath));
    expect(filled.report.created).toEqual([]);
    for (const file of WORKFLOW_FILES) expect(read(repo, file)).not.toContain(ACTION_PLACEHOLDER);
    const again = await init(repo);
    expect(again.report).toMatchObject({ action: REVIEWED, created: [], extended: [] });
    expect(again.text).not.toContain('cannot run');
  });

  it('stays with what the repository names already, and keeps every edit', async () => {
    const repo = createRepo();
    const edited = `${WORKFLOW_TEXTS['run.yml'].replaceAll(ACTION_PLACEHOLDER, REVIEWED)}# caf\u00e9\r\n`;
    repo.write('.github/workflows/run.yml', edited);
    const { report } = await init(repo);
    expect(report.action).toBe(REVIEWED);
    expect(read(repo, 'run.yml')).toBe(edited);
    expect(pinnedAction(read(repo, 'gate.yml'))).toBe(REVIEWED);

    const newer = await init(repo, NEWER);
    expect(newer.report.extended).toEqual([]);
    expect(read(repo, 'run.yml')).toBe(edited);
    expect(newer.text).toMatch(/Naming another commit than --action.*run\.yml/u);
  });

  it('fills the placeholder in without touching the other bytes of an edited file', async () => {
    const repo = createRepo();
    const bytes = (text: string): Buffer => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0xe9, 0x0d, 0x0a])]);
    repo.write('.github/workflows/gate.yml', bytes(WORKFLOW_TEXTS['gate.yml']));
    await init(repo, REVIEWED);
    const want = bytes(WORKFLOW_TEXTS['gate.yml'].replaceAll(ACTION_PLACEHOLDER, REVIEWED));
    expect(readFileSync(repo.path('.github/workflows/gate.yml')).equals(want)).toBe(true);
  });

  it('leaves a workflow that only shares the name alone, writes the others, and says so', async () => {
    const repo = createRepo();
    const theirs = 'name: validate\non: push\njobs: {}\n';
    repo.write('.github/workflows/validate.yml', theirs);
    const { report, text, exit } = await init(repo, REVIEWED);
    expect(exit).toBe(1);
    expect(report.foreign).toEqual(['.github/workflows/validate.yml']);
    expect(read(repo, 'validate.yml')).toBe(theirs);
    expect(report.created).toContain('.github/workflows/gate.yml');
    expect(text).toMatch(/Not written.*validate\.yml/u);
  });

  it('refuses anything but a commit before it writes anything', async () => {
    const hex = '0123456789'.repeat(4);
    const wrong = [
      '',
      'acme/equipoise',
      'acme/equipoise@v1',
      'acme/equipoise@main',
      `acme/equipoise@${hex.slice(1)}`,
      `acme/equipoise@${hex}0`,
      `acme/equipoise@${hex.replaceAll('9', 'A')}`,
      `acme/equipoise@${'0'.repeat(40)}`,
      `equipoise@${hex}`,
      `-acme/equipoise@${hex}`,
      `acme/..@${hex}`,
      `acme/equi poise@${hex}`,
      `acme/equipoise@${hex}\n        run: id`,
      `docker://acme/equipoise@${hex}`,
      `./acme@${hex}`,
      ACTION_PLACEHOLDER,
    ];
    for (const action of wrong) {
      const repo = createRepo();
      await expect(init(repo, action), action).rejects.toMatchObject({ code: 'action-not-pinned', exit: 2 });
      expect(existsSync(repo.path('.github')) || existsSync(repo.path('.equipoise')), action).toBe(false);
    }
    expect(actionReferenceProblem(REVIEWED)).toBeNull();
  });
});
