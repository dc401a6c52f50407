/** What `validate` loads before it looks at anything: its start-up time is felt at every commit. */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');

/** Modules that are loaded with a file: neither types nor `import()`. */
function staticImports(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      const types = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      return types ? [] : [(statement.moduleSpecifier as ts.StringLiteral).text];
    }
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined || statement.isTypeOnly)
      return [];
    return [(statement.moduleSpecifier as ts.StringLiteral).text];
  });
}

function loadedWith(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    if (path.endsWith('.json')) continue;
    for (const specifier of staticImports(path)) {
      if (specifier.startsWith('.')) waiting.push(resolve(dirname(path), specifier));
      else packages.add(specifier);
    }
  }
  return { files, packages };
}

it('validate loads no compiler of schemas, no signature code, no ledger, no gateway and no report', () => {
  const { files, packages } = loadedWith(resolve(src, 'faces/plain-validate.ts'));
  // The name of a folder, and nothing that it needs.
  files.delete(resolve(src, 'ledger/reconciliation-name.ts'));
  const rooms = new Set([...files].map((path) => relative(src, path).split('/')[0]));
  expect([...rooms].sort()).toEqual(['..', 'commands', 'faces', 'protocol', 'repository', 'trial', 'version.ts']);
  // Node's own: a child process and its pipes, its network code and its pool of threads cost as much as everything else.
  expect([...packages].filter((name) => name.startsWith('node:')).sort()).toEqual([
    'node:crypto',
    'node:fs',
    'node:path',
    'node:url',
    'node:zlib',
  ]);
  const heavy = [
    'ajv',
    'ajv-formats',
    'openai',
    '@noble/ed25519',
    'gpt-tokenizer',
    '@actions/core',
    'commander',
    're2js',
    'zod',
  ];
  expect([...packages].filter((name) => heavy.some((one) => name === one || name.startsWith(`${one}/`)))).toEqual([]);
});

it('sees what a module really loads', () => {
  const { files, packages } = loadedWith(resolve(src, 'commands/sign.ts'));
  expect([...files].some((path) => path.includes('/evidence/'))).toBe(true);
  expect([...packages].some((name) => name.startsWith('@noble/ed25519'))).toBe(true);
});
