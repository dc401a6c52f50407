/** The documents for maintainers: every row of the threat model names files that exist, the setup names every setting in use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKFLOW_TEXTS } from '../../src/commands/support/workflow-files.ts';
import { INPUTS, OUTPUTS } from '../../src/faces/action-contract.ts';
import { defaultPolicy } from '../../src/repository/policy.ts';
import { ROOT } from '../support/dist.ts';
import { expressionsIn } from './model.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Rows whose tests come with a later part of the work. */
const LATER = ['24'];

interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| (?:\d+|\+[ab]) /u.test(line))
    .map((line) => line.split('|').slice(1, -1))
    .map(([id = '', ...cells]) => ({ id: id.trim(), cells: cells.map((cell) => cell.trim()) }));
}

const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/gu)].map(([, path = '']) => path);

describe('the threat model', () => {
  const rows = rowsOf(read('docs/threat-model.md'));

  it('has every row of the catalogue once, in order', () => {
    expect(rows.map(({ id }) => id)).toEqual([
      ...Array.from({ length: 30 }, (_, index) => String(index + 1)),
      '+a',
      '+b',
    ]);
  });

  it.each(rows.map((row) => [row.id, row] as const))(
    'row %s says what, how, where and by which test',
    (id, { cells }) => {
      const [what = '', how = '', code = '', tests = ''] = cells;
      expect(cells).toHaveLength(4);
      expect(what.length).toBeGreaterThan(20);
      expect(how.length).toBeGreaterThan(20);
      expect(filesIn(code).length).toBeGreaterThan(0);
      if (LATER.includes(id)) expect(tests).toBe('later');
      else expect(filesIn(tests).filter((path) => path.startsWith('test/')).length).toBeGreaterThan(0);
      expect([...filesIn(code), ...filesIn(tests)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
      // Nothing but file names: a sentence in such a cell would not be held to anything.
      expect(`${code} ${tests}`.replaceAll(/`[^`]+`/gu, '').trim()).toBe(LATER.includes(id) ? 'later' : '');
    },
  );

  it('is right that author_association is not read anywhere', () => {
    const sources = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((text) => /author_?association/iu.test(text))).toEqual([]);
  });
});

describe('the setup', () => {
  const setup = read('docs/setup-github.md');
  const workflows = Object.values(WORKFLOW_TEXTS).join('\n');

  it('names every environment, secret and variable that the workflows use', () => {
    const used = expressionsIn(workflows).flatMap((inner) => {
      const [, name] = /^(?:secrets|vars)\.(\w+)$/u.exec(inner) ?? [];
      return name === undefined ? [] : [name];
    });
    const environments = [...workflows.matchAll(/^ {4}environment: (\S+)$/gmu)].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThanOrEqual(4);
    expect(environments).toEqual(['llm-gateway', 'evidence-signer']);
    for (const name of [...used, ...environments, defaultPolicy('skills').labels.run])
      expect(setup).toContain(`\`${name}\``);
  });

  it('leads nowhere that does not exist', () => {
    // Written from the Action's contract, beside this document.
    const links = [...setup.matchAll(/\]\(([^)#]+)\)/gu)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((target) => !existsSync(join(ROOT, 'docs', target)))).toEqual([]);
  });

  it('uses the names of inputs and outputs as they are', () => {
    expect(Object.keys(INPUTS)).toEqual(expect.arrayContaining(['run-ref', 'head-sha', 'campaign-sha256']));
    for (const inner of expressionsIn(workflows)) {
      const [, name] = /\.outputs\.([\w-]+)$/u.exec(inner) ?? [];
      if (name !== undefined) expect(Object.keys(OUTPUTS)).toContain(name);
    }
  });
});
