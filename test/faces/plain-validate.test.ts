/** The short way to `validate` reads a command line as the parser of command lines does, or leaves it to that. */
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ValidateRequest } from '../../src/commands/validate.ts';
import { buildProgram } from '../../src/faces/cli-commands.ts';
import type { Pending } from '../../src/faces/cli-flags.ts';
import { readPlainValidate } from '../../src/faces/plain-validate.ts';

const asked: ValidateRequest[] = [];
vi.mock('../../src/commands/validate.ts', () => ({
  validateCommand: (request: ValidateRequest) => {
    asked.push(request);
    return Promise.resolve({ exit: 0, json: null, text: '' });
  },
}));

/** What the parser makes of the arguments; null when it ends with an error, help or another command. */
async function parsed(argv: readonly string[]): Promise<(ValidateRequest & { readonly json: boolean }) | null> {
  const chosen: Pending[] = [];
  const program = buildProgram((pending) => chosen.push(pending));
  for (const command of [program, ...program.commands])
    command.configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch {
    return null;
  }
  const [pending] = chosen;
  if (pending === undefined) return null;
  asked.length = 0;
  await pending.run({} as Parameters<Pending['run']>[0]);
  const [request] = asked;
  return request === undefined ? null : { ...request, json: pending.json };
}

describe('readPlainValidate', () => {
  it.each([
    [['validate']],
    [['validate', '--json']],
    [['validate', 'campaigns/a', 'b', '--file-only']],
    [['validate', '--json', 'validate', '--file-only', '--json']],
    [['validate', '']],
    [['validate', 'a b', './-x']],
  ])('reads %j as the parser does', async (argv) => {
    const read = readPlainValidate(argv);
    expect(read).not.toBeNull();
    expect(read).toEqual(await parsed(argv));
  });

  it.each([
    [['preview', 'a']],
    [['validate', '--help']],
    [['validate', '-h']],
    [['validate', '--campaign', 'c', 'r', '--file-only']],
    [['validate', '--campaign=c']],
    [['validate', '--', '-x']],
    [['validate', '-']],
    [['validate', '--jsn']],
    [[]],
  ])('leaves %j to the parser', (argv) => {
    expect(readPlainValidate(argv)).toBeNull();
  });

  it('never reads anything otherwise', async () => {
    const argument = fc.oneof(
      fc.constantFrom(
        '--json',
        '--file-only',
        '--campaign',
        '--help',
        '--',
        '-',
        '-h',
        '--json=1',
        '--file',
        '--js',
        'a',
        'campaigns/b',
        '',
        'validate',
        'help',
      ),
      fc.string({ maxLength: 6 }),
    );
    let read = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(argument, { maxLength: 5 }), async (rest) => {
        const argv = ['validate', ...rest];
        const plain = readPlainValidate(argv);
        if (plain === null) return;
        read += 1;
        expect(plain).toEqual(await parsed(argv));
      }),
      { numRuns: 1500 },
    );
    expect(read).toBeGreaterThan(100);
  });
});
