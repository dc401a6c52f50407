/**
 * Builds `dist/`: compiles `src/` with tsc, then bundles the Action and the command line with ncc.
 *
 * The bundles are committed, run without an install, and are byte-identical across folders, Node lines and machines;
 * continuous integration rebuilds them and refuses any difference. `--out DIR` builds elsewhere, for that comparison.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { minify } from 'terser';
import { leanSchema, type Json } from './lean-schema.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const out = resolve(values.out);
const build = join(root, 'build');
const require = createRequire(import.meta.url);

const BUNDLES = [
  { entry: 'src/action.js', folder: 'action' },
  { entry: 'src/cli.js', folder: 'cli' },
];

function run(script: string, args: readonly string[]): void {
  execFileSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
}

rmSync(build, { recursive: true, force: true });
run(require.resolve('typescript/bin/tsc'), ['-p', 'tsconfig.build.json']);
for (const name of readdirSync(join(build, 'schemas'))) {
  const path = join(build, 'schemas', name);
  writeFileSync(path, JSON.stringify(leanSchema(JSON.parse(readFileSync(path, 'utf8')) as Json)));
}

// Stale chunks of an earlier build would survive a plain overwrite and pass a comparison by name.
rmSync(out, { recursive: true, force: true });
/** Chunks are minified, which ncc does for the entry alone: on Node 20 reading them is a tenth of a short command's time. */
async function minifyAll(target: string): Promise<void> {
  for (const name of readdirSync(target).filter((file) => file.endsWith('.js'))) {
    const path = join(target, name);
    const content = readFileSync(`${path}.map`, 'utf8');
    const { code, map } = await minify(compiledAtOnce(readFileSync(path, 'utf8')), {
      module: true,
      format: { wrap_func_args: true },
      sourceMap: { content, filename: name, url: `${name}.map`, asObject: false, includeSources: true },
    });
    if (code === undefined || typeof map !== 'string') throw new Error(`${name} was not minified`);
    writeFileSync(path, code);
    writeFileSync(`${path}.map`, map);
  }
}

/**
 * A function in parentheses is compiled when the file is read. Modules are functions that are called as soon as they are
 * there, and V8 otherwise reads each twice: once to skip it, once to compile it. Of an arrow function it does not believe
 * it, and the minifier drops parentheses but for those around arguments; `Object` returns a function as it is. Lines keep
 * their numbers, so the source maps hold.
 */
function compiledAtOnce(bundle: string): string {
  return bundle.replace(/^\/\*{3}\/ \(\(([^()]*)\) => \{$/gmu, '/***/ Object(function ($1) {');
}

for (const { entry, folder } of BUNDLES) {
  const target = join(out, folder);
  mkdirSync(target, { recursive: true });
  run(require.resolve('@vercel/ncc/dist/ncc/cli.js'), [
    'build',
    join(build, entry),
    '--out',
    target,
    '--source-map',
    '--no-source-map-register',
    '--license',
    'licenses.txt',
    '--no-cache',
    '--quiet',
  ]);
  await minifyAll(target);
  // `dist/` must be loadable wherever it is copied to, also without the package.json of the project above it.
  writeFileSync(join(target, 'package.json'), '{"type":"module"}\n');
  for (const name of readdirSync(target)) {
    if (name.endsWith('.map')) {
      // Absolute paths in a map would make the build depend on the folder it ran in.
      const text = readFileSync(join(target, name), 'utf8');
      if (text.includes(root)) writeFileSync(join(target, name), text.replaceAll(root, ''));
    }
  }
}
cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
