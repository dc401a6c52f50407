/**
 * Writes `schemas/*.schema.json` from the zod sources; with `--check` writes nothing and fails on any difference, a
 * schema file without a source included.
 *
 *     node scripts/schemas.ts [--check] [--out DIR]
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderSchema, SCHEMAS } from './schema-registry.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    out: { type: 'string', default: join(import.meta.dirname, '..', 'schemas') },
  },
});
const folder = resolve(values.out);
const wanted = new Map(Object.keys(SCHEMAS).map((name) => [`${name}.schema.json`, renderSchema(name)]));

mkdirSync(folder, { recursive: true });
const present = new Set(readdirSync(folder));
const drifted = [...wanted].filter(([file, text]) => !present.has(file) || read(file) !== text).map(([file]) => file);
const orphaned = [...present].filter((file) => !wanted.has(file));

if (values.check) {
  for (const file of drifted) console.error(`schemas/${file} is not what its source generates.`);
  for (const file of orphaned) console.error(`schemas/${file} has no source.`);
  if (drifted.length + orphaned.length > 0) {
    console.error('Run "npm run schemas" and commit what it writes.');
    process.exitCode = 1;
  } else {
    console.log(`${wanted.size} schemas are what their sources generate.`);
  }
} else {
  for (const file of drifted) writeFileSync(join(folder, file), wanted.get(file) ?? '');
  for (const file of orphaned) rmSync(join(folder, file));
  console.log(`${drifted.length} of ${wanted.size} schemas written to ${folder}.`);
}

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
