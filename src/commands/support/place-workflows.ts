/**
 * Puts the three workflows into a repository. A file of ours that is there stays as it is, but for one thing: where the
 * placeholder still stands for the Action, the reviewed one is filled in.
 */
import { EquipoiseError } from '../../protocol/findings.ts';
import { quote } from '../../protocol/quote.ts';
import { readRecord } from '../../repository/files.ts';
import { writeFileAtomic } from '../../repository/write-file.ts';
import { inRoot, SIZE_LIMITS } from '../../repository/layout.ts';
import {
  ACTION_PLACEHOLDER,
  actionReferenceProblem,
  pinAction,
  pinnedAction,
  WORKFLOW_FILES,
  WORKFLOW_NAMES,
  WORKFLOW_TEXTS,
  type WorkflowFile,
} from './workflow-files.ts';

export interface PlacedWorkflows {
  /** Paths relative to the root. */
  readonly created: readonly string[];
  readonly extended: readonly string[];
  readonly kept: readonly string[];
  /** Files of these names that are not ours: ours was not written. */
  readonly foreign: readonly string[];
  /** Files of ours that name another commit of the Action than the one asked for. */
  readonly otherwise: readonly string[];
  /** What the workflows name now; null: still the placeholder, so they cannot run. */
  readonly action: string | null;
}

export function workflowPath(file: WorkflowFile): string {
  return `.github/workflows/${file}`;
}

/** Whether a workflow is the one that is written here, however it was edited since. */
export function isOurs(file: WorkflowFile, text: string): boolean {
  return text.split(/\r?\n/u).includes(`name: ${WORKFLOW_NAMES[file]}`);
}

/** @param action OWNER/REPO@COMMIT; null: the one that workflows here name already, else the placeholder */
export async function placeWorkflows(root: string, action: string | null): Promise<PlacedWorkflows> {
  if (action !== null) refuseUnpinned(action);
  const present = new Map<WorkflowFile, string>();
  for (const file of WORKFLOW_FILES) {
    const text = await readText(root, workflowPath(file));
    if (text !== null) present.set(file, text);
  }
  const ours = [...present].filter(([file, text]) => isOurs(file, text)).map(([, text]) => text);
  const known = ours.map(pinnedAction).find((reference) => reference !== null) ?? null;
  const reference = action ?? known;
  const placed = {
    created: [] as string[],
    extended: [] as string[],
    kept: [] as string[],
    foreign: [] as string[],
    otherwise: [] as string[],
  };
  for (const file of WORKFLOW_FILES) {
    const path = workflowPath(file);
    const before = present.get(file);
    const after = pinAction(before ?? WORKFLOW_TEXTS[file], reference ?? ACTION_PLACEHOLDER);
    if (before !== undefined && !isOurs(file, before)) placed.foreign.push(path);
    else if (before === after) placed.kept.push(path);
    else {
      // latin1 as in `readText`: whatever encoding the file has, its bytes come back unchanged.
      const bytes = Buffer.from(after, before === undefined ? 'utf8' : 'latin1');
      await writeFileAtomic(inRoot(root, path), bytes, { replace: before !== undefined });
      placed[before === undefined ? 'created' : 'extended'].push(path);
    }
    if (before !== undefined && action !== null && ![null, action].includes(pinnedAction(after))) {
      placed.otherwise.push(path);
    }
  }
  return { ...placed, action: reference };
}

async function readText(root: string, path: string): Promise<string | null> {
  const read = await readRecord(root, path, SIZE_LIMITS.control);
  if (read.ok) return read.bytes.toString('latin1');
  if (read.problem === 'file-missing') return null;
  throw new EquipoiseError(read.problem, `${path}: ${read.message}`, 1);
}

function refuseUnpinned(action: string): void {
  const problem = actionReferenceProblem(action);
  if (problem === null) return;
  throw new EquipoiseError('action-not-pinned', `The Action is ${quote(action)}; ${problem}.`, 2);
}

/** What to do next about the workflows, as lines; none when they are in place and named a commit all along. */
export function workflowAdvice({ foreign, otherwise, action }: PlacedWorkflows): string[] {
  const lines: string[] = [];
  if (foreign.length > 0) {
    lines.push(
      `Not written, for another workflow has the name: ${foreign.join(', ')}`,
      '  Move yours to another name and run init again; the three workflows start each other by file name.',
    );
  }
  if (otherwise.length > 0) {
    lines.push(
      `Naming another commit than --action, and left so: ${otherwise.join(', ')}`,
      '  Change it there, in a reviewed pull request.',
    );
  }
  if (action === null) {
    lines.push(
      'The workflows name no release of the Action yet, so they cannot run. Review one, then name its commit:',
      '  equipoise init --action OWNER/REPO@COMMIT',
    );
  }
  return lines;
}
