/**
 * What the command line costs before it does anything: `--version` and `validate` against starting Node at all, on the Node
 * of the scripts and, where npm was started by another, on that one too: an empty Node 24 starts in a third of the time
 * that an empty Node 20 needs, so the same work is a larger ratio there.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { inTurns, type Row } from './table.ts';
import { benchRepository } from './repository.ts';

const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');
const ROUNDS = 21;

export async function coldStart(): Promise<Row[]> {
  const repository = await benchRepository({ pairs: 20 });
  try {
    const rows: Row[] = [];
    for (const program of new Set([process.execPath, process.env['npm_node_execpath'] ?? process.execPath])) {
      const node = (...args: string[]): string => {
        const { status, stdout, stderr } = spawnSync(program, args, { cwd: repository.root, encoding: 'utf8' });
        if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stdout}${stderr}`);
        return stdout.trim();
      };
      const version = node('--version');
      for (const [args, aim] of [
        [['--version'], 1.5],
        [['validate', '--file-only', join(repository.campaign, 'campaign.json')], 2.5],
        [['validate', repository.campaign], 2.5],
      ] as const) {
        const times = await inTurns(
          ROUNDS,
          () => node(CLI, ...args),
          () => node('-e', '0'),
        );
        const shown = args.map((arg) => (arg.includes('/') ? 'CAMPAIGN' : arg)).join(' ');
        rows.push({ name: `equipoise ${shown} (Node ${version})`, against: 'node -e 0', ...times, aim });
      }
    }
    return rows;
  } finally {
    repository.remove();
  }
}
