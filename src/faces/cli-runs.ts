/**
 * Commands about a run and its evidence: `run`, `status`, `sign`, `verify`, `report`, `demo`.
 * A command's module is imported when the command is chosen, so that a small one does not pay for a large one.
 */
import type { Command } from 'commander';
import { declare, type Choose, type Common } from './cli-flags.ts';

export function declareRunCommands(program: Command, choose: Choose): void {
  declare(program, 'status <run-dir>', 'show how far a run is: state, what is pending, totals against the ceilings', [
    'status campaigns/review-checklist/runs/r1',
  ]).action((run: string, options: Common) => {
    choose({
      json: options.json === true,
      run: async (context) => (await import('../commands/status.ts')).statusCommand({ run }, context),
    });
  });

  declare(program, 'sign <run-dir>', 'recompute everything a run claims and sign it; refuses what does not add up', [
    'sign campaigns/review-checklist/runs/r1 --key ~/keys/equipoise.pem',
    'sign campaigns/review-checklist/runs/r1        # key from EQUIPOISE_SIGNING_KEY',
  ])
    .option(
      '--key <file>',
      'private key (PKCS#8 PEM or a 32-byte seed); default: environment variable EQUIPOISE_SIGNING_KEY',
    )
    .action((run: string, options: Common & { key?: string }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/sign.ts')).signCommand({ run, key: options.key ?? null }, context),
      });
    });

  declare(program, 'verify <run-dir>', 'check signed evidence against the files and the trust root, offline', [
    'verify campaigns/review-checklist/runs/r1',
  ]).action((run: string, options: Common) => {
    choose({
      json: options.json === true,
      run: async (context) => (await import('../commands/verify.ts')).verifyCommand({ run }, context),
    });
  });
}
