/** What the command line costs before it does anything: `--version` and `validate` against starting Node at all. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { inTurns, type Row } from './table.ts';
import { benchRepository } from './repository.ts';

const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');
const ROUNDS = 21;

export async function coldStart(): Promise<Row[]> {
  const repository = await benchRepository({ pairs: 20 });
  try {
    const node = (...args: string[]): void => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository.root, encoding: 'utf8' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stdout}${stderr}`);
    };
    const nothing = (): void => {
      node('-e', '0');
    };
    const rows: Row[] = [];
    for (const [args, aim] of [
      [['--version'], 1.5],
      [['validate', '--file-only', join(repository.campaign, 'campaign.json')], 2.5],
      [['validate', repository.campaign], 2.5],
    ] as const) {
      const times = await inTurns(
        ROUNDS,
        () => {
          node(CLI, ...args);
        },
        nothing,
      );
      const shown = args.map((arg) => (arg.includes('/') ? 'CAMPAIGN' : arg)).join(' ');
      rows.push({ name: `equipoise ${shown}`, against: 'node -e 0', ...times, aim });
    }
    return rows;
  } finally {
    repository.remove();
  }
}
