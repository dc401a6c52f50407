/** What a command prints arrives whole, or its loss is told, whatever stands behind the descriptor. */
import { spawn, spawnSync } from 'node:child_process';
import { openSync, closeSync, readFileSync, existsSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/repo.ts';

const MODULE = resolve(import.meta.dirname, '../../src/faces/terminal.ts');
/** More than the buffers of pipes and sockets hold. */
const LENGTH = 30_000_000;

/** A program that uses the module; its last line on stderr says what came of it. */
function program(body: string): string[] {
  return [
    '--input-type=module',
    '-e',
    `import { deliver, writeTo, isTerminal } from ${JSON.stringify(MODULE)};\n${body}`,
  ];
}

const DELIVER = program(
  `const text = 'x'.repeat(${LENGTH - 1}) + '\\n'; console.error(JSON.stringify(await deliver('stdout', text)));`,
);

describe('a text', () => {
  it('arrives whole through a pipe and in a file', () => {
    const piped = spawnSync(process.execPath, DELIVER, { maxBuffer: 2 * LENGTH });
    expect([piped.stdout.length, piped.stderr.toString()]).toEqual([LENGTH, 'null\n']);

    const file = join(temporaryFolder(), 'out');
    const descriptor = openSync(file, 'w');
    const filed = spawnSync(process.execPath, DELIVER, { stdio: ['ignore', descriptor, 'pipe'] });
    closeSync(descriptor);
    expect([readFileSync(file).length, filed.stderr.toString()]).toEqual([LENGTH, 'null\n']);
  });

  it('arrives whole through a descriptor that does not wait, however slowly it is read', async () => {
    const server = createServer();
    const reader = await new Promise<{ near: Socket; far: Socket }>((done) => {
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number };
        const near = connect(port, '127.0.0.1');
        server.once('connection', (far) => {
          near.once('connect', () => done({ near, far }));
          if (!near.connecting) done({ near, far });
        });
      });
    });
    const child = spawn(process.execPath, DELIVER, { stdio: ['ignore', reader.near, 'pipe'] });
    reader.near.destroy();
    let told = '';
    child.stderr.on('data', (part: Buffer) => (told += part.toString()));
    let received = 0;
    reader.far.pause();
    await new Promise((done) => setTimeout(done, 500));
    // Had it all gone into the buffers of the system, nothing would have been tried.
    expect(child.exitCode).toBeNull();
    reader.far.resume();
    reader.far.on('data', (part: Buffer) => (received += part.length));
    await new Promise((done) => reader.far.once('close', done));
    server.close();
    expect([received, told]).toEqual([LENGTH, 'null\n']);
  });

  it('is enough where its reader has gone away', () => {
    const { stderr } = spawnSync('sh', ['-c', '"$0" "$@" | head -c 10 >/dev/null', process.execPath, ...DELIVER]);
    expect(stderr.toString()).toBe('null\n');
  });

  it.runIf(existsSync('/dev/full'))('is reported where the disk is full', () => {
    const full = openSync('/dev/full', 'w');
    const { stderr } = spawnSync(process.execPath, DELIVER, { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect(stderr.toString()).toBe('"ENOSPC"\n');
  });

  it('does not overtake what was written before it', () => {
    const body = `for (let part = 0; part < 2000; part += 1) writeTo('stdout', 'part ' + part + ' '.repeat(400) + '\\n'); console.error(await deliver('stdout', 'end\\n'));`;
    const { stdout } = spawnSync(process.execPath, program(body), { maxBuffer: LENGTH, encoding: 'utf8' });
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.trim());
    expect(lines).toEqual([...Array.from({ length: 2000 }, (_, part) => `part ${part}`), 'end']);
  });
});

it('a pipe, a file and the null device are no terminals, and a terminal is one', () => {
  const tells = program(`console.error(isTerminal('stdout'));`);
  const nothing = openSync('/dev/null', 'w');
  expect(spawnSync(process.execPath, tells).stderr.toString()).toBe('false\n');
  expect(spawnSync(process.execPath, tells, { stdio: ['ignore', nothing, 'pipe'] }).stderr.toString()).toBe('false\n');
  closeSync(nothing);
  // script(1) gives its command a terminal.
  const quoted = [process.execPath, ...tells].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const terminal = spawnSync('script', ['-qec', quoted, '/dev/null'], { encoding: 'utf8', input: '' });
  if (terminal.error === undefined) expect(terminal.stdout).toContain('true');
});
