/**
 * What other people's tools say of the workflows and the Action that are shipped, and of this repository's own workflows.
 *
 *     node scripts/conformance.ts [--offline] [--require-all]
 *
 * Every tool is listed with its version, the files it looked at and what it found. One that cannot be had on this machine
 * is listed as not run, never as passed; `--require-all` makes that a failure. A finding above informational is a failure
 * unless `conformance/accepted.json` says why it stays.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { act } from './conformance/act.ts';
import { closingLine, judge } from './conformance/judge.ts';
import { actionlint, languageService, zizmor, type Setting } from './conformance/linters.ts';

const { values } = parseArgs({
  options: {
    offline: { type: 'boolean', default: false },
    'require-all': { type: 'boolean', default: false },
  },
});
const root = resolve(import.meta.dirname, '..');

function workflowsIn(folder: string): string[] {
  return readdirSync(join(root, folder))
    .filter((name) => /\.ya?ml$/u.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

const accepted = z
  .array(z.strictObject({ tool: z.string(), rule: z.string(), file: z.string(), reason: z.string().min(40) }))
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'conformance/accepted.json'), 'utf8')));

const setting: Setting = {
  root,
  offline: values.offline,
  workflows: [...workflowsIn('examples/workflows'), ...workflowsIn('.github/workflows')],
  others: ['action.yml', '.github/dependabot.yml'],
};

const outcomes = [await languageService(setting), actionlint(setting), zizmor(setting), act(setting)];
const verdict = judge(outcomes, accepted, values['require-all']);
for (const line of verdict.lines) console.log(line);
console.log(closingLine(verdict));
if (verdict.failed > 0) process.exitCode = 1;
