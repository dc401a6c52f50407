/**
 * Speed, as ratios of two things measured in one run on one machine: `npm run bench`, or `npm run bench -- start executor`
 * for some parts. Absolute times depend on the machine and are printed only to tell how steady a ratio is.
 */
import { cpus } from 'node:os';
import { coldStart } from './bench/cold-start.ts';
import { executor } from './bench/executor.ts';
import { parsing } from './bench/parsing.ts';
import { signatures } from './bench/signatures.ts';
import { formatRow, HEADER, type Row } from './bench/table.ts';

const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = { start: coldStart, executor, parsing, signatures };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are: ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 2;
} else {
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n\n${HEADER}`,
  );
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const row of await part()) console.log(formatRow(row));
  }
}
