/**
 * Commands about a run and its evidence: `run`, `status`, `sign`, `verify`, `fragments`, `report`, `demo`.
 * A command's module is imported when the command is chosen, so that a small one does not pay for a large one.
 */
import { Option, type Command } from 'commander';
import { declare, whole, type Choose, type Common } from './cli-flags.ts';

interface RunOptions extends Common {
  readonly runId: string;
  readonly gateway: string;
  readonly baseUrl?: string;
  readonly profile?: string;
  readonly concurrency?: number;
  readonly approve?: true;
}

export function declareRunCommands(program: Command, choose: Choose): void {
  declare(
    program,
    'run <campaign-dir>',
    'execute a campaign, or go on with a run that stopped; never sends anything twice',
    [
      'run campaigns/review-checklist --run-id r1 --gateway synthetic',
      'run campaigns/review-checklist --run-id r2 --gateway openai-chat --base-url http://127.0.0.1:8080/v1',
      'run campaigns/review-checklist --run-id r3 --gateway openai-chat --approve',
    ],
  )
    .requiredOption('--run-id <id>', 'name of the run; the same name again resumes it')
    .requiredOption(
      '--gateway <driver>',
      'synthetic (offline), or openai-chat (any compatible server; key from OPENAI_API_KEY)',
    )
    .option('--base-url <url>', "base URL of the server, such as http://127.0.0.1:8080/v1 (default: the driver's own)")
    .option('--profile <id>', 'route profile of .equipoise/routes.json (default: the one that fits)')
    .option('--concurrency <n>', 'pairs under way at once (default: 4, or fewer if the policy says so)', whole(1))
    .option(
      '--approve',
      'approve this campaign for yourself; needed when requests leave this machine and nobody can be asked',
    )
    .action((path: string, options: RunOptions) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/run.ts')).runCommand(
            {
              campaign: path,
              runId: options.runId,
              gateway: options.gateway,
              baseUrl: options.baseUrl ?? null,
              profile: options.profile ?? null,
              concurrency: options.concurrency ?? null,
              approve: options.approve === true,
            },
            context,
          ),
      });
    });

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

  declare(
    program,
    'fragments <run-dir>',
    'route and usage of a run for a paired AAR-versus-Prime evaluation, or every reason against it',
    ['fragments campaigns/review-checklist/runs/r1 --json', 'fragments campaigns/review-checklist/runs/r1 --arm aar'],
  )
    .addOption(
      new Option('--arm <arm>', 'one arm alone: aar is the candidate, prime the baseline').choices(['aar', 'prime']),
    )
    .action((run: string, options: Common & { arm?: 'aar' | 'prime' }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/fragments.ts')).fragmentsCommand({ run, arm: options.arm ?? null }, context),
      });
    });

  declare(program, 'report <run-dir>', 'what a run came to: Markdown on stdout, a self-contained page with --html', [
    'report campaigns/review-checklist/runs/r1',
    'report campaigns/review-checklist/runs/r1 --html report.html',
    'report campaigns/review-checklist/runs/r1 --format terminal',
  ])
    .option('--html <file>', 'also write the page to this file')
    .addOption(
      new Option('--format <format>', 'what stdout gets').choices(['markdown', 'terminal']).default('markdown'),
    )
    .action((run: string, options: Common & { html?: string; format: 'markdown' | 'terminal' }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/report.ts')).reportCommand(
            { run, html: options.html ?? null, format: options.format },
            context,
          ),
      });
    });

  declare(program, 'demo', 'the whole job in a fresh repository, offline: campaign, run, evidence, report', [
    'demo',
    'demo --dir /tmp/equipoise-demo',
  ])
    .option('--dir <dir>', 'new or empty folder for the repository (default: one in the folder for temporary files)')
    .option('--keep', 'leave a temporary folder behind even when the demo fails half-way')
    .action((options: Common & { dir?: string; keep?: true }) => {
      choose({
        json: options.json === true,
        run: async (context) =>
          (await import('../commands/demo.ts')).demoCommand(
            { folder: options.dir ?? null, keep: options.keep === true },
            context,
          ),
      });
    });
}
