/**
 * `init`: makes a git repository an evidence repository. What is there is kept, byte for byte; a second call changes
 * nothing.
 */
import { basename, resolve } from 'node:path';
import { encodeTrust } from '../evidence/trust.ts';
import { EquipoiseError } from '../protocol/findings.ts';
import { quote } from '../protocol/quote.ts';
import { kindOf, readRecord } from '../repository/files.ts';
import { writeFileAtomic } from '../repository/write-file.ts';
import { notARepository } from '../repository/git-errors.ts';
import { findRoot } from '../repository/git.ts';
import { inRoot, POLICY_FILE, ROUTES_FILE, SIZE_LIMITS, TRUST_FILE } from '../repository/layout.ts';
import { defaultPolicy } from '../repository/policy.ts';
import { issueCatalog } from '../route/catalog.ts';
import type { CommandResult, Context } from './context.ts';
import { placeWorkflows, workflowAdvice, type PlacedWorkflows } from './support/place-workflows.ts';
import { syntheticProfile } from './support/routes.ts';
import { SCAFFOLD_ADDITIONS, SCAFFOLD_FILES, type Addition } from './support/scaffold.ts';
import { slugOf } from './support/slug.ts';

export interface InitRequest {
  /** Any folder of the repository; null: the current one. */
  readonly folder: string | null;
  /** OWNER/REPO@COMMIT of the Action that the workflows are to name; null: what they name already, or a placeholder. */
  readonly action?: string | null;
}

export interface InitReport {
  readonly root: string;
  /** Paths relative to the root. */
  readonly created: readonly string[];
  readonly extended: readonly string[];
  readonly kept: readonly string[];
  /** Workflows of ours that were not written because other files have their names. */
  readonly foreign: readonly string[];
  /** What the workflows name as the Action; null: a placeholder, so they cannot run yet. */
  readonly action: string | null;
}

export async function initCommand(request: InitRequest, context: Context): Promise<CommandResult> {
  const start = resolve(context.cwd, request.folder ?? '.');
  if ((await kindOf(start)) === 'missing') {
    throw new EquipoiseError(
      'no-such-folder',
      `${quote(request.folder)} does not exist. Make it first: git init ${request.folder ?? '.'}`,
      3,
    );
  }
  const root = findRoot(start);
  if (root === null) throw notARepository(start);

  // First: a reference that is refused must leave nothing half set up.
  const workflows = await placeWorkflows(root, request.action ?? null);
  const report = {
    root,
    created: [...workflows.created],
    extended: [...workflows.extended],
    kept: [...workflows.kept],
    foreign: workflows.foreign,
    action: workflows.action,
  };
  const files: Readonly<Record<string, string | Uint8Array>> = {
    [POLICY_FILE]: encode(defaultPolicy(slugOf(basename(root), 'skills'))),
    [ROUTES_FILE]: encode(issueCatalog([syntheticProfile()])),
    [TRUST_FILE]: encodeTrust({ schemaVersion: 'equipoise.trust.v1', keys: [] }),
    ...SCAFFOLD_FILES,
  };
  for (const [path, content] of Object.entries(files)) {
    ((await createFile(root, path, content)) ? report.created : report.kept).push(path);
  }
  for (const addition of SCAFFOLD_ADDITIONS) report[await addLines(root, addition)].push(addition.path);
  const exit = report.foreign.length > 0 ? 1 : 0;
  return { exit, json: report satisfies InitReport, text: textOf(report, workflows) };
}

async function createFile(root: string, path: string, content: string | Uint8Array): Promise<boolean> {
  if ((await kindOf(inRoot(root, path))) !== 'missing') return false;
  await writeFileAtomic(inRoot(root, path), content, { replace: false });
  return true;
}

async function addLines(root: string, { path, reason, lines }: Addition): Promise<'created' | 'extended' | 'kept'> {
  const read = await readRecord(root, path, SIZE_LIMITS.control);
  if (!read.ok && read.problem !== 'file-missing') {
    throw new EquipoiseError(read.problem, `${path}: ${read.message}`, 1);
  }
  // latin1: whatever encoding the file has, its bytes come back unchanged.
  const before = read.ok ? read.bytes.toString('latin1') : '';
  const present = new Set(before.split(/\r?\n/u).map((line) => line.trim()));
  const missing = lines.filter((line) => !present.has(line));
  if (missing.length === 0) return 'kept';
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  const text = `${before}${gap}# ${reason}\n${missing.join('\n')}\n`;
  await writeFileAtomic(inRoot(root, path), Buffer.from(text, 'latin1'), { replace: read.ok });
  return read.ok ? 'extended' : 'created';
}

function encode(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function textOf({ root, created, extended, kept, foreign }: InitReport, workflows: PlacedWorkflows): string {
  const lines = [
    ...created.map((path) => `created   ${path}`),
    ...extended.map((path) => `extended  ${path}`),
    ...kept.map((path) => `kept      ${path}`),
  ];
  if (created.length + extended.length + foreign.length === 0) {
    lines.push(`${root} is set up already; nothing was changed.`);
  } else {
    lines.push(
      'Next: read .equipoise/policy.json, commit all of it, then',
      '  equipoise campaign new --category code-review-coverage --baseline REF:PATH --candidate REF:PATH',
    );
  }
  return [...lines, ...workflowAdvice(workflows)].join('\n');
}
