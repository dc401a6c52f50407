/** Every workflow that this repository holds or writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pinAction, WORKFLOW_FILES, WORKFLOW_TEXTS } from '../../src/commands/support/workflow-files.ts';
import { ROOT } from '../support/dist.ts';

export interface Source {
  /** Where it lies, or who writes it. */
  readonly from: string;
  readonly file: string;
  readonly text: string;
}

export const REVIEWED = `acme/equipoise@${'0123456789'.repeat(4)}`;

function folder(path: string): Source[] {
  return readdirSync(join(ROOT, path)).map((file) => ({
    from: `${path}/${file}`,
    file,
    text: readFileSync(join(ROOT, path, file), 'utf8'),
  }));
}

/** The three workflows of an evidence repository: as examples, and as `init` writes them for a reviewed commit. */
export const SHIPPED: readonly Source[] = [
  ...folder('examples/workflows'),
  ...WORKFLOW_FILES.map((file) => ({
    from: `init: ${file}`,
    file,
    text: pinAction(WORKFLOW_TEXTS[file], REVIEWED),
  })),
];

/** The workflows of this repository itself. */
export const OWN: readonly Source[] = folder('.github/workflows');

export const OWN_NAMES = ['check-dist.yml', 'conformance.yml', 'release.yml', 'test.yml'];
