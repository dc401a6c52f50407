/**
 * Rebuilds the bundles beside the committed ones and fails unless every file is there with the same bytes.
 *
 * A comparison by `git diff` would overlook files git does not track: a new chunk would pass unseen.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

function files(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), readFileSync(path)] as const;
    }),
  );
}

const rebuilt = mkdtempSync(join(tmpdir(), 'equipoise-dist-'));
try {
  execFileSync(process.execPath, [join(root, 'scripts', 'build.ts'), '--out', rebuilt], { stdio: 'inherit' });
  const want = files(rebuilt);
  const have = files(join(root, 'dist'));
  const problems: string[] = [];
  for (const [name, bytes] of want) {
    const committed = have.get(name);
    if (committed === undefined) problems.push(`missing: dist/${name}`);
    else if (!committed.equals(bytes)) problems.push(`differs: dist/${name}`);
  }
  for (const name of have.keys()) if (!want.has(name)) problems.push(`not built from src/: dist/${name}`);
  const untracked = execFileSync('git', ['status', '--porcelain', '--', 'dist'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  if (untracked !== '') problems.push(`not committed:\n${untracked}`);
  if (problems.length > 0) {
    console.error(
      `dist/ is not what src/ builds. Run \`npm run build\` and commit the result.\n${problems.join('\n')}`,
    );
    process.exitCode = 1;
  } else {
    console.log(`dist/ is up to date: ${want.size} files, byte for byte.`);
  }
} finally {
  rmSync(rebuilt, { recursive: true, force: true });
}
