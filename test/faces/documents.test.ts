/** Every command line in a code block of the documents is one that the command line takes. Nothing of it is executed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../../src/faces/cli-commands.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const DOCUMENTS = [
  'README.md',
  'campaigns/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Lines of fenced and of indented blocks, those that end in a backslash joined. */
function commandLines(markdown: string): string[] {
  const fenced = [...markdown.matchAll(/^```(?:sh|console|bash)?\n([^]*?)^```$/gmu)].map(([, block]) => block ?? '');
  const indented = [...markdown.matchAll(/^ {4}(?=equipoise )(.*)$/gmu)].map(([, line]) =>
    // What stands in a second column explains the command.
    (line ?? '').replace(/\s{2,}[a-z].*$/u, ''),
  );
  return [...fenced, ...indented]
    .flatMap((block) => block.replaceAll(/\\\n\s*/gu, ' ').split('\n'))
    .map((line) => line.replace(/^\$ /u, '').trim())
    .filter((line) => /^(?:npx )?equipoise /u.test(line));
}

/** As a shell would, as far as the documents need it: quotes, a comment, and what follows the command. */
function words(line: string): string[] {
  const [command = ''] = line.split(/\s(?:#|\||>|2>|&&|;)\s?/u);
  return [...command.replaceAll(' … ', ' ').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/gu)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}

async function problemOf(line: string): Promise<string | null> {
  const args = words(line.replace(/^npx /u, '')).slice(1);
  const chosen: unknown[] = [];
  const program = buildProgram((pending) => void chosen.push(pending));
  const quiet = { writeOut: () => undefined, writeErr: () => undefined };
  const all = [program];
  for (const command of all) {
    command.exitOverride().configureOutput(quiet);
    all.push(...(command.commands as typeof all));
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return chosen.length === 1 ? null : 'no command was chosen';
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Help is a command line as good as any, and an ellipsis stands for what the reader knows from above.
    const left = line.includes('…') && error.code === 'commander.missingMandatoryOptionValue';
    return error.exitCode === 0 || left ? null : error.message;
  }
}

describe('command lines in the documents', () => {
  const found = DOCUMENTS.flatMap((name) =>
    commandLines(readFileSync(join(ROOT, name), 'utf8')).map((line) => [name, line] as const),
  );

  it('are found', () => {
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map(([name]) => name)).size).toBeGreaterThan(5);
  });

  it.each(found)('%s: %s', async (_name, line) => {
    expect(await problemOf(line)).toBeNull();
  });

  it('are told from wrong ones', async () => {
    expect(await problemOf('equipoise routes add --driver x --model a/b --cache-policy disabled')).toMatch(
      /cache-policy/u,
    );
    expect(await problemOf('equipoise rune x')).toMatch(/unknown command/u);
    expect(await problemOf('equipoise cancel x')).toMatch(/--reason/u);
  });
});
