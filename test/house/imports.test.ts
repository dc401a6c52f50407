/**
 * The house rules that a compiler does not check: imports point downward only, pure folders stay pure, and a file is
 * small enough to be read in one sitting and opens by saying what it is for.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');

/** From the top of the house to the ground; a folder imports itself and what stands on lower floors. */
const FLOORS: readonly (readonly string[])[] = [
  ['(entry)'],
  ['faces'],
  ['commands'],
  ['github', 'runner'],
  ['repository', 'report'],
  ['gateway', 'evidence'],
  ['ledger'],
  ['route', 'trial', 'analysis'],
  ['protocol'],
  ['(version)', '(schemas)'],
];
const PURE = new Set(['protocol', 'route', 'trial', 'analysis', 'ledger', 'evidence']);

function roomOf(path: string): string {
  // Generated from the schemas of all rooms, and data: the ground that each may stand on.
  if (path.endsWith('.schema.json')) return '(schemas)';
  const parts = relative(src, path).split('/');
  if (parts.length > 1) return parts[0] ?? '';
  return parts[0] === 'version.ts' ? '(version)' : '(entry)';
}

function floorOf(room: string): number {
  return FLOORS.findIndex((floor) => floor.includes(room));
}

function importsOf(text: string, path: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument !== undefined && ts.isStringLiteralLike(argument)) found.push(argument.text);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      found.push((node.argument.literal as ts.StringLiteral).text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    return { path, name: relative(src, path), room: roomOf(path), text, imports: importsOf(text, path) };
  });

/** Violations of the direction rule for one file; exported shape kept tiny so that the rule itself can be tested. */
function upward(room: string, path: string, imports: readonly string[]): string[] {
  return imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => roomOf(resolve(dirname(path), specifier)))
    .filter((target) => target !== room && floorOf(target) <= floorOf(room));
}

describe('the house', () => {
  it('has every room on a floor', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(files.filter((file) => floorOf(file.room) < 0).map((file) => file.name)).toEqual([]);
  });

  it('notices an upward and a sideways import', () => {
    const at = (name: string): string => join(src, name);
    expect(upward('protocol', at('protocol/x.ts'), ['../runner/y.ts'])).toEqual(['runner']);
    expect(upward('trial', at('trial/x.ts'), ['../analysis/y.ts'])).toEqual(['analysis']);
    expect(upward('trial', at('trial/categories/x.ts'), ['../../protocol/y.ts', '../z.ts'])).toEqual([]);
    expect(upward('protocol', at('protocol/x.ts'), ['../../schemas/campaign.schema.json'])).toEqual([]);
  });

  it('imports downward only', () => {
    const found = files.flatMap((file) =>
      upward(file.room, file.path, file.imports).map((target) => `${file.name} imports ${target}/`),
    );
    expect(found).toEqual([]);
  });

  it('keeps pure folders free of Node', () => {
    const found = files.flatMap((file) =>
      PURE.has(file.room)
        ? file.imports
            .filter((specifier) => specifier.startsWith('node:'))
            .map((specifier) => `${file.name}: ${specifier}`)
        : [],
    );
    expect(found).toEqual([]);
  });

  it('keeps files small and opens each by saying what it is for', () => {
    const long = files.filter((file) => file.text.split('\n').length > 320).map((file) => file.name);
    const unexplained = files.filter((file) => !/^(?:#!.*\n)?\/\*\*/.test(file.text)).map((file) => file.name);
    expect({ long, unexplained }).toEqual({ long: [], unexplained: [] });
  });
});
