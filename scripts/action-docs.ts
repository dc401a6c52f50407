/**
 * Writes `action.yml` and the reference part of `docs/action.md` from the Action's contract; with `--check` writes
 * nothing and fails on any difference.
 *
 *     node scripts/action-docs.ts [--check]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { REFUSALS } from '../src/commands/support/refusals.ts';
import {
  ACTION_COMMANDS,
  INPUTS,
  OUTPUTS,
  type ActionCommand,
  type InputContract,
} from '../src/faces/action-contract.ts';

const root = join(import.meta.dirname, '..');
const MARK = '<!-- generated: npm run action-docs -->';

const PERMISSIONS: Readonly<Record<ActionCommand, string>> = {
  validate: '`contents: read`; none for a public repository',
  gate: '`contents: read`, `pull-requests: write`, `checks: write`, `actions: write`',
  authorize: '`contents: write`, `pull-requests: read`, `actions: read`',
  execute: '`contents: write`, `pull-requests: read`, `actions: read`',
  sign: '`contents: write`, `pull-requests: write`',
  plan: '`contents: read`',
  verify: '`contents: read`',
};

const inputs = Object.entries<InputContract>(INPUTS);

function manifest(): string {
  return stringify(
    {
      name: 'Equipoise',
      description:
        'Paired trials of agent skills, instructions and prompts: validated and approved in pull requests, run within hard ceilings, committed as signed evidence.',
      author: 'The Equipoise authors',
      branding: { icon: 'git-pull-request', color: 'blue' },
      inputs: Object.fromEntries(
        inputs.map(([name, input]) => [
          name,
          { description: input.description, required: false, default: input.default },
        ]),
      ),
      outputs: Object.fromEntries(Object.entries(OUTPUTS).map(([name, description]) => [name, { description }])),
      runs: { using: 'node24', main: 'dist/action/index.js' },
    },
    { lineWidth: 120 },
  );
}

function reference(): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|');
  const rows = (head: readonly string[], body: readonly (readonly string[])[]): string[] => [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...body.map((row) => `| ${row.map(cell).join(' | ')} |`),
    '',
  ];
  return [
    MARK,
    '',
    '## Commands',
    '',
    ...rows(
      ['command', 'what it does', 'permissions of its job'],
      Object.entries(ACTION_COMMANDS).map(([name, text]) => [`\`${name}\``, text, PERMISSIONS[name as ActionCommand]]),
    ),
    '## Inputs',
    '',
    ...rows(
      ['input', 'meaning', 'default', 'read by'],
      inputs.map(([name, input]) => [
        `\`${name}\``,
        input.description,
        input.default === '' ? 'empty' : `\`${input.default}\``,
        input.commands.length === Object.keys(ACTION_COMMANDS).length ? 'all' : input.commands.join(', '),
      ]),
    ),
    '## Outputs',
    '',
    ...rows(
      ['output', 'meaning'],
      Object.entries(OUTPUTS).map(([name, text]) => [`\`${name}\``, text]),
    ),
    '## Refusals',
    '',
    'Every refusal has a code, which stands in brackets at the end of its message.',
    '',
    ...rows(
      ['code', 'what it means, and what to do'],
      Object.entries(REFUSALS).map(([code, text]) => [`\`${code}\``, text]),
    ),
  ].join('\n');
}

function guide(): string {
  const path = join(root, 'docs/action.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : `# The Action\n\n${MARK}\n`;
  const at = text.indexOf(MARK);
  if (at < 0) throw new Error(`docs/action.md has lost its mark ${MARK}`);
  return text.slice(0, at) + reference();
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
for (const [file, text] of [
  ['action.yml', manifest()],
  ['docs/action.md', guide()],
] as const) {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (values.check) {
    console.error(`${file} is not what src/faces/action-contract.ts generates; run "npm run action-docs".`);
    process.exitCode = 1;
  } else {
    writeFileSync(path, text);
    console.log(`${file} written.`);
  }
}
