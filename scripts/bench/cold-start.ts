/**
 * What the command line costs before it does anything: `--version` and `validate` against starting Node at all, on the Node
 * of the scripts and, where npm was started by another, on that one too: an empty Node 24 starts in a third of the time
 * that an empty Node 20 needs, so the same work is a larger ratio there. The campaigns are the samples of this repository.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { inTurns, type Row } from './table.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CLI = join(ROOT, 'dist/cli/index.js');
const ROUNDS = 31;

const COMMANDS = [
  [['--version'], 1.5],
  [['validate', '--file-only', 'campaigns/review-checklist/campaign.json'], 2.5],
  [['validate', 'campaigns/review-checklist'], 2.5],
  [['validate', 'campaigns/change-planning'], 2.5],
] as const;

export async function coldStart(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const program of new Set([process.execPath, process.env['npm_node_execpath'] ?? process.execPath])) {
    const node = (...args: string[]): string => {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
      if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stdout}${stderr}`);
      return stdout.trim();
    };
    const version = node('--version');
    for (const [args, aim] of COMMANDS) {
      const times = await inTurns(
        ROUNDS,
        () => node(CLI, ...args),
        () => node('-e', '0'),
      );
      const name = `equipoise ${args.join(' ').replace('/campaign.json', '')} (Node ${version})`;
      rows.push({ name, against: 'node -e 0', ...times, aim });
    }
  }
  return rows;
}
