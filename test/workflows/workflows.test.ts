/** Every workflow keeps every rule, and GitHub's own parser has nothing to say about any of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnose } from '../../scripts/conformance/github-parser.ts';
import { WORKFLOW_FILES, WORKFLOW_NAMES } from '../../src/commands/support/workflow-files.ts';
import { INPUTS } from '../../src/faces/action-contract.ts';
import { ROOT } from '../support/dist.ts';
import { OWN, OWN_NAMES, SHIPPED } from './files.ts';
import { readWorkflow, stepsOf, type WorkflowFile } from './model.ts';
import { RULES, violations } from './rules.ts';
import { PERMISSIONS, RUN_INPUTS, SHIPPED_RULES } from './shipped-rules.ts';

function read(file: string, text: string): WorkflowFile {
  const result = readWorkflow(file, text);
  if (!result.ok) throw new Error(`${file}: ${result.problems.join('; ')}`);
  return result.value;
}

describe('the workflows that are shipped', () => {
  it('are all here', () => {
    expect(SHIPPED.map(({ file }) => file).sort()).toEqual([...WORKFLOW_FILES, ...WORKFLOW_FILES].sort());
  });

  it.each(SHIPPED)('$from keeps every rule', ({ file, text }) => {
    expect(violations(read(file, text), [...RULES, ...SHIPPED_RULES])).toEqual([]);
  });

  it.each(SHIPPED)('$from is what GitHub takes for a workflow', async ({ file, text }) => {
    expect(await diagnose(file, text)).toEqual([]);
  });

  it('start each other by names that exist', () => {
    const texts = new Map(SHIPPED.map(({ file, text }) => [file, read(file, text)]));
    const gate = texts.get('gate.yml')!;
    const trigger = gate.workflow.on['workflow_run'] as { workflows: string[] };
    expect(trigger.workflows).toEqual([WORKFLOW_NAMES['validate.yml']]);
    expect(texts.get('validate.yml')!.workflow.name).toBe(WORKFLOW_NAMES['validate.yml']);
    const [step] = stepsOf(gate);
    expect(step?.step.with?.['workflow']).toBe('run.yml');
    expect(texts.has(INPUTS.workflow.default)).toBe(true);
  });
});

describe('the gate', () => {
  it('starts the run with exactly the inputs that the run declares', () => {
    const source = readFileSync(join(ROOT, 'src/commands/workflow/gate.ts'), 'utf8');
    const [, given = ''] = /const inputs = \{([^}]*)\};/u.exec(source) ?? [];
    const names = [...given.matchAll(/(?:^|,)\s*'?([a-z0-9-]+)'?:/gu)].map(([, name = '']) => name);
    expect(names).toEqual(RUN_INPUTS);
  });
});

describe('the documentation', () => {
  it('names for each command the permissions that its job has', () => {
    const documented = new Map(
      [...readFileSync(join(ROOT, 'docs/action.md'), 'utf8').matchAll(/^\| `(\w+)` \|.*\| ([^|]*) \|$/gmu)].map(
        ([, command = '', said = '']) => [command, [...said.matchAll(/`([\w-]+: \w+)`/gu)].map(([, one = '']) => one)],
      ),
    );
    const jobs = Object.values(PERMISSIONS).flatMap((file) => Object.entries(file));
    expect(jobs).toHaveLength(5);
    for (const [job, permissions] of jobs) {
      const given = Object.entries(permissions).map(([scope, level]) => `${scope}: ${level}`);
      expect(documented.get(job)?.toSorted(), job).toEqual(given.toSorted());
    }
  });
});

describe('the workflows of this repository', () => {
  it('are all here', () => {
    expect(OWN.map(({ file }) => file).sort()).toEqual(OWN_NAMES);
  });

  it.each(OWN)('$from keeps every common rule', ({ file, text }) => {
    expect(violations(read(file, text), RULES)).toEqual([]);
  });

  it.each(OWN)('$from is what GitHub takes for a workflow', async ({ file, text }) => {
    expect(await diagnose(file, text)).toEqual([]);
  });

  it('try every Node line that package.json admits', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { engines: { node: string } };
    const test = read('test.yml', OWN.find(({ file }) => file === 'test.yml')!.text);
    expect(test.workflow.jobs['test']?.strategy?.matrix['node']).toEqual(['20.19', '22', '24']);
    expect(engines.node).toBe('>=20.19');
  });
});

describe("GitHub's parser", () => {
  it('has nothing to say about action.yml', async () => {
    expect(await diagnose('action.yml', readFileSync(join(ROOT, 'action.yml'), 'utf8'))).toEqual([]);
  });

  it('would have something to say', async () => {
    const run = SHIPPED.find(({ file }) => file === 'run.yml')!.text;
    const wrong = [
      run.replace('environment: llm-gateway', 'environement: llm-gateway'),
      run.replace('needs: authorize', 'needs: authorise'),
      run.replace('pull-requests: read', 'pullrequests: read'),
      run.replace('inputs.head-sha', 'inputs.head-hash'),
    ];
    for (const text of wrong) {
      expect(text).not.toBe(run);
      expect((await diagnose('run.yml', text)).length, text).toBeGreaterThan(0);
    }
    const action = readFileSync(join(ROOT, 'action.yml'), 'utf8').replace('using: node24', 'using: node24000');
    expect((await diagnose('action.yml', action)).length).toBeGreaterThan(0);
  });
});
