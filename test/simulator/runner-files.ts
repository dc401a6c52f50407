/** The files through which a step talks to the runner: outputs, state, environment, path and summary, with the runner's limits. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const;
type Name = (typeof NAMES)[number];

/** 1024k, and 1 MB of outputs counted as UTF-16. */
export const SUMMARY_LIMIT = 1024 * 1024;
export const OUTPUT_LIMIT = 1024 * 1024;

export interface FileResults {
  readonly outputs: ReadonlyMap<string, string>;
  readonly state: ReadonlyMap<string, string>;
  readonly env: ReadonlyMap<string, string>;
  readonly path: readonly string[];
  /** Null when it was too large and so was not shown. */
  readonly summary: string | null;
  /** What the runner would complain about; any but the summary's fails the step. */
  readonly errors: readonly string[];
  readonly summaryError: string | null;
}

export class CommandFiles {
  readonly #paths: Readonly<Record<Name, string>>;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#paths = Object.fromEntries(NAMES.map((name) => [name, join(folder, name.toLowerCase())])) as Record<
      Name,
      string
    >;
    for (const path of Object.values(this.#paths)) writeFileSync(path, '');
  }

  get environment(): Readonly<Record<string, string>> {
    return this.#paths;
  }

  read(): FileResults {
    const errors: string[] = [];
    const pairs = (name: Name): Map<string, string> => {
      try {
        return parsePairs(readFileSync(this.#paths[name], 'utf8'));
      } catch (error) {
        errors.push(`Unable to process file command '${name}': ${error instanceof Error ? error.message : ''}`);
        return new Map();
      }
    };
    const outputs = pairs('GITHUB_OUTPUT');
    const size = [...outputs].reduce((sum, [name, value]) => sum + 2 * (name.length + value.length), 0);
    if (size > OUTPUT_LIMIT) errors.push(`Outputs of ${size} bytes are over the limit of ${OUTPUT_LIMIT}.`);
    const env = pairs('GITHUB_ENV');
    if (env.has('NODE_OPTIONS')) errors.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
    const summary = readFileSync(this.#paths.GITHUB_STEP_SUMMARY);
    const fits = summary.length <= SUMMARY_LIMIT;
    return {
      outputs,
      env,
      state: pairs('GITHUB_STATE'),
      path: readFileSync(this.#paths.GITHUB_PATH, 'utf8')
        .split(/\r?\n/u)
        .filter((line) => line !== ''),
      summary: fits ? summary.toString('utf8') : null,
      summaryError: fits
        ? null
        : `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.ceil(summary.length / 1024)}k.`,
      errors,
    };
  }
}

/** `name=value`, or `name<<END`, lines, `END`. */
function parsePairs(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
      found.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    if (heredoc <= 0) throw new Error(`Invalid format '${line}'`);
    const end = line.slice(heredoc + 2);
    const close = lines.indexOf(end, at + 1);
    if (end === '' || close < 0) throw new Error(`Invalid value. Matching delimiter not found '${end}'`);
    found.set(line.slice(0, heredoc), lines.slice(at + 1, close).join('\n'));
    at = close;
  }
  return found;
}
