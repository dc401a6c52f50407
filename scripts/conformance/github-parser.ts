/**
 * GitHub's own reading of workflow and action files: the schema of `@actions/workflow-parser`, the diagnostics of
 * `@actions/languageservice`.
 *
 * Both packages import their schema as JSON without saying so, which Node refuses; a load hook hands it over as a module.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Diagnostic {
  readonly severity: 'error' | 'warning' | 'information';
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

let asked = 0;

registerHooks({
  load(url, context, next) {
    if (!/\/@actions\/[^/]+\/dist\/.*\.json$/u.test(url)) return next(url, context);
    return {
      format: 'module',
      shortCircuit: true,
      source: `export default ${readFileSync(fileURLToPath(url), 'utf8')}`,
    };
  },
});

/** @param file path whose last part decides how the text is read: `action.yml` as an action, all else as a workflow */
export async function diagnose(file: string, text: string): Promise<Diagnostic[]> {
  const { validate } = await import('@actions/languageservice');
  const { TextDocument } = await import('vscode-languageserver-textdocument');
  // The service remembers what it parsed by address: each text needs one of its own.
  const root = `/${(asked += 1)}`;
  const folder = basename(file) === 'action.yml' ? `${root}/` : `${root}/.github/workflows/`;
  const document = TextDocument.create(pathToFileURL(`${folder}${basename(file)}`).href, 'yaml', 0, text);
  const found = await validate(document);
  return found.map(({ severity, message, range }) => ({
    // The protocol leaves the severity out for plain errors.
    severity: severity === undefined || severity === 1 ? 'error' : severity === 2 ? 'warning' : 'information',
    line: range.start.line + 1,
    column: range.start.character + 1,
    message: typeof message === 'string' ? message : JSON.stringify(message),
  }));
}

/** The version of the package whose diagnostics these are. */
export function languageServiceVersion(): string {
  const path = join(import.meta.dirname, '../../node_modules/@actions/languageservice/package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
